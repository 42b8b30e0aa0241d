"""Ledger: `transport`."""

from __future__ import annotations

import pytest
from tests.games.boardgame.driver import (
    BARATHEON,
    GREYJOY,
    STARK,
    TYRELL,
    cards,
    march,
    marches,
    owner,
    units,
)


@pytest.mark.rule("boardgame:transport.bridge", "boardgame:transport.own_ships")
def test_a_chain_of_own_ships_is_a_bridge() -> None:
    areas = {
        "winterfell": "stark footman, march_0",
        "the_shivering_sea": "stark ship",
        "the_narrow_sea": "stark ship",
    }
    p = marches(areas)
    assert p.may(STARK, "area:the_eyrie")
    assert p.may(STARK, "area:crackclaw_point")
    assert not p.may(STARK, "area:dragonstone")
    broken = marches({**areas, "the_narrow_sea": "lannister ship"})
    assert not broken.may(STARK, "area:the_eyrie")
    assert broken.may(STARK, "area:widows_watch")


@pytest.mark.rule("boardgame:transport.any_number", "boardgame:retreat.ships_carry")
def test_ships_carry_often_and_even_when_routed() -> None:
    p = marches(
        {
            "dragonstone": "baratheon 2 footman, march_0",
            "shipbreaker_bay": "baratheon routed ship, raid",
        }
    )
    p.answer(BARATHEON, "area:kingswood").answer(BARATHEON, {"footman": "1"})
    p.answer(BARATHEON, "area:storms_end")
    assert units(p, "kingswood")[0] == units(p, "storms_end")[0] == "baratheon"


@pytest.mark.rule("boardgame:transport.port_ships")
def test_ships_in_port_do_not_carry() -> None:
    p = marches(
        {
            "dragonstone": "baratheon footman, march_0",
            "port_of_dragonstone": "baratheon ship",
            "kingswood": "baratheon footman, march_minus_1",
        }
    )
    p.expect("marches.order", BARATHEON)
    p.answer(BARATHEON, "area:dragonstone")
    assert not p.told("marches.moved")
    p.expect("marches.to", BARATHEON)
    assert not p.may(BARATHEON, "area:dragonstone")


@pytest.mark.rule("boardgame:transport.not_support")
def test_transport_gives_no_support() -> None:
    p = marches(
        {
            "dragonstone": "baratheon knight, support",
            "shipbreaker_bay": "baratheon ship",
            "kingswood": "tyrell footman",
            "kings_landing": "baratheon knight, march_0",
        }
    )
    p.answer(BARATHEON, "area:kingswood").answer(BARATHEON, "none")
    p.expect("combat.card")


@pytest.mark.rule("boardgame:transport.attack", "boardgame:retreat.attackers")
def test_an_attack_by_sea_that_fails_goes_home() -> None:
    p = marches(
        {
            "dragonstone": "baratheon footman, march_0",
            "shipbreaker_bay": "baratheon ship",
            "kingswood": "tyrell 2 knight",
        }
    )
    p.answer(BARATHEON, "area:kingswood")
    cards(p, "melisandre", "ser_loras_tyrell")
    assert p.told("retreat.routed")[-1]["area"] == "dragonstone"


@pytest.mark.rule("boardgame:transport.order_matters")
def test_a_fleet_that_has_sailed_carries_nobody() -> None:
    p = marches(
        {
            "dragonstone": "baratheon footman, march_0",
            "shipbreaker_bay": "baratheon ship, march_minus_1",
        }
    )
    p.answer(BARATHEON, "area:shipbreaker_bay")
    march(p, BARATHEON, "blackwater_bay")
    assert units(p, "dragonstone") == ("baratheon", {"footman": 1})
    assert len(p.told("marches.moved")) == 1


@pytest.mark.rule("boardgame:transport.ships_not_carried")
def test_ships_are_not_carried_themselves() -> None:
    p = marches(
        {
            "bay_of_ice": "greyjoy ship, march_0",
            "sunset_sea": "greyjoy ship",
            "ironmans_bay": "greyjoy ship",
        }
    )
    found = p.keys(GREYJOY)
    assert "area:sunset_sea" in found
    assert "area:ironmans_bay" not in found


@pytest.mark.rule("boardgame:transport.bridge")
def test_the_tyrell_sea_bridge() -> None:
    p = marches(
        {
            "highgarden": "tyrell footman, march_0",
            "redwyne_straights": "tyrell ship",
            "west_summer_sea": "tyrell ship",
            "east_summer_sea": "tyrell ship",
        }
    )
    found = set(p.keys(TYRELL))
    assert "area:sunspear" in found
    assert {"area:the_arbor", "area:starfall", "area:storms_end"} <= found
    p.answer(TYRELL, "area:sunspear")
    assert owner(p, "sunspear") == "tyrell"
