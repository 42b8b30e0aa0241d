"""Mustering: what each point of a castle may buy. Ledger: `mustering`."""

from functools import lru_cache
from itertools import compress

from weirwood.kernel import Flow, Kind, Refusal, choose, procedure, tell

from ..facts import (
    AREA,
    AREAS,
    CASTLE,
    CASTLES,
    COST,
    FOOT,
    HOUSES,
    KNIGHT,
    LAND_KINDS,
    LANDS,
    NEAR_SEA,
    PORT_AT,
    PORT_SHIPS,
    SEAS_END,
    SHIP,
    SIEGE,
    UNIT_KINDS,
    UNITS,
    UPGRADE,
)
from ..state import Position
from .control import held_lands
from .keys import END, Args
from .supply import armies, has_room
from .units import put, swap

# The seas of an area, and its port.
WATERS: tuple[tuple[int, ...], ...] = tuple(
    seas if PORT_AT[area] < 0 else (*seas, PORT_AT[area]) for area, seas in enumerate(NEAR_SEA)
)


@procedure
def all_houses(st: Position) -> Flow[None]:
    """Every house musters in all its castles and strongholds, in turn order (mustering.turns)."""
    for house in tuple(st.tracks[: st.seats]):
        grant(st, house)
        yield from muster(st, house)


def grant(st: Position, house: int) -> None:
    """Points for every castle and stronghold that a house controls."""
    clear(st)
    for area in held_lands(st, house):
        if CASTLE[area]:
            st.points[CASTLES.index(area)] = CASTLE[area]


def grant_one(st: Position, area: int) -> None:
    """Points for one area alone."""
    st.points = [CASTLE[area] if a == area else 0 for a in CASTLES]


@procedure
def muster(st: Position, house: int) -> Flow[None]:
    """Points are spent step by step, each in its own area (mustering.points)."""
    while offer_recruits(st, house):
        key = yield from choose(st, "mustering.step", st.seat[house])
        if key == END:
            break
        word, kind, area, where = recruit(st, house, key)
        tell(
            st,
            f"mustering.{word}",
            house=HOUSES[house],
            unit=UNITS[kind],
            area=AREAS[area],
            where=AREAS[where],
        )
    st.offers = []
    clear(st)


def offer_recruits(st: Position, house: int) -> bool:
    """Work out what the points that are left may buy."""
    st.offers = recruits(st, house, st.points)
    return bool(st.offers)


def worth_it(st: Position, house: int, area: int) -> bool:
    """Whether a mustering in one area could bring anything (mustering.something)."""
    return bool(recruits(st, house, [CASTLE[a] if a == area else 0 for a in CASTLES]))


def recruits(st: Position, house: int, left: list[int]) -> list[str]:
    """All single steps that points left by castle allow, as keys.

    `muster:unit:area`, `launch:area:water` and `upgrade:unit:area`.
    """
    found: list[str] = []
    if not any(left):
        return found
    first = house * UNIT_KINDS
    kinds = sum([1 << kind for kind in range(UNIT_KINDS) if st.stock[first + kind]])
    weight = armies(st, house)
    for i in compress(range(len(CASTLES)), left):
        area, points = CASTLES[i], left[i]
        docks = 0
        if kinds >> SHIP & 1 and COST[SHIP] <= points:
            for water in harbours(st, house, area):
                if has_room(st, house, water, weight):
                    docks |= 1 << water - LANDS
        room = has_room(st, house, area, weight)
        footmen = own_footmen(st, house, area) > 0
        found += steps(area, points, kinds, room, docks, footmen)
    return found


@lru_cache(maxsize=1 << 14)
def steps(
    area: int, points: int, kinds: int, room: bool, docks: int, footmen: bool
) -> tuple[str, ...]:
    """What the points of one castle may buy: units that are in stock, where they find room."""
    name = AREAS[area]
    found: list[str] = []
    if room:
        found += [
            f"muster:{UNITS[kind]}:{name}"
            for kind in LAND_KINDS
            if kinds >> kind & 1 and COST[kind] <= points
        ]
    found += [f"launch:{name}:{AREAS[w]}" for w in WATERS[area] if docks >> w - LANDS & 1]
    if footmen:
        found += [
            f"upgrade:{UNITS[kind]}:{name}"
            for kind in (KNIGHT, SIEGE)
            if kinds >> kind & 1 and UPGRADE[kind] <= points
        ]
    return tuple(found)


def harbours(st: Position, house: int, area: int) -> list[int]:
    """Where a ship may be launched: the port of the area, and seas without enemy ships."""
    return [water for water in WATERS[area] if st.who[water] in (-1, house) or water >= SEAS_END]


def own_footmen(st: Position, house: int, area: int) -> int:
    return st.unit[area * UNIT_KINDS + FOOT] if st.who[area] == house else 0


def recruit(st: Position, house: int, key: str) -> tuple[str, int, int, int]:
    """Carry out one step: what was done, the unit, the mustering area, and where the unit is."""
    word, first, second = key.split(":")
    if word == "launch":
        area, water = AREA[first], AREA[second]
        put(st, house, water, SHIP)
        spend(st, area, COST[SHIP])
        return word, SHIP, area, water
    kind, area = UNITS.index(first), AREA[second]
    if word == "upgrade":
        swap(st, area, FOOT, kind)
        spend(st, area, UPGRADE[kind])
    else:
        put(st, house, area, kind)
        spend(st, area, COST[kind])
    return word, kind, area, area


def spend(st: Position, area: int, points: int) -> None:
    st.points[CASTLES.index(area)] -= points


def clear(st: Position) -> None:
    """Points that were not used are lost."""
    st.points = [0] * len(CASTLES)


def muster_steps(st: Position, seat: int, args: Args) -> list[str]:
    return [*st.offers, END]


def muster_candidates(st: Position, seat: int, args: Args) -> list[str]:
    """Every step in a castle with points left, those that a rule forbids included."""
    found = []
    for i, area in enumerate(CASTLES):
        if st.points[i]:
            name = AREAS[area]
            found += [f"muster:{UNITS[kind]}:{name}" for kind in LAND_KINDS]
            found += [f"launch:{name}:{AREAS[water]}" for water in WATERS[area]]
            found += [f"upgrade:{UNITS[kind]}:{name}" for kind in (KNIGHT, SIEGE)]
    return found


def why_not_muster(st: Position, seat: int, args: Args, key: str) -> Refusal | None:
    word, _, rest = key.partition(":")
    first, _, second = rest.partition(":")
    area = AREA.get(first if word == "launch" else second, -1)
    told = {"area": first if word == "launch" else second}
    points = st.points[CASTLES.index(area)] if area in CASTLES else 0
    if not points or (word != "launch" and first not in UNITS):
        return Refusal("mustering.points", told)
    kind = SHIP if word == "launch" else UNITS.index(first)
    where = AREA.get(second, -1) if word == "launch" else area
    rule = forbidden(st, st.house[seat], word, kind, area, where, points)
    return Refusal(rule, told)


def forbidden(
    st: Position, house: int, word: str, kind: int, area: int, where: int, points: int
) -> str:
    """The rule against a step of mustering that is not offered."""
    if word == "upgrade":
        if kind not in (KNIGHT, SIEGE) or not own_footmen(st, house, area):
            return "mustering.upgrade"
    elif (kind == SHIP) != (word == "launch") or (
        kind == SHIP and where not in harbours(st, house, area)
    ):
        return "mustering.ships"
    if not st.stock[house * UNIT_KINDS + kind]:
        return "mustering.stock"
    if (UPGRADE if word == "upgrade" else COST)[kind] > points:
        return "mustering.costs"
    if where >= SEAS_END and st.size[where] >= PORT_SHIPS:
        return "ports.three_ships"
    return "mustering.supply"


KINDS = (
    Kind(
        "mustering.step",
        "mustering.points",
        muster_steps,
        candidates=muster_candidates,
        why_not=why_not_muster,
    ),
)
