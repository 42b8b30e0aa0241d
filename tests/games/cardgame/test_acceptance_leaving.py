"""Acceptance F: saves, duplicates, leaving play."""

# ruff: noqa: N802 - the tests bear the ids of the acceptance list
from __future__ import annotations

from typing import Any

import pytest
from tests.games.cardgame.table import Table, joust, rule


def killed_by_claim(them: dict[str, Any], victim: str) -> Table:
    """The second player loses a military challenge and chooses this victim."""
    t = joust({"play": ["Summer"]}, them)
    t.p1.challenges("military", "Summer")
    if t.p2.asked("challenge.defenders"):
        t.p2.answer([])
    t.until("claim.military", 1)
    t.p2.picks(victim)
    return t


@rule("duplicates.save", "duplicates.gone", "duplicates.blank", "leaving.strip")
def test_F001_a_duplicate_saves_or_goes_too() -> None:
    arya = {"card": "Arya Stark", "duplicates": 1, "power": 2, "attachments": ["Little Bird"]}
    t = killed_by_claim({"faction": "stark", "play": [arya, "Bran Stark"]}, "Arya Stark")
    t.p2.saves("Arya Stark")
    assert t.p2.discard == ["01141"]
    assert t.p2.power_on("Arya Stark") == 2
    assert t.p2.has("Little Bird")
    t = killed_by_claim({"faction": "stark", "play": [arya, "Bran Stark"]}, "Arya Stark")
    t.p2.passes()
    assert t.p2.dead == ["01141"]
    assert t.p2.discard == ["01141"]


@rule("duplicates.save", "leaving.sacrifice", "costs.no_save")
def test_F002_what_a_duplicate_saves_from() -> None:
    t = joust(
        {"plots": ["Confiscation"]},
        {
            "plots": ["Sneak Attack"],
            "play": [{"card": "Joffrey Baratheon", "attachments": ["Widow's Wail"]}],
            "hand": ["Widow's Wail"],
        },
        phase="marshal",
        first=1,
    )
    t.p2.duplicates_card("Widow's Wail")
    t.to_phase("plot")
    t.p1.answer("plot:01009")
    t.p2.answer("plot:01021")
    t.p2.answer("seat:0")
    t.p1.picks("Widow's Wail")
    t.p2.saves("Widow's Wail")
    assert t.p2.has("Widow's Wail")
    bran = {"card": "Bran Stark", "duplicates": 1}
    t = joust(
        {"faction": "stark", "play": ["Summer"], "hand": ["For the North!"]},
        {"faction": "stark", "play": [bran, "Arya Stark"]},
    )
    t.p1.challenges("military", "Summer")
    t.p1.plays("For the North!")
    t.p1.picks("Summer")
    t.p2.uses("Bran Stark")  # sacrificed as a cost: no save
    assert t.p2.discard == ["01142", "01142"]
    waking = {"card": "Daenerys Targaryen", "duplicates": 1}
    t = joust({"faction": "targaryen", "play": [waking], "hand": ["Waking the Dragon"]}, {})
    t.p1.plays("Waking the Dragon")
    t.p1.picks("Daenerys Targaryen")
    t.until("window.save", 0)
    t.p1.saves("Daenerys Targaryen")
    assert t.p1.has("Daenerys Targaryen")


@rule("saves.save", "leaving.discard")
def test_F003_bodyguard() -> None:
    guarded = {"card": "Tyrion Lannister", "attachments": ["Bodyguard"]}
    t = killed_by_claim({"play": [guarded, "Burned Men"]}, "Tyrion Lannister")
    t.p2.uses("Bodyguard")
    assert t.p2.has("Tyrion Lannister")
    assert t.p2.discard == ["01033"]
    t = joust({"play": ["Varys"]}, {"play": [guarded]}, phase="dominance")
    t.p1.uses("Varys")
    t.p2.uses("Bodyguard")
    assert t.p2.has("Tyrion Lannister")
    t = joust(
        {"faction": "lannister", "play": [guarded]},
        {"faction": "martell", "play": ["Ghaston Grey"]},
    )
    t.p1.challenges("power", "Tyrion Lannister")
    t.p2.uses("Ghaston Grey")
    t.p2.picks("Tyrion Lannister")
    assert not t.p1.asked("window.save")
    assert "01089" in t.p1.hand


@rule("cards.aemon")
def test_F004_maester_aemon() -> None:
    watch = {"faction": "nights_watch", "play": ["Maester Aemon", "Ranging Party"]}
    t = killed_by_claim(dict(watch), "Ranging Party")
    t.p2.uses("Maester Aemon")
    assert t.p2.kneeling("Maester Aemon")
    assert t.p2.has("Ranging Party")
    kneeling = {
        "faction": "nights_watch",
        "play": [{"card": "Maester Aemon", "kneeling": True}, "Ranging Party"],
    }
    t = killed_by_claim(kneeling, "Ranging Party")
    assert t.p2.dead == ["01132"]
    t = joust({"play": ["Varys"]}, dict(watch), phase="dominance")
    t.p1.uses("Varys")
    assert sorted(t.p2.discard) == ["01125", "01132"]


@rule("attachments.return", "keywords.terminal", "attachments.control", "leaving.owner")
def test_F005_attachments_go_home() -> None:
    host = {
        "card": "Tyrion Lannister",
        "attachments": [{"card": "Little Bird", "owner": 0}, "Milk of the Poppy"],
    }
    t = killed_by_claim({"play": [host]}, "Tyrion Lannister")
    assert "01034" in t.p1.hand
    assert "01035" in t.p2.discard


@rule("values.blank")
def test_F006_milk_of_the_poppy() -> None:
    eddard = {
        "card": "Eddard Stark",
        "kneeling": True,
        "attachments": [{"card": "Milk of the Poppy", "owner": 0}],
    }
    t = joust(
        {"faction": "lannister", "play": ["The Tickler"]}, {"faction": "stark", "play": [eddard]}
    )
    assert not t.p2.keyword("Eddard Stark", "renown")
    assert t.p2.strength("Eddard Stark") == 5
    assert t.p2.icon("Eddard Stark", "military")
    t.p1.challenges("military", "The Tickler")
    assert not t.p2.asked("window.reaction")
    t.until("claim.military")


@rule("cards.varys", "zones.removed", "leaving.together")
def test_F007_varys() -> None:
    t = joust(
        {"play": ["Varys", {"card": "Arya Stark", "duplicates": 1}]},
        {"play": ["The Tickler", {"card": "Tyrion Lannister", "attachments": ["Bodyguard"]}]},
        phase="dominance",
    )
    t.p2.passes() if t.p2.asked("window.action") else None
    t.p1.uses("Varys")
    t.p1.saves("Arya Stark")
    t.p2.uses("Bodyguard")
    assert t.p1.removed == ["01029"]
    assert t.p1.has("Arya Stark")
    assert t.p2.has("Tyrion Lannister")
    assert "01088" in t.p2.discard


@rule("cards.tears", "effects.end_of_phase", "effects.delayed")
def test_F008_tears_of_lys() -> None:
    t = joust(
        {"faction": "lannister", "play": ["Tyrion Lannister"], "hand": ["Tears of Lys"], "gold": 1},
        {"faction": "stark", "play": [{"card": "Eddard Stark", "duplicates": 1}, "Catelyn Stark"]},
    )
    t.p1.challenges("intrigue", "Tyrion Lannister")
    t.until("challenge.defenders", 1)
    t.p2.answer([])
    t.p1.plays("Tears of Lys")
    assert t.play.keys(0) == [f"card:01144:{t.st.tag[t.p2.card('Eddard Stark')]}"]
    t.p1.picks("Eddard Stark")
    assert t.st.poison[t.p2.card("Eddard Stark")] == 1
    t.until("window.save", 1)
    assert t.phase == "between"
    t.p2.saves("Eddard Stark")
    assert t.p2.has("Eddard Stark")
    assert t.st.poison[t.p2.card("Eddard Stark")] == 0


@rule("challenges.after", "limits.maximum")
def test_F009_put_to_the_sword() -> None:
    t = joust(
        {"play": ["Eddard Stark"], "hand": ["Put to the Sword"] * 2, "gold": 4},
        {"play": [{"card": "Cersei Lannister", "duplicates": 1}, "Burned Men"]},
    )
    t.p1.challenges("military", "Eddard Stark")
    t.p2.answer([])
    t.p1.plays("Put to the Sword")
    t.p1.picks("Cersei Lannister")
    t.p2.saves("Cersei Lannister")
    assert not t.p1.may("play", "Put to the Sword")
    t.until("claim.military", 1)
    t.p2.picks("Burned Men")
    assert t.p2.dead == ["01091"]


@rule("saves.terminal", "saves.terminal_order", "costs.before")
def test_F010_dracarys_kills_at_once() -> None:
    t = joust(
        {"faction": "targaryen", "play": ["Drogon", "Viserion"], "hand": ["Dracarys!"], "gold": 1},
        {"play": [{"card": "Cersei Lannister", "duplicates": 1}]},
    )
    t.p1.challenges("power", "Viserion")
    t.p2.defends("Cersei Lannister")
    t.p1.plays("Dracarys!")
    t.p1.picks("Drogon")
    assert t.p1.kneeling("Drogon")
    t.p1.picks("Cersei Lannister")
    assert not t.p2.asked("window.save")
    assert t.p2.dead == ["01084"]
    assert t.p2.discard == ["01084"]


@rule("saves.terminal", "effects.lasting")
def test_F011_dracarys_waits_for_strength_zero() -> None:
    t = joust(
        {
            "faction": "targaryen",
            "play": ["Drogon", "Rhaegal", "Khal Drogo", "Plaza of Punishment"],
            "hand": ["Dracarys!"],
            "gold": 1,
        },
        {"play": ["Tywin Lannister"]},
    )
    t.p1.challenges("power", "Khal Drogo")
    t.p2.defends("Tywin Lannister")
    t.p1.plays("Dracarys!")
    t.p1.picks("Rhaegal")
    t.p1.picks("Tywin Lannister")
    assert t.p2.strength("Tywin Lannister") == 2
    t.p1.uses("Plaza of Punishment")
    t.p1.picks("Tywin Lannister")
    assert t.p2.dead == ["01090"]


@rule("targets.choose")
def test_F012_plaza_of_punishment() -> None:
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


@rule("cards.risen", "attachments.return")
def test_F013_risen_from_the_sea() -> None:
    t = killed_by_claim(
        {"faction": "greyjoy", "play": ["Theon Greyjoy"], "hand": ["Risen from the Sea"]},
        "Theon Greyjoy",
    )
    t.p2.plays("Risen from the Sea")
    assert t.p2.strength("Theon Greyjoy") == 4
    risen = next(c for c in t.p2.view["play"] if c["card"] == "01081")
    assert risen["type"] == "attachment"
    t.to_phase("plot")
    t = joust(
        {"faction": "greyjoy", "play": ["Theon Greyjoy"], "hand": ["Risen from the Sea"]},
        {"faction": "stark", "play": ["Summer", "Grey Wind", "Robb Stark"]},
        first=1,
    )
    t.p2.challenges("military", "Summer")
    t.until("claim.military", 0)
    t.p1.picks("Theon Greyjoy")
    t.p1.plays("Risen from the Sea")
    t.p2.uses("Grey Wind") if t.p2.may("use", "Grey Wind") else None
    assert t.p1.has("Theon Greyjoy")


@rule("saves.terminal", "cards.risen")
def test_F014_risen_against_strength_zero() -> None:
    t = joust(
        {"faction": "targaryen", "play": ["Khal Drogo", "Plaza of Punishment"]},
        {"faction": "greyjoy", "play": ["Maester Wendamyr"], "hand": ["Risen from the Sea"]},
    )
    t.p1.challenges("power", "Khal Drogo")
    t.p2.answer([])
    t.p1.uses("Plaza of Punishment")
    t.p1.picks("Maester Wendamyr")
    t.p2.plays("Risen from the Sea")
    assert t.p2.has("Maester Wendamyr")
    assert t.p2.dead == []


@rule("windows.instead", "windows.interrupt")
def test_F015_ser_davos_returns_instead() -> None:
    t = joust(
        {"faction": "lannister", "plots": ["Wildfire Assault"], "play": ["Joffrey Baratheon"]},
        {
            "faction": "baratheon",
            "plots": ["Sneak Attack"],
            "play": ["Ser Davos Seaworth", "Bastard in Hiding"],
        },
        phase="plot",
    )
    t.p1.answer("plot:01026")
    t.p2.answer("plot:01021")
    t.p2.answer("seat:0")
    t.p1.picks("Joffrey Baratheon")
    t.p2.picks("Bastard in Hiding")
    t.p2.uses("Ser Davos Seaworth")
    assert "01050" in t.p2.hand
    assert t.p2.dead == []
    assert t.told("card.killed")
    assert t.p1.power_on("Joffrey Baratheon") == 0


@rule("windows.reaction")
def test_F016_robb_stark() -> None:
    board = {
        "faction": "stark",
        "play": [{"card": "Robb Stark", "kneeling": True}, "Bran Stark", "Tumblestone Knight"],
    }
    t = killed_by_claim(dict(board), "Tumblestone Knight")
    t.p2.uses("Robb Stark")
    assert not t.p2.kneeling("Robb Stark")
    board["play"] = [
        {"card": "Robb Stark", "kneeling": True},
        {"card": "Arya Stark", "duplicates": 1},
    ]
    t = killed_by_claim(dict(board), "Arya Stark")
    t.p2.saves("Arya Stark")
    assert not t.p2.may("use", "Robb Stark")


@rule("windows.once", "windows.shared", "windows.no_limbo")
def test_F017_joffrey_and_two_lords() -> None:
    t = joust(
        {
            "faction": "lannister",
            "plot": "The Winds of Winter",
            "play": ["Joffrey Baratheon", "Burned Men"],
        },
        {"faction": "stark", "play": ["Bran Stark", "Eddard Stark"]},
    )
    t.p1.challenges("military", "Burned Men")
    t.p2.answer([])
    t.p2.picks("Bran Stark", "Eddard Stark")
    assert len(t.p2.dead) == 2
    t.p1.uses("Joffrey Baratheon")
    t.p1.uses("Joffrey Baratheon")
    assert t.p1.power_on("Joffrey Baratheon") == 2
    assert not t.p1.may("use", "Joffrey Baratheon")


@rule("windows.interrupt")
def test_F018_viserys_leaving_in_any_way() -> None:
    milk = {"card": "Milk of the Poppy", "owner": 1}
    t = joust(
        {
            "faction": "targaryen",
            "play": ["Viserys Targaryen", {"card": "Khal Drogo", "attachments": [milk]}],
            "hand": ["Waking the Dragon"],
        },
        {},
    )
    t.p1.plays("Waking the Dragon")
    t.p1.picks("Viserys Targaryen")
    t.until("window.interrupt", 0)
    t.p1.uses("Viserys Targaryen")
    t.p1.picks("Milk of the Poppy")
    assert "01035" in t.p2.discard
    assert "01167" in t.p1.hand


@rule("leaving.new", "limits.limit")
def test_F019_a_card_that_comes_back_is_new() -> None:
    t = joust(
        {
            "faction": "martell",
            "play": ["Arianne Martell"],
            "hand": ["House Dayne Knight", "Arianne Martell"],
        },
        {"faction": "martell", "play": ["Ghaston Grey"]},
        phase="draw",
    )
    t.p1.uses("Arianne Martell")
    t.p1.picks("House Dayne Knight")
    assert t.p1.hand.count("01104") == 2
    assert not any("01104" in key for key in t.st.uses)
    t.to_phase("marshal")
    t.p1.marshals("Arianne Martell")
    assert t.p1.strength("Arianne Martell") == 4


@rule("cards.gold_cloaks", "windows.forced")
@pytest.mark.parametrize("ambushed", [True, False])
def test_F020_gold_cloaks(ambushed: bool) -> None:
    if ambushed:
        t = joust({"faction": "lannister", "hand": ["Gold Cloaks"], "gold": 2}, {})
        t.p1.ambushes("Gold Cloaks")
        t.to_phase("plot")
        assert t.p1.discard == ["01092"]
    else:
        t = joust({"faction": "lannister", "play": ["Gold Cloaks"]}, {})
        t.to_phase("plot")
        assert t.p1.has("Gold Cloaks")


@rule("winning.total", "leaving.strip")
def test_F021_power_on_a_leaving_character_is_lost() -> None:
    t = killed_by_claim(
        {"play": [{"card": "Tywin Lannister", "power": 4}], "power": 1}, "Tywin Lannister"
    )
    assert t.p2.total == 1
