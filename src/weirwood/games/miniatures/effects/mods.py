"""What abilities change in the numbers that the rules reckon with. Plain functions."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from weirwood.games.miniatures.state import Position


def attack_mods(st: Position) -> None:
    """Everything that changes the attack at the top of the stack, before its dice are counted."""


def defense_mods(st: Position) -> None:
    """Everything that changes Defense rolls, right before them."""


def test_mods(st: Position) -> None:
    """Everything that changes the test at the top of the stack, before its dice."""


def speed(st: Position, u: int, base: int) -> int:
    return base


def ignores(st: Position, u: int, keyword: str) -> bool:
    return False


def may_reroll(st: Position, what: str, seat: int) -> bool:
    return False


def over_obstacles(st: Position, u: int, attack: int) -> bool:
    return False


def counts_as_controlling(st: Position, seat: int, zone: str) -> bool:
    return False


def hand_bonus(st: Position, seat: int) -> int:
    return 0


def refuses_token(st: Position, u: int, token: str) -> bool:
    """Can this unit never gain such a token?"""
    return False


def pivots_before_march(st: Position, u: int) -> bool:
    return False


def no_pivot_after(st: Position, u: int) -> bool:
    """May an enemy that a Retreat left behind not turn?"""
    return False


def hindered(st: Position, u: int) -> bool:
    """Does every piece of terrain count as hindering for this unit?"""
    return False


def extra_actions(st: Position, u: int) -> list[str]:
    """Further actions that effects offer to a unit in its activation."""
    return []


def forbids_action(st: Position, u: int, action: str) -> bool:
    return False
