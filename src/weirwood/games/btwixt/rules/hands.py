"""Influence cards on the move: draw, discard, hand to hand, pile to hand; and who learns what."""

from __future__ import annotations

from weirwood.kernel import draw, shuffle, tell, tell_some

from ..facts.edition import EVENT, LEADER, STANDARD
from ..state import CARD, EDITIONS, KINGSMOOT, Position, with_sorted, without
from . import knowledge


def draw_cards(st: Position, seat: int, count: int) -> int:
    """Draw from the influence deck as far as there are cards (ops.draw, running_out.influence)."""
    drawn: list[int] = []
    for _ in range(count):
        if not st.deck and not refill(st):
            break
        card = st.deck.pop()
        drawn.append(card)
        st.hands[seat] = with_sorted(st.hands[seat], card)
    if drawn and st.tape is not None:
        ids = EDITIONS[st.edition].card_ids
        tell_some(
            st, (seat,), "cards.drawn", {"cards": [ids[c] for c in drawn]}, seat=seat, n=len(drawn)
        )
    return len(drawn)


def refill(st: Position) -> bool:
    """The discards of earlier rounds become the deck; False if there are none."""
    if not st.fresh:
        return False
    st.deck = sorted(st.discard[: st.fresh])
    del st.discard[: st.fresh]
    st.fresh = 0
    st.made = tuple(st.deck)  # everybody knows now that all other cards are in hands
    shuffle(st, "deck", st.deck)
    tell(st, "deck.shuffled", n=len(st.deck))
    return True


def discard(st: Position, card: int) -> None:
    """To the discard pile; a white card leaves the game (advanced.leaves, kingsmoot.discard)."""
    kind = EDITIONS[st.edition].cards[card].kind
    if kind == STANDARD:
        st.discard.append(card)
    elif kind == LEADER and st.draft != KINGSMOOT:
        st.removed += (card,)
    else:
        if kind == EVENT:
            note_event(st, card)
        st.discard.append(card)


def note_event(st: Position, card: int) -> None:
    """Everybody has seen an event: it cannot be among those still set aside."""
    held = st.seen_events.count(card)
    if held < EDITIONS[st.edition].cards[card].copies:
        st.seen_events = with_sorted(st.seen_events, card)


def from_hand(st: Position, seat: int, card: int) -> None:
    """A card leaves a hand before everybody's eyes."""
    st.hands[seat] = without(st.hands[seat], card)
    if st.tape is not None:
        st.tape.barrier = True
    if any(st.known):
        knowledge.left_hand(st, seat, card, knowledge.owner_of(st, card))


def discard_from_hand(st: Position, seat: int, card: int) -> None:
    from_hand(st, seat, card)
    discard(st, card)
    tell(st, "hand.discarded", seat=seat, card=EDITIONS[st.edition].card_ids[card])


def hand_to_hand(st: Position, giver: int, taker: int, card: int) -> None:
    """A hidden card changes hands: both know it, the others do not."""
    st.hands[giver] = without(st.hands[giver], card)
    st.hands[taker] = with_sorted(st.hands[taker], card)
    owner = knowledge.owner_of(st, card)
    knowledge.passed(st, giver, taker)
    knowledge.seen_leaving(st, taker, giver, card, owner)
    knowledge.told(st, giver, taker, card)
    name = EDITIONS[st.edition].card_ids[card]
    tell_some(st, (giver, taker), "hand.given", {"card": name}, seat=giver, to_seat=taker)


def pass_all(st: Position, given: list[tuple[int, list[int]]], step: int) -> None:
    """Every giver's cards move on by `step` seats, all at once (ops.pass_cards)."""
    knowledge.all_passed(st, [giver for giver, _ in given], step)
    for giver, cards in given:
        for card in cards:
            st.hands[giver] = without(st.hands[giver], card)
    ids = EDITIONS[st.edition].card_ids
    for giver, cards in given:
        taker = (giver + step) % st.seats
        for card in cards:
            st.hands[taker] = with_sorted(st.hands[taker], card)
            owner = knowledge.owner_of(st, card)
            knowledge.seen_leaving(st, taker, giver, card, owner)
            knowledge.told(st, giver, taker, card)
            secret = {"card": ids[card]}
            tell_some(st, (giver, taker), "hand.given", secret, seat=giver, to_seat=taker)


def to_hand(st: Position, seat: int, card: int) -> None:
    """A card everybody sees goes to a hand."""
    st.hands[seat] = with_sorted(st.hands[seat], card)
    knowledge.shown(st, seat, card)


def pile_to_hand(st: Position, seat: int, entry: int, taker: int) -> None:
    """A card of a bid pile goes to a hand; a copied value is forgotten."""
    st.piles[seat] = without(st.piles[seat], entry)
    to_hand(st, taker, entry & CARD)
    tell_returned(st, seat, entry & CARD, taker)


def tell_returned(st: Position, seat: int, card: int, taker: int) -> None:
    name = EDITIONS[st.edition].card_ids[card]
    if taker == seat:
        tell(st, "pile.taken_back", seat=seat, card=name)
    else:
        tell(st, "pile.returned", seat=seat, card=name, to_seat=taker)


def pile_to_discard(st: Position, seat: int, entry: int) -> None:
    st.piles[seat] = without(st.piles[seat], entry)
    discard(st, entry & CARD)
    tell(st, "pile.discarded", seat=seat, card=EDITIONS[st.edition].card_ids[entry & CARD])


def pile_to_pile(st: Position, seat: int, entry: int, taker: int) -> None:
    st.piles[seat] = without(st.piles[seat], entry)
    st.piles[taker] += (entry,)
    card = EDITIONS[st.edition].card_ids[entry & CARD]
    tell(st, "pile.moved", seat=seat, card=card, to_seat=taker)


def tell_hand(st: Position, seat: int) -> None:
    if st.tape is not None:
        ids = EDITIONS[st.edition].card_ids
        hand = st.hands[seat]
        secret = {"cards": [ids[c] for c in hand]}
        tell_some(st, (seat,), "hand.dealt", secret, seat=seat, n=len(hand))


def random_of(st: Position, cards: list[int], count: int, label: str) -> list[int]:
    """Some of these, by chance."""
    left = cards[:]
    return [left.pop(draw(st, label, len(left))) for _ in range(min(count, len(left)))]
