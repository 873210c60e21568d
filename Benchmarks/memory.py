"""The server's memory while it sends 1,000 distinct pictures made from photos of 12 megapixels."""

import concurrent.futures
import http.client
import urllib.parse

import photos
from program import Server, Visitor, command, memory_peak
from serving import all_pictures
from table import Row

WIDTHS = (160, 320, 640, 1280, 2048)


def measure(place, say, quick):
    count = 20 if quick else 200
    say(f"memory: making and bringing in {count} photos of 12 megapixels")
    folder, data = place / "photos" / "shoes", place / "data"
    photos.write_copies(folder, count)
    command("import", folder.parent, data=data)
    server = Server(data)
    try:
        visitor = Visitor(server)
        atrest = memory_peak(server.process.pid)
        paths = [path for width in WIDTHS for path in all_pictures(visitor, width)]
        assert len(paths) == count * len(WIDTHS), f"{len(paths)} pictures for {count} photos"
        say(f"memory: sending {len(paths):,} pictures, three times, over eight connections")
        with concurrent.futures.ThreadPoolExecutor(8) as pool:
            sent = sum(pool.map(lambda part: fetch(server.address, part), [paths[i::8] * 3 for i in range(8)]))
        peak = memory_peak(server.process.pid)
    finally:
        server.stop()
    return [
        Row("memory, resident, at most: after log-in", "MB", atrest / 1e6),
        Row(f"memory, resident, at most: {len(paths):,} pictures sent", "MB", peak / 1e6, limit=150,
            note=f"{sent / 1e6:,.0f} MB sent; workers not counted"),
    ]


def fetch(address, paths):
    where = urllib.parse.urlsplit(address)
    connection, sent = http.client.HTTPConnection(where.hostname, where.port, timeout=60), 0
    for path in paths:
        connection.request("GET", path)
        answer = connection.getresponse()
        content = answer.read()
        assert answer.status == 200, f"{path}: {answer.status}"
        sent += len(content)
    connection.close()
    return sent
