"""Chapters mustering, supply and consolidate."""

from __future__ import annotations

import pytest
from tests.games.boardgame.driver import (
    BARATHEON,
    LANNISTER,
    MARTELL,
    STARK,
    board,
    order,
    standing,
    units,
)


@pytest.mark.rule("boardgame:mustering.turns", "boardgame:mustering.points")
@pytest.mark.rule("boardgame:mustering.held_by_token")
def test_points_stay_in_their_area() -> None:
    p = board(
        effect="muster",
        areas={"riverrun": "token of lannister", "harrenhal": "lannister footman"},
        tracks={"iron_throne": ["lannister"]},
        supply={"lannister": 6},
    )
    assert p.view()["points"] == {"lannisport": 2, "riverrun": 2, "harrenhal": 1}
    p.answer(LANNISTER, "muster:knight:riverrun")
    assert not p.may(LANNISTER, "muster:footman:riverrun")
    assert not p.may(LANNISTER, "muster:knight:harrenhal")
    p.answer(LANNISTER, "muster:footman:lannisport")
    p.expect("mustering.step", LANNISTER)
    p.answer(LANNISTER, "end")
    assert p.view()["points"].get("lannisport") is None
    p.expect("mustering.step", BARATHEON)


@pytest.mark.rule("boardgame:mustering.costs", "boardgame:mustering.upgrade")
def test_what_points_buy() -> None:
    p = board(
        effect="muster",
        areas={"winterfell": "stark 2 footman", "moat_cailin": "stark footman"},
        tracks={"iron_throne": ["stark"]},
        supply={"stark": 0},
    )
    # two footmen are the largest army: only upgrades and ships are left at Winterfell
    assert not p.may(STARK, "muster:footman:winterfell")
    assert p.may(STARK, "upgrade:siege_engine:winterfell")
    p.answer(STARK, "upgrade:knight:winterfell").answer(STARK, "upgrade:knight:winterfell")
    assert standing(p, "winterfell") == {"knight": 2}
    assert p.may(STARK, "upgrade:knight:moat_cailin")
    assert p.may(STARK, "muster:footman:moat_cailin")
    assert not p.may(STARK, "muster:knight:moat_cailin")


@pytest.mark.rule("boardgame:mustering.ships")
def test_where_ships_are_launched() -> None:
    p = board(
        effect="muster",
        areas={"bay_of_ice": "greyjoy ship"},
        tracks={"iron_throne": ["stark"]},
    )
    found = [k for k in p.keys(STARK) if k.startswith("launch")]
    assert found == [
        "launch:winterfell:the_shivering_sea",
        "launch:winterfell:port_of_winterfell",
    ]
    p.answer(STARK, "launch:winterfell:port_of_winterfell")
    assert units(p, "port_of_winterfell") == ("stark", {"ship": 1})


@pytest.mark.rule("boardgame:mustering.supply", "boardgame:setup.components")
def test_supply_and_stock_limit_mustering() -> None:
    p = board(
        effect="muster",
        areas={
            "winterfell": "stark 2 knight",
            "karhold": "stark 2 knight",
            "moat_cailin": "stark knight",
        },
        tracks={"iron_throne": ["stark"]},
        supply={"stark": 0},
    )
    assert not [k for k in p.keys(STARK) if "muster:footman" in k]
    assert not [k for k in p.keys(STARK) if "knight" in k]  # five knights are all there are
    assert p.refused(STARK, "muster:footman:winterfell") == "mustering.supply"


@pytest.mark.rule("boardgame:mustering.points", "boardgame:mustering.ships")
@pytest.mark.rule("boardgame:mustering.upgrade", "boardgame:mustering.supply")
def test_mustering_at_lannisport_harrenhal_and_riverrun() -> None:
    p = board(
        effect="muster",
        areas={
            "lannisport": "lannister footman",
            "harrenhal": "lannister 2 footman",
            "riverrun": "lannister 3 knight",
            "stoney_sept": "lannister footman",
        },
        supply={"lannister": 3},
        tracks={"iron_throne": ["lannister"]},
    )
    assert "stoney_sept" not in p.view()["points"]
    p.answer(LANNISTER, "muster:footman:lannisport")
    p.answer(LANNISTER, "launch:lannisport:the_golden_sound")
    p.answer(LANNISTER, "upgrade:knight:harrenhal")
    p.answer(LANNISTER, "launch:riverrun:the_golden_sound")
    # 3-2-2-2 is reached: the last point of Riverrun can found no further army
    assert units(p, "the_golden_sound") == ("lannister", {"ship": 2})
    if p.asked().seat == LANNISTER:
        assert all(
            not key.startswith("muster") and "golden_sound" not in key for key in p.keys(LANNISTER)
        )


@pytest.mark.rule("boardgame:mustering.ships", "boardgame:raids.reach")
def test_the_port_of_sunspear() -> None:
    p = board(
        effect="muster",
        areas={"east_summer_sea": "tyrell ship"},
        tracks={"iron_throne": ["martell"]},
    )
    found = [k for k in p.keys(MARTELL) if k.startswith("launch")]
    assert found == ["launch:sunspear:sea_of_dorne", "launch:sunspear:port_of_sunspear"]
    p.answer(MARTELL, "muster:footman:sunspear")
    p.answer(MARTELL, "launch:sunspear:port_of_sunspear")
    assert units(p, "port_of_sunspear") == ("martell", {"ship": 1})
    q = board(
        phase="raids",
        areas={
            "sunspear": "martell footman",
            "port_of_sunspear": "martell ship, raid",
            "east_summer_sea": "tyrell ship, support",
        },
    )
    q.answer(MARTELL, "area:east_summer_sea")
    assert order(q, "east_summer_sea") is None


@pytest.mark.rule("boardgame:mustering.stock", "boardgame:mustering.costs")
@pytest.mark.rule("boardgame:mustering.ships", "boardgame:ports.three_ships")
def test_a_refused_step_names_the_rule_against_it() -> None:
    p = board(
        effect="muster",
        areas={
            "winterfell": "stark 2 knight, footman",
            "karhold": "stark 2 knight",
            "white_harbor": "stark knight",
            "port_of_white_harbor": "stark 3 ship",
            "the_shivering_sea": "lannister ship",
        },
        tracks={"iron_throne": ["stark"]},
        supply={"stark": 6},
    )
    found = {
        "muster:knight:winterfell": "mustering.stock",
        "upgrade:knight:winterfell": "mustering.stock",
        "muster:siege_engine:white_harbor": "mustering.costs",
        "upgrade:siege_engine:white_harbor": "mustering.upgrade",
        "launch:winterfell:the_shivering_sea": "mustering.ships",
        "launch:winterfell:sunset_sea": "mustering.ships",
        "muster:ship:winterfell": "mustering.ships",
        "launch:white_harbor:port_of_white_harbor": "ports.three_ships",
        "muster:footman:karhold": "mustering.points",
    }
    assert {key: p.refused(STARK, key) for key in found} == found


@pytest.mark.rule("boardgame:mustering.something")
def test_a_mustering_that_brings_nothing_is_not_offered() -> None:
    full = {
        "winterfell": "stark 2 knight, consolidate_special",
        "karhold": "stark 2 footman",
        "bay_of_ice": "lannister ship",
        "the_shivering_sea": "lannister ship",
        "port_of_winterfell": "stark ship",
    }
    # 2-2 is full: neither a unit in Winterfell nor a second ship in its port may come
    p = board(phase="consolidate", areas=full, supply={"stark": 0}, power={"stark": 0})
    assert p.told("consolidate.power")[-1]["power"] == 2
    q = board(phase="consolidate", areas=full, supply={"stark": 2})
    q.expect("consolidate.use", STARK)
