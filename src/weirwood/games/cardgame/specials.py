"""The few cards that need a procedure of their own."""

from __future__ import annotations

from weirwood.games.cardgame import content as k
from weirwood.games.cardgame.board import (
    code,
    into_deck,
    move,
    pile,
    shuffle_deck,
)
from weirwood.games.cardgame.effects import step_of
from weirwood.games.cardgame.leaving import about_to_leave, carry_out
from weirwood.games.cardgame.looking import (
    cunning_cards,
    looked_at,
    put_on_bottom,
    put_on_top,
    tickler_copies,
    tickler_players,
)
from weirwood.games.cardgame.menu import card_of
from weirwood.games.cardgame.moves import arrive
from weirwood.games.cardgame.placing import can_enter
from weirwood.games.cardgame.state import Table
from weirwood.games.cardgame.terms import BY_EFFECT, DECK, DISCARD, HAND
from weirwood.games.cardgame.timing import interrupts
from weirwood.games.cardgame.tricks import TRICKS
from weirwood.kernel import Flow, call, choose, order, pick, procedure, tell
from weirwood.kernel.secrets import peek, reveal

HATCHLING = k.TRAIT_BIT["hatchling"]


@procedure
def special(st: Table, n: int, i: int) -> Flow[None]:
    """Run what the card names: a plain function, or a procedure of this module."""
    name = step_of(st, n, i).word
    if name in TRICKS:
        TRICKS[name](st, n, i)
    else:
        yield from call(st, f"cardgame.specials.{name}", n, i)


@procedure
def tickler(st: Table, n: int, i: int) -> Flow[None]:
    """Discard the top card of an opponent's deck; then perhaps a copy of it in play."""
    seat = st.acts[n].seat
    players = tuple(tickler_players(st, seat))
    if not players:
        return
    who = players[0]
    if len(players) > 1:
        key = yield from choose(st, "tickler.player", seat, n)
        who = int(key.split(":")[1])
    card = pile(st, who, DECK)[-1]
    move(st, card, who, DISCARD)
    st.acts[n] = st.acts[n]._replace(picked=(card,))
    tell(st, "deck.discarded", seat=who, card=code(st, card))
    if tickler_copies(st, n):
        key = yield from choose(st, "tickler.copy", seat, n)
        if key != "none":
            lo = about_to_leave(
                st, [card_of(st, seat, tickler_copies(st, n), key)], "discarded", save=True
            )
            yield from interrupts(st, lo)
            carry_out(st, lo)


@procedure
def greenblood_trader(st: Table, n: int, i: int) -> Flow[None]:
    """Look at two cards: up to one to hand, the rest to the bottom in any order."""
    seat = st.acts[n].seat
    for card in looked_at(st, seat, 2):
        peek(st, st.cards, card, seat)
    taken = yield from pick(st, "trader.take", seat, n, least=0, most=1)
    left = len(looked_at(st, seat, 2))
    if taken:
        card = card_of(st, seat, looked_at(st, seat, 2), taken[0], several=True)
        move(st, card, seat, HAND)
        tell(st, "deck.took", seat=seat, n=1)
        left -= 1
    if left:
        keys = yield from order(st, "trader.bottom", seat, seat, left, least=left, most=left)
        put_on_bottom(st, seat, seat, left, keys)


@procedure
def bear_and_maiden(st: Table, n: int, i: int) -> Flow[None]:
    """Look at five cards of a deck: up to three to the bottom, the rest back, in any order."""
    seat, who = st.acts[n].seat, st.acts[n].player
    there = len(looked_at(st, who, 5))
    for card in looked_at(st, who, 5):
        peek(st, st.cards, card, seat)
    tell(st, "deck.looked", seat=seat, other_seat=who, n=there)
    keys = yield from order(st, "bear.bottom", seat, who, there, least=0, most=min(3, there))
    put_on_bottom(st, seat, who, there, keys)
    left = there - len(keys)
    if left > 1:
        keys = yield from order(st, "bear.top", seat, who, left, least=left, most=left)
        put_on_top(st, seat, who, left, keys)


@procedure
def olennas_cunning(st: Table, n: int, i: int) -> Flow[None]:
    """The loser names a card type; find a card of another type in the whole deck."""
    seat = st.acts[n].seat
    key = yield from choose(st, "olenna.type", st.loser, n)
    word = key.split(":")[1]
    st.acts[n] = st.acts[n]._replace(named=word)
    tell(st, "word.named", seat=st.loser, word=word)
    for card in pile(st, seat, DECK):
        peek(st, st.cards, card, seat)
    key = yield from choose(st, "olenna.take", seat, n, at="take")
    if key != "none":
        card = card_of(st, seat, cunning_cards(st, n), key)
        reveal(st, st.cards, card)
        move(st, card, seat, HAND)
        tell(st, "card.searched", seat=seat, card=code(st, card))
    if pile(st, seat, DECK):
        shuffle_deck(st, seat)


@procedure
def fire_and_blood(st: Table, n: int, i: int) -> Flow[None]:
    """Shuffle the card into the deck; a Hatchling may come into play instead."""
    act = st.acts[n]
    seat, card = act.seat, act.cards[0]
    key = "shuffle"
    if k.TRAIT_MASK[st.cards.face[card]] & HATCHLING and can_enter(st, card, seat):
        key = yield from choose(st, "fire.choice", seat, n)
    if key == "play":
        arrive(st, card, seat, BY_EFFECT)
    else:
        into_deck(st, [card], seat)
