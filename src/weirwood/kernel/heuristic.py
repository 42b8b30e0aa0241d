"""The skeleton of a game's own sensible player: what it looks at, and who answers which question.

A game supplies two ways to look and a table of choosers by the kind of the question. A chooser gets
what was looked at, the question and the keys of its options, and gives the answer: one key, several
keys, a number, or slots and tokens.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

if TYPE_CHECKING:
    from weirwood.kernel.decision import Decision, Option, Rng
    from weirwood.kernel.match import Match
    from weirwood.kernel.state import State

L = TypeVar("L")

Worlds = Callable[["Rng"], "Match"]
Chooser = Callable[[L, "Decision", list[str]], Any]
Asked = Callable[[L, "Decision", list[str], "Rng", Worlds], Any]


class Heuristic(Generic[L]):
    """A player that answers every question by a rule of thumb.

    `look` makes what its choosers read from a view; `glance` the same from a position in an
    imagined world, where nobody needs a whole view. `otherwise` answers what has no
    chooser of its own.
    """

    __slots__ = ("choosers", "glance", "look", "otherwise")
    deaf: ClassVar[bool] = True  # what was told is no concern of a rule of thumb

    def __init__(
        self,
        look: Callable[[Mapping[str, Any], int], L],
        glance: Callable[[State, int], L],
        choosers: Mapping[str, Chooser[L]],
        otherwise: Asked[L],
    ) -> None:
        self.look, self.glance = look, glance
        self.choosers, self.otherwise = choosers, otherwise

    def decide(
        self,
        view: Mapping[str, Any],
        decision: Decision,
        options: Sequence[Option],
        rng: Rng,
        worlds: Worlds,
    ) -> Any:
        keys = [option.key for option in options]
        return self.answer(self.look(view, decision.seat), decision, keys, rng, worlds)

    def play(self, world: Match, decision: Decision, keys: Sequence[str], rng: Rng) -> Any:
        """The same in an imagined world, from the keys alone: search plays thousands."""
        seen = self.glance(world.st, decision.seat)
        chooser = self.choosers.get(decision.kind)
        if chooser is None:
            return self.otherwise(seen, decision, list(keys), rng, lambda _: world)
        answer = chooser(seen, decision, list(keys))
        return [answer] if type(answer) is str else answer

    def answer(self, seen: L, decision: Decision, keys: list[str], rng: Rng, worlds: Worlds) -> Any:
        chooser = self.choosers.get(decision.kind)
        if chooser is None:
            return self.otherwise(seen, decision, keys, rng, worlds)
        answer = chooser(seen, decision, keys)
        return [answer] if type(answer) is str else answer


def bounded(lead: float) -> float:
    """An evaluation as search wants it, from -1 to 1."""
    return max(-1.0, min(1.0, lead))
