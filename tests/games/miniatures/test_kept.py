"""What is worked out once and kept says what working it out anew says, all through random games."""

from __future__ import annotations

import random

import pytest

import weirwood
from weirwood.games.miniatures.effects import sources
from weirwood.games.miniatures.effects.scene import SHIELDS
from weirwood.games.miniatures.effects.vocabulary import ENTRIES
from weirwood.games.miniatures.geometry.poly import poly_within
from weirwood.games.miniatures.rules import deployment, paths, terrain
from weirwood.games.miniatures.rules.teams import captain, in_turn_order, members, seats_in_order
from weirwood.games.miniatures.state import NOBODY, Position
from weirwood.kernel import Decision, Match
from weirwood.kernel.chance import Splitmix

WORDS = sorted({word.removeprefix("own:") for entry in ENTRIES.values() for word in entry.has})


def check_words(st: Position, first: int) -> int:
    """A fifth of all facts of all units; how many of them hold."""
    held = 0
    for u in range(len(st.kind)):
        for word in WORDS[first % 5 :: 5]:
            found = sources.has(st, u, word)
            assert found == sources._has_now(st, u, word), (u, word)
            held += found
    return held


def check_order(st: Position) -> None:
    found: list[int] = []
    for side in in_turn_order(st):
        lead = captain(st, side)
        found += [lead, *(s for s in members(st, side) if s != lead)]
    assert seats_in_order(st) == found


def check_candidates(match: Match, decision: Decision) -> int:
    """Candidates for a place, as they are kept and as they are made when nothing is."""
    propose = match.game.kinds[decision.kind].propose
    if propose is None:
        return 0
    seat, args = decision.seat, decision.args
    kept = [list(propose(match.st, seat, args, Splitmix(3), n)) for n in (16, 8, 16)]
    for cache in (paths._WAYS, deployment._SPOTS, deployment._ROOM, deployment._GIVEN):
        cache.clear()
    fresh = [list(propose(match.st, seat, args, Splitmix(3), n)) for n in (8, 16)]
    assert kept == [fresh[1], fresh[0], fresh[1]]
    return 1


def test_all_shields_are_known() -> None:
    assert {word for word in WORDS if word.startswith("shield:")} <= SHIELDS


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (3, 4), (4, 5)])
def test_what_is_kept_is_what_is(seats: int, seed: int) -> None:
    match = weirwood.new("miniatures", seats=seats, seed=seed)
    rng = Splitmix(seed)
    answers = held = places = 0
    while not match.over:
        for decision in match.decisions:
            if answers % 9 == 0 and match.st.turn != NOBODY:
                held += check_words(match.st, answers)
                check_order(match.st)
            if decision.shape == "place" and answers % 2:
                places += check_candidates(match, decision)
            match.answer(decision, match.sample(decision, rng))
            answers += 1
    assert held
    assert places > 10


def test_circles_say_of_two_pieces_what_their_outlines_say() -> None:
    st, rng = weirwood.new("miniatures", seats=2, seed=3).st, random.Random(2)
    names, near = sorted(terrain.PIECES), 0
    for _ in range(1500):
        st.t_kind, st.t_facing = (rng.choice(names),), (rng.randrange(36000),)
        st.t_x, st.t_y, st.o_pile = (24000,), (24000,), ()
        piece = terrain.fact(st, rng.choice(names))
        x, y = (24000 + rng.randrange(-14000, 14000) for _ in "xy")
        own = terrain.outline_at(piece, x, y, rng.randrange(36000))
        found = poly_within(own, terrain.outline(st, 0), terrain.gap(st, 0))
        assert terrain.near_other(st, 0, piece, own, x, y) == found
        near += found
    assert 300 < near < 1200
