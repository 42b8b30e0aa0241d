"""Dice: rolled one by one, told as events, re-rolled once per die and player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from weirwood.kernel import Flow, Kind, pick, procedure, roll, tell

from ..state import NOBODY, PANICKED, VULNERABLE, WEAKENED, Position
from . import seams
from .contexts import in_force, top
from .teams import captain, enemies_of_seat, seats_in_order, sides
from .units import is_wall

if TYPE_CHECKING:
    from .contexts import Row


TOKEN = {"attack": WEAKENED, "defense": VULNERABLE, "test": PANICKED}
NAME = {"attack": "weakened", "defense": "vulnerable", "test": "panicked"}


def die(st: Position, label: str, sides: int = 6, *, seat: int = NOBODY, told: bool = True) -> int:
    """One die, told to everybody."""
    face = roll(st, label, sides)
    if told:
        tell(st, "dice.rolled", what=label, dice=[face], sides=sides, seat=seat)
    return face


def throw(st: Position, label: str, n: int, sides: int = 6) -> list[int]:
    """Several dice of one throw; the caller tells them."""
    return [roll(st, label, sides) for _ in range(n)]


def roll_off(st: Position, what: str) -> int:
    """Everybody rolls a die; ties roll again (rule deployment.roll_off)."""
    left = sides(st)
    while len(left) > 1:
        marks = [die(st, "roll_off", seat=captain(st, side), told=False) for side in left]
        tell(st, "dice.roll_off", what=what, seats=[captain(st, s) for s in left], dice=marks[:])
        best = max(marks)
        left = [side for side, mark in zip(left, marks, strict=True) if mark == best]
    return left[0]


@procedure
def rerolls(st: Position, what: str) -> Flow[None]:
    """Effects and condition tokens that re-roll dice (rules attack.rerolls,
    conditions.optional)."""
    for seat in list(rerollers(st, what)):
        right = rights(st, what, seat)  # somebody before may have spent the token
        size = len(pool(st, what))
        if right and size:
            chosen = yield from pick(st, "dice.reroll", seat, what, right, least=0, most=size)
            if chosen:
                reroll(st, what, seat, right, chosen)


def rerollers(st: Position, what: str) -> list[int]:
    """Seats to be asked, the active player's side first."""
    return [seat for seat in seats_in_order(st) if rights(st, what, seat)]


def rights(st: Position, what: str, seat: int) -> str:
    """How a seat may re-roll now: "free", by "token", or not at all ("")."""
    row = top(st)
    if what == "attack" and charge_bonus(row) and st.owner[row["attacker"]] == seat:
        return "free"
    if seams.may_reroll(st, what, seat) or siege_reroll(st, what, seat):
        return "free"
    return "token" if seat in spenders(st, what) else ""


def charge_bonus(row: Row) -> bool:
    """The Charge bonus: re-roll any attack dice (rule attack.charge_bonus)."""
    return row["charge"] and not row["disorderly"] and "no_charge_bonus" not in row["flags"]


def siege_reroll(st: Position, what: str, seat: int) -> bool:
    """Siege cards that let their side re-roll (rule modes.siege_cards)."""
    u = roller(st, what)
    if st.owner[u] != seat:
        return False
    if what == "charge":
        return in_force(st, "siege_general_assault", st.side[seat])
    return what == "attack" and is_wall(st, u) and in_force(st, "siege_fire_arrows", st.side[seat])


def spenders(st: Position, what: str) -> list[int]:
    """Seats that may spend a condition token on this roll (rule conditions.optional)."""
    u = roller(st, what)
    mark = TOKEN.get(what, 0)
    if not mark or not st.tokens[u] & mark or is_wall(st, u):
        return []
    row = top(st)
    if f"no_{NAME[what]}" in row.get("flags", ()):
        return []
    if what == "attack":
        return [st.owner[row["defender"]]]
    if what == "defense" and row["kind"] == "attack":
        return [row["by"] if "by" in row else st.owner[row["attacker"]]]
    by = row["by"]
    if by != NOBODY and st.side[by] != st.side[st.owner[u]]:
        return [by]
    return enemies_of_seat(st, st.owner[u])


def roller(st: Position, what: str) -> int:
    """The unit whose dice are on the table."""
    row = top(st)
    if what == "attack":
        return row["attacker"]
    if what == "defense":
        return row["defender"]
    return row["unit"]


def pool(st: Position, what: str) -> list[int]:
    """The dice that may be re-rolled: for a Panic test the D3 comes last."""
    row = top(st)
    if what == "defense":
        return list(row["defense"])
    if what == "test" and row["panic"]:
        return [*row["dice"], row["d3"]]
    return list(row["dice"])


def reroll(st: Position, what: str, seat: int, right: str, chosen: tuple[str, ...]) -> None:
    """Roll the chosen dice again; the new faces replace the old ones completely."""
    row = top(st)
    u = roller(st, what)
    if right == "token":
        st.tokens[u] &= ~TOKEN[what]
        tell(st, "token.spent", seat=seat, unit=st.kind[u], nr=u, token=NAME[what])
    for key in chosen:
        i = int(key.split(":")[1]) - 1
        row.setdefault("again", []).append(seat * 100 + i)
        if what == "test" and row["panic"] and i == len(row["dice"]):
            row["d3"] = roll(st, "panic", 3)
        elif what == "defense":
            row["defense"][i] = roll(st, "defense")
        else:
            row["dice"][i] = roll(st, what if what != "test" else "morale")
    tell(st, "dice.rerolled", seat=seat, what=what, dice=pool(st, what), count=len(chosen))


def die_keys(st: Position, seat: int, args: tuple[object, ...]) -> list[str]:
    return [f"die:{i + 1}" for i in range(len(pool(st, str(args[0]))))]


KINDS = (Kind("dice.reroll", "attack.rerolls", keys=die_keys),)
