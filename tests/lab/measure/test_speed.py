"""The measuring itself: every key of the contract, plausible numbers, the largest seat count."""

from __future__ import annotations

import time

import pytest

from tests.terminal import toys
from weirwood import cli
from weirwood.bots.search import laps_of
from weirwood.kernel import registry
from weirwood.lab.measure.speed import ITERATIONS, bench

toys.register()


def test_bench_has_every_key_of_the_contract() -> None:
    steps: list[int] = []
    row = bench("toy", games=2, progress=steps.append)
    keys = "game seats games_per_s decisions_per_s choices_per_s fork_us save_us load_us view_us"
    assert set(f"{keys} save_bytes searches_per_s".split()) <= set(row)
    assert row["seats"] == 4
    assert sum(steps) == 4
    assert row["build"] in ("compiled", "interpreted")
    assert all(row[key] > 0 for key in row if key not in ("game", "build"))


@pytest.mark.parametrize("game", ["btwixt", "boardgame", "cardgame", "miniatures"])
def test_an_iteration_that_is_measured_looks_one_horizon_ahead(game: str) -> None:
    """Else it is another thing in a game whose search looks further the longer it thinks."""
    assert laps_of(registry.game(game), 0, ITERATIONS) == 1


def test_seconds_instead_of_a_number_of_games(capsys: pytest.CaptureFixture[str]) -> None:
    begun = time.process_time()
    assert bench("toy", seconds=0.4)["games"] > 1
    assert time.process_time() - begun < 3
    assert bench("toy", seconds=1e-9)["games"] == 1, "one at least"
    for wrong in (["--seconds", "0"], ["--seconds", "soon"], ["--seconds", "1", "--games", "2"]):
        assert cli.main(["bench", "toy", *wrong]) == 2
        assert len(capsys.readouterr().err.splitlines()) == 1


def test_help_says_what_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bench", "--help", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "the most of the" in told
    assert "the fewest" not in told
