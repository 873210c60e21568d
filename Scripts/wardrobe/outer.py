"""Outerwear: coats and jackets."""

import math
import random

from cut import Torso, sewn
from denim import denim_jacket
from drawing import Picture, both, flip, mirrored, moved, shade


def back_collar(p, t, colour, rise=26):
    """The standing back of a collar and the inside of the neck."""
    n, ny = t.neck, t.neck_y
    p.piece(
        mirrored(f"M0 {ny - rise} C{n * 0.5} {ny - rise} {n * 0.86} {ny - rise + 4} {n + 8} {ny - 6} L{n} {ny + 60} L0 {ny + 90}"),
        shade(colour, -0.12), depth=0.35, soft=16,
    )


def trench_coat():
    p = Picture("#e4e7e6")
    colour, lining = "#cbb08a", "#8d7454"
    t = Torso(
        neck=84, neck_y=150, drop=250, shoulder=236, shoulder_y=206, pit=(218, 372), waist=(196, 610), hem=(262, 1076),
        sag=16, cuff=((394, 752), (306, 776)),
    )
    body = sewn(p, t, colour, grain=0.1, inside=lining)
    p.piece(mirrored("M0 118 C52 118 84 128 94 152 L70 250 L0 330"), shade(colour, -0.30), depth=0.4)
    p.tag(160, 54)
    # The back vent's shadow, and the front that laps over to the right.
    p.folds(body, ["M78 460 L84 1090"], colour, width=22, opacity=0.35, blur=8, light=False)
    p.line("M62 448 L66 1090", shade(colour, -0.5), 2.6, 0.85)
    p.line("M52 452 L56 1088", shade(colour, -0.4), 1.5, 0.7, "6 5")
    p.folds(body, ["M-120 650 C-128 800 -150 900 -160 1070", "M150 650 C156 800 176 920 190 1060", "M-40 660 C-44 800 -50 940 -52 1080"], colour, width=20, opacity=0.20)
    # Storm flap on one shoulder.
    flap = "M84 150 L236 206 C222 262 212 300 214 352 C160 398 96 402 40 388 Z"
    p.piece(flap, colour, depth=0.2, soft=16, grain=0.1, lift=4)
    p.line("M206 344 C158 384 98 390 46 378", shade(colour, -0.4), 1.5, 0.7, "6 5")
    # Lapels and collar.
    right = "M74 178 L136 262 L112 300 L150 330 C120 400 96 430 62 456 C40 400 26 330 0 270 Z"
    left = "M-74 178 L-136 262 L-112 300 L-158 326 C-120 396 -60 450 58 456 C10 400 -10 330 0 262 Z"
    p.piece(right, colour, depth=0.24, soft=18, grain=0.1, lift=4)
    p.piece(left, colour, depth=0.24, soft=18, grain=0.1, lift=6)
    leaf = "M86 132 C112 138 128 160 130 182 L152 252 L92 288 C70 250 40 232 26 236 C50 200 72 170 86 132 Z"
    for path in (leaf, flip(leaf)):
        p.piece(path, colour, depth=0.24, soft=16, grain=0.1, lift=5)
    p.line(both("M124 188 L142 248 L94 276"), shade(colour, -0.4), 1.5, 0.7, "6 5")
    p.line("M-148 330 C-112 392 -56 438 40 446", shade(colour, -0.4), 1.5, 0.7, "6 5")
    # Epaulettes.
    strap = "M120 176 L226 214 C238 222 236 236 224 236 L112 200 Z"
    for path in (strap, flip(strap)):
        p.piece(path, colour, depth=0.2, soft=8, lift=3)
    for x in (136, -136):
        p.button(x, 196, 7.5, "#5c432b")
    # Two rows of buttons.
    for y in (500, 560, 760, 850):
        for x in (-96, 34):
            p.button(x, y, 13, "#5c432b")
    # Pockets.
    welt = "M122 706 L150 700 L178 822 L150 830 Z"
    for path in (welt, flip(welt)):
        p.piece(path, colour, depth=0.22, soft=10, lift=3)
    # Belt with its buckle and its loose end.
    p.piece("M-200 600 Q0 622 200 600 L203 650 Q0 674 -203 650 Z", colour, depth=0.3, soft=12, lift=5)
    for dy in (9, 41):
        p.line(f"M-198 {602 + dy} Q0 {622 + dy} 198 {602 + dy}", shade(colour, -0.4), 1.5, 0.7, "6 5")
    p.piece("M58 612 L112 606 C120 690 128 760 122 818 L92 842 L66 818 C72 740 66 680 58 612 Z", colour, depth=0.3, soft=12, lift=6)
    for x in (150, -168):
        p.piece(f"M{x} 594 L{x + 18} 592 L{x + 18} 668 L{x} 670 Z", colour, depth=0.2, soft=6, lift=2)
    p.draw('<rect x="18" y="598" width="62" height="70" rx="10" fill="none" stroke="#3d2c1b" stroke-width="13"/>')
    p.draw('<rect x="18" y="598" width="62" height="70" rx="10" fill="none" stroke="#7a5b3b" stroke-width="6" opacity="0.8"/>')
    p.line("M46 633 L84 633", "#3d2c1b", 6, 1)
    # Cuff straps.
    band = "M388 690 L296 716 L300 742 L392 716 Z"
    for path in (band, flip(band)):
        p.piece(path, colour, depth=0.24, soft=8, lift=3)
    for x in (318, -318):
        p.button(x, 722, 7, "#5c432b")
    p.line("M-258 1062 Q-130 1080 58 1078 M72 1078 Q150 1078 258 1062", shade(colour, -0.4), 1.5, 0.6, "6 5")
    return p


def quilted(p, path, colour, rows, clip_extra=None):
    """Horizontal quilting: each row swells between two lines of stitches."""
    soft = p.blur(9)
    marks = []
    for top, low in rows:
        height = low(0) - top(0)
        for share, tone, width, opacity in ((0.24, "#ffffff", 0.34, 0.34), (0.80, shade(colour, -0.7), 0.36, 0.34)):
            points = " ".join(f"{x} {top(x) + (low(x) - top(x)) * share:.1f}" for x in range(-440, 441, 40))
            marks.append(
                f'<path d="M{points.split(" ", 2)[0]} {points.split(" ", 2)[1]} L{points}" fill="none" stroke="{tone}" '
                f'stroke-width="{height * width:.1f}" opacity="{opacity}" filter="url(#{soft})"/>'
            )
        for x in range(-430, 431, 23):
            jitter = ((x * 37) % 17) - 8
            marks.append(
                f'<path d="M{x + jitter} {low(x) - 2:.1f} q{jitter * 0.6} -{height * 0.16:.1f} {jitter} -{height * 0.26:.1f}" fill="none" '
                f'stroke="{shade(colour, -0.6)}" stroke-width="3" opacity="0.28"/>'
                f'<path d="M{x - jitter} {top(x) + 3:.1f} q{jitter * 0.5} {height * 0.12:.1f} {jitter * 0.8} {height * 0.22:.1f}" fill="none" '
                f'stroke="{shade(colour, -0.6)}" stroke-width="2.5" opacity="0.2"/>'
            )
        points = " ".join(f"{x} {low(x):.1f}" for x in range(-440, 441, 20))
        marks.append(f'<path d="M{points}" fill="none" stroke="{shade(colour, -0.62)}" stroke-width="3.4" opacity="0.75"/>')
        points = " ".join(f"{x} {low(x) + 3:.1f}" for x in range(-440, 441, 20))
        marks.append(f'<path d="M{points}" fill="none" stroke="#fff" stroke-width="1.6" opacity="0.35"/>')
    p.within(path, "".join(marks))


def scalloped(points, swell):
    """Joins points with outward bows, as the edge of a quilted garment; the path starts where it already is."""
    steps = []
    for (x0, y0), (x1, y1) in zip(points, points[1:]):
        mx, my = (x0 + x1) / 2, (y0 + y1) / 2
        length = math.hypot(x1 - x0, y1 - y0)
        nx, ny = (y1 - y0) / length, -(x1 - x0) / length
        steps.append(f"Q{mx + nx * swell * 2:.1f} {my + ny * swell * 2:.1f} {x1:.1f} {y1:.1f}")
    return " ".join(steps)


def padded_jacket():
    p = Picture("#e3e4e8")
    colour = "#e0a534"
    # Sleeves: seven pillows between shoulder and cuff.
    outer = [(238 + 156 * s - 26 * math.sin(s * 3.1) * -1, 262 + 548 * s) for s in [i / 7 for i in range(8)]]
    inner = [(222 + 84 * s, 452 + 382 * s) for s in [i / 5 for i in range(6)]]
    sleeve = (
        f"M196 262 L{outer[0][0]} {outer[0][1]} {scalloped(outer, 8)} L{inner[-1][0]} {inner[-1][1]} "
        f"{scalloped(inner[::-1], 6)} L180 440 Z"
    )
    rows = []
    for i in range(8):
        def edge(x, i=i):
            return 226 + i * 82 - (abs(x) - 240) * 0.30
        def low(x, i=i):
            return 226 + (i + 1) * 82 - (abs(x) - 240) * 0.30
        rows.append((edge, low))
    for path in (sleeve, flip(sleeve)):
        p.piece(path, colour, depth=0.34)
        quilted(p, path, colour, rows)
        p.line(path, shade(colour, -0.5), 2.2, 0.8)
    side = [(226, 444), (236, 522), (234, 600), (232, 678), (230, 756), (228, 834), (222, 900)]
    body = mirrored(
        f"M0 236 L92 216 L238 262 C226 320 216 380 {side[0][0]} {side[0][1]} {scalloped(side, 8)} Q110 914 0 914"
    )
    p.piece(body, colour, depth=0.36)
    lines = [250, 352, 444, 522, 600, 678, 756, 834, 906]
    rows = [((lambda x, a=a: a - abs(x) * 0.02 + 6), (lambda x, b=b: b - abs(x) * 0.02 + 6)) for a, b in zip(lines, lines[1:])]
    quilted(p, body, colour, rows)
    p.line(body, shade(colour, -0.5), 2.4, 0.85)
    # A standing collar, quilted too.
    p.piece(mirrored("M0 118 C50 116 84 124 104 146 L96 190 L0 200"), shade(colour, -0.34), depth=0.4)
    p.tag(134, 48, height=22)
    front = "M4 196 C40 190 80 168 106 146 C118 180 116 216 106 248 C74 264 34 272 4 272 Z"
    for path in (front, flip(front)):
        p.piece(path, colour, depth=0.34, lift=3)
        p.folds(path, ["M12 232 C50 228 84 214 110 196"], colour, width=7, opacity=0.5, blur=2.5)
    p.zip("M0 196 L0 912", "#e9e5da", "#7a5a1c", 10)
    p.draw('<rect x="-7" y="214" width="14" height="20" rx="3" fill="#d9d4c6" stroke="#6b6455" stroke-width="1.5"/>')
    p.draw('<rect x="-5" y="232" width="10" height="36" rx="4" fill="#d9d4c6" stroke="#6b6455" stroke-width="1.5"/>')
    pocket = "M120 690 L158 806"
    for path in (pocket, flip(pocket)):
        p.line(moved(path, 3, 4), "#000", 13, 0.25)
        p.line(path, shade(colour, -0.25), 12, 1)
        p.line(path, "#e9e5da", 4, 0.9, "3 2.6")
    for sign in (1, -1):
        p.rib(f"M{sign * 392} 814 L{sign * 304} 838", shade(colour, -0.35), 20, gap=5)
    p.rib("M-222 908 Q0 924 222 908", shade(colour, -0.35), 20, gap=5)
    return p


def cardigan():
    p = Picture("#ece7dd")
    colour = "#b98a93"
    dark = shade(colour, -0.4)
    stitch = f'<path d="M1 1 Q5 9 8 14 M15 1 Q11 9 8 14" stroke="{dark}" stroke-width="2" fill="none" opacity="0.42"/>'
    t = Torso(neck=78, neck_y=224, drop=300, shoulder=240, shoulder_y=282, pit=(226, 446), waist=(226, 700), hem=(214, 900), cuff=((390, 800), (304, 824)))
    sewn(p, t, colour, pattern=p.pattern(16, 14, stitch), sleeve_pattern=p.pattern(16, 14, stitch, turn=-14), grain=0.2)
    p.piece(mirrored("M0 214 C40 214 66 210 84 204 L72 300 L40 420 L0 500"), shade(colour, -0.32), pattern=p.pattern(16, 14, stitch), depth=0.4)
    p.tag(236, 50)
    hx, hy = t.hem
    p.rib(f"M{-hx + 2} {hy + 30} Q0 {hy + 44} {hx - 2} {hy + 30}", colour, 66, gap=7)
    for sign in (1, -1):
        p.rib(f"M{sign * 390} 822 L{sign * 312} 846", colour, 54, gap=7)
    # The band runs up one front, round the neck and down the other.
    bottom = hy + 72
    under = f"M-78 224 C-62 380 -30 490 6 560 L6 {bottom}"
    over = f"M78 224 C62 380 36 480 0 552 L0 {bottom}"
    p.rib("M-80 226 C-56 212 56 212 80 226", shade(colour, -0.14), 26, gap=6)
    p.rib(under, colour, 40, gap=6)
    p.line(moved(over, -4, 6), "#000", 46, 0.16, cap="butt")
    p.rib(over, colour, 40, gap=6)
    for i in range(5):
        p.button(0, 598 + i * 84, 14, "#6d4a38")
    pocket = "M76 690 L186 690 L186 838 L76 838 Z"
    for path in (pocket, flip(pocket)):
        p.piece(path, colour, pattern=p.pattern(16, 14, stitch), depth=0.22, soft=16, lift=3)
    for sign in (1, -1):
        p.rib(f"M{sign * 75} 700 L{sign * 187} 700", colour, 26, gap=6)
    return p


def blazer():
    p = Picture("#e8e2da")
    colour = "#6f7278"
    check = p.pattern(
        64, 64,
        '<rect width="64" height="64" fill="#fff" opacity="0.03"/>'
        + "".join(f'<path d="M{x} 0 V64" stroke="#202329" stroke-width="2" opacity="0.42"/>' for x in range(3, 32, 6))
        + "".join(f'<path d="M0 {y} H64" stroke="#202329" stroke-width="2" opacity="0.42"/>' for y in range(3, 32, 6))
        + "".join(f'<path d="M{x} 0 V64" stroke="#eef0f2" stroke-width="1.4" opacity="0.30"/>' for x in range(38, 62, 8))
        + "".join(f'<path d="M0 {y} H64" stroke="#eef0f2" stroke-width="1.4" opacity="0.30"/>' for y in range(38, 62, 8))
        + '<path d="M48 0 V64 M0 48 H64" stroke="#8fb2d8" stroke-width="1.8" opacity="0.55"/>',
    )
    t = Torso(neck=76, neck_y=196, drop=300, shoulder=238, shoulder_y=250, pit=(218, 420), waist=(192, 640), hem=(224, 952), sag=10, cuff=((392, 828), (308, 850)))
    body = sewn(p, t, colour, pattern=check, grain=0.16, inside="#3c3f55")
    p.piece(mirrored("M0 170 C44 170 74 178 88 196 L64 320 L0 600"), "#474a66", depth=0.4)
    p.line("M-70 330 L0 560 M70 330 L0 560", "#2b2d42", 2, 0.4)
    p.tag(206, 64, "#e8e3d4", 30)
    # The fronts part below the lower button, with round corners.
    p.folds(body, ["M16 560 C14 700 10 780 24 860"], colour, width=18, opacity=0.35, blur=7, light=False)
    p.line("M-4 560 C2 680 0 790 -8 850 C-20 910 -60 950 -104 958", shade(colour, -0.6), 2.6, 0.9)
    dart = ["M112 470 C104 560 104 620 112 690", "M-112 470 C-104 560 -104 620 -112 690"]
    for path in dart:
        p.line(path, shade(colour, -0.5), 2, 0.5)
    # Flap pockets and a breast pocket with a handkerchief.
    for sign in (1, -1):
        flap = f"M{sign * 62} 716 L{sign * 186} 704 L{sign * 190} 756 L{sign * 66} 768 Z"
        p.piece(flap, colour, pattern=check, depth=0.28, soft=10, lift=4)
    p.piece("M116 428 L134 392 L146 424 L162 398 L170 424 L186 406 L186 438 Z", "#f4efe6", depth=0.2, soft=6, lift=2)
    p.piece("M106 434 L190 422 L192 448 L108 460 Z", colour, pattern=check, depth=0.24, soft=8, lift=2)
    # Lapels with a notch, then the collar.
    bias = p.pattern(64, 64, '<path d="M3 0 V64 M9 0 V64 M15 0 V64 M21 0 V64 M27 0 V64" stroke="#202329" stroke-width="2" opacity="0.42"/><path d="M0 3 H64 M0 9 H64 M0 15 H64 M0 21 H64 M0 27 H64" stroke="#202329" stroke-width="2" opacity="0.42"/><path d="M48 0 V64 M0 48 H64" stroke="#8fb2d8" stroke-width="1.8" opacity="0.55"/>', turn=-24)
    right = "M78 214 L112 296 L148 290 C140 380 90 480 6 574 C10 470 40 330 78 214 Z"
    left = "M-78 214 L-112 296 L-148 290 C-140 380 -96 484 -6 566 C-10 470 -40 330 -78 214 Z"
    for path in (right, left):
        p.piece(path, colour, pattern=bias, depth=0.28, soft=16, grain=0.1, lift=6)
    leaf = "M80 178 C100 182 112 200 114 220 L142 276 L108 298 L82 238 C74 220 70 200 80 178 Z"
    for path in (leaf, flip(leaf)):
        p.piece(path, colour, pattern=bias, depth=0.28, soft=12, grain=0.1, lift=4)
    p.line("M-138 302 L-118 306", shade(colour, -0.7), 3, 0.9)
    for y in (592, 690):
        p.button(-24, y, 13, "#2c2724")
    for sign in (1, -1):
        for k in range(4):
            p.button(sign * (314 - k * 2.2 + 6), 832 - k * 21, 6.5, "#2c2724", holes=0)
    return p


def parka():
    p = Picture("#e9e1d4")
    colour, fur = "#6b7351", "#b8956b"
    t = Torso(neck=92, neck_y=244, drop=60, shoulder=248, shoulder_y=300, pit=(234, 464), waist=(226, 700), hem=(246, 1040), sag=14, cuff=((394, 852), (308, 878)))
    body = sewn(p, t, colour, grain=0.16)
    p.folds(body, ["M-150 760 C-160 860 -170 940 -172 1030", "M150 760 C160 860 166 960 170 1030"], colour, width=18)
    # Storm flap over the zip.
    p.zip("M34 300 L34 1050", "#b59a62", "#41462f", 8)
    p.piece("M-40 296 L34 296 L34 1054 L-40 1054 Z", colour, depth=0.26, soft=14, grain=0.16, lift=4)
    for x in (-30, 25):
        p.line(f"M{x} 300 L{x} 1050", shade(colour, -0.45), 1.6, 0.8, "6 5")
    for y in (400, 500, 600, 820, 920, 1016):
        p.snap(-4, y, 11, "#a88f5a")
    # Drawn-in waist.
    p.line("M-226 700 Q0 716 226 700", shade(colour, -0.5), 3, 0.7)
    p.line("M-226 726 Q0 742 226 726", shade(colour, -0.5), 3, 0.7)
    gathers = [f"M{x} 690 C{x + 3} 700 {x - 3} 730 {x} 750" for x in range(-214, 215, 22) if abs(x) > 48]
    p.folds(body, gathers, colour, width=6, opacity=0.26, blur=3)
    for sign in (1, -1):
        p.draw(f'<circle cx="{sign * 58}" cy="720" r="7" fill="#2d301f"/>')
        cord = f"M{sign * 58} 720 C{sign * 84} 760 {sign * 66} 790 {sign * 80} 828"
        p.line(moved(cord, 3, 4), "#000", 6, 0.25)
        p.line(cord, "#d9cfb4", 6, 1)
        p.line(f"M{sign * 80} 824 L{sign * 82} 846", "#3a3d2a", 9, 1)
    # Pockets.
    bag = "M92 836 L210 836 L214 984 L92 984 Z"
    flap = "M86 816 L216 816 L218 872 L152 890 L86 872 Z"
    for path in (bag, flip(bag)):
        p.piece(path, colour, depth=0.26, soft=16, grain=0.16, lift=4)
    for path in (flap, flip(flap)):
        p.piece(path, colour, depth=0.26, soft=12, grain=0.16, lift=5)
        p.line(path, shade(colour, -0.45), 1.5, 0.4, "6 5")
    for x in (152, -152):
        p.snap(x, 862, 9, "#a88f5a")
    slant = "M100 478 L124 470 L160 590 L136 598 Z"
    for path in (slant, flip(slant)):
        p.piece(path, colour, depth=0.24, soft=8, grain=0.16, lift=3)
    (ox, oy), (ix, iy) = t.cuff
    strap = f"M{ox - 6} {oy - 58} L{ix + 16} {iy - 60} L{ix + 20} {iy - 30} L{ox} {oy - 28} Z"
    for path in (strap, flip(strap)):
        p.piece(path, colour, depth=0.24, soft=8, lift=3)
    for sign in (1, -1):
        p.snap(sign * (ix + 34), iy - 45, 7, "#a88f5a")
    # The hood, lined, with fur round its face.
    hood = mirrored("M0 70 C86 68 140 110 144 186 C146 246 128 290 96 318 C60 344 30 352 0 352")
    p.piece(hood, colour, depth=0.36, grain=0.16)
    p.piece(mirrored("M0 128 C58 128 92 164 92 216 C92 270 56 310 0 324"), "#3d4030", depth=0.5)
    p.tag(214, 52, "#d8cdb2")
    rim = []
    for i in range(0, 360, 3):
        angle = math.radians(i)
        x, y = 104 * math.sin(angle), 222 - 114 * math.cos(angle)
        for k in range(3):
            seed = (i * 7 + k * 13) % 29
            spread = (seed - 14) * 0.05
            out = 30 + seed * 0.9
            tone = (fur, shade(fur, 0.28), shade(fur, -0.3))[(i // 3 + k) % 3]
            dx, dy = math.sin(angle + spread), -math.cos(angle + spread)
            start = -26 + k * 12
            rim.append(
                f'<path d="M{x + dx * start:.1f} {y + dy * start:.1f} q{dx * out * 0.5 + dy * 7:.1f} {dy * out * 0.5 - dx * 7:.1f} '
                f'{dx * out:.1f} {dy * out:.1f}" stroke="{tone}" stroke-width="5.5" fill="none" stroke-linecap="round"/>'
            )
    ring = 'M0 104 C62 104 106 150 106 222 C106 294 62 340 0 340 C-62 340 -106 294 -106 222 C-106 150 -62 104 0 104 Z'
    p.draw(f'<path d="{moved(ring, 4, 8)}" fill="none" stroke="#000" stroke-width="62" opacity="0.3" filter="url(#{p.blur(7)})"/>')
    p.draw(f'<path d="{ring}" fill="none" stroke="{shade(fur, -0.15)}" stroke-width="54"/>')
    p.draw("".join(rim))
    return p


def fleece():
    p = Picture("#dfe3dd")
    colour, trim = "#efe4d0", "#8a5a38"
    t = Torso(neck=88, neck_y=232, drop=40, shoulder=244, shoulder_y=288, pit=(230, 452), waist=(232, 700), hem=(226, 910), cuff=((394, 826), (306, 850)))
    dice = random.Random(11)
    curls = "".join(
        f'<path d="M{dice.randrange(4, 216)} {dice.randrange(4, 186)} q{dice.randrange(-9, 10)} {dice.randrange(-12, -5)} '
        f'{dice.randrange(-12, 13)} {dice.randrange(-6, 7)} t{dice.randrange(-8, 9)} {dice.randrange(2, 9)}" '
        f'stroke="{dice.choice(("#bfae8e", "#fffaf0", "#d6c7aa"))}" stroke-width="3.2" fill="none" opacity="0.6" '
        'stroke-linecap="round"/>'
        for _ in range(400)
    )
    wool = p.pattern(220, 190, curls)
    sewn(p, t, colour, pattern=wool, sleeve_pattern=p.pattern(220, 190, curls, turn=40), grain=0, inside=shade(colour, -0.25))
    p.piece(mirrored("M0 156 C54 154 88 162 102 186 L92 230 L0 236"), shade(colour, -0.22), depth=0.4)
    p.tag(172, 48, height=22)
    front = "M2 232 C44 226 84 208 103 186 C112 220 110 252 98 286 C68 302 32 308 2 308 Z"
    for path in (front, flip(front)):
        p.piece(path, colour, pattern=wool, depth=0.3, soft=18, grain=0.2, lift=3)
    p.zip("M0 232 L0 914", "#d7d2c8", trim, 9)
    for x in (-13, 13):
        p.line(f"M{x} 232 L{x} 914", shade(trim, 0.2), 1.5, 0.7, "6 5")
    p.draw('<rect x="-6" y="252" width="12" height="18" rx="3" fill="#cfc9bd" stroke="#55504a" stroke-width="1.4"/>')
    p.line("M0 268 L0 306", trim, 8, 1)
    patch = "M64 424 L178 424 L178 530 Q178 544 164 544 L78 544 Q64 544 64 530 Z"
    p.piece(patch, trim, depth=0.26, soft=14, grain=0.12, lift=4)
    p.line("M72 462 L170 462", shade(trim, 0.35), 1.6, 0.8, "6 5")
    p.zip("M74 444 L168 444", "#d7d2c8", shade(trim, -0.4), 6)
    for sign in (1, -1):
        path = f"M{sign * 132} 690 L{sign * 166} 820"
        p.line(moved(path, 2, 3), "#000", 17, 0.2)
        p.line(path, trim, 16, 1)
        p.line(path, "#d7d2c8", 5, 0.9, "3 2.6")
    (ox, oy), (ix, iy) = t.cuff
    hx, hy = t.hem
    p.line(f"M{-hx} {hy + 2} Q0 {hy + 12} {hx} {hy + 2}", shade(trim, -0.3), 21, 1, cap="butt")
    p.line(f"M{-hx} {hy + 2} Q0 {hy + 12} {hx} {hy + 2}", trim, 18, 1, cap="butt")
    for sign in (1, -1):
        p.line(f"M{sign * (ox + 2)} {oy + 4} L{sign * (ix - 2)} {iy + 5}", shade(trim, -0.3), 21, 1, cap="butt")
        p.line(f"M{sign * (ox + 2)} {oy + 4} L{sign * (ix - 2)} {iy + 5}", trim, 18, 1, cap="butt")
    return p


OUTER = {
    "trench-coat": trench_coat,
    "padded-jacket": padded_jacket,
    "cardigan": cardigan,
    "denim-jacket": denim_jacket,
    "blazer": blazer,
    "parka": parka,
    "fleece": fleece,
}
