"""Acceptance B: the plot phase."""

# ruff: noqa: N802 - the tests bear the ids of the acceptance list
from __future__ import annotations

import pytest
from tests.games.cardgame.table import Table, code_of, joust, rule


def reveal(t: Table, one: str, two: str, first: int = 0) -> None:
    """Both choose a plot; whoever wins initiative names the first player."""
    t.p1.answer(f"plot:{code_of(one)}")
    t.p2.answer(f"plot:{code_of(two)}")
    t.play.answer(t.play.asked().seat, f"seat:{first}")


@rule("plot.initiative", "plot.tie", "plot.first_player", "plot.choose", "plot.reveal")
def test_B001_equal_initiative_goes_to_less_power() -> None:
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
def test_B002_then_chance_decides_and_repeats_from_the_seed() -> None:
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
def test_B003_the_new_first_player_orders_when_revealed() -> None:
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
def test_B004_initiative_modifiers_add_up() -> None:
    t = joust(
        {"faction": "greyjoy", "plots": ["Taxation"], "play": ["Salty Navigator", "The Kingsroad"]},
        {"plots": ["Naval Superiority"]},
        phase="plot",
    )
    t.p1.answer("plot:01024")
    t.p2.answer("plot:01017")
    assert t.told("initiative.won")[-1] == {"kind": "initiative.won", "seat": 0, "n": 8}


@rule("plot.recycle")
def test_B005_the_used_pile_returns_after_the_last_plot() -> None:
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


@rule("windows.choices", "saves.cannot", "duplicates.gone")
def test_B006_marched_to_the_wall() -> None:
    t = joust(
        {
            "plots": ["Marched to the Wall"],
            "play": [{"card": "Arya Stark", "duplicates": 1}, "Winterfell Steward"],
        },
        {"plots": ["Taxation"], "play": ["The Tickler"]},
        phase="plot",
    )
    reveal(t, "Marched to the Wall", "Taxation", first=1)
    t.play.expect("target.card", 1)
    t.p2.picks("The Tickler")
    t.p1.picks("Arya Stark")
    assert t.p2.discard == ["01088"]
    assert t.p1.discard == ["01141", "01141"]
    assert t.p1.has("Winterfell Steward")


@rule("cards.wildfire", "targets.reference", "targets.up_to", "saves.cannot")
def test_B007_wildfire_assault() -> None:
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
    assert t.p1.refused(*t.p1.keys_for(*five[:4])) == "kernel.count"
    t.p1.picks("Arya Stark", "Summer", "Direwolf Pup")
    t.p2.picks("Cersei Lannister")
    assert sorted(t.p1.dead) == ["01142", "01152"]
    assert t.p2.dead == ["01089"]
    assert "01033" in t.p2.hand  # the bodyguard could not help


@rule("cards.heads")
@pytest.mark.parametrize(("card", "power"), [("Summer", 2), ("For the North!", 0)])
def test_B008_heads_on_spikes(card: str, power: int) -> None:
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
def test_B009_a_copy_on_a_spike_blocks_duplicates() -> None:
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


@rule("targets.own")
def test_B010_filthy_accusations_may_hit_only_oneself() -> None:
    t = joust(
        {"plots": ["Filthy Accusations"], "play": ["Arya Stark"]},
        {"plots": ["Sneak Attack"], "play": [{"card": "The Tickler", "kneeling": True}]},
        phase="plot",
    )
    reveal(t, "Filthy Accusations", "Sneak Attack")
    assert len(t.play.keys(0)) == 1
    t.p1.picks("Arya Stark")
    assert t.p1.kneeling("Arya Stark")


@rule("marshal.income")
def test_B011_calling_the_banners_comes_on_top_of_income() -> None:
    t = joust(
        {"plots": ["Calling the Banners"], "hand": ["Winter Is Coming"], "stand_token": 0},
        {
            "plots": ["Sneak Attack"],
            "play": ["The Tickler", "Tyrion Lannister", "Burned Men", "Joffrey Baratheon"],
        },
        phase="plot",
    )
    reveal(t, "Calling the Banners", "Sneak Attack")
    t.p1.answer("seat:1")
    assert t.told("gold.gained")[-1]["n"] == 4
    t.to_phase("marshal")
    assert t.p1.gold == 4 + 3


@rule("values.base")
def test_B012_naval_superiority() -> None:
    t = joust(
        {"plot": "Naval Superiority"},
        {"plot": "A Noble Cause", "play": ["The Roseroad"]},
        phase="marshal",
        first=1,
    )
    assert t.p2.view["plot"]["gold"] == 1
    t.windows()
    assert t.told("gold.income")[0]["n"] == 1


@rule("effects.search")
def test_B013_summons_may_find_nothing() -> None:
    ten = ["The Roseroad"] * 10
    t = joust(
        {"plots": ["Summons"], "deck": [*ten, "Arya Stark", "Arya Stark"]},
        {"plots": ["Sneak Attack"]},
        phase="plot",
    )
    reveal(t, "Summons", "Sneak Attack")
    t.play.expect("search.take", 0)
    assert t.play.keys(0) == ["none"]
    t.p1.answer("none")
    assert t.told("deck.shuffled")
    t = joust(
        {"plots": ["Summons"], "deck": ["Arya Stark", *ten], "faction": "stark"},
        {"plots": ["Sneak Attack"]},
        phase="plot",
    )
    reveal(t, "Summons", "Sneak Attack")
    assert t.play.keys(0) == ["none", "deck:01141"]
    t.p1.answer("none")
    assert not t.told("card.searched")


@rule("effects.put_into_play")
def test_B014_reinforcements_may_bring_a_duplicate() -> None:
    t = joust(
        {
            "plots": ["Reinforcements"],
            "play": ["Arya Stark"],
            "hand": ["Arya Stark"],
            "discard": ["Summer"],
        },
        {"plots": ["Sneak Attack"]},
        phase="plot",
    )
    reveal(t, "Reinforcements", "Sneak Attack")
    assert t.play.keys(0) == ["hand:01141", "discard:01148"]
    t.p1.answer("hand:01141")
    assert t.p1.duplicates == ["01141"]
    assert not t.told("ability.reaction")


@rule("values.blank", "keywords.once", "plot.values")
def test_B015_fortified_position_blanks_characters() -> None:
    t = joust(
        {
            "faction": "nights_watch",
            "plot": "Fortified Position",
            "play": [{"card": "Ranging Party", "attachments": ["Longclaw"]}],
        },
        {"plot": "Summons", "play": ["Tywin Lannister"], "gold": 3},
    )
    assert t.p2.strength("Tywin Lannister") == 6
    assert not t.p2.keyword("Tywin Lannister", "renown")
    assert t.p2.view["plot"]["gold"] == 4
    assert t.p1.keyword("Ranging Party", "renown")
    assert t.p1.strength("Ranging Party") == 6
