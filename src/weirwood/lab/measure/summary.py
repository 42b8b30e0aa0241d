"""What many games have in common: who won with what, how long they were, what was used."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from weirwood.kernel import registry
from weirwood.lab.measure.ratings import wilson

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from weirwood.lab.play.game import Outcome

PROBLEMS = 20
"""How many failed games are told one by one; the rest are counted."""


def share(outcome: Outcome, seat: int) -> float:
    """A shared first place counts in equal parts for those who share it."""
    first = outcome.standings[0]
    return 1 / len(first) if seat in first else 0.0


def by(outcomes: Iterable[Outcome], named: str) -> dict[str, dict[str, float]]:
    """Win rates with intervals by label (house, leader, faction) or by list (deck, army)."""
    rows: dict[str, list[float]] = {}
    for o in outcomes:
        names: list[str] = getattr(o, named)
        for seat, name in enumerate(names):
            row = rows.setdefault(name, [0.0, 0.0])
            row[0] += 1
            row[1] += share(o, seat)
    return {name: rate_row(int(played), won) for name, (played, won) in sorted(rows.items())}


def rate_row(played: int, won: float) -> dict[str, float]:
    low, high = wilson(won, played)
    return {
        "games": played,
        "wins": round(won, 3),
        "rate": round(won / played, 4) if played else 0.0,
        "low": round(low, 4),
        "high": round(high, 4),
    }


def length(outcomes: Sequence[Outcome]) -> dict[str, float]:
    lengths = [o.decisions for o in outcomes]
    return {
        "min": min(lengths, default=0),
        "mean": round(sum(lengths) / len(lengths), 1) if lengths else 0,
        "max": max(lengths, default=0),
    }


def branching(outcomes: Sequence[Outcome]) -> float:
    """Options of a real choice on average, at the first step of longer answers."""
    choices = sum(o.choices for o in outcomes)
    return round(sum(o.options for o in outcomes) / choices, 2) if choices else 0.0


class Usage:
    """How often each rule asked, each event happened, and each card, unit or order was used.

    It counts game by game, so that a million games need no more memory than one.
    """

    def __init__(self, game: str) -> None:
        self.kinds = registry.game(game).kinds
        self.rules: Counter[str] = Counter()
        self.events: Counter[str] = Counter()
        self.used: Counter[str] = Counter()

    def take(self, outcome: Outcome) -> Outcome:
        """Count a game, and give it back without what has been counted and without its record."""
        if not outcome.error:
            for kind, n in outcome.kinds.items():
                self.rules[self.kinds[kind].rule if kind in self.kinds else kind] += n
            self.events.update(outcome.events)
            self.used.update(outcome.used)
        return replace(outcome, record="", kinds={}, events={}, used={})

    def told(self) -> dict[str, dict[str, int]]:
        rows = {"rules": self.rules, "events": self.events, "used": self.used}
        # Of equals the name decides: who finished first must not be seen.
        return {
            key: dict(sorted(counts.items(), key=lambda row: (-row[1], row[0])))
            for key, counts in rows.items()
        }


def forfeits(games: Iterable[tuple[Sequence[str], Outcome]]) -> list[dict[str, Any]]:
    """The first games that a bot lost by failing."""
    found = [
        {"index": o.index, "bot": bots[row["seat"]], **row}
        for bots, o in games
        for row in o.forfeits
    ]
    return found[:PROBLEMS]


def problems(games: Iterable[tuple[Sequence[str], Outcome]]) -> list[dict[str, Any]]:
    """The first games that a rule failed in."""
    failed = [
        {"index": o.index, "seed": o.seed, "bots": list(bots), "error": o.error}
        for bots, o in games
        if o.error
    ]
    return failed[:PROBLEMS]


def common(
    options: Mapping[str, Any], games: Sequence[tuple[Sequence[str], Outcome]], usage: Usage
) -> dict[str, Any]:
    """What `simulate` and `tournament` tell alike."""
    whole = [o for _, o in games if not o.error]
    return {
        "length": length(whole),
        "lengths": {
            str(n): times for n, times in sorted(Counter(o.decisions for o in whole).items())
        },
        "branching": branching(whole),
        "labels": by(whole, "labels"),
        "lists": by(whole, "lists"),
        "usage": usage.told(),
        "options": dict(options),
        "forfeits": forfeits(games),
        "problems": problems(games),
    }
