"""The sum of a combat: cards without a text bring strength, swords and fortifications."""

from __future__ import annotations

import pytest
from tests.games.boardgame.driver import attack, final

from weirwood.games.boardgame.facts import CARD, HAND, HOUSES, TIMING

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
