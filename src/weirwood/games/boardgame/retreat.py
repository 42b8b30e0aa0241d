"""Retreats and routing (chapter retreat)."""

from weirwood.kernel import Flow, choose, procedure, tell

from .armies import lift, set_down
from .battle import line, named
from .board import control
from .content import AREAS, CARD, HOUSES, KINDS, UNITS
from .keys import AREA_KEYS, NONE
from .keys import area as area_of
from .state import Position
from .strength import ATTACK, DEFEND, SIDES, fighter
from .ways import losses, refuges

ROBB = CARD["robb_stark"]


@procedure
def retreat(st: Position) -> Flow[None]:
    """The beaten army goes to one area and lies routed there, or it is lost (retreat.steps)."""
    side = 1 - st.winner
    house = fighter(st, side)
    units = tuple(line(st, side))
    if not any(units):
        return
    gather(st, side, units)
    sent = NONE
    if st.card[st.winner] == ROBB and sendable(st, side, sum(units)):
        sent = yield from choose(
            st, "retreat.robb", st.seat[fighter(st, st.winner)], SIDES[side], sum(units)
        )
    goals = refuge_areas(st, side, sum(units))
    goal = goals[0] if goals else -1
    if sent != NONE:
        goal = area_of(sent)
        tell(st, "cards.robb", house=HOUSES[house], area=AREAS[goal])
    elif len(goals) > 1:
        key = yield from choose(st, "retreat.area", st.seat[house], SIDES[side], sum(units))
        goal = area_of(key)
    if goal < 0:
        bury(st, house, units)
        tell(st, "retreat.destroyed", house=HOUSES[house], units=named(list(units)))
        return
    cost = 0 if goal == st.march_from else losses(st, house, goal, sum(units))
    for left in range(cost, 0, -1):
        units = yield from shed(st, house, units, left)
    set_down(st, house, goal, list(units), routed=True)
    tell(st, "retreat.routed", house=HOUSES[house], area=AREAS[goal], units=named(list(units)))


@procedure
def shed(st: Position, house: int, units: tuple[int, ...], left: int) -> Flow[tuple[int, ...]]:
    """One retreating unit dies so that the rest fits the supply limit (retreat.supply)."""
    kinds = [k for k in range(KINDS) if units[k]]
    kind = kinds[0]
    if len(kinds) > 1:
        key = yield from choose(st, "retreat.loss", st.seat[house], left, units)
        kind = UNITS.index(key[5:])
    tell(st, "retreat.lost", house=HOUSES[house], unit=UNITS[kind])
    one = tuple(1 if k == kind else 0 for k in range(KINDS))
    bury(st, house, one)
    return tuple(n - m for n, m in zip(units, one, strict=True))


def gather(st: Position, side: int, units: tuple[int, ...]) -> None:
    """The beaten units leave the embattled area."""
    if side == ATTACK:
        st.army = [0] * KINDS
    else:
        lift(st, st.battle, units)


def bury(st: Position, house: int, units: tuple[int, ...]) -> None:
    """Units that have left the board go back to stock."""
    for kind, number in enumerate(units):
        st.stock[house * KINDS + kind] += number


def refuge_areas(st: Position, side: int, number: int) -> list[int]:
    """Where a beaten side may go by itself.

    Attackers go back where they came from, unless a foreign home has reverted behind them.
    """
    house = fighter(st, side)
    if side == DEFEND:
        return refuges(st, house, st.battle, number, st.march_from)
    return [st.march_from] if control(st, st.march_from) in (-1, house) else []


def sendable(st: Position, side: int, number: int) -> list[int]:
    """Where Robb's owner may send a beaten side, if that differs from what it does by itself."""
    own = refuge_areas(st, side, number)
    if side == DEFEND:
        return own if len(own) > 1 else []
    house = fighter(st, side)
    others = refuges(st, house, st.battle, number, st.march_from)
    if own:
        others = [a for a in others if losses(st, house, a, number) == 0]
    return own + others if others else []


def refuge_keys(st: Position, side: str, number: int) -> list[str]:
    return [AREA_KEYS[a] for a in refuge_areas(st, SIDES.index(side), number)]


def loss_keys(units: tuple[int, ...]) -> list[str]:
    return [f"unit:{UNITS[k]}" for k in range(KINDS) if units[k]]


def robb_keys(st: Position, side: str, number: int) -> list[str]:
    return [*(AREA_KEYS[a] for a in sendable(st, SIDES.index(side), number)), NONE]
