"""Cards: stark, as play."""

from __future__ import annotations

from tests.games.cardgame.driver import joust, rule


@rule("cards.catelyn", "windows.cannot", "duplicates.save")
def test_g005_catelyn_silences() -> None:
    t = joust(
        {"play": ["Catelyn Stark", "Summer"]},
        {
            "faction": "lannister",
            "play": [{"card": "Tyrion Lannister", "duplicates": 1}, "Lannisport", "The Tickler"],
            "hand": ["Burned Men", "The Hand's Judgment"],
            "gold": 5,
        },
    )
    t.p1.challenges("intrigue", "Catelyn Stark")
    assert not t.p2.asked("window.reaction")
    t.play.expect("window.action", 1)
    assert t.play.keys(1) == ["pass", "ambush:01091"]
    assert t.p2.refused("play:01045") == "cards.catelyn"
    t.p2.ambushes("Burned Men")
    assert t.p2.has("Burned Men")
    t.p2.defends("Tyrion Lannister")
    assert not t.told("ability.reaction")


@rule("cards.catelyn", "windows.cannot")
def test_catelyn_silences_without_any_other_text_in_play() -> None:
    t = joust({"play": ["Catelyn Stark"]}, {"play": ["Tyrion Lannister"]})
    t.p1.challenges("intrigue", "Catelyn Stark")
    assert not t.p2.asked("window.reaction")


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
