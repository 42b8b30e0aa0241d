"""`learned`: the search, with a judgement that was learnt from games instead of written by hand.

Where searches were learnt from too, it also has an opinion of answers before it tries them
(`prior.py`). A game's weights lie beside its own player, in `bot/weights.json`, with how they were
made; `weirwood learn GAME` makes others. They belong to one version of the rules: those of another
are refused.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from weirwood.bots import search
from weirwood.bots.network import Network, numbers_of
from weirwood.bots.prior import Hopes, Prior
from weirwood.folders import folder
from weirwood.kernel.decision import Refused

if TYPE_CHECKING:
    from weirwood.kernel.game import AnyGame
    from weirwood.kernel.match import Match

WEIGHTS = "weights.json"
CLEARLY = 0.97  # of the error of the game's own judgement
ENOUGH = 400  # games, so that this means something


class Learnt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What lies in a file of weights: what positions are worth, and perhaps answers."""

    value: Network
    prior: Hopes | None = None


class Mind(NamedTuple):
    """Who plays by what was learnt."""

    judge: Judge
    prior: Prior | None


class Judge:
    """What positions are worth, by a network."""

    def __init__(self, game: AnyGame, network: Network) -> None:
        assert game.features is not None
        self.features, self.network = game.features, network
        self.horizon = network.horizon or game.horizon
        self.known = False  # whether the features were compared with those of the weights

    def values(self, st: Any, seats: Iterable[int]) -> dict[int, float]:
        order = sorted(seats)
        found = [self.features(st, seat) for seat in order]
        if not self.known:
            self.check(found[0])
        values = self.network.values([numbers_of(row) for row in found])
        return dict(zip(order, values, strict=True))

    def check(self, features: Mapping[str, int]) -> None:
        """Weights of other features judge nothing."""
        if tuple(features) != self.network.features:
            other = sorted(set(features) ^ set(self.network.features))
            told = {"file": WEIGHTS, "found": ", ".join(other[:3]) or "-"}
            raise Refused("bots.weights_of", told | {"wanted": f"{len(features)}"})
        self.known = True

    @staticmethod
    def results(match: Match, seats: Iterable[int]) -> dict[int, float]:
        found = outcome(match)
        return {seat: found[seat] for seat in seats}


def outcome(match: Match) -> list[float]:
    """What a finished game was worth to each seat: the place, and by half whether it was won.

    Who learns from places alone is content with the second.
    """
    n = match.seats
    if n < 2:
        return list(match.returns)
    first = match.standings[0]
    shares = [1 / len(first) if seat in first else 0.0 for seat in range(n)]
    return [
        (back + (share * n - 1) / (n - 1)) / 2
        for back, share in zip(match.returns, shares, strict=True)
    ]


def read(data: bytes, game: AnyGame, where: str) -> Learnt:
    """Weights that fit a game; Refused with the reason where they do not."""
    try:
        found = msgspec.json.decode(data, type=Learnt)
        networks = [found.value] if found.prior is None else [found.value, found.prior.network]
        fits = all(len(network.rows) == len(network.bias) for network in networks)
    except (msgspec.MsgspecError, ValueError) as e:
        raise Refused("bots.weights", {"file": where, "reason": str(e)[:200]}) from e
    assert fits
    for network in networks:
        if (network.game, network.rules) != (game.id, game.version):
            told = {"file": where, "found": f"{network.game} {network.rules}"}
            raise Refused("bots.weights_of", told | {"wanted": f"{game.id} {game.version}"})
    return found


@cache
def shipped(game: AnyGame) -> Learnt:
    """The weights that lie beside a game's own player; Refused where there are none."""
    file = folder(game.package, "bot") / WEIGHTS
    if not file.is_file():
        raise Refused("bots.unlearnt", {"game": game.id})
    return read(file.read_bytes(), game, f"bot/{WEIGHTS}")


def knows_better(game: AnyGame) -> bool:
    """Whether what was learnt foretold games better than the game's own judgement did."""
    try:
        how = mind_of(game).judge.network.how
    except Refused:
        return False
    return how.games >= ENOUGH and how.error < CLEARLY * how.judgement


def mind_of(game: AnyGame, learnt: Learnt | None = None) -> Mind:
    """Who plays by the game's own weights, or by others."""
    found = shipped(game) if learnt is None else learnt
    if game.features is None:
        raise Refused("bots.unlearnt", {"game": game.id})
    prior = None if found.prior is None else Prior(found.prior)
    return Mind(Judge(game, found.value), prior)


def from_file(game: AnyGame, file: Path) -> Mind:
    try:
        data = file.read_bytes()
    except OSError as e:
        raise Refused("bots.weights", {"file": file.name, "reason": e.strerror or "-"}) from e
    return mind_of(game, read(data, game, file.name))


def thinking(game: AnyGame, budget: str, mind: Mind) -> search.SearchBot:
    """The search that judges so."""
    seconds, iterations, form = search.read_budget("learned", budget)
    judge, prior = mind
    return search.SearchBot(game, seconds, iterations, judge=judge, prior=prior, **form)


def make(game: AnyGame, budget: str) -> search.SearchBot:
    """`learned`, `learned:0.5` (seconds of one core), `learned:2s`, or `learned:500` (iterations).

    In the laboratory a file of weights may follow: `learned:100:weights.json`.
    """
    return thinking(game, budget, mind_of(game))


BOT = make
