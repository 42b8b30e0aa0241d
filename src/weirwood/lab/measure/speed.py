"""The speed of this machine: random play, copies, saves and views, in CPU time on one core."""

from __future__ import annotations

import gc
import json
from itertools import count
from time import process_time_ns
from typing import TYPE_CHECKING, Any

from weirwood.fast import running
from weirwood.kernel import registry
from weirwood.kernel.chance import Splitmix
from weirwood.kernel.registry import bot_answer
from weirwood.lab.play.game import is_choice, seed_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from weirwood.kernel.decision import Decision
    from weirwood.kernel.match import Match

GAMES = 20
SEARCHES = 12  # answers searched for, one at every SPREAD-th choice
SPREAD = 10
ITERATIONS = 24  # so few that every game is looked into for one horizon: more would be longer ones
BATCHES = (5, 2, 1, 2)
"""How often a fork, save, load and view is made in a row: reading the clock costs something too."""


def bench(
    game: str,
    *,
    games: int = GAMES,
    seconds: float | None = None,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    progress: Callable[[int], None] | None = None,
) -> dict[str, Any]:
    """The figures of one game at its largest seat count.

    So many games are measured; with `seconds`, as many as fit into these seconds of one core, half
    of them for play and half for copies, and one at least.
    """
    found = registry.game(game)
    taken = found.seats[-1] if seats is None else seats
    play(found.id, taken, 0, options)  # everything is imported and warm now
    step = progress or (lambda _: None)
    gc.collect()
    decisions = choices = cpu = played = 0
    for index in budget(games, seconds):
        begun = process_time_ns()
        more, real = play(found.id, taken, index, options)
        cpu += process_time_ns() - begun
        decisions += more
        choices += real
        played += 1
        step(1)
    copies = Copies()
    gc.collect()
    for index in budget(games, seconds):
        play(found.id, taken, index, options, copies)
        step(1)
    spent = max(cpu, 1) / 1e9
    return {
        "game": found.id,
        "build": running.name(),
        "seats": taken,
        "games_per_s": round(played / spent, 2),
        "decisions_per_s": round(decisions / spent, 1),
        "choices_per_s": round(choices / spent, 1),
        **copies.means(),
        "searches_per_s": round(searches(found.id, taken, options), 1),
        "games": played,
        "decisions": decisions,
    }


def budget(games: int, seconds: float | None) -> Iterator[int]:
    """The numbers of the games to be measured: so many, or for half of these seconds of CPU."""
    begun = process_time_ns()
    for index in count():
        if seconds is None:
            if index >= games:
                return
        elif index and process_time_ns() - begun > seconds * 0.5e9:
            return
        yield index


def play(
    game: str,
    seats: int,
    index: int,
    options: Mapping[str, Any] | None,
    look: Callable[[Match, Decision], None] | None = None,
) -> tuple[int, int]:
    """One random game with the options listed for every decision."""
    seed = seed_of(0, index)
    match = registry.new(game, seats=seats, seed=seed, options=options)
    rng = Splitmix(seed)
    decisions = choices = 0
    while not match.over:
        for decision in match.decisions:
            found = match.options(decision)
            decisions += 1
            choices += is_choice(match, decision, found)
            if look is not None:
                look(match, decision)
            match.answer(decision, match.sample(decision, rng), by="random")
    return decisions, choices


def searches(game: str, seats: int, options: Mapping[str, Any] | None) -> float:
    """Iterations of the search a second, at choices spread over a game between steady players."""
    match = registry.new(game, seats=seats, seed=seed_of(0, 0), options=options)
    steady, search = registry.bot("steady", game), registry.bot(f"search:{ITERATIONS}", game)
    cpu = done = seen = 0
    while not match.over and seen < SPREAD * SEARCHES:
        for decision in match.decisions:
            found = match.options(decision)
            if is_choice(match, decision, found):
                seen += 1
                if seen % SPREAD == 0:
                    begun = process_time_ns()
                    bot_answer(search, match, decision, 1)
                    cpu += process_time_ns() - begun
                    done += getattr(search, "done", 0)
            match.answer(decision, bot_answer(steady, match, decision, 1))
    return done / (max(cpu, 1) / 1e9)


class Copies:
    """Measures fork, save, load and view at every decision it is shown."""

    def __init__(self) -> None:
        self.seen = 0
        self.spent = [0, 0, 0, 0]
        self.bytes = 0

    def __call__(self, match: Match, decision: Decision) -> None:
        # Means of the game itself: the text of a save is measured once, outside the clock.
        text = json.dumps(match.save(), separators=(",", ":"))
        self.bytes += len(text.encode())
        saved = json.loads(text)
        doings: tuple[Callable[[], object], ...] = (
            match.fork,
            match.save,
            lambda: registry.load(saved),
            lambda: match.view(decision.seat),
        )
        for i, do in enumerate(doings):
            begun = process_time_ns()
            for _ in range(BATCHES[i]):
                do()
            self.spent[i] += process_time_ns() - begun
        self.seen += 1

    def means(self) -> dict[str, float]:
        seen = max(1, self.seen)
        means = (
            round(spent / seen / batch / 1000, 2)
            for spent, batch in zip(self.spent, BATCHES, strict=True)
        )
        fork, save, load, view = means
        return {
            "fork_us": fork,
            "save_us": save,
            "load_us": load,
            "view_us": view,
            "save_bytes": round(self.bytes / seen),
        }
