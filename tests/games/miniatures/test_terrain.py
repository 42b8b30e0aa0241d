"""Terrain: all eleven keywords, the eight pieces, placing by choice and by chance."""

from __future__ import annotations

import random

import pytest

import weirwood
from weirwood.games.miniatures import charging, content, groundwork
from weirwood.games.miniatures import field as ground
from weirwood.games.miniatures.choices import razeable
from weirwood.games.miniatures.deployment import rolled_piece
from weirwood.games.miniatures.geometry.poly import poly_within
from weirwood.games.miniatures.terrain import available, outline
from weirwood.kernel import Refused
from weirwood.kernel.play import Play

from .battle import BOWS, FAR, SPEARS, WOLF, act, faces, field, last, pose, state, why_not_action

ONE = f"0 {SPEARS} at 24,10"


@pytest.mark.rule("miniatures:terrain.keywords")
def test_the_eight_pieces_have_their_keywords() -> None:
    assert {p.id: set(p.keywords) for p in content.TERRAIN.values()} == {
        "forest": {"cover", "fortified"},
        "corpse_pile": {"hindering", "horrific"},
        "bog": {"hindering", "rough"},
        "low_wall": {"destructible", "hindering", "fortified"},
        "hedge": {"cover", "destructible", "rough"},
        "weirwood_tree": {"inspiring"},
        "palisade": {"blocks_line_of_sight", "destructible", "impassable"},
        "stakes": {"destructible", "dangerous"},
    }
    assert len(content.CONTENT.terrain_keywords) == 11


@pytest.mark.rule("miniatures:terrain.blocks_sight", "miniatures:terrain.cover")
def test_a_palisade_hides_and_a_forest_only_from_shots() -> None:
    walls = [f"palisade at {x},15" for x in (18.5, 24, 29.5)]
    st = state(field(f"0 {BOWS} at 24,10", f"1 {WOLF} at 24,22 facing 180", terrain=walls))
    assert not ground.sees(st, 0, 1)
    st = state(
        field(f"0 {BOWS} at 24,8", f"1 {WOLF} at 24,20 facing 180", terrain=["forest at 24,14"])
    )
    assert ground.sees(st, 0, 1)
    assert not ground.sees_from(st, 0, ground.tray(st, 0), 1, ranged=True)


@pytest.mark.rule("miniatures:terrain.inside")
def test_who_stands_in_a_piece_sees_and_is_seen() -> None:
    for y in (11, 17):  # the shooter inside, the target inside
        p = field(
            f"0 {BOWS} at 24,8", f"1 {WOLF} at 24,20 facing 180", terrain=[f"forest at 24,{y}"]
        )
        st = state(p)
        assert ground.sees_from(st, 0, ground.tray(st, 0), 1, ranged=True)


@pytest.mark.rule("miniatures:terrain.elevated", "miniatures:terrain.custom")
def test_a_hill_lets_shooters_look_over_everything() -> None:
    hill = {"hill": {"shape": "ellipse", "width": 8000, "depth": 8000, "keywords": ["elevated"]}}
    units = (f"0 {BOWS} at 24,8", f"0 {SPEARS} at 24,14", f"1 {WOLF} at 24,20 facing 180")
    st = state(field(*units, custom=hill, terrain=["hill at 24,8"]))
    assert ground.sees_from(st, 0, ground.tray(st, 0), 2, ranged=True)
    assert not ground.sees(st, 0, 2)
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
    table = {n: row.piece for row in content.CONTENT.terrain_random for n in row.rolls}
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
        no = groundwork.why_not_piece(st, name, {"x": x, "y": y, "facing": 0})
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
    no = charging.why_not_lane(st, 0, 1, 0)
    assert no is not None
    assert no.rule == "charge.completable"
    assert why_not_action(p, 0, "retreat") == "movement.retreat_engaged"
