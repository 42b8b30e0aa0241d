"""The moments of the game at which abilities, Orders and cards may be used."""

from __future__ import annotations

from weirwood.games.miniatures.state import Position
from weirwood.kernel import Flow, call, procedure


def waiting(st: Position, name: str) -> tuple[str, ...]:
    """The effects that happen at this moment."""
    return ()


@procedure
def window(st: Position, name: str) -> Flow[None]:
    """Everything that may happen at a moment, for the event at the top of the stack."""
    for effect in tuple(waiting(st, name)):
        yield from call(st, effect)


@procedure
def aim(st: Position, u: int, seat: int, source: str) -> Flow[bool]:
    """An effect of a seat chooses a unit; False if that is answered by cancelling it."""
    yield from window(st, "targeted")
    return True
