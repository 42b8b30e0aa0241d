"""Step 2: play influence cards (chapter bidding)."""

from __future__ import annotations

from weirwood.games.btwixt.bids import kneel, next_bidder
from weirwood.games.btwixt.effects.interpreter import resolve
from weirwood.games.btwixt.effects.plain import at_once
from weirwood.games.btwixt.playing import add_to_pile, begin_play, on_play
from weirwood.games.btwixt.state import Position
from weirwood.kernel import Flow, choose, procedure


@procedure
def bidding(st: Position) -> Flow[None]:
    """Leaders play a card or kneel, in turn, until all have knelt (bidding.turns)."""
    while next_bidder(st):
        you = st.turn
        key = yield from choose(st, "bidding.turn", you)
        if key == "kneel":
            kneel(st, you)
        else:
            begin_play(st, you, key)
            rest = at_once(st, on_play(st), you)
            if rest:
                yield from resolve(st, rest, you)
            add_to_pile(st, you)
        st.turn = (you + 1) % st.seats
