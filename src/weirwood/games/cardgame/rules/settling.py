"""What is checked all the time: fifteen power, empty decks, STR 0, tokens, illegal attachments."""

from __future__ import annotations

from weirwood.kernel import Flow, Kind, call, choose, procedure

from .. import facts as k
from ..facts.terms import ATTACHMENT, DECK, P_SETUP, PLAY, REACTION, ZONES
from ..state import DEADLY, IMMINENT, Cond, Position
from .attachments import legal_host
from .keys import Args, Keys, card_of, keys_of, seat_keys
from .laid import table
from .leaving import about_to_leave, carry_out
from .melee import eliminate
from .values import given_strength, gross_strength, in_force, rules_of
from .winning import empty_decks, most_power_wins, win, winners
from .zones import RAISED, WATCHERS

WATCHING = bytes(i in WATCHERS for i in range(len(k.FACES)))
# The windows chapter settles, and settling opens its windows: a name closes the circle.
INTERRUPTS = "cardgame.windows.interrupts"
SETTLED = ""
SACRIFICE_AT = rules_of("sacrifice_at")
HAS_TOKENS = k.RULE_BIT["sacrifice_at"]


@procedure
def settle(st: Position) -> Flow[None]:
    """Conditions that are checked all the time: power, empty decks, STR 0, illegal attachments."""
    while True:
        kind = trouble(st)
        if kind == SETTLED:
            break
        if kind == "won":
            key = yield from choose(st, "winning.name", st.first)
            win(st, int(key.split(":")[1]))
        elif kind == "deck":
            yield from run_out(st)
        elif kind == "raised":
            raise_conditions(st)
        else:
            cards = tuple(troubled_cards(st, kind))
            card = cards[0]
            if len(cards) > 1:
                key = yield from choose(st, "settle.order", st.first, kind, at="order")
                card = card_of(st, st.first, list(cards), key)
            lo = len(st.conds)
            settle_one(st, kind, card)
            yield from call(st, INTERRUPTS, lo, at="interrupts")
            carry_out(st, lo)


def trouble(st: Position) -> str:
    """The first thing that is not as it must be, or nothing."""
    # in the order of urgency: without a deck a player is out, and nothing else matters to them
    if () in st.cards.piles[DECK::ZONES] and empty_decks(st):
        return "deck"
    face = st.cards.face
    # STR changes with whatever else is in play: it is worked out anew, not remembered
    if st.mods and doomed(st):
        return "deadly"
    for s in st.sources if st.rules & HAS_TOKENS else ():
        for rule in SACRIFICE_AT[face[s]]:
            if st.marks[s] >= rule.n.n and in_force(st, rule, s) and not leaving(st, s):
                return "token"
    # attachments are looked through only after something that can make one illegal
    if st.unsure:
        if troubled_cards(st, "illegal"):
            return "illegal"
        st.unsure = 0
    if st.alive[REACTION] & RAISED and table(st).like(WATCHING):
        for s in st.sources:
            if face[s] in WATCHERS and watched(st, s):
                return "raised"
    return "won" if st.tied and len(winners(st)) > 1 else SETTLED


def troubled_cards(st: Position, kind: str) -> list[int]:
    """The cards concerned."""
    face = st.cards.face
    if kind == "deadly":
        return doomed(st)
    if kind == "token":
        return [
            s
            for s in st.sources
            for rule in SACRIFICE_AT[face[s]]
            if st.marks[s] >= rule.n.n and in_force(st, rule, s)
        ]
    assert kind == "illegal", kind
    return [
        c
        for seat in range(st.seats)
        for c in st.cards.piles[seat * ZONES + PLAY]
        if k.TYPE[face[c]] == ATTACHMENT and misplaced(st, c)
    ]


def doomed(st: Position) -> list[int]:
    """Characters at STR 0 that an effect kills for it."""
    return sorted(
        {
            m.card
            for m in st.mods
            if m.kind == "deadly" and gross_strength(st, m.card) <= 0 and not leaving(st, m.card)
        }
    )


def misplaced(st: Position, card: int) -> bool:
    """May this attachment not lie where it lies (rule attachments.illegal)?"""
    return not legal_host(st, st.cards.face[card], st.host[card]) and not leaving(st, card)


def leaving(st: Position, card: int) -> bool:
    """Is this card about to leave play already?"""
    return any(c.card == card and c.kind == "leave" and c.state == IMMINENT for c in st.conds)


def settle_one(st: Position, kind: str, card: int) -> None:
    """This card is about to be killed, sacrificed or discarded."""
    if kind == "deadly":
        about_to_leave(st, [card], "killed", save=True, deadly=DEADLY)
    elif kind == "token":
        about_to_leave(st, [card], "sacrificed", save=False)
    else:
        assert kind == "illegal", kind
        about_to_leave(st, [card], "discarded", save=False)


def raise_conditions(st: Position) -> None:
    """Tell of every watched card whose STR an effect has raised."""
    for seat in range(st.seats):
        for c in st.cards.piles[seat * ZONES + PLAY]:
            if st.cards.face[c] in WATCHERS:
                now = given_strength(st, c)
                if now > st.raised.get(str(c), 0):
                    # cards laid out at setup come up with their bonus: nobody reacts to it
                    if st.phase != P_SETUP:
                        st.conds.append(Cond("strength_raised", c, st.ctrl[c]))
                    st.raised[str(c)] = now


def watched(st: Position, card: int) -> bool:
    """Has an effect raised this card's STR? What an effect took back is forgotten."""
    now, before = given_strength(st, card), st.raised.get(str(card), 0)
    if now < before:
        st.raised[str(card)] = now
    return now > before


@procedure
def run_out(st: Position) -> Flow[None]:
    """Empty draw decks: their players are eliminated, in the first player's order."""
    if st.introductory:
        most_power_wins(st)
    while True:
        empty = tuple(empty_decks(st))
        if not empty:
            break
        seat = empty[0]
        if len(empty) > 1:
            key = yield from choose(st, "winning.eliminate", st.first)
            seat = int(key.split(":")[1])
        eliminate(st, seat)


def expire(st: Position, period: str) -> None:
    """Everything "until the end of" this period ends at once (rule effects.expire)."""
    if st.mods:
        st.mods = [m for m in st.mods if m.until != period]
    if st.uses:
        mark = f"{period}:"
        st.uses = {key: n for key, n in st.uses.items() if not key.startswith(mark)}


def order_options(st: Position, seat: int, args: Args) -> Keys:
    return keys_of(st, seat, troubled_cards(st, args[0]))


def winner_options(st: Position, seat: int, args: Args) -> Keys:
    return seat_keys(winners(st))


def falling_options(st: Position, seat: int, args: Args) -> Keys:
    return seat_keys(empty_decks(st))


KINDS = (
    Kind("settle.order", "windows.priority", keys=order_options),
    Kind("winning.name", "winning.several", keys=winner_options),
    Kind("winning.eliminate", "winning.order", keys=falling_options),
)
