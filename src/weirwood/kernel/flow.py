"""The few words that compiled rules, native rules and the drivers share."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar

T = TypeVar("T")

if TYPE_CHECKING:
    Plain: TypeAlias = "bool | int | str | tuple[Plain, ...] | None"
else:  # the reader of saves resolves annotations at run time
    Plain = Any
Frame: TypeAlias = tuple[str, str, tuple[Any, ...]]
Flow: TypeAlias = Generator[None, Any, T]


class Suspended:
    """Given back by a rule that waits for an answer."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "SUSPEND"


SUSPEND: Final = Suspended()
RUNAWAY: Final = 100_000


class Stop(Exception):
    """Raised by `stop`: unwinds to the scope of that name."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class Finished(Exception):
    """Raised by `finish`: the match is over, whatever was going on."""


class Runaway(RuntimeError):
    """A rule went round too often without asking anything."""

    def __init__(self, procedure: str) -> None:
        super().__init__(f"{procedure} went round {RUNAWAY} times without a question")
