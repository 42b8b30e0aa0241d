"""Special effects of House Greyjoy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from weirwood.kernel import Flow, amount, at, choose, pick, procedure, secrets, tell

from ... import facts
from ...rules.conditions import held, put, remove
from ...rules.deployment import renew
from ...rules.keys import number
from ...rules.measuring import LONG, SHORT, in_range
from ...rules.ncus import activate_ncu
from ...rules.tactics import discard, draw, face, hand, pile, trim
from ...rules.tactics_board import zone_effect
from ...rules.teams import enemies_of_seat
from ...rules.units import enemy_units, profile, ranks_lost, side_units, touching
from ...rules.wounds import restorable, restore, restore_up_to, wound
from ...state import DECK, GONE, HAND, NOBODY, OFF, Position, put_at
from .. import sources
from ..mods import grant
from ..pillage import MOST, loot, plunder
from ..situations import lost_models
from ..steps import lay, special
from ..worth import worth
from .brotherhood import homes
from .companions import summon
from .helpers import card_from, event, record, shuffle_deck, thrown, unit_of
from .lannister import look

if TYPE_CHECKING:
    from ..scene import Scene

HOUSE = "house_greyjoy"


def kin(st: Position, seat: int) -> list[int]:
    """Friendly units of House Greyjoy."""
    return [u for u in side_units(st, st.side[seat]) if sources.affiliated(st, u, HOUSE)]


@procedure
def yes(st: Position, u: int) -> Flow[bool]:
    """Does the player want what comes next?"""
    key = yield from choose(st, "effects.may", record(st)["seat"], record(st)["source"], st.kind[u])
    return bool(key != "pass")


@procedure
def hand_over(st: Position, givers: tuple[int, ...], u: int) -> Flow[None]:
    """A Pillage token may go from one of these units to another."""
    rich = tuple(v for v in givers if v != u and loot(st, v) > 0 and loot(st, u) < MOST)
    v = yield from unit_of(st, record(st)["seat"], rich, True)
    if v != NOBODY:
        plunder(st, v, -1)
        plunder(st, u, 1)


# ---- units and models ---------------------------------------------------------------------------


def rich(st: Position, seat: int, me: int) -> tuple[int, ...]:
    """Units near the bearer with a Pillage token that another beside them can take."""
    return tuple(
        u for u in kin(st, seat) if loot(st, u) and in_range(st, me, u, SHORT) and poor(st, seat, u)
    )


def poor(st: Position, seat: int, u: int) -> tuple[int, ...]:
    return tuple(
        v for v in kin(st, seat) if v != u and loot(st, v) < MOST and in_range(st, u, v, SHORT)
    )


@worth("greyjoy.order_divide_the_spoils")
def spoils_to_divide(sc: Scene, arg: str) -> bool:
    return bool(rich(sc.st, sc.seat, sc.unit))


@procedure
def order_divide_the_spoils(st: Position, arg: str) -> Flow[None]:
    """A Pillage token goes from one unit to another beside it."""
    seat, me = record(st)["seat"], record(st)["unit"]
    u = yield from at("giver", unit_of(st, seat, rich(st, seat, me), True))
    if u == NOBODY:
        return
    v = yield from at("taker", unit_of(st, seat, poor(st, seat, u), False))
    if v != NOBODY:
        plunder(st, u, -1)
        plunder(st, v, 1)


@procedure
def abundant_promises(st: Position, arg: str) -> Flow[None]:
    """Each Pillage token given up restores two wounds."""
    u = record(st)["unit"]
    n = yield from amount(
        st, "effects.amount", record(st)["seat"], record(st)["source"], least=0, most=loot(st, u)
    )
    plunder(st, u, -n)
    restore(st, u, 2 * n)


@procedure
def the_krakens_dues(st: Position, arg: str) -> Flow[None]:
    """Balon takes a token from another unit, and may spend one to restore wounds."""
    u = record(st)["unit"]
    yield from hand_over(st, tuple(kin(st, record(st)["seat"])), u)
    if loot(st, u) and restorable(st, u):
        wanted = yield from yes(st, u)
        if wanted:
            plunder(st, u, -1)
            yield from restore_up_to(st, u, 2, record(st)["seat"])


@procedure
def iron_credit(st: Position, arg: str) -> Flow[None]:
    """Up to two tokens of credit: the first cleanses, with the second the unit rolls its best."""
    u, seat, source = record(st)["unit"], record(st)["seat"], record(st)["source"]
    most = min(2, st.notes[u].get("credit", 0))
    n = yield from amount(st, "effects.amount", seat, source, least=0, most=most)
    st.notes[u]["credit"] -= n
    if n > 1:
        event(st)["highest"] = True
    names = tuple(held(st, u))
    if n and names:
        key = yield from choose(st, "effects.token", seat, source, u, names)
        remove(st, u, key.split(":")[1])


# ---- NCUs ---------------------------------------------------------------------------------------


@procedure
def scholar_among_raiders(st: Position, arg: str) -> Flow[None]:
    """Cards are set aside, one more than that is drawn, and they go into the deck."""
    seat = record(st)["seat"]
    keys = yield from pick(
        st, "effects.discard", seat, record(st)["source"], least=0, most=len(hand(st, seat))
    )
    aside = tuple(number(key) for key in keys)
    draw(st, seat, len(aside) + 1)
    for card in aside:
        secrets.move(st.cards, card, pile(seat, DECK))
    shuffle_deck(st, seat)
    yield from trim(st, seat)


@procedure
def rise_again_blade_in_hand(st: Position, arg: str) -> Flow[None]:
    """A destroyed unit comes back, without what it had taken."""
    seat = record(st)["seat"]
    found = tuple(
        u
        for u, where in enumerate(st.where)
        if where == GONE
        and st.owner[u] == seat
        and st.kind[u] in facts.UNITS
        and HOUSE in facts.UNITS[st.kind[u]].affiliations
    )
    key = yield from choose(st, "effects.target", seat, record(st)["source"], found, False)
    u = number(key)
    renew(st, u, characters=True)
    st.notes[u].pop("pillage", None)
    st.where[u] = OFF
    here = yield from summon(st, u, "edges")
    if not here:
        st.where[u] = GONE


@procedure
def ironborn_diplomat(st: Position, arg: str) -> Flow[None]:
    """Tristifer foresaw the zone: up to two enemies are Panicked and Vulnerable."""
    seat = record(st)["seat"]
    found = tuple(enemy_units(st, seat))
    if found:
        keys = yield from pick(
            st, "effects.target", seat, record(st)["source"], found, False, least=0,
            most=min(2, len(found)),
        )  # fmt: skip
        for key in keys:
            put(st, number(key), "panicked")
            put(st, number(key), "vulnerable")


@procedure
def ironborn_diplomat_called(st: Position, arg: str) -> Flow[None]:
    """Tristifer may be activated at once."""
    n = record(st)["ncu"]
    if not st.n_zone[n] and not st.n_activated[n]:
        seat, source = record(st)["seat"], record(st)["source"]
        key = yield from choose(st, "effects.may", seat, source, st.n_kind[n])
        if key != "pass":
            yield from activate_ncu(st, n)


@special
def rhllors_magics(st: Position, arg: str) -> None:
    """Opponents use neither Orders nor cards this turn."""
    seat = record(st)["seat"]
    st.silenced = tuple(sorted({*st.silenced, *enemies_of_seat(st, seat)}))
    for u in enemy_units(st, seat):
        st.effects.append({"what": "no_orders", "unit": u, "until": "turn"})


@procedure
def return_model(st: Position, arg: str) -> Flow[None]:
    """A destroyed model joins a friendly unit again; `troops`: no commander."""
    seat, source = record(st)["seat"], record(st)["source"]
    keys = tuple(
        f"model:{name}" for name in lost_models(st, seat, arg) if homes(st, seat, NOBODY, name)
    )
    if not keys:
        return
    option = yield from choose(st, "effects.choice", seat, source, keys)
    name = option.split(":")[1]
    u = yield from unit_of(st, seat, homes(st, seat, NOBODY, name), False)
    if u != NOBODY:
        come_back(st, seat, u, name)


def come_back(st: Position, seat: int, u: int, name: str) -> None:
    for v, row in enumerate(st.fallen):
        if st.owner[v] == seat and name in row:
            i = row.index(name)
            st.fallen[v] = (*row[:i], *row[i + 1 :])
            break
    st.attached[u] = (*st.attached[u], name)
    st.muster = put_at(st.muster, u, (*st.muster[u], name))
    tell(st, "model.joined", seat=st.owner[u], model=name, unit=st.kind[u], nr=u)


# ---- cards --------------------------------------------------------------------------------------


@procedure
def the_iron_price(st: Position, arg: str) -> Flow[None]:
    """The Iron Price: a token may buy wounds back."""
    u = record(st)["it"]
    if u != NOBODY and loot(st, u) and restorable(st, u):
        wanted = yield from yes(st, u)
        if wanted:
            plunder(st, u, -1)
            restore(st, u, 2 + ranks_lost(st, u))


@procedure
def the_iron_price_pay_fight(st: Position, arg: str) -> Flow[None]:
    """The Iron Price: a token may buy re-rolls."""
    u = record(st)["it"]
    if u != NOBODY and loot(st, u):
        wanted = yield from yes(st, u)
        if wanted:
            plunder(st, u, -1)
            lay(st, u, "keen", "turn")


@procedure
def finger_dance(st: Position, arg: str) -> Flow[None]:
    """Finger Dance: up to two wounds, each for an advantage."""
    u, seat, source = record(st)["unit"], record(st)["seat"], record(st)["source"]
    n = yield from amount(st, "effects.amount", seat, source, least=0, most=2)
    if not n:
        return
    yield from wound(st, u, n, seat, u)
    keys = ("way:panicked", "way:vulnerable", "way:way_reroll")
    chosen = yield from pick(st, "effects.choice", seat, source, keys, least=n, most=n)
    for option in tuple(chosen):
        profit(st, option.split(":")[1])


def profit(st: Position, way: str) -> None:
    """What an attack gains by one of these ways."""
    row = event(st)
    if way == "way_reroll":
        grant(row, "attack", record(st)["seat"])
    elif way in {"panicked", "vulnerable"}:
        put(st, row["defender"], way)
    elif way not in row["keywords"]:
        row["keywords"].append(way)


def crews(st: Position, seat: int, u: int) -> tuple[int, ...]:
    """The other units that may send figures to this one."""
    return tuple(
        v
        for v in side_units(st, st.side[seat])
        if v != u
        and profile(st, v).faction == "greyjoy"
        and profile(st, v).kind == "infantry"
        and in_range(st, u, v, LONG)
    )


@worth("greyjoy.raiding_call")
def a_crew_to_call(sc: Scene, arg: str) -> bool:
    return bool(crews(sc.st, sc.seat, sc.unit))


@procedure
def raiding_call(st: Position, arg: str) -> Flow[None]:
    """Raiding Call: figures and a token come from another unit."""
    seat, u = record(st)["seat"], record(st)["unit"]
    v = yield from unit_of(st, seat, crews(st, seat, u), True)
    if v == NOBODY:
        return
    most = min(3, st.health[v] - 1)
    n = yield from amount(st, "effects.amount", seat, record(st)["source"], least=0, most=most)
    if n:
        yield from wound(st, v, n, seat, NOBODY)
    restore(st, u, n + 1)
    if loot(st, v) and loot(st, u) < MOST:
        wanted = yield from yes(st, u)
        if wanted:
            plunder(st, v, -1)
            plunder(st, u, 1)


@worth("greyjoy.bless_with_stone_bless_with_steel")
def stone_and_steel(sc: Scene, arg: str) -> bool:
    """Is there a wound to heal, and a broken enemy to heal it?"""
    st, u = sc.st, sc.unit
    return restorable(st, u) > 0 and any(ranks_lost(st, v) for v in touching(st, u))


@procedure
def bless_with_stone_bless_with_steel(st: Position, arg: str) -> Flow[None]:
    """Two wounds for every rank that an enemy engaged with the unit has lost."""
    seat, u = record(st)["seat"], record(st)["unit"]
    v = yield from unit_of(st, seat, tuple(touching(st, u)), False)
    if v != NOBODY:
        restore(st, u, 2 * ranks_lost(st, v))


@procedure
def acceptable_sacrifices(st: Position, arg: str) -> Flow[None]:
    """Balon lets one unit bleed so that another may plunder."""
    seat, source = record(st)["seat"], record(st)["source"]
    mine = side_units(st, st.side[seat])
    found = tuple(u for u in mine if not sources.holds_person(st, u, "balon_greyjoy"))
    u = yield from at("bleeds", unit_of(st, seat, found, True))
    if u == NOBODY:
        return
    n = yield from amount(st, "effects.amount", seat, source, least=0, most=2)
    if not n:
        return
    rich = tuple(
        v
        for v in side_units(st, st.side[seat])
        if v != u and profile(st, v).faction == "greyjoy" and in_range(st, u, v, LONG)
    )
    yield from wound(st, u, n, seat, NOBODY)
    put(st, u, "panicked")
    v = yield from at("gains", unit_of(st, seat, rich, False))
    if v != NOBODY:
        plunder(st, v, n)


@procedure
def devious_methods(st: Position, arg: str) -> Flow[None]:
    """Euron takes a card of an opponent's discards into his hand."""
    seat = record(st)["seat"]
    victim = enemies_of_seat(st, seat)[0]
    card = yield from card_from(st, seat, tuple(thrown(st, victim)))
    if card != NOBODY:
        secrets.move(st.cards, card, pile(seat, HAND))
        st.effects.append({"what": "borrowed", "card": card, "owner": victim, "until": "game"})
        tell(st, "card.taken", seat=seat, card=face(st, card))


@procedure
def mind_games(st: Position, arg: str) -> Flow[None]:
    """Mind Games: a zone is named for this round."""
    seat, source = record(st)["seat"], record(st)["source"]
    keys = tuple(f"zone:{zone}" for zone in st.zones)
    option = yield from choose(st, "effects.zone", seat, source, keys)
    zones = [option.split(":")[1]]
    st.effects.append(
        {"what": "doves", "seat": seat, "zones": zones, "source": source, "until": "round"}
    )
    lay(st, NOBODY, "mind", "round")
    tell(st, "zones.named", seat=seat, zones=zones)


@procedure
def mind_games_mirror(st: Position, arg: str) -> Flow[None]:
    """Who did not claim the zone may use its effect too."""
    seat, source, zone = record(st)["seat"], record(st)["source"], str(event(st)["zone"])
    st.effects = [
        row for row in st.effects if not (row.get("what") == "doves" and row["source"] == source)
    ]
    claimant = st.n_owner[event(st)["ncu"]]
    user = seat if st.side[claimant] != st.side[seat] else enemies_of_seat(st, seat)[0]
    key = yield from choose(st, "effects.may", user, source, "")
    if key != "pass":
        yield from zone_effect(st, user, zone)


@procedure
def steels_might(st: Position, arg: str) -> Flow[None]:
    """Steel's Might: tokens buy advantages, and are gone after the attack."""
    u, seat, source = record(st)["unit"], record(st)["seat"], record(st)["source"]
    keys = ("way:way_reroll", "way:precision", "way:vicious")
    chosen = yield from pick(st, "effects.choice", seat, source, keys, least=0, most=loot(st, u))
    for option in tuple(chosen):
        profit(st, option.split(":")[1])
    st.notes[u]["spending"] = len(chosen)


@special
def steels_might_spent(st: Position, arg: str) -> None:
    u = record(st)["unit"]
    plunder(st, u, -st.notes[u].pop("spending", 0))


@procedure
def iron_envy(st: Position, arg: str) -> Flow[None]:
    """Iron Envy: a token comes from another unit beside it."""
    seat, u = record(st)["seat"], record(st)["unit"]
    found = tuple(
        v
        for v in side_units(st, st.side[seat])
        if profile(st, v).faction == "greyjoy"
        and profile(st, v).kind == "infantry"
        and in_range(st, u, v, SHORT)
    )
    yield from hand_over(st, found, u)


@procedure
def knowledge_paid_in_iron(st: Position, arg: str) -> Flow[None]:
    """Knowledge Paid in Iron: a token for an old card, or for a look at a hand."""
    seat, source = record(st)["seat"], record(st)["source"]
    rich = tuple(u for u in side_units(st, st.side[seat]) if loot(st, u))
    u = yield from unit_of(st, seat, rich, True)
    if u == NOBODY:
        return
    plunder(st, u, -1)
    ways = ("way:way_recall", "way:way_spy")
    way = yield from choose(st, "effects.choice", seat, source, ways)
    if way == "way:way_recall":
        mine = tuple(c for c in thrown(st, seat) if c != record(st)["card"])
        card = yield from at("recalled", card_from(st, seat, mine))
        if card != NOBODY:
            secrets.move(st.cards, card, pile(seat, HAND))
            tell(st, "card.taken", seat=seat, card=face(st, card))
    else:
        victim = enemies_of_seat(st, seat)[0]
        look(st, seat, victim)
        card = yield from at("spied", card_from(st, seat, tuple(sorted(hand(st, victim)))))
        if card != NOBODY:
            discard(st, card)
