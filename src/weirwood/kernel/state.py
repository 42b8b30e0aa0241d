"""The plain data of a match: what every game's state has, and how it is copied and saved."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Self, TypeVar, cast, get_type_hints

import msgspec

from weirwood.kernel.decision import Decision, Reply
from weirwood.kernel.event import Event
from weirwood.kernel.flow import Frame


class Tape:
    """What a running match listens to: events, chance, and whether something was newly seen.

    It is not part of the position: copies start with a fresh one, silent copies with none.
    """

    __slots__ = ("barrier", "drawn", "events", "inject")

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.drawn: list[tuple[str, int, Any]] = []
        self.inject: list[tuple[str, Any]] = []
        self.barrier = False


@dataclass(slots=True)
class State:
    """Base of every game's state. A game adds columns of plain data and extends `copy`.

    A subclass writes

        def copy(self) -> Position:
            new = self.copy_base()
            new.hands = [h[:] for h in self.hands]
            return new

    and the conformance suite checks that no field was forgotten.
    """

    seats: int
    chance: int = 0  # the quick stream is this integer; of the keyed one it is the count
    key: str = ""  # of the keyed stream (see `chance`); "" for the quick one
    number: int = 0  # of the next question
    form: int = 0  # how the replies go back to the rule: 0 nothing open, 1 one, 2 key, 3 all
    asked: list[Decision] = field(default_factory=list)
    replies: list[Reply | None] = field(default_factory=list)
    frames: list[Frame] = field(default_factory=list)
    ended: bool = False
    standings: tuple[tuple[int, ...], ...] = ()
    scores: tuple[int, ...] = ()
    conceded: tuple[int, ...] = ()
    tape: Tape | None = None

    def copy_base(self) -> Self:
        """A new state with the kernel's fields copied and the game's still unset."""
        kind = type(self)
        new = kind.__new__(kind)
        new.seats = self.seats
        new.chance = self.chance
        new.key = self.key
        new.number = self.number
        new.form = self.form
        new.asked = self.asked[:]
        new.replies = self.replies[:]
        new.frames = self.frames[:]
        new.ended = self.ended
        new.standings = self.standings
        new.scores = self.scores
        new.conceded = self.conceded
        new.tape = None
        return new

    def copy(self) -> Self:
        """An independent copy. Games extend this."""
        return self.copy_base()


S = TypeVar("S", bound=State)

# kept by the match itself, not by the rules: not part of the hash of a position
BOOKKEEPING = frozenset(("number", "tape"))


def tuples(x: Any) -> Any:
    """JSON has lists only; frames, arguments and replies are tuples."""
    return tuple(map(tuples, x)) if isinstance(x, list) else x


def dump(st: State) -> dict[str, Any]:
    """The state as JSON-able data, fields at their default left out."""
    out: dict[str, Any] = {}
    for name, default in defaults(cast(Any, type(st))):
        value = getattr(st, name)
        if value != default:
            out[name] = msgspec.to_builtins(value, str_keys=True)
    return out


@cache
def defaults(kind: type[State]) -> list[tuple[str, Any]]:
    """The saved fields of a state with what they hold when nothing was set."""
    out = []
    for f in dataclasses.fields(kind):
        default: Any = f.default
        if f.default_factory is not dataclasses.MISSING:
            default = f.default_factory()
        if f.name != "tape":
            out.append((f.name, default))
    return out


@cache
def names(kind: type[State]) -> frozenset[str]:
    """What a saved state may hold."""
    return frozenset(name for name, _ in defaults(cast(Any, kind)))


@cache
def reader(kind: type[State]) -> Any:
    """What msgspec fills: the state itself, or for a native one a plain class with its fields.

    A native class is made by a constructor that knows its layout, and by nobody else.
    """
    if hasattr(cast(Any, State).copy, "__code__"):  # an interpreted one
        return kind
    hints = get_type_hints(kind)
    fields = [f for f in dataclasses.fields(kind) if f.name != "tape"]
    rows: list[Any] = [(f.name, hints[f.name], field(**given(f))) for f in fields]
    return dataclasses.make_dataclass(kind.__name__, rows)


def given(f: Any) -> dict[str, Any]:
    """The default of a field, as one says it of another field."""
    if f.default_factory is not dataclasses.MISSING:
        return {"default_factory": f.default_factory}
    return {} if f.default is dataclasses.MISSING else {"default": f.default}


def filled(kind: type[S], plain: dict[str, Any]) -> S:
    """A state with these fields; each must fit its annotation."""
    read = msgspec.convert(plain, reader(cast(Any, kind)))
    if isinstance(read, kind):
        return read
    return kind(**{name: getattr(read, name) for name, _ in defaults(cast(Any, kind))})


def restore(kind: type[S], data: dict[str, Any]) -> S:
    """A state from saved data. Raises msgspec.ValidationError for anything that does not fit."""
    unknown = sorted(data.keys() - names(cast(Any, kind)))
    if unknown:
        raise msgspec.ValidationError(f"unknown field `{unknown[0]}` of the state")
    plain = {k: v for k, v in data.items() if k not in ("asked", "replies", "frames")}
    st = filled(kind, plain)
    try:
        st.asked = [Decision(*(tuples(x) for x in row)) for row in data.get("asked", [])]
        st.replies = [tuples(x) for x in data.get("replies", [])]
        st.frames = [(f[0], f[1], tuples(f[2])) for f in data.get("frames", [])]
    except (TypeError, IndexError, KeyError) as e:
        raise msgspec.ValidationError(f"the open question is damaged: {e}") from e
    return st
