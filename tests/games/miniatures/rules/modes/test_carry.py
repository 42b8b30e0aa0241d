"""Tokens that are carried, and the piles of the fallen that they come from."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.games.miniatures.driver import (
    BOWS,
    FAR,
    SPEARS,
    WOLF,
    act,
    faces,
    field,
    idle,
    last,
    rule,
    stage,
    state,
    unit,
    why_not_action,
)
from tests.games.miniatures.rules.crowds import crowd

from weirwood.games.miniatures import facts
from weirwood.games.miniatures.rules.modes import carry, fallen
from weirwood.games.miniatures.rules.objectives import RADIUS
from weirwood.games.miniatures.rules.paths import speed
from weirwood.games.miniatures.rules.terrain import on_piece, pieces_that
from weirwood.games.miniatures.rules.units import on_table, tray
from weirwood.kernel import Splitmix
from weirwood.kernel.testing import Play

ONE = f"0 {SPEARS} at 24,24"
TWO = f"0 {SPEARS} at 10,10"
DANCE: dict[str, Any] = {"mode": "a_dance_with_dragons", "objectives": ["at 24,24"]}
FEAST: dict[str, Any] = {"mode": "a_feast_for_crows", "terrain": ["corpse_pile at 24,24"]}
CAMP = f"1 {SPEARS} at 44,44 facing 180"
CARRYING: dict[str, Any] = {"mode": "a_dance_with_dragons"}


@pytest.mark.rule("miniatures:modes.carry", "miniatures:modes.slow")
def test_a_touched_token_is_carried_and_slows_its_bearer() -> None:
    p = act(field(f"0 {SPEARS} at 24,18", FAR, **DANCE), 0, "march")
    p.answer(0, {"distance": 3000})
    assert state(p).o_unit == [0]
    assert speed(state(p), 0) == 2000
    state(p).activated[0] = 0
    assert why_not_action(field_with_token(), 0, "march") == "modes.slow"


def field_with_token() -> Play:
    p = act(field(f"0 {SPEARS} at 24,18", f"0 {WOLF} at 4,4", FAR, **DANCE), 0, "maneuver")
    p.answer(0, {"distance": 3000})
    act(p, 2, "none")
    while state(p).round == 1:
        d = p.asked()
        keys = p.keys(d.seat)
        p.answer(d.seat, "none" if "none" in keys else keys[0])
    while p.asked().seat != 0 or p.asked().kind != "turn.unit":
        d = p.asked()
        keys = p.keys(d.seat)
        p.answer(d.seat, "none" if "none" in keys else keys[0])
    return p


@pytest.mark.rule("miniatures:modes.carry_lost", "miniatures:modes.carry_laid")
def test_a_bearer_that_panics_loses_its_token() -> None:
    dice = faces("morale", 1, 1) + faces("panic", 1)
    near = rule(
        "modes.carry.lose_token", 0, 1, units=[ONE, f"1 {SPEARS} against 0 front", FAR], **DANCE
    )
    st = state(near)
    carry.give_token(st, 0, 0)
    assert carry.takers_of(st, 0) == [1]
    q = carrier_panics(dice)
    q.expect("objective.place", 1)
    assert q.refused(1, {"x": 40000, "y": 24000}) == "modes.carry_laid"
    q.answer(1, {"x": 24000, "y": 25000})
    assert (state(q).o_x, state(q).o_y, state(q).o_unit) == ([24000], [25000], [-1])


def carrier_panics(dice: list[tuple[str, Any]]) -> Play:
    """A unit takes the token, an NCU of the other side claims the crown, and it panics."""
    name = next(iter(facts.NCUS))
    p = field(f"0 {SPEARS} at 24,18", FAR, ncus=[f"1 {name}"], **DANCE)
    act(p, 0, "march")
    p.answer(0, {"distance": 3000})
    p.answer(1, f"ncu:{name}:0")
    while p.asked().kind != "board.claim":
        keys = p.keys(1)
        p.answer(1, "pass" if "pass" in keys else keys[-1])
    p.answer(1, "zone:zone_crown")
    while p.asked().kind != "board.target":
        keys = p.keys(1)
        p.answer(1, "pass" if "pass" in keys else keys[-1])
    return p.answer(1, f"unit:{SPEARS}:0", inject=dice)


@pytest.mark.rule("miniatures:modes.carry_stolen")
def test_the_attacker_with_more_ranks_takes_the_token() -> None:
    p = rule(
        "modes.carry.steal_token", 1, 0,
        units=[f"{ONE}, wounds 4", f"1 {SPEARS} against 0 front", FAR],
        **{**DANCE, "objectives": []},
    )  # fmt: skip
    st = state(p)
    st.o_x, st.o_y, st.o_unit, st.o_pile = [24000], [24000], [0], (-1,)
    assert carry.token_of(st, 0) == 0
    from weirwood.games.miniatures.rules.units import ranks_left

    assert ranks_left(st, 1) > ranks_left(st, 0)


@pytest.mark.rule("miniatures:modes.pile_left", "miniatures:modes.pile_contact")
def test_a_bearer_that_leaves_the_pile_drops_the_token_there() -> None:
    p = field(f"0 {SPEARS} at 24,19", FAR, objectives=["at 24,23 pile=0"], **FEAST)
    act(p, 0, "maneuver")
    p.answer(0, {"distance": 2000})
    assert state(p).o_unit == [0]
    q = field(f"0 {SPEARS} at 24,19", FAR, objectives=["at 24,21.5 pile=0"], **FEAST)
    act(q, 0, "maneuver")
    q.answer(0, {"pivot": 18000, "distance": 5000})
    assert state(q).o_unit == [-1]  # it was not on the token when it ended its move
    st = state(p)
    st.x[0], st.y[0] = 24000, 8000
    assert carry.why_not_token(st, 0, 0, 24000, 30000, at_pile=True) is not None
    assert carry.why_not_token(st, 0, 0, 24000, 25500, at_pile=True) is None


@pytest.mark.rule("miniatures:modes.new_piles")
def test_fallen_infantry_leaves_a_pile_with_a_token() -> None:
    p = rule("wounds.wound", 0, 12, 1, -1, units=[f"0 {SPEARS} at 24,36", TWO, FAR], **FEAST)
    p.expect("feast.pile", 0)
    assert p.refused(0, {"x": 24000, "y": 36000, "facing": 0}) == "modes.new_piles"
    p.answer(0, {"x": 34000, "y": 36000, "facing": 0})
    assert state(p).t_kind.count("corpse_pile") == 2
    assert (state(p).o_x, state(p).o_pile) == ([34000], (1,))
    wolf = rule("wounds.wound", 0, 4, 1, -1, units=[f"0 {WOLF} at 24,36", TWO, FAR], **FEAST)
    assert state(wolf).t_kind.count("corpse_pile") == 1


@pytest.mark.rule("miniatures:modes.slow")
def test_a_carriers_speed_may_fall_below_two_but_never_rise() -> None:
    st = stage(f"0 {SPEARS} at 24,24", mode="a_dance_with_dragons", objectives=["at 24,24"]).state
    st.o_unit = [0]
    assert speed(st, 0) == 2000
    for part, wanted in (("slow", 1000), ("fast", 2000)):
        source = "crannog_traps" if part == "slow" else "on_the_double"
        st.effects = [{"what": "part", "source": source, "part": part, "unit": 0, "seat": 0,
                       "until": "turn"}]  # fmt: skip
        assert speed(st, 0) == wanted


def two_tokens(*units: str, first: str, second: str, **data: Any) -> Play:
    """Unit 0 carries the first token already; the second lies somewhere."""
    p = field(*units, CAMP, objectives=[first, second], **{**CARRYING, **data})
    for match in (p.match, p.native):
        match.st.o_unit[0] = 0
    return p


@pytest.mark.rule("miniatures:modes.carry")
def test_a_second_token_under_a_shift_before_shooting() -> None:
    p = two_tokens(
        f"0 {BOWS} at 24,20", f"1 {SPEARS} at 24,33 facing 180", first="at 4,4", second="at 24,23.5"
    )
    act(p, 0, "ranged")
    p.answer(0, {"direction": 0, "distance": 2000})
    p.expect("objective.place", 1)
    p.answer(1, {"x": 24000, "y": 18000})
    p.expect("attack.target", 0)  # and the shot goes on


@pytest.mark.rule("miniatures:modes.carry")
@pytest.mark.parametrize("face", [6, 1])
def test_a_second_token_at_the_end_of_a_charge(face: int) -> None:
    """Carriers are slow: two inches and the die."""
    p = two_tokens(
        f"0 {SPEARS} at 24,14", f"1 {SPEARS} at 24,24 facing 180", first="at 4,4",
        second=f"at 24,{18.5 if face == 1 else 20}",
    )  # fmt: skip
    act(p, 0, "charge 1")
    p.answer(0, {"pivot": 0}, inject=faces("charge", face))
    idle(p, "objective.place")
    assert last(p, "charge.run")["success"] == (face == 6)
    p.answer(1, {"x": 24000, "y": 17000})
    assert state(p).o_y[1] == 17000


@pytest.mark.rule("miniatures:modes.carry")
def test_a_second_token_under_a_free_pivot() -> None:
    q = rule(
        "movement.free_pivot", 0, units=[f"0 {SPEARS} at 24,20", CAMP],
        objectives=["at 4,4", "at 24,23.4"], **CARRYING,
    )  # fmt: skip
    for match in (q.match, q.native):
        match.st.o_unit[0] = 0
    q.answer(0, {"turn": 4500})
    q.expect("objective.place", 1)
    q.answer(1, {"x": 24000, "y": 17000})


@pytest.mark.rule("miniatures:modes.carry_lost")
def test_the_opponent_chooses_who_takes_a_lost_token() -> None:
    q = field(
        f"0 {SPEARS} at 24,20, wounds 11", f"1 {SPEARS} against 0 front",
        f"1 {SPEARS} against 0 rear", f"0 {BOWS} at 4,4", CAMP, turn=1, objectives=["at 24,20"],
        **CARRYING,
    )  # fmt: skip
    for match in (q.match, q.native):
        match.st.o_unit[0] = 0
    act(q, 1, "melee 0")
    idle(q, "objective.taker")
    assert q.asked().seat == 1
    q.answer(1, unit(q, 2))
    assert state(q).o_unit == [2]


@pytest.mark.rule("miniatures:modes.carry_lost")
@pytest.mark.parametrize(
    ("turn", "by", "out", "who"),
    [
        (0, 2, (), 2),  # whoever caused it
        (0, 1, (), 1),
        (0, 0, (), 1),  # nobody decides for the other side about his own
        (0, -1, (), 1),
        (1, -1, (), 1),  # the next opponent, from whose turn it is
        (2, -1, (), 2),
        (2, 1, (1,), 2),  # who is out decides nothing any more
        (0, -1, (1,), 2),
    ],
)
def test_who_decides_for_the_other_side(turn: int, by: int, out: tuple[int, ...], who: int) -> None:
    units = [f"{seat} {SPEARS} at {10 + 12 * seat},24" for seat in range(3)]
    st = state(field(*units, seats=3, turn=turn, **CARRYING))
    st.out = tuple(int(seat in out) for seat in range(3))
    assert carry.opponent(st, 0, by) == who


@pytest.mark.rule("miniatures:modes.carry_stolen", "miniatures:modes.carry_laid")
def test_who_carries_one_already_lays_the_stolen_token_down() -> None:
    p = field(
        f"0 {SPEARS} at 24,20, wounds 5", f"1 {SPEARS} against 0 front", CAMP, turn=1,
        objectives=["at 24,20", "at 24,25"], **CARRYING,
    )  # fmt: skip
    for match in (p.match, p.native):
        match.st.o_unit[:] = [0, 1]
    act(p, 1, "melee 0", inject=faces("attack", *[1] * 7))
    p.expect("objective.place", 0)
    p.answer(0, {"x": 24000, "y": 24500})
    assert state(p).o_unit == [-1, 1]


@pytest.mark.rule("miniatures:modes.carry_lost")
def test_a_fallen_carrier_leaves_its_token_where_the_opponent_lays_it() -> None:
    p = field(
        f"0 {SPEARS} at 24,20, wounds 11", f"0 {BOWS} at 4,4", CAMP, objectives=["at 24,20"],
        terrain=["stakes at 24,25"], **CARRYING,
    )  # fmt: skip
    for match in (p.match, p.native):
        match.st.o_unit[0] = 0
    act(p, 0, "maneuver")
    p.answer(0, {"pivot": 0, "distance": 2000, "turn": 0}, inject=faces("danger", 3))
    p.expect("objective.place", 1)
    p.answer(1, {"x": 24000, "y": 22000})
    assert state(p).where[0] == 2
    assert state(p).o_unit == [-1]


@pytest.mark.rule("miniatures:modes.carry_laid", "miniatures:movement.table_edge")
def test_where_a_token_may_be_laid_to_a_hair() -> None:
    """At most so far from the tray, on no other tray and not over the edge."""
    other = f"1 {SPEARS} at 24,30 facing 180"
    st = state(field(ONE, other, f"0 {SPEARS} at 3,3", FAR, **DANCE))
    left, back = st.x[0] - st.half_width[0], st.y[0] - st.half_depth[0]
    foe = st.y[1] - st.half_depth[1]
    radius, drop = RADIUS, carry.DROP

    def why(x: int, y: int, u: int = 0) -> str:
        no = carry.why_not_token(st, 0, u, x, y, at_pile=False)
        return no.rule if no else ""

    assert why(left - drop, 24000) == ""
    assert why(left - drop - 1, 24000) == "modes.carry_laid"
    assert why(24000, back - drop) == ""
    assert why(24000, back - drop - 1) == "modes.carry_laid"
    assert why(24000, foe - radius) == ""
    assert why(24000, foe - radius + 1) == "modes.carry_laid"
    assert why(24000, 24000) == ""  # under the tray itself
    corner = next(u for u in range(len(st.x)) if (st.x[u], st.y[u]) == (3000, 3000))
    assert why(radius, 3000, corner) == ""
    assert why(radius - 1, 3000, corner) == "movement.table_edge"
    assert why(3000, radius, corner) == ""
    assert why(3000, radius - 1, corner) == "movement.table_edge"


@pytest.mark.rule("miniatures:modes.carry_laid")
def test_a_token_finds_a_spot_however_crowded_the_table() -> None:
    """Nobody need search: under its own tray there is room, since nothing else lies there."""
    tried = 0
    for seed in range(150):
        rng = random.Random(seed)
        st = crowd(rng, engaged=seed % 2 == 0, spread=6000)
        fallen.add_token(st, 24000, 24000, "", -1)
        barred = pieces_that(st, "bars")
        for u in on_table(st):
            if any(on_piece(st, i, tray(st, u)) for i in barred):
                continue  # chance laid a piece on it
            tried += 1
            assert carry.why_not_token(st, 0, u, st.x[u], st.y[u], at_pile=False) is None
            found = carry.propose_token(st, 1, (0, u, SPEARS, False), Splitmix(seed), 4)
            assert 0 < len(found) <= 4
            for plan in found:
                assert carry.why_not_token(st, 0, u, plan["x"], plan["y"], at_pile=False) is None
    assert tried > 500


@pytest.mark.rule("miniatures:modes.pile_contact")
@pytest.mark.parametrize("place", ["24,24", "2,1.5", "46,46.5", "2,46.5 facing 0"])
def test_a_token_finds_a_spot_on_its_pile_at_the_edge_too(place: str) -> None:
    pile: dict[str, Any] = {
        "terrain": [f"corpse_pile at {place}"],
        "objectives": ["at 24,24 pile=0"],
    }
    st = state(field(f"0 {SPEARS} at 24,10", CAMP, mode="a_feast_for_crows", **pile))
    middle = st.t_x[0], st.t_y[0]
    assert carry.why_not_token(st, 0, 0, *middle, at_pile=True) is None
    assert carry.propose_token(st, 1, (0, 0, SPEARS, True), Splitmix(1), 4)


@pytest.mark.rule("miniatures:modes.carry_lost")
@pytest.mark.parametrize("owner", [0, 1])
def test_the_owner_decides_if_no_opponent_plays_any_more(owner: int) -> None:
    st = state(field(f"{owner} {SPEARS} at 24,24", f"{1 - owner} {SPEARS} at 24,40", **CARRYING))
    st.turn = owner
    st.out = tuple(int(seat != owner) for seat in range(2))
    assert carry.opponent(st, 0, -1) == carry.opponent(st, 0, 1 - owner) == owner
