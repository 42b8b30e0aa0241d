"""The view as numbers, for those who learn: named fields of fixed size.

Combat units, NCUs, terrain and objectives have a row each, found by their number, which is also
what answers call them by. What a card prints is added to its row.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Any

from .. import facts
from ..rules.tactics import FACE_OF
from .view import PLACES

U, N, T, MARKS, S = 48, 20, 20, 16, 4
F = len(FACE_OF)
PHASES = ("setup", "deployment", "activation", "cleanup")
MODES = tuple(sorted(facts.MODES))
FACTIONS = tuple(sorted(facts.FACTIONS))
ZONES = tuple(sorted(facts.ZONES))
RANGES = ("melee", "short", "long", "unlimited")
GROUND = tuple(sorted({word for piece in facts.TERRAIN.values() for word in piece.keywords}))
UNIT = (
    *(f"of seat {s}" for s in range(S)),
    *(f"of side {s}" for s in range(S)),
    *PLACES,
    *facts.UNIT_KINDS,
    "x / 72 inches",
    "y / 72 inches",
    "sine of its facing",
    "cosine of its facing",
    "width / 12 inches",
    "depth / 12 inches",
    "wounds left / 16",
    "wounds when whole / 16",
    "figures / 12",
    "ranks / 3",
    "cost / 12",
    *facts.CONDITIONS,
    "activated",
    "commander",
    "attachments / 2",
    "cards attached / 2",
    "enemies engaged / 3",
    "victory points on it / 3",
    "marked by an objective",
    "wall",
    "acts now",
    "speed / 8",
    "defense / 6",
    "morale / 12",
    *(f"{kind}: dice at full ranks / 10" for kind in RANGES),
    *(f"{kind}: to hit / 6" for kind in RANGES),
)
COLUMN = {name: i for i, name in enumerate(UNIT)}
NCU = (
    *(f"of seat {s}" for s in range(S)),
    *(f"in {zone}" for zone in ZONES),
    "activated",
    "alive",
    "tokens / 3",
    "influences a unit",
    "acts now",
)
NCU_COLUMN = {name: i for i, name in enumerate(NCU)}
POSE = ("x / 72 inches", "y / 72 inches", "sine of its facing", "cosine of its facing")
TERRAIN = ("there", *POSE, "width / 12 inches", "depth / 12 inches", *GROUND)
OBJECTIVE = (
    "there",
    "x / 72 inches",
    "y / 72 inches",
    "claimed or carried",
    "its corpse pile",
    *(f"controlled by seat {s}" for s in range(S)),
)

SCORE = 15
PLACE = {
    "x": 72000,
    "y": 72000,
    "facing": 36000,
    "direction": 36000,
    "pivot": 36000,
    "turn": 36000,
    "distance": 12000,
}
FIELDS: Mapping[str, tuple[tuple[int, ...], str]] = {
    "mode": ((len(MODES),), "one of " + ", ".join(MODES)),
    "round": ((1,), "the round of all"),
    "phase": ((len(PHASES),), "one of " + ", ".join(PHASES)),
    "first": ((S,), "the side with the first-player token"),
    "turn": ((S,), "the side whose turn it is"),
    "faction": ((S, len(FACTIONS)), "by seat: " + ", ".join(FACTIONS)),
    "table": (
        (S, 7),
        (
            "by seat: out; silenced; cards in deck / 20, hand / 6, discard / 20, pinned / 6, "
            "secrets / 6"
        ),
    ),
    "side_of": ((S, S), "by seat: its side"),
    "points": ((S,), "by side: victory points / those that win"),
    "hand": ((S, F), "by seat: cards in hand, as far as known, / 2"),
    "discard": ((S, F), "by seat: discarded cards / 2"),
    "pinned": ((S, F), "by seat: cards that lie by a unit or a zone / 2"),
    "secrets": ((S, F), "by seat: missions and siege cards in hand, as far as known, / 2"),
    "units": ((U, len(UNIT)), "by number, a combat unit: " + ", ".join(UNIT)),
    "engaged": ((U, U), "by number: the units in contact"),
    "ncus": ((N, len(NCU)), "by number, an NCU: " + ", ".join(NCU)),
    "zones": ((len(ZONES), 2), "by zone (" + ", ".join(ZONES) + "): in the game; taken"),
    "terrain": ((T, len(TERRAIN)), "by number, a piece: " + ", ".join(TERRAIN)),
    "objectives": ((MARKS, len(OBJECTIVE)), "by number, an objective: " + ", ".join(OBJECTIVE)),
    "missions": ((F, 2), "missions in force; those in force next"),
    "deployment": ((S, 4), "by side: its deployment zone, x and y of two corners / 72 inches"),
}


def fill(view: Mapping[str, Any], put: Callable[..., None]) -> None:
    """Write the fields: `put(field, value, *index)`; everything else is 0."""
    put("mode", 1, MODES.index(view["mode"]))
    put("round", view["round"] / view["rounds"], 0)
    put("phase", 1, PHASES.index(view["phase"]))
    for name in ("first", "turn"):
        if view[name] >= 0:
            put(name, 1, view[name])
    for row in view["players"]:
        fill_player(row, put)
    for side, row in enumerate(view["sides"]):
        put("points", row["points"] / max(1, view["target"]), side)
    for row in view["units"][:U]:
        fill_unit(row, row["nr"] == view["acting"], put)
    for row in view["ncus"][:N]:
        fill_ncu(row, row["nr"] == view["acting_ncu"], put)
    for row in view["board"]:
        if row["zone"] in ZONES:
            put("zones", 1, ZONES.index(row["zone"]), 0)
            put("zones", row["ncu"] >= 0, ZONES.index(row["zone"]), 1)
    for i, row in enumerate(view["terrain"][:T]):
        size = (row["width"] / 12000, row["depth"] / 12000)
        for column, value in enumerate((1, *pose(row), *size)):
            put("terrain", value, i, column)
        for word in row["keywords"]:
            if word in GROUND:
                put("terrain", 1, i, TERRAIN.index(word))
    owners = {row["nr"]: row["seat"] for row in view["units"]}
    for i, row in enumerate(view["objectives"][:MARKS]):
        numbers = (1, row["x"] / 72000, row["y"] / 72000, row["unit"] >= 0, row["pile"] >= 0)
        for column, value in enumerate(numbers):
            put("objectives", value, i, column)
        if row["controller"] in owners:
            put("objectives", 1, i, len(numbers) + owners[row["controller"]])
    for column, name in enumerate(("missions", "missions_next")):
        for card in view[name]:
            if card in FACE_OF:
                put("missions", 1, FACE_OF[card], column)
    for row in view["zones"]:
        if row["side"] >= 0:
            for i, value in enumerate(row["rect"][:4]):
                put("deployment", value / 72000, row["side"], i)


def pose(row: Mapping[str, Any]) -> tuple[float, float, float, float]:
    angle = math.radians(row["facing"] / 100)
    return row["x"] / 72000, row["y"] / 72000, math.sin(angle), math.cos(angle)


def fill_player(row: Mapping[str, Any], put: Callable[..., None]) -> None:
    s = row["seat"]
    put("faction", 1, s, FACTIONS.index(row["faction"]))
    put("side_of", 1, s, row["side"])
    numbers = (
        row["out"],
        row["silenced"],
        row["deck"] / 20,
        len(row["hand"]) / 6,
        len(row["discard"]) / 20,
        len(row["pinned"]) / 6,
        len(row["secrets"]) / 6,
    )
    for i, value in enumerate(numbers):
        put("table", value, s, i)
    for name in ("hand", "discard", "pinned", "secrets"):
        faces = [card["face"] for card in row[name] if card["face"] in FACE_OF]
        for face in set(faces):
            put(name, faces.count(face) / 2, s, FACE_OF[face])


def fill_unit(row: Mapping[str, Any], acts: bool, put: Callable[..., None]) -> None:
    nr = row["nr"]
    card = facts.UNITS.get(row["unit"])
    marks = [f"of seat {row['seat']}", f"of side {row['side']}", row["place"], *row["tokens"]]
    numbers: dict[str, float] = {
        **dict(zip(POSE, pose(row), strict=True)),
        "width / 12 inches": row["width"] / 12000,
        "depth / 12 inches": row["depth"] / 12000,
        "wounds left / 16": row["health"] / 16,
        "wounds when whole / 16": row["full"] / 16,
        "figures / 12": row["figures"] / 12,
        "ranks / 3": row["ranks"] / 3,
        "cost / 12": row["cost"] / 12,
        "activated": row["activated"],
        "commander": row["commander"],
        "attachments / 2": len(row["attachments"]) / 2,
        "cards attached / 2": len(row["cards"]) / 2,
        "enemies engaged / 3": len(row["engaged"]) / 3,
        "victory points on it / 3": row["bounty"] / 3,
        "marked by an objective": row["marked"],
        "wall": row["wall"],
        "acts now": acts,
    }
    if card is not None:
        marks.append(card.kind)
        numbers |= {
            "speed / 8": card.speed / 8,
            "defense / 6": card.defense / 6,
            "morale / 12": card.morale / 12,
        }
        for attack in card.attacks:
            numbers[f"{attack.kind}: dice at full ranks / 10"] = attack.dice[0] / 10
            numbers[f"{attack.kind}: to hit / 6"] = attack.hit / 6
    for mark in marks:
        put("units", 1, nr, COLUMN[mark])
    for name, value in numbers.items():
        put("units", value, nr, COLUMN[name])
    for other, _ in row["engaged"]:
        if other < U:
            put("engaged", 1, nr, other)


def fill_ncu(row: Mapping[str, Any], acts: bool, put: Callable[..., None]) -> None:
    nr = row["nr"]
    put("ncus", 1, nr, NCU_COLUMN[f"of seat {row['seat']}"])
    if row["zone"] in ZONES:
        put("ncus", 1, nr, NCU_COLUMN[f"in {row['zone']}"])
    numbers = {
        "activated": row["activated"],
        "alive": row["alive"],
        "tokens / 3": row["tokens"] / 3,
        "influences a unit": row["influences"] >= 0,
        "acts now": acts,
    }
    for name, value in numbers.items():
        put("ncus", value, nr, NCU_COLUMN[name])
