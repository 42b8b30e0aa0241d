"""What learning costs: an observation, a step of an environment, a step of many games at once.

    python bench/wrappers.py                 # all games, as a table
    python bench/wrappers.py btwixt --seconds 20

Random players at the fewest seats, CPU time of one core. A step of Gymnasium is one action of one's
own seat with all that the others answer until it is asked again, its observation and its mask. A
step of PettingZoo's is one action of the seat whose turn it is, with what the next one sees and may
do; in its parallel environment one action of everybody who is asked. The last columns say how many
answers, everybody's, a second brings in 64 games at once, with everything that a learner sees, and
in the bare engine.
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
from weirwood.lab.pettingzoo import env, parallel_env

if TYPE_CHECKING:
    from collections.abc import Callable

GAMES = ("btwixt", "boardgame", "cardgame", "miniatures")
MANY = 64
HEAD = f"""\
| game | observation (µs) | steps/s | PettingZoo | parallel | {MANY} games | bare | share |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |"""


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


def any_of(mask: np.ndarray[Any, Any], rng: random.Random) -> int:
    """An action that is offered, found without much ado: it is not what is measured."""
    offered = mask.nonzero()[0]
    return int(offered[int(rng.random() * len(offered))])


def steps(game: str, seconds: float) -> float:
    """Steps a second of `Env` by a player who takes any action that is offered."""
    rng = random.Random(1)
    seat = Env(game)
    _, info = seat.reset(seed=1)

    def piece() -> int:
        nonlocal info
        if seat.ended:
            _, info = seat.reset()
        _, _, _, _, info = seat.step(any_of(info["action_mask"], rng))
        return 1

    return rate(seconds, piece)


def turns(game: str, seconds: float) -> float:
    """Steps a second of PettingZoo's environment, with the guards that it puts around each."""
    rng = random.Random(1)
    table = env(game)
    table.reset(seed=1)

    def piece() -> int:
        seen, _, over, _, _ = table.last()
        if over:
            table.reset()
            return 0
        table.step(any_of(seen["action_mask"], rng))
        return 1

    return rate(seconds, piece)


def together(game: str, seconds: float) -> float:
    """Steps a second of PettingZoo's environment in which all act at once."""
    rng = random.Random(1)
    table = parallel_env(game)
    seen, _ = table.reset(seed=1)

    def piece() -> int:
        nonlocal seen
        if not table.agents:
            seen, _ = table.reset()
        chosen = {agent: any_of(what["action_mask"], rng) for agent, what in seen.items()}
        seen, _, _, _, _ = table.step(chosen)
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
        chosen = [any_of(mask, rng) if mask.any() else 0 for mask in infos["action_mask"]]
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
    step, turn, at_once, batch, raw = (
        f(game, seconds) for f in (steps, turns, together, many, bare)
    )
    return {
        "game": game,
        "observation_us": round(seen, 1),
        "steps_per_s": round(step),
        "turns_per_s": round(turn),
        "together_per_s": round(at_once),
        "many_per_s": round(batch),
        "bare_per_s": round(raw),
        "share": round(batch / raw, 3),
    }


def line(row: dict[str, Any]) -> str:
    kinds = ("steps", "turns", "together", "many", "bare")
    rates = (f"{row[f'{kind}_per_s']:,}" for kind in kinds)
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
