"""Room to set something down: it is found wherever chance finds some."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from tests.games.miniatures.driver import FAR, SPEARS, WOLF, field, state
from tests.games.miniatures.rules.crowds import settle

from weirwood.games.miniatures.rules import deployment, terrain
from weirwood.games.miniatures.rules.field import zone_of
from weirwood.games.miniatures.rules.modes import fallen
from weirwood.games.miniatures.state import OFF, ON

if TYPE_CHECKING:
    from weirwood.games.miniatures.state import Position

GUESSES = 1500
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


@pytest.mark.rule("miniatures:deployment.exists")
def test_a_full_zone_is_remembered_as_full_only_while_it_is() -> None:
    """Trays go and come back and all sizes ask: the answer is that of a search without memory."""
    none = found = 0
    for seed in range(6):
        rng = random.Random(seed)
        st = full_zone(rng)
        crowd = [u for u in range(1, len(FULL) - 1) if st.where[u] != OFF]
        asking = (0, *(u for u in range(1, len(FULL) - 1) if u not in crowd))
        for _ in range(12):
            gone = rng.sample(crowd, rng.randrange(3))
            for u in crowd:
                st.where[u] = OFF if u in gone else ON
            for u in asking[:3]:
                ground = deployment.about(st, u, deployment.areas(st, u, "zone"))
                plan = deployment.find_spot(st, u, "zone", ground)
                assert deployment.search_spot(st, u, "zone") == plan, (seed, u)
                none += plan is None
                found += plan is not None
    assert none > 10
    assert found > 10
