"""Writes the TypeScript side of the protocol: `python -m weirwood.table.wire.typescript FILE`."""

from __future__ import annotations

import json
import sys
import types
import typing
from pathlib import Path
from typing import Any

import msgspec

from weirwood.bots.levels import USUAL
from weirwood.languages import LANGUAGES, MANNERS, Language
from weirwood.table.rooms.clocks import KINDS
from weirwood.table.wire import protocol, puzzling

HEAD = "// Generated from src/weirwood/table/wire/protocol.py by `make protocol`. Do not edit.\n"
KNOWN = {**vars(protocol), **vars(puzzling)}
CLOCK = ("runs", "patient", "unit", "unit_seconds")


def structs() -> list[type[msgspec.Struct]]:
    found = [
        x
        for x in KNOWN.values()
        if isinstance(x, type) and issubclass(x, msgspec.Struct) and x is not protocol.Message
    ]
    return [x for x in found if x is not msgspec.Struct]


def name_of(kind: Any) -> str:
    """A Python annotation as a TypeScript type."""
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    if kind is Any:
        return "unknown"
    if kind is type(None):
        return "null"
    if kind in (int, float):
        return "number"
    if kind is str:
        return "string"
    if origin is typing.Annotated:
        known = (m.extra_json_schema or {} for m in args[1:] if isinstance(m, msgspec.Meta))
        allowed = [str(value) for each in known for value in each.get("enum", ())]
        return " | ".join(f'"{a}"' for a in allowed) or name_of(args[0])
    if kind is bool:
        return "boolean"
    if kind == Language:
        return "Lang"
    if origin is typing.Literal:
        return " | ".join(f'"{a}"' for a in args)
    if origin in (typing.Union, types.UnionType):
        return " | ".join(name_of(a) for a in args)
    if origin is list:
        inner = name_of(args[0])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<string, {name_of(args[1])}>"
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return kind.__name__
    raise TypeError(f"no TypeScript for {kind}")


def interface(struct: type[msgspec.Struct]) -> str:
    info = typing.get_type_hints(struct, KNOWN, include_extras=True)
    tag = struct.__struct_config__.tag
    lines = [f"export interface {struct.__name__} {{"]
    if tag is not None:
        lines.append(f'  type: "{tag}";')
    required = {f.name for f in msgspec.structs.fields(struct) if f.required}
    answers = tag is not None and struct in typing.get_args(protocol.FromTable)
    for field, kind in info.items():
        # what the table sends is always complete; what it receives may leave defaults out
        optional = "" if field in required or answers or not from_client(struct) else "?"
        lines.append(f"  {field}{optional}: {name_of(kind)};")
    return "\n".join([*lines, "}"])


def from_client(struct: type[msgspec.Struct]) -> bool:
    asked = (
        protocol.NewRoom,
        protocol.SeatPlan,
        protocol.Claim,
        protocol.Clock,
        protocol.Brought,
        protocol.Code,
        protocol.DeviceName,
        protocol.Explore,
        protocol.ExploreQuestion,
        protocol.PasskeyMade,
        protocol.PasskeyShown,
        protocol.PushStop,
        protocol.PushWanted,
        protocol.QuickWish,
        protocol.Block,
        protocol.Come,
        protocol.FriendLink,
        protocol.FriendName,
        protocol.Here,
    )
    return struct in typing.get_args(protocol.FromClient) or struct in asked


def clocks() -> str:
    """What a form has to know about the kinds of clocks."""
    told = {name: {part: getattr(kind, part) for part in CLOCK} for name, kind in KINDS.items()}
    return f"export const CLOCKS = {json.dumps(told, indent=2)} as const;"


def generate() -> str:
    out = [HEAD, f"export const VERSION = {protocol.VERSION};"]
    out += [
        f"export const {n} = {getattr(protocol, n)};"
        for n in ("MAX_MESSAGE", "MAX_CHAT", "MAX_NAME")
    ]
    grouped = {lang: its.thousands for lang, its in MANNERS.items()}
    spoken = ", ".join(f'"{lang}"' for lang in LANGUAGES)
    out += [
        f"export const LANGUAGES = [{spoken}] as const;",
        "export type Lang = (typeof LANGUAGES)[number];",
        f"export const THOUSANDS: Readonly<Record<Lang, string>> = {json.dumps(grouped)};",
        f'export const USUAL_LEVEL = "{USUAL}";',
    ]
    out += [clocks(), *(interface(s) for s in structs())]
    for union in ("FromClient", "FromTable"):
        names = " | ".join(k.__name__ for k in typing.get_args(getattr(protocol, union)))
        out.append(f"export type {union} = {names};")
    return "\n\n".join(out) + "\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(generate())
