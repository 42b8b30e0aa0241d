"""Chapter raids."""

from __future__ import annotations

import pytest
from tests.games.boardgame.driver import (
    BARATHEON,
    GREYJOY,
    LANNISTER,
    STARK,
    board,
    order,
    power,
)


@pytest.mark.rule("boardgame:raids.turns", "boardgame:raids.resolve")
def test_one_raid_each_in_turn_order() -> None:
    p = board(
        phase="raids",
        tracks={"iron_throne": ["stark", "lannister"]},
        areas={
            "winterfell": "stark footman, raid",
            "karhold": "stark footman, raid",
            "moat_cailin": "lannister footman, support",
            "seagard": "lannister footman, raid",
            "the_twins": "stark footman, consolidate",
        },
    )
    p.expect("raids.order", STARK)
    p.answer(STARK, "area:winterfell")
    p.answer(STARK, "area:moat_cailin")
    assert order(p, "moat_cailin") is None
    assert order(p, "winterfell") is None
    p.expect("raids.target", LANNISTER)
    p.answer(LANNISTER, "area:the_twins")
    assert p.told("raids.idle")[-1]["area"] == "karhold"


@pytest.mark.rule("boardgame:raids.targets", "boardgame:raids.special")
def test_what_a_raid_may_take() -> None:
    areas = {
        "moat_cailin": "stark footman, raid",
        "winterfell": "lannister footman, march_0",
        "seagard": "lannister footman, defense_plus_2",
        "the_twins": "lannister footman, support_plus_1",
        "greywater_watch": "stark footman, support",
        "white_harbor": "baratheon footman, consolidate_special",
    }
    p = board(phase="raids", areas=areas)
    assert p.keys(STARK) == ["area:the_twins", "area:white_harbor", "none"]
    assert p.refused(STARK, "area:winterfell") == "raids.targets"
    assert p.refused(STARK, "area:seagard") == "raids.special"
    areas["moat_cailin"] = "stark footman, raid_special"
    p = board(phase="raids", areas=areas)
    assert p.may(STARK, "area:seagard")
    assert not p.may(STARK, "area:winterfell")


@pytest.mark.rule("boardgame:raids.reach")
def test_land_sea_and_port_reach() -> None:
    areas = {
        "lannisport": "lannister footman, raid",
        "the_golden_sound": "greyjoy ship, support",
        "riverrun": "greyjoy footman, support",
    }
    p = board(phase="raids", areas=areas)
    assert p.keys(LANNISTER) == ["area:riverrun", "none"]
    assert p.refused(LANNISTER, "area:the_golden_sound") == "raids.reach"
    assert p.refused(LANNISTER, "area:the_eyrie") == "raids.targets"
    areas = {
        "the_golden_sound": "greyjoy ship, raid",
        "lannisport": "lannister footman, support",
        "port_of_lannisport": "lannister ship, support",
        "sunset_sea": "tyrell ship, raid",
    }
    p = board(phase="raids", areas=areas, tracks={"iron_throne": ["greyjoy"]})
    assert p.keys(3) == ["area:lannisport", "area:sunset_sea", "area:port_of_lannisport", "none"]
    areas = {
        "lannisport": "lannister footman, support",
        "port_of_lannisport": "lannister ship, raid",
        "the_golden_sound": "greyjoy ship, support",
        "riverrun": "greyjoy footman, support",
    }
    p = board(phase="raids", areas=areas)
    assert p.keys(LANNISTER) == ["area:the_golden_sound", "none"]


@pytest.mark.rule("boardgame:raids.pillage")
@pytest.mark.parametrize("purse", [2, 0])
def test_pillage_pays_even_if_the_victim_is_poor(purse: int) -> None:
    p = board(
        phase="raids",
        power={"stark": 1, "tyrell": purse},
        areas={"the_reach": "stark footman, raid", "highgarden": "tyrell footman, consolidate"},
    )
    p.answer(STARK, "area:highgarden")
    assert power(p, "stark") == 2
    assert power(p, "tyrell") == max(0, purse - 1)


@pytest.mark.rule("boardgame:raids.decline")
def test_a_raid_may_have_no_effect() -> None:
    p = board(
        phase="raids",
        areas={"the_reach": "stark footman, raid", "highgarden": "tyrell footman, support"},
    )
    p.answer(STARK, "none")
    assert p.told("raids.idle")
    assert not p.told("raids.raided")
    lonely = board(phase="raids", areas={"the_reach": "stark footman, raid"})
    assert lonely.told("raids.idle")


@pytest.mark.rule("boardgame:raids.no_transport")
def test_sea_transport_makes_nothing_adjacent_for_raids() -> None:
    p = board(
        phase="raids",
        areas={
            "dragonstone": "baratheon footman, raid",
            "shipbreaker_bay": "baratheon ship, support",
            "kingswood": "tyrell footman, support",
            "storms_end": "tyrell footman, raid",
        },
        tracks={"iron_throne": ["baratheon", "tyrell"]},
    )
    assert p.told("raids.idle")[0]["area"] == "dragonstone"


@pytest.mark.rule("boardgame:raids.turns", "boardgame:raids.special", "boardgame:raids.pillage")
def test_the_five_raids() -> None:
    p = board(
        seats=5,
        phase="raids",
        areas={
            "the_reach": "lannister footman, raid",
            "sunset_sea": "lannister ship, raid",
            "west_summer_sea": "greyjoy ship, raid",
            "dornish_marches": "tyrell footman, raid",
            "stoney_sept": "baratheon footman, raid_special",
            "highgarden": "tyrell footman, consolidate",
            "lannisport": "lannister footman, defense_plus_1",
        },
        tracks={"iron_throne": ["greyjoy", "stark", "lannister", "baratheon", "tyrell"]},
        power={"greyjoy": 1, "tyrell": 1},
    )
    p.answer(GREYJOY, "area:highgarden")
    assert (power(p, "greyjoy"), power(p, "tyrell")) == (2, 0)
    p.answer(LANNISTER, "area:the_reach").answer(LANNISTER, "area:dornish_marches")
    p.answer(BARATHEON, "area:lannisport")
    # Tyrell's raid is gone; the one at sea finds nobody and leaves without effect
    assert p.told("raids.idle")[-1]["area"] == "sunset_sea"
    assert order(p, "lannisport") is None
