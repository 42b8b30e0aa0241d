"""A world in which everything a seat cannot see is dealt anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from weirwood.kernel import below, secrets

from .. import facts
from ..rules.tactics import FACES
from ..state import BOX, DECK, HAND, PILES_PER_SEAT, PINNED, SECRETS

if TYPE_CHECKING:
    from weirwood.kernel import Rng

    from ..state import Position


def redeal(st: Position, seat: int | None, rng: Rng) -> None:
    """Deck, hand and a card put by face down are mixed where unseen, for each player; so are
    missions and siege cards."""
    mask = secrets.bit(st, seat)
    for owner in range(st.seats):
        for piles in ((DECK, HAND, PINNED), (SECRETS, BOX)):
            unseen = [
                card
                for which in piles
                for card in sorted(st.cards.piles[owner * PILES_PER_SEAT + which])
                if not st.cards.seen[card] & mask
            ]
            secrets.redeal(st.cards, unseen, rng)
            keep_commanders(st, unseen, rng)


def keep_commanders(st: Position, unseen: list[int], rng: Rng) -> None:
    """A card put by face down is one of the commander's, as everybody knows."""
    faces = st.cards.face
    for card in unseen:
        if st.cards.zone[card] % PILES_PER_SEAT == PINNED and not commanders(faces[card]):
            fit = [c for c in unseen if commanders(faces[c])]
            other = fit[below(rng, len(fit))]
            faces[card], faces[other] = faces[other], faces[card]


def commanders(face: int) -> bool:
    return bool(facts.CARDS[FACES[face]].commander)
