"""Special effects of the Night's Watch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from weirwood.kernel import Flow, amount, at, choose, procedure, secrets, tell

from ... import facts
from ...rules.attack import melee_attack
from ...rules.conditions import put
from ...rules.keys import number
from ...rules.measuring import LONG, in_range
from ...rules.tactics import deck, face, hand, trim
from ...rules.units import enemy_units, ranks_left, side_units
from ...rules.wounds import restorable, restore, wound
from ...state import DECK, NOBODY, ON, PILES_PER_SEAT, Position, put_at
from .. import sources
from ..asking import attach, forbid, run
from ..steps import special
from ..uses import ONS
from ..vocabulary import ENTRIES
from ..worth import worth
from .companions import dismiss, raise_unit, summon
from .helpers import (
    card_from,
    event,
    into_hand,
    looked_through,
    record,
    shuffle_deck,
    thrown,
    unit_of,
)
from .stark import fall
from .volley import volley

if TYPE_CHECKING:
    from ...rules.contexts import Row
    from ..scene import Scene

WATCH = "nights_watch_men"
DUTY = "tempered_by_duty"
NO_FIGHT = ("melee", "ranged", "charge", "raze")


# ---- units and models ---------------------------------------------------------------------------


@procedure
def supply_aid(st: Position, arg: str) -> Flow[None]:
    """Supply Aid: one unit (or `it`, chosen before) bleeds, another is restored one more."""
    seat, u = record(st)["seat"], record(st)["it" if arg == "it" else "unit"]
    if u == NOBODY:
        return
    found = tuple(v for v in side_units(st, st.side[seat]) if v != u and in_range(st, u, v, LONG))
    n = yield from amount(st, "effects.amount", seat, record(st)["source"], least=0, most=3)
    if n:
        suffered = yield from wound(st, u, n, seat, u)
        v = yield from unit_of(st, seat, found, False)
        if v != NOBODY:
            restore(st, v, suffered + 1)


@procedure
def dutiful_commander(st: Position, arg: str) -> Flow[None]:
    """Ser Denys begins with Tempered by Duty, if it is in his deck."""
    seat, u = record(st)["seat"], record(st)["unit"]
    found = tuple(c for c in looked_through(st, seat) if face(st, c) == DUTY)
    if found:
        yield from attach(st, found[0], u)
        yield from run(st, f"{DUTY}.attached/0")
    shuffle_deck(st, seat)


# ---- NCUs ---------------------------------------------------------------------------------------


@worth("nights_watch.counts_and_measures")
def cards_to_count(sc: Scene, arg: str) -> bool:
    return bool(deck(sc.st, sc.seat))


@procedure
def counts_and_measures(st: Position, arg: str) -> Flow[None]:
    """Look at the top two cards of the own deck: one comes to hand, the other goes under it."""
    seat = record(st)["seat"]
    found = tuple(deck(st, seat)[-2:])
    for card in found:
        secrets.peek(st, st.cards, card, seat)
    card = yield from card_from(st, seat, found)
    if card != NOBODY:
        into_hand(st, card, known=False)
        put_under(st, seat, tuple(c for c in found if c != card))
        yield from trim(st, seat)


def put_under(st: Position, seat: int, cards: tuple[int, ...]) -> None:
    for card in cards:
        secrets.move(st.cards, card, seat * PILES_PER_SEAT + DECK, bottom=True)


def brothers(st: Position, seat: int) -> list[int]:
    """Friendly units of the Night's Watch."""
    return [u for u in side_units(st, st.side[seat]) if sources.affiliated(st, u, WATCH)]


def attached_cards(st: Position, seat: int) -> list[int]:
    """Friendly cards that lie on units of the Night's Watch."""
    mine = brothers(st, seat)
    return [
        card
        for card, u in st.pins
        if u in mine and st.side[st.cards.zone[card] // PILES_PER_SEAT] == st.side[seat]
    ]


@procedure
def duty_to_the_realms_of_men(st: Position, arg: str) -> Flow[None]:
    """Jeor moves an attached card from one unit of the Watch to another."""
    seat = record(st)["seat"]
    card = yield from card_from(st, seat, tuple(attached_cards(st, seat)))
    if card == NOBODY:
        return
    here = bearer_of(st, card)
    u = yield from unit_of(st, seat, tuple(v for v in brothers(st, seat) if v != here), True)
    if u != NOBODY:
        st.pins = tuple((c, u if c == card else v) for c, v in st.pins)
        tell(st, "cards.attached", seat=seat, card=face(st, card), unit=st.kind[u], nr=u)


def bearer_of(st: Position, card: int) -> int:
    return next(u for c, u in st.pins if c == card)


def attachable(st: Position, pile: list[int]) -> tuple[int, ...]:
    """Cards of the Watch in a pile that lie on a unit until it fails a test."""
    found = [c for c in sorted(pile) if facts.CARDS[face(st, c)].attaches]
    return tuple(c for c in found if "attached" in getattr(ENTRIES.get(face(st, c)), "parts", {}))


@procedure
def duty_to_the_realms_of_men_recall(st: Position, arg: str) -> Flow[None]:
    """Jeor attaches a card of the discard pile."""
    seat = record(st)["seat"]
    card = yield from card_from(st, seat, attachable(st, thrown(st, seat)))
    if card != NOBODY:
        u = yield from unit_of(st, seat, tuple(brothers(st, seat)), False)
        if u != NOBODY:
            yield from attach(st, card, u)


@procedure
def sacrifice_for_the_cause(st: Position, arg: str) -> Flow[None]:
    """Qhorin gives his life: an enemy is Vulnerable and neither attacks nor charges this round."""
    seat, n = record(st)["seat"], record(st)["ncu"]
    u = yield from unit_of(st, seat, tuple(enemy_units(st, seat)), True)
    if u != NOBODY:
        fall(st, n)
        put(st, u, "vulnerable")
        forbid(st, u, NO_FIGHT, "round")


@procedure
def war_machines_of_the_wall(st: Position, arg: str) -> Flow[None]:
    """The war machines of the Wall: 3 dice and one for every rank of the target."""
    seat = record(st)["seat"]
    u = yield from unit_of(st, seat, tuple(enemy_units(st, seat)), False)
    if u != NOBODY:
        yield from volley(st, NOBODY, u, 3, 3 + ranks_left(st, u), ())


@procedure
def gillys_insight(st: Position, arg: str) -> Flow[None]:
    """Gilly: one card is shuffled back into the deck."""
    seat = record(st)["seat"]
    if hand(st, seat):
        option = yield from choose(st, "effects.discard", seat, record(st)["source"])
        secrets.move(st.cards, number(option), seat * PILES_PER_SEAT + DECK)
        shuffle_deck(st, seat)


@procedure
def recruitment(st: Position, arg: str) -> Flow[None]:
    """Yoren brings a unit of Conscripts for 4 tokens."""
    u = raise_unit(st, record(st)["seat"], "conscripts", ())
    here = yield from summon(st, u, "own_edge")
    if here:
        st.n_tokens[record(st)["ncu"]] -= 4
    dismiss(st, u)


# ---- cards --------------------------------------------------------------------------------------


def recruits(st: Position, row: Row) -> tuple[str, ...]:
    """The models that fell to an attack and may serve on the Wall."""
    return tuple(
        name
        for name in row.get("slain", ())
        if facts.ATTACHMENTS[name].kind == "infantry" and name in st.fallen[row["defender"]]
    )


@worth("nights_watch.take_the_black")
def somebody_to_take(sc: Scene, arg: str) -> bool:
    return bool(recruits(sc.st, sc.row))


@procedure
def take_the_black(st: Position, arg: str) -> Flow[None]:
    """A model that fell to the attack joins the attacker."""
    seat, u = record(st)["seat"], record(st)["unit"]
    names = recruits(st, event(st))
    if not names or st.where[u] != ON:
        return
    keys = (*(f"model:{name}" for name in names), "none")
    option = yield from choose(st, "effects.choice", seat, record(st)["source"], keys)
    if option != "none":
        change_sides(st, event(st)["defender"], u, option.split(":")[1])


def change_sides(st: Position, old: int, u: int, name: str) -> None:
    """The model leaves the fallen of one unit and replaces a figure of another."""
    row = st.fallen[old]
    i = row.index(name)
    st.fallen[old] = (*row[:i], *row[i + 1 :])
    st.attached[u] = (*st.attached[u], name)
    st.muster = put_at(st.muster, u, (*st.muster[u], name))
    tell(st, "model.joined", seat=st.owner[u], model=name, unit=st.kind[u], nr=u)


@procedure
def and_now_my_watch_begins(st: Position, arg: str) -> Flow[None]:
    """Any card of the deck comes to hand."""
    seat = record(st)["seat"]
    card = yield from card_from(st, seat, looked_through(st, seat))
    if card != NOBODY:
        into_hand(st, card, known=False)
    shuffle_deck(st, seat)


@procedure
def and_now_my_watch_begins_attach_any(st: Position, arg: str) -> Flow[None]:
    """A card of the deck or the discard pile is attached to the unit."""
    seat, u = record(st)["seat"], record(st)["unit"]
    found = (
        *attachable(st, list(looked_through(st, seat))),
        *attachable(st, thrown(st, seat)),
    )
    card = yield from card_from(st, seat, found)
    if card != NOBODY:
        yield from attach(st, card, u)
        yield from begin_attached(st, card, u)
    shuffle_deck(st, seat)


@procedure
def begin_attached(st: Position, card: int, u: int) -> Flow[None]:
    """What a card does when it is attached (Tempered by Duty)."""
    if face(st, card) == DUTY and f"{DUTY}.attached/0" in ONS:
        yield from run(st, f"{DUTY}.attached/0")


def spared(st: Position, seat: int, u: int) -> tuple[int, ...]:
    """Units near another that can give it a figure."""
    return tuple(
        v
        for v in side_units(st, st.side[seat])
        if v != u and st.health[v] > 1 and in_range(st, u, v, LONG)
    )


@worth("nights_watch.stand_united_brothers")
def brothers_to_join(sc: Scene, arg: str) -> bool:
    st = sc.st
    return any(
        restorable(st, u) and (spared(st, sc.seat, u) or sources.holds_person(st, u, "jon_snow"))
        for u in side_units(st, st.side[sc.seat])
    )


@procedure
def stand_united_brothers(st: Position, arg: str) -> Flow[None]:
    """Figures of other units join one unit; Jon Snow's gets two more for free."""
    seat, u = record(st)["seat"], record(st)["it"]
    if u == NOBODY:
        return
    left = 4
    while left > 0:
        found = spared(st, seat, u)
        if not found or not restorable(st, u):
            break
        key = yield from choose(st, "effects.target", seat, record(st)["source"], found, True)
        if key == "none":
            break
        yield from at("given", wound(st, number(key), 1, seat, NOBODY))
        restore(st, u, 1)
        left -= 1
    if sources.holds_person(st, u, "jon_snow"):
        restore(st, u, 2)


@procedure
def pyke_aggression(st: Position, arg: str) -> Flow[None]:
    """Pyke Aggression: another melee attack, as soon as the first is over."""
    u, v = record(st)["unit"], record(st)["object"]
    if ON == st.where[u] == st.where[v]:
        yield from melee_attack(st, u, v, False)


@special
def defensive_formation(st: Position, arg: str) -> None:
    """Defensive Formation: the unit neither attacks nor charges while the card lies on it."""
    u = record(st)["it"]
    if u != NOBODY:
        forbid(st, u, NO_FIGHT, "card")
