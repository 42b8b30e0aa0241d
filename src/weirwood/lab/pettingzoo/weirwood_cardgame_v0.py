"""`cardgame` as a PettingZoo environment."""

from functools import partial

from weirwood.lab import pettingzoo

env = partial(pettingzoo.env, "cardgame")
raw_env = partial(pettingzoo.raw_env, "cardgame")
parallel_env = partial(pettingzoo.parallel_env, "cardgame")
