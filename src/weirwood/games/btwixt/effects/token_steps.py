"""Small steps of the ops on tokens."""

from __future__ import annotations

from weirwood.games.btwixt.effects.plain import CHANGED, NOTHING
from weirwood.games.btwixt.effects.select import effect
from weirwood.games.btwixt.seating import members
from weirwood.games.btwixt.state import NOBODY, Position
from weirwood.kernel import tell


def assign_choice(st: Position, seats: tuple[int, ...]) -> int:
    """Who chooses the council of the round's token; the last such effect counts."""
    if not seats:
        return NOTHING
    st.chooser = seats[0]
    tell(st, "token.chooser", seat=st.chooser)
    return CHANGED


def note_sharer(st: Position, seat: int, council: int) -> None:
    """The neighbour who shares the council that got the token (effects.sharer)."""
    a, b = members(st, council)
    st.sharer = (b if seat == a else a) if seat in (a, b) else NOBODY


def may_stop(st: Position, e: int, taken: int) -> bool:
    """Whether the leader may take no (more) token: "you may" at first, "up to" later."""
    fx = effect(st, e)
    return fx.up_to if taken else fx.optional or fx.up_to


def council_and_place(key: str) -> tuple[int, int]:
    """Where the token of `token:2:3:0` or `known:2:3:0:1` lies."""
    parts = key.split(":")
    return int(parts[1]), int(parts[3])
