"""Special effects of the Free Folk."""

from __future__ import annotations

from typing import TYPE_CHECKING

from weirwood.kernel import Flow, amount, at, choose, place, procedure, secrets, tell

from ... import facts
from ...rules.attack import hits
from ...rules.charge import align, meet_others
from ...rules.conditions import held, put
from ...rules.contexts import top
from ...rules.deployment import renew
from ...rules.dice import die
from ...rules.field import engage, leave_contact
from ...rules.keys import number
from ...rules.measuring import LONG, SHORT, in_range, in_reach_of_arrow
from ...rules.movement import danger, end_of_move, shift
from ...rules.orders import invoke
from ...rules.paths import room
from ...rules.sight import sees
from ...rules.tactics import deck, discard, discards, face
from ...rules.teams import enemies_of_seat
from ...rules.units import (
    enemy_units,
    engaged,
    on_table,
    profile,
    ranks_left,
    side_units,
    touching,
    tray,
)
from ...rules.wounds import remove, restorable, restore, restore_up_to, wound
from ...state import GONE, NOBODY, OFF, ON, Effect, Position, put_at
from .. import sources
from ..asking import attach
from ..steps import special
from ..trample import trample as run_over
from ..trample import tramples_into
from ..uses import SOURCE, UNIT, declare, orders_for
from ..worth import worth
from .companions import dismiss, raise_unit, summon
from .helpers import (
    at_wealth,
    card_from,
    event,
    into_hand,
    looked_through,
    record,
    shuffle_deck,
    unit_of,
    zones_choice,
)
from .volley import volley

if TYPE_CHECKING:
    from ..scene import Scene

BEASTS = ("shadowcat", "wolf_pack")
TROPHIES = ("armor_trophies", "bloody_trophies", "weapon_trophies")
TOKENS = ("panicked", "vulnerable", "weakened")


# ---- skinchangers -------------------------------------------------------------------------------


@procedure
def bonded_skinchanger(st: Position, arg: str) -> Flow[None]:
    """The Skinchanger's unit chooses its animal: a Bear takes the field, others mark enemies."""
    seat, u = record(st)["seat"], record(st)["unit"]
    keys = ("way:way_bear", "way:way_eagle", "way:way_wolf")
    way = yield from choose(st, "effects.choice", seat, record(st)["source"], keys)
    st.notes[u]["bonded"] = 1
    if way == "way:way_bear":
        v = raise_unit(st, st.owner[u], "bear", ())
        st.notes[v]["master"] = u + 1
        yield from summon(st, v, "near:free_folk")
        dismiss(st, v)
    else:
        st.notes[u][way.removeprefix("way:way_")] = 1


@special
def bonded_skinchanger_unbind(st: Position, arg: str) -> None:
    """The Bear goes with its master."""
    u = record(st)["unit"]
    for v in on_table(st):
        if st.notes[v].get("master", 0) - 1 == u:
            remove(st, v, NOBODY)


MARKS = {"eagle": "aerial_scouting", "wolf": "predators_instincts", "varamyr": "varamyrs_scout"}


@procedure
def send(st: Position, arg: str) -> Flow[None]:
    """An animal follows one enemy until the end of the round."""
    seat, u = record(st)["seat"], record(st)["unit"]
    v = yield from unit_of(st, seat, tuple(enemy_units(st, seat)), False)
    if v != NOBODY:
        st.effects.append(
            {
                "what": "part", "source": MARKS[arg], "part": "marked", "unit": v, "seat": seat,
                "until": "round", "master": u,
            }
        )  # fmt: skip


def master_of(st: Position) -> int:
    """The unit whose animal marks the running effect's unit."""
    now = record(st)
    for row in st.effects:
        if (
            row.get("part") == "marked"
            and row["source"] == now["source"]
            and row["unit"] == now["unit"]
            and row["seat"] == now["seat"]
        ):
            return row["master"]
    return NOBODY


@procedure
def aerial_scouting(st: Position, arg: str) -> Flow[None]:
    """The Skinchanger's unit shifts 2 inches before the enemy moves."""
    u = master_of(st)
    if u != NOBODY and st.where[u] == ON and not engaged(st, u):
        yield from shift(st, u, 2000)


@procedure
def varamyrs_scout(st: Position, arg: str) -> Flow[None]:
    """Varamyr or one of his beasts shifts 2 inches before the enemy moves."""
    seat = record(st)["seat"]
    u = yield from unit_of(
        st, seat, tuple(v for v in companions(st, seat) if not engaged(st, v)), True
    )
    if u != NOBODY:
        yield from shift(st, u, 2000)


def companions(st: Position, seat: int) -> list[int]:
    """Friendly Varamyr, Shadowcat and Wolf Pack units on the table."""
    return [
        u
        for u in side_units(st, st.side[seat])
        if st.kind[u] in BEASTS or sources.holds_person(st, u, "varamyr_sixskins")
    ]


@procedure
def summon_companions(st: Position, arg: str) -> Flow[None]:
    """A beast is taken off the table, or was destroyed, and comes in by a flank."""
    seat, source = record(st)["seat"], record(st)["source"]
    found = tuple(
        u
        for u, kind in enumerate(st.kind)
        if kind in BEASTS and st.owner[u] == seat and not st.notes[u].get("reserve")
    )
    if not found:
        return
    u = found[0]
    if len(found) > 1:
        key = yield from choose(st, "effects.target", seat, source, found, True)
        if key == "none":
            return
        u = number(key)
    if st.where[u] == ON:
        leave_contact(st, u)
        st.where[u] = OFF
    elif st.where[u] == GONE:
        renew(st, u, characters=True)
        st.where[u] = OFF
    here = yield from summon(st, u, "flank")
    if not here:
        st.where[u] = GONE


# ---- NCUs ---------------------------------------------------------------------------------------


@procedure
def spearwife_council_wealth(st: Position, arg: str) -> Flow[None]:
    """Dalla at Wealth: the unit healed is not cleansed, but an enemy engaged with it is hit."""
    seat = record(st)["seat"]
    u = yield from zones_choice(
        st, tuple(u for u in at_wealth(st) if restorable(st, u) or engaged(st, u))
    )
    if u != NOBODY:
        yield from restore_up_to(st, u, 3, seat)
        foes = tuple(v for v in touching(st, u) if st.side[st.owner[v]] != st.side[seat])
        v = yield from unit_of(st, seat, foes, False)
        if v != NOBODY:
            yield from hits(st, v, 1 + ranks_left(st, u), seat, NOBODY)


@procedure
def spearwife_council_tactics(st: Position, arg: str) -> Flow[None]:
    """Dalla at Tactics: no cards are drawn, but the top of an opponent's deck is looked at."""
    seat = record(st)["seat"]
    victim = enemies_of_seat(st, seat)[0]
    found = tuple(deck(st, victim)[-2:])
    for card in found:
        secrets.peek(st, st.cards, card, seat)
    card = yield from card_from(st, seat, found)
    if card != NOBODY:
        discard(st, card)
    u = yield from zones_choice(st, tuple(enemy_units(st, seat)))
    if u != NOBODY:
        lacking = tuple(name for name in TOKENS if name not in held(st, u))
        if lacking:
            token = yield from choose(st, "effects.token", seat, record(st)["source"], u, lacking)
            put(st, u, token.split(":")[1])


@procedure
def southern_discipline(st: Position, arg: str) -> Flow[None]:
    """One of two named cards comes from the deck or the discard pile."""
    seat = record(st)["seat"]
    names = ("coordination_tactics", "regroup_and_reform_free_folk")
    found = [c for c in looked_through(st, seat) if face(st, c) in names]
    found += [c for c in sorted(discards(st, seat)) if face(st, c) in names]
    card = yield from card_from(st, seat, tuple(found))
    if card != NOBODY:
        into_hand(st, card, known=True)
    shuffle_deck(st, seat)


# ---- cards of the faction -----------------------------------------------------------------------


def infantry(st: Position, seat: int) -> list[int]:
    return [u for u in side_units(st, st.side[seat]) if profile(st, u).kind == "infantry"]


def mates(st: Position, seat: int, u: int, reach: int) -> tuple[int, ...]:
    return tuple(v for v in infantry(st, seat) if v != u and in_range(st, u, v, reach))


@procedure
def pair(st: Position, reach: int) -> Flow[tuple[int, int]]:
    """Two friendly infantry units in range of each other."""
    seat = record(st)["seat"]
    found = tuple(u for u in infantry(st, seat) if mates(st, seat, u, reach))
    u = yield from at("one", unit_of(st, seat, found, False))
    if u == NOBODY:
        return NOBODY, NOBODY
    v = yield from at("two", unit_of(st, seat, mates(st, seat, u, reach), False))
    return u, v


def lent(st: Position, u: int, v: int) -> list[Effect]:
    """Each gets what the other has and it has not, but nothing innate."""
    mine = {name for name, _ in sources.abilities(st, u)}
    other = {name for name, _ in sources.abilities(st, v)}
    return [
        {"what": "lent", "unit": w, "ability": name, "until": "turn"}
        for w, names in ((u, other - mine), (v, mine - other))
        for name in sorted(names)
        if name not in sources.INNATE
    ]


@worth("free_folk.coordination_tactics")
def something_to_lend(sc: Scene, arg: str) -> bool:
    st, seat = sc.st, sc.seat
    units = infantry(st, seat)
    if any(use[UNIT] in units for use in orders_for(st, seat, "turn.start")):
        return any(mates(st, seat, u, SHORT) for u in units)
    return any(lent(st, u, v) for u in units for v in mates(st, seat, u, SHORT))


@procedure
def coordination_tactics(st: Position, arg: str) -> Flow[None]:
    """Two units lend each other their abilities for the turn; one may use an Order at once."""
    seat = record(st)["seat"]
    both = yield from pair(st, SHORT)
    u, v = both
    if NOBODY in (u, v):
        return
    st.effects.extend(lent(st, u, v))
    keys = tuple(
        f"again:{use[SOURCE]}:{st.kind[use[UNIT]]}:{use[UNIT]}"
        for use in orders_for(st, seat, "turn.start")
        if use[UNIT] in (u, v)
    )
    if keys:
        option = yield from choose(
            st, "effects.choice", seat, record(st)["source"], (*keys, "none")
        )
        if option != "none":
            words = option.split(":")
            use = next(
                use
                for use in orders_for(st, seat, "turn.start")
                if use[SOURCE] == words[1] and use[UNIT] == int(words[3])
            )
            declare(st, use)
            yield from invoke(st, use)


def passed_on(st: Position, u: int, v: int) -> int:
    """How many figures may go from one unit to another."""
    return max(0, min(4, st.health[u] - 1, st.full[v] - st.health[v]))


@worth("free_folk.regroup_and_reform")
def something_to_exchange(sc: Scene, arg: str) -> bool:
    """Are there two units of which one could give a figure or a model?"""
    st, seat = sc.st, sc.seat
    return any(
        passed_on(st, u, v) > 0 or len(exchanges(st, u, v)) > 1
        for u in infantry(st, seat)
        for v in mates(st, seat, u, LONG)
    )


@procedure
def regroup_and_reform(st: Position, arg: str) -> Flow[None]:
    """Figures and perhaps a model change from one infantry unit to another."""
    seat, source = record(st)["seat"], record(st)["source"]
    both = yield from pair(st, LONG)
    u, v = both
    if NOBODY in (u, v):
        return
    most = passed_on(st, u, v)
    n = yield from amount(st, "effects.amount", seat, source, least=0, most=most)
    if n:
        given = yield from wound(st, u, n, seat, NOBODY)
        restore(st, v, given)
    moves = tuple(exchanges(st, u, v))
    if len(moves) > 1:
        option = yield from choose(st, "effects.choice", seat, source, moves)
        if option != "none":
            exchange(st, u, v, option.split(":")[1])


def extra(name: str) -> bool:
    return any(need.kind == "extra" for need in facts.ATTACHMENTS[name].needs)


def exchanges(st: Position, u: int, v: int) -> list[str]:
    """The models that may change units: into a free place, or one for another."""
    if st.where[u] != ON or st.where[v] != ON:
        return ["none"]
    names = dict.fromkeys((*st.attached[u], *st.attached[v]))
    return [*(f"model:{name}" for name in names), "none"]


def exchange(st: Position, u: int, v: int, name: str) -> None:
    """The model goes over; if the other unit is full, its model comes back for it."""
    here, there = (u, v) if name in st.attached[u] else (v, u)
    back = [other for other in st.attached[there] if not extra(other)]
    move_model(st, here, there, name)
    if back and not extra(name):
        move_model(st, there, here, back[0])


def move_points(st: Position, here: int, there: int, name: str) -> None:
    """The army points of a model go with it (rule attachments.points)."""
    at = st.muster[here].index(name)
    paid = st.paid[here]
    if at < len(paid):
        st.paid = put_at(st.paid, here, (*paid[:at], *paid[at + 1 :]))
        st.cost = put_at(st.cost, here, st.cost[here] - paid[at])
        room = (0,) * (len(st.muster[there]) - len(st.paid[there]))
        st.paid = put_at(st.paid, there, (*st.paid[there], *room, paid[at]))
        st.cost = put_at(st.cost, there, st.cost[there] + paid[at])


def move_model(st: Position, here: int, there: int, name: str) -> None:
    st.attached[here] = tuple(n for n in st.attached[here] if n != name)
    st.attached[there] = (*st.attached[there], name)
    move_points(st, here, there, name)
    st.muster = put_at(st.muster, here, tuple(n for n in st.muster[here] if n != name))
    st.muster = put_at(st.muster, there, (*st.muster[there], name))
    tell(st, "model.joined", seat=st.owner[there], model=name, unit=st.kind[there], nr=there)


@procedure
def the_endless_horde(st: Position, arg: str) -> Flow[None]:
    """New raiders come for the unit that falls."""
    u = raise_unit(st, record(st)["seat"], "free_folk_raiders", ("raid_leader",))
    yield from summon(st, u, "own_edge")
    dismiss(st, u)


@procedure
def the_long_plan(st: Position, arg: str) -> Flow[None]:
    """Any card of the deck comes to hand."""
    seat = record(st)["seat"]
    card = yield from card_from(st, seat, looked_through(st, seat))
    if card != NOBODY:
        into_hand(st, card, known=False)
    shuffle_deck(st, seat)


# ---- commanders ---------------------------------------------------------------------------------


@procedure
def order_trophy_collecting(st: Position, arg: str) -> Flow[None]:
    """Rattleshirt's unit gets a trophy of its own."""
    seat, u = record(st)["seat"], record(st)["unit"]
    found = [c for c in looked_through(st, seat) if face(st, c) in TROPHIES]
    found += [c for c in sorted(discards(st, seat)) if face(st, c) in TROPHIES]
    card = yield from card_from(st, seat, tuple(found))
    if card != NOBODY:
        yield from attach(st, card, u)
    shuffle_deck(st, seat)


FURTHER = {"front": ("left", "right"), "left": ("rear",), "right": ("rear",)}


@procedure
def feinting_maneuver(st: Position, arg: str) -> Flow[None]:
    """The charge ends on a flank instead of the front, or in the rear instead of a flank."""
    u, v = record(st)["unit"], record(st)["object"]
    sides = tuple(side for side in FURTHER.get(str(event(st)["side"]), ()) if room(st, u, v, side))
    if not sides:
        return
    side = sides[0]
    if len(sides) > 1:
        side = yield from choose(st, "charge.side", st.owner[u], sides, v)
    turn_about(st, u, v, side)
    yield from meet_others(st, u, v)


def turn_about(st: Position, u: int, v: int, side: str) -> None:
    """Set the charger on another side of its target."""
    shifts = room(st, u, v, side)
    leave_contact(st, u)
    align(st, u, v, side, 0 if 0 in shifts else shifts[0])
    engage(st, u, v)
    event(st)["side"] = side
    x, y, facing = tray(st, u)[:3]
    tell(
        st, "unit.moved", seat=st.owner[u], unit=st.kind[u], nr=u, how="shift", x=x, y=y,
        facing=facing, inches="0",
    )  # fmt: skip


@procedure
def trample(st: Position, arg: str) -> Flow[None]:
    """Mag's giants run straight through whatever stands there."""
    u = record(st)["unit"]
    event(st)["flags"].append("replaced")
    way = yield from place(st, "effects.trample", st.owner[u], u)
    hurt = tramples_into(st, u, way)
    crushed = tuple(run_over(st, u, way))
    if hurt:
        yield from danger(st, u)
    for v in tuple(crushed):
        n = die(st, "effect", 3, seat=record(st)["seat"])
        yield from at("crushed", wound(st, v, n, record(st)["seat"], u))
    if st.where[u] == ON:
        yield from end_of_move(st, u, "march")


def boulder_targets(st: Position, u: int) -> tuple[int, ...]:
    return tuple(
        v
        for v in enemy_units(st, st.owner[u])
        if in_reach_of_arrow(tray(st, u), tray(st, v), LONG) and sees(st, u, v)
    )


@procedure
def hurl_boulder(st: Position, arg: str) -> Flow[None]:
    """A giant hurls a boulder: one die, and crushing if it hits."""
    u = record(st)["unit"]
    v = yield from unit_of(st, record(st)["seat"], boulder_targets(st, u), False)
    if v != NOBODY:
        top(st)["lost"] = True
        yield from volley(st, u, v, 3, 1, ())
