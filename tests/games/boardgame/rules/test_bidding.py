"""Chapter bidding."""

from __future__ import annotations

import pytest
from tests.games.boardgame.driver import (
    BARATHEON,
    GREYJOY,
    LANNISTER,
    STARK,
    TYRELL,
    board,
    power,
    track,
)

from weirwood.kernel.testing import Play


def clash(**data: object) -> Play:
    return board(effect="clash", seats=4, **data)  # type: ignore[arg-type]  # plain scenario data


def bids(p: Play, *coins: int) -> Play:
    for seat, bid in enumerate(coins):
        if any(d.seat == seat for d in p.match.decisions):
            p.answer(seat, bid)
    return p


@pytest.mark.rule("boardgame:bidding.tracks", "boardgame:bidding.order", "boardgame:bidding.spent")
def test_three_bids_one_after_another_and_all_is_spent() -> None:
    p = clash()
    bids(p, 1, 2, 0, 3)
    assert track(p, "iron_throne") == ["greyjoy", "lannister", "stark", "baratheon"]
    assert power(p, "greyjoy") == 2
    assert p.expect("bidding.track").args == ("fiefdoms",)
    bids(p, 3, 2, 4, 1)
    assert p.expect("bidding.track").args == ("kings_court",)
    bids(p, 0, 1, 1, 1)
    assert [power(p, h) for h in ("stark", "lannister", "baratheon", "greyjoy")] == [1, 0, 0, 0]


@pytest.mark.rule("boardgame:bidding.secret")
def test_bids_are_secret_until_the_last() -> None:
    p = clash()
    p.answer(STARK, 4)
    seen = p.view(LANNISTER)
    assert all("answer" not in row or row["answer"] is None for row in seen["asked"])
    assert seen["houses"][STARK]["power"] == 5
    assert p.view(STARK)["asked"][0]["answer"] == 4
    bids(p, 0, 3, 2, 1)
    assert [e["power"] for e in p.told("bidding.shown")] == [2, 3, 4, 1]


@pytest.mark.rule("boardgame:bidding.available")
def test_nobody_bids_more_than_it_has() -> None:
    p = clash(power={"stark": 2, "greyjoy": 0})
    assert p.refused(STARK, 3) == "bidding.available"
    assert p.why_not(STARK, 0) is None
    assert all(d.seat != GREYJOY for d in p.match.decisions)  # nothing to bid with


@pytest.mark.rule("boardgame:bidding.ties", "boardgame:bidding.old_throne")
@pytest.mark.rule("boardgame:bidding.token")
def test_the_old_throne_settles_its_own_ties_and_the_new_one_the_next() -> None:
    p = clash()
    bids(p, 2, 1, 2, 2)
    p.expect("bidding.tie", BARATHEON)  # the old holder
    p.answer(BARATHEON, "house:greyjoy", "house:stark", "house:baratheon")
    assert track(p, "iron_throne") == ["greyjoy", "stark", "baratheon", "lannister"]
    bids(p, 1, 1, 0, 0)
    p.expect("bidding.tie", GREYJOY)  # the new holder already has the token
    p.answer(GREYJOY, "house:lannister", "house:stark")
    p.expect("bidding.tie", GREYJOY)
    p.answer(GREYJOY, "house:baratheon", "house:greyjoy")
    assert track(p, "fiefdoms") == ["lannister", "stark", "baratheon", "greyjoy"]


@pytest.mark.rule("boardgame:bidding.ties", "boardgame:bidding.order", "boardgame:bidding.token")
def test_the_fiefdoms_bid_of_five() -> None:
    p = board(
        seats=5,
        effect="clash",
        power=dict.fromkeys(("stark", "lannister", "baratheon", "greyjoy", "tyrell"), 10),
    )
    for seat, coins in ((STARK, 1), (LANNISTER, 2), (BARATHEON, 3), (GREYJOY, 5), (TYRELL, 4)):
        p.answer(seat, coins)
    assert track(p, "iron_throne")[0] == "greyjoy"
    for seat, coins in ((LANNISTER, 4), (BARATHEON, 3), (STARK, 3), (TYRELL, 2), (GREYJOY, 0)):
        p.answer(seat, coins)
    p.expect("bidding.tie", GREYJOY)
    p.answer(GREYJOY, "house:baratheon", "house:stark")
    assert track(p, "fiefdoms") == ["lannister", "baratheon", "stark", "tyrell", "greyjoy"]
