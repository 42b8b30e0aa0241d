"""How answers are spelt: the keys of options and the numbers of a move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from weirwood.kernel import Refusal

from ..geometry.trig import TURN
from ..state import Position

if TYPE_CHECKING:
    from collections.abc import Iterable


Reply = tuple[tuple[str, int], ...]
Plan = dict[str, int]
Args = tuple[Any, ...]
"""The arguments of a question, as the rule asked it."""


def read(reply: Reply, names: Iterable[str]) -> Plan | Refusal:
    """The named numbers of an answer; a name left out is 0, an unknown one is refused."""
    allowed = tuple(names)
    plan = dict.fromkeys(allowed, 0)
    for name, value in reply:
        if name not in plan:
            args = {"found": name, "allowed": ", ".join(allowed)}
            return Refusal("movement.parameters", args)
        plan[name] = value
    for name in ("pivot", "turn", "facing"):
        if name in plan and not -TURN < plan[name] < TURN:
            return Refusal("movement.angle", {"found": plan[name]})
    if plan.get("distance", 0) < 0:
        return Refusal("movement.distance", {"found": plan["distance"], "most": 0})
    if not 0 <= plan.get("direction", 0) < 4:
        return Refusal("movement.direction", {"found": plan["direction"]})
    return plan


def unique(plans: Iterable[Plan]) -> list[Plan]:
    seen: dict[tuple[Any, ...], Plan] = {}
    for plan in plans:
        seen.setdefault(tuple(sorted(plan.items())), plan)
    return list(seen.values())


def key(st: Position, u: int) -> str:
    """How options name a unit: its card and its number."""
    return f"unit:{st.kind[u]}:{u}"


def number(option: str) -> int:
    """The number at the end of an option's key."""
    return int(option.rsplit(":", 1)[1])


def words(*found: str) -> Callable[[Position, int, Args], Sequence[str]]:
    """Options that never change."""

    def keys(st: Position, seat: int, args: Args) -> Sequence[str]:
        return found

    return keys


def counted(rule: str) -> Callable[[Position, int, Args, Sequence[str]], Refusal]:
    """Where a rule says how many: it speaks of too few and too many."""

    def count(st: Position, seat: int, args: Args, found: Sequence[str]) -> Refusal:
        return Refusal(rule, {"found": len(found)})

    return count


def first_arg(st: Position, seat: int, args: Args) -> list[str]:
    """The options stand in the question itself."""
    return list(args[0])


YES_NO: Final = words("yes", "no")
