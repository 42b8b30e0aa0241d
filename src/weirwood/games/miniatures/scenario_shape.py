"""The shape of a scenario: what each key may hold, checked before anything is built from it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

import msgspec

from weirwood.games.miniatures import content, mustering
from weirwood.kernel import Refused
from weirwood.kernel.procedure import PROCEDURES

if TYPE_CHECKING:
    from collections.abc import Mapping

Small = Annotated[int, msgspec.Meta(ge=-1, le=99)]
Lines = Annotated[tuple[str, ...], msgspec.Meta(max_length=200)]
Cards = dict[Literal["0", "1", "2", "3"], Lines]


class Shape(msgspec.Struct, forbid_unknown_fields=True):
    """Every key of a scenario."""

    seats: Literal[2, 3, 4] = 2
    mode: str = ""
    points: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 40
    teams: bool = False
    table: str = "standard"
    custom: Any = None
    units: Lines = ()
    ncus: Lines = ()
    terrain: Lines = ()
    objectives: Lines | Literal["mode"] = ()
    hands: Cards = msgspec.field(default_factory=dict)
    decks: Cards = msgspec.field(default_factory=dict)
    bonuses: Cards = msgspec.field(default_factory=dict)
    vp: tuple[Small, ...] = ()
    round: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0
    turn: Small = 0
    first: Small = 0
    attacker: Small = 0
    zones: tuple[Small, ...] = ()
    missions: Lines = ()
    missions_next: Lines = ()
    switches: Lines = ()
    factions: Lines = ()
    commanders: Lines = ()
    rule: tuple[Any, ...] = ()


KEYS: Final = frozenset(field.name for field in msgspec.structs.fields(Shape))
LINES: Final = "a list of lines"
ALLOWED: Final = {
    "seats": "2, 3, 4",
    "points": "1..1000",
    "teams": "true, false",
    "round": "0..6",
    "hands": "cards by seat",
    "decks": "cards by seat",
    "bonuses": "objective cards by seat",
    "rule": "the name of a rule and its arguments",
}


def refuse(what: str, found: Any, allowed: str) -> Refused:
    return Refused("field.scenario", {"what": what, "found": str(found)[:80], "allowed": allowed})


def check(data: Mapping[str, Any]) -> None:
    """Refuse what cannot be read: unknown keys, wrong types, numbers of nobody."""
    for name in data:
        if name not in KEYS:
            raise refuse("key", name, ", ".join(sorted(KEYS)))
    try:
        shape = msgspec.convert(dict(data), Shape, strict=True)
    except msgspec.ValidationError as error:
        place = re.search(r"at `(?:key in )?\$\.(\w+)", str(error))
        name = place[1] if place else "scenario"
        allowed = ALLOWED.get(name, "a number" if name in NUMBERS else LINES)
        raise refuse(name, data.get(name, data), allowed) from error
    seats = shape.seats
    sides = 2 if shape.teams and seats == 4 else seats
    if shape.teams and seats != 4:
        raise refuse("teams", seats, "4 seats")
    for name in ("turn", "first"):
        if name in data and not 0 <= getattr(shape, name) < sides:
            raise refuse(name, data[name], f"0..{sides - 1}")
    if "attacker" in data and not -1 <= shape.attacker < sides:
        raise refuse("attacker", shape.attacker, f"-1..{sides - 1}")
    among("table", [shape.table], ("standard", "large"))
    among("missions", [*shape.missions, *shape.missions_next], content.MISSIONS)
    among("switches", shape.switches, ("idleness", "full_board"))
    among("factions", shape.factions, content.FACTIONS)
    for name, want in (("vp", sides), ("zones", sides), ("factions", seats), ("commanders", seats)):
        if name in data and len(data[name]) != want:
            raise refuse(name, data[name], f"{want} of them")
    if any(not 0 <= z < 4 for z in shape.zones):
        raise refuse("zones", shape.zones, "0..3")
    for row in (shape.hands, shape.decks, shape.bonuses):
        for seat in row:
            if int(seat) >= seats:
                raise refuse("seat", seat, f"0..{seats - 1}")
    among("bonuses", [c for row in shape.bonuses.values() for c in row], content.OBJECTIVES)
    if "rule" in data:
        check_rule(shape.rule)
    if "mode" in data:
        among("mode", [shape.mode], mustering.MODES)


MOST_ARGUMENTS: Final = 4  # of a rule that a scenario begins with
NUMBERS: Final = frozenset({"turn", "first", "attacker"})


def among(what: str, found: Any, known: Any) -> None:
    for name in found:
        if name not in known:
            raise refuse(what, name, ", ".join(sorted(known)[:12]))


def check_rule(rule: tuple[Any, ...]) -> None:
    """A rule that exists, with as many plain arguments as it takes."""
    if not rule or not isinstance(rule[0], str) or rule[0] not in PROCEDURES:
        raise refuse("rule", rule[:1], "the name of a rule, such as miniatures.wounds.wound")
    wanted = [name for name in PROCEDURES[rule[0]].params if name != "st"]
    plain = all(isinstance(a, (int, str, bool, list, tuple)) or a is None for a in rule[1:])
    if len(rule) - 1 != len(wanted) or len(wanted) > MOST_ARGUMENTS or not plain:
        raise refuse("rule", rule, f"{rule[0]} {' '.join(wanted)}")
