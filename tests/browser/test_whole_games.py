"""Every game from the lobby to its end, watched in the browser at both sizes."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import SHOTS
from tests.table.live import Live

SIZES = {"desk": (1280, 800), "phone": (390, 844)}
PLAN = [("btwixt", "es"), ("boardgame", "it"), ("cardgame", "en"), ("miniatures", "es")]
END = 300_000  # milliseconds that a whole game of bots may take on a busy machine


def violations(page: Page, axe: str) -> list[Any]:
    """What the accessibility checker finds serious or worse."""
    page.evaluate(axe)
    found = page.evaluate("async () => (await axe.run()).violations")
    return [
        (v["id"], [n["html"][:120] for n in v["nodes"][:3]])
        for v in found
        if v["impact"] in ("serious", "critical")
    ]


@pytest.mark.browser
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "lang"), PLAN)
def test_a_game_from_lobby_to_end(
    browser: Browser, live: Live, axe: str, game: str, lang: str, size: str
) -> None:
    width, height = SIZES[size]
    context = browser.new_context(viewport={"width": width, "height": height})
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda e: errors.append(str(e)))
    stored = json.dumps({"lang": lang, "name": "Ana", "motion": "none"})
    page.add_init_script(f"localStorage.setItem('weirwood', {stored!r})")
    page.goto(live.url)
    page.locator(f'li.game:has(a[href="/new/{game}"]) .button.main').click()
    page.wait_for_selector(".table")
    room = page.url.rpartition("/")[2]
    SHOTS.mkdir(exist_ok=True)
    page.wait_for_selector(".prompt h2")
    page.screenshot(path=SHOTS / f"{game}-{size}-begin.png")
    # The host gives the own seat to a bot and watches the rest.
    gone = "async (r) => (await fetch(`/api/rooms/${r}/seats/0/remove`, {method: 'POST'})).status"
    assert page.evaluate(gone, room) == 200
    page.wait_for_selector(".standings", timeout=END)
    page.screenshot(path=SHOTS / f"{game}-{size}-end.png")
    assert violations(page, axe) == []
    page.goto(f"{live.url}/replay/{room}")
    page.wait_for_selector("input[type=range]")
    page.screenshot(path=SHOTS / f"{game}-{size}-replay.png")
    assert violations(page, axe) == []
    page.goto(f"{live.url}/rules/{game}")
    page.wait_for_selector("main")
    assert violations(page, axe) == []
    assert errors == []
    context.close()
