"""Crowded battlefields by chance, and oracles that look for what the rules say is not there."""

from __future__ import annotations

import random
from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING

import numpy as np
from tests.games.miniatures.driver import BOWS, SPEARS, WOLF, field, state
from tests.games.miniatures.rules import naive

from weirwood.games.miniatures import facts
from weirwood.games.miniatures.geometry.contact import flush
from weirwood.games.miniatures.geometry.rect import SIDES, inside, moved, overlap
from weirwood.games.miniatures.rules.actions import shooting_place
from weirwood.games.miniatures.rules.aside import (
    align_other,
    others_touched,
    push_off,
    ways_off,
)
from weirwood.games.miniatures.rules.attack import reach, shots, weapons
from weirwood.games.miniatures.rules.charge import (
    advance,
    align,
    danger_met,
    declare,
    limit,
    open_lane,
    side_choices,
    turn,
    why_not_charge,
    why_not_lane,
)
from weirwood.games.miniatures.rules.contexts import charge_now
from weirwood.games.miniatures.rules.field import engage, settle_contact
from weirwood.games.miniatures.rules.movement import SHOOTING_SHIFT, go, retreat_sides
from weirwood.games.miniatures.rules.paths import STEPS, room, speed, why_not_move
from weirwood.games.miniatures.rules.places import way_out
from weirwood.games.miniatures.rules.sight import sees
from weirwood.games.miniatures.rules.teams import side_of
from weirwood.games.miniatures.rules.terrain import on_piece, outline, pieces_that
from weirwood.games.miniatures.rules.units import enemy_units, is_wall, on_table, touching, tray
from weirwood.games.miniatures.rules.units import engaged as engaged_now
from weirwood.games.miniatures.state import OFF, ON, put_at

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from weirwood.games.miniatures.geometry.rect import Poly, Rect
    from weirwood.games.miniatures.state import Position

GUESSES = 1200  # places to retreat to over each side, tried three times
LINES = 600  # of sight to each enemy over each side
SHIFTS = 50  # over each side, tried without a line
MOVES = 30  # of a unit that two judge
GAPS = (0, 3, 10, 1000, 1002, 1010, 2400, 2762, 5500, 5506)
SIZES = ("infantry", "infantry", "cavalry", "solo_small", "solo_large")
KINDS = (BOWS, SPEARS, SPEARS, "stark_outriders", WOLF, SPEARS, WOLF, SPEARS, "stark_outriders")
PIECES = ("palisade", "hedge", "bog", "stakes", "forest", "palisade", "low_wall")
ME, FOE = 0, 1


@lru_cache(maxsize=1)
def base() -> Position:
    """Nine units of two sides and a table without terrain; every crowd is a copy of it."""
    units = [
        f"{0 if i in {0, 3, 6} else 1} {kind} at {4 + i % 3 * 8},{4 + i // 3 * 8}"
        for i, kind in enumerate(KINDS)
    ]
    return state(field(*units))


def crowd(rng: random.Random, *, engaged: bool, spread: int) -> Position:
    """Units about somewhere on the table, as near to each other as chance lays them."""
    st = base().copy()
    st.touch = []
    for u in range(len(KINDS)):
        st.where[u] = OFF
    lay_pieces(st, rng)
    size = facts.TRAYS[rng.choice(SIZES)]
    st.half_width = put_at(st.half_width, ME, size.width // 2)
    st.half_depth = put_at(st.half_depth, ME, size.depth // 2)
    x, y = rng.randrange(4000, 44000), rng.randrange(4000, 44000)
    if rng.random() < 0.4:
        x = rng.choice((3000, 3700, 45000))
    me = (x, y, rng.choice((0, 4500, rng.randrange(36000))), st.half_width[ME], st.half_depth[ME])
    if not settle(st, ME, me):
        settle(st, ME, (24000, 24000, 0, me[3], me[4]))
    for v in range(1, rng.randrange(3, len(KINDS) + 1)):
        for _ in range(6):
            if settle(st, v, spot(st, rng, v, spread, flushed=engaged and v < 3)):
                break
    for u in on_table(st):
        for v in on_table(st):
            if u < v and st.owner[u] != st.owner[v]:
                engage(st, u, v)
    return st


def lay_pieces(st: Position, rng: random.Random) -> None:
    n = rng.randrange(4)
    st.t_kind = tuple(rng.choice(PIECES) for _ in range(n))
    st.t_x = tuple(rng.randrange(48000) for _ in range(n))
    st.t_y = tuple(rng.randrange(48000) for _ in range(n))
    st.t_facing = tuple(rng.randrange(36000) for _ in range(n))


def spot(st: Position, rng: random.Random, v: int, spread: int, *, flushed: bool) -> Rect:
    """Flush on a side of the first unit, a gap off somebody's side, or somewhere near."""
    a, b = st.half_width[v], st.half_depth[v]
    if flushed:
        side = rng.choice(SIDES)
        return flush(tray(st, ME), side, a, b, rng.choice((0, a, -a, rng.randrange(-a, a))))
    if rng.random() < 0.3:  # rows and lanes that are just wide enough, or just not
        w = rng.choice(on_table(st))
        beside = flush(tray(st, w), rng.choice(SIDES), a, b, rng.randrange(-a, a))
        return moved(beside, 0, -rng.choice(GAPS))
    x = st.x[ME] + rng.randrange(-spread, spread)
    y = st.y[ME] + rng.randrange(-spread, spread)
    return x, y, rng.choice((0, st.facing[ME], rng.randrange(36000))), a, b


def settle(st: Position, u: int, rect: Rect) -> bool:
    """Set a unit down if nothing stands there."""
    if not inside(rect, 0, 0, st.width, st.height):
        return False
    if any(overlap(rect, tray(st, w)) for w in on_table(st)):
        return False
    st.x[u], st.y[u], st.facing[u] = rect[:3]
    st.where[u] = ON
    return True


# ---- what is refused, and whether chance finds it all the same; what is offered must be legal ----


def retreat(rng: random.Random) -> tuple[bool, str]:
    """Was a retreat refused, and what is wrong with that answer?

    Chance tries every side in thousands of distances and last pivots, then those close to the ones
    that failed by least.
    """
    st = crowd(rng, engaged=True, spread=9000)
    if not touching(st, ME):
        return False, ""
    most = rng.choice((speed(st, ME) + 6000, rng.randrange(2000, 12000)))
    sides = retreat_sides(st, ME)
    plan = way_out(st, ME, most, sides)
    if plan is not None:
        no = why_not_move(st, ME, plan, most, SIDES[plan["direction"]])
        stays = not plan["distance"] and not plan["turn"]
        return False, f"{plan}: {no}" if no is not None or stays else ""
    dice = np.random.default_rng(rng.randrange(1 << 30))
    met = naive.around(st, ME, most)
    for side in sides:
        run = straight(st, side, most, met)
        d = dice.integers(0, run + 1, GUESSES).astype(float)
        last = dice.integers(0, 36000, GUESSES).astype(float)
        for wide in (400, 60, 8):
            m = naive.moves(tray(st, ME), side, np.zeros(d.shape), d, last)
            left = np.min([*naive.ends(st, m, met).values(), naive.slow(m, most, met)], axis=0)
            left[m.still] = -np.inf
            for i in np.flatnonzero(left > -naive.HAIR):
                guess = {"distance": int(d[i]), "turn": int(last[i]) % 36000}
                if why_not_move(st, ME, guess, most, side) is None:
                    return True, f"{side} {guess}"
            near = np.argsort(left)[-GUESSES // 20 :]
            d = np.clip(np.repeat(d[near], 20) + dice.integers(-wide, wide + 1, GUESSES), 0, run)
            last = np.repeat(last[near], 20) + dice.integers(-wide, wide + 1, GUESSES)
    return True, ""


def straight(st: Position, side: str, most: int, met: naive.Around) -> int:
    """How far it goes over a side before something stops it, a little too far rather than less."""
    d = np.arange(0, most + 100, 100, dtype=float)
    still = np.zeros(d.shape)
    found = naive.goings(st, naive.moves(tray(st, ME), side, still, d, still), met)
    stopped = np.flatnonzero(np.min(list(found.values()), axis=0) < -naive.HAIR)
    return most if not len(stopped) else min(most, int(d[stopped[0]]))


def shot(rng: random.Random) -> tuple[bool, str]:
    """The same of a ranged attack after a shift: every thousandth of it, and lines by chance."""
    st = crowd(rng, engaged=False, spread=16000)
    if engaged_now(st, ME):
        return False, ""
    plan = shooting_place(st, ME)
    if plan is not None:
        side = SIDES[plan["direction"]]
        no = why_not_move(st, ME, plan, SHOOTING_SHIFT, side)
        aims = shots(st, ME, shifted(st, side, plan["distance"]))
        return False, f"{plan}: {no}" if no is not None or not aims else ""
    dice = np.random.default_rng(rng.randrange(1 << 30))
    far = max(reach(st, ME, i) for i in weapons(st, ME, ranged=True))
    met = naive.around(st, ME, SHOOTING_SHIFT)
    for side in SIDES:
        run = straight(st, side, SHOOTING_SHIFT, met)
        d = np.arange(0, run + 1, dtype=float)
        m = naive.moves(tray(st, ME), side, np.zeros(d.shape), d, np.zeros(d.shape))
        margins = naive.judged(st, m, SHOOTING_SHIFT, met)
        legal = d[np.min(list(margins.values()), axis=0) > -naive.HAIR]
        if not len(legal):
            continue
        foes = [v for v in enemy_units(st, st.owner[ME]) if near_enough(st, side, legal, v, far)]
        seen = [lines(st, side, legal, v, far, dice) for v in foes]
        if foes:  # and some without such a line
            seen.append(legal[:: max(1, len(legal) // SHIFTS)])
        for found in seen:
            for n in sorted({int(k) for k in found}):
                may = why_not_move(st, ME, {"distance": n}, SHOOTING_SHIFT, side) is None
                if may and shots(st, ME, shifted(st, side, n)):
                    return True, f"{side} {n}"
    return True, ""


def near_enough(st: Position, side: str, legal: NDArray[np.float64], v: int, far: int) -> bool:
    """Does any of these shifts bring an enemy into reach of the front arrow?"""
    me = naive.stepped(naive.poses(tray(st, ME), len(legal)), side, legal)
    front = naive.stepped(me, "front", me.b)
    return bool(np.min(to_target(front, naive.outline_of(tray(st, v)))) <= far + 3)


def lines(
    st: Position, side: str, legal: NDArray[np.float64], v: int, far: int, dice: np.random.Generator
) -> NDArray[np.float64]:
    """The shifts after which a line by chance from the front edge is free to an enemy in reach."""
    d = dice.choice(legal, LINES)
    me = naive.stepped(naive.poses(tray(st, ME), LINES), side, d)
    target = naive.outline_of(tray(st, v))
    s, c = np.sin(me.facing), np.cos(me.facing)
    edge = dice.uniform(-1, 1, LINES) * me.a
    px, py = me.x + edge * c + me.b * s, me.y + me.b * c - edge * s
    # any point of the target: between two points of its outline
    one, two = (naive_point(target, dice.uniform(0, 4, LINES)) for _ in range(2))
    share = dice.uniform(0, 1, LINES)
    qx = one[0] * share + two[0] * (1 - share)
    qy = one[1] * share + two[1] * (1 - share)
    lx, ly = (qx - me.x) * c - (qy - me.y) * s, (qx - me.x) * s + (qy - me.y) * c
    arrow = naive.stepped(me, "front", me.b)
    good = (ly * me.a >= me.b * np.abs(lx)) & (to_target(arrow, target) <= far + 3)
    for w in on_table(st):
        if w not in (ME, v):
            good &= ~naive.crosses(px, py, qx, qy, naive.outline_of(tray(st, w)), 0)
    for i in pieces_that(st, "covers"):
        shape = outline(st, i)
        within = on_piece(st, i, tray(st, v)) | (naive.gap(me, shape) < -naive.TOUCH + 2)
        good &= within | ~naive.crosses(px, py, qx, qy, shape, 0)
    return d[good]


def to_target(arrow: naive.Poses, target: Poly) -> NDArray[np.float64]:
    """From the front arrow to the nearest point of a tray."""
    edges = zip(target, (*target[1:], target[0]), strict=True)
    found = [naive.to_edge(arrow.x, arrow.y, *one, *two) for one, two in edges]
    return np.asarray(np.min(found, axis=0))


def naive_point(
    shape: Poly, at: NDArray[np.float64]
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Points on an outline, by how many edges one has gone along."""
    xs, ys = (np.array([p[k] for p in (*shape, shape[0])], dtype=float) for k in (0, 1))
    k = at.astype(int)
    share = at - k
    return xs[k] + share * (xs[k + 1] - xs[k]), ys[k] + share * (ys[k + 1] - ys[k])


def shifted(st: Position, side: str, d: int) -> Rect:
    return moved(tray(st, ME), STEPS[side][0] * d, STEPS[side][1] * d)


def lane(rng: random.Random) -> tuple[bool, str]:
    """The same of a way to the target of a charge: every hundredth of a degree."""
    st = crowd(rng, engaged=False, spread=11000)
    if engaged_now(st, ME) or st.where[FOE] != ON or not sees(st, ME, FOE):
        return False, ""
    pivot = open_lane(st, ME, FOE)
    if pivot is not None:
        no = why_not_lane(st, ME, FOE, pivot)
        return False, f"{pivot}: {no}" if no is not None else ""
    pivots = np.arange(36000, dtype=float)
    start = naive.poses(tray(st, ME), 36000)
    start = start._replace(facing=start.facing + naive.radians(pivots))
    run = naive.runs(start, naive.outline_of(tray(st, FOE)))
    near = run <= limit(st, ME) + 2
    pivots, run = pivots[near], run[near]
    start = naive.Poses(*(column[near] for column in start))
    inside_ = np.minimum(
        naive.on_the_table(st, start), naive.on_the_table(st, naive.stepped(start, "front", run))
    )
    good = inside_ > -naive.HAIR
    shapes = [naive.outline_of(tray(st, w)) for w in on_table(st)
              if w not in (ME, FOE) and st.owner[w] != st.owner[ME]]  # fmt: skip
    for shape in (*shapes, *(outline(st, i) for i in pieces_that(st, "bars"))):
        good &= (naive.runs(start, shape) > run - naive.HAIR) & (
            naive.gap(start, shape) > -naive.TOUCH - naive.HAIR
        )
    for guess in pivots[good]:
        if why_not_lane(st, ME, FOE, int(guess)) is None:
            return True, str(int(guess))
    return True, ""


def opinions(rng: random.Random) -> list[str]:
    """Where the game and `naive` judge a move differently, or cite a rule that does not forbid it,
    or see dangerous ground in its way differently."""
    st = crowd(rng, engaged=False, spread=8000)
    wrong = []
    for side in (SIDES[0], rng.choice(SIDES)):
        most = rng.choice((2000, speed(st, ME), 2 * speed(st, ME)))
        d = np.array(
            [rng.choice((0, rng.randrange(most + 200))) for _ in range(MOVES)], dtype=float
        )
        pivot, last = (
            np.array([rng.choice((0, 0, rng.randrange(36000))) for _ in d], dtype=float)
            for _ in range(2)
        )
        m = naive.moves(tray(st, ME), side, pivot, d, last)
        found = naive.judged(st, m, most, naive.around(st, ME, most))
        worst = np.min(list(found.values()), axis=0)
        danger = naive.in_danger(st, m)
        for i in range(MOVES):
            plan = {"pivot": int(pivot[i]), "distance": int(d[i]), "turn": int(last[i])}
            no = why_not_move(st, ME, plan, most, side)
            rule = "" if no is None else no.rule
            if worst[i] < -naive.HAIR if no is None else found[rule][i] > naive.HAIR:
                wrong.append(f"{side} {plan}: {rule or 'legal'}, {worst[i]}")
            hurt = go(st.copy(), ME, tuple(plan.items()), side, "shift")
            if not m.still[i] and abs(danger[i]) > naive.HAIR and hurt != (danger[i] < 0):
                wrong.append(f"{side} {plan}: hurt {hurt}, {danger[i]}")
    return wrong


def charged(rng: random.Random) -> list[str]:
    """A charge of some length: what is wrong with how far it went and what it met on its way?"""
    st = crowd(rng, engaged=False, spread=11000)
    if engaged_now(st, ME) or st.where[FOE] != ON or why_not_charge(st, ME, FOE) is not None:
        return []
    pivot = open_lane(st, ME, FOE)
    assert pivot is not None
    here = tray(st, ME)
    side = side_choices(st, ME, FOE)[0]
    declare(st, ME, FOE, side)
    turn(st, ME, (("pivot", pivot),))
    row = charge_now(st)
    row["distance"] = speed(st, ME) + 1000 * rng.randrange(1, 7)
    advance(st)
    one = np.ones(1)
    m = naive.moves(here, "front", one * pivot, one * row["distance"], one * 0)
    foes = [w for w in on_table(st) if st.owner[w] != st.owner[ME] and w != FOE]
    bars = [outline(st, i) for i in pieces_that(st, "bars")]
    run = float(naive.runs(m.start, naive.outline_of(tray(st, FOE)))[0])
    stop = min(
        (float(naive.runs(m.start, shape)[0])
         for shape in (*bars, *(naive.outline_of(tray(st, w)) for w in foes))),
        default=np.inf,
    )  # fmt: skip
    way = naive.passed(m.start, "front", one * min(run, row["distance"]))
    ground = [outline(st, i) for i in pieces_that(st, "slows")]
    rough = min(float(naive.least(p, ground)[0]) for p in (m.here, way))
    most = row["distance"] - (1000 if rough < 0 else 0)
    sure = min(abs(run - most), abs(run - stop), abs(rough)) > naive.HAIR
    wrong = []
    if sure and row["success"] != (run <= most and run <= stop):
        wrong.append(f"success {row['success']}: {run} of {most}, {stop} free")
    if row["success"] and abs(row["moved"] - run) > naive.HAIR:
        wrong.append(f"moved {row['moved']} instead of {run}")
    end = tray(st, ME)
    if not row["success"]:
        inside_ = float(naive.on_the_table(st, naive.poses(end))[0])
        apart = min(
            float(naive.gap(naive.poses(end), naive.outline_of(tray(st, w)))[0])
            for w in on_table(st) if w != ME
        )  # fmt: skip
        if inside_ < -naive.HAIR or apart < -naive.TOUCH - naive.HAIR:
            wrong.append(f"ends at {end}: {inside_}, {apart}")
        if row["moved"] > most + naive.HAIR:
            wrong.append(f"moved {row['moved']} of {most}")
    else:
        for shift in room(st, ME, FOE, side):
            align(st, ME, FOE, side, shift)
            gone = m._replace(
                way=naive.passed(m.start, "front", one * row["moved"]),
                end=naive.poses(tray(st, ME)), d=one,
            )  # fmt: skip
            danger = float(naive.in_danger(st, gone)[0])
            row["flags"] = []
            hurt = danger_met(st, ME)
            if abs(danger) > naive.HAIR and hurt != (danger < 0):
                wrong.append(f"aligned {shift}: hurt {hurt}, {danger}")
            touch = naive.edge_contact(tray(st, ME), tray(st, FOE))
            if touch < -naive.HAIR:
                wrong.append(f"aligned {shift}: contact {touch}")
    return wrong


def contact(rng: random.Random) -> list[str]:
    """A charger aligns among further enemies who fight its friends; what is wrong afterwards?"""
    st = base().copy()
    st.touch = []
    st.where = [OFF] * len(KINDS)
    st.t_kind, st.t_x, st.t_y, st.t_facing = (), (), (), ()
    a, b = st.half_width, st.half_depth
    foe = (rng.randrange(9000, 39000), rng.randrange(9000, 39000), rng.randrange(36000))
    settle(st, FOE, (*foe, a[FOE], b[FOE]))
    pose = flush(tray(st, FOE), rng.choice(SIDES), a[ME], b[ME], rng.choice((0, a[ME], -a[ME])))
    settle(st, ME, pose)
    for w, friend in ((2, 3), (4, 6)):
        side, shift = rng.choice(SIDES), rng.randrange(-a[ME], a[ME])
        if settle(st, w, flush(pose, side, a[w], b[w], shift)):
            side, shift = rng.choice(SIDES), rng.randrange(-a[w], a[w])
            settle(st, friend, flush(tray(st, w), side, a[friend], b[friend], shift))
    for friend in (3, 6):  # by chance it meets others, too
        for w in (FOE, 2, 4):
            if st.where[friend] == st.where[w] == ON:
                engage(st, w, friend)
    engage(st, ME, FOE)
    for w in others_touched(st, ME, FOE):
        if not align_other(st, ME, w):
            ways = ways_off(st, ME, w)
            if ways:
                push_off(st, ME, w, rng.choice(ways))
            else:
                settle_contact(st, w)
    return mistaken(st)


def mistaken(st: Position) -> list[str]:
    """Pairs of enemies that are engaged without touching along an edge, or the other way round."""
    found = []
    for u, v in combinations(on_table(st), 2):
        if side_of(st, u) != side_of(st, v) and not is_wall(st, u) and not is_wall(st, v):
            touch = naive.edge_contact(tray(st, u), tray(st, v))
            if touch < -2 if v in touching(st, u) else touch > 2:
                found.append(f"{u} {v}")
    return found


ORACLES = {"retreat": retreat, "shot": shot, "lane": lane}


def none_missed(name: str, positions: int, first: int = 0) -> None:
    """Chance finds nothing that was refused, and what was offered is legal."""
    refused = 0
    for seed in range(first, first + positions):
        no, wrong = ORACLES[name](random.Random(seed))
        assert not wrong, f"{name}, position {seed}: {wrong}"
        refused += no
    assert refused > positions // 100, "too few refusals to say anything"
