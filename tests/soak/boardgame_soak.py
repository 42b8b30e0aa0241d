"""Thousands of random games of The Board Game without an error.

pytest tests/soak/boardgame_soak.py -m soak
"""

from __future__ import annotations

import os
import random
from typing import Any

import pytest

import weirwood

GAMES = int(os.environ.get("WEIRWOOD_SOAK_GAMES", "5000"))
SWITCHES: dict[str, tuple[Any, ...]] = {
    "houses": ("fixed", "chosen", "random", "drafted"),
    "tides": (False, True),
    "lannister_port_ship": ("auto", "on", "off"),
    "final_tie_break": ("rulebook", "faq"),
    "winter_is_coming_at_reveal": (True, False),
    "support_per_house_single_side": (True, False),
    "salladhor_vs_victarion": ("plain_zero", "throne_order"),
    "mace_last_unit_combat_goes_on": (True, False),
    "arianne_keeps_token": (True, False),
    "milkwater_keeps_uniform_hand": (True, False),
    "port_ships_lost_if_land_vacated": (True, False),
}


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(20))
def test_random_games_end_without_an_error(batch: int) -> None:
    for number in range(batch, GAMES, 20):
        rng = random.Random(number)
        options = {name: rng.choice(values) for name, values in SWITCHES.items()}
        match = weirwood.new("boardgame", seats=3 + number % 4, seed=number, options=options)
        steps = 0
        while not match.over:
            open_now = match.decisions
            d = open_now[rng.randrange(len(open_now))]
            match.answer(d, match.sample(d, rng))
            steps += 1
            assert steps < 20_000, f"game {number} does not end"
        check(match)


def check(match: weirwood.Match) -> None:
    """What must hold at the end of any game: every piece is somewhere, and only once."""
    st = match.st
    kinds = 4
    for house in range(match.seats):
        for kind, total in enumerate((10, 5, 6, 2)):
            placed = sum(
                st.unit[a * kinds + kind] + st.routed[a * kinds + kind]
                for a, who in enumerate(st.who)
                if who == house
            )
            if st.attacker == house:
                placed += st.army[kind]
            assert placed + st.stock[house * kinds + kind] == total
        assert 0 <= st.power[house] <= 20 - st.token.count(house)
    assert sorted(seat for group in match.standings for seat in group) == list(range(match.seats))
