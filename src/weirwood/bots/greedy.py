"""`greedy`: the game's own sensible player, which lives beside its rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from weirwood.bots.budget import no_budget
from weirwood.kernel.decision import Refused

if TYPE_CHECKING:
    from weirwood.kernel.game import AnyGame
    from weirwood.kernel.registry import Bot


def make(game: AnyGame, budget: str) -> Bot:
    no_budget("greedy", budget)
    if game.greedy is None:
        raise Refused("bots.no_greedy", {"game": game.id, "bots": "random"})
    player: Bot = game.greedy
    return player


BOT = make
