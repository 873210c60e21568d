"""Bottoms: trousers and skirts."""

from cut import legs, waist_inside
from denim import jeans
from drawing import Picture, mirrored, moved, shade


def slacks():
    p = Picture("#ebe5dc")
    colour = "#4b4d55"
    waist_inside(p, 154, 128, colour)
    body = mirrored(legs(waist=156, top=132, hip=(200, 390), crotch=500, hem=(190, 76), floor=1076))
    p.piece(body, colour, depth=0.36, grain=0.2)
    for sign in (1, -1):
        crease = f"M{sign * 92} 214 C{sign * 112} 460 {sign * 128} 760 {sign * 132} 1078"
        p.folds(body, [crease], colour, width=26, opacity=0.4, blur=9)
        p.line(crease, shade(colour, 0.28), 2, 0.7)
        p.line(f"M{sign * 62} 200 L{sign * 66} 300", shade(colour, -0.5), 2.2, 0.8)
        p.line(f"M{sign * 160} 190 L{sign * 186} 330", shade(colour, -0.55), 4, 0.85)
        p.folds(body, [f"M{sign * 6} 500 C{sign * 50} 480 {sign * 100} 450 {sign * 130} 450"], colour, width=9, opacity=0.3, blur=5)
    p.line("M0 190 L0 500", shade(colour, -0.55), 2.4, 0.9)
    p.line("M30 190 C32 300 28 360 2 408", shade(colour, -0.4), 1.8, 0.6)
    band = mirrored("M0 144 Q78 144 155 136 L159 182 Q82 190 0 190")
    p.piece(band, colour, depth=0.3, soft=10, grain=0.2, lift=1)
    p.piece("M-4 144 L40 143 L52 166 L40 189 L-4 190 Z", colour, depth=0.24, soft=8, lift=2)
    p.snap(34, 166, 5, "#8b8d92")
    for x in (-116, -56, 96):
        p.piece(f"M{x} 132 L{x + 11} 132 L{x + 11} 196 L{x} 196 Z", colour, depth=0.2, soft=5, lift=2)
    return p


def pleated_skirt():
    p = Picture("#e6e8ea")
    colour = "#2d4258"
    waist_inside(p, 168, 244, colour)
    outline = mirrored("M0 262 Q86 262 170 250 L176 300 C230 480 292 700 330 900 Q170 938 0 938")
    tartan = p.pattern(
        120, 110,
        '<path d="M0 30 H120 M0 84 H120" stroke="#7fa08a" stroke-width="12" opacity="0.40"/>'
        '<path d="M0 57 H120" stroke="#d9b25f" stroke-width="3.5" opacity="0.75"/>'
        '<path d="M0 14 H120 M0 100 H120" stroke="#b5473f" stroke-width="3.5" opacity="0.7"/>',
    )
    p.piece(outline, colour, pattern=tartan, depth=0.3, grain=0.14)
    count = 14
    marks = []
    soft = p.blur(5)
    for i in range(count + 1):
        share = i / count * 2 - 1
        x0, x1 = 176 * share, 330 * share
        y0, y1 = 300 - 12 * abs(share), 938 - 38 * share * share
        width = 2 * 330 / count
        marks.append(f'<path d="M{x0} {y0} L{x1} {y1} L{x1 + width * 0.42} {y1} L{x0 + 5} {y0} Z" fill="#000" opacity="0.42" filter="url(#{soft})"/>')
        marks.append(f'<path d="M{x0 - 2} {y0} L{x1 - 3} {y1}" stroke="#fff" stroke-width="5" opacity="0.20" filter="url(#{p.blur(2)})"/>')
        # A band of the upright stripes on each pleat's face.
        mid0, mid1 = x0 - 176 / count * 0.8, x1 - 330 / count * 0.8
        marks.insert(0, f'<path d="M{mid0} {y0} L{mid1} {y1}" stroke="#7fa08a" stroke-width="9" opacity="0.36"/><path d="M{mid0 + 7} {y0} L{mid1 + 9} {y1}" stroke="#d9b25f" stroke-width="2.6" opacity="0.6"/>')
        marks.append(f'<path d="M{x0} {y0} L{x1} {y1}" stroke="{shade(colour, -0.6)}" stroke-width="2.4" opacity="0.9"/>')
    p.within(outline, "".join(marks))
    hem = "M-330 900 Q-170 938 0 938 Q170 938 330 900"
    p.line(moved(hem, 0, -12), "#101a26", 1.8, 0.55, "6 5")
    band = mirrored("M0 260 Q88 260 171 248 L178 306 Q92 318 0 318")
    p.piece(band, colour, pattern=tartan, depth=0.32, soft=12, lift=3)
    p.line("M-170 256 Q0 276 170 256", "#101a26", 1.6, 0.5, "6 5")
    p.button(128, 284, 10, "#d9b25f", holes=2)
    return p


def shorts():
    p = Picture("#dde5e6")
    colour = "#b9a27c"
    waist_inside(p, 196, 262, colour)
    half = "M0 274 Q98 274 196 264 C214 340 236 430 246 520 C262 640 274 740 284 846 L52 872 C44 780 30 690 0 604"
    body = mirrored(half)
    p.piece(body, colour, depth=0.34, grain=0.2)
    for sign in (1, -1):
        p.folds(body, [f"M{sign * 8} 606 C{sign * 60} 590 {sign * 130} 556 {sign * 190} 552", f"M{sign * 12} 630 C{sign * 60} 636 {sign * 110} 620 {sign * 150} 628",
                       f"M{sign * 160} 660 C{sign * 170} 740 {sign * 168} 800 {sign * 172} 850"], colour, width=12, opacity=0.24, blur=5)
        p.line(f"M{sign * 150} 326 L{sign * 226} 470", shade(colour, -0.5), 4, 0.8)
        p.line(f"M{sign * 142} 330 L{sign * 217} 474", shade(colour, -0.4), 1.6, 0.7, "6 5")
        p.line(f"M{sign * 88} 328 C{sign * 92} 390 {sign * 96} 420 {sign * 98} 450", shade(colour, -0.45), 2, 0.6)
        for lift in (28, 36):
            p.line(f"M{sign * 54} {874 - lift} L{sign * 280} {848 - lift}", shade(colour, -0.4), 1.6, 0.7, "6 5")
    p.line("M0 326 L0 604", shade(colour, -0.5), 2.4, 0.85)
    p.line("M42 326 C44 420 36 470 4 520", shade(colour, -0.4), 1.7, 0.75, "6 5")
    band = mirrored("M0 274 Q98 274 197 264 L206 320 Q104 330 0 330")
    p.piece(band, colour, depth=0.3, soft=12, grain=0.2, lift=2)
    for y in (8, 48):
        p.line(f"M-194 {268 + y} Q0 {278 + y} 194 {268 + y}", shade(colour, -0.4), 1.6, 0.7, "6 5")
    p.button(16, 302, 11, "#6b5336")
    for x in (-140, -70, 112):
        p.piece(f"M{x} 262 L{x + 14} 262 L{x + 14} 336 L{x} 336 Z", colour, depth=0.2, soft=6, lift=2)
    return p


def long_skirt():
    p = Picture("#ece4df")
    colour = "#8fa58c"
    waist_inside(p, 142, 142, colour)
    outline = mirrored("M0 158 Q72 158 144 150 C170 230 206 300 212 400 C220 620 262 860 300 1058 C200 1096 90 1086 0 1090")
    sheen = p.gradient((0, shade(colour, -0.22)), (0.18, shade(colour, 0.18)), (0.34, shade(colour, -0.05)), (0.5, shade(colour, 0.30)), (0.66, shade(colour, -0.14)), (0.82, shade(colour, 0.16)), (1, shade(colour, -0.28)), across=True)
    p.piece(outline, colour, paint=sheen, depth=0.34, soft=30)
    drape = []
    for x, bend in ((-96, -40), (-40, -14), (30, 12), (92, 44)):
        drape.append(f"M{x} 200 C{x * 1.2} 460 {x * 1.5 + bend} 760 {x * 2.1 + bend} 1090")
    p.folds(outline, drape, colour, width=34, opacity=0.26, blur=14)
    p.folds(outline, ["M-190 420 C-100 470 -40 560 -10 700", "M196 400 C140 480 90 560 70 660"], colour, width=22, opacity=0.14, blur=12)
    p.line("M-296 1050 C-200 1084 -90 1076 0 1080 C90 1076 200 1086 296 1048", shade(colour, -0.4), 1.5, 0.55, "6 5")
    # The slit.
    p.folds(outline, ["M150 820 C170 920 186 1000 196 1090"], colour, width=18, opacity=0.5, blur=6, light=False)
    p.line("M146 800 C164 900 180 1000 192 1082", shade(colour, -0.5), 2.6, 0.85)
    band = mirrored("M0 156 Q74 156 145 147 L151 194 Q78 204 0 204")
    p.piece(band, colour, paint=sheen, depth=0.3, soft=10, lift=2)
    gathers = [f"M{x} 152 L{x} 206" for x in range(-140, 141, 14)]
    p.folds(band, gathers, colour, width=4, opacity=0.28, blur=1.6)
    return p


def joggers():
    p = Picture("#e5e0e6")
    colour = "#5d6b62"
    waist_inside(p, 166, 132, colour)
    half = "M0 150 Q84 150 168 142 C190 230 216 320 220 420 C226 600 222 820 196 992 L92 1000 C82 820 40 640 0 520"
    body = mirrored(half)
    p.piece(body, colour, depth=0.34, grain=0.26)
    for sign in (1, -1):
        p.folds(body, [f"M{sign * 8} 524 C{sign * 60} 510 {sign * 110} 480 {sign * 160} 480", f"M{sign * 96} 930 C{sign * 120} 946 {sign * 150} 944 {sign * 190} 920",
                       f"M{sign * 94} 970 C{sign * 120} 984 {sign * 150} 980 {sign * 190} 964", f"M{sign * 130} 620 C{sign * 140} 720 {sign * 140} 800 {sign * 136} 860"], colour, width=12, opacity=0.3, blur=5)
        p.line(f"M{sign * 158} 222 C{sign * 164} 300 {sign * 186} 356 {sign * 210} 392", shade(colour, -0.5), 4, 0.85)
        p.line(f"M{sign * 149} 224 C{sign * 155} 304 {sign * 178} 364 {sign * 204} 402", shade(colour, -0.4), 1.6, 0.7, "6 5")
        p.rib(f"M{sign * 94} 1030 L{sign * 194} 1022", colour, 62, gap=6)
        stripe = f"M{sign * 196} 240 C{sign * 214} 420 {sign * 214} 800 {sign * 184} 994"
        p.within(body, f'<path d="{stripe}" fill="none" stroke="#f1ece0" stroke-width="13" opacity="0.9"/>')
    p.line("M0 204 L0 520", shade(colour, -0.5), 2.4, 0.85)
    p.rib("M-166 172 Q0 188 166 172", colour, 60, gap=7)
    for k in (-10, 12):
        p.line(f"M-168 {172 + k} Q0 {188 + k} 168 {172 + k}", shade(colour, -0.4), 1.6, 0.7, "6 5")
    for sign, long in ((1, 356), (-1, 330)):
        p.snap(sign * 22, 184, 6, "#c9c5bb")
        cord = f"M{sign * 22} 186 C{sign * 40} 240 {sign * 18} 280 {sign * 34} {long}"
        p.line(moved(cord, 3, 5), "#000", 7, 0.22)
        p.line(cord, "#f1ece0", 7, 1)
        p.line(f"M{sign * 34} {long} L{sign * 36} {long + 18}", "#c9c5bb", 8, 1)
    return p


def corduroys():
    p = Picture("#e3e7e3")
    colour = "#8a5a3c"
    waist_inside(p, 156, 132, colour)
    body = mirrored(legs(waist=158, top=136, hip=(206, 400), crotch=510, hem=(252, 66), floor=1060))
    wales = p.pattern(
        11, 40,
        f'<rect width="4" height="40" fill="{shade(colour, -0.55)}" opacity="0.55"/>'
        '<rect x="6" width="3" height="40" fill="#fff" opacity="0.14"/>',
    )
    p.piece(body, colour, pattern=wales, depth=0.34, grain=0.12)
    for sign in (1, -1):
        p.folds(body, [f"M{sign * 8} 512 C{sign * 60} 494 {sign * 120} 462 {sign * 166} 460", f"M{sign * 120} 600 C{sign * 134} 760 {sign * 156} 900 {sign * 160} 1060",
                       f"M{sign * 60} 200 C{sign * 64} 260 {sign * 74} 320 {sign * 80} 380"], colour, width=14, opacity=0.28, blur=6)
        p.line(f"M{sign * 138} 200 L{sign * 192} 338", shade(colour, -0.6), 5, 0.85)
        p.line(f"M{sign * 68} 1036 L{sign * 250} 1030", shade(colour, -0.5), 2, 0.7, "6 5")
    p.line("M0 196 L0 510", shade(colour, -0.6), 2.6, 0.9)
    p.line("M36 196 C38 300 32 360 4 414", shade(colour, -0.5), 1.8, 0.8, "6 5")
    band = mirrored("M0 148 Q80 148 157 140 L162 190 Q84 200 0 200")
    p.piece(band, colour, pattern=p.pattern(40, 11, '<rect width="40" height="4" fill="#3a2113" opacity="0.5"/>'), depth=0.3, soft=12, lift=2)
    p.button(6, 174, 12, "#3b2618")
    for x in (-108, -58, 94):
        p.piece(f"M{x} 134 L{x + 14} 134 L{x + 14} 206 L{x} 206 Z", colour, depth=0.24, soft=6, lift=3)
    return p


BOTTOMS = {
    "jeans": jeans,
    "slacks": slacks,
    "pleated-skirt": pleated_skirt,
    "shorts": shorts,
    "long-skirt": long_skirt,
    "joggers": joggers,
    "corduroys": corduroys,
}
