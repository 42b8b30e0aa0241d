"""Bots against each other: every line-up is played in every rotation of the seats, on paired seeds.

All rotations of a line-up share one seed, so that the luck of the deal falls on every bot alike.
A tournament may write each finished game to a file of JSON Lines; started again with the same file
it goes on where it stopped.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict, dataclass
from functools import partial
from itertools import combinations
from typing import TYPE_CHECKING, Any

from weirwood.kernel import registry
from weirwood.kernel.decision import Refused
from weirwood.lab.measure import ratings, summary, traces
from weirwood.lab.play import pool
from weirwood.lab.play.game import Outcome, Plan, play, seed_of
from weirwood.lab.play.players import player

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path

FEWEST = 10
"""Games that a strength test takes at least: the interval of fewer is too rough."""


@dataclass(frozen=True, slots=True)
class Tournament:
    """What is played; all games follow from it."""

    game: str
    rules: int
    seats: int
    bots: tuple[str, ...]  # as they were entered
    games: int
    seed: int
    options: Mapping[str, Any]

    @property
    def names(self) -> list[str]:
        return list(dict.fromkeys(self.bots))


@dataclass(frozen=True, slots=True)
class Pairing:
    """One game: who sits where, and the seed it shares with the other rotations."""

    index: int
    bots: tuple[str, ...]
    seed: int


def tournament(
    game: str,
    bots: Sequence[str],
    *,
    seats: int | None = None,
    games: int = 100,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
) -> Tournament:
    """A tournament that can be played; Refused otherwise. Games are rounded up to full rounds."""
    found = registry.game(game)
    names = list(dict.fromkeys(bots))
    if len(names) < 2:
        raise Refused("lab.two_bots", {"found": len(names)})
    for name in names:
        player(name, game)
    count = found.seats[0] if seats is None else seats
    settings = found.read_settings(count, options)
    full = len(lineups(bots, count)) * count
    rounded = max(1, -(-games // full)) * full
    return Tournament(found.id, found.version, count, tuple(bots), rounded, seed, settings)


def lineups(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Who meets whom.

    As many bots as seats are one line-up. More: every choice of them. Fewer: each in turn sits
    alone among the others, who are repeated around the table.

    >>> lineups(["a", "b"], 3)
    [('a', 'b', 'b'), ('b', 'a', 'a')]
    """
    if len(bots) == seats:
        return [tuple(bots)]
    names = list(dict.fromkeys(bots))
    if len(names) >= seats:
        return list(combinations(names, seats))
    out = []
    for name in names:
        others = [n for n in names if n != name]
        out.append((name, *(others[i % len(others)] for i in range(seats - 1))))
    return out


def pairings(what: Tournament) -> list[Pairing]:
    """Every game of the tournament, in order."""
    out: list[Pairing] = []
    found = lineups(what.bots, what.seats)
    deal = 0
    while len(out) < what.games:
        for lineup in found:
            seed = seed_of(what.seed, deal)
            deal += 1
            for turn in range(what.seats):
                out.append(Pairing(len(out), lineup[turn:] + lineup[:turn], seed))
    return out


def run(
    what: Tournament,
    *,
    jobs: int = 1,
    file: Path | None = None,
    progress: Callable[[int], None] | None = None,
    until: float | None = None,
    cluster: pool.Cluster | None = None,
) -> dict[str, Any]:
    """Play what is still to be played, and give the result as one JSON-able object.

    With `until`, the tournament stops after the first whole round in which the interval of the
    first bot's win rate lies above that rate, or below it. What counts are the rounds up to there,
    whoever has finished further games in the meantime.
    """
    games = pairings(what)
    done: dict[int, Outcome] = {}
    if file is not None:
        done = resume(what, file)
    if progress is not None and done:
        progress(len(done))
    left = [p for p in games if p.index not in done]
    work = partial(_play_all, what)
    writer = traces.Writer(file)
    stop = Stop(what, games, until)
    pieces = pool.run(work, left, jobs, most=64 if until is None else 1, cluster=cluster)
    try:
        while not stop.reached(done):
            piece = next(pieces, None)
            if piece is None:
                break
            done.update((outcome.index, outcome) for outcome in piece)
            writer.add((games[o.index].bots, o) for o in piece)
            if progress is not None:
                progress(len(piece))
    finally:
        pieces.close()
        writer.close()
    usage = summary.Usage(what.game)
    counted = [(p.bots, usage.take(done[p.index])) for p in games[: stop.counted]]
    told = ranking(what, counted, usage)
    return told if until is None else told | {"until": stop.told()}


def rate_of(text: str, seats: int) -> float:
    """A target: a rate, or a multiple of the fair share.

    >>> rate_of("0.7", 2), rate_of("1.6x", 4)
    (0.7, 0.4)
    """
    try:
        rate = float(text.removesuffix("x")) / (seats if text.endswith("x") else 1)
    except ValueError:
        rate = 0.0
    if not 0 < rate < 1:
        raise Refused("lab.until", {"found": text[:40]})
    return rate


class Stop:
    """When a strength test is over. It looks after every whole round, in the order of the games.

    One that is `whole` looks once, when all of them are played.
    """

    def __init__(
        self,
        what: Tournament,
        games: Sequence[Pairing],
        until: float | None,
        *,
        whole: bool = False,
    ) -> None:
        self.until, self.games, self.name, self.whole = until, games, what.bots[0], whole
        self.round = len(lineups(what.bots, what.seats)) * what.seats
        self.counted = len(games)
        self.upto = 0
        self.played = 0
        self.won = 0.0
        self.verdict = "open"

    def reached(self, done: Mapping[int, Outcome]) -> bool:
        if self.until is None:
            return False
        while self.upto < len(self.games) and self.games[self.upto].index in done:
            pairing = self.games[self.upto]
            outcome = done[pairing.index]
            if not outcome.error:
                for seat, bot in enumerate(pairing.bots):
                    if bot == self.name:
                        self.played += 1
                        self.won += summary.share(outcome, seat)
            self.upto += 1
            due = self.upto == len(self.games) if self.whole else self.upto % self.round == 0
            if due and self.clear():
                self.counted = self.upto
                return True
        return False

    def clear(self) -> bool:
        assert self.until is not None
        low, high = ratings.wilson(self.won, self.played)
        if self.played >= FEWEST and low > self.until:
            self.verdict = "above"
        elif self.played >= FEWEST and high < self.until:
            self.verdict = "below"
        return self.verdict != "open"

    def told(self) -> dict[str, Any]:
        low, high = ratings.wilson(self.won, self.played)
        return {
            "bot": self.name,
            "target": self.until,
            "verdict": self.verdict,
            "games": self.upto,
            "rate": round(self.won / self.played, 4) if self.played else 0.0,
            "low": round(low, 4),
            "high": round(high, 4),
        }


def _play_all(what: Tournament, games: list[Pairing]) -> list[Outcome]:
    return [
        play(Plan(what.game, what.seats, p.bots, what.seed, what.options), p.index, p.seed)
        for p in games
    ]


def header(what: Tournament) -> dict[str, Any]:
    """The first line of a trace; a longer tournament may go on in the same file."""
    told = asdict(what)
    del told["games"]
    return traces.header("tournament", told)


def resume(what: Tournament, file: Path) -> dict[int, Outcome]:
    """The games of this tournament that a file already holds."""
    return traces.resume(file, header(what), {p.index: p.seed for p in pairings(what)})


# ---- the ranking -------------------------------------------------------------------------------


def ranking(
    what: Tournament, games: Sequence[tuple[tuple[str, ...], Outcome]], usage: summary.Usage
) -> dict[str, Any]:
    """Win rate of each bot per seat it took, with its interval, its fair share and its rating."""
    whole = [(bots, o) for bots, o in games if not o.error]
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    lost: Counter[str] = Counter()
    for bots, o in whole:
        played.update(bots)
        for seat in o.standings[0]:
            won[bots[seat]] += summary.share(o, seat)  # type: ignore[assignment]  # parts of victories
        lost.update(bots[row["seat"]] for row in o.forfeits)
    rated = ratings.rate(what.names, ((bots, o.standings) for bots, o in whole))
    rows = [
        _line(name, played[name], won[name], what.seats, rated) | {"forfeits": lost[name]}
        for name in what.names
    ]
    rows.sort(key=lambda row: -row["rate"])
    return {
        "game": what.game,
        "seats": what.seats,
        "games": len(games),
        "errors": len(games) - len(whole),
        "seed": what.seed,
        "rated_by": "win rate" if rated is None else "openskill",
        "table": rows,
        **summary.common(what.options, games, usage),
    }


def _line(
    name: str,
    played: int,
    won: float,
    seats: int,
    rated: Mapping[str, tuple[float, float]] | None,
) -> dict[str, Any]:
    low, high = ratings.wilson(won, played)
    rate = won / played if played else 0.0
    row = {
        "bot": name,
        "seats_taken": played,
        "wins": round(won, 3),
        "rate": round(rate, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "fair": round(1 / seats, 4),
        "times_fair": round(rate * seats, 3),
    }
    if rated is not None:
        mu, sigma = rated[name]
        row |= {
            "rating": round(mu, 2),
            "rating_low": round(mu - ratings.Z95 * sigma, 2),
            "rating_high": round(mu + ratings.Z95 * sigma, 2),
        }
    return row
