"""The few words that compiled rules, native rules and the drivers share."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeAlias, TypeVar

T = TypeVar("T")

if TYPE_CHECKING:
    Plain: TypeAlias = "bool | int | str | tuple[Plain, ...] | None"
else:  # the reader of saves resolves annotations at run time
    Plain = Any
Frame: TypeAlias = tuple[str, str, tuple[Any, ...]]
Flow: TypeAlias = Generator[None, Any, T]


class Rule(Protocol):
    """A compiled procedure, as those see it who only run it."""

    @property
    def fn(self) -> Callable[..., Flow[Any]]: ...
    @property
    def run(self) -> Callable[..., Any]: ...
    @property
    def go(self) -> Callable[..., Any]: ...
    @property
    def home(self) -> str: ...
    @property
    def source(self) -> str: ...
    @property
    def params(self) -> Sequence[str]: ...
    @property
    def entry(self) -> Mapping[str, int]: ...
    @property
    def live(self) -> Mapping[str, Sequence[str]]: ...
    @property
    def scopes(self) -> Mapping[str, str]: ...


PROCEDURES: Final[dict[str, Rule]] = {}
"""Every procedure by its id: `call`, frames and saves find them here."""


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
