"""Charges: valid targets, the way, the roll, alignment, failure."""

from __future__ import annotations

import random

import pytest
from tests.games.miniatures.driver import (
    FAR,
    SPEARS,
    WOLF,
    act,
    faces,
    field,
    last,
    pose,
    stage,
    state,
    why_not_action,
)
from tests.games.miniatures.rules.crowds import charged, contact, none_missed

from weirwood.games.miniatures.geometry.contact import flush
from weirwood.games.miniatures.geometry.rect import SIDES, inside
from weirwood.games.miniatures.rules import aside, charge, paths, units
from weirwood.games.miniatures.rules.field import side_touched
from weirwood.games.miniatures.rules.units import touching, tray
from weirwood.games.miniatures.state import GONE, NOBODY

SWORDS = "0 stark_sworn_swords at 24,10"
GUARD = "1 lannister_guardsmen at 24,22.8 facing 180"  # 8 inches from front to front


@pytest.mark.rule("miniatures:charge.steps", "miniatures:charge.move", "miniatures:charge.success")
def test_eight_inches_with_speed_five_need_a_three() -> None:
    """The rulebook's example of a charge."""
    p = act(field(SWORDS, GUARD, FAR), 0, "charge 1")
    p.expect("charge.pivot", 0)
    p.answer(0, {"pivot": 0}, inject=faces("charge", 3))
    p.expect("charge.align", 0)
    assert last(p, "charge.run")["success"] is True
    assert last(p, "charge.run")["inches"] == "8"


@pytest.mark.rule(
    "miniatures:charge.failed",
    "miniatures:charge.failed_close",
    "miniatures:charge.failed_no_attack",
)
def test_a_roll_of_two_moves_seven_inches_and_panics() -> None:
    """The rulebook's example of a failed charge: an inch short, not engaged."""
    p = act(field(SWORDS, GUARD, FAR), 0, "charge 1")
    p.answer(0, {"pivot": 0}, inject=faces("charge", 2) + faces("morale", 2, 2) + faces("panic", 2))
    assert pose(p, 0) == (24000, 17000, 0)
    assert state(p).touch == []
    assert last(p, "dice.test")["mod"] == 0
    assert last(p, "test.result")["result"] == "failed"
    assert state(p).health[0] == 10
    assert state(p).activated[0] == 1
    p.expect("turn.unit", 1)


@pytest.mark.rule(
    "miniatures:charge.align", "miniatures:charge.half", "miniatures:field.contact_side"
)
def test_a_charger_aligns_in_full_or_at_half() -> None:
    for how, x in (("full", 24000), ("left", 26750), ("right", 21250)):
        p = act(field(SWORDS, GUARD, FAR), 0, "charge 1")
        p.answer(0, {"pivot": 0}, inject=faces("charge", 3))
        assert p.keys() == ["full", "left", "right"]
        shown = p.view(0)["places"][how]
        p.answer(0, how, inject=faces("attack", *[1] * 7))
        assert pose(p, 0) == tuple(shown)
        # to its own left is the larger x only for who looks the other way
        assert pose(p, 0) == ({24000: 24000, 26750: 21250, 21250: 26750}[x], 18000, 0)
        assert side_touched(state(p), 1, 0) == "front"


@pytest.mark.rule("miniatures:charge.attack", "miniatures:attack.charge_bonus")
def test_a_successful_charge_attacks_with_the_charge_bonus() -> None:
    p = act(field(f"0 {SPEARS} at 24,10", GUARD, FAR), 0, "charge 1")
    p.answer(0, {"pivot": 0}, inject=faces("charge", 3))
    p.answer(0, "full", inject=faces("attack", 1, 1, 1, 4, 4, 1, 1))
    p.expect("dice.reroll", 0)
    p.answer(0, "die:1", "die:2", inject=faces("attack", 6, 5) + faces("defense", 1, 1, 1, 1))
    assert last(p, "attack.hits")["hits"] == 4


@pytest.mark.rule("miniatures:charge.not_an_action")
def test_the_attack_of_a_charge_is_no_attack_action() -> None:
    p = act(field(f"0 {SPEARS} at 24,10", GUARD, FAR), 0, "charge 1")
    p.answer(0, {"pivot": 0}, inject=faces("charge", 3))
    p.answer(0, "full", inject=faces("attack", *[1] * 7))
    p.answer(0, [])
    assert [e["action"] for e in p.told("action.chosen")] == ["charge"]


@pytest.mark.rule("miniatures:charge.side", "miniatures:attack.bonus")
def test_a_charge_strikes_the_side_where_it_began() -> None:
    """The rulebook's example: most of the tray in the flank arc, so the flank is struck."""
    p = field("0 stark_sworn_swords at 31,19 facing 270", "1 lannister_guardsmen at 24,22", FAR)
    act(p, 0, "charge 1")
    p.answer(0, {"pivot": 3000}, inject=faces("charge", 6))
    p.answer(0, "full", inject=faces("attack", *[4] * 7))
    assert side_touched(state(p), 1, 0) == "right"
    assert pose(p, 0)[2] == 27000
    p.answer(0, [], inject=faces("defense", *[3] * 7) + faces("morale", 6, 6) + faces("panic", 1))
    assert last(p, "attack.declared")["side"] == "right"
    assert last(p, "dice.defense")["need"] == 4  # Defense 3+ at -1


@pytest.mark.rule("miniatures:movement.table_edge", "miniatures:charge.pivot")
def test_a_charge_does_not_run_over_the_table_edge() -> None:
    p = act(field(f"0 {SPEARS} at 2.75,24", f"1 {SPEARS} at 7,33 facing 180", FAR), 0, "charge 1")
    assert p.refused(0, {"pivot": 2000}) == "movement.table_edge"
    assert p.why_not(0, {"pivot": 0}) is None


@pytest.mark.rule("miniatures:charge.in_sight", "miniatures:charge.valid_target")
def test_a_target_must_be_in_sight() -> None:
    p = field(SWORDS, f"1 {SPEARS} at 24,3 facing 0", FAR)
    assert why_not_action(p, 0, "charge 1") == "charge.in_sight"
    assert why_not_action(p, 0, "charge 2") == "charge.in_reach"


@pytest.mark.rule("miniatures:charge.in_reach")
def test_a_target_must_be_within_speed_and_six() -> None:
    p = field(SWORDS, "1 lannister_guardsmen at 24,25.8 facing 180", FAR)
    assert p.answer(0, "unit:stark_sworn_swords:0").may(0, "charge:lannister_guardsmen:1")
    far = field(SWORDS, "1 lannister_guardsmen at 24,25.801 facing 180", FAR)
    assert why_not_action(far, 0, "charge 1") == "charge.in_reach"


@pytest.mark.rule("miniatures:charge.room")
def test_the_struck_side_needs_room_for_half_a_tray() -> None:
    crowd = field(
        f"1 {SPEARS} at 24,24 facing 180",
        f"0 {SPEARS} against 0 front half_left",
        f"0 {SPEARS} against 0 front half_right",
        f"0 {WOLF} at 24,14",
        FAR,
    )
    # sight runs past the two that fight, but no half of the front is free
    assert paths.room(state(crowd), 3, 0, "front") == ()
    no = charge.why_not_charge(state(crowd), 3, 0)
    assert no is not None
    assert no.rule in {"charge.room", "charge.in_sight"}


@pytest.mark.rule("miniatures:charge.room")
def test_one_half_of_a_front_is_enough() -> None:
    p = field(
        f"1 {SPEARS} at 24,24 facing 180",
        f"0 {SPEARS} against 0 front half_left",
        f"0 {SPEARS} at 28,12",
        FAR,
    )
    act(p, 2, "charge 0")
    p.answer(0, p.match.propose(p.asked(), _rng(), 8)[0], inject=faces("charge", 6))
    # the one free half is taken without a question
    p.expect("dice.reroll", 0)
    assert sorted(touching(state(p), 0)) == [1, 2]


def _rng() -> random.Random:
    return random.Random(1)


@pytest.mark.rule("miniatures:charge.completable")
def test_a_charge_that_cannot_be_completed_is_not_declared() -> None:
    walls = [f"palisade at {x},13.2" for x in (19, 24.5, 30)]
    p = field(SWORDS, GUARD, FAR, terrain=walls)
    assert why_not_action(p, 0, "charge 1") in {"charge.in_sight", "charge.completable"}
    blocked = charge.why_not_lane(state(p), 0, 1, 0)
    assert blocked is not None
    assert blocked.rule == "charge.completable"


@pytest.mark.rule("miniatures:charge.pivot")
def test_the_pivot_must_keep_the_target_in_the_lane() -> None:
    p = act(field(SWORDS, GUARD, FAR), 0, "charge 1")
    assert p.refused(0, {"pivot": 9000}) == "charge.in_reach"
    assert p.why_not(0, {"pivot": 1000}) is None
    st = state(p)
    hidden = charge.why_not_lane(st, 0, 1, 18000)
    assert hidden is not None


@pytest.mark.rule("miniatures:charge.fail_stops")
def test_a_charge_stops_an_inch_short_of_another_enemy() -> None:
    p = field(
        f"0 {SPEARS} at 24,8",
        f"1 {SPEARS} at 24,21 facing 180",
        f"1 {WOLF} at 27.5,15 facing 180",
        FAR,
    )
    st = state(p)
    assert charge.why_not_lane(st, 0, 1, 0) is not None  # straight on the wolf is in the way
    st.stack.append(
        {"kind": "charge", "unit": 0, "target": 1, "distance": 10000, "origin": list(tray(st, 0))}
    )
    charge.advance(st)
    assert st.stack[-1]["success"] is False
    assert pose(p, 0)[1] + 2400 == 15000 - 1380 - 1000


@pytest.mark.rule("miniatures:charge.fail_stops", "miniatures:movement.cross_friend")
def test_a_failed_charge_does_not_end_on_a_friend() -> None:
    p = field(
        f"0 {SPEARS} at 24,8", f"0 {WOLF} at 24,15.5", "1 lannister_guardsmen at 24,23 facing 180"
    )
    st = state(p)
    st.stack.append(
        {"kind": "charge", "unit": 0, "target": 2, "distance": 6000, "origin": list(tray(st, 0))}
    )
    charge.advance(st)
    assert pose(p, 0)[1] + 2400 == 15500 - 1380 - 1000


@pytest.mark.rule("miniatures:charge.disorderly", "miniatures:charge.disorderly_success")
def test_a_one_makes_the_charge_disorderly_even_if_it_arrives() -> None:
    p = act(field(f"0 {SPEARS} at 24,10", f"1 {SPEARS} at 24,18.8 facing 180", FAR), 0, "charge 1")
    p.answer(0, {"pivot": 0}, inject=faces("charge", 1))
    assert p.told("charge.disorderly")
    assert state(p).silenced == (0,)
    p.answer(0, "full", inject=faces("attack", *[1] * 7))
    # no re-roll was offered: the bonus is lost
    p.expect("turn.unit", 1)
    assert state(p).silenced == ()  # until the end of the turn only
    assert last(p, "charge.run")["success"] is True


@pytest.mark.rule("miniatures:charge.others")
def test_a_further_enemy_at_the_front_aligns_at_half() -> None:
    p = field(
        f"0 {SPEARS} at 24,10",
        f"1 {SPEARS} at 21.25,18 facing 180",
        f"1 {SPEARS} at 26.75,18 facing 180",
        FAR,
    )
    act(p, 0, "charge 1")
    p.answer(0, p.match.propose(p.asked(), _rng(), 8)[0], inject=faces("charge", 6))
    p.answer(0, "right", inject=faces("attack", *[1] * 7))
    assert sorted(touching(state(p), 0)) == [1, 2]
    assert abs(state(p).x[2] - state(p).x[0]) == 2750  # one end on the middle of the front


@pytest.mark.rule("miniatures:charge.others")
def test_a_further_enemy_that_cannot_align_steps_an_inch_aside() -> None:
    p = field(
        f"0 {SPEARS} at 24,10",
        f"1 {SPEARS} at 24,20 facing 180",
        f"1 {WOLF} at 28.13,14.5 facing 180",
        FAR,
    )
    st = state(p)
    charge.align(st, 0, 1, "front", 0)
    assert aside.others_touched(st, 0, 1) == [2]
    assert not aside.align_other(st, 0, 2)
    ways = aside.ways_off(st, 0, 2)
    assert ways
    aside.push_off(st, 0, 2, ways[0])
    assert touching(st, 2) == []
    assert not aside.others_touched(st, 0, 1)


@pytest.mark.rule("miniatures:charge.able")
def test_a_unit_without_a_melee_attack_cannot_charge() -> None:
    p = field(
        "0 castle_wall at 24,4 facing 0", f"0 {SPEARS} at 10,10", f"1 {SPEARS} at 24,12 facing 180",
        mode="a_storm_of_swords",
    )  # fmt: skip
    no = charge.why_not_charge(state(p), 0, 2)
    assert no is not None
    assert no.rule == "charge.able"


@pytest.mark.rule("miniatures:charge.free", "miniatures:rounds.free_action")
def test_a_free_charge_follows_the_same_rules() -> None:
    from tests.games.miniatures.driver import rule

    p = rule("actions.free_action", 0, ("charge",), -1, units=[SWORDS, GUARD, FAR])
    p.expect("action.free", 0)
    p.answer(0, "charge:lannister_guardsmen:1")
    p.answer(0, {"pivot": 0}, inject=faces("charge", 2) + faces("morale", 6, 6) + faces("panic", 1))
    assert last(p, "test.result")["result"] == "passed"
    assert state(p).activated[0] == 0
    p.expect("turn.unit", 0)


@pytest.mark.rule("miniatures:charge.fail_stops", "miniatures:movement.overlap")
def test_a_charge_that_gets_nowhere_does_not_end_on_the_neighbour_it_turned_over() -> None:
    p = field(
        f"0 {SPEARS} at 24,10",
        f"0 {SPEARS} at 29.6,10",
        f"1 {SPEARS} at 22,21 facing 150",
        f"1 {WOLF} at 20,14.4 facing 180",
    )
    st = state(p)
    origin = [*pose(p, 0), 2750, 2400]
    st.facing[0] = 33000  # turned over the neighbour, towards the target
    st.stack.append({"kind": "charge", "unit": 0, "target": 2, "distance": 6000, "origin": origin})
    charge.advance(st)
    assert st.stack[-1]["success"] is False
    assert list(pose(p, 0)) == origin[:3]


@pytest.mark.rule("miniatures:charge.align", "miniatures:movement.table_edge")
def test_no_alignment_hangs_over_the_edge_of_the_table() -> None:
    """Found in play: an aligned tray stood nine thousandths of an inch over the edge."""
    p = field(f"0 {SPEARS} at 24,24", f"1 {SPEARS} at 24,34", FAR)
    st = state(p)
    rng = random.Random(5)
    found = 0
    for _ in range(400):
        st.x[1], st.y[1] = rng.randrange(2750, 9500), rng.randrange(12000, 36000)
        st.facing[1] = rng.randrange(36000)
        if not inside(tray(st, 1), 0, 0, st.width, st.height):
            continue
        for side in SIDES:
            for shift in paths.room(st, 0, 1, side):
                aligned = flush(tray(st, 1), side, st.half_width[0], st.half_depth[0], shift)
                assert inside(aligned, 0, 0, st.width, st.height)
                found += 1
    assert found > 500


@pytest.mark.rule("miniatures:charge.valid_target", "miniatures:charge.completable")
def test_a_charge_may_graze_its_target_past_another_enemy() -> None:
    """The straight lines to the target's points are closed, but one beside them is open."""
    units = [
        "0 shaggydog at 24,10",
        f"1 {SPEARS} at 22,19",
        f"1 {SPEARS} at 25,24",
    ]
    st = stage(*units).state
    straight = [p for p in charge.lanes(st, 0, 2) if charge.why_not_lane(st, 0, 2, p) is None]
    assert straight == []
    assert charge.why_not_charge(st, 0, 2) is None
    pivot = charge.open_lane(st, 0, 2)
    assert pivot is not None
    assert charge.why_not_lane(st, 0, 2, pivot) is None


@pytest.mark.rule("miniatures:charge.side")
def test_a_charge_from_between_two_arcs_is_asked_for_its_side() -> None:
    p = field(f"0 {SPEARS} at 32,32 facing 225", f"1 {WOLF} at 24,24", FAR)
    act(p, 0, "charge 1")
    p.expect("charge.side", 0)
    assert p.match.decisions[0].args[1] == 1  # whose side it is
    p.answer(0, "front")
    assert last(p, "charge.declared")["side"] == "front"


@pytest.mark.rule("miniatures:charge.others")
def test_an_enemy_at_the_flank_of_a_charger_chooses_its_way_off() -> None:
    p = field(
        f"0 {SPEARS} at 24,9", f"1 {SPEARS} at 24,22 facing 180",
        f"1 {WOLF} at 28.135,13.72 facing 180", FAR,
    )  # fmt: skip
    act(p, 0, "charge 1")
    p.answer(0, {"pivot": 0}, inject=faces("charge", 6))
    p.answer(0, "full")
    p.expect("charge.aside", 1)
    assert len(p.keys(1)) == 2  # aside, or back
    p.answer(1, p.keys(1)[1])
    assert last(p, "unit.aside")["nr"] == 2
    assert not units.engaged(state(p), 2)


@pytest.mark.rule("miniatures:terrain.rough", "miniatures:charge.in_reach")
def test_a_charge_that_rough_ground_makes_too_long_is_refused_by_it() -> None:
    near = [f"0 {SPEARS} at 24,10", f"1 {SPEARS} at 24,25.5 facing 180"]  # 10.7 of 11 inches
    assert charge.why_not_charge(state(field(*near)), 0, 1) is None
    bogs = [f"bog at {x},18" for x in (18, 24, 30)]
    no = charge.why_not_charge(state(field(*near, terrain=bogs)), 0, 1)
    assert no is not None
    assert no.rule == "terrain.rough"


@pytest.mark.rule(
    "miniatures:charge.success", "miniatures:charge.fail_stops", "miniatures:terrain.whole_move"
)
def test_charges_run_as_a_second_opinion_says() -> None:
    for seed in range(400):
        assert charged(random.Random(seed)) == [], f"position {seed}"


@pytest.mark.rule("miniatures:movement.exists", "miniatures:charge.completable")
def test_chance_finds_no_lane_that_was_refused() -> None:
    none_missed("lane", 400)


@pytest.mark.rule("miniatures:charge.completable", "miniatures:movement.cross_enemy")
def test_a_charger_that_pivots_over_an_enemy_does_not_walk_off_it() -> None:
    units = [f"0 {SPEARS} at 24,10", f"1 {SPEARS} at 31.5,14 facing 270", f"1 {WOLF} at 19.8,10"]
    p = act(field(*units, FAR), 0, "charge 1")
    assert p.refused(0, {"pivot": 4500}) == "charge.completable"  # a corner over the wolf
    assert p.why_not(0, {"pivot": 9000}) is None


@pytest.mark.rule("miniatures:charge.others", "miniatures:field.engaged")
def test_engaged_are_those_that_touch_after_a_charge() -> None:
    """Further enemies slide or step aside: then they fight whom they touch, and nobody else."""
    for seed in range(400):
        wrong = contact(random.Random(seed))
        assert not wrong, f"position {seed}: {wrong}"


@pytest.mark.rule("miniatures:charge.others", "miniatures:field.engaged")
def test_who_cannot_step_aside_is_engaged_where_it_stands() -> None:
    units = [
        f"0 {SPEARS} at 24,10", f"1 {SPEARS} at 24,20 facing 180", f"1 {WOLF} at 28.13,15.2",
        f"0 {WOLF} against 2 right", f"1 {WOLF} at 28.2,18", f"1 {WOLF} at 28.2,12.4", FAR,
    ]  # fmt: skip
    p = act(field(*units), 0, "charge 1")
    p.answer(0, {"pivot": 0}, inject=faces("charge", 6))
    p.answer(0, "full", inject=faces("attack", *[1] * 7))
    assert sorted(touching(state(p), 0)) == [1, 2]
    assert sorted(touching(state(p), 2)) == [0, 3]


@pytest.mark.rule("miniatures:charge.others")
def test_who_cannot_step_an_inch_aside_goes_no_further_than_it_must() -> None:
    """Nine tenths of an inch are free behind it: it just lets go of the charger."""
    units = [
        f"0 {SPEARS} at 24,10", f"1 {SPEARS} at 24,20 facing 180", f"1 {WOLF} at 28.13,15.2",
        f"0 {WOLF} at 31.8,15.2", f"1 {WOLF} at 28.2,18", f"1 {WOLF} at 28.2,12.4", FAR,
    ]  # fmt: skip
    p = act(field(*units), 0, "charge 1")
    p.answer(0, {"pivot": 0}, inject=faces("charge", 6))
    p.answer(0, "full", inject=faces("attack", *[1] * 7))
    assert 28130 < pose(p, 2)[0] < 28170
    assert touching(state(p), 0) == [1]
    assert not touching(state(p), 2)


@pytest.mark.rule("miniatures:charge.others", "miniatures:terrain.whole_move")
def test_who_steps_aside_onto_stakes_is_hurt() -> None:
    units = [f"0 {SPEARS} at 24,10", f"1 {SPEARS} at 24,20 facing 180", f"1 {WOLF} at 28.13,15.2"]
    p = act(field(*units, FAR, terrain=["stakes at 31,15.2 facing 90"]), 0, "charge 1")
    p.answer(0, {"pivot": 0}, inject=faces("charge", 6))
    p.answer(0, "full", inject=faces("danger", 1) + faces("attack", *[1] * 7))
    assert pose(p, 2)[0] == 29130
    assert state(p).full[2] - state(p).health[2] == 2
    assert touching(state(p), 0) == [1]


@pytest.mark.rule("miniatures:charge.others", "miniatures:modes.carry")
def test_a_charger_that_falls_while_others_make_room_takes_no_token() -> None:
    """Who slides onto stakes loses a rank and goes down fighting: the charger is gone, and it
    neither picks up what it would have stood on nor moves anybody else."""
    units = [
        f"0 {SPEARS} at 24,10, wounds 11", f"1 {SPEARS} at 21.25,18 facing 180",
        "1 eddards_honor_guard at 27.2,18 facing 180, wounds 3", f"1 {WOLF} at 28.13,14.2",
        f"0 {SPEARS} at 4,4", FAR,
    ]  # fmt: skip
    p = field(
        *units, mode="a_dance_with_dragons", objectives=["at 24,13.9"],
        terrain=["stakes at 21.65,19.4"],
    )  # fmt: skip
    act(p, 0, "charge 1")
    p.answer(0, {"pivot": 0}, inject=faces("charge", 6))
    p.answer(0, "right", inject=faces("danger", 3))
    assert state(p).where[0] == GONE
    assert not p.told("objective.carried")
    assert state(p).o_unit == [NOBODY]
    assert not p.told("unit.aside")
    assert pose(p, 3)[:2] == (28130, 14200)


@pytest.mark.rule("miniatures:charge.others", "miniatures:terrain.whole_move")
def test_who_steps_aside_over_dangerous_ground_is_hurt() -> None:
    """The only way off leads over caltrops: it stood and ends beside them, and is hurt."""
    units = [f"0 {SPEARS} at 24,10", f"1 {SPEARS} at 24,20 facing 180", f"1 {WOLF} at 28.13,16.2"]
    caltrops = {"shape": "rectangle", "width": 2000, "depth": 500, "keywords": ["dangerous"]}
    p = field(
        *units, FAR, custom={"caltrops": caltrops},
        terrain=["caltrops at 28.3,18.1", "palisade at 30.4,15.2 facing 90"],
    )  # fmt: skip
    act(p, 0, "charge 1")
    p.answer(0, {"pivot": 0}, inject=faces("charge", 6))
    p.answer(0, "full", inject=faces("danger", 1) + faces("attack", *[1] * 7))
    assert pose(p, 2)[1] > 19900
    assert state(p).full[2] - state(p).health[2] == 2
