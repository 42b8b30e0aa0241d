"""The draft."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from tests.games.btwixt.driver import (
    begin,
    direction_of,
    last_round,
    settle,
)

from weirwood.games.btwixt.facts import default_edition
from weirwood.kernel.testing import Play

ED = default_edition()


@pytest.mark.rule("btwixt:draft.pick", "btwixt:draft.secret", "btwixt:draft.last_card")
def test_a_draft_keeps_one_and_passes_the_rest() -> None:
    p = Play.new("btwixt", seats=3, seed=4, options={"draft": "draft", "leaders": "deal"})
    packs = [p.view(s)["pack"] for s in range(3)]
    assert [len(pack) for pack in packs] == [10] * 3
    for turn in range(9):
        assert [d.seat for d in p.match.decisions] == [0, 1, 2]
        keys = [p.keys(s)[0] for s in range(3)]
        p.answer(1, keys[1])
        assert [d.seat for d in p.match.decisions] == [0, 2]
        assert p.view(0)["kept"] == p.view(0)["kept"][:turn]
        assert "kept" in p.view(1)
        p.answer(0, keys[0])
        p.answer(2, keys[2])
        if turn == 0:  # passed to the left: seat 1 holds what seat 0 had
            assert Counter(p.view(1)["pack"]) == Counter(packs[0]) - Counter([keys[0][5:]])
    assert [row["hand"] for row in p.view()["leaders"]] == [10] * 3
    p.expect("bidding.turn")


@pytest.mark.rule("btwixt:draft.direction", "btwixt:draft.direction_short")
@pytest.mark.parametrize(
    ("seats", "short", "expected"),
    [
        (4, False, {"summer": "left", "autumn": "right", "winter": "left"}),
        (6, False, {"autumn": "left", "winter": "right"}),
        (3, True, {"autumn": "left", "winter": "right"}),
        (6, True, {"winter": "left"}),
    ],
)
def test_the_direction_turns_with_every_season(
    seats: int, short: bool, expected: dict[str, str]
) -> None:
    match = begin(seats, draft="draft", short=short)
    rng = random.Random(2)
    found = {}
    while not match.over:
        d = match.decisions[0]
        if d.kind == "draft.keep":
            found[match.view()["season"]] = direction_of(match)
        match.answer(d, match.sample(d, rng))
    assert found == expected


@pytest.mark.rule("btwixt:draft.direction")
def test_to_the_right_in_the_second_season() -> None:
    p = settle(last_round(settings={"draft": "draft"}))
    packs = [p.view(s)["pack"] for s in range(4)]
    keys = [p.keys(s)[0] for s in range(4)]
    for s in range(4):
        p.answer(s, keys[s])
    assert Counter(p.view(0)["pack"]) == Counter(packs[1]) - Counter([keys[1][5:]])


@pytest.mark.rule("btwixt:draft.advanced")
def test_white_cards_are_never_passed() -> None:
    match = begin(4, draft="draft", advanced=True)
    assert [len(pack) for pack in match.st.packs] == [9] * 4
    assert not any(ED.white[c] for pack in match.st.packs for c in pack)
    rng = random.Random(1)
    while match.decisions[0].kind == "draft.keep":
        match.answer(match.decisions[0], match.sample(match.decisions[0], rng))
    assert all(sum(ED.white[c] for c in h) == 1 and len(h) == 10 for h in match.st.hands)
