"""Chapters combat, support and tides."""

from __future__ import annotations

import random

import pytest

from weirwood.games.boardgame.content import TIDE_DECK, TIDES

from .table import (
    BARATHEON,
    GREYJOY,
    LANNISTER,
    MARTELL,
    STARK,
    TYRELL,
    cards,
    discards,
    final,
    hand,
    initial,
    march,
    marches,
    order,
    owner,
    routed,
    standing,
    units,
)

DUEL = {"karhold": "stark knight, march_0", "castle_black": "lannister footman"}


def deck(*names: str) -> list[int]:
    """An order of the tides deck with these cards on top."""
    ids = [TIDES[i].id for i in TIDE_DECK]
    first: list[int] = []
    for name in names:
        first.append(next(i for i, n in enumerate(ids) if n == name and i not in first))
    return first + [i for i in range(len(ids)) if i not in first]


@pytest.mark.rule("boardgame:combat.steps", "boardgame:combat.cards", "boardgame:combat.initial")
def test_a_combat_from_support_to_clean_up() -> None:
    p = marches({**DUEL, "winterfell": "stark footman, support"}, tracks={"fiefdoms": ["stark"]})
    p.answer(STARK, "area:castle_black").answer(STARK, "none")
    p.answer(STARK, "attacker")
    assert initial(p) == (3, 1)
    p.answer(STARK, "card:greatjon_umber")
    assert not p.told("combat.cards")
    p.answer(LANNISTER, "card:ser_kevan_lannister")
    p.expect("combat.blade", STARK)
    p.answer(STARK, "blade")
    assert final(p) == (6, 2)
    kinds = [e["kind"] for e in p.events]
    steps = [
        "combat.begins",
        "combat.supported",
        "combat.initial",
        "combat.cards",
        "combat.blade",
        "combat.final",
        "combat.won",
        "casualties.killed",
        "combat.moved_in",
    ]
    assert [kinds.index(k) for k in steps] == sorted(kinds.index(k) for k in steps)
    assert order(p, "karhold") is None


@pytest.mark.rule("boardgame:combat.unit_strength")
def test_what_units_are_worth() -> None:
    areas = {
        "riverrun": "stark footman, knight, 2 siege_engine, march_0",
        "lannisport": "lannister footman, knight, siege_engine",
    }
    p = marches(areas, supply={"stark": 5, "lannister": 2})
    march(p, STARK, "lannisport")
    assert initial(p) == (11, 3)
    field = marches(
        {"riverrun": "stark footman, siege_engine, march_0", "stoney_sept": "lannister footman"}
    )
    march(field, STARK, "stoney_sept")
    assert initial(field) == (1, 1)
    sea = marches({"sunset_sea": "greyjoy 2 ship, march_0", "the_golden_sound": "lannister ship"})
    march(sea, GREYJOY, "the_golden_sound")
    assert initial(sea) == (2, 1)


@pytest.mark.rule("boardgame:combat.text_order", "boardgame:combat.once")
def test_tyrion_goes_before_every_immediate_text_and_only_once() -> None:
    p = marches(
        {"highgarden": "tyrell knight, march_0", "searoad_marches": "lannister 2 footman"},
        tracks={"iron_throne": ["tyrell", "lannister"]},
    )
    p.answer(TYRELL, "area:searoad_marches")
    cards(p, "mace_tyrell", "tyrion_lannister")
    p.expect("cards.tyrion", LANNISTER)
    assert not p.told("cards.mace")
    p.answer(LANNISTER, "use")
    p.answer(TYRELL, "card:queen_of_thorns")
    assert not p.told("cards.mace")
    assert len(p.told("cards.tyrion")) == 1
    assert "mace_tyrell" in hand(p, "tyrell")


@pytest.mark.rule("boardgame:combat.text_order")
def test_texts_on_the_result_go_in_throne_order() -> None:
    p = marches(
        {"karhold": "stark footman, march_0", "castle_black": "lannister 2 knight"},
        tracks={"iron_throne": ["stark", "lannister"]},
    )
    p.answer(STARK, "area:castle_black").answer(STARK, "none")
    cards(p, "roose_bolton", "tywin_lannister")
    kinds = [e["kind"] for e in p.events if e["kind"] in ("cards.roose", "cards.tywin")]
    assert kinds == ["cards.roose", "cards.tywin"]


@pytest.mark.rule("boardgame:combat.recompute")
def test_strength_is_counted_anew_when_a_unit_dies() -> None:
    p = marches({"highgarden": "tyrell knight, march_0", "oldtown": "lannister 2 footman"})
    p.answer(TYRELL, "area:oldtown")
    assert initial(p) == (2, 2)
    cards(p, "mace_tyrell", "ser_jaime_lannister")
    assert final(p) == (6, 3)


@pytest.mark.rule("boardgame:combat.not_negative")
def test_a_total_is_never_below_zero() -> None:
    p = marches({"highgarden": "tyrell footman, march_minus_1", "oldtown": "martell 2 footman"})
    p.answer(TYRELL, "area:oldtown")
    cards(p, "queen_of_thorns", "doran_martell")
    p.answer(MARTELL, "track:kings_court")
    assert final(p) == (0, 2)
    mace = marches(
        {"karhold": "stark footman, march_minus_1", "winterfell": "tyrell knight"},
    )
    mace.answer(STARK, "area:winterfell").answer(STARK, "none")
    cards(mace, "catelyn_stark", "mace_tyrell")
    assert final(mace)[0] == 0  # minus one, and no unit left


@pytest.mark.rule("boardgame:combat.ties")
def test_ties_go_to_the_better_fiefdoms_position() -> None:
    areas = {"karhold": "stark footman, march_0", "castle_black": "lannister footman"}
    for first, winner in (("stark", "stark"), ("lannister", "lannister")):
        p = marches(areas, tracks={"fiefdoms": ["greyjoy", first]})
        p.answer(STARK, "area:castle_black").answer(STARK, "none")
        cards(p, "roose_bolton", "ser_jaime_lannister")
        assert final(p) == (3, 3)
        assert p.told("combat.won")[-1]["winner"] == winner


@pytest.mark.rule("boardgame:combat.orphans")
def test_orders_without_units_go_at_the_end() -> None:
    p = marches(
        {
            "karhold": "stark footman, march_0",
            "winterfell": "tyrell footman, support",
            "lannisport": "lannister footman, march_0",
        },
        tracks={"iron_throne": ["stark", "lannister"]},
    )
    p.answer(STARK, "area:winterfell").answer(STARK, "none")
    cards(p, "eddard_stark", "ser_garlan_tyrell")
    assert order(p, "winterfell") is None
    assert order(p, "karhold") is None


@pytest.mark.rule("boardgame:combat.card_mandatory")
def test_a_card_must_be_played() -> None:
    p = marches(DUEL)
    p.answer(STARK, "area:castle_black").answer(STARK, "none")
    assert set(p.keys(STARK)) == {f"card:{c}" for c in hand(p, "stark")}
    assert p.refused(STARK, "none") == "combat.card_mandatory"
    assert p.refused(STARK, "card:tywin_lannister") == "combat.card_mandatory"


@pytest.mark.rule("boardgame:combat.last_card")
def test_the_last_card_stays_and_the_others_come_back() -> None:
    six = [
        "eddard_stark",
        "robb_stark",
        "roose_bolton",
        "greatjon_umber",
        "ser_rodrick_cassel",
        "the_blackfish",
    ]
    p = marches(DUEL, discards={"stark": six})
    p.answer(STARK, "area:castle_black").answer(STARK, "none")
    assert [d.seat for d in p.match.decisions] == [LANNISTER]  # the last card needs no choice
    p.answer(LANNISTER, "card:cersei_lannister")
    assert sorted(hand(p, "stark")) == sorted(six)
    assert discards(p, "stark") == ["catelyn_stark"]
    assert p.told("combat.renewed")


@pytest.mark.rule("boardgame:combat.after_combat")
def test_after_combat_comes_when_cards_are_discarded() -> None:
    p = marches({"kingswood": "baratheon knight, march_plus_1", "the_reach": "tyrell footman"})
    p.answer(BARATHEON, "area:the_reach").answer(BARATHEON, "none")
    cards(p, "patchface", "alester_florent")
    if p.asked().kind == "retreat.area":
        p.answer(TYRELL, p.keys(TYRELL)[0])
    p.expect("cards.patchface", BARATHEON)
    assert not p.may(BARATHEON, "card:alester_florent")
    assert owner(p, "the_reach") == "baratheon"


@pytest.mark.rule("boardgame:combat.blade")
def test_the_blade_adds_one_once_a_round_for_a_combatant() -> None:
    areas = {
        "karhold": "stark knight, march_0",
        "castle_black": "lannister footman",
        "winterfell": "stark knight, march_minus_1",
        "moat_cailin": "lannister footman",
    }
    p = marches(areas, tracks={"fiefdoms": ["stark"]})
    p.answer(STARK, "area:karhold").answer(STARK, "area:castle_black").answer(STARK, "none")
    cards(p, "greatjon_umber", "the_hound", blade=True)
    assert final(p) == (5, 3)
    if p.asked().kind == "retreat.area":
        p.answer(LANNISTER, p.keys(LANNISTER)[0])
    p.answer(STARK, "area:moat_cailin")
    cards(p, "robb_stark", "ser_jaime_lannister")
    assert final(p) == (4, 3)
    third = marches(DUEL, tracks={"fiefdoms": ["tyrell"]})
    third.answer(STARK, "area:castle_black").answer(STARK, "none")
    cards(third, "greatjon_umber", "the_hound")
    assert not third.told("combat.blade")


@pytest.mark.rule("boardgame:combat.blade_used")
def test_a_used_blade_stays_used_in_other_hands() -> None:
    p = marches(
        {"karhold": "stark knight, march_0", "castle_black": "martell footman"},
        tracks={"fiefdoms": ["stark", "martell"]},
        blade_used=True,
    )
    p.answer(STARK, "area:castle_black").answer(STARK, "none")
    p.answer(STARK, "card:greatjon_umber").answer(MARTELL, "card:doran_martell")
    p.answer(MARTELL, "track:fiefdoms")
    assert p.told("combat.final")  # nobody was asked about the blade
    fresh = marches(
        {"karhold": "stark knight, march_0", "castle_black": "martell footman"},
        tracks={"fiefdoms": ["stark", "martell"]},
    )
    fresh.answer(STARK, "area:castle_black").answer(STARK, "none")
    fresh.answer(STARK, "card:greatjon_umber").answer(MARTELL, "card:doran_martell")
    fresh.answer(MARTELL, "track:fiefdoms")
    fresh.expect("combat.blade", MARTELL)


@pytest.mark.rule("boardgame:combat.win_clean_up")
def test_the_conquered_lose_order_and_token() -> None:
    p = marches(
        {
            "karhold": "stark knight, march_0",
            "castle_black": "lannister footman, support, token",
            "lannisport": "lannister footman, march_0",
        },
        tracks={"iron_throne": ["stark"]},
    )
    p.answer(STARK, "area:castle_black").answer(STARK, "none")
    cards(p, "eddard_stark", "cersei_lannister")
    assert order(p, "castle_black") is None
    assert "token" not in p.view()["areas"]["castle_black"]
    home = marches(
        {
            "moat_cailin": "stark 2 knight, march_0",
            "winterfell": "lannister footman, support, token",
            "lannisport": "lannister footman, march_0",
        },
        tracks={"iron_throne": ["stark"]},
    )
    march(home, STARK, "winterfell")
    cards(home, "eddard_stark", "cersei_lannister")
    assert "token" not in home.view()["areas"]["winterfell"]
    assert order(home, "winterfell") is None


@pytest.mark.rule("boardgame:combat.defender_keeps", "boardgame:combat.defense_order")
def test_a_victorious_defender_keeps_order_and_token_for_the_next_attack() -> None:
    p = marches(
        {
            "karhold": "stark footman, march_0",
            "winterfell": "stark footman, march_minus_1",
            "castle_black": "lannister knight, defense_plus_1, token",
        }
    )
    p.answer(STARK, "area:karhold").answer(STARK, "area:castle_black").answer(STARK, "none")
    assert initial(p) == (1, 3)
    cards(p, "catelyn_stark", "ser_jaime_lannister")
    assert order(p, "castle_black") == "defense_plus_1"
    assert p.view()["areas"]["castle_black"].get("token") == "lannister"
    p.answer(STARK, "area:castle_black")
    assert initial(p) == (0, 3)


# --- support --------------------------------------------------------------------------------------

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


# --- tides ----------------------------------------------------------------------------------------

TIDES_ON = {"tides": True}


@pytest.mark.rule("boardgame:tides.draw", "boardgame:tides.icons", "boardgame:options.tides")
def test_tides_are_drawn_in_secret_and_added() -> None:
    p = marches(DUEL, settings=TIDES_ON, tracks={"fiefdoms": ["stark"]})
    p.answer(STARK, "area:castle_black").answer(STARK, "none")
    p.answer(STARK, "card:greatjon_umber")
    p.answer(
        LANNISTER,
        "card:ser_jaime_lannister",
        inject=[("tides", deck("tide_sword", "tide_three"))],
    )
    p.expect("combat.redraw", STARK)
    sides = p.view(STARK)["combat"]["sides"]
    assert [s["tide"] for s in sides] == ["tide_sword", None]
    assert [s["tide"] for s in p.view(LANNISTER)["combat"]["sides"]] == [None, "tide_three"]
    assert [s["tide"] for s in p.view(None)["combat"]["sides"]] == [None, None]
    p.answer(STARK, "none")
    p.answer(STARK, "none")
    assert final(p) == (5, 6)
    assert not marches(DUEL).st.tides


@pytest.mark.rule("boardgame:tides.icons")
def test_tide_swords_and_fortifications_add_up() -> None:
    p = marches({**DUEL, "castle_black": "lannister 2 footman"}, settings=TIDES_ON, blade_used=True)
    p.answer(STARK, "area:castle_black").answer(STARK, "none")
    p.answer(STARK, "card:eddard_stark")
    p.answer(
        LANNISTER,
        "card:ser_kevan_lannister",
        inject=[("tides", deck("tide_sword", "tide_fortification"))],
    )
    # three swords less one fortification
    assert len(p.told("casualties.killed")) == 2


@pytest.mark.rule("boardgame:tides.redraw")
def test_the_blade_draws_again_or_adds_one_but_not_both() -> None:
    p = marches(DUEL, settings=TIDES_ON, tracks={"fiefdoms": ["stark"]})
    p.answer(STARK, "area:castle_black").answer(STARK, "none")
    p.answer(STARK, "card:greatjon_umber")
    p.answer(LANNISTER, "card:the_hound", inject=[("tides", deck("tide_zero", "tide_zero"))])
    p.answer(STARK, "blade", inject=[("tide", 21)])  # the last of the 22 cards left: a skull
    assert p.told("combat.tides")[-1]["attack_tide"] == "tide_skull"
    assert not p.told("combat.blade")
    assert p.told("combat.redrawn")[-1]["card"] == "tide_zero"
    later = marches(DUEL, settings=TIDES_ON, tracks={"fiefdoms": ["stark"]})
    later.answer(STARK, "area:castle_black").answer(STARK, "none")
    later.answer(STARK, "card:greatjon_umber").answer(LANNISTER, "card:the_hound")
    later.answer(STARK, "none")
    later.expect("combat.blade", STARK)


@pytest.mark.rule("boardgame:tides.shuffle")
def test_the_whole_deck_serves_every_combat() -> None:
    p = marches(DUEL, settings=TIDES_ON, tracks={"fiefdoms": ["stark"]})
    p.answer(STARK, "area:castle_black").answer(STARK, "none")
    p.answer(STARK, "card:greatjon_umber").answer(LANNISTER, "card:the_hound")
    assert len(TIDE_DECK) == 24
    seen = {p.match.redeal(STARK, random.Random(s)).st.tide[1] for s in range(60)}
    assert len(seen) > 3
    assert {p.match.redeal(STARK, random.Random(s)).st.tide[0] for s in range(9)} == {p.st.tide[0]}


@pytest.mark.rule("boardgame:tides.skull")
def test_a_skull_kills_even_a_victor() -> None:
    p = marches(
        {"karhold": "stark knight, footman, march_0", "castle_black": "lannister footman"},
        settings=TIDES_ON,
        blade_used=True,
    )
    march(p, STARK, "castle_black")
    p.answer(STARK, "card:ser_rodrick_cassel")
    p.answer(
        LANNISTER, "card:cersei_lannister", inject=[("tides", deck("tide_zero", "tide_skull"))]
    )
    p.expect("casualties.unit", STARK)
    p.answer(STARK, "unit:footman")
    assert standing(p, "castle_black") == {"knight": 1}


@pytest.mark.rule("boardgame:tides.last_attacker")
def test_a_victor_without_units_does_not_move_in() -> None:
    p = marches(
        {"karhold": "stark knight, march_0", "castle_black": "lannister footman, token"},
        settings=TIDES_ON,
        blade_used=True,
    )
    march(p, STARK, "castle_black")
    p.answer(STARK, "card:ser_rodrick_cassel")
    p.answer(
        LANNISTER, "card:cersei_lannister", inject=[("tides", deck("tide_zero", "tide_skull"))]
    )
    if p.asked().kind == "retreat.area":
        p.answer(LANNISTER, p.keys(LANNISTER)[0])
    assert p.told("combat.nobody_left")
    assert units(p, "castle_black") == (None, {})
    assert owner(p, "castle_black") == "lannister"  # by the token that nobody took
    assert routed(p, "castle_black") == {}
