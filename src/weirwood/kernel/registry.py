"""Games and bots, found by entry points: one of ours and a stranger's are found alike."""

from __future__ import annotations

import gc
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from weirwood.kernel import history, loading, shelf
from weirwood.kernel import replay as replays
from weirwood.kernel.chance import seed_state, wide_seed
from weirwood.kernel.decision import Refused
from weirwood.kernel.game import AnyGame, Game
from weirwood.kernel.match import Match
from weirwood.kernel.playing import Bot, SeatWorlds, Told, Worlds, bot_answer, bot_rng
from weirwood.kernel.procedure import IMPORTING
from weirwood.kernel.replay import Difference

NAME = re.compile(r"[A-Za-z][A-Za-z0-9_-]*", re.ASCII)
"""What a game may be called: its name becomes part of files, addresses and commands."""


def points_of(group: str) -> tuple[dict[str, EntryPoint], dict[str, str]]:
    """Entry points by name, ours before others', and those whose name is taken, with the reason.

    Sorted: how a disk lists packages is different on every machine.
    """
    found: dict[str, EntryPoint] = {}
    taken: dict[str, str] = {}
    every = sorted(
        entry_points(group=group),
        key=lambda p: (not p.value.startswith("weirwood."), p.name, p.value),
    )
    for point in every:
        first = found.setdefault(point.name, point)
        if first.value != point.value:
            taken[f"{point.name} ({point.value})"] = f"{first.value} has this name"
    return found, taken


class Catalogue(Mapping[str, AnyGame]):
    """All games by id; each is imported when it is first asked for.

    One whose package cannot be imported is refused with the reason, and is in nobody's way.
    """

    def __init__(self) -> None:
        self.loaded: dict[str, AnyGame] = {}
        self.lock = IMPORTING
        self.points, self.broken = points_of("weirwood.games")  # and why some cannot be played
        for name in self.points:
            if not NAME.fullmatch(name):
                self.broken[name] = "a name has letters of English, digits, _ and - alone"

    def __getitem__(self, name: str) -> AnyGame:
        if name not in self.loaded:
            if name not in self.broken:
                self.fetch(name, self.points[name])
            if name in self.broken:
                raise Refused("kernel.broken_game", {"game": name, "reason": self.broken[name]})
        return self.loaded[name]

    def fetch(self, name: str, point: EntryPoint) -> None:
        with self.lock:
            if name not in self.loaded:
                self.import_game(name, point)

    def import_game(self, name: str, point: EntryPoint) -> None:
        collects = gc.isenabled()
        gc.disable()  # a game's facts are made to stay: looking for garbage among them is in vain
        try:
            found = point.load()
        except (Exception, SystemExit) as e:  # noqa: BLE001  # anybody's package may fail in any way
            self.broken[name] = in_a_line(e)
            return
        finally:
            if collects:
                gc.enable()
        shelf.keep()
        if not isinstance(found, Game):
            self.broken[name] = f"{point.value} is no game"
        elif found.id != name:  # saves and records would name a game that nobody finds
            self.broken[name] = f"{point.value} calls itself {found.id}"
        else:
            self.loaded[name] = found

    def playable(self) -> list[AnyGame]:
        """The games that can be played here, in order; the others are in `broken`."""
        for name in self:
            if name not in self.loaded and name not in self.broken:
                self.fetch(name, self.points[name])
        return [self.loaded[name] for name in self if name in self.loaded]

    def __iter__(self) -> Iterator[str]:
        return iter(sorted({*self.points, *self.loaded, *self.broken}))

    def __len__(self) -> int:
        return len({*self.points, *self.loaded, *self.broken})


def in_a_line(e: BaseException) -> str:
    """What went wrong, for a message of one line."""
    lines = str(e).strip().splitlines() or ["-"]
    return f"{type(e).__name__}: {lines[0][:200]}"


@cache
def catalogue() -> Catalogue:
    """All games by id, those of other installed packages included."""
    return Catalogue()


def add(game: AnyGame) -> None:
    """Register a game by hand, for tests and notebooks."""
    catalogue().loaded[game.id] = game


def game(name: Any) -> AnyGame:
    """The game with this id, or Refused: with the ids there are, or why it cannot be loaded."""
    found = catalogue().get(name) if isinstance(name, str) else None
    if found is None:
        known = ", ".join(catalogue())
        raise Refused("kernel.unknown_game", {"game": str(name)[:80], "games": known})
    return found


broken_bots: dict[str, str] = {}  # why those cannot play


@cache
def _bots() -> dict[str, Any]:
    found: dict[str, Any] = {}
    points, taken = points_of("weirwood.bots")
    broken_bots.update(taken)
    for point in points.values():
        try:
            loaded = point.load()
        except (Exception, SystemExit) as e:  # noqa: BLE001  # likewise: the other bots play on
            broken_bots[point.name] = in_a_line(e)
            continue
        # One entry point may bring several bots, by name.
        several = loaded if isinstance(loaded, Mapping) else {point.name: loaded}
        for name, make in several.items():
            if found.setdefault(name, make) is not make:
                broken_bots[f"{name} ({point.value})"] = "another bot has this name"
    return found


def bot_names() -> list[str]:
    return sorted(_bots())


def bot(spec: str, game_id: str) -> Bot:
    """A bot by name: `random`, `greedy`, `search:0.5`; what follows the colon is its own."""
    name, _, budget = spec.partition(":")
    make = _bots().get(name)
    if make is None and name in broken_bots:
        raise Refused("kernel.broken_bot", {"bot": name, "reason": broken_bots[name]})
    if make is None:
        raise Refused("kernel.unknown_bot", {"bot": spec[:80], "bots": ", ".join(bot_names())})
    found = game(game_id)
    try:
        made: Bot = make(found, budget)
    except Refused:
        raise
    except Exception as e:  # anybody's bot may fail in any way
        raise Refused("kernel.broken_bot", {"bot": name, "reason": in_a_line(e)}) from e
    return made


# ---- beginning a match ----------------------------------------------------------------------


def new(
    name: str,
    *,
    seats: int | None = None,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    inject: Sequence[tuple[str, Any]] = (),
    native: bool = False,
) -> Match:
    """A new match. Without a seed one of 256 bits is taken from the system's own source."""
    found = game(name)
    if seed is None:
        seed = wide_seed()
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise Refused("kernel.seed", {"found": str(seed)[:40]})
    count = found.seats[0] if seats is None else seats
    return Match.begin(found, count, seed, options, inject=inject, native=native)


def load(saved: Any) -> Match:
    """A match from `match.save()`."""
    return loading.load(saved, catalogue())


def replay(record: str | Iterable[Any]) -> Match:
    """The match that a record describes, played to its end; Refused where it differs."""
    match, difference = replays.play(record, catalogue())
    if difference is not None:
        raise Refused(
            "kernel.differs",
            {
                "line": difference.line,
                "what": difference.what,
                "recorded": str(difference.recorded)[:120],
                "played": str(difference.played)[:120],
            },
        )
    return match


def verify(record: str | Iterable[Any]) -> Difference | None:
    """None if the record plays again to the same end, else the first difference."""
    return replays.play(record, catalogue())[1]


def scenario(
    name: str,
    data: Mapping[str, Any],
    *,
    seed: int = 0,
    inject: Sequence[tuple[str, Any]] = (),
    native: bool = False,
) -> Match:
    """Any position, from readable data; impossible ones are refused with the rule.

    With `stop_at`, a kind of question, everybody declines what can be declined until it is asked.
    """
    found = game(name)
    if found.scenario is None:
        raise Refused("kernel.no_scenario", {"game": name})
    if not isinstance(data, Mapping):
        raise Refused("kernel.settings", {"found": type(data).__name__})
    stop_at = data.get("stop_at")
    if "stop_at" in data:
        if not isinstance(stop_at, str) or stop_at not in found.kinds:
            told = {"found": str(stop_at)[:80], "allowed": ", ".join(sorted(found.kinds))}
            raise Refused("kernel.stop_at", told)
        data = {key: value for key, value in data.items() if key != "stop_at"}
    st, root, args = found.scenario(data)
    seed_state(st, seed)
    settings = found.read_settings(st.seats, data.get("settings"))
    match = Match(found, st, settings, seed, (root, args), native=native, inject=inject)
    if stop_at is not None:
        history.quiet_until(match, stop_at)
    return match


def opening(name: str, data: Mapping[str, Any], *, seed: int = 0) -> Match:
    """A match that begins at a position: what led there is not told and cannot be taken back."""
    return load(scenario(name, data, seed=seed).save())


__all__ = [
    "Bot",
    "Catalogue",
    "SeatWorlds",
    "Told",
    "Worlds",
    "add",
    "bot",
    "bot_answer",
    "bot_names",
    "bot_rng",
    "broken_bots",
    "catalogue",
    "game",
    "in_a_line",
    "load",
    "new",
    "opening",
    "replay",
    "scenario",
    "verify",
]
