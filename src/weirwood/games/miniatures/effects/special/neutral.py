"""Special effects of the neutrals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from weirwood.kernel import Flow, at, choose, pick, procedure, tell

from ... import facts
from ...rules.attack import hits
from ...rules.conditions import has, held, put, remove
from ...rules.keys import number
from ...rules.measuring import LONG, SHORT, in_range
from ...rules.tactics import deck, discard, face, hand
from ...rules.tactics_board import zone_effect
from ...rules.teams import enemies_of_seat
from ...rules.units import (
    enemy_units,
    engaged,
    is_wall,
    on_table,
    profile,
    ranks_left,
    side_units,
    touching,
)
from ...rules.wounds import destroy_attachment, restorable, restore
from ...state import NOBODY, Position, put_at
from .. import sources
from ..conditions import dead_models
from ..steps import special
from ..worth import worth
from .helpers import (
    card_from,
    event,
    into_hand,
    looked_through,
    record,
    shuffle_deck,
    spread,
    thrown,
    unit_of,
)
from .stark import fall

if TYPE_CHECKING:
    from ..scene import Scene

TOKENS = ("panicked", "vulnerable", "weakened")
NEW_NAME = "order_taking_a_new_name"


# ---- abilities of units -------------------------------------------------------------------------


@procedure
def knightly_vow(st: Position, arg: str) -> Flow[None]:
    """Brienne's unit chooses the enemy it has sworn to reach."""
    u = record(st)["unit"]
    foe = yield from unit_of(
        st, record(st)["seat"], tuple(enemy_units(st, record(st)["seat"])), False
    )
    if foe != NOBODY:
        st.notes[u]["vow"] = foe + 1


@procedure
def order_set_an_example(st: Position, arg: str) -> Flow[None]:
    """The example was too much for Theon."""
    u = record(st)["unit"]
    models = tuple(
        m for m in st.attached[u] if "order_set_an_example" in facts.ATTACHMENTS[m].abilities
    )
    if models:
        yield from destroy_attachment(st, u, models[0], record(st)["seat"], NOBODY)


@procedure
def order_taking_a_new_name(st: Position, arg: str) -> Flow[None]:
    """Jaqen takes the place of somebody who died, and can do so again."""
    u = record(st)["unit"]
    mine = tuple(m for m in st.attached[u] if NEW_NAME in facts.ATTACHMENTS[m].abilities)
    granted = tuple(
        row["model"]
        for row in st.effects
        if row.get("what") == "granted" and row["unit"] == u and row["model"] in st.attached[u]
    )
    model = (*mine, *granted)[0]
    keys = tuple(f"model:{name}" for name in dead_models(st))
    option = yield from choose(st, "effects.choice", record(st)["seat"], record(st)["source"], keys)
    take_face(st, u, model, option.split(":")[1])


def take_face(st: Position, u: int, model: str, name: str) -> None:
    """One model for another, in the same place and with the same wounds."""
    for v, row in enumerate(st.fallen):
        if name in row:
            at = row.index(name)
            st.fallen[v] = (*row[:at], *row[at + 1 :])
            break
    st.attached[u] = put_at(st.attached[u], st.attached[u].index(model), name)
    st.fallen[u] = (*st.fallen[u], model)
    st.effects = [
        row
        for row in st.effects
        if not (row.get("what") == "granted" and row["unit"] == u and row["model"] == model)
    ]
    st.effects.append(
        {"what": "granted", "unit": u, "model": name, "ability": NEW_NAME, "until": "game"}
    )
    tell(st, "model.joined", seat=st.owner[u], model=name, unit=st.kind[u], nr=u)


# ---- NCUs ---------------------------------------------------------------------------------------


@procedure
def backing_of_the_iron_bank(st: Position, arg: str) -> Flow[None]:
    """Five wounds restored in total, split as its player likes."""
    yield from spread(st, tuple(side_units(st, st.side[record(st)["seat"]])), 5)


@procedure
def choosing_a_name(st: Position, arg: str) -> Flow[None]:
    """Jaqen's Influence becomes that of any NCU until the end of the round."""
    n = record(st)["ncu"]
    found = {
        name
        for k, kind in enumerate(st.n_kind)
        if st.n_alive[k]
        for name in facts.NCUS[kind].abilities
        if facts.ABILITIES[name].type == "influence"
    }
    keys = tuple(f"ability:{name}" for name in sorted(found))
    option = yield from choose(st, "effects.choice", record(st)["seat"], record(st)["source"], keys)
    ability = option.split(":")[1]
    st.effects.append({"what": "influence_as", "ncu": n, "ability": ability, "until": "round"})


@special
def shae_leaves(st: Position, arg: str) -> None:
    """Without a token at the end of a round Shae is destroyed."""
    fall(st, record(st)["ncu"])


@procedure
def master_of_the_game(st: Position, arg: str) -> Flow[None]:
    """Petyr uses the effect of an unclaimed zone instead of his own."""
    seat = record(st)["seat"]
    event(st)["replaced"] = True
    keys = tuple(f"zone:{zone}" for zone in st.zones if zone not in st.n_zone)
    option = yield from choose(st, "effects.zone", seat, record(st)["source"], keys)
    yield from zone_effect(st, seat, option.split(":")[1])


@procedure
def master_of_the_game_feign_control(st: Position, arg: str) -> Flow[None]:
    """Petyr counts as controlling a zone of his choice until the end of the round."""
    seat = record(st)["seat"]
    keys = tuple(f"zone:{zone}" for zone in st.zones)
    option = yield from choose(st, "effects.zone", seat, record(st)["source"], keys)
    lend(st, seat, option.split(":")[1])


def lend(st: Position, seat: int, zone: str) -> None:
    st.effects.append({"what": "counts_as", "seat": seat, "zone": zone, "until": "round"})
    tell(st, "zone.lent", seat=seat, zone=zone)


@special
def sellsword_negotiations(st: Position, arg: str) -> None:
    lend(st, record(st)["seat"], "zone_wealth")


@special
def strategic_alliance(st: Position, arg: str) -> None:
    """The side becomes first player at the start of the next round."""
    st.first_next = st.side[record(st)["seat"]]


# ---- cards --------------------------------------------------------------------------------------


def tokened(st: Position) -> tuple[int, ...]:
    return tuple(u for u in on_table(st) if st.tokens[u])


def exchanged(st: Position, me: int, arg: str) -> tuple[int, ...]:
    return tuple(v for v in tokened(st) if arg != "long" or in_range(st, me, v, LONG))


@worth("neutral.exchange_token")
def token_to_exchange(sc: Scene, arg: str) -> bool:
    return bool(exchanged(sc.st, sc.unit, arg))


@procedure
def exchange_token(st: Position, arg: str) -> Flow[None]:
    """One token on any unit (or one within Long range of the bearer) may become another."""
    seat, source = record(st)["seat"], record(st)["source"]
    u = yield from unit_of(st, seat, exchanged(st, record(st)["unit"], arg), True)
    if u != NOBODY and held(st, u):  # it may have rid itself of them when it was chosen
        old = yield from choose(st, "effects.token", seat, source, u, tuple(held(st, u)), at="old")
        rest = tuple(name for name in TOKENS if name != old.split(":")[1])
        new = yield from choose(st, "effects.token", seat, source, u, rest, at="new")
        remove(st, u, old.split(":")[1])
        put(st, u, new.split(":")[1])


@procedure
def move_token(st: Position, arg: str) -> Flow[None]:
    """One token may move from any unit to any other."""
    seat, source = record(st)["seat"], record(st)["source"]
    u = yield from unit_of(st, seat, tokened(st), True)
    if u != NOBODY and held(st, u):
        token = yield from choose(st, "effects.token", seat, source, u, tuple(held(st, u)))
        others = tuple(v for v in on_table(st) if v != u and not is_wall(st, v))
        v = yield from at("other", unit_of(st, seat, others, False))
        if v != NOBODY:
            remove(st, u, token.split(":")[1])
            put(st, v, token.split(":")[1])


@worth("neutral.commander_card")
def commander_card_left(sc: Scene, arg: str) -> bool:
    """One of those that nobody has seen yet may be in the deck, if there is a deck."""
    st, seat = sc.st, sc.seat
    found = [*deck(st, seat), *hand(st, seat)] if deck(st, seat) else []
    if arg == "both":
        found += thrown(st, seat)
    names = {face(st, card) for card in found} & facts.CARDS.keys()  # a hand holds missions, too
    return any(facts.CARDS[name].commander for name in names)


@procedure
def commander_card(st: Position, arg: str) -> Flow[None]:
    """Search the deck (or `both` it and the discard pile) for a card of the commander."""
    seat = record(st)["seat"]
    found = [c for c in looked_through(st, seat) if facts.CARDS[face(st, c)].commander]
    if arg == "both":
        found += [c for c in thrown(st, seat) if facts.CARDS[face(st, c)].commander]
    card = yield from card_from(st, seat, tuple(found))
    if card != NOBODY:
        into_hand(st, card, known=card in thrown(st, seat))
    shuffle_deck(st, seat)


@procedure
def throw_away(st: Position, arg: str) -> Flow[None]:
    """Another card is discarded."""
    seat = record(st)["seat"]
    if hand(st, seat):
        option = yield from choose(st, "effects.discard", seat, record(st)["source"])
        discard(st, number(option))


@procedure
def surprise_strategy(st: Position, arg: str) -> Flow[None]:
    """One card of the own discard pile comes back, but not the one that does this."""
    seat = record(st)["seat"]
    found = tuple(c for c in thrown(st, seat) if c != record(st)["card"])
    card = yield from card_from(st, seat, found)
    if card != NOBODY:
        into_hand(st, card, known=True)


def boltons(st: Position, seat: int, u: int) -> tuple[int, ...]:
    """Friendly House Bolton units within Long range of a unit."""
    return tuple(
        v
        for v in side_units(st, st.side[seat])
        if sources.affiliated(st, v, "house_bolton") and in_range(st, u, v, LONG)
    )


def helped(st: Position, seat: int, u: int, arg: str) -> tuple[int, ...]:
    """Whom cruelty restores: House Bolton, or any infantry within Long range of the victim."""
    if arg != "infantry":
        return boltons(st, seat, u)
    return tuple(
        v
        for v in side_units(st, st.side[seat])
        if profile(st, v).kind == "infantry" and in_range(st, u, v, LONG)
    )


def scared(st: Position, seat: int) -> tuple[int, ...]:
    return tuple(u for u in enemy_units(st, seat) if has(st, u, "panicked"))


@worth("neutral.cruel_methods")
def token_to_spend(sc: Scene, arg: str) -> bool:
    return bool(scared(sc.st, sc.seat))


@procedure
def cruel_methods(st: Position, arg: str) -> Flow[None]:
    """Cruel Methods: a Panicked token pays for two of three torments."""
    seat, source = record(st)["seat"], record(st)["source"]
    u = yield from unit_of(st, seat, scared(st, seat), True)
    if u == NOBODY:
        return
    remove(st, u, "panicked")
    keys = ("way:way_heal", "way:way_heal_again", "way:vulnerable", "way:weakened")
    chosen = yield from pick(st, "effects.choice", seat, source, keys, least=2, most=2)
    for option in tuple(chosen):
        way = option.split(":")[1]
        if way in TOKENS:
            put(st, u, way)
        else:
            v = yield from at("healed", unit_of(st, seat, helped(st, seat, u, arg), False))
            if v != NOBODY:
                restore(st, v, 2)


@procedure
def sadistic_games(st: Position, arg: str) -> Flow[None]:
    """Sadistic Games: the opponent chooses which, its player on whom."""
    seat, source = record(st)["seat"], record(st)["source"]
    victim = enemies_of_seat(st, seat)[0]
    way = yield from choose(
        st, "effects.choice", victim, source, ("way:way_panic", "way:way_hits"), at="victim"
    )
    if way == "way:way_panic":
        found = tuple(enemy_units(st, seat))
        keys = yield from pick(
            st, "effects.target", seat, source, found, False, least=0, most=min(2, len(found))
        )
        for option in keys:
            put(st, number(option), "panicked")
    else:
        busy = tuple(u for u in enemy_units(st, seat) if engaged(st, u))
        u = yield from unit_of(st, seat, busy, False)
        if u != NOBODY:
            n = 2 + sum(
                ranks_left(st, v)
                for v in touching(st, u)
                if arg == "all" or sources.affiliated(st, v, "house_bolton")
            )
            yield from hits(st, u, n, seat, NOBODY)


def delighted(st: Position, seat: int, foe: int, arg: str) -> tuple[int, ...]:
    """Whom the fear of an enemy heals."""
    if arg != "all":
        return boltons(st, seat, foe)
    return tuple(v for v in side_units(st, st.side[seat]) if in_range(st, foe, v, LONG))


@worth("neutral.fear_keeps_a_man_alive")
def wounds_to_heal(sc: Scene, arg: str) -> bool:
    return any(restorable(sc.st, v) for v in delighted(sc.st, sc.seat, sc.actor, arg))


@procedure
def fear_keeps_a_man_alive(st: Position, arg: str) -> Flow[None]:
    """Fear Keeps a Man Alive: the wounds of the test heal House Bolton (or, in its army, `all`)."""
    seat, foe = record(st)["seat"], record(st)["actor"]
    total = int(event(st)["lost"])
    mine = side_units(st, st.side[seat])
    found = delighted(st, seat, foe, arg)
    if arg == "all":
        heads = [v for v in mine if sources.leads(st, v)]
    else:
        heads = [v for v in mine if sources.holds_person(st, v, "roose_bolton")]
    if any(in_range(st, v, foe, SHORT) for v in heads):
        total += 1
    yield from spread(st, found, total)
