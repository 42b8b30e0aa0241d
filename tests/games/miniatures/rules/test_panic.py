"""Morale and Panic tests."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.miniatures.driver import FAR, SPEARS, WOLF, act, faces, field, last, rule, state

from weirwood.kernel.testing import Play

SWORDS = "0 stark_sworn_swords at 24,20"
# King's Men stand up again if they pass a test; their panic lets the enemy speak in the middle.
DYING = "kings_men"
WEAK = "wounds 11, panicked"


def trays(*more: str) -> list[str]:
    return [SWORDS, FAR, *more]


@pytest.mark.rule("miniatures:panic.morale_test")
def test_eight_passes_against_six() -> None:
    """The rulebook's example of a Morale test."""
    p = rule("panic.morale_test", 0, 0, 1, units=trays(), inject=faces("morale", 5, 3))
    assert last(p, "test.result")["result"] == "passed"
    q = rule("panic.morale_test", 0, 0, 1, units=trays(), inject=faces("morale", 3, 2))
    assert last(q, "test.result")["result"] == "failed"
    assert state(q).health[0] == 12  # only Panic tests cost wounds


@pytest.mark.rule("miniatures:panic.panic_test")
def test_four_fails_and_costs_the_d3() -> None:
    """The rulebook's example of a Panic test."""
    dice = faces("morale", 1, 3) + faces("panic", 1)
    p = rule("panic.panic_test", 0, 0, 0, 1, units=trays(), inject=dice)
    assert last(p, "test.result")["result"] == "failed"
    assert state(p).health[0] == 11


@pytest.mark.rule("miniatures:panic.floor")
def test_a_total_is_never_below_zero() -> None:
    """The rulebook's example: two and one at -4 make 0, not -1."""
    from weirwood.games.miniatures.rules import panic
    from weirwood.games.miniatures.rules.contexts import push

    st = state(field(*trays()))
    push(st, "test", unit=0, panic=True, mod=-4, extra=0, cap=99, dice=[2, 1], d3=2, auto="")
    assert panic.total(st) == 0
    panic_row = st.stack[-1]
    panic_row["extra"] = -3
    assert panic.panic_wounds(st) == 0


@pytest.mark.rule("miniatures:panic.wounds")
def test_changes_of_the_loss_come_after_the_dice_and_limits_last() -> None:
    from weirwood.games.miniatures.rules import panic
    from weirwood.games.miniatures.rules.contexts import push

    st = state(field(*trays()))
    push(st, "test", unit=0, panic=True, mod=0, extra=2, cap=99, dice=[1, 1], d3=3, auto="")
    assert panic.panic_wounds(st) == 5
    st.stack[-1]["cap"] = 2
    assert panic.panic_wounds(st) == 2


@pytest.mark.rule("miniatures:panic.d3_again", "miniatures:conditions.panicked")
def test_a_panicked_token_re_rolls_any_dice_the_d3_too() -> None:
    dice = faces("morale", 6, 6) + faces("panic", 1)
    units = [SWORDS + ", panicked", FAR]
    p = rule("panic.panic_test", 0, 0, 0, 1, units=units, inject=dice)
    p.expect("dice.reroll", 1)
    assert p.keys(1)[-1] == "die:3"
    p.answer(1, "die:1", "die:2", "die:3", inject=faces("morale", 1, 1) + faces("panic", 3))
    assert state(p).health[0] == 9
    assert state(p).tokens[0] == 0


@pytest.mark.rule("miniatures:panic.no_wounds")
def test_without_a_wound_the_test_is_passed_and_counts_as_taken() -> None:
    p = field(f"0 {SPEARS} at 24,20", f"1 {SPEARS} against 0 front", FAR)
    act(p, 0, "melee 1", inject=faces("attack", *[1] * 7))
    assert not p.told("dice.test")
    result = last(p, "test.result")
    assert (result["result"], result["auto"]) == ("passed", True)


@pytest.mark.rule("miniatures:panic.after_attack")
def test_one_wound_on_a_large_figure_is_enough_for_a_test() -> None:
    p = field(f"0 {SPEARS} at 24,20", f"1 {WOLF} against 0 front", FAR)
    dice = faces("attack", 4, *[1] * 6) + faces("defense", 1) + faces("morale", 6, 6)
    act(p, 0, "melee 1", inject=dice + faces("panic", 1))
    assert last(p, "dice.test")["nr"] == 1


@pytest.mark.rule("miniatures:panic.only_when_told")
def test_a_loss_alone_causes_no_panic() -> None:
    p = rule("wounds.wound", 0, 5, 1, -1, units=trays())
    assert state(p).health[0] == 7
    assert not p.told("test.result")


@pytest.mark.rule(
    "miniatures:panic.ground", "miniatures:terrain.horrific", "miniatures:terrain.inspiring"
)
def test_ground_in_short_range_changes_the_roll() -> None:
    for piece, mod in (("corpse_pile", -1), ("weirwood_tree", 1)):
        p = rule(
            "panic.morale_test", 0, 0, 1,
            units=trays(), terrain=[f"{piece} at 24,28"], inject=faces("morale", 3, 3),
        )  # fmt: skip
        assert last(p, "dice.test")["mod"] == mod
        assert last(p, "test.result")["result"] == ("passed" if mod >= 0 else "failed")


@pytest.mark.rule("miniatures:terrain.same_name")
def test_two_pieces_of_the_same_kind_count_once() -> None:
    p = rule(
        "panic.morale_test", 0, 0, 1,
        units=trays(), terrain=["corpse_pile at 24,28", "corpse_pile at 24,12"],
        inject=faces("morale", 3, 3),
    )  # fmt: skip
    assert last(p, "dice.test")["mod"] == -1


def asked_while_dying(p: Play, inject: list[tuple[str, Any]] | None = None) -> None:
    """The enemy may re-roll the last test of a unit: one question deep inside the wound."""
    d = p.expect("dice.reroll", 1)
    assert d.args[0] == "test"
    p.answer(1, inject=inject or [])
    assert p.told("test.result")


@pytest.mark.rule("miniatures:panic.wounds")
def test_a_failed_panic_test_that_kills() -> None:
    p = rule(
        "panic.panic_test", 0, 0, 0, 1,
        units=[f"0 {DYING} at 24,10, {WEAK}", f"0 {SPEARS} at 4,4", FAR],
        inject=faces("morale", 1, 1) + faces("panic", 1),
    )  # fmt: skip
    p.expect("dice.reroll", 1)
    p.answer(1, inject=faces("morale", 6, 6))
    asked_while_dying(p)
    assert state(p).health[0] == 1
