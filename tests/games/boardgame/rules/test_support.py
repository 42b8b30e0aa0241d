"""Ledger: `support`."""

from __future__ import annotations

import pytest
from tests.games.boardgame.driver import (
    BARATHEON,
    GREYJOY,
    LANNISTER,
    STARK,
    TYRELL,
    attack,
    cards,
    initial,
    march,
    marches,
    order,
    units,
)

WAR = {
    "kingswood": "baratheon knight, march_0",
    "kings_landing": "tyrell knight",
    "the_reach": "tyrell footman, support",
    "blackwater": "lannister knight, support_plus_1",
    "crackclaw_point": "lannister siege_engine, support",
    "blackwater_bay": "stark ship, support",
}


@pytest.mark.rule("boardgame:support.turns", "boardgame:support.refuse", "boardgame:support.star")
def test_support_in_turn_order_offered_and_refused() -> None:
    p = marches(WAR, tracks={"iron_throne": ["baratheon", "lannister", "stark", "tyrell"]})
    p.answer(BARATHEON, "area:kings_landing").answer(BARATHEON, "none")
    assert p.expect("combat.support", LANNISTER).args[0] == "blackwater"
    p.answer(LANNISTER, "attacker")
    p.expect("combat.accept", BARATHEON)
    p.answer(BARATHEON, "accept")
    assert p.expect("combat.support", LANNISTER).args == ("crackclaw_point", "attacker")
    p.answer(LANNISTER, "attacker").answer(BARATHEON, "accept")
    p.expect("combat.support", STARK)
    p.answer(STARK, "defender").answer(TYRELL, "refuse")
    p.expect("combat.support", TYRELL)
    p.answer(TYRELL, "defender")
    # knight 2 + knight 2 and star 1 + engine 4, against knight 2 + footman 1
    assert initial(p) == (9, 3)
    assert p.told("combat.refused")[-1]["house"] == "stark"


@pytest.mark.rule("boardgame:support.single_side")
def test_one_side_per_house_unless_switched_off() -> None:
    for switch, keys in ((True, ["attacker", "none"]), (False, ["attacker", "defender", "none"])):
        p = marches(
            WAR,
            tracks={"iron_throne": ["baratheon", "lannister", "stark", "tyrell"]},
            settings={"support_per_house_single_side": switch},
        )
        p.answer(BARATHEON, "area:kings_landing").answer(BARATHEON, "none")
        p.answer(LANNISTER, "attacker").answer(BARATHEON, "accept")
        assert p.keys(LANNISTER) == keys


@pytest.mark.rule("boardgame:support.own_units")
def test_nobody_supports_against_itself() -> None:
    p = marches(WAR, tracks={"iron_throne": ["tyrell"]})
    p.answer(BARATHEON, "area:kings_landing").answer(BARATHEON, "none")
    p.expect("combat.support", TYRELL)
    assert p.keys(TYRELL) == ["defender", "none"]
    assert p.refused(TYRELL, "attacker") == "support.own_units"


@pytest.mark.rule("boardgame:support.siege")
def test_siege_engines_support_attackers_of_castles_only() -> None:
    areas = {
        "kingswood": "baratheon knight, march_0",
        "kings_landing": "tyrell knight",
        "crackclaw_point": "lannister siege_engine, support",
    }
    p = marches(areas)
    p.answer(BARATHEON, "area:kings_landing").answer(BARATHEON, "none")
    p.answer(LANNISTER, "defender").answer(TYRELL, "accept")
    assert initial(p) == (2, 2)


@pytest.mark.rule("boardgame:support.ships")
def test_ships_support_everywhere_and_land_never_at_sea() -> None:
    p = marches(
        {
            "sunset_sea": "greyjoy 2 ship, march_0",
            "the_golden_sound": "lannister ship",
            "lannisport": "lannister knight, support",
            "ironmans_bay": "stark ship, support",
        }
    )
    march(p, GREYJOY, "the_golden_sound")
    assert p.expect("combat.support").seat == STARK
    p.answer(STARK, "none")
    p.expect("combat.card")
    land = marches(
        {
            "riverrun": "stark knight, march_0",
            "stoney_sept": "tyrell footman",
            "lannisport": "lannister footman",
            "the_golden_sound": "lannister ship, support",
        }
    )
    land.answer(STARK, "area:lannisport").answer(STARK, "none")
    land.expect("combat.support", LANNISTER)


@pytest.mark.rule("boardgame:support.stays", "boardgame:support.safe")
def test_a_support_order_stays_and_its_units_are_safe() -> None:
    p = marches(
        {
            "karhold": "stark knight, march_0",
            "castle_black": "lannister footman",
            "winterfell": "stark footman, support",
            "moat_cailin": "stark footman, march_minus_1",
        }
    )
    p.answer(STARK, "area:karhold").answer(STARK, "area:castle_black").answer(STARK, "none")
    p.answer(STARK, "attacker")
    cards(p, "catelyn_stark", "ser_gregor_clegane")
    assert p.told("combat.won")[-1]["winner"] == "lannister"
    assert [e["unit"] for e in p.told("casualties.killed")] == ["knight"]
    assert order(p, "winterfell") == "support"
    assert units(p, "winterfell") == ("stark", {"footman": 1})


@pytest.mark.rule("boardgame:support.embattled")
def test_a_support_order_does_not_help_at_home() -> None:
    p = marches(
        {"karhold": "stark knight, march_0", "castle_black": "lannister footman, support_plus_1"}
    )
    p.answer(STARK, "area:castle_black").answer(STARK, "none")
    p.expect("combat.card")
    assert initial(p) == (2, 1)


@pytest.mark.rule("boardgame:support.being_supported")
def test_own_support_counts_as_being_supported() -> None:
    areas = {
        "riverrun": "greyjoy knight, march_0",
        "stoney_sept": "lannister footman",
        "harrenhal": "greyjoy footman, support",
    }
    for answer, dead in (("attacker", 0), ("none", 1)):
        p = marches(areas, tracks={"fiefdoms": ["greyjoy"]}, blade_used=True)
        p.answer(GREYJOY, "area:stoney_sept").answer(GREYJOY, "none").answer(GREYJOY, answer)
        cards(p, "asha_greyjoy", "cersei_lannister")
        assert len(p.told("casualties.killed")) == dead


@pytest.mark.rule("boardgame:support.turns", "boardgame:combat.initial")
def test_support_at_blackwater() -> None:
    p = marches(
        {
            "the_reach": "tyrell 2 knight, march_plus_1",
            "blackwater": "lannister footman, march_minus_1",
            "kings_landing": "tyrell knight, support",
            "stoney_sept": "lannister footman, knight, support",
            "harrenhal": "baratheon knight, support",
        },
        tracks={"iron_throne": ["tyrell", "lannister", "baratheon"]},
    )
    march(p, TYRELL, "blackwater", token=False)
    # declared in turn order; the sums are those of the example
    p.answer(TYRELL, "attacker").answer(LANNISTER, "defender")
    p.answer(BARATHEON, "defender").answer(LANNISTER, "accept")
    assert initial(p) == (7, 6)


@pytest.mark.rule("boardgame:support.refused_offer")
def test_a_refused_offer_binds_nobody() -> None:
    p = marches(WAR, tracks={"iron_throne": ["baratheon", "lannister", "stark", "tyrell"]})
    p.answer(BARATHEON, "area:kings_landing").answer(BARATHEON, "none")
    p.answer(LANNISTER, "attacker").answer(BARATHEON, "refuse")
    assert p.keys(LANNISTER) == ["attacker", "defender", "none"]
    p.answer(LANNISTER, "defender")
    p.expect("combat.accept", TYRELL)


@pytest.mark.rule("boardgame:support.single_side")
def test_the_other_side_is_refused_with_its_rule() -> None:
    p = marches(WAR, tracks={"iron_throne": ["baratheon", "lannister", "stark", "tyrell"]})
    p.answer(BARATHEON, "area:kings_landing").answer(BARATHEON, "none")
    p.answer(LANNISTER, "attacker").answer(BARATHEON, "accept")
    assert p.refused(LANNISTER, "defender") == "support.single_side"


@pytest.mark.rule("boardgame:house_cards.renly", "boardgame:support.own_units")
def test_renly_may_knight_a_footman_that_helped_to_defend() -> None:
    helpers = {"kings_landing": "baratheon footman, support"}
    p = attack("stark", "baratheon", areas={**helpers, "blackwater": "baratheon 4 knight"})
    p.answer(BARATHEON, "defender")
    cards(p, "catelyn_stark", "renly_baratheon")
    assert p.keys(BARATHEON) == ["area:kings_landing", "none"]
