"""Special effects of House Baratheon."""

from __future__ import annotations

from typing import TYPE_CHECKING

from weirwood.kernel import Flow, amount, at, choose, pick, procedure, tell

from ... import facts
from ...rules.attack import hits
from ...rules.commanders import commander_unit
from ...rules.conditions import held, put, remove
from ...rules.dice import die
from ...rules.keys import number
from ...rules.measuring import LONG, in_range
from ...rules.ncus import activate_ncu
from ...rules.panic import panic_test, test
from ...rules.tactics import discard, face, hand
from ...rules.tactics_board import free_zones
from ...rules.teams import enemies_of_seat
from ...rules.units import enemy_units, ranks_left, side_units, touching
from ...rules.wounds import restore, wound
from ...state import NOBODY, ON, PILES_PER_SEAT, Effect, Position
from .. import sources
from ..situations import lost_models
from ..steps import lay, special
from ..worth import worth
from .brotherhood import homes
from .free_folk import infantry, move_model
from .greyjoy import come_back
from .helpers import event, record, spread, unit_of
from .stark import fall

if TYPE_CHECKING:
    from ..scene import Scene

BLOOM = "deadly_bloom"


# ---- units and models ---------------------------------------------------------------------------


@procedure
def deadly_bloom(st: Position, u: int) -> Flow[None]:
    """A unit with Deadly Bloom has restored wounds: an enemy engaged with it bleeds."""
    found = tuple(v for v in touching(st, u) if v in enemy_units(st, st.owner[u]))
    if not found:
        return
    v = found[0]
    if len(found) > 1:
        key = yield from choose(st, "effects.target", st.owner[u], BLOOM, found, False)
        v = number(key)
    yield from wound(st, v, 1, st.owner[u], u)


@procedure
def divine_sacrifices(st: Position, arg: str) -> Flow[None]:
    """Divine Sacrifices: up to two wounds, each for a token on the defender."""
    u, seat, source = record(st)["unit"], record(st)["seat"], record(st)["source"]
    v = record(st)["object"]
    n = yield from amount(st, "effects.amount", seat, source, least=0, most=2)
    if n:
        left = yield from wound(st, u, n, seat, u)
        while left > 0:
            left -= 1
            key = yield from choose(
                st, "effects.token", seat, source, v, ("panicked", "vulnerable")
            )
            put(st, v, key.split(":")[1])


# ---- NCUs ---------------------------------------------------------------------------------------


@procedure
def castellans_duty(st: Position, arg: str) -> Flow[None]:
    """The castellan foresaw the zone: D3+2 wounds restored in total."""
    seat = record(st)["seat"]
    n = die(st, "effect", 3, seat=seat) + 2
    yield from spread(st, tuple(side_units(st, st.side[seat])), n)


@procedure
def sacrifice_for_the_king(st: Position, arg: str) -> Flow[None]:
    """Cressen is activated before the first turn, and will not live to see the next round."""
    n = record(st)["ncu"]
    st.n_notes[n]["doomed"] = 1
    lay(st, NOBODY, "doomed", "round")
    yield from activate_ncu(st, n)


@special
def sacrifice_for_the_king_doomed(st: Position, arg: str) -> None:
    for n, notes in enumerate(st.n_notes):
        if notes.pop("doomed", 0) and st.n_alive[n]:
            fall(st, n)


@procedure
def misunderstood_omens(st: Position, arg: str) -> Flow[None]:
    """Patchface names a card: an opponent who holds one discards it."""
    seat, source = record(st)["seat"], record(st)["source"]
    victim = enemies_of_seat(st, seat)[0]
    keys = tuple(f"card:{name}" for name in card_names(st, victim))
    if not keys:
        return
    option = yield from choose(st, "effects.choice", seat, source, keys)
    name = option.split(":")[1]
    tell(st, "card.named", seat=seat, card=name)
    copies = [card for card in sorted(hand(st, victim)) if face(st, card) == name]
    if copies:
        discard(st, copies[0])


def card_names(st: Position, seat: int) -> list[str]:
    """The names in a seat's deck, as the army list tells them: wherever the cards are now."""
    piles = st.cards.piles[seat * PILES_PER_SEAT : (seat + 1) * PILES_PER_SEAT]
    return sorted({face(st, c) for row in piles for c in row if face(st, c) in facts.CARDS})


@procedure
def shifting_loyalties(st: Position, arg: str) -> Flow[None]:
    """Alester goes to an empty zone, or changes places with another NCU; nothing else happens."""
    seat, n = record(st)["seat"], record(st)["ncu"]
    keys = (
        *(f"zone:{zone}" for zone in free_zones(st)),
        *(
            f"ncu:{st.n_kind[k]}:{k}"
            for k, zone in enumerate(st.n_zone)
            if k != n and st.n_alive[k] and zone in st.zones
        ),
    )
    if not keys:
        return
    option = yield from choose(st, "effects.choice", seat, record(st)["source"], keys)
    if option.startswith("ncu"):
        k = number(option)
        there = st.n_zone[k]
        set_on(st, k, st.n_zone[n])
        set_on(st, n, there)
    else:
        set_on(st, n, option.split(":")[1])


def set_on(st: Position, n: int, zone: str) -> None:
    st.n_zone[n] = zone
    tell(st, "ncu.moved", seat=st.n_owner[n], ncu=st.n_kind[n], zone=zone)


@procedure
def support_of_haystack_hall(st: Position, arg: str) -> Flow[None]:
    """Shyra at Wealth: the token that was taken off goes to an enemy."""
    token = str(event(st).get("cleansed", ""))
    seat = record(st)["seat"]
    if token in facts.CONDITIONS:
        u = yield from unit_of(st, seat, tuple(enemy_units(st, seat)), False)
        if u != NOBODY:
            put(st, u, token)


@procedure
def pulling_weeds(st: Position, arg: str) -> Flow[None]:
    """Olenna chooses an enemy NCU: it is silenced, or its next claim will cost its side."""
    seat, source = record(st)["seat"], record(st)["source"]
    keys = tuple(
        f"ncu:{st.n_kind[k]}:{k}"
        for k, owner in enumerate(st.n_owner)
        if st.n_alive[k] and st.side[owner] != st.side[seat]
    )
    if not keys:
        return
    option = yield from choose(st, "effects.choice", seat, source, keys, at="whom")
    n = number(option)
    ways = ("way:way_silent", "way:way_thorn")
    way = yield from choose(st, "effects.choice", seat, source, ways, at="how")
    if way == "way:way_silent":
        st.effects.append({"what": "mute_ncu", "ncu": n, "until": "round"})
        tell(st, "ncu.muted", seat=st.n_owner[n], ncu=st.n_kind[n])
    else:
        st.effects.append({"what": "weeded", "ncu": n, "seat": seat, "until": "round"})
        lay(st, NOBODY, "thorn", "round")


@procedure
def pulling_weeds_thorn(st: Position, arg: str) -> Flow[None]:
    """The NCU that Olenna chose claims a zone."""
    seat, n = record(st)["seat"], event(st)["ncu"]
    mine = {"what": "weeded", "ncu": n, "seat": seat, "until": "round"}
    if mine not in st.effects:
        return
    st.effects.remove(mine)
    u = yield from unit_of(st, seat, tuple(enemy_units(st, seat)), False)
    if u != NOBODY:
        n_hits = die(st, "effect", 3, seat=seat)
        yield from hits(st, u, n_hits, seat, NOBODY)
        put(st, u, "weakened")


# ---- cards --------------------------------------------------------------------------------------


def bare(st: Position, seat: int, u: int, name: str) -> tuple[int, ...]:
    """Units without an attachment that this model may join in the place of a figure."""
    return tuple(v for v in homes(st, seat, u, name) if not st.attached[v])


@procedure
def inexplicable_return(st: Position, arg: str) -> Flow[None]:
    """Inexplicable Return: a model changes to another unit in Long range."""
    seat, source = record(st)["seat"], record(st)["source"]
    keys = tuple(
        f"model:{name}:{u}"
        for u in side_units(st, st.side[seat])
        for name in st.attached[u]
        if any(in_range(st, u, v, LONG) for v in bare(st, seat, u, name))
    )
    if not keys:
        return
    option = yield from choose(st, "effects.choice", seat, source, keys)
    name, u = option.split(":")[1], number(option)
    near = tuple(v for v in bare(st, seat, u, name) if in_range(st, u, v, LONG))
    v = yield from unit_of(st, seat, near, False)
    if v != NOBODY:
        move_model(st, u, v, name)


@procedure
def inexplicable_return_revive(st: Position, arg: str) -> Flow[None]:
    """Inexplicable Return: a destroyed model joins a unit that has none."""
    seat, source = record(st)["seat"], record(st)["source"]
    keys = tuple(f"model:{name}" for name in lost_models(st, seat) if bare(st, seat, NOBODY, name))
    if not keys:
        return
    option = yield from choose(st, "effects.choice", seat, source, keys)
    name = option.split(":")[1]
    u = yield from unit_of(st, seat, bare(st, seat, NOBODY, name), False)
    if u != NOBODY:
        come_back(st, seat, u, name)


@special
def in_his_brothers_shadows(st: Position, arg: str) -> None:
    """In His Brother's Shadows: the enemy commander, wherever it is, loses its abilities for the
    round."""
    seat = st.owner[record(st)["unit"]]
    lead, u = st.commander[seat], commander_unit(st, seat)
    if u == NOBODY or st.where[u] != ON:
        return
    row: Effect = {"what": "mute", "unit": u, "until": "round"}
    if lead in st.attached[u]:
        row = {"what": "mute_model", "unit": u, "model": lead, "until": "round"}
    st.effects.append(row)
    tell(st, "unit.muted", seat=seat, unit=st.kind[u], nr=u)


@procedure
def overgrowth(st: Position, arg: str) -> Flow[None]:
    """Overgrowth: a Morale test, passed at once if an enemy has more ranks left."""
    u, seat = record(st)["it"], record(st)["seat"]
    record(st)["ok"] = False
    if u == NOBODY:
        return
    sure = any(
        v in enemy_units(st, st.owner[u]) and ranks_left(st, v) > ranks_left(st, u)
        for v in touching(st, u)
    )
    passed = yield from test(st, u, False, 0, 0, seat, NOBODY, "effect", sure)
    record(st)["ok"] = passed


@procedure
def wealth_and_charisma(st: Position, arg: str) -> Flow[None]:
    """Wealth and Charisma: three wounds restored in total."""
    yield from spread(st, tuple(side_units(st, st.side[record(st)["seat"]])), 3)


@procedure
def wealth_and_charisma_purge(st: Position, arg: str) -> Flow[None]:
    """Wealth and Charisma: every token goes, and each costs an enemy engaged there a wound."""
    seat = record(st)["seat"]
    for u in tuple(side_units(st, st.side[seat])):
        left = len(held(st, u)) if st.where[u] == ON else 0
        clear(st, u, tuple(held(st, u)))
        while left > 0:
            left -= 1
            foes = tuple(v for v in touching(st, u) if v in enemy_units(st, seat))
            v = yield from unit_of(st, seat, foes, False)
            if v != NOBODY:
                yield from wound(st, v, 1, seat, u)


def clear(st: Position, u: int, names: tuple[str, ...]) -> None:
    for name in names:
        remove(st, u, name)


def tokened_foes(st: Position, seat: int) -> tuple[int, ...]:
    return tuple(v for v in enemy_units(st, seat) if st.tokens[v])


@worth("baratheon.harsh_conditions")
def tokens_to_take(sc: Scene, arg: str) -> bool:
    return bool(tokened_foes(sc.st, sc.seat))


@procedure
def harsh_conditions(st: Position, arg: str) -> Flow[None]:
    """Harsh Conditions: tokens are taken off an enemy, and each takes an ability with it."""
    seat, source = record(st)["seat"], record(st)["source"]
    u = yield from unit_of(st, seat, tokened_foes(st, seat), False)
    if u == NOBODY:
        return
    tokens = tuple(f"way:{name}" for name in held(st, u))
    gone = yield from pick(
        st, "effects.choice", seat, source, tokens, least=0, most=len(tokens), at="tokens"
    )
    clear(st, u, tuple(option.split(":")[1] for option in gone))
    found = tuple(f"ability:{name}" for name in losable(st, u))
    n = min(len(gone), len(found))
    if not n:
        return
    lost = yield from pick(
        st, "effects.choice", seat, source, found, least=n, most=n, at="abilities"
    )
    for option in lost:
        forget(st, u, option.split(":")[1])


def losable(st: Position, u: int) -> list[str]:
    """Abilities of a unit that it may lose: those that are innate stay (rule abilities.innate)."""
    names = dict.fromkeys(name for name, _ in sources.abilities(st, u))
    return [name for name in names if name not in sources.INNATE]


def forget(st: Position, u: int, name: str) -> None:
    st.effects.append({"what": "mute_ability", "unit": u, "ability": name, "until": "round"})
    tell(st, "ability.lost", seat=st.owner[u], unit=st.kind[u], nr=u, ability=name)


@procedure
def everything(st: Position, arg: str) -> Flow[None]:
    """Everything: one infantry unit bleeds for another, which a fallen model may join."""
    seat, source = record(st)["seat"], record(st)["source"]
    u = yield from at("bleeds", unit_of(st, seat, tuple(infantry(st, seat)), False))
    if u == NOBODY:
        return
    n = yield from amount(st, "effects.amount", seat, source, least=0, most=3)
    yield from wound(st, u, n, seat, NOBODY)
    others = tuple(v for v in infantry(st, seat) if v != u)
    v = yield from at("mends", unit_of(st, seat, others, False))
    if v == NOBODY or not restore(st, v, n + 1):
        return
    keys = tuple(
        f"model:{name}"
        for name in lost_models(st, seat)
        if facts.ATTACHMENTS[name].kind == "infantry" and v in bare(st, seat, NOBODY, name)
    )
    if keys:
        option = yield from choose(st, "effects.choice", seat, source, (*keys, "none"))
        if option != "none":
            come_back(st, seat, v, option.split(":")[1])


@procedure
def lavish_encampment(st: Position, arg: str) -> Flow[None]:
    """Lavish Encampment: the NCU is moved to an empty zone, without its effect."""
    seat, n = record(st)["seat"], event(st)["ncu"]
    before = st.n_zone[n]
    keys = tuple(f"zone:{zone}" for zone in free_zones(st))
    if not keys or not st.n_alive[n]:
        return
    option = yield from choose(st, "effects.zone", seat, record(st)["source"], keys)
    set_on(st, n, option.split(":")[1])
    if before in {"zone_crown", "zone_tactics"}:
        u = yield from unit_of(st, seat, tuple(enemy_units(st, seat)), False)
        if u != NOBODY:
            yield from panic_test(st, u, 0, 0, seat)
