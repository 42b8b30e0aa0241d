"""Re-rolls: each player may have a die rolled again once, the active player's side first."""

from __future__ import annotations

from weirwood.games.miniatures.dice import pool, reroll, rerollers, rights
from weirwood.games.miniatures.state import Position
from weirwood.kernel import Flow, pick, procedure


@procedure
def rerolls(st: Position, what: str) -> Flow[None]:
    """Effects and condition tokens that re-roll dice (rules attack.rerolls,
    conditions.optional)."""
    for seat in list(rerollers(st, what)):
        right = rights(st, what, seat)  # somebody before may have spent the token
        size = len(pool(st, what))
        if right and size:
            chosen = yield from pick(st, "dice.reroll", seat, what, right, least=0, most=size)
            if chosen:
                reroll(st, what, seat, right, chosen)
