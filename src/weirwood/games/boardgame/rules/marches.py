"""Marches: moving, attacking, leaving an area. Ledger: `marches`."""

from functools import lru_cache
from itertools import product
from typing import NamedTuple

from weirwood.kernel import Flow, Kind, Refusal, assign, choose, procedure, tell

from ..facts import (
    AREA,
    AREAS,
    CASTLE,
    HOME_OF,
    HOUSES,
    IMPASSABLE,
    LANDS,
    MARCH,
    NEAR,
    PORT_SHIPS,
    SEAS_END,
    UNIT_KINDS,
    UNITS,
)
from ..state import Position, mark, standing
from .combat import combat
from .control import control
from .keys import END, NONE, Args, area_keys, area_of, fixed
from .neutral import hoped_for, neutral_force, storm
from .orders import holders, lap, of_type, remove
from .ports import settle
from .supply import WEIGHT, allowed, armies
from .transport import reach
from .units import lift, named, set_down
from .winning import check, check_house

# Rules that may bar a company from an area, the one it comes closest to keeping first.
BARRIERS = (
    "supply.outcomes",
    "supply.binds",
    "ports.three_ships",
    "neutral.enough",
    "neutral.impassable",
    "marches.one_attack",
)

NUMBERS = tuple(str(number) for number in range(20))


@procedure
def marches(st: Position) -> Flow[None]:
    """One march order each in turn order, until none is left (marches.turns)."""
    left = holders(st, MARCH)
    while left:
        for slot in tuple(lap(st)):
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
    begin(st, house, origin)
    while offer_goals(st, house, origin):
        key = yield from choose(st, "marches.to", st.seat[house], AREAS[origin])
        if key == END:
            break
        yield from move(st, house, origin, area_of(key))
    st.offers = []
    if st.size[origin] == st.march_size:
        tell(st, "marches.idle", house=HOUSES[house], area=AREAS[origin])
    yield from leave(st, house, origin)
    if st.battle >= 0:
        yield from combat(st)
    else:
        remove(st, origin)
    st.march_from = -1


def begin(st: Position, house: int, origin: int) -> None:
    st.march_from = origin
    st.march_barred = ()
    st.attacked = False
    st.march_size = st.size[origin]
    st.march_weight = -1


def offer_goals(st: Position, house: int, origin: int) -> bool:
    """Work out where the march may still go, and whether it may end here."""
    if not any(standing(st, origin)):
        return False
    now = prospect(st, house, origin)
    st.march_weight = now.before
    sound = may_end(now)
    found = goals(st, house, origin, now, sound)
    st.offers = [*area_keys(found), END] if sound else area_keys(found)
    return bool(found)


@procedure
def move(st: Position, house: int, origin: int, goal: int) -> Flow[None]:
    """Some units go to one area: freely, against a neutral force, or to fight there."""
    whole = tuple(standing(st, origin))
    units = whole
    if sum(whole) > 1:
        st.parties = tuple(list_parties(st, house, origin, goal))
        pairs = yield from assign(st, "marches.units", st.seat[house], AREAS[origin], AREAS[goal])
        st.parties = ()
        units = army_of(pairs)
    if st.neutral[goal]:
        broken = yield from storm(st, house, origin, goal, units)
        if broken:
            lift(st, origin, units)
            enter(st, house, origin, goal, units)
        return
    lift(st, origin, units)
    if defended(st, goal, house):
        st.attacked = True
        st.battle, st.attacker, st.defender = goal, house, defender_of(st, goal)
        st.army = list(units)
        tell_march(st, "marches.attack", house, origin, goal, units)
    else:
        enter(st, house, origin, goal, units)


def list_parties(st: Position, house: int, origin: int, goal: int) -> list[int]:
    found = parties(st, house, origin, goal, prospect(st, house, origin))
    return [number for party in found for number in party]


def army_of(pairs: tuple[tuple[str, str], ...]) -> tuple[int, ...]:
    """Units by kind from an assignment of numbers to kinds."""
    given = dict(pairs)
    return tuple(int(given.get(name, "0")) for name in UNITS)


def defender_of(st: Position, area: int) -> int:
    return st.who[area] if st.who[area] >= 0 else HOME_OF[area]


def enter(st: Position, house: int, origin: int, goal: int, units: tuple[int, ...]) -> None:
    """Units stand in an area that nobody defends; a foreign token goes back to the pool."""
    set_down(st, house, goal, units)
    if st.token[goal] not in (-1, house):
        tell(st, "control.token_lost", house=HOUSES[st.token[goal]], area=AREAS[goal])
        mark(st, goal, -1)
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
        units=named(units),
        origin=AREAS[origin],
        area=AREAS[goal],
    )


# --- where to, and with how many ------------------------------------------------------------------
#
# A march is one action: supply binds what it comes to, not the steps in which it is told. So a step
# is offered if the march may end after it, or if more steps lead to where it may.


class Prospect(NamedTuple):
    """What the limit must allow: the armies of the marching house in the middle of its march."""

    supply: int
    before: int  # the weight of all armies when the march began
    others: int  # that of all armies now but the one at home and the attackers
    home: int  # units in the area that the march began in
    army: int  # attackers on their way


def prospect(st: Position, house: int, origin: int) -> Prospect:
    others = armies(st, house, origin)
    home = st.size[origin]
    army = 0
    if st.battle >= 0:
        army = sum(st.army)
        others -= WEIGHT[army]
    before = st.march_weight
    if before < 0:  # nobody has moved yet
        before = others + WEIGHT[home]
    return Prospect(st.supply[house], before, others, home, army)


def may_end(now: Prospect) -> bool:
    """Whether every outcome is allowed: the attackers victorious, and beaten (supply.outcomes)."""
    supply, before, others, home, army = now
    return allowed(others + WEIGHT[home] + WEIGHT[army], supply, before) and (
        not army or allowed(others + WEIGHT[home + army], supply, before)
    )


def victorious(now: Prospect) -> Prospect:
    """The same if the attackers could not be beaten."""
    return now._replace(others=now.others + WEIGHT[now.army], army=0)


def attacked(now: Prospect, number: int) -> Prospect:
    """Some units have left to attack."""
    supply, before, others, home, _ = now
    return Prospect(supply, before, others, home - number, number)


def stepped(now: Prospect, number: int, there: int) -> Prospect:
    """Some units have joined those that stood in another area."""
    supply, before, others, home, army = now
    others += WEIGHT[there + number] - WEIGHT[there]
    return Prospect(supply, before, others, home - number, army)


def goals(st: Position, house: int, origin: int, now: Prospect, sound: bool) -> list[int]:
    """The areas that a march may still enter with one unit at least.

    Where it may end already, one more unit that goes where no own ones stand does no harm.
    """
    found = []
    spent = st.attacked
    for goal in reach(st, house, origin):
        neutral = st.neutral[goal]
        if neutral:
            if neutral == IMPASSABLE or spent or not parties(st, house, origin, goal, now):
                continue
        elif spent and defended(st, goal, house):
            continue
        elif not sound or st.who[goal] == house:
            one = sound and goal < SEAS_END and may_end(stepped(now, 1, st.size[goal]))
            if not one and not parties(st, house, origin, goal, now):
                continue
        found.append(goal)
    return found


def attacks(st: Position, area: int, house: int) -> bool:
    """Whether entering uses up the attack of a march."""
    return st.neutral[area] > 0 or defended(st, area, house)


def defended(st: Position, area: int, house: int) -> bool:
    """Whether entering means combat: foreign units, or a foreign garrison."""
    who = st.who[area]
    if who >= 0:
        return who != house
    return st.garrison[area] > 0 and HOME_OF[area] != house


def parties(
    st: Position, house: int, origin: int, goal: int, now: Prospect
) -> list[tuple[int, ...]]:
    """All companies that may go to an area, as units by kind."""
    whole = product(*(range(number + 1) for number in standing(st, origin)))
    if st.neutral[goal]:
        return [p for p in whole if any(p) and not obstacle(st, house, origin, goal, p, now)]
    # Most marches may end after this step, whoever goes: then numbers decide.
    fights = defended(st, goal, house)
    there = 0 if fights else st.size[goal]
    most = PORT_SHIPS - there if goal >= SEAS_END else now.home
    plain = [
        number <= most and may_end(attacked(now, number) if fights else stepped(now, number, there))
        for number in range(now.home + 1)
    ]
    return [
        party
        for party in whole
        if (number := sum(party))
        and (plain[number] or not obstacle(st, house, origin, goal, party, now))
    ]


def obstacle(
    st: Position, house: int, origin: int, goal: int, party: tuple[int, ...], now: Prospect
) -> str:
    """The rule that keeps a company out of an area within reach, or "" if it may go there."""
    number = sum(party)
    rest = tuple(n - m for n, m in zip(standing(st, origin), party, strict=True))
    if attacks(st, goal, house) and st.attacked:
        return "marches.one_attack"
    if st.neutral[goal]:
        return neutral_obstacle(st, house, origin, goal, party, rest, now)
    if defended(st, goal, house):
        then = attacked(now, number)
        if completes(st, house, origin, then, rest, -1, 0, False):
            return ""
        won = completes(st, house, origin, victorious(then), rest, -1, 0, False)
        return "supply.outcomes" if won else "supply.binds"
    there = st.size[goal] if st.who[goal] == house else 0
    if goal >= SEAS_END and there + number > PORT_SHIPS:
        return "ports.three_ships"
    then = stepped(now, number, there)
    storms = not st.attacked
    if completes(st, house, origin, then, rest, goal, there + number, storms):
        return ""
    won = completes(st, house, origin, victorious(then), rest, goal, there + number, storms)
    return "supply.outcomes" if won else "supply.binds"


def neutral_obstacle(
    st: Position,
    house: int,
    origin: int,
    goal: int,
    party: tuple[int, ...],
    rest: tuple[int, ...],
    now: Prospect,
) -> str:
    """The same for a neutral force: if help is wanted, its failing is an outcome as well."""
    if st.neutral[goal] == IMPASSABLE:
        return "neutral.impassable"
    force = neutral_force(st, house, origin, goal, party)
    if goal in st.march_barred or force + hoped_for(st, house, goal) < st.neutral[goal]:
        return "neutral.enough"
    number = sum(party)
    if not completes(st, house, origin, stepped(now, number, 0), rest, goal, number, False):
        return "supply.binds"
    if force < st.neutral[goal] and not may_end(now):
        whole = tuple(standing(st, origin))
        if not completes(st, house, origin, now, whole, -1, 0, True, goal):
            return "supply.outcomes"
    return ""


def completes(
    st: Position,
    house: int,
    origin: int,
    now: Prospect,
    left: tuple[int, ...],
    grown: int,
    size: int,
    storms: bool,
    barred: int = -1,
) -> bool:
    """Whether a march may end so, or go on with the units left to where it may.

    One area has grown to a new size. Going on never needs another combat, since its attackers may
    come home; a neutral force that falls for certain is an area like others.
    """
    if may_end(now):
        return True
    if not any(left):
        return False
    spots = []
    forts = []
    for goal in reach(st, house, origin):
        if goal == grown:
            spots.append((size, goal >= SEAS_END))
        elif st.neutral[goal]:
            if storms and goal != barred and goal not in st.march_barred:
                forts.append(goal)
        elif not defended(st, goal, house):
            there = st.size[goal] if st.who[goal] == house else 0
            spots.append((there, goal >= SEAS_END))
    spots.sort()
    if spreads(now, sum(left), tuple(spots)):
        return True
    for goal in forts:
        for party in product(*(range(number + 1) for number in left)):
            number = sum(party)
            if (
                number
                and neutral_force(st, house, origin, goal, party) >= st.neutral[goal]
                and spreads(stepped(now, number, 0), sum(left) - number, (*spots, (number, False)))
            ):
                return True
    return False


@lru_cache(maxsize=1 << 12)
def spreads(now: Prospect, number: int, spots: tuple[tuple[int, bool], ...]) -> bool:
    """Whether up to this many units may go apart to areas of these sizes, ports or not."""
    if may_end(now):
        return True
    if not number or not spots:
        return False
    there, port = spots[0]
    most = min(number, PORT_SHIPS - there) if port else number
    return any(
        spreads(stepped(now, some, there) if some else now, number - some, spots[1:])
        for some in range(most + 1)
    )


# --- leaving --------------------------------------------------------------------------------------


@procedure
def leave(st: Position, house: int, origin: int) -> Flow[None]:
    """Before any combat: a token for the area left behind, or it is lost (control.vacate)."""
    if may_mark(st, house, origin):
        key = yield from choose(st, "marches.token", st.seat[house], AREAS[origin])
        if key == "token":
            st.power[house] -= 1
            mark(st, origin, house)
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


# --- questions ------------------------------------------------------------------------------------


def march_orders(st: Position, seat: int, args: Args) -> list[str]:
    return area_keys(of_type(st, st.house[seat], MARCH))


def march_goals(st: Position, seat: int, args: Args) -> list[str]:
    return st.offers


def march_candidates(st: Position, seat: int, args: Args) -> list[str]:
    """Every area within reach, those that may not be entered included."""
    return [*area_keys(reach(st, st.house[seat], AREA[args[0]])), END]


def why_not_march(st: Position, seat: int, args: Args, key: str) -> Refusal | None:
    house, origin = st.house[seat], AREA[args[0]]
    if key == END:
        won = may_end(victorious(prospect(st, house, origin)))
        return Refusal("supply.outcomes" if won else "supply.binds", {"area": AREAS[origin]})
    told = {"area": key.partition(":")[2]}
    goal = AREA.get(told["area"], -1)
    if goal not in reach(st, house, origin):
        return Refusal(out_of_reach(origin, goal), told)
    return Refusal(barrier(st, house, origin, goal, -1, 0), told)


def out_of_reach(origin: int, goal: int) -> str:
    """The rule that shuts an area to the units of another."""
    if goal < 0 or goal not in NEAR[origin]:
        return "marches.adjacent"
    return "ports.no_attack" if goal >= SEAS_END and origin >= LANDS else "marches.ships_sail"


def barrier(st: Position, house: int, origin: int, goal: int, kind: int, number: int) -> str:
    """The rule that bars an area to every company with so many of a kind; -1 for any company.

    Of several rules the one that the company comes closest to keeping.
    """
    now = prospect(st, house, origin)
    found = {
        obstacle(st, house, origin, goal, party, now)
        for party in product(*(range(n + 1) for n in standing(st, origin)))
        if any(party) and (kind < 0 or party[kind] == number)
    }
    return next((rule for rule in BARRIERS if rule in found), "marches.step_by_step")


def march_slots(st: Position, seat: int, args: Args) -> list[str]:
    units = standing(st, AREA[args[0]])
    return [UNITS[kind] for kind in range(UNIT_KINDS) if units[kind]]


def march_tokens(
    st: Position, seat: int, args: Args, slot: str, so_far: tuple[tuple[str, str], ...]
) -> list[str]:
    given = [(UNITS.index(name), int(number)) for name, number in so_far]
    kind = UNITS.index(slot)
    flat = st.parties
    found = set()
    for first in range(0, len(flat), UNIT_KINDS):
        for k, number in given:
            if flat[first + k] != number:
                break
        else:
            found.add(flat[first + kind])
    return [NUMBERS[number] for number in sorted(found)]


def check_party(
    st: Position, seat: int, args: Args, pairs: tuple[tuple[str, str], ...]
) -> Refusal | None:
    """Why a whole company may not go there."""
    house, origin, goal = st.house[seat], AREA[args[0]], AREA[args[1]]
    units = standing(st, origin)
    given = {UNITS.index(name): number for name, number in pairs}
    told = {"area": AREAS[goal]}
    if any(number not in NUMBERS[: units[kind] + 1] for kind, number in given.items()):
        return Refusal("marches.split", told)
    party = tuple(int(given.get(kind, "0")) for kind in range(UNIT_KINDS))
    for first in range(0, len(st.parties), UNIT_KINDS):
        if st.parties[first : first + UNIT_KINDS] == party:
            return None
    if not any(party):
        return Refusal("marches.step_by_step", told)
    now = prospect(st, house, origin)
    return Refusal(obstacle(st, house, origin, goal, party, now), told)


def why_not_number(st: Position, seat: int, args: Args, key: str) -> Refusal | None:
    """Why no company has so many of a kind."""
    house, origin, goal = st.house[seat], AREA[args[0]], AREA[args[1]]
    slot, _, token = key.partition("=")
    told = {"area": AREAS[goal]}
    if slot not in UNITS or not token.isdigit():
        return Refusal("marches.split", told)
    kind, number = UNITS.index(slot), int(token)
    if number > standing(st, origin)[kind]:
        return Refusal("marches.split", told)
    return Refusal(barrier(st, house, origin, goal, kind, number), told)


KINDS = (
    Kind("marches.order", "marches.turns", march_orders),
    Kind(
        "marches.to",
        "marches.adjacent",
        march_goals,
        candidates=march_candidates,
        why_not=why_not_march,
    ),
    Kind(
        "marches.units",
        "marches.split",
        march_slots,
        tokens=march_tokens,
        check=check_party,
        why_not=why_not_number,
    ),
    Kind("marches.token", "control.vacate", fixed("token", NONE)),
)
