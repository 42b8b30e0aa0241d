"""A prior fitted to what searches found: by how much answers are better than the own player's.

What a search found of an answer is a mean over few worlds, and mostly luck where they were few. The
network learns these means, each weighed by its worlds, from thousands of questions at once, so that
luck cancels out; how far it is off beside what luck explains says how many worlds it is worth.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from weirwood.bots.network import How
from weirwood.bots.prior import NUMBERS, Hopes, counted
from weirwood.lab.learn.fitting import (
    BATCH,
    PATIENCE,
    RATE,
    Adam,
    Floats,
    Net,
    Step,
    is_held,
    quantised,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from weirwood.kernel.game import AnyGame
    from weirwood.lab.learn.selfplay import Asked

WORDS = 96  # the most frequent ones that are learnt
SELDOM = 30  # questions in which a word has to be said
FEW = 4  # worlds whose luck counts as much as what is true of an answer
MOST_TRUST = 30.0
QUESTIONS = 200  # fewer teach nothing
HIDDEN = 16
FADE = 0.5  # of weights, every step, in units of the rate: luck is most of what there is to learn


class PriorFit(NamedTuple):
    hopes: Hopes
    curve: list[Step]
    weight: list[tuple[str, float]]  # by how much the error grows if a feature is shuffled


class Tries(NamedTuple):
    """All answers that were tried beside the own player's."""

    x: Floats
    own: Floats  # likewise of the own player's answer
    gain: Floats
    worlds: Floats
    squares: Floats
    held: np.ndarray[Any, np.dtype[np.bool_]]

    def some(self, which: Any) -> Tries:
        return Tries(*(part[which] for part in self))


def vocabulary(asked: Sequence[Asked]) -> tuple[str, ...]:
    """The words that tell answers apart most often; those that all answers share tell nothing."""
    seen: Counter[str] = Counter()
    for question in asked:
        every = [set(tried.words.items()) for tried in question.tried]
        shared = set.intersection(*every)
        seen.update({word for words in every for word, _ in words - shared})
        seen.update({word for word, _ in shared if " " not in word})
    return tuple(sorted(word for word, n in seen.most_common(WORDS) if n >= SELDOM))


def tries_of(asked: Sequence[Asked], words: Sequence[str]) -> Tries:
    at = {word: n for n, word in enumerate(words)}
    x, own, rest, held = [], [], [], []
    for question in asked:
        rows = [
            [*question.position, *tried.numbers, *counted(tried.words, at)]
            for tried in question.tried
        ]
        for row, tried in zip(rows[1:], question.tried[1:], strict=True):
            x.append(row)
            own.append(rows[0])
            rest.append((tried.gain / tried.worlds, tried.worlds, tried.squares))
            held.append(is_held(question.game))
    numbers = np.array(rest, dtype=np.float64)
    gain, worlds, squares = numbers.T
    of = np.float64
    return Tries(np.array(x, of), np.array(own, of), gain, worlds, squares, np.array(held))


def fit_prior(
    asked: Sequence[Asked],
    game: AnyGame,
    names: Sequence[str],
    how: dict[str, Any],
    *,
    hidden: int = HIDDEN,
    passes: int = 40,
    seed: int = 0,
) -> PriorFit | None:
    """Learn what answers are worth; None if that foretells no more than their mean does."""
    asked = [question for question in asked if len(question.tried) > 1]
    if len(asked) < QUESTIONS:
        return None
    words = vocabulary(asked)
    data = tries_of(asked, words)
    every = np.concatenate([data.x, data.own])
    mean, spread = every.mean(0), np.maximum(every.std(0), 0.3)
    data = data._replace(x=(data.x - mean) / spread, own=(data.own - mean) / spread)
    mine, held = data.some(~data.held), data.some(data.held)
    net, curve = trained(mine, held, hidden, passes, seed)
    shrink(net, held)
    if wrong(net, held) >= constant(mine, held):
        return None
    labels = [*names, *NUMBERS, *words]
    told = {
        **how,
        "positions": len(asked),
        "error": round(wrong(net, held), 6),
        "judgement": round(constant(mine, held), 6),
        "nothing": round(weighed(held.gain**2, held.worlds), 6),
    }
    network = quantised(net, mean, spread, game, labels, How(**told), 0)
    rng = np.random.default_rng(seed)
    return PriorFit(Hopes(network, words, trust(net, held)), curve, looks(net, held, labels, rng))


def trained(
    mine: Tries, held: Tries, hidden: int, passes: int, seed: int
) -> tuple[Net, list[Step]]:
    """The network that does best over the games held back."""
    rng = np.random.default_rng(seed)
    net = Net(mine.x.shape[1], hidden, rng)
    net.parts[2] *= 0  # at first nothing is foretold
    adam = Adam(net.parts, FADE)
    best, kept, since = np.inf, [p.copy() for p in net.parts], 0
    curve = []
    for n in range(passes):
        order = rng.permutation(len(mine.gain))
        rate = RATE * (1 - 0.9 * n / passes)
        for at in range(0, len(order), BATCH):
            adam.step(net.parts, slopes(net, mine.some(order[at : at + BATCH])), rate)
        sample = mine.some(order[: len(held.gain) or len(order)])
        now = Step(round(wrong(net, sample), 6), round(wrong(net, held), 6))
        curve.append(now)
        since += 1
        if now.held < best:
            best, since, kept = now.held, 0, [p.copy() for p in net.parts]
        if since >= PATIENCE:
            break
    net.parts = kept
    return net, curve


def shrink(net: Net, held: Tries) -> None:
    """Foretell less where games held back say that it is too much."""
    weights, told = shares(held.worlds), foretold(net, held)
    fits = float((weights * told * held.gain).sum() / max(1e-9, (weights * told**2).sum()))
    net.parts[2] *= min(1.0, max(0.0, fits))


def shares(worlds: Floats) -> Floats:
    """How much each mean counts: more worlds make it surer, up to what luck leaves anyway."""
    return worlds / (worlds + FEW)


def weighed(squares: Floats, worlds: Floats) -> float:
    weights = shares(worlds)
    return float((weights * squares).sum() / max(1e-9, weights.sum()))


def foretold(net: Net, data: Tries) -> Floats:
    return net.run(data.x)[1] - net.run(data.own)[1]


def wrong(net: Net, data: Tries) -> float:
    """The mean squared error of the gains, luck included."""
    return weighed((foretold(net, data) - data.gain) ** 2, data.worlds)


def constant(mine: Tries, held: Tries) -> float:
    """How wrong it is to say of every answer what answers gain on average."""
    weights = shares(mine.worlds)
    mean = float((weights * mine.gain).sum() / max(1e-9, weights.sum()))
    return weighed((held.gain - mean) ** 2, held.worlds)


def slopes(net: Net, data: Tries) -> list[Floats]:
    """Gradients of the weighed error."""
    weights = shares(data.worlds)
    slope = 2 * weights * (foretold(net, data) - data.gain) / weights.sum()
    parts = [net.back(data.x, slope), net.back(data.own, -slope)]
    return [one + other for one, other in zip(*parts, strict=True)]


def trust(net: Net, held: Tries) -> float:
    """How many worlds the network's opinion is worth: their luck beside its own error."""
    several = held.worlds > 1
    n = held.worlds[several]
    within = np.maximum(0, held.squares[several] - n * held.gain[several] ** 2)
    luck = float(within.sum() / max(1.0, (n - 1).sum()))
    off = (foretold(net, held) - held.gain) ** 2 - luck / held.worlds
    error = weighed(off, held.worlds)
    return round(min(MOST_TRUST, luck / max(error, luck / MOST_TRUST)), 2)


def looks(
    net: Net, held: Tries, names: Sequence[str], rng: np.random.Generator
) -> list[tuple[str, float]]:
    """What the network looks at: how much worse it is when one feature is dealt out anew."""
    usual = wrong(net, held)
    found = []
    for i, name in enumerate(names):
        order = rng.permutation(len(held.gain))
        x, own = held.x.copy(), held.own.copy()
        x[:, i], own[:, i] = x[order, i], own[order, i]
        found.append((name, round(wrong(net, held._replace(x=x, own=own)) - usual, 6)))
    return sorted(found, key=lambda row: -row[1])
