"""Events: everything that happens, told once, with ids and numbers but no prose."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from weirwood.kernel.state import State

EMPTY: Mapping[str, Any] = {}
new_row: Any = tuple.__new__  # makes a named tuple of a row: no detour by its own `__new__`


class Event(NamedTuple):
    """Something that happened. Only `seats` see `secret`; a hidden event is theirs alone."""

    kind: str
    args: Mapping[str, Any] = EMPTY
    secret: Mapping[str, Any] = EMPTY
    seats: tuple[int, ...] = ()
    hidden: bool = False


def tell(st: State, kind: str, **args: Any) -> None:
    """Tell everybody."""
    tape = st.tape
    if tape is not None:  # this is on the way of every answer
        tape.events.append(new_row(Event, (kind, args, EMPTY, (), False)))


def tell_some(
    st: State, seats: tuple[int, ...], kind: str, secret: Mapping[str, Any], **args: Any
) -> None:
    """Tell everybody, with a part that only these seats see. Something new was seen: a barrier."""
    tape = st.tape
    if tape is not None:
        tape.events.append(new_row(Event, (kind, args, secret, seats, False)))
        tape.barrier = True


def tell_only(st: State, seats: tuple[int, ...], kind: str, **args: Any) -> None:
    """Tell these seats alone; for all others nothing happened."""
    tape = st.tape
    if tape is not None:
        tape.events.append(new_row(Event, (kind, args, EMPTY, seats, True)))
        tape.barrier = True


def barrier(st: State) -> None:
    """Something was newly seen: answers before it cannot be taken back for free."""
    if st.tape is not None:
        st.tape.barrier = True


def seen_by(event: Event, seat: int | None) -> dict[str, Any] | None:
    """The event as a seat (None: a spectator) hears it, or None if it does not."""
    mine = seat is not None and seat in event.seats
    if event.hidden and not mine:
        return None
    args = {**event.args, **event.secret} if mine and event.secret else dict(event.args)
    return {"kind": event.kind, "args": args}
