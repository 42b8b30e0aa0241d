"""The measuring itself: every key of the contract, plausible numbers, the largest seat count."""

from __future__ import annotations

from tests.terminal import toys
from weirwood.lab.speed import bench

toys.register()


def test_bench_has_every_key_of_the_contract() -> None:
    steps: list[int] = []
    row = bench("toy", games=2, progress=steps.append)
    keys = "game seats games_per_s decisions_per_s choices_per_s fork_us save_us load_us view_us"
    assert set(f"{keys} save_bytes searches_per_s".split()) <= set(row)
    assert row["seats"] == 4
    assert sum(steps) == 4
    assert all(row[key] > 0 for key in row if key != "game")
