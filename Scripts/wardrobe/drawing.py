"""Paper and pencil for the sample wardrobe: paths, pieces of cloth, folds, seams and the ground they lie on.

Coordinates are centred: x runs from -450 (left) to 450 (right), y from 0 (top) to 1200. A path is SVG path data with
absolute M, L, C, Q and Z only, so that it can be mirrored: `flip` mirrors one, `mirrored` closes a right half into a
whole outline. Light comes from the upper left.
"""

import re
from contextlib import contextmanager

WIDTH, HEIGHT = 900, 1200


def parsed(path):
    """The commands of a path: a list of (letter, [(x, y), …])."""
    commands = []
    for letter, numbers in re.findall(r"([MLCQZ])([^MLCQZ]*)", path):
        values = [float(n) for n in re.findall(r"-?[\d.]+(?:e-?\d+)?", numbers)]
        points = list(zip(values[::2], values[1::2]))
        size = {"M": 1, "L": 1, "C": 3, "Q": 2, "Z": 0}[letter]
        if size == 0:
            commands.append((letter, []))
        for start in range(0, len(points), size or 1):
            commands.append((letter, points[start : start + size]))
    return commands


def written(commands):
    """The path data of parsed commands."""
    parts = []
    for letter, points in commands:
        parts.append(letter + " ".join(f"{x:.1f} {y:.1f}" for x, y in points))
    return " ".join(parts)


def flip(path):
    """The path mirrored at the vertical axis."""
    return written([(letter, [(-x, y) for x, y in points]) for letter, points in parsed(path)])


def both(path):
    """The path and its mirror image."""
    return path + " " + flip(path)


def reversed_path(path):
    """An open path walked from its end to its start, without the leading M."""
    commands = parsed(path)
    here, steps = None, []
    for letter, points in commands:
        if letter != "M":
            steps.append((letter, points[:-1][::-1] + [here]))
        here = points[-1]
    return written(steps[::-1])


def mirrored(half):
    """The closed outline whose right half is given, from top to bottom."""
    mirror = flip(half)
    last = parsed(mirror)[-1][1][-1]
    return f"{half} L{last[0]:.1f} {last[1]:.1f} {reversed_path(mirror)} Z"


def mirrored_line(half):
    """The open line whose right half is given, from the middle outwards."""
    mirror = flip(half)
    x, y = parsed(mirror)[-1][1][-1]
    return f"M{x:.1f} {y:.1f} {reversed_path(mirror)} {written(parsed(half)[1:])}"


def moved(path, dx=0.0, dy=0.0, scale=1.0):
    """The path scaled about the origin, then moved."""
    return written([(l, [(x * scale + dx, y * scale + dy) for x, y in p]) for l, p in parsed(path)])


def shade(colour, amount):
    """The colour made lighter (amount > 0, up to 1) or darker (< 0, down to -1)."""
    channels = [int(colour[i : i + 2], 16) for i in (1, 3, 5)]
    if amount > 0:
        channels = [c + (255 - c) * amount for c in channels]
    else:
        # Shadows keep some of the blue of the sky.
        channels = [c * (1 + amount * k) for c, k in zip(channels, (1.0, 0.99, 0.93))]
    return "#" + "".join(f"{round(min(255, max(0, c))):02x}" for c in channels)


class Picture:
    """One card: a ground (or none), and a garment lying on it."""

    def __init__(self, ground="#efe9e1"):
        self.ground = ground
        self.definitions = []
        self.marks = []
        self.count = 0

    def name(self):
        self.count += 1
        return f"n{self.count}"

    def define(self, text):
        """Puts an element with `{id}` in it among the definitions; gives back its id."""
        name = self.name()
        self.definitions.append(text.replace("{id}", name))
        return name

    def draw(self, text):
        self.marks.append(text)

    @contextmanager
    def placed(self, dx=0, dy=0, scale=1.0, turn=0, mirror=False):
        """What is drawn inside is moved, turned and perhaps mirrored."""
        sx = -scale if mirror else scale
        self.draw(f'<g transform="translate({dx} {dy}) rotate({turn}) scale({sx} {scale})">')
        yield
        self.draw("</g>")

    # Paint

    def gradient(self, *stops, across=False, box=(0, 0, 0, 1)):
        """Paint that runs down (or across) what it fills, through `stops`: (offset, colour) or (offset, colour, opacity)."""
        x1, y1, x2, y2 = (0, 0, 1, 0) if across else box
        marks = "".join(
            f'<stop offset="{s[0]}" stop-color="{s[1]}" stop-opacity="{s[2] if len(s) > 2 else 1}"/>' for s in stops
        )
        body = f'<linearGradient id="{{id}}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}">{marks}</linearGradient>'
        return f"url(#{self.define(body)})"

    def pattern(self, width, height, content, turn=0, shift=(0, 0)):
        """Paint that repeats a tile."""
        place = f"translate({shift[0]} {shift[1]}) rotate({turn})"
        return "url(#" + self.define(
            f'<pattern id="{{id}}" width="{width}" height="{height}" patternUnits="userSpaceOnUse" '
            f'patternTransform="{place}">{content}</pattern>'
        ) + ")"

    def clip(self, path):
        return self.define(f'<clipPath id="{{id}}"><path d="{path}"/></clipPath>')

    def blur(self, radius):
        return self.define(
            f'<filter id="{{id}}" filterUnits="userSpaceOnUse" x="-450" y="0" width="900" height="1200">'
            f'<feGaussianBlur stdDeviation="{radius}"/></filter>'
        )

    def grain(self, path, strength=0.25, frequency="0.7", seed=3):
        """A woven or woolly surface: fine noise, within the path."""
        noise = self.define(
            f'<filter id="{{id}}" filterUnits="userSpaceOnUse" x="-450" y="0" width="900" height="1200">'
            f'<feTurbulence type="fractalNoise" baseFrequency="{frequency}" numOctaves="2" seed="{seed}"/>'
            f'<feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 {strength * 2.4} {-strength * 0.95}"/></filter>'
        )
        self.draw(
            f'<g clip-path="url(#{self.clip(path)})"><rect x="-450" width="900" height="1200" filter="url(#{noise})"/></g>'
        )

    # Cloth

    def piece(self, path, colour, paint=None, pattern=None, depth=0.30, line=True, soft=26, grain=0, lift=0):
        """A piece of cloth: its colour, a pattern over it, a darker rim where it curves away, and its edge.

        `lift` lets it throw a small shadow on what lies below it.
        """
        if lift:
            self.draw(
                f'<path d="{moved(path, lift * 0.5, lift)}" fill="{shade(colour, -0.75)}" opacity="0.32" '
                f'filter="url(#{self.blur(lift * 0.8)})"/>'
            )
        self.draw(f'<path d="{path}" fill="{paint or colour}"/>')
        if pattern:
            self.draw(f'<path d="{path}" fill="{pattern}"/>')
        if grain:
            self.grain(path, grain)
        if depth:
            dark = shade(colour, -0.62)
            clip = self.clip(path)
            self.draw(
                f'<g clip-path="url(#{clip})">'
                f'<path d="{moved(path, -soft * 0.35, -soft * 0.45)}" fill="none" stroke="{dark}" '
                f'stroke-width="{soft * 1.6}" opacity="{depth}" filter="url(#{self.blur(soft * 0.7)})"/>'
                f'<path d="{moved(path, soft * 0.3, soft * 0.35)}" fill="none" stroke="#ffffff" '
                f'stroke-width="{soft * 0.5}" opacity="{depth * 0.55}" filter="url(#{self.blur(soft * 0.4)})"/></g>'
            )
        if line:
            self.draw(
                f'<path d="{path}" fill="none" stroke="{shade(colour, -0.42)}" stroke-width="2.2" opacity="0.75" '
                'stroke-linejoin="round"/>'
            )

    def folds(self, inside, paths, colour, width=16, opacity=0.2, blur=7, light=True):
        """Creases: soft dark strokes within a piece, each with a light one beside it."""
        clip, soft, wide = self.clip(inside), self.blur(blur), self.blur(blur * 1.5)
        marks = "".join(
            f'<path d="{p}" fill="none" stroke="{shade(colour, -0.65)}" stroke-width="{width}" opacity="{opacity}" '
            f'stroke-linecap="round" filter="url(#{soft})"/>'
            + (
                f'<path d="{moved(p, -width * 0.9, -width * 0.3)}" fill="none" stroke="#ffffff" '
                f'stroke-width="{width * 0.9}" opacity="{opacity * 0.55}" stroke-linecap="round" '
                f'filter="url(#{wide})"/>'
                if light
                else ""
            )
            for p in paths
        )
        self.draw(f'<g clip-path="url(#{clip})">{marks}</g>')

    def glow(self, inside, x, y, rx, ry, colour="#ffffff", opacity=0.3, blur=30, turn=0):
        """A soft spot of light or wear within a piece."""
        self.draw(
            f'<g clip-path="url(#{self.clip(inside)})"><ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="{colour}" '
            f'opacity="{opacity}" transform="rotate({turn} {x} {y})" filter="url(#{self.blur(blur)})"/></g>'
        )

    def within(self, inside, text):
        """Marks that end where the piece ends."""
        self.draw(f'<g clip-path="url(#{self.clip(inside)})">{text}</g>')

    # Sewing

    def line(self, path, colour, width=2.4, opacity=0.8, dash=None, cap="round"):
        """A seam, an edge, or (with a dash) stitches."""
        dashes = f' stroke-dasharray="{dash}"' if dash else ""
        self.draw(
            f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width}" opacity="{opacity}"{dashes} '
            f'stroke-linecap="{"butt" if dash else cap}" stroke-linejoin="round"/>'
        )

    def seam(self, path, colour, stitch=None):
        """A seam with stitches beside it."""
        self.line(path, shade(colour, -0.45), 2.2, 0.7)
        self.line(moved(path, 5, 0), stitch or shade(colour, 0.35), 1.8, 0.75, "7 5")

    def rib(self, path, colour, width, gap=5, base=None, edge=True):
        """Ribbing along a path: a wide stroke with thin lines across it."""
        if edge:
            self.line(path, shade(colour, -0.45), width + 3.6, 0.8, cap="butt")
        self.line(path, base or colour, width, 1, cap="butt")
        self.line(path, shade(colour, -0.35), width, 0.5, f"1.8 {gap}")

    def button(self, x, y, radius=9, colour="#efe7d8", holes=4):
        rim = shade(colour, -0.45)
        self.draw(
            f'<circle cx="{x + 1.5}" cy="{y + 2.5}" r="{radius}" fill="#000" opacity="0.25"/>'
            f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{colour}" stroke="{rim}" stroke-width="1.6"/>'
            f'<circle cx="{x}" cy="{y}" r="{radius * 0.68}" fill="none" stroke="{rim}" stroke-width="1" opacity="0.6"/>'
        )
        step = radius * 0.27
        places = [(-step, -step), (step, -step), (-step, step), (step, step)] if holes == 4 else [(0, -step), (0, step)]
        for dx, dy in places if holes else []:
            self.draw(f'<circle cx="{x + dx}" cy="{y + dy}" r="{max(1.0, radius * 0.13)}" fill="{rim}"/>')

    def snap(self, x, y, radius=8, colour="#b9874a"):
        """A metal button or rivet."""
        self.draw(
            f'<circle cx="{x + 1.5}" cy="{y + 2.5}" r="{radius}" fill="#000" opacity="0.35"/>'
            f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{colour}" stroke="{shade(colour, -0.5)}" stroke-width="1.4"/>'
            f'<circle cx="{x - radius * 0.2}" cy="{y - radius * 0.25}" r="{radius * 0.42}" fill="{shade(colour, 0.45)}"/>'
        )

    def zip(self, path, metal="#c7c9cc", tape="#55585c", width=9):
        self.line(path, tape, width + 6, 1, cap="butt")
        self.line(path, metal, width * 0.8, 1, "3 2.6")

    def tag(self, y, width=46, colour="#f7f4ee", height=24):
        """The maker's label inside the neck: blank, as nobody made these."""
        self.draw(
            f'<rect x="{-width / 2}" y="{y}" width="{width}" height="{height}" rx="2" fill="{colour}" '
            f'stroke="#00000030" stroke-width="1"/>'
            f'<path d="M{-width / 2 + 9} {y + height * 0.42} L{width / 2 - 9} {y + height * 0.42} '
            f'M{-width / 2 + 14} {y + height * 0.68} L{width / 2 - 14} {y + height * 0.68}" stroke="#00000055" '
            f'stroke-width="1.8"/>'
        )

    # The whole

    def svg(self):
        ground = ""
        if self.ground:
            light, dark = shade(self.ground, 0.35), shade(self.ground, -0.07)
            ground = (
                f'<radialGradient id="ground" cx="0.42" cy="0.36" r="0.85"><stop offset="0" stop-color="{light}"/>'
                f'<stop offset="0.55" stop-color="{self.ground}"/><stop offset="1" stop-color="{dark}"/></radialGradient>'
            )
        shadow = (
            '<filter id="shadow" filterUnits="userSpaceOnUse" x="-450" y="0" width="900" height="1200">'
            '<feGaussianBlur in="SourceAlpha" stdDeviation="16" result="far"/>'
            '<feOffset in="far" dx="10" dy="22" result="far"/>'
            '<feGaussianBlur in="SourceAlpha" stdDeviation="4" result="near"/>'
            '<feOffset in="near" dx="3" dy="5" result="near"/>'
            '<feColorMatrix in="far" values="0 0 0 0 0.16  0 0 0 0 0.12  0 0 0 0 0.10  0 0 0 0.26 0" result="far"/>'
            '<feColorMatrix in="near" values="0 0 0 0 0.16  0 0 0 0 0.12  0 0 0 0 0.10  0 0 0 0.26 0" result="near"/>'
            '<feMerge><feMergeNode in="far"/><feMergeNode in="near"/><feMergeNode in="SourceGraphic"/></feMerge></filter>'
        )
        paper = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#ground)"/>' if self.ground else ""
        cast = ' filter="url(#shadow)"' if self.ground else ""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">'
            f"<defs>{ground}{shadow}{''.join(self.definitions)}</defs>{paper}"
            f'<g transform="translate({WIDTH // 2} 0)"{cast}>{"".join(self.marks)}</g></svg>\n'
        )
