"""Many games of the same kind, summed up."""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING, Any

from weirwood.kernel import registry
from weirwood.kernel.decision import Refused
from weirwood.lab.measure import summary, traces
from weirwood.lab.play import pool
from weirwood.lab.play.game import Outcome, Plan, play, seed_of
from weirwood.lab.play.players import player

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence
    from pathlib import Path


def plan(
    game: str,
    *,
    seats: int | None = None,
    bots: Sequence[str] = ("random",),
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
) -> Plan:
    """A plan whose game, seats, bots and options exist; Refused otherwise, before any work."""
    found = registry.game(game)
    count = found.seats[0] if seats is None else seats
    settings = found.read_settings(count, options)
    if not bots or len(bots) > count:
        raise Refused("lab.bots", {"found": len(bots), "most": count})
    for name in dict.fromkeys(bots):
        player(name, game)
    # Fewer bots than seats are repeated around the table.
    seated = tuple(bots[i % len(bots)] for i in range(count))
    return Plan(found.id, count, seated, seed, settings)


def simulate(
    what: Plan,
    games: int,
    *,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    keep: Callable[[Outcome], None] | None = None,
    file: Path | None = None,
    cluster: pool.Cluster | None = None,
) -> dict[str, Any]:
    """Play the games and give the sums as one JSON-able object.

    `progress` hears of every piece of work that is done, `keep` of every game with its record. With
    a `file` every game is a line of it, and the next run goes on from there. With a `cluster` the
    games are played by Ray.
    """
    begun = time.perf_counter()
    usage = summary.Usage(what.game)
    done: dict[int, Outcome] = {}
    if file is not None:
        seeds = {i: seed_of(what.seed, i) for i in range(games)}
        found = traces.resume(file, header(what), seeds)
        done = {i: usage.take(outcome) for i, outcome in found.items()}
    if progress is not None and done:
        progress(len(done))
    left = [i for i in range(games) if i not in done]
    work = partial(_play_all, what, keep is not None)
    writer = traces.Writer(file)
    try:
        for piece in pool.run(work, left, jobs, cluster=cluster):
            for outcome in piece:
                if keep is not None:
                    keep(outcome)
                done[outcome.index] = usage.take(outcome)
            writer.add((what.bots, outcome) for outcome in piece)
            if progress is not None:
                progress(len(piece))
    finally:
        writer.close()
    seconds = time.perf_counter() - begun
    return result(what, [done[i] for i in range(games)], seconds, usage)


def header(what: Plan) -> dict[str, Any]:
    return traces.header(
        "simulate",
        {
            "game": what.game,
            "rules": registry.game(what.game).version,
            "seats": what.seats,
            "bots": what.bots,
            "seed": what.seed,
            "options": what.options,
        },
    )


def _play_all(what: Plan, records: bool, indexes: list[int]) -> list[Outcome]:
    return [play(what, i, seed_of(what.seed, i), keep=records) for i in indexes]


def result(
    what: Plan, outcomes: Sequence[Outcome], seconds: float, usage: summary.Usage
) -> dict[str, Any]:
    """The sums of some games. A shared first place counts in equal parts for those who share it."""
    whole = [o for o in outcomes if not o.error]
    decisions = sum(o.decisions for o in outcomes)
    choices = sum(o.choices for o in outcomes)
    pace = max(seconds, 1e-9)
    return {
        "game": what.game,
        "seats": what.seats,
        "games": len(outcomes),
        "decisions": decisions,
        "choices": choices,
        "seconds": round(seconds, 3),
        "games_per_s": round(len(outcomes) / pace, 2),
        "decisions_per_s": round(decisions / pace, 1),
        "choices_per_s": round(choices / pace, 1),
        "errors": len(outcomes) - len(whole),
        "wins": wins(what, whole),
        "scores": [
            round(sum(o.scores[s] for o in whole) / len(whole), 3) if whole else None
            for s in range(what.seats)
        ],
        "seed": what.seed,
        "bots": list(what.bots),
        **summary.common(what.options, [(what.bots, o) for o in outcomes], usage),
    }


def wins(what: Plan, outcomes: Iterable[Outcome]) -> dict[str, Any]:
    """First places per seat, per bot, and per house, leader or faction; and how often each sat."""
    seats = [0.0] * what.seats
    bots: dict[str, list[float]] = {}
    labels: dict[str, list[float]] = {}
    for o in outcomes:
        for seat in range(what.seats):
            share = summary.share(o, seat)
            seats[seat] += share
            _count(bots, what.bots[seat], share)
            if o.labels:
                _count(labels, o.labels[seat], share)
    return {
        "seats": [round(w, 3) for w in seats],
        "bots": _told(bots),
        "labels": _told(labels),
    }


def _count(table: dict[str, list[float]], key: str, share: float) -> None:
    row = table.setdefault(key, [0.0, 0.0])
    row[0] += 1
    row[1] += share


def _told(table: Mapping[str, Sequence[float]]) -> dict[str, dict[str, float]]:
    return {
        key: {"games": int(played), "wins": round(won, 3)}
        for key, (played, won) in sorted(table.items())
    }
