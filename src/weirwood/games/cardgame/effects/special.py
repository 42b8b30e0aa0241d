"""The few cards that need code of their own, each under the name of the card.

A step ``{"do": "procedure", "name": "arya_stark"}`` names one of them. What asks is a procedure;
what asks nothing is a plain function. ``SPECIAL_CAN`` says whether it could change anything.
"""

from __future__ import annotations

from collections.abc import Callable

from weirwood.kernel import (
    PROCEDURES,
    Flow,
    Kind,
    call,
    choose,
    order,
    peek,
    pick,
    procedure,
    reveal,
    tell,
)

from .. import facts as k
from ..facts.terms import (
    BY_EFFECT,
    CHARACTER,
    DEAD,
    DECK,
    DISCARD,
    EVENT,
    FACTIONS,
    HAND,
    PLAY,
    TYPES,
    UNDER,
    ZONES,
)
from ..rules.abilities import ASKING, step_of
from ..rules.attachments import attach, legal_host
from ..rules.entering import arrive, can_enter, come_into_play
from ..rules.keys import Args, Keys, card_keys, card_of, counted, keys_of, seat_keys
from ..rules.leaving import about_to_leave, carry_out
from ..rules.legality import SPECIAL_CAN
from ..rules.saves import RISEN
from ..rules.settling import settle, trouble
from ..rules.windows import interrupts
from ..rules.winning import gain_power
from ..rules.zones import (
    NORMAL_FORM,
    code,
    discard_from_hand,
    draw_cards,
    in_order,
    into_deck,
    move,
    opponents,
    pile,
    shuffle_deck,
)
from ..state import NOTHING, Position, changed

STARK = FACTIONS.index("stark")
HATCHLING = k.TRAIT_BIT["hatchling"]


@procedure
def special(st: Position, n: int, i: int) -> Flow[None]:
    """Run what the card names: a plain function, or a procedure of this module."""
    name = step_of(st, n, i).word
    if name in AT_ONCE:
        AT_ONCE[name](st, n, i)
    else:
        yield from call(st, f"cardgame.special.{name}", n, i)


def has_deck(st: Position, src: int, seat: int) -> bool:
    """What begins with one's own deck needs a card in it."""
    return bool(pile(st, seat, DECK))


# ---- looking at decks ----------------------------------------------------------------------------


def looked_at(st: Position, seat: int, n: int) -> list[int]:
    """The top n cards of a deck, topmost first."""
    return list(pile(st, seat, DECK)[: -n - 1 : -1]) if n else []


def looked_keys(st: Position, seat: int, whose: int, n: int) -> Keys:
    return keys_of(st, seat, looked_at(st, whose, n), several=True)


def put_on_bottom(st: Position, seat: int, whose: int, n: int, keys: tuple[str, ...]) -> None:
    """Of the top n cards, lay those named on the bottom: the first named ends up lowest."""
    named = dict(card_keys(st, seat, looked_at(st, whose, n), several=True))
    chosen = [named[key] for key in keys]
    rest = (c for c in pile(st, whose, DECK) if c not in chosen)
    st.cards.piles[whose * ZONES + DECK] = (*chosen, *rest)


def put_on_top(st: Position, seat: int, whose: int, n: int, keys: tuple[str, ...]) -> None:
    """Lay the top n cards back: the first named ends up on top."""
    named = dict(card_keys(st, seat, looked_at(st, whose, n), several=True))
    deck = pile(st, whose, DECK)
    top = (named[key] for key in reversed(keys))
    st.cards.piles[whose * ZONES + DECK] = (*deck[: len(deck) - n], *top)


# ---- cards that ask ------------------------------------------------------------------------------


@procedure
def the_tickler(st: Position, n: int, i: int) -> Flow[None]:
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
    if trouble(st):  # who has no deck left is out at once, before anything else of this effect
        yield from settle(st)
    if tickler_copies(st, n):
        key = yield from choose(st, "tickler.copy", seat, n)
        if key != "none":
            lo = about_to_leave(
                st, [card_of(st, seat, tickler_copies(st, n), key)], "discarded", save=True
            )
            yield from interrupts(st, lo)
            carry_out(st, lo)


def tickler_players(st: Position, seat: int) -> list[int]:
    others = opponents(st, seat)
    return [s for s in in_order(st) if s in others and pile(st, s, DECK)]


def tickler_copies(st: Position, n: int) -> list[int]:
    """Copies in play, by title, of the card just discarded."""
    title = st.cards.face[st.acts[n].picked[0]]
    return [
        c
        for seat in range(st.seats)
        for c in pile(st, seat, PLAY)
        if NORMAL_FORM[st.cards.face[c]] == title and k.TYPE[st.cards.face[c]] != EVENT
    ]


def tickler_can(st: Position, src: int, seat: int) -> bool:
    return bool(tickler_players(st, seat))


def tickler_seats(st: Position, seat: int, args: Args) -> Keys:
    return seat_keys(tickler_players(st, seat))


def tickler_cards(st: Position, seat: int, args: Args) -> Keys:
    return ["none", *keys_of(st, seat, tickler_copies(st, args[0]))]


@procedure
def greenblood_trader(st: Position, n: int, i: int) -> Flow[None]:
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


def trader_cards(st: Position, seat: int, args: Args) -> Keys:
    return looked_keys(st, seat, seat, 2)


@procedure
def the_bear_and_the_maiden_fair(st: Position, n: int, i: int) -> Flow[None]:
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


def looked(st: Position, seat: int, args: Args) -> Keys:
    return looked_keys(st, seat, args[0], args[1])


@procedure
def olennas_cunning(st: Position, n: int, i: int) -> Flow[None]:
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


def cunning_cards(st: Position, n: int) -> list[int]:
    """Cards of the deck that are not of the type named, one of each title."""
    act = st.acts[n]
    kind = TYPES.index(act.named)
    found = [c for c in pile(st, act.seat, DECK) if k.TYPE[st.cards.face[c]] != kind]
    # by what they are: the order of the deck must not be told by the order of the options
    return sorted(found, key=lambda c: st.cards.face[c])


def card_types(st: Position, seat: int, args: Args) -> Keys:
    return [f"type:{x}" for x in TYPES[:4]]


def cunning(st: Position, seat: int, args: Args) -> Keys:
    return ["none", *keys_of(st, seat, cunning_cards(st, args[0]))]


@procedure
def fire_and_blood(st: Position, n: int, i: int) -> Flow[None]:
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


def fire(st: Position, seat: int, args: Args) -> Keys:
    return ["play", "shuffle"]


# ---- cards that ask nothing ----------------------------------------------------------------------


def heads_on_spikes(st: Position, n: int, i: int) -> None:
    """A random card; a character goes to the dead pile and is worth 2 power."""
    act = st.acts[n]
    for card in discard_from_hand(st, act.player, 1):
        if k.TYPE[st.cards.face[card]] == CHARACTER:
            move(st, card, st.owner[card], DEAD)
            tell(st, "card.on_spike", seat=st.owner[card], card=code(st, card))
            gain_power(st, st.home[act.seat], 2)


def arya_stark(st: Position, n: int, i: int) -> None:
    """The top card of the deck lies facedown under her as a duplicate (rule cards.arya)."""
    act = st.acts[n]
    deck = pile(st, act.seat, DECK)
    if deck and st.tag[act.source] != NOTHING:
        card = deck[-1]
        move(st, card, act.seat, UNDER)
        st.host = changed(st.host, card, act.source)
        peek(st, st.cards, card, act.seat)
        tell(st, "card.facedown", seat=act.seat, card=code(st, act.source))


def arya_can(st: Position, src: int, seat: int) -> bool:
    """A duplicate belongs to whom its card belongs to: a borrowed Arya gets none."""
    return src < 0 or (st.owner[src] == seat == st.ctrl[src] and has_deck(st, src, seat))


def gates_of_winterfell(st: Position, n: int, i: int) -> None:
    """Reveal the top card; a Stark card is drawn."""
    seat = st.acts[n].seat
    deck = pile(st, seat, DECK)
    if deck:
        card = deck[-1]
        reveal(st, st.cards, card)
        tell(st, "deck.revealed", seat=seat, card=code(st, card))
        if k.FACTION[st.cards.face[card]] == STARK:
            draw_cards(st, seat, 1)


def risen_from_the_sea(st: Position, n: int, i: int) -> None:
    """The event stays as a Condition attachment on the card it saved, if it may lie there."""
    act = st.acts[n]
    host = st.conds[act.cond].card
    if legal_host(st, RISEN, host):
        st.cards.face[act.source] = RISEN
        come_into_play(st, act.source, act.seat, BY_EFFECT)
        attach(st, act.source, host)
        tell(st, "card.attached", seat=act.seat, card=code(st, act.source),
             tag=st.tag[act.source], host=code(st, host), host_tag=st.tag[host])  # fmt: skip


AT_ONCE: dict[str, Callable[[Position, int, int], None]] = {
    rule.__name__: rule
    for rule in (heads_on_spikes, arya_stark, gates_of_winterfell, risen_from_the_sea)
}
SPECIAL_CAN.update(
    {
        "the_tickler": tickler_can,
        "greenblood_trader": has_deck,
        "olennas_cunning": has_deck,
        "gates_of_winterfell": has_deck,
        "arya_stark": arya_can,
    }
)
ASKING["procedure"] = special.id

# A card may name only what is carried out here.
for _ability in k.ABILITIES:
    for _step in _ability.steps:
        if _step.verb == "procedure":
            _known = _step.word in AT_ONCE or f"cardgame.special.{_step.word}" in PROCEDURES
            assert _known, f"{k.IDS[_ability.face]}: no special rule is called {_step.word!r}"

KINDS = (
    Kind("tickler.player", "targets.not_chosen", keys=tickler_seats),
    Kind("tickler.copy", "targets.copy", keys=tickler_cards),
    Kind("trader.take", "effects.look", keys=trader_cards, count=counted("effects.look")),
    Kind("trader.bottom", "effects.look", keys=looked, count=counted("effects.look")),
    Kind("bear.bottom", "effects.look", keys=looked, count=counted("effects.look")),
    Kind("bear.top", "effects.look", keys=looked, count=counted("effects.look")),
    Kind("olenna.type", "effects.name", keys=card_types),
    Kind("olenna.take", "effects.search", keys=cunning),
    Kind("fire.choice", "effects.may", keys=fire),
)
