// The sample wardrobe. Written by Scripts/make-sample-wardrobe.py.
static const unsigned char sample_accessory_beanie[] = {
#embed "../Cupboard/Sample/Pictures/accessory-beanie.webp"
};
static const unsigned char sample_accessory_belt[] = {
#embed "../Cupboard/Sample/Pictures/accessory-belt.webp"
};
static const unsigned char sample_accessory_cap[] = {
#embed "../Cupboard/Sample/Pictures/accessory-cap.webp"
};
static const unsigned char sample_accessory_scarf[] = {
#embed "../Cupboard/Sample/Pictures/accessory-scarf.webp"
};
static const unsigned char sample_accessory_sunglasses[] = {
#embed "../Cupboard/Sample/Pictures/accessory-sunglasses.webp"
};
static const unsigned char sample_accessory_tote_bag[] = {
#embed "../Cupboard/Sample/Pictures/accessory-tote-bag.webp"
};
static const unsigned char sample_accessory_watch[] = {
#embed "../Cupboard/Sample/Pictures/accessory-watch.webp"
};
static const unsigned char sample_bottom_corduroys[] = {
#embed "../Cupboard/Sample/Pictures/bottom-corduroys.webp"
};
static const unsigned char sample_bottom_jeans[] = {
#embed "../Cupboard/Sample/Pictures/bottom-jeans.webp"
};
static const unsigned char sample_bottom_joggers[] = {
#embed "../Cupboard/Sample/Pictures/bottom-joggers.webp"
};
static const unsigned char sample_bottom_long_skirt[] = {
#embed "../Cupboard/Sample/Pictures/bottom-long-skirt.webp"
};
static const unsigned char sample_bottom_pleated_skirt[] = {
#embed "../Cupboard/Sample/Pictures/bottom-pleated-skirt.webp"
};
static const unsigned char sample_bottom_shorts[] = {
#embed "../Cupboard/Sample/Pictures/bottom-shorts.webp"
};
static const unsigned char sample_bottom_slacks[] = {
#embed "../Cupboard/Sample/Pictures/bottom-slacks.webp"
};
static const unsigned char sample_outer_blazer[] = {
#embed "../Cupboard/Sample/Pictures/outer-blazer.webp"
};
static const unsigned char sample_outer_cardigan[] = {
#embed "../Cupboard/Sample/Pictures/outer-cardigan.webp"
};
static const unsigned char sample_outer_denim_jacket[] = {
#embed "../Cupboard/Sample/Pictures/outer-denim-jacket.webp"
};
static const unsigned char sample_outer_fleece[] = {
#embed "../Cupboard/Sample/Pictures/outer-fleece.webp"
};
static const unsigned char sample_outer_padded_jacket[] = {
#embed "../Cupboard/Sample/Pictures/outer-padded-jacket.webp"
};
static const unsigned char sample_outer_parka[] = {
#embed "../Cupboard/Sample/Pictures/outer-parka.webp"
};
static const unsigned char sample_outer_trench_coat[] = {
#embed "../Cupboard/Sample/Pictures/outer-trench-coat.webp"
};
static const unsigned char sample_shoes_chelsea_boots[] = {
#embed "../Cupboard/Sample/Pictures/shoes-chelsea-boots.webp"
};
static const unsigned char sample_shoes_heels[] = {
#embed "../Cupboard/Sample/Pictures/shoes-heels.webp"
};
static const unsigned char sample_shoes_loafers[] = {
#embed "../Cupboard/Sample/Pictures/shoes-loafers.webp"
};
static const unsigned char sample_shoes_rain_boots[] = {
#embed "../Cupboard/Sample/Pictures/shoes-rain-boots.webp"
};
static const unsigned char sample_shoes_sandals[] = {
#embed "../Cupboard/Sample/Pictures/shoes-sandals.webp"
};
static const unsigned char sample_shoes_sneakers[] = {
#embed "../Cupboard/Sample/Pictures/shoes-sneakers.webp"
};
static const unsigned char sample_top_blouse[] = {
#embed "../Cupboard/Sample/Pictures/top-blouse.webp"
};
static const unsigned char sample_top_cable_knit[] = {
#embed "../Cupboard/Sample/Pictures/top-cable-knit.webp"
};
static const unsigned char sample_top_flannel_shirt[] = {
#embed "../Cupboard/Sample/Pictures/top-flannel-shirt.webp"
};
static const unsigned char sample_top_hoodie[] = {
#embed "../Cupboard/Sample/Pictures/top-hoodie.webp"
};
static const unsigned char sample_top_oxford_shirt[] = {
#embed "../Cupboard/Sample/Pictures/top-oxford-shirt.webp"
};
static const unsigned char sample_top_polo_shirt[] = {
#embed "../Cupboard/Sample/Pictures/top-polo-shirt.webp"
};
static const unsigned char sample_top_sleeveless[] = {
#embed "../Cupboard/Sample/Pictures/top-sleeveless.webp"
};
static const unsigned char sample_top_striped_shirt[] = {
#embed "../Cupboard/Sample/Pictures/top-striped-shirt.webp"
};
static const unsigned char sample_top_t_shirt[] = {
#embed "../Cupboard/Sample/Pictures/top-t-shirt.webp"
};

#define SAMPLE_FILES \
    FILE("sample/accessory-beanie.webp", sample_accessory_beanie), \
    FILE("sample/accessory-belt.webp", sample_accessory_belt), \
    FILE("sample/accessory-cap.webp", sample_accessory_cap), \
    FILE("sample/accessory-scarf.webp", sample_accessory_scarf), \
    FILE("sample/accessory-sunglasses.webp", sample_accessory_sunglasses), \
    FILE("sample/accessory-tote-bag.webp", sample_accessory_tote_bag), \
    FILE("sample/accessory-watch.webp", sample_accessory_watch), \
    FILE("sample/bottom-corduroys.webp", sample_bottom_corduroys), \
    FILE("sample/bottom-jeans.webp", sample_bottom_jeans), \
    FILE("sample/bottom-joggers.webp", sample_bottom_joggers), \
    FILE("sample/bottom-long-skirt.webp", sample_bottom_long_skirt), \
    FILE("sample/bottom-pleated-skirt.webp", sample_bottom_pleated_skirt), \
    FILE("sample/bottom-shorts.webp", sample_bottom_shorts), \
    FILE("sample/bottom-slacks.webp", sample_bottom_slacks), \
    FILE("sample/outer-blazer.webp", sample_outer_blazer), \
    FILE("sample/outer-cardigan.webp", sample_outer_cardigan), \
    FILE("sample/outer-denim-jacket.webp", sample_outer_denim_jacket), \
    FILE("sample/outer-fleece.webp", sample_outer_fleece), \
    FILE("sample/outer-padded-jacket.webp", sample_outer_padded_jacket), \
    FILE("sample/outer-parka.webp", sample_outer_parka), \
    FILE("sample/outer-trench-coat.webp", sample_outer_trench_coat), \
    FILE("sample/shoes-chelsea-boots.webp", sample_shoes_chelsea_boots), \
    FILE("sample/shoes-heels.webp", sample_shoes_heels), \
    FILE("sample/shoes-loafers.webp", sample_shoes_loafers), \
    FILE("sample/shoes-rain-boots.webp", sample_shoes_rain_boots), \
    FILE("sample/shoes-sandals.webp", sample_shoes_sandals), \
    FILE("sample/shoes-sneakers.webp", sample_shoes_sneakers), \
    FILE("sample/top-blouse.webp", sample_top_blouse), \
    FILE("sample/top-cable-knit.webp", sample_top_cable_knit), \
    FILE("sample/top-flannel-shirt.webp", sample_top_flannel_shirt), \
    FILE("sample/top-hoodie.webp", sample_top_hoodie), \
    FILE("sample/top-oxford-shirt.webp", sample_top_oxford_shirt), \
    FILE("sample/top-polo-shirt.webp", sample_top_polo_shirt), \
    FILE("sample/top-sleeveless.webp", sample_top_sleeveless), \
    FILE("sample/top-striped-shirt.webp", sample_top_striped_shirt), \
    FILE("sample/top-t-shirt.webp", sample_top_t_shirt),
