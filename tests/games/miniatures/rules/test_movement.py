"""Movement: pivots, Maneuver, March, Retreat, shifts, and what forbids them."""

from __future__ import annotations

import random

import pytest
from tests.games.miniatures.driver import (
    BOWS,
    FAR,
    SPEARS,
    WOLF,
    act,
    faces,
    field,
    pose,
    rule,
    state,
    why_not_action,
)
from tests.games.miniatures.rules.crowds import none_missed, opinions, retreat

from weirwood.games.miniatures.rules import paths, places

HERE = f"0 {SPEARS} at 24,10"


@pytest.mark.rule("miniatures:movement.maneuver", "miniatures:movement.pivot")
def test_a_maneuver_pivots_moves_up_to_speed_and_pivots() -> None:
    p = act(field(HERE, FAR), 0, "maneuver")
    p.expect("move.maneuver", 0)
    assert p.refused(0, {"distance": 5001}) == "movement.maneuver"
    p.answer(0, {"pivot": 9000, "distance": 5000, "turn": 4500})
    assert pose(p, 0) == (29000, 10000, 13500)


@pytest.mark.rule("miniatures:movement.march")
def test_a_march_goes_twice_as_far_without_a_first_pivot() -> None:
    """The rulebook's example: Speed 5 marches 10 inches and pivots."""
    p = act(field("0 stark_sworn_swords at 24,10", FAR), 0, "march")
    assert p.refused(0, {"pivot": 100, "distance": 1000}) == "movement.march"
    assert p.refused(0, {"distance": 10001}) == "movement.march"
    p.answer(0, {"distance": 10000, "turn": 27000})
    assert pose(p, 0) == (24000, 20000, 27000)


@pytest.mark.rule(
    "miniatures:movement.maneuver_engaged",
    "miniatures:movement.march_engaged",
    "miniatures:charge.not_engaged",
    "miniatures:attack.ranged_engaged",
    "miniatures:field.engaged",
)
def test_engaged_units_neither_maneuver_nor_march_nor_charge_nor_shoot() -> None:
    p = field(f"0 {BOWS} at 24,24", f"1 {SPEARS} against 0 front", f"1 {SPEARS} at 40,40")
    assert why_not_action(p, 0, "maneuver") == "movement.maneuver_engaged"
    assert why_not_action(p, 0, "march") == "movement.march_engaged"
    assert why_not_action(p, 0, "charge 2") == "charge.not_engaged"
    assert why_not_action(p, 0, "ranged") == "attack.ranged_engaged"


@pytest.mark.rule("miniatures:movement.retreat_engaged", "miniatures:attack.melee_engaged")
def test_only_engaged_units_retreat_or_fight_hand_to_hand() -> None:
    p = field(HERE, FAR)
    assert why_not_action(p, 0, "retreat") == "movement.retreat_engaged"
    assert why_not_action(p, 0, "melee 1") == "attack.melee_engaged"


@pytest.mark.rule("miniatures:movement.retreat", "miniatures:movement.free_pivot")
def test_a_retreat_rolls_first_then_moves_straight_and_the_enemy_may_pivot() -> None:
    """The rulebook's example: Speed 4 and a roll of 2 retreat up to 6 inches."""
    p = field(
        "0 lannister_guardsmen at 24,20",
        "1 stark_sworn_swords against 0 front",
        f"1 {SPEARS} at 44,44",
    )
    act(p, 0, "retreat", inject=faces("retreat", 2))
    p.expect("move.retreat", 0)
    assert p.refused(0, {"direction": 2, "distance": 6001}) == "movement.retreat"
    p.answer(0, {"direction": 2, "distance": 6000, "turn": 9000})
    assert pose(p, 0) == (24000, 14000, 9000)
    p.expect("move.pivot", 1)
    p.answer(1, {"turn": 4500})
    assert pose(p, 1)[2] == (18000 + 4500) % 36000
    assert state(p).touch == []


@pytest.mark.rule("miniatures:movement.retreat_ways")
def test_a_retreat_goes_forward_only_from_an_enemy_at_flank_or_rear() -> None:
    front = field(f"0 {SPEARS} at 24,20", f"1 {SPEARS} against 0 front", FAR)
    act(front, 0, "retreat", inject=faces("retreat", 3))
    assert front.refused(0, {"direction": 0, "distance": 3000}) == "movement.retreat_ways"
    rear = field(f"0 {SPEARS} at 24,20", f"1 {SPEARS} against 0 rear", FAR)
    act(rear, 0, "retreat", inject=faces("retreat", 3))
    rear.answer(0, {"direction": 0, "distance": 8000})
    assert pose(rear, 0) == (24000, 28000, 0)


@pytest.mark.rule("miniatures:movement.retreat_possible")
def test_a_surrounded_unit_cannot_retreat() -> None:
    p = field(
        f"0 {SPEARS} at 24,20",
        f"1 {SPEARS} against 0 front",
        f"1 {SPEARS} against 0 rear",
        f"1 {SPEARS} against 0 left",
        f"1 {SPEARS} against 0 right",
    )
    assert why_not_action(p, 0, "retreat") == "movement.retreat_possible"


@pytest.mark.rule("miniatures:movement.retreat_possible", "miniatures:movement.exists")
def test_a_retreat_into_the_only_gap_is_found_and_shown() -> None:
    """Between two friends behind it there is room from 9.59 to 10.71 inches, and nowhere else."""
    units = [
        f"0 {SPEARS} at 24,20", f"1 {SPEARS} against 0 front", f"0 {SPEARS} at 24,15.2",
        f"0 {SPEARS} at 24,4.5", FAR,
    ]  # fmt: skip
    walls = ["palisade at 27.25,20 facing 90", "palisade at 20.75,20 facing 90"]
    p = act(field(*units, terrain=walls), 0, "retreat", inject=faces("retreat", 6))
    shown = [plan["distance"] for plan in p.match.propose(p.asked(), random.Random(1), 4)]
    assert any(9590 <= d <= 10710 for d in shown)
    assert p.refused(0, {"direction": 2, "distance": 9580}) == "movement.overlap"
    p.answer(0, {"direction": 2, "distance": 10000})
    low = act(field(*units, terrain=walls), 0, "retreat", inject=faces("retreat", 1))
    assert low.match.propose(low.asked(), random.Random(1), 4) == [
        {"direction": 2, "distance": 0, "turn": 0}
    ]


@pytest.mark.rule("miniatures:movement.exists", "miniatures:movement.retreat_possible")
def test_chance_finds_no_retreat_that_was_refused() -> None:
    none_missed("retreat", 100)


@pytest.mark.rule("miniatures:movement.exists")
@pytest.mark.parametrize("position", [1013193, 1016431, 1025862, 1025281])
def test_a_retreat_through_a_hair_is_found(position: int) -> None:
    """Rooms narrower than 4/1000 inch, and (the last) a long way past somebody who is grazed:
    rounded, a shorter one seems barred."""
    assert retreat(random.Random(position)) == (False, "")


@pytest.mark.rule("miniatures:rounds.idleness")
def test_with_the_errata_a_retreat_leaves_the_engagement_if_it_can() -> None:
    units = [f"0 {SPEARS} at 24,20", f"1 {SPEARS} against 0 front", FAR]
    plain = act(field(*units), 0, "retreat", inject=faces("retreat", 3))
    assert plain.why_not(0, {"direction": 2}) is None
    p = act(field(*units, switches=["idleness"]), 0, "retreat", inject=faces("retreat", 3))
    assert p.refused(0, {"direction": 2}) == "rounds.idleness"
    shown = p.match.propose(p.asked(), random.Random(1), 4)
    assert shown
    assert all(plan["distance"] for plan in shown)
    p.answer(0, {"direction": 2, "distance": 4000})
    assert state(p).touch == []


@pytest.mark.rule("miniatures:rounds.idleness")
def test_with_a_low_roll_it_may_have_to_stay_all_the_same() -> None:
    units = [
        f"0 {SPEARS} at 24,20", f"1 {SPEARS} against 0 front", f"0 {SPEARS} at 24,15.2",
        f"0 {SPEARS} at 24,4.5", FAR,
    ]  # fmt: skip
    walls = ["palisade at 27.25,20 facing 90", "palisade at 20.75,20 facing 90"]
    low = field(*units, terrain=walls, switches=["idleness"])
    act(low, 0, "retreat", inject=faces("retreat", 1))
    low.answer(0, {"direction": 2})
    assert state(low).touch != []


@pytest.mark.rule(
    "miniatures:terrain.whole_move",
    "miniatures:terrain.rough",
    "miniatures:terrain.dangerous",
    "miniatures:movement.sweep",
    "miniatures:movement.table_edge",
)
def test_moves_are_judged_alike_by_a_second_opinion() -> None:
    for seed in range(150):
        assert opinions(random.Random(seed)) == [], f"position {seed}"


@pytest.mark.rule("miniatures:movement.one_inch")
def test_no_move_ends_an_inch_or_less_from_an_enemy() -> None:
    p = act(field(HERE, f"1 {SPEARS} at 24,18.8 facing 180"), 0, "maneuver")
    assert p.refused(0, {"distance": 3000}) == "movement.one_inch"  # exactly an inch
    assert p.why_not(0, {"distance": 2999}) is None


@pytest.mark.rule("miniatures:movement.cross_friend", "miniatures:movement.overlap")
def test_friends_are_crossed_but_not_stood_upon() -> None:
    p = act(field(HERE, f"0 {SPEARS} at 24,15", FAR), 0, "march")
    assert p.refused(0, {"distance": 5000}) == "movement.overlap"
    p.answer(0, {"distance": 10000})
    assert pose(p, 0)[1] == 20000


@pytest.mark.rule("miniatures:movement.cross_enemy", "miniatures:movement.sweep")
def test_enemies_are_never_crossed() -> None:
    p = act(field(HERE, f"1 {WOLF} at 28,15 facing 180"), 0, "march")
    assert p.refused(0, {"distance": 10000}) == "movement.cross_enemy"


@pytest.mark.rule("miniatures:movement.table_edge")
@pytest.mark.parametrize("size", ["standard", "large"])
def test_the_edges_lie_along_the_table_to_a_hair(size: str) -> None:
    st = state(field(HERE, FAR, table=size))
    left, right, low, high = paths.table_edges(st)
    for edge in (left, right, low, high):
        assert len({x for x, _ in edge}) == len({y for _, y in edge}) == 2  # not a hair askew
    assert max(x for x, _ in left) == 0
    assert min(x for x, _ in right) == st.width
    assert max(y for _, y in low) == 0
    assert min(y for _, y in high) == st.height
    for edge in (left, right):
        assert min(y for _, y in edge) <= 0
        assert max(y for _, y in edge) >= st.height
    for edge in (low, high):
        assert min(x for x, _ in edge) <= 0
        assert max(x for x, _ in edge) >= st.width


@pytest.mark.rule("miniatures:movement.table_edge")
def test_the_table_edge_stops_moves_but_not_pivots() -> None:
    p = act(field(f"0 {SPEARS} at 2.75,24", FAR), 0, "maneuver")
    assert p.refused(0, {"pivot": 27000, "distance": 1000}) == "movement.table_edge"
    assert p.refused(0, {"pivot": 4500}) == "movement.table_edge"  # it would hang over
    # it may hang over only while it turns: not while it goes, though it would come back inside
    assert p.refused(0, {"pivot": 4500, "distance": 3000}) == "movement.table_edge"
    assert p.why_not(0, {"turn": 18000}) is None


@pytest.mark.rule("miniatures:movement.stay")
def test_standing_still_is_always_allowed() -> None:
    p = act(field(HERE, f"1 {SPEARS} at 24,15.3 facing 180"), 0, "maneuver")
    assert p.why_not(0, {}) is None
    assert p.refused(0, {"turn": 1}) == "movement.one_inch"


@pytest.mark.rule("miniatures:movement.shift")
def test_a_shift_goes_straight_in_four_directions_without_a_pivot() -> None:
    p = rule("movement.shift", 0, 3000, units=[HERE, FAR])
    p.expect("move.shift", 0)
    assert p.refused(0, {"direction": 1, "distance": 3001}) == "movement.shift"
    assert p.refused(0, {"direction": 1, "distance": 1000, "turn": 9000}) == "movement.parameters"
    p.answer(0, {"direction": 1, "distance": 3000})
    assert pose(p, 0) == (27000, 10000, 0)


@pytest.mark.rule("miniatures:movement.shift_engaged")
def test_a_shift_cannot_leave_an_engagement() -> None:
    p = rule("movement.shift", 0, 3000, units=[HERE, f"1 {SPEARS} against 0 front", FAR])
    p.expect("turn.unit", 0)  # nothing was asked: the shift is not possible
    assert pose(p, 0) == (24000, 10000, 0)


@pytest.mark.rule(
    "miniatures:movement.parameters",
    "miniatures:movement.angle",
    "miniatures:movement.direction",
    "miniatures:movement.distance",
)
def test_moves_are_told_by_parameters_of_sensible_size() -> None:
    p = act(field(HERE, FAR), 0, "maneuver")
    assert p.refused(0, {"speed": 3}) == "movement.parameters"
    assert p.refused(0, {"pivot": 40000}) == "movement.angle"
    assert p.refused(0, {"distance": -1}) == "movement.distance"
    q = rule("movement.shift", 0, 3000, units=[HERE, FAR])
    assert q.refused(0, {"direction": 5, "distance": 100}) == "movement.direction"


@pytest.mark.rule("miniatures:movement.exists")
@pytest.mark.parametrize("low", range(9000, 13000, 391))
def test_a_gap_is_found_if_it_is_wide_enough_and_given_up_if_not(low: int) -> None:
    """Between two friends, as deep as the tray and some thousandths more or less."""
    friends = (f"0 {SPEARS} at 24,14", f"0 {SPEARS} at 24,8")
    st = state(field(f"0 {SPEARS} at 24,20", *friends, FAR))
    deep = st.half_depth[0]
    for more in range(-25, -9):
        st.y[2] = low - st.half_depth[2]
        st.y[1] = low + 2 * deep + more + st.half_depth[1]
        ground = paths.around(st, 0, 16000)
        middle = 20000 - low - deep
        wanted = any(
            paths.why_not_move(st, 0, {"distance": d}, 16000, "rear", ground=ground) is None
            for d in range(middle - 40, middle + 41)
        )
        found = places.open_place(st, 0, "rear", (middle - 40, middle + 40), ground)
        assert (found is not None) is wanted, more
