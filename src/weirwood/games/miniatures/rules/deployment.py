"""Deployment: zones, turns, where units may be set down. Ledger: `deployment`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from weirwood.kernel import Flow, Kind, Refusal, Rng, below, choose, place, procedure, tell

from .. import facts
from ..geometry.rect import Rect, far, inside, wholly_within
from ..state import GONE, OFF, ON, Position, put_at
from . import seams
from .dice import roll_off
from .field import Area, flanks, own_edges, zone_of, zones_of_game
from .keys import Args, Plan, Reply, key, number, read, unique
from .measuring import INCH, SHORT
from .openings import Spot, open_spot, whole
from .paths import EVERYWHERE, Ground, around, why_not_beside, why_not_end
from .places import hopeless
from .room import Given, Room, reaches
from .teams import captain, free_for_all, seats_of, side_of, sides, turn_list
from .units import CASTLE_WALL, PROFILES, is_wall, on_table, tray

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


@procedure
def choose_zones(st: Position) -> Flow[None]:
    """The winner of a roll-off picks a zone or leaves it to the opponent; in a free-for-all
    everybody
    picks a corner in turn (rules deployment.zone_choice, teams.corners)."""
    winner = roll_off(st, "zone")
    if free_for_all(st):
        st.chooser = winner
        for side in tuple(turn_list(st, winner)):
            option = yield from choose(st, "deploy.corner", captain(st, side))
            st.zone = put_at(st.zone, side, int(option.split(":")[1]))
            tell(st, "zone.chosen", seats=seats_of(st, side), zone=st.zone[side])
        return
    option = yield from choose(st, "deploy.zone", captain(st, winner), True, at="winner")
    if option == "pass":
        winner = 1 - winner
        option = yield from choose(st, "deploy.zone", captain(st, winner), False, at="loser")
    st.chooser = winner
    edge = int(option.split(":")[1])
    st.zone = (edge, 1 - edge) if winner == 0 else (1 - edge, edge)
    tell(st, "zone.chosen", seats=seats_of(st, winner), zone=st.zone[winner])


def zone_keys(st: Position, seat: int, args: tuple[bool, ...]) -> list[str]:
    found = ["edge:0", "edge:1"]
    return [*found, "pass"] if args[0] else found


def corner_keys(st: Position, seat: int, args: tuple[object, ...]) -> list[str]:
    return [f"corner:{i}" for i in range(len(zones_of_game(st))) if i not in st.zone]


@procedure
def name_first(st: Position) -> Flow[None]:
    """Who did not choose the zone names the first player; highest die in a free-for-all
    (rules deployment.first_player, teams.first_player)."""
    if free_for_all(st):
        st.first = roll_off(st, "first")
    else:
        who = captain(st, 1 - st.chooser)
        option = yield from choose(st, "deploy.first", who)
        st.first = int(option.split(":")[1])
    tell(st, "round.first", seats=seats_of(st, st.first))


def first_keys(st: Position, seat: int, args: tuple[object, ...]) -> list[str]:
    return [f"side:{side}" for side in sides(st)]


@procedure
def deploy(st: Position) -> Flow[None]:
    """Sides deploy one combat unit in turn, the one who chose its zone first (rule
    deployment.alternate)."""
    order = turn_list(st, st.chooser)
    turn = 0
    idle = 0
    while idle < len(order):
        side = order[turn % len(order)]
        turn += 1
        idle += 1
        ready = tuple(waiting(st, side))
        if ready:
            idle = 0
            u = ready[0]
            if len(ready) > 1:
                option = yield from choose(st, "deploy.unit", captain(st, side), side)
                u = number(option)
            yield from bring(st, u, "zone")
    for u in range(len(st.kind)):
        if not st.where[u] and not st.notes[u].get("reserve"):
            st.notes[u]["late"] = 1


def waiting(st: Position, side: int) -> list[int]:
    """Units of a side that are still to be deployed and find room."""
    return [
        u
        for u, w in enumerate(st.where)
        if w == OFF
        and side_of(st, u) == side
        and not st.notes[u].get("reserve")
        and may_be_set_down(st, u, "zone")
    ]


def waiting_keys(st: Position, seat: int, args: tuple[int, ...]) -> list[str]:
    return [key(st, u) for u in waiting(st, args[0])]


@procedure
def bring(st: Position, u: int, purpose: str) -> Flow[None]:
    """The owner sets a unit down where the purpose allows it (see `deploying.areas`)."""
    spot = yield from place(st, "deploy.place", st.owner[u], u, purpose, st.kind[u])
    set_down(st, u, spot)


RULES: Final = {
    "zone": "deployment.inside_zone",
    "late": "deployment.late",
    "attackers_return": "modes.attackers_return",
    "commander_returns": "modes.commander_returns",
    "reserve": "modes.reserve_enters",
    "flank": "modes.reserve_enters",
    "unit_returns": "modes.unit_returns",
    "outflank": "deployment.outflank",
    "sally": "modes.siege_cards",
}


def areas(st: Position, u: int, purpose: str) -> list[Area]:
    """Where a unit may be set down for a purpose."""
    side = side_of(st, u)
    if purpose in {"zone", "late", "attackers_return"}:
        return [zone_of(st, side)]
    if purpose == "commander_returns":
        return [zone_of(st, side), *flanks(st, side)]
    if purpose in {"reserve", "flank"}:
        return flanks(st, side)
    if purpose in {"unit_returns", "outflank"}:
        return [*own_edges(st, side), *flanks(st, side)]
    if purpose == "sally":
        return [(0, wall_line(st), st.width, wall_line(st) + SHORT + 6 * INCH)]
    raise ValueError(f"nobody is set down for {purpose!r}")


def wall_line(st: Position) -> int:
    """The front of the castle walls, from the defender's edge."""
    fronts = [st.y[w] + st.half_depth[w] for w in on_table(st) if is_wall(st, w)]
    return max(fronts, default=0)


def why_not_deploy(
    st: Position,
    u: int,
    purpose: str,
    rect: Rect,
    ground: Ground | None = None,
    grounds: Sequence[Area] | None = None,
) -> Refusal | None:
    """Why a unit may not be set down somewhere; None if it may. Who asks about many places says
    what stands there, and where it may be."""
    if not any(
        inside(rect, *area) for area in (areas(st, u, purpose) if grounds is None else grounds)
    ):
        return Refusal(RULES[purpose], {"unit": st.kind[u]})
    if purpose == "sally" and not any(
        is_wall(st, w) and wholly_within(tray(st, w), rect, SHORT) for w in on_table(st)
    ):
        return Refusal(RULES[purpose], {"unit": st.kind[u]})
    walls = [w for w in on_table(st) if is_wall(st, w)] if CASTLE_WALL in st.kind else []
    if walls:
        back = min(st.y[w] - st.half_depth[w] for w in walls)
        if not inside(rect, 0, back, st.width, st.height):
            return Refusal("modes.walls_block", {"unit": st.kind[u]})
    return why_not_end(st, u, rect, ground=ground)


def pose(st: Position, u: int, plan: Plan) -> Rect:
    return plan["x"], plan["y"], plan["facing"] % 36000, st.half_width[u], st.half_depth[u]


def check_deploy(st: Position, seat: int, args: Args, reply: Reply) -> Refusal | None:
    plan = read(reply, ("x", "y", "facing"))
    if isinstance(plan, Refusal):
        return plan
    u, purpose = args[:2]
    return why_not_deploy(st, u, purpose, pose(st, u, plan))


def looks(st: Position, u: int, area: Area) -> int:
    """The facing towards the middle of the table."""
    mid = (area[1] + area[3]) // 2
    return 0 if mid < st.height // 2 else 18000


Full = tuple[object, ...]
"""What decides about room besides the trays that stand around: see `what_counts`."""
Around = frozenset[object]
_SPOTS: dict[tuple[Full, Around], Plan | None] = {}
_ROOM: dict[tuple[Full, Around], bool] = {}
_FULL: dict[Full, list[Around]] = {}
_GIVEN: dict[Full, list[tuple[Area, list[Given]]]] = {}
_LOOSE: dict[Full, tuple[Spot, ...]] = {}
_MOST_SPOTS: Final = 4096
_MOST_LOOSE: Final = 4
_HINTS: dict[tuple[str, int, str], Plan | None] = {}


def what_counts(st: Position, u: int, purpose: str) -> Full:
    """The answers below depend on the size of the tray, its side, the trays and pieces alone; they
    are kept, because they are asked every turn."""
    return (
        purpose, side_of(st, u), st.half_width[u], st.half_depth[u], st.mode, st.width, st.height,
        st.zone, tuple(st.side), st.t_kind, st.t_x, st.t_y, st.t_facing,
        tuple((name, tuple(piece)) for name, piece in st.custom.items()),
    )  # fmt: skip


def first_spot(st: Position, u: int, purpose: str) -> Plan | None:
    """Some legal place, or None if there is none (rule deployment.exists)."""
    what, around_it = what_counts(st, u, purpose), neighbours(st, u, purpose)
    known = what, around_it
    if known not in _SPOTS:
        found = search_spot(st, u, purpose) if has_room(st, u, purpose, what, around_it) else None
        _SPOTS[known] = found
    return _SPOTS[known]


def has_room(st: Position, u: int, purpose: str, what: Full, around_it: Around) -> bool:
    """Is there any legal place, wherever `first_spot` may find one?"""
    known = _ROOM.get((what, around_it))
    if known is None:
        if len(_ROOM) >= _MOST_SPOTS:
            for kept in (_SPOTS, _ROOM, _FULL, _GIVEN, _LOOSE):
                kept.clear()
        known = not full(st, what, around_it) and finds_room(st, u, purpose, what)
        _ROOM[what, around_it] = known
        if not known:
            _FULL.setdefault(what, []).append(around_it)
    return known


def finds_room(st: Position, u: int, purpose: str, what: Full) -> bool:
    """The same, searched for: on the grid, where something stood loosely a moment ago, and then
    everywhere. Why there is no room is kept."""
    ground, half, grounds = around(st, u, EVERYWHERE), size_of(st, u), areas(st, u, purpose)
    plan = grid_spot(st, u, purpose, ground)
    if plan is not None:
        _HINTS[st.kind[u], st.owner[u], purpose] = plan
        return True
    if purpose == "sally" or CASTLE_WALL in st.kind:
        return loose_spot(st, u, purpose, ground) is not None
    loose = _LOOSE.get(what, ())
    if any(
        why_not_deploy(st, u, purpose, (*spot, *half), ground, grounds) is None for spot in loose
    ):
        return True
    if still_full(st, u, purpose, what, ground):
        return False
    given: list[tuple[Area, list[Given]]] = []
    sure = True
    for area in grounds:
        room = Room(st, half, area, grounds, ground)
        first = whole(area, half)
        spot = None if first is None or room.crammed(first) else room.look(first, anything=True)
        if spot is not None:
            _LOOSE[what] = (spot, *loose[: _MOST_LOOSE - 1])
            return True
        given.append((area, room.given))
        sure = sure and not room.unsure
    if sure:
        _GIVEN[what] = given
    return False


def neighbours(st: Position, u: int, purpose: str) -> Around:
    """The trays that a unit may meet where it may be set down, each with its side."""
    standing = [v for v in on_table(st) if v != u]
    if CASTLE_WALL not in st.kind:  # they count from afar
        grounds, span = areas(st, u, purpose), st.half_width[u] + st.half_depth[u] + INCH
        standing = [
            v
            for v in standing
            if any(
                reaches(g, st.x[v], st.y[v], span + st.half_width[v] + st.half_depth[v])
                for g in grounds
            )
        ]
    return frozenset((tray(st, v), side_of(st, v), is_wall(st, v)) for v in standing)


def full(st: Position, what: Full, around_it: Around) -> bool:
    """Was no room found when nobody stood there who does not stand there now?

    Whoever comes besides only takes room. Castle walls also give some, to those who sally.
    """
    if CASTLE_WALL in st.kind:
        return False
    return any(before <= around_it for before in _FULL.get(what, ()))


def still_full(st: Position, u: int, purpose: str, what: Full, ground: Ground) -> bool:
    """Is there no room for the reasons for which there was none a moment ago?

    Where nothing fitted, each range was given up because of one tray, or of the area itself. Only
    those whose tray has gone are looked through again. False where this does not settle it: then
    everything is, and finds the same.
    """
    known = _GIVEN.get(what)
    if known is None:
        return False
    grounds, half = areas(st, u, purpose), size_of(st, u)
    found = []
    for area, given in known:
        room = Room(st, half, area, grounds, ground)
        standing = {one.stander() for one in room.near}
        room.given = [row for row in given if row[1] is None or row[1] in standing]
        if 2 * len(room.given) < len(given):
            return False
        gone = [here for here, barred in given if barred is not None and barred not in standing]
        for here in gone:
            if not room.crammed(here) and (room.look(here, anything=True) or room.unsure):
                return False
        found.append((area, room.given))
    _GIVEN[what] = found
    return True


def size_of(st: Position, u: int) -> tuple[int, int]:
    return st.half_width[u], st.half_depth[u]


def may_be_set_down(st: Position, u: int, purpose: str) -> bool:
    """Is there any legal place? Where the unit's like could stand a moment ago is tried first."""
    plan = _HINTS.get((st.kind[u], st.owner[u], purpose))
    if (
        plan is not None
        and on_grid(st, u, purpose, plan)
        and why_not_deploy(st, u, purpose, pose(st, u, plan)) is None
    ):
        return True
    what, around_it = what_counts(st, u, purpose), neighbours(st, u, purpose)
    return has_room(st, u, purpose, what, around_it)


def on_grid(st: Position, u: int, purpose: str, plan: Plan) -> bool:
    """Would `search_spot` come by this place? Else what is found would depend on former games."""
    a, b = st.half_width[u], st.half_depth[u]
    return any(
        not (plan["x"] - area[0] - a) % INCH
        and not (plan["y"] - area[1] - b) % INCH
        and plan["facing"] == looks(st, u, area)
        for area in areas(st, u, purpose)
    )


def search_spot(st: Position, u: int, purpose: str) -> Plan | None:
    """Every inch facing the middle, then everything between."""
    ground = around(st, u, EVERYWHERE)
    return grid_spot(st, u, purpose, ground) or loose_spot(st, u, purpose, ground)


def loose_spot(st: Position, u: int, purpose: str, ground: Ground) -> Plan | None:
    """A place off the grid, the widest ranges of places first."""
    half, grounds = size_of(st, u), areas(st, u, purpose)
    plain = purpose != "sally" and not any(is_wall(st, w) for w in on_table(st))
    for area in grounds:
        if plain:
            first = whole(area, half)
            room = Room(st, half, area, grounds, ground)
            spot = room.look(first) if first is not None else None
        else:
            spot = open_spot(area, half, *judges(st, u, purpose, area, ground))
        if spot is not None:
            facing = (spot[2] + looks(st, u, area)) % 36000  # the same place, seen from behind
            return {"x": spot[0], "y": spot[1], "facing": facing}
    return None


def grid_spot(st: Position, u: int, purpose: str, ground: Ground) -> Plan | None:
    """A place on a grid of three inches, else of one, facing the middle."""
    a, b = size_of(st, u)
    grounds = areas(st, u, purpose)
    for step in (3 * INCH, 1 * INCH):
        for area in grounds:
            x0, y0, x1, y1 = area
            facing = looks(st, u, area)
            for y in range(y0 + b, y1 - b + 1, step):
                row = [s for s in ground.trays if not far((s[1][0], y, 0, a, b), s[1], INCH)]
                in_the_way = None
                for x in range(x0 + a, x1 - a + 1, step):
                    rect = x, y, facing, a, b
                    # What barred one place mostly bars the next: it is asked before all others.
                    if in_the_way and why_not_beside(st, rect, in_the_way):
                        continue
                    barred = (s for s in row if why_not_beside(st, rect, s))
                    in_the_way = next(barred, None)
                    if in_the_way or why_not_deploy(st, u, purpose, rect, ground, grounds):
                        continue
                    return {"x": x, "y": y, "facing": facing}
    return None


def judges(
    st: Position, u: int, purpose: str, area: Area, ground: Ground
) -> tuple[Callable[[int, int, int], bool], Callable[..., bool]]:
    """Is a place good, and is it hopeless as far around?"""
    a, b = st.half_width[u], st.half_depth[u]
    x0, y0, x1, y1 = area

    def good(x: int, y: int, facing: int) -> bool:
        return why_not_deploy(st, u, purpose, (x, y, facing, a, b), ground) is None

    walls = [tray(st, w) for w in on_table(st) if is_wall(st, w)]
    back = min((wall[1] - wall[4] for wall in walls), default=0)

    def bad(x: int, y: int, facing: int, off: int, *_: int) -> bool:
        rect = x, y, facing, a, b
        if not inside(rect, x0 - off, max(y0, back) - off, x1 + off, y1 + off):
            return True
        if purpose == "sally" and not any(wholly_within(w, rect, SHORT + off) for w in walls):
            return True
        return hopeless(st, rect, ground, off)

    return good, bad


def propose_deploy(st: Position, seat: int, args: Args, rng: Rng, n: int) -> Sequence[Plan]:
    """The front line, then places by chance, facing the middle; one at least if there is any."""
    u, purpose = args[:2]
    grounds = areas(st, u, purpose)
    standing = around(st, u, EVERYWHERE)
    found = [
        plan
        for plan in front_line(st, u, grounds[0], rng, max(1, n // 3))
        if why_not_deploy(st, u, purpose, pose(st, u, plan), standing, grounds) is None
    ]
    most = len(found) + max(1, n // 2)
    for _ in range(3 * max(2, n)):
        x0, y0, x1, y1 = grounds[below(rng, len(grounds))]
        a, b = st.half_width[u], st.half_depth[u]
        if x1 - x0 < 2 * a or y1 - y0 < 2 * b:
            continue
        plan = {
            "x": x0 + a + below(rng, x1 - x0 - 2 * a + 1) // 500 * 500,
            "y": y0 + b + below(rng, y1 - y0 - 2 * b + 1) // 500 * 500,
            "facing": looks(st, u, (x0, y0, x1, y1)),
        }
        if why_not_deploy(st, u, purpose, pose(st, u, plan), standing, grounds) is None:
            found.append(plan)
            if len(found) >= most:
                break
    if not found:
        plan = first_spot(st, u, purpose) or {}
        found = [plan] if plan else []
    return unique(found)


def front_line(st: Position, u: int, area: Area, rng: Rng, n: int) -> list[Plan]:
    """Places along the edge of an area that lies towards the middle of the table."""
    x0, y0, x1, y1 = area
    a, b = st.half_width[u], st.half_depth[u]
    facing = looks(st, u, area)
    y = y1 - b if facing == 0 else y0 + b
    if x1 - x0 < 2 * a or y1 - y0 < 2 * b:
        return []
    room = x1 - x0 - 2 * a
    step = room // n
    start = below(rng, step + 1)
    return [
        {"x": x0 + a + (start + i * step) // 500 * 500, "y": y, "facing": facing} for i in range(n)
    ]


def set_down(st: Position, u: int, plan: Reply | Plan) -> None:
    """Put a unit on the battlefield."""
    named = dict(plan)
    st.x[u], st.y[u], st.facing[u] = named["x"], named["y"], named.get("facing", 0) % 36000
    st.where[u] = ON
    tell(
        st, "unit.deployed", seat=st.owner[u], unit=st.kind[u], nr=u, x=st.x[u], y=st.y[u],
        facing=st.facing[u],
    )  # fmt: skip


def renew(st: Position, u: int, *, characters: bool) -> None:
    """A destroyed unit comes back as it was first fielded (rules modes.returns_whole,
    modes.attackers_return)."""
    card = PROFILES[st.kind[u]]
    st.full[u] = card.health
    st.health[u] = card.health
    st.tokens[u] = 0
    st.fallen[u] = ()
    st.attached[u] = tuple(
        name for name in st.muster[u] if characters or not facts.ATTACHMENTS[name].characters
    )
    st.notes[u] = seams.starting_notes(st.kind[u], st.attached[u])


def destroyed_units(st: Position, side: int) -> list[int]:
    return [u for u, w in enumerate(st.where) if w == GONE and side_of(st, u) == side]


KINDS = (
    Kind("deploy.zone", "deployment.zone_choice", keys=zone_keys),
    Kind("deploy.corner", "teams.corners", keys=corner_keys),
    Kind("deploy.first", "deployment.first_player", keys=first_keys),
    Kind("deploy.unit", "deployment.alternate", keys=waiting_keys),
    Kind("deploy.place", "deployment.inside_zone", check=check_deploy, propose=propose_deploy),
)
