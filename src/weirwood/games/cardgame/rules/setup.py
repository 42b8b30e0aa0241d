"""Before the first round: hands, mulligans, eight gold of cards.

Ledger: `setup`.
"""

from __future__ import annotations

from typing import Any

from weirwood.kernel import Flow, Kind, Refusal, choose, draw, pick, procedure, tell

from .. import facts as k
from ..facts.terms import ATTACHMENT, CHARACTER, DECK, DISCARD, EVENT, HAND, SET_UP, SETUP
from ..state import NOTHING, Position
from .attachments import attach, legal_host
from .costs import LIMITED
from .duplicates import become_duplicate, duplicate_host
from .entering import come_into_play
from .keys import Args, Keys, card_keys, card_of, hand_keys, keys_of
from .windows import respond
from .zones import characters, code, draw_cards, in_order, move, pile, shuffle_deck, tell_card

SETUP_GOLD = 8


def deal(st: Position) -> None:
    """The first player by lot, and seven cards for everybody (rules setup.first, setup.seven)."""
    st.first = draw(st, "first", st.seats)
    tell(st, "first.drawn", seat=st.first)
    for seat in range(st.seats):
        shuffle_deck(st, seat)
    for seat in in_order(st):
        draw_cards(st, seat, 7)


@procedure
def setup(st: Position) -> Flow[None]:
    """One mulligan each, eight gold of cards laid out facedown, turned up, hands refilled."""
    # in player order and in the open, so that later players know who changed their hand
    for seat in tuple(in_order(st)):
        key = yield from choose(st, "setup.mulligan", seat)
        if key == "mulligan":
            mulligan(st, seat)
    for seat in tuple(in_order(st)):
        keys = yield from pick(st, "setup.place", seat, least=0, most=99)
        lay_cards(st, seat, keys)
    for seat in in_order(st):
        place_setup(st, seat)
    for seat in tuple(in_order(st)):
        while needs_host(st, seat) >= 0:
            key = yield from choose(st, "setup.attach", seat, at="attach")
            place_setup_attachment(st, seat, key)
    for seat in in_order(st):
        draw_cards(st, seat, 7 - len(pile(st, seat, HAND)))
    yield from respond(st, 0)


def mulligan(st: Position, seat: int) -> None:
    """Shuffle the hand back and keep seven new cards (rule setup.mulligan)."""
    for c in pile(st, seat, HAND):
        move(st, c, seat, DECK)
    tell(st, "setup.mulligan", seat=seat)
    shuffle_deck(st, seat)
    draw_cards(st, seat, 7)


def lay_cards(st: Position, seat: int, keys: tuple[str, ...]) -> None:
    named = dict(card_keys(st, seat, pile(st, seat, HAND), several=True))
    for card in [named[key] for key in keys]:
        move(st, card, seat, SETUP)
    tell(st, "setup.placed", seat=seat, n=len(keys))


def place_setup(st: Position, seat: int) -> None:
    """Turn the cards up: they are in play without having entered it (rule setup.no_entering)."""
    for card in pile(st, seat, SETUP):
        if k.TYPE[st.cards.face[card]] == ATTACHMENT:
            continue
        put_in_place(st, seat, card)


def put_in_place(st: Position, seat: int, card: int) -> None:
    of = duplicate_host(st, card, seat)
    if of >= 0:
        become_duplicate(st, card, of)
        tell_card(st, "card.duplicated", of)
        return
    come_into_play(st, card, seat, SET_UP)
    tell_card(st, "setup.revealed", card)


def needs_host(st: Position, seat: int) -> int:
    """The next attachment to attach; copies of a unique one become duplicates by themselves."""
    while pile(st, seat, SETUP):
        card = pile(st, seat, SETUP)[0]
        if duplicate_host(st, card, seat) >= 0:
            put_in_place(st, seat, card)
        # nothing is there to which it may be attached: it cannot stay
        elif not setup_hosts(st, seat):
            move(st, card, seat, DISCARD)
        else:
            return card
    return NOTHING


def setup_hosts(st: Position, seat: int) -> list[int]:
    """Own characters to which the next attachment may be attached."""
    card = pile(st, seat, SETUP)[0]
    return [c for c in characters(st, seat) if legal_host(st, st.cards.face[card], c)]


def place_setup_attachment(st: Position, seat: int, key: str) -> None:
    card = pile(st, seat, SETUP)[0]
    host = card_of(st, seat, setup_hosts(st, seat), key)
    put_in_place(st, seat, card)
    attach(st, card, host)
    tell_card(st, "card.attached", card, host=code(st, host), host_tag=st.tag[host])


def setup_block(st: Position, seat: int, taken: list[int], card: int) -> str:
    """The rule that forbids laying out this card with those already taken, or nothing."""
    face = st.cards.face
    f = face[card]
    if k.TYPE[f] == EVENT:
        return "setup.types"
    # a further copy becomes a duplicate: it costs nothing and needs no room
    if k.UNIQUE[f] and any(face[c] == f for c in taken):
        return ""
    if k.KEYWORD_MASK[f] & LIMITED and any(k.KEYWORD_MASK[face[c]] & LIMITED for c in taken):
        return "setup.limited"
    if setup_cost(st, taken) + max(0, k.COST[f]) > SETUP_GOLD:
        return "setup.gold"
    if k.TYPE[f] == ATTACHMENT and not any(
        k.TYPE[face[c]] == CHARACTER and legal_host(st, f, c) for c in taken
    ):
        return "setup.attachments"
    return ""


def setup_cost(st: Position, taken: list[int]) -> int:
    """Further copies of a unique card cost nothing: they become duplicates."""
    seen: set[int] = set()
    total = 0
    for c in taken:
        f = st.cards.face[c]
        if not (k.UNIQUE[f] and f in seen):
            total += max(0, k.COST[f])
        seen.add(f)
    return total


def mulligan_options(st: Position, seat: int, args: Args) -> Keys:
    return ["keep", "mulligan"]


def extend_setup(st: Position, seat: int, args: Args, so_far: tuple[str, ...]) -> Keys:
    named = card_keys(st, seat, pile(st, seat, HAND), several=True)
    by_key = dict(named)
    taken = [by_key[key] for key in so_far if key in by_key]
    left = [key for key, c in named if key not in so_far and not setup_block(st, seat, taken, c)]
    return ["done", *left]


def why_not_setup(st: Position, seat: int, args: Args, key: str) -> Refusal | None:
    named = dict(card_keys(st, seat, pile(st, seat, HAND), several=True))
    if key not in named:
        return None
    rule = setup_block(st, seat, [], named[key])
    return Refusal(rule, {"card": code(st, named[key])}) if rule else None


def check_setup(st: Position, seat: int, args: Args, reply: Any) -> Refusal | None:
    named = dict(card_keys(st, seat, pile(st, seat, HAND), several=True))
    taken: list[int] = []
    left = [named[key] for key in reply]
    # in whatever order they were named: attachments and duplicates need what comes with them
    while left:
        card = next((c for c in left if not setup_block(st, seat, taken, c)), -1)
        if card < 0:
            # an attachment whose host cannot be laid out waits for it: the host says why
            why = [(setup_block(st, seat, taken, c), c) for c in left]
            rule, card = next((row for row in why if row[0] != "setup.attachments"), why[0])
            return Refusal(rule, {"card": code(st, card)})
        left.remove(card)
        taken.append(card)
    return None


def attach_options(st: Position, seat: int, args: Args) -> Keys:
    return keys_of(st, seat, setup_hosts(st, seat))


KINDS = (
    Kind("setup.mulligan", "setup.mulligan", keys=mulligan_options),
    Kind(
        "setup.place",
        "setup.place",
        keys=hand_keys,
        extend=extend_setup,
        check=check_setup,
        candidates=hand_keys,
        why_not=why_not_setup,
    ),
    Kind("setup.attach", "setup.attachments", keys=attach_options),
)
