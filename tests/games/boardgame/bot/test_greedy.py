"""The greedy player, and what must hold wherever it leads."""

from __future__ import annotations

import random

import pytest

import weirwood
from weirwood.games.boardgame import facts as c
from weirwood.games.boardgame.bot.greedy import GREEDY, evaluate
from weirwood.games.boardgame.rules.ports import stray_port
from weirwood.games.boardgame.rules.supply import in_supply
from weirwood.games.boardgame.state import Position
from weirwood.kernel import Decision, registry
from weirwood.kernel.match import Match

MOVING = ("marches.to", "marches.units", "marches.token", "neutral.support")
RETREATING = ("retreat.area", "retreat.robb", "retreat.loss")


def play(seats: int, seed: int, bots: set[int]) -> Match:
    match = weirwood.new("boardgame", seats=seats, seed=seed)
    rng = random.Random(seed)
    while not match.over:
        d = match.decisions[0]
        if d.seat in bots:
            answer = registry.bot_answer(GREEDY, match, d, seed)
        else:
            answer = match.sample(d, rng)
        match.answer(d, answer)
    return match


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_greedy_wins_twice_its_fair_share_against_random(seats: int) -> None:
    games = 4 * seats
    won = sum(
        play(seats, seed, {seed % seats}).standings[0] == [seed % seats] for seed in range(games)
    )
    assert won / games >= 2 / seats


def test_evaluation_follows_the_castles() -> None:
    match = play(4, 1, {0, 1, 2, 3})
    values = [evaluate(match.st, seat) for seat in range(4)]
    assert all(-1 <= v <= 1 for v in values)
    assert values.index(max(values)) == match.standings[0][0]


@pytest.mark.parametrize("seed", range(8))
def test_the_board_stays_sound_in_wild_games(seed: int) -> None:
    """Greedy players with whims: many wars, and every position must make sense."""
    rng = random.Random(seed)
    options = {"tides": bool(seed % 2), "houses": "random"}
    match = weirwood.new("boardgame", seats=3 + seed % 4, seed=seed, options=options)
    while not match.over:
        d = match.decisions[0]
        sound(match.st, d)
        if rng.random() < 0.3:
            match.answer(d, match.sample(d, rng))
        else:
            match.answer(d, registry.bot_answer(GREEDY, match, d, seed))


def sound(st: Position, d: Decision) -> None:
    for house in range(st.seats):
        check_house(st, house, d)
    for area in range(c.SIZE):
        check_area(st, area)
    for t in range(3):
        assert sorted(st.tracks[t * st.seats : (t + 1) * st.seats]) == list(range(st.seats))
    if st.battle < 0 and d.kind not in ("ports.capture", *MOVING):
        assert d.kind.startswith("wildlings") or stray_port(st) < 0


def check_house(st: Position, house: int, d: Decision) -> None:
    for kind, total in enumerate(c.STOCK):
        placed = sum(
            st.unit[a * c.UNIT_KINDS + kind] + st.routed[a * c.UNIT_KINDS + kind]
            for a, who in enumerate(st.who)
            if who == house
        )
        if st.attacker == house:
            placed += st.army[kind]
        if d.kind not in RETREATING:
            assert placed + st.stock[house * c.UNIT_KINDS + kind] == total
    if d.kind not in ("supply.loss", "marches.to", "marches.units", "neutral.support"):
        assert in_supply(st, house)  # a march is bound by its outcome alone
    assert 0 <= st.power[house] <= c.POWER_TOKENS - st.token.count(house)
    for order, number in enumerate(c.TOKENS):
        laid = [a for a in range(c.SIZE) if st.order_of[a] == house and st.order[a] == order]
        assert len(laid) <= number


def check_area(st: Position, area: int) -> None:
    standing = st.unit[area * c.UNIT_KINDS : area * c.UNIT_KINDS + c.UNIT_KINDS]
    routed = st.routed[area * c.UNIT_KINDS : area * c.UNIT_KINDS + c.UNIT_KINDS]
    assert min(*standing, *routed) >= 0
    assert st.size[area] == sum(standing) + sum(routed)
    assert (st.who[area] >= 0) == (st.size[area] > 0)
    assert not (area < c.LANDS and standing[c.SHIP])
    assert not (area >= c.LANDS and any(standing[k] for k in c.LAND_KINDS))
    assert not (area >= c.SEAS_END and st.size[area] > c.PORT_SHIPS)
    assert not (st.neutral[area] and (st.who[area] >= 0 or st.token[area] >= 0))
    assert not (st.garrison[area] and st.who[area] not in (-1, c.HOME_OF[area]))
    if st.battle < 0 and st.order[area] >= 0 and area != st.march_from:
        assert st.who[area] == st.order_of[area]
    if st.battle != area and st.who[area] >= 0:
        assert st.token[area] in (-1, st.who[area])
