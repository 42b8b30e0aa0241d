"""The ally deck, and the row of revealed allies. Ledger: `revealed`.

Without the mode the row is empty: the next ally is the top of the deck.
"""

from __future__ import annotations

from weirwood.kernel import barrier, shuffle, tell, tell_some

from ..state import ALLY, ALLY_SEEN, NOBODY, Position
from .allies import name_of


def take_top(st: Position) -> int:
    """The top card of the ally deck, with who has seen it; -1 if there is none left.

    An empty deck is made anew of the dead pile (running_out.allies).
    """
    if not st.ally_deck:
        if not st.dead:
            return NOBODY
        st.ally_deck = sorted(st.dead)
        st.dead = ()
        shuffle(st, "allies", st.ally_deck)
        tell(st, "allies.shuffled", n=len(st.ally_deck))
    barrier(st)
    return st.ally_deck.pop()


def fill_row(st: Position, size: int) -> None:
    """Lay out allies until the row has this many (revealed.row, revealed.top_up)."""
    new: list[str] = []
    while len(st.row) < size:
        top = take_top(st)
        if top < 0:
            break
        st.row += (top & ALLY,)
        new.append(name_of(st, top & ALLY))
    if new:
        tell(st, "row.laid", allies=new)


def take_left(st: Position) -> int:
    """The leftmost ally of the row."""
    ally, st.row = st.row[0], st.row[1:]
    return ally


def next_current(st: Position) -> int:
    """The ally that a new round is about (round.reveal, revealed.leftmost, revealed.empty)."""
    if st.row:
        return take_left(st)
    top = take_top(st)
    return top & ALLY if top >= 0 else NOBODY


def next_ally(st: Position) -> int:
    """Reveal the next ally for an ability (revealed.next, revealed.empty)."""
    if st.revealed:
        top = take_top(st)
        if top >= 0:
            st.row += (top & ALLY,)
            tell(st, "row.joined", ally=name_of(st, top & ALLY))
        return take_left(st) if st.row else NOBODY
    top = take_top(st)
    return top & ALLY if top >= 0 else NOBODY


def look(st: Position, seat: int, count: int) -> None:
    """Take the top allies up to look at them; they lie in `st.looking`, the next one first."""
    if st.revealed and st.row:  # revealed.look: everybody has seen this one
        st.looking += (take_left(st) | (1 << st.seats) - 1 << ALLY_SEEN,)
    while len(st.looking) < count and (st.ally_deck or not st.looking):
        top = take_top(st)
        if top < 0:
            break
        st.looking += (top | 1 << ALLY_SEEN + seat,)
    names = [name_of(st, x & ALLY) for x in st.looking]
    tell_some(st, (seat,), "allies.looked", {"allies": names}, seat=seat, n=len(names))


def put_back(st: Position, seat: int) -> None:
    """Put looked-at allies back: nobody else knows any more which is which (ops.look_allies)."""
    keep = 1 << ALLY_SEEN + seat
    top = tuple(x & ALLY for x in st.looking)
    bottom = tuple(x & ALLY for x in st.sunk)
    st.ally_deck[:0] = [a | keep for a in reversed(bottom)]
    if st.revealed:  # revealed.top: to the left end of the row, in the chosen order
        st.row = top + st.row
    else:
        st.ally_deck += [a | keep for a in reversed(top)]
    st.looking = st.sunk = ()
    where = "row" if st.revealed else "deck"
    tell(st, "allies.put_back", seat=seat, n=len(top), bottom=len(bottom), to=where)
    if st.revealed and top:
        barrier(st)
        tell(st, "row.laid", allies=[name_of(st, a) for a in top])
