"""Games and bots, found by entry points: one of ours and a stranger's are found alike."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from threading import RLock
from typing import Any, Protocol

from weirwood.kernel import record as records
from weirwood.kernel import saving
from weirwood.kernel.chance import MASK, Splitmix, mix64
from weirwood.kernel.decision import Decision, Option, Refused, Rng
from weirwood.kernel.game import Game
from weirwood.kernel.match import Match
from weirwood.kernel.record import Difference


class Worlds(Protocol):
    """Gives a match re-dealt for the asking seat; never the live one."""

    def __call__(self, rng: Rng) -> Match: ...


class Bot(Protocol):
    """A player. It sees what people see and keeps no memory of its own."""

    def decide(
        self,
        view: Mapping[str, Any],
        decision: Decision,
        options: Sequence[Option],
        rng: Rng,
        worlds: Worlds,
    ) -> Any: ...


class Catalogue(Mapping[str, Game[Any]]):
    """All games by id; each is imported when it is first asked for.

    One whose package cannot be imported is refused with the reason, and is in nobody's way.
    """

    def __init__(self) -> None:
        self.loaded: dict[str, Game[Any]] = {}
        self.broken: dict[str, str] = {}  # why those cannot be played
        # Importing a game compiles its procedures; two threads cannot make syntax trees at once.
        self.lock = RLock()
        self.points = {e.name: e for e in entry_points(group="weirwood.games")}

    def __getitem__(self, name: str) -> Game[Any]:
        if name not in self.loaded:
            point = self.points[name]
            if name not in self.broken:
                self.fetch(name, point)
            if name in self.broken:
                raise Refused("kernel.broken_game", {"game": name, "reason": self.broken[name]})
        return self.loaded[name]

    def fetch(self, name: str, point: EntryPoint) -> None:
        with self.lock:
            if name not in self.loaded:
                self.import_game(name, point)

    def import_game(self, name: str, point: EntryPoint) -> None:
        try:
            found = point.load()
        except Exception as e:  # noqa: BLE001  # anybody's package may fail in any way
            self.broken[name] = in_a_line(e)
            return
        if isinstance(found, Game):
            self.loaded[name] = found
        else:
            self.broken[name] = f"{point.value} is no game"

    def playable(self) -> list[Game[Any]]:
        """The games that can be played here, in order; the others are in `broken`."""
        for name in self:
            if name not in self.loaded and name not in self.broken:
                self.fetch(name, self.points[name])
        return [self.loaded[name] for name in self if name in self.loaded]

    def __iter__(self) -> Iterator[str]:
        return iter(sorted({*self.points, *self.loaded}))

    def __len__(self) -> int:
        return len({*self.points, *self.loaded})


def in_a_line(e: Exception) -> str:
    """What went wrong, for a message of one line."""
    lines = str(e).strip().splitlines() or ["-"]
    return f"{type(e).__name__}: {lines[0][:200]}"


@cache
def catalogue() -> Catalogue:
    """All games by id, those of other installed packages included."""
    return Catalogue()


def add(game: Game[Any]) -> None:
    """Register a game by hand, for tests and notebooks."""
    catalogue().loaded[game.id] = game


def game(name: Any) -> Game[Any]:
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
    for point in sorted(entry_points(group="weirwood.bots")):
        try:
            found[point.name] = point.load()
        except Exception as e:  # noqa: BLE001  # likewise: the other bots play on
            broken_bots[point.name] = in_a_line(e)
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
    made: Bot = make(game(game_id), budget)
    return made


# ---- beginning a match ----------------------------------------------------------------------


def begin_match(
    found: Game[Any],
    seats: Any,
    seed: int,
    options: Any,
    *,
    inject: Sequence[tuple[str, Any]] = (),
    native: bool = False,
) -> Match:
    settings = found.read_settings(seats, options)
    st = found.setup(seats, settings)
    st.chance = mix64(seed & MASK)
    return Match(found, st, settings, seed, (found.root, ()), native=native, inject=inject)


def new(
    name: str,
    *,
    seats: int | None = None,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    inject: Sequence[tuple[str, Any]] = (),
    native: bool = False,
) -> Match:
    """A new match. Without a seed one is taken from the system's own source."""
    found = game(name)
    if seed is None:
        import secrets

        seed = secrets.randbits(64)
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise Refused("kernel.seed", {"found": str(seed)[:40]})
    count = found.seats[0] if seats is None else seats
    return begin_match(found, count, seed, options, inject=inject, native=native)


def load(saved: Any) -> Match:
    """A match from `match.save()`."""
    return saving.load(saved, catalogue())


def replay(record: str | Iterable[Any]) -> Match:
    """The match that a record describes, played to its end; Refused where it differs."""
    match, difference = records.play(record, catalogue())
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
    return records.play(record, catalogue())[1]


def scenario(
    name: str,
    data: Mapping[str, Any],
    *,
    seed: int = 0,
    inject: Sequence[tuple[str, Any]] = (),
    native: bool = False,
) -> Match:
    """Any position, from readable data; impossible ones are refused with the rule."""
    found = game(name)
    if found.scenario is None:
        raise Refused("kernel.no_scenario", {"game": name})
    if not isinstance(data, Mapping):
        raise Refused("kernel.settings", {"found": type(data).__name__})
    st, root, args = found.scenario(data)
    st.chance = mix64(seed & MASK)
    settings = found.read_settings(st.seats, data.get("settings"))
    return Match(found, st, settings, seed, (root, args), native=native, inject=inject)


def bot_rng(bot_seed: int, seat: int, number: int) -> Splitmix:
    """A bot's own chance for one answer, derived from (bot seed, seat, number of the question)."""
    return Splitmix(mix64((bot_seed * 1_000_003 + seat * 7919 + number * 31) & MASK))


def bot_answer(player: Bot, match: Match, decision: Decision, bot_seed: int) -> Any:
    """Ask a bot as the table does: with its view, its options and re-dealt worlds."""
    seat = decision.seat
    rng = bot_rng(bot_seed, seat, decision.number)

    def worlds(rng: Rng) -> Match:
        return match.redeal(seat, rng, silent=True)

    return player.decide(match.view(seat), decision, match.options(decision), rng, worlds)
