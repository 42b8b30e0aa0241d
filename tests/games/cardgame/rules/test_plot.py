"""The chapter `plot` of the ledger, as play."""

from __future__ import annotations

import pytest
from tests.games.cardgame.driver import joust, reveal, rule


@rule("plot.initiative", "plot.tie", "plot.first_player", "plot.choose", "plot.reveal")
def test_b001_equal_initiative_goes_to_less_power() -> None:
    t = joust(
        {"plots": ["Heads on Spikes"], "power": 5},
        {"plots": ["Taxation"], "power": 3},
        phase="plot",
    )
    assert t.p1.asked("plot.choose")
    assert t.p2.asked("plot.choose")
    t.p1.answer("plot:01013")
    assert t.play.view(1)["players"][0]["plot"]["card"] == "01019"
    t.p2.answer("plot:01024")
    t.play.expect("plot.first", 1)
    assert t.play.keys(1) == ["seat:0", "seat:1"]
    t.p2.answer("seat:0")
    assert t.st.first == 0
    assert t.told("first.named")[-1]["seat"] == 0


@rule("plot.tie")
def test_b002_then_chance_decides_and_repeats_from_the_seed() -> None:
    def winner(seed: int) -> int:
        t = joust(
            {"plots": ["Taxation"]}, {"plots": ["Calling the Banners"]}, phase="plot", seed=seed
        )
        t.p1.answer("plot:01024")
        t.p2.answer("plot:01007")
        return int(t.told("initiative.won")[-1]["seat"])

    found = [winner(seed) for seed in range(12)]
    assert set(found) == {0, 1}
    assert found == [winner(seed) for seed in range(12)]


@rule("plot.order", "windows.priority")
def test_b003_the_new_first_player_orders_when_revealed() -> None:
    t = joust(
        {"plots": ["Counting Coppers"]},
        {"plots": ["Power Behind the Throne"], "play": ["The Kingsroad"]},
        phase="plot",
    )
    reveal(t, "Counting Coppers", "Power Behind the Throne", first=1)
    t.play.expect("plot.order", 1)
    t.p2.answer("seat:1")
    assert [e["kind"] for e in t.play.events if e["kind"] in ("card.token", "cards.drawn")] == [
        "card.token",
        "cards.drawn",
        "cards.drawn",
        "cards.drawn",
    ]  # then the draw phase
    assert t.st.marks[t.st.plot[1]] == 1


@rule("plot.values")
def test_b004_initiative_modifiers_add_up() -> None:
    t = joust(
        {"faction": "greyjoy", "plots": ["Taxation"], "play": ["Salty Navigator", "The Kingsroad"]},
        {"plots": ["Naval Superiority"]},
        phase="plot",
    )
    t.p1.answer("plot:01024")
    t.p2.answer("plot:01017")
    assert t.told("initiative.won")[-1] == {"kind": "initiative.won", "seat": 0, "n": 8}


@rule("plot.recycle")
def test_b005_the_used_pile_returns_after_the_last_plot() -> None:
    used = ["Summons", "Taxation", "Confiscation", "Heads on Spikes", "Rebuilding"]
    t = joust(
        {"plots": ["Calm Over Westeros"], "used": used, "plot": "Building Orders"},
        {"plots": ["Sneak Attack"]},
        phase="plot",
    )
    reveal(t, "Calm Over Westeros", "Sneak Attack")
    t.play.expect("name.word", 0)
    assert len(t.p1.zone(7)) == 6  # still used while when revealed abilities resolve
    t.p1.answer("icon:military")
    assert t.p1.zone(7) == []
    assert len(t.p1.zone(6)) == 6
    assert t.p1.view["plot"]["card"] == "01008"


@pytest.mark.parametrize(
    ("name", "gold", "initiative", "reserve"),
    [
        ("Littlefinger", 1, 0, 0),
        ("Tywin Lannister", 2, 0, 0),
        ("Lannisport Moneylender", 1, 0, 0),
        ("Paxter Redwyne", 1, 0, 0),
        ("The Roseroad", 1, 0, 0),
        ("Salty Navigator", 0, 1, 0),
        ("The Kingsroad", 0, 1, 0),
        ("Samwell Tarly", 0, 0, 1),
        ("The Iron Throne", 0, 0, 1),
    ],
)
@rule("plot.values")
def test_cards_that_change_the_plot(name: str, gold: int, initiative: int, reserve: int) -> None:
    t = joust({"play": [name], "plot": "Rebuilding"}, {"hand": ["Arya Stark"]}, phase="marshal")
    plot = t.p1.view["plot"]
    assert (plot["gold"], plot["initiative"], plot["reserve"]) == (
        5 + gold,
        5 + initiative,
        6 + reserve,
    )
