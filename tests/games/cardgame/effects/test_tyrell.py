"""Cards: tyrell, as play."""

from __future__ import annotations

from tests.games.cardgame.driver import joust


def test_left_and_right_are_better_together() -> None:
    t = joust({"play": ["Summer"]}, {"faction": "tyrell", "play": ["Left", "Right"]})
    assert t.p2.strength("Left") == t.p2.strength("Right") == 3
    assert t.p2.icon("Left", "power")
    assert t.p2.icon("Right", "intrigue")
    t.p1.challenges("military", "Summer")
    t.p2.defends("Left", "Right")
    assert not t.p2.kneeling("Left")


def test_maester_lomys() -> None:
    t = joust(
        {"faction": "lannister", "play": ["The Tickler"], "hand": ["Burned Men"]},
        {"faction": "tyrell", "play": ["Maester Lomys"]},
    )
    t.p1.challenges("intrigue", "The Tickler")
    t.p2.defends("Maester Lomys")
    t.p2.uses("Maester Lomys")
    assert t.p1.discard == ["01091"]


def test_margaery_and_growing_strong() -> None:
    t = joust(
        {
            "faction": "tyrell",
            "play": ["Margaery Tyrell", "Courtesan of the Rose", "Left"],
            "hand": ["Growing Strong"],
            "gold": 1,
        },
        {},
    )
    t.p1.uses("Margaery Tyrell")
    t.p1.picks("Left")
    assert t.p1.strength("Left") == 5
    t.p1.plays("Growing Strong")
    t.p1.picks("Left", "Courtesan of the Rose")
    assert t.p1.strength("Left") == 7
    assert t.p1.strength("Courtesan of the Rose") == 4


def test_the_queen_of_thorns() -> None:
    t = joust(
        {
            "faction": "tyrell",
            "play": ["The Queen of Thorns"],
            "hand": ["The Knight of Flowers", "Tywin Lannister"],
        },
        {},
    )
    t.p1.challenges("intrigue", "The Queen of Thorns")
    t.p1.uses("The Queen of Thorns")
    assert t.play.keys(0) == ["hand:01185"]
    t.p1.answer("hand:01185")
    assert t.p1.has("The Knight of Flowers")


def test_olennas_informant_adds_a_challenge() -> None:
    t = joust(
        {
            "faction": "tyrell",
            "play": ["Left", "The Knight of Flowers"],
            "hand": ["Olenna's Informant"],
            "gold": 4,
        },
        {},
    )
    t.p1.ambushes("Olenna's Informant")
    t.p1.uses("Olenna's Informant")
    t.p1.answer("icon:military")
    t.p1.challenges("military", "Left")
    t.quiet()
    assert t.p1.may_challenge("military")


def test_wardens_of_the_reach_and_the_mander() -> None:
    t = joust(
        {
            "faction": "tyrell",
            "play": ["Wardens of the Reach", "The Mander", "Highgarden", "Rose Garden"],
        },
        {},
    )
    assert t.p1.strength("Wardens of the Reach") == 6
    t.p1.challenges("power", "Wardens of the Reach")
    t.p1.uses("The Mander")
    assert len(t.p1.hand) == 2
