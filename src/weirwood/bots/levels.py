"""`novice`, `steady`, `strong`, `master`: the bots that people are offered, by how well they play.

A novice is the game's own player with its mind elsewhere two times of three: with less it would be
hard to tell from steady in B'Twixt. Steady is that player. Strong thinks ahead for half a second of
one core, master for three times as long, and judges by what was learnt where that foretold games
better. Where a game has no player of its own, a novice plays by chance and steady thinks ahead a
little.

Those who think ahead may have a character (`characters.py`): `strong:bold`.

A level is added to `LEVELS` and nowhere else in the code: bots are registered from it, and the
table, the terminal and the client offer what it holds. Its name is a word of the client's
(`bot-<level>`) and of the command line's help.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from weirwood.bots.budget import no_budget
from weirwood.bots.characters import CHARACTERS, leaning
from weirwood.bots.learned import knows_better, mind_of
from weirwood.bots.random import RandomBot
from weirwood.bots.search import NEVER, SearchBot
from weirwood.kernel import registry
from weirwood.kernel.decision import below

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from weirwood.kernel.decision import Decision, Option, Rng
    from weirwood.kernel.game import AnyGame
    from weirwood.kernel.registry import Bot, Worlds

ASTRAY = 70  # of a hundred answers of a novice are a whim
LITTLE = 60  # iterations of a steady bot that has no heuristic to follow
SECONDS = 0.5  # of one core, for an answer of a strong bot
LONG = 1.5  # likewise, of a master
USUAL = "steady"  # whom people meet unless they choose another
TOOLS = (
    "random",
    "greedy",
    "search",
    "learned",
)  # for the laboratory; whoever asks by name may have them


class Novice:
    """Sensible now and then."""

    deaf = True

    def __init__(self, game: AnyGame) -> None:
        self.whim = RandomBot(game)
        self.sense: Bot = game.greedy

    def decide(
        self,
        view: Mapping[str, Any],
        decision: Decision,
        options: Sequence[Option],
        rng: Rng,
        worlds: Worlds,
    ) -> Any:
        bot = self.whim if below(rng, 100) < ASTRAY else self.sense
        return bot.decide(view, decision, options, rng, worlds)


def novice(game: AnyGame, budget: str) -> Bot:
    no_budget("novice", budget)
    return RandomBot(game) if game.greedy is None else Novice(game)


def steady(game: AnyGame, budget: str) -> Bot:
    no_budget("steady", budget)
    if game.greedy is None:
        return SearchBot(game, 1.0, LITTLE)
    player: Bot = game.greedy
    return player


def strong(game: AnyGame, budget: str) -> Bot:
    return SearchBot(game, SECONDS, NEVER, judge=leaning(game, budget, None, "strong"))


def master(game: AnyGame, budget: str) -> Bot:
    judge, prior = mind_of(game) if knows_better(game) else (None, None)
    leant = leaning(game, budget, judge, "master")
    return SearchBot(game, LONG, NEVER, judge=leant, prior=prior)


LEVELS: dict[str, Callable[[AnyGame, str], Bot]] = {
    "novice": novice,
    "steady": steady,
    "strong": strong,
    "master": master,
}
"""What people are offered, weakest first."""

THINKERS = ("strong", "master")
"""Those that may have a character."""


def offered(game: AnyGame) -> list[str]:
    """The levels, weakest first, then those with a character, then the bots of other packages."""
    names = registry.bot_names()
    known = CHARACTERS if game.terms is not None and game.evaluate is not None else ()
    return [
        *LEVELS,
        *(f"{level}:{each}" for level in THINKERS for each in known),
        *(n for n in names if n not in LEVELS and n not in TOOLS),
    ]
