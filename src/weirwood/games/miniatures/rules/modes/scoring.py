"""What a round is worth: objectives, quadrants and missions."""

from __future__ import annotations

from weirwood.kernel import Flow, Kind, choose, procedure

from ... import facts
from ...geometry.poly import Number, quarters
from ...geometry.rect import corners, inside
from ...state import NOBODY, ON, Position
from .. import seams
from ..attack import hits
from ..commanders import is_commander
from ..conditions import count, held, put
from ..dice import die
from ..field import zones_of_game
from ..keys import key, number
from ..measuring import LONG, in_range
from ..movement import shift
from ..objectives import controller
from ..teams import captain, in_turn_order, side_of, sides
from ..units import (
    enemy_units,
    engaged,
    is_wall,
    mode_of,
    on_table,
    points_left,
    ranks_lost,
    side_units,
    touching,
    tray,
    weight,
)
from ..winning import score
from ..wounds import restorable, restore

SPLIT = 200


@procedure
def score_round(st: Position) -> Flow[None]:
    """The scoring step of clean-up (rule rounds.scoring)."""
    if st.round >= 2 and mode_of(st).objective_points:
        yield from score_objectives(st)
    if st.round >= 2 and mode_of(st).quadrant_points:
        yield from settle_quadrants(st)
        score_quadrants(st)
    for mission in list(st.missions):
        score_mission(st, mission)
    if mode_of(st).missions == "hand":
        st.missions = ()


@procedure
def score_objectives(st: Position) -> Flow[None]:
    """A point for each objective, one more for the commander's unit (rules modes.objective_point,
    modes.commander_point)."""
    holders = tuple(controller(st, o) for o in range(len(st.o_unit)))
    for o in range(len(holders)):
        u = holders[o]
        if u != NOBODY:
            extra = mode_of(st).commander_points if is_commander(st, u) else 0
            score(st, side_of(st, u), mode_of(st).objective_points + extra, "objective")
    for o in range(len(holders)):
        u = holders[o]
        if u != NOBODY and st.where[u] == ON:
            if st.o_card and st.o_card[o]:
                yield from objective_card(st, st.o_card[o], u)
            if "arrow_storm" in mode_of(st).rules and st.o_role[o] == "side":
                n = die(st, "arrows", 3, seat=st.owner[u]) + 2
                yield from hits(st, u, n, NOBODY, NOBODY)


@procedure
def objective_card(st: Position, card: str, u: int) -> Flow[None]:
    """Cards that act when their objective scores (rule modes.objective_cards)."""
    effect = facts.OBJECTIVES[card].effect
    if score_targets(st, u, effect):
        option = yield from choose(st, "objective.target", st.owner[u], effect, u)
        v = number(option)
        if effect == "heal_when_scoring":
            restore(st, v, 1 + ranks_lost(st, v))
        elif effect == "shift_when_scoring":
            yield from shift(st, v, 3000)
        elif effect == "panicked_when_scoring":
            put(st, v, "panicked")
        elif effect == "vulnerable_when_scoring":
            put(st, v, "vulnerable")


def score_targets(st: Position, u: int, effect: str) -> list[int]:
    """Those in reach for whom the card can do something (rule orders.worth)."""
    return [v for v in score_reach(st, u, effect) if worthwhile(st, v, effect)]


def worthwhile(st: Position, v: int, effect: str) -> bool:
    if effect == "heal_when_scoring":
        return restorable(st, v) > 0
    if effect == "shift_when_scoring":
        return not engaged(st, v)
    condition = effect.removesuffix("_when_scoring")
    if condition in held(st, v):
        return condition == "vulnerable"  # some suffer from a second one
    return not seams.refuses_token(st, v, condition)


def score_reach(st: Position, u: int, effect: str) -> list[int]:
    if effect in {"heal_when_scoring", "shift_when_scoring"}:
        return [v for v in side_units(st, side_of(st, u)) if in_range(st, u, v, LONG)]
    if effect in {"panicked_when_scoring", "vulnerable_when_scoring"}:
        return [v for v in enemy_units(st, st.owner[u]) if in_range(st, u, v, LONG)]
    return []


def target_keys(st: Position, seat: int, args: tuple[str, int]) -> list[str]:
    # a save may stand here with nobody left who would gain by it
    found = score_targets(st, args[1], args[0]) or score_reach(st, args[1], args[0])
    return [key(st, v) for v in found]


# ---- quadrants ---------------------------------------------------------------------------------


def quadrant_names(st: Position) -> list[str]:
    return [q.id for q in facts.MODES[st.mode].quadrants]


def quadrant_choices(st: Position, u: int) -> list[str]:
    """The quadrants that hold most of a tray; several if it is split exactly (rule
    modes.in_quadrant)."""
    points = tuple((x - st.width // 2, y - st.height // 2) for x, y in corners(tray(st, u)))
    high_right, low_right, low_left, high_left = quarters(points)
    shares: dict[str, Number] = {
        "q1": low_left, "q2": low_right, "q3": high_left, "q4": high_right,
    }  # fmt: skip
    whole = 8 * st.half_width[u] * st.half_depth[u]
    most = max(shares.values())
    return [name for name, share in shares.items() if (most - share) * SPLIT <= whole]


@procedure
def settle_quadrants(st: Position) -> Flow[None]:
    """A tray split exactly between quadrants: the opponent decides (rule modes.in_quadrant)."""
    for u in list(on_table(st)):
        found = quadrant_choices(st, u)
        name = found[0]
        if len(found) > 1:
            who = next(s for s in in_turn_order(st) if s != side_of(st, u))
            option = yield from choose(st, "stand.quadrant", captain(st, who), u, st.kind[u])
            name = option.split(":")[1]
        st.notes[u]["quadrant"] = quadrant_names(st).index(name)


def quadrant_keys(st: Position, seat: int, args: tuple[int, ...]) -> list[str]:
    return [f"quadrant:{name}" for name in quadrant_choices(st, args[0])]


def quadrant_weight(st: Position, side: int, q: int) -> int:
    """Army points of a side in a quadrant (rules modes.quadrant_control,
    modes.quadrant_commander)."""
    total = 0
    for u in side_units(st, side):
        if st.notes[u].get("quadrant") == q:
            total += points_left(st, u) + (3 if is_commander(st, u) else 0)
    name = quadrant_names(st)[q]
    for n, zone in enumerate(st.n_zone):
        if zone == name and st.side[st.n_owner[n]] == side and st.n_alive[n]:
            total += facts.NCUS[st.n_kind[n]].cost
    return total


def score_quadrants(st: Position) -> None:
    for q in range(4):
        marks = {side: quadrant_weight(st, side, q) for side in sides(st)}
        for side, points in marks.items():
            if points >= 5 and all(points > m for s, m in marks.items() if s != side):
                score(st, side, facts.MODES[st.mode].quadrant_points, "quadrant")


# ---- missions ----------------------------------------------------------------------------------


def controls_zone(st: Position, side: int, zone: str) -> bool:
    """Does a side stand on a zone, or count as if it did (rule tactics_board.control)?"""
    for n, where in enumerate(st.n_zone):
        if where == zone and st.side[st.n_owner[n]] == side and st.n_alive[n]:
            return True
    return any(
        st.side[seat] == side and seams.counts_as_controlling(st, seat, zone)
        for seat in range(st.seats)
    )


def held_objectives(st: Position, side: int) -> list[int]:
    found = []
    for o in range(len(st.o_unit)):
        u = controller(st, o)
        if u != NOBODY and side_of(st, u) == side:
            found.append(o)
    return found


def score_mission(st: Position, mission: str) -> None:
    """Missions that score at the end of the round, for everybody (rule modes.missions_score)."""
    effect = facts.MISSIONS[mission].effect
    for side in sides(st):
        score(st, side, mission_points(st, side, effect), mission)


def mission_points(st: Position, side: int, effect: str) -> int:
    """What a mission is worth to a side now."""
    held = held_objectives(st, side)
    if effect == "center_objective":
        return 2 if any(st.o_role[o] == "center" for o in held) else 0
    if effect == "combat_and_maneuver":
        return sum(controls_zone(st, side, z) for z in ("zone_combat", "zone_maneuver"))
    if effect == "combat_and_tactics":
        return sum(controls_zone(st, side, z) for z in ("zone_combat", "zone_tactics"))
    if effect == "tactics_board":
        marks = {s: sum(controls_zone(st, s, z) for z in st.zones) for s in sides(st)}
        return int(all(marks[side] > m for s, m in marks.items() if s != side))
    if effect == "enemy_deployment":
        return min(2, sum(in_enemy_zone(st, u, side) for u in side_units(st, side)))
    if effect == "engaged_ranks":
        return min(2, sum(outnumbers(st, u) for u in side_units(st, side)))
    if effect == "condition_tokens":
        seat = captain(st, side)
        n = sum(count(st, u) for u in enemy_units(st, seat))
        return 2 if n >= 5 else int(n >= 3)
    if effect == "opponents_objectives":
        return sum(on_enemy_half(st, o, side) for o in held)
    if effect == "all_objectives":
        return len(held)
    return 0


def in_enemy_zone(st: Position, u: int, side: int) -> bool:
    zones = zones_of_game(st)
    return any(inside(tray(st, u), *zones[st.zone[other]]) for other in sides(st) if other != side)


def outnumbers(st: Position, u: int) -> bool:
    return any(weight(st, v) < weight(st, u) for v in touching(st, u) if not is_wall(st, v))


def on_enemy_half(st: Position, o: int, side: int) -> bool:
    """Beyond the middle line, seen from the own deployment zone."""
    zone = zones_of_game(st)[st.zone[side]]
    low = (zone[1] + zone[3]) // 2 < st.height // 2
    return st.o_y[o] > st.height // 2 if low else st.o_y[o] < st.height // 2


KINDS = (
    Kind("objective.target", "modes.objective_cards", keys=target_keys),
    Kind("stand.quadrant", "modes.in_quadrant", keys=quadrant_keys),
)
