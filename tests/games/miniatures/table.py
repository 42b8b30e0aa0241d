"""What the tests of the factions share: who stands where, and the usual beginnings of a scene.

`stage` lays positions and forces dice; here stand the scenes that tests of abilities and cards
begin with: somebody attacks, charges, takes a test, claims a zone, and a card or an Order is used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from weirwood.games.miniatures import attacks, hooks, panic
from weirwood.games.miniatures.rows import push, top

from .stage import (
    BOWS,
    FAR,
    SHOWN,
    SPEARS,
    Stage,
    attack_row,
    defense_mod,
    line,
    row_of_test,
    rule,
    shows,
    strike,
)
from .stage import stage as field

if TYPE_CHECKING:
    from weirwood.games.miniatures.state import Position

__all__ = [
    "AHEAD", "BOWS", "COMBAT", "CROWN", "FACING", "FAIL", "FAR", "FOE", "FOES", "MANEUVER", "MINE",
    "MISS", "PASS", "PYCELLE", "SHOWN", "SPEARS", "TACTICS", "WEALTH", "Stage", "activated",
    "activates", "against_ncu", "attack_row", "attack_with", "attacked", "begins", "charge",
    "claims", "claims_card", "defense_mod", "enemy_starts", "field", "hit", "holding", "key", "led",
    "line", "panics", "plays", "refused", "row_after", "row_of_test", "rule", "shows", "starts",
    "strike", "struck", "trial", "turn_of", "uses",
]  # fmt: skip

MINE = f"0 {SPEARS} at 24,12"
FOE = f"1 {SPEARS} at 24,24 facing 180"
FOES = [MINE, FOE, f"1 {SPEARS} at 34,24 facing 180"]
FACING = [MINE, f"1 {SPEARS} at 24,21 facing 180"]  # near enough for a charge

PYCELLE = "pycelle_grand_maester"  # an NCU that does nothing by itself
CROWN = (f"0 {PYCELLE} on zone_crown",)
WEALTH = (f"0 {PYCELLE} on zone_wealth",)
TACTICS = (f"0 {PYCELLE} on zone_tactics",)
COMBAT = (f"0 {PYCELLE} on zone_combat",)
MANEUVER = (f"0 {PYCELLE} on zone_maneuver",)

MISS: dict[str, Any] = {"attack": [1] * 12}
PASS: dict[str, Any] = {"morale": [6, 6]}
FAIL: dict[str, Any] = {"morale": [1, 1], "panic": [2]}
AHEAD = {"charge__pivot": {"pivot": 0}}


# ---- words --------------------------------------------------------------------------------------


def key(u: int, unit: str = SPEARS) -> str:
    return f"unit:{unit}:{u}"


def led(model: str, more: str = "", unit: str = SPEARS) -> str:
    return f"{unit}{more}, with {model}"


def plays(card: str, mode: int = 0) -> dict[str, Any]:
    """The script of a player who plays a card once."""
    return {"effects__play": [f"card:{card}:{mode}"]}


def uses(order: str, unit: str = SPEARS, nr: int = 0) -> dict[str, Any]:
    """The script of a player who uses an Order once."""
    return {"effects__play": [f"order:{order}:{unit}:{nr}"]}


def holding(card: str, seat: int = 0) -> dict[str, Any]:
    return {"hands": {str(seat): [card]}}


def refused(p: Stage, plan: dict[str, int], seat: int = 0) -> str:
    """The rule against an answer."""
    no = p.why_not(seat, plan)
    assert no is not None
    return no.rule


# ---- attacks and charges ------------------------------------------------------------------------


def attacked(me: str, foe: str = SPEARS, **data: Any) -> Stage:
    """Unit 1 of seat 1 attacks unit 0 of seat 0 in melee."""
    script = data.pop("script", {})
    units = [line(0, me, "at 24,12"), line(1, foe, "against 0 front"), *data.pop("more", ())]
    made = rule("attack.melee_attack", 1, 0, False, units=units, turn=1, **data)
    return made.play(**script)


def hit(card: str, me: str = SPEARS, foe: str = SPEARS, **data: Any) -> Stage:
    """Unit 0 attacks unit 1, and seat 0 plays a card on it."""
    script = {**plays(card), **data.pop("script", {})}
    return strike(me, foe, script=script, **holding(card), **data)


def struck(card: str, me: str = SPEARS, foe: str = SPEARS, **data: Any) -> Stage:
    """Unit 1 of seat 1 attacks unit 0, and seat 0 answers with a card."""
    script = {**plays(card), **data.pop("script", {})}
    return attacked(me, foe, script=script, **holding(card), **data)


def charge(card: str, *units: str, by: int = 0, **data: Any) -> Stage:
    """Unit 0 charges unit 1 (or the other way round), and seat 0 plays a card."""
    script = {**plays(card), **AHEAD, **data.pop("script", {})}
    made = rule("charge.charge", by, 1 - by, units=units, turn=by, **holding(card), **data)
    return made.play(**script)


# ---- turns and activations ----------------------------------------------------------------------


def turn_of(side: int, *units: str, **data: Any) -> Stage:
    """A turn begins."""
    script = data.pop("script", {})
    return field(*(units or FOES), turn=side, **data).play(**script)


def begins(side: int, card: str, *units: str, mode: int = 0, **data: Any) -> Stage:
    """A turn begins, and seat 0 plays a card."""
    script = {**plays(card, mode), **data.pop("script", {})}
    return field(*units, turn=side, **holding(card), **data).play(**script)


def activated(me: str, **data: Any) -> Stage:
    """Unit 0 is activated and takes no action."""
    script = data.pop("script", {})
    place = data.pop("place", "at 24,12")
    p = field(line(0, me, place), *data.pop("more", ()), **data)
    head = me.split(",", maxsplit=1)[0]
    return p.play(turn__unit=[f"unit:{head}:0"], **script)


def starts(card: str, *units: str, mode: int = 0, **data: Any) -> Stage:
    """Unit 0 is activated, and seat 0 plays a card."""
    name = units[0].split()[1].strip(",")
    turn = int(units[0].split()[0])
    script = {"turn__unit": [f"unit:{name}:0"], **plays(card, mode), **data.pop("script", {})}
    return field(*units, turn=turn, **holding(card), **data).play(**script)


def enemy_starts(card: str, *units: str, mode: int = 0, **data: Any) -> Stage:
    """Unit 1 of seat 1 is activated, and seat 0 plays a card."""
    script = {"turn__unit": [key(1)], **plays(card, mode), **data.pop("script", {})}
    return field(*(units or (MINE, FOE)), turn=1, **holding(card), **data).play(**script)


# ---- tests --------------------------------------------------------------------------------------


def trial(
    me: str, *, panicky: bool = True, passed: bool = True, foe: str = SPEARS, **data: Any
) -> Stage:
    """Unit 0, engaged with unit 1, takes a test with good or bad dice."""
    script = data.pop("script", {})
    units = [line(0, me, "at 24,12"), line(1, foe, "against 0 front"), *data.pop("more", ())]
    dice = {"morale": [6, 6] if passed else [1, 1], "panic": [1], **data.pop("dice", {})}
    name = "panic.panic_test" if panicky else "panic.morale_test"
    args = (0, 0, 0, 1) if panicky else (0, 0, 1)
    return rule(name, *args, units=units, dice=dice, **data).play(**script)


def panics(card: str, *units: str, u: int = 1, dice: Any = None, **data: Any) -> Stage:
    """A unit takes a Panic test, and seat 0 plays a card."""
    script = {**plays(card), **data.pop("script", {})}
    rows = units or (f"0 {SPEARS} at 24,12, wounds 6", f"1 {SPEARS} against 0 front")
    mine = 1 - u if u in {0, 1} else 0
    made = rule("panic.panic_test", u, 0, 0, mine, units=rows, dice=dice, **holding(card), **data)
    return made.play(**script)


def row_after(p: Stage, u: int) -> dict[str, Any]:
    """The row of a Panic test of a unit in this position."""
    return panic_row(p.state.copy(), u)


def row_of_attack(p: Stage, u: int, v: int) -> dict[str, Any]:
    """The row of an attack in this position, when its dice are counted."""
    st = p.state.copy()
    attacks.begin(st, u, v, 0, "front", False)
    attacks.count_dice(st)
    return dict(st.stack[-1])


def pinned(p: Stage) -> list[int]:
    return [u for _, u in p.state.pins]


def panic_row(st: Position, u: int) -> dict[str, Any]:
    push(
        st, "test", unit=u, panic=True, mod=0, extra=0, cap=panic.NO_CAP, dice=[], d3=0, by=1,
        by_unit=-1, source="effect", auto="", result="", lost=0,
    )  # fmt: skip
    hooks.test_mods(st)
    return dict(top(st))


# ---- the tactics board --------------------------------------------------------------------------


def claims(ncu: str, zone: str, *units: str, **data: Any) -> Stage:
    """Seat 0's NCU, the first, claims a zone."""
    script = data.pop("script", {})
    rows = [f"0 {ncu}", *data.pop("others", ())]
    made = rule("tactics_board.claim", 0, zone, units=units or FOES, ncus=rows, **data)
    return made.play(**script)


def claims_card(card: str, zone: str, *units: str, **data: Any) -> Stage:
    """Seat 0's NCU claims a zone, and seat 0 plays a card."""
    script = {**plays(card), **data.pop("script", {})}
    return claims(PYCELLE, zone, *(units or FACING), script=script, **holding(card), **data)


def activates(ncu: str, *units: str, seat: int = 0, **data: Any) -> Stage:
    """An NCU is activated; the others stand behind it in the list."""
    script = data.pop("script", {})
    rows = [f"{seat} {ncu}", *data.pop("others", ())]
    p = rule("tactics_board.activate_ncu", 0, units=units or FOES, ncus=rows, turn=seat, **data)
    return p.play(**script)


def against_ncu(card: str, *units: str, **data: Any) -> Stage:
    """Seat 1's NCU is activated, and seat 0 plays a card."""
    script = {**plays(card), **data.pop("script", {})}
    made = {"script": script, **holding(card), **data}
    return activates(PYCELLE, *(units or FACING), seat=1, **made)


def attack_with(ncu: str, seat: int, me: str, **data: Any) -> dict[str, Any]:
    """The row of an attack by unit 0, which that NCU influences."""
    rows = [f"{seat} {ncu} on zone_tactics"]
    st = field(line(0, me, "at 24,12"), f"1 {SPEARS} against 0 front", ncus=rows, **data).state
    st.n_unit[0] = 0
    attacks.begin(st, 0, 1, 0, "front", False)
    attacks.count_dice(st)
    return dict(top(st))
