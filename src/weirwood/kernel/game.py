"""What one game supplies: data and free functions, gathered in one frozen object."""

from __future__ import annotations

import hashlib
import importlib.util
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from importlib import resources
from importlib.resources.abc import Traversable
from types import ModuleType
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from weirwood.kernel.decision import Decision, Kind, Refusal, Refused, Rng
from weirwood.kernel.event import Event
from weirwood.kernel.flow import Plain
from weirwood.kernel.judging import Judged
from weirwood.kernel.state import State
from weirwood.kernel.things import Thing

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Setting:
    """One option of a game: a switch, a choice, a number, or data that the game checks itself."""

    name: str
    kind: str  # "bool", "choice", "int", "data"
    default: Any
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = 0

    def read(self, value: Any) -> Any:
        """The value in its proper type; words as a command line gives them are understood."""
        if self.kind == "bool":
            if isinstance(value, bool):
                return value
            word = str(value).lower()
            if word in ("true", "yes", "on", "1"):
                return True
            if word in ("false", "no", "off", "0"):
                return False
            self.refuse(value, "true, false")
        if self.kind == "choice":
            if value not in self.choices:
                self.refuse(value, ", ".join(self.choices))
            return value
        if self.kind == "int":
            if isinstance(value, str) and value.lstrip("-").isdigit():
                value = int(value)
            if isinstance(value, bool) or not isinstance(value, int):
                self.refuse(value, f"{self.least}..{self.most}")
            if not self.least <= value <= self.most:
                self.refuse(value, f"{self.least}..{self.most}")
        return value

    def refuse(self, value: Any, allowed: str) -> None:
        args = {"setting": self.name, "value": str(value)[:80], "allowed": allowed}
        raise Refused("kernel.setting_value", args)


class Tensor(Protocol):
    """The view as numbers, for those who learn: a module of the game's."""

    FIELDS: Mapping[str, tuple[tuple[int, ...], str]]
    SCORE: int  # what scores are divided by

    def fill(self, view: Mapping[str, Any], put: Callable[..., None], /) -> None: ...


class Picture(Protocol):
    """The public view as shapes on a sheet of 1000 by 1000: a module of the game's."""

    def shapes(self, view: Mapping[str, Any], /) -> Iterator[tuple[Any, ...]]: ...


class Lists(Protocol):
    """What players bring along, decks or armies: a module or package of the game's."""

    def names(self, seats: int, settings: Mapping[str, Any], /) -> list[str]: ...


def kinds_of(chapters: Iterable[ModuleType]) -> dict[str, Kind]:
    """The questions of a game: what each of its chapters lists as its KINDS."""
    found: dict[str, Kind] = {}
    for chapter in chapters:
        for kind in getattr(chapter, "KINDS", ()):
            if kind.name in found:
                raise ValueError(f"{chapter.__name__}: a second question {kind.name}")
            found[kind.name] = kind
    return found


def folder_of(package: str) -> Traversable | None:
    """The folder of a game's package; None if the game is a single module and brings no files."""
    spec = importlib.util.find_spec(package)
    if spec is None or spec.submodule_search_locations is None:
        return None
    return resources.files(package)


def content_hash(package: str) -> str:
    """A short hash over the files of a game's content, whatever the machine calls their folder."""
    told = hashlib.sha256()
    for file in sorted(content_files(resources.files(package) / "content")):
        told.update(file[1])
    return told.hexdigest()[:16]


def content_files(folder: Traversable, before: str = "") -> Iterator[tuple[str, bytes]]:
    """Every file of facts below a folder, by its path within it."""
    for item in folder.iterdir():
        if item.is_dir():
            yield from content_files(item, f"{before}{item.name}/")
        elif item.name.endswith((".json", ".toml")):
            yield f"{before}{item.name}", item.read_bytes()


def identity_settings(settings: Mapping[str, Any], st: Any, seat: int | None) -> Mapping[str, Any]:
    return settings


def with_all_others(seats: int, settings: Mapping[str, Any], seat: int) -> list[int]:
    """Everybody else. Of two, there is nobody to keep a private word from."""
    return [s for s in range(seats) if s != seat] if seats > 2 else []


def least_commitment(st: Any, decision: Decision, keys: Sequence[str]) -> str:
    """The key that a seat which conceded takes: decline if it can, else the first."""
    for quiet in ("done", "pass", "none", "no", "kneel"):
        if quiet in keys:
            return quiet
    return keys[0]


@dataclass(frozen=True, eq=False)
class Game(Generic[S]):
    """A game as the kernel sees it. Rules hold no state; all of it lives in the state."""

    id: str
    version: int
    package: str  # where ledger/, text/ and content/ live
    seats: tuple[int, ...]
    state: type[S]
    root: str  # the procedure that plays the whole game
    kinds: Mapping[str, Kind]
    settings: tuple[Setting, ...]
    setup: Callable[[int, Mapping[str, Any]], S]
    view: Callable[[S, int | None], dict[str, Any]]
    redeal: Callable[[S, int | None, Rng], None]
    content: str = ""  # hash of the content files
    check_settings: Callable[[int, Mapping[str, Any]], None] | None = None
    settings_for: Callable[[Mapping[str, Any], S, int | None], Mapping[str, Any]] = (
        identity_settings
    )
    scenario: Callable[[Mapping[str, Any]], tuple[S, str, tuple[Plain, ...]]] | None = None
    scenario_shape: type[Any] | None = None  # what `scenario` reads, as a `msgspec.Struct`
    upgrades: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = field(default_factory=dict)
    idle: Callable[[S, Decision, Sequence[str]], str] = least_commitment
    labels: Callable[[S], list[str]] | None = None  # house/leader/faction per seat, for statistics
    names: Callable[[S], list[str]] | None = None  # id of what each seat is called, for words
    overlay: Callable[[Mapping[str, Any]], Mapping[str, Mapping[str, str]]] | None = None
    checks: Mapping[str, Callable[[Any], Iterable[Refusal]]] = field(default_factory=dict)
    # a list in the making, in a language: what is understood, what speaks against it, its figures
    judges: Mapping[str, Callable[[Any, str], Judged]] = field(default_factory=dict)
    # ready lists of what `checks` knows: in a language, their text by name
    ready: Mapping[str, Callable[[str], Mapping[str, str]]] = field(default_factory=dict)
    # with whom a seat may talk in private, by the number of seats and the settings
    talk: Callable[[int, Mapping[str, Any], int], Sequence[int]] = with_all_others
    talk_rule: str = ""  # the ledger rule that says so
    # the side of each seat, by the number of seats and the settings; None: everybody for themselves
    sides: Callable[[int, Mapping[str, Any]], Sequence[int]] | None = None
    tensor: Tensor | None = None
    picture: Picture | None = None
    lists: Lists | None = None  # what the seats bring, by name
    things: Callable[[], tuple[Thing, ...]] | None = (
        None  # what it is made of, to be looked through
    )
    # of a finished game: by seat the things that it played, last those that came up for all
    played: Callable[[S, Iterable[Event]], Sequence[AbstractSet[str]]] | None = None
    # the cards that a seat draws from, one row for each: its name, and what it is worth to draw it
    deck: Callable[[S, int], Sequence[tuple[str, float]]] | None = None
    # what a spectator sees, and so does everybody; and a seat's view, made of that. Who tells many
    # seats of one position looks at what they share but once.
    public: Callable[[S], dict[str, Any]] | None = None
    seen: Callable[[S, int | None, Mapping[str, Any]], dict[str, Any]] | None = None
    # the part of `view` that says how things stand, without forecasts that take a while
    brief: Callable[[S, int | None], dict[str, Any]] | None = None
    greedy: Any = None  # the game's own heuristic player
    evaluate: Callable[[S, int], float] | None = None  # how well a seat stands, -1 to 1, for search
    # the same of every seat at once, where that is cheaper than one after the other
    evaluate_all: Callable[[S], Sequence[float]] | None = None
    # what `evaluate` weighs, by name: how much of it, and its weight; for those who explain
    terms: Callable[[S, int], Mapping[str, tuple[float, float]]] | None = None
    horizon: int = 12  # decisions that search plays on before it evaluates; with a clock, its ticks
    clock: Callable[[S], int] | None = None  # rises with the game: search judges at its ticks
    # (iterations, laps): who thinks so long plays on for so many horizons, and judges at each
    laps: tuple[tuple[int, int], ...] = ()
    # how a seat stands in a few dozen whole numbers, by name, for players that have learnt
    features: Callable[[S, int], Mapping[str, int]] | None = None

    def read_settings(self, seats: Any, given: Any) -> dict[str, Any]:
        """All settings with their defaults; unknown names and values are refused."""
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            allowed = f"{self.seats[0]}..{self.seats[-1]}"
            raise Refused("kernel.seats", {"seats": str(seats), "allowed": allowed})
        if given is not None and not isinstance(given, Mapping):
            raise Refused("kernel.settings", {"found": type(given).__name__})
        known = {s.name: s for s in self.settings}
        out = {s.name: s.default for s in self.settings}
        for name, value in (given or {}).items():
            if name not in known:
                allowed = ", ".join(known) or "-"
                raise Refused("kernel.setting_name", {"setting": str(name), "allowed": allowed})
            out[name] = known[name].read(value)
        if self.check_settings is not None:
            self.check_settings(seats, out)
        return out


AnyGame: TypeAlias = Game[Any]
"""A game of which only the common part is known: what table, terminal, bots and laboratory see."""
