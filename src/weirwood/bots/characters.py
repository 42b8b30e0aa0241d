"""Characters: bots of one strength that want different things.

A game's judgement is made of terms (`Game.terms`): how far one is on the way to winning, what one
can fight with, what one has in store, and how far the best rival is. A character weighs these
differently from what wins most often; everything else is the search. The weights are these:

| character | the goal | force | stores | the rival |
| --- | ---: | ---: | ---: | ---: |
| `bold` | 1.6 | 0.5 | 0.5 | 1 |
| `careful` | 1 | 2 | 1.3 | 1 |
| `vengeful` | 0.7 | 1 | 0.7 | 2 |
| `grasping` | 1 | 0.7 | 2.5 | 0.7 |
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from weirwood.bots.tree import Judge, Own
from weirwood.kernel.decision import Refused
from weirwood.kernel.heuristic import bounded

if TYPE_CHECKING:
    from weirwood.kernel.game import AnyGame
    from weirwood.kernel.match import Match


class Character(NamedTuple):
    """What each sort of term is worth to somebody, where 1 is what it is worth to all."""

    goal: float
    force: float
    stores: float
    rival: float


CHARACTERS = {
    "bold": Character(1.6, 0.5, 0.5, 1.0),
    "careful": Character(1.0, 2.0, 1.3, 1.0),
    "vengeful": Character(0.7, 1.0, 0.7, 2.0),
    "grasping": Character(1.0, 0.7, 2.5, 0.7),
}
FORCE = frozenset(("units", "strength", "army"))  # what games call those who fight


def sort_of(name: str, first: bool) -> str:
    """Which of a character's weights a term of a judgement is for; the first is the goal.

    >>> [sort_of(name, not n) for n, name in enumerate(("castles", "rival_castles", "units"))]
    ['goal', 'rival', 'force']
    """
    if name.startswith("rival"):
        return "rival"
    if name in FORCE:
        return "force"
    return "goal" if first else "stores"


class Leaning:
    """A judge with a character."""

    def __init__(self, game: AnyGame, character: Character, judge: Judge | None = None) -> None:
        assert game.terms is not None
        self.terms = game.terms
        self.character: dict[str, float] = character._asdict()
        self.judge: Judge = Own(game) if judge is None else judge
        self.horizon = self.judge.horizon

    def leaning(self, terms: Mapping[str, tuple[float, float]]) -> float:
        """How much more, or less, a position is worth to this character than to others."""
        total = 0.0
        for n, (name, (amount, weight)) in enumerate(terms.items()):
            total += (self.character[sort_of(name, not n)] - 1) * amount * weight
        return total

    def values(self, st: Any, seats: Iterable[int]) -> dict[int, float]:
        return {
            seat: bounded(value + self.leaning(self.terms(st, seat)))
            for seat, value in self.judge.values(st, seats).items()
        }

    def results(self, match: Match, seats: Iterable[int]) -> dict[int, float]:
        return self.judge.results(match, seats)


def leaning(game: AnyGame, name: str, judge: Judge | None, bot: str) -> Judge | None:
    """A judge with the character of this name, or without one; Refused if there is none such."""
    if not name:
        return judge
    if game.terms is None or game.evaluate is None or name not in CHARACTERS:
        known = CHARACTERS if game.terms is not None else ()
        allowed = ", ".join([bot, *(f"{bot}:{each}" for each in known)])
        raise Refused("bots.budget", {"bot": bot, "found": name[:40], "allowed": allowed})
    return Leaning(game, CHARACTERS[name], judge)
