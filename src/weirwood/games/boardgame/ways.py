"""Where units may march and retreat, and with how many (chapters marches, neutral, retreat)."""

from .armies import WEIGHT, armies, fits, mass
from .board import control, defended, reach
from .content import (
    CASTLE,
    HELPERS,
    IMPASSABLE,
    KINDS,
    MODIFIER,
    PORT_SHIPS,
    SEAS_END,
    SIEGE,
    SIEGE_STRENGTH,
    STRENGTH,
)
from .state import Position
from .strength import may_support


def movers(st: Position, area: int) -> list[int]:
    """The standing units of an area: routed ones do not march."""
    return st.unit[area * KINDS : area * KINDS + KINDS]


# --- neutral forces -------------------------------------------------------------------------------


def against_neutral(area: int, kind: int) -> int:
    """What a unit counts against the neutral force of an area."""
    if kind == SIEGE:
        return SIEGE_STRENGTH if CASTLE[area] else 0
    return STRENGTH[kind]


def neutral_help(st: Position, area: int, helper: int) -> int:
    """What a support order next to a neutral force would add."""
    units = movers(st, helper)
    return MODIFIER[st.order[helper]] + sum(
        number * against_neutral(area, kind) for kind, number in enumerate(units) if number
    )


def neutral_helpers(st: Position, area: int) -> list[int]:
    return [a for a in HELPERS[area] if may_support(st, a)]


def own_push(st: Position, house: int, origin: int, area: int) -> int:
    """The march order and the own support: what a house can count on without asking."""
    return MODIFIER[st.order[origin]] + sum(
        neutral_help(st, area, a) for a in neutral_helpers(st, area) if st.who[a] == house
    )


def need(st: Position, house: int, origin: int, area: int) -> int:
    """What the marching units themselves must bring, if all who could help did."""
    neutral = st.neutral[area]
    if not neutral:
        return 0
    return (
        neutral
        - MODIFIER[st.order[origin]]
        - sum(neutral_help(st, area, a) for a in neutral_helpers(st, area))
    )


# --- marching -------------------------------------------------------------------------------------


def attacks(st: Position, area: int, house: int) -> bool:
    """Whether entering uses up the attack of a march."""
    return st.neutral[area] > 0 or defended(st, area, house)


def numbers(st: Position, house: int, origin: int, goal: int, others: int) -> list[int]:
    """How many units may go there under supply, strong enough units given."""
    units = movers(st, origin)
    found = mass(st, house, origin, goal, sum(units), others)
    lack = need(st, house, origin, goal)
    if lack > 0 and found:
        each = sorted(
            (against_neutral(goal, kind) for kind in range(KINDS) for _ in range(units[kind])),
            reverse=True,
        )
        found = [n for n in found if sum(each[:n]) >= lack]
    return found


def goals(st: Position, house: int, origin: int) -> list[int]:
    """The areas that a march may still enter with one unit at least."""
    units = movers(st, origin)
    most = sum(units)
    if not most:
        return []
    others = armies(st, house, origin)
    found = []
    # Where no own units stand, supply asks the same of every goal: it is answered once.
    fresh = alone_fits(st, house, origin, most, others)
    for goal in reach(st, house, origin):
        neutral = st.neutral[goal]
        if neutral:
            if neutral == IMPASSABLE or st.attacked or goal in st.march_barred:
                continue
            if numbers(st, house, origin, goal, others):
                found.append(goal)
        elif st.who[goal] == house or goal >= SEAS_END:
            if mass(st, house, origin, goal, most, others):
                found.append(goal)
        elif fresh and not (st.attacked and defended(st, goal, house)):
            found.append(goal)
    return found


def alone_fits(st: Position, house: int, origin: int, most: int, others: int) -> bool:
    """Whether some number of units may leave for an area without own units."""
    here, supply = st.size[origin], st.supply[house]
    return any(fits(others + WEIGHT[here - n] + WEIGHT[n], supply) for n in range(1, most + 1))


def splits(
    st: Position, house: int, origin: int, goal: int, kind: int, given: dict[int, int]
) -> list[int]:
    """How many units of a kind may go, some other kinds being decided already.

    Only numbers that some choice of the kinds still open completes are given.
    """
    units = movers(st, origin)
    allowed = st.sizes
    lack = need(st, house, origin, goal)
    taken = sum(given.values())
    if lack <= 0:
        rest = sum(units) - units[kind] - sum(units[k] for k in given)
        return [
            number
            for number in range(units[kind] + 1)
            if any(0 <= total - taken - number <= rest for total in allowed)
        ]
    force = sum(number * against_neutral(goal, k) for k, number in given.items())
    later = sorted(
        (
            against_neutral(goal, k)
            for k in range(KINDS)
            if k != kind and k not in given
            for _ in range(units[k])
        ),
        reverse=True,
    )
    found = []
    for number in range(units[kind] + 1):
        have = taken + number
        strong = force + number * against_neutral(goal, kind)
        for total in allowed:
            more = total - have
            if 0 <= more <= len(later) and strong + sum(later[:more]) >= lack:
                found.append(number)
                break
    return found


# --- retreating -----------------------------------------------------------------------------------


def losses(st: Position, house: int, goal: int, number: int) -> int:
    """How many of the retreating units supply and port space would cost there."""
    there = st.size[goal] if st.who[goal] == house else 0
    others = armies(st, house, goal)
    supply = st.supply[house]
    for kept in range(number, 0, -1):
        if goal >= SEAS_END and there + kept > PORT_SHIPS:
            continue
        if fits(others + WEIGHT[there + kept], supply):
            return number - kept
    return number


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
