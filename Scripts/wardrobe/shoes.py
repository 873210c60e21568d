"""Shoes: flat ones are seen from above, tall ones from the side."""

from drawing import Picture, flip, moved, shade


# The right shoe from above, its toe up: about 250 wide and 764 long.
SOLE = (
    "M-14 110 C66 104 120 180 126 300 C129 390 106 450 102 540 C100 650 110 710 102 790 C94 850 52 874 2 874 "
    "C-50 874 -88 848 -94 790 C-100 710 -86 650 -94 540 C-100 450 -124 390 -118 290 C-112 180 -74 112 -14 110 Z"
)


def inset(path, share, cx=2, cy=492):
    """The path drawn in towards a point."""
    return moved(moved(moved(path, -cx, -cy), scale=share), cx, cy)


def pair(p, shoe, gap=158, dy=108, turn=5):
    """A right shoe, and its mirror image on the left."""
    for mirror in (True, False):
        sign = -1 if mirror else 1
        with p.placed(sign * gap, dy, 1.0, sign * turn, mirror):
            shoe(p)


def sneaker(p):
    colour, tint = "#f6f4ef", "#2f7a6b"
    p.piece(SOLE, "#ffffff", depth=0.3, soft=14)
    p.line(inset(SOLE, 0.965), "#b9b5ab", 2, 0.8)
    p.line(inset(SOLE, 0.945), "#c9c5bb", 1.6, 0.8, "4 4")
    upper = inset(SOLE, 0.915)
    p.piece(upper, colour, depth=0.3, soft=24)
    # Toe: a cap with air holes.
    p.line("M-100 300 C-70 236 70 232 106 306", "#aaa69c", 2.4, 0.9)
    p.line("M-100 308 C-70 245 70 241 106 314", "#8f8b82", 1.5, 0.7, "5 4")
    for y, half in ((196, 1), (220, 2), (244, 2)):
        for k in range(-half, half + 1):
            p.draw(f'<circle cx="{k * 22 - 2}" cy="{y + abs(k) * 4}" r="3.4" fill="#8f8b82"/>')
    # Coloured side panels and heel.
    panel = "M112 420 C100 470 92 520 92 600 L60 590 C62 520 70 470 84 400 Z"
    p.within(upper, f'<path d="{panel}" fill="{tint}"/><path d="{moved(flip(panel), 8, 0)}" fill="{tint}"/>')
    heel = "M-100 760 C-60 742 60 742 108 760 L108 880 L-100 880 Z"
    p.within(upper, f'<path d="{heel}" fill="{tint}"/>')
    p.line("M-88 762 C-50 746 52 746 98 762", shade(tint, -0.4), 2, 0.8)
    p.line("M-86 772 C-50 756 52 756 96 772", shade(tint, 0.4), 1.5, 0.8, "5 4")
    # Opening, insole, tongue.
    mouth = "M2 470 C52 470 70 520 72 600 C76 700 70 772 2 784 C-62 772 -68 700 -64 600 C-62 520 -48 470 2 470 Z"
    p.piece(mouth, "#d9d4c8", depth=0.55, soft=30)
    p.line(mouth, "#f1eee6", 15, 1)
    p.line(mouth, "#a29d92", 2, 0.8)
    p.glow(mouth, 2, 700, 30, 50, "#ffffff", 0.35)
    p.piece("M-34 330 C-20 322 24 322 38 330 L48 560 C30 590 -24 590 -42 560 Z", "#efece4", depth=0.3, soft=14, lift=3)
    p.piece("M-18 540 L22 540 L22 572 L-18 572 Z", tint, depth=0.1, soft=4)
    for sign in (1, -1):
        x = 2 + sign * 44
        p.piece(f"M{x - 10 * sign} 336 L{x + 16 * sign} 344 C{x + 26 * sign} 420 {x + 18 * sign} 480 {x + 20 * sign} 540 L{x - 6 * sign} 530 C{x - 8 * sign} 460 {x - 8 * sign} 400 {x - 10 * sign} 336 Z", colour, depth=0.2, soft=8, lift=2)
        for i in range(6):
            p.draw(f'<circle cx="{x + 5 * sign}" cy="{362 + i * 32}" r="5" fill="#cfcabf" stroke="#8f8b82" stroke-width="1.6"/>')
    for i in range(6):
        y = 362 + i * 32
        lace = f"M-44 {y} Q2 {y - 9} 48 {y}"
        p.line(moved(lace, 2, 5), "#000", 13, 0.2)
        p.line(lace, "#b9b5ab", 14, 1)
        p.line(lace, "#ffffff", 11.5, 1)
        p.line(lace, "#cfcac0", 11.5, 0.7, "1.5 5")
    for loop in ("M2 516 C-20 470 -84 470 -80 520 C-76 560 -20 540 2 516", "M2 516 C24 470 88 470 84 520 C80 560 24 540 2 516", "M0 518 C-14 560 -34 590 -44 626", "M4 518 C18 560 34 596 50 618"):
        p.line(moved(loop, 2, 5), "#000", 8, 0.2)
        p.line(loop, "#aaa69c", 10, 1)
        p.line(loop, "#ffffff", 7.6, 1)
    p.piece("M-10 502 C-4 498 8 498 14 502 L16 532 C8 536 -4 536 -12 532 Z", "#ffffff", depth=0.2, soft=4, lift=2)


def sneakers():
    p = Picture("#dbe3e0")
    pair(p, sneaker)
    return p


def loafer(p):
    colour = "#6b2a2c"
    p.piece(SOLE, "#3a2420", depth=0.3, soft=10)
    p.line(inset(SOLE, 0.972), "#c79a62", 2, 0.8, "4 4")
    upper = inset(SOLE, 0.94)
    p.piece(upper, colour, depth=0.46, soft=30)
    p.glow(upper, -36, 230, 26, 60, "#ffffff", 0.34, 16, 14)
    p.glow(upper, 84, 620, 10, 120, "#ffffff", 0.22, 10)
    apron = "M-64 500 C-84 400 -84 300 -54 240 C-26 196 30 196 60 240 C90 300 90 400 70 500"
    p.line(apron, shade(colour, -0.55), 9, 0.9)
    p.line(moved(apron, 0, -1), shade(colour, 0.16), 6, 0.9, "7 4")
    mouth = "M2 486 C48 486 68 530 70 620 C74 720 68 790 2 802 C-60 790 -66 720 -62 620 C-60 530 -44 486 2 486 Z"
    p.piece(mouth, "#c9a377", depth=0.6, soft=32)
    p.glow(mouth, 2, 730, 28, 46, "#fff3dd", 0.5)
    p.draw('<path d="M-24 724 L28 724 M-16 738 L20 738" stroke="#8a6236" stroke-width="3" opacity="0.8"/>')
    p.line(mouth, shade(colour, -0.4), 9, 1)
    p.line(mouth, shade(colour, 0.1), 4, 1)
    tongue = "M-58 520 C-62 470 -46 420 2 418 C50 420 66 470 62 520 C44 494 -40 494 -58 520 Z"
    p.piece(tongue, colour, depth=0.36, soft=14, lift=4)
    strap = "M-106 402 C-60 376 64 376 112 404 C112 440 106 468 102 484 C60 450 -56 450 -96 482 C-102 460 -106 432 -106 402 Z"
    p.within(upper, f'<path d="{moved(strap, 3, 8)}" fill="#000" opacity="0.35" filter="url(#{p.blur(6)})"/>')
    p.piece(strap, colour, depth=0.4, soft=14)
    p.piece("M-26 420 C-10 412 14 412 30 420 C24 434 10 440 2 440 C-6 440 -20 434 -26 420 Z", "#2b1012", depth=0.3, soft=5)
    for dy in (10, -12):
        base = "M-102 412 C-58 386 62 386 108 414" if dy > 0 else "M-94 470 C-56 442 60 442 100 472"
        p.line(base, shade(colour, 0.3), 1.7, 0.75, "5 4")
    p.line("M-64 806 C-40 830 44 830 70 806", shade(colour, -0.5), 2.4, 0.8)


def loafers():
    p = Picture(None)
    pair(p, loafer)
    return p


def sandal(p):
    leather, cork = "#8f5f3a", "#c79b68"
    p.piece(SOLE, "#3b342e", depth=0.2, soft=8)
    bed = inset(SOLE, 0.965)
    p.piece(bed, cork, depth=0.3, soft=10, grain=0.28)
    p.piece(inset(SOLE, 0.9), "#d9bd97", depth=0.4, soft=22, grain=0.2)
    # The hollow of the heel, the bar under the toes.
    p.glow(bed, 4, 740, 60, 90, "#8d6a44", 0.42, 16)
    p.glow(bed, -6, 330, 80, 60, "#8d6a44", 0.30, 18)
    for i, x in enumerate((-66, -32, 2, 36, 66)):
        p.glow(bed, x, 232 + (abs(i - 1.4) ** 2) * 7, 17, 22, "#8d6a44", 0.42, 6)
    p.glow(bed, 2, 520, 30, 60, "#fff6e4", 0.4, 18)
    for top, low, left, right in ((372, 466, -124, 134), (548, 640, -106, 118)):
        strap = (
            f"M{left} {top + 26} C{left * 0.5} {top - 14} {right * 0.5} {top - 14} {right} {top + 26} "
            f"L{right - 4} {low + 22} C{right * 0.5} {low - 18} {left * 0.5} {low - 18} {left + 4} {low + 22} Z"
        )
        p.draw(f'<path d="{moved(strap, 4, 14)}" fill="#000" opacity="0.35" filter="url(#{p.blur(9)})"/>')
        p.piece(strap, leather, depth=0.44, soft=20, grain=0.25)
        p.line(moved(f"M{left + 8} {top + 30} C{left * 0.5} {top - 8} {right * 0.5} {top - 8} {right - 8} {top + 30}", 0, 4), shade(leather, 0.35), 1.8, 0.8, "6 5")
        p.line(f"M{left + 10} {low + 12} C{left * 0.5} {low - 26} {right * 0.5} {low - 26} {right - 10} {low + 12}", shade(leather, 0.35), 1.8, 0.8, "6 5")
        mid = (top + low) / 2 + 2
        p.draw(f'<rect x="50" y="{mid - 40}" width="36" height="76" rx="5" fill="none" stroke="#6f5526" stroke-width="9" transform="rotate(6 68 {mid})"/>')
        p.draw(f'<rect x="50" y="{mid - 40}" width="36" height="76" rx="5" fill="none" stroke="#d8b35e" stroke-width="6" transform="rotate(6 68 {mid})"/>')
        p.line(f"M66 {mid - 1} L92 {mid + 3}", "#d8b35e", 6, 1)
        for k in range(3):
            p.draw(f'<circle cx="{34 - k * 22}" cy="{mid - 8 - k * 1.2}" r="4" fill="#3a2212"/>')


def sandals():
    p = Picture("#e6ebe9")
    pair(p, sandal, gap=170)
    return p


def boot(p, dim=0.0):
    colour = shade("#3a2d28", -dim) if dim else "#3a2d28"
    sole = "M-338 806 C-344 848 -336 868 -312 872 L66 872 L72 898 L248 898 C262 880 260 840 254 800 Z"
    p.piece(sole, "#1c1917", depth=0.4, soft=8)
    p.line("M-330 846 L72 846 L76 872 L254 872", "#4b433d", 2.4, 0.8)
    for x in range(-300, 60, 26):
        p.line(f"M{x} 856 L{x} 870", "#4b433d", 4, 0.6)
    upper = (
        "M-28 296 C50 312 150 308 214 288 C222 440 206 560 222 660 C236 730 252 770 254 812 L-336 818 "
        "C-352 754 -306 700 -206 676 C-96 652 -44 590 -34 490 C-28 420 -28 350 -28 296 Z"
    )
    leather = p.gradient((0, shade(colour, 0.14)), (0.5, colour), (1, shade(colour, -0.2)))
    p.piece(upper, colour, paint=leather, depth=0.55, soft=34)
    p.glow(upper, -232, 722, 66, 16, "#ffffff", 0.34, 14, -14)
    p.glow(upper, -6, 450, 10, 120, "#ffffff", 0.26, 10)
    p.glow(upper, 150, 740, 40, 30, "#ffffff", 0.14, 16)
    p.folds(upper, ["M-90 664 C-50 690 0 690 40 676", "M-60 628 C-20 652 30 650 66 636", "M-120 690 C-80 716 -30 716 10 704"], colour, width=10, opacity=0.5, blur=4)
    gusset = "M58 306 C86 308 128 306 156 300 L150 430 C140 510 124 560 108 586 C90 560 72 500 66 430 Z"
    lines = p.pattern(9, 20, '<rect width="4" height="20" fill="#000" opacity="0.5"/><rect x="5" width="2" height="20" fill="#fff" opacity="0.12"/>')
    p.piece(gusset, "#2a2623", pattern=lines, depth=0.36, soft=12)
    p.line(moved(gusset, 0, 0), shade(colour, 0.35), 1.6, 0.6, "5 4")
    p.line("M108 586 C112 640 116 700 112 812", shade(colour, -0.6), 2.4, 0.8)
    p.line("M117 590 C121 640 125 700 121 810", shade(colour, 0.35), 1.6, 0.6, "5 4")
    p.piece("M-28 282 C50 298 150 294 214 274 L214 298 C150 318 50 322 -28 306 Z", shade(colour, -0.1), depth=0.4, soft=8)
    for x, tilt in ((190, 4), (-12, -4)):
        p.piece(f"M{x - 13} 306 L{x - 10} 236 C{x - 8} 222 {x + 12} 222 {x + 14} 236 L{x + 16} 304 Z", shade(colour, 0.08), depth=0.3, soft=8, lift=2)
    p.line("M-322 800 C-100 812 100 806 250 796", "#8c6d48", 2, 0.8, "6 5")


def boots():
    p = Picture("#e9e4dc")
    with p.placed(94, -98, 0.94):
        boot(p, 0.18)
    with p.placed(-16, 62, 1.0):
        boot(p)
    return p


def rain_boot(p, colour):
    sole = "M-300 872 C-306 908 -298 930 -276 934 L40 934 L46 954 L222 954 C236 938 236 900 230 866 Z"
    p.piece(sole, shade(colour, -0.62), depth=0.3, soft=8)
    for x in range(-270, 220, 30):
        p.line(f"M{x} 914 L{x + 8} 932", shade(colour, -0.3), 5, 0.5)
    upper = (
        "M-72 176 C10 190 130 188 206 168 C214 380 190 560 206 700 C218 780 234 830 234 884 L-300 890 "
        "C-318 812 -276 764 -196 744 C-104 720 -66 660 -62 560 C-60 420 -70 290 -72 176 Z"
    )
    p.piece(upper, colour, depth=0.46, soft=36)
    p.glow(upper, -36, 420, 13, 190, "#ffffff", 0.75, 8, -1)
    p.glow(upper, -206, 792, 56, 13, "#ffffff", 0.75, 8, -16)
    p.glow(upper, 150, 420, 18, 220, "#000000", 0.14, 16)
    p.folds(upper, ["M-90 706 C-40 738 30 734 90 704", "M-70 664 C-20 694 40 690 90 660"], colour, width=14, opacity=0.34, blur=6)
    rim = "M-74 164 C10 180 130 178 208 156 L209 200 C130 222 10 224 -74 208 Z"
    p.piece(rim, shade(colour, -0.5), depth=0.34, soft=8)
    p.piece("M-72 160 C-20 144 150 138 206 152 C150 176 0 182 -72 164 Z", shade(colour, -0.72), depth=0.3, soft=8)
    strap = "M112 236 L204 226 L205 262 L112 272 Z"
    p.piece(strap, colour, depth=0.3, soft=8, lift=4)
    p.draw('<rect x="118" y="228" width="34" height="50" rx="5" fill="none" stroke="#54585c" stroke-width="8"/><rect x="118" y="228" width="34" height="50" rx="5" fill="none" stroke="#c9cdd1" stroke-width="5"/>')
    p.line("M-292 872 C-100 884 100 880 232 866", shade(colour, -0.4), 4, 0.8)


def rain_boots():
    p = Picture("#e2e6ea")
    with p.placed(96, -40, 0.93):
        rain_boot(p, "#cf9a1f")
    with p.placed(-20, 62, 1.0):
        rain_boot(p, "#edb42c")
    return p


def heel(p, dim=0.0):
    colour = shade("#a3262f", -dim) if dim else "#a3262f"
    post = "M226 560 C240 640 228 760 214 926 L184 926 C178 820 160 740 92 716 Z"
    p.piece(post, shade(colour, -0.12), depth=0.44, soft=12)
    p.piece("M182 918 L216 918 L217 936 L181 936 Z", "#231a18", depth=0.2, soft=4)
    sole = "M218 690 C120 690 20 890 -132 914 L-336 920 C-348 914 -348 900 -340 894 L-120 880 C20 850 100 660 218 664 Z"
    p.piece(sole, "#2b1f1c", depth=0.3, soft=6)
    lining = "M-166 806 C-100 760 60 700 150 570 C180 534 206 520 222 528 C206 590 120 760 20 812 C-60 850 -130 840 -166 806 Z"
    p.piece(lining, "#d9b08f", depth=0.4, soft=16)
    upper = (
        "M-344 900 C-338 850 -262 822 -170 800 C-130 860 30 826 124 664 C160 600 190 530 224 524 C246 584 244 640 224 694 "
        "C130 690 40 872 -120 896 C-200 906 -300 908 -344 900 Z"
    )
    p.piece(upper, colour, depth=0.5, soft=26)
    p.glow(upper, -244, 852, 60, 9, "#ffffff", 0.6, 7, -14)
    p.glow(upper, 190, 620, 10, 46, "#ffffff", 0.45, 8, 16)
    p.glow(upper, -20, 842, 70, 8, "#ffffff", 0.25, 8, -24)
    p.line("M-164 808 C-122 862 36 832 130 668 C164 606 194 540 224 532", shade(colour, -0.5), 2, 0.8)


def heels():
    p = Picture("#efe3dc")
    with p.placed(50, -300, 1.0):
        heel(p)
    with p.placed(-50, 132, 1.0, mirror=True):
        heel(p)
    return p


SHOES = {
    "sneakers": sneakers,
    "loafers": loafers,
    "sandals": sandals,
    "chelsea-boots": boots,
    "rain-boots": rain_boots,
    "heels": heels,
}
