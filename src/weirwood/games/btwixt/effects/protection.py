"""What cannot be touched, and by whom (effects.protect_*).

`you` is the leader whose effect it is; `ally` says whether an ally's ability does it, which
protection by influence cards does not stop (effects.protect_priority). The answer is the rule that
protects, empty if nothing does: what forbids is what is cited.
"""

from __future__ import annotations

from ..facts.edition import Edition
from ..rules.values import blanked, holds, holds_here, in_force
from ..state import CARD, EDITIONS, Position


def lasting(st: Position, ed: Edition, what: str, ally: bool, seat: int = -1) -> bool:
    """A protection for the round: an ally's stops everything, a card's stops cards."""
    for fx, you in in_force(st, ed):
        if (
            fx.op == "protect"
            and fx.what == what
            and (you < 0 or not ally)
            and (seat < 0 or you == seat)
        ):
            return True
    return False


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


def by_any_pile(st: Position, ed: Edition, what: str) -> bool:
    """A protection by a card that lies in some bid pile."""
    return any(by_pile(st, ed, seat, what) for seat in range(st.seats) if st.piles[seat])


def pile(st: Position, seat: int, you: int, ally: bool) -> str:
    """The rule by which no card of this pile can be moved, swapped, discarded or returned."""
    ed = EDITIONS[st.edition]
    still = not st.lasting and not st.during
    if not still and lasting(st, ed, "all_piles", ally):
        return "effects.protect_piles"
    if ally:
        return ""
    if ed.guards["all_piles"] and by_any_pile(st, ed, "all_piles"):
        return "effects.protect_piles"
    if seat == you:
        return ""
    if by_pile(st, ed, seat, "your_pile"):
        return "effects.protect_pile"
    if not still and lasting(st, ed, "your_pile_and_hand", ally, seat):
        return "effects.protect_pile"
    return ""


def hand(st: Position, seat: int, you: int, ally: bool) -> str:
    """The rule by which the cards of this hand cannot be taken, discarded or looked at."""
    if seat == you or ally or not st.lasting:
        return ""
    held = lasting(st, EDITIONS[st.edition], "your_pile_and_hand", ally, seat)
    return "effects.protect_hand" if held else ""


def table(st: Position, ally: bool) -> str:
    """The rule by which all allies and tokens are protected for this round."""
    ed = EDITIONS[st.edition]
    what = "all_allies_and_tokens"
    if (st.lasting or st.during) and lasting(st, ed, what, ally):
        return "effects.protect_table"
    if ally or not ed.guards[what]:
        return ""
    return "effects.protect_table" if by_any_pile(st, ed, what) else ""


def by_ally(st: Position, ed: Edition, council: int, guard: int, what: str) -> bool:
    """A protection by an ally that lies in this council."""
    return any(
        ed.effects[e].what == what and holds_here(st, ed.effects[e], council, guard)
        for e in ed.allies[guard].council
    )


def tokens(st: Position, council: int, ally: bool) -> str:
    """The rule by which tokens of this council cannot be moved or returned."""
    ed = EDITIONS[st.edition]
    guards = ed.guards["tokens_here"]
    held = any(
        a in guards and by_ally(st, ed, council, a, "tokens_here") for a in st.councils[council]
    )
    return table(st, ally) or ("effects.protect_tokens_here" if held else "")


def ally_in(st: Position, council: int, target: int, ally: bool) -> str:
    """The rule by which this ally of a council cannot be killed."""
    found = table(st, ally)
    if found:
        return found
    ed = EDITIONS[st.edition]
    if target in ed.guards["self"] and by_ally(st, ed, council, target, "self"):
        return "effects.protect_self"
    guards = [
        a
        for a in st.councils[council]
        if a in ed.guards["other_allies_here"] and by_ally(st, ed, council, a, "other_allies_here")
    ]
    return "effects.protect_allies_here" if guards and guards != [target] else ""
