"""Night's Watch and Stark."""

from __future__ import annotations

from tests.games.cardgame.table import joust, rule

# ---- Night's Watch -------------------------------------------------------------------------------


@rule("windows.instead", "effects.then")
def test_benjen_returns_to_the_deck() -> None:
    t = joust(
        {"play": ["Summer"], "faction": "stark"},
        {"faction": "nights_watch", "play": ["Benjen Stark"]},
    )
    t.p1.challenges("military", "Summer")
    t.p2.answer([])
    t.p2.picks("Benjen Stark")
    t.p2.uses("Benjen Stark")
    assert t.p2.power == 2
    assert t.p2.dead == []
    assert "01122" in t.p2.deck


@rule("keywords.stealth")
def test_benjen_guards_rangers_against_stealth() -> None:
    t = joust(
        {"play": ["Arya Stark"]},
        {"faction": "nights_watch", "play": ["Benjen Stark", "Ranging Party", "Veteran Builder"]},
    )
    t.p1.challenges("power", "Arya Stark")
    assert t.p1.can_pick("Veteran Builder")
    assert not t.p1.can_pick("Ranging Party")
    assert not t.p1.can_pick("Benjen Stark")


@rule("challenges.cannot_defend")
def test_ghost_keeps_his_prey_out() -> None:
    t = joust(
        {
            "faction": "nights_watch",
            "play": ["Ghost", "Ranging Party"],
            "plot": "A Storm of Swords",
        },
        {"play": ["Burned Men", "The Tickler"]},
    )
    t.p1.challenges("military", "Ghost")
    t.p1.picks("The Tickler")
    t.p1.uses("Ghost")
    t.p2.answer([])
    t.until("claim.military", 1)
    t.p2.picks("Burned Men")
    t.p1.challenges("military", "Ranging Party")
    assert not t.p2.asked("challenge.defenders")


def test_old_bear_mormont() -> None:
    t = joust(
        {"faction": "stark", "play": ["Summer"]},
        {
            "faction": "nights_watch",
            "play": ["Old Bear Mormont", "The Wall"],
            "hand": ["Longclaw", "Take the Black", "Ghost"],
        },
    )
    t.p1.challenges("military", "Summer")
    t.p2.defends("Old Bear Mormont")
    assert not t.p2.kneeling("Old Bear Mormont")
    t.until("window.interrupt", 1)
    t.p2.uses("Old Bear Mormont")
    assert t.play.keys(1) == ["hand:01135", "hand:01123"]
    t.p2.answer("hand:01135")
    t.p2.picks("Old Bear Mormont")
    assert t.p2.strength("Old Bear Mormont") == 8


@rule("melee.each")
def test_ser_waymar_takes_a_card_from_everybody() -> None:
    t = joust(
        {"play": ["Summer"], "faction": "stark", "hand": ["Ice"]},
        {"faction": "nights_watch", "play": ["Ser Waymar Royce"]},
    )
    t.p1.challenges("military", "Summer")
    t.p2.answer([])
    t.p2.picks("Ser Waymar Royce")
    t.p2.uses("Ser Waymar Royce")
    assert t.p1.discard == ["01153"]


@rule("leaving.owner", "abilities.you")
def test_yoren_recruits_from_another_pile() -> None:
    t = joust(
        {"faction": "nights_watch", "hand": ["Yoren", "Littlefinger"]},
        {"discard": ["The Tickler", "Tywin Lannister"]},
        phase="marshal",
    )
    t.p1.marshals("Yoren")
    t.p1.uses("Yoren")
    assert t.play.keys(0) == ["discard:01088:1"]
    t.p1.answer("discard:01088:1")
    assert t.p1.has("The Tickler")
    assert t.p1.view["play"][1]["owner"] == 1


def test_messenger_raven_and_veteran_builder() -> None:
    t = joust(
        {
            "faction": "nights_watch",
            "play": [
                "Messenger Raven",
                "Veteran Builder",
                {"card": "Castle Black", "kneeling": True},
            ],
        },
        {},
        phase="dominance",
    )
    t.p1.uses("Messenger Raven")
    assert len(t.p1.hand) == 2
    t.p1.uses("Veteran Builder")
    t.p1.picks("Castle Black")
    assert not t.p1.kneeling("Castle Black")
    assert "01134" in t.p1.discard


@rule("challenges.forbidden")
def test_the_sword_in_the_darkness() -> None:
    t = joust(
        {"play": ["Direwolf Pup", "Arya Stark"], "faction": "stark"},
        {
            "faction": "nights_watch",
            "play": ["Ranging Party", "The Wall"],
            "hand": ["The Sword in the Darkness"],
            "gold": 1,
        },
    )
    t.p1.challenges("military", "Direwolf Pup")
    t.p2.defends("Ranging Party")
    t.p2.plays("The Sword in the Darkness")
    assert not t.p1.asked("challenge.declare")


@rule("control.latest", "control.change")
def test_take_the_black_and_back() -> None:
    mine = {
        "faction": "nights_watch",
        "play": ["Ranging Party"],
        "hand": ["Take the Black"],
        "gold": 9,
    }
    t = joust(
        mine, {"faction": "nights_watch", "hand": ["Take the Black"], "gold": 9}, phase="dominance"
    )
    t.until("window.action", 1)
    t.p2.plays("Take the Black")
    t.p2.picks("Ranging Party")
    assert t.p2.has("Ranging Party")
    t.p1.plays("Take the Black")
    t.p1.picks("Ranging Party")
    assert t.p1.has("Ranging Party")


# ---- Stark ---------------------------------------------------------------------------------------


@rule("cards.arya", "duplicates.facedown")
def test_arya_takes_a_facedown_duplicate() -> None:
    t = joust(
        {"hand": ["Arya Stark", "Littlefinger"], "deck": ["Ice", "Summer", "Summer"]},
        {},
        phase="marshal",
    )
    t.p1.marshals("Arya Stark")
    t.p1.uses("Arya Stark")
    assert t.p1.icon("Arya Stark", "military")
    assert t.play.view(0)["players"][0]["play"][0]["under"] == ["01153"]
    assert t.play.view(1)["players"][0]["play"][0]["under"] == []
    t = joust(
        {"faction": "nights_watch", "hand": ["Yoren", "Littlefinger"]},
        {"faction": "stark", "discard": ["Arya Stark"]},
        phase="marshal",
    )
    t.p1.marshals("Yoren")
    t.p1.uses("Yoren")
    t.p1.answer("discard:01141:1")
    assert not t.p1.may("use", "Arya Stark")  # not owned


def test_grey_wind_kills_the_weak() -> None:
    for robb, tasty in ((False, False), (True, True)):
        t = joust(
            {"play": ["Grey Wind", *(["Robb Stark"] if robb else [])]},
            {"play": ["Burned Men", "Lannisport Merchant"]},
        )
        t.p1.uses("Grey Wind")
        assert t.p1.can_pick("Burned Men") == tasty
        t.p1.picks("Lannisport Merchant")
        assert t.p2.dead == ["01094"]


def test_summer_finds_the_young() -> None:
    t = joust(
        {
            "hand": ["Summer", "Littlefinger"],
            "play": ["Bran Stark"],
            "discard": ["Arya Stark", "Eddard Stark"],
            "dead": ["Sansa Stark"],
        },
        {},
        phase="marshal",
    )
    t.p1.marshals("Summer")
    assert t.p1.keyword("Bran Stark", "insight")
    t.p1.uses("Summer")
    assert t.play.keys(0) == ["discard:01141", "dead:01147"]
    t.p1.answer("dead:01147")
    assert "01147" in t.p1.hand


def test_direwolf_pup_counts_the_pack() -> None:
    t = joust({"play": ["Direwolf Pup", "Summer", "Grey Wind"]}, {})
    assert t.p1.strength("Direwolf Pup") == 3


@rule("keywords.ambush")
def test_the_wolfswood_and_the_gates() -> None:
    t = joust(
        {
            "play": ["The Wolfswood", "Gates of Winterfell"],
            "hand": ["Summer"],
            "gold": 3,
            "deck": ["Ice", "The Roseroad", "Summer", "Summer"],
        },
        {},
    )
    t.p1.uses("Gates of Winterfell")
    assert "01153" in t.p1.hand
    t.p1.ambushes("Summer")
    assert t.p1.gold == 0
    assert t.told("card.ambushed")
    t = joust({"play": ["Gates of Winterfell"], "deck": ["The Roseroad", "Summer", "Ice"]}, {})
    t.p1.uses("Gates of Winterfell")
    assert t.p1.hand == [] or "01040" not in t.p1.hand[:0]
    assert t.told("deck.revealed")[-1]["card"] == "01040"


def test_for_the_north_draws_on_winning() -> None:
    t = joust({"play": ["Summer"], "hand": ["For the North!"]}, {"play": ["The Tickler"]})
    t.p1.challenges("military", "Summer")
    t.p1.plays("For the North!")
    t.p1.picks("Summer")
    t.p2.answer([])
    assert len(t.p1.hand) == 1
    assert t.told("challenge.compared")[-1]["attack"] == 5


def test_like_warm_rain() -> None:
    t = joust(
        {"faction": "lannister", "play": ["Cersei Lannister"]},
        {"faction": "stark", "play": ["Summer"], "hand": ["Like Warm Rain", "Ice"], "gold": 1},
    )
    t.p1.challenges("intrigue", "Cersei Lannister")
    t.p2.plays("Like Warm Rain")
    t.p2.picks("Summer")
    assert t.p2.kneeling("Summer")
    t.p2.picks("Cersei Lannister")
    assert t.p1.dead == ["01084"]
    assert t.told("claim.applied")[-1]["n"] == 1  # she is no longer attacking
