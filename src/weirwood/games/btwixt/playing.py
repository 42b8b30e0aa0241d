"""A card on its way from the hand to a bid pile (bidding.play)."""

from __future__ import annotations

from typing import Any

from weirwood.games.btwixt.bids import banned, blanked, kneel, matches, must_play, turn_keys
from weirwood.games.btwixt.hands import from_hand
from weirwood.games.btwixt.state import (
    CARD,
    EDITIONS,
    NOBODY,
    Position,
)
from weirwood.kernel import Kind, Refusal, tell


def begin_play(st: Position, you: int, key: str) -> None:
    """The card leaves the hand and is shown."""
    ed = EDITIONS[st.edition]
    name = key[5:]
    card = ed.card_numbers[name]
    from_hand(st, you, card)
    st.played[you] += 1
    st.playing = card
    st.redirect = NOBODY
    st.kneeling = 0
    st.that = st.sharer = NOBODY
    tell(st, "card.played", seat=you, card=name)


def on_play(st: Position) -> tuple[int, ...]:
    """What the card does when it is played, unless its abilities are ignored."""
    ed = EDITIONS[st.edition]
    effects = ed.cards[st.playing & CARD].on_play
    return () if effects and blanked(st, ed, st.playing & CARD) else effects


def add_to_pile(st: Position, you: int) -> None:
    """The card joins a bid pile; then who has to kneel, kneels (ops.redirect_self, ops.kneel)."""
    pile = you if st.redirect < 0 else st.redirect
    st.piles[pile] += (st.playing,)
    if pile != you:
        name = EDITIONS[st.edition].card_ids[st.playing & CARD]
        tell(st, "card.redirected", seat=you, card=name, to_seat=pile)
    st.playing = NOBODY
    if st.kneeling:
        for seat in range(st.seats):
            if st.kneeling >> seat & 1:
                kneel(st, seat)
        st.kneeling = 0


def candidates(st: Position, seat: int, args: tuple[Any, ...]) -> list[str]:
    """Every card in hand, and kneeling: the refused ones are shown with their rule."""
    keys = EDITIONS[st.edition].play_keys
    return [*(keys[c] for c in dict.fromkeys(st.hands[seat])), "kneel"]


def why_not(st: Position, seat: int, args: tuple[Any, ...], key: str) -> Refusal | None:
    """Why a card cannot be played, or why one cannot kneel."""
    if key in turn_keys(st, seat, args):
        return None
    ed = EDITIONS[st.edition]
    if key == "kneel" and must_play(st, seat):
        return Refusal("ops.must_play", {"seat": seat})
    name = key.removeprefix("play:")
    if key.startswith("play:") and name in ed.card_ids:
        card = ed.card(name)
        if card in st.hands[seat] and matches(ed, card, banned(st, ed)):
            return Refusal("ops.ban_play", {"card": name})
        return Refusal("bidding.hand", {"card": name})
    return Refusal("bidding.turns", {"key": key[:80]})


KINDS = (Kind("bidding.turn", "bidding.turns", turn_keys, candidates=candidates, why_not=why_not),)
