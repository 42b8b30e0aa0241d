"""MaskablePPO learns B'Twixt against random bots, by stable-baselines3's friends.

    pip install 'weirwood[lab]' sb3-contrib torch
    python docs/examples/ppo.py 20000

Neither the game nor its laboratory needs them: they bring torch along, which is larger than all
else together. It says how many steps a second were made, the learning included, in CPU time, and
how games end that were not learnt from, before and after.
"""

# ruff: noqa: PLC0415  (the libraries that learn may be absent: they are imported where they are used)

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from weirwood.lab.gymnasium import Env

HOW = "this example needs more than the laboratory: run `pip install sb3-contrib torch`"
SEATS = 3
GAMES = 8  # learnt from at once
UNSEEN = 1_000_000  # where the seeds of games begin that nobody learns from

Row = np.ndarray[Any, np.dtype[np.float32]]
Choose = Callable[[Row, Any], int]
"""An action for what is seen, of those that the mask offers."""


def score(choose: Choose, games: int) -> float:
    """The mean result over games that were not learnt from."""
    env, total = Env("btwixt", seats=SEATS, bots="random"), 0.0
    for i in range(games):
        seen, info = env.reset(seed=UNSEEN + i)
        over = False
        while not over:
            seen, reward, over, _, info = env.step(choose(seen, info["action_mask"]))
        total += reward
    return total / games


def learn(steps: int, games: int) -> tuple[float, float, float]:
    """Mean results before and after so many steps, and steps a second of CPU, learning included."""
    try:
        import torch
        from sb3_contrib import MaskablePPO
        from stable_baselines3.common.vec_env import DummyVecEnv
    except ImportError:
        raise SystemExit(HOW) from None
    torch.set_num_threads(1)  # a small network gains nothing by more
    many = DummyVecEnv([lambda: Env("btwixt", seats=SEATS, bots="random")] * GAMES)
    model = MaskablePPO("MlpPolicy", many, n_steps=256, batch_size=256, seed=1)

    def choose(seen: Row, mask: Any) -> int:
        return int(model.predict(seen, action_masks=mask)[0])

    before, begun = score(choose, games), time.process_time()
    model.learn(steps)
    spent = time.process_time() - begun
    return before, score(choose, games), model.num_timesteps / spent


def main() -> int:
    parser = argparse.ArgumentParser(description=str(__doc__).split("\n", maxsplit=1)[0])
    parser.add_argument("steps", nargs="?", type=int, default=20_000, help="to learn from (20000)")
    parser.add_argument("--games", type=int, default=100, help="to look at, each time (100)")
    given = parser.parse_args()
    before, after, rate = learn(given.steps, given.games)
    print(f"{rate:,.0f} steps a second of CPU, learning included")
    print(f"mean result against random bots: {before:+.2f} before, {after:+.2f} after")
    return 0


if __name__ == "__main__":
    sys.exit(main())
