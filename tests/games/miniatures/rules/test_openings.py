"""Room to set something down: it is found wherever chance finds some."""

from __future__ import annotations

import random
from math import isqrt
from typing import TYPE_CHECKING

import pytest
from tests.games.miniatures.driver import FAR, SPEARS, WOLF, field, state
from tests.games.miniatures.rules.crowds import settle

from weirwood.games.miniatures.geometry.rect import inside, moved, overlap, pivoted, within
from weirwood.games.miniatures.geometry.trig import swing
from weirwood.games.miniatures.rules import deployment, terrain
from weirwood.games.miniatures.rules.field import zone_of
from weirwood.games.miniatures.rules.measuring import INCH
from weirwood.games.miniatures.rules.modes import fallen
from weirwood.games.miniatures.rules.openings import open_spot, whole
from weirwood.games.miniatures.rules.paths import EVERYWHERE, Ground, around
from weirwood.games.miniatures.rules.places import hopeless, kept_off
from weirwood.games.miniatures.rules.room import Room
from weirwood.games.miniatures.rules.units import put, tray
from weirwood.games.miniatures.state import OFF, ON

if TYPE_CHECKING:
    from weirwood.games.miniatures.state import Position

GUESSES = 1500
SPREAD = 2000, 2000, 600  # to the right, up, by turning
FULL = [f"0 {SPEARS}", *(f"0 {SPEARS if i % 4 else WOLF} at {4 + 4 * i},4" for i in range(11)), FAR]


def full_zone(rng: random.Random) -> Position:
    """A zone in which friends stand about, as many as chance finds room for."""
    lines = [row.split(" at ")[0] if row is not FAR else row for row in FULL]
    st = state(field(*lines))
    x0, y0, x1, y1 = zone_of(st, 0)
    for u in range(1, len(FULL) - 1):
        st.where[u] = OFF
        for _ in range(40):
            facing = rng.choice((0, 0, 9000, rng.randrange(36000)))
            x, y = rng.randrange(x0, x1), rng.randrange(y0, y1)
            if settle(st, u, (x, y, facing, st.half_width[u], st.half_depth[u])):
                break
    return st


@pytest.mark.rule("miniatures:deployment.exists", "miniatures:deployment.late")
def test_a_unit_finds_room_where_chance_finds_some() -> None:
    refused = narrow = 0
    for seed in range(60):
        rng = random.Random(seed)
        st = full_zone(rng)
        x0, y0, x1, y1 = zone_of(st, 0)
        plan = deployment.first_spot(st, 0, "zone")
        if plan is not None:
            narrow += not deployment.on_grid(st, 0, "zone", plan)
            here = deployment.pose(st, 0, plan)
            assert deployment.why_not_deploy(st, 0, "zone", here) is None
            continue
        refused += 1
        for _ in range(GUESSES):
            guess = {"x": rng.randrange(x0, x1), "y": rng.randrange(y0, y1),
                     "facing": rng.choice((0, 9000, rng.randrange(36000)))}  # fmt: skip
            here = deployment.pose(st, 0, guess)
            assert deployment.why_not_deploy(st, 0, "zone", here) is not None, (seed, guess)
    assert refused > 3
    assert narrow > 3, "too few that only a close look finds"


@pytest.mark.rule("miniatures:deployment.exists")
def test_a_unit_is_set_down_in_a_gap_that_just_holds_it() -> None:
    """Between two rows, askew: no whole inch and no straight facing would do."""
    units = [f"0 {SPEARS}", f"0 {WOLF} at 8,4", FAR]
    st = state(field(*units))
    st.width = 2 * st.half_width[0] + 3
    st.x[1], st.y[1] = st.width // 2, 40000
    plan = deployment.first_spot(st, 0, "zone")
    assert plan is not None
    assert deployment.why_not_deploy(st, 0, "zone", deployment.pose(st, 0, plan)) is None


@pytest.mark.rule("miniatures:deployment.exists", "miniatures:terrain.by_choice")
def test_a_piece_finds_room_where_chance_finds_some() -> None:
    refused = narrow = 0
    for seed in range(12):
        rng = random.Random(seed)
        st = state(field(f"0 {SPEARS} at 4,4", FAR))
        names = terrain.available(st)
        for _ in range(rng.choice((150, 250, 400))):
            name = rng.choice(names)
            spot = {"x": rng.randrange(st.width), "y": rng.randrange(st.height), "facing": 0}
            if terrain.why_not_piece(st, name, spot) is None:
                terrain.put_piece(st, name, tuple(spot.items()))
        name = rng.choice(names)
        plan = terrain.grid_spot(st, name)
        if plan is not None:
            narrow += any(plan[c] % 2000 for c in "xy")
            assert terrain.why_not_piece(st, name, plan) is None
            continue
        refused += 1
        for _ in range(GUESSES):
            guess = {"x": rng.randrange(st.width), "y": rng.randrange(st.height),
                     "facing": rng.choice((0, 9000, rng.randrange(36000)))}  # fmt: skip
            assert terrain.why_not_piece(st, name, guess) is not None, (seed, guess)
    assert refused
    assert narrow


@pytest.mark.rule("miniatures:deployment.exists", "miniatures:modes.new_piles")
def test_a_pile_finds_room_beside_the_grid() -> None:
    """Pieces all around leave one corner of the table, off every whole inch."""
    st = state(field(f"0 {SPEARS} at 2.75,2.4", FAR, mode="a_feast_for_crows"))
    assert fallen.pile_spots(st, 0)
    for x in range(3000, 24000, 4900):
        for y in range(8000, 24000, 4900):
            terrain.put_piece(st, "weirwood_tree", (("x", x), ("y", y), ("facing", 0)))
    spots = fallen.pile_spots(st, 0)
    for spot in spots:
        rect = fallen.pile_rect(st, spot["x"], spot["y"], spot["facing"])
        assert fallen.why_not_pile(st, 0, rect) is None
    assert spots


def crowded(seed: int) -> Position:
    """A full zone with some foes among those who stand there."""
    rng = random.Random(seed)
    st = full_zone(rng)
    foes = {u for u in range(1, len(FULL) - 1) if rng.randrange(4) == 0}
    st.owner = tuple(1 if u in foes else owner for u, owner in enumerate(st.owner))
    return st


@pytest.mark.rule("miniatures:deployment.exists")
def test_what_is_worked_out_once_says_what_the_rules_say_of_each_place() -> None:
    """`Room` against `why_not_deploy` and `hopeless`; what it gives up holds no place at all."""
    good = sharper = 0
    for seed in range(12):
        st, rng = crowded(seed), random.Random(seed)
        ground = around(st, 0, EVERYWHERE)
        (area,) = grounds = deployment.areas(st, 0, "zone")
        half = st.half_width[0], st.half_depth[0]
        room, (x0, y0, x1, y1), edge = Room(st, half, area, grounds, ground), area, min(half)
        for _ in range(400):
            x, y = rng.randint(x0 + edge, x1 - edge), rng.randint(y0 + edge, y1 - edge)
            t = rng.choice((0, rng.randrange(36000)))
            may = deployment.why_not_deploy(st, 0, "zone", (x, y, t, *half), ground) is None
            assert room.good(x, y, t) == may
            good += may
            right, up, turn = (rng.randrange(most) for most in rng.choice(((1, 1, 1), SPREAD)))
            wide = swing(isqrt(half[0] ** 2 + half[1] ** 2) + 1, turn)
            off = isqrt(right * right + up * up) + 3 + wide
            given_up = room.bad(x, y, t, off, right, up, wide)
            rect = x, y, t, *half
            if not inside(rect, x0 - off, y0 - off, x1 + off, y1 + off) or hopeless(
                st, rect, ground, off
            ):
                assert given_up
            elif given_up:
                sharper += 1
                for _ in range(60):
                    here = (
                        x + rng.randint(-right, right),
                        y + rng.randint(-up, up),
                        (t + rng.randint(-turn, turn)) % 36000,
                    )
                    assert not room.good(*here)
    assert good > 5
    assert sharper > 10


@pytest.mark.rule("miniatures:deployment.exists")
def test_what_is_remembered_of_full_zones_is_what_a_search_finds() -> None:
    """Where there was no room there is none when more stand there; far trays change nothing."""
    full = 0
    for seed in range(20):
        st = crowded(seed)
        there = [u for u in range(1, len(FULL) - 1) if st.where[u] == ON]
        for u in there:
            st.where[u] = OFF
        for u in there:
            st.where[u] = ON
            found = deployment.first_spot(st, 0, "zone")
            assert found == deployment.search_spot(st, 0, "zone")
            full += found is None
            far = len(FULL) - 1
            st.x[far] += 100
            assert deployment.first_spot(st, 0, "zone") is found, "it is remembered"
    assert full > 3


@pytest.mark.rule("miniatures:deployment.exists")
def test_who_stands_elsewhere_since_is_looked_at_anew() -> None:
    """Trays that move a little, one at a time: no reason of a moment ago outlives its tray."""
    full = roomy = again = 0
    for seed in range(9):
        st, rng = crowded(seed), random.Random(seed)
        area = zone_of(st, 0)
        what = deployment.what_counts(st, 0, "zone")
        there = [u for u in range(1, len(FULL) - 1) if st.where[u] == ON]
        for _ in range(8):
            u = rng.choice(there)
            here = tray(st, u)
            st.where[u] = OFF
            x, y, facing = (rng.randrange(-500, 500) + old for old in here[:3])
            if not settle(st, u, (x, y, facing % 36000, *here[3:])):
                put(st, u, here)
                st.where[u] = ON
            ground, half = around(st, 0, EVERYWHERE), (st.half_width[0], st.half_depth[0])
            again += deployment.still_full(st, 0, "zone", what, ground)
            found = deployment.search_spot(st, 0, "zone")
            assert deployment.may_be_set_down(st, 0, "zone") == (found is not None)
            full, roomy = full + (found is None), roomy + (found is not None)
            room, first = Room(st, half, area, (area,), ground), whole(area, half)
            assert first is not None
            assert room.look(first) == open_spot(area, half, room.good, room.bad)
    assert full > 5
    assert roomy > 5
    assert again > 3


@pytest.mark.rule("miniatures:movement.retreat_possible")
def test_who_keeps_off_both_ends_of_a_way_keeps_off_all_between() -> None:
    """However the tray is turned there: `kept_off` gives up no place at which it may end."""
    rng, given_up = random.Random(5), 0
    sizes = (2750, 2400), (1380, 1380), (5250, 875)
    for _ in range(3000):
        foe = rng.random() < 0.5
        here = 20000, 20000, rng.randrange(36000), *rng.choice(sizes)
        x, y = (20000 + rng.randint(-4000, 4000) for _ in range(2))
        other = x, y, rng.randrange(36000), *rng.choice(sizes)
        low = rng.randrange(4000)
        high = low + rng.randrange(3000)
        ends = moved(here, 0, low), moved(here, 0, high)
        if not kept_off(*ends, Ground(((1, other, foe, False),), ())):
            continue
        given_up += 1
        for d in (low, high, *(rng.randint(low, high) for _ in range(12))):
            end = pivoted(moved(here, 0, d), rng.randrange(36000))
            assert overlap(end, other) or (foe and within(end, other, INCH))
    assert given_up > 200
