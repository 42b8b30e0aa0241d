"""`random`: every legal answer may come, uniform at each step of a longer one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from weirwood.bots.budget import no_budget
from weirwood.kernel.decision import DONE, below

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from weirwood.kernel.decision import Decision, Option, Rng
    from weirwood.kernel.game import AnyGame
    from weirwood.kernel.registry import Worlds


class RandomBot:
    """Answers from the options alone wherever they tell all; else it walks a re-dealt world."""

    blind = True  # it never looks at its view, so nobody needs to make one for it
    deaf = True  # nor does it ask what was told

    def __init__(self, game: AnyGame) -> None:
        # Without `extend` the options stay the same from step to step, and without `check` every
        # choice of them is legal: no world is needed to continue an answer.
        self.simple = {
            name for name, kind in game.kinds.items() if kind.extend is None and kind.check is None
        }

    def decide(
        self,
        view: Mapping[str, Any],
        decision: Decision,
        options: Sequence[Option],
        rng: Rng,
        worlds: Worlds,
    ) -> Any:
        return self.choose(decision, lambda: [option.key for option in options], rng, worlds)

    def choose(
        self, decision: Decision, listed: Callable[[], Sequence[str]], rng: Rng, worlds: Worlds
    ) -> Any:
        """The same from the keys alone, which are listed only where they are looked at."""
        shape, least, most = decision.shape, decision.least, decision.most
        if shape == "pick" and least == most == 1:
            keys = listed()
            return [keys[below(rng, len(keys))]]
        if decision.kind in self.simple:
            if shape == "amount":
                return least + below(rng, most - least + 1)
            if shape in ("pick", "order"):
                return some(listed(), least, most, rng)
        return worlds(rng).sample(decision, rng)


def some(keys: Sequence[str], least: int, most: int, rng: Rng) -> list[str]:
    """Between `least` and `most` of the keys, one after the other, `done` among them."""
    left = [key for key in keys if key != DONE]
    chosen: list[str] = []
    while len(chosen) < most:
        may_stop = len(chosen) >= least
        at = below(rng, len(left) + may_stop)
        if at == len(left):
            break
        chosen.append(left.pop(at))
    return chosen


def make(game: AnyGame, budget: str) -> RandomBot:
    no_budget("random", budget)
    return RandomBot(game)


BOT = make
