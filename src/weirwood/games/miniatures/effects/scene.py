"""Who is who for one effect: the bearer, those of the event, conditions, amounts, choices.

A scene is made for the moment and thrown away; nothing in it is part of the position.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from weirwood.kernel import roll, tell

from .. import facts
from ..geometry.rect import within
from ..rules import units
from ..rules.charge import why_not_charge
from ..rules.contexts import find
from ..rules.measuring import LONG, SHORT, in_range
from ..rules.sight import sees
from ..rules.units import tray
from ..state import GONE, NOBODY, ON, TOKENS, Position
from . import sources
from .vocabulary import ENTRIES, amount, choice

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..rules.contexts import Attack, Row


REACH: Final = {"short": SHORT, "long": LONG}
MOST_PACK: Final = 3
NO_CONTROL: Final = 3  # the round from which a poisoned NCU controls nothing


@dataclass(slots=True)
class Scene:
    """One effect about to be judged: `unit` bears it, `seat` has its use, `row` is the event."""

    st: Position
    seat: int
    unit: int
    ncu: int
    row: Row
    actor: int
    object: int
    it: int = NOBODY
    ok: bool = False
    card: int = NOBODY
    source: str = ""

    def who(self, ref: str) -> int:
        """A unit by its word; NOBODY if there is none now."""
        if ref in {"self", ""}:
            return self.unit
        if ref == "actor":
            return self.actor
        if ref == "object":
            return self.object
        if ref == "it":
            return self.it
        if ref == "by":  # the unit whose attack called for a test
            return int(self.row.get("by_unit", NOBODY))
        if ref == "chosen":  # the unit that a zone has chosen
            return int(self.row.get("target", NOBODY))
        raise KeyError(f"{self.source}: unit {ref!r} is unknown")


def parties(row: Row) -> tuple[int, int]:
    """Who acts in an event, and on whom."""
    kind = row["kind"]
    if kind == "attack":
        return row["attacker"], row["defender"]
    if kind in {"charge", "action"}:
        return row["unit"], row["target"]
    if kind in {"rank", "death", "attachment"}:
        return row["unit"], row["by_unit"]
    return row.get("unit", NOBODY), NOBODY


def unrelated(of: str, unit: int, actor: int, target: int) -> bool:
    """Is the event surely not one of the bearer's, before a scene is made of it? See `related`."""
    if unit == NOBODY:
        return False
    return unit != actor if of == "mine" else of == "against" and unit != target


def scene(st: Position, row: Row, seat: int, unit: int, ncu: int, source: str) -> Scene:
    actor, target = parties(row)
    return Scene(st, seat, unit, ncu, row, actor, target, source=source)


# ---- control, people, counters -------------------------------------------------------------------


def controls(st: Position, seat: int, zone: str) -> bool:
    """Does a seat control a zone, itself or through an ally (rule tactics_board.control)?"""
    side = st.side[seat]
    if any(
        st.n_alive[n] and where == "zone_water_gardens" and st.side[st.n_owner[n]] != side
        for n, where in enumerate(st.n_zone)
    ):
        return False  # the Water Gardens silence every other zone (rule tactics_board.extra_zones)
    if any(
        st.n_alive[n]
        and where == zone
        and st.side[st.n_owner[n]] == side
        and not (st.round >= NO_CONTROL and sources.strangled(st, n))
        for n, where in enumerate(st.n_zone)
    ):
        return True
    return counts_as_controlling(st, seat, zone)


def counts_as_controlling(st: Position, seat: int, zone: str) -> bool:
    """Control that an effect lends without a claim (rule tactics_board.counts_as)."""
    side = st.side[seat]
    for row in st.effects:
        if row.get("what") == "counts_as" and row["zone"] == zone and st.side[row["seat"]] == side:
            return True
    for n, where in enumerate(st.n_zone):
        if where and st.side[st.n_owner[n]] == side:
            for name in sources.ncu_abilities(st, n):
                entry = ENTRIES.get(name)
                if entry is not None and f"counts_as:{zone}" in entry.has:
                    return True
    return False


LENT_ZONES: Final = frozenset({"zone_crown", "zone_tactics"})


def commands(sc: Scene, zone: str) -> bool:
    """Does the seat control a zone for this effect: truly, or because of the unit it is used on
    (rule tactics_board.claims)?"""
    if controls(sc.st, sc.seat, zone):
        return True
    if zone not in LENT_ZONES:
        return False
    words = ["claims:all", "claims:cards"] if sc.source in facts.CARDS else ["claims:all"]
    return any(
        u != NOBODY
        and sc.st.side[sc.st.owner[u]] == sc.st.side[sc.seat]
        and any(sources.has(sc.st, u, word) for word in words)
        for u in dict.fromkeys((sc.unit, sc.it))
    )


def is_person(sc: Scene, u: int, person: str) -> bool:
    if "|" in person:
        return any(is_person(sc, u, name) for name in person.split("|"))
    if person == "commander":
        return u != NOBODY and sources.leads(sc.st, u)
    if sc.card != NOBODY and sources.is_borrowed(sc.st, sc.card) and person in sources.COMMANDERS:
        person = "euron_greyjoy"  # whatever name a borrowed card has, it means its user
    return sources.holds_person(sc.st, u, person)


def note(sc: Scene, key: str) -> int:
    if sc.ncu != NOBODY and key == "order":
        return sc.st.n_tokens[sc.ncu]
    if sc.ncu != NOBODY and sc.unit == NOBODY:
        return sc.st.n_notes[sc.ncu].get(key, 0)
    if sc.card != NOBODY and key == "order":
        return next(
            (
                row["count"]
                for row in sc.st.effects
                if row.get("what") == "card_tokens" and row["card"] == sc.card
            ),
            0,
        )
    return sc.st.notes[sc.unit].get(key, 0) if sc.unit != NOBODY else 0


def fallen(sc: Scene) -> int:
    """Friendly combat units destroyed so far and not back."""
    side = sc.st.side[sc.seat]
    return sum(
        where == GONE and sc.st.side[sc.st.owner[u]] == side and not units.is_wall(sc.st, u)
        for u, where in enumerate(sc.st.where)
    )


# ---- amounts ------------------------------------------------------------------------------------


def reckon(sc: Scene, text: str) -> int:
    """The value of an amount now; its dice are rolled."""
    total = 0
    for sign, kind, ref in amount(text):
        total += sign * _term(sc, kind, ref) if kind else sign
    return total


def _term(sc: Scene, kind: str, ref: str) -> int:
    st = sc.st
    if kind in {"D3", "D6"}:
        face = roll(st, "effect", int(kind[1]))
        tell(st, "dice.rolled", what="effect", dice=[face], sides=int(kind[1]), seat=sc.seat)
        return face
    if kind == "fallen":
        return fallen(sc)
    if kind == "note":
        return note(sc, ref)
    if kind == "suffered":
        return int(sc.row.get("lost", 0))
    if kind == "misses":
        return int(sc.row.get("misses", 0))
    if kind == "ones":
        return list(sc.row.get("dice", ())).count(1)
    if kind == "destroyed":
        return int(sc.row.get("ranks_destroyed", 0))
    if kind == "successes":  # attack dice that hit
        return len(sc.row.get("dice", ())) - int(sc.row.get("misses", 0))
    if kind == "hits":
        return int(sc.row.get("hits", 0))
    if kind == "round":
        return st.round
    if kind == "taken":  # wounds of the attack and of its Panic test
        return int(sc.row.get("taken", 0))
    if kind == "blocked":
        return int(sc.row.get("blocked", 0))
    if kind == "zones":  # zones that somebody controls
        return sum(any(controls(st, seat, z) for seat in range(st.seats)) for z in st.zones)
    u = sc.who(ref)
    if u == NOBODY:
        return 0
    if kind == "lost":
        return units.ranks_lost(st, u)
    if kind == "left":
        return units.ranks_left(st, u) if st.where[u] == ON else 0
    if kind == "tokens":
        return st.tokens[u].bit_count()
    if kind == "hurt":
        return st.full[u] - st.health[u]
    if kind == "near":  # other friends within Short range
        own = units.side_units(st, st.side[st.owner[u]])
        return sum(v != u and in_range(st, u, v, SHORT) for v in own)
    if kind in {"pack", "beasts", "ring"}:  # the seat's units (or monsters) within Short range
        found = units.side_units(st, st.side[sc.seat])
        if kind == "beasts":
            found = [v for v in found if units.profile(st, v).kind == "monster"]
        around = sum(v != u and in_range(st, v, u, SHORT) for v in found)
        return around if kind == "ring" else min(MOST_PACK, around)
    if kind == "devout":  # the seat's units of R'hllor within Short range
        own = units.side_units(st, st.side[sc.seat])
        return sum(sources.affiliated(st, v, "rhllor") and in_range(st, v, u, SHORT) for v in own)
    if kind == "gang":  # those engaged with it
        return len(units.touching(st, u))
    if kind == "foes_lost":  # destroyed ranks of the enemies engaged with it
        return sum(units.ranks_lost(st, v) for v in units.touching(st, u))
    if kind == "rich":  # other friends within Short range that have plundered
        own = units.side_units(st, st.side[st.owner[u]])
        return sum(
            v != u and st.notes[v].get("pillage", 0) > 0 and in_range(st, u, v, SHORT) for v in own
        )
    if kind == "morale":
        return units.profile(st, u).morale
    raise KeyError(kind)


# ---- choices of units ---------------------------------------------------------------------------


def candidates(sc: Scene, text: str) -> list[int]:
    """The units that a choice in brackets allows."""
    wanted = choice(text)
    st = sc.st
    if wanted.side == "enemy":
        found = units.enemy_units(st, sc.seat)
    elif wanted.side == "friend":
        found = units.side_units(st, st.side[sc.seat])
    else:
        found = [u for u in units.on_table(st) if not units.is_wall(st, u)]
    kind = content_kind(sc)
    fitting = []
    for u in found:
        for name, arg in wanted.filters:
            if not _fits(sc, u, name, arg):
                break
        else:
            if wanted.count == "all" or not shielded(st, u, sc.seat, kind):
                fitting.append(u)
    return fitting


def content_kind(sc: Scene) -> str:
    """What the effect of a scene is, for those who cannot be its target."""
    if sc.source in facts.CARDS:
        return "card"
    if sc.source in sources.ORDERS:
        return "order"
    return "influence" if sc.ncu != NOBODY else "ability"


SHIELDS: Final = frozenset(
    f"shield:{word}" for word in ("all", "isolated", "lost", "peace", "sealed", "wary")
)


def shielded(st: Position, u: int, seat: int, kind: str) -> bool:
    """May this unit not be chosen by effects of this kind of this seat?

    `shield:all`: by nothing of an enemy; `shield:lost`: by no Order, card or Influence of an enemy
    while a rank is destroyed; `shield:isolated`: by no zone or Influence of its own side;
    `shield:sealed`: by no Order or card of anybody; `shield:wary`: by none of an enemy;
    `shield:peace`: by no zone of anybody.
    """
    words = sources.plain_words(st, u)
    if words is not None and words.isdisjoint(SHIELDS):
        return False
    if kind == "zone" and st.effects and sources.has(st, u, "shield:peace"):
        return True
    if kind in {"card", "order"} and sources.has(st, u, "shield:sealed"):
        return True
    if st.side[seat] == st.side[st.owner[u]]:
        return kind in {"zone", "influence"} and sources.has(st, u, "shield:isolated")
    if sources.has(st, u, "shield:all"):
        return True
    if kind in {"card", "order"} and sources.has(st, u, "shield:wary"):
        return True
    return (
        kind in {"card", "order", "influence"}
        and units.ranks_lost(st, u) > 0
        and sources.has(st, u, "shield:lost")
    )


def _fits(sc: Scene, u: int, name: str, arg: str) -> bool:
    plain = _FITS.get(name)
    if plain is not None:
        return plain(sc, u)
    st = sc.st
    if name == "engaged":
        return u in units.touching(st, sc.who(arg))
    if name in REACH:
        base = sc.who(arg)
        if base != NOBODY and st.where[base] == GONE:  # where it stood
            return within(tray(st, base), tray(st, u), REACH[name])
        return base != NOBODY and in_range(st, base, u, REACH[name])
    if name == "sight":
        return sees(st, sc.who(arg), u)
    if name == "other":
        return u != sc.who(arg)
    if name == "aff":
        return sources.affiliated(st, u, arg)
    if name == "token":
        return bool(st.tokens[u] & TOKENS[arg])
    if name == "person":
        return is_person(sc, u, arg)
    if name == "left_behind":
        retreat = find(st, "retreat")
        return retreat is not None and u in retreat["left"]
    if name == "watches":
        return sees(st, u, sc.who(arg))
    if name == "faction":
        return units.profile(st, u).faction == arg
    if name in {"stalked", "scouted"}:
        return any(
            not (name == "stalked" and units.engaged(st, v))
            and sources.affiliated(st, v, arg)
            and in_range(st, v, u, LONG)
            for v in units.side_units(st, st.side[sc.seat])
        )
    if name == "reached":  # in Long range of the unit with a character
        return any(
            is_person(sc, v, arg) and in_range(st, v, u, LONG)
            for v in units.side_units(st, st.side[sc.seat])
        )
    if name == "ability":
        return any(found == arg for found, _ in sources.abilities(st, u))
    if name == "can_charge":
        return _may_charge(st, u, sc.who(arg))
    if name == "as_many":  # at least as many ranks left
        return units.ranks_left(st, u) >= units.ranks_left(st, sc.who(arg))
    raise KeyError(name)


def _may_charge(st: Position, u: int, v: int) -> bool:
    return v != NOBODY and st.where[v] == ON and why_not_charge(st, u, v) is None


_FITS: Final[dict[str, Callable[[Scene, int], bool]]] = {
    "in_combat": lambda sc, u: units.engaged(sc.st, u),
    "unengaged": lambda sc, u: not units.engaged(sc.st, u),
    "infantry": lambda sc, u: units.profile(sc.st, u).kind == "infantry",
    "cavalry": lambda sc, u: units.profile(sc.st, u).kind == "cavalry",
    "monster": lambda sc, u: units.profile(sc.st, u).kind == "monster",
    "not_solo": lambda sc, u: not units.profile(sc.st, u).solo,
    "trooper": lambda sc, u: units.profile(sc.st, u).kind in {"infantry", "cavalry"},
    "activated": lambda sc, u: bool(sc.st.activated[u]),
    "unactivated": lambda sc, u: not sc.st.activated[u],
    "not_actor": lambda sc, u: u != sc.actor,
    "not_object": lambda sc, u: u != sc.object,
    "wounded": lambda sc, u: sc.st.health[u] < sc.st.full[u],
    "any_token": lambda sc, u: sc.st.tokens[u] != 0,
    "with_attachment": lambda sc, u: bool(sc.st.attached[u]),
    "orders_used": lambda sc, u: any(k.startswith("order:") for k in sc.st.notes[u]),
}


def protected(st: Position, u: int, seat: int) -> bool:
    """May this unit not be the target of its own player's cards (rule tactics.forbidden_target)?"""
    if shielded(st, u, seat, "card"):
        return True
    if st.side[st.owner[u]] == st.side[seat] and sources.distracted(st, u):
        return True
    return any(
        row.get("what") == "bar"
        and row.get("unit") == u
        and st.side[st.owner[u]] == st.side[seat]
        and (not row.get("while_attacked_by") or sources.muted(st, u))
        and st.round >= row.get("from_round", 0)
        and st.turn == row.get("in_turn", st.turn)
        for row in st.effects
    )


def is_weapon(row: Row | Attack, st: Position, ability: str) -> bool:
    """Is the attack made with the weapon that bears this ability's name (rule abilities.weapon)?"""
    if row["attack"] == NOBODY:  # an attack that stands on no card of a unit
        return False
    attack = units.profile(st, row["attacker"]).attacks[row["attack"]]
    return attack.ability == ability


def named_weapons() -> frozenset[str]:
    return frozenset(
        attack.ability for unit in facts.UNITS.values() for attack in unit.attacks if attack.ability
    )


WEAPONS: Final = named_weapons()


# ---- whose event it is --------------------------------------------------------------------------


def related(sc: Scene, of: str) -> bool:
    """Does the event stand in this relation to the bearer of the effect?"""
    st = sc.st
    if of == "any":
        return True
    if of == "mine":
        if sc.unit != NOBODY:
            return sc.actor == sc.unit
        return sc.ncu != NOBODY and sc.row.get("ncu") == sc.ncu
    if of == "against":
        return sc.unit != NOBODY and sc.object == sc.unit
    if of in {"friend", "enemy"}:
        side = event_side(st, sc)
        return side != NOBODY and (side == st.side[sc.seat]) == (of == "friend")
    if NOBODY in (sc.unit, sc.actor):
        return False
    if of == "inflicted":
        attack = find(st, "attack")
        return (
            sc.row.get("source") == "attack"
            and attack is not None
            and attack["attacker"] == sc.unit
        )
    foe = st.side[st.owner[sc.actor]] != st.side[st.owner[sc.unit]]
    if of == "engaged":
        return foe and sc.unit in units.touching(st, sc.actor)
    return foe == (of == "near_foe") and in_range(st, sc.unit, sc.actor, SHORT)


def event_side(st: Position, sc: Scene) -> int:
    """The side that acts in an event: of its unit, its NCU, its player or its turn."""
    row = sc.row
    if sc.actor != NOBODY:
        return st.side[st.owner[sc.actor]]
    if row.get("ncu", NOBODY) != NOBODY:
        return st.side[st.n_owner[row["ncu"]]]
    if "side" in row and isinstance(row["side"], int):
        return row["side"]
    if row.get("by", NOBODY) != NOBODY:
        return st.side[row["by"]]
    return NOBODY


def attack_fits(sc: Scene, wanted: str) -> bool:
    """Is the attack of the sort the effect speaks of; a weapon's effect belongs to it alone."""
    row = sc.row if sc.row["kind"] == "attack" else find(sc.st, "attack")
    if row is None:
        return wanted in {"", "any"} and sc.source not in WEAPONS
    if wanted == "melee":
        return not row["ranged"]
    if wanted == "ranged":
        return row["ranged"]
    if wanted == "any" or sc.source not in WEAPONS:
        return True
    return is_weapon(row, sc.st, sc.source)
