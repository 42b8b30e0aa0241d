"""The moments of the game at which abilities, Orders and cards may be used. Ledger: `orders`.

First what abilities do by themselves, then one Order or card per player: the active player decides
first, who has passed cannot come back, and what was declared resolves in the same order (rules
orders.abilities_free, orders.one_per_trigger, orders.active_first, orders.resolve).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from weirwood.kernel import Flow, at, call, choose, order, procedure, tell

from ..facts import ABILITIES, NCUS
from ..state import NOBODY, ON, TOKENS, Position
from . import seams
from .contexts import find, pop, push, top
from .seams import Use
from .tactics import hand

if TYPE_CHECKING:
    from ..state import Effect


LEAST_LIMIT: Final = 5  # abilities and objectives may raise it
DUE: Final = frozenset({"due", "fresh", "bloom"})


@procedure
def window(st: Position, name: str) -> Flow[None]:
    """Everything that may happen at a moment, for the event at the top of the stack."""
    if name == "ncu.claims" and influences(st, top(st)["ncu"]):
        yield from call(st, "miniatures.special.influence.place", top(st)["ncu"], at="influence")
    elif name == "deployment.before":
        yield from call(
            st, "miniatures.special.infiltration.infiltrate", "before_deployment", at="before"
        )
        yield from call(st, "miniatures.special.infiltration.hold_reserves", at="reserves")
    elif name == "deployment.after":
        yield from call(
            st, "miniatures.special.infiltration.infiltrate", "after_deployment", at="after"
        )
    elif name == "attachment.destroyed":
        note_slain(st)
    if st.effects and due(st):
        yield from at("dues_first", pay_dues(st))
    uses = seams.waiting(st, name)
    for seat in tuple(seams.to_order(uses)):
        mine = sources_of(uses, seat)
        keys = yield from order(st, "effects.order", seat, mine, least=len(mine), most=len(mine))
        uses = arranged(uses, seat, keys)
    for use in tuple(uses):
        if seams.still(st, use):
            yield from invoke(st, use)
    if st.effects and due(st):
        yield from pay_dues(st)
    declared: tuple[Use, ...] = ()
    for seat in tuple(seams.asked(st, name)):
        word, who, who_nr, whom, whom_nr = seams.moment(st, name)
        key = yield from choose(st, "effects.play", seat, word, who, who_nr, whom, whom_nr)
        if key != "pass":
            use = seams.chosen(st, seat, name, key)
            seams.declare(st, use)
            declared = (*declared, use)
    for use in tuple(declared):
        yield from at("declared", invoke(st, use))
    if declared and due(st):
        yield from at("dues_later", pay_dues(st))
    for seat in tuple(overfull(st)):
        yield from call(st, "miniatures.tactics.trim", seat, at="hands")


def overfull(st: Position) -> list[int]:
    """Seats whose hands may be too large: the limit holds at all times (rule
    tactics.hand_limit)."""
    return [seat for seat in range(st.seats) if len(hand(st, seat)) > LEAST_LIMIT]


def due(st: Position) -> list[Effect]:
    """What follows from changes that plain functions made: a wound of Manticore Venom, a token
    that may be answered, a wound of Deadly Bloom."""
    return [row for row in st.effects if row.get("what") in DUE]


@procedure
def pay_dues(st: Position) -> Flow[None]:
    """All of it, in the order in which it came about."""
    owed = tuple((str(row["what"]), row["unit"], str(row.get("token", ""))) for row in due(st))
    st.effects = [row for row in st.effects if row.get("what") not in DUE]
    for what, u, token in tuple(owed):
        if st.where[u] != ON:
            continue
        if what == "due":
            yield from call(st, "miniatures.wounds.wound", u, 1, NOBODY, NOBODY, at="venom")
        elif what == "bloom":
            yield from call(st, "miniatures.special.baratheon.deadly_bloom", u, at="bloom")
        elif st.tokens[u] & TOKENS[token]:
            yield from at("fresh", token_answered(st, u, token))


@procedure
def token_answered(st: Position, u: int, token: str) -> Flow[None]:
    """A new token: an Order may keep it off, a card may pass it on (rule conditions.gained)."""
    push(st, "token", unit=u, token=token)
    yield from at("would", window(st, "token.would"))
    if st.where[u] == ON and st.tokens[u] & TOKENS[token]:
        yield from at("gained", window(st, "token.gained"))
    pop(st, "token")


def note_slain(st: Position) -> None:
    """An attack remembers which models fell to it."""
    attack = find(st, "attack")
    if attack is not None and attack["defender"] == top(st)["unit"]:
        attack.setdefault("slain", []).append(top(st)["name"])


def influences(st: Position, n: int) -> bool:
    return any(ABILITIES[name].type == "influence" for name in NCUS[st.n_kind[n]].abilities)


def arranged(uses: tuple[Use, ...], seat: int, keys: tuple[str, ...]) -> tuple[Use, ...]:
    """The uses with those of a seat in the order it said."""
    mine = iter([uses[int(key.rsplit(":", 1)[1])] for key in keys])
    return tuple(next(mine) if use[2] == seat else use for use in uses)


def sources_of(uses: tuple[Use, ...], seat: int) -> tuple[str, ...]:
    """The effects of a seat as keys: the ability and its place among all."""
    return tuple(f"use:{use[1]}:{i}" for i, use in enumerate(uses) if use[2] == seat)


@procedure
def invoke(st: Position, use: Use) -> Flow[None]:
    """Use one effect: ask where it may be declined, pay, let it be answered, do it."""
    path, source, seat, u, n, card = use
    if (
        seams.optional(use)
        and seams.kind_of(use) != "order"
        and (card == NOBODY or is_pinned(st, card))
    ):
        key = yield from choose(st, "effects.may", seat, source, bearer(st, u, n))
        if key == "pass":
            return
        tell_use(st, source, seat, u, n)
    seams.pay(st, use)
    seams.begin(st, use)
    goes_on = True
    if seams.is_card(use) and card != NOBODY and not is_pinned(st, card):
        goes_on = yield from answered(st, use)
    if (
        goes_on
        and seams.kind_of(use) in {"card", "order"}
        and u != NOBODY
        and not is_pinned(st, card)
    ):
        goes_on = yield from aim(st, u, seat, seams.kind_of(use))
    if goes_on:
        yield from call(st, "miniatures.asking.run", path)
    st.windows.pop()
    if st.effects and justice_due(st, len(st.windows)):
        yield from call(
            st, "miniatures.special.targaryen.ghiscari_justice", len(st.windows), at="justice"
        )


def justice_due(st: Position, level: int) -> bool:
    """Does somebody wait for the end of an effect so deep, to avenge it (rule
    abilities.after_effect)?"""
    return any(row.get("what") == "justice" and row["level"] >= level for row in st.effects)


def tell_use(st: Position, source: str, seat: int, u: int, n: int) -> None:
    tell(st, "effect.used", seat=seat, effect=source, bearer=bearer(st, u, n))


def bearer(st: Position, u: int, n: int) -> str:
    """The card that an effect comes from."""
    if u != NOBODY:
        return st.kind[u]
    return st.n_kind[n] if n != NOBODY else ""


def is_pinned(st: Position, card: int) -> bool:
    return any(row[0] == card for row in st.pins)


@procedure
def answered(st: Position, use: Use) -> Flow[bool]:
    """A card was played: it may be cancelled before it resolves (rule tactics.cancelled)."""
    push(st, "play", by=use[2], card=use[1], unit=NOBODY, cancelled=False)
    yield from window(st, "card.played")
    return not pop(st, "play")["cancelled"]


@procedure
def aim(st: Position, u: int, seat: int, source: str) -> Flow[bool]:
    """An effect of a seat chooses a unit; False if that is answered by cancelling it."""
    if st.where[u] != ON:
        return True
    push(st, "target", unit=u, by=seat, source=source, cancelled=False)
    if source == "zone":
        yield from window(st, "zone.target")
    if not top(st)["cancelled"]:
        yield from at("targeted", window(st, "targeted"))
    return not pop(st, "target")["cancelled"]
