"""Units on the board and the armies that supply allows (chapters supply and control)."""

from collections.abc import Iterable

from .content import ARMIES, FOOT, KINDS, PORT_SHIPS, SEAS_END
from .state import Position

# --- putting and taking ---------------------------------------------------------------------------


def put(st: Position, house: int, area: int, kind: int, number: int = 1) -> None:
    """Units from stock onto the board."""
    st.unit[area * KINDS + kind] += number
    st.stock[house * KINDS + kind] -= number
    st.size[area] += number
    st.who[area] = house


def destroy(st: Position, area: int, kind: int, routed: bool = False) -> None:
    """One unit goes back to stock. An order left without units is cleared later, by the step."""
    column = st.routed if routed else st.unit
    column[area * KINDS + kind] -= 1
    st.stock[st.who[area] * KINDS + kind] += 1
    st.size[area] -= 1
    if not st.size[area]:
        st.who[area] = -1


def destroy_all(st: Position, area: int) -> int:
    """Every unit of an area goes back to stock; how many they were."""
    house, number = st.who[area], st.size[area]
    if number:
        for i, kind in zip(range(area * KINDS, area * KINDS + KINDS), range(KINDS), strict=True):
            st.stock[house * KINDS + kind] += st.unit[i] + st.routed[i]
            st.unit[i] = st.routed[i] = 0
        st.size[area] = 0
        st.who[area] = -1
    return number


def lift(st: Position, area: int, units: list[int] | tuple[int, ...]) -> None:
    """Standing units leave an area, to be set down elsewhere."""
    for kind, number in enumerate(units):
        st.unit[area * KINDS + kind] -= number
        st.size[area] -= number
    if not st.size[area]:
        st.who[area] = -1


def set_down(st: Position, house: int, area: int, units: list[int], routed: bool = False) -> None:
    """Lifted units stand (or lie routed) in an area."""
    column = st.routed if routed else st.unit
    for kind, number in enumerate(units):
        if number:
            column[area * KINDS + kind] += number
            st.size[area] += number
            st.who[area] = house


def swap(st: Position, area: int, old: int, new: int, routed: bool = False) -> None:
    """A unit becomes one of another kind: army sizes stay."""
    column = st.routed if routed else st.unit
    house = st.who[area]
    column[area * KINDS + old] -= 1
    column[area * KINDS + new] += 1
    st.stock[house * KINDS + old] += 1
    st.stock[house * KINDS + new] -= 1


def stand_up(st: Position) -> None:
    """Routed units stand up again."""
    if any(st.routed):
        for i, number in enumerate(st.routed):
            if number:
                st.unit[i] += number
        st.routed = [0] * len(st.routed)


def footmen(st: Position, area: int) -> int:
    return st.unit[area * KINDS + FOOT]


# --- supply ---------------------------------------------------------------------------------------

# Armies are counted in one number: an army of two weighs 1, of three 16, of four 256. So a whole
# set of armies is looked up at once, and moving units is a sum of weights.
WEIGHT: tuple[int, ...] = (0, 0, 1, 16, 256, *([4096] * 20))


def _table(limit: tuple[int, ...]) -> tuple[bool, ...]:
    """For every weight whether the armies, largest first, fit the banners of a supply position."""
    found = []
    for weight in range(4096):
        sizes = [4] * (weight >> 8) + [3] * (weight >> 4 & 15) + [2] * (weight & 15)
        found.append(
            len(sizes) <= len(limit)
            and all(size <= most for size, most in zip(sizes, limit, strict=False))
        )
    return tuple(found)


FITS: tuple[tuple[bool, ...], ...] = tuple(_table(limit) for limit in ARMIES)


def fits(weight: int, supply: int) -> bool:
    """Whether armies of this weight may stand on the board."""
    return weight < 4096 and FITS[supply][weight]


def weigh(sizes: Iterable[int]) -> int:
    return sum(WEIGHT[size] for size in sizes)


def own_areas(st: Position, house: int) -> list[int]:
    """The areas with units of a house."""
    who = st.who
    found = []
    area = -1
    for _ in range(who.count(house)):
        area = who.index(house, area + 1)
        found.append(area)
    return found


def armies(st: Position, house: int, but: int = -1) -> int:
    """The weight of a house's armies, one area left out on demand.

    Attackers on their way count as an army in the embattled area (ruling 54).
    """
    size = st.size
    weight = 0
    for area in own_areas(st, house):
        if size[area] > 1:
            weight += WEIGHT[size[area]]
    if but >= 0 and st.who[but] == house:
        weight -= WEIGHT[size[but]]
    if st.battle >= 0 and st.attacker == house and but != st.battle:
        weight += WEIGHT[sum(st.army)]
    return weight


def in_supply(st: Position, house: int) -> bool:
    return fits(armies(st, house), st.supply[house])


def room(st: Position, house: int, area: int) -> int:
    """How many units may be added to an area, all else staying as it is."""
    return room_beside(st, house, area, armies(st, house))


def room_beside(st: Position, house: int, area: int, weight: int) -> int:
    """The same with all armies of the house weighed before."""
    have = st.size[area] if st.who[area] == house else 0
    others = weight - WEIGHT[have]
    most = PORT_SHIPS if area >= SEAS_END else ARMIES[st.supply[house]][0]
    more = 0
    while have + more < most and fits(others + WEIGHT[have + more + 1], st.supply[house]):
        more += 1
    return more


def mass(st: Position, house: int, origin: int, goal: int, most: int, others: int) -> list[int]:
    """How many of `most` units may go from one area to another under the supply limit.

    `others` is the weight of the house's armies, that of the origin left out.
    """
    here = st.size[origin]
    there = 0
    if st.who[goal] == house:
        there = st.size[goal]
        others -= WEIGHT[there]
        if goal >= SEAS_END:
            most = min(most, PORT_SHIPS - there)
    supply = st.supply[house]
    return [
        number
        for number in range(1, most + 1)
        if fits(others + WEIGHT[here - number] + WEIGHT[there + number], supply)
    ]
