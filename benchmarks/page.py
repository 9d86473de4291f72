"""How fast the page is, on loopback: from a click to the settled view, and tasks that keep the browser busy.

    .venv/bin/python benchmarks/page.py [GAME ...]

Players at one device, so that nobody has to be waited for. "Settled" is the first frame with the next question. The
games on hexes are measured late, with as many players as can be, on their boards, in a browser that is slowed four
times; what a click costs the page is also told in time of its own thread, which others at work on the machine do not
change.
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

from playwright.sync_api import CDPSession, Page, sync_playwright

GAMES = ("ecosystem", "planet", "dominant-species", "marine")
CLICKS = 60
LATE = {"dominant-species": (6, 500), "marine": (4, 300)}  # players, and answers before it is measured
SLOWED = 4
UNFOLDED = """localStorage.setItem('habitable-settings', '{"list":true}')"""
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

STILL = 250  # milliseconds: a click that comes sooner after a change is not taken (web/src/table/table.svelte.ts)
HELD = 60  # milliseconds: a quick finger is down for so long; the click is when it is lifted
# A person's click, pointer and all, on a page that takes it, until the frame with the next question is drawn. What
# comes after that (the log, what moves) is not waited for, but its long tasks and its work are counted.
MEASURE_BOARD = """
async ([clicks, still, held]) => {
  const rest = time => new Promise(done => setTimeout(done, time))
  const channel = new MessageChannel()
  const frame = () => new Promise(done => {
    channel.port1.onmessage = () => done(performance.now())
    requestAnimationFrame(() => channel.port2.postMessage(0)) // heard when it is drawn
  })
  const long = [], times = []
  new PerformanceObserver(list => long.push(...list.getEntries().map(one => one.duration)))
    .observe({entryTypes: ['longtask']})
  // what is asked in every frame is asked for by class: searching the page would be a part of what is measured
  const [boards, bars, curtains] = ['hex-board', 'bar', 'curtain'].map(name => document.getElementsByClassName(name))
  const all = of => [...boards[0]?.querySelectorAll(of) ?? []]
  const lit = () => all('[data-answer], [data-answers]')
  const confirm = () => bars[0]?.querySelector('[data-confirm]')
  const shown = () => bars[0]?.textContent + lit().map(one => one.dataset.answer).join(' ')
  const calm = () => bars[0]?.getAttribute('aria-busy') === 'false'
  const ready = () => calm() && (lit().length || confirm())
  const over = () => document.getElementById('over')
  const away = () => curtains[0] || over()
  // Looked for where something has changed, and not in every frame: to ask for frames would draw what nobody waits for.
  const changed = settled => new Promise(done => {
    const end = () => { observer.disconnect(); clearTimeout(timer); done() }
    const observer = new MutationObserver(() => settled() && end())
    const timer = setTimeout(end, 3000)
    observer.observe(document.body, {subtree: true, childList: true, characterData: true, attributes: true,
      attributeFilter: ['aria-busy', 'data-answer', 'data-answers']})
  })
  let turn = 0, most = 0
  while (times.length < clicks && !over()) {
    const curtain = curtains[0]?.querySelector('button')
    if (curtain) curtain.click()
    if (curtain || !ready()) { await frame(); continue }
    await rest(still)
    const things = lit(), before = shown()
    const chosen = confirm() ?? things[turn++ % things.length]
    const point = type => chosen.dispatchEvent(new PointerEvent(type, {bubbles: true, pointerType: 'mouse'}))
    point('pointerdown')
    chosen.focus({preventScroll: true, focusVisible: false})
    await rest(held)
    await frame()
    const drawn = changed(() => away() || ready() && shown() !== before).then(frame)
    const begun = performance.now()
    point('pointerup')
    chosen.dispatchEvent(new MouseEvent('click', {bubbles: true, detail: 1}))
    times.push(await drawn - begun)
    most = Math.max(most, document.getElementsByTagName('*').length)
  }
  return {times, long, nodes: most}
}
"""


def main(names: list[str]) -> None:
    chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if chromium is None:
        sys.exit("habitable: no Chromium; on Debian: apt install chromium-headless-shell")
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
                        page = browser.new_page(base_url=url)
                        if name not in LATE:  # there the list beside the board is measured
                            page.add_init_script(UNFOLDED)
                        report(name, measure(page, url, name))
                        page.close()
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
        answered = page.context.request.post(path, data=body or {}, headers={"Origin": url})
        if not answered.ok:  # or another game would be measured than the one that is told of
            sys.exit(f"habitable: {path}: {answered.text()}")
        return answered.json()

    post("/api/guests", {"name": "Ada"})
    players, answers = LATE.get(game, (2, 0))
    seats = [{"kind": "me"}, *({"kind": "me", "name": f"Ben {i}"} for i in range(1, players))]
    table = post("/api/tables", {"game": game, "seats": seats})["table"]["id"]
    post(f"/api/tables/{table}/start")
    for i in range(answers):  # as an expert would: where answers are given at random, little is alive late in a game
        state = page.context.request.get(f"/api/tables/{table}/view").json()
        seat = next((one["seat"] for one in state["seats"] if one["choices"]), None)
        if seat is None:
            sys.exit(f"habitable: this game of {game} was over after {i} answers; once more deals another one")
        hint = page.context.request.get(f"/api/tables/{table}/hint?seat={seat}&after=").json()
        body = {"seat": seat, "number": state["number"], "answer": hint["answer"], "then": [], "id": f"late-answer-{i}"}
        post(f"/api/tables/{table}/answer", body)
    page.goto(f"/t/{table}")
    page.wait_for_selector("[data-answer], [data-answers], .curtain", state="attached")
    if game not in LATE:
        return page.evaluate(MEASURE, CLICKS)
    page.wait_for_selector(".hex-board, .curtain")
    browser = page.context.new_cdp_session(page)
    browser.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    browser.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = spent(browser)
    found = page.evaluate(MEASURE_BOARD, [CLICKS, STILL, HELD])
    return {**found, "spent": (spent(browser) - before) / len(found["times"])}


def spent(browser: CDPSession) -> float:
    """Milliseconds that the page's thread has worked."""
    metrics = browser.send("Performance.getMetrics")["metrics"]
    return 1000 * float(next(one["value"] for one in metrics if one["name"] == "TaskDuration"))


def report(game: str, found: Any) -> None:
    times = sorted(found["times"])
    slow = [task for task in found["long"] if task > LIMIT]
    print(
        f"{game:18} click to settled view: median {statistics.median(times):4.0f} ms, "
        f"95 % within {times[int(len(times) * 0.95) - 1]:4.0f} ms · tasks over {LIMIT} ms: {len(slow)}"
        + (f", the longest {max(slow):.0f} ms" if slow else "")
        + (f" · {found['nodes']} nodes · {found['spent']:.0f} ms of work for a click" if "nodes" in found else "")
    )


if __name__ == "__main__":
    main(sys.argv[1:] or list(GAMES))
