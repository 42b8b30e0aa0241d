"""`boardgame` as a PettingZoo environment."""

from functools import partial

from weirwood.lab import pettingzoo

env = partial(pettingzoo.env, "boardgame")
raw_env = partial(pettingzoo.raw_env, "boardgame")
parallel_env = partial(pettingzoo.parallel_env, "boardgame")
