"""Retreats and routing. Ledger: `retreat`."""

from weirwood.kernel import Flow, Kind, Refusal, choose, procedure, tell

from ..facts import AREA, AREAS, AROUND, HOUSES, LANDS, PORT_SHIPS, SEAS_END, UNIT_KINDS, UNITS
from ..state import Position
from .control import control
from .keys import NONE, Args, area_keys, area_of
from .strength import ATTACK, DEFEND, SIDES, fighter, fighting, sends
from .supply import WEIGHT, allowed, armies
from .transport import reach
from .units import lift, named, set_down


@procedure
def retreat(st: Position) -> Flow[None]:
    """The beaten army goes to one area and lies routed there, or it is lost (retreat.steps)."""
    side = 1 - st.winner
    house = fighter(st, side)
    units = tuple(fighting(st, side))
    if not any(units):
        return
    gather(st, side, units)
    sent = NONE
    if sends(st, st.winner) and sendable(st, side, sum(units)):
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
        tell(st, "retreat.destroyed", house=HOUSES[house], units=named(units))
        return
    cost = 0 if goal == st.march_from else losses(st, house, goal, sum(units))
    for left in range(cost, 0, -1):
        units = yield from shed(st, house, units, left)
    set_down(st, house, goal, units, routed=True)
    tell(st, "retreat.routed", house=HOUSES[house], area=AREAS[goal], units=named(units))


def gather(st: Position, side: int, units: tuple[int, ...]) -> None:
    """The beaten units leave the embattled area."""
    if side == ATTACK:
        st.army = [0] * UNIT_KINDS
    else:
        lift(st, st.battle, units)


def bury(st: Position, house: int, units: tuple[int, ...]) -> None:
    """Units that have left the board go back to stock."""
    for kind, number in enumerate(units):
        st.stock[house * UNIT_KINDS + kind] += number


@procedure
def shed(st: Position, house: int, units: tuple[int, ...], left: int) -> Flow[tuple[int, ...]]:
    """One retreating unit dies so that the rest fits the supply limit (retreat.supply)."""
    kinds = [k for k in range(UNIT_KINDS) if units[k]]
    kind = kinds[0]
    if len(kinds) > 1:
        key = yield from choose(st, "retreat.loss", st.seat[house], left, units)
        kind = UNITS.index(key[5:])
    tell(st, "retreat.lost", house=HOUSES[house], unit=UNITS[kind])
    one = tuple(1 if k == kind else 0 for k in range(UNIT_KINDS))
    bury(st, house, one)
    return tuple(n - m for n, m in zip(units, one, strict=True))


# --- where to -------------------------------------------------------------------------------------


def refuge_areas(st: Position, side: int, number: int) -> list[int]:
    """Where a beaten side may go by itself.

    Attackers go back where they came from, unless a foreign home has reverted behind them.
    """
    house = fighter(st, side)
    if side == DEFEND:
        return refuges(st, house, st.battle, number, st.march_from)
    return [st.march_from] if open_behind(st) else []


def open_behind(st: Position) -> bool:
    """Whether attackers find their origin open: a foreign home may have reverted behind them."""
    return control(st, st.march_from) in (-1, st.attacker)


def refuges(st: Position, house: int, area: int, number: int, barred: int) -> list[int]:
    """Where beaten units may retreat: only the areas that cost the fewest of them.

    `area` is where they fought and `barred` the area that the attackers came from.
    """
    best, found = number, []
    for goal in reach(st, house, area):
        if goal == barred or st.neutral[goal]:
            continue
        if control(st, goal) not in (-1, house):
            continue
        cost = losses(st, house, goal, number)
        if cost < best:
            best, found = cost, [goal]
        elif cost == best and cost < number:
            found.append(goal)
    return found


def losses(st: Position, house: int, goal: int, number: int) -> int:
    """How many of the retreating units supply and port space would cost there."""
    there = st.size[goal] if st.who[goal] == house else 0
    others = armies(st, house, goal)
    before = others + WEIGHT[there] + WEIGHT[number]
    supply = st.supply[house]
    for kept in range(number, 0, -1):
        if goal >= SEAS_END and there + kept > PORT_SHIPS:
            continue
        if allowed(others + WEIGHT[there + kept], supply, before):
            return number - kept
    return number


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


def retreat_options(st: Position, seat: int, args: Args) -> list[str]:
    return area_keys(refuge_areas(st, SIDES.index(args[0]), args[1]))


def robb_options(st: Position, seat: int, args: Args) -> list[str]:
    return [*area_keys(sendable(st, SIDES.index(args[0]), args[1])), NONE]


def retreat_losses(st: Position, seat: int, args: Args) -> list[str]:
    return [f"unit:{UNITS[kind]}" for kind, number in enumerate(args[1]) if number]


def why_not_refuge(st: Position, seat: int, args: Args, key: str) -> Refusal | None:
    """Why the beaten may not go there."""
    told = {"area": key.removeprefix("area:")}
    rule = shut(st, SIDES.index(args[0]), AREA.get(told["area"], -1))
    return Refusal(rule or "retreat.supply", told)


def why_not_sent(st: Position, seat: int, args: Args, key: str) -> Refusal | None:
    """Why Robb may not send them there: of the legal areas, those that cost the fewest."""
    told = {"area": key.removeprefix("area:")}
    side, goal = SIDES.index(args[0]), AREA.get(told["area"], -1)
    if goal == st.march_from:
        defends = side == DEFEND
        return Refusal("house_cards.robb_origin" if defends else "retreat.reverted_origin", told)
    return Refusal(shut(st, side, goal) or "house_cards.robb", told)


def shut(st: Position, side: int, goal: int) -> str:
    """The rule that shuts an area to beaten units, whatever it costs; "" if it is open."""
    house, area = fighter(st, side), st.battle
    if goal == st.march_from:
        return "retreat.not_origin"
    if goal in AROUND[area] and (goal < LANDS) != (area < LANDS):
        return "retreat.elements"
    if goal not in reach(st, house, area):
        return "retreat.where"
    if st.neutral[goal]:
        return "neutral.impassable"
    return "" if control(st, goal) in (-1, house) else "retreat.where"


KINDS = (
    Kind("retreat.area", "retreat.where", retreat_options, why_not=why_not_refuge),
    Kind("retreat.robb", "house_cards.robb", robb_options, why_not=why_not_sent),
    Kind("retreat.loss", "retreat.supply", retreat_losses),
)
