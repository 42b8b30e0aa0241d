"""Hands of tactics cards: the limit at all times, discarding and refilling in clean-up."""

from __future__ import annotations

from weirwood.games.miniatures.cardbook import (
    card_key,
    deck,
    discard,
    draw,
    hand,
    hand_limit,
    refill_to,
)
from weirwood.games.miniatures.roster import seats_in_order
from weirwood.games.miniatures.state import Position
from weirwood.kernel import Flow, ask_all, pick, procedure


def card_keys(st: Position, seat: int, args: tuple[object, ...]) -> list[str]:
    return [card_key(st, card) for card in sorted(hand(st, seat))]


@procedure
def trim(st: Position, seat: int) -> Flow[None]:
    """More cards than the limit: discard down to it at once (rule tactics.hand_limit)."""
    extra = len(hand(st, seat)) - hand_limit(st, seat)
    if extra > 0:
        keys = yield from pick(st, "cards.trim", seat, least=extra, most=extra)
        throw_away(st, keys)


def throw_away(st: Position, keys: tuple[str, ...]) -> None:
    for key in keys:
        discard(st, int(key.rsplit(":", 1)[1]))


@procedure
def discard_and_refill(st: Position) -> Flow[None]:
    """Steps 8 and 9 of clean-up: discard what you like, draw back up (rules rounds.discard,
    rounds.refill)."""
    holders = tuple(s for s in seats_in_order(st) if hand(st, s))
    sizes = tuple(len(hand(st, s)) for s in holders)
    thrown = yield from ask_all(st, "cards.discard", holders, least=0, most=sizes)
    for keys in tuple(thrown):
        throw_away(st, keys)
    drawers = tuple(s for s in seats_in_order(st) if may_draw(st, s))
    most = tuple(may_draw(st, s) for s in drawers)
    wanted = yield from ask_all(st, "cards.refill", drawers, shape="amount", least=0, most=most)
    for i in range(len(drawers)):
        draw(st, drawers[i], wanted[i])


def may_draw(st: Position, seat: int) -> int:
    """How many cards a seat may draw back up to."""
    return max(0, min(refill_to(st, seat) - len(hand(st, seat)), len(deck(st, seat))))
