"""The chapter `targets` of the ledger, as play."""

from __future__ import annotations

import pytest
from tests.games.cardgame.driver import joust, reveal, rule


@rule("targets.own")
def test_b010_filthy_accusations_may_hit_only_oneself() -> None:
    t = joust(
        {"plots": ["Filthy Accusations"], "play": ["Arya Stark"]},
        {"plots": ["Sneak Attack"], "play": [{"card": "The Tickler", "kneeling": True}]},
        phase="plot",
    )
    reveal(t, "Filthy Accusations", "Sneak Attack")
    assert len(t.play.keys(0)) == 1
    t.p1.picks("Arya Stark")
    assert t.p1.kneeling("Arya Stark")


@rule("targets.part")
def test_d029_castle_black_stands_a_defender() -> None:
    t = joust(
        {"play": ["Eddard Stark"]},
        {"faction": "nights_watch", "play": ["Castle Black", "Ranging Party"]},
    )
    t.p1.challenges("military", "Eddard Stark")
    t.p2.defends("Ranging Party")
    t.p2.uses("Castle Black")
    t.p2.picks("Ranging Party")
    assert t.told("challenge.won")[-1] == {
        "kind": "challenge.won",
        "seat": 1,
        "other_seat": 0,
        "n": 2,
        "icon": "military",
    }
    assert not t.p2.kneeling("Ranging Party")


@rule("targets.choose")
def test_f012_plaza_of_punishment() -> None:
    t = joust(
        {"faction": "targaryen", "play": ["Khal Drogo", "Plaza of Punishment"]},
        {"play": ["Burned Men", {"card": "The Tickler", "attachments": ["Little Bird"]}]},
    )
    t.p1.challenges("power", "Khal Drogo")
    t.p1.uses("Plaza of Punishment")
    assert t.p1.can_pick("Burned Men")
    assert not t.p1.can_pick("The Tickler")
    t.p1.picks("Burned Men")
    assert t.p2.dead == ["01091"]


@rule("targets.before")
def test_paying_makes_nobody_a_target() -> None:
    t = joust(
        {
            "faction": "lannister",
            "play": ["Tywin Lannister"],
            "hand": ["Confinement", "Confinement"],
            "gold": 3,
        },
        {
            "faction": "targaryen",
            "play": ["Drogon", "Viserion"],
            "hand": ["Dracarys!"],
            "gold": 1,
        },
    )
    t.p1.challenges("power", "Tywin Lannister")
    t.p1.passes()
    t.p2.plays("Dracarys!")
    t.p2.picks("Drogon")
    t.p2.picks("Tywin Lannister")
    assert t.p1.strength("Tywin Lannister") == 5
    t.p1.plays("Confinement")
    assert t.p1.strength("Tywin Lannister") == 4  # weak enough only since the gold was paid
    assert not t.p1.can_pick("Tywin Lannister")
    t.p1.picks("Viserion")
    t.p1.plays("Confinement")
    t.p1.picks("Tywin Lannister")
    assert not t.p1.icon("Tywin Lannister", "power")


@rule("targets.copy", "effects.may")
def test_the_tickler() -> None:
    t = joust(
        {"faction": "lannister", "play": ["The Tickler"]},
        {"faction": "stark", "play": ["Arya Stark"], "deck": ["Arya Stark"] * 2 + ["Summer"] * 5},
        phase="dominance",
    )
    t.p1.uses("The Tickler")
    assert t.play.keys(0)[0] == "none"
    t.p1.picks("Arya Stark")
    assert t.p2.discard == ["01141", "01141"]


@rule("targets.none")
@pytest.mark.parametrize("power", [0, 1])
def test_a_faction_card_without_power_is_no_target(power: int) -> None:
    t = joust(
        {"hand": ["Vanguard Lancer"], "gold": 9, "power": 2},
        {"play": ["Burned Men"], "power": power},
        phase="marshal",
    )
    t.p1.marshals("Vanguard Lancer")
    assert t.p1.asked("window.reaction") == bool(power)
