"""Expert iteration: games, a network that learns from them, games by a search that judges with it.

Everything lies in one folder: the games of each round (`games-0.jsonl`), the weights after it
(`weights-0.json`), what was learnt (`learnt.json`; the command draws it in `learnt.svg`), and at
last the weights to use (`weights.json`). A run that was stopped goes on from there.
"""

from __future__ import annotations

import json
import subprocess
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from weirwood.bots.learned import Learnt
from weirwood.kernel import registry
from weirwood.kernel.decision import Refused
from weirwood.lab.learn import selfplay
from weirwood.lab.learn.selfplay import NOISE, Asked, Plan, Row, Table

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from weirwood.kernel.game import AnyGame
    from weirwood.lab.learn.fitting import Fit
    from weirwood.lab.learn.priors import PriorFit
    from weirwood.lab.play import pool

PASSES = 60  # over all positions, at most
APART = 7919  # between the seeds of two rounds


class Course(NamedTuple):
    """What is learnt, and from how much."""

    game: str
    tables: tuple[Table, ...]
    games: int  # of the first round, by the game's own player
    rounds: int = 0  # by the search, after that
    searched: int = 0  # games of each of these
    iterations: int = 25
    seed: int = 0
    horizon: int = 0
    noise: int = NOISE


def course(
    game: str,
    *,
    seats: Sequence[int] = (),
    options: Mapping[str, Any] | None = None,
    games: int = 1000,
    rounds: int = 1,
    searched: int = 100,
    iterations: int = 25,
    seed: int = 0,
    horizon: int = 0,
) -> Course:
    """A course whose game, seats and options exist and can be learnt; Refused otherwise.

    Games have these numbers of seats in turn; without any, every number that the game allows.
    """
    found = registry.game(game)
    if found.features is None:
        raise Refused("lab.no_features", {"game": found.id})
    tables = tuple(Table(n, found.read_settings(n, options)) for n in seats or found.seats)
    return Course(found.id, tables, games, rounds, searched, iterations, seed, horizon)


def plan_of(what: Course, number: int, weights: Path | None) -> Plan:
    """The games of a round; the search judges with what was learnt in the round before."""
    return Plan(
        what.game,
        what.tables,
        what.seed + APART * number,
        what.iterations if number else 0,
        str(weights) if weights is not None else "",
        what.noise,
    )


def learn(
    what: Course,
    folder: Path,
    *,
    jobs: int = 1,
    cluster: pool.Cluster | None = None,
    progress: Callable[[int], None] | None = None,
) -> dict[str, Any]:
    """All rounds; what was learnt in each, as it stands in `learnt.json`."""
    if find_spec("numpy") is None:
        raise Refused("lab.no_numpy", {})
    from weirwood.lab.learn import fitting, priors  # noqa: PLC0415  # they need the laboratory

    folder.mkdir(parents=True, exist_ok=True)
    game = registry.game(what.game)
    names = feature_names(game, what)
    rows: list[Row] = []
    asked: list[Asked] = []
    weights: Path | None = None
    told: list[dict[str, Any]] = []
    for number in range(what.rounds + 1):
        count = what.searched if number else what.games
        file = folder / f"games-{number}.jsonl"
        found = selfplay.gather(
            plan_of(what, number, weights),
            count,
            file,
            jobs=jobs,
            cluster=cluster,
            progress=progress,
        )
        start = 1 + max((row.game for row in rows), default=-1)
        rows += [row._replace(game=start + row.game) for row in found.rows]
        if weights is not None:  # gains by a judgement that was learnt are all of one size
            asked += [each._replace(game=start + each.game) for each in found.asked]
        how = {
            "seed": what.seed,
            "games": start + count,
            "rounds": number,
            "iterations": what.iterations if number else 0,
            "commit": commit(),
        }
        fit = fitting.fit(
            rows, game, names, how, passes=PASSES, seed=what.seed, horizon=what.horizon
        )
        prior = priors.fit_prior(asked, game, names, how, seed=what.seed)
        weights = folder / f"weights-{number}.json"
        write(weights, fit, prior)
        told.append(row_of(number, fit, prior))
    assert weights is not None
    (folder / "weights.json").write_bytes(weights.read_bytes())
    learnt = {"game": what.game, "seed": what.seed, "features": len(names), "rounds": told}
    (folder / "learnt.json").write_text(json.dumps(learnt, indent=1) + "\n", encoding="utf-8")
    return learnt


def feature_names(game: AnyGame, what: Course) -> list[str]:
    assert game.features is not None
    table = what.tables[0]
    match = registry.new(game.id, seats=table.seats, seed=what.seed, options=table.options)
    return list(game.features(match.st, 0))


def write(file: Path, fit: Fit, prior: PriorFit | None) -> None:
    learnt = Learnt(fit.network, None if prior is None else prior.hopes)
    file.write_bytes(msgspec.json.format(msgspec.json.encode(learnt), indent=1) + b"\n")


def row_of(number: int, fit: Fit, prior: PriorFit | None) -> dict[str, Any]:
    """What a round came to: errors over games held back, the curve, what it looks at."""
    how = fit.network.how
    return {
        "round": number,
        "games": how.games,
        "positions": how.positions,
        "error": how.error,
        "judgement": how.judgement,
        "nothing": how.nothing,
        "curve": [list(step) for step in fit.curve],
        "looks_at": [list(row) for row in fit.weight[:20]],
        "prior": None if prior is None else told_of(prior),
    }


def told_of(prior: PriorFit) -> dict[str, Any]:
    """Likewise what was learnt of answers; its judgement says the same of every answer."""
    how = prior.hopes.network.how
    return {
        "questions": how.positions,
        "trust": prior.hopes.trust,
        "error": how.error,
        "judgement": how.judgement,
        "nothing": how.nothing,
        "curve": [list(step) for step in prior.curve],
        "looks_at": [list(row) for row in prior.weight[:20]],
    }


def commit() -> str:
    """The commit of the checkout that learns; nothing in an installed package."""
    try:
        told = subprocess.run(
            ["git", "describe", "--always", "--dirty", "--exclude=*"],  # noqa: S607  # wherever git is
            cwd=Path(__file__).parent,
            capture_output=True,
            text=True,
            check=False,
        )
    except OSError:
        return ""
    return told.stdout.strip()
