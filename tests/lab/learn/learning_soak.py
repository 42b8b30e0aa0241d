"""A training run of a few minutes ends better than it began, in games that it has not seen."""

from __future__ import annotations

from pathlib import Path

import pytest

from weirwood.bots.learned import Judge, from_file
from weirwood.kernel import registry
from weirwood.lab.learn import fitting, rounds, selfplay
from weirwood.lab.learn.selfplay import Row, Table

pytestmark = pytest.mark.soak

JOUST = (Table(2, {}),)


def wrong(judge: Judge, rows: list[Row]) -> float:
    """The mean squared error of what it says of positions."""
    values = judge.network.values([row.features for row in rows])
    return sum((v - row.value) ** 2 for v, row in zip(values, rows, strict=True)) / len(rows)


def test_a_run_of_a_few_minutes_ends_better_than_it_began(tmp_path: Path) -> None:
    game = registry.game("cardgame")
    begun = rounds.Course("cardgame", JOUST, games=20, seed=4)
    ended = rounds.Course("cardgame", JOUST, games=400, rounds=1, searched=12, iterations=8, seed=4)
    rounds.learn(begun, tmp_path / "begun")
    rounds.learn(ended, tmp_path / "ended", jobs=2)
    plan = rounds.plan_of(ended._replace(seed=99), 0, None)
    fresh = selfplay.gather(plan, 80, tmp_path / "fresh.jsonl", jobs=2).rows
    early, late = (
        wrong(from_file(game, tmp_path / name / "weights.json").judge, fresh)
        for name in ("begun", "ended")
    )
    assert late < early
    names = rounds.feature_names(game, ended)
    rows = selfplay.kept(rounds.plan_of(ended, 0, None), tmp_path / "ended" / "games-0.jsonl")
    learnt = [row for own in rows.values() for row in own.rows]
    held = next(n for n in range(100) if fitting.is_held(n))
    data = fitting.data_of([*learnt, *(row._replace(game=held) for row in fresh)])
    own = fitting.judged(data, names)
    assert late < 0.95 * own, (late, own)  # and better than the judgement written by hand
