"""Special effects of House Lannister."""

from __future__ import annotations

from typing import TYPE_CHECKING

from weirwood.kernel import Flow, at, choose, pick, procedure, secrets, tell, tell_some

from ...geometry.rect import within
from ...rules.attack import shots
from ...rules.charge import valid_targets, why_not_charge
from ...rules.conditions import put
from ...rules.dice import die
from ...rules.keys import number
from ...rules.measuring import LONG, in_range
from ...rules.tactics import discard, face, hand
from ...rules.tactics_board import zone_targets
from ...rules.units import enemy_units, engaged, on_table, side_units, touching, tray
from ...rules.wounds import destroy_attachment, restore
from ...state import NOBODY, Position
from .. import sources
from ..asking import run
from ..scene import controls
from ..steps import lay, special
from ..worth import worth
from .helpers import (
    card_from,
    event,
    hand_size,
    into_hand,
    looked_through,
    named_card,
    record,
    shuffle_deck,
    unit_of,
)

if TYPE_CHECKING:
    from ..scene import Scene

BANNERS = ("way_fury", "way_terror", "way_dread", "way_haste")
TOKENS = ("panicked", "vulnerable", "weakened")


# ---- abilities of units -------------------------------------------------------------------------


@procedure
def interrogate(st: Position, arg: str) -> Flow[None]:
    """Look at the hand of the player whose unit fell, and discard one card of it."""
    seat = record(st)["seat"]
    victim = st.owner[record(st)["object"]]
    look(st, seat, victim)
    card = yield from card_from(st, seat, tuple(sorted(hand(st, victim))))
    if card != NOBODY:
        discard(st, card)


def look(st: Position, seat: int, victim: int) -> None:
    cards = hand(st, victim)
    for card in cards:
        secrets.peek(st, st.cards, card, seat)
    faces = [face(st, card) for card in cards]
    tell_some(st, (seat,), "hand.seen", {"cards": faces}, seat=seat, victim_seat=victim)


@procedure
def baratheon_banners(st: Position, arg: str) -> Flow[None]:
    """The Kingsguard spend banners, each way once in an activation."""
    u = record(st)["unit"]
    most = min(len(BANNERS), st.notes[u].get("banner", 0))
    keys = tuple(f"way:{way}" for way in BANNERS)
    chosen = yield from pick(
        st, "effects.choice", record(st)["seat"], record(st)["source"], keys, least=0, most=most
    )
    for option in chosen:
        raise_banner(st, u, option.split(":")[1])


def raise_banner(st: Position, u: int, way: str) -> None:
    st.notes[u]["banner"] -= 1
    lay(st, u, way.removeprefix("way_"), "turn")
    if way == "way_haste":
        restore(st, u, 2)


@procedure
def sabotage_and_subvert(st: Position, arg: str) -> Flow[None]:
    """The turncoat strikes and is gone: a wound, a token, no Orders and no cards this turn."""
    u, seat = record(st)["unit"], record(st)["seat"]
    token = yield from choose(st, "effects.token", seat, record(st)["source"], u, TOKENS)
    yield from destroy_attachment(st, u, "turncoat", seat, NOBODY)
    put(st, u, token.split(":")[1])
    st.effects.append({"what": "no_orders", "unit": u, "until": "turn"})
    st.effects.append({"what": "bar", "unit": u, "until": "turn", "orders": False})


@special
def uncontrolled_rage(st: Position, arg: str) -> None:
    """The unit's action is a charge at the nearest valid enemy, with a 6."""
    u = record(st)["unit"]
    found = valid_targets(st, u)
    if found:
        v = min(found, key=lambda w: (distance(st, u, w), w))
        event(st)["forced"] = f"charge:{st.kind[v]}:{v}"
        lay(st, u, "rage", "turn")


def distance(st: Position, u: int, v: int) -> int:
    """How far apart two trays are, to the thousandth."""
    low, high = 0, 100_000
    mine, other = tray(st, u), tray(st, v)
    while low < high:
        middle = (low + high) // 2
        if within(mine, other, middle):
            high = middle
        else:
            low = middle + 1
    return low


@special
def taunt(st: Position, arg: str) -> None:
    """The enemy that activates must attack or charge the taunter, if it can, or suffer for it."""
    foe = record(st)["actor"]
    taunter = record(st)["it"] if arg == "it" else record(st)["unit"]
    if NOBODY not in (taunter, foe):
        st.notes[foe]["taunt_possible"] = int(can_strike(st, foe, taunter))
        st.effects.append({"what": "taunt", "unit": foe, "taunter": taunter, "until": "turn"})
        lay(st, foe, "taunted", "turn")


def can_strike(st: Position, u: int, v: int) -> bool:
    """Could a unit attack or charge another now?"""
    if v in touching(st, u):
        return True
    if engaged(st, u):
        return False
    if any(w == v for _, w in shots(st, u, tray(st, u))):
        return True
    return why_not_charge(st, u, v) is None


@procedure
def order_battle_plan(st: Position, arg: str) -> Flow[None]:
    """Discard two cards, take any card of the deck."""
    seat = record(st)["seat"]
    least = min(2, hand_size(st, seat))
    thrown = yield from pick(
        st, "effects.discard", seat, record(st)["source"], least=least, most=least
    )
    for option in thrown:
        discard(st, number(option))
    card = yield from card_from(st, seat, looked_through(st, seat))
    if card != NOBODY:
        into_hand(st, card, known=False)
    shuffle_deck(st, seat)


# ---- NCUs ---------------------------------------------------------------------------------------


@special
def fetch(st: Position, arg: str) -> None:
    """A named card comes from the deck or the discard pile."""
    seat = record(st)["seat"]
    card = named_card(st, seat, arg)
    if card != NOBODY:
        into_hand(st, card, known=True)
    shuffle_deck(st, seat)


@procedure
def doves(st: Position, arg: str) -> Flow[None]:
    """Qyburn names two zones, others as many as their cards say."""
    seat, source = record(st)["seat"], record(st)["source"]
    more = arg.partition(":")[2]
    n = int(arg.partition(":")[0] or "2")
    keys = tuple(f"zone:{zone}" for zone in st.zones)
    chosen = yield from pick(st, "effects.zone", seat, source, keys, least=n, most=n)
    zones = [option.split(":")[1] for option in chosen]
    name = f"{source}.{more}" if more else source
    st.effects.append(
        {"what": "doves", "seat": seat, "zones": zones, "source": name, "until": "turn"}
    )
    tell(st, "zones.named", seat=seat, zones=zones)


@procedure
def tactical_mastermind(st: Position, arg: str) -> Flow[None]:
    """Tyrion finds a Counterplot and plays it at once."""
    seat = record(st)["seat"]
    name = "counterplot_lannister"
    card = named_card(st, seat, name)
    if card == NOBODY:
        held = [c for c in hand(st, seat) if face(st, c) == name]
        card = held[0] if held else NOBODY
    if card != NOBODY:
        discard(st, card, told=False)
        tell(st, "card.played", seat=seat, card=name)
        yield from run(st, "counterplot_lannister/0")
    shuffle_deck(st, seat)


@special
def mute_ncu(st: Position, arg: str) -> None:
    """The NCU that activates loses its abilities for the round."""
    n = event(st)["ncu"]
    st.effects.append({"what": "mute_ncu", "ncu": n, "until": "round"})
    tell(st, "ncu.muted", seat=st.n_owner[n], ncu=st.n_kind[n])


# ---- cards --------------------------------------------------------------------------------------


def used_orders(st: Position, seat: int) -> tuple[str, ...]:
    """The Orders of a side that could be used once more."""
    return tuple(
        f"again:{name.split(':')[1]}:{st.kind[u]}:{u}"
        for u in side_units(st, st.side[seat])
        for name in sorted(st.notes[u])
        if name.startswith("order:") and st.notes[u][name] > 0
    )


@worth("lannister.issue_commands")
def orders_to_renew(sc: Scene, arg: str) -> bool:
    return bool(used_orders(sc.st, sc.seat))


@procedure
def issue_commands(st: Position, arg: str) -> Flow[None]:
    """An Order that was used may be used again this round."""
    seat = record(st)["seat"]
    keys = used_orders(st, seat)
    if keys:
        option = yield from choose(st, "effects.choice", seat, record(st)["source"], keys)
        words = option.split(":")
        st.notes[int(words[3])][f"order:{words[1]}"] -= 1


@procedure
def false_agenda(st: Position, arg: str) -> Flow[None]:
    """False Agenda: the NCU is moved to an unclaimed zone, without its effect."""
    seat, n = record(st)["seat"], event(st)["ncu"]
    before = st.n_zone[n]
    keys = tuple(f"zone:{zone}" for zone in st.zones if zone not in st.n_zone)
    option = yield from choose(st, "effects.zone", seat, record(st)["source"], keys)
    st.n_zone[n] = option.split(":")[1]
    tell(st, "ncu.moved", seat=seat, ncu=st.n_kind[n], zone=st.n_zone[n])
    if before == (arg or "zone_tactics"):
        u = yield from unit_of(st, seat, tuple(enemy_units(st, seat)), False)
        if u != NOBODY:
            token = yield from choose(st, "effects.token", seat, record(st)["source"], u, TOKENS)
            put(st, u, token.split(":")[1])


@procedure
def cunning_ploy_tyrion(st: Position, arg: str) -> Flow[None]:
    """Cunning Ploy with Tyrion: an enemy within Long range of his unit is Vulnerable."""
    seat = record(st)["seat"]
    his = [
        u
        for u in (record(st)["unit"], record(st)["it"])
        if u != NOBODY and sources.holds_person(st, u, "tyrion_lannister")
    ]
    kept = record(st)["it"]
    found = tuple(v for v in enemy_units(st, seat) if any(in_range(st, u, v, LONG) for u in his))
    u = yield from unit_of(st, seat, found, False)
    if u != NOBODY:
        put(st, u, "vulnerable")
    record(st)["it"] = kept


@procedure
def intercept_orders(st: Position, arg: str) -> Flow[None]:
    """Intercept Orders: on 3 or more the zone must choose another unit."""
    seat = record(st)["seat"]
    zone = "zone_crown" if arg == "oberyn_martell" else "zone_tactics"
    face_up = die(st, "effect", 6, seat=seat)
    if face_up < 3 and controls(st, seat, zone):
        option = yield from choose(
            st, "effects.choice", seat, record(st)["source"], ("way:way_reroll", "none")
        )
        if option != "none":
            face_up = die(st, "effect", 6, seat=seat)
    if face_up >= 3:
        yield from redirect(st, arg or "tyrion_lannister")


@procedure
def redirect(st: Position, person: str) -> Flow[None]:
    """The opponent chooses a different target for the zone, if there is one."""
    claim = len(st.stack) - 2
    owner = st.n_owner[st.stack[claim]["ncu"]]
    old = event(st)["unit"]
    found = tuple(u for u in zone_targets(st, owner, st.stack[claim]["zone"]) if u != old)
    if not found:
        return
    option = yield from choose(st, "effects.target", owner, record(st)["source"], found, False)
    u = number(option)
    st.stack[claim]["target"] = u
    near = any(
        sources.holds_person(st, v, person) and in_range(st, v, u, LONG)
        for v in side_units(st, st.side[record(st)["seat"]])
    )
    if near:
        token = yield from choose(
            st, "effects.token", record(st)["seat"], record(st)["source"], u, TOKENS
        )
        put(st, u, token.split(":")[1])


@special
def traitors_i_will_have_their_heads(st: Position, arg: str) -> None:
    """Joffrey remembers who attacked the traitor."""
    st.notes[record(st)["actor"]][f"hunted:{record(st)['card']}"] = 1


@special
def traitors_i_will_have_their_heads_spared(st: Position, arg: str) -> None:
    """The traitor lives: all who attacked it are Panicked and Vulnerable."""
    name = f"hunted:{record(st)['card']}"
    for u in on_table(st):
        if st.notes[u].pop(name, 0):
            put(st, u, "panicked")
            put(st, u, "vulnerable")


@procedure
def predictable_maneuvers(st: Position, arg: str) -> Flow[None]:
    """Predictable Maneuvers: name an enemy unit and an enemy NCU."""
    seat = record(st)["seat"]
    found = tuple(enemy_units(st, seat))
    u = yield from unit_of(st, seat, found, False)
    if record(st)["off"]:
        return
    lay(st, u, "foreseen", "turn")
    keys = tuple(
        f"ncu:{st.n_kind[n]}:{n}"
        for n, owner in enumerate(st.n_owner)
        if st.n_alive[n] and st.side[owner] != st.side[seat]
    )
    if keys:
        option = yield from at("ncu", choose_ncu(st, seat, keys))
        st.effects.append({"what": "named_ncu", "ncu": number(option), "until": "turn"})


@procedure
def choose_ncu(st: Position, seat: int, keys: tuple[str, ...]) -> Flow[str]:
    return (yield from choose(st, "effects.choice", seat, record(st)["source"], keys))


@special
def seeing_their_flaws(st: Position, arg: str) -> None:
    """While somebody's unit attacks it, the enemy has no abilities and no cards of its own."""
    u = record(st)["unit"]
    for what in ("mute", "bar"):
        st.effects.append(
            {
                "what": what,
                "unit": u,
                "until": "round",
                "while_attacked_by": arg,
                "orders": False,
            }
        )
