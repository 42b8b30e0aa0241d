"""Cards: neutral, as play."""

from __future__ import annotations

from tests.games.cardgame.driver import joust, rule, sword


@rule("cards.varys", "zones.removed", "leaving.together")
def test_f007_varys() -> None:
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
def test_f008_tears_of_lys() -> None:
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


@rule("cards.judgment", "windows.cancel", "windows.would", "limits.cancelled", "abilities.event")
def test_g001_the_hands_judgment() -> None:
    t = sword(
        {"play": ["Burned Men", "The Tickler"], "hand": ["The Hand's Judgment"], "gold": 3},
        hand=["Put to the Sword"] * 2,
    )
    t.p2.plays("The Hand's Judgment")
    assert t.p2.gold == 1
    assert t.p2.has("Burned Men")
    assert t.p1.discard == ["01041"]
    assert t.p2.discard == ["01045"]
    assert not t.p1.may("play", "Put to the Sword")


@rule("cards.judgment", "windows.nested")
def test_g002_a_cancel_may_be_cancelled_for_nothing() -> None:
    t = sword(
        {"play": ["Burned Men"], "hand": ["The Hand's Judgment"], "gold": 3},
        hand=["Put to the Sword", "The Hand's Judgment"],
    )
    gold = t.p1.gold
    t.p2.plays("The Hand's Judgment")
    t.p1.plays("The Hand's Judgment")
    assert t.p1.gold == gold
    assert t.p2.dead == ["01091"]


def test_rattleshirts_raiders() -> None:
    seal = {"card": "Tyrion Lannister", "attachments": ["Seal of the Hand"], "kneeling": True}
    t = joust({"play": ["Rattleshirt's Raiders"]}, {"play": [seal]})
    t.p1.challenges("military", "Rattleshirt's Raiders")
    t.p1.uses("Rattleshirt's Raiders")
    t.p1.picks("Seal of the Hand")
    assert t.p2.discard == ["01032"]


def test_wildling_horde() -> None:
    t = joust({"play": ["Wildling Horde"]}, {"play": ["Tywin Lannister"]})
    t.p1.challenges("military", "Wildling Horde")
    t.p2.defends("Tywin Lannister")
    t.p1.uses("Wildling Horde")
    t.p1.picks("Wildling Horde")
    assert t.told("challenge.compared")[-1]["attack"] == 7
    assert t.st.kneel[t.st.home[0]] == 1 or t.told("standing.all")


def test_put_to_the_torch() -> None:
    t = joust(
        {"play": ["Eddard Stark"], "hand": ["Put to the Torch"], "gold": 1},
        {"play": ["Lannisport"]},
    )
    t.p1.challenges("military", "Eddard Stark")
    t.p1.plays("Put to the Torch")
    t.p1.picks("Lannisport")
    assert t.p2.discard == ["01098"]
