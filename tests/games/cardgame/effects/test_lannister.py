"""Cards: lannister, as play."""

from __future__ import annotations

import pytest
from tests.games.cardgame.driver import joust, melee, rule


@rule("cards.gold_cloaks", "windows.forced")
@pytest.mark.parametrize("ambushed", [True, False])
def test_f020_gold_cloaks(ambushed: bool) -> None:
    if ambushed:
        t = joust({"faction": "lannister", "hand": ["Gold Cloaks"], "gold": 2}, {})
        t.p1.ambushes("Gold Cloaks")
        t.to_phase("plot")
        assert t.p1.discard == ["01092"]
    else:
        t = joust({"faction": "lannister", "play": ["Gold Cloaks"]}, {})
        t.to_phase("plot")
        assert t.p1.has("Gold Cloaks")


@rule("cards.treachery", "limits.cancelled")
def test_g004_treachery() -> None:
    t = joust(
        {"faction": "lannister", "play": ["Tyrion Lannister", "Cersei Lannister"]},
        {
            "faction": "lannister",
            "play": ["Tywin Lannister"],
            "hand": ["Treachery"] * 2,
            "gold": 2,
        },
    )
    t.p1.challenges("intrigue", "Cersei Lannister")
    t.p1.uses("Tyrion Lannister")
    t.p2.plays("Treachery")
    assert t.p1.gold == 0
    assert sum(t.st.uses.values()) >= 1
    t = joust(
        {"play": ["Eddard Stark"], "faction": "stark"},
        {"faction": "lannister", "play": ["Cersei Lannister"], "hand": ["Treachery"], "gold": 1},
    )
    t.p1.challenges("power", "Eddard Stark")
    t.p2.answer([])
    t.until("keywords.use", 0)
    t.p1.picks("Eddard Stark")
    assert t.p1.power_on("Eddard Stark") == 1
    assert "01102" in t.p2.hand


def test_lannisport_and_casterly_rock() -> None:
    t = joust(
        {
            "faction": "lannister",
            "play": ["Lannisport", "Casterly Rock", "The Tickler", "Cersei Lannister"],
        },
        {},
    )
    t.p1.challenges("intrigue", "The Tickler")
    t.p1.uses("Lannisport")
    assert len(t.p1.hand) == 1
    t.p1.challenges("intrigue", "Cersei Lannister")
    assert t.told("challenge.won")


def test_the_tickler_chooses_among_several_decks_and_his_victim_may_be_saved() -> None:
    t = melee(
        {"faction": "lannister", "play": ["The Tickler"]},
        {"faction": "stark", "deck": ["Arya Stark", "Ice"]},
        {"faction": "stark", "play": [{"card": "Arya Stark", "duplicates": 1}]},
        phase="dominance",
    )
    t.p1.uses("The Tickler")
    t.play.expect("tickler.player", 0)
    t.p1.answer("seat:1")
    t.p1.picks("Arya Stark")
    t.play.expect("window.save", 2)
    t.seats[2].saves("Arya Stark")
    assert t.seats[2].has("Arya Stark")
    assert t.p2.discard == ["01141"]


def test_a_guest_that_came_as_a_duplicate_leaves_as_one() -> None:
    t = joust(
        {
            "faction": "lannister",
            "play": ["Tyrion Lannister"],
            "hand": ["Tyrion Lannister", "Hear Me Roar!"],
            "gold": 2,
        },
        {"faction": "stark"},
        phase="challenges",
    )
    t.p1.plays("Hear Me Roar!")
    t.p1.picks("Tyrion Lannister")
    assert t.p1.duplicates == ["01089"]
    t.until("plot.choose")
    assert t.p1.duplicates == []
    assert sorted(t.p1.discard) == ["01089", "01100"]
    assert t.p1.has("Tyrion Lannister")
