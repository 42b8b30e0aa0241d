"""Mustering: what each point of a castle may buy. Ledger: `mustering`."""

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
from .supply import armies, room_beside
from .units import put, swap


@procedure
def all_houses(st: Position) -> Flow[None]:
    """Every house musters in all its castles and strongholds, in turn order (mustering.turns)."""
    for house in tuple(st.tracks[: st.seats]):
        grant(st, house)
        yield from muster(st, house)


def grant(st: Position, house: int) -> None:
    """Points for every castle and stronghold that a house controls."""
    own = held_lands(st, house)
    st.points = [CASTLE[area] if area in own else 0 for area in CASTLES]


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
    stock = st.stock[house * UNIT_KINDS : house * UNIT_KINDS + UNIT_KINDS]
    space: dict[int, int] = {}
    weight = armies(st, house)

    def fits(area: int) -> bool:
        if area not in space:
            space[area] = room_beside(st, house, area, weight)
        return space[area] > 0

    for i, area in enumerate(CASTLES):
        points = left[i]
        if not points:
            continue
        name = AREAS[area]
        found += [
            f"muster:{UNITS[kind]}:{name}"
            for kind in LAND_KINDS
            if stock[kind] and COST[kind] <= points and fits(area)
        ]
        if stock[SHIP] and COST[SHIP] <= points:
            found += [
                f"launch:{name}:{AREAS[water]}"
                for water in harbours(st, house, area)
                if fits(water)
            ]
        if own_footmen(st, house, area):
            found += [
                f"upgrade:{UNITS[kind]}:{name}"
                for kind in (KNIGHT, SIEGE)
                if stock[kind] and UPGRADE[kind] <= points
            ]
    return found


def harbours(st: Position, house: int, area: int) -> list[int]:
    """Where a ship may be launched: the port of the area, and seas without enemy ships."""
    return [water for water in waters(area) if st.who[water] in (-1, house) or water >= SEAS_END]


def waters(area: int) -> tuple[int, ...]:
    return NEAR_SEA[area] if PORT_AT[area] < 0 else (*NEAR_SEA[area], PORT_AT[area])


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
            found += [f"launch:{name}:{AREAS[water]}" for water in waters(area)]
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
