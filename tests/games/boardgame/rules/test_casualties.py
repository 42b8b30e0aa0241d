"""Ledger: `casualties`."""

from __future__ import annotations

import pytest
from tests.games.boardgame.driver import (
    LANNISTER,
    STARK,
    cards,
    march,
    marches,
    routed,
    standing,
)


@pytest.mark.rule("boardgame:casualties.steps", "boardgame:casualties.choice")
@pytest.mark.rule("boardgame:casualties.one_unit")
def test_the_loser_picks_as_many_units_as_swords_less_fortifications() -> None:
    p = marches(
        {
            "karhold": "stark 3 knight, march_0",
            "castle_black": "lannister 2 footman, knight",
        },
        supply={"stark": 6, "lannister": 6},
    )
    march(p, STARK, "castle_black")
    cards(p, "eddard_stark", "cersei_lannister")
    p.expect("casualties.unit", LANNISTER)
    assert p.keys(LANNISTER) == ["unit:footman", "unit:knight"]
    assert p.refused(LANNISTER, "unit:ship") == "casualties.choice"
    p.answer(LANNISTER, "unit:knight")  # then only footmen are left to choose from
    assert [e["unit"] for e in p.told("casualties.killed")] == ["knight", "footman"]
    assert standing(p, "castle_black") == {"knight": 3}  # the winner loses nothing


LATER = {"lannisport": "lannister footman, march_minus_1"}


@pytest.mark.rule("boardgame:casualties.routed")
def test_routed_units_die_and_absorb_nothing() -> None:
    p = marches(
        {
            "karhold": "stark 3 knight, march_0",
            "castle_black": "lannister 2 footman, routed knight",
            "winterfell": "token of lannister",
            **LATER,
        },
        supply={"stark": 6, "lannister": 6},
        tracks={"iron_throne": ["stark"]},
    )
    march(p, STARK, "castle_black")
    cards(p, "greatjon_umber", "cersei_lannister")
    assert p.told("casualties.helpless")[-1]["units"] == ["knight"]
    assert [e["unit"] for e in p.told("casualties.killed")] == ["footman"]
    assert p.told("retreat.routed")[-1]["units"] == ["footman"]


@pytest.mark.rule("boardgame:casualties.siege")
def test_siege_engines_of_the_loser_die_on_top() -> None:
    p = marches(
        {
            "karhold": "stark footman, 2 siege_engine, march_0",
            "winterfell": "lannister 3 knight",
        },
        supply={"stark": 6, "lannister": 6},
    )
    march(p, STARK, "winterfell")
    cards(p, "catelyn_stark", "ser_gregor_clegane")
    # nine against nine: no, eight and one against six and three
    assert p.told("combat.final")[-1]["attack"] == 9
    q = marches(
        {
            "karhold": "stark footman, siege_engine, march_0",
            "castle_black": "lannister 3 knight",
            **LATER,
        },
        supply={"stark": 6, "lannister": 6},
        tracks={"iron_throne": ["stark"]},
    )
    march(q, STARK, "castle_black")
    cards(q, "ser_rodrick_cassel", "ser_jaime_lannister")
    assert q.told("casualties.helpless")[-1]["units"] == ["siege_engine"]
    assert q.told("casualties.killed") == []
    assert routed(q, "karhold") == {"footman": 1}
