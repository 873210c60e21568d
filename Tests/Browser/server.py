"""The program under test, started for real on a free port with a data folder of its own."""

import os
import re
import signal
import socket
import subprocess
import time
import urllib.error
import urllib.request

PROGRAM = os.environ["CUPBOARD"]
LINK = re.compile(r"https?://\S+/welcome\?token=\S+")


def environment(home):
    """The environment without what a developer may have set for a server of their own."""
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("CUPBOARD", "XDG_"))}
    return kept | {"HOME": str(home), "LANG": "en_US.UTF-8", "LC_ALL": "C.UTF-8"}


def command(*words, data, given=""):
    """Runs another command of the program on a data folder, and returns what it printed."""
    done = subprocess.run(
        [PROGRAM, *map(str, words), "--data", str(data)], input=given, capture_output=True, text=True, timeout=900,
        env=environment(data),
    )
    assert done.returncode == 0, f"{words} ended with {done.returncode}:\n{done.stdout}{done.stderr}"
    return done.stdout


class Server:
    """`cupboard serve`, from start to SIGTERM; `within` are words before it, such as taskset's."""

    def __init__(self, data, *options, within=()):
        data.mkdir(parents=True, exist_ok=True)
        self.data = data
        self.log_path = data.parent / f"{data.name}.log"
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = open(self.log_path, "w", encoding="utf-8")
        self.process = subprocess.Popen(
            [*within, PROGRAM, "serve", "--listen", f"127.0.0.1:{self.port}", "--data", str(data), *options],
            stdin=subprocess.DEVNULL, stdout=self.log, stderr=subprocess.STDOUT, env=environment(data),
        )
        try:
            self._wait_until_it_answers()
        except BaseException:
            self.stop()
            raise

    def _wait_until_it_answers(self):
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline:
            if self.process.poll() is not None:
                raise AssertionError(f"serve ended with {self.process.returncode}:\n{self.output}")
            try:
                with urllib.request.urlopen(f"{self.address}/login", timeout=5) as answer:
                    if answer.status == 200:
                        return
            except (urllib.error.URLError, ConnectionError, TimeoutError):
                time.sleep(0.05)
        raise AssertionError(f"serve did not answer:\n{self.output}")

    @property
    def output(self):
        return self.log_path.read_text(encoding="utf-8")

    @property
    def link(self):
        """The single-use link that it printed."""
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            if found := LINK.search(self.output):
                # Whatever address it has for people, the tests reach it at this one.
                return f"{self.address}/welcome?token=" + found.group().split("token=", 1)[1]
            time.sleep(0.05)
        raise AssertionError(f"serve printed no link:\n{self.output}")

    def stop(self):
        """Ends the process, and says how it ended."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(30)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait(10)
                raise AssertionError(f"serve did not end after SIGTERM:\n{self.output}") from None
        self.log.close()
        return self.process.returncode
