"""Special effects of House Stark."""

from __future__ import annotations

from weirwood.kernel import Flow, amount, at, choose, place, procedure, tell

from ... import facts
from ...rules.conditions import put as put_token
from ...rules.deployment import may_be_set_down, set_down
from ...rules.field import leave_contact
from ...rules.keys import Reply, number
from ...rules.measuring import LONG, in_range
from ...rules.movement import danger, end_of_move
from ...rules.ncus import activate_ncu
from ...rules.teams import enemies_of_seat, sides
from ...rules.units import combat_units, ranks_left, side_units, touching
from ...rules.winning import score
from ...rules.wounds import destroy_attachment, restore, wound
from ...state import NOBODY, OFF, ON, Position
from .. import sources
from ..steps import lay, special
from ..trample import ride, rides_into
from .helpers import card_from, event, into_hand, record, thrown, unit_of

# ---- abilities ----------------------------------------------------------------------------------


@procedure
def a_man_freed_a_name_owed(st: Position, arg: str) -> Flow[None]:
    """Jaqen's debt: 3 wounds on a unit of the player who held him, perhaps one of them a model."""
    seat = record(st)["seat"]
    holder = st.owner[event(st)["unit"]]
    u = yield from unit_of(st, seat, tuple(combat_units(st, holder)), True)
    if u == NOBODY:
        return
    wounds = 3
    models = tuple(m for m in st.attached[u] if facts.ATTACHMENTS[m].kind == "infantry")
    if models:
        keys = (*(f"model:{m}" for m in models), "none")
        key = yield from choose(st, "effects.choice", seat, record(st)["source"], keys)
        if key != "none":
            yield from destroy_attachment(st, u, key.split(":")[1], seat, NOBODY)
            wounds = 2
    yield from wound(st, u, wounds, seat, NOBODY)


@special
def hodor_retreat(st: Position, arg: str) -> None:
    """Hodor has given everything: the model loses its abilities for the rest of the game."""
    u = record(st)["unit"]
    model = "bran_and_hodor_protector_and_ward"
    st.effects.append({"what": "mute_model", "unit": u, "model": model, "until": "game"})


@procedure
def outflank(st: Position, arg: str) -> Flow[None]:
    """One unit held back comes in from the own edge or a flank."""
    seat = record(st)["seat"]
    found = tuple(
        u
        for u, where in enumerate(st.where)
        if where == OFF
        and st.owner[u] == seat
        and st.notes[u].get("outflank")
        and may_be_set_down(st, u, "outflank")
    )
    if found:
        u = found[0]
        if len(found) > 1:
            key = yield from choose(st, "effects.target", seat, record(st)["source"], found, False)
            u = number(key)
        spot = yield from place(st, "deploy.place", seat, u, "outflank")
        enter(st, u, spot)


def enter(st: Position, u: int, spot: Reply) -> None:
    set_down(st, u, spot)
    for name in ("reserve", "outflank", "held_back"):
        st.notes[u].pop(name, None)


@special
def valuable_captive_rickon_stark(st: Position, arg: str) -> None:
    """Rickon is lost: every opponent gains a victory point."""
    own = st.side[st.owner[event(st)["unit"]]]
    for side in sides(st):
        if side != own:
            score(st, side, 1, "effect")


@procedure
def price_of_honor(st: Position, arg: str) -> Flow[None]:
    """Eddard falls; an enemy NCU is idle and without abilities for the round."""
    seat, n = record(st)["seat"], record(st)["ncu"]
    found = tuple(
        f"ncu:{st.n_kind[k]}:{k}"
        for k, owner in enumerate(st.n_owner)
        if st.n_alive[k] and st.side[owner] != st.side[seat]
    )
    fall(st, n)
    if found:
        key = yield from choose(st, "effects.choice", seat, record(st)["source"], found)
        k = number(key)
        st.effects.append({"what": "mute_ncu", "ncu": k, "until": "round"})
        st.effects.append({"what": "idle_ncu", "ncu": k, "until": "round"})
        tell(st, "ncu.barred", seat=st.n_owner[k], ncu=st.n_kind[k])


def fall(st: Position, n: int) -> None:
    """An NCU is destroyed: it leaves the board and the unit it influences."""
    st.n_alive[n] = 0
    st.n_zone[n] = ""
    st.n_unit[n] = NOBODY
    tell(st, "ncu.destroyed", seat=st.n_owner[n], ncu=st.n_kind[n])


@procedure
def repeating_the_words(st: Position, arg: str) -> Flow[None]:
    """One card of the own discard pile comes back to hand."""
    seat = record(st)["seat"]
    card = yield from card_from(st, seat, tuple(thrown(st, seat)))
    if card != NOBODY:
        into_hand(st, card, known=True)


@procedure
def wolfs_cunning(st: Position, arg: str) -> Flow[None]:
    """After deployment Robb takes one friendly unit off the table."""
    seat = record(st)["seat"]
    found = tuple(side_units(st, st.side[seat]))
    if len(found) > 1:
        key = yield from choose(st, "effects.target", seat, record(st)["source"], found, True)
        if key != "none":
            u = number(key)
            leave_contact(st, u)
            st.where[u] = OFF
            st.notes[u]["reserve"] = 1
            st.notes[u]["held_back"] = 1
            tell(st, "unit.reserve", seat=st.owner[u], unit=st.kind[u], nr=u)


@procedure
def wolfs_cunning_spring(st: Position, arg: str) -> Flow[None]:
    """The unit held back comes in by a flank, and hits flanks hard for the rest of the game."""
    seat = record(st)["seat"]
    found = tuple(
        u
        for u, where in enumerate(st.where)
        if where == OFF
        and st.notes[u].get("held_back")
        and st.side[st.owner[u]] == st.side[seat]
        and may_be_set_down(st, u, "flank")
    )
    if found:
        spot = yield from place(st, "deploy.place", seat, found[0], "flank")
        enter(st, found[0], spot)
        lay(st, found[0], "sprung", "game")


# ---- cards --------------------------------------------------------------------------------------


@procedure
def berserker_tactics(st: Position, arg: str) -> Flow[None]:
    """Berserker Tactics: up to 3 wounds on the attacker, one more than that on the defender."""
    u = record(st)["unit"]
    n = yield from amount(
        st, "effects.amount", record(st)["seat"], record(st)["source"], least=0, most=3
    )
    if n:
        suffered = yield from wound(st, u, n, record(st)["seat"], u)
        if suffered:
            event(st)["extra_wounds"] += suffered + 1


@procedure
def opponents_ncu(st: Position, arg: str) -> Flow[None]:
    """The price of an early attack: the opponent may activate an NCU now."""
    for seat in list(enemies_of_seat(st, record(st)["seat"])):
        ready = tuple(
            n
            for n, owner in enumerate(st.n_owner)
            if owner == seat and st.n_alive[n] and not st.n_activated[n]
        )
        if ready:
            keys = (*(f"ncu:{st.n_kind[n]}:{n}" for n in ready), "none")
            key = yield from choose(st, "effects.choice", seat, record(st)["source"], keys)
            if key != "none":
                yield from activate_ncu(st, number(key))


@procedure
def support_of_bear_island(st: Position, arg: str) -> Flow[None]:
    """Support of Bear Island: one unit bleeds for another."""
    seat, u = record(st)["seat"], record(st)["it"]
    if u == NOBODY:
        return
    mormont = sources.affiliated(st, u, "house_mormont")
    foes = tuple(touching(st, u))
    n = yield from amount(st, "effects.amount", seat, record(st)["source"], least=0, most=3)
    friends = tuple(v for v in side_units(st, st.side[seat]) if v != u and in_range(st, u, v, LONG))
    suffered = yield from wound(st, u, n, seat, u)
    v = yield from unit_of(st, seat, friends, False)
    if v != NOBODY:
        restore(st, v, suffered + 1)
    if mormont:
        foe = yield from at("foe", unit_of(st, seat, foes, False))
        if foe != NOBODY:
            put_token(st, foe, "weakened")


# ---- Ride-by Attack -----------------------------------------------------------------------------


@procedure
def ride_by_attack(st: Position, arg: str) -> Flow[None]:
    """Ride-by Attack: pivot and March through the enemy, who may not turn; one of them bleeds."""
    u = record(st)["unit"]
    plan = yield from place(st, "effects.ride", st.owner[u], u)
    hurt = rides_into(st, u, plan)
    crossed = tuple(ride(st, u, plan))
    if hurt:
        yield from danger(st, u)
    if crossed:
        foe = yield from unit_of(st, record(st)["seat"], crossed, False)
        if foe != NOBODY:
            yield from wound(st, foe, 1 + ranks_left(st, foe), record(st)["seat"], u)
    if st.where[u] == ON:
        yield from end_of_move(st, u, "march")
