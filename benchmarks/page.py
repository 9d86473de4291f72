"""How fast the page is, on loopback: from a click to the settled view, and tasks that keep the browser busy.

    .venv/bin/python benchmarks/page.py [GAME ...]

Two players at one device, so that nobody has to be waited for. "Settled" is the first frame with the next question.
"""

import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

from playwright.sync_api import Page, sync_playwright

GAMES = ("ecosystem", "planet", "dominant-species", "marine")
CLICKS = 60
LIMIT = 50  # milliseconds: a longer task can be felt
MEASURE = """
async clicks => {
  const frame = () => new Promise(done => requestAnimationFrame(() => done()))
  const long = [], times = []
  new PerformanceObserver(list => long.push(...list.getEntries().map(one => one.duration)))
    .observe({entryTypes: ['longtask']})
  let turn = 0
  while (times.length < clicks && !document.querySelector('#over')) {
    const curtain = document.querySelector('.curtain button')
    if (curtain) { curtain.click(); await frame(); continue }
    const found = [...document.querySelectorAll('.options [data-answer], .options [data-answers]')]
    if (!found.length || found[0].getAttribute('aria-disabled') === 'true') { await frame(); continue }
    const chosen = found[turn++ % found.length], whole = 'answer' in chosen.dataset
    const begun = performance.now()
    chosen.click()
    do await frame()
    while (whole && chosen.isConnected && !document.querySelector('.curtain, #over')
      && chosen.getAttribute('aria-disabled') !== 'false')
    if (whole) times.push(performance.now() - begun)
  }
  return {times, long}
}
"""


def main(names: list[str]) -> None:
    chromium = shutil.which("chromium")
    if chromium is None:
        sys.exit("habitable: no Chromium; on Debian: apt install chromium")
    with tempfile.TemporaryDirectory() as folder, socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        database = f"sqlite:///{Path(folder) / 'page.db'}"
        command = [sys.executable, "-m", "habitable", "serve", "--port", str(port), "--database", database]
        with subprocess.Popen([*command, "--no-limits"], stdout=subprocess.DEVNULL) as server:
            try:
                url = f"http://127.0.0.1:{port}"
                wait_for(url)
                with sync_playwright() as tools:
                    browser = tools.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
                    for name in names:
                        report(name, measure(browser.new_page(base_url=url), url, name))
            finally:
                server.terminate()


def wait_for(url: str) -> None:
    for _ in range(300):
        try:
            urlopen(f"{url}/healthz")
            return
        except URLError:
            time.sleep(0.1)
    sys.exit("habitable: the server does not come up")


def measure(page: Page, url: str, game: str) -> Any:
    def post(path: str, body: Any = None) -> Any:
        return page.context.request.post(path, data=body or {}, headers={"Origin": url}).json()

    post("/api/guests", {"name": "Ada"})
    seats = [{"kind": "me"}, {"kind": "me", "name": "Ben"}]
    table = post("/api/tables", {"game": game, "seats": seats})["table"]["id"]
    post(f"/api/tables/{table}/start")
    page.goto(f"/t/{table}")
    page.wait_for_selector("[data-answer], [data-answers], .curtain")
    return page.evaluate(MEASURE, CLICKS)


def report(game: str, found: Any) -> None:
    times = sorted(found["times"])
    slow = [task for task in found["long"] if task > LIMIT]
    print(
        f"{game:18} click to settled view: median {statistics.median(times):4.0f} ms, "
        f"95 % within {times[int(len(times) * 0.95) - 1]:4.0f} ms · tasks over {LIMIT} ms: {len(slow)}"
        + (f", the longest {max(slow):.0f} ms" if slow else "")
    )


if __name__ == "__main__":
    main(sys.argv[1:] or list(GAMES))
