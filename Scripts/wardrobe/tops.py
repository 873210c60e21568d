"""Tops: what is worn on the upper body, indoors."""

from cut import Torso, sewn
from drawing import Picture, both, flip, mirrored, mirrored_line, moved, shade

SHORT = ((372, 470), (264, 524))


def hem_stitches(p, torso, colour, rise=16, sleeve=True):
    """Two rows of stitches above the hem, and one at each short sleeve."""
    hx, hy = torso.hem
    for lift in (rise, rise + 6):
        p.line(
            f"M{-hx + 2} {hy - lift} Q{-hx / 2} {hy + torso.sag - lift} 0 {hy + torso.sag - lift} "
            f"Q{hx / 2} {hy + torso.sag - lift} {hx - 2} {hy - lift}",
            shade(colour, -0.4), 1.5, 0.6, "5 4",
        )
    if sleeve:
        (ox, oy), (ix, iy) = torso.cuff
        edge = f"M{ox - 5} {oy - 15} L{ix - 3} {iy - 15}"
        p.line(both(edge), shade(colour, -0.4), 1.5, 0.6, "5 4")


def t_shirt():
    p = Picture("#dfe4e4")
    colour = "#fbfaf6"
    t = Torso(cuff=SHORT, neck=80, drop=70)
    sewn(p, t, colour, inside="#d9d6cf", grain=0.05)
    p.tag(238)
    p.rib(mirrored_line(t.neckline), colour, 20, gap=4)
    p.rib(t.back_neck, "#e9e6de", 14, gap=4)
    hem_stitches(p, t, colour)
    pocket = "M62 420 L160 420 L160 516 L111 540 L62 516 Z"
    p.piece(pocket, colour, depth=0.16, soft=14, lift=2)
    p.line("M62 438 L160 438", shade(colour, -0.4), 1.5, 0.6, "5 4")
    return p


def striped_shirt():
    p = Picture("#eadfd2")
    colour, navy = "#f7f3ea", "#2b3a5c"
    t = Torso(neck=122, drop=30, neck_y=230, hem=(222, 906))
    stripes = p.pattern(100, 44, f'<rect width="100" height="17" y="14" fill="{navy}"/>', shift=(0, 8))
    sleeves = t.sleeve()
    body_pattern = stripes
    tilted = p.pattern(100, 44, f'<rect width="100" height="17" y="14" fill="{navy}"/>', turn=-15, shift=(0, 10))
    other = p.pattern(100, 44, f'<rect width="100" height="17" y="14" fill="{navy}"/>', turn=15, shift=(0, 10))
    sewn(p, t, colour, sleeve_pattern=None, inside="#cfc8ba")
    # The stripes go on after the cloth, so that the yoke stays plain, as on the sailors' shirts.
    for side, paint in ((sleeves, tilted), (flip(sleeves), other)):
        body = t.body
        below = "M-450 352 L450 352 L450 1200 L-450 1200 Z"
        clip = p.clip(side)
        keep = p.define(
            f'<mask id="{{id}}" maskUnits="userSpaceOnUse" x="-450" y="0" width="900" height="1200">'
            f'<path d="{below}" fill="#fff"/><path d="{body}" fill="#000"/></mask>'
        )
        p.draw(
            f'<g mask="url(#{keep})"><g clip-path="url(#{clip})"><path d="{below}" fill="{paint}" opacity="0.93"/></g></g>'
        )
    p.within(t.body, f'<rect x="-300" y="352" width="600" height="530" fill="{body_pattern}" opacity="0.93"/>')
    p.folds(
        t.body,
        ["M220 446 C160 500 130 560 120 640", "M-220 446 C-160 500 -140 580 -138 660", "M106 906 C100 820 90 780 98 700"],
        "#40485c", opacity=0.16,
    )
    p.line(t.body, "#8d8778", 2.2, 0.7)
    p.line(mirrored_line(t.neckline), shade(colour, -0.25), 3, 0.9)
    p.line(moved(mirrored_line(t.neckline), 0, 13), shade(colour, -0.4), 1.5, 0.7, "5 4")
    p.line(t.back_neck, shade(colour, -0.25), 6, 0.8)
    (ox, oy), (ix, iy) = t.cuff
    p.line(both(f"M{ox - 4} {oy - 16} L{ix - 4} {iy - 16}"), shade(navy, 0.3), 1.5, 0.5, "5 4")
    hem_stitches(p, t, "#a59f90", sleeve=False)
    return p


def shirt_front(p, t, colour, button="#f4f1ea", placket=27, pocket=True, cuffs=True, stitch=None, pattern=None):
    """What makes a shirt: placket and buttons, collar on its band, pocket, cuffs."""
    stitch = stitch or shade(colour, -0.35)
    low = t.neck_y + t.drop
    bottom = t.hem[1] + t.sag
    p.piece(
        f"M{-placket} {low - 10} L{placket} {low - 10} L{placket} {bottom} L{-placket} {bottom} Z", colour,
        pattern=pattern, depth=0.14, soft=12,
    )
    for x in (-placket + 6, placket - 6):
        p.line(f"M{x} {low} L{x} {bottom - 4}", stitch, 1.4, 0.7, "5 4")
    y = low + 62
    while y < bottom - 60:
        p.line(f"M0 {y - 13} L0 {y + 13}", shade(colour, -0.4), 2, 0.5)
        p.button(0, y, 8.5, button)
        y += 104
    if pocket:
        shape = "M70 424 L166 424 L166 512 L118 536 L70 512 Z"
        p.piece(shape, colour, pattern=pattern, depth=0.16, soft=12, lift=2)
        p.line("M70 446 L166 446", stitch, 1.4, 0.7, "5 4")
        p.line("M76 428 L76 508 L118 529 L160 508 L160 428", stitch, 1.4, 0.6, "5 4")
    collar(p, t, colour, stitch, button, pattern)
    if cuffs:
        (ox, oy), (ix, iy) = t.cuff
        (ax, ay), (bx, by) = (ox - 13, oy - 62), (ix - 15, iy - 60)
        cuff = f"M{ox + 2} {oy} L{ix - 2} {iy} L{bx - 3} {by} L{ax + 4} {ay} Z"
        for path in (cuff, flip(cuff)):
            p.piece(path, colour, pattern=pattern, depth=0.22, soft=14, lift=1.5)
        p.line(both(f"M{ox - 3} {oy - 8} L{ix} {iy - 8}"), stitch, 1.4, 0.7, "5 4")
        p.line(both(f"M{ax + 2} {ay + 8} L{bx} {by + 8}"), stitch, 1.4, 0.7, "5 4")
        for sign in (1, -1):
            p.button(sign * (ix + 12), iy - 33, 6.5, button)


def collar(p, t, colour, stitch, button, pattern=None):
    n, ny, low = t.neck, t.neck_y, t.neck_y + t.drop
    inside = f"M{-n} {ny - 18} C{-n * 0.6} {ny - 34} {n * 0.6} {ny - 34} {n} {ny - 18} L{n + 4} {ny + 12} L0 {low + 6} L{-n - 4} {ny + 12} Z"
    p.piece(inside, shade(colour, -0.22), depth=0.4, soft=20)
    p.tag(ny - 8, 40, height=20)
    band = f"M0 {low - 16} C{n * 0.5} {low - 20} {n * 0.8} {ny + 30} {n * 0.92} {ny + 4} L{n + 6} {ny + 10} C{n} {ny + 44} {n * 0.5} {low + 16} 0 {low + 14}"
    p.piece(mirrored(band), colour, pattern=pattern, depth=0.2, soft=10)
    p.button(0, low - 1, 7.5, button)
    leaf = (
        f"M{n - 6} {ny - 24} C{n + 16} {ny - 18} {n + 28} {ny + 2} {n + 26} {ny + 20} "
        f"L{n + 6} {low + 62} L{8} {low - 14} C{n * 0.5} {low - 34} {n * 0.82} {ny + 16} {n - 6} {ny - 24} Z"
    )
    for path in (leaf, flip(leaf)):
        p.piece(path, colour, pattern=pattern, depth=0.2, soft=14, lift=4)
    edge = f"M{n + 20} {ny + 22} L{n + 2} {low + 50} L{19} {low - 12}"
    p.line(both(edge), stitch, 1.4, 0.7, "5 4")


def oxford_shirt():
    p = Picture("#efe9e0")
    colour = "#a9c4e4"
    weave = p.pattern(6, 6, '<path d="M0 0 L3 0 L3 3 L0 3 Z M3 3 L6 3 L6 6 L3 6 Z" fill="#ffffff" opacity="0.13"/>')
    t = Torso(neck=78, drop=66, hem=(222, 932), sag=28)
    sewn(p, t, colour, pattern=weave, grain=0.08)
    hem_stitches(p, t, colour, rise=12, sleeve=False)
    shirt_front(p, t, colour, pattern=weave)
    return p


def flannel_shirt():
    p = Picture("#e7e3da")
    colour, ink = "#a8342f", "#1f1c22"

    def checks(turn, shift):
        tile = (
            f'<rect width="96" height="40" y="28" fill="{ink}" opacity="0.62"/>'
            f'<rect width="40" height="96" x="28" fill="{ink}" opacity="0.62"/>'
            '<rect width="96" height="4" y="10" fill="#f1dfbf" opacity="0.55"/>'
            '<rect width="4" height="96" x="10" fill="#f1dfbf" opacity="0.55"/>'
        )
        return p.pattern(96, 96, tile, turn=turn, shift=shift)

    straight, sleeve = checks(0, (-48, 20)), checks(-13, (6, 10))
    t = Torso(neck=78, drop=64, hem=(226, 930), waist=(220, 690), sag=24)
    sewn(p, t, colour, pattern=straight, sleeve_pattern=sleeve, grain=0.12, inside="#5d1f20")
    bias = checks(45, (0, 10))
    shirt_front(p, t, colour, button="#efe6d6", pattern=bias, stitch="#f1dfbf", pocket=False)
    flap = "M64 420 L168 420 L168 458 L116 480 L64 458 Z"
    bag = "M68 434 L164 434 L164 532 L68 532 Z"
    for path in (bag, flip(bag)):
        p.piece(path, colour, pattern=bias, depth=0.3, soft=14, lift=4)
    for path in (flap, flip(flap)):
        p.piece(path, colour, pattern=bias, depth=0.3, soft=12, lift=5)
    for x in (116, -116):
        p.button(x, 462, 7.5, "#efe6d6")
    return p


def knit():
    p = Picture("#e9e2d6")
    colour = "#3f6b57"
    dark, light = shade(colour, -0.35), shade(colour, 0.22)
    stitch = (
        f'<path d="M1 1 Q4 8 7 12 M13 1 Q10 8 7 12" stroke="{dark}" stroke-width="1.8" fill="none" opacity="0.5"/>'
    )
    flat = p.pattern(14, 12, stitch)
    t = Torso(neck=92, drop=46, neck_y=232, shoulder=244, shoulder_y=286, pit=(232, 452), waist=(236, 700), hem=(212, 858), cuff=((390, 784), (302, 808)))
    body = sewn(p, t, colour, pattern=flat, sleeve_pattern=p.pattern(14, 12, stitch, turn=-14), grain=0.16)

    def cable(x, top, bottom, wide=23, step=78):
        marks = [f'<rect x="{x - wide - 12}" y="{top}" width="{2 * wide + 24}" height="{bottom - top}" fill="{dark}" opacity="0.30"/>']
        y = top - step
        while y < bottom:
            for sign, tone in ((1, colour), (-1, light)):
                a, b = x - sign * wide * 0.6, x + sign * wide * 0.6
                d = f"M{a} {y} C{a} {y + step * 0.55} {b} {y + step * 0.45} {b} {y + step}"
                marks.append(f'<path d="{d}" stroke="{dark}" stroke-width="{wide + 5}" fill="none"/>')
                marks.append(f'<path d="{d}" stroke="{tone}" stroke-width="{wide}" fill="none"/>')
                marks.append(f'<path d="{d}" stroke="{dark}" stroke-width="{wide}" fill="none" opacity="0.28" stroke-dasharray="1.6 6"/>')
                marks.append(f'<path d="{moved(d, -wide * 0.22, 0)}" stroke="#fff" stroke-width="3.5" fill="none" opacity="0.22"/>')
            y += step
        return "".join(marks)

    p.within(body, "".join(cable(x, 190, 870) for x in (-132, 0, 132)))
    sleeve = t.sleeve()
    rope = cable(0, 0, 560, 19, 70)
    for side, turn in ((sleeve, -13.5), (flip(sleeve), 13.5)):
        sign = 1 if turn < 0 else -1
        behind = p.define(
            f'<mask id="{{id}}" maskUnits="userSpaceOnUse" x="-450" y="0" width="900" height="1200">'
            f'<rect x="-450" width="900" height="1200" fill="#fff"/><path d="{body}" fill="#000"/></mask>'
        )
        p.draw(f'<g mask="url(#{behind})">')
        p.within(side, f'<g transform="translate({sign * 236} 300) rotate({turn})">{rope}</g>')
        p.draw("</g>")
    p.folds(body, ["M230 460 C180 510 150 580 140 660", "M-230 460 C-180 510 -150 590 -146 680"], colour, opacity=0.25)
    p.line(body, shade(colour, -0.5), 2.4, 0.8)
    hx, hy = t.hem
    p.rib(f"M{-hx + 2} {hy + 26} Q0 {hy + 38} {hx - 2} {hy + 26}", colour, 66, gap=8)
    (ox, oy), (ix, iy) = t.cuff
    for sign in (1, -1):
        p.rib(f"M{sign * (ox + 6)} {oy + 22} L{sign * (ix + 8)} {iy + 24}", colour, 56, gap=7)
    p.rib(t.back_neck, shade(colour, -0.2), 24, gap=6)
    p.rib(mirrored_line(t.neckline), colour, 30, gap=6)
    p.tag(250, 40, height=20)
    return p


def hoodie():
    p = Picture("#e3dcd3")
    colour = "#a7a9ac"
    t = Torso(neck=92, drop=70, neck_y=246, shoulder=250, shoulder_y=300, pit=(236, 466), waist=(238, 700), hem=(214, 900), cuff=((394, 806), (306, 830)))
    hood = mirrored("M0 134 C60 132 116 158 122 218 C126 256 112 290 92 318 C60 348 30 358 0 360")
    p.piece(hood, colour, depth=0.34, grain=0.14)
    p.piece(mirrored("M0 170 C48 170 82 194 86 238 C88 274 62 314 0 338"), shade(colour, -0.38), depth=0.5)
    sewn(p, t, colour, grain=0.14, inside=shade(colour, -0.38))
    p.tag(254, 44)
    left = "M0 338 C-40 334 -88 304 -96 240 C-108 256 -116 268 -112 288 C-98 348 -52 384 0 394 Z"
    for path in (flip(left), left):
        p.piece(path, colour, depth=0.28, soft=18, grain=0.14, lift=3)
    p.line("M-106 272 C-92 334 -48 368 0 378 C48 368 92 334 106 272", shade(colour, -0.4), 1.5, 0.7, "5 4")
    for sign, long in ((1, 542), (-1, 520)):
        p.snap(sign * 34, 364, 6.5, "#8d9094")
        cord = f"M{sign * 34} 366 C{sign * 46} 420 {sign * 30} 460 {sign * 40} {long}"
        p.line(moved(cord, 3, 5), "#000", 7, 0.18)
        p.line(cord, "#f4f1ec", 7, 1)
        p.line(cord, "#c9c4ba", 7, 0.9, "2 5")
        p.line(f"M{sign * 40} {long} L{sign * 41} {long + 20}", "#8d9094", 8, 1)
    pouch = mirrored("M0 682 L92 682 L156 832 L150 914 L0 922")
    p.piece(pouch, colour, depth=0.22, grain=0.14, lift=3)
    p.line(both("M84 688 L146 832"), shade(colour, -0.4), 1.6, 0.7, "5 4")
    p.line("M-92 690 L92 690", shade(colour, -0.4), 1.6, 0.7, "5 4")
    hx, hy = t.hem
    p.rib(f"M{-hx + 4} {hy + 24} Q0 {hy + 36} {hx - 4} {hy + 24}", colour, 58, gap=6)
    (ox, oy), (ix, iy) = t.cuff
    for sign in (1, -1):
        p.rib(f"M{sign * (ox + 2)} {oy + 22} L{sign * (ix + 10)} {iy + 24}", colour, 54, gap=6)
    return p


def blouse():
    p = Picture("#e4e6e0")
    colour = "#eec4bd"
    t = Torso(neck=74, drop=52, neck_y=238, shoulder=214, shoulder_y=276, pit=(202, 434), waist=(190, 650), hem=(236, 930), sag=14, cuff=((352, 766), (272, 788)))
    body = sewn(p, t, colour, puff=44, folds=0.13, inside=shade(colour, -0.2))
    sleeve = t.sleeve(44)
    gathers = [f"M{222 + i * 14} {282 + i * 9} C{236 + i * 16} {330 + i * 6} {240 + i * 15} {370} {238 + i * 16} {440}" for i in range(5)]
    gathers += [f"M{286 + i * 16} {776 - i * 4} C{284 + i * 19} 730 {278 + i * 22} 690 {270 + i * 26} 620" for i in range(5)]
    p.folds(sleeve, gathers, colour, width=8, opacity=0.22, blur=3)
    p.folds(flip(sleeve), [flip(g) for g in gathers], colour, width=8, opacity=0.22, blur=3)
    pleats = [f"M{x} 340 C{x * 1.05} 500 {x * 1.2} 720 {x * 1.5} 940" for x in (-120, -84, 84, 120)]
    p.folds(body, pleats, colour, width=10, opacity=0.18, blur=4)
    p.piece("M-22 276 L22 276 L22 943 L-22 943 Z", colour, depth=0.14, soft=12)
    for y in range(456, 930, 92):
        p.button(0, y, 8, "#fff6ee", holes=2)
    (ox, oy), (ix, iy) = t.cuff
    cuff = f"M{ox + 4} {oy - 6} L{ix - 2} {iy - 6} L{ix + 10} {iy + 62} L{ox + 6} {oy + 66} Z"
    for path in (cuff, flip(cuff)):
        p.piece(path, colour, depth=0.2, soft=12, lift=2)
    for sign in (1, -1):
        p.button(sign * (ix + 26), iy + 26, 6.5, "#fff6ee", holes=2)
    # The neck band and the bow.
    p.piece(mirrored("M0 230 C40 230 62 224 76 212 L84 236 C74 272 40 302 0 306 "), shade(colour, -0.06), depth=0.3, soft=12)
    p.piece(mirrored("M0 242 C30 242 52 238 66 228 C58 260 34 280 0 284"), shade(colour, -0.3), depth=0.4, soft=12)
    tail = "M6 320 C34 380 44 460 40 560 L96 534 C92 450 70 370 22 308 Z"
    p.piece(tail, colour, depth=0.26, soft=16, lift=4)
    p.piece("M-6 320 C-30 390 -52 460 -56 600 L-108 568 C-100 470 -74 370 -22 308 Z", colour, depth=0.26, soft=16, lift=4)
    loop = "M6 302 C60 246 140 254 150 292 C156 340 84 352 8 324 Z"
    for path in (loop, flip(loop)):
        p.piece(path, colour, depth=0.3, soft=18, lift=4)
    crease = ["M24 310 C70 290 100 290 126 302", "M24 316 C66 320 90 324 110 326"]
    p.folds(loop, crease, colour, width=8, opacity=0.28, blur=3)
    p.folds(flip(loop), [flip(c) for c in crease], colour, width=8, opacity=0.28, blur=3)
    p.piece("M-20 292 C-8 286 8 286 20 292 C26 308 26 322 18 338 C6 342 -8 342 -18 338 C-26 322 -26 308 -20 292 Z", colour, depth=0.28, soft=10, lift=3)
    return p


def sleeveless():
    p = Picture(None)
    colour = "#c4694a"
    back = mirrored("M0 270 C64 270 98 240 110 170 L158 170 C166 250 186 330 216 380 L216 440 L0 440")
    p.piece(back, shade(colour, -0.3), depth=0.35)
    half = "M0 384 C80 384 106 318 112 162 L166 162 C170 280 180 380 230 434 C222 540 204 600 208 690 C210 800 222 880 224 980 Q110 990 0 990"
    body = mirrored(half)
    ribs = p.pattern(13, 40, f'<rect width="3" height="40" fill="{shade(colour, -0.4)}" opacity="0.45"/><rect x="6" width="4" height="40" fill="#fff" opacity="0.10"/>')
    p.piece(body, colour, pattern=ribs, depth=0.36, grain=0.1)
    p.folds(body, ["M222 450 C166 500 126 550 112 630", "M-222 450 C-166 510 -130 570 -122 670", "M98 980 C92 870 78 830 86 740", "M-130 980 C-122 900 -110 870 -114 800"], colour, opacity=0.2)
    trim = shade(colour, 0.06)
    for path in (mirrored_line("M0 384 C80 384 106 318 112 162"), "M166 162 C170 280 180 380 230 434", "M-166 162 C-170 280 -180 380 -230 434"):
        p.line(path, shade(colour, -0.45), 17, 0.8, cap="butt")
        p.line(path, trim, 14, 1, cap="butt")
        p.line(path, shade(colour, -0.45), 1.4, 0.6, "5 4")
    p.line(mirrored_line("M0 270 C64 270 98 240 110 170"), shade(colour, -0.1), 10, 1)
    p.tag(280, 44)
    for lift in (16, 22):
        p.line(f"M-222 {980 - lift} Q0 {1000 - lift} 222 {980 - lift}", shade(colour, -0.5), 1.5, 0.7, "5 4")
    return p


def polo_shirt():
    p = Picture("#ecdfd6")
    colour = "#2f5d8a"
    t = Torso(neck=78, drop=62, cuff=((366, 486), (262, 532)))
    pique = p.pattern(8, 8, '<circle cx="2" cy="2" r="1.2" fill="#fff" opacity="0.16"/><circle cx="6" cy="6" r="1.2" fill="#000" opacity="0.14"/>')
    sewn(p, t, colour, pattern=pique)
    hem_stitches(p, t, colour, sleeve=False)
    (ox, oy), (ix, iy) = t.cuff
    for sign in (1, -1):
        p.rib(f"M{sign * (ox - 3)} {oy - 11} L{sign * (ix - 4)} {iy - 12}", colour, 24, gap=4)
        p.line(f"M{sign * (ox - 2)} {oy - 6} L{sign * (ix - 2)} {iy - 7}", "#f6efe2", 5, 0.95, cap="butt")
    placket = "M-25 280 L25 280 L25 466 L-25 466 Z"
    p.piece(placket, colour, depth=0.2, soft=12, lift=2)
    for y in (342, 388, 434):
        p.button(0, y, 8, "#f6efe2")
    p.line("M-18 454 L18 454", shade(colour, 0.4), 1.5, 0.7, "5 4")
    collar(p, t, colour, shade(colour, -0.5), "#f6efe2")
    n, ny, low = t.neck, t.neck_y, t.neck_y + t.drop
    edge = f"M{n + 22} {ny + 22} L{n + 3} {low + 54} L{18} {low - 10}"
    p.line(both(edge), "#f6efe2", 5, 0.95)
    return p


TOPS = {
    "t-shirt": t_shirt,
    "striped-shirt": striped_shirt,
    "oxford-shirt": oxford_shirt,
    "flannel-shirt": flannel_shirt,
    "cable-knit": knit,
    "hoodie": hoodie,
    "blouse": blouse,
    "sleeveless": sleeveless,
    "polo-shirt": polo_shirt,
}
