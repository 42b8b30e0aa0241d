"""What a reader feels: a light first visit, a page soon there, answers echoed at once."""

from __future__ import annotations

import gzip
import json
import statistics
import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.table.live import Live
from weirwood.table.http.files import STATIC

FIRST_VISIT = 400_000  # bytes, compressed, without the boards of the games
BY_LINK = 400_000  # a table by its link, with its board, its words and its rules
SQUEEZED = {".woff2", ".webp"}  # as they are
ECHO = 100  # milliseconds from the press to the next thing on the page
THERE = 2.0  # seconds until the entrance can be used
GAMES = ("boardgame", "btwixt", "cardgame", "miniatures")

# Press the one clear button as soon as a choice is made, and say how long the echo took.
ANSWER = """
async () => {
  const asked = document.querySelector('#question')
  const row = asked.querySelector('.options .row:not([aria-disabled])')
  row.click()
  await new Promise((done) => requestAnimationFrame(done))
  const before = asked.dataset.number
  const started = performance.now()
  const echoed = new Promise((done) => {
    const watch = new MutationObserver(() => {
      const now = document.querySelector('#question')
      if (now && now.dataset.number === before) return
      watch.disconnect()
      done(performance.now() - started)
    })
    watch.observe(document.body, { subtree: true, attributes: true, childList: true })
  })
  asked.querySelector('.send').click()
  return await echoed
}
"""


def visitor(browser: Browser) -> Page:
    """Somebody who was never here: nothing is kept from before but the settings of the tests."""
    page = browser.new_context(viewport={"width": 1280, "height": 800}).new_page()
    page.set_default_timeout(120_000)  # other tests run beside this one
    quiet = {"pace": "instant", "banners": False, "sound": False, "confirm": True, "steps": True}
    stored = json.dumps({"lang": "en", "name": "Ana", "motion": "none", "guide": False, **quiet})
    page.add_init_script(f"localStorage.setItem('weirwood', {stored!r})")
    return page


def weigh(page: Page) -> dict[str, int]:
    """Bytes as they come over the line, by address, filled while the page loads."""
    weights: dict[str, int] = {}
    address: dict[str, str] = {}
    session = page.context.new_cdp_session(page)

    def told(event: dict[str, Any]) -> None:
        address[event["requestId"]] = event["response"]["url"]

    def came(event: dict[str, Any]) -> None:
        url = address.get(event["requestId"], "")
        weights[url] = weights.get(url, 0) + int(event["encodedDataLength"])

    session.on("Network.responseReceived", told)
    session.on("Network.loadingFinished", came)
    session.send("Network.enable")
    return weights


def test_a_first_visit_is_light() -> None:
    page = (STATIC / "index.html").read_text("utf-8")
    weights = {
        f.name: len(f.read_bytes() if f.suffix in SQUEEZED else gzip.compress(f.read_bytes()))
        for f in (STATIC / "assets").iterdir()
    }
    first = {n: w for n, w in weights.items() if n in page or Path(n).suffix in SQUEEZED}
    assert any(n.endswith(".js") for n in first)
    assert sum(first.values()) < FIRST_VISIT


@pytest.mark.browser
def test_little_comes_over_the_line(browser: Browser, live: Live) -> None:
    page = visitor(browser)
    weights = weigh(page)
    page.goto(live.url)
    page.wait_for_selector(".game .button.main")
    page.wait_for_load_state("networkidle")
    assert any(".js" in url for url in weights)
    assert sum(weights.values()) < FIRST_VISIT, weights
    page.context.close()


@pytest.mark.browser
@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_light_too(browser: Browser, live: Live, game: str) -> None:
    """By a link straight to a table: its own board and words, and nothing of the other games."""
    host = live.browser()
    seats = [{"kind": "me"}, *[{"kind": "bot"}] * (1 if game in ("cardgame", "miniatures") else 2)]
    room = host.post("/api/rooms", json={"game": game, "seats": seats}).json()["room"]
    page = visitor(browser)
    page.context.add_cookies(
        [{"name": c.name, "value": c.value or "", "url": live.url} for c in host.cookies.jar]
    )
    weights = weigh(page)
    page.goto(f"{live.url}/room/{room}")
    page.wait_for_selector(".table main.board svg")
    page.wait_for_load_state("networkidle")
    assert sum(weights.values()) < BY_LINK, weights
    others = [u for u in weights for other in GAMES if other != game and f"/{other}" in u]
    assert not others
    page.context.close()


@pytest.mark.soak
@pytest.mark.browser
def test_the_entrance_is_there_at_once(browser: Browser, live: Live) -> None:
    took = []
    for _ in range(5):
        page = visitor(browser)
        started = time.perf_counter()
        page.goto(live.url, wait_until="commit")
        page.locator(".game .button.main").first.click(trial=True)
        took.append(time.perf_counter() - started)
        page.context.close()
    assert statistics.median(took) < THERE, took


@pytest.mark.soak
@pytest.mark.browser
def test_an_answer_is_echoed_at_once(browser: Browser, live: Live) -> None:
    page = visitor(browser)
    page.goto(live.url)
    page.locator('li.game:has(a[href="/new/btwixt"]) .button.main').click()
    took: list[float] = []
    while len(took) < 20:
        page.wait_for_selector("#question[data-number] .send, .standings")
        if page.locator(".standings").count():
            break
        if page.locator("#question .options .row:not([aria-disabled])").count():
            took.append(page.evaluate(ANSWER))
        else:
            break
    assert len(took) >= 5
    print("echo", sorted(round(each) for each in took))
    assert statistics.median(took) < ECHO, took
    page.context.close()
