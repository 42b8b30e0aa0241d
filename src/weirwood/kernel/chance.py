"""Chance inside the rules: one integer in the state, drawn through one labelled function."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from weirwood.kernel.state import State

MASK = (1 << 64) - 1
STEP = 0x9E3779B97F4A7C15


def mix64(z: int) -> int:
    """The output function of splitmix64."""
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def draw(st: State, label: str, n: int) -> int:
    """A number from 0 to n - 1. The label names the outcome in records and in tests."""
    z = st.chance = (st.chance + STEP) & MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    value = ((z ^ (z >> 31)) * n) >> 64
    tape = st.tape
    if tape is not None:
        tape.barrier = True
        if tape.inject:
            value = injected(st, label, n, value)
        tape.drawn.append((label, n, value))
    return value


def injected(st: State, label: str, n: int, value: int) -> int:
    """The next outcome that a record or a test asks for, if it is for this label."""
    tape = st.tape
    assert tape is not None
    for i, (wanted, outcome) in enumerate(tape.inject):
        if wanted == label:
            if isinstance(outcome, int) and 0 <= outcome < n:
                del tape.inject[i]
                return outcome
            if not isinstance(outcome, int):
                return value  # an order for a shuffle: taken by `permutation`
            raise ValueError(f"the outcome {outcome} of {label} is not in 0..{n - 1}")
    return value


def roll(st: State, label: str, sides: int = 6) -> int:
    """A die from 1 to sides."""
    return draw(st, label, sides) + 1


def permutation(st: State, label: str, n: int) -> list[int]:
    """The numbers 0 to n - 1 in random order: one recorded draw, however long."""
    tape = st.tape
    if tape is not None and tape.inject:
        for i, (wanted, outcome) in enumerate(tape.inject):
            if wanted == label and isinstance(outcome, (list, tuple)):
                if sorted(outcome) != list(range(n)):
                    raise ValueError(f"the order for {label} is not one of 0..{n - 1}")
                del tape.inject[i]
                draw(st, label, 1 << 48)
                tape.drawn[-1] = (label, 0, tuple(outcome))
                return list(outcome)
    z = draw(st, label, 1 << 48)
    out = list(range(n))
    for i in range(n - 1, 0, -1):
        z = (z + STEP) & MASK
        j = (mix64(z) * (i + 1)) >> 64
        out[i], out[j] = out[j], out[i]
    return out


def shuffle(st: State, label: str, items: list[Any]) -> None:
    """Shuffle a list of public things in place. Cards with faces: see `secrets.shuffle`."""
    order = permutation(st, label, len(items))
    items[:] = [items[i] for i in order]


def choose(st: State, label: str, items: Sequence[Any]) -> Any:
    """One of these, by chance."""
    return items[draw(st, label, len(items))]


class Splitmix:
    """A small seeded source with `getrandbits`, the same on every machine."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = mix64((seed + 1) & MASK)

    def getrandbits(self, k: int, /) -> int:
        out = 0
        for _ in range((k + 63) // 64):
            self.state = (self.state + STEP) & MASK
            out = (out << 64) | mix64(self.state)
        return out & ((1 << k) - 1)
