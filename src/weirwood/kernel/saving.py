"""Saves: a match as JSON-able data, in the middle of a question too. `loading` reads them."""

from __future__ import annotations

import hashlib
import json
import re
import zlib
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from weirwood.kernel.decision import Refused
from weirwood.kernel.flow import PROCEDURES
from weirwood.kernel.state import BOOKKEEPING, State, dump

if TYPE_CHECKING:
    from weirwood.kernel.match import Match

FORMAT = 1


def state_data(st: State) -> dict[str, Any]:
    """The state with its frames told by name, so that a later version can read them."""
    data = dump(st)
    data["frames"] = [
        {
            "procedure": name,
            "point": point,
            "locals": dict(
                zip(PROCEDURES[name].live[point], msgspec.to_builtins(saved), strict=True)
            ),
        }
        for name, point, saved in st.frames
    ]
    return data


def state_hash(st: State) -> str:
    """A short hash of the position; numbers of questions are not part of it."""
    data = {k: v for k, v in state_data(st).items() if k not in BOOKKEEPING}
    data["asked"] = [[row[1:] for row in data.get("asked", [])]]
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def save(match: Match) -> dict[str, Any]:
    """Everything needed to go on, in the middle of a question too. Events are not kept."""
    if match._native is not None:
        raise Refused("kernel.native", {})
    data = {
        "weirwood": FORMAT,
        "game": match.game.id,
        "rules": match.game.version,
        "content": match.game.content,
        "seats": match.st.seats,
        "seed": told_seed(match.seed),
        "settings": match.settings,
        "told": match._counts(),
        "state": state_data(match.st),
    }
    return {**data, "check": seal(data)}


def told_seed(seed: int | None) -> int | str | None:
    """A seed as JSON can carry it: what is wider than its numbers is written in hexadecimal."""
    return seed if seed is None or -(1 << 63) <= seed < 1 << 63 else hex(seed)


def read_seed(told: Any) -> int | None:
    """The seed again; None if it is none."""
    if isinstance(told, str) and re.fullmatch(r"-?0x[0-9a-f]{1,128}", told):
        return int(told, 16)
    return told if type(told) is int else None


def seal(data: Mapping[str, Any]) -> str:
    """A checksum over everything else: a save that was cut or edited is noticed."""
    rest = {k: v for k, v in data.items() if k != "check"}
    return f"{zlib.crc32(msgspec.json.encode(rest, order='sorted')):08x}"


# ---- helpers for upgrade hooks --------------------------------------------------------------


def rename_procedures(data: dict[str, Any], names: Mapping[str, str]) -> None:
    """For an upgrade: these procedures are called otherwise now."""
    for frame in data["state"].get("frames", []):
        frame["procedure"] = names.get(frame["procedure"], frame["procedure"])


def rename_point(data: dict[str, Any], procedure: str, old: str, new: str) -> None:
    """For an upgrade: the point `old` of a procedure is called `new` now."""
    for frame in data["state"].get("frames", []):
        if frame["procedure"] == procedure and frame["point"] == old:
            frame["point"] = new


def rename_kind(data: dict[str, Any], old: str, new: str) -> None:
    """For an upgrade: the question `old` is called `new` now."""
    for row in data["state"].get("asked", []):
        if row[2] == old:
            row[2] = new
