"""Measures the program, and prints a table with ratios to other programs that do the same work."""

import argparse
import json
import os
import pathlib
import subprocess
import sys
import tempfile

import closet
import importing
import memory
import serving
import table

MEASURES = {"closet": closet, "pictures": serving, "import": importing, "memory": memory}


def say(text):
    print(f"… {text}", file=sys.stderr, flush=True)


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--only", default=",".join(MEASURES), help="some of " + ",".join(MEASURES))
    arguments.add_argument("--quick", action="store_true", help="fewer runs, to see that it works; not to be believed")
    arguments.add_argument("--json", metavar="FILE", help="also write the rows as JSON")
    chosen = arguments.parse_args()
    wanted = chosen.only.split(",")
    if unknown := set(wanted) - set(MEASURES):
        arguments.error(f"there is no {', '.join(sorted(unknown))}; there are {', '.join(MEASURES)}")
    version = subprocess.run([os.environ["CUPBOARD"], "version"], capture_output=True, text=True, check=True).stdout.strip()
    busy = os.getloadavg()[0]
    if busy > 0.5:
        say(f"this machine is busy (load {busy:.1f}): the ratios may hold, the numbers won't")
    rows = []
    try:
        for name in wanted:
            with tempfile.TemporaryDirectory(prefix="cupboard-bench-") as place:
                rows += MEASURES[name].measure(pathlib.Path(place), say, chosen.quick)
    finally:
        # What was measured before something failed is shown all the same.
        print(f"{version}, {os.cpu_count()} cores, load before {busy:.1f}")
        print(table.text(rows))
    if chosen.json:
        pathlib.Path(chosen.json).write_text(json.dumps({"version": version, "rows": table.plain(rows)}, indent=2) + "\n")
    if broken := [row.what for row in rows if row.limit is not None and row.ours > row.limit]:
        sys.exit("over the limit: " + "; ".join(broken))


if __name__ == "__main__":
    main()
