"""How strong a bot is: win rates with intervals, and ratings where openskill is installed."""

from __future__ import annotations

import importlib
import math
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

Z95 = 1.959963984540054
"""The normal quantile of a two-sided 95 % interval."""


def wilson(wins: float, games: float, z: float = Z95) -> tuple[float, float]:
    """Wilson's interval of a win rate: sensible for few games, and at 0 and 1.

    >>> low, high = wilson(8, 10)
    >>> round(low, 3), round(high, 3)
    (0.49, 0.943)
    """
    if games <= 0:
        return 0.0, 1.0
    rate = wins / games
    bend = 1 + z * z / games
    middle = (rate + z * z / (2 * games)) / bend
    reach = z / bend * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def openskill_model() -> Any | None:
    """The Plackett-Luce model of openskill, or None where it is not installed."""
    try:
        models = importlib.import_module("openskill.models")
    except ImportError:
        return None
    return models.PlackettLuce()


def rate(
    names: Iterable[str], games: Iterable[tuple[Sequence[str], Sequence[Sequence[int]]]]
) -> Mapping[str, tuple[float, float]] | None:
    """(mu, sigma) of each bot from (bots by seat, standings), in the order given.

    A game in which a bot sits more than once tells nothing about it against itself: only its best
    seat counts. None where openskill is not installed.
    """
    model = openskill_model()
    if model is None:
        return None
    ratings = {name: model.rating(name=name) for name in names}
    for bots, standings in games:
        places: dict[str, int] = {}
        for place, group in enumerate(standings):
            for seat in group:
                places.setdefault(bots[seat], place)
        if len(places) < 2:
            continue
        ranked = list(places)
        rated = model.rate([[ratings[n]] for n in ranked], ranks=[places[n] for n in ranked])
        for name, (rating,) in zip(ranked, rated, strict=True):
            ratings[name] = rating
    return {name: (r.mu, r.sigma) for name, r in ratings.items()}
