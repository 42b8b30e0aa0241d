"""What learning costs: an observation, a step of Gymnasium, a step of many games at once.

    python bench/wrappers.py                 # all games, as a table
    python bench/wrappers.py btwixt --seconds 20

Random players at the fewest seats, CPU time of one core. A step is one action of one's own seat
with all that the others answer until it is asked again, its observation and its mask. The last
columns say how many answers, everybody's, a second brings in 64 games at once, with everything that
a learner sees, and in the bare engine.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from typing import TYPE_CHECKING, Any

import numpy as np

from weirwood.kernel import registry
from weirwood.lab.gymnasium import Env, Vector
from weirwood.lab.learn.observe import schema
from weirwood.lab.learn.session import Session

if TYPE_CHECKING:
    from collections.abc import Callable

GAMES = ("btwixt", "boardgame", "cardgame", "miniatures")
MANY = 64
HEAD = f"""\
| game | observation (µs) | steps/s | answers/s, {MANY} games | answers/s, bare | share |
| --- | ---: | ---: | ---: | ---: | ---: |"""


def rate(seconds: float, piece: Callable[[], int]) -> float:
    """How much a second of CPU brings, counted by pieces until the time is up."""
    piece()  # what is remembered is remembered
    begun, done = time.process_time(), 0
    while (spent := time.process_time() - begun) < seconds:
        done += piece()
    return done / spent


def observations(game: str, seconds: float) -> float:
    """Observations a second, over positions of one game."""
    rng = random.Random(1)
    session = Session(registry.new(game, seed=1), at_once=True)
    positions: list[tuple[Session, int]] = []
    while not session.over and len(positions) < 300:
        seat = session.asked[0]
        positions.append((session.fork(), seat))
        session.act(seat, rng.choice(session.legal(seat)))
    told = schema(game)

    def piece() -> int:
        for at, seat in positions:
            told.observe(at, seat)
        return len(positions)

    return rate(seconds, piece)


def steps(game: str, seconds: float) -> float:
    """Steps a second of `Env` by a player who takes any action that is offered."""
    rng = random.Random(1)
    env = Env(game)
    _, info = env.reset(seed=1)

    def piece() -> int:
        nonlocal info
        if env.ended:
            _, info = env.reset()
        _, _, _, _, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
        return 1

    return rate(seconds, piece)


def many(game: str, seconds: float) -> float:
    """Answers a second, everybody's, of many games at once."""
    rng = random.Random(1)
    envs = Vector(game, MANY, copy=False)
    _, infos = envs.reset(seed=1)

    def asked() -> list[int]:
        """The number of the newest question of each game."""
        sessions = [env.session for env in envs.envs]
        return [s.match.decisions[-1].number if s and not s.over else 0 for s in sessions]

    def piece() -> int:
        nonlocal infos
        chosen = [rng.choice(np.flatnonzero(m)) if m.any() else 0 for m in infos["action_mask"]]
        before = asked()
        _, _, _, _, infos = envs.step(np.array(chosen))
        return sum(max(0, new - old) for old, new in zip(before, asked(), strict=True))

    return rate(seconds, piece)


def bare(game: str, seconds: float) -> float:
    """Answers a second of the engine alone."""
    rng = random.Random(1)
    match = registry.new(game, seed=1)

    def piece() -> int:
        nonlocal match
        if match.over:
            match = registry.new(game, seed=rng.randrange(1 << 30))
        decision = match.decisions[0]
        match.answer(decision, match.sample(decision, rng))
        return 1

    return rate(seconds, piece)


def measured(game: str, seconds: float) -> dict[str, Any]:
    """All figures of one game."""
    seen = 1e6 / observations(game, seconds)
    step, batch, raw = (f(game, seconds) for f in (steps, many, bare))
    return {
        "game": game,
        "observation_us": round(seen, 1),
        "steps_per_s": round(step),
        "many_per_s": round(batch),
        "bare_per_s": round(raw),
        "share": round(batch / raw, 3),
    }


def line(row: dict[str, Any]) -> str:
    rates = (f"{row[key]:,}" for key in ("steps_per_s", "many_per_s", "bare_per_s"))
    cells = (f"`{row['game']}`", f"{row['observation_us']:.0f}", *rates, f"{row['share']:.0%}")
    return f"| {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("games", nargs="*", help="these games alone")
    parser.add_argument("--seconds", type=float, default=5, help="of each measurement (5)")
    parser.add_argument("--json", action="store_true", help="one line of JSON for each game")
    given = parser.parse_args()
    if not given.json:
        print(HEAD)
    for game in given.games or GAMES:
        row = measured(game, given.seconds)
        print(json.dumps(row) if given.json else line(row))


if __name__ == "__main__":
    main()
