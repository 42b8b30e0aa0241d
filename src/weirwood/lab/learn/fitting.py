"""A network fitted to games: two layers and Adam, in numpy.

Ten thousand weights are fitted in a minute by a page of numpy. torch would be a gigabyte to install
for the same numbers, and another thing to pin: it is not used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from weirwood.bots.network import LAST, ONE, SHIFT, UNIT, How, Network, packed
from weirwood.kernel.chance import mix64

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from weirwood.kernel.game import AnyGame
    from weirwood.lab.learn.selfplay import Row

HIDDEN = 32
BATCH = 512
RATE = 0.002
DECAY = 1e-4  # of weights, every step, in units of the rate
HELD = 10  # one game of so many is not learnt from
PATIENCE = 6  # passes without gain, after which the best is taken
MIX = 0.5  # of what a position is worth in the eyes of a search; the rest is how the game ended
Floats = np.ndarray[Any, np.dtype[np.float64]]


class Step(NamedTuple):
    """A pass over all positions: the error over those learnt from, and over those held back."""

    error: float
    held: float


class Fit(NamedTuple):
    network: Network
    curve: list[Step]
    weight: list[tuple[str, float]]  # by how much the error grows if a feature is shuffled


class Data(NamedTuple):
    """Positions as numbers: features, values, and which are held back."""

    x: Floats
    y: Floats  # how the games ended
    target: Floats  # the same, less lucky where a search has judged
    held: np.ndarray[Any, np.dtype[np.bool_]]


def is_held(game: int) -> bool:
    """Whether a game is held back: one of ten by lot, since tables take their turns by number."""
    return game % HELD == mix64(game // HELD) % HELD


def data_of(rows: Sequence[Row]) -> Data:
    x = np.array([row.features for row in rows], dtype=np.float64)
    y = np.array([row.value for row in rows], dtype=np.float64)
    target = np.array([aim(row) for row in rows], dtype=np.float64)
    held = np.array([is_held(row.game) for row in rows])
    return Data(x, y, target, held)


def aim(row: Row) -> float:
    """What is learnt of a position: its game's end, half of it what a search thought it worth.

    A search has seen many ways on from there, and the game only one of them.
    """
    if row.searched is None:
        return row.value
    return (1 - MIX) * row.value + MIX * row.searched


class Net:
    """The network while it learns: floats, on features that were brought to one scale."""

    def __init__(self, width: int, hidden: int, rng: np.random.Generator) -> None:
        self.parts: list[Floats] = [
            rng.normal(0, np.sqrt(1 / width), (width, hidden)),
            np.zeros(hidden),
            rng.normal(0, np.sqrt(0.1 / hidden), hidden),
            np.zeros(1),
        ]

    def run(self, x: Floats) -> tuple[Floats, Floats, Floats]:
        """Hidden numbers, output, value."""
        first, bias, second, offset = self.parts
        hidden = np.maximum(0, x @ first + bias)
        out = hidden @ second + offset
        return hidden, out, out / (1 + np.abs(out))

    def gradients(self, x: Floats, y: Floats) -> list[Floats]:
        _, out, value = self.run(x)
        return self.back(x, 2 * (value - y) / (1 + np.abs(out)) ** 2 / len(y))

    def back(self, x: Floats, slope: Floats) -> list[Floats]:
        """Gradients, where an output that is one more is worse by the slope."""
        hidden = self.run(x)[0]
        back = np.outer(slope, self.parts[2]) * (hidden > 0)
        return [x.T @ back, back.sum(0), hidden.T @ slope, np.array([slope.sum()])]


class Adam:
    """Adam, with weights that fade a little."""

    def __init__(self, parts: Sequence[Floats], fade: float = DECAY) -> None:
        self.fade = fade
        self.mean = [np.zeros_like(p) for p in parts]
        self.square = [np.zeros_like(p) for p in parts]
        self.n = 0

    def step(self, parts: list[Floats], gradients: list[Floats], rate: float) -> None:
        self.n += 1
        for i, g in enumerate(gradients):
            self.mean[i] += 0.1 * (g - self.mean[i])
            self.square[i] += 0.001 * (g * g - self.square[i])
            mean = self.mean[i] / (1 - 0.9**self.n)
            square = self.square[i] / (1 - 0.999**self.n)
            parts[i] -= rate * (mean / (np.sqrt(square) + 1e-8) + self.fade * parts[i])


def error(value: Floats, y: Floats) -> float:
    return float(np.mean((value - y) ** 2))


def fit(
    rows: Sequence[Row],
    game: AnyGame,
    names: Sequence[str],
    how: dict[str, Any],
    *,
    hidden: int = HIDDEN,
    passes: int = 60,
    seed: int = 0,
    horizon: int = 0,
    progress: Callable[[int], None] | None = None,
) -> Fit:
    """Learn what positions are worth; the best network by the games that were held back."""
    data = data_of(rows)
    mean, spread = data.x.mean(0), np.maximum(data.x.std(0), 0.3)
    x = (data.x - mean) / spread
    mine, held = ~data.held, data.held
    rng = np.random.default_rng(seed)
    net = Net(x.shape[1], hidden, rng)
    adam = Adam(net.parts)
    xs, ys, tx, ty = x[mine], data.target[mine], x[held], data.y[held]
    best, kept, since = np.inf, [p.copy() for p in net.parts], 0
    curve = []
    for n in range(passes):
        order = rng.permutation(len(ys))
        rate = RATE * (1 - 0.9 * n / passes)
        for at in range(0, len(order), BATCH):
            pick = order[at : at + BATCH]
            adam.step(net.parts, net.gradients(xs[pick], ys[pick]), rate)
        sample = order[: len(ty) or len(order)]
        now = Step(error(net.run(xs[sample])[2], ys[sample]), error(net.run(tx)[2], ty))
        curve.append(Step(round(now.error, 6), round(now.held, 6)))
        if progress is not None:
            progress(1)
        since += 1
        if now.held < best:
            best, since, kept = now.held, 0, [p.copy() for p in net.parts]
        if since >= PATIENCE:
            break
    net.parts = kept
    told = {
        **how,
        "positions": len(rows),
        "error": round(best, 5),
        "judgement": round(judged(data, names), 5),
        "nothing": round(error(np.full_like(ty, ys.mean()), ty), 5),
    }
    network = quantised(net, mean, spread, game, names, How(**told), horizon)
    return Fit(network, curve, importance(net, tx, ty, names, rng))


def judged(data: Data, names: Sequence[str]) -> float:
    """How wrong the game's own judgement is over the games held back, at its best slope."""
    at = list(names).index("judgement")
    x, y = data.x[:, at], data.y
    learnt = x[~data.held], y[~data.held]
    slope = float(learnt[0] @ learnt[1] / max(1e-9, learnt[0] @ learnt[0]))
    return error(slope * x[data.held], y[data.held])


def importance(
    net: Net, x: Floats, y: Floats, names: Sequence[str], rng: np.random.Generator
) -> list[tuple[str, float]]:
    """What the network looks at: how much worse it is when one feature is dealt out anew."""
    usual = error(net.run(x)[2], y)
    found = []
    for i, name in enumerate(names):
        mixed = x.copy()
        mixed[:, i] = mixed[rng.permutation(len(y)), i]
        found.append((name, round(error(net.run(mixed)[2], y) - usual, 6)))
    return sorted(found, key=lambda row: -row[1])


def quantised(
    net: Net,
    mean: Floats,
    spread: Floats,
    game: AnyGame,
    names: Sequence[str],
    how: How,
    horizon: int,
) -> Network:
    """The same network in whole numbers, for features as they are."""
    first, bias, second, offset = net.parts
    rows = first.T / spread
    shift = bias - rows @ mean
    return Network(
        game=game.id,
        rules=game.version,
        content=game.content,
        features=tuple(names),
        first=packed([[round(float(w) * UNIT) for w in row] for row in rows]),
        bias=tuple(round(float(b) * UNIT) for b in shift),
        second=tuple(round(float(w) * LAST) for w in second),
        offset=round(float(offset[0]) * ONE),
        how=how,
        horizon=horizon,
    )


assert (UNIT >> SHIFT) * LAST == ONE  # the two layers' units make one of the output
