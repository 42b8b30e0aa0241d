"""Chance inside the rules, drawn through one labelled function.

There are two streams. The quick one is a single integer in the state (splitmix64): simulations,
tests and the worlds that bots imagine draw from it, and whoever gives a seed below 2**64 has chosen
it. The keyed one is for tables with curious people: a wider seed becomes a key of 256 bits, the
state holds the key and counts, and every outcome is BLAKE2b of the count under that key. From what
it has shown nobody learns what it will show.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2b
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


def seed_state(st: State, seed: int) -> None:
    """Begin the stream that this seed chooses by its width."""
    if seed >> 64 > 0:
        wide = seed.to_bytes((seed.bit_length() + 7) // 8, "little")
        st.key = blake2b(wide, digest_size=32, person=b"weirwood match").hexdigest()
        st.chance = 0
    else:
        st.key, st.chance = "", mix64(seed & MASK)


def wide_seed() -> int:
    """A seed for the keyed stream, from the system's own source."""
    return secrets.randbits(256) | 1 << 255  # the top bit keeps it wide


def bot_seed(seed: int) -> int:
    """What bots derive their own chance from: of a wide seed it tells nothing."""
    if 0 <= seed < 1 << 64:
        return seed
    wide = seed.to_bytes((seed.bit_length() + 8) // 8, "little", signed=True)
    return int.from_bytes(blake2b(wide, digest_size=8, person=b"weirwood bots").digest(), "little")


@lru_cache(maxsize=64)
def keyed(key: str) -> Any:
    """The hash under a key, to be copied for every block."""
    return blake2b(key=bytes.fromhex(key))


def words(key: str, count: int, n: int) -> list[int]:
    """n numbers of 64 bits: blocks of the stream that belong to this count."""
    out: list[int] = []
    base = keyed(key)
    for block in range((n + 7) // 8):
        told = base.copy()
        told.update(count.to_bytes(8, "little") + block.to_bytes(4, "little"))
        digest = told.digest()
        out += [int.from_bytes(digest[i : i + 8], "little") for i in range(0, 64, 8)]
    return out[:n]


def draw(st: State, label: str, n: int) -> int:
    """A number from 0 to n - 1. The label names the outcome in records and in tests."""
    if st.key:
        told = keyed(st.key).copy()
        told.update(st.chance.to_bytes(12, "little"))  # the first block of this count
        st.chance += 1
        value = (int.from_bytes(told.digest()[:8], "little") * n) >> 64
    else:
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
    out = list(range(n))
    if st.key:
        exchange(out, words(st.key, st.chance, max(n - 1, 0)))
        st.chance += 1
        if tape is not None:
            tape.barrier = True
            tape.drawn.append((label, 0, tuple(out)))
        return out
    z = draw(st, label, 1 << 48)
    for i in range(n - 1, 0, -1):  # with `mix64` written out
        z = (z + STEP) & MASK
        x = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & MASK
        j = ((x ^ (x >> 31)) * (i + 1)) >> 64
        out[i], out[j] = out[j], out[i]
    return out


def exchange(out: list[int], chance: Sequence[int]) -> None:
    """Fisher and Yates, with a number of 64 bits for every exchange."""
    for i, z in zip(range(len(out) - 1, 0, -1), chance, strict=True):
        j = (z * (i + 1)) >> 64
        out[i], out[j] = out[j], out[i]


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
        if 0 < k <= 64:  # nearly always; `mix64` written out
            z = self.state = (self.state + STEP) & MASK
            z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
            return (z ^ (z >> 31)) & ((1 << k) - 1)
        out = 0
        for _ in range((k + 63) // 64):
            self.state = (self.state + STEP) & MASK
            out = (out << 64) | mix64(self.state)
        return out & ((1 << k) - 1)

    def shuffle(self, items: list[Any]) -> None:
        """Change the order in place: what `getrandbits` gives, asked without a call for each."""
        z = self.state
        for i in range(len(items) - 1, 0, -1):
            mask = (1 << i.bit_length()) - 1
            j = i + 1
            while j > i:
                z = (z + STEP) & MASK
                x = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
                x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & MASK
                j = (x ^ (x >> 31)) & mask
            items[i], items[j] = items[j], items[i]
        self.state = z
