"""Denim: its weave and its stitches, a jacket and jeans of it."""

from cut import Torso, legs, sewn, waist_inside
from drawing import Picture, both, flip, mirrored, moved, shade

DENIM, THREAD = "#5378a6", "#e0a25a"


def twill(p, turn=0, strength=0.09):
    """The diagonal of denim."""
    return p.pattern(
        7, 7,
        f'<path d="M-2 5 L5 -2 M2 9 L9 2" stroke="#ffffff" stroke-width="1.3" opacity="{strength}"/>'
        f'<path d="M0 7 L7 0" stroke="#0a1730" stroke-width="1.4" opacity="{strength}"/>',
        turn=turn,
    )


def double_stitch(p, path, gap=6, dx=1, dy=0, colour=THREAD):
    for k in (0, gap):
        p.line(moved(path, k * dx, k * dy), colour, 1.8, 0.9, "7 4")


def denim_jacket():
    p = Picture(None)
    colour = DENIM
    t = Torso(neck=84, neck_y=226, drop=60, shoulder=240, shoulder_y=280, pit=(226, 446), waist=(212, 690), hem=(200, 872), cuff=((394, 826), (308, 850)))
    cloth = twill(p)
    body = sewn(p, t, colour, pattern=cloth, grain=0.05, inside=shade(colour, -0.45))
    for sign in (1, -1):
        p.glow(body, sign * 110, 620, 60, 150, opacity=0.22)
        side = t.sleeve() if sign > 0 else flip(t.sleeve())
        p.glow(side, sign * 336, 620, 26, 110, opacity=0.30, turn=-12 * sign)
        p.line(f"M{sign * 262} 330 C{sign * 318} 500 {sign * 344} 660 {sign * 352} 836", shade(colour, -0.4), 2, 0.6)
        double_stitch(p, f"M{sign * 270} 330 C{sign * 326} 500 {sign * 352} 660 {sign * 360} 834", 0)
    # Yoke.
    yoke = mirrored("M0 286 C54 286 80 262 84 226 L240 280 C232 320 224 352 220 384 L0 392")
    p.piece(yoke, colour, pattern=cloth, depth=0.26, soft=18, grain=0.05, lift=2)
    double_stitch(p, "M-218 372 L218 372", 7, 0, 1)
    # Panels: two seams run from the pockets to the waistband, narrowing.
    for sign in (1, -1):
        for a, b in ((64, 40), (176, 128)):
            p.line(f"M{sign * a} 392 L{sign * b} 872", shade(colour, -0.5), 2.4, 0.8)
            double_stitch(p, f"M{sign * (a + 5)} 394 L{sign * (b + 5)} 872", 6)
        p.line(f"M{sign * 196} 620 L{sign * 178} 780", shade(colour, -0.55), 5, 0.7)
        double_stitch(p, f"M{sign * 186} 616 L{sign * 168} 780", 0)
    # Chest pockets with pointed flaps.
    bag = "M66 408 L172 408 L160 530 L119 552 L78 530 Z"
    flap = "M62 384 L178 384 L176 428 L119 458 L64 428 Z"
    for path in (bag, flip(bag)):
        p.piece(path, colour, pattern=cloth, depth=0.2, soft=14, grain=0.05, lift=1.5)
    double_stitch(p, both("M72 440 L84 526 L119 544 L154 526 L166 440"), 0)
    for path in (flap, flip(flap)):
        p.piece(path, colour, pattern=cloth, depth=0.24, soft=14, grain=0.05, lift=4)
    double_stitch(p, both("M69 390 L71 424 L119 449 L169 424 L171 390"), 0)
    for x in (119, -119):
        p.snap(x, 432, 9)
    # Button band and waistband.
    p.piece("M-28 300 L28 300 L28 880 L-28 880 Z", colour, pattern=cloth, depth=0.2, soft=14, grain=0.05, lift=2)
    for x in (-21, 21):
        double_stitch(p, f"M{x} 300 L{x} 876", 0)
    band = "M-202 868 Q0 886 202 868 L204 928 Q0 946 -204 928 Z"
    p.piece(band, colour, pattern=cloth, depth=0.24, soft=14, grain=0.05, lift=2)
    double_stitch(p, "M-198 876 Q0 893 198 876", 0)
    double_stitch(p, "M-200 920 Q0 937 200 920", 0)
    for y in (350, 446, 542, 638, 734, 826, 908):
        p.snap(0, y, 10)
    (ox, oy), (ix, iy) = t.cuff
    cuff = f"M{ox + 5} {oy + 4} L{ix - 3} {iy + 6} L{ix - 16} {iy - 56} L{ox - 6} {oy - 60} Z"
    for path in (cuff, flip(cuff)):
        p.piece(path, colour, pattern=cloth, depth=0.26, soft=12, grain=0.05, lift=3)
    double_stitch(p, both(f"M{ox} {oy - 5} L{ix} {iy - 3}"), 0)
    double_stitch(p, both(f"M{ox - 10} {oy - 50} L{ix - 10} {iy - 47}"), 0)
    for sign in (1, -1):
        p.snap(sign * (ix + 10), iy - 28, 8)
    # Collar.
    p.piece(mirrored("M0 186 C52 186 82 196 96 220 L70 268 L0 300"), shade(colour, -0.3), pattern=cloth, depth=0.4)
    p.draw('<rect x="-34" y="206" width="68" height="30" rx="3" fill="#b5854f" stroke="#6d4b26" stroke-width="1.5"/>')
    leaf = "M90 200 C112 208 124 226 126 246 L112 338 L12 294 C54 276 80 246 90 200 Z"
    for path in (leaf, flip(leaf)):
        p.piece(path, colour, pattern=cloth, depth=0.28, soft=16, grain=0.05, lift=5)
    double_stitch(p, both("M118 248 L105 327 L24 291"), 0)
    return p


def jeans():
    p = Picture(None)
    colour = "#3f5f8c"
    cloth = twill(p)
    waist_inside(p, 160, 132, colour)
    body = mirrored(legs(waist=162, top=136, hip=(208, 400), crotch=520, hem=(226, 88), floor=1064))
    p.piece(body, colour, pattern=cloth, depth=0.36, grain=0.06)
    for sign in (1, -1):
        p.glow(body, sign * 126, 560, 50, 170, "#cfe0f5", 0.40, turn=-4 * sign)
        p.glow(body, sign * 150, 800, 40, 120, "#cfe0f5", 0.28)
        p.folds(body, [f"M{sign * 12} 520 C{sign * 60} 500 {sign * 110} 470 {sign * 160} 462",
                       f"M{sign * 14} 540 C{sign * 60} 540 {sign * 100} 520 {sign * 140} 520",
                       f"M{sign * 110} 780 C{sign * 140} 792 {sign * 170} 790 {sign * 200} 770",
                       f"M{sign * 108} 812 C{sign * 140} 826 {sign * 170} 820 {sign * 196} 806"], colour, width=9, opacity=0.24, blur=4)
        double_stitch(p, f"M{sign * 16} 536 C{sign * 40} 680 {sign * 84} 860 {sign * 96} 1060", 0)
    # Fly, pockets, coin pocket.
    p.line("M0 196 L0 520", shade(colour, -0.5), 2.6, 0.9)
    double_stitch(p, "M40 196 C42 300 38 360 4 420", 7)
    mouth = "M74 196 C80 262 120 300 196 306"
    for path in (mouth, flip(mouth)):
        p.line(moved(path, 0, 3), "#000", 5, 0.3)
        p.line(path, shade(colour, -0.5), 2.4, 0.9)
    for k in (8, 15):
        p.line(both(f"M{74 - k * 0.9} {196} C{80 - k} {262 + k} {120 - k * 0.4} {300 + k} 196 {306 + k}"), THREAD, 1.8, 0.9, "7 4")
    p.piece("M104 236 L160 230 L166 300 C140 298 120 288 108 276 Z", colour, pattern=cloth, depth=0.22, soft=8, grain=0.05)
    double_stitch(p, "M106 246 L160 240", 6, 0, 1)
    # Waistband with loops, button and rivets.
    band = mirrored("M0 148 Q82 148 161 140 L166 190 Q86 200 0 200")
    p.piece(band, colour, pattern=cloth, depth=0.3, soft=12, grain=0.05, lift=2)
    for y in (8, 44):
        double_stitch(p, f"M-158 {140 + y} Q0 {156 + y} 158 {140 + y}", 0)
    for x in (-110, 98):
        p.piece(f"M{x} 134 L{x + 15} 134 L{x + 15} 206 L{x} 206 Z", colour, pattern=cloth, depth=0.2, soft=6, lift=3)
        double_stitch(p, f"M{x + 4} 138 L{x + 4} 204", 7)
    p.snap(2, 174, 13)
    for x, y in ((76, 204), (188, 304)):
        p.snap(x, y, 5.5)
        p.snap(-x, y, 5.5)
    double_stitch(p, both("M96 1044 L224 1040"), 0)
    p.folds(body, [both("M92 1052 L226 1048")], colour, width=5, opacity=0.4, blur=2)
    return p
