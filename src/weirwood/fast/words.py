"""Chance in machine words: what `kernel.chance` defines by these names, for the compiled build.

Interpreted, a number of 64 bits is an object like any other; compiled, these give the same numbers
without one. `emit` puts them in the place of the others. Signed words wrap round as unsigned ones
do, so only shifts to the right and the highest bit need care.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from weirwood.kernel.chance import MASK, exchange, injected, keyed, mix64, words

if TYPE_CHECKING:
    from mypy_extensions import i64

    from weirwood.kernel.state import State

FIRST: Final[i64] = 0xBF58476D1CE4E5B9 - (1 << 64)
SECOND: Final[i64] = 0x94D049BB133111EB - (1 << 64)
PACE: Final[i64] = 0x9E3779B97F4A7C15 - (1 << 64)
WIDEST: Final[i64] = (1 << 62) - 1  # to be shifted right: C takes a small `1 << n` for 32 bits


def mixed(z: i64) -> i64:
    z = (z ^ ((z >> 30) & 0x3FFFFFFFF)) * FIRST
    z = (z ^ ((z >> 27) & 0x1FFFFFFFFF)) * SECOND
    return z ^ ((z >> 31) & 0x1FFFFFFFF)


def scaled(z: i64, n: i64) -> i64:
    """The upper half of z * n, for n below 2**31."""
    return (((z >> 32) & 0xFFFFFFFF) * n + (((z & 0xFFFFFFFF) * n) >> 32)) >> 32


def signed(x: int) -> i64:
    return x if x < (1 << 63) else x - (1 << 64)


def unsigned(x: i64) -> int:
    y: int = x
    return y if y >= 0 else y + (1 << 64)


def draw(st: State, label: str, n: int) -> int:
    """A number from 0 to n - 1. The label names the outcome in records and in tests."""
    value: int
    if st.key:
        told = keyed(st.key).copy()
        told.update(st.chance.to_bytes(12, "little"))  # the first block of this count
        st.chance += 1
        value = (int.from_bytes(told.digest()[:8], "little") * n) >> 64
    else:
        z: i64 = signed(st.chance) + PACE
        st.chance = unsigned(z)
        small = 0 <= n < 0x7FFFFFFF
        value = scaled(mixed(z), n) if small else (unsigned(mixed(z)) * n) >> 64
    tape = st.tape
    if tape is not None:
        tape.barrier = True
        if tape.inject:
            value = injected(st, label, n, value)
        tape.drawn.append((label, n, value))
    return value


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
    out = list(range(n))
    if st.key:
        exchange(out, words(st.key, st.chance, max(n - 1, 0)))
        st.chance += 1
        if tape is not None:
            tape.barrier = True
            tape.drawn.append((label, 0, tuple(out)))
        return out
    z: i64 = draw(st, label, 1 << 48)
    for k in range(n - 1, 0, -1):
        z = z + PACE
        j: int = scaled(mixed(z), k + 1)
        out[k], out[j] = out[j], out[k]
    return out


class Splitmix:
    """A small seeded source with `getrandbits`, the same on every machine."""

    __slots__ = ("word",)

    def __init__(self, seed: int) -> None:
        self.word: i64 = signed(mix64((seed + 1) & MASK))

    @property
    def state(self) -> int:
        return unsigned(self.word)

    @state.setter
    def state(self, value: int) -> None:
        self.word = signed(value)

    def getrandbits(self, k: int, /) -> int:
        if 0 < k <= 62:
            self.word = self.word + PACE
            bits: i64 = k
            found: int = mixed(self.word) & (WIDEST >> (62 - bits))
            return found
        out = 0
        for _ in range((k + 63) // 64):
            self.word = self.word + PACE
            out = (out << 64) | unsigned(mixed(self.word))
        return out & ((1 << k) - 1)

    def shuffle(self, items: list[Any]) -> None:
        """Change the order in place: what `getrandbits` gives, asked without a call for each."""
        z: i64 = self.word
        for i in range(len(items) - 1, 0, -1):
            mask: i64 = (1 << i.bit_length()) - 1
            j: int = i + 1
            while j > i:
                z = z + PACE
                j = mixed(z) & mask
            items[i], items[j] = items[j], items[i]
        self.word = z
