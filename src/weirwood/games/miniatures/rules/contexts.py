"""Contexts: what is going on right now, as a stack of plain rows.

An attack inside a charge inside an activation is three rows. Rules push and pop; abilities and
cards read the top one and write into it what they change. Every sort of row has a type: a chapter
reads its own by `attack_now`, `charge_now` and so on; who answers any event reads a `Row`.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict, overload

from ..state import Position

From = TypedDict("From", {"from": NotRequired[list[int]]})


class Event(TypedDict):
    """What every row has: its sort and its number, by which cards answer it once."""

    kind: str
    serial: int


class Defended(Event):
    """Hits that Defense dice may stop: of an attack, or of an effect."""

    defender: int
    side: str
    charge: bool
    keywords: list[str]
    flags: list[str]
    defense_mod: int
    extra_wounds: int
    extra_blocks: int
    hits: int
    direct: int  # hits that nothing stops
    defense: list[int]
    blocked: int
    again: NotRequired[list[int]]  # dice that were re-rolled: seat * 100 + die


class Attack(Defended):
    attacker: int
    attack: int  # its place on the card of the attacker
    ranged: bool
    disorderly: bool
    hit_mod: int
    dice_mod: int
    rank_mod: int
    highest: bool
    lowest: bool
    panic_mod: int
    panic_extra: int
    extra_hits: int
    n: int
    dice: list[int]
    misses: int
    wounds: int
    taken: NotRequired[int]
    resolved: NotRequired[bool]
    killed: NotRequired[bool]
    ranks_before: int
    ranks_destroyed: int
    panic: str
    destroyed: bool
    began: bool
    into: list[int]
    freed: list[int]
    rights: NotRequired[list[str]]
    later: NotRequired[list[str]]
    slain: NotRequired[list[str]]
    surged: NotRequired[bool]
    by: NotRequired[int]  # of an attack that no unit makes
    need: NotRequired[int]


class Charge(Event, From):
    unit: int
    target: int
    side: str
    dice: list[int]
    max: int  # the highest die that makes it disorderly
    flags: list[str]
    distance: int
    moved: int
    success: bool
    disorderly: bool
    origin: list[int]


class Retreat(Event):
    unit: int
    dice: list[int]
    flags: list[str]
    left: list[int]


class Action(Event):
    unit: int
    action: str
    free: bool
    target: int
    flags: list[str]
    length: int
    pivot_first: bool
    hurt: bool
    lost: bool
    done: bool


class Test(Event):
    unit: int
    panic: bool
    mod: int
    extra: int
    cap: int
    dice: list[int]
    d3: int
    by: int
    by_unit: int
    source: str
    auto: str
    result: str
    lost: int
    flags: list[str]


class Claim(Event):
    ncu: int
    zone: str
    replaced: bool
    target: int
    cancelled: bool
    fewer: NotRequired[bool]
    cleansed: NotRequired[str]


class Turn(Event):
    side: int
    touch: list[int]
    first_of_side: bool


class Activation(Event):
    unit: int
    no_action: bool
    forced: str


class Row(From, total=False):
    """Any event, for those who answer it; which keys it has, the rows above and their rules say."""

    kind: str
    serial: int
    unit: int
    target: int
    attacker: int
    defender: int
    attack: int
    action: str
    ncu: int
    zone: str
    name: str
    token: str
    card: str
    how: str
    by: int
    by_unit: int
    source: str
    side: int | str  # of a turn a side of the battle, of an attack a side of the tray
    touch: list[int]
    charge: bool
    ranged: bool
    free: bool
    disorderly: bool
    began: bool
    destroyed: bool
    resolved: bool
    killed: bool
    surged: bool
    replaced: bool
    cancelled: bool
    saved: bool
    fewer: bool
    hurt: bool
    highest: bool
    lowest: bool
    panic: bool | str  # of a test whether it is one, of an attack how it ended
    auto: str
    result: str
    forced: str
    cleansed: str
    dice: list[int]
    defense: list[int]
    d3: int
    again: list[int]
    left: list[int]
    into: list[int]
    freed: list[int]
    keywords: list[str]
    flags: list[str]
    rights: list[str]
    later: list[str]
    slain: list[str]
    n: int
    hits: int
    misses: int
    direct: int
    blocked: int
    wounds: int
    taken: int
    lost: int
    mod: int
    extra: int
    cap: int
    speed: int
    need: int
    max: int
    length: int
    distance: int
    moved: int
    success: bool
    hit_mod: int
    dice_mod: int
    rank_mod: int
    defense_mod: int
    panic_mod: int
    panic_extra: int
    extra_hits: int
    extra_wounds: int
    extra_blocks: int
    ranks_before: int
    ranks_destroyed: int


def push(st: Position, kind: str, **values: Any) -> None:
    """Begin something. Every context is one game event: cards answer it by its serial number."""
    st.serial += 1
    st.stack.append({"kind": kind, "serial": st.serial, **values})


def pop(st: Position, kind: str) -> Row:
    """End it; it must be the one that began last."""
    row: Row = st.stack.pop()
    if row["kind"] != kind:
        raise AssertionError(f"{kind} ended while {row['kind']} was going on")
    return row


def top(st: Position) -> Row:
    row: Row = st.stack[-1]
    return row


def defended_now(st: Position) -> Defended:
    row: Defended = st.stack[-1]
    return row


def attack_now(st: Position) -> Attack:
    row: Attack = st.stack[-1]
    return row


def charge_now(st: Position) -> Charge:
    row: Charge = st.stack[-1]
    return row


def retreat_now(st: Position) -> Retreat:
    row: Retreat = st.stack[-1]
    return row


def action_now(st: Position) -> Action:
    row: Action = st.stack[-1]
    return row


def test_now(st: Position) -> Test:
    row: Test = st.stack[-1]
    return row


def claim_now(st: Position) -> Claim:
    row: Claim = st.stack[-1]
    return row


def activation_now(st: Position) -> Activation:
    row: Activation = st.stack[-1]
    return row


@overload
def find(st: Position, kind: Literal["attack"]) -> Attack | None: ...
@overload
def find(st: Position, kind: Literal["charge"]) -> Charge | None: ...
@overload
def find(st: Position, kind: Literal["retreat"]) -> Retreat | None: ...
@overload
def find(st: Position, kind: Literal["action"]) -> Action | None: ...
@overload
def find(st: Position, kind: Literal["claim"]) -> Claim | None: ...
@overload
def find(st: Position, kind: Literal["turn"]) -> Turn | None: ...
def find(st: Position, kind: str) -> Any:
    """The innermost context of a kind."""
    for row in reversed(st.stack):
        if row["kind"] == kind:
            return row
    return None


def until(st: Position, moment: str) -> None:
    """Effects that last until this moment end."""
    st.effects = [row for row in st.effects if row.get("until") != moment]


def in_force(st: Position, name: str, side: int = -1) -> bool:
    """Does an effect of this name last, for this side if one is given?"""
    return any(row.get("what") == name and side in (-1, row.get("side")) for row in st.effects)
