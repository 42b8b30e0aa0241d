"""The chapter `winning` of the ledger, as play."""

from __future__ import annotations

import pytest
from tests.games.cardgame.driver import joust, killed_by_claim, lay, melee, rule

import weirwood


@rule("winning.total", "leaving.strip")
def test_f021_power_on_a_leaving_character_is_lost() -> None:
    t = killed_by_claim(
        {"play": [{"card": "Tywin Lannister", "power": 4}], "power": 1}, "Tywin Lannister"
    )
    assert t.p2.total == 1


@rule("winning.fifteen")
def test_i001_fifteen_power_end_the_game_at_once() -> None:
    t = joust(
        {"play": ["Arya Stark"], "power": 14},
        {"play": [{"card": "Tywin Lannister", "kneeling": True}], "power": 3},
    )
    t.p1.challenges("power", "Arya Stark")
    t.idle()
    assert t.over
    assert t.play.match.standings == [[0], [1]]
    assert t.p2.power == 3  # claim was never applied


@rule("winning.total", "control.power", "control.change")
def test_i002_power_on_characters_counts_for_who_controls_them() -> None:
    t = joust(
        {"faction": "nights_watch", "hand": ["Take the Black"], "gold": 3, "power": 2},
        {"play": [{"card": "Burned Men", "power": 4, "attachments": ["Little Bird"]}], "power": 1},
        phase="dominance",
    )
    assert (t.p1.total, t.p2.total) == (3, 5)  # one for dominance
    t.p1.plays("Take the Black")
    t.p1.picks("Burned Men")
    assert (t.p1.total, t.p2.total) == (7, 1)
    assert t.p1.has("Burned Men")
    assert t.p2.has("Little Bird")


@rule("winning.deck")
def test_i003_the_last_card_of_a_deck() -> None:
    t = joust({"deck": ["Arya Stark", "Bran Stark"]}, {}, phase="draw")
    assert t.over
    assert t.play.match.standings == [[1], [0]]


@rule("winning.order", "winning.deck")
def test_i004_both_decks_at_once() -> None:
    two = ["Arya Stark", "Bran Stark"]
    t = joust({"deck": two}, {"deck": two}, phase="draw")
    t.play.expect("winning.eliminate", 0)
    t.p1.answer("seat:1")
    assert t.over
    assert t.play.match.standings == [[0], [1]]


@rule("winning.introductory")
@pytest.mark.parametrize(("power", "standings"), [((2, 1), [[0], [1]]), ((1, 1), [[0, 1]])])
def test_i005_the_introductory_game(power: tuple[int, int], standings: list[list[int]]) -> None:
    t = joust(
        {"deck": ["Arya Stark"], "power": power[0]},
        {"power": power[1]},
        phase="draw",
        introductory=True,
    )
    assert t.over
    assert t.play.match.standings == standings


@rule("winning.token", "melee.eliminated", "melee.goes_on", "round.order")
def test_j008_an_eliminated_first_player() -> None:
    t = melee(
        {"deck": ["Arya Stark"] * 2, "play": [{"card": "Littlefinger", "owner": 1}]},
        {"play": ["Burned Men"]},
        {"play": [{"card": "The Tickler", "attachments": [{"card": "Little Bird", "owner": 0}]}]},
        phase="draw",
    )
    assert not t.over
    assert t.st.out == (0,)
    assert t.st.first == 1
    assert t.p1.in_play == []
    assert "01028" in t.p2.discard
    assert t.st.host.count(t.seats[2].card("The Tickler")) == 0
    assert t.play.view(None)["players"][0]["out"]


@rule("winning.several")
def test_several_at_fifteen_the_first_player_names_the_winner() -> None:
    t = lay({"power": 15}, {"power": 16, "faction": "lannister"}, phase="marshal", first=1)
    t.play.expect("winning.name", 1)
    t.p2.answer("seat:0")
    assert t.play.match.standings[0] == [0]


@rule("winning.deck", "winning.order", "setup.refill")
def test_decks_may_run_out_while_hands_are_refilled() -> None:
    seven = ["Bran Stark", "Summer", "Grey Wind", "Arya Stark", "Sansa Stark", "Ice", "Jon Snow"]
    t = joust(
        {"hand": seven, "deck": ["Summer"]},
        {"faction": "stark", "hand": seven, "deck": ["Summer"]},
        phase="setup",
    )
    for seat in (0, 1):
        t.play.answer(seat, "keep")
    for seat in (0, 1):
        t.play.answer(seat, ["hand:01142"])
    t.play.expect("winning.eliminate", 0)
    t.p1.answer("seat:1")
    assert t.over
    assert t.play.match.standings == [[0], [1]]


@rule("winning.deck")
def test_a_deck_that_the_tickler_empties_ends_it_before_his_second_half() -> None:
    t = joust(
        {"faction": "lannister", "play": ["The Tickler"]},
        {"faction": "stark", "deck": ["Arya Stark"], "play": ["Arya Stark"]},
        phase="dominance",
    )
    t.p1.uses("The Tickler")
    assert t.over
    assert t.play.match.standings == [[0], [1]]


@rule("winning.introductory", "winning.deck")
def test_in_the_introductory_game_power_is_counted_when_the_deck_runs_out() -> None:
    """The copy that could be discarded has power: it counts, since nobody is asked any more."""
    t = joust(
        {"faction": "lannister", "play": ["The Tickler"], "power": 2},
        {"deck": ["Arya Stark"], "play": [{"card": "Arya Stark", "power": 3}]},
        phase="dominance",
        introductory=True,
    )
    t.p1.uses("The Tickler")
    assert t.over
    assert t.play.match.standings == [[1], [0]]


@rule("winning.deck", "melee.eliminated")
def test_in_melee_the_tickler_goes_on_without_whom_he_has_driven_out() -> None:
    t = melee(
        {"faction": "lannister", "play": ["The Tickler"]},
        {"deck": ["Ghost"], "play": ["Ghost"]},
        {"play": ["Ghost"]},
        phase="dominance",
    )
    t.p1.uses("The Tickler")
    t.p1.answer("seat:1")
    assert t.st.out == (1,)
    assert t.kind == "tickler.copy"
    assert [key.split(":")[0] for key in t.play.keys(0)] == ["none", "card"]


@rule("winning.deck")
def test_who_is_the_last_one_left_wins_by_that_and_not_by_power() -> None:
    t = joust({"deck": ["Arya Stark", "Bran Stark"], "power": 9}, {}, phase="draw")
    assert t.over
    assert [row["seat"] for row in t.told("game.last")] == [1]
    assert not t.told("game.won")


@rule("winning.introductory")
def test_three_players_with_introductory_decks_play_on() -> None:
    decks = ["intro_stark", "intro_lannister", "intro_stark"]
    match = weirwood.new("cardgame", seats=3, seed=1, options={"decks": decks})
    assert match.view(None)["introductory"] is False
