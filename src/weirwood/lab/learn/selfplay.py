"""Games to learn from: positions at the moments when search judges them, and how the games ended.

In the first round the game's own player plays, later the search with what was learnt before; now
and then, more often early in a game, somebody answers by whim, so that games differ. A search also
leaves what it thought: what the position was worth in its eyes, and by how much each answer that it
tried was better than what the game's own player would have done.
"""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from weirwood.bots.learned import from_file, outcome
from weirwood.bots.network import numbers_of
from weirwood.bots.prior import Sight
from weirwood.bots.search import SearchBot, forget
from weirwood.bots.tree import Player
from weirwood.kernel import registry
from weirwood.kernel.chance import Splitmix, mix64
from weirwood.kernel.decision import Refused, below
from weirwood.kernel.registry import SeatWorlds
from weirwood.lab.play import pool
from weirwood.lab.play.game import seed_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from weirwood.bots.search import Race
    from weirwood.kernel.decision import Decision
    from weirwood.kernel.match import Match

NOISE = 8  # of a hundred answers are a whim
FORMAT = 2


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
    """A position as one seat has it: its features, and what the game was worth to it.

    Where a search judged it, also what it was worth in the eyes of that search.
    """

    game: int
    features: list[int]
    value: float
    searched: float | None = None


class Tried(NamedTuple):
    """An answer that a search tried: what it is made of, and what it gained in so many worlds."""

    numbers: list[int]
    words: dict[str, int]
    worlds: int
    gain: float  # the sum of the differences to the own player's answer
    squares: float


class Asked(NamedTuple):
    """A question that was searched: the position, and the answers, the own player's first."""

    game: int
    position: list[int]
    tried: list[Tried]


class Played(NamedTuple):
    """What there is to learn from games."""

    rows: list[Row]
    asked: list[Asked]


def play(plan: Plan, index: int) -> Played:
    """One game: its positions, and what was thought in it."""
    table = plan.tables[index % len(plan.tables)]
    own = seed_of(plan.seed, index)
    match = registry.new(plan.game, seats=table.seats, seed=own, options=table.options)
    match = match.fork(silent=True)
    game = match.game
    assert game.features is not None
    clock = game.clock
    rng = Splitmix(mix64(own ^ 0x2545F491))
    player = Answerer(plan, match)
    rows: list[tuple[int, list[int], list[float]]] = []
    latest: dict[int, list[float]] = {}
    asked: list[Asked] = []
    before = -1
    while not match.over:
        now = clock(match.st) if clock is not None else match.st.number
        if now != before:
            before = now
            latest = {seat: [] for seat in range(match.seats)}
            rows += [(s, numbers_of(game.features(match.st, s)), latest[s]) for s in latest]
        for decision in match.decisions:
            if below(rng, 100) < plan.noise:
                match.answer(decision, match.sample(decision, rng))
                continue
            answer = player.answer(decision, rng)
            if player.race is not None:
                latest[decision.seat].append(worth(player.race))
                asked.append(thought(index, player.race, match, decision, rng))
            match.answer(decision, answer)
    found = outcome(match)
    positions = [
        Row(index, features, round(found[seat], 6), searched[0] if searched else None)
        for seat, features, searched in rows
    ]
    return Played(positions, asked)


def worth(race: Race) -> float:
    """What the position was worth in the eyes of a search: the mean of its answer's values."""
    values = race.verdict().values or race.lead.values
    return round(sum(values) / len(values), 4)


def thought(index: int, race: Race, match: Match, decision: Decision, rng: Splitmix) -> Asked:
    """What a search found of each answer that it tried."""
    world = SeatWorlds(match, decision.seat)(rng)
    forget(world, decision.seat)
    sight = Sight(world, decision, race.lead.answer)
    tried = [
        Tried(
            sight.numbers(racer.answer),
            dict(sight.words(racer.answer)),
            len(racer.values),
            round(racer.sum, 4),
            round(racer.squares, 5),
        )
        for racer in race.racers
        if racer.values
    ]
    return Asked(index, sight.position, tried)


class Answerer:
    """Who plays: the game's own player, or the search."""

    def __init__(self, plan: Plan, match: Match) -> None:
        self.match = match
        self.race: Race | None = None  # what was thought of the last answer
        self.own = Player(match.game)
        self.bot: SearchBot | None = None
        if plan.iterations:
            judge, prior = (
                from_file(match.game, Path(plan.weights)) if plan.weights else (None, None)
            )
            self.bot = SearchBot(match.game, 3600.0, plan.iterations, judge=judge, prior=prior)

    def answer(self, decision: Decision, rng: Splitmix) -> Any:
        if self.bot is None:
            return self.own.natural(self.match, decision, rng)
        answer = registry.bot_answer(self.bot, self.match, decision, rng.getrandbits(32))
        race = self.bot.race
        self.race = race if race is not None and len(race.racers) > 1 else None
        return answer


def play_all(plan: Plan, indexes: list[int]) -> list[tuple[int, Played]]:
    return [(i, play(plan, i)) for i in indexes]


def gather(
    plan: Plan,
    games: int,
    file: Path,
    *,
    jobs: int = 1,
    cluster: pool.Cluster | None = None,
    progress: Callable[[int], None] | None = None,
) -> Played:
    """So many games, each a line of the file; those that are there already are not played again."""
    done = kept(plan, file)
    if progress is not None and done:
        progress(min(games, len(done)))
    left = [i for i in range(games) if i not in done]
    if left:
        with file.open("a", encoding="utf-8") as out:
            for piece in pool.run(partial(play_all, plan), left, jobs, most=8, cluster=cluster):
                for index, played in piece:
                    done[index] = played
                    out.write(told(index, played))
                out.flush()
                if progress is not None:
                    progress(len(piece))
    return together(done[i] for i in range(games))


def together(games: Iterable[Played]) -> Played:
    """What there is to learn from several games."""
    whole = Played([], [])
    for played in games:
        whole.rows.extend(played.rows)
        whole.asked.extend(played.asked)
    return whole


def told(index: int, played: Played) -> str:
    rows: list[list[Any]] = [list(row[1:]) for row in played.rows]
    plain = {"game": index, "rows": rows, "asked": [list(row[1:]) for row in played.asked]}
    return json.dumps(plain, separators=(",", ":")) + "\n"


def untold(line: str) -> tuple[int, Played]:
    """What `told` wrote."""
    plain = json.loads(line)
    index = plain["game"]
    rows = [Row(index, *row) for row in plain["rows"]]
    asked = [Asked(index, at, [Tried(*row) for row in tried]) for at, tried in plain["asked"]]
    return index, Played(rows, asked)


def header(plan: Plan) -> dict[str, Any]:
    """What the games of a file are."""
    game = registry.game(plan.game)
    what = {"weirwood_selfplay": FORMAT, "rules": game.version, **plan._asdict()}
    what["weights"] = Path(plan.weights).name
    what["tables"] = [[t.seats, dict(t.options)] for t in plan.tables]
    return json.loads(json.dumps(what))  # type: ignore[no-any-return]


def kept(plan: Plan, file: Path) -> dict[int, Played]:
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
        return dict(untold(line) for line in lines[1:])
    except (ValueError, LookupError, TypeError) as e:
        raise Refused("lab.other_games", {"file": str(file)}) from e
