"""What cannot be touched, and by whom (effects.protect_*).

`you` is the leader whose effect it is; `ally` says whether an ally's ability does it, which
protection by influence cards does not stop (effects.protect_priority).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from weirwood.games.btwixt.bids import blanked, holds, holds_here, in_force
from weirwood.games.btwixt.state import CARD, EDITIONS, Position

if TYPE_CHECKING:
    from weirwood.games.btwixt.content import Edition


def quiet(st: Position, ed: Edition) -> bool:
    """Whether nothing at all lasts for this round."""
    return not st.lasting and (st.current < 0 or not ed.allies[st.current].during)


def lasting(st: Position, ed: Edition, what: str, ally: bool, seat: int = -1) -> bool:
    """A protection for the round: an ally's stops everything, a card's stops cards."""
    return any(
        fx.op == "protect"
        and fx.what == what
        and (you < 0 or not ally)
        and (seat < 0 or you == seat)
        for fx, you in in_force(st, ed)
    )


def by_pile(st: Position, ed: Edition, seat: int, what: str) -> bool:
    """A protection by a card that lies in this bid pile."""
    guards = ed.guards[what]
    for x in st.piles[seat]:
        card = x & CARD
        if card in guards and not blanked(st, ed, card):
            for e in ed.cards[card].in_pile:
                fx = ed.effects[e]
                if fx.op == "protect" and fx.what == what and holds(st, fx, seat):
                    return True
    return False


def pile(st: Position, seat: int, you: int, ally: bool) -> bool:
    """Whether the cards of this bid pile cannot be moved, swapped, discarded or returned."""
    ed = EDITIONS[st.edition]
    still = quiet(st, ed)
    if not still and lasting(st, ed, "all_piles", ally):
        return True
    if ally:
        return False
    if ed.guards["all_piles"] and any(by_pile(st, ed, s, "all_piles") for s in range(st.seats)):
        return True
    if seat == you:
        return False
    if by_pile(st, ed, seat, "your_pile"):
        return True
    return not still and lasting(st, ed, "your_pile_and_hand", ally, seat)


def hand(st: Position, seat: int, you: int, ally: bool) -> bool:
    """Whether the cards of this hand cannot be taken, discarded or looked at."""
    if seat == you or ally or not st.lasting:
        return False
    return lasting(st, EDITIONS[st.edition], "your_pile_and_hand", ally, seat)


def table(st: Position, ally: bool) -> bool:
    """Whether all allies and tokens are protected for this round."""
    ed = EDITIONS[st.edition]
    what = "all_allies_and_tokens"
    if not quiet(st, ed) and lasting(st, ed, what, ally):
        return True
    if ally or not ed.guards[what]:
        return False
    return any(by_pile(st, ed, s, what) for s in range(st.seats))


def by_ally(st: Position, ed: Edition, council: int, guard: int, what: str) -> bool:
    """A protection by an ally that lies in this council."""
    return any(
        ed.effects[e].what == what and holds_here(st, ed.effects[e], council, guard)
        for e in ed.allies[guard].council
    )


def tokens(st: Position, council: int, ally: bool) -> bool:
    """Whether tokens of this council cannot be moved or returned."""
    ed = EDITIONS[st.edition]
    guards = ed.guards["tokens_here"]
    return table(st, ally) or any(
        a in guards and by_ally(st, ed, council, a, "tokens_here") for a in st.councils[council]
    )


def ally_in(st: Position, council: int, target: int, ally: bool) -> bool:
    """Whether this ally of a council cannot be killed."""
    if table(st, ally):
        return True
    ed = EDITIONS[st.edition]
    if target in ed.guards["self"] and by_ally(st, ed, council, target, "self"):
        return True
    guards = [
        a
        for a in st.councils[council]
        if a in ed.guards["other_allies_here"] and by_ally(st, ed, council, a, "other_allies_here")
    ]
    return bool(guards) and guards != [target]
