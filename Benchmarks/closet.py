"""What the closet's page costs the server, by how much there is in it."""

import time

import photos
from program import Server, Visitor, command, cpu_seconds
from table import Row, median

CATEGORIES = ("outer", "top", "bottom", "shoes", "accessory")


def measure(place, say, quick):
    """CPU and bytes of GET /closet with 100, 1,000 and 10,000 garments; the first limits are the issue's."""
    rows, had = [], 0
    data, folder = place / "data", place / "photos"
    for count in (100, 1000) if quick else (100, 1000, 10_000):
        say(f"closet: bringing in {count - had:,} garments")
        for number in range(had, count):
            category = folder / CATEGORIES[number % len(CATEGORIES)]
            category.mkdir(parents=True, exist_ok=True)
            (category / f"{number:05}.jpg").write_bytes(photos.small(number))
        command("import", folder, data=data)
        had = count
        server = Server(data)
        try:
            visitor = Visitor(server)
            page = visitor.get("/closet")
            for _ in range(20):
                visitor.get("/closet")
            costs, waits = [], []
            # /proc counts hundredths of a second: each run is long enough for that not to matter.
            for _ in range(7):
                before, requests, start = cpu_seconds(server.process.pid), 0, time.perf_counter()
                while requests < 50 or cpu_seconds(server.process.pid) - before < 0.3:
                    visitor.get("/closet")
                    requests += 1
                costs.append((cpu_seconds(server.process.pid) - before) / requests * 1000)
                waits.append((time.perf_counter() - start) / requests * 1000)
            is_limited = count == 1000
            rows += [
                Row(f"closet page, {count:,} garments: CPU", "ms", median(costs), limit=50 if is_limited else None),
                Row(f"closet page, {count:,} garments: HTML", "kB", len(page) / 1000, limit=200 if is_limited else None),
                Row(f"closet page, {count:,} garments: time to the last byte", "ms", median(waits)),
            ]
        finally:
            server.stop()
    return rows
