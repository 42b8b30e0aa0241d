"""What cannot be touched, and by whom (effects.protect_*).

`you` is the leader whose effect it is; `ally` says whether an ally's ability does it, which
protection by influence cards does not stop (effects.protect_priority).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from weirwood.games.btwixt.bids import blanked, holds, in_force
from weirwood.games.btwixt.state import CARD, Position, edition

if TYPE_CHECKING:
    from weirwood.games.btwixt.content import Edition


def lasting(st: Position, what: str, ally: bool, seat: int = -1) -> bool:
    """A protection for the round: an ally's stops everything, a card's stops cards."""
    ed = edition(st.edition)
    if not st.lasting and (st.current < 0 or not ed.allies[st.current].during):
        return False
    return any(
        fx.op == "protect"
        and fx.what == what
        and (you < 0 or not ally)
        and (seat < 0 or you == seat)
        for fx, you in in_force(st, ed)
    )


def in_pile(st: Position, ed: Edition, seat: int, what: str) -> bool:
    """A protection by a card that lies in this bid pile."""
    return any(
        ed.effects[e].op == "protect"
        and ed.effects[e].what == what
        and holds(st, ed.effects[e], seat)
        and not blanked(st, ed, x & CARD)
        for x in st.piles[seat]
        for e in ed.cards[x & CARD].in_pile
    )


def pile(st: Position, seat: int, you: int, ally: bool) -> bool:
    """Whether the cards of this bid pile cannot be moved, swapped, discarded or returned."""
    if lasting(st, "all_piles", ally):
        return True
    if ally:
        return False
    ed = edition(st.edition)
    if any(in_pile(st, ed, s, "all_piles") for s in range(st.seats)):
        return True
    if seat == you:
        return False
    return in_pile(st, ed, seat, "your_pile") or lasting(st, "your_pile_and_hand", ally, seat)


def hand(st: Position, seat: int, you: int, ally: bool) -> bool:
    """Whether the cards of this hand cannot be taken, discarded or looked at."""
    return seat != you and not ally and lasting(st, "your_pile_and_hand", ally, seat)


def table(st: Position, ally: bool) -> bool:
    """Whether all allies and tokens are protected for this round."""
    if lasting(st, "all_allies_and_tokens", ally):
        return True
    if ally:
        return False
    ed = edition(st.edition)
    return any(in_pile(st, ed, s, "all_allies_and_tokens") for s in range(st.seats))


def tokens(st: Position, council: int, ally: bool) -> bool:
    """Whether tokens of this council cannot be moved or returned."""
    ed = edition(st.edition)
    return table(st, ally) or any(
        ed.effects[e].what == "tokens_here"
        for a in st.councils[council]
        for e in ed.allies[a].council
    )


def ally_in(st: Position, council: int, target: int, ally: bool) -> bool:
    """Whether this ally of a council cannot be killed."""
    if table(st, ally):
        return True
    ed = edition(st.edition)
    here = st.councils[council]
    if any(ed.effects[e].what == "self" for e in ed.allies[target].council):
        return True
    guards = [
        a
        for a in here
        if any(ed.effects[e].what == "other_allies_here" for e in ed.allies[a].council)
    ]
    return bool(guards) and guards != [target]
