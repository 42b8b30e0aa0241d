"""What a seat sees, as one row of numbers between -1 and 1, made of named fields.

The fields of the question come first, alike in every game; those of the game follow, as its module
`tensor` declares them. Everything is what the seat's own view shows and what it has said of its own
answer, so that nothing can be read from it that the seat may not know: `fill` writes it from the
view, and a game that can write it sooner from the position does (`look`), number for number alike.
Seats keep their numbers, because answers name seats by number.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Callable, Mapping
from functools import cache
from math import prod
from typing import TYPE_CHECKING, Any, NamedTuple

from weirwood.kernel import registry
from weirwood.lab.extra import HOW
from weirwood.lab.learn.actions import PLACES, actions
from weirwood.lab.learn.question import NUMBERS, question

try:
    import numpy as np
except ImportError:
    raise ImportError(HOW) from None

if TYPE_CHECKING:
    from weirwood.lab.learn.session import Session

Compact = tuple[np.ndarray[Any, np.dtype[np.int32]], np.ndarray[Any, np.dtype[np.float32]]]
"""Where the numbers that are not 0 stand in a row, and what they are."""

Look = Callable[[Any, int, "array[float]", Mapping[str, int]], None]
"""`look(st, seat, row, at)`: a game's fields written by their places, without a view."""


class Field(NamedTuple):
    """A named part of an observation: where it begins, its shape, and what it means."""

    name: str
    start: int
    shape: tuple[int, ...]
    meaning: str

    @property
    def size(self) -> int:
        return prod(self.shape)


class Schema:
    """The fields of one game's observations."""

    def __init__(self, game_id: str) -> None:
        game = registry.game(game_id)
        self.game = game
        self.actions = actions(game_id)
        self.seats = game.seats[-1]
        self.kinds = {name: i for i, name in enumerate(sorted(game.kinds))}
        self.module = game.tensor
        self.place: Mapping[str, int] = getattr(self.module, "PLACE", {})
        self.score: int = getattr(self.module, "SCORE", 100)
        self.fields: dict[str, Field] = {}
        self.size = 0
        for name, shape, meaning in self._common():
            self._add(name, shape, meaning)
        for name, (shape, meaning) in getattr(self.module, "FIELDS", {}).items():
            self._add(f"{game.id}.{name}", shape, meaning)
        self.starts = {name: field.start for name, field in self.fields.items()}
        own = f"{game.id}."
        self.spots = {  # the game's own fields, as it names them
            name.removeprefix(own): (field.start, field.shape)
            for name, field in self.fields.items()
            if name.startswith(own)
        }
        self.own = {name: start for name, (start, _) in self.spots.items()}
        self.look: Look | None = getattr(self.module, "look", None)
        self.zeros = array("f", bytes(4 * self.size))

    def _common(self) -> list[tuple[str, tuple[int, ...], str]]:
        seats, words = (self.seats,), (len(self.actions),)
        found: list[tuple[str, tuple[int, ...], str]] = [
            ("seat", seats, "one's own seat"),
            ("seats", seats, "how many play: the last seat"),
            ("asked", seats, "seats that are asked something"),
            ("kind", (len(self.kinds),), "the kind of the question, by name in alphabetical order"),
            ("about", words, "actions named in the question, and the slot that is filled next"),
            ("said", words, "actions said in this answer so far; the last is 1, earlier ones 1/2"),
            ("numbers", (NUMBERS,), "whole numbers named in the question, / 100"),
            ("limits", (2,), "fewest and most keys or coins of the answer, / 20"),
        ]
        if self.place:
            scales = ", ".join(f"{name} / {scale}" for name, scale in self.place.items())
            shape = (PLACES, 1 + len(self.place))
            found.append(("places", shape, f"candidates of a placement: there, {scales}"))
        found += [
            ("scores", seats, f"scores, once the game is over, / {self.score}"),
            ("conceded", seats, "seats that have given up"),
        ]
        return found

    def _add(self, name: str, shape: tuple[int, ...], meaning: str) -> None:
        field = Field(name, self.size, shape, meaning)
        self.fields[name] = field
        self.size += field.size

    def observe(
        self, session: Session, seat: int, into: np.ndarray[Any, np.dtype[np.float32]] | None = None
    ) -> np.ndarray[Any, np.dtype[np.float32]]:
        """The numbers for one seat; a row that is given is written anew."""
        row = self.zeros[:]
        question(self, session, seat, row, self.starts)
        if self.look is not None:
            self.look(session.match.st, seat, row, self.own)
        elif self.module is not None:
            self.module.fill(session.match.view(seat, brief=True), writer(self.spots, row))
        out = np.frombuffer(row, np.float32)
        return out.clip(-1.0, 1.0, out=out if into is None else into)

    def compact(self, session: Session, seat: int) -> Compact:
        """The same numbers without the zeros: where each stands in the row, and what it is.

        Hardly two of a hundred numbers are not 0, so that this is what to keep or to send.
        """
        row = self.observe(session, seat)
        at = np.flatnonzero(row).astype(np.int32)
        return at, row[at]

    def marks(self, session: Session, seat: int) -> bytearray:
        """A 1 for each action that a seat may take now, and 0 for the others."""
        out = bytearray(len(self.actions))
        for action in session.legal(seat):
            out[action] = 1
        return out

    def named(self, row: Any) -> dict[str, Any]:
        """The fields of an observation by name, each in its own shape."""
        return {
            name: row[f.start : f.start + f.size].reshape(f.shape)
            for name, f in self.fields.items()
        }


def writer(
    spots: Mapping[str, tuple[int, tuple[int, ...]]], found: array[float]
) -> Callable[..., None]:
    """`put(field, value, *index)`, as games write their fields: it notes what is not 0."""

    def put(name: str, value: float, *index: int) -> None:
        if not value:  # most numbers are 0, and 0 is there already
            return
        start, shape = spots[name]
        if len(shape) == 2 == len(index):  # as most of them are
            i, j = index
            rows, columns = shape
            if not (0 <= i < rows and 0 <= j < columns):
                raise IndexError(f"{index} is outside {shape}")
            found[start + i * columns + j] = value
        else:
            found[start + offset(shape, index)] = value

    return put


def offset(shape: tuple[int, ...], index: tuple[int, ...]) -> int:
    """Where an entry of a field lies; an index that is too large is an error, not a neighbour."""
    at = 0
    for size, i in zip(shape, index, strict=True):
        if not 0 <= i < size:
            raise IndexError(f"{index} is outside {shape}")
        at = at * size + i
    return at


@cache
def schema(game_id: str) -> Schema:
    """The schema of a game, made once."""
    return Schema(game_id)


def text(session: Session, seat: int) -> str:
    """All that a seat may know as one line of JSON: the same for positions it cannot tell apart."""
    view = session.match.view(seat)
    for row in view["asked"]:
        if row["seat"] != seat:
            del row["answered"]
    partial = session.partial(seat)
    saying = None if partial is None else [list(partial.keys), list(partial.said)]
    return json.dumps([view, saying], sort_keys=True, separators=(",", ":"))
