"""What a file may say at the place where msgspec refuses it, in the words of the file."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import inspect

_STEP = re.compile(r"\.(\w+)|\[(\d+|\.\.\.)\]")


def explain(shape: Any, text: bytes, message: str) -> str:
    """msgspec's message with the entry by its id, where it has one, and with what is allowed."""
    may = allowed(shape, text, message)
    return locate(text, message) + (f"; allowed: {may}" if may else "")


def locate(text: bytes, message: str) -> str:
    """Name the entry by its id where the path gives only its number."""
    what, _, path = message.partition(" - at `$.")
    head, _, rest = path.rstrip("`").partition("]")
    group, _, number = head.partition("[")
    if not number.isdigit():
        return message
    try:
        entry = msgspec.json.decode(text)[group][int(number)]["id"]
    except (KeyError, IndexError, TypeError):
        return message
    return f"{entry}{rest}: {what}"


def allowed(shape: Any, text: bytes, message: str) -> str:
    """The keys or values that are allowed there, with commas; nothing if that is not the trouble.

    >>> class Pawn(msgspec.Struct, forbid_unknown_fields=True):
    ...     x: int
    ...     y: int = 0
    >>> allowed(list[Pawn], b'[{"x": 1, "z": 2}]', "Object contains unknown field `z` - at `$[0]`")
    'x, y'
    """
    what, _, path = message.partition(" - at `")
    kinds = tuple(_parts(inspect.type_info(shape)))
    data = msgspec.json.decode(text)
    for name, number in _STEP.findall(path):
        kinds = tuple(part for kind in _fitting(kinds, data) for part in _inner(kind, name))
        data = _within(data, name, number)
        if not kinds:
            break
    if path.startswith("key` in"):
        kinds = tuple(
            p for k in kinds if isinstance(k, inspect.DictType) for p in _parts(k.key_type)
        )
    if what.startswith("Object contains unknown field"):
        keys = (key for kind in _fitting(kinds, data) for key in _keys(kind))
        return ", ".join(dict.fromkeys(keys))
    if what.startswith("Invalid "):
        values = (v for kind in kinds if isinstance(kind, inspect.LiteralType) for v in kind.values)
        return ", ".join(dict.fromkeys(str(v) for v in values))
    return ""


def told_type(message: str) -> str:
    """What msgspec expected, as it says it: of a value that has the wrong type or size.

    >>> told_type("Expected `int`, got `str` - at `$.round`")
    'int'
    >>> told_type("Expected `int` <= 6 - at `$.round`")
    'int <= 6'
    """
    what = message.partition(" - at `")[0].removeprefix("Expected ").partition(", got ")[0]
    return what.replace("`", "").replace("array", "list")


def _parts(kind: inspect.Type) -> Iterator[inspect.Type]:
    """The kinds that a union is made of, without what is only said about them."""
    if isinstance(kind, inspect.Metadata):
        yield from _parts(kind.type)
    elif isinstance(kind, inspect.UnionType):
        for part in kind.types:
            yield from _parts(part)
    else:
        yield kind


def _fitting(kinds: tuple[inspect.Type, ...], data: Any) -> list[inspect.Type]:
    """Those that these data mean: of several objects the one whose tag they bear."""
    return [
        kind
        for kind in kinds
        if not isinstance(kind, inspect.StructType)
        or kind.tag_field is None
        or not isinstance(data, dict)
        or kind.tag_field not in data
        or data[kind.tag_field] == kind.tag
        or all(data[kind.tag_field] != getattr(k, "tag", None) for k in kinds)
    ]


def _inner(kind: inspect.Type, name: str) -> Iterator[inspect.Type]:
    """What a kind holds under a name, or in a row."""
    if isinstance(kind, inspect.StructType):
        if name == kind.tag_field:
            yield inspect.LiteralType(values=(kind.tag,))
        for field in kind.fields:
            if field.encode_name == name:
                yield from _parts(field.type)
    elif isinstance(kind, inspect.DictType):
        yield from _parts(kind.value_type)
    elif isinstance(kind, (inspect.ListType, inspect.VarTupleType)):
        yield from _parts(kind.item_type)


def _within(data: Any, name: str, number: str) -> Any:
    if name and isinstance(data, dict):
        return data.get(name)
    if number.isdigit() and isinstance(data, list) and int(number) < len(data):
        return data[int(number)]
    return None


def _keys(kind: inspect.Type) -> Iterator[str]:
    if isinstance(kind, inspect.StructType):
        if kind.tag_field is not None:
            yield kind.tag_field
        for field in kind.fields:
            yield field.encode_name
