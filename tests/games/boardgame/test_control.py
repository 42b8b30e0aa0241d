"""Chapters control, ports and neutral."""

from __future__ import annotations

import pytest

import weirwood
from weirwood.games.boardgame.board import gain

from .table import (
    BARATHEON,
    GREYJOY,
    LANNISTER,
    STARK,
    TYRELL,
    board,
    cards,
    march,
    marches,
    order,
    owner,
    power,
    standing,
    units,
)

# --- control --------------------------------------------------------------------------------------


@pytest.mark.rule("boardgame:control.land", "boardgame:control.shield")
def test_units_tokens_and_shields_control_land() -> None:
    p = board(areas={"karhold": "stark footman", "castle_black": "token of lannister"})
    assert owner(p, "karhold") == "stark"
    assert owner(p, "castle_black") == "lannister"
    assert owner(p, "winterfell") == "stark"
    assert owner(p, "harrenhal") is None


@pytest.mark.rule("boardgame:control.land_only")
def test_seas_are_held_by_ships_alone() -> None:
    p = marches({"the_narrow_sea": "stark ship, march_0"})
    p.answer(STARK, "area:the_shivering_sea")
    assert owner(p, "the_narrow_sea") is None
    with pytest.raises(weirwood.Refused) as no:
        board(areas={"the_narrow_sea": "token of stark"})
    assert no.value.rule == "control.land_only"


@pytest.mark.rule("boardgame:control.vacate")
def test_a_token_may_stay_behind() -> None:
    p = marches({"karhold": "stark footman, march_0"}, power={"stark": 1})
    march(p, STARK, "winterfell", token=True)
    assert p.view()["areas"]["karhold"].get("token") == "stark"
    assert power(p, "stark") == 0
    poor = marches({"karhold": "stark footman, march_0"}, power={"stark": 0})
    march(poor, STARK, "winterfell")
    assert owner(poor, "karhold") is None
    staying = marches({"karhold": "stark 2 footman, march_0"})
    march(staying, STARK, "winterfell", {"footman": 1})
    assert not staying.told("control.token")


@pytest.mark.rule("boardgame:control.before_combat")
def test_the_token_is_decided_before_the_combat() -> None:
    p = marches({"karhold": "stark knight, march_0", "castle_black": "lannister footman"})
    p.answer(STARK, "area:castle_black")
    p.expect("marches.token", STARK)
    assert not p.told("combat.begins")
    p.answer(STARK, "token")
    assert p.told("combat.begins")


@pytest.mark.rule("boardgame:control.token_stays")
def test_a_token_remains_when_units_come_back() -> None:
    p = marches(
        {
            "winterfell": "stark footman, march_0",
            "karhold": "token of stark",
            "castle_black": "stark footman, march_minus_1",
        }
    )
    p.answer(STARK, "area:winterfell")
    march(p, STARK, "karhold")
    assert p.view()["areas"]["karhold"].get("token") == "stark"


@pytest.mark.rule("boardgame:control.reverts")
def test_a_home_left_without_a_token_falls_back() -> None:
    p = marches({"lannisport": "stark footman, march_0"}, power={"stark": 2})
    march(p, STARK, "riverrun", token=False)
    assert owner(p, "lannisport") == "lannister"
    assert p.told("control.reverted")[-1]["house"] == "lannister"
    kept = marches({"lannisport": "stark footman, march_0"}, power={"stark": 2})
    march(kept, STARK, "riverrun", token=True)
    assert owner(kept, "lannisport") == "stark"


@pytest.mark.rule("boardgame:control.no_help")
def test_tokens_neither_defend_nor_count_as_crowns() -> None:
    q = marches({"moat_cailin": "stark knight, march_0", "seagard": "lannister footman, token"})
    q.answer(STARK, "area:seagard").answer(STARK, "none")
    assert q.told("combat.initial")[-1]["defense"] == 1
    p = board(effect="income", areas={"the_reach": "token of tyrell"}, power={"tyrell": 0})
    assert [e["power"] for e in p.told("westeros.income") if e["house"] == "tyrell"] == [0]


@pytest.mark.rule("boardgame:control.twenty")
def test_tokens_on_the_board_count_against_the_twenty() -> None:
    p = board(
        phase="consolidate",
        areas={
            "winterfell": "stark footman, consolidate",
            "karhold": "token of stark",
            "castle_black": "token of stark",
        },
        power={"stark": 17},
    )
    assert power(p, "stark") == 18
    assert gain(p.st, STARK, 5) == 0


# --- ports ----------------------------------------------------------------------------------------


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


# --- neutral --------------------------------------------------------------------------------------


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
