"""Ledger: `neutral`."""

from __future__ import annotations

import pytest
from tests.games.boardgame.driver import (
    BARATHEON,
    LANNISTER,
    STARK,
    TYRELL,
    board,
    cards,
    march,
    marches,
    owner,
    standing,
    units,
)


@pytest.mark.rule("boardgame:neutral.strength", "boardgame:neutral.destroyed")
@pytest.mark.rule("boardgame:tides.not_neutral")
def test_a_neutral_force_falls_to_strength_without_cards_or_blade() -> None:
    p = marches(
        {"kingswood": "baratheon siege_engine, footman, march_0", "kings_landing": "neutral 5"},
        settings={"tides": True},
        tracks={"fiefdoms": ["baratheon"]},
    )
    march(p, BARATHEON, "kings_landing")
    assert owner(p, "kings_landing") == "baratheon"
    assert "neutral" not in p.view()["areas"]["kings_landing"]
    assert not p.told("combat.begins")
    assert not p.told("combat.tide")
    assert not p.st.blade_used
    weak = marches(
        {"kings_landing": "baratheon siege_engine, footman, march_0", "kingswood": "neutral 3"}
    )
    assert not weak.may(BARATHEON, "area:kingswood")  # no castle there: the engine counts nothing


@pytest.mark.rule("boardgame:neutral.help")
def test_others_may_help_against_a_neutral_force() -> None:
    areas = {
        "yronwood": "tyrell knight, march_0",
        "sunspear": "neutral 3",
        "salt_shore": "lannister footman, support",
        "sea_of_dorne": "baratheon ship, support",
    }
    p = marches(areas, seats=5)
    p.answer(TYRELL, "area:sunspear")
    p.expect("neutral.support", BARATHEON)
    p.answer(BARATHEON, "none")
    p.expect("neutral.support", LANNISTER)
    p.answer(LANNISTER, "attacker")
    p.answer(TYRELL, "none")
    assert owner(p, "sunspear") == "tyrell"


@pytest.mark.rule("boardgame:neutral.enough")
def test_without_enough_strength_nobody_moves() -> None:
    areas = {
        "yronwood": "tyrell knight, march_0",
        "sunspear": "neutral 3",
        "salt_shore": "lannister footman, support",
    }
    p = marches(areas, seats=5)
    p.answer(TYRELL, "area:sunspear").answer(LANNISTER, "none")
    assert units(p, "yronwood") == ("tyrell", {"knight": 1})
    assert not p.may(TYRELL, "area:sunspear")
    no = p.why_not(TYRELL, "area:sunspear")
    assert no is not None
    assert no.rule == "neutral.enough"
    assert p.may(TYRELL, "area:starfall")  # the attack was never made
    alone = marches({"yronwood": "tyrell knight, march_0", "sunspear": "neutral 3"}, seats=5)
    assert not alone.may(TYRELL, "area:sunspear")


@pytest.mark.rule("boardgame:neutral.impassable", "boardgame:retreat.where")
def test_impassable_areas_stay_shut() -> None:
    p = board(
        phase="marches",
        seats=3,
        board="setup",
        areas={
            "kingswood": "baratheon footman, march_0",
            "the_reach": "lannister 3 knight, march_minus_1",
        },
        supply={"lannister": 6},
        tracks={"iron_throne": ["baratheon", "lannister"]},
    )
    assert not p.may(BARATHEON, "area:storms_end")
    no = p.why_not(BARATHEON, "area:storms_end")
    assert no is not None
    assert no.rule == "neutral.impassable"
    p.answer(BARATHEON, "end")
    p.answer(LANNISTER, "area:kingswood").answer(LANNISTER, {"knight": "3"})
    p.answer(LANNISTER, "none")
    cards(p, "ser_kevan_lannister", "patchface")  # no sword: somebody is left to retreat
    # shut areas all round and a living neutral force: nowhere to go but over the sea
    p.expect("retreat.area", BARATHEON)
    assert set(p.keys(BARATHEON)) == {"area:crackclaw_point", "area:dragonstone"}


@pytest.mark.rule("boardgame:neutral.garrison", "boardgame:neutral.garrison_lost")
def test_a_garrison_adds_two_and_is_lost_for_good() -> None:
    p = marches(
        {
            "riverrun": "stark 2 knight, march_0",
            "lannisport": "lannister footman, garrison",
        },
        supply={"stark": 2},
    )
    march(p, STARK, "lannisport")
    assert p.told("combat.initial")[-1]["defense"] == 3
    cards(p, "eddard_stark", "the_hound")
    p.answer(LANNISTER, "area:stoney_sept")
    assert p.told("combat.garrison_lost")
    assert p.told("casualties.killed") == []  # two fortifications; the garrison goes all the same
    assert "garrison" not in p.view()["areas"]["lannisport"]


@pytest.mark.rule("boardgame:neutral.garrison_no_unit")
def test_mace_does_not_touch_a_garrison() -> None:
    p = marches(
        {
            "the_golden_sound": "tyrell ship",
            "searoad_marches": "tyrell knight, march_0",
            "lannisport": "garrison",
        }
    )
    p.answer(TYRELL, "area:lannisport").answer(TYRELL, "none")
    cards(p, "mace_tyrell", "ser_gregor_clegane")
    assert not p.told("cards.mace")
    assert p.told("combat.final")[-1]["defense"] == 5
    assert standing(p, "lannisport") == {"knight": 1}


@pytest.mark.rule("boardgame:neutral.strength", "boardgame:neutral.destroyed")
def test_the_neutral_force_at_sunspear() -> None:
    p = marches(
        {
            "yronwood": "tyrell knight, footman, march_plus_1",
            "sunspear": "neutral 5",
            "sea_of_dorne": "tyrell ship, support",
        },
        seats=5,
    )
    march(p, TYRELL, "sunspear", token=False)
    told = p.told("neutral.destroyed")[-1]
    assert (told["strength"], told["value"]) == (5, 5)
    assert units(p, "sunspear") == ("tyrell", {"footman": 1, "knight": 1})


@pytest.mark.rule("boardgame:neutral.in_vain")
def test_nobody_is_asked_for_help_that_cannot_be_enough() -> None:
    areas = {
        "moat_cailin": "stark footman, march_0",
        "seagard": "neutral 4",
        "riverrun": "lannister 2 footman, support",
        "the_twins": "tyrell footman, support",
    }
    for first, asked in ((["lannister", "tyrell"], LANNISTER), (["tyrell", "lannister"], TYRELL)):
        p = marches(areas, supply={"lannister": 6}, tracks={"iron_throne": first})
        p.answer(STARK, "area:seagard")
        p.expect("neutral.support", asked)
        p.answer(asked, "none")
        assert p.told("neutral.held")
        assert len(p.told("neutral.declined")) == 1
