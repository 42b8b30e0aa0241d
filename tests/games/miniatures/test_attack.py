"""The attack sequence, facing, firing into combat, Surge Forth."""

from __future__ import annotations

import pytest

from weirwood.games.miniatures import attack as melee
from weirwood.games.miniatures import attacks
from weirwood.games.miniatures.field import side_touched
from weirwood.games.miniatures.rows import top

from .battle import (
    BOWS,
    FAR,
    SPEARS,
    WOLF,
    act,
    faces,
    field,
    last,
    pose,
    rule,
    state,
    why_not_action,
)

GUARD = "0 lannister_guardsmen at 24,20"


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
    assert attacks.is_hit(6, 9)
    assert not attacks.is_hit(1, 0)
    assert not attacks.is_hit(3, 4)
    assert attacks.blocks(6, 9)
    assert not attacks.blocks(1, -2)
    assert attacks.blocks(6, 4, six_only=True)
    assert not attacks.blocks(5, 4, six_only=True)


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
    attacks.begin(st, 1, 0, 0, "rear", False)
    top(st)["keywords"] += ["sundering", "vicious"]
    assert attacks.defense_need(st) == 7
    assert attacks.panic_modifier(st) == -4


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
    assert attacks.weapons(state(p), 0, ranged=True) == [0]
    assert attacks.weapons(state(p), 0, ranged=False) == [1]
    from weirwood.games.miniatures.choices import weapon_keys

    assert weapon_keys(state(p), 0, (0, False)) == ["weapon:wildfire:1"]


@pytest.mark.rule("miniatures:attack.melee_weapon")
def test_a_wall_has_no_melee_attack() -> None:
    p = field("0 castle_wall at 24,4", f"0 {SPEARS} at 10,10", FAR, mode="a_storm_of_swords")
    assert attacks.weapons(state(p), 0, ranged=False) == []


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
        "wounds.hits", 0, 4, 1, -1,
        units=[f"0 {SPEARS} at 24,20", FAR], inject=faces("defense", 4, 5, 1, 2),
    )  # fmt: skip
    assert state(p).health[0] == 10
    assert not p.told("dice.test")


@pytest.mark.rule("miniatures:attack.ranged_target")
def test_no_target_no_shot() -> None:
    p = field(f"0 {BOWS} at 24,10 facing 180", f"1 {SPEARS} at 24,20 facing 180")
    assert why_not_action(p, 0, "ranged") == "attack.ranged_target"
