"""The chapter `claim` of the ledger, as play."""

from __future__ import annotations

import pytest
from tests.games.cardgame.driver import joust, reveal, rule

THREE = ["Burned Men", "The Tickler", "Joffrey Baratheon"]


@rule("claim.military", "leaving.together", "leaving.kill")
def test_e001_claim_two_kills_two_together() -> None:
    t = joust({"plot": "The Winds of Winter", "play": ["Summer"]}, {"play": THREE})
    t.p1.challenges("military", "Summer")
    t.p2.answer([])
    d = t.play.expect("claim.military", 1)
    assert (d.least, d.most) == (2, 2)
    t.p2.picks("Burned Men", "The Tickler")
    assert sorted(t.p2.dead) == ["01088", "01091"]


@rule("claim.military")
def test_e002_fewer_characters_than_claim() -> None:
    t = joust({"plot": "The Winds of Winter", "play": ["Summer"]}, {"play": ["Burned Men"]})
    t.p1.challenges("military", "Summer")
    t.p2.answer([])
    assert t.play.expect("claim.military", 1).most == 1
    t.p2.picks("Burned Men")
    t = joust({"plot": "The Winds of Winter", "play": ["Summer"]}, {})
    t.p1.challenges("military", "Summer")
    assert t.told("claim.applied")
    assert t.p2.dead == []


@rule("claim.saved", "saves.save", "duplicates.save")
def test_e003_a_saved_character_satisfies_claim() -> None:
    t = joust(
        {"play": ["Summer"]},
        {"play": [{"card": "Cersei Lannister", "duplicates": 1}, "Burned Men"]},
    )
    t.p1.challenges("military", "Summer")
    t.p2.answer([])
    t.p2.picks("Cersei Lannister")
    t.p2.saves("Cersei Lannister")
    assert t.p2.has("Cersei Lannister")
    assert t.p2.has("Burned Men")
    assert t.p2.dead == []


@rule("claim.intrigue", "draw.fewer")
def test_e004_intrigue_claim_takes_random_cards() -> None:
    hand = ["Burned Men", "The Tickler", "Gold Cloaks"]
    t = joust({"play": ["Catelyn Stark"]}, {"hand": hand})
    t.until("challenge.declare", 0)
    t.p1.answer("challenge:intrigue:1")
    t.p1.picks("Catelyn Stark")
    t.until("challenge.declare") if not t.over and t.play.asked().kind != "plot.choose" else None
    assert len(t.p2.discard) >= 1
    t = joust({"play": ["Catelyn Stark"], "plot": "The Winds of Winter"}, {"hand": ["Lannisport"]})
    t.p1.challenges("intrigue", "Catelyn Stark")
    t.quiet()
    assert "01098" in t.p2.discard


@rule("claim.power", "winning.moved")
def test_e005_power_claim_moves_from_the_faction_card() -> None:
    t = joust(
        {
            "faction": "baratheon",
            "play": [{"card": "Stannis Baratheon", "attachments": ["Lightbringer"]}],
            "plot": "The Winds of Winter",
        },
        {"power": 1, "play": [{"card": "Tywin Lannister", "power": 3}]},
    )
    t.p1.challenges("power", "Stannis Baratheon")
    t.p2.answer([])
    assert t.p2.power == 0
    assert t.p2.power_on("Tywin Lannister") == 3
    assert t.p1.power == 2  # one moved, one for the unopposed challenge
    t.until("keywords.use", 0)
    assert not t.told("ability.reaction")
    t.p1.picks("Stannis Baratheon")
    t.p1.uses("Lightbringer")
    assert not t.p1.kneeling("Stannis Baratheon")


@rule("claim.read")
def test_e006_cersei_must_attack_when_claim_is_read() -> None:
    hand = ["Winterfell Steward", "Bran Stark", "Summer"]
    t = joust(
        {"faction": "lannister", "play": ["Cersei Lannister"]}, {"faction": "stark", "hand": hand}
    )
    t.p1.challenges("intrigue", "Cersei Lannister")
    assert t.told("claim.applied")[-1]["n"] == 2
    t = joust(
        {"faction": "lannister", "play": ["Cersei Lannister", "Tyrion Lannister"]},
        {"faction": "tyrell", "play": ["Highgarden"], "gold": 1, "hand": ["Left"] * 3},
    )
    t.p1.challenges("intrigue", "Cersei Lannister", "Tyrion Lannister")
    t.p2.uses("Highgarden")
    t.p2.picks("Cersei Lannister")
    assert t.told("claim.applied")[-1]["n"] == 1


@rule("claim.military")
def test_a_wrong_number_of_victims_cites_the_claim() -> None:
    t = joust({"play": ["Vanguard of the North"]}, {"play": ["Burned Men", "The Tickler"]})
    t.p1.challenges("military", "Vanguard of the North")
    t.until("claim.military", 1)
    assert t.p2.refused([]) == "claim.military"
    assert t.p2.refused(t.p2.keys_for("Burned Men", "The Tickler")) == "claim.military"


@rule("claim.read", "effects.lasting")
@pytest.mark.parametrize("named", ["military", "intrigue"])
def test_calm_over_westeros_calms_the_named_challenges_alone(named: str) -> None:
    """Whatever they hold: with empty hands the type is named all the same."""
    t = joust(
        {"plots": ["Taxation"], "play": ["Summer", "Catelyn Stark"]},
        {"plots": ["Calm Over Westeros"], "play": ["Burned Men"]},
        phase="plot",
    )
    reveal(t, "Taxation", "Calm Over Westeros")
    t.p2.answer(f"icon:{named}")
    t.to_phase("challenges")
    t.p1.challenges("intrigue", "Catelyn Stark")
    t.end_challenge()
    t.p1.challenges("military", "Summer")
    t.until("challenge.defenders", 1)
    t.p2.answer([])
    claims = {row["icon"]: row["n"] for row in t.told("claim.applied")}
    assert claims == {"military": 1, "intrigue": 1} | {named: 0}
