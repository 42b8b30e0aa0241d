"""Chapter house_cards: of each card of Greyjoy, Tyrell and Martell its effect and an edge."""

from __future__ import annotations

import pytest

from weirwood.games.boardgame.content import CARDS

from .table import (
    GREYJOY,
    LANNISTER,
    MARTELL,
    STARK,
    TYRELL,
    attack,
    cards,
    discards,
    final,
    initial,
    march,
    marches,
    order,
    owner,
    power,
    standing,
    track,
    units,
)

# --- Greyjoy --------------------------------------------------------------------------------------


@pytest.mark.rule("boardgame:house_cards.victarion")
def test_victarion_commands_attacking_ships() -> None:
    p = marches(
        {
            "sunset_sea": "greyjoy 2 ship, march_0",
            "ironmans_bay": "greyjoy ship, routed ship, support",
            "the_golden_sound": "lannister ship",
        },
        blade_used=True,
    )
    march(p, GREYJOY, "the_golden_sound")
    p.answer(GREYJOY, "attacker")
    assert initial(p)[0] == 3
    cards(p, "victarion_greyjoy", "ser_gregor_clegane")
    assert final(p)[0] == 3 + 2 * 3
    q = marches(
        {"sunset_sea": "lannister 2 ship, march_0", "the_golden_sound": "greyjoy ship"},
        blade_used=True,
    )
    march(q, LANNISTER, "the_golden_sound")
    cards(q, "ser_gregor_clegane", "victarion_greyjoy")
    assert final(q)[1] == 4


@pytest.mark.rule("boardgame:house_cards.theon")
def test_theon_defends_castles() -> None:
    areas = {"blackwater": "lannister footman, march_0", "harrenhal": "greyjoy 2 footman"}
    p = marches(areas, blade_used=True)
    march(p, LANNISTER, "harrenhal")
    cards(p, "cersei_lannister", "theon_greyjoy")
    assert final(p) == (1, 5)
    assert len(p.told("casualties.killed")) == 1
    field = attack("lannister", "greyjoy")
    cards(field, "cersei_lannister", "theon_greyjoy")
    assert final(field)[1] == 5
    assert final(field)[1] - initial(field)[1] == 2


@pytest.mark.rule("boardgame:house_cards.balon")
def test_balon_voids_the_printed_number_only() -> None:
    p = attack("greyjoy", "baratheon", tracks={"iron_throne": ["greyjoy"]})
    cards(p, "balon_greyjoy", "stannis_baratheon")
    assert final(p) == (6, 4)
    q = attack("greyjoy", "lannister", areas={"blackwater": "lannister 4 knight"})
    cards(q, "balon_greyjoy", "ser_gregor_clegane")
    assert final(q) == (6, 8)
    assert len(q.told("casualties.killed")) == 3  # the swords stay


@pytest.mark.rule("boardgame:house_cards.asha")
def test_asha_fights_best_alone() -> None:
    p = attack("greyjoy", "lannister")
    cards(p, "asha_greyjoy", "cersei_lannister")
    assert len(p.told("casualties.killed")) == 2
    helped = attack("greyjoy", "lannister", areas={"harrenhal": "stark footman, support"})
    helped.answer(STARK, "attacker").answer(GREYJOY, "accept")
    cards(helped, "asha_greyjoy", "cersei_lannister")
    assert not helped.told("casualties.killed")
    refused = attack("greyjoy", "lannister", areas={"harrenhal": "stark footman, support"})
    refused.answer(STARK, "attacker").answer(GREYJOY, "refuse")
    cards(refused, "asha_greyjoy", "cersei_lannister")
    assert len(refused.told("casualties.killed")) == 2
    beaten = attack("lannister", "greyjoy")
    cards(beaten, "ser_jaime_lannister", "asha_greyjoy")
    assert beaten.told("combat.won")[-1]["winner"] == "lannister"
    assert not beaten.told("casualties.killed")  # one sword against her fortification


@pytest.mark.rule("boardgame:house_cards.aeron")
def test_aeron_buys_another_card() -> None:
    p = attack("greyjoy", "lannister", power={"greyjoy": 3})
    cards(p, "aeron_damphair", "cersei_lannister")
    p.expect("cards.aeron", GREYJOY)
    p.answer(GREYJOY, "use").answer(GREYJOY, "card:euron_crows_eye")
    assert power(p, "greyjoy") == 1
    assert final(p)[0] == 8
    p.answer(LANNISTER, p.keys(LANNISTER)[0])
    assert sorted(discards(p, "greyjoy")) == ["aeron_damphair", "euron_crows_eye"]
    poor = attack("greyjoy", "lannister", power={"greyjoy": 1})
    cards(poor, "aeron_damphair", "cersei_lannister")
    assert not poor.told("cards.aeron")
    assert final(poor)[0] == 4


@pytest.mark.rule("boardgame:house_cards.aeron", "boardgame:combat.last_card")
def test_of_two_cards_only_the_new_one_stays_discarded() -> None:
    others = [c for c in CARDS[21:28] if c not in ("aeron_damphair", "euron_crows_eye")]
    p = attack("greyjoy", "lannister", power={"greyjoy": 3}, discards={"greyjoy": others})
    cards(p, "aeron_damphair", "cersei_lannister")
    p.answer(GREYJOY, "use")  # the only other card follows by itself
    p.answer(LANNISTER, p.keys(LANNISTER)[0])
    assert discards(p, "greyjoy") == ["euron_crows_eye"]
    stopped = attack("greyjoy", "lannister", power={"greyjoy": 3})
    cards(stopped, "aeron_damphair", "tyrion_lannister")
    stopped.answer(LANNISTER, "use").answer(GREYJOY, "card:balon_greyjoy")
    assert power(stopped, "greyjoy") == 3


# --- Tyrell ---------------------------------------------------------------------------------------


@pytest.mark.rule("boardgame:house_cards.mace")
def test_mace_slays_a_footman_that_fights() -> None:
    helpers = {"harrenhal": "lannister 2 footman, support"}
    p = attack("tyrell", "lannister", areas=helpers)
    p.answer(LANNISTER, "defender")
    cards(p, "mace_tyrell", "cersei_lannister")
    assert initial(p) == (4, 5)
    assert final(p) == (8, 4)
    assert standing(p, "harrenhal") == {"footman": 2}
    knights = attack("tyrell", "lannister", areas={"blackwater": "lannister 3 knight"})
    cards(knights, "mace_tyrell", "cersei_lannister")
    assert not knights.told("cards.mace")
    mixed = attack(
        "tyrell", "lannister", areas={"blackwater": "lannister footman, routed footman, knight"}
    )
    cards(mixed, "mace_tyrell", "cersei_lannister")
    assert mixed.keys(TYRELL) == ["standing", "routed"]
    mixed.answer(TYRELL, "routed")
    assert final(mixed)[1] == 3


@pytest.mark.rule("boardgame:house_cards.mace_last_unit", "boardgame:options.defaults")
def test_mace_may_kill_the_last_unit() -> None:
    areas = {
        "the_reach": "lannister footman, march_plus_1",
        "blackwater": "tyrell footman",
        "kings_landing": "lannister 2 knight, support",
    }
    p = marches(areas, blade_used=True)
    p.answer(LANNISTER, "area:blackwater").answer(LANNISTER, "none").answer(LANNISTER, "attacker")
    cards(p, "ser_gregor_clegane", "mace_tyrell")
    assert final(p) == (8, 5)
    assert p.told("combat.won")[-1]["winner"] == "lannister"
    assert p.told("combat.nobody_left")
    off = marches(areas, blade_used=True, settings={"mace_last_unit_combat_goes_on": False})
    off.answer(LANNISTER, "area:blackwater").answer(LANNISTER, "none")
    off.answer(LANNISTER, "attacker")
    cards(off, "ser_gregor_clegane", "mace_tyrell")
    assert off.told("combat.won")[-1]["winner"] == "tyrell"


@pytest.mark.rule("boardgame:house_cards.loras")
def test_loras_marches_on() -> None:
    p = attack("tyrell", "lannister", areas={"blackwater": "lannister footman"})
    cards(p, "ser_loras_tyrell", "cersei_lannister")
    p.answer(LANNISTER, p.keys(LANNISTER)[0])
    d = p.expect("marches.to", TYRELL)
    assert d.args == ("blackwater",)
    assert order(p, "blackwater") == "march_0"
    march(p, TYRELL, "harrenhal", {"footman": 1})
    assert units(p, "harrenhal") == ("tyrell", {"footman": 1})
    kept_out = attack("tyrell", "martell", areas={"blackwater": "martell footman"})
    cards(kept_out, "ser_loras_tyrell", "arianne_martell")
    kept_out.answer(MARTELL, kept_out.keys(MARTELL)[0])
    assert not kept_out.told("cards.loras")


@pytest.mark.rule("boardgame:house_cards.queen")
def test_the_queen_of_thorns_removes_a_neighbouring_order() -> None:
    helpers = {
        "harrenhal": "lannister footman, support",
        "lannisport": "lannister footman, support",
        "stoney_sept": "stark footman, support",
        "blackwater": "lannister 3 footman, defense_plus_1",
    }
    p = attack("tyrell", "lannister", areas=helpers, tracks={"iron_throne": ["lannister", "stark"]})
    p.answer(LANNISTER, "defender").answer(STARK, "defender").answer(LANNISTER, "accept")
    assert initial(p) == (4, 6)
    cards(p, "queen_of_thorns", "cersei_lannister")
    assert final(p) == (4, 5)  # the support is gone, the defence and Stark's help stay
    assert order(p, "harrenhal") is None
    nothing = attack("tyrell", "lannister")
    cards(nothing, "queen_of_thorns", "cersei_lannister")
    assert not nothing.told("cards.queen")
    two = attack(
        "lannister",
        "tyrell",
        areas={
            "harrenhal": "lannister footman, raid",
            "searoad_marches": "lannister footman, support",
        },
    )
    two.answer(LANNISTER, "none")
    cards(two, "cersei_lannister", "queen_of_thorns")
    assert two.keys(TYRELL) == ["area:harrenhal", "area:searoad_marches"]  # not the march itself


# --- Martell --------------------------------------------------------------------------------------


@pytest.mark.rule("boardgame:house_cards.nymeria")
def test_nymeria_strikes_or_shields() -> None:
    p = attack("martell", "lannister")
    cards(p, "nymeria_sand", "cersei_lannister")
    assert len(p.told("casualties.killed")) == 1
    q = attack("greyjoy", "martell")
    cards(q, "dagmar_cleftjaw", "nymeria_sand")
    assert p.told("combat.won")[-1]["winner"] == "martell"
    assert not q.told("casualties.killed")


@pytest.mark.rule("boardgame:house_cards.arianne", "boardgame:house_cards.arianne_token")
def test_arianne_keeps_the_victors_out() -> None:
    areas = {
        "the_reach": "tyrell 4 footman, march_0",
        "blackwater": "martell footman, support, token",
        "harrenhal": "lannister footman, march_0",
    }
    for keeps in (True, False):
        p = marches(
            areas,
            supply={"tyrell": 6},
            blade_used=True,
            settings={"arianne_keeps_token": keeps},
            tracks={"iron_throne": ["tyrell", "lannister"]},
        )
        march(p, TYRELL, "blackwater")
        cards(p, "ser_garlan_tyrell", "arianne_martell")
        assert p.told("cards.arianne")
        assert units(p, "the_reach") == ("tyrell", {"footman": 4})
        assert units(p, "blackwater") == (None, {})
        assert order(p, "blackwater") is None
        assert owner(p, "blackwater") == ("martell" if keeps else None)
    won = attack("martell", "lannister", areas={"blackwater": "lannister footman"})
    cards(won, "arianne_martell", "cersei_lannister")
    won.answer(LANNISTER, won.keys(LANNISTER)[0])
    assert owner(won, "blackwater") == "martell"


@pytest.mark.rule("boardgame:house_cards.arianne_origin")
def test_victors_kept_out_by_arianne_take_a_reverted_home_again() -> None:
    p = marches(
        {
            "highgarden": "lannister 4 footman, march_0",
            "dornish_marches": "martell footman",
            "winterfell": "stark footman, march_0",
        },
        supply={"lannister": 6},
        blade_used=True,
        tracks={"iron_throne": ["lannister", "stark"]},
    )
    march(p, LANNISTER, "dornish_marches")
    assert owner(p, "highgarden") == "tyrell"
    cards(p, "cersei_lannister", "arianne_martell")
    p.answer(MARTELL, p.keys(MARTELL)[0])
    assert units(p, "highgarden") == ("lannister", {"footman": 4})
    assert owner(p, "highgarden") == "lannister"
    assert units(p, "dornish_marches")[0] is None


@pytest.mark.rule("boardgame:house_cards.doran", "boardgame:bidding.adjusting")
def test_doran_humbles_the_enemy() -> None:
    p = attack("martell", "lannister", tracks={"kings_court": ["lannister"]})
    cards(p, "doran_martell", "cersei_lannister")
    assert p.keys(MARTELL) == ["track:iron_throne", "track:fiefdoms", "track:kings_court"]
    p.answer(MARTELL, "track:kings_court")
    assert track(p, "kings_court")[-1] == "lannister"
    assert track(p, "kings_court")[0] == "stark"
    last = attack("martell", "lannister", tracks={"fiefdoms": ["lannister", "martell"]})
    cards(last, "doran_martell", "the_hound")
    last.answer(MARTELL, "track:fiefdoms")
    assert final(last) == (4, 5)


@pytest.mark.rule("boardgame:house_cards.doran_turn")
def test_doran_changes_the_turn_order_in_mid_lap() -> None:
    p = marches(
        {
            "the_reach": "lannister knight, march_0",
            "blackwater": "martell footman",
            "winterfell": "stark footman, march_0",
            "karhold": "stark footman, march_minus_1",
            "pyke": "greyjoy footman",
            "ironmans_bay": "greyjoy ship, march_0",
        },
        tracks={"iron_throne": ["lannister", "stark", "greyjoy"]},
        blade_used=True,
    )
    p.answer(LANNISTER, "area:blackwater").answer(LANNISTER, "none")
    cards(p, "ser_gregor_clegane", "doran_martell")
    p.answer(MARTELL, "track:iron_throne")
    if p.asked().kind == "retreat.area":
        p.answer(MARTELL, p.keys(MARTELL)[0])
    # Stark slid into the first slot, which has had its turn: Greyjoy in the second goes on
    p.expect("marches.to", GREYJOY)
    p.answer(GREYJOY, "end")
    p.expect("marches.order", STARK)
