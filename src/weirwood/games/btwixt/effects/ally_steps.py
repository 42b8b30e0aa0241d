"""What the ops on allies do once the choices are made."""

from __future__ import annotations

from weirwood.games.btwixt import allies
from weirwood.games.btwixt.effects.plain import CHANGED, NOTHING
from weirwood.games.btwixt.effects.routes import kill_choices
from weirwood.games.btwixt.effects.select import ally_of_key, numbered
from weirwood.games.btwixt.rows import without
from weirwood.games.btwixt.seating import members
from weirwood.games.btwixt.state import (
    ALLY,
    EDITIONS,
    Position,
)
from weirwood.kernel import tell


def kill_key(st: Position, key: str) -> None:
    council, ally = ally_of_key(st, key)
    allies.kill(st, ally, council)


def kill_all(st: Position, e: int, you: int) -> int:
    found = kill_choices(st, e, you)
    for council, ally in found:
        allies.kill(st, ally, council)
    return CHANGED if found else NOTHING


def move_key(st: Position, key: str, to: int) -> None:
    council, ally = ally_of_key(st, key)
    allies.move(st, ally, council, to)


def dead_of_key(st: Position, key: str) -> int:
    return EDITIONS[st.edition].ally(key.split(":")[1])


def revive(st: Position, ally: int, council: int) -> None:
    """From the dead pile into a council; that is no claim (ops.revive_ally)."""
    st.dead = without(st.dead, ally)
    st.councils[council] += (ally,)
    name = EDITIONS[st.edition].ally_ids[ally]
    tell(st, "ally.revived", ally=name, council_seats=list(members(st, council)))


def look_keys(st: Position) -> list[str]:
    """The allies being looked at, the next one first."""
    ids = EDITIONS[st.edition].ally_ids
    return numbered([f"ally:{ids[x & ALLY]}" for x in st.looking])


def sink(st: Position, keys: tuple[str, ...]) -> None:
    """These go to the bottom of the deck, the first of them uppermost."""
    names = look_keys(st)
    st.sunk = tuple(st.looking[names.index(key)] for key in keys)
    rest = zip(st.looking, names, strict=True)
    st.looking = tuple(x for x, name in rest if name not in keys)


def rank(st: Position, keys: tuple[str, ...]) -> None:
    """The rest goes back on top in this order."""
    names = look_keys(st)
    st.looking = tuple(st.looking[names.index(key)] for key in keys)


def name_first(st: Position, seat: int) -> None:
    st.next_first = seat
    tell(st, "first.named", seat=seat)
