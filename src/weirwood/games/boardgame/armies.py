"""Units on the board and the armies that supply allows (chapters supply and control)."""

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


def armies(st: Position, house: int, but: int = -1) -> list[int]:
    """Sizes of a house's armies, one area left out on demand.

    Attackers on their way count as an army in the embattled area (ruling 54).
    """
    found = [size for who, size in zip(st.who, st.size, strict=True) if size > 1 and who == house]
    if but >= 0 and st.who[but] == house and st.size[but] > 1:
        found.remove(st.size[but])
    if st.battle >= 0 and st.attacker == house and but != st.battle:
        attackers = sum(st.army)
        if attackers > 1:
            found.append(attackers)
    return found


def fits(sizes: list[int], supply: int) -> bool:
    """Compare the armies, largest first, with the banners of a supply position."""
    limit = ARMIES[supply]
    if len(sizes) > len(limit):
        return False
    sizes.sort(reverse=True)
    for size, most in zip(sizes, limit, strict=False):  # noqa: SIM110  # the hottest loop there is
        if size > most:
            return False
    return True


def in_supply(st: Position, house: int) -> bool:
    return fits(armies(st, house), st.supply[house])


def room(st: Position, house: int, area: int) -> int:
    """How many units may be added to an area, all else staying as it is."""
    return room_beside(st, house, area, armies(st, house))


def room_beside(st: Position, house: int, area: int, standing: list[int]) -> int:
    """The same with all armies of the house counted before."""
    have = st.size[area] if st.who[area] == house else 0
    others = standing
    if have > 1:
        others = standing[:]
        others.remove(have)
    most = PORT_SHIPS if area >= SEAS_END else ARMIES[st.supply[house]][0]
    more = 0
    while have + more < most:
        size = have + more + 1
        if not fits([*others, size] if size > 1 else others[:], st.supply[house]):
            break
        more += 1
    return more


def mass(
    st: Position, house: int, origin: int, goal: int, most: int, standing: list[int]
) -> list[int]:
    """How many of `most` units may go from one area to another under the supply limit.

    `standing` are the other armies of the house, those of the origin left out.
    """
    here = st.size[origin]
    there = 0
    others = standing
    if st.who[goal] == house:
        there = st.size[goal]
        if there > 1:
            others = standing[:]
            others.remove(there)
        if goal >= SEAS_END:
            most = min(most, PORT_SHIPS - there)
    supply = st.supply[house]
    found = []
    for number in range(1, most + 1):
        sizes = others[:]
        if here - number > 1:
            sizes.append(here - number)
        if there + number > 1:
            sizes.append(there + number)
        if fits(sizes, supply):
            found.append(number)
    return found
