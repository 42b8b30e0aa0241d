"""Morale and Panic tests. Ledger: `panic`."""

from __future__ import annotations

from weirwood.kernel import Flow, at, procedure, tell

from ..state import NOBODY, ON, Position
from . import seams
from .contexts import find, pop, push, test_now
from .dice import rerolls, throw
from .modes.carry import lose_token
from .orders import window
from .terrain import morale_of_ground
from .units import is_wall, profile, tray
from .wounds import wound

NO_CAP = 99


@procedure
def morale_test(st: Position, u: int, mod: int, by: int) -> Flow[bool]:
    """2D6 and modifiers against Morale (rule panic.morale_test)."""
    return (yield from test(st, u, False, mod, 0, by, NOBODY, "effect", False))


@procedure
def panic_test(st: Position, u: int, mod: int, extra: int, by: int) -> Flow[bool]:
    """A Panic test that an effect calls for (rule panic.panic_test)."""
    return (yield from test(st, u, True, mod, extra, by, NOBODY, "effect", False))


@procedure
def test(
    st: Position,
    u: int,
    panic: bool,
    mod: int,
    extra: int,
    by: int,
    by_unit: int,
    source: str,
    sure: bool,
) -> Flow[bool]:
    """A test from its call to its consequences; gives whether it was passed.

    ``sure``: no wound was suffered, so that it counts as taken and passed (rule panic.no_wounds).
    """
    if st.where[u] != ON or is_wall(st, u):
        return True
    begin(st, u, panic, mod, extra, by, by_unit, source, sure)
    yield from at("before", window(st, "test.before"))
    if st.where[u] != ON:
        pop(st, "test")
        return False
    seams.test_mods(st)
    if not test_now(st)["auto"]:
        roll_test(st)
        yield from rerolls(st, "test")
        yield from at("dice", window(st, "test.dice"))
    judge(st)
    passed = bool(test_now(st)["result"] == "passed")
    if passed:
        yield from at("passed", window(st, "test.passed"))
    else:
        if panic:
            lost = yield from wound(st, u, panic_wounds(st), by, by_unit)
            test_now(st)["lost"] = lost
            count_in_attack(st, lost)
            yield from lose_token(st, u, by)
        yield from at("failed", window(st, "test.failed"))
    pop(st, "test")
    return passed


def count_in_attack(st: Position, lost: int) -> None:
    """The wounds of its Panic test are wounds of the attack (rule attack.taken)."""
    attack = find(st, "attack")
    if test_now(st)["source"] == "attack" and attack is not None:
        attack["taken"] = attack.get("taken", 0) + lost
        attack["killed"] = st.where[test_now(st)["unit"]] != ON


def begin(
    st: Position, u: int, panic: bool, mod: int, extra: int, by: int, by_unit: int, source: str,
    sure: bool,
) -> None:  # fmt: skip
    """The test is called for."""
    push(
        st, "test", unit=u, panic=panic, mod=mod, extra=extra, cap=NO_CAP, dice=[], d3=0, by=by,
        by_unit=by_unit, source=source, auto="pass" if sure else "", result="", lost=0, flags=[],
    )  # fmt: skip


def roll_test(st: Position) -> None:
    """2D6, and a D3 with a Panic test."""
    row = test_now(st)
    u = row["unit"]
    row["dice"] = throw(st, "morale", 2)
    if row["panic"]:
        row["d3"] = throw(st, "panic", 1, 3)[0]
    tell(
        st, "dice.test", seat=st.owner[u], unit=st.kind[u], nr=u, dice=list(row["dice"]),
        d3=row["d3"], need=profile(st, u).morale, mod=row["mod"] + ground(st, u),
        panic=row["panic"],
    )  # fmt: skip


def ground(st: Position, u: int) -> int:
    return morale_of_ground(st, tray(st, u))


def total(st: Position) -> int:
    """The result: never below 0 (rule panic.floor)."""
    row = test_now(st)
    return max(0, sum(row["dice"]) + row["mod"] + ground(st, row["unit"]))


def judge(st: Position) -> None:
    row = test_now(st)
    u = row["unit"]
    if row["auto"] == "pass":
        row["result"] = "passed"
    elif row["auto"] == "fail":
        row["result"] = "failed"
    else:
        row["result"] = "passed" if total(st) >= profile(st, u).morale else "failed"
    tell(
        st, "test.result", seat=st.owner[u], unit=st.kind[u], nr=u, result=row["result"],
        panic=row["panic"], auto=bool(row["auto"]),
    )  # fmt: skip


def panic_wounds(st: Position) -> int:
    """The D3 and what changes it; never below 0, a limit is applied last (rule panic.wounds)."""
    row = test_now(st)
    d3 = row["d3"] or throw(st, "panic", 1, 3)[0]
    return int(min(row["cap"], max(0, d3 + row["extra"])))
