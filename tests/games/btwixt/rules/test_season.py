"""Seasons: how many, how long, what changes; the short game."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.btwixt.driver import (
    allies,
    begin,
    last_round,
    play_out,
    settle,
)

from weirwood.games.btwixt.facts import default_edition

ED = default_edition()


@pytest.mark.rule("btwixt:season.length", "btwixt:season.count", "btwixt:season.last")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("short", [False, True])
@pytest.mark.rule("btwixt:short.start_3_4", "btwixt:short.start_5_6")
def test_the_length_of_a_game(seats: int, short: bool) -> None:
    told = play_out(begin(seats, short=short))
    seasons = [e["args"]["season"] for e in told if e["kind"] == "season.began"]
    expected = ["summer", "autumn", "winter"] if seats < 5 else ["autumn", "winter"]
    assert seasons == expected[short:]
    rounds = sum(e["kind"] == "round.began" for e in told)
    assert rounds == len(seasons) * (seats + 1)


@pytest.mark.rule("btwixt:season.change", "btwixt:round.advance")
def test_a_new_season_brings_new_hands() -> None:
    p = settle(last_round(hands=[["inf_final_assault"], ["inf_rout"], ["inf_rout"], []]))
    settle(p.answer(1, "kneel").answer(2, "kneel"))
    view = p.view()
    assert (view["season"], view["round"]) == ("autumn", 1)
    assert [row["hand"] for row in view["leaders"]] == [10] * 4
    assert view["discard"] == []
    assert view["deck"] == 22
    assert Counter(ED.standard_deck) == Counter([*p.st.deck, *(c for h in p.st.hands for c in h)])


@pytest.mark.rule("btwixt:season.kept", "btwixt:season.token_moves")
def test_councils_and_dead_pile_stay() -> None:
    p = settle(
        last_round(
            dead=["ally_varys"],
            councils={"2": {"allies": ["ally_bronn"], "tokens": [2]}},
            ally_deck=["ally_qyburn"],
            first=0,
        )
    )
    assert p.view()["season"] == "autumn"
    assert p.view()["dead"] == ["ally_varys"]
    assert allies(p, 2) == ["ally_bronn"]
    assert len(p.st.tokens[2]) == 1
    assert p.view()["current"]["ally"] == "ally_qyburn"
    assert p.view()["first"] == 1


@pytest.mark.rule("btwixt:season.last")
def test_the_last_round_of_winter_ends_the_game() -> None:
    p = settle(last_round(season="winter"))
    assert p.over


@pytest.mark.rule("btwixt:short.events")
@pytest.mark.parametrize(("seats", "added"), [(3, [3]), (4, [3]), (5, []), (6, [])])
def test_events_of_the_short_game(seats: int, added: list[int]) -> None:
    told = play_out(begin(seats, advanced=True, short=True))
    assert [e["args"]["n"] for e in told if e["kind"] == "events.added"] == added
