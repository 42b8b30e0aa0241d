"""A puzzle as data: a position, who is asked what, every answer with what it is worth, and proof.

Puzzles of a game lie in its package, `puzzles/found.jsonl`, one a line; `weirwood puzzles make`
adds to them. `docs/puzzles.md` explains every field.
"""

from __future__ import annotations

import datetime as dt
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec

from weirwood.kernel import registry
from weirwood.kernel.decision import Refused
from weirwood.kernel.game import folder_of
from weirwood.words.noted import noted

if TYPE_CHECKING:
    from collections.abc import Iterable

    from weirwood.kernel.decision import Decision
    from weirwood.kernel.game import AnyGame
    from weirwood.kernel.match import Match

FORMAT = 1
FILE = "puzzles/found.jsonl"
FIRST_DAY = dt.date(2026, 1, 1)


class Shaped(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    pass


class Why(Shaped, frozen=True):
    """A term of the game's judgement that differs from the best answer, or the next one."""

    message: str
    n: float
    good: bool


class Worth(Shaped, frozen=True):
    """What one answer is worth."""

    answer: list[str] | int
    chance: float
    loss: float  # of chance to win, against the best
    why: list[Why]


class Next(Shaped, frozen=True):
    """What is expected to follow the solution."""

    seat: int
    kind: str
    answer: Any


class Check(Shaped, frozen=True):
    """One of the searches that agreed: worlds for each answer, its seed, lead and error of that."""

    worlds: int
    seed: int
    lead: float
    error: float


class Source(Shaped, frozen=True):
    """Which game of the finder's it comes from, and after how many answers."""

    seed: int
    game: int
    step: int


class Puzzle(Shaped, frozen=True):
    weirwood_puzzle: int
    id: str
    game: str
    rules: int
    content: str
    seats: int
    seat: int
    kind: str
    rating: int
    answers: list[Worth]  # the solution first
    follows: list[Next]
    found: dict[str, list[int]]  # bots by name: how often they found it, of how many tries
    checked: list[Check]
    source: Source
    save: dict[str, Any]

    @property
    def solution(self) -> Any:
        return self.answers[0].answer


_decoder = msgspec.json.Decoder(Puzzle)


def bad(what: str, found: Any) -> Refused:
    return Refused("puzzles.broken", {"what": what, "found": str(found)[:120]})


def read(line: str | bytes) -> Puzzle:
    """One puzzle, or Refused in a sentence."""
    try:
        puzzle = _decoder.decode(line)
    except msgspec.DecodeError as e:
        raise bad("puzzle", e) from e
    if puzzle.weirwood_puzzle != FORMAT:
        raise bad("weirwood_puzzle", puzzle.weirwood_puzzle)
    if len(puzzle.answers) < 2:
        raise bad("answers", len(puzzle.answers))
    return puzzle


def written(puzzle: Puzzle) -> str:
    return msgspec.json.encode(puzzle).decode() + "\n"


def read_all(text: str) -> list[Puzzle]:
    return [read(line) for line in text.splitlines() if line.strip()]


@lru_cache(maxsize=16)
def shipped(game: str) -> tuple[Puzzle, ...]:
    """All puzzles that came with a game, the easiest first; none if it has none."""
    folder = folder_of(registry.game(game).package)
    if folder is None or not (folder / FILE).is_file():
        return ()
    found = read_all((folder / FILE).read_text(encoding="utf-8"))
    return tuple(sorted(found, key=lambda puzzle: (puzzle.rating, puzzle.id)))


def puzzle_of(game: str, name: str) -> Puzzle:
    """A puzzle by its id, or Refused."""
    for puzzle in shipped(game):
        if puzzle.id == name:
            return puzzle
    raise Refused("puzzles.unknown", {"found": name[:80], "game": game})


@noted
def opened(puzzle: Puzzle) -> Match:
    """The position of a puzzle; Refused in one sentence if it belongs to other rules or cards."""
    game = registry.game(puzzle.game)
    if fits(puzzle, game):
        return registry.load(puzzle.save)
    if puzzle.rules == game.version:
        raise Refused("puzzles.cards", {"id": puzzle.id})
    raise Refused(
        "puzzles.version",
        {"id": puzzle.id, "found": puzzle.rules, "allowed": game.version},
    )


def fits(puzzle: Puzzle, game: AnyGame) -> bool:
    """Is it a puzzle of the rules and cards that are played here?"""
    return puzzle.rules == game.version and puzzle.content == game.content


def asked(puzzle: Puzzle, match: Match) -> Decision:
    """The question of a puzzle."""
    for decision in match.decisions:
        if (decision.seat, decision.kind) == (puzzle.seat, puzzle.kind):
            return decision
    raise bad("question", puzzle.kind)


def of_the_day(puzzles: Iterable[Puzzle], day: dt.date) -> Puzzle | None:
    """The puzzle of a day: one after the other in an order of its own, and then again."""
    found = sorted(puzzles, key=lambda puzzle: puzzle.id[::-1])
    return found[(day - FIRST_DAY).days % len(found)] if found else None
