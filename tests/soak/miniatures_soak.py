"""A thousand random battles over all modes without an error, greedy against chance, a hundred
thousand crowded positions in which chance looks for what the rules say is not there, and offers
that come to nothing.

pytest tests/soak/miniatures_soak.py -m soak
"""

from __future__ import annotations

import os
import random
from collections import Counter

import pytest
from tests.games.miniatures.bot.test_greedy import duel
from tests.games.miniatures.offers import play
from tests.games.miniatures.rules.crowds import ORACLES, charged, mistaken, none_missed, opinions

import weirwood
from weirwood.games.miniatures import facts
from weirwood.games.miniatures.geometry.rect import inside, overlap
from weirwood.games.miniatures.rules.units import on_table, tray

GAMES = int(os.environ.get("WEIRWOOD_SOAK_GAMES", "1000"))
MODES = [name.removeprefix("mode_") for name in facts.MODES]
CROWDS = int(os.environ.get("WEIRWOOD_SOAK_CROWDS", "100000"))  # positions for each oracle
DUELS = 8  # of greedy against chance in each mode
ARMIES = (
    "stark_40", "stark_40_umber", "lannister_40", "lannister_40_tywin", "neutral_40",
    "nights_watch_40", "free_folk_40", "bolton_40", "brotherhood_40", "martell_40", "greyjoy_40",
    "baratheon_stannis_40", "baratheon_renly_40", "targaryen_40",
)  # fmt: skip


def settings(number: int, rng: random.Random) -> tuple[int, dict[str, object]]:
    """Every mode, seat count, army and switch in turn."""
    mode = MODES[number % len(MODES)]
    seats = (2, 2, 3, 4)[number // len(MODES) % 4]
    teams = seats == 4 and rng.random() < 0.5
    if mode == "a_storm_of_swords" and not teams:
        seats = 2
    options: dict[str, object] = {
        "mode": mode,
        "teams": teams,
        "table": rng.choice(("standard", "large")),
        "terrain": rng.choice(("choice", "random", "none")),
        "idleness": rng.random() < 0.3,
        "full_board": rng.random() < 0.3,
    }
    if not teams:
        options["armies"] = [rng.choice(ARMIES) for _ in range(seats)]
    return seats, options


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(20))
def test_random_battles_end_without_an_error(batch: int) -> None:
    for number in range(batch, GAMES, 20):
        rng = random.Random(number)
        seats, options = settings(number, rng)
        match = weirwood.new("miniatures", seats=seats, seed=number, options=options)
        steps = 0
        while not match.over:
            open_now = match.decisions
            d = open_now[rng.randrange(len(open_now))]
            match.answer(d, match.sample(d, rng))
            steps += 1
            assert steps < 20_000, f"battle {number} does not end"
        check(match)


def check(match: weirwood.Match) -> None:
    """What must hold at the end of any battle: trays on the table, apart, and everybody ranked."""
    st = match.st
    standing = on_table(st)
    for i, u in enumerate(standing):
        assert inside(tray(st, u), 0, 0, st.width, st.height)
        assert 0 <= st.health[u] <= st.full[u]
        assert not any(overlap(tray(st, u), tray(st, v)) for v in standing[:i])
    assert not mistaken(st)  # engaged are those that touch
    assert sorted(seat for group in match.standings for seat in group) == list(range(match.seats))


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(20))
def test_no_offer_comes_to_nothing(batch: int) -> None:
    tried: Counter[str] = Counter()
    for number in range(batch, GAMES, 20):
        rng = random.Random(number)
        armies = [rng.choice(ARMIES), rng.choice(ARMIES)]
        assert play(number, 2, {"armies": armies}, tried) == [], f"battle {number}"
    print(dict(tried))


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(20))
def test_a_second_opinion_on_moves_and_charges(batch: int) -> None:
    for seed in range(batch, CROWDS // 10, 20):
        assert opinions(random.Random(seed)) == [], f"position {seed}"
        assert charged(random.Random(seed)) == [], f"position {seed}"


@pytest.mark.soak
@pytest.mark.parametrize("mode", MODES)
def test_greedy_knows_every_mode(mode: str) -> None:
    won = sum(
        duel(seed, mode, ARMIES[seed % len(ARMIES)], seed % 2).standings[0] == [seed % 2]
        for seed in range(DUELS)
    )
    assert won >= DUELS - 2


@pytest.mark.soak
@pytest.mark.parametrize("army", ["stark_40", "lannister_40", "neutral_40"])
def test_greedy_wins_85_of_100(army: str) -> None:
    won = sum(
        duel(seed, "a_game_of_thrones", army, seed % 2).standings[0] == [seed % 2]
        for seed in range(100)
    )
    assert won >= 85


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(20))
@pytest.mark.parametrize("name", list(ORACLES))
def test_chance_finds_nothing_that_was_refused(name: str, batch: int) -> None:
    share = CROWDS // 20
    none_missed(name, share, 1_000_000 + batch * share)
