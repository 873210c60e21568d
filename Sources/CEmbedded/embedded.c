// Files of the source tree that travel inside the program. To add one: an array, and a line in the table.
#include "embedded.h"

static const unsigned char accounts_sql[] = {
#embed "../Accounts/Migrations/0001-accounts.sql"
};
static const unsigned char pictures_sql[] = {
#embed "../Pictures/Migrations/0002-pictures.sql"
};
static const unsigned char closet_sql[] = {
#embed "../Closet/Migrations/0003-closet.sql"
};
static const unsigned char web_catalogue[] = {
#embed "../Web/Localization/Web.xcstrings"
};
static const unsigned char web_css[] = {
#embed "../Web/Assets/Files/styles/base.css"
    ,
#embed "../Web/Assets/Files/styles/layout.css"
    ,
#embed "../Web/Assets/Files/styles/closet.css"
    ,
#embed "../Web/Assets/Files/styles/forms.css"
};
static const unsigned char web_carousel[] = {
#embed "../Web/Assets/Files/carousel.js"
};
static const unsigned char web_filter[] = {
#embed "../Web/Assets/Files/filter.js"
};
static const unsigned char web_form[] = {
#embed "../Web/Assets/Files/form.js"
};
static const unsigned char web_upload[] = {
#embed "../Web/Assets/Files/upload.js"
};
static const unsigned char web_zoom[] = {
#embed "../Web/Assets/Files/zoom.js"
};
static const unsigned char web_icon[] = {
#embed "../Web/Assets/Files/icon.svg"
};

#include "sample.h"

#define FILE(name, bytes) {name, bytes, sizeof bytes}

static const struct cembedded_file files[] = {
    FILE("migrations/0001-accounts.sql", accounts_sql),
    FILE("migrations/0002-pictures.sql", pictures_sql),
    FILE("migrations/0003-closet.sql", closet_sql),
    FILE("web/Web.xcstrings", web_catalogue),
    FILE("web/app.css", web_css),
    FILE("web/carousel.js", web_carousel),
    FILE("web/filter.js", web_filter),
    FILE("web/form.js", web_form),
    FILE("web/upload.js", web_upload),
    FILE("web/zoom.js", web_zoom),
    FILE("web/icon.svg", web_icon),
    SAMPLE_FILES
    {0, 0, 0},
};

const struct cembedded_file *cembedded_table(void) { return files; }
