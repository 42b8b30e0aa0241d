"""Saves of older versions load through the upgrades of their game, and play on to the end.

Beside a game's tests lie, for every version that was ever played, some saves (`saves_v1.jsonl`) and
the procedures, points and locals that any save of it may hold (`manifest_v1.json`).
"""

from __future__ import annotations

import copy
import json
import random
from pathlib import Path
from typing import Any

import pytest

import weirwood
from weirwood.kernel import PROCEDURES

HERE = Path(__file__).parent
OLD = {
    file.parent.name: [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    for file in sorted(HERE.glob("*/saves_v1.jsonl"))
}
SAVES = [(game, number) for game, saves in OLD.items() for number in range(len(saves))]


def test_every_game_has_some() -> None:
    assert list(OLD) == ["boardgame", "btwixt", "cardgame", "miniatures"]


@pytest.mark.parametrize(("game", "number"), SAVES)
def test_a_save_of_version_1_plays_on_to_the_end(game: str, number: int) -> None:
    saved = OLD[game][number]
    assert saved["rules"] == 1
    before = json.dumps(saved)
    match = weirwood.load(saved)
    assert json.dumps(saved) == before
    assert [d.kind for d in match.decisions] == [row[2] for row in saved["state"]["asked"]]
    rng = random.Random(number)
    while not match.over:
        decision = match.decisions[0]
        match.answer(decision, match.sample(decision, rng))
    assert match.save()["rules"] == weirwood.game(game).version


@pytest.mark.parametrize("game", OLD)
def test_every_procedure_and_point_of_version_1_has_a_successor(game: str) -> None:
    manifest = json.loads((HERE / game / "manifest_v1.json").read_text("utf-8"))["procedures"]
    data: dict[str, Any] = copy.deepcopy(OLD[game][0])
    data["state"]["frames"] = [
        {"procedure": name, "point": point, "locals": dict.fromkeys(kept)}
        for name, points in manifest.items()
        for point, kept in points.items()
    ]
    found = weirwood.game(game)
    while data["rules"] != found.version:
        data = found.upgrades[data["rules"]](data)
    assert len(data["state"]["frames"]) == sum(len(points) for points in manifest.values())
    for frame in data["state"]["frames"]:
        now = PROCEDURES[frame["procedure"]].live
        assert set(now[frame["point"]]) <= set(frame["locals"]), frame
