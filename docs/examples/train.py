"""A small policy learns B'Twixt against random bots: masked policy gradient, numpy alone.

The policy is linear in the observation. Larger ones need a larger library; they see and do the same
through `Env.action_masks()`.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

from weirwood.lab.gymnasium import Env

Numbers = np.ndarray[Any, np.dtype[np.float64]]


class Policy:
    """The probability of an action is the softmax of its weights times what is seen."""

    def __init__(self, actions: int, size: int) -> None:
        self.weights: Numbers = np.zeros((actions, size))

    def chances(self, seen: Any, legal: Any) -> tuple[Any, Any, Numbers]:
        at = np.flatnonzero(seen)  # most of a view is empty
        worth = self.weights[np.ix_(legal, at)] @ seen[at]
        raised = np.exp(worth - worth.max())
        return at, seen[at], raised / raised.sum()


def play(env: Env, policy: Policy, rng: np.random.Generator, seed: int) -> tuple[list[Any], float]:
    """One game: what was seen, offered and taken, and how it ended."""
    seen, info = env.reset(seed=seed)
    steps: list[Any] = []
    while True:
        legal = np.flatnonzero(info["action_mask"])
        at, values, chances = policy.chances(seen, legal)
        taken = int(rng.choice(len(legal), p=chances))
        steps.append((legal, at, values, chances, taken))
        seen, reward, over, _, info = env.step(legal[taken])
        if over:
            return steps, float(reward)


def learn(policy: Policy, steps: list[Any], gain: float, rate: float) -> None:
    """Make what was done likelier if the game ended better than usual, else less likely."""
    for legal, at, values, chances, taken in steps:
        push = -chances
        push[taken] += 1
        policy.weights[np.ix_(legal, at)] += rate * gain * np.outer(push, values)


def score(env: Env, policy: Policy, games: int, first_seed: int) -> float:
    """The mean result over games with these seeds."""
    rng = np.random.default_rng(first_seed)
    return sum(play(env, policy, rng, first_seed + i)[1] for i in range(games)) / games


def train(games: int, test_games: int = 200, rate: float = 0.001) -> tuple[float, float]:
    """Learn from this many games; the mean result before and after, on the same unseen games."""
    env = Env("btwixt", bots="random")
    policy = Policy(len(env.schema.actions), env.schema.size)
    before = score(env, policy, test_games, 1_000_000)
    rng = np.random.default_rng(1)
    usual = before
    for seed in range(games):
        steps, reward = play(env, policy, rng, seed)
        learn(policy, steps, reward - usual, rate)
        usual += 0.05 * (reward - usual)
    return before, score(env, policy, test_games, 1_000_000)


if __name__ == "__main__":
    before, after = train(int(sys.argv[1]) if len(sys.argv) > 1 else 800)
    print(f"mean result against random bots: {before:+.2f} before, {after:+.2f} after")
