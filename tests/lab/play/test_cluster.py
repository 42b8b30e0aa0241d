"""Ray: the same games as on one core, whatever dies on the way, and one clear line without it."""

from __future__ import annotations

import builtins
import importlib
import os
import signal
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.lab.play.test_pool import die_always, die_once
from weirwood.kernel.decision import Refused
from weirwood.lab.measure.simulate import plan, simulate
from weirwood.lab.measure.tournament import run, tournament
from weirwood.lab.play import cluster, pool
from weirwood.lab.play.game import Outcome, Plan, play, seed_of


@pytest.fixture(scope="module")
def ray() -> Iterator[cluster.Ray]:
    with cluster.Ray(workers=2) as found:
        yield found


def timeless(sums: dict[str, Any]) -> dict[str, Any]:
    return {k: v for k, v in sums.items() if k != "seconds" and not k.endswith("_per_s")}


def test_the_games_are_those_of_one_core(ray: cluster.Ray) -> None:
    what = plan("btwixt", seats=3, bots=["greedy", "random"], seed=11)
    assert timeless(simulate(what, 12, cluster=ray)) == timeless(simulate(what, 12))


def test_a_tournament_is_the_same_and_goes_on_from_its_file(
    ray: cluster.Ray, tmp_path: Path
) -> None:
    what = tournament("btwixt", ["greedy", "random"], seats=3, games=12, seed=2)
    file = tmp_path / "games.jsonl"
    whole = run(what)
    assert run(what, cluster=ray, file=file) == whole
    lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join(lines[:5]))
    assert run(what, cluster=ray, file=file) == whole


def test_a_strength_test_stops_at_the_same_game(ray: cluster.Ray) -> None:
    what = tournament("btwixt", ["greedy", "random"], seats=3, games=90, seed=2)
    alone = run(what, until=0.34)
    assert alone["games"] < 90
    assert run(what, until=0.34, cluster=ray) == alone == run(what, until=0.34, jobs=2)


def test_a_worker_that_dies_is_replaced_and_nothing_counts_twice(
    ray: cluster.Ray, tmp_path: Path
) -> None:
    jobs = [(str(tmp_path / "died"), n) for n in range(40)]
    done = [n for piece in pool.run(die_once, jobs, 2, cluster=ray) for n in piece]
    assert (tmp_path / "died").exists()
    assert sorted(done) == list(range(40))


def play_and_die_once(mark: Path, what: Plan, indexes: list[int]) -> list[Outcome]:
    """Plays its games, and the first worker is killed when half of them are played."""
    done = []
    for n, index in enumerate(indexes):
        if 2 * n >= len(indexes) > 1 and not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        done.append(play(what, index, seed_of(what.seed, index)))
    return done


def test_games_of_a_worker_that_was_killed_are_played_again_and_counted_once(
    ray: cluster.Ray, tmp_path: Path
) -> None:
    what = plan("btwixt", seats=3, bots=["greedy", "random"], seed=5)
    work = partial(play_and_die_once, tmp_path / "died", what)
    pieces = list(pool.run(work, range(32), 2, cluster=ray))
    assert (tmp_path / "died").exists()
    found = sorted((o for piece in pieces for o in piece), key=lambda o: o.index)
    assert found == [play(what, i, seed_of(what.seed, i)) for i in range(32)]


def test_a_worker_that_always_dies_is_an_error(
    ray: cluster.Ray, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "TRIES", 0)
    with pytest.raises(pool.WorkerLost):
        list(pool.run(die_always, range(2), 2, cluster=ray))


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "nowhere:x"])
def test_where_there_is_no_cluster_one_line_says_so_at_once(address: str) -> None:
    begun = time.monotonic()
    with pytest.raises(Refused) as no:
        cluster.Ray(address)
    assert no.value.rule == "lab.ray_address"
    assert time.monotonic() - begun < 30


def test_without_ray_one_line_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    real = importlib.import_module

    def without(name: str, package: str | None = None) -> Any:
        if name == "ray":
            raise builtins.ImportError(name)
        return real(name, package)

    monkeypatch.setattr(importlib, "import_module", without)
    with pytest.raises(Refused) as no:
        cluster.Ray()
    assert no.value.rule == "lab.no_ray"
