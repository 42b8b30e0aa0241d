"""Setup: leaders and first player (chapter setup)."""

from __future__ import annotations

from weirwood.games.btwixt.dealing import prepare, random_leader, take_leader, white_cards
from weirwood.games.btwixt.leaders import named_leaders, picked_leader
from weirwood.games.btwixt.seating import turn_order
from weirwood.games.btwixt.state import Position
from weirwood.kernel import Flow, choose, procedure


@procedure
def setup(st: Position) -> Flow[None]:
    """Shuffle, name the first player, take leaders in turn order (setup.leaders)."""
    prepare(st)
    named_leaders(st)
    for seat in tuple(turn_order(st)):
        if st.leader[seat] < 0:
            if st.leader_mode == "draft":
                key = yield from choose(st, "setup.leader", seat)
                take_leader(st, seat, picked_leader(st, key))
            else:
                take_leader(st, seat, random_leader(st))
    white_cards(st)
