"""Questions that several ops share: which leader, which council."""

from __future__ import annotations

from weirwood.games.btwixt.effects.routes import goes_to, is_chosen, source_id, target_of
from weirwood.games.btwixt.effects.select import effect, targets
from weirwood.games.btwixt.seating import council_of_key
from weirwood.games.btwixt.state import NOBODY, Position
from weirwood.kernel import Flow, choose, procedure


@procedure
def chosen_leaders(
    st: Position, e: int, you: int, who: str, seats: tuple[int, ...]
) -> Flow[tuple[int, ...]]:
    """All these leaders, or the one you choose among them where the selector says so."""
    if not seats or not is_chosen(who):
        return seats
    seat = seats[0]
    if len(seats) > 1:
        key = yield from choose(st, "effect.leader", you, source_id(st, e), e, seats)
        seat = int(key[5:])
    st.that = seat
    return (seat,)


@procedure
def target_leader(st: Position, e: int, you: int, source: int) -> Flow[int]:
    """To whom a card goes; -1 if there is nobody. For the discard pile any seat will do."""
    if goes_to(st, e) == "discard":
        return source
    seats = targets(st, effect(st, e), you, source)
    if not seats:
        return NOBODY
    seat = seats[0]
    if len(seats) > 1:
        key = yield from choose(st, "effect.to", you, source_id(st, e), e, seats)
        seat = int(key[5:])
    if is_chosen(target_of(st, e)):
        st.that = seat
    return seat


@procedure
def chosen_council(st: Position, e: int, seat: int, found: tuple[int, ...]) -> Flow[int]:
    """One of these councils, as this seat chooses; -1 if there is none."""
    if len(found) < 2:
        return found[0] if found else NOBODY
    key = yield from choose(st, "effect.council", seat, source_id(st, e), e, found)
    return council_of_key(key)
