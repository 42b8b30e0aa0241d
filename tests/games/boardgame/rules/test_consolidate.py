"""Ledger: `consolidate`."""

from __future__ import annotations

import pytest
from tests.games.boardgame.driver import (
    STARK,
    board,
    power,
    standing,
)


@pytest.mark.rule("boardgame:consolidate.turns", "boardgame:consolidate.power")
def test_consolidating_in_turn_order() -> None:
    p = board(
        phase="consolidate",
        areas={
            "winterfell": "stark footman, consolidate",
            "karhold": "stark footman, consolidate",
            "kings_landing": "baratheon footman, consolidate",
        },
        power={"stark": 0, "baratheon": 0},
    )
    told = [(e["house"], e["area"], e["power"]) for e in p.told("consolidate.power")]
    assert told == [
        ("baratheon", "kings_landing", 3),
        ("stark", "karhold", 2),
        ("stark", "winterfell", 2),
    ]


@pytest.mark.rule("boardgame:consolidate.special")
def test_the_special_order_pays_or_musters() -> None:
    areas = {"moat_cailin": "stark footman, consolidate_special"}
    p = board(phase="consolidate", areas=areas, power={"stark": 0})
    p.expect("consolidate.use", STARK)
    p.answer(STARK, "muster")
    assert {k.split(":")[-1] for k in p.keys(STARK) if k != "end"} <= {
        "moat_cailin",
        "the_narrow_sea",
    }
    p.answer(STARK, "upgrade:knight:moat_cailin")
    assert standing(p, "moat_cailin") == {"knight": 1}
    assert power(p, "stark") == 0
    money = board(phase="consolidate", areas=areas, power={"stark": 0})
    money.answer(STARK, "power")
    assert power(money, "stark") == 1
    field = board(
        phase="consolidate",
        areas={"karhold": "stark footman, consolidate_special"},
        power={"stark": 0},
    )
    assert field.told("consolidate.power")[-1]["power"] == 2  # no castle, no choice


@pytest.mark.rule("boardgame:consolidate.turns")
def test_the_order_of_resolving_is_asked_when_it_may_matter() -> None:
    p = board(
        phase="consolidate",
        areas={
            "winterfell": "stark footman, consolidate_special",
            "karhold": "stark footman, consolidate",
        },
    )
    p.expect("consolidate.order", STARK)


@pytest.mark.rule("boardgame:consolidate.power")
def test_the_power_of_dragonstone() -> None:
    p = board(
        phase="consolidate",
        areas={"dragonstone": "baratheon footman, consolidate"},
        power={"baratheon": 0},
    )
    assert power(p, "baratheon") == 2
