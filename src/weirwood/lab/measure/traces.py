"""Traces: finished games as JSON Lines, one line a game after one line that says what was played.

A command that writes a trace goes on from it when it is started again. `read` gives a trace to
whoever wants to study it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import IO, Any

from weirwood.kernel.decision import Refused
from weirwood.lab.play.game import Outcome

FORMAT = 3
NUMBERS = ("index", "seed", "decisions", "choices", "options")
COUNTS = ("kinds", "events", "used")


@dataclass(slots=True)
class Trace:
    """One file: its first line, and its games by index."""

    header: dict[str, Any]
    games: dict[int, Outcome] = field(default_factory=dict)
    bots: dict[int, tuple[str, ...]] = field(default_factory=dict)


def header(kind: str, what: Mapping[str, Any]) -> dict[str, Any]:
    row: dict[str, Any] = json.loads(json.dumps({"weirwood_trace": FORMAT, "kind": kind, **what}))
    return row


def line(bots: Sequence[str], outcome: Outcome) -> str:
    row = {"bots": list(bots), **asdict(outcome)}
    del row["record"]
    return json.dumps(row) + "\n"


def read(file: Path | str) -> Trace:
    """A whole trace; Refused where it is none, or one of another version."""
    path = Path(file)
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as e:
        raise _bad(path, e.object.count(b"\n", 0, e.start) + 1, e.reason) from e
    lines = text.split("\n")[:-1]  # a last line without its end was cut off while it was written
    if not lines:
        raise _bad(path, 1, text[:80])
    first = _row(path, 1, lines[0])
    found = first.get("weirwood_trace", first.get("weirwood_tournament"))
    if found != FORMAT:
        if found is None:
            raise _bad(path, 1, lines[0])
        raise Refused("lab.trace_version", {"file": str(path), "found": found, "allowed": FORMAT})
    trace = Trace(first)
    seats = first.get("seats")
    for number, written in enumerate(lines[1:], 2):
        row = _row(path, number, written)
        outcome = _outcome(path, number, row, seats if isinstance(seats, int) else 0)
        trace.games[outcome.index] = outcome
        trace.bots[outcome.index] = tuple(row["bots"])
    return trace


def resume(file: Path, wanted: Mapping[str, Any], seeds: Mapping[int, int]) -> dict[int, Outcome]:
    """The games a file already holds. A new file gets its first line; another plan's is refused.

    What was cut off in the middle of writing is dropped.
    """
    text = file.read_bytes() if file.exists() else b""
    whole = text.rpartition(b"\n")[0]
    if not text:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(wanted) + "\n", encoding="utf-8")
        return {}
    trace = read(file)
    for key, value in wanted.items():
        found = trace.header.get(key)
        if found != value:
            rule = "lab.trace_rules" if key == "rules" else "lab.other_tournament"
            told = {"found": str(found)[:80], "allowed": str(value)[:80]}
            raise Refused(rule, {"file": str(file), "what": key, **told})
    if len(text) != len(whole) + 1:
        file.write_bytes(whole + b"\n")
    done = {}
    for number, (index, outcome) in enumerate(trace.games.items(), 2):
        if index in seeds:
            if seeds[index] != outcome.seed:
                raise _bad(file, number, f"seed {outcome.seed}")
            done[index] = outcome
    return done


class Writer:
    """Adds games to a trace as they are finished; without a file it does nothing."""

    def __init__(self, file: Path | None) -> None:
        self.handle: IO[str] | None = None
        if file is not None:
            self.handle = file.open("a", encoding="utf-8")

    def add(self, games: Iterable[tuple[Sequence[str], Outcome]]) -> None:
        if self.handle is not None:
            self.handle.writelines(line(bots, outcome) for bots, outcome in games)
            self.handle.flush()

    def close(self) -> None:
        if self.handle is not None:
            self.handle.close()


def _row(file: Path, number: int, text: str) -> dict[str, Any]:
    try:
        row = json.loads(text)
    except (ValueError, RecursionError) as e:
        raise _bad(file, number, text.strip()) from e
    if not isinstance(row, dict):
        raise _bad(file, number, type(row).__name__)
    return row


def _outcome(file: Path, number: int, row: Mapping[str, Any], seats: int) -> Outcome:
    standings, scores, error = row.get("standings"), row.get("scores"), row.get("error")
    good = (
        all(type(row.get(k)) is int for k in NUMBERS)
        and isinstance(error, str)
        and _all(scores, int)
        and all(_all(row.get(k), str) for k in ("labels", "lists", "bots"))
        and len(row["bots"]) == seats
        and _forfeits(row.get("forfeits"), seats)
        and all(_counts(row.get(k)) for k in COUNTS)
        and isinstance(standings, list)
        and all(_all(g, int) for g in standings)
        and (bool(error) or sorted(s for g in standings for s in g) == list(range(seats)))
    )
    if not good:
        raise _bad(file, number, json.dumps(row))
    kept = (*NUMBERS, *COUNTS, "standings", "scores", "labels", "lists", "error", "forfeits")
    return Outcome(**{k: row[k] for k in kept})


def _all(found: Any, kind: type) -> bool:
    return isinstance(found, list) and all(type(x) is kind for x in found)


def _forfeits(found: Any, seats: int) -> bool:
    return isinstance(found, list) and all(
        isinstance(row, dict)
        and type(row.get("seat")) is int
        and 0 <= row["seat"] < seats
        and isinstance(row.get("why"), str)
        for row in found
    )


def _counts(found: Any) -> bool:
    return isinstance(found, dict) and all(type(n) is int for n in found.values())


def _bad(file: Path, number: int, found: str) -> Refused:
    return Refused("lab.trace", {"file": str(file), "line": number, "found": found[:80]})
