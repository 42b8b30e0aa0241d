"""Small helps for compiled code; see `emit`."""

from __future__ import annotations

from collections.abc import Callable
from types import MemberDescriptorType
from typing import Any, TypedDict, TypeVar

T = TypeVar("T")


def because(
    error: BaseException | type[BaseException], cause: BaseException | None
) -> BaseException:
    """An error with its cause: what `raise error from cause` raises."""
    made = error() if isinstance(error, type) else error
    made.__cause__ = cause
    return made


def mypyc_attr(**said: bool) -> Callable[[T], T]:
    """What mypyc reads when it compiles a class; nothing is left to do when it runs."""
    del said
    return same


def same(found: T) -> T:
    return found


def unshadowed(names: tuple[str, ...]) -> Any:
    """What a native class does when an interpreted one derives from it: keep its fields.

    A dataclass with slots makes slots for inherited fields too, unless its base names them as its
    own, which a native one may not. They go again, and the fields of the base are found.
    """

    def begun(cls: type, /, **rest: Any) -> None:
        del rest
        for name in names:
            if isinstance(cls.__dict__.get(name), MemberDescriptorType):
                delattr(cls, name)

    return classmethod(begun)


def row(module: str, name: str, notes: dict[str, str], total: bool) -> Any:
    """A typed dictionary of a module, with what was written about each of its columns."""
    made: Any = TypedDict(name, notes, total=total)  # type: ignore[misc]  # notes are not literal
    made.__module__ = module
    return made
