"""Secrets have a home: cards and tokens as columns, and who has seen which face.

A card is an index, the same for everybody, like the back of a physical card. What it *is* stands
in `face`; `seen` is a bit mask of the seats that know the face (bit `seats` stands for
spectators). Shuffling permutes faces among the cards of a pile and clears `seen`, so an index
never betrays where a face has gone. Views and re-deals come from these columns alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from weirwood.kernel.chance import permutation
from weirwood.kernel.decision import Rng, shuffled
from weirwood.kernel.state import State

T = TypeVar("T")
HIDDEN = -1


@dataclass(slots=True)
class Cards:
    """Columns of cards (or tokens): face, who has seen it, zone; and the piles in order.

    The last card of a pile is its top.
    """

    face: list[int] = field(default_factory=list)
    seen: list[int] = field(default_factory=list)
    zone: list[int] = field(default_factory=list)
    piles: list[list[int]] = field(default_factory=list)

    def copy(self) -> Cards:
        new = object.__new__(Cards)
        new.face = self.face[:]
        new.seen = self.seen[:]
        new.zone = self.zone[:]
        new.piles = [p[:] for p in self.piles]
        return new


def everybody(st: State) -> int:
    """The mask of all seats and the spectators."""
    return (2 << st.seats) - 1


def bit(st: State, seat: int | None) -> int:
    return 1 << (st.seats if seat is None else seat)


def add(cards: Cards, face: int, zone: int) -> int:
    """A new card at the top of a pile, seen by nobody."""
    card = len(cards.face)
    cards.face.append(face)
    cards.seen.append(0)
    cards.zone.append(zone)
    cards.piles[zone].append(card)
    return card


def move(cards: Cards, card: int, zone: int, *, bottom: bool = False) -> None:
    """Move a card to the top (or bottom) of another pile. Who has seen it stays."""
    cards.piles[cards.zone[card]].remove(card)
    cards.zone[card] = zone
    if bottom:
        cards.piles[zone].insert(0, card)
    else:
        cards.piles[zone].append(card)


def peek(st: State, cards: Cards, card: int, seat: int) -> None:
    """This seat looks at the card."""
    have = cards.seen[card]
    new = have | (1 << seat)
    if new != have:
        cards.seen[card] = new
        if st.tape is not None:
            st.tape.barrier = True


def reveal(st: State, cards: Cards, card: int) -> None:
    """Everybody looks at the card."""
    new = (2 << st.seats) - 1
    if cards.seen[card] != new:
        cards.seen[card] = new
        if st.tape is not None:
            st.tape.barrier = True


def shuffle(st: State, cards: Cards, zone: int, label: str) -> None:
    """Shuffle a pile: nobody knows any of its cards afterwards."""
    mix(st, cards, cards.piles[zone], label)


def mix(st: State, cards: Cards, which: Sequence[int], label: str) -> None:
    """Mix these cards among each other, wherever they lie: nobody knows which is which."""
    if not which:
        return
    face = cards.face
    faces = [face[c] for c in which]
    for c, i in zip(which, permutation(st, label, len(which)), strict=True):
        face[c] = faces[i]
        cards.seen[c] = 0


def shown(cards: Cards, card: int, mask: int) -> int:
    """The face as the seat of this bit mask knows it, HIDDEN if it does not."""
    return cards.face[card] if cards.seen[card] & mask else HIDDEN


def unseen(cards: Cards, mask: int) -> list[int]:
    """Cards whose face the seat of this bit mask does not know."""
    return [c for c, s in enumerate(cards.seen) if not s & mask]


def redeal(
    cards: Cards,
    which: Iterable[int],
    rng: Rng,
    may: Callable[[int, int], bool] | None = None,
) -> None:
    """Deal the faces of these cards anew among them.

    The faces are sorted first, so that the result depends on their set and on `rng` alone, never
    on where they lay. `may(card, face)` says which card may have which face; some deal that obeys
    it must exist, and one is found by random choice with exchange.
    """
    slots = list(which)
    faces = shuffled(rng, sorted(cards.face[c] for c in slots))
    if may is not None:
        faces = fit(slots, faces, may)
    for c, f in zip(slots, faces, strict=True):
        cards.face[c] = f


def fit(slots: Sequence[int], faces: list[int], may: Callable[[int, int], bool]) -> list[int]:
    """A matching of faces to cards that keeps the random order wherever it can."""
    owner: list[int] = [-1] * len(faces)  # face position -> slot position

    def seek(slot: int, tried: set[int]) -> bool:
        order = [slot, *(i for i in range(len(faces)) if i != slot)]
        for i in order:
            if i in tried or not may(slots[slot], faces[i]):
                continue
            tried.add(i)
            if owner[i] < 0 or seek(owner[i], tried):
                owner[i] = slot
                return True
        return False

    for slot in range(len(slots)):
        if not seek(slot, set()):
            raise ValueError("no deal fits what has been seen")
    out = [0] * len(slots)
    for i, slot in enumerate(owner):
        out[slot] = faces[i]
    return out
