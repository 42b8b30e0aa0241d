"""The plots, one by one."""

from __future__ import annotations

import pytest
from tests.games.cardgame.driver import code_of, joust, reveal, rule


@rule("cards.wildfire", "targets.reference", "targets.up_to", "saves.cannot")
def test_b007_wildfire_assault() -> None:
    five = ["Arya Stark", "Bran Stark", "Summer", "Winterfell Steward", "Direwolf Pup"]
    t = joust(
        {
            "plots": ["Wildfire Assault"],
            "play": [{"card": n, "duplicates": int(n == "Bran Stark")} for n in five],
        },
        {
            "plots": ["Taxation"],
            "play": [
                {"card": "Tyrion Lannister", "attachments": ["Bodyguard"]},
                {"card": "Cersei Lannister"},
            ],
        },
        phase="plot",
    )
    reveal(t, "Wildfire Assault", "Taxation")
    assert t.p1.refused(*t.p1.keys_for(*five[:4])) == "targets.up_to"
    t.p1.picks("Arya Stark", "Summer", "Direwolf Pup")
    t.p2.picks("Cersei Lannister")
    assert sorted(t.p1.dead) == ["01142", "01152"]
    assert t.p2.dead == ["01089"]
    assert "01033" in t.p2.hand  # the bodyguard could not help


@rule("cards.heads")
@pytest.mark.parametrize(("card", "power"), [("Summer", 2), ("For the North!", 0)])
def test_b008_heads_on_spikes(card: str, power: int) -> None:
    t = joust(
        {"plots": ["Heads on Spikes"]},
        {"plots": ["Sneak Attack"], "faction": "stark", "hand": [card]},
        phase="plot",
    )
    reveal(t, "Heads on Spikes", "Sneak Attack")
    t.p1.answer("seat:1")
    assert t.p1.power == power
    assert (t.p2.dead if power else t.p2.discard) == [code_of(card)]


@rule("cards.heads", "unique.dead")
def test_b009_a_copy_on_a_spike_blocks_duplicates() -> None:
    t = joust(
        {"plots": ["Heads on Spikes"]},
        {"plots": ["Sneak Attack"], "play": ["Tywin Lannister"], "hand": ["Tywin Lannister"] * 2},
        phase="plot",
    )
    reveal(t, "Heads on Spikes", "Sneak Attack", first=1)
    t.p1.answer("seat:1")
    assert t.p2.has("Tywin Lannister")
    t.to_phase("marshal")
    t.until("window.action", 1)
    assert t.p2.asked("window.action")
    assert not t.p2.may("duplicate", "Tywin Lannister")
    assert t.p2.refused("duplicate:01090") == "unique.dead"


@rule("cards.marching_orders", "windows.cannot", "keywords.ambush")
def test_c007_marching_orders() -> None:
    t = joust(
        {
            "faction": "lannister",
            "plot": "Marching Orders",
            "play": ["Joffrey Baratheon"],
            "hand": ["Widow's Wail", "Western Fiefdom", "Hear Me Roar!", "Burned Men"],
        },
        {},
        phase="marshal",
    )
    assert t.p1.refused("marshal:01096") == "cards.marching_orders"
    assert t.p1.refused("marshal:01099") == "cards.marching_orders"
    assert t.p1.refused("play:01100") == "cards.marching_orders"
    assert t.p1.may("marshal", "Burned Men")
    t.to_phase("challenges")
    t.p1.ambushes("Widow's Wail", on="Joffrey Baratheon")
    assert t.p1.strength("Joffrey Baratheon") == 5
    assert t.p1.icon("Joffrey Baratheon", "military")


@rule("cards.game_of_thrones")
def test_d019_a_game_of_thrones() -> None:
    t = joust(
        {"faction": "lannister", "play": ["Tywin Lannister", "The Tickler", "Lannisport Merchant"]},
        {"plot": "A Game of Thrones", "faction": "stark", "play": ["Catelyn Stark", "Arya Stark"]},
    )
    assert t.play.keys(0) == ["pass", "challenge:intrigue:1"]
    assert t.p1.refused("challenge:power:1") == "cards.game_of_thrones"
    t.p1.challenges("intrigue", "The Tickler")
    t.p2.defends("Catelyn Stark")  # she wins, as the defender
    t.until("challenge.declare")  # the first player still has none to initiate
    t.play.expect("challenge.declare", 1)
    assert t.p2.may_challenge("power")


@rule("cards.sneak_attack", "windows.cannot")
def test_d020_sneak_attack_beats_permissions() -> None:
    t = joust(
        {
            "faction": "lannister",
            "plot": "Sneak Attack",
            "play": ["Casterly Rock", "Tyrion Lannister", "The Tickler"],
        },
        {},
    )
    t.p1.challenges("intrigue", "Tyrion Lannister")
    t.quiet()
    assert not t.p1.asked("challenge.declare")


@rule("cards.calm", "claim.zero", "effects.name")
def test_e008_calm_over_westeros() -> None:
    t = joust(
        {"plots": ["Sneak Attack", "Summons"], "play": ["Summer"]},
        {"plots": ["Calm Over Westeros", "Confiscation"], "play": ["Burned Men"]},
        phase="plot",
    )
    t.p1.answer("plot:01022")
    t.p2.answer("plot:01008")
    t.p2.answer("seat:0")
    t.p2.answer("seat:1") if t.p2.asked("plot.order") else None
    t.p1.answer("seat:1") if t.p1.asked("plot.order") else None
    t.p2.answer("icon:military")
    t.idle()
    assert any(e["kind"] == "shield" for e in t.play.view(None)["effects"])
    t.p1.challenges("military", "Summer")
    t.p2.answer([])
    assert t.told("claim.applied")[-1]["n"] == 0
    assert t.p2.has("Burned Men")
    t.to_phase("plot")
    t.p1.answer("plot:01021")
    t.p2.answer("plot:01009")
    assert not any(e["kind"] == "shield" for e in t.play.view(None)["effects"])


def test_supporting_the_faith() -> None:
    t = joust({"plot": "Supporting the Faith", "gold": 3, "play": ["Arya Stark"]}, {"gold": 2})
    assert (t.p1.gold, t.p2.gold) == (0, 0)


def test_counting_coppers_and_rebuilding() -> None:
    t = joust(
        {"plots": ["Rebuilding"], "discard": ["Ice", "Arya Stark"], "plot": "Summons"},
        {"plots": ["Counting Coppers"]},
        phase="plot",
    )
    t.p1.answer("plot:01019")
    t.p2.answer("plot:01010")
    t.p1.answer("seat:0")
    t.p1.answer("seat:0")  # its own plot first
    t.p1.picks("Ice")
    assert t.p1.discard == ["01141"]
    assert t.told("cards.drawn")[0]["n"] == 3


def test_power_behind_the_throne() -> None:
    t = joust(
        {
            "plot": "Power Behind the Throne",
            "stand_token": 1,
            "play": [{"card": "Arya Stark", "kneeling": True}],
        },
        {},
        phase="draw",
    )
    t.p1.uses("Power Behind the Throne")
    t.p1.picks("Arya Stark")
    assert not t.p1.kneeling("Arya Stark")
    assert not t.p1.may("use", "Power Behind the Throne")


def test_the_winds_of_winter_claims_two() -> None:
    t = joust({"plot": "The Winds of Winter", "play": ["Arya Stark"]}, {"power": 5})
    t.p1.challenges("power", "Arya Stark")
    assert t.told("claim.applied")[-1]["n"] == 2
    assert t.p2.power == 3
