"""A small network of whole numbers: features in, the value of a position out.

One hidden layer. Weights and features are whole numbers, and so is everything in between, small
enough that doubles hold it exactly: whatever the machine and in whatever order it adds, the answer
is the same to the last bit. numpy, where it is installed, does many positions at once; without it
the same numbers come of plain Python.
"""

from __future__ import annotations

import base64
import importlib
import sys
from array import array
from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from operator import mul
from typing import Any

import msgspec

UNIT = 1 << 14  # a weight of one, in the first layer
SHIFT = 6  # what is dropped of a hidden number
MOST = (1 << 22) - 1  # of a hidden number
LAST = 1 << 12  # a weight of one, in the second layer
ONE = (UNIT >> SHIFT) * LAST  # an output of one
LIMIT = 4000  # of a feature, either way: far beyond what any game has


@cache
def numpy() -> Any:
    """numpy, or None: playing does not need the laboratory. It is slow to import, so only now."""
    try:
        return importlib.import_module("numpy")
    except ImportError:
        return None


class How(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How weights were made."""

    seed: int
    games: int
    rounds: int
    iterations: int
    positions: int
    commit: str
    # mean squared error over games that were not learnt from: of this network, of the game's own
    # judgement at its best slope, and of knowing nothing
    error: float
    judgement: float
    nothing: float


class Network(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """Weights as they lie in a file: rows of the first layer one after the other, base64."""

    game: str
    rules: int
    content: str
    features: tuple[str, ...]
    first: str  # by hidden number, then by feature
    bias: tuple[int, ...]
    second: tuple[int, ...]
    offset: int
    how: How
    horizon: int = 0  # ticks of the game's clock until it judges; 0: the game's own

    @cached_property
    def rows(self) -> list[list[int]]:
        """The first layer, a row for each hidden number."""
        numbers = array("i", base64.b64decode(self.first))
        if sys.byteorder == "big":
            numbers.byteswap()
        width = len(self.features)
        if len(numbers) != width * len(self.bias) or len(self.bias) != len(self.second):
            raise ValueError("weights: the layers do not fit each other")
        return [list(numbers[i : i + width]) for i in range(0, len(numbers), width)]

    @cached_property
    def columns(self) -> Any:
        """The first layer for numpy, in doubles: sums of whole numbers below 2**53 are exact."""
        np = numpy()
        return np.array(self.rows, dtype=np.float64).T

    @cached_property
    def arrays(self) -> tuple[Any, Any]:
        np = numpy()
        return np.array(self.bias, dtype=np.float64), np.array(self.second, dtype=np.float64)

    def values(self, rows: Sequence[Sequence[int]]) -> list[float]:
        """What positions are worth, each from -1 to 1."""
        return [squash(n) for n in self.totals(rows)]

    def totals(self, rows: Sequence[Sequence[int]]) -> list[int]:
        """The outputs as whole numbers, where ONE is one."""
        return self.raw_many(rows) if numpy() is not None else self.raw(rows)

    def raw(self, rows: Sequence[Sequence[int]]) -> list[int]:
        """The outputs as whole numbers, one position after the other."""
        out = []
        for row in rows:
            total = self.offset
            for weights, bias, last in zip(self.rows, self.bias, self.second, strict=True):
                n = sum(map(mul, weights, row), bias)
                if n > 0:
                    total += last * min(n >> SHIFT, MOST)
            out.append(total)
        return out

    def raw_many(self, rows: Sequence[Sequence[int]]) -> list[int]:
        """The same by numpy."""
        np = numpy()
        bias, second = self.arrays
        hidden = np.asarray(rows, dtype=np.float64) @ self.columns + bias
        np.clip(np.floor(hidden / (1 << SHIFT)), 0, MOST, out=hidden)
        return [int(n) + self.offset for n in hidden @ second]


def squash(n: int) -> float:
    """An output between -1 and 1; one division of whole numbers, alike on every machine.

    >>> squash(0), squash(ONE), squash(-3 * ONE)
    (0.0, 0.5, -0.75)
    """
    return n / (ONE + abs(n))


def numbers_of(features: Mapping[str, int]) -> list[int]:
    """The features of a position, in order, none too big.

    >>> numbers_of({"power": 7, "gold": 99999})
    [7, 4000]
    """
    return [max(-LIMIT, min(LIMIT, int(n))) for n in features.values()]


def packed(rows: Sequence[Sequence[int]]) -> str:
    """Rows of whole numbers as text."""
    numbers = array("i", (n for row in rows for n in row))
    if sys.byteorder == "big":
        numbers.byteswap()
    return base64.b64encode(numbers.tobytes()).decode()
