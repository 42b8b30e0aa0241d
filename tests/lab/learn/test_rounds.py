"""Learning: games that go on where they were stopped, a network that knows more than nothing."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.terminal import toys
from weirwood.bots.learned import from_file
from weirwood.kernel import registry
from weirwood.kernel.decision import Refused
from weirwood.lab.learn import fitting, rounds, selfplay
from weirwood.lab.learn.selfplay import Plan, Row, Table

PLAN = Plan("btwixt", (Table(3, {}),), 5)


def test_games_go_on_where_they_were_stopped(tmp_path: Path) -> None:
    whole = selfplay.gather(PLAN, 3, tmp_path / "whole.jsonl")
    file = tmp_path / "games.jsonl"
    selfplay.gather(PLAN, 1, file)
    with file.open("a", encoding="utf-8") as cut:
        cut.write('{"game": 1, "rows": [[[1,')  # whoever wrote this was killed
    told: list[int] = []
    assert selfplay.gather(PLAN, 3, file, progress=told.append) == whole
    assert told == [1, 1, 1]
    assert selfplay.gather(PLAN, 3, file) == whole  # nothing is played again
    with pytest.raises(Refused) as no:
        selfplay.gather(PLAN._replace(seed=6), 3, file)
    assert no.value.rule == "lab.other_games"


def test_every_seat_is_seen_at_every_tick_and_valued_by_the_end() -> None:
    played = selfplay.play(PLAN, 2)
    rows = played.rows
    assert not played.asked  # the own player does not say what it thinks
    assert len(rows) % 3 == 0
    assert len(rows) > 30
    assert len({row.value for row in rows}) > 1
    ticks = len(rows) // 3
    for seat in range(3):
        assert len({rows[3 * n + seat].value for n in range(ticks)}) == 1
    assert selfplay.play(PLAN, 2) == played


def test_a_network_finds_what_decides() -> None:
    """Of three features one decides, one only together with another, one is noise."""
    rows = []
    for n in range(3000):
        a, b, c = n % 7 - 3, n % 2, n * 37 % 11
        value = 0.5 if (a > 0) == (b == 1) else -0.5
        rows.append(Row(n // 10, [a, b, c, a], value))
    game = registry.game("btwixt")
    how = {"seed": 0, "games": 3000, "rounds": 0, "iterations": 0, "commit": ""}
    names = ["a", "b", "c", "judgement"]
    fit = fitting.fit(rows, game, names, how, hidden=16, passes=40, seed=1)
    told = fit.network.how
    assert told.error < 0.3 * told.judgement
    assert told.error < 0.3 * told.nothing
    assert fit.curve[-1].held < fit.curve[0].held
    values = fit.network.values([[3, 1, 5, 3], [3, 0, 5, 3]])
    assert values[0] > 0.2 > -0.2 > values[1]  # whole numbers lose nothing that matters
    assert fit.weight[0][0] == "b"
    assert dict(fit.weight)["c"] < 0.1 * fit.weight[0][1]
    again = fitting.fit(rows, game, names, how, hidden=16, passes=40, seed=1)
    assert again.network == fit.network


def test_a_course_leaves_weights_that_play(tmp_path: Path) -> None:
    what = rounds.Course("btwixt", (Table(3, {}),), games=10, rounds=1, searched=10, iterations=1)
    learnt = rounds.learn(what, tmp_path)
    assert [row["round"] for row in learnt["rounds"]] == [0, 1]
    assert learnt["rounds"][1]["games"] == 20
    assert json.loads((tmp_path / "learnt.json").read_text("utf-8")) == learnt
    judge = from_file(registry.game("btwixt"), tmp_path / "weights.json").judge
    values = judge.values(registry.new("btwixt", seats=3, seed=1).st, range(3))
    assert all(-1 < value < 1 for value in values.values())
    assert (tmp_path / "weights.json").read_bytes() == (tmp_path / "weights-1.json").read_bytes()
    before = (tmp_path / "games-1.jsonl").read_bytes()
    rounds.learn(what, tmp_path)  # again, at the price of fitting
    assert (tmp_path / "games-1.jsonl").read_bytes() == before


def test_a_game_without_features_cannot_be_learnt() -> None:
    toys.register()
    with pytest.raises(Refused) as no:
        rounds.course("toy")
    assert no.value.rule == "lab.no_features"
    with pytest.raises(Refused):
        rounds.course("btwixt", seats=[17])
    assert [t.seats for t in rounds.course("btwixt", seats=[4, 3]).tables] == [4, 3]
    assert [t.seats for t in rounds.course("btwixt").tables] == [3, 4, 5, 6]
