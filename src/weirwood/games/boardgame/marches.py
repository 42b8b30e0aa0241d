"""Marches: moving, neutral forces, leaving an area (chapters marches, neutral, control)."""

from weirwood.kernel import Flow, assign, choose, procedure, tell

from .armies import armies, lift, set_down
from .battle import named
from .board import control, defended
from .combat import combat
from .content import (
    AREAS,
    CASTLE,
    HOME_OF,
    HOUSES,
    KINDS,
    LANDS,
    MARCH,
    UNITS,
)
from .keys import AREA_KEYS, END
from .keys import area as area_of
from .orders import holders, of_type, remove
from .ports import settle
from .state import Position
from .victory import check, check_house
from .ways import (
    against_neutral,
    goals,
    movers,
    neutral_help,
    neutral_helpers,
    numbers,
    own_push,
    splits,
)


@procedure
def marches(st: Position) -> Flow[None]:
    """One march order each in turn order, until none is left (marches.turns)."""
    left = holders(st, MARCH)
    while left:
        for slot in range(st.seats):
            house = st.tracks[slot]
            if left >> house & 1:
                yield from march(st, house)
                left = holders(st, MARCH)


@procedure
def march(st: Position, house: int) -> Flow[None]:
    """Move, decide about the area left behind, then fight the one combat (marches.resolve)."""
    found = of_type(st, house, MARCH)
    origin = found[0]
    if len(found) > 1:
        key = yield from choose(st, "marches.order", st.seat[house])
        origin = area_of(key)
    st.march_from = origin
    st.march_barred = []
    st.attacked = False
    while offer_goals(st, house, origin):
        key = yield from choose(st, "marches.to", st.seat[house], AREAS[origin])
        if key == END:
            break
        yield from move(st, house, origin, area_of(key))
    st.offers = []
    yield from leave(st, house, origin)
    if st.battle >= 0:
        yield from combat(st)
    else:
        remove(st, origin)
    st.march_from = -1


def offer_goals(st: Position, house: int, origin: int) -> bool:
    """Work out where the march may still go."""
    st.offers = [AREA_KEYS[a] for a in goals(st, house, origin)]
    return bool(st.offers)


@procedure
def move(st: Position, house: int, origin: int, goal: int) -> Flow[None]:
    """Some units go to one area: freely, against a neutral force, or to fight there."""
    whole = tuple(movers(st, origin))
    units = whole
    if sum(whole) > 1:
        st.sizes = numbers(st, house, origin, goal, armies(st, house, origin))
        pairs = yield from assign(st, "marches.units", st.seat[house], AREAS[origin], AREAS[goal])
        st.sizes = []
        units = army_of(pairs)
    if st.neutral[goal]:
        yield from storm(st, house, origin, goal, units)
        return
    lift(st, origin, units)
    if defended(st, goal, house):
        st.attacked = True
        st.battle, st.attacker, st.defender = goal, house, defender_of(st, goal)
        st.army = list(units)
        tell_march(st, "marches.attack", house, origin, goal, units)
    else:
        enter(st, house, origin, goal, units)


def army_of(pairs: tuple[tuple[str, str], ...]) -> tuple[int, ...]:
    """Units by kind from an assignment of numbers to kinds."""
    given = dict(pairs)
    return tuple(int(given.get(name, "0")) for name in UNITS)


def defender_of(st: Position, area: int) -> int:
    return st.who[area] if st.who[area] >= 0 else HOME_OF[area]


def enter(st: Position, house: int, origin: int, goal: int, units: tuple[int, ...]) -> None:
    """Units stand in an area that nobody defends; a foreign token goes back to the pool."""
    set_down(st, house, goal, list(units))
    if st.token[goal] not in (-1, house):
        tell(st, "control.token_lost", house=HOUSES[st.token[goal]], area=AREAS[goal])
        st.token[goal] = -1
    tell_march(st, "marches.moved", house, origin, goal, units)
    if CASTLE[goal]:
        check_house(st, house)


def tell_march(
    st: Position, kind: str, house: int, origin: int, goal: int, units: tuple[int, ...]
) -> None:
    tell(
        st,
        kind,
        house=HOUSES[house],
        units=named(list(units)),
        origin=AREAS[origin],
        area=AREAS[goal],
    )


# --- neutral forces -------------------------------------------------------------------------------


@procedure
def storm(st: Position, house: int, origin: int, goal: int, units: tuple[int, ...]) -> Flow[None]:
    """Enough strength destroys a neutral force; others are asked for help first (neutral.help)."""
    force = neutral_force(st, house, origin, goal, units)
    if force < st.neutral[goal]:
        for slot in range(st.seats):
            helper = st.tracks[slot]
            for area in tuple(neutral_helpers(st, goal)):
                if st.who[area] == helper and helper != house and force < st.neutral[goal]:
                    key = yield from choose(
                        st,
                        "neutral.support",
                        st.seat[helper],
                        AREAS[area],
                        AREAS[goal],
                        HOUSES[house],
                    )
                    if key == "attacker":
                        force = force + neutral_help(st, goal, area)
                    tell(
                        st,
                        "neutral.helped" if key == "attacker" else "neutral.declined",
                        house=HOUSES[helper],
                        area=AREAS[area],
                        target=HOUSES[house],
                    )
    if force < st.neutral[goal]:
        st.march_barred.append(goal)
        tell(st, "neutral.held", house=HOUSES[house], area=AREAS[goal], strength=force)
        return
    st.attacked = True
    tell(
        st,
        "neutral.destroyed",
        house=HOUSES[house],
        area=AREAS[goal],
        strength=force,
        value=st.neutral[goal],
    )
    st.neutral[goal] = 0
    lift(st, origin, units)
    enter(st, house, origin, goal, units)


def neutral_force(st: Position, house: int, origin: int, goal: int, units: tuple[int, ...]) -> int:
    """The marching units with their order and own support."""
    force = sum(number * against_neutral(goal, kind) for kind, number in enumerate(units))
    return force + own_push(st, house, origin, goal)


# --- leaving --------------------------------------------------------------------------------------


@procedure
def leave(st: Position, house: int, origin: int) -> Flow[None]:
    """Before any combat: a token for the area left behind, or it is lost (control.vacate)."""
    if may_mark(st, house, origin):
        key = yield from choose(st, "marches.token", st.seat[house], AREAS[origin])
        if key == "token":
            st.power[house] -= 1
            st.token[origin] = house
            tell(st, "control.token", house=HOUSES[house], area=AREAS[origin])
    if st.who[origin] < 0 <= control(st, origin) != house:
        tell(st, "control.reverted", house=HOUSES[control(st, origin)], area=AREAS[origin])
    if CASTLE[origin] and st.who[origin] < 0:
        check(st)
    yield from settle(st)


def may_mark(st: Position, house: int, area: int) -> bool:
    """A token may stay behind on land that was emptied and is not held otherwise."""
    return (
        area < LANDS
        and st.size[area] == 0
        and st.token[area] < 0
        and HOME_OF[area] != house
        and st.power[house] > 0
    )


# --- options --------------------------------------------------------------------------------------


def unit_slots(st: Position, origin: int) -> list[str]:
    units = movers(st, origin)
    return [UNITS[kind] for kind in range(KINDS) if units[kind]]


def unit_tokens(
    st: Position,
    house: int,
    origin: int,
    goal: int,
    slot: str,
    so_far: tuple[tuple[str, str], ...],
) -> list[str]:
    given = {UNITS.index(name): int(number) for name, number in so_far}
    return [str(n) for n in splits(st, house, origin, goal, UNITS.index(slot), given)]
