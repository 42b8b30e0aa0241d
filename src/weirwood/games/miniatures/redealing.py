"""A world in which everything a seat cannot see is dealt anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from weirwood.games.miniatures.state import BOX, DECK, HAND, PILES_PER_SEAT, SECRETS
from weirwood.kernel import secrets

if TYPE_CHECKING:
    from weirwood.games.miniatures.state import Position
    from weirwood.kernel.decision import Rng


def redeal(st: Position, seat: int | None, rng: Rng) -> None:
    """Deck and hand of each player are mixed where unseen; so are missions and siege cards."""
    mask = secrets.bit(st, seat)
    for owner in range(st.seats):
        for piles in ((DECK, HAND), (SECRETS, BOX)):
            unseen = [
                card
                for which in piles
                for card in sorted(st.cards.piles[owner * PILES_PER_SEAT + which])
                if not st.cards.seen[card] & mask
            ]
            secrets.redeal(st.cards, unseen, rng)
