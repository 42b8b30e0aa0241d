"""The attempts of `attempts.py`, carried out; and the page that lists them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.helpers import config
from tests.table.live import Live
from tests.table.wire.attempts import lists, outside, people, requests, sites, sockets, strangers
from tests.table.wire.attempts.scene import ATTEMPTS, Attempt, Scene, set_up

PAGE = Path(__file__).parents[3] / "docs" / "security.md"
BEGIN, END = "<!-- attempts: begin -->", "<!-- attempts: end -->"
LEAST = 150
CHAPTERS = (
    sites,
    requests,
    people,
    strangers,
    lists,
    outside,
    sockets,
)  # each adds its own when it is read


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    """One table for all of them: what harms it is seen by whoever comes next."""
    live = Live(
        config(
            tmp_path_factory.mktemp("table"),
            bot_delay=600.0,
            max_rooms_per_browser=1000,
            hooks=("https://hooks.example/",),
            mail="smtp://127.0.0.1:1",
            mail_from="table@table.example",
        )
    )
    live.start()
    yield set_up(live)
    live.stop()


@pytest.mark.parametrize("tried", ATTEMPTS, ids=[each.name for each in ATTEMPTS])
def test_attempt(scene: Scene, tried: Attempt) -> None:
    before = scene.state()
    tried.run(scene)
    assert scene.state() == before
    assert scene.ana.get(f"/api/rooms/{scene.room}").status_code == 200


def listed() -> str:
    """The attempts as the page has them."""
    chapters: dict[str, list[str]] = {}
    for each in ATTEMPTS:
        chapters.setdefault(each.chapter, []).append(each.name)
    text = f"{len(ATTEMPTS)} attempts:\n"
    for chapter, names in chapters.items():
        text += f"\n- **{chapter}** ({len(names)}): " + "; ".join(map(shown, names))
    return f"\n{text}\n"


def shown(name: str) -> str:
    """A name in which the page's own marks mean nothing."""
    return "".join(f"\\{c}" if c in "\\`*_[]<>{}|" else c for c in name)


def test_the_page_lists_all_that_is_tried() -> None:
    """`python -m tests.table.wire.test_security` writes it again."""
    page = PAGE.read_text("utf-8")
    assert page.partition(BEGIN)[2].partition(END)[0] == listed()
    assert len(ATTEMPTS) >= LEAST
    assert {each.run.__module__ for each in ATTEMPTS} == {part.__name__ for part in CHAPTERS}


if __name__ == "__main__":
    whole = PAGE.read_text("utf-8")
    head, _, rest = whole.partition(BEGIN)
    PAGE.write_text(f"{head}{BEGIN}{listed()}{END}{rest.partition(END)[2]}", "utf-8")
