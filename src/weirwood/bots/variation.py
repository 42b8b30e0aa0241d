"""Answers beside a given one: for questions with more answers than can be listed.

The heuristic's answer is a good one as a rule, and most good answers look like it: another order in
one area, one attacker more. So a search tries changes of it before it tries anything at all.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from weirwood.kernel.decision import DONE, Decision, Rng, below

if TYPE_CHECKING:
    from weirwood.kernel.match import Match

PLACES = 12  # proposed at a time
LISTED = 12  # amounts up to so many are tried one by one


def key_of(answer: Any) -> Any:
    """A hashable form of an answer."""
    if isinstance(answer, Mapping):
        return tuple(sorted(answer.items()))
    return tuple(answer) if isinstance(answer, list) else answer


def is_list(d: Decision) -> bool:
    """Can the answers simply be listed: one key of the options?"""
    return d.shape == "pick" and d.least == d.most == 1


def variations(world: Match, d: Decision, base: Any, rng: Rng) -> Iterator[Any]:
    """Legal answers, most of them close to `base`, for as long as anybody asks; they may repeat."""
    if d.shape == "amount":
        yield from amounts(d, base, rng)
        return
    while d.shape == "place":
        yield from world.propose(d, rng, PLACES)
    turn = 0
    while True:
        turn += 1
        found = world.propose(d, rng, 1)
        if base is not None and turn % 4:
            changed = change(world, d, base, found[0] if found else base, rng)
            if world.why_not(d, changed) is None:
                yield changed
                continue
        yield from found


def amounts(d: Decision, base: Any, rng: Rng) -> Iterator[int]:
    if d.most - d.least < LISTED:
        near = sorted(range(d.least, d.most + 1), key=lambda n: abs(n - (base or 0)))
        yield from near
        return
    while True:
        yield d.least + below(rng, d.most - d.least + 1)


def change(world: Match, d: Decision, base: Any, other: Any, rng: Rng) -> Any:
    """One step from an answer towards another one, or a swap within it. It need not be legal."""
    if d.shape == "assign":
        return reassign(base, other, rng)
    keys = [k for k in base if k != DONE]
    if d.shape == "order" and len(keys) > 1 and below(rng, 2):
        i = below(rng, len(keys) - 1)
        keys[i], keys[i + 1] = keys[i + 1], keys[i]
        return keys
    out = [o.key for o in world.options(d) if o.key != DONE and o.key not in keys]
    how = below(rng, 3)
    if keys and how != 1:
        del keys[below(rng, len(keys))]
    if out and how != 0 and len(keys) < d.most:
        keys.append(out[below(rng, len(out))])
    return keys


def reassign(base: Mapping[str, Any], other: Mapping[str, Any], rng: Rng) -> dict[str, Any]:
    slots = sorted(base)
    new = dict(base)
    if not slots:
        return new
    a, b = slots[below(rng, len(slots))], slots[below(rng, len(slots))]
    if new[a] != new[b] and below(rng, 2):
        new[a], new[b] = new[b], new[a]
    else:
        new[a] = other.get(a, new[a])
    return new
