"""Where units may be set down: deployment zones, edges of the table, reserves. Plain functions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from weirwood.games.miniatures import content, hooks
from weirwood.games.miniatures.field import INCH, SHORT, tray
from weirwood.games.miniatures.geometry.rect import Rect, inside, wholly_within
from weirwood.games.miniatures.moves import (
    EVERYWHERE,
    Args,
    Ground,
    Plan,
    Reply,
    around,
    read,
    unique,
    why_not_end,
)
from weirwood.games.miniatures.roster import PROFILES, is_wall, key, on_table, side_of
from weirwood.games.miniatures.state import GONE, OFF, ON, Position
from weirwood.kernel.decision import Refusal, Rng, below
from weirwood.kernel.event import tell

if TYPE_CHECKING:
    from collections.abc import Sequence

Area = tuple[int, int, int, int]
CORNER: Final = 12 * INCH


def free_for_all(st: Position) -> bool:
    return len(set(st.side)) > 2


def stretch(st: Position, area: Area) -> Area:
    """A zone of the standard table on this one: zones span the whole width (rule field.large)."""
    x0, y0, x1, y1 = area
    standard = content.CONTENT.table[0]
    return (
        x0 if x0 < standard // 2 else (st.width // 2 if x0 == standard // 2 else st.width),
        y0,
        st.width if x1 == standard else (st.width // 2 if x1 == standard // 2 else x1),
        y1,
    )


def corner_areas(st: Position) -> list[Area]:
    """The four corner squares of a free-for-all (rule teams.corners)."""
    w, h, c = st.width, st.height, CORNER
    return [(0, 0, c, c), (w - c, 0, w, c), (w - c, h - c, w, h), (0, h - c, c, h)]


def zones_of_game(st: Position) -> list[Area]:
    """Every deployment zone of this game."""
    if free_for_all(st):
        return corner_areas(st)
    return [stretch(st, zone) for zone in content.MODES[st.mode].zones]


def zone_of(st: Position, side: int) -> Area:
    return zones_of_game(st)[st.zone[side]]


def flanks(st: Position, side: int) -> list[Area]:
    """Strips of Short range along the flank edges; in a free-for-all along the own
    corner's edges."""
    if free_for_all(st):
        return own_edges(st, side)
    return [(0, 0, SHORT, st.height), (st.width - SHORT, 0, st.width, st.height)]


def own_edges(st: Position, side: int) -> list[Area]:
    """Strips of Short range along the edge where the own zone lies; both edges of an own corner."""
    x0, y0, x1, _ = zone_of(st, side)
    w, h = st.width, st.height
    found = [(0, 0, w, SHORT) if y0 == 0 else (0, h - SHORT, w, h)]
    if x1 - x0 < w:
        found.append((0, 0, SHORT, h) if x0 == 0 else (w - SHORT, 0, w, h))
    return found


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


def wall_line(st: Position) -> int:
    """The front of the castle walls, from the defender's edge."""
    fronts = [st.y[w] + st.half_depth[w] for w in on_table(st) if is_wall(st, w)]
    return max(fronts, default=0)


def why_not_deploy(
    st: Position, u: int, purpose: str, rect: Rect, ground: Ground | None = None
) -> Refusal | None:
    """Why a unit may not be set down somewhere; None if it may."""
    if not any(inside(rect, *area) for area in areas(st, u, purpose)):
        return Refusal(RULES[purpose], {"unit": st.kind[u]})
    if purpose == "sally" and not any(
        is_wall(st, w) and wholly_within(tray(st, w), rect, SHORT) for w in on_table(st)
    ):
        return Refusal(RULES[purpose], {"unit": st.kind[u]})
    walls = [w for w in on_table(st) if is_wall(st, w)]
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


_SPOTS: dict[tuple[object, ...], Plan | None] = {}
_MOST_SPOTS: Final = 4096


def first_spot(st: Position, u: int, purpose: str) -> Plan | None:
    """Some legal place, if a search of every inch finds one.

    The answer depends on the trays and pieces alone; it is kept, because it is asked every turn.
    """
    key_ = (
        purpose, u, st.mode, st.width, tuple(st.zone), tuple(st.x), tuple(st.y), tuple(st.facing),
        tuple(st.where), tuple(st.owner), tuple(st.kind), tuple(st.side), tuple(st.t_kind),
        tuple(st.t_x), tuple(st.t_y), tuple(st.t_facing),
    )  # fmt: skip
    if key_ not in _SPOTS:
        if len(_SPOTS) >= _MOST_SPOTS:
            _SPOTS.clear()
        _SPOTS[key_] = search_spot(st, u, purpose)
    return _SPOTS[key_]


def search_spot(st: Position, u: int, purpose: str) -> Plan | None:
    ground = around(st, u, EVERYWHERE)
    for step in (3 * INCH, 1 * INCH):
        for area in areas(st, u, purpose):
            x0, y0, x1, y1 = area
            facing = looks(st, u, area)
            for y in range(y0 + st.half_depth[u], y1 - st.half_depth[u] + 1, step):
                for x in range(x0 + st.half_width[u], x1 - st.half_width[u] + 1, step):
                    plan = {"x": x, "y": y, "facing": facing}
                    if why_not_deploy(st, u, purpose, pose(st, u, plan), ground) is None:
                        return plan
    return None


def propose_deploy(st: Position, seat: int, args: Args, rng: Rng, n: int) -> Sequence[Plan]:
    """The front line, then places by chance, facing the middle; one at least if there is any."""
    u, purpose = args[:2]
    grounds = areas(st, u, purpose)
    standing = around(st, u, EVERYWHERE)
    found = [
        plan
        for plan in front_line(st, u, grounds[0], rng, max(1, n // 3))
        if why_not_deploy(st, u, purpose, pose(st, u, plan), standing) is None
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
        if why_not_deploy(st, u, purpose, pose(st, u, plan), standing) is None:
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


def waiting(st: Position, side: int) -> list[int]:
    """Units of a side that are still to be deployed and find room."""
    return [
        u
        for u, w in enumerate(st.where)
        if w == OFF
        and side_of(st, u) == side
        and not st.notes[u].get("reserve")
        and first_spot(st, u, "zone") is not None
    ]


def waiting_keys(st: Position, seat: int, args: tuple[int, ...]) -> list[str]:
    return [key(st, u) for u in waiting(st, args[0])]


def renew(st: Position, u: int, *, characters: bool) -> None:
    """A destroyed unit comes back as it was first fielded (rules modes.returns_whole,
    modes.attackers_return)."""
    card = PROFILES[st.kind[u]]
    st.full[u] = card.health
    st.health[u] = card.health
    st.tokens[u] = 0
    st.fallen[u] = ()
    st.attached[u] = tuple(
        name for name in st.muster[u] if characters or not content.ATTACHMENTS[name].characters
    )
    st.notes[u] = hooks.starting_notes(st.kind[u], st.attached[u])


def destroyed_units(st: Position, side: int) -> list[int]:
    return [u for u, w in enumerate(st.where) if w == GONE and side_of(st, u) == side]
