"""Watches a page: what went wrong in it behind the scenes is a fault of the test that used it."""

# Adds up how far things moved by themselves: https://web.dev/articles/cls
SHIFTS = """
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (!entry.hadRecentInput)
        window.shifts.push([entry.value, entry.sources.map((s) => s.node?.outerHTML?.slice(0, 120)).join(" | ")]);
  }).observe({ type: "layout-shift", buffered: true });
"""


class Watch:
    """Collects console errors, exceptions, failed requests and answers of 400 and more."""

    def __init__(self, page):
        self.page = page
        self.seen = []
        self.allowed = set()
        page.add_init_script(SHIFTS)
        page.on("console", self._console)
        page.on("pageerror", self._threw)
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)

    def allow(self, *statuses):
        """These answers are what the test is about."""
        self.allowed.update(statuses)

    def _console(self, message):
        if message.type not in ("error", "warning"):
            return
        # The browser also tells the console of each answer of 400 and more; `_answered` has those with their address.
        if not message.text.startswith("Failed to load resource: the server responded with a status of"):
            self.seen.append((None, f"console {message.type}: {message.text}"))

    def _threw(self, error):
        # The browser's own: it calls off the passage between two pages when the second is left or shown too soon.
        if not str(error).startswith("Transition was "):
            self.seen.append((None, f"exception: {error}"))

    def _failed(self, request):
        # Aborted is what the browser itself calls off, such as pictures of a page that is left, or a download.
        if request.failure != "net::ERR_ABORTED":
            self.seen.append((None, f"failed: {request.method} {request.url}: {request.failure}"))

    def _answered(self, response):
        if response.status >= 400:
            self.seen.append((response.status, f"{response.status}: {response.request.method} {response.url}"))

    def faults(self):
        return [text for status, text in self.seen if status not in self.allowed]

    def shifts(self):
        """What moved on the page as it is now, without anyone's doing: [how far, what]."""
        return self.page.evaluate("window.shifts")
