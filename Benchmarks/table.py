"""What was measured, as lines that a person reads and rows that a program reads."""

import statistics
from dataclasses import asdict, dataclass


@dataclass
class Row:
    """One measurement: ours, another program's of the same work if there is one, and the limit that must be kept."""

    what: str
    unit: str
    ours: float
    peer: float | None = None
    peer_name: str = ""
    limit: float | None = None
    note: str = ""

    @property
    def ratio(self):
        return self.ours / self.peer if self.peer else None


def median(values):
    return statistics.median(values)


def spread(values):
    """How far the runs lie apart, as a share of their median."""
    return (max(values) - min(values)) / statistics.median(values) if values else 0


def number(value):
    if value is None:
        return ""
    if value >= 1000:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def text(rows):
    heads = ("what", "unit", "cupboard", "beside it", "ratio", "limit", "")
    lines = [heads]
    for row in rows:
        peer = f"{number(row.peer)} {row.peer_name}" if row.peer else ""
        ratio = f"{row.ratio:.2f}" if row.ratio else ""
        limit = "" if row.limit is None else f"{number(row.limit)} {'kept' if row.ours <= row.limit else 'BROKEN'}"
        lines.append((row.what, row.unit, number(row.ours), peer, ratio, limit, row.note))
    widths = [max(len(line[i]) for line in lines) for i in range(len(heads))]
    right = {2, 4}
    out = []
    for line in lines:
        cells = [c.rjust(w) if i in right else c.ljust(w) for i, (c, w) in enumerate(zip(line, widths))]
        out.append("  ".join(cells).rstrip())
    out.insert(1, "-" * max(map(len, out)))
    return "\n".join(out)


def plain(rows):
    return [asdict(row) | {"ratio": row.ratio} for row in rows]
