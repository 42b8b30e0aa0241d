"""Messages about puzzles: what there is, one as it is asked, and what an answer is worth."""

from __future__ import annotations

from typing import Any

import msgspec

from weirwood.table.wire.pieces import Message, Question, Reason
from weirwood.table.wire.protocol import Foreseen


class PuzzleStanding(Message):
    """How somebody stands with the puzzles of a game."""

    rating: int
    tried: int
    solved: int
    streak: int  # solved at the first try, up to the last one
    best: int
    days: int  # on end whose puzzle was solved


class PuzzleRow(Message):
    """One puzzle on the shelf, and what I made of it."""

    id: str
    rating: int
    kind: str
    seats: int
    tries: int
    solved: bool
    clean: bool


class PuzzleShelf(Message):
    """The puzzles of a game, the easiest first."""

    game: str
    today: str  # the puzzle of the day; empty if there is none
    next: str  # what would suit me next
    standing: PuzzleStanding
    puzzles: list[PuzzleRow]


class PuzzleOfTheDay(Message):
    """The puzzle of the day of one game."""

    game: str
    id: str
    rating: int
    solved: bool
    count: int  # puzzles of this game


class PuzzleSolution(Message):
    """The answer, with what it is worth and why."""

    answer: Any
    chance: float
    gain: float  # of chance, on the next best
    why: list[Reason]
    follows: list[Foreseen]


class PuzzleShown(Message):
    """A puzzle as it is asked: what its seat sees, and the question."""

    game: str
    id: str
    rating: int
    seat: int
    seats: int
    names: list[str]
    view: dict[str, Any]
    question: Question
    hint: str  # what it is about: a message, or nothing
    tries: int = 0
    solved: bool = False
    today: bool = False
    next: str = ""
    standing: PuzzleStanding | None = None


class PuzzleTry(Message):
    """An answer to a puzzle, or that one gives up."""

    answer: Any = None
    give_up: bool = False


class PuzzleVerdict(Message):
    """What an answer is worth."""

    right: bool
    chance: float | None  # of this answer
    loss: float | None
    why: list[Reason]
    solution: PuzzleSolution | None  # once it is found, or given up
    change: int  # of my rating
    standing: PuzzleStanding
    next: str
    tries: int = msgspec.field(default=0)
