"""Accessories: what goes on the head, round the neck and waist, and in the hand."""

import math

from drawing import Picture, flip, mirrored, moved, shade


def cap():
    p = Picture(None)
    colour, tint = "#2f4f6f", "#c9553f"
    # Seen from the front and a little from above: crown, then the brim that lies before it.
    crown = mirrored("M0 300 C120 296 232 372 262 520 C272 580 276 640 272 690 Q140 640 0 640")
    p.piece(crown, colour, depth=0.4, soft=40, grain=0.2)
    for sign in (1, -1):
        p.line(f"M0 306 C{sign * 70} 360 {sign * 128} 480 {sign * 140} 654", shade(colour, -0.5), 2.4, 0.8)
        p.line(f"M{sign * 7} 306 C{sign * 78} 360 {sign * 136} 480 {sign * 148} 656", shade(colour, 0.35), 1.6, 0.7, "6 5")
        p.line(f"M{sign * -7} 310 C{sign * 62} 362 {sign * 120} 480 {sign * 132} 652", shade(colour, 0.35), 1.6, 0.7, "6 5")
        for x, y in ((86, 446), (204, 470)):
            p.draw(f'<circle cx="{sign * x}" cy="{y}" r="8" fill="{shade(colour, -0.6)}"/>')
            p.draw(f'<circle cx="{sign * x}" cy="{y}" r="9" fill="none" stroke="{shade(colour, 0.25)}" stroke-width="3" stroke-dasharray="2 1.6"/>')
    p.line("M0 306 L0 640", shade(colour, -0.5), 2, 0.55)
    p.piece("M-20 302 C-20 288 20 288 20 302 C20 314 -20 314 -20 302 Z", tint, depth=0.3, soft=6, lift=2)
    # A stitched mountain for a badge.
    p.piece("M-78 592 L-78 520 Q-78 504 -62 504 L62 504 Q78 504 78 520 L78 592 Q78 606 62 606 L-62 606 Q-78 606 -78 592 Z", "#f1e6d2", depth=0.2, soft=8, lift=3)
    p.line("M-70 590 L-70 520 Q-70 512 -62 512 L62 512 Q70 512 70 520 L70 590 Q70 598 62 598 L-62 598 Q-70 598 -70 590 Z", tint, 2, 0.9, "5 3")
    p.draw(f'<path d="M-52 588 L-14 534 L6 562 L20 546 L52 588 Z" fill="{tint}"/><circle cx="34" cy="530" r="9" fill="#e2a53a"/>')
    brim = mirrored("M0 636 C120 636 216 660 274 694 C318 760 312 832 268 868 C200 826 100 808 0 808")
    p.draw(f'<path d="{moved(brim, 0, -16)}" fill="#000" opacity="0.35" filter="url(#{p.blur(12)})"/>')
    p.piece(brim, tint, depth=0.42, soft=30, grain=0.2)
    p.glow(brim, -60, 706, 150, 18, "#ffffff", 0.26, 16)
    for k in range(1, 6):
        y = 640 + k * 27
        p.within(brim, f'<path d="M-300 {y + 62} C-200 {y + 14} -100 {y} 0 {y} C100 {y} 200 {y + 14} 300 {y + 62}" fill="none" stroke="{shade(tint, -0.45)}" stroke-width="1.8" stroke-dasharray="7 5" opacity="0.75"/>')
    edge = "M274 694 C318 760 312 832 268 868 C200 826 100 808 0 808 C-100 808 -200 826 -268 868 C-312 832 -318 760 -274 694"
    p.line(edge, shade(tint, -0.25), 8, 1)
    return p


def scarf():
    p = Picture("#e3e6e2")
    colour, ink, light = "#b8443c", "#27324a", "#f0e5d0"

    def tartan(turn):
        tile = (
            f'<rect width="110" height="44" y="6" fill="{ink}" opacity="0.62"/><rect width="44" height="110" x="6" fill="{ink}" opacity="0.62"/>'
            f'<rect width="110" height="5" y="26" fill="{light}" opacity="0.75"/><rect width="5" height="110" x="26" fill="{light}" opacity="0.75"/>'
            f'<rect width="110" height="3" y="80" fill="#e2b04a" opacity="0.8"/><rect width="3" height="110" x="80" fill="#e2b04a" opacity="0.8"/>'
        )
        return p.pattern(110, 110, tile, turn=turn)

    def fringe(x0, y0, x1, y1, long, lean):
        count = 17
        for i in range(count + 1):
            share = i / count
            x, y = x0 + (x1 - x0) * share, y0 + (y1 - y0) * share
            sway = ((i * 7) % 5 - 2) * 2.4 + lean
            tone = (colour, ink, shade(colour, 0.2), light)[(i * 5) % 4]
            strand = f"M{x:.1f} {y - 4:.1f} C{x + sway * 0.3:.1f} {y + long * 0.4:.1f} {x + sway:.1f} {y + long * 0.6:.1f} {x + sway:.1f} {y + long + (i * 3) % 7:.1f}"
            p.line(moved(strand, 3, 3), "#000", 6, 0.14)
            p.line(strand, shade(tone, -0.3), 6.5, 1)
            p.line(strand, tone, 4.4, 1)

    # One end hangs behind, the loop round an absent neck, the other end in front.
    back = "M16 360 C60 520 96 700 112 936 L286 914 C266 700 226 500 170 330 Z"
    fringe(114, 934, 284, 912, 82, 10)
    p.piece(back, colour, pattern=tartan(-6), depth=0.38, soft=26, grain=0.3)
    p.folds(back, ["M96 420 C140 560 176 760 190 920", "M140 400 C190 540 220 700 240 900"], colour, width=18, opacity=0.28, blur=8)
    p.piece(mirrored("M0 206 C90 206 150 240 160 290 C120 330 60 340 0 342"), shade(colour, -0.35), pattern=tartan(0), depth=0.5)
    loop = "M-236 262 C-220 180 -120 140 0 140 C120 140 220 180 236 262 C250 340 200 420 110 456 C40 484 -60 486 -120 452 C-200 420 -250 340 -236 262 Z M-150 262 C-140 300 -70 322 0 322 C70 322 140 300 150 262 C140 224 80 204 0 204 C-80 204 -140 224 -150 262 Z"
    ring = p.define(f'<clipPath id="{{id}}"><path clip-rule="evenodd" d="{loop}"/></clipPath>')
    p.draw(f'<path d="{moved(loop, 4, 14)}" fill-rule="evenodd" fill="#000" opacity="0.30" filter="url(#{p.blur(10)})"/>')
    p.draw(f'<path d="{loop}" fill-rule="evenodd" fill="{colour}"/><path d="{loop}" fill-rule="evenodd" fill="{tartan(28)}"/>')
    soft, dark = p.blur(10), shade(colour, -0.7)
    creases = [
        "M-226 270 C-196 350 -100 400 10 396 C110 392 190 350 228 280", "M-206 240 C-180 330 -90 366 0 362 C100 360 180 320 206 246",
        "M-200 340 C-140 430 -30 450 60 440 C120 432 170 400 200 360", "M-190 220 C-120 170 120 170 190 220",
    ]
    p.draw(f'<g clip-path="url(#{ring})">' + "".join(
        f'<path d="{c}" fill="none" stroke="{dark}" stroke-width="17" opacity="0.42" filter="url(#{soft})"/>'
        f'<path d="{moved(c, 0, -18)}" fill="none" stroke="#fff" stroke-width="14" opacity="0.20" filter="url(#{soft})"/>' for c in creases
    ) + f'<path d="{loop}" fill="none" stroke="{dark}" stroke-width="40" opacity="0.35" filter="url(#{soft})"/></g>')
    p.draw(f'<path d="{loop}" fill="none" stroke="{shade(colour, -0.5)}" stroke-width="2.2" opacity="0.8"/>')
    front = "M-176 392 C-196 560 -210 760 -206 968 L-22 974 C-26 780 -6 600 40 440 C0 400 -110 372 -176 392 Z"
    fringe(-204, 966, -26, 972, 86, -4)
    p.piece(front, colour, pattern=tartan(4), depth=0.40, soft=28, grain=0.3, lift=9)
    p.folds(front, ["M-120 420 C-146 580 -150 780 -148 960", "M-60 430 C-92 600 -98 780 -92 966", "M-6 440 C-40 560 -52 680 -54 800"], colour, width=20, opacity=0.30, blur=8)
    knot = "M-196 420 C-200 380 -150 352 -70 366 C0 376 60 400 70 440 C70 486 20 500 -50 492 C-130 486 -190 470 -196 420 Z"
    p.piece(knot, colour, pattern=tartan(-24), depth=0.42, soft=24, grain=0.3, lift=8)
    p.folds(knot, ["M-180 430 C-100 410 -20 430 60 456", "M-170 400 C-100 384 -20 400 50 426"], colour, width=13, opacity=0.35, blur=5)
    return p


def tote_bag():
    p = Picture("#dfe5ea")
    colour, tint = "#ece2cd", "#3b6e62"
    for dx, dim in ((14, -0.16), (0, 0)):
        handle = f"M{-118 + dx} 470 C{-126 + dx} 300 {-90 + dx} 130 {dx} 130 C{90 + dx} 130 {126 + dx} 300 {118 + dx} 470"
        tone = shade(colour, dim) if dim else colour
        p.line(moved(handle, 5, 9), "#000", 40, 0.14)
        p.line(handle, shade(tone, -0.4), 44, 1, cap="butt")
        p.line(handle, tone, 40, 1, cap="butt")
        p.line(handle, shade(tone, -0.35), 32, 0.5, "1 3", cap="butt")
        p.line(handle, tone, 29, 1, cap="butt")
        if dim:
            p.piece("M-240 424 Q0 440 240 424 L238 470 L-238 470 Z", shade(colour, -0.3), depth=0.4)
    body = mirrored("M0 446 Q130 446 250 432 C262 600 276 820 290 1016 C276 1046 236 1054 0 1056")
    weave = p.pattern(7, 7, '<path d="M0 1.5 H7 M1.5 0 V7" stroke="#a79a80" stroke-width="1.1" opacity="0.32"/>')
    p.piece(body, colour, pattern=weave, depth=0.34, grain=0.1, soft=32)
    p.folds(body, ["M-230 470 C-200 640 -220 860 -250 1010", "M226 470 C206 640 220 820 246 980", "M-60 1040 C-40 980 30 960 120 980", "M-120 480 C-104 560 -110 640 -130 700"], "#a08f70", width=18, opacity=0.22, blur=9)
    for k in (30, 38):
        p.line(f"M-252 {432 + k} Q-130 {446 + k} 0 {446 + k} Q130 {446 + k} 252 {432 + k}", "#9c8d70", 1.6, 0.8, "6 5")
    for x in (-118, 118):
        p.piece(f"M{x - 22} 438 L{x + 22} 438 L{x + 22} 560 L{x - 22} 560 Z", colour, pattern=weave, depth=0.2, soft=10, lift=3)
        p.line(f"M{x - 16} 450 L{x + 16} 450 L{x + 16} 552 L{x - 16} 552 L{x - 16} 450 L{x + 16} 552 M{x + 16} 450 L{x - 16} 552", "#9c8d70", 1.8, 0.9, "5 3")
    # A printed plant.
    p.line("M0 952 C-6 860 4 760 0 650", tint, 7, 0.9)
    for i in range(6):
        y, size = 900 - i * 46, 1 - i * 0.09
        leaf = f"M0 {y} C{34 * size} {y - 70 * size} {112 * size} {y - 92 * size} {146 * size} {y - 76 * size} C{130 * size} {y - 30 * size} {62 * size} {y + 10 * size} 0 {y} Z"
        vein = f"M6 {y - 3} C{50 * size} {y - 36 * size} {90 * size} {y - 60 * size} {128 * size} {y - 70 * size}"
        for path, line in ((leaf, vein), (moved(flip(leaf), 0, -20), moved(flip(vein), 0, -20))):
            p.draw(f'<path d="{path}" fill="{tint}" opacity="0.88"/>')
            p.line(line, colour, 2.6, 0.8)
    p.draw(f'<path d="M0 666 C-26 630 -20 592 0 570 C20 592 26 630 0 666 Z" fill="{tint}" opacity="0.88"/>')
    return p


def belt():
    p = Picture("#e8e1d8")
    colour = "#7b4a2b"

    with p.placed(0, -72):
        _belt(p, colour)
    return p


def _belt(p, colour):
    cx, cy = 0, 676
    # A strap rolled up, seen from the side it is worn on: rings, the end with the buckle laid across.
    def ring(radius, width, tone):
        return (
            f'<ellipse cx="{cx}" cy="{cy - 40}" rx="{radius}" ry="{radius * 0.94}" fill="none" stroke="{tone}" stroke-width="{width}"/>'
        )

    for radius, dim in ((196, -0.30), (228, -0.14), (262, 0)):
        p.draw(f'<g transform="translate(5 10)" opacity="0.28" filter="url(#{p.blur(6)})">{ring(radius, 30, "#000")}</g>')
        tone = shade(colour, dim) if dim else colour
        p.draw(ring(radius, 30, shade(tone, -0.5)) + ring(radius, 26, tone))
        p.draw(f'<g opacity="0.5" filter="url(#{p.blur(3)})">{ring(radius + 7, 5, shade(tone, 0.4))}</g>')
        p.draw(f'<g opacity="0.45" filter="url(#{p.blur(3)})">{ring(radius - 8, 6, "#1d0e05")}</g>')
    strap = "M-350 838 L286 838 C322 838 352 862 362 884 C352 906 322 930 286 930 L-350 930 Z"
    p.draw(f'<path d="{moved(strap, 5, 14)}" fill="#000" opacity="0.38" filter="url(#{p.blur(9)})"/>')
    shine = p.gradient((0, shade(colour, 0.26)), (0.3, colour), (1, shade(colour, -0.3)))
    p.piece(strap, colour, paint=shine, depth=0.3, soft=14, grain=0.3)
    p.line("M-340 850 L284 850 C312 850 336 866 346 884 C336 902 312 918 284 918 L-340 918", shade(colour, 0.42), 2.2, 0.85, "8 6")
    for i in range(5):
        x = 30 + i * 58
        p.draw(f'<circle cx="{x}" cy="884" r="8.5" fill="#2a1509"/><circle cx="{x}" cy="884" r="10" fill="none" stroke="{shade(colour, -0.4)}" stroke-width="2.5"/>')
    keeper = "M-176 826 L-144 826 L-144 942 L-176 942 Z"
    p.piece(keeper, colour, paint=shine, depth=0.34, soft=8, lift=5)
    frame = "M-372 812 Q-372 800 -360 800 L-256 800 Q-232 800 -232 824 L-232 944 Q-232 968 -256 968 L-360 968 Q-372 968 -372 956 Z"
    metal = p.gradient((0, "#f4ead0"), (0.3, "#cfae66"), (0.6, "#8f6f30"), (1, "#d9bb78"))
    p.draw(f'<path d="{moved(frame, 5, 10)}" fill="none" stroke="#000" stroke-width="20" opacity="0.35" filter="url(#{p.blur(5)})"/>')
    p.draw(f'<path d="{frame}" fill="none" stroke="#6d5320" stroke-width="23" stroke-linejoin="round"/>')
    p.draw(f'<path d="{frame}" fill="none" stroke="{metal}" stroke-width="19" stroke-linejoin="round"/>')
    p.line(moved(frame, -2, -3), "#fff6dc", 3, 0.7)
    p.line("M-372 884 L-240 884", "#6d5320", 17, 1)
    p.line("M-372 884 L-240 884", "#d9bb78", 12, 1)
    p.line("M-372 881 L-240 881", "#fff6dc", 3, 0.8)


def beanie():
    p = Picture("#e9e3dc")
    colour = "#4a5a8a"
    dark, light = shade(colour, -0.45), shade(colour, 0.24)
    crown = mirrored("M0 316 C130 316 222 400 246 560 C256 640 262 700 260 760 Q120 790 0 790")
    p.piece(crown, colour, depth=0.44, soft=46, grain=0.24)
    marks = []
    for i in range(-9, 10):
        x = i * 28
        top = i * 7
        d = f"M{top} 318 C{x * 0.66} 420 {x * 0.98} 560 {x} 790"
        marks.append(f'<path d="{d}" stroke="{dark}" stroke-width="9" fill="none" opacity="0.5"/>')
        marks.append(f'<path d="{moved(d, 12, 0)}" stroke="{light}" stroke-width="7" fill="none" opacity="0.5"/>')
        marks.append(f'<path d="{moved(d, 12, 0)}" stroke="{dark}" stroke-width="12" fill="none" opacity="0.4" stroke-dasharray="2 9"/>')
    p.within(crown, "".join(marks))
    p.line(crown, shade(colour, -0.5), 2.4, 0.8)
    cuff = mirrored("M0 716 Q140 716 272 690 C290 740 290 830 272 884 Q140 914 0 914")
    p.piece(cuff, colour, depth=0.4, soft=26, grain=0.24, lift=8)
    marks = []
    for i in range(-10, 11):
        x = i * 27
        d = f"M{x * 0.98} {716 - abs(x) * 0.05} C{x * 1.04} 780 {x * 1.04} 850 {x * 0.98} 914"
        marks.append(f'<path d="{d}" stroke="{dark}" stroke-width="9" fill="none" opacity="0.55"/>')
        marks.append(f'<path d="{moved(d, 12, 0)}" stroke="{light}" stroke-width="7" fill="none" opacity="0.55"/>')
        marks.append(f'<path d="{moved(d, 12, 0)}" stroke="{dark}" stroke-width="12" fill="none" opacity="0.4" stroke-dasharray="2 9"/>')
    p.within(cuff, "".join(marks))
    p.line(cuff, shade(colour, -0.5), 2.4, 0.8)
    p.piece("M96 784 L172 778 L174 846 L98 852 Z", "#b98b5a", depth=0.26, soft=8, lift=3)
    p.line("M102 790 L166 785 L168 841 L104 846 Z", "#6b4824", 1.8, 0.8, "5 4")
    # A pompom of wool.
    ball = []
    for i in range(260):
        angle, reach = i * 2.39996, 92 * math.sqrt((i + 1) / 260)
        x, y = reach * math.cos(angle), 256 + reach * math.sin(angle)
        out = 26 + (i * 13) % 11
        tone = ("#f3ece0", "#dccfb9", "#c9bba3", "#fffaf0")[(i * 7) % 4]
        ball.append((reach, f'<path d="M{x:.1f} {y:.1f} q{math.cos(angle + 0.8) * out * 0.5:.1f} {math.sin(angle + 0.8) * out * 0.5:.1f} {math.cos(angle) * out:.1f} {math.sin(angle) * out:.1f}" stroke="{tone}" stroke-width="6" stroke-linecap="round" fill="none"/>'))
    p.draw(f'<circle cx="4" cy="270" r="104" fill="#000" opacity="0.3" filter="url(#{p.blur(10)})"/>')
    p.draw('<circle cx="0" cy="256" r="98" fill="#cdbfa8"/>')
    p.draw("".join(mark for _, mark in sorted(ball, reverse=True)))
    p.draw(f'<ellipse cx="30" cy="292" rx="80" ry="66" fill="#6b5a3f" opacity="0.28" filter="url(#{p.blur(22)})"/>')
    return p


def sunglasses():
    p = Picture("#e6dfe0")
    frame, dark = "#4a2e1d", "#1f120a"
    # Temples folded behind the lenses.
    for path in ("M-318 512 C-220 470 60 452 268 486 C290 492 300 512 292 528 C272 520 250 514 220 512 C40 494 -180 508 -300 552 Z", "M318 512 C220 480 -40 474 -250 520 C-274 526 -286 546 -278 560 C-258 552 -236 546 -206 542 C-30 514 180 520 300 552 Z"):
        p.piece(path, frame, depth=0.4, soft=10, lift=10)
    lens = "M34 560 C40 524 90 508 170 510 C260 512 312 528 316 570 C320 660 282 732 192 736 C96 740 40 668 34 560 Z"
    glass = p.gradient((0, "#2b3a35"), (0.5, "#4d6459"), (1, "#90a596"))
    for mirror, path in ((False, lens), (True, flip(lens))):
        p.draw(f'<path d="{moved(path, 8, 26)}" fill="#28463a" opacity="0.28" filter="url(#{p.blur(10)})"/>')
        p.draw(f'<path d="{path}" fill="{glass}" opacity="0.95"/>')
        sign = -1 if mirror else 1
        x = sign * 176
        p.within(path, f'<path d="M{x - 120} 760 L{x + 10} 480 L{x + 74} 480 L{x - 56} 760 Z M{x - 34} 760 L{x + 96} 480 L{x + 114} 480 L{x - 16} 760 Z" fill="#fff" opacity="0.16"/>')
        p.draw(f'<path d="{moved(path, 3, 6)}" fill="none" stroke="#000" stroke-width="30" opacity="0.22" filter="url(#{p.blur(5)})"/>')
    shell = p.pattern(
        90, 70,
        f'<rect width="90" height="70" fill="#7a4a26"/><ellipse cx="20" cy="16" rx="22" ry="12" fill="{dark}" opacity="0.75"/>'
        f'<ellipse cx="66" cy="40" rx="20" ry="15" fill="{dark}" opacity="0.7"/><ellipse cx="28" cy="58" rx="16" ry="8" fill="#c98b45" opacity="0.7"/>'
        '<ellipse cx="76" cy="10" rx="12" ry="7" fill="#d69a52" opacity="0.75"/>',
        turn=12,
    )
    for path in (lens, flip(lens)):
        p.draw(f'<path d="{path}" fill="none" stroke="{dark}" stroke-width="33"/><path d="{path}" fill="none" stroke="{shell}" stroke-width="29"/>')
        p.line(moved(path, -2, -7), "#ffffff", 4, 0.35)
    p.line("M-44 574 C-26 540 26 540 44 574", dark, 27, 1)
    p.draw(f'<path d="M-44 574 C-26 540 26 540 44 574" fill="none" stroke="{shell}" stroke-width="23"/>')
    p.line("M-38 562 C-22 534 22 534 38 562", "#ffffff", 3.5, 0.35)
    for sign in (1, -1):
        corner = f"M{sign * 300} 512 L{sign * 346} 516 C{sign * 352} 536 {sign * 346} 560 {sign * 326} 574 L{sign * 306} 560 Z"
        p.draw(f'<path d="{corner}" fill="{shell}" stroke="{dark}" stroke-width="3"/>')
        p.snap(sign * 326, 538, 5, "#d8b35e")
    return p


def watch():
    p = Picture("#dde3e0")
    leather = "#5a3a28"
    for sign, long in ((-1, 470), (1, 500)):
        y0 = 600 + sign * 150
        y1 = 600 + sign * long
        strap = mirrored(f"M0 {y0} L66 {y0} C62 {y0 + sign * 120} 54 {y1 - sign * 160} 52 {y1 - sign * 20} C50 {y1} 26 {y1 + sign * 14} 0 {y1 + sign * 14}")
        p.piece(strap, leather, depth=0.44, soft=18, grain=0.3)
        edge = mirrored(f"M0 {y0 + sign * 6} L56 {y0 + sign * 6} C52 {y0 + sign * 120} 45 {y1 - sign * 160} 43 {y1 - sign * 24} C41 {y1 - sign * 6} 22 {y1 + sign * 5} 0 {y1 + sign * 5}")
        p.line(edge, shade(leather, 0.45), 2, 0.8, "6 5")
        if sign > 0:
            for i in range(6):
                p.draw(f'<ellipse cx="0" cy="{830 + i * 40}" rx="6" ry="8" fill="#1d0f07"/>')
    p.piece("M-62 180 L62 180 L62 206 L-62 206 Z", leather, depth=0.4, soft=8, lift=4)
    p.draw('<rect x="-62" y="104" width="124" height="62" rx="10" fill="none" stroke="#7d8084" stroke-width="15"/>')
    p.draw('<rect x="-62" y="104" width="124" height="62" rx="10" fill="none" stroke="#d5d8db" stroke-width="10"/>')
    p.line("M0 112 L0 172", "#d5d8db", 9, 1)
    steel = p.gradient((0, "#f7f8f9"), (0.4, "#c3c7cb"), (0.7, "#8d9297"), (1, "#d9dcdf"), box=(0, 0, 1, 1))
    for sign in (1, -1):
        for side in (1, -1):
            p.piece(f"M{side * 58} {600 + sign * 120} L{side * 96} {600 + sign * 104} L{side * 86} {600 + sign * 196} L{side * 64} {600 + sign * 200} Z", "#b9bdc1", paint=steel, depth=0.3, soft=6)
    p.piece("M170 582 L196 584 L196 616 L170 618 Z", "#b9bdc1", paint=steel, depth=0.3, soft=5)
    p.draw(f'<circle cx="6" cy="612" r="178" fill="#000" opacity="0.3" filter="url(#{p.blur(9)})"/>')
    p.draw(f'<circle cx="0" cy="600" r="178" fill="{steel}" stroke="#6e7276" stroke-width="2"/>')
    p.draw('<circle cx="0" cy="600" r="152" fill="#f6f1e4" stroke="#7d8084" stroke-width="4"/>')
    p.draw('<circle cx="0" cy="600" r="146" fill="none" stroke="#000" stroke-width="10" opacity="0.07"/>')
    for i in range(60):
        angle = math.radians(i * 6)
        long = 26 if i % 5 == 0 else 10
        sx, sy = math.sin(angle), -math.cos(angle)
        p.line(f"M{sx * 138:.1f} {600 + sy * 138:.1f} L{sx * (138 - long):.1f} {600 + sy * (138 - long):.1f}", "#2f3d52", 6 if i % 5 == 0 else 2.2, 0.95)
    p.draw('<circle cx="0" cy="664" r="34" fill="#ece5d3" stroke="#b9b09a" stroke-width="2"/>')
    p.line("M0 664 L14 646", "#2f3d52", 3, 1)
    for angle, long, width, tone in ((305, 78, 9, "#2f3d52"), (54, 116, 6.5, "#2f3d52"), (200, 122, 2.6, "#b5473f")):
        sx, sy = math.sin(math.radians(angle)), -math.cos(math.radians(angle))
        hand = f"M{-sx * 22:.1f} {600 - sy * 22:.1f} L{sx * long:.1f} {600 + sy * long:.1f}"
        p.line(moved(hand, 2, 5), "#000", width, 0.18)
        p.line(hand, tone, width, 1)
    p.draw('<circle cx="0" cy="600" r="9" fill="#2f3d52"/><circle cx="0" cy="600" r="4" fill="#b5473f"/>')
    p.draw('<path d="M-110 500 C-60 440 40 440 96 486 C30 470 -50 490 -110 560 Z" fill="#fff" opacity="0.45"/>')
    return p


ACCESSORIES = {
    "cap": cap,
    "scarf": scarf,
    "tote-bag": tote_bag,
    "belt": belt,
    "beanie": beanie,
    "sunglasses": sunglasses,
    "watch": watch,
}
