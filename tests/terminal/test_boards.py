"""Every board draws and tells every moment of a game, from every seat, in every language."""

from __future__ import annotations

import io
import random
import re

import pytest
from rich.console import Console
from rich.text import Text

from tests.terminal import toys
from weirwood.kernel import registry
from weirwood.kernel.decision import Decision
from weirwood.kernel.match import Match
from weirwood.terminal import boards
from weirwood.terminal.answering import Answering
from weirwood.terminal.boards import Look, generic
from weirwood.terminal.boards.layout import bar, flow
from weirwood.terminal.screen import Screen
from weirwood.terminal.session import Session
from weirwood.terminal.speech import Speaker

toys.register()

TABLES = [
    ("toy", 3, {}),
    ("btwixt", 3, {}),
    ("btwixt", 4, {"advanced": True, "draft": "draft"}),
    ("btwixt", 5, {"revealed": True}),
    ("btwixt", 6, {"advanced": True, "draft": "kingsmoot"}),
    ("boardgame", 3, {}),
    ("boardgame", 6, {"tides": True}),
    ("cardgame", 2, {}),
    ("cardgame", 4, {}),
    ("miniatures", 2, {}),
]


def look(match: Match, seat: int | None, lang: str, size: tuple[int, int]) -> Look:
    speaker = Speaker(lang).about(match.game, match.settings)
    session = Session(speaker, match, {}, {}, 0)
    return Look(match.view(seat), seat, session.names, session.speaker, {}, *size)


def drawn(seen: Look, size: tuple[int, int]) -> str:
    console = Console(width=size[0], height=size[1], record=True, file=open_nothing())
    console.print(boards.find(seen.view["game"]).draw(seen))
    return console.export_text()


def open_nothing() -> io.StringIO:
    return io.StringIO()


def answering(session: Session, decision: Decision) -> Answering:
    names = session.names
    return Answering(
        session.match, decision, lambda key: session.speaker.option(decision, key, names)
    )


def raw_ids(text: str) -> list[str]:
    """Ids that should have been words."""
    return re.findall(r"\b(?:terminal-[\w-]+|[a-z]+_[a-z_]+)\b", text)


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_a_board_shows_every_moment(game: str, seats: int, options: dict[str, object]) -> None:
    match = registry.new(game, seats=seats, seed=2, options=options)
    rng = random.Random(2)
    step = 0
    board = boards.find(game)
    while not match.over:
        for decision in match.decisions:
            step += 1
            if step % 17 == 1 and step < 900:
                lang = ("en", "es", "it")[step // 17 % 3]
                size = ((80, 24), (100, 50), (140, 200))[step // 51 % 3]
                seat = None if step % 2 else decision.seat
                seen = look(match, seat, lang, size)
                text = drawn(seen, size)
                told = board.tell(seen)
                assert text.strip()
                assert all(isinstance(line, str) for line in told)
                if game != "toy":
                    assert raw_ids(text) == []
                    assert raw_ids("\n".join(told)) == []
            match.answer(decision, match.sample(decision, rng))
        if step > 1000:
            break
    assert board.tell(look(match, None, "en", (80, 24)))


def test_the_field_shows_where_trays_look() -> None:
    match = registry.new("miniatures", seed=3)
    rng = random.Random(1)
    while match.view(0)["round"] < 1:
        for decision in match.decisions:
            match.answer(decision, match.sample(decision, rng))
    seen = look(match, 0, "en", (120, 100))
    text = drawn(seen, (120, 100))
    for unit in seen.view["units"]:
        if unit["place"] == "table":
            assert re.search(rf"{unit['nr']}[↑↗→↘↓↙←↖]", text)
    assert "▓" in text
    small = drawn(look(match, 0, "en", (80, 24)), (80, 24))
    assert "▓" in small  # coarse, with the units in a few lines
    assert "▓" not in drawn(look(match, 0, "en", (80, 14)), (80, 14))


def test_the_map_is_drawn_where_there_is_room() -> None:
    match = registry.new("boardgame", seats=6, seed=1)
    assert "Castle Black" in drawn(look(match, 0, "en", (100, 90)), (100, 90))
    assert "Castle Black" not in drawn(look(match, 0, "en", (100, 40)), (100, 40))
    assert "Holds" in drawn(look(match, 0, "en", (100, 40)), (100, 40))


def test_the_orders_of_an_area_are_asked_with_the_area_described_once() -> None:
    session = Session.new(Speaker("en"), registry.game("boardgame"), seats=6, seed=5)
    console = Console(width=120, height=40, file=open_nothing(), force_terminal=True, record=True)
    screen = Screen(console, session, plain=False)
    decision = session.next_question()
    assert decision is not None
    screen.question(decision, answering(session, decision), [])
    shown = console.export_text(clear=True)
    assert shown.count("Next to: Moat Cailin") == 1
    assert "Castle Black" not in shown  # no room for the map beside a question
    screen.table(decision.seat)
    assert "Castle Black" in console.export_text(clear=True)


def test_the_reader_is_told_which_seat_is_theirs() -> None:
    match = registry.new("btwixt", seats=4, seed=1)
    assert "(tú)" in "\n".join(boards.find("btwixt").tell(look(match, 2, "es", (80, 24))))


def test_a_stranger_to_us_gets_an_outline() -> None:
    assert boards.find("cyvasse") is generic


def test_a_question_fits_every_screen() -> None:
    """Small screens show short lists, large ones the whole texts; nothing is lost of either."""
    for width, height in ((60, 20), (80, 24), (120, 60), (200, 80)):
        session = Session.new(Speaker("en"), registry.game("btwixt"), seats=4, seed=7)
        console = Console(
            width=width, height=height, file=open_nothing(), force_terminal=True, record=True
        )
        screen = Screen(console, session, plain=False)
        for _ in range(6):
            decision = session.next_question()
            assert decision is not None
            asked = answering(session, decision)
            screen.question(decision, asked, [])
            shown = console.export_text(clear=True)
            for line in asked.lines():
                assert f"{line.number} " in shown
            assert max(map(len, shown.splitlines())) <= width
            session.match.answer(decision, session.hint(decision), by="person")


def test_items_are_never_folded_inside() -> None:
    items = [Text(f"item number {i}") for i in range(9)]
    for line in flow(Text("Head: "), items, 40).plain.split("\n"):
        assert len(line) <= 40
        assert line.strip().endswith(tuple("012345678"))


def test_a_measure_is_a_row_of_signs() -> None:
    assert bar(9, 3, 3) == "███"
    assert bar(0, 0, 3) == "░░░"


def test_a_challenge_that_is_over_tells_no_totals_of_those_who_are_left() -> None:
    """Who has fallen in it counts no more: 5 against 0 and won by 3 do not go together."""
    match = registry.new("cardgame", seats=2, seed=2)
    rng = random.Random(2)
    board = boards.find("cardgame")
    told: set[bool] = set()
    while not match.over and len(told) < 2:
        fight = match.view(None)["challenge"]
        if fight is not None:
            lines = "\n".join(board.tell(look(match, None, "en", (80, 24))))
            over = fight["winner"] >= 0
            assert (f": {fight['attack']} against {fight['defence']}" in lines) is not over
            assert (f"won by {fight['margin']}" in lines) is over
            told.add(over)
        decision = match.decisions[0]
        match.answer(decision, match.sample(decision, rng))
    assert told == {False, True}
