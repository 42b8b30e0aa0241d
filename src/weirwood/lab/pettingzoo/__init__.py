"""The games as PettingZoo environments: one after another (`env`) or all at once (`parallel_env`).

    from weirwood.lab.pettingzoo import weirwood_btwixt_v0

    env = weirwood_btwixt_v0.env(seats=4, advanced=True)

An observation is a dictionary of `observation` (see `weirwood.lab.learn.observe`) and
`action_mask`; an action is one part of an answer (see `weirwood.lab.learn.actions`). A seat that is
not asked may only wait. The reward is given at the end: 1 for first to -1 for last, and they sum to
0.
"""

from __future__ import annotations

from typing import Any

from weirwood.lab.extra import HOW

try:
    import pettingzoo  # noqa: F401
except ImportError:
    raise ImportError(HOW) from None

from pettingzoo.utils import wrappers

from weirwood.lab.pettingzoo.aec import Aec
from weirwood.lab.pettingzoo.parallel import Parallel

ILLEGAL = -1.0
"""What a seat gets that takes an action it may not take; the game ends there."""


def raw_env(game: str, **settings: Any) -> Aec:
    """The environment alone: an action that is not offered is an error."""
    return Aec(game, **settings)


def env(game: str, **settings: Any) -> Any:
    """The environment with PettingZoo's guards: who takes an illegal action loses at once."""
    guarded = wrappers.TerminateIllegalWrapper(raw_env(game, **settings), illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


def parallel_env(game: str, **settings: Any) -> Parallel:
    """All seats act at the same time; those that are not asked wait."""
    return Parallel(game, **settings)
