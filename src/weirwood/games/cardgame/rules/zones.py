"""Seats, piles and what everybody can see of them; cards in play, and what their constants say.

Ledger: `zones`. Nothing here decides whether something may happen.
"""

from __future__ import annotations

from weirwood.kernel import draw, mix, peek, reveal, tell, tell_some

from .. import facts as k
from ..facts.terms import (
    ATTACHMENT,
    CHARACTER,
    DEAD,
    DECK,
    DISCARD,
    HAND,
    HAPPENING_BIT,
    HOME,
    PLAY,
    REACTION,
    REMOVED,
    REVEALED,
    STACK,
    UNDER,
    USED,
    ZONES,
)
from ..state import NOTHING, Cond, Position, changed

# Where a card is known to all. A duplicate is open too, unless it was laid facedown: `is_open`.
OPEN = frozenset((DISCARD, DEAD, PLAY, USED, REVEALED, HOME, REMOVED, STACK))
# A card that lies otherwise than it is printed (Risen from the Sea, attached) is still called so.
NORMAL_FORM = tuple(f.form_of for f in k.FACES)
RAISED = HAPPENING_BIT["strength_raised"]
# Cards that react to their own STR being raised: worth a look after every change, no others are.
WATCHERS = frozenset(i for i, mask in enumerate(k.LISTENS[REACTION]) if mask & RAISED)
# Cards that must be asked for constants. Most cards have none: lists of them stay short.
SPEAKS = tuple(
    bool(f.constants or f.gold or f.initiative or f.reserve) or i in WATCHERS
    for i, f in enumerate(k.FACES)
)
BLANKERS = frozenset(
    i for i, f in enumerate(k.FACES) if any(c.rule == "blank" for c in f.constants)
)


# ---- seats ---------------------------------------------------------------------------------------


def clockwise(st: Position, start: int) -> list[int]:
    """Seats still in the game, clockwise from one of them (or from where it sat)."""
    n = st.seats
    # asked in every window: nobody is out in almost all games
    if not st.out:
        return [*range(start, n), *range(start)]
    return [s for s in (*range(start, n), *range(start)) if s not in st.out]


def in_order(st: Position) -> list[int]:
    """Player order: the first player, then clockwise."""
    return clockwise(st, st.first)


def still_to_act(st: Position) -> list[int]:
    """Player order; where a scenario has said who is active, from that player on."""
    seats = in_order(st)
    return seats[seats.index(st.active) :] if st.active >= 0 else seats


def opponents(st: Position, seat: int) -> list[int]:
    # oneself stands first there, or not at all
    seats = clockwise(st, seat)
    if seats and seats[0] == seat:
        del seats[0]
    return seats


def after(st: Position, seat: int) -> int:
    """The next seat clockwise that is still in the game."""
    n = st.seats
    seat = (seat + 1) % n
    while st.out and seat in st.out:
        seat = (seat + 1) % n
    return seat


def turns(st: Position, seat: int, n: int) -> list[int]:
    """Who has the next n turns, this seat the first of them."""
    if not st.out:
        return [*range(seat, st.seats), *range(seat)][:n]
    found = [seat]
    while len(found) < n:
        found.append(after(st, found[-1]))
    return found


def later(st: Position, seat: int, n: int) -> int:
    """The seat clockwise after n turns."""
    if not st.out:
        return (seat + n) % st.seats
    for _ in range(n):
        seat = after(st, seat)
    return seat


# ---- piles ---------------------------------------------------------------------------------------


def pile(st: Position, seat: int, zone: int) -> tuple[int, ...]:
    return st.cards.piles[seat * ZONES + zone]


def zone_of(st: Position, card: int) -> int:
    return st.cards.zone[card] % ZONES


def in_play(st: Position, card: int) -> bool:
    return st.cards.zone[card] % ZONES == PLAY


def code(st: Position, card: int) -> str:
    """The id of a card, as events and keys speak of it."""
    return k.IDS[NORMAL_FORM[st.cards.face[card]]]


def is_open(st: Position, card: int) -> bool:
    """Does everybody see this card where it lies?"""
    zone = st.cards.zone[card] % ZONES
    return zone in OPEN or (zone == UNDER and st.cards.seen[card] == (2 << st.seats) - 1)


def move(st: Position, card: int, seat: int, zone: int, *, bottom: bool = False) -> None:
    """Lay a card on another pile; open piles show it to all."""
    cards = st.cards
    piles = cards.piles
    # what lies in the open is counted by face: that is how others tell what a hand may still hold
    was = is_open(st, card)
    from_zone = cards.zone[card]
    old = piles[from_zone]
    i = old.index(card)
    piles[from_zone] = old[:i] + old[i + 1 :]
    if zone in OPEN:
        reveal(st, cards, card)
    cards.zone[card] = to = seat * ZONES + zone
    piles[to] = (card, *piles[to]) if bottom else (*piles[to], card)
    if to % ZONES == PLAY or from_zone % ZONES == PLAY:
        relay(st)
    now = is_open(st, card)
    if now != was:
        owner, face = st.owner[card], NORMAL_FORM[cards.face[card]]
        row = st.shown[owner]
        st.shown[owner] = changed(row, face, row[face] + (1 if now else -1))


def relay(st: Position) -> None:
    """Other cards are in play now than those that have been looked at (see `laid`)."""
    if st.laid is not None:
        st.remember(None, st.laid)


def shuffle_deck(st: Position, seat: int) -> None:
    """Nobody knows any card of the deck afterwards."""
    mix(st, st.cards, pile(st, seat, DECK), "deck")
    tell(st, "deck.shuffled", seat=seat)


def into_deck(st: Position, cards: list[int], seat: int) -> None:
    """Shuffle cards into their owner's deck."""
    for card in cards:
        move(st, card, seat, DECK)
    shuffle_deck(st, seat)


def draw_cards(st: Position, seat: int, n: int) -> int:
    """Draw up to n cards; how many there were."""
    deck = pile(st, seat, DECK)
    n = max(0, min(n, len(deck)))
    names: list[str] = []
    # one by one from the top: what is drawn first is told first
    for card in reversed(deck[len(deck) - n :]):
        move(st, card, seat, HAND)
        peek(st, st.cards, card, seat)
        if st.tape is not None:
            names.append(code(st, card))
    if n and st.tape is not None:
        tell_some(st, (seat,), "cards.drawn", {"cards": names}, seat=seat, n=n)
    return n


def at_random(st: Position, seat: int, n: int) -> list[int]:
    """Up to n cards of a hand, by chance."""
    hand = list(pile(st, seat, HAND))
    found: list[int] = []
    while hand and len(found) < n:
        found.append(hand.pop(draw(st, "hand", len(hand))))
    return found


def put_aside(st: Position, card: int) -> None:
    """A card from a hand or a deck to its owner's discard pile."""
    owner = st.owner[card]
    move(st, card, owner, DISCARD)


# ---- cards in play: names, constants, kneeling ---------------------------------------------------


def give_tag(st: Position, card: int) -> None:
    """Cards in play are called by a small free number: an index would tell when it was drawn."""
    # the lowest free number, so that answers keep to a small alphabet
    for tag, other in enumerate(st.tagged):
        if other == NOTHING:
            st.tagged[tag] = card
            st.tag[card] = tag
            return
    st.tag[card] = len(st.tagged)
    st.tagged.append(card)


def take_tag(st: Position, card: int) -> None:
    if st.tag[card] != NOTHING:
        st.tagged[st.tag[card]] = NOTHING
        st.tag[card] = NOTHING


def speak(st: Position, card: int) -> None:
    """The card's constants hold from now on."""
    face = st.cards.face[card]
    if SPEAKS[face] and card not in st.sources:
        st.sources.append(card)
        st.rules |= k.RULES[face]
    if face in BLANKERS:
        reblank(st)


def fall_silent(st: Position, card: int) -> None:
    if card in st.sources:
        st.sources.remove(card)
        # two cards may bring the same rule: it goes with the last of them
        st.rules = 0
        for s in st.sources:
            st.rules |= k.RULES[st.cards.face[s]]
        if st.cards.face[card] in BLANKERS:
            reblank(st)


def reblank(st: Position) -> None:
    """Work out anew which characters have a blank text box."""
    face = st.cards.face
    blank = [0] * len(st.blank)
    everyone = False
    # a text box that is blank, or no longer is, may admit or forbid attachments
    st.unsure = 1
    for s in st.sources:
        if face[s] in BLANKERS:
            if k.TYPE[face[s]] == ATTACHMENT:
                blank[st.host[s]] = 1
            else:
                everyone = True
    if everyone:
        for seat in range(st.seats):
            for c in pile(st, seat, PLAY):
                if k.TYPE[face[c]] == CHARACTER:
                    blank[c] = 1
    st.blank = tuple(blank)


def control(st: Position, card: int, seat: int) -> None:
    if st.ctrl[card] != seat:
        st.ctrl = changed(st.ctrl, card, seat)


def free(st: Position, card: int) -> None:
    """The card lies on or under no other any more, and nothing waits for it there."""
    if st.host[card] != NOTHING:
        st.host = changed(st.host, card, NOTHING)
        if st.delays:
            st.delays = [d for d in st.delays if d.card != card]


def leave_challenge(st: Position, card: int) -> None:
    if card in st.attackers:
        st.attackers.remove(card)
    if card in st.defenders:
        st.defenders.remove(card)


def kneel_card(st: Position, card: int) -> bool:
    if st.kneel[card]:
        return False
    st.kneel[card] = 1
    return True


def stand_card(st: Position, card: int) -> bool:
    """Stand a card; what waits for it is told."""
    if not st.kneel[card]:
        return False
    st.kneel[card] = 0
    st.conds.append(Cond("stood", card, st.ctrl[card]))
    return True


def forget(st: Position, base: int) -> None:
    """What happened since `base` is over: nobody may refer to it any more."""
    # a group is closed as a whole: numbers of earlier happenings stay valid
    if len(st.conds) > base:
        del st.conds[base:]
        if st.spent:
            st.spent = [row for row in st.spent if row.cond < base]


def tell_card(st: Position, kind: str, card: int, **args: int | str) -> None:
    """An event about a card in play, under the name by which it is known there."""
    if st.tape is not None:
        tell(st, kind, seat=st.ctrl[card], card=code(st, card), tag=st.tag[card], **args)


def discard_from_hand(st: Position, seat: int, n: int) -> list[int]:
    """Discard at random, as many as there are."""
    found = at_random(st, seat, n)
    for c in found:
        put_aside(st, c)
        tell(st, "card.discarded_hand", seat=seat, card=code(st, c))
    return found


def characters(st: Position, seat: int) -> list[int]:
    face = st.cards.face
    return [c for c in st.cards.piles[seat * ZONES + PLAY] if k.TYPE[face[c]] == CHARACTER]


def is_character(st: Position, card: int) -> bool:
    return k.TYPE[st.cards.face[card]] == CHARACTER


# ---- what others cannot rule out -----------------------------------------------------------------


def hand_is_known(st: Position, seat: int) -> bool:
    """Does everybody know every card of this hand?"""
    everybody = (2 << st.seats) - 1
    seen = st.cards.seen
    for c in st.cards.piles[seat * ZONES + HAND]:  # noqa: SIM110 - asked in every window
        if seen[c] != everybody:
            return False
    return True


def may_hold_one(st: Position, seat: int, table: bytes) -> bool:
    """Could a card of such a kind be in that hand, in others' eyes?"""
    # a window opens for what a hand may hold, never for what it holds (rule windows.silence)
    hand = st.cards.piles[seat * ZONES + HAND]
    if not hand:
        return False
    if hand_is_known(st, seat):
        return any(table[st.cards.face[c]] for c in hand)
    most, shown = st.most[seat], st.shown[seat]
    return any(table[f] and most[f] > shown[f] for f in st.pools[seat])
