"""The kingsmoot draft."""

from __future__ import annotations

import random

import pytest
from tests.games.btwixt.driver import (
    begin,
    bid,
    play,
    play_out,
    rest_of_round,
)


@pytest.mark.rule("btwixt:kingsmoot.deck", "btwixt:kingsmoot.hand")
def test_all_white_and_blue_cards_are_in_the_deck() -> None:
    match = begin(4, draft="kingsmoot")
    everything = [*match.st.deck, *(c for pack in match.st.packs for c in pack)]
    assert len(everything) == 109
    assert [len(pack) for pack in match.st.packs] == [10] * 4
    assert match.st.reserve == ()
    assert match.st.whites == [()] * 4


@pytest.mark.rule("btwixt:kingsmoot.any_leader", "btwixt:kingsmoot.discard")
def test_any_leader_plays_any_white_card_and_it_is_discarded() -> None:
    p = bid(
        ["ldr_jon_kill_the_boy"],
        [],
        [],
        leaders=["leader_cersei", "leader_doran", "leader_euron"],
        settings={"draft": "kingsmoot"},
    )
    rest_of_round(play(p, 0, "ldr_jon_kill_the_boy"))
    assert p.view()["discard"] == ["ldr_jon_kill_the_boy"]


@pytest.mark.rule("btwixt:kingsmoot.with_advanced")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_advanced_game_adds_nothing_to_a_kingsmoot(seats: int) -> None:
    plain = begin(seats, draft="kingsmoot")
    both = begin(seats, draft="kingsmoot", advanced=True)
    for _ in range(60):
        assert plain.decisions == both.decisions
        d = plain.decisions[0]
        answer = plain.sample(d, random.Random(d.number))
        plain.answer(d, answer)
        both.answer(d, answer)
    assert plain.st.deck == both.st.deck
    assert plain.st.hands == both.st.hands
    assert "events.added" not in [e["kind"] for e in play_out(both)]
