"""Chances that hold: the link from judgement to chances is fitted, and tried on other games.

Bots play by the game's own player, and now and then by whim, so that games differ. Of each game a
few positions are kept, any moment as likely as any other, with what each side's position was worth
and who won in the end.
"""

from __future__ import annotations

import math
from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from weirwood.bots import chances
from weirwood.bots.chances import Link
from weirwood.bots.tree import Player
from weirwood.kernel import registry
from weirwood.kernel.chance import Splitmix, mix64
from weirwood.kernel.decision import below
from weirwood.lab.play import pool
from weirwood.lab.play.game import seed_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

NOISE = 5  # of a hundred answers are a whim
KEPT = 10  # positions of each game
# The seeds of the games that are fitted to, and of those that are tried on. Those of seeds 2 to 5
# were looked at before: when the shape of the link was chosen, and when a game was fitted anew.
FIT, CHECK = 1, 6
BINS = 10
TICKS = 20
KNOTS = 4  # stages at which the slope is fitted
LEADS = tuple(n / 10 for n in range(10, -1, -1))  # how much of a lead may count
FAINT = 0.02  # a pull towards nothing: keeps a slope finite where the judgement decides every game


class Sample(NamedTuple):
    """One position: of which game, when, what it was worth to each side, and how it ended."""

    game: int
    clock: float
    values: tuple[float, ...]
    won: tuple[float, ...]


def sample(game: str, seats: int, seed: int, noise: int, index: int) -> list[Sample]:
    """Play one game, and keep some of its positions."""
    own = seed_of(seed, index)
    match = registry.new(game, seats=seats, seed=own).fork(silent=True)
    player = Player(match.game)
    rng, dice = Splitmix(mix64(own ^ 0x2545F491)), Splitmix(mix64(own ^ 0x4F6CDD1D))
    sides = chances.sides_of(match)
    kept: list[tuple[float, tuple[float, ...]]] = []
    seen = 0
    while not match.over:
        seen += 1
        place = seen - 1 if seen <= KEPT else below(dice, seen)
        if place < KEPT:
            values = tuple(v or 0.0 for v in chances.judged(match, sides))
            kept[place : place + 1] = [(chances.clock_of(match), values)]
        for decision in match.decisions:
            whim = below(rng, 100) < noise
            answer = (match.sample if whim else partial(player.natural, match))(decision, rng)
            match.answer(decision, answer)
    result = tuple(chances.won(match, sides))
    return [Sample(index, clock, values, result) for clock, values in sorted(kept)]


def samples(
    game: str,
    seats: int,
    games: int,
    seed: int,
    *,
    noise: int = NOISE,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
) -> list[Sample]:
    """Positions of many games, in the order of the games whoever played them."""
    work = partial(_sample_all, game, seats, seed, noise)
    out: list[Sample] = []
    for piece in pool.run(work, range(games), jobs):
        out += [row for rows in piece for row in rows]
        if progress is not None:
            progress(len(piece))
    return sorted(out)


def _sample_all(
    game: str, seats: int, seed: int, noise: int, indexes: list[int]
) -> list[list[Sample]]:
    return [sample(game, seats, seed, noise, i) for i in indexes]


# ---- fitting --------------------------------------------------------------------------------


def fit(rows: Sequence[Sample]) -> Link:
    """The link under which these games were the likeliest."""
    clocks = sorted(row.clock for row in rows)
    last = len(clocks) - 1
    ticks = tuple(clocks[round((i + 0.5) / TICKS * last)] for i in range(TICKS))
    link = Link(slope=(1.0,) * KNOTS, ticks=ticks)
    near = [link.near(link.stage(row.clock)) for row in rows]
    best, slope = math.inf, [1.0] * KNOTS
    # Less and less of a lead, as long as that makes the games likelier. Between two sides the lead
    # is all there is: the slope says what it counts.
    for lead in LEADS if len(rows[0].values) > 2 else LEADS[:1]:
        seen = [row._replace(values=tuple(chances.curbed(row.values, lead))) for row in rows]
        slope = _slope(seen, near, slope)
        loss = _loss(seen, near, slope)
        if loss >= best:
            break
        best = loss
        link = Link(slope=tuple(round(c, 4) for c in slope), ticks=ticks, lead=lead)
    return link


def _slope(
    rows: Sequence[Sample], near: Sequence[Sequence[float]], slope: list[float]
) -> list[float]:
    """The likeliest slopes, by Newton's method from these on."""
    for _ in range(50):
        step = _newton(rows, near, slope)
        slope = [max(0.0, c - d) for c, d in zip(slope, step, strict=True)]
        if max(map(abs, step)) < 1e-6:
            break
    return slope


def _loss(rows: Sequence[Sample], near: Sequence[Sequence[float]], slope: Sequence[float]) -> float:
    """How surprising these games are: the less, the likelier."""
    out = sum(FAINT / 2 * c * c for c in slope)
    for row, share in zip(rows, near, strict=True):
        told = chances.shares(row.values, sum(c * p for c, p in zip(slope, share, strict=True)))
        out -= sum(w * math.log(p) for w, p in zip(row.won, told, strict=True) if w)
    return out


def _newton(
    rows: Sequence[Sample], near: Sequence[Sequence[float]], slope: Sequence[float]
) -> list[float]:
    """One step: the gradient of the loss divided by its curvature."""
    n = len(slope)
    gradient = [FAINT * c for c in slope]
    curve = [[FAINT * (i == j) for j in range(n)] for i in range(n)]
    for row, share in zip(rows, near, strict=True):
        steep = sum(c * p for c, p in zip(slope, share, strict=True))
        expected = chances.shares(row.values, steep)
        mean = sum(p * v for p, v in zip(expected, row.values, strict=True))
        spread = sum(p * v * v for p, v in zip(expected, row.values, strict=True)) - mean * mean
        short = sum(w * v for w, v in zip(row.won, row.values, strict=True)) - mean
        for i in range(n):
            gradient[i] -= short * share[i]
            for j in range(n):
                curve[i][j] += spread * share[i] * share[j]
    return solve(curve, gradient)


def solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of a few linear equations (Gauss).

    >>> solve([[2.0, 1.0], [1.0, 3.0]], [5.0, 10.0])
    [1.0, 3.0]
    """
    n = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i in range(n):
        best = max((abs(rows[r][i]), r) for r in range(i, n))[1]
        rows[i], rows[best] = rows[best], rows[i]
        for r in range(n):
            if r != i:
                times = rows[r][i] / rows[i][i]
                rows[r] = [a - times * b for a, b in zip(rows[r], rows[i], strict=True)]
    return [rows[i][n] / rows[i][i] for i in range(n)]


def fit_game(
    game: str,
    games: int,
    *,
    seed: int = FIT,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
) -> dict[str, Link]:
    """The links of one game, by the number of seats, each fitted to so many games."""
    found = registry.game(game)
    out = {}
    for seats in found.seats:
        rows = samples(game, seats, games, seed, jobs=jobs, progress=progress)
        how = {"rules": found.version, "games": games, "positions": len(rows)}
        how |= {"noise": NOISE, "seed": seed}
        out[str(seats)] = msgspec.structs.replace(fit(rows), **how)
    return out


# ---- trying ---------------------------------------------------------------------------------


def foretold(rows: Iterable[Sample], link: Link) -> list[tuple[int, float, float]]:
    """For each side of each position: the game, the chance it was given, and what came of it."""
    out = []
    for row in rows:
        told = link.shares(row.values, row.clock)
        out += [(row.game, p, w) for p, w in zip(told, row.won, strict=True)]
    return out


def reliability(told: Sequence[tuple[int, float, float]]) -> dict[str, Any]:
    """Of the positions given 70 %, how many were won? By tenths, with how far it may be off.

    Positions of one game end alike, so the error is that of games, not of positions.
    """
    bins = []
    for n in range(BINS):
        mine = [row for row in told if min(BINS - 1, int(row[1] * BINS)) == n]
        if not mine:
            continue
        count = len(mine)
        given, came = sum(p for _, p, _ in mine) / count, sum(w for _, _, w in mine) / count
        by_game = [
            sum(w - came for _, _, w in rows) for _, rows in groupby(sorted(mine), lambda r: r[0])
        ]
        error = math.sqrt(sum(x * x for x in by_game)) / count
        bins.append(
            {
                "bin": n,
                "sides": count,
                "given": round(given, 4),
                "won": round(came, 4),
                "error": round(error, 4),
            }
        )
    total = len(told)
    gap = sum(row["sides"] * abs(row["given"] - row["won"]) for row in bins) / total
    brier = sum((p - w) ** 2 for _, p, w in told) / total
    return {"bins": bins, "gap": round(gap, 4), "brier": round(brier, 4), "sides": total}


def check_game(
    game: str,
    games: int,
    *,
    seed: int = CHECK,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
) -> dict[str, Any]:
    """How well chances hold in games that were not fitted to, over all numbers of seats."""
    told: list[tuple[int, float, float]] = []
    even = 0.0
    positions = played = 0
    for seats in registry.game(game).seats:
        rows = samples(game, seats, games, seed, jobs=jobs, progress=progress)
        link = chances.link_of(game, seats)
        told += [(played + n, p, w) for n, p, w in foretold(rows, link)]
        even += sum((1 / len(row.won) - w) ** 2 for row in rows for w in row.won)
        played += games
        positions += len(rows)
    found = reliability(told)
    return {
        "game": game,
        "seed": seed,
        "games": played,
        "positions": positions,
        "even": round(even / len(told), 4),
        **found,
    }
