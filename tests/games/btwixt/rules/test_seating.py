"""Who sits where: the whole round of chairs, walked."""

from __future__ import annotations

import pytest
from tests.games.btwixt.driver import bid

from weirwood.games.btwixt.rules import seating

TABLES = pytest.mark.parametrize("seats", [3, 4, 5, 6])


@TABLES
@pytest.mark.rule("btwixt:concepts.left", "btwixt:concepts.neighbours", "btwixt:concepts.council")
def test_every_leader_shares_a_council_with_each_neighbour(seats: int) -> None:
    st = bid(*([] for _ in range(seats))).st
    chairs = list(range(seats)) * 3  # clockwise, which is to the left, three times round
    for seat in range(seats):
        here = seats + seat
        on_the_left, on_the_right = chairs[here + 1], chairs[here - 1]
        assert seating.left(st, seat) == on_the_left
        assert seating.neighbours(st, seat) == (on_the_left, on_the_right)
        assert seating.members(st, seat) == (seat, on_the_left)
        mine = seating.councils_of(st, seat)
        assert [set(seating.members(st, c)) for c in mine] == [
            {seat, on_the_left},
            {seat, on_the_right},
        ]
        for other in range(seats):
            both = [c for c in range(seats) if {seat, other} == set(seating.members(st, c))]
            assert list(seating.shared(st, seat, other)) == both
        st.first = seat
        assert list(seating.turn_order(st)) == chairs[here : here + seats]


@TABLES
@pytest.mark.rule("btwixt:concepts.council")
def test_a_council_is_named_by_its_two_leaders(seats: int) -> None:
    st = bid(*([] for _ in range(seats))).st
    keys = [seating.council_key(st, c) for c in range(seats)]
    row = ["council:0:1", "council:1:2", "council:2:3", "council:3:4", "council:4:5"]
    assert keys == [*row[: seats - 1], f"council:{seats - 1}:0"]
    assert [seating.council_of_key(key) for key in keys] == list(range(seats))
    assert seating.council_of_key("token:2:3:0") == 2
    assert seating.SEAT_KEYS == ("seat:0", "seat:1", "seat:2", "seat:3", "seat:4", "seat:5")
