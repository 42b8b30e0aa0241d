"""Chapter house_cards: of each card of Stark, Lannister and Baratheon its effect and an edge."""

from __future__ import annotations

from typing import Any

import pytest

from weirwood.games.boardgame.content import CARD, CARDS, HAND, HOUSES, TIMING
from weirwood.kernel.play import Play

from .table import (
    BARATHEON,
    GREYJOY,
    LANNISTER,
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
    power,
    standing,
)

ICONS = {
    "eddard": ("eddard_stark", 4, 2, 0),
    "greatjon": ("greatjon_umber", 2, 1, 0),
    "rodrick": ("ser_rodrick_cassel", 1, 0, 2),
    "gregor": ("ser_gregor_clegane", 3, 3, 0),
    "hound": ("the_hound", 2, 0, 2),
    "jaime": ("ser_jaime_lannister", 2, 1, 0),
    "brienne": ("brienne_of_tarth", 2, 1, 1),
    "melisandre": ("melisandre", 1, 1, 0),
    "euron": ("euron_crows_eye", 4, 1, 0),
    "dagmar": ("dagmar_cleftjaw", 1, 1, 1),
    "garlan": ("ser_garlan_tyrell", 2, 2, 0),
    "randyll": ("randyll_tarly", 2, 1, 0),
    "alester": ("alester_florent", 1, 0, 1),
    "margaery": ("margaery_tyrell", 1, 0, 1),
    "viper": ("the_red_viper", 4, 2, 1),
    "hotah": ("areo_hotah", 3, 0, 1),
    "obara": ("obara_sand", 2, 1, 0),
    "darkstar": ("darkstar", 2, 1, 0),
}


@pytest.mark.rule(*(f"boardgame:house_cards.{name}" for name in ICONS))
@pytest.mark.parametrize("name", ICONS)
def test_cards_without_text_have_strength_and_icons(name: str) -> None:
    card, strength, swords, forts = ICONS[name]
    house = HOUSES[CARD[card] // HAND]
    assert TIMING[CARD[card]] == ""
    p = attack(house, "stark" if house != "stark" else "lannister")
    enemy = "catelyn_stark" if house != "stark" else "cersei_lannister"
    other = CARD[enemy] // HAND
    p.answer(HOUSES.index(house), f"card:{card}")
    p.answer(other, f"card:{enemy}")
    assert final(p)[0] == 4 + strength
    assert len(p.told("casualties.killed")) == min(3, swords)
    # the edge: when the bearer is beaten, fortifications stop swords one for one
    foe = "greyjoy" if house != "greyjoy" else "baratheon"
    q = attack(foe, house, areas={"the_reach": f"{foe} 4 knight, march_0"})
    sword = "dagmar_cleftjaw" if house != "greyjoy" else "melisandre"
    q.answer(CARD[sword] // HAND, f"card:{sword}")
    q.answer(HOUSES.index(house), f"card:{card}")
    assert q.told("combat.won")[-1]["loser"] == house
    assert len(q.told("casualties.killed")) == max(0, 1 - forts)


# --- Stark ----------------------------------------------------------------------------------------


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


# --- Lannister ------------------------------------------------------------------------------------


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


# --- Baratheon ------------------------------------------------------------------------------------


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
