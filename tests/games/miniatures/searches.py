"""What the rules measure, search and propose on crowded tables, told in one word for each topic.

Whole battles meet few of the places where a bound is a hair too wide or a search looks once too
often; these do. Like the chronicles they say that something is otherwise, not whether it is right:
that is for the oracles (`crowds.py`) and the tests of each chapter.

python -m tests.games.miniatures.searches --write   # after a change that was meant
"""

from __future__ import annotations

import json
import random
import sys
import zlib
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

from tests.games.miniatures.driver import BOWS, SPEARS, WOLF, field, state
from tests.games.miniatures.rules.crowds import ME, PIECES, crowd

from weirwood.games.miniatures import facts
from weirwood.games.miniatures.geometry.rect import SIDES, moved, pivoted
from weirwood.games.miniatures.rules import (
    actions,
    aside,
    attack,
    charge,
    deployment,
    movement,
    paths,
    places,
    setup,
    sight,
    terrain,
    winning,
)
from weirwood.games.miniatures.rules import field as ground
from weirwood.games.miniatures.rules import teams as seating
from weirwood.games.miniatures.rules import units as army
from weirwood.games.miniatures.rules.modes import carry, fallen, scoring, siege
from weirwood.games.miniatures.rules.units import enemy_units, on_table, tray
from weirwood.games.miniatures.state import GONE, OFF, ON, Position

FILE = Path(__file__).parent / "golden" / "searches.json"
MODES = [name.removeprefix("mode_") for name in facts.MODES]
LIMITS = (1500, 4000, 6700)
BATCHES = 4

Found = Iterator[Any]


def crowds(number: int, many: int, *, engaged: bool = False) -> Iterator[tuple[Position, Any]]:
    for n in range(many):
        rng = random.Random(number * 1000 + n)
        yield crowd(rng, engaged=engaged, spread=rng.choice((9000, 14000, 22000))), rng


def table(mode: str, **data: Any) -> Position:
    """Both sides on the table of a mode, with what the mode lays there."""
    units = [f"0 {SPEARS} at 20,10", f"1 {BOWS} at 27,31 facing 180", f"0 {SPEARS}", f"1 {BOWS}"]
    more: dict[str, Any] = {"attacker": 0} if facts.MODES[f"mode_{mode}"].siege else {}
    return state(field(*units, mode=mode, objectives="mode", **more, **data))


# ---- topics --------------------------------------------------------------------------------------


def lanes(number: int) -> Found:
    """Charges: where a lane is open, and which sectors are given up at once."""
    for st, rng in crowds(number, 40):
        for v in enemy_units(st, 0):
            yield charge.why_not_charge(st, ME, v), charge.side_choices(st, ME, v)
            yield charge.open_lane(st, ME, v), charge.lanes(st, ME, v)
            here = tray(st, ME)
            for half in (40, 300, 1500):
                for pivot in (0, rng.randrange(36000), *charge.lanes(st, ME, v)[:2]):
                    yield charge.closed_sector(st, ME, v, pivot, half)
                    start = pivoted(here, pivot)
                    leeway = sight.Leeway(half, half // 2, half // 3)
                    yield sight.may_see_from(st, ME, start, v, leeway)
                    yield sight.may_see_from(st, ME, start, v, leeway, ranged=True)
            yield charge.propose_pivots(st, ME, v, rng, 4)


def retreats(number: int) -> Found:
    """Ways out of engagements, and how far a tray may go over each side."""
    for st, rng in crowds(number, 40, engaged=True):
        for limit in LIMITS:
            yield places.way_out(st, ME, limit, SIDES)
            around = paths.around(st, ME, limit)
            for side in SIDES:
                yield places.free_run(st, ME, side, limit, around)
                yield paths.clear_run(st, ME, tray(st, ME), side, limit, around)
                for low, high, end in places.stretches(st, ME, side, limit, around):
                    yield low, high, places.open_place(st, ME, side, (low, high), end)
                leeway = rng.randrange(900)
                place = moved(tray(st, ME), rng.randrange(-limit, limit), rng.randrange(limit))
                yield places.hopeless(st, place, around, leeway)
        for limit in LIMITS:
            yield paths.propose_sideways(st, ME, limit, SIDES, rng, turns=True)
            yield paths.propose_sideways(st, ME, limit, SIDES, rng, turns=False)
        yield movement.propose_retreat(st, 0, (ME, 3000), rng, 5)


def moves(number: int) -> Found:
    """Moves by chance with what forbids them, and those that are proposed."""
    for st, rng in crowds(number, 25):
        for u in on_table(st)[:4]:
            yield paths.goals(st, u), paths.slowed(st, u, tray(st, u)), paths.in_danger(st, u)
            for limit in LIMITS:
                around = paths.around(st, u, limit)
                for point in paths.goals(st, u)[:3]:
                    yield paths.toward(st, u, point, limit, around, may_pivot=limit < 5000)
                yield paths.propose_moves(st, u, limit, rng, 6, may_pivot=limit > 2000)
            for _ in range(12):
                plan = {
                    "pivot": rng.randrange(36000),
                    "distance": rng.randrange(7000),
                    "turn": rng.randrange(36000),
                }
                yield paths.why_not_move(st, u, plan, 6000)
            yield paths.propose_pivots(st, u, rng, 5)
            for v in on_table(st):
                yield [paths.room(st, u, v, side) for side in SIDES] if u != v else ()


def shots(number: int) -> Found:
    """Shifts before a shot: is there one, and what else stops it."""
    for st, rng in crowds(number, 60):
        yield actions.shooting_place(st, ME), attack.shots(st, ME, tray(st, ME))
        yield actions.propose_shooting_shift(st, 0, (ME, 2000), rng, 4)
        yield actions.why_no_shot(st, ME), actions.why_not_action(st, ME, "ranged")


def steps_aside(number: int) -> Found:
    """Who is moved off a charger, and which way."""
    for st, _ in crowds(number, 40, engaged=True):
        for w in on_table(st)[1:5]:
            mine, here = tray(st, ME), tray(st, w)
            for side in SIDES:
                yield aside.distance_off(mine, here, side, 999), aside.way_off(st, ME, w, side)
            yield aside.ways_off(st, ME, w)
            twin = st.copy()
            yield aside.align_other(twin, ME, w), twin.x[w], twin.y[w], twin.touch
        yield [ground.sides_touched(st, u) for u in on_table(st)]


def deployments(number: int) -> Found:
    """Where units may be set down in every mode, on both tables."""
    rng = random.Random(number)
    for mode in MODES:
        for size in ("standard", "large"):
            st = table(mode, table=size, terrain=[f"{rng.choice(PIECES)} at 28,5 facing 30"])
            yield [tuple(column) for column in (st.o_x, st.o_y, st.t_x, st.t_y, st.t_facing)]
            yield [(st.x[u], st.y[u], st.owner[u], st.health[u]) for u in on_table(st)]
            yield ground.zones_of_game(st), ground.corner_areas(st)
            yield [setup.spread(st, x * 1000) for x in (0, 6, 24, 42)]
            for u in (2, 3):
                side = st.owner[u]
                yield ground.flanks(st, side), ground.own_edges(st, side)
                for purpose in ("zone", "commander_returns", "flank", "outflank"):
                    where = deployment.areas(st, u, purpose)
                    yield where, deployment.search_spot(st, u, purpose)
                    yield deployment.propose_deploy(st, side, (u, purpose), rng, 5)
                    yield deployment.front_line(st, u, where[0], rng, 3)
                    for _ in range(4):
                        plan = {"x": rng.randrange(48000), "y": rng.randrange(48000), "facing": 0}
                        spot = deployment.pose(st, u, plan)
                        yield deployment.why_not_deploy(st, u, purpose, spot)


def pieces(number: int) -> Found:
    """Terrain: where pieces may lie in every mode, and who stands on them."""
    rng = random.Random(number)
    for mode in MODES:
        st = table(mode)
        for name in facts.TERRAIN:
            yield terrain.grid_spot(st, name), terrain.propose_piece(st, 0, (name,), rng, 4)
            for _ in range(6):
                plan = {
                    "x": rng.randrange(-500, 48500),
                    "y": rng.randrange(-500, 48500),
                    "facing": rng.randrange(36000),
                }
                yield terrain.why_not_piece(st, name, plan)
    for st, _ in crowds(number, 30):
        for i in range(len(st.t_kind)):
            for u in on_table(st):
                here = tray(st, u)
                yield terrain.on_piece(st, i, here), terrain.on_piece(st, i, here, 700)
                yield [terrain.run_to_piece(st, i, here, side) for side in SIDES]
                yield [terrain.near_piece(st, i, here, reach) for reach in (300, 3000, 9000)]
                yield terrain.morale_of_ground(st, here)


def tokens(number: int) -> Found:
    """Tokens that are laid down and piles of the fallen: where they may lie."""
    for mode in ("a_dance_with_dragons", "a_feast_for_crows"):
        for st, rng in crowds(number, 10):
            st.mode = f"mode_{mode}"
            fallen.add_token(st, 24000, 24000, "", ME - 1)
            o = len(st.o_x) - 1
            yield carry.propose_token(st, 1, (o, ME, 1, False), rng, 4)
            for _ in range(25):
                x = st.x[ME] + rng.randrange(-4500, 4500)
                y = st.y[ME] + rng.randrange(-4500, 4500)
                yield carry.why_not_token(st, o, ME, x, y, at_pile=False)
                rect = fallen.pile_rect(st, x * 2 - st.x[ME], y * 3 - 2 * st.y[ME], x % 9000)
                yield rect, fallen.why_not_pile(st, ME, rect)
            yield fallen.pile_spots(st, ME), fallen.propose_pile(st, 1, (ME,), rng, 3)
            st.where[ME] = OFF
            yield fallen.pile_spots(st, ME)


def counts(number: int) -> Found:
    """What quadrants and missions are worth as the trays lie."""
    rng = random.Random(number)
    effects = sorted({row.effect for row in facts.MISSIONS.values()})
    for st, _ in crowds(number, 25):
        st.mode = "mode_here_we_stand"
        for u in on_table(st):
            yield scoring.quadrant_choices(st, u)
            st.notes[u]["quadrant"] = rng.randrange(4)
            st.tokens[u] = rng.randrange(8)
            st.health[u] = rng.randrange(1, st.full[u] + 1)
        yield [scoring.quadrant_weight(st, side, q) for side in (0, 1) for q in range(4)]
        st.mode = "mode_dark_wings_dark_words"
        for _ in range(4):
            u = rng.choice(on_table(st))
            fallen.add_token(st, st.x[u], st.y[u], rng.choice(("", "center")), -1)
            st.o_unit[-1] = u
        for side in (0, 1):
            yield [scoring.mission_points(st, side, effect) for effect in effects]
            yield [scoring.on_enemy_half(st, o, side) for o in range(len(st.o_x))]
            yield [scoring.in_enemy_zone(st, u, side) for u in on_table(st)]
        yield [scoring.outnumbers(st, u) for u in on_table(st)]


SHAPES: tuple[tuple[int, bool], ...] = ((2, False), (3, False), (4, False), (4, True))


def sides(number: int) -> Found:
    """Who plays, speaks and leads at tables of two to four, and how units and points count."""
    for (seats, teams), mode in product(SHAPES, MODES):
        rng = random.Random(f"{number} {seats} {teams} {mode}")
        if facts.MODES[f"mode_{mode}"].siege and seats > 2 and not teams:
            continue
        units = [
            f"{n % seats} {kind} at {6 + 9 * (n // 2)},{10 if n % 2 else 30}"
            for n, kind in enumerate((SPEARS, BOWS, WOLF, "stark_outriders", SPEARS, WOLF))
        ]
        st = state(field(*units, mode=mode, seats=seats, teams=teams))
        for _ in range(3):
            st.round, st.points = rng.randrange(7), rng.choice((20, 30, 39, 40, 50, 60))
            st.first = rng.choice(st.side)
            st.turn = rng.choice((-1, *st.side))
            st.out = tuple(int(seat > 1 and rng.random() < 0.3) for seat in range(seats))
            st.where = [rng.choice((OFF, ON, ON, GONE)) for _ in units]
            st.health = [rng.randrange(1, full + 1) for full in st.full]
            st.vp = [rng.randrange(3) for _ in st.vp]
            yield seating.in_order(st), seating.in_turn_order(st), seating.seats_in_order(st)
            yield [seating.captain(st, side) for side in seating.sides(st)]
            yield [seating.enemies_of_seat(st, seat) for seat in range(seats)]
            yield winning.target_points(st), winning.ranked(st, sorted(set(st.side)))
            yield [(winning.waits(st, s), winning.army_points_left(st, s)) for s in set(st.side)]
            for u in range(len(units)):
                yield army.figures_left(st, u), army.ranks_left(st, u), army.weight(st, u)
                yield army.points_left(st, u), paths.speed(st, u)
            yield [(army.enemy_units(st, s), army.combat_units(st, s)) for s in range(seats)]
            yield [siege.reserve_share(st, side) for side in set(st.side)]
            for name, side in product(facts.SIEGE, set(st.side)):
                windows = {card.window for card in facts.SIEGE.values()}
                yield [siege.fits(st, name, window, side) for window in sorted(windows)]


TOPICS: dict[str, Callable[[int], Found]] = {
    rule.__name__: rule
    for rule in (
        *(lanes, retreats, moves, shots, steps_aside, deployments, pieces, tokens, counts, sides),
    )
}


def word(topic: str, batch: int) -> str:
    sum_ = 0
    for row in TOPICS[topic](batch):
        sum_ = zlib.crc32(repr(row).encode(), sum_)
    return f"{sum_:08x}"


def main(*args: str) -> int:
    now = {topic: [word(topic, batch) for batch in range(BATCHES)] for topic in TOPICS}
    if "--write" in args:
        FILE.write_text(json.dumps(now, indent=1) + "\n", encoding="utf-8")
    return int(now != json.loads(FILE.read_text("utf-8")))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
