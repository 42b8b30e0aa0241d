"""Games to learn from: positions at the moments when search judges them, and how the games ended.

In the first round the game's own player plays, later the search with what was learnt before; now
and then, more often early in a game, somebody answers by whim, so that games differ.
"""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from weirwood.bots.learned import from_file, outcome
from weirwood.bots.network import numbers_of
from weirwood.bots.search import SearchBot
from weirwood.bots.tree import Player
from weirwood.kernel import registry
from weirwood.kernel.chance import Splitmix, mix64
from weirwood.kernel.decision import Refused, below
from weirwood.lab.play import pool
from weirwood.lab.play.game import seed_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from weirwood.kernel.decision import Decision
    from weirwood.kernel.match import Match

NOISE = 8  # of a hundred answers are a whim
FORMAT = 1


class Table(NamedTuple):
    """A game that is learnt: how many play, and with which settings."""

    seats: int
    options: Mapping[str, Any]


class Plan(NamedTuple):
    """What one round of games is like."""

    game: str
    tables: tuple[Table, ...]  # in turn
    seed: int
    iterations: int = 0  # of the search; 0: the game's own player
    weights: str = ""  # a file, or nothing: the game's own judgement
    noise: int = NOISE


class Row(NamedTuple):
    """A position as one seat has it: its features, and what the game was worth to it."""

    game: int
    features: list[int]
    value: float


def play(plan: Plan, index: int) -> list[Row]:
    """One game, and its positions."""
    table = plan.tables[index % len(plan.tables)]
    own = seed_of(plan.seed, index)
    match = registry.new(plan.game, seats=table.seats, seed=own, options=table.options)
    match = match.fork(silent=True)
    game = match.game
    assert game.features is not None
    clock = game.clock
    rng = Splitmix(mix64(own ^ 0x2545F491))
    answer = answerer(plan, match)
    rows: list[tuple[int, list[int]]] = []
    before = -1
    while not match.over:
        now = clock(match.st) if clock is not None else match.st.number
        if now != before:
            before = now
            rows += [(s, numbers_of(game.features(match.st, s))) for s in range(match.seats)]
        for decision in match.decisions:
            if below(rng, 100) < plan.noise:
                match.answer(decision, match.sample(decision, rng))
            else:
                match.answer(decision, answer(decision, rng))
    found = outcome(match)
    return [Row(index, features, round(found[seat], 6)) for seat, features in rows]


def answerer(plan: Plan, match: Match) -> Callable[[Decision, Splitmix], Any]:
    """Who plays."""
    game = match.game
    if not plan.iterations:
        return partial(Player(game).natural, match)
    judge = from_file(game, Path(plan.weights)) if plan.weights else None
    bot = SearchBot(game, 3600.0, plan.iterations, judge=judge)
    return lambda decision, rng: registry.bot_answer(bot, match, decision, rng.getrandbits(32))


def play_all(plan: Plan, indexes: list[int]) -> list[list[Row]]:
    return [play(plan, i) for i in indexes]


def gather(
    plan: Plan,
    games: int,
    file: Path,
    *,
    jobs: int = 1,
    cluster: pool.Cluster | None = None,
    progress: Callable[[int], None] | None = None,
) -> list[Row]:
    """So many games, each a line of the file; those that are there already are not played again."""
    done = kept(plan, file)
    if progress is not None and done:
        progress(min(games, len(done)))
    left = [i for i in range(games) if i not in done]
    if left:
        with file.open("a", encoding="utf-8") as out:
            for piece in pool.run(partial(play_all, plan), left, jobs, most=8, cluster=cluster):
                for rows in piece:
                    done[rows[0].game] = rows
                    out.write(told(rows))
                out.flush()
                if progress is not None:
                    progress(len(piece))
    return [row for i in range(games) for row in done[i]]


def told(rows: Sequence[Row]) -> str:
    plain = {"game": rows[0].game, "rows": [[row.features, row.value] for row in rows]}
    return json.dumps(plain, separators=(",", ":")) + "\n"


def header(plan: Plan) -> dict[str, Any]:
    """What the games of a file are."""
    game = registry.game(plan.game)
    what = {"weirwood_selfplay": FORMAT, "rules": game.version, **plan._asdict()}
    what["weights"] = Path(plan.weights).name
    what["tables"] = [[t.seats, dict(t.options)] for t in plan.tables]
    return json.loads(json.dumps(what))  # type: ignore[no-any-return]


def kept(plan: Plan, file: Path) -> dict[int, list[Row]]:
    """The games of a file that was begun; a last line that was cut off is dropped."""
    first = header(plan)
    if not file.exists() or not file.stat().st_size:
        file.write_text(json.dumps(first) + "\n", encoding="utf-8")
        return {}
    text = file.read_text(encoding="utf-8")
    lines = text.split("\n")
    if lines.pop():
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    try:
        if json.loads(lines[0]) != first:
            raise Refused("lab.other_games", {"file": str(file)})
        plain = [json.loads(line) for line in lines[1:]]
        return {
            row["game"]: [Row(row["game"], features, value) for features, value in row["rows"]]
            for row in plain
        }
    except (ValueError, LookupError, TypeError) as e:
        raise Refused("lab.other_games", {"file": str(file)}) from e
