"""Step 2: play influence cards. Ledger: `bidding`."""

from __future__ import annotations

from typing import Any

from weirwood.kernel import Flow, Kind, Refusal, choose, procedure, tell

from ..effects.resolve import at_once, resolve
from ..facts.edition import Edition
from ..state import CARD, EDITIONS, NOBODY, Position
from .hands import from_hand
from .values import Filter, blanked, filters, holds, matches


@procedure
def bidding(st: Position) -> Flow[None]:
    """Leaders play a card or kneel, in turn, until all have knelt (bidding.turns)."""
    while next_bidder(st):
        you = st.turn
        key = yield from choose(st, "bidding.turn", you)
        if key == "kneel":
            kneel(st, you)
        else:
            rest = begin_play(st, you, key)
            if rest:
                yield from resolve(st, rest, you)
            add_to_pile(st, you)
        st.turn = (you + 1) % st.seats


def next_bidder(st: Position) -> bool:
    """Move on to the next leader who has a choice; False when all have knelt.

    Who has no card left, or may play no more, kneels: everybody can see that, so it is not asked.
    """
    n = st.seats
    everybody = (1 << n) - 1
    seat = st.turn
    hands, played, limit = st.hands, st.played, st.limit
    while st.knelt != everybody:
        if not st.knelt >> seat & 1:
            most = limit_of(st, seat) if st.during else limit[seat]
            if hands[seat] and played[seat] < most:
                st.turn = seat
                return True
            kneel(st, seat)
        seat = (seat + 1) % n
    st.turn = seat
    return False


def limit_of(st: Position, seat: int) -> int:
    """How many cards a leader may play in this round (ops.play_limit)."""
    most = st.limit[seat]
    ed = EDITIONS[st.edition]
    for e in st.during:
        fx = ed.effects[e]
        if fx.op == "play_limit" and fx.count < most and holds(st, fx, -1):
            most = fx.count
    return most


def kneel(st: Position, seat: int) -> None:
    """Out of the bidding for this round (bidding.kneel)."""
    if not st.knelt >> seat & 1:
        st.knelt |= 1 << seat
        if st.tape is not None:
            tell(st, "leader.knelt", seat=seat)


def begin_play(st: Position, you: int, key: str) -> tuple[int, ...]:
    """The card leaves the hand, is shown, and does what it does at once; what is left of that."""
    ed = EDITIONS[st.edition]
    name = key[5:]
    card = ed.card_numbers[name]
    from_hand(st, you, card)
    st.played[you] += 1
    st.playing = card
    st.redirect = NOBODY
    st.kneeling = 0
    st.that = st.sharer = NOBODY
    if st.tape is not None:
        tell(st, "card.played", seat=you, card=name)
    effects = ed.cards[card].on_play
    return at_once(st, effects, you) if effects and not blanked(st, ed, card) else ()


def add_to_pile(st: Position, you: int) -> None:
    """The card joins a bid pile; then who has to kneel, kneels (ops.redirect_self, ops.kneel)."""
    pile = you if st.redirect < 0 else st.redirect
    st.piles[pile] = (*st.piles[pile], st.playing)
    if pile != you:
        name = EDITIONS[st.edition].card_ids[st.playing & CARD]
        tell(st, "card.redirected", seat=you, card=name, to_seat=pile)
    st.playing = NOBODY
    if st.kneeling:
        for seat in range(st.seats):
            if st.kneeling >> seat & 1:
                kneel(st, seat)
        st.kneeling = 0


# ---- may it be played ----------------------------------------------------------------------------


def banned(st: Position, ed: Edition) -> list[Filter]:
    """What may not be played now (ops.ban_play)."""
    if not st.lasting and not st.during:
        return []
    return filters(st, ed, "ban_play")


def playable(st: Position, seat: int) -> list[int]:
    """The designs in hand that may be played, each once."""
    ed = EDITIONS[st.edition]
    found = list(dict.fromkeys(st.hands[seat]))
    values, colours = ed.values, ed.colours
    for low, high, its in banned(st, ed):
        found = [
            card
            for card in found
            if not (low <= values[card] <= high and (its < 0 or its == colours[card]))
        ]
    return found


def must_play(st: Position, seat: int) -> bool:
    """Whether this leader may not kneel yet, if there is a card to play (ops.must_play)."""
    least = st.must[seat]
    ed = EDITIONS[st.edition]
    for e in st.during:
        fx = ed.effects[e]
        if fx.op == "must_play" and fx.count > least and holds(st, fx, -1):
            least = fx.count
    return st.played[seat] < least


def turn_keys(st: Position, seat: int, args: tuple[object, ...]) -> list[str]:
    """Every card that may be played, then kneeling."""
    ed = EDITIONS[st.edition]
    play_keys = ed.play_keys
    if not st.lasting and not st.during:
        # Nothing lasts for this round: the common case, kept short.
        keys = list(map(play_keys.__getitem__, dict.fromkeys(st.hands[seat])))
        if not keys or st.played[seat] >= st.must[seat]:
            keys.append("kneel")
        return keys
    keys = [play_keys[card] for card in playable(st, seat)]
    if not keys or not must_play(st, seat):
        keys.append("kneel")
    return keys


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
