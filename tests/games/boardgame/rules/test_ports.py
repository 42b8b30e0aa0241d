"""Ledger: `ports`."""

from __future__ import annotations

import pytest
from tests.games.boardgame.driver import (
    BARATHEON,
    GREYJOY,
    LANNISTER,
    STARK,
    board,
    cards,
    march,
    marches,
    order,
    units,
)

import weirwood


@pytest.mark.rule("boardgame:ports.three_ships")
def test_a_port_holds_three_ships() -> None:
    p = marches(
        {
            "lannisport": "lannister footman",
            "port_of_lannisport": "lannister 2 ship",
            "the_golden_sound": "lannister 2 ship, march_0",
        },
        supply={"lannister": 6},
    )
    p.answer(LANNISTER, "area:port_of_lannisport")
    assert p.keys(LANNISTER) == ["ship=1"]
    for bad in ("lannister 4 ship", "lannister footman"):
        with pytest.raises(weirwood.Refused):
            board(areas={"port_of_lannisport": bad}, supply={"lannister": 6})


@pytest.mark.rule("boardgame:ports.owner", "boardgame:ports.no_attack")
def test_nobody_sails_into_a_foreign_port() -> None:
    p = marches(
        {
            "the_golden_sound": "greyjoy ship, march_0",
            "lannisport": "garrison",
            "port_of_lannisport": "lannister ship, defense_plus_1",
        }
    )
    assert not p.may(GREYJOY, "area:port_of_lannisport")
    with pytest.raises(weirwood.Refused) as no:
        board(areas={"port_of_lannisport": "greyjoy ship"})
    assert no.value.rule == "ports.owner"


@pytest.mark.rule("boardgame:ports.support")
def test_port_ships_support_at_sea_only() -> None:
    sea = marches(
        {
            "the_golden_sound": "greyjoy ship",
            "lannisport": "garrison",
            "port_of_lannisport": "lannister ship, support",
            "ironmans_bay": "lannister ship, march_0",
        }
    )
    sea.answer(LANNISTER, "area:the_golden_sound")
    sea.expect("combat.support", LANNISTER)
    sea.answer(LANNISTER, "attacker")
    assert sea.told("combat.initial")[-1]["attack"] == 2
    land = marches(
        {
            "riverrun": "stark knight, march_0",
            "lannisport": "lannister footman",
            "port_of_lannisport": "lannister 2 ship, support",
        }
    )
    land.answer(STARK, "area:lannisport").answer(STARK, "none")
    land.expect("combat.card")
    assert land.told("combat.initial")[-1]["defense"] == 1


@pytest.mark.rule("boardgame:ports.consolidate")
def test_consolidating_in_port() -> None:
    areas = {
        "lannisport": "garrison",
        "port_of_lannisport": "lannister ship, consolidate_special",
    }
    p = board(phase="consolidate", areas=areas)
    assert not p.told("consolidate.muster")
    assert p.told("consolidate.power")[-1]["power"] == 1
    blocked = board(phase="consolidate", areas={**areas, "the_golden_sound": "greyjoy ship"})
    assert blocked.told("consolidate.power")[-1]["power"] == 0


@pytest.mark.rule("boardgame:ports.capture", "boardgame:ports.captured_order")
def test_the_conqueror_takes_ships_over() -> None:
    p = marches(
        {
            "riverrun": "stark 2 knight, march_0",
            "lannisport": "lannister footman",
            "port_of_lannisport": "lannister 3 ship, support",
        },
        supply={"stark": 0, "lannister": 2},
    )
    march(p, STARK, "lannisport")
    cards(p, "eddard_stark", "cersei_lannister")
    d = p.expect("ports.capture", STARK)
    assert d.most == 2  # supply 0 allows two armies of two
    p.answer(STARK, 2)
    assert units(p, "port_of_lannisport") == ("stark", {"ship": 2})
    assert order(p, "port_of_lannisport") is None
    assert p.view()["houses"][LANNISTER]["stock"]["ship"] == 6


@pytest.mark.rule("boardgame:ports.capture")
def test_walking_in_captures_too_and_none_may_be_taken() -> None:
    p = marches(
        {
            "winterfell": "baratheon footman, march_0",
            "white_harbor": "token of stark",
            "port_of_white_harbor": "stark ship, raid",
        }
    )
    march(p, BARATHEON, "white_harbor")
    p.expect("ports.capture", BARATHEON)
    p.answer(BARATHEON, 0)
    assert units(p, "port_of_white_harbor") == (None, {})
    assert p.told("ports.lost")


@pytest.mark.rule("boardgame:ports.lost")
def test_ships_are_lost_with_the_land_before_the_combat() -> None:
    areas = {
        "white_harbor": "stark knight, march_0",
        "port_of_white_harbor": "stark ship, raid",
        "moat_cailin": "lannister footman",
    }
    p = marches(areas)
    p.answer(STARK, "area:moat_cailin").answer(STARK, "none")
    assert p.told("ports.lost")
    kinds = [e["kind"] for e in p.events]
    assert kinds.index("ports.lost") < kinds.index("combat.begins")
    kept = marches(areas, settings={"port_ships_lost_if_land_vacated": False})
    kept.answer(STARK, "area:moat_cailin").answer(STARK, "none")
    assert units(kept, "port_of_white_harbor") == ("stark", {"ship": 1})


@pytest.mark.rule("boardgame:ports.home_takes_over")
def test_a_reverting_home_takes_the_port_over() -> None:
    p = marches(
        {
            "lannisport": "stark footman, march_0",
            "port_of_lannisport": "stark 2 ship",
            "stoney_sept": "stark footman, support",
        }
    )
    p.answer(STARK, "area:riverrun").answer(STARK, "none")
    p.expect("ports.capture", LANNISTER)
    p.answer(LANNISTER, 1)
    assert units(p, "port_of_lannisport") == ("lannister", {"ship": 1})


@pytest.mark.rule("boardgame:ports.retreat", "boardgame:retreat.elements")
def test_beaten_ships_may_run_to_an_own_port() -> None:
    p = marches(
        {
            "the_golden_sound": "lannister ship",
            "lannisport": "garrison",
            "sunset_sea": "greyjoy 2 ship, march_0",
            "ironmans_bay": "greyjoy ship",
        }
    )
    march(p, GREYJOY, "the_golden_sound")
    cards(p, "balon_greyjoy", "the_hound")
    assert p.told("retreat.routed")[-1]["area"] == "port_of_lannisport"
    assert units(p, "the_golden_sound")[0] == "greyjoy"
