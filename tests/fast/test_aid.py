"""Small helps for compiled code: causes of errors, fields of native classes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec
import pytest

from weirwood.fast.aid import because, mypyc_attr, row, unshadowed


def test_an_error_keeps_its_cause() -> None:
    why = KeyError("x")
    with pytest.raises(ValueError, match="bad") as raised:
        raise because(ValueError("bad"), why)
    assert raised.value.__cause__ is why
    with pytest.raises(ValueError, match=r"^$") as bare:
        raise because(ValueError, None)
    assert bare.value.__cause__ is None
    assert bare.value.__suppress_context__


def test_a_derived_dataclass_leaves_the_fields_of_a_native_class_to_it() -> None:
    """The fields of a native class are descriptors without slots, as here."""

    class Native:
        __slots__ = ("kept",)
        kept: dict[str, int]
        __init_subclass__ = unshadowed(("seats",))

    def put(self: Any, value: int) -> None:
        self.kept = {"seats": value}

    Native.seats = property(lambda self: self.kept["seats"], put)  # type: ignore[attr-defined]
    Native.__annotations__ = {"seats": "int"}

    @dataclass(slots=True)
    class Derived(Native):
        seats: int
        hands: int = 0

    made = Derived(5, 2)
    assert made.kept == {"seats": 5}
    assert made.hands == 2
    assert "seats" not in vars(Derived)
    assert "hands" in vars(Derived)


def test_what_is_said_to_mypyc_changes_nothing() -> None:
    assert mypyc_attr(native_class=False)(int) is int


def test_a_row_is_read_as_it_was_written_down() -> None:
    made = row(__name__, "Note", {"what": "str", "who": "list[int] | None"}, total=False)
    assert made.__module__ == __name__
    assert msgspec.convert({"who": [1]}, made) == {"who": [1]}
    with pytest.raises(msgspec.ValidationError, match=r"\$\.who\[0\]"):
        msgspec.convert({"who": ["x"]}, made)
