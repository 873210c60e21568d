"""How clothes are cut: the outlines that shirts, jackets and coats share, and those of trousers."""

from dataclasses import dataclass

from drawing import flip, mirrored, mirrored_line, shade


@dataclass
class Torso:
    """The measures of a top, as right halves: from the neck to the hem, and the sleeve."""

    neck: float = 84
    neck_y: float = 222
    drop: float = 64
    shoulder: float = 236
    shoulder_y: float = 274
    pit: tuple = (222, 440)
    waist: tuple = (214, 690)
    hem: tuple = (220, 934)
    sag: float = 8
    cuff: tuple = ((394, 838), (308, 858))

    @property
    def neckline(self):
        """The front of the neck, from the middle to the right shoulder."""
        low = self.neck_y + self.drop
        return (
            f"M0 {low} C{self.neck * 0.58} {low} {self.neck * 0.94} {self.neck_y + self.drop * 0.55} "
            f"{self.neck} {self.neck_y}"
        )

    @property
    def sides(self):
        """From the right end of the neckline over shoulder, arm-hole and side to the middle of the hem."""
        (px, py), (wx, wy), (hx, hy) = self.pit, self.waist, self.hem
        return (
            f"L{self.shoulder} {self.shoulder_y} "
            f"C{self.shoulder - 16} {self.shoulder_y + 55} {px - 14} {py - 62} {px} {py} "
            f"C{px - 2} {py + 90} {wx} {wy - 110} {wx} {wy} "
            f"C{wx} {wy + 90} {hx - 2} {hy - 110} {hx} {hy} "
            f"Q{hx * 0.5} {hy + self.sag} 0 {hy + self.sag}"
        )

    @property
    def body(self):
        return mirrored(f"{self.neckline} {self.sides}")

    @property
    def inside(self):
        """The inside of the back, seen through the neck."""
        back = self.neck_y + 6
        low = self.neck_y + self.drop + 26
        return mirrored(
            f"M0 {back} C{self.neck * 0.5} {back} {self.neck * 0.9} {self.neck_y} {self.neck + 3} {self.neck_y - 6} "
            f"L{self.neck + 8} {self.neck_y + 26} Q{self.neck * 0.6} {low} 0 {low}"
        )

    @property
    def back_neck(self):
        back = self.neck_y + 6
        return mirrored_line(
            f"M0 {back} C{self.neck * 0.5} {back} {self.neck * 0.9} {self.neck_y} {self.neck} {self.neck_y - 4}"
        )

    @property
    def front_neck(self):
        return mirrored_line(self.neckline)

    def sleeve(self, puff=0.0):
        """The right sleeve; it lies below the body, whose arm-hole is its seam."""
        (ox, oy), (ix, iy) = self.cuff
        sx, sy = self.shoulder, self.shoulder_y
        px, py = self.pit
        bx, by = sx + (ox - sx) * 0.62 + puff, sy + (oy - sy) * 0.34
        if oy < 600:
            return (
                f"M{sx - 40} {sy - 17} L{sx} {sy} C{sx + 44} {sy + 22} {sx + 82} {sy + 72} {ox} {oy} L{ix} {iy} "
                f"C{ix - 12} {iy - 26} {px + 10} {py + 16} {px - 2} {py} L{px - 40} {py - 10} L{sx - 60} {sy + 30} Z"
            )
        slope = (sy - self.neck_y) / (sx - self.neck)
        return (
            f"M{sx - 40} {sy - 40 * slope} L{sx} {sy} "
            f"C{sx + 30 + puff * 0.6} {sy + 30 * slope + 4 - puff * 0.5} {bx - 20} {by - 90 - puff} {bx} {by} "
            f"C{bx + (ox - bx) * 0.4 + puff} {by + (oy - by) * 0.35} {ox + puff} {oy - (oy - by) * 0.3} {ox} {oy} "
            f"L{ix} {iy} "
            f"C{ix - (ix - px) * 0.3 - 6} {iy - (iy - py) * 0.34} {px + (ix - px) * 0.25 - 2} {py + (iy - py) * 0.3} "
            f"{px - 2} {py} L{px - 40} {py - 10} L{sx - 60} {sy + 30} Z"
        )

    @property
    def cuff_line(self):
        (ox, oy), (ix, iy) = self.cuff
        return f"M{ox} {oy} L{ix} {iy}"


def sewn(picture, torso, colour, paint=None, pattern=None, sleeve_pattern=None, grain=0, puff=0.0, inside=None,
         depth=0.30, sleeve_paint=None, folds=0.16):
    """Draws sleeves, the inside of the neck and the body, with the creases of cloth that lies flat."""
    right = torso.sleeve(puff)
    (ox, oy), (ix, iy) = torso.cuff
    px, py = torso.pit
    for side, tint in ((right, sleeve_pattern or pattern), (flip(right), sleeve_pattern or pattern)):
        picture.piece(side, colour, sleeve_paint or paint, tint, depth=depth, grain=grain)
    if folds:
        bend = f"M{px + 4} {py + 40} C{px + 40} {py + 70} {(px + ix) / 2 + 44} {(py + iy) / 2 - 60} {(px + ix) / 2 + 62} {(py + iy) / 2 + 10}"
        elbow = f"M{(px + ix) / 2} {(py + iy) / 2 + 20} Q{(px + ix) / 2 + 40} {(py + iy) / 2 + 26} {(px + ix) / 2 + 70} {(py + iy) / 2 - 10}"
        under = f"M{px - 6} {py - 60} L{px + 6} {py + 60}"
        for path, side in ((bend, right), (elbow, right), (under, right)):
            if oy > 600 or path is under:
                picture.folds(side, [path], colour, opacity=folds)
                picture.folds(flip(side), [flip(path)], colour, opacity=folds)
    picture.piece(torso.inside, inside or shade(colour, -0.28), depth=0.4, line=False)
    body = torso.body
    picture.piece(body, colour, paint, pattern, depth=depth, grain=grain)
    if folds:
        hx, hy = torso.hem
        picture.folds(
            body,
            [
                f"M{px - 4} {py + 6} C{px - 50} {py + 60} {px - 80} {py + 120} {px - 96} {py + 190}",
                f"M{-px + 4} {py + 8} C{-px + 40} {py + 70} {-px + 66} {py + 130} {-px + 74} {py + 220}",
                f"M{hx * 0.55} {hy} C{hx * 0.5} {hy - 120} {hx * 0.42} {hy - 180} {hx * 0.46} {hy - 300}",
                f"M{-hx * 0.62} {hy} C{-hx * 0.58} {hy - 90} {-hx * 0.5} {hy - 160} {-hx * 0.52} {hy - 240}",
            ],
            colour,
            opacity=folds * 0.85,
        )
    return body


def legs(waist=158, top=150, hip=(206, 420), crotch=500, hem=(226, 96), floor=1070, gap=12, rise=6):
    """The right half of trousers as a path, from the middle of the waist to the crotch; and the leg's outline."""
    outer, inner = hem
    return (
        f"M0 {top + rise} Q{waist * 0.5} {top + rise} {waist} {top} "
        f"C{waist + 16} {top + 90} {hip[0] - 4} {hip[1] - 110} {hip[0]} {hip[1]} "
        f"C{hip[0] + 8} {hip[1] + 180} {outer} {floor - 330} {outer} {floor} L{inner} {floor + 6} "
        f"C{inner - 6} {floor - 300} {gap + 22} {crotch + 150} 0 {crotch}"
    )


def waist_inside(p, waist, top, colour, rise=6, drop=26):
    """The back of the waistband, seen over the front's."""
    p.piece(
        f"M{-waist} {top} Q0 {top - drop * 0.5} {waist} {top} L{waist} {top + 22} Q0 {top + 40} {-waist} {top + 22} Z",
        shade(colour, -0.35), depth=0.4, soft=12,
    )
