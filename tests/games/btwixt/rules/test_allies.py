"""Allies and tokens on the move, one verb at a time."""

from __future__ import annotations

import pytest
from tests.games.btwixt.driver import bid, heard

from weirwood.games.btwixt.facts import default_edition
from weirwood.games.btwixt.rules import allies as rules
from weirwood.games.btwixt.state import NOBODY, TOKEN_SEEN

ED = default_edition()


@pytest.mark.rule("btwixt:ops.place_tokens", "btwixt:running_out.tokens")
@pytest.mark.parametrize("peeking", [False, True])
def test_a_token_is_put_on_an_ally_that_still_lies_there(peeking: bool) -> None:
    st = bid([], [], [], []).st
    for ally in range(len(ED.allies)):
        st.supply = [0, 1, 0]
        st.on_ally, st.placed, st.current = (), NOBODY, ally
        assert rules.put_on_current(st, 3, peeking)
        assert st.on_ally == ((1 | 1 << TOKEN_SEEN + 3) if peeking else 1,)
        assert st.supply == [0, 0, 0]
        assert heard(st)[-1].args["ally"] == ED.ally_ids[ally]
        assert not rules.put_on_current(st, 3, peeking)  # the supply is empty
    told = len(heard(st))
    for current, placed in ((NOBODY, NOBODY), (0, 0), (5, 2)):  # killed, or in its council
        st.supply = [1, 1, 1]
        st.on_ally, st.placed, st.current = (), placed, current
        assert not rules.put_on_current(st, 3, peeking)
        assert (st.on_ally, st.supply) == ((), [1, 1, 1])
    assert len(heard(st)) == told


@pytest.mark.rule("btwixt:cards.little_birds", "btwixt:concepts.kill")
def test_the_tokens_of_a_killed_current_ally_go_back() -> None:
    st = bid([], [], []).st
    st.current, st.dead = 7, (3,)
    st.supply = [4, 5, 6]
    st.on_ally = (0, 2 | 1 << TOKEN_SEEN, 2)
    rules.kill_current(st)
    assert (st.current, st.killed, st.dead, st.on_ally) == (NOBODY, 7, (3, 7), ())
    assert st.supply == [5, 5, 8]
    assert heard(st)[-1].args == {"ally": ED.ally_ids[7], "n": 3}


@pytest.mark.rule("btwixt:ops.return_tokens", "btwixt:ops.move_tokens", "btwixt:ops.peek_tokens")
def test_tokens_leave_their_place_and_keep_who_has_seen_them() -> None:
    seen = 2 | 1 << TOKEN_SEEN + 1
    for place in range(3):
        st = bid([], [], [], []).st
        row = (0, seen, 1)
        rest = row[:place] + row[place + 1 :]
        st.tokens = [(), row, (2,), ()]
        st.supply = [1, 1, 1]
        rules.shift_token(st, 1, 1, place, 2)
        assert st.tokens == [(), rest, (2, row[place]), ()]
        assert heard(st)[-1].args == {"seat": 1, "council_seats": [1, 2], "to_seats": [2, 3]}
        st.tokens = [(), row, (2,), ()]
        rules.give_back(st, 2, 1, place)
        assert st.tokens == [(), rest, (2,), ()]
        assert st.supply == [1 + (row[place] % 16 == face) for face in range(3)]
        assert heard(st)[-1].args == {"seat": 2, "council_seats": [1, 2]}
    rules.peek(st, 0, 1)
    assert st.tokens[1] == tuple(token | 1 << TOKEN_SEEN for token in rest)
    told = heard(st)[-1]
    assert told.secret == {"values": [ED.token_values[token % 16] for token in rest]}
    assert (told.seats, told.args["n"]) == ((0,), 2)


@pytest.mark.rule("btwixt:concepts.gain_token", "btwixt:running_out.tokens")
def test_a_token_of_the_mixed_supply_is_any_of_them() -> None:
    for supply in ([2, 0, 3], [0, 1, 0], [1, 1, 1]):
        found = []
        for at in range(sum(supply)):
            p = bid([], [], [])
            p.st.supply = list(supply)
            p.st.tape.inject = [("token", at)]
            assert rules.gain(p.st, 1, 0)
            found.append(p.st.tokens[0][-1])
            left = [n - (face == found[-1]) for face, n in enumerate(supply)]
            assert p.st.supply == left
            assert heard(p.st)[-1].args == {"seat": 1, "council_seats": [0, 1]}
        assert found == [face for face, n in enumerate(supply) for _ in range(n)]
    p.st.supply = [0, 0, 0]
    assert not rules.gain(p.st, 1, 0)
    assert len(p.st.tokens[0]) == 1
