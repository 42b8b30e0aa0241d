"""The attack sequence, facing, firing into combat, Surge Forth."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.miniatures.driver import (
    BOWS,
    FAR,
    MINE,
    SPEARS,
    WOLF,
    act,
    faces,
    field,
    idle,
    key,
    last,
    pose,
    rule,
    stage,
    state,
    strike,
    unit,
    why_not_action,
)
from tests.games.miniatures.rules.crowds import none_missed

from weirwood.games.miniatures import facts
from weirwood.games.miniatures.rules import attack, units
from weirwood.games.miniatures.rules import attack as melee
from weirwood.games.miniatures.rules.contexts import top
from weirwood.games.miniatures.rules.field import side_touched
from weirwood.games.miniatures.state import GONE

GUARD = "0 lannister_guardsmen at 24,20"
KILL: dict[str, Any] = {"attack": [6] * 7, "defense": [1] * 7}


@pytest.mark.rule(
    "miniatures:attack.steps",
    "miniatures:attack.dice_by_ranks",
    "miniatures:attack.hit",
    "miniatures:attack.defense",
    "miniatures:attack.wounds",
    "miniatures:panic.after_attack",
    "miniatures:panic.panic_test",
)
def test_the_rulebooks_attack() -> None:
    """Four hits of six dice, two blocked, a failed Panic test, three losses in all."""
    p = field(GUARD, "1 stark_sworn_swords against 0 front", FAR)
    dice = faces("attack", 6, 4, 5, 1, 3, 4) + faces("defense", 4, 1, 5, 2)
    act(p, 0, "melee 1", inject=dice + faces("morale", 1, 3) + faces("panic", 1))
    assert last(p, "attack.hits")["hits"] == 4
    assert (last(p, "attack.wounds")["blocked"], last(p, "attack.wounds")["count"]) == (2, 2)
    assert last(p, "test.result")["result"] == "failed"
    assert state(p).health[1] == 12 - 3


@pytest.mark.rule("miniatures:attack.dice_by_ranks")
def test_lost_ranks_cost_dice() -> None:
    for wounds, dice in ((0, 7), (3, 7), (4, 5), (8, 4), (11, 4)):
        spear = f"0 {SPEARS} at 24,20" + (f", wounds {wounds}" if wounds else "")
        p = field(spear, f"1 {SPEARS} against 0 front", FAR)
        act(p, 0, "melee 1", inject=faces("attack", *[1] * dice))
        assert len(last(p, "dice.attack")["dice"]) == dice


@pytest.mark.rule("miniatures:attack.one_six", "miniatures:attack.one_six_defense")
def test_ones_and_sixes_stand_above_modifiers() -> None:
    assert attack.is_hit(6, 9)
    assert not attack.is_hit(1, 0)
    assert not attack.is_hit(3, 4)
    assert attack.blocks(6, 9)
    assert not attack.blocks(1, -2)
    assert attack.blocks(6, 4, six_only=True)
    assert not attack.blocks(5, 4, six_only=True)


@pytest.mark.rule("miniatures:attack.rerolls")
def test_each_player_re_rolls_a_die_once_the_active_one_first() -> None:
    p = act(
        field(f"0 {SPEARS} at 24,10, weakened", f"1 {SPEARS} at 24,20 facing 180", FAR),
        0,
        "charge 1",
    )
    p.answer(0, {"pivot": 0}, inject=faces("charge", 6))
    p.answer(0, "full", inject=faces("attack", 1, 4, 4, 4, 4, 4, 4))
    p.expect("dice.reroll", 0)  # the Charge bonus
    p.answer(0, "die:1", inject=faces("attack", 5))
    p.expect("dice.reroll", 1)  # the Weakened token
    assert p.asked().args == ("attack", "token")
    p.answer(1, "die:1", "die:2", inject=faces("attack", 2, 3) + faces("defense", *[6] * 5))
    assert last(p, "attack.hits")["hits"] == 5
    assert state(p).tokens[0] == 0


@pytest.mark.rule("miniatures:attack.bonus", "miniatures:attack.bonus_adds")
def test_flank_and_rear_lower_defense_and_the_panic_test() -> None:
    for side, need, mod in (("front", 4, 0), ("left", 5, -1), ("right", 5, -1), ("rear", 6, -2)):
        p = field(f"1 {SPEARS} at 24,24", f"0 {SPEARS} against 0 {side}", FAR)
        dice = faces("attack", 4, *[1] * 6) + faces("defense", 1)
        act(p, 1, "melee 0", inject=dice + faces("morale", 6, 6) + faces("panic", 1))
        assert last(p, "dice.defense")["need"] == need
        assert last(p, "dice.test")["mod"] == mod
    st = state(p)
    attack.begin(st, 1, 0, 0, "rear", False)
    top(st)["keywords"] += ["sundering", "vicious"]
    assert attack.defense_need(st) == 7
    assert attack.panic_modifier(st) == -4


@pytest.mark.rule("miniatures:attack.bonus")
def test_side_bonuses_hold_for_shots_too() -> None:
    p = act(field(f"0 {BOWS} at 24,10", f"1 {SPEARS} at 24,20 facing 0", FAR), 0, "ranged")
    p.answer(0, {"distance": 0})
    dice = faces("attack", 4, *[1] * 6) + faces("defense", 1)
    p.answer(0, f"unit:{SPEARS}:1", inject=dice + faces("morale", 6, 6) + faces("panic", 1))
    assert last(p, "attack.declared")["side"] == "rear"
    assert last(p, "dice.defense")["need"] == 6


@pytest.mark.rule("miniatures:attack.melee_target", "miniatures:attack.facing_several")
def test_who_is_engaged_on_two_sides_cannot_turn_but_may_strike_anybody() -> None:
    """The rulebook's picture of the berserkers between two enemies."""
    p = field(
        f"0 {SPEARS} at 24,24", f"1 {SPEARS} against 0 front", f"1 {SPEARS} against 0 rear", FAR
    )
    p.answer(0, f"unit:{SPEARS}:0")
    assert p.may(0, f"melee:{SPEARS}:1")
    assert p.may(0, f"melee:{SPEARS}:2")
    act(p, 0, "melee 2", inject=faces("attack", *[1] * 7))
    assert pose(p, 0) == (24000, 24000, 0)


@pytest.mark.rule("miniatures:attack.facing", "miniatures:attack.slide")
def test_who_is_engaged_on_one_flank_may_turn_and_align_at_half() -> None:
    """The rulebook's picture of the berserkers who turn and slide to 50 %."""
    p = field(f"0 {SPEARS} at 24,24", f"1 {SPEARS} against 0 right", FAR)
    act(p, 0, "melee 1")
    p.expect("attack.stance", 0)
    assert p.keys() == ["stay", "full", "left", "right"]
    shown = p.view(0)["places"]
    assert shown["stay"] == [24000, 24000, 0]
    assert p.view(1)["places"] == {}
    p.answer(0, "left", inject=faces("attack", *[1] * 7))
    assert pose(p, 0) == tuple(shown["left"])
    assert pose(p, 0)[2] == 9000
    assert side_touched(state(p), 0, 1) == "front"
    assert side_touched(state(p), 1, 0) == "front"


@pytest.mark.rule("miniatures:attack.slide")
def test_a_slide_touches_nobody_else() -> None:
    p = field(
        f"0 {SPEARS} at 24,24",
        f"1 {SPEARS} against 0 front half_left",
        f"1 {WOLF} at 31,22 facing 180",
        FAR,
    )
    assert melee.stances(state(p), 0, 1)[0] == "stay"
    assert not melee.keeps_apart(state(p), 0, 1, (27000, 24000, 0, 2750, 2400))


@pytest.mark.rule("miniatures:attack.weapon")
def test_a_unit_with_several_attacks_chooses() -> None:
    p = field("0 pyromancers at 24,20", f"1 {SPEARS} at 24,28 facing 180", FAR)
    assert attack.weapons(state(p), 0, ranged=True) == [0]
    assert attack.weapons(state(p), 0, ranged=False) == [1]
    from weirwood.games.miniatures.rules.attack import weapon_keys

    assert weapon_keys(state(p), 0, (0, False)) == ["weapon:wildfire:1"]


@pytest.mark.rule("miniatures:attack.melee_weapon")
def test_a_wall_has_no_melee_attack() -> None:
    p = field("0 castle_wall at 24,4", f"0 {SPEARS} at 10,10", FAR, mode="a_storm_of_swords")
    assert attack.weapons(state(p), 0, ranged=False) == []


@pytest.mark.rule("miniatures:attack.into_combat")
def test_firing_into_combat_makes_friends_panic() -> None:
    p = field(
        f"0 {BOWS} at 24,10",
        f"1 {SPEARS} at 24,20 facing 0",
        f"0 {SPEARS} against 1 front",
        FAR,
    )
    act(p, 0, "ranged")
    p.answer(0, {"distance": 0})
    dice = faces("attack", *[1] * 7) + faces("morale", 1, 1) + faces("panic", 3)
    p.answer(0, f"unit:{SPEARS}:1", inject=dice)
    assert last(p, "dice.test")["nr"] == 2
    assert state(p).health[2] == 9


@pytest.mark.rule("miniatures:attack.destroyed_no_panic", "miniatures:units.destroyed")
def test_who_falls_to_the_wounds_takes_no_panic_test() -> None:
    p = field(f"0 {SPEARS} at 24,20", f"1 {SPEARS} against 0 front, wounds 11", FAR)
    act(p, 0, "melee 1", inject=faces("attack", 4, *[1] * 6) + faces("defense", 1))
    assert p.told("unit.destroyed")
    assert not p.told("dice.test")


@pytest.mark.rule("miniatures:attack.surge", "miniatures:attack.surge_friends")
def test_the_victor_surges_forth_and_friends_may_turn() -> None:
    p = field(
        f"0 {SPEARS} at 24,20",
        f"1 {SPEARS} against 0 front, wounds 11",
        f"0 {SPEARS} against 1 rear",
        FAR,
    )
    act(p, 0, "melee 1", inject=faces("attack", 4, *[1] * 6) + faces("defense", 1))
    p.expect("attack.surge", 0)
    p.answer(0, "maneuver")
    p.answer(0, {"distance": 0})
    p.expect("move.pivot", 0)
    assert p.asked().args[0] == 2


@pytest.mark.rule("miniatures:attack.surge")
def test_a_panic_test_that_finishes_the_defender_counts_for_the_surge() -> None:
    p = field(f"0 {SPEARS} at 24,20", f"1 {SPEARS} against 0 front, wounds 10", FAR)
    dice = faces("attack", 4, *[1] * 6) + faces("defense", 1) + faces("morale", 1, 1)
    act(p, 0, "melee 1", inject=dice + faces("panic", 2))
    p.expect("attack.surge", 0)


@pytest.mark.rule("miniatures:attack.surge_only_melee")
def test_a_shot_gives_no_surge() -> None:
    p = act(
        field(f"0 {BOWS} at 24,10", f"1 {SPEARS} at 24,20 facing 180, wounds 11", FAR), 0, "ranged"
    )
    p.answer(0, {"distance": 0})
    p.answer(0, f"unit:{SPEARS}:1", inject=faces("attack", 4, *[1] * 6) + faces("defense", 1))
    assert p.told("unit.destroyed")
    p.expect("turn.unit", 1)


@pytest.mark.rule("miniatures:attack.completed")
def test_completion_comes_once_and_after_everything() -> None:
    p = field(f"0 {SPEARS} at 24,20", f"1 {SPEARS} against 0 front, wounds 11", FAR)
    act(p, 0, "melee 1", inject=faces("attack", 4, *[1] * 6) + faces("defense", 1))
    kinds = [e["kind"] for e in p.events]
    assert kinds.index("unit.destroyed") > kinds.index("attack.wounds")
    assert kinds.count("attack.declared") == 1


@pytest.mark.rule("miniatures:abilities.effect_hits")
def test_hits_from_effects_are_defended_without_a_panic_test() -> None:
    p = rule(
        "attack.hits", 0, 4, 1, -1,
        units=[f"0 {SPEARS} at 24,20", FAR], inject=faces("defense", 4, 5, 1, 2),
    )  # fmt: skip
    assert state(p).health[0] == 10
    assert not p.told("dice.test")


@pytest.mark.rule("miniatures:attack.ranged_target")
def test_no_target_no_shot() -> None:
    p = field(f"0 {BOWS} at 24,10 facing 180", f"1 {SPEARS} at 24,20 facing 180")
    assert why_not_action(p, 0, "ranged") == "attack.ranged_target"


@pytest.mark.rule("miniatures:attack.ranged_weapon")
def test_who_has_no_bow_does_not_shoot() -> None:
    p = field(f"0 {SPEARS} at 24,10", f"1 {SPEARS} at 24,20 facing 180")
    assert why_not_action(p, 0, "ranged") == "attack.ranged_weapon"


@pytest.mark.rule(
    "miniatures:attack.ranged_target",
    "miniatures:measuring.front_arrow",
    "miniatures:sight.units_block",
    "miniatures:terrain.cover",
)
def test_a_shot_is_refused_by_what_stops_it() -> None:
    p = field(
        f"0 {BOWS} at 24,10",
        f"1 {SPEARS} at 24,20 facing 180",  # in sight
        f"1 {SPEARS} at 24,44 facing 180",  # too far
        f"1 {WOLF} at 24,24.4 facing 180",  # behind the first
    )
    act(p, 0, "ranged").answer(0, {"direction": 0, "distance": 0})
    p.expect("attack.target", 0)

    def why(u: int) -> str:
        no = p.why_not(0, unit(p, u))
        return no.rule if no is not None else ""

    assert why(1) == ""
    assert why(2) == "measuring.front_arrow"
    assert why(3) == "sight.units_block"
    assert p.why_not(0, "unit:nobody:0") is not None

    def stopped(target: str, piece: str = "") -> str:
        st = state(field(f"0 {BOWS} at 24,10", target, FAR, terrain=[piece] if piece else []))
        index = attack.weapons(st, 0, ranged=True)[0]
        no = attack.why_not_shot(st, 0, index, units.tray(st, 0), 1)
        return no.rule if no is not None else ""

    assert stopped(f"1 {WOLF} at 24,22") == ""
    assert stopped(f"1 {WOLF} at 24,22", "forest at 24,16.5") == "terrain.cover"
    assert stopped(f"1 {WOLF} at 24,22", "palisade at 24,16.5") == "terrain.blocks_sight"
    assert stopped(f"1 {WOLF} at 34,10") == "sight.line"


@pytest.mark.rule("miniatures:attack.ranged_shift", "miniatures:measuring.front_arrow")
def test_who_stands_still_is_told_what_stops_the_shot() -> None:
    p = act(field(f"0 {BOWS} at 24,10", f"1 {SPEARS} at 24,28.8 facing 180"), 0, "ranged")
    assert p.refused(0, {"direction": 0, "distance": 0}) == "measuring.front_arrow"
    assert p.refused(0, {"direction": 0, "distance": 1000}) == "attack.ranged_shift"


# ---- surge forth --------------------------------------------------------------------------------


@pytest.mark.rule("miniatures:attack.surge")
def test_no_surge_after_a_death_that_the_attack_did_not_cause() -> None:
    """The wound of an ability kills the defender before the first die is rolled."""
    p = strike("rose_knights, wounds 2", f"{SPEARS}, wounds 11", dice={}, script={
        "attack__surge": "maneuver",
        "move__maneuver": [{"pivot": 0, "distance": 1000, "turn": 0}]})  # fmt: skip
    assert p.hurt(1) == -1
    assert not p.told("dice.attack")
    assert not p.told("unit.moved")
    assert p.state.vp[0] == 1


@pytest.mark.rule("miniatures:attack.surge", "miniatures:movement.free_pivot")
@pytest.mark.parametrize("what", ["free", "fights on", "fell"])
def test_who_was_freed_pivots_unless_it_fights_on_or_fell_meanwhile(what: str) -> None:
    p = field(
        f"0 {SPEARS} at 24,12", f"1 {SPEARS} against 0 front, wounds 11",
        f"0 {SPEARS} against 1 rear", FAR,
    )  # fmt: skip
    act(p, 0, "melee 1", inject=[*faces("attack", 6, *[1] * 6), *faces("defense", 1)])
    idle(p, "attack.surge")
    for match in (p.match, p.native):
        if what == "fights on":
            match.st.touch.append((2, 3, 0, 0))
        elif what == "fell":
            match.st.where[2] = GONE
    p.answer(0, "none")
    assert (p.asked().kind == "move.pivot") == (what == "free")


@pytest.mark.rule("miniatures:attack.surge")
def test_surge_after_a_death_by_the_panic_test() -> None:
    dice = {"attack": [6] + [1] * 6, "defense": [1], "morale": [1, 1], "panic": [3]}
    p = strike(SPEARS, f"{SPEARS}, wounds 9", dice=dice, script={
        "attack__surge": "maneuver",
        "move__maneuver": [{"pivot": 0, "distance": 1000, "turn": 0}]})  # fmt: skip
    assert p.hurt(1) == -1
    assert p.last("unit.moved")["how"] == "maneuver"


@pytest.mark.rule("miniatures:attack.steps")
def test_an_attack_whose_attacker_falls_first_asks_for_no_test() -> None:
    """Hits before the attack destroy the attacker: nothing was rolled, nobody passed a test."""
    night = "night_gathers"
    watch = "sworn_brothers"
    p = stage(f"0 {watch} at 24,12", f"1 {SPEARS} against 0 front, wounds 11",
              hands={"0": [night]}, dice={"defense": [1] * 4})  # fmt: skip
    p.play(turn__unit=[key(0, watch)], turn__action=["none"], effects__play=[f"card:{night}:0"])
    assert [u for _, u in p.state.pins] == [0]
    p.play(turn__unit=[key(1)], turn__action=[f"melee:{watch}:0"])
    assert p.hurt(1) == -1
    assert not p.told("dice.attack")
    assert not p.told("test.result")


# ---- surge is an action -------------------------------------------------------------------------


@pytest.mark.rule("miniatures:attack.surge", "miniatures:rounds.free_action")
def test_surging_forth_is_a_free_action_that_may_be_answered() -> None:
    """What happens before and after a Maneuver happens before and after this one."""
    dice = {**KILL, "danger": [1]}
    p = strike(SPEARS, f"{SPEARS}, wounds 9", dice=dice, terrain=["stakes at 24,11"], script={
        "attack__surge": "maneuver",
        "move__maneuver": [{"pivot": 0, "distance": 3000, "turn": 0}]})  # fmt: skip
    assert p.last("action.chosen")["free"]
    assert p.last("action.chosen")["action"] == "maneuver"
    assert p.hurt(0) == 2  # it stood on stakes when it began


# ---- three at a table ---------------------------------------------------------------------------


@pytest.mark.rule("miniatures:attack.surge")
def test_only_friends_of_the_attacker_turn_after_its_victim() -> None:
    units = [MINE, f"1 {SPEARS} against 0 front", f"2 {SPEARS} against 1 rear"]
    st = stage(*units, seats=3).state
    attack.begin(st, 0, 1, 0, "front", False)
    assert st.stack[-1]["freed"] == []


# --- what a unit chooses ------------------------------------------------------------------------


@pytest.mark.rule("miniatures:attack.weapon")
def test_a_unit_with_two_attacks_of_a_kind_chooses(monkeypatch: pytest.MonkeyPatch) -> None:
    card = facts.UNITS[SPEARS]
    knife = replace(card.attacks[0], id="wildfire", hit=2, dice=(3, 2, 1))
    profiles: Any = units.PROFILES
    monkeypatch.setitem(profiles, SPEARS, replace(card, attacks=(card.attacks[0], knife)))
    p = field(f"0 {SPEARS} at 24,12", f"1 {SPEARS} against 0 front", FAR)
    act(p, 0, "melee 1")
    idle(p, "attack.weapon")
    keys = p.keys(0)
    assert keys[1] == "weapon:wildfire:1"
    odds = p.view(0)["odds"]
    assert odds[keys[0]]["dice"] == card.attacks[0].dice[0]
    assert odds[keys[1]]["dice"] == 3
    p.answer(0, keys[1], inject=faces("attack", 1, 1, 1))
    assert last(p, "dice.attack")["dice"] == [1, 1, 1]


@pytest.mark.rule("miniatures:attack.ranged_shift", "miniatures:movement.exists")
@pytest.mark.parametrize(("foe", "friend", "low", "high"), [
    ("27.6", "16", 800, 1210),
    ("26.88", "14.9", 80, 110),  # three hundredths of an inch wide, and near
])  # fmt: skip
def test_a_shift_of_less_than_two_inches_is_found_and_shown(
    foe: str, friend: str, low: int, high: int
) -> None:
    """Only so far ahead: further on stands a friend, nearer the target is far."""
    rows = (f"1 {SPEARS} at 24,{foe} facing 180", f"0 {SPEARS} at 19.5,{friend}", FAR)
    p = field(f"0 {BOWS} at 24,10", *rows)
    act(p, 0, "ranged")
    shown = p.match.propose(p.asked(), random.Random(1), 8)
    assert shown
    assert all(plan["direction"] == 0 and low <= plan["distance"] <= high for plan in shown)
    p.answer(0, {"direction": 0, "distance": (low + high) // 2})
    p.expect("attack.target", 0)


@pytest.mark.rule("miniatures:movement.exists", "miniatures:attack.ranged_target")
def test_chance_finds_no_shot_that_was_refused() -> None:
    none_missed("shot", 200)
