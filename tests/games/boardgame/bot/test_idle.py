"""What a house does whose player has gone."""

from __future__ import annotations

import random

import weirwood


def test_a_house_without_a_player_holds_what_it_has() -> None:
    match = weirwood.new("boardgame", seats=3, seed=4)
    match.concede(0)
    rng = random.Random(4)
    while not match.over:
        d = match.decisions[0]
        assert d.seat != 0
        match.answer(d, match.sample(d, rng))
    assert match.standings[-1] == [0]
    moved = [e["args"] for e in match.events_for(None) if e["kind"] == "marches.moved"]
    assert all(e["house"] != "stark" for e in moved)
