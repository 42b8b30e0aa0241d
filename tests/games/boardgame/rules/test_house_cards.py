"""Chapter house_cards: of each card with a text its effect and an edge."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.boardgame.driver import (
    BARATHEON,
    GREYJOY,
    LANNISTER,
    MARTELL,
    STARK,
    TYRELL,
    attack,
    cards,
    discards,
    final,
    hand,
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

from weirwood.games.boardgame.facts import CARDS
from weirwood.kernel.testing import Play


@pytest.mark.rule("boardgame:house_cards.robb", "boardgame:house_cards.robb_origin")
def test_robb_sends_beaten_defenders_where_he_likes() -> None:
    p = attack("stark", "lannister")
    cards(p, "robb_stark", "cersei_lannister")
    p.expect("retreat.robb", STARK)
    assert "area:the_reach" not in p.keys(STARK)
    assert "none" in p.keys(STARK)
    p.answer(STARK, "area:crackclaw_point")
    assert p.told("retreat.routed")[-1]["area"] == "crackclaw_point"
    assert p.told("cards.robb")


@pytest.mark.rule("boardgame:house_cards.robb", "boardgame:house_cards.robb_origin")
def test_robb_may_send_attackers_astray_or_leave_the_choice() -> None:
    p = attack("lannister", "stark", areas={"blackwater": "stark 4 knight"})
    cards(p, "cersei_lannister", "robb_stark")
    assert "area:the_reach" in p.keys(STARK)
    p.answer(STARK, "area:harrenhal")
    assert p.told("retreat.routed")[-1]["area"] == "harrenhal"
    q = attack("stark", "lannister")
    cards(q, "robb_stark", "cersei_lannister")
    q.answer(STARK, "none")
    q.expect("retreat.area", LANNISTER)


@pytest.mark.rule("boardgame:house_cards.roose")
def test_roose_brings_everything_back_after_a_defeat() -> None:
    p = attack(
        "stark",
        "lannister",
        areas={"blackwater": "lannister 4 knight"},
        discards={"stark": ["eddard_stark", "robb_stark"]},
    )
    cards(p, "roose_bolton", "tywin_lannister")
    assert len(hand(p, "stark")) == 7
    assert discards(p, "stark") == []
    won = attack("stark", "lannister", discards={"stark": ["eddard_stark"]})
    cards(won, "roose_bolton", "cersei_lannister")
    won.answer(LANNISTER, won.keys(LANNISTER)[0])
    assert sorted(discards(won, "stark")) == ["eddard_stark", "roose_bolton"]


@pytest.mark.rule("boardgame:house_cards.blackfish")
def test_the_blackfish_spares_his_own() -> None:
    p = attack("lannister", "stark", areas={"the_reach": "lannister 4 knight, march_0"})
    cards(p, "ser_gregor_clegane", "the_blackfish")
    assert p.told("casualties.killed") == []
    p.answer(STARK, "area:harrenhal")
    assert p.told("retreat.routed")[-1]["units"] == ["footman"] * 3
    q = attack("tyrell", "stark")
    cards(q, "mace_tyrell", "the_blackfish")
    assert not q.told("cards.mace")
    engines = attack(
        "lannister",
        "stark",
        areas={
            "the_reach": "lannister 4 knight, march_0",
            "blackwater": "stark siege_engine, routed knight",
        },
    )
    cards(engines, "ser_gregor_clegane", "the_blackfish")
    assert engines.told("casualties.helpless")[-1]["units"] == ["knight", "siege_engine"]


@pytest.mark.rule("boardgame:house_cards.catelyn")
def test_catelyn_doubles_the_defence() -> None:
    p = attack("lannister", "stark", areas={"blackwater": "stark footman, defense_plus_2"})
    cards(p, "cersei_lannister", "catelyn_stark")
    assert final(p) == (4, 5)
    q = attack(
        "stark",
        "lannister",
        areas={"blackwater": "lannister footman, defense_plus_1"},
    )
    cards(q, "catelyn_stark", "cersei_lannister")
    assert final(q) == (4, 2)


@pytest.mark.rule("boardgame:house_cards.tywin")
def test_tywin_pays_for_a_victory() -> None:
    p = attack("lannister", "stark", power={"lannister": 3})
    cards(p, "tywin_lannister", "catelyn_stark")
    assert power(p, "lannister") == 5
    q = attack(
        "stark", "lannister", power={"lannister": 19}, areas={"blackwater": "lannister 4 knight"}
    )
    cards(q, "catelyn_stark", "tywin_lannister")
    assert power(q, "lannister") == 20
    lost = attack(
        "stark", "lannister", power={"lannister": 3}, areas={"blackwater": "lannister footman"}
    )
    cards(lost, "eddard_stark", "tywin_lannister")
    assert power(lost, "lannister") == 3


@pytest.mark.rule("boardgame:house_cards.tyrion")
def test_tyrion_sends_a_card_back() -> None:
    p = attack("stark", "lannister")
    cards(p, "eddard_stark", "tyrion_lannister")
    p.answer(LANNISTER, "use")
    p.expect("combat.replace", STARK)
    assert not p.may(STARK, "card:eddard_stark")
    p.answer(STARK, "card:catelyn_stark")
    assert final(p) == (4, 4)
    assert "eddard_stark" in hand(p, "stark")
    declined = attack("stark", "lannister")
    cards(declined, "eddard_stark", "tyrion_lannister")
    declined.answer(LANNISTER, "none")
    assert final(declined) == (8, 4)


@pytest.mark.rule("boardgame:house_cards.tyrion")
def test_tyrion_may_leave_an_enemy_without_a_card() -> None:
    six = [c for c in CARDS[:7] if c != "eddard_stark"]
    p = attack("stark", "lannister", discards={"stark": six})
    p.answer(LANNISTER, "card:tyrion_lannister").answer(LANNISTER, "use")
    assert p.told("combat.no_card")
    assert final(p) == (4, 4)
    assert hand(p, "stark") == ["eddard_stark"]


@pytest.mark.rule("boardgame:house_cards.kevan")
def test_kevan_strengthens_attacking_footmen() -> None:
    helpers = {
        "kings_landing": "lannister footman, routed footman, support",
        "harrenhal": "baratheon footman, support",
    }
    p = attack(
        "lannister",
        "stark",
        areas=helpers,
        tracks={"iron_throne": ["lannister", "baratheon"]},
    )
    p.answer(LANNISTER, "attacker").answer(BARATHEON, "attacker").answer(LANNISTER, "accept")
    assert initial(p)[0] == 6
    cards(p, "ser_kevan_lannister", "eddard_stark")
    assert final(p)[0] == 4 * 2 + 2 + 0 + 1 + 1
    q = attack("stark", "lannister")
    cards(q, "eddard_stark", "ser_kevan_lannister")
    assert final(q)[1] == 4


@pytest.mark.rule("boardgame:house_cards.cersei")
def test_cersei_removes_an_order_of_the_beaten() -> None:
    extra = {
        "winterfell": "stark footman, support",
        "karhold": "baratheon footman, support",
    }
    p = attack("lannister", "stark", areas=extra)
    cards(p, "cersei_lannister", "catelyn_stark")
    assert p.keys(LANNISTER) == ["area:winterfell", "none"]
    p.answer(LANNISTER, "area:winterfell")
    assert p.told("cards.cersei")[-1]["order"] == "support"
    lost = attack("stark", "lannister", areas={**extra, "the_reach": "stark 4 knight, march_0"})
    cards(lost, "eddard_stark", "cersei_lannister")
    assert not lost.told("cards.cersei")


@pytest.mark.rule("boardgame:house_cards.stannis")
@pytest.mark.parametrize(("first", "strength"), [("stark", 9), ("baratheon", 8)])
def test_stannis_hates_those_ahead_of_him(first: str, strength: int) -> None:
    p = attack("baratheon", "stark", tracks={"iron_throne": [first]})
    cards(p, "stannis_baratheon", "catelyn_stark")
    assert final(p)[0] == strength


@pytest.mark.rule("boardgame:house_cards.renly")
def test_renly_knights_a_footman() -> None:
    helpers = {"kings_landing": "baratheon footman, support"}
    p = attack("baratheon", "stark", areas=helpers)
    p.answer(BARATHEON, "attacker")
    cards(p, "renly_baratheon", "catelyn_stark")
    assert p.keys(BARATHEON) == ["area:blackwater", "area:kings_landing", "none"]
    p.answer(BARATHEON, "area:blackwater")
    p.answer(STARK, p.keys(STARK)[0])
    assert standing(p, "blackwater") == {"footman": 3, "knight": 1}
    q = attack("baratheon", "stark", areas=helpers)
    q.answer(BARATHEON, "none")  # an area that helps nobody does not qualify
    cards(q, "renly_baratheon", "catelyn_stark")
    assert q.keys(BARATHEON) == ["area:blackwater", "none"]
    q.answer(BARATHEON, "none")
    assert not q.told("cards.renly")


@pytest.mark.rule("boardgame:house_cards.davos")
def test_davos_follows_stannis() -> None:
    p = attack("baratheon", "lannister", discards={"baratheon": ["stannis_baratheon"]})
    cards(p, "ser_davos_seaworth", "cersei_lannister")
    assert final(p)[0] == 7
    assert len(p.told("casualties.killed")) == 1
    q = attack("baratheon", "lannister")
    cards(q, "ser_davos_seaworth", "cersei_lannister")
    assert final(q)[0] == 6
    assert not q.told("casualties.killed")


SEA_WAR = {
    "sunset_sea": "greyjoy 2 ship, march_0",
    "west_summer_sea": "baratheon ship",
    "redwyne_straights": "tyrell ship, support",
    "the_golden_sound": "greyjoy ship, support",
}


def sea_war(support: bool, card: str, **data: Any) -> Play:
    p = marches(
        SEA_WAR, blade_used=True, tracks={"iron_throne": ["tyrell", *data.pop("order", [])]}, **data
    )
    march(p, GREYJOY, "west_summer_sea")
    p.answer(TYRELL, "defender" if support else "none")
    if support:
        p.answer(BARATHEON, "accept")
    return cards(p, card, "salladhor_saan")


@pytest.mark.rule("boardgame:house_cards.salladhor")
def test_salladhor_sinks_foreign_ships_if_supported() -> None:
    p = sea_war(True, "balon_greyjoy")
    assert initial(p) == (2, 2)
    assert final(p) == (2, 1)  # his printed 1 is voided; only the own ship counts
    q = sea_war(False, "balon_greyjoy")
    assert final(q) == (4, 1)


@pytest.mark.rule("boardgame:house_cards.salladhor_victarion", "boardgame:options.defaults")
def test_salladhor_against_victarion_by_switch() -> None:
    assert final(sea_war(True, "victarion_greyjoy"))[0] == 3
    switch = {"salladhor_vs_victarion": "throne_order"}
    ahead = sea_war(True, "victarion_greyjoy", order=["baratheon"], settings=switch)
    assert final(ahead)[0] == 3 + 2  # 1, 0, 1 each
    behind = sea_war(True, "victarion_greyjoy", order=["greyjoy"], settings=switch)
    assert final(behind)[0] == 3  # 1, 2, 0 each


@pytest.mark.rule("boardgame:house_cards.patchface")
def test_patchface_throws_a_card_away() -> None:
    p = attack("baratheon", "stark")
    cards(p, "patchface", "catelyn_stark")
    p.answer(STARK, p.keys(STARK)[0])
    p.answer(BARATHEON, "card:eddard_stark")
    assert "eddard_stark" in discards(p, "stark")
    five = [c for c in CARDS[:7] if c not in ("eddard_stark", "catelyn_stark")]
    q = attack("baratheon", "stark", discards={"stark": five})
    cards(q, "patchface", "catelyn_stark")
    q.answer(STARK, q.keys(STARK)[0])
    q.answer(BARATHEON, "card:eddard_stark")  # the last card in hand: the others come back
    assert discards(q, "stark") == ["eddard_stark"]
    six = [c for c in CARDS[:7] if c != "catelyn_stark"]
    r = attack("baratheon", "stark", discards={"stark": six})
    r.answer(BARATHEON, "card:patchface")
    r.answer(STARK, r.keys(STARK)[0])
    assert r.may(BARATHEON, "card:eddard_stark")  # the hand was renewed before
    assert not r.may(BARATHEON, "card:catelyn_stark")
    r.answer(BARATHEON, "none")
    assert discards(r, "stark") == ["catelyn_stark"]


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
def test_victors_kept_out_by_arianne_are_lost_if_a_home_has_reverted() -> None:
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
    assert units(p, "highgarden") == (None, {})
    assert owner(p, "highgarden") == "tyrell"
    assert p.told("cards.arianne_lost")[-1]["units"] == ["footman"] * 4
    assert p.view()["houses"][LANNISTER]["stock"]["footman"] == 10
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


@pytest.mark.rule("boardgame:house_cards.mace_last_unit")
@pytest.mark.parametrize("tides", [False, True])
def test_without_units_nobody_is_asked_for_the_blade_if_mace_ends_the_combat(tides: bool) -> None:
    p = marches(
        {"the_reach": "tyrell 3 knight, march_0", "blackwater": "lannister footman"},
        supply={"tyrell": 6},
        tracks={"fiefdoms": ["tyrell"]},
        settings={"mace_last_unit_combat_goes_on": False, "tides": tides},
    )
    p.answer(TYRELL, "area:blackwater").answer(TYRELL, {"knight": "3"})
    p.answer(TYRELL, "none")
    p.answer(TYRELL, "card:mace_tyrell").answer(LANNISTER, "card:cersei_lannister")
    assert p.told("cards.mace")
    assert not p.told("combat.blade")
    assert not p.told("combat.tides")
    assert p.told("combat.won")[-1]["winner"] == "tyrell"
