"""Chapters casualties and retreat."""

from __future__ import annotations

import pytest
from tests.games.boardgame.driver import (
    BARATHEON,
    LANNISTER,
    STARK,
    TYRELL,
    cards,
    initial,
    march,
    marches,
    owner,
    routed,
    standing,
    units,
)

from weirwood.games.boardgame.facts import AREA
from weirwood.games.boardgame.rules.retreat import losses

LATER = {"lannisport": "lannister footman, march_minus_1"}


@pytest.mark.rule("boardgame:retreat.steps", "boardgame:retreat.routed")
def test_retreating_units_lie_routed_until_the_round_ends() -> None:
    p = marches(
        {
            "karhold": "stark knight, march_0",
            "castle_black": "lannister 2 knight",
            "moat_cailin": "stark footman, march_minus_1",
            **LATER,
        },
        tracks={"iron_throne": ["stark"]},
    )
    p.answer(STARK, "area:karhold").answer(STARK, "area:castle_black").answer(STARK, "none")
    cards(p, "ser_rodrick_cassel", "ser_jaime_lannister")
    assert routed(p, "karhold") == {"knight": 1}
    assert p.st.size[p.st.who.index(0)] >= 1
    p.answer(LANNISTER, "end").answer(STARK, "end")
    assert routed(p, "karhold") == {}
    assert standing(p, "karhold") == {"knight": 1}


@pytest.mark.rule("boardgame:retreat.attackers")
def test_beaten_attackers_go_home_where_they_fit() -> None:
    p = marches(
        {
            "the_reach": "tyrell 3 footman, march_0",
            "oldtown": "tyrell 2 footman",
            "blackwater": "lannister 3 knight",
            **LATER,
        },
        supply={"tyrell": 1, "lannister": 6},
        tracks={"iron_throne": ["tyrell"]},
    )
    p.answer(TYRELL, "area:blackwater").answer(TYRELL, {"footman": "1"})
    p.answer(TYRELL, "area:dornish_marches").answer(TYRELL, {"footman": "1"}).answer(TYRELL, "end")
    cards(p, "margaery_tyrell", "ser_jaime_lannister")
    assert routed(p, "the_reach") == {"footman": 1}
    assert standing(p, "the_reach") == {"footman": 1}


@pytest.mark.rule("boardgame:retreat.reverted_origin")
def test_attackers_from_a_reverted_home_are_lost() -> None:
    p = marches(
        {"lannisport": "stark footman, march_0", "riverrun": "tyrell 2 knight"},
        power={"stark": 2},
    )
    p.answer(STARK, "area:riverrun").answer(STARK, "none")
    assert owner(p, "lannisport") == "lannister"
    cards(p, "ser_rodrick_cassel", "alester_florent")
    assert p.told("retreat.destroyed")[-1]["units"] == ["footman"]
    kept = marches(
        {"lannisport": "stark footman, march_0", "riverrun": "tyrell 2 knight"},
        power={"stark": 2},
    )
    kept.answer(STARK, "area:riverrun").answer(STARK, "token")
    cards(kept, "ser_rodrick_cassel", "alester_florent")
    assert kept.told("retreat.routed")[-1]["area"] == "lannisport"


@pytest.mark.rule("boardgame:retreat.where", "boardgame:retreat.not_origin")
def test_where_defenders_may_go() -> None:
    p = marches(
        {
            "kingswood": "baratheon 3 knight, march_0",
            "the_reach": "tyrell 2 footman",
            "blackwater": "lannister footman",
            "kings_landing": "neutral 5",
            "searoad_marches": "token of lannister",
            "dornish_marches": "tyrell footman",
        },
        supply={"baratheon": 6},
        blade_used=True,
    )
    march(p, BARATHEON, "the_reach", token=False)
    cards(p, "stannis_baratheon", "alester_florent")
    p.expect("retreat.area", TYRELL)
    # not the enemy, his token, the neutral force or the now empty Kingswood
    assert set(p.keys(TYRELL)) == {
        "area:dornish_marches",
        "area:highgarden",
        "area:the_boneway",
    }
    assert p.refused(TYRELL, "area:kingswood") == "retreat.not_origin"
    assert p.refused(TYRELL, "area:blackwater") == "retreat.where"
    assert p.refused(TYRELL, "area:searoad_marches") == "retreat.where"
    assert p.refused(TYRELL, "area:kings_landing") == "neutral.impassable"
    p.answer(TYRELL, "area:dornish_marches")
    assert p.told("retreat.routed")[-1]["units"] == ["footman", "footman"]


@pytest.mark.rule("boardgame:retreat.where")
def test_nobody_retreats_behind_a_foreign_shield() -> None:
    p = marches(
        {
            "riverrun": "tyrell 3 knight, march_0",
            "stoney_sept": "stark footman",
            "harrenhal": "baratheon footman",
            "blackwater": "baratheon footman",
            "searoad_marches": "baratheon footman",
        },
        supply={"tyrell": 6},
        blade_used=True,
    )
    march(p, TYRELL, "stoney_sept", token=False)
    cards(p, "ser_garlan_tyrell", "ser_rodrick_cassel")
    assert p.told("retreat.destroyed")  # Lannisport is empty, but its shield is Lannister's


@pytest.mark.rule("boardgame:retreat.supply")
def test_supply_losses_are_a_last_resort() -> None:
    areas = {
        "karhold": "lannister 3 knight, march_0",
        "castle_black": "stark footman, knight",
        "winterfell": "stark 2 footman",
        **LATER,
    }
    p = marches(
        areas,
        supply={"stark": 0, "lannister": 6},
        blade_used=True,
        tracks={"iron_throne": ["lannister"]},
    )
    p.answer(LANNISTER, "area:karhold")
    march(p, LANNISTER, "castle_black", token=False)
    cards(p, "tywin_lannister", "ser_rodrick_cassel")
    # Winterfell is all there is, and it is full: both retreating units die for want of room
    assert p.told("retreat.destroyed")[-1]["units"] == ["footman", "knight"]
    q = marches(
        {**areas, "winterfell": "stark footman"},
        supply={"stark": 0, "lannister": 6},
        blade_used=True,
        tracks={"iron_throne": ["lannister"]},
    )
    q.answer(LANNISTER, "area:karhold")
    march(q, LANNISTER, "castle_black", token=False)
    cards(q, "tywin_lannister", "ser_rodrick_cassel")
    q.expect("retreat.loss", STARK)
    q.answer(STARK, "unit:footman")
    assert q.told("retreat.routed")[-1]["units"] == ["knight"]
    assert q.told("retreat.routed")[-1]["area"] == "winterfell"


@pytest.mark.rule("boardgame:retreat.supply")
def test_areas_without_losses_come_first() -> None:
    p = marches(
        {
            "the_reach": "lannister 3 knight, march_0",
            "blackwater": "stark 2 footman",
            "harrenhal": "stark 2 footman",
        },
        supply={"stark": 0, "lannister": 6},
        blade_used=True,
    )
    march(p, LANNISTER, "blackwater")
    cards(p, "tywin_lannister", "ser_rodrick_cassel")
    assert "area:harrenhal" not in p.keys(STARK)
    assert p.may(STARK, "area:crackclaw_point")


@pytest.mark.rule("boardgame:retreat.by_sea")
def test_a_retreat_may_go_by_sea() -> None:
    p = marches(
        {
            "winterfell": "lannister 3 knight, march_0",
            "karhold": "stark footman",
            "castle_black": "lannister footman",
            "the_shivering_sea": "stark ship",
        },
        supply={"lannister": 6},
        blade_used=True,
    )
    march(p, LANNISTER, "karhold", token=True)
    cards(p, "tywin_lannister", "ser_rodrick_cassel")
    assert set(p.keys(STARK)) == {"area:white_harbor", "area:widows_watch"}


@pytest.mark.rule("boardgame:retreat.nowhere")
def test_nowhere_to_go_is_the_end() -> None:
    p = marches(
        {
            "the_shivering_sea": "lannister ship",
            "winterfell": "lannister 3 knight, march_0",
            "castle_black": "lannister footman",
            "karhold": "stark footman",
        },
        supply={"lannister": 6},
        blade_used=True,
    )
    march(p, LANNISTER, "karhold", token=True)
    cards(p, "tywin_lannister", "ser_rodrick_cassel")
    assert p.told("retreat.destroyed")[-1]["units"] == ["footman"]
    assert units(p, "karhold") == ("lannister", {"knight": 3})


@pytest.mark.rule("boardgame:retreat.elements")
def test_land_units_do_not_swim() -> None:
    p = marches(
        {
            "the_narrow_sea": "stark ship",
            "the_mountains_of_the_moon": "lannister 3 knight, march_0",
            "the_eyrie": "stark footman",
        },
        supply={"lannister": 6},
        blade_used=True,
    )
    march(p, LANNISTER, "the_eyrie", token=True)
    cards(p, "tywin_lannister", "ser_rodrick_cassel")
    assert all(key != "area:the_narrow_sea" for key in p.keys(STARK))
    assert p.may(STARK, "area:widows_watch")


@pytest.mark.rule(
    "boardgame:retreat.where", "boardgame:retreat.routed", "boardgame:casualties.routed"
)
def test_retreat_and_rout_to_storms_end() -> None:
    p = marches(
        {
            "kings_landing": "baratheon 2 knight, march_plus_1",
            "the_boneway": "baratheon 2 knight, march_0",
            "kingswood": "tyrell knight",
            "storms_end": "tyrell footman",
        },
        tracks={"fiefdoms": ["greyjoy"]},
    )
    p.answer(BARATHEON, "area:kings_landing")
    march(p, BARATHEON, "kingswood", token=False)
    cards(p, "stannis_baratheon", "alester_florent")
    p.answer(TYRELL, "area:storms_end")
    assert routed(p, "storms_end") == {"knight": 1}
    march(p, BARATHEON, "storms_end", token=False)
    assert initial(p) == (4, 1)  # the routed knight adds nothing
    cards(p, "renly_baratheon", "margaery_tyrell")
    assert p.told("casualties.helpless")[-1]["units"] == ["knight"]


@pytest.mark.rule("boardgame:supply.no_worse", "boardgame:retreat.supply")
def test_a_lone_unit_retreats_though_other_armies_exceed_supply() -> None:
    """No game comes to such a position any more; games saved before may have."""
    p = marches(
        {
            "blackwater": "tyrell footman",
            "highgarden": "tyrell 3 footman",
            "oldtown": "tyrell 2 footman",
            "kings_landing": "lannister 2 knight",
            **LATER,
        },
        supply={"tyrell": 1},
    )
    st, house, reach = p.st, 4, AREA["the_reach"]
    st.supply[house] = 0  # 2-2 allowed, 3-2 on the board
    st.battle, st.attacker, st.defender = AREA["blackwater"], 1, house
    assert losses(st, house, reach, 1) == 0  # alone in an empty area it is no army
    assert losses(st, house, AREA["oldtown"], 1) == 1  # but it may not make one larger


@pytest.mark.rule("boardgame:house_cards.robb_origin", "boardgame:retreat.elements")
@pytest.mark.rule("boardgame:retreat.where", "boardgame:neutral.impassable")
@pytest.mark.rule("boardgame:house_cards.robb", "boardgame:retreat.supply")
def test_robb_is_told_why_the_beaten_may_not_go_there() -> None:
    """Lannister has two in Stoney Sept and may have 2-2: three in Harrenhal would cost one."""
    p = marches(
        {
            "seagard": "stark 3 knight, march_0",
            "riverrun": "lannister 2 footman",
            "lannisport": "garrison",
            "harrenhal": "lannister footman",
            "stoney_sept": "token of baratheon",
            "searoad_marches": "lannister 2 footman",
            "ironmans_bay": "lannister ship",
        },
        supply={"stark": 6, "lannister": 0},
        blade_used=True,
    )
    march(p, STARK, "riverrun")
    cards(p, "robb_stark", "cersei_lannister")
    p.expect("retreat.robb", STARK)
    by_ship = ["area:flints_finger", "area:greywater_watch"]
    assert p.keys(STARK) == [by_ship[0], by_ship[1], "area:lannisport", "none"]
    rules = {
        "seagard": "house_cards.robb_origin",
        "ironmans_bay": "retreat.elements",
        "the_golden_sound": "retreat.elements",
        "stoney_sept": "retreat.where",
        "winterfell": "retreat.where",
        "nowhere": "retreat.where",
        "harrenhal": "house_cards.robb",
        "lannisport": None,
    }
    for area, rule in rules.items():
        no = p.why_not(STARK, f"area:{area}")
        assert (no and no.rule) == rule, area
        assert no is None or no.args == {"area": area}
    p.answer(STARK, "none")
    p.expect("retreat.area", LANNISTER)
    rules |= {"seagard": "retreat.not_origin", "harrenhal": "retreat.supply"}
    for area, rule in rules.items():
        no = p.why_not(LANNISTER, f"area:{area}")
        assert (no and no.rule) == rule, area


@pytest.mark.rule("boardgame:retreat.reverted_origin", "boardgame:house_cards.robb")
def test_robb_sends_beaten_attackers_not_to_a_home_that_has_reverted() -> None:
    p = marches(
        {
            "lannisport": "baratheon footman, march_0",
            "riverrun": "stark 3 knight",
            "harrenhal": "neutral 3",
        },
        blade_used=True,
    )
    march(p, BARATHEON, "riverrun")
    cards(p, "brienne_of_tarth", "robb_stark")
    p.expect("retreat.robb", STARK)
    rules = {"lannisport": "retreat.reverted_origin", "harrenhal": "neutral.impassable"}
    for area, rule in rules.items():
        no = p.why_not(STARK, f"area:{area}")
        assert (no and no.rule) == rule, area


@pytest.mark.rule("boardgame:casualties.choice")
def test_a_refused_casualty_names_the_rule_against_it() -> None:
    p = marches(
        {
            "the_reach": "lannister 4 knight, march_0",
            "blackwater": "stark footman, knight",
        },
        supply={"stark": 6, "lannister": 6},
        blade_used=True,
    )
    march(p, LANNISTER, "blackwater")
    cards(p, "ser_jaime_lannister", "catelyn_stark")
    p.expect("casualties.unit", STARK)
    rules = {
        "unit:siege_engine": "casualties.choice",
        "unit:ship": "casualties.choice",
        "unit:dragon": "casualties.choice",
        "unit:footman": None,
        "unit:knight": None,
    }
    for key, rule in rules.items():
        no = p.why_not(STARK, key)
        assert (no and no.rule) == rule, key
