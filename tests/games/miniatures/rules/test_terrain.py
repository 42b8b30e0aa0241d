"""Terrain: all eleven keywords, the eight pieces, placing by choice and by chance."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.games.miniatures.driver import (
    AHEAD,
    BOWS,
    FAR,
    MINE,
    MISS,
    SPEARS,
    WOLF,
    act,
    faces,
    field,
    last,
    pose,
    rule,
    staged,
    state,
    why_not_action,
)

import weirwood
from weirwood.games.miniatures import facts
from weirwood.games.miniatures.geometry.poly import poly_within
from weirwood.games.miniatures.geometry.rect import SIDES
from weirwood.games.miniatures.rules import charge, terrain
from weirwood.games.miniatures.rules.actions import razeable
from weirwood.games.miniatures.rules.paths import propose_sideways
from weirwood.games.miniatures.rules.sight import sees, sees_from
from weirwood.games.miniatures.rules.terrain import available, on_piece, outline, rolled_piece
from weirwood.games.miniatures.rules.units import tray
from weirwood.kernel import Refused, Splitmix
from weirwood.kernel.testing import Play

ONE = f"0 {SPEARS} at 24,10"
# King's Men stand up again if they pass a test; their panic lets the enemy speak in the middle.
DYING = "kings_men"
WEAK = "wounds 11, panicked"


@pytest.mark.rule("miniatures:terrain.keywords")
def test_the_eight_pieces_have_their_keywords() -> None:
    assert {p.id: set(p.keywords) for p in facts.TERRAIN.values()} == {
        "forest": {"cover", "fortified"},
        "corpse_pile": {"hindering", "horrific"},
        "bog": {"hindering", "rough"},
        "low_wall": {"destructible", "hindering", "fortified"},
        "hedge": {"cover", "destructible", "rough"},
        "weirwood_tree": {"inspiring"},
        "palisade": {"blocks_line_of_sight", "destructible", "impassable"},
        "stakes": {"destructible", "dangerous"},
    }
    assert len(facts.CONTENT.terrain_keywords) == 11


@pytest.mark.rule("miniatures:terrain.blocks_sight", "miniatures:terrain.cover")
def test_a_palisade_hides_and_a_forest_only_from_shots() -> None:
    walls = [f"palisade at {x},15" for x in (18.5, 24, 29.5)]
    st = state(field(f"0 {BOWS} at 24,10", f"1 {WOLF} at 24,22 facing 180", terrain=walls))
    assert not sees(st, 0, 1)
    st = state(
        field(f"0 {BOWS} at 24,8", f"1 {WOLF} at 24,20 facing 180", terrain=["forest at 24,14"])
    )
    assert sees(st, 0, 1)
    assert not sees_from(st, 0, tray(st, 0), 1, ranged=True)


@pytest.mark.rule("miniatures:terrain.inside")
def test_who_stands_in_a_piece_sees_and_is_seen() -> None:
    for y in (11, 17):  # the shooter inside, the target inside
        p = field(
            f"0 {BOWS} at 24,8", f"1 {WOLF} at 24,20 facing 180", terrain=[f"forest at 24,{y}"]
        )
        st = state(p)
        assert sees_from(st, 0, tray(st, 0), 1, ranged=True)


@pytest.mark.rule("miniatures:field.exact")
@pytest.mark.parametrize(("piece", "facing"), [("forest", 0), ("bog", 9000), ("hedge", 0)])
@pytest.mark.parametrize(("shared", "on"), [(-5, False), (5, False), (9, False), (15, True)])
def test_who_only_touches_a_piece_does_not_stand_on_it(
    piece: str, facing: int, shared: int, on: bool
) -> None:
    """Round or not: less than a hundredth of an inch is a touch, as between trays."""
    st = state(field(ONE, FAR, terrain=[f"{piece} at 24,30 facing {facing // 100}"]))
    bottom = min(y for _, y in outline(st, 0))
    st.y[0] = bottom - st.half_depth[0] + shared
    assert on_piece(st, 0, tray(st, 0)) is on


@pytest.mark.rule("miniatures:terrain.elevated", "miniatures:terrain.custom")
def test_a_hill_lets_shooters_look_over_everything() -> None:
    hill = {"hill": {"shape": "ellipse", "width": 8000, "depth": 8000, "keywords": ["elevated"]}}
    units = (f"0 {BOWS} at 24,8", f"0 {SPEARS} at 24,14", f"1 {WOLF} at 24,20 facing 180")
    st = state(field(*units, custom=hill, terrain=["hill at 24,8"]))
    assert sees_from(st, 0, tray(st, 0), 2, ranged=True)
    assert not sees(st, 0, 2)
    with pytest.raises(Refused) as no:
        weirwood.new("miniatures", seats=2, options={"custom": {"hill": {"width": 8000}}})
    assert no.value.rule == "terrain.custom"


@pytest.mark.rule("miniatures:terrain.destructible")
def test_a_melee_attack_within_an_inch_removes_a_piece_without_dice() -> None:
    p = field(ONE, FAR, terrain=["stakes at 24,14.15", "hedge at 40,40"])
    assert razeable(state(p), 0) == [0]
    act(p, 0, "raze:stakes:0")
    assert state(p).t_kind == ("hedge",)
    assert not p.told("dice.attack")


@pytest.mark.rule("miniatures:terrain.rough")
def test_rough_ground_costs_an_inch_once() -> None:
    p = act(field(ONE, FAR, terrain=["bog at 24,16"]), 0, "maneuver")
    assert p.refused(0, {"distance": 4001}) == "terrain.rough"
    assert p.why_not(0, {"distance": 4000}) is None
    two = act(field(ONE, FAR, terrain=["bog at 24,14.5", "bog at 24,18.6"]), 0, "march")
    assert two.why_not(0, {"distance": 9000}) is None


@pytest.mark.rule("miniatures:terrain.impassable", "miniatures:movement.pivot")
def test_impassable_ground_stops_moves_but_not_pivots() -> None:
    p = act(field(ONE, FAR, terrain=["palisade at 24,14"]), 0, "maneuver")
    assert p.refused(0, {"distance": 3000}) == "terrain.impassable"
    assert p.refused(0, {"distance": 1500}) == "terrain.impassable"
    beside = act(field(ONE, FAR, terrain=["palisade at 24,13.2"]), 0, "maneuver")
    assert beside.refused(0, {"turn": 4500}) == "terrain.impassable"  # the end counts
    assert beside.why_not(0, {"turn": 18000}) is None  # what it swept on the way does not


@pytest.mark.rule("miniatures:terrain.end_on")
def test_any_unit_may_stop_on_other_ground() -> None:
    p = act(field(ONE, FAR, terrain=["forest at 24,14"]), 0, "maneuver")
    p.answer(0, {"distance": 4000})
    assert pose(p, 0)[1] == 14000


@pytest.mark.rule("miniatures:terrain.dangerous")
def test_stakes_hurt_who_enters_and_who_acts_on_them() -> None:
    p = act(field(ONE, FAR, terrain=["stakes at 24,16"]), 0, "maneuver")
    p.answer(0, {"distance": 4000}, inject=faces("danger", 2))
    assert state(p).health[0] == 9
    q = field(f"0 {SPEARS} at 24,16", FAR, terrain=["stakes at 24,16"])
    act(q, 0, "maneuver", inject=faces("danger", 1))
    assert state(q).health[0] == 10
    q.answer(0, {"distance": 5000})  # leaving does not hurt again
    assert state(q).health[0] == 10


@pytest.mark.rule("miniatures:terrain.dangerous")
def test_a_charge_over_stakes_hurts_once() -> None:
    p = field(ONE, f"1 {SPEARS} at 24,21 facing 180", FAR, terrain=["stakes at 24,15"])
    act(p, 0, "charge 1")
    p.answer(0, {"pivot": 0}, inject=faces("charge", 6) + faces("danger", 3))
    assert state(p).health[0] == 8
    assert len([e for e in p.told("dice.rolled") if e["what"] == "danger"]) == 1
    on = field(
        f"0 {SPEARS} at 24,15", f"1 {SPEARS} at 24,24 facing 180", FAR, terrain=["stakes at 24,15"]
    )
    act(on, 0, "charge 1", inject=faces("danger", 1))
    on.answer(0, {"pivot": 0}, inject=faces("charge", 6))
    assert state(on).health[0] == 10


def dangers(p: Play) -> int:
    return len([e for e in p.told("dice.rolled") if e["what"] == "danger"])


AT_CORNER = "stakes at 24,13.8"  # the front of ONE does not reach it, a corner of ONE turned does


@pytest.mark.rule("miniatures:terrain.whole_move", "miniatures:terrain.dangerous")
def test_pivots_come_upon_stakes_like_any_move() -> None:
    turned = act(field(ONE, FAR, terrain=[AT_CORNER]), 0, "maneuver")
    turned.answer(0, {"turn": 4500}, inject=faces("danger", 1))
    assert dangers(turned) == 1
    first = act(field(ONE, FAR, terrain=[AT_CORNER]), 0, "maneuver")
    first.answer(0, {"pivot": 4500, "distance": 4000}, inject=faces("danger", 1))
    assert dangers(first) == 1  # the pivot that brings it there does not make the crossing free
    about = act(field(ONE, FAR, terrain=[AT_CORNER]), 0, "maneuver")
    about.answer(0, {"turn": 18000})
    assert dangers(about) == 0  # what a corner sweeps while it turns does not count
    twice = act(field(ONE, FAR, terrain=[AT_CORNER]), 0, "maneuver")
    twice.answer(0, {"pivot": 4500, "turn": 13500})
    assert dangers(twice) == 0  # two pivots on the spot are one, past the corner


@pytest.mark.rule("miniatures:terrain.whole_move", "miniatures:movement.free_pivot")
def test_a_free_pivot_into_stakes_hurts() -> None:
    p = rule("movement.free_pivot", 0, units=[ONE, FAR], terrain=[AT_CORNER])
    p.answer(0, {"turn": 4500}, inject=faces("danger", 1))
    assert dangers(p) == 1


@pytest.mark.rule("miniatures:terrain.whole_move", "miniatures:charge.steps")
def test_a_charger_that_aligns_on_stakes_is_hurt_once() -> None:
    """Straight ahead it passes beside them; centre on centre it stands on them."""
    foe = f"1 {SPEARS} at 28,19 facing 180"
    p = field(ONE, foe, FAR, terrain=["stakes at 29,13.8 facing 90"])
    act(p, 0, "charge 1")
    p.answer(0, {"pivot": 0}, inject=faces("charge", 6))
    assert dangers(p) == 0
    p.answer(0, "full", inject=faces("danger", 1) + faces("attack", *[1] * 7))
    assert dangers(p) == 1
    assert state(p).health[0] == 10


@pytest.mark.rule("miniatures:terrain.whole_move", "miniatures:attack.slide")
def test_who_turns_to_its_enemy_on_stakes_is_hurt() -> None:
    p = field(
        f"0 {SPEARS} at 24,10", f"1 {SPEARS} against 0 right", FAR, terrain=["stakes at 24,13.2"]
    )
    act(p, 0, "melee 1")
    p.answer(0, "full", inject=faces("danger", 1) + faces("attack", *[1] * 7))
    assert dangers(p) == 1


@pytest.mark.rule("miniatures:terrain.whole_move", "miniatures:terrain.rough")
def test_rough_ground_left_or_entered_by_a_pivot_costs_its_inch() -> None:
    left = act(field(ONE, FAR, terrain=["hedge at 24,12.5"]), 0, "maneuver")
    assert left.refused(0, {"pivot": 18000, "distance": 4001}) == "terrain.rough"
    entered = act(field(ONE, FAR, terrain=["hedge at 27.6,15 facing 90"]), 0, "maneuver")
    assert entered.why_not(0, {"distance": 5000}) is None
    assert entered.refused(0, {"distance": 5000, "turn": 4500}) == "terrain.rough"
    assert entered.why_not(0, {"distance": 4000, "turn": 4500}) is None


@pytest.mark.rule("miniatures:terrain.hindering", "miniatures:terrain.fortified")
def test_a_low_wall_takes_the_charge_bonus_and_helps_the_defender() -> None:
    p = field(ONE, f"1 {SPEARS} at 24,21 facing 180", FAR, terrain=["low_wall at 24,15"])
    act(p, 0, "charge 1")
    p.answer(0, {"pivot": 0}, inject=faces("charge", 6))
    dice = faces("attack", 4, *[1] * 6) + faces("defense", 1) + faces("morale", 6, 6)
    p.answer(0, "full", inject=dice + faces("panic", 1))  # no re-roll is offered
    assert last(p, "dice.defense")["need"] == 3


@pytest.mark.rule("miniatures:terrain.by_choice", "miniatures:deployment.roll_off")
def test_pieces_are_placed_in_turn_by_the_winner_of_a_roll_off() -> None:
    p = Play.new(
        "miniatures", seats=2, options={"armies": "stark_20,lannister_20", "points": 20},
        inject=faces("roll_off", 3, 3, 2, 5),
    )  # fmt: skip
    order = []
    rng = random.Random(1)
    while p.asked().kind.startswith("terrain"):
        d = p.asked()
        if d.kind == "terrain.piece":
            order.append(d.seat)
            p.answer(d.seat, p.keys(d.seat)[len(order)])
        else:
            p.answer(d.seat, p.match.sample(d, rng))
    assert order == [1, 0, 1, 0]
    assert len(p.told("dice.roll_off")) == 3  # the tie was rolled again; then the zones


@pytest.mark.rule("miniatures:terrain.by_chance")
def test_chance_rolls_the_number_and_the_kinds() -> None:
    p = Play.new(
        "miniatures", seats=2,
        options={"terrain": "random", "armies": "stark_20,lannister_20", "points": 20},
        inject=faces("pieces", 1) + faces("roll_off", 6, 1) + faces("terrain", 1, 1),
    )  # fmt: skip
    p.expect("terrain.place", 0)
    assert p.asked().args == ("corpse_pile",)
    p.answer(0, {"x": 24000, "y": 24000, "facing": 0}, inject=faces("terrain", 3, 4))
    p.expect("terrain.piece", 1)  # a 7 is the player's choice
    table = {n: row.piece for row in facts.CONTENT.terrain_random for n in row.rolls}
    assert [table[n] for n in range(2, 13)] == [
        "corpse_pile", "corpse_pile", "bog", "palisade", "hedge", None, "low_wall", "stakes",
        "forest", "weirwood_tree", "weirwood_tree",
    ]  # fmt: skip


@pytest.mark.rule(
    "miniatures:terrain.outside_zones",
    "miniatures:terrain.spacing",
    "miniatures:terrain.on_table",
    "miniatures:terrain.not_on_objective",
)
def test_where_a_piece_may_not_lie() -> None:
    st = state(field(ONE, FAR, terrain=["forest at 24,24"], objectives=["at 40,24"]))

    def why(name: str, x: int, y: int) -> str:
        no = terrain.why_not_piece(st, name, {"x": x, "y": y, "facing": 0})
        return no.rule if no is not None else ""

    assert why("bog", 24000, 11000) == "terrain.outside_zones"
    assert why("bog", 1000, 24000) == "terrain.on_table"
    assert why("bog", 35900, 24000) == "terrain.spacing"
    assert why("bog", 36001, 24000) == ""
    assert why("palisade", 40000, 24000) == "terrain.not_on_objective"
    assert not poly_within(outline(st, 0), ((33000, 24000),) * 3, 5999)


@pytest.mark.rule("miniatures:modes.feast_piles", "miniatures:modes.honed_walls")
def test_modes_forbid_some_pieces() -> None:
    feast = state(field(ONE, FAR, mode="a_feast_for_crows"))
    assert "corpse_pile" not in available(feast)
    honed = state(field(ONE, FAR, mode="honed_and_ready"))
    assert "palisade" not in available(honed)
    # a roll that the mode forbids is made again
    feast.tape = None
    names = {rolled_piece(feast) for _ in range(60)}
    assert "corpse_pile" not in names
    assert "forest" in names


@pytest.mark.rule("miniatures:charge.completable")
def test_a_lane_blocked_by_impassable_ground_is_refused() -> None:
    p = field(ONE, f"1 {SPEARS} at 24,20 facing 180", FAR, terrain=["palisade at 20,14.5"])
    st = state(p)
    no = charge.why_not_lane(st, 0, 1, 0)
    assert no is not None
    assert no.rule == "charge.completable"
    assert why_not_action(p, 0, "retreat") == "movement.retreat_engaged"


@pytest.mark.rule("miniatures:terrain.custom", "miniatures:terrain.rough")
def test_a_new_keyword_is_one_row(monkeypatch: pytest.MonkeyPatch) -> None:
    """A throw-away keyword: all of the rules follow the row that says what it does."""
    monkeypatch.setitem(terrain.KEYWORDS, "sodden", terrain.Keyword(slows=2000, hinders=True))
    terrain.keywords_that.cache_clear()
    meadow = {"width": 6000, "depth": 4000, "keywords": ["sodden"]}
    p = field(
        f"0 {SPEARS} at 24,10", FAR, terrain=["meadow at 24,15"], custom={"meadow": meadow}, turn=0
    )
    act(p, 0, "maneuver")
    assert p.refused(0, {"distance": 3001}) == "terrain.rough"
    assert terrain.felt(state(p), 0, "hinders") == (0,)
    terrain.keywords_that.cache_clear()


# ---- charges ------------------------------------------------------------------------------------


@pytest.mark.rule("miniatures:terrain.rough", "miniatures:charge.success")
def test_rough_ground_behind_the_target_slows_nobody() -> None:
    """The charger stops where it meets its target, and never comes to the hedge behind."""
    # front edges 7.7 inches apart; with a 3 the charge goes 8; the hedge begins at 7.875
    units = [MINE, f"1 {SPEARS} at 24,24.5 facing 180"]
    hedge = ["hedge at 24,22.9"]
    p = staged("charge.charge", 0, 1, units=units, terrain=hedge, dice={"charge": [3], **MISS})
    p.play(**AHEAD)
    assert p.last("charge.run")["success"]


def asked_while_dying(p: Play, inject: list[tuple[str, Any]] | None = None) -> None:
    """The enemy may re-roll the last test of a unit: one question deep inside the wound."""
    d = p.expect("dice.reroll", 1)
    assert d.args[0] == "test"
    p.answer(1, inject=inject or [])
    assert p.told("test.result")


# --- wounds in every place ------------------------------------------------------------------------


@pytest.mark.rule("miniatures:terrain.dangerous")
@pytest.mark.parametrize(
    ("action", "plan"),
    [
        ("maneuver", {"pivot": 0, "distance": 5000, "turn": 0}),
        ("march", {"distance": 6000, "turn": 0}),
    ],
)
def test_dangerous_ground_on_the_way(action: str, plan: dict[str, int]) -> None:
    p = field(f"0 {DYING} at 24,10, {WEAK}", f"0 {SPEARS} at 4,4", FAR, terrain=["stakes at 24,15"])
    act(p, 0, action)
    p.answer(0, plan, inject=faces("danger", 1) + faces("morale", 6, 6))
    asked_while_dying(p)
    assert state(p).health[0] == 1  # it stood up again


@pytest.mark.rule("miniatures:terrain.dangerous")
def test_dangerous_ground_under_ones_feet() -> None:
    p = field(f"0 {DYING} at 24,10, {WEAK}", f"0 {SPEARS} at 4,4", FAR, terrain=["stakes at 24,10"])
    act(p, 0, "maneuver", inject=faces("danger", 1) + faces("morale", 1, 1))
    asked_while_dying(p)
    assert state(p).where[0] == 2


@pytest.mark.rule("miniatures:terrain.rough")
@pytest.mark.parametrize(
    ("side", "at"), [("front", "24,30"), ("rear", "24,18"), ("right", "32,24"), ("left", "16,24")]
)
def test_a_shift_into_rough_ground_is_proposed_an_inch_shorter(side: str, at: str) -> None:
    st = state(field(f"0 {SPEARS} at 24,24", FAR, terrain=[f"bog at {at}"]))
    plans = propose_sideways(st, 0, 5000, SIDES, Splitmix(1), turns=False)
    longest = {
        SIDES[k]: max(plan["distance"] for plan in plans if plan["direction"] == k)
        for k in range(len(SIDES))
    }
    assert longest == {**dict.fromkeys(SIDES, 5000), side: 4000}


@pytest.mark.rule("miniatures:terrain.dangerous", "miniatures:rounds.actions")
@pytest.mark.parametrize("wounds", [0, 11])
def test_who_falls_on_dangerous_ground_takes_no_action_that_is_answered(wounds: int) -> None:
    """Neither before nor after it: there was none."""
    cards = ["crannog_traps", "seeing_their_flaws_kevan"]
    me = f"0 {SPEARS} at 24,10, wounds {wounds}"
    units = [me, f"0 {SPEARS} at 4,4", f"1 {SPEARS} at 24,16 facing 180"]
    p = field(*units, terrain=["stakes at 24,10"], hands={"1": cards})
    act(p, 0, "maneuver", inject=faces("danger", 1))
    moments = set()
    while p.asked().kind in {"effects.play", "move.maneuver"}:
        d = p.asked()
        if d.kind == "effects.play":
            moments.add(str(d.args[0]))
            p.answer(d.seat, "pass")
        else:
            p.answer(d.seat, {"pivot": 0, "distance": 0, "turn": 0})
    lives = state(p).where[0] == 1
    assert lives is (wounds == 0)
    assert ({"action_before", "action_after"} <= moments) is lives
    assert {"action_before", "action_after"}.isdisjoint(moments) is not lives


@pytest.mark.rule("miniatures:terrain.dangerous")
def test_dangerous_ground_in_a_shift_and_a_retreat() -> None:
    p = rule(
        "movement.shift", 0, 3000, units=[f"0 {DYING} at 24,10, {WEAK}", f"0 {SPEARS} at 4,4", FAR],
        terrain=["stakes at 24,14"],
    )  # fmt: skip
    p.answer(
        0, {"direction": 0, "distance": 3000}, inject=faces("danger", 1) + faces("morale", 6, 6)
    )
    asked_while_dying(p)
    q = field(
        f"0 {DYING} at 24,20, {WEAK}", f"1 {SPEARS} against 0 front", f"0 {SPEARS} at 4,4", FAR,
        terrain=["stakes at 24,14"],
    )  # fmt: skip
    act(q, 0, "retreat", inject=faces("retreat", 3))
    q.answer(
        0, {"direction": SIDES.index("rear"), "distance": 7000, "turn": 0},
        inject=faces("danger", 1) + faces("morale", 6, 6),
    )  # fmt: skip
    asked_while_dying(q)
    q.expect("move.pivot", 1)  # and the enemy it left may still turn


@pytest.mark.rule("miniatures:terrain.dangerous")
def test_dangerous_ground_in_a_charge() -> None:
    p = field(
        f"0 {DYING} at 24,10, {WEAK}", f"1 {SPEARS} at 24,22 facing 180", f"0 {SPEARS} at 4,4", FAR,
        terrain=["stakes at 24,15"],
    )  # fmt: skip
    act(p, 0, "charge 1")
    p.answer(
        0, {"pivot": 0}, inject=faces("charge", 6) + faces("danger", 1) + faces("morale", 6, 6)
    )
    asked_while_dying(p)
    assert last(p, "charge.run")["success"]


@pytest.mark.rule("miniatures:terrain.whole_move")
def test_dangerous_ground_where_a_charger_aligns_or_turns_to_its_enemy() -> None:
    p = field(
        f"0 {DYING} at 24,10, {WEAK}", f"1 {SPEARS} at 28,19 facing 180", f"0 {SPEARS} at 4,4", FAR,
        terrain=["stakes at 29,13.8 facing 90"],
    )  # fmt: skip
    act(p, 0, "charge 1")
    p.answer(0, {"pivot": 0}, inject=faces("charge", 6))
    p.answer(0, "full", inject=faces("danger", 1) + faces("morale", 1, 1))
    asked_while_dying(p)
    assert state(p).where[0] == 2
    assert state(p).touch == []
    assert not p.told("attack.declared")
    q = field(
        f"0 {DYING} at 24,10, {WEAK}", f"1 {SPEARS} against 0 right", f"0 {SPEARS} at 4,4", FAR,
        terrain=["stakes at 24,13.2"],
    )  # fmt: skip
    act(q, 0, "melee 1")
    q.answer(0, "full", inject=faces("danger", 1) + faces("morale", 1, 1))
    asked_while_dying(q)
    assert state(q).where[0] == 2
    assert not q.told("attack.declared")
