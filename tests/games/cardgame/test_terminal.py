"""The card table in the terminal: what it says of cards and challenges."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.cardgame.driver import joust, melee

from weirwood.games.cardgame import GAME
from weirwood.terminal.boards import Look, cardgame
from weirwood.terminal.speech import Speaker


def look_at(play: Any, seat: int, lang: str = "en") -> Look:
    match = play.match
    return Look(
        view=match.view(seat),
        seat=seat,
        names=["Ana", "Bruno", "Carla"][: match.seats],
        speaker=Speaker(lang).about(GAME, match.settings),
        bots={},
        width=100,
        height=40,
    )


def test_the_running_totals_of_a_challenge() -> None:
    t = joust(
        {"play": ["Eddard Stark", "Arya Stark"]},
        {"play": ["Tywin Lannister", "The Tickler"]},
    )
    t.p1.challenges("power", "Eddard Stark", "Arya Stark")
    t.p1.picks("The Tickler")
    told = cardgame.challenge(look_at(t.play, 1))
    assert told == [
        "Ana attacks Bruno (power): 7 against 0",
        "Attackers: Eddard Stark 5, Arya Stark 2",
        "Bypassed by stealth: The Tickler 2",
        "Ana would win by 7, unopposed, claim 1",
    ]
    t.p2.defends("Tywin Lannister")
    assert cardgame.challenge(look_at(t.play, 1))[-1] == "Ana won by 1"


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", ["cost 7, strength 5 MP", "unique, Lord, Small Council"]),
        ("es", ["coste 7, fuerza 5 MP", "única, Lord, Consejo Privado"]),
    ],
)
def test_help_tells_what_is_printed(lang: str, told: list[str]) -> None:
    t = joust({"hand": ["Eddard Stark"]}, {}, phase="marshal")
    assert cardgame.facts(look_at(t.play, 0, lang), "01144") == told


def test_help_tells_how_a_card_stands_now() -> None:
    tywin = {"card": "Tywin Lannister", "kneeling": True}
    t = joust({"play": [tywin], "gold": 3, "hand": ["Ice"]}, {}, phase="marshal", active=0)
    told = cardgame.facts(look_at(t.play, 0), "01090")[0]
    assert told == "strength 9, military, intrigue, power, renown, kneeling"


def test_help_tells_the_friends_of_a_title() -> None:
    t = melee({"title": "Hand of the King", "play": ["Arya Stark"]}, {}, {})
    told = cardgame.facts(look_at(t.play, 0), "01208")
    assert told == ["supports Master of Laws, rival of Master of Coin and Master of Ships"]
