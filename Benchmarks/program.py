"""The program that is measured: started, logged in to, looked into through /proc, and stopped."""

import http.cookiejar
import os
import pathlib
import re
import sys
import urllib.parse
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Tests" / "Browser"))

from server import Server, command  # noqa: E402

__all__ = ["Server", "Visitor", "command", "cpu_seconds", "memory_peak", "picture_paths"]

TICK = os.sysconf("SC_CLK_TCK")


class Visitor:
    """Someone who is logged in."""

    def __init__(self, server):
        self.server = server
        self.cookies = http.cookiejar.CookieJar()
        self.opener = urllib.request.build_opener(
            urllib.request.HTTPCookieProcessor(self.cookies), urllib.request.ProxyHandler({})
        )
        page = self.get(server.link.removeprefix(server.address)).decode()
        fields = {m[1]: m[2] for m in re.finditer(r'<input[^>]*name="(csrf|token)"[^>]*value="([^"]*)"', page)}
        self.opener.open(server.address + "/welcome", urllib.parse.urlencode(fields).encode(), timeout=30).read()

    def get(self, path):
        with self.opener.open(self.server.address + path, timeout=60) as answer:
            return answer.read()

    @property
    def cookie(self):
        return "; ".join(f"{one.name}={one.value}" for one in self.cookies)


def cpu_seconds(pid):
    """The processor time that a process has used, its children not counted."""
    fields = pathlib.Path(f"/proc/{pid}/stat").read_text().rsplit(") ", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def memory_peak(pid):
    """The most memory that a process ever had resident, in bytes."""
    status = pathlib.Path(f"/proc/{pid}/status").read_text()
    return int(re.search(r"VmHWM:\s+(\d+)", status)[1]) * 1024


def picture_paths(page):
    """The addresses of pictures in a page of HTML, in their order, each once."""
    found = re.findall(r"/pictures/[^\s\"'<>]+", page)
    return list(dict.fromkeys(path.replace("&amp;", "&").rstrip(",") for path in found))
