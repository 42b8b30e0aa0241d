"""The agendas."""

from __future__ import annotations

import pytest
from tests.games.cardgame.driver import joust

from weirwood.games.cardgame.facts import FACES, INDEX
from weirwood.games.cardgame.facts.terms import FACTIONS


@pytest.mark.parametrize("faction", FACTIONS[:8])
def test_faction_cards_and_banners(faction: str) -> None:
    banners = {
        "baratheon": "Banner of the Stag",
        "greyjoy": "Banner of the Kraken",
        "lannister": "Banner of the Lion",
        "martell": "Banner of the Sun",
        "nights_watch": "Banner of the Watch",
        "stark": "Banner of the Wolf",
        "targaryen": "Banner of the Dragon",
        "tyrell": "Banner of the Rose",
    }
    t = joust(
        {"faction": faction, "agenda": banners[faction], "hand": ["Arya Stark"]},
        {},
        phase="marshal",
    )
    assert t.p1.view["faction"] == faction
    assert FACES[INDEX[t.p1.view["agenda"]["card"]]].banner == FACTIONS.index(faction)
    assert t.p1.view["home"]["card"].endswith("a")
