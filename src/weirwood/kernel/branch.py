"""Branches: a record up to some step, and then answers that were never given.

A branch is a list of `[seat, kind, answer]`, one for each answer; in a link it is that list as JSON
in the letters that addresses allow. Chance falls anew after the step, and the same for everybody
who follows the same branch.
"""

from __future__ import annotations

import base64
import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from weirwood.kernel import replay as replays
from weirwood.kernel.decision import Decision, Refused, RuleError
from weirwood.kernel.game import AnyGame
from weirwood.kernel.match import Match

MOST = 100  # answers of one branch
MOST_LETTERS = 24_000  # of one that is written down
EMPTY = ""


class Tried(NamedTuple):
    """An answer of a branch."""

    seat: int
    kind: str
    answer: Any


def written(branch: Iterable[Sequence[Any]]) -> str:
    """A branch as it stands in a link.

    >>> written([])
    ''
    >>> read(written([(0, "bidding.card", ["play:x"])]))
    [Tried(seat=0, kind='bidding.card', answer=['play:x'])]
    """
    rows = [list(each) for each in branch]
    if not rows:
        return EMPTY
    text = json.dumps(rows, ensure_ascii=False, separators=(",", ":"))
    return base64.urlsafe_b64encode(text.encode()).decode().rstrip("=")


def bad(found: Any) -> Refused:
    return Refused("kernel.branch", {"found": str(found)[:80]})


def read(branch: str | Iterable[Any]) -> list[Tried]:
    """A branch from a link, or from the list itself; Refused if it is none."""
    rows: Any = branch
    if isinstance(branch, str):
        if not branch:
            return []
        if len(branch) > MOST_LETTERS:
            raise bad(f"{len(branch)} letters")
        try:
            text = base64.b64decode(branch + "=" * (-len(branch) % 4), b"-_", validate=True)
            rows = json.loads(text.decode())
        except (ValueError, RecursionError) as e:
            raise bad(branch) from e
    rows = list(rows) if isinstance(rows, (list, tuple)) else [None]
    if len(rows) > MOST:
        raise bad(f"{len(rows)} answers")
    for row in rows:
        ok = isinstance(row, (list, tuple)) and len(row) == 3
        if not ok or type(row[0]) is not int or not isinstance(row[1], str):
            raise bad(row)
    return [Tried(*row) for row in rows]


def moves(rows: Sequence[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """The answers of a record, in order."""
    return [row for row in rows[1:] if "standings" not in row]


def check_step(step: Any, most: int) -> None:
    if type(step) is not int or not 0 <= step <= most:
        told = {"found": str(step)[:40], "allowed": f"0..{most}"}
        raise Refused("kernel.branch_step", told)


def asked(match: Match, tried: Tried, n: int) -> Decision:
    """The open question that an answer of a branch is for."""
    for decision in match.decisions:
        if (decision.seat, decision.kind) == (tried.seat, tried.kind):
            return decision
    raise Refused("kernel.branch_answer", {"n": n})


def answer(match: Match, tried: Tried, n: int) -> None:
    """Give one answer of a branch, the n-th; Refused if it cannot be given here."""
    decision = asked(match, tried, n)
    try:
        match.answer(decision, tried.answer)
    except (Refused, RuleError) as no:
        raise Refused("kernel.branch_answer", {"n": n}) from no


def play(
    record: str | Iterable[Any],
    step: int | None,
    branch: str | Iterable[Any],
    games: Mapping[str, AnyGame],
) -> Match:
    """The match after so many answers of a record (None: all), and those of a branch."""
    rows = replays.parse(record)
    given = moves(rows)
    step = len(given) if step is None else step
    check_step(step, len(given))
    match, difference = replays.play([rows[0], *given[:step]], games)
    if difference is not None:
        told = {name: str(value)[:120] for name, value in difference._asdict().items()}
        raise Refused("kernel.differs", told | {"line": difference.line})
    for n, tried in enumerate(read(branch), 1):
        answer(match, tried, n)
    return match
