"""What a reader feels: a light first visit, and answers that are echoed at once."""

from __future__ import annotations

import gzip
import json
import statistics

import pytest
from playwright.sync_api import Browser

from tests.table.live import Live
from weirwood.table.files import STATIC

FIRST_VISIT = 400_000  # bytes, compressed, without the boards of the games
ECHO = 100  # milliseconds from the press to the next thing on the page

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


def test_a_first_visit_is_light() -> None:
    page = (STATIC / "index.html").read_text("utf-8")
    weights = {
        f.name: len(f.read_bytes() if f.suffix == ".woff2" else gzip.compress(f.read_bytes()))
        for f in (STATIC / "assets").iterdir()
    }
    first = {n: w for n, w in weights.items() if n in page or n.endswith(".woff2")}
    assert any(n.endswith(".js") for n in first)
    assert sum(first.values()) < FIRST_VISIT


@pytest.mark.soak
@pytest.mark.browser
def test_an_answer_is_echoed_at_once(browser: Browser, live: Live) -> None:
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    page = context.new_page()
    stored = json.dumps({"lang": "en", "name": "Ana", "motion": "none", "guide": False})
    page.add_init_script(f"localStorage.setItem('weirwood', {stored!r})")
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
    assert statistics.median(took) < ECHO, took
    context.close()
