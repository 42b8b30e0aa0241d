"""`btwixt` as a PettingZoo environment."""

from functools import partial

from weirwood.lab import pettingzoo

env = partial(pettingzoo.env, "btwixt")
raw_env = partial(pettingzoo.raw_env, "btwixt")
parallel_env = partial(pettingzoo.parallel_env, "btwixt")
