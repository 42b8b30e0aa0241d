"""What the stream of chance that nobody can foretell costs a game (docs/decisions/chance.md).

    python bench/chance.py

Random games are played while their shuffles and draws are written down. These are then made again
by themselves, by the quick stream and by the one that is keyed, and compared with the time of the
whole games: the least of several turns each.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Any

from weirwood.kernel import chance, registry
from weirwood.kernel.chance import Splitmix

TABLES = {"btwixt": (3, 10), "boardgame": (3, 6), "cardgame": (2, 10), "miniatures": (2, 4)}
WIDE = 1 << 200  # a seed from here on is a key
NAMES = ("draw", "permutation")
TURNS = 10


def play(game: str, seats: int, games: int, first: int) -> int:
    answers = 0
    for n in range(games):
        match, rng = registry.new(game, seats=seats, seed=first + n), Splitmix(n)
        while not match.over and answers < 600 * games:
            d = match.decisions[0]
            match.answer(d, match.sample(d, rng))
            answers += 1
    return answers


def noted(work: Callable[[], int]) -> tuple[int, list[tuple[str, int]]]:
    """What was drawn meanwhile, without what a draw draws itself."""
    calls: list[tuple[str, int]] = []
    inside = [False]

    def noting(name: str, real: Any) -> Any:
        def draws(st: Any, label: str, n: int) -> Any:
            if inside[0]:
                return real(st, label, n)
            calls.append((name, n))
            inside[0] = True
            try:
                return real(st, label, n)
            finally:
                inside[0] = False

        return draws

    modules = [m for name, m in list(sys.modules.items()) if name.startswith("weirwood")]
    real = {name: getattr(chance, name) for name in NAMES}
    held = [(m, name) for m in modules for name in NAMES if vars(m).get(name) is real[name]]
    for module, name in held:
        setattr(module, name, noting(name, real[name]))
    found = work()
    for module, name in held:
        setattr(module, name, real[name])
    return found, calls


def least(work: Callable[[], Any]) -> float:
    """Milliseconds of processor time, of the best of several turns."""
    best = float("inf")
    for _ in range(TURNS):
        begun = time.thread_time()
        work()
        best = min(best, time.thread_time() - begun)
    return 1000 * best


def main() -> None:
    sys.stdout.write("| game | answers | draws | quick | keyed | a random game | more |\n")
    sys.stdout.write("| --- | ---: | ---: | ---: | ---: | ---: | ---: |\n")
    for game, (seats, games) in TABLES.items():
        registry.game(game)
        answers, calls = noted(lambda: play(game, seats, games, WIDE))  # noqa: B023  # called here
        spent = []
        for seed in (1, WIDE):
            st: Any = registry.new(game, seats=seats, seed=seed).st
            spent.append(least(lambda: [getattr(chance, name)(st, "", n) for name, n in calls]))  # noqa: B023
        whole = least(lambda: play(game, seats, games, 1))  # noqa: B023
        cells = [f"`{game}`", f"{answers / games:.0f}", f"{len(calls) / games:.0f}"]
        cells += [f"{each / games:.3f} ms" for each in (*spent, whole)]
        cells.append(f"{100 * (spent[1] - spent[0]) / whole:.2f} %")
        sys.stdout.write("| " + " | ".join(cells) + " |\n")


if __name__ == "__main__":
    main()
