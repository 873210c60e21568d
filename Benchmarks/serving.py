"""Pictures from the cache beside nginx that sends the same bytes from files."""

import json
import os
import re
import shutil
import socket
import subprocess
import time
import urllib.request
from pathlib import Path

import photos
from program import Server, Visitor, command, cpu_seconds, picture_paths
from table import Row, median, spread

CONNECTIONS = 16
SECONDS = 2
RUNS = 9
# The server on one core, the load on another.
SERVER_CORE, LOAD_CORE = "0", "1"

# wrk asks for the paths in turn; its requests are made beforehand.
SCRIPT = """
local requests, next = {{}}, 0
init = function(args)
  for _, path in ipairs({{ {paths} }}) do requests[#requests + 1] = wrk.format("GET", path) end
end
request = function()
  next = next % #requests + 1
  return requests[next]
end
done = function(summary, latency)
  io.write(string.format('{{"requests": %d, "microseconds": %d, "errors": %d, "p99": %d}}\\n', summary.requests,
    summary.duration, summary.errors.connect + summary.errors.read + summary.errors.write + summary.errors.status
    + summary.errors.timeout, latency:percentile(99)))
end
"""


def load(address, script, seconds=SECONDS):
    done = subprocess.run(
        ["taskset", "-c", LOAD_CORE, "wrk", "-t1", f"-c{CONNECTIONS}", f"-d{seconds}s", "-s", str(script), address],
        capture_output=True, text=True, check=True,
    )
    said = json.loads(done.stdout.strip().splitlines()[-1])
    if said["errors"]:
        raise AssertionError(f"{address}: {said['errors']} of {said['requests']} requests failed")
    return said["requests"] / (said["microseconds"] / 1e6), said["p99"] / 1000, said["requests"]


def measure(place, say, quick):
    if (os.cpu_count() or 1) < 2:
        raise SystemExit("pictures: needs two cores, one for the server and one for the load")
    count, runs = (10, 3) if quick else (40, RUNS)
    say(f"pictures: making {count} of 12 megapixels")
    folder, data = place / "photos" / "top", place / "data"
    photos.write_copies(folder, count)
    command("import", folder.parent, data=data)
    server = Server(data, within=["taskset", "-c", SERVER_CORE])
    nginx = None
    try:
        visitor = Visitor(server)
        paths = all_pictures(visitor, width=640)
        files = place / "nginx" / "files"
        sizes = []
        for path in paths:
            content = visitor.get(path)
            sizes.append(len(content))
            file = files / path.split("?")[0].lstrip("/")
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content)
        nginx, nginx_address = start_nginx(place / "nginx")
        for path in paths:
            with urllib.request.urlopen(nginx_address + path) as theirs:
                assert theirs.read() == visitor.get(path), f"{path} differs"
        script = place / "round.lua"
        script.write_text(SCRIPT.format(paths=", ".join(json.dumps(path) for path in paths)))
        say(f"pictures: {runs} runs each of {SECONDS} s, in turn")
        ours, theirs, our_cost, their_cost, waits = [], [], [], [], []
        worker = nginx_worker(nginx.pid)
        load(server.address, script, 1)
        load(nginx_address, script, 1)
        for _ in range(runs):
            before = cpu_seconds(server.process.pid)
            rate, p99, count = load(server.address, script)
            ours.append(rate)
            waits.append(p99)
            our_cost.append((cpu_seconds(server.process.pid) - before) / count * 1e6)
            before = cpu_seconds(worker)
            rate, _, count = load(nginx_address, script)
            theirs.append(rate)
            their_cost.append((cpu_seconds(worker) - before) / count * 1e6)
        note = (
            f"{len(paths)} pictures, {sum(sizes) / len(sizes) / 1000:.0f} kB each, {CONNECTIONS} connections; "
            f"runs within {spread(ours):.0%} and {spread(theirs):.0%}"
        )
        return [
            Row("pictures from the cache", "requests/s", median(ours), median(theirs), "nginx", note=note),
            Row("pictures from the cache: CPU", "µs/request", median(our_cost), median(their_cost), "nginx"),
            Row("pictures from the cache: 99th percentile", "ms", median(waits)),
        ]
    finally:
        if nginx:
            nginx.terminate()
            nginx.wait(10)
        server.stop()


def all_pictures(visitor, width):
    """The addresses of every picture of the closet in one width, by walking through its sections."""
    found, page = [], visitor.get("/closet").decode()
    while True:
        found += [path for path in picture_paths(page) if f"/{width}.webp" in path]
        more = re.search(r'data-more="([^"]+)"', page)
        if not more:
            return list(dict.fromkeys(found))
        page = visitor.get(more[1].replace("&amp;", "&")).decode()


def start_nginx(folder):
    program = shutil.which("nginx") or "/usr/sbin/nginx"
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    template = Path(__file__).with_name("Peers") / "nginx.conf"
    (folder / "nginx.conf").write_text(template.read_text().format(folder=folder, port=port))
    for path in (folder, *folder.parents):
        if path.stat().st_uid == os.getuid() and not path.stat().st_mode & 0o001:
            path.chmod(path.stat().st_mode | 0o011)
    process = subprocess.Popen(
        ["taskset", "-c", SERVER_CORE, program, "-c", str(folder / "nginx.conf"), "-p", str(folder), "-e",
         str(folder / "error.log")],
    )
    for _ in range(200):
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return process, f"http://127.0.0.1:{port}"
        except OSError:
            time.sleep(0.05)
    raise AssertionError(f"nginx did not start: {(folder / 'error.log').read_text()}")


def nginx_worker(pid):
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return int(children[0])
