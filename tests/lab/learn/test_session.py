"""Small steps: every answer can be said in action ids, and every id keeps its meaning."""

from __future__ import annotations

import copy
import hashlib
import importlib
import pickle
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import weirwood
from weirwood.kernel import registry
from weirwood.lab.learn import picture
from weirwood.lab.learn.actions import (
    Actions,
    UnknownAction,
    actions,
    derive,
    fixed,
    missing,
    written,
)
from weirwood.lab.learn.observe import schema
from weirwood.lab.learn.session import Illegal, Session

EXAMPLES = Path(__file__).parents[3] / "docs" / "examples"
GAMES = ("boardgame", "btwixt", "cardgame", "miniatures")
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("boardgame", 3, {}),
    ("boardgame", 6, {"tides": True, "houses": "drafted"}),
    ("btwixt", 3, {"advanced": True}),
    ("btwixt", 6, {"draft": "kingsmoot"}),
    ("cardgame", 2, {}),
    ("cardgame", 4, {}),
    ("miniatures", 2, {}),
]


def play(session: Session, rng: random.Random) -> Iterator[int]:
    """Random steps to the end; gives the seat before each."""
    while not session.over:
        seat = session.asked[0]
        yield seat
        session.act(seat, rng.choice(session.legal(seat)))


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
@pytest.mark.parametrize("at_once", [False, True])
def test_a_game_is_played_to_its_end_in_small_steps(
    game: str, seats: int, options: dict[str, Any], at_once: bool
) -> None:
    session = Session(weirwood.new(game, seats=seats, seed=3, options=options), at_once=at_once)
    for seat in play(session, random.Random(3)):
        legal = session.legal(seat)
        assert len(legal) > 1
        assert legal == sorted(set(legal))
        assert 0 < legal[0] <= legal[-1] < len(session.actions)
    assert session.match.standings
    assert session.legal(0) == [session.actions.wait]
    assert not session.partials


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_copies_saves_and_redeals_keep_a_half_said_answer(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    session = Session(weirwood.new(game, seats=seats, seed=5, options=options))
    rng = random.Random(5)
    for n, seat in enumerate(play(session, rng)):
        if n % 29 and not session.said(seat):
            continue
        if n > 400:
            break
        loaded = pickle.loads(pickle.dumps(session))  # noqa: S301
        for other in (loaded, copy.deepcopy(session), session.redeal(seat, rng)):
            assert other.seat == seat
            assert other.legal(seat) == session.legal(seat)
            assert other.said(seat) == session.said(seat)
            assert other.places(seat) == session.places(seat)


def test_a_session_ends_as_the_match_would_with_the_same_answers() -> None:
    session = Session(weirwood.new("boardgame", seats=3, seed=8))
    for _ in play(session, random.Random(8)):
        pass
    again = weirwood.replay(session.match.record())
    assert again.standings == session.match.standings


def test_simultaneous_questions_are_asked_one_after_another() -> None:
    match = weirwood.new("boardgame", seats=3, seed=1)
    one = Session(match.fork())
    several = Session(match.fork(), at_once=True)
    assert len(several.asked) == 3
    assert one.asked == [one.seat]
    assert one.legal((one.asked[0] + 1) % 3) == [one.actions.wait]


def test_what_is_not_offered_is_refused_and_changes_nothing() -> None:
    session = Session(weirwood.new("btwixt", seats=3, seed=1))
    seat = session.asked[0]
    before = session.match.save()
    with pytest.raises(Illegal, match="not among"):
        session.act(seat, session.actions.wait)
    with pytest.raises(Illegal):
        session.act((seat + 1) % 3, session.actions.ids["kneel"])
    assert session.match.save() == before


@pytest.mark.parametrize("game", GAMES)
def test_the_written_actions_have_all_that_the_content_needs(game: str) -> None:
    found = registry.game(game)
    assert not missing(found), f"run: python -m weirwood.lab.learn.actions {game}"
    lines = written(found)
    assert len(set(lines)) == len(lines)
    assert lines[: len(fixed())] == fixed()


@pytest.mark.parametrize(
    ("game", "count", "digest"),
    [
        ("boardgame", 317, "290eff20bcbf8121"),
        ("btwixt", 334, "6b7e9a692d8fc2b5"),
        ("cardgame", 523, "05ce99bd28f00289"),
        ("miniatures", 1875, "bdd54eed53fc1583"),
    ],
)
def test_actions_keep_their_numbers(game: str, count: int, digest: str) -> None:
    first = "\n".join(written(registry.game(game))[:count])
    assert hashlib.sha256(first.encode()).hexdigest()[:16] == digest, "lines are only ever added"


def test_numbers_of_any_size_can_be_said() -> None:
    words = actions("cardgame")
    said = [
        [words.words[i] for i in words.parts(key)]
        for key in ("7", "99", "100", "card:437", "card::2")
    ]
    assert said == [["7", "(end)"], ["99", "(end)"], ["+100", "0", "(end)"],
                    ["card", "+400", "37", "(end)"], ["card", "()", "2", "(end)"]]  # fmt: skip


def test_a_word_of_somebody_elses_content_is_named_in_one_line() -> None:
    words = Actions("btwixt", actions("btwixt").words)
    with pytest.raises(
        UnknownAction, match=r"btwixt has no action id for 'inf_dragon_eggs'; "
    ) as no:
        words.parts("play:inf_dragon_eggs")
    assert "\n" not in str(no.value)


def test_a_strangers_game_is_played_too() -> None:
    """A single module has no words of its own: those of its code can be said."""
    sys.path.insert(0, str(EXAMPLES))
    try:
        game = importlib.import_module("ravens").GAME
    finally:
        sys.path.remove(str(EXAMPLES))
    known = registry.catalogue().loaded
    registry.add(game)
    try:
        session = Session(weirwood.new("ravens", seats=3, seed=1))
        said = [session.actions.words[action] for action in session.legal(0)]
        assert said == [str(n) for n in range(11)]
        assert schema("ravens").observe(session, 0).sum() > 2
        assert picture.rgb(session.match).shape == (600, 600, 3)
        for seat in range(3):
            session.act(seat, session.legal(seat)[-1 if seat == 1 else 0])
        said = [session.actions.words[action] for action in session.legal(1)]
        assert said == ["leave", "look"]
        session.act(1, session.legal(1)[1])
        assert session.actions.words == tuple(derive(game))
    finally:
        del known["ravens"]
