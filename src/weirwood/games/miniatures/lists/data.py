"""Armies as data: the shape in which ready armies are kept, for programs and for files of JSON."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from weirwood.kernel import Refused

from .armies import Army, Troop

MOST = 200  # cards of each sort: nobody fields more


class ListedTroop(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    unit: str
    attachments: tuple[str, ...] = ()


class ListedArmy(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    faction: str
    points: int
    commander: str
    units: tuple[ListedTroop, ...]
    ncus: tuple[str, ...] = ()
    infiltrators: tuple[str, ...] = ()
    id: str = ""
    name: str = ""


def read(value: Any) -> Army:
    """The army of some data, or a refusal that names the place at fault (rule armies.data)."""
    try:
        listed = msgspec.convert(value, ListedArmy)
    except msgspec.ValidationError as error:
        place = re.search(r"(?:at `\$\.|field `)([^`]*)`", str(error))
        raise Refused("armies.data", {"found": place[1] if place else "army"}) from error
    if max(len(listed.units), len(listed.ncus), len(listed.infiltrators)) > MOST:
        raise Refused("armies.data", {"found": "units"})
    return Army(
        listed.faction,
        listed.points,
        listed.commander,
        tuple(Troop(t.unit, t.attachments) for t in listed.units),
        listed.ncus,
        listed.infiltrators,
    )


def write(army: Army) -> dict[str, Any]:
    """An army as plain data."""
    return {
        "faction": army.faction,
        "points": army.points,
        "commander": army.commander,
        "units": [{"unit": t.unit, "attachments": list(t.attachments)} for t in army.troops],
        "ncus": list(army.ncus),
        "infiltrators": list(army.infiltrators),
    }
