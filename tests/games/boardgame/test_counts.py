"""What never gets more or less: units, house cards, orders, wildling cards, in random games."""

from __future__ import annotations

import random

import pytest
from tests.games.boardgame.law import options

import weirwood
from weirwood.games.boardgame.facts import FULL_HAND, HAND, SIZE, UNIT_KINDS
from weirwood.games.boardgame.state import Position, index
from weirwood.kernel import Match


def units_of(st: Position, house: int) -> list[int]:
    """Units of each kind: in the box, in all areas, and on their way to a combat."""
    found = st.stock[house * UNIT_KINDS : (house + 1) * UNIT_KINDS]
    for area in range(SIZE):
        if st.who[area] == house:
            for kind in range(UNIT_KINDS):
                at = area * UNIT_KINDS + kind
                found[kind] += st.unit[at] + st.routed[at]
    if st.battle >= 0 and st.attacker == house:
        found = [a + b for a, b in zip(found, st.army, strict=True)]
    return found


def sound(st: Position, seats: int, whole: list[list[int]]) -> None:
    assert [units_of(st, house) for house in range(seats)] == whole
    for area in range(SIZE):
        here = range(area * UNIT_KINDS, (area + 1) * UNIT_KINDS)
        size = sum(st.unit[at] + st.routed[at] for at in here)
        assert size == st.size[area]
        assert (st.who[area] >= 0) is (size > 0)
        assert min(st.unit[at] for at in here) >= 0 <= min(st.routed[at] for at in here)
    assert all(0 <= power <= 20 for power in st.power[:seats])
    assert all(0 <= supply <= 6 for supply in st.supply[:seats])
    for track in range(3):
        assert sorted(st.tracks[track * seats : (track + 1) * seats]) == list(range(seats))
    for house in range(seats):
        in_play = [card % HAND for card in st.card if card >= 0 and card // HAND == house]
        assert 0 <= st.hand[house] <= FULL_HAND
        assert not any(st.hand[house] >> card & 1 for card in in_play)
    assert sorted(st.wildlings) == list(range(len(st.wildlings)))
    anew = st.copy()
    index(anew)
    assert (st.own, st.laid, st.marked) == (anew.own, anew.laid, anew.marked)


@pytest.mark.rule("boardgame:mustering.stock", "boardgame:supply.table")
@pytest.mark.parametrize("number", range(0, 24, 2))
def test_nothing_is_lost_or_found(number: int) -> None:
    seats, settings = options(number)
    match: Match = weirwood.new("boardgame", seats=seats, seed=number + 100, options=settings)
    rng = random.Random(number)
    whole: list[list[int]] = []
    while not match.over:
        on_their_way = match.decisions[0].kind.startswith("retreat.")  # the beaten stand nowhere
        if match.st.phase != "setup" and not on_their_way:
            whole = whole or [units_of(match.st, house) for house in range(seats)]
            sound(match.st, seats, whole)
        d = rng.choice(match.decisions)
        match.answer(d, match.sample(d, rng))
    assert whole == [[10, 5, 6, 2]] * seats
