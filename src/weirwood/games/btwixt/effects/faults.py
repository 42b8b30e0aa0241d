"""Strict reading of card files: every fault names the card, the key, what was found and allowed.

Shapes are `msgspec.Struct`s. What msgspec refuses is told in the words of the file; what it cannot
say (a line of text, a word that depends on the moment) is a type of its own that knows what is
allowed there.
"""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any, ClassVar, TypeVar

import msgspec
from msgspec import inspect

from .vocabulary import Scope

T = TypeVar("T")

ID = re.compile(r"[a-z][a-z0-9_]{0,59}")
LONGEST_FILE = 4_000_000
LONGEST_TEXT = 2_000
SHOWN = 60

_STEP = re.compile(r"\.(\w+)|\[(\d+|\.\.\.)\]")


class EditionError(ValueError):
    """A card file that cannot be used: one line with the card, the key and what is allowed."""

    def __init__(self, where: str, key: str, found: str, allowed: str) -> None:
        super().__init__(f"{where}: {key}: found {found}; allowed: {allowed}")
        self.where = where
        self.key = key
        self.found = found
        self.allowed = allowed


def show(value: object) -> str:
    """A value as one short line, whatever it holds."""
    try:
        text = json.dumps(value, ensure_ascii=True, default=str)
    except (RecursionError, TypeError, ValueError):  # not from JSON at all
        text = type(value).__name__
    return text if len(text) <= SHOWN else text[: SHOWN - 3] + "..."


def fail(where: str, key: str, value: object, allowed: str) -> EditionError:
    return EditionError(where, key, show(value), allowed)


def listed(words: Iterable[object]) -> str:
    return ", ".join(str(word) for word in words)


def join(key: str, name: object) -> str:
    return f"{key}.{name}" if key else str(name)


def word(where: str, key: str, value: object, allowed: Iterable[str]) -> str:
    """One of these words."""
    allowed = tuple(allowed)
    if not isinstance(value, str) or value not in allowed:
        raise fail(where, key, value, listed(allowed) or "nothing here")
    return value


# ---- words with a rule of their own ------------------------------------------------------------


class Word(str):
    """A text that its own type judges: by the words allowed there, or by a test of its own.

    Which words are allowed, the moment or the file may say: they are a function of the `Scope`.
    """

    __slots__ = ()
    fits: ClassVar[Callable[[str, Any], bool]]
    allowed: ClassVar[Callable[[Any], str]]

    def __init_subclass__(
        cls,
        words: Callable[[Any], tuple[str, ...]] = lambda _: (),
        test: Callable[[str], bool] | None = None,
        allowed: str = "",
    ) -> None:
        cls.fits = staticmethod(lambda text, at: test(text) if test else text in words(at))
        cls.allowed = staticmethod(lambda at: allowed or listed(words(at)) or "nothing here")


def one_line(text: str) -> bool:
    return bool(text.strip()) and len(text) <= LONGEST_TEXT and text.isprintable()


class Line(Word, test=one_line, allowed=f"one line of text, at most {LONGEST_TEXT} characters"):
    """Words for people: one line, not empty, encodable everywhere."""


class Name(
    Word,
    test=lambda text: ID.fullmatch(text) is not None,
    allowed="lower case letters, digits and _, a letter first",
):
    """The id of a thing in the file."""


# ---- reading -----------------------------------------------------------------------------------


def read(
    shape: type[T],
    where: str,
    key: str,
    value: object,
    scope: Scope | None = None,
    also: tuple[str, ...] = (),
) -> T:
    """The value in its shape. `also` are keys of the object that were read before."""

    def own(kind: Any, found: Any) -> Any:
        if not isinstance(found, str) or not kind.fits(found, scope):
            raise ValueError(kind.__name__)
        return kind(found)

    try:
        return msgspec.convert(value, shape, dec_hook=own)
    except msgspec.ValidationError as error:
        message = str(error)
    except RecursionError:
        raise EditionError(where, key or "file", "brackets nested too deep", "less") from None
    what, _, path = message.partition(" - at `")
    found, kind = value, inspect.type_info(shape)
    for step, number in _STEP.findall(path):
        # Of an object without fixed keys msgspec does not say which it was.
        name = culprit(shape, value, message, path, own) if number == "..." else step
        found, kind = within(found, single(kind), name, number)
        key = join(key, name) if name else f"{key}[{number}]"
    kind = single(kind)
    if isinstance(kind, inspect.StructType):
        if what.startswith("Object contains unknown field"):
            keys = listed((*also, *keys_of(kind))) or "no key"
            raise EditionError(where, join(key, what.split("`")[1]), "an unknown key", keys)
        if what.startswith("Object missing required field"):
            missing = join(key, what.split("`")[1])
            raise EditionError(where, missing, "nothing", "this key is needed")
    raise fail(where, key or "file", found, told(kind, scope))


def single(kind: inspect.Type) -> inspect.Type:
    """The kind itself of something that may be left out."""
    return kind.types[0] if isinstance(kind, inspect.UnionType) else kind


def within(value: Any, kind: inspect.Type, name: str, number: str) -> tuple[Any, inspect.Type]:
    """What lies one step further, and what should."""
    if isinstance(kind, inspect.StructType):
        field = next(f for f in kind.fields if f.encode_name == name)
        return value[name], field.type
    if isinstance(kind, inspect.DictType):
        return value[name], kind.value_type
    assert isinstance(kind, inspect.ListType), kind
    return value[int(number)], kind.item_type


def culprit(shape: Any, value: Any, message: str, path: str, own: Any) -> str:
    """The key of an object without fixed keys whose value was refused: alone it is, too."""
    steps = _STEP.findall(path.partition("[...]")[0])
    trial = copy.deepcopy(value)
    here, parent, last = trial, None, None
    for name, number in steps:
        parent, last = here, name or int(number)
        here = here[last]
    assert parent is not None
    for name in here:
        parent[last] = {name: here[name]}
        try:
            msgspec.convert(trial, shape, dec_hook=own)
        except msgspec.ValidationError as error:
            if str(error) == message:
                return str(name)
    raise AssertionError(message)


COMMON = ("if", "optional", "then", "else")


def keys_of(kind: inspect.StructType) -> Iterator[str]:
    """The keys of an object, those that every effect has last."""
    names = [field.encode_name for field in kind.fields]
    yield from (name for name in names if name not in COMMON)
    yield from (name for name in names if name in COMMON)


def told(kind: inspect.Type, scope: Scope | None) -> str:
    """What may stand where something of this kind should."""
    if isinstance(kind, inspect.IntType):
        return f"a whole number from {kind.ge} to {kind.le}"
    if isinstance(kind, inspect.BoolType):
        return "true, false"
    if isinstance(kind, inspect.LiteralType):
        return listed(kind.values)
    if isinstance(kind, inspect.ListType):
        return f"a list of {kind.min_length} or more" if kind.min_length else "a list"
    if isinstance(kind, inspect.CustomType):
        assert issubclass(kind.cls, Word), kind
        return kind.cls.allowed(scope)
    assert isinstance(kind, (inspect.StructType, inspect.DictType)), kind
    return "an object"


def parse(data: str | bytes, where: str) -> object:
    """The JSON value in a text; anything else is refused in one line."""
    if len(data) > LONGEST_FILE:
        raise EditionError(where, "file", f"{len(data)} bytes", f"at most {LONGEST_FILE}")
    try:
        return json.loads(data, object_pairs_hook=_no_twins, parse_constant=_no_constant)
    except EditionError as error:
        raise EditionError(where, error.key, error.found, error.allowed) from None
    except json.JSONDecodeError as error:
        found = f"{error.msg} at line {error.lineno}, column {error.colno}"
        raise EditionError(where, "file", found, "a JSON object") from None
    except RecursionError:
        raise EditionError(where, "file", "brackets nested too deep", "a JSON object") from None
    except ValueError as error:  # not UTF-8, or a number of thousands of digits
        found = str(error).split("\n", maxsplit=1)[0][:SHOWN]
        raise EditionError(where, "file", found, "a JSON object in UTF-8") from None


def _no_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    table = dict(pairs)
    if len(table) != len(pairs):
        seen: set[str] = set()
        for name, _ in pairs:
            if name in seen:
                raise EditionError("", name[:SHOWN], "the same key twice", "each key once")
            seen.add(name)
    return table


def _no_constant(name: str) -> Any:
    raise EditionError("", "file", name, "a whole number")
