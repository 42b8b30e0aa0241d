"""Fitting chances, and trying them on other games."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from weirwood.bots.chances import curbed, shares
from weirwood.cli import main
from weirwood.lab.measure import diagram
from weirwood.lab.measure.calibrate import Sample, fit, foretold, reliability, samples


def invented(seed: int, games: int = 3000, lead: float = 1.0) -> list[Sample]:
    """Positions whose games are won as a slope of 2 at first and of 6 in the end says."""
    rng = random.Random(seed)
    rows = []
    for game in range(games):
        clock = rng.randrange(100)
        values = tuple(rng.uniform(-0.5, 0.5) for _ in range(3))
        told = shares(curbed(values, lead), 2 + 4 * (clock + 0.5) / 100)
        winner = rng.choices(range(3), told)[0]
        won = tuple(float(n == winner) for n in range(3))
        rows.append(Sample(game, clock, values, won))
    return rows


def test_the_fit_finds_the_slope_that_made_the_games() -> None:
    link = fit(invented(1))
    for clock, slope in ((0, 2.0), (50, 4.0), (99, 6.0)):
        values = (0.3, -0.2, 0.1)
        assert link.shares(values, clock) == pytest.approx(shares(values, slope), abs=0.05)
    found = reliability(foretold(invented(2), link))
    assert found["gap"] < 0.03
    assert found["sides"] == 9000
    for row in found["bins"]:
        assert abs(row["given"] - row["won"]) < 4 * row["error"] + 0.01


def test_the_fit_finds_how_much_of_a_lead_counts() -> None:
    rows = invented(3, lead=0.3)
    link = fit(rows)
    assert link.lead == pytest.approx(0.3, abs=0.21)
    assert reliability(foretold(invented(4, lead=0.3), link))["gap"] < 0.03
    # between two there is nobody else to see it
    two = [row._replace(values=row.values[:2], won=(row.won[0], 1 - row.won[0])) for row in rows]
    assert fit(two[:200]).lead == 1.0


def test_chances_that_lie_are_found_out() -> None:
    told = [(game, 0.9, float(game % 2)) for game in range(200)]
    found = reliability(told)
    assert found["gap"] == pytest.approx(0.4)
    assert [row["bin"] for row in found["bins"]] == [9]


def test_the_same_games_are_sampled_whoever_plays_them() -> None:
    alone = samples("btwixt", 3, 4, 7)
    assert samples("btwixt", 3, 4, 7, jobs=2) == alone
    assert {row.game for row in alone} == {0, 1, 2, 3}
    assert all(sum(row.won) == pytest.approx(1) for row in alone)


def test_one_command_fits_and_one_checks(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "diagram.svg"
    line = ["chances", "check", "btwixt", "--games", "2", "--plot", str(file), "--json"]
    assert main(line) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["positions"] == 80
    assert file.read_text("utf-8").count("<circle") == len(found["bins"])
    assert main(["chances", "check", "btwixt", "--games", "2", "--lang", "es"]) == 0
    assert "80 posiciones de 8 partidas" in capsys.readouterr().out
    assert main(["chances", "fit", "btwixt", "--games", "3"]) == 0
    assert json.loads(capsys.readouterr().out)["btwixt"]["3"]["games"] == 3
    assert main(["chances", "fit", "btwixt", "--games", "1"]) == 2


def test_the_diagram_escapes_what_it_is_told() -> None:
    result = {"bins": [{"given": 0.5, "won": 0.5, "error": 0.1, "sides": 3}]}
    assert "&lt;b&gt;" in diagram.draw([result], ["<b>"], ["x", "y"])
