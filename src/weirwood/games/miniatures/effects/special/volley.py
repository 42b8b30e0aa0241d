"""Attacks that stand on no unit's card: a volley from the Wall, a boulder, a dragon's breath."""

from __future__ import annotations

from weirwood.kernel import Flow, at, procedure, tell

from ...rules import seams
from ...rules.attack import (
    arcs_for,
    conclude,
    is_hit,
    panic_modifier,
    roll_defense,
    score_blocks,
    suffered,
)
from ...rules.contexts import attack_now, pop, push
from ...rules.dice import rerolls, throw
from ...rules.orders import window
from ...rules.panic import test
from ...rules.units import ranks_left, touching
from ...rules.wounds import wound
from ...state import NOBODY, ON, Position
from .helpers import record


def begin(st: Position, u: int, v: int, need: int, keywords: tuple[str, ...]) -> None:
    """Declare it: `u` is NOBODY if no unit shoots (rule ncus.attack)."""
    seat = record(st)["seat"]
    arcs = arcs_for(st, u, v, ranged=True) if u != NOBODY else ("front",)
    push(
        st, "attack", attacker=u, defender=v, attack=NOBODY, ranged=True, side=arcs[0],
        charge=False, disorderly=False, keywords=list(keywords), hit_mod=0, dice_mod=0, rank_mod=0,
        highest=False, lowest=False, defense_mod=0, panic_mod=0, panic_extra=0, extra_hits=0,
        extra_wounds=0, extra_blocks=0, flags=[], n=0, dice=[], hits=0, misses=0, defense=[],
        blocked=0, wounds=0, ranks_before=ranks_left(st, v), ranks_destroyed=0, panic="",
        destroyed=False, began=False, direct=0, freed=[], by=seat, need=need,
        into=[w for w in touching(st, v) if st.side[st.owner[w]] == st.side[seat]],
    )  # fmt: skip
    tell(
        st, "attack.declared", seat=seat, unit=shooter(st), nr=u, target=st.kind[v], target_nr=v,
        attack=record(st)["source"], side=arcs[0],
    )  # fmt: skip


def shooter(st: Position) -> str:
    """The card that the attack comes from."""
    n, u = record(st)["ncu"], record(st)["unit"]
    if n != NOBODY:
        return st.n_kind[n]
    return st.kind[u] if u != NOBODY else record(st)["source"]


def roll(st: Position, dice: int) -> None:
    row = attack_now(st)
    seams.attack_mods(st)
    row["n"] = max(0, dice + row["dice_mod"])
    row["dice"] = throw(st, "attack", row["n"])
    tell(
        st, "dice.attack", seat=row["by"], unit=shooter(st), nr=row["attacker"],
        dice=list(row["dice"]), need=row["need"] - row["hit_mod"],
    )  # fmt: skip


def score(st: Position) -> None:
    row = attack_now(st)
    need = row["need"] - row["hit_mod"]
    good = sum(is_hit(face, need) for face in row["dice"])
    sixes = row["dice"].count(6)
    row["misses"] = len(row["dice"]) - good
    critical = sixes if "critical_blow" in row["keywords"] else 0
    row["hits"] = max(0, good + critical + row["extra_hits"])
    row["direct"] = min(sixes, row["hits"]) if "precision" in row["keywords"] else 0


def alive(st: Position, u: int, v: int) -> bool:
    return st.where[v] == ON and (u == NOBODY or st.where[u] == ON)


@procedure
def volley(
    st: Position, u: int, v: int, need: int, dice: int, keywords: tuple[str, ...]
) -> Flow[None]:
    """A whole ranged attack on one enemy, with all that may answer it."""
    begin(st, u, v, need, keywords)
    yield from at("declared", window(st, "attack.declared"))
    if alive(st, u, v):
        yield from at("before", window(st, "attack.before"))
    if alive(st, u, v):
        roll(st, dice)
        if u != NOBODY:
            yield from rerolls(st, "attack")
        score(st)
        yield from at("after_dice", window(st, "attack.dice"))
        score(st)
        yield from defend(st, u, v)
    if st.where[v] == ON:
        sure = attack_now(st)["wounds"] == 0
        mod = panic_modifier(st)
        extra = attack_now(st)["panic_extra"]
        passed = yield from test(st, v, True, mod, extra, attack_now(st)["by"], u, "attack", sure)
        attack_now(st)["panic"] = "passed" if passed else "failed"
    conclude(st)
    yield from at("after", window(st, "attack.after"))
    for w in tuple(attack_now(st)["into"]):
        seat = attack_now(st)["by"]
        yield from at("into", test(st, w, True, 0, 0, seat, NOBODY, "friendly_fire", False))
    pop(st, "attack")


@procedure
def defend(st: Position, u: int, v: int) -> Flow[None]:
    """Defense dice, re-rolls and wounds."""
    if st.where[v] != ON:
        return
    roll_defense(st)
    yield from rerolls(st, "defense")
    score_blocks(st)
    yield from window(st, "attack.defense")
    score_blocks(st)
    n = suffered(st)
    attack_now(st)["wounds"] = n
    tell(st, "attack.wounds", seat=st.owner[v], unit=st.kind[v], nr=v, count=n,
         blocked=attack_now(st)["blocked"])  # fmt: skip
    yield from wound(st, v, n, attack_now(st)["by"], u)
