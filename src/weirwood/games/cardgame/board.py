"""Moving cards about: zones, tags, kneeling, tokens. No rule decides here whether it may happen."""

from __future__ import annotations

from weirwood.games.cardgame import content as k
from weirwood.games.cardgame.state import NOTHING, Cond, Table, changed
from weirwood.games.cardgame.terms import (
    ATTACHMENT,
    BY_AMBUSH,
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
    TERMINAL,
    UNDER,
    USED,
    ZONES,
)
from weirwood.kernel import draw, tell, tell_some
from weirwood.kernel.secrets import mix, peek, reveal

OPEN = frozenset((DISCARD, DEAD, PLAY, USED, REVEALED, HOME, REMOVED, STACK))
NORMAL_FORM = tuple(f.form_of for f in k.FACES)
RAISED = HAPPENING_BIT["strength_raised"]
WATCHERS = frozenset(i for i, mask in enumerate(k.LISTENS[REACTION]) if mask & RAISED)
SPEAKS = tuple(
    bool(f.constants or f.gold or f.initiative or f.reserve) or i in WATCHERS
    for i, f in enumerate(k.FACES)
)
BLANKERS = frozenset(
    i for i, f in enumerate(k.FACES) if any(c.rule == "blank" for c in f.constants)
)


# ---- seats ---------------------------------------------------------------------------------------


def order(st: Table, start: int) -> list[int]:
    """Seats still in the game, clockwise from one of them (or from where it sat)."""
    n = st.seats
    if not st.out:
        return [*range(start, n), *range(start)]
    return [s for s in (*range(start, n), *range(start)) if s not in st.out]


def in_order(st: Table) -> list[int]:
    """Player order: the first player, then clockwise."""
    return order(st, st.first)


def still_to_act(st: Table) -> list[int]:
    """Player order; where a scenario has said who is active, from that player on."""
    seats = in_order(st)
    return seats[seats.index(st.active) :] if st.active >= 0 else seats


def opponents(st: Table, seat: int) -> list[int]:
    return [s for s in order(st, seat) if s != seat]


def after(st: Table, seat: int) -> int:
    """The next seat clockwise that is still in the game."""
    n = st.seats
    seat = (seat + 1) % n
    while seat in st.out:
        seat = (seat + 1) % n
    return seat


# ---- piles ---------------------------------------------------------------------------------------


def pile(st: Table, seat: int, zone: int) -> tuple[int, ...]:
    return st.cards.piles[seat * ZONES + zone]


def zone_of(st: Table, card: int) -> int:
    return st.cards.zone[card] % ZONES


def in_play(st: Table, card: int) -> bool:
    return st.cards.zone[card] % ZONES == PLAY


def code(st: Table, card: int) -> str:
    """The id of a card, as events and keys speak of it."""
    return k.IDS[NORMAL_FORM[st.cards.face[card]]]


def is_open(st: Table, card: int) -> bool:
    """Does everybody see this card where it lies?"""
    zone = st.cards.zone[card] % ZONES
    return zone in OPEN or (zone == UNDER and st.cards.seen[card] == (2 << st.seats) - 1)


def move(st: Table, card: int, seat: int, zone: int, *, bottom: bool = False) -> None:
    """Lay a card on another pile; open piles show it to all."""
    cards = st.cards
    piles = cards.piles
    was = is_open(st, card)
    old = piles[cards.zone[card]]
    i = old.index(card)
    piles[cards.zone[card]] = old[:i] + old[i + 1 :]
    if zone in OPEN:
        reveal(st, cards, card)
    cards.zone[card] = to = seat * ZONES + zone
    piles[to] = (card, *piles[to]) if bottom else (*piles[to], card)
    now = is_open(st, card)
    if now != was:
        owner, face = st.owner[card], NORMAL_FORM[cards.face[card]]
        row = st.shown[owner]
        st.shown[owner] = changed(row, face, row[face] + (1 if now else -1))


def shuffle_deck(st: Table, seat: int) -> None:
    """Nobody knows any card of the deck afterwards."""
    mix(st, st.cards, pile(st, seat, DECK), "deck")
    tell(st, "deck.shuffled", seat=seat)


def into_deck(st: Table, cards: list[int], seat: int) -> None:
    """Shuffle cards into their owner's deck."""
    for card in cards:
        move(st, card, seat, DECK)
    shuffle_deck(st, seat)


def draw_cards(st: Table, seat: int, n: int) -> int:
    """Draw up to n cards; how many there were."""
    deck = pile(st, seat, DECK)
    n = max(0, min(n, len(deck)))
    names: list[str] = []
    for card in reversed(deck[len(deck) - n :]):
        move(st, card, seat, HAND)
        peek(st, st.cards, card, seat)
        if st.tape is not None:
            names.append(code(st, card))
    if n and st.tape is not None:
        tell_some(st, (seat,), "cards.drawn", {"cards": names}, seat=seat, n=n)
    return n


def at_random(st: Table, seat: int, n: int) -> list[int]:
    """Up to n cards of a hand, by chance."""
    hand = list(pile(st, seat, HAND))
    found: list[int] = []
    while hand and len(found) < n:
        found.append(hand.pop(draw(st, "hand", len(hand))))
    return found


def put_aside(st: Table, card: int) -> None:
    """A card from a hand or a deck to its owner's discard pile."""
    owner = st.owner[card]
    move(st, card, owner, DISCARD)


# ---- tags ----------------------------------------------------------------------------------------


def give_tag(st: Table, card: int) -> None:
    """Cards in play are called by a small free number: an index would tell when it was drawn."""
    for tag, other in enumerate(st.tagged):
        if other == NOTHING:
            st.tagged[tag] = card
            st.tag[card] = tag
            return
    st.tag[card] = len(st.tagged)
    st.tagged.append(card)


def take_tag(st: Table, card: int) -> None:
    if st.tag[card] != NOTHING:
        st.tagged[st.tag[card]] = NOTHING
        st.tag[card] = NOTHING


# ---- coming into play, leaving it ----------------------------------------------------------------


def attachments(st: Table, card: int) -> list[int]:
    """Cards attached to this one, in the order of their controllers."""
    host = st.host
    return [
        a
        for seat in range(st.seats)
        for a in st.cards.piles[seat * ZONES + PLAY]
        if host[a] == card
    ]


def duplicates(st: Table, card: int) -> list[int]:
    host = st.host
    found = st.cards.piles[st.owner[card] * ZONES + UNDER]
    return [d for d in found if host[d] == card] if found else []


def speak(st: Table, card: int) -> None:
    """The card's constants hold from now on."""
    face = st.cards.face[card]
    if SPEAKS[face] and card not in st.sources:
        st.sources.append(card)
        st.rules |= k.RULES[face]
    if face in BLANKERS:
        reblank(st)


def fall_silent(st: Table, card: int) -> None:
    if card in st.sources:
        st.sources.remove(card)
        st.rules = 0
        for s in st.sources:
            st.rules |= k.RULES[st.cards.face[s]]
        if st.cards.face[card] in BLANKERS:
            reblank(st)


def reblank(st: Table) -> None:
    """Work out anew which characters have a blank text box."""
    face = st.cards.face
    blank = [0] * len(st.blank)
    everyone = False
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


def come_into_play(st: Table, card: int, seat: int, entry: int) -> None:
    """The card is in play, standing, under that control."""
    move(st, card, seat, PLAY)
    control(st, card, seat)
    st.kneel[card] = 0
    if entry == BY_AMBUSH:
        st.ambushed = (*st.ambushed, card)
    give_tag(st, card)
    speak(st, card)
    if k.TYPE[st.cards.face[card]] == CHARACTER and any(
        st.cards.face[s] in BLANKERS for s in st.sources
    ):
        reblank(st)


def become_duplicate(st: Table, card: int, of: int) -> None:
    """The card lies under another copy from now on."""
    reveal(st, st.cards, card)
    move(st, card, st.owner[card], UNDER)
    st.host = changed(st.host, card, of)
    control(st, card, st.owner[card])


def control(st: Table, card: int, seat: int) -> None:
    if st.ctrl[card] != seat:
        st.ctrl = changed(st.ctrl, card, seat)


def free(st: Table, card: int) -> None:
    """The card lies on or under no other any more, and nothing waits for it there."""
    if st.host[card] != NOTHING:
        st.host = changed(st.host, card, NOTHING)
        if st.delays:
            st.delays = [d for d in st.delays if d.card != card]


def attach(st: Table, card: int, host: int) -> None:
    st.host = changed(st.host, card, host)
    st.unsure = 1
    if st.cards.face[card] in BLANKERS:
        reblank(st)


def leave_challenge(st: Table, card: int) -> None:
    if card in st.attackers:
        st.attackers.remove(card)
    if card in st.defenders:
        st.defenders.remove(card)


def strip(st: Table, card: int) -> None:
    """Everything that lay on a card in play is gone; it is what is printed again."""
    fall_silent(st, card)
    leave_challenge(st, card)
    st.kneel[card] = 0
    if st.power[card]:
        st.power = changed(st.power, card, 0)
    if st.marks[card]:
        st.marks = changed(st.marks, card, 0)
    if st.poison[card]:
        st.poison = changed(st.poison, card, 0)
    if st.blank[card]:
        st.blank = changed(st.blank, card, 0)
    if card in st.ambushed:
        st.ambushed = tuple(c for c in st.ambushed if c != card)
    free(st, card)
    st.cards.face[card] = NORMAL_FORM[st.cards.face[card]]
    take_tag(st, card)
    if st.mods:
        st.mods = [m for m in st.mods if m.card != card]
    if st.delays:
        st.delays = [d for d in st.delays if d.card != card]
    if st.uses:
        mark = f":{card}:"
        st.uses = {key: n for key, n in st.uses.items() if mark not in key}
    if st.raised:
        st.raised.pop(str(card), None)
    control(st, card, st.owner[card])


def leave_play(st: Table, card: int, zone: int) -> None:
    """The card goes to a pile of its owner; what was on it goes where it belongs."""
    for d in duplicates(st, card):
        free(st, d)
        move(st, d, st.owner[d], DISCARD)
    hangers = attachments(st, card)
    strip(st, card)
    move(st, card, st.owner[card], zone)
    for a in hangers:
        terminal = k.KEYWORDS[st.cards.face[a]] & TERMINAL
        owner = st.owner[a]
        strip(st, a)
        move(st, a, owner, DISCARD if terminal else HAND)
        for d in duplicates(st, a):
            free(st, d)
            move(st, d, owner, DISCARD)
        tell(st, "attachment.lost" if terminal else "attachment.returned", card=code(st, a))


# ---- kneeling, power, gold -----------------------------------------------------------------------


def kneel_card(st: Table, card: int) -> bool:
    if st.kneel[card]:
        return False
    st.kneel[card] = 1
    return True


def stand_card(st: Table, card: int) -> bool:
    """Stand a card; what waits for it is told."""
    if not st.kneel[card]:
        return False
    st.kneel[card] = 0
    st.conds.append(Cond("stood", card, st.ctrl[card]))
    return True


def total_power(st: Table, seat: int) -> int:
    power = st.power
    total = power[st.home[seat]]
    for c in st.cards.piles[seat * ZONES + PLAY]:
        total += power[c]
    return total


def revealed(st: Table, seat: int) -> int:
    """The face of a seat's revealed plot, or NOTHING."""
    card = st.plot[seat]
    return NOTHING if card == NOTHING else st.cards.face[card]


def forget(st: Table, base: int) -> None:
    """What happened since `base` is over: nobody may refer to it any more."""
    if len(st.conds) > base:
        del st.conds[base:]
        if st.spent:
            st.spent = [row for row in st.spent if row[2] < base]
