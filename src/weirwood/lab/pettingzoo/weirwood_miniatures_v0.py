"""`miniatures` as a PettingZoo environment."""

from functools import partial

from weirwood.lab import pettingzoo

env = partial(pettingzoo.env, "miniatures")
raw_env = partial(pettingzoo.raw_env, "miniatures")
parallel_env = partial(pettingzoo.parallel_env, "miniatures")
