"""Photos brought in a second, beside a plain loop of vipsthumbnail that makes the same ladder."""

import ctypes
import os
import resource
import shutil
import subprocess
import time
from pathlib import Path

import photos
from program import command
from table import Row, median, spread

PHOTOS = 8
RUNS = 7


def adopt_orphans():
    """From now on processes whose parent ends before them become ours (prctl(2), PR_SET_CHILD_SUBREAPER)."""
    if ctypes.CDLL(None, use_errno=True).prctl(36, 1, 0, 0, 0) != 0:
        raise OSError(ctypes.get_errno(), "prctl")


def timed(work):
    """Seconds by the clock, and of processor time in all processes that it started, workers included."""
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    work()
    wall = time.perf_counter() - start
    try:
        while True:
            os.waitpid(-1, 0)
    except ChildProcessError:
        pass  # none is left
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return wall, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def measure(place, say, quick):
    say(f"import: making {PHOTOS} photos of 12 megapixels")
    folder = place / "photos" / "top"
    photos.write(folder, PHOTOS)
    size = sum(path.stat().st_size for path in folder.iterdir()) / PHOTOS / 1e6
    loop = Path(__file__).with_name("Peers") / "vipsthumbnail-ladder"
    ours, theirs, our_cpu, their_cpu = [], [], [], []
    runs = 2 if quick else RUNS
    say(f"import: {runs} runs each, in turn")
    adopt_orphans()
    for run in range(runs):
        data, results = place / f"data-{run}", place / f"results-{run}"
        wall, cpu = timed(lambda: command("import", folder.parent, data=data))
        ours.append(PHOTOS / wall)
        our_cpu.append(cpu / PHOTOS * 1000)
        wall, cpu = timed(lambda: subprocess.run([loop, folder, results], check=True))
        theirs.append(PHOTOS / wall)
        their_cpu.append(cpu / PHOTOS * 1000)
        assert len(list(results.glob("*.webp"))) == PHOTOS * 5
        shutil.rmtree(data)
        shutil.rmtree(results)
    note = f"12 MP, {size:.1f} MB each; runs within {spread(ours):.0%} and {spread(theirs):.0%}"
    return [
        Row("import", "photos/s", median(ours), median(theirs), "vipsthumbnail", note=note),
        Row("import: CPU", "ms/photo", median(our_cpu), median(their_cpu), "vipsthumbnail",
            note="ours also hashes, keeps the original, writes rows"),
    ]
