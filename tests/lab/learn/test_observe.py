"""Observations: documented, of fixed size, and blind to what the seat may not know."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import weirwood
from weirwood.lab.learn import reference
from weirwood.lab.learn.observe import Schema, offset, schema, text
from weirwood.lab.learn.session import Session

ROOT = Path(__file__).parents[3]
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("boardgame", 6, {}),
    ("boardgame", 3, {"tides": True}),
    ("btwixt", 4, {}),
    ("btwixt", 5, {"draft": "kingsmoot"}),
    ("cardgame", 2, {}),
    ("cardgame", 3, {}),
    ("miniatures", 2, {}),
]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_positions_that_look_alike_have_the_same_numbers(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    found, rng = schema(game), random.Random(2)
    session = Session(weirwood.new(game, seats=seats, seed=2, options=options))
    steps = 0
    while not session.over and steps < 500:
        seat = session.asked[0]
        if steps % 31 == 0:
            for who in range(seats):
                world = session.redeal(who, rng)
                seen = found.observe(session, who)
                assert seen.shape == (found.size,)
                assert np.array_equal(found.observe(world, who), seen)
                assert text(world, who) == text(session, who)
        session.act(seat, rng.choice(session.legal(seat)))
        steps += 1


QUICK = [*TABLES, ("btwixt", 6, {"advanced": True, "revealed": True, "draft": "draft"})]


@pytest.mark.parametrize(
    ("game", "seats", "options"), [row for row in QUICK if schema(row[0]).look is not None]
)
def test_what_is_written_from_the_position_is_what_the_view_shows(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    """`look` knows the position; `fill` only what the seat's view says. They write one row."""
    found, slow, rng = schema(game), Schema(game), random.Random(3)
    slow.look = None
    session = Session(weirwood.new(game, seats=seats, seed=3, options=options))
    steps = 0
    while not session.over and steps < 900:
        for seat in range(seats) if steps % 3 == 0 else ():
            quick, shown = found.observe(session, seat), slow.observe(session, seat)
            if not np.array_equal(quick, shown):
                both = found.named(quick), found.named(shown)
                wrong = [n for n in found.fields if not np.array_equal(both[0][n], both[1][n])]
                pytest.fail(f"step {steps}, seat {seat}: {wrong}")
        session.act(session.asked[0], rng.choice(session.legal(session.asked[0])))
        steps += 1
    for seat in range(seats):
        assert np.array_equal(found.observe(session, seat), slow.observe(session, seat))


@pytest.mark.parametrize("game", ["btwixt", "miniatures"])
def test_the_compact_form_says_the_same_and_nothing_that_is_zero_twice(game: str) -> None:
    found, rng = schema(game), random.Random(4)
    session = Session(weirwood.new(game, seed=4))
    row = np.ones(found.size, np.float32)
    for _ in range(25):
        seat = session.asked[0]
        at, values = found.compact(session, seat)
        assert len(set(at.tolist())) == len(at) == len(values)
        wide = np.zeros(found.size, np.float32)
        wide[at] = values
        assert np.array_equal(found.observe(session, seat, row), wide)
        session.act(seat, rng.choice(session.legal(seat)))


def test_a_brief_view_is_a_part_of_the_view() -> None:
    match, rng = weirwood.new("miniatures", seed=3), random.Random(3)
    for _ in range(40):
        decision = match.decisions[0]
        whole, brief = match.view(decision.seat), match.view(decision.seat, brief=True)
        assert set(whole) - set(brief) == {"odds", "sight", "places"}
        assert {name: whole[name] for name in brief} == brief
        match.answer(decision, match.sample(decision, rng))
    other = weirwood.new("btwixt", seed=3)
    assert other.view(0, brief=True) == other.view(0)


def test_the_numbers_tell_what_the_view_tells() -> None:
    found = schema("btwixt")
    session = Session(weirwood.new("btwixt", seats=4, seed=6))
    rng = random.Random(6)
    while "hand" not in (view := session.match.view(1)) or not view["hand"]:
        session.act(session.asked[0], rng.choice(session.legal(session.asked[0])))
    fields = found.named(found.observe(session, 1))
    assert fields["seat"].tolist() == [0, 1, 0, 0, 0, 0]
    assert fields["btwixt.hand"].sum() * 2 == len(view["hand"])
    assert fields["kind"].sum() == (1 if 1 in session.asked else 0)
    assert fields["btwixt.table"][2][1] * 12 == pytest.approx(view["leaders"][2]["hand"])


def test_half_said_answers_and_candidates_are_shown() -> None:
    found = schema("miniatures")
    session = Session(weirwood.new("miniatures", seats=2, seed=4))
    rng = random.Random(4)
    while not session.places(session.asked[0]):
        seat = session.asked[0]
        session.act(seat, rng.choice(session.legal(seat)))
    seat = session.asked[0]
    fields = found.named(found.observe(session, seat))
    assert fields["places"][:, 0].sum() == len(session.places(seat)) == len(session.legal(seat))


def test_an_index_outside_its_field_is_an_error() -> None:
    assert offset((3, 4), (1, 2)) == 6
    with pytest.raises(IndexError):
        offset((3, 4), (1, 4))


def test_the_reference_is_up_to_date() -> None:
    page = (ROOT / "docs" / "observations.md").read_text(encoding="utf-8")
    assert page == reference.page(), (
        "run: python -m weirwood.lab.learn.reference docs/observations.md"
    )


@pytest.mark.parametrize("game", ["boardgame", "btwixt", "cardgame"])
def test_nobody_sees_what_others_have_said_before_them(game: str) -> None:
    """Asked together, asked in turn: the answers given first leave no trace for those after."""
    options = {"draft": "draft"} if game == "btwixt" else {}
    found, rng, met = schema(game), random.Random(7), 0
    session = Session(weirwood.new(game, seats=3, seed=7, options=options))
    while not session.over and met < 12:
        first, together = session.asked[0], len(session.match.decisions)
        if together > 1:
            number = session.match.decisions[0].number
            worlds = [session.fork(), session.fork()]
            for world, which in zip(worlds, (0, -1), strict=True):
                while world.seat == first and world.match.decisions[0].number == number:
                    world.act(first, world.legal(first)[which])
            if all(len(w.match.decisions) == together - 1 for w in worlds):
                met += 1
                for seat in range(3):
                    if seat != first:
                        one, other = (found.observe(w, seat) for w in worlds)
                        assert np.array_equal(one, other)
                        assert text(worlds[0], seat) == text(worlds[1], seat)
        session.act(first, rng.choice(session.legal(first)))
    assert met
