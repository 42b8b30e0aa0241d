"""Offered means that something happens: no option whose only effect is to waste itself."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.miniatures.driver import (
    FOE,
    SPEARS,
    Stage,
    begins,
    led,
    line,
    starts,
    strike,
    uses,
)
from tests.games.miniatures.offers import SMALL, play

GAMES = 4
CREW = "ironborn_reavers"


@pytest.mark.rule("miniatures:orders.worth", "miniatures:tactics_board.worth")
def test_no_option_in_random_battles_comes_to_nothing() -> None:
    tried: Counter[str] = Counter()
    for seed in range(GAMES):
        assert play(seed, 2, SMALL, tried) == []
    print(dict(tried))
    assert tried["effects.play"] > 50


def commands(used: int) -> Stage:
    """Issue Commands at the start of a turn, after an Order was used so many times."""
    tywin = "tywin_lannister_lord_of_casterly_rock"
    me = line(0, led(tywin), "at 24,12")
    noted = f"{me}, commander {tywin}, note order:order_threaten {used}"
    return begins(0, "issue_commands_tywin", noted, FOE, mode=1)


def reform(*units: str) -> Stage:
    return begins(0, "regroup_and_reform_free_folk", *units, FOE)


def coordination(*units: str) -> Stage:
    return begins(0, "coordination_tactics", *units, FOE)


def call(place: str) -> Stage:
    """Raiding Call for a unit; another of the house stands at this place."""
    return starts("raiding_call", f"0 {CREW} at 24,12, wounds 2", f"0 {CREW} at {place}", FOE)


def training(wounds: int) -> Stage:
    """Martial Training against a Vulnerable enemy; after two lost ranks Winter's Bite re-rolls."""
    me = "stark_sworn_swords"
    tired = f"{led('sworn_sword_captain', unit=me)}, wounds {wounds}"
    return strike(tired, f"{SPEARS}, vulnerable", script=uses("order_martial_training", me))


@pytest.mark.rule("miniatures:orders.worth")
@pytest.mark.parametrize(
    ("table", "args", "offered"),
    [
        (commands, (1,), True),
        (commands, (0,), False),  # it was renewed already
        (reform, (f"0 {SPEARS} at 24,12, wounds 1", f"0 {SPEARS} at 32,12"), True),
        (reform, (f"0 {SPEARS} at 24,12", f"0 {SPEARS} at 32,12, with raid_leader"), True),
        (reform, (f"0 {SPEARS} at 24,12", f"0 {SPEARS} at 32,12"), False),  # nothing to give
        (reform, (f"0 {SPEARS} at 24,12, wounds 1",), False),  # and nobody to take
        (coordination, ("0 thenn_warriors at 24,12", f"0 {SPEARS} at 31,12"), True),
        (coordination, (f"0 {SPEARS} at 24,12", f"0 {SPEARS} at 40,12"), False),
        (coordination, (f"0 {SPEARS} at 24,12",), False),
        (call, ("31,12",), True),
        (call, ("44,12",), False),
        (training, (4,), True),
        (training, (8,), False),
    ],
)
def test_a_card_is_offered_where_it_could_do_something(
    table: object, args: tuple[object, ...], offered: bool
) -> None:
    assert callable(table)
    p = table(*args)
    assert bool(p.told("card.played") or p.told("order.used")) is offered
