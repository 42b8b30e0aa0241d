"""Casualties of a combat (chapter casualties)."""

from weirwood.kernel import Flow, at, choose, procedure, tell

from .battle import kill, kill_helpless, line, named, victims
from .content import HOUSES, UNITS
from .state import Position
from .strength import ATTACK, DEFEND, SIDES, fighter, forts, skulls, spared, swords


@procedure
def casualties(st: Position) -> Flow[None]:
    """Helpless units of the loser, swords less fortifications, then skulls (casualties.steps)."""
    loser = 1 - st.winner
    cuts = max(0, swords(st, st.winner) - forts(st, loser))
    dead = kill_helpless(st, loser)
    if any(dead):
        tell(st, "casualties.helpless", house=HOUSES[fighter(st, loser)], units=named(dead))
    if cuts and not spared(st, loser):
        yield from lose(st, loser, cuts)
    if st.tides:
        for side in (ATTACK, DEFEND):
            if skulls(st, 1 - side) and not spared(st, side):
                yield from at("skull", lose(st, side, skulls(st, 1 - side)))


@procedure
def lose(st: Position, side: int, number: int) -> Flow[None]:
    """The owner takes units of the fighting army, never a routed one (casualties.choice)."""
    for left in range(number, 0, -1):
        found = victims(st, side, side != st.winner)
        if not found:
            return
        kind = found[0]
        if len(found) > 1 and sum(line(st, side)) > left:
            key = yield from choose(
                st, "casualties.unit", st.seat[fighter(st, side)], SIDES[side], left
            )
            kind = UNITS.index(key[5:])
        kill(st, side, kind)
        tell(st, "casualties.killed", house=HOUSES[fighter(st, side)], unit=UNITS[kind])


def casualty_keys(st: Position, name: str) -> list[str]:
    side = SIDES.index(name)
    return [f"unit:{UNITS[k]}" for k in victims(st, side, side != st.winner)]
