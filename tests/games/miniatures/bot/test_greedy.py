"""The greedy player: legal in every mode, and better than chance."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest
from tests.games.miniatures.driver import FAR, SPEARS, field, state

import weirwood
from weirwood.games.miniatures import facts
from weirwood.games.miniatures.bot import estimates
from weirwood.games.miniatures.bot.greedy import BOT, evaluate

if TYPE_CHECKING:
    from collections.abc import Callable

    from weirwood.kernel import Match, Rng

MODES = [name.removeprefix("mode_") for name in facts.MODES]


def worlds(match: Match, seat: int) -> Callable[[Rng], Match]:
    """Re-dealt matches for a seat, as every bot gets them."""

    def world(rng: Rng) -> Match:
        return match.redeal(seat, rng)

    return world


def duel(seed: int, mode: str, army: str, greedy: int) -> Match:
    """Greedy against chance, with the same army."""
    options = {"mode": mode, "armies": [army, army], "points": 20 if army.endswith("20") else 40}
    match = weirwood.new("miniatures", seats=2, seed=seed, options=options)
    rng = random.Random(seed)
    while not match.over:
        d = match.decisions[0]
        if d.seat == greedy:
            answer = BOT.decide(match.view(d.seat), d, match.options(d), rng, worlds(match, d.seat))
        else:
            answer = match.sample(d, rng)
        match.answer(d, answer)
    return match


@pytest.mark.parametrize("mode", MODES)
def test_greedy_finishes_every_mode(mode: str) -> None:
    assert duel(3, mode, "stark_20", 0).over


def test_greedy_beats_chance() -> None:
    won = sum(
        duel(seed, "a_game_of_thrones", "lannister_40", seed % 2).standings[0] == [seed % 2]
        for seed in range(6)
    )
    assert won >= 5


def test_quick_estimates_are_what_the_dice_say() -> None:
    st = state(field(f"0 {SPEARS} at 24,10", f"1 {SPEARS} at 24,22.8 facing 180", FAR))
    assert estimates.charge_need(st, 0, 1) == 3  # the rulebook's eight inches with Speed 5
    assert estimates.charge_chance(st, 0, 1) == pytest.approx(4 / 6)
    assert estimates.expected_hits(st, 0, 0) == pytest.approx(3.5)
    assert estimates.expected_hits(st, 0, 0, charge=True) == pytest.approx(7 * 0.75)
    assert estimates.pass_chance(st, 0) == pytest.approx(26 / 36)
    assert evaluate(st, 0) < evaluate(st, 1)  # one unit against two


def test_a_broken_wall_is_worth_something_to_the_besieger() -> None:
    siege: dict[str, Any] = {"mode": "a_storm_of_swords", "attacker": 1, "zones": [0, 1]}
    wall = "0 castle_wall at 24,3.875"
    whole, half = (
        state(field(line, f"0 {SPEARS} at 44,24", FAR, **siege))
        for line in (wall, f"{wall}, wounds 3")
    )
    assert evaluate(half, 1) > evaluate(whole, 1)
    assert evaluate(half, 0) < evaluate(whole, 0)
