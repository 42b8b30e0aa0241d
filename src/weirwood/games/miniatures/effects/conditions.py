"""The conditions of effects: what has to be true of an event and of those in it.

Each is a word of the data (`lost 1`, `control zone_crown`, `fewer self object`) and a small plain
function on the scene.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import facts
from ..rules import teams, units
from ..rules.attack import reach
from ..rules.charge import valid_targets
from ..rules.contexts import find
from ..rules.measuring import in_range
from ..rules.sight import sees
from ..rules.units import tray
from ..state import DECK, DISCARD, HAND, NOBODY, OFF, ON, TOKENS, Position
from . import situations, sources
from .scene import REACH, Scene, commands, controls, fallen, is_person, note
from .war_machines import covers

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from ..state import Effect
    from .vocabulary import Cond


SIDES: Final = {
    "flank_or_rear": ("left", "right", "rear"),
    "front_or_flank": ("front", "left", "right"),
    "front": ("front",),
}


def holds_all(sc: Scene, conditions: Iterable[Cond]) -> bool:
    for words in conditions:  # noqa: SIM110 - a plain loop: this is asked at every moment
        if not holds(sc, words):
            return False
    return True


def holds(sc: Scene, words: Cond) -> bool:
    if words[0] == "not":
        return not holds(sc, words[1:])
    return _CONDITIONS[words[0]](sc, words[1:])


def _side(sc: Scene, args: Cond) -> bool:
    return sc.row.get("side") in SIDES[args[0]]


def _unit(sc: Scene, args: Cond, place: int = 0) -> int:
    return sc.who(args[place]) if len(args) > place else sc.unit


def _lost(sc: Scene, args: Cond) -> bool:
    u = sc.who(args[1]) if len(args) > 1 else sc.unit
    return u != NOBODY and units.ranks_lost(sc.st, u) >= int(args[0])


def _left(sc: Scene, args: Cond) -> bool:
    u = sc.who(args[1]) if len(args) > 1 else sc.unit
    return u != NOBODY and units.ranks_left(sc.st, u) == int(args[0])


def _has(sc: Scene, args: Cond) -> bool:
    u = sc.who(args[0])
    return u != NOBODY and bool(sc.st.tokens[u] & TOKENS[args[1]])


def _fewer(sc: Scene, args: Cond) -> bool:
    """The first has fewer ranks left than the second."""
    one, two = sc.who(args[0]), sc.who(args[1])
    if NOBODY in (one, two):
        return False
    return units.ranks_left(sc.st, one) < units.ranks_left(sc.st, two)


def _not_more(sc: Scene, args: Cond) -> bool:
    return not _fewer(sc, (args[1], args[0]))


def _near_person(sc: Scene, args: Cond) -> bool:
    """`near_person short robb_stark actor`: a friendly unit with the character is in range."""
    u = sc.who(args[2]) if len(args) > 2 else sc.actor
    return u != NOBODY and any(
        in_range(sc.st, v, u, REACH[args[0]])
        for v in units.side_units(sc.st, sc.st.side[sc.seat])
        if is_person(sc, v, args[1])
    )


def _range(sc: Scene, args: Cond) -> bool:
    one, two = sc.who(args[1]), sc.who(args[2])
    return NOBODY not in (one, two) and in_range(sc.st, one, two, REACH[args[0]])


def _only_foe(sc: Scene, args: Cond) -> bool:
    """The actor is the one enemy engaged with the bearer."""
    return sc.unit != NOBODY and units.touching(sc.st, sc.unit) == [sc.actor]


def _ganged(sc: Scene, args: Cond) -> bool:
    """The object is engaged with the bearer and with another friend of it."""
    foes = units.touching(sc.st, sc.object) if sc.object != NOBODY else []
    return sc.unit in foes and len(foes) > 1


def _outranks(sc: Scene, args: Cond) -> bool:
    """The bearer is engaged with an enemy that has fewer ranks left."""
    mine = units.ranks_left(sc.st, sc.unit)
    return any(
        units.ranks_left(sc.st, v) < mine
        for v in units.touching(sc.st, sc.unit)
        if not units.is_wall(sc.st, v)
    )


def _note(sc: Scene, args: Cond) -> bool:
    """`note faith 1`: the bearer has at least so many."""
    return note(sc, args[0]) >= int(args[1])


def _friend(sc: Scene, args: Cond) -> bool:
    """A unit is on the side of the effect's seat."""
    u = _unit(sc, args)
    return u != NOBODY and sc.st.side[sc.st.owner[u]] == sc.st.side[sc.seat]


def _fallen(sc: Scene, args: Cond) -> bool:
    return fallen(sc) >= int(args[0])


def _gone(sc: Scene, args: Cond) -> bool:
    u = _unit(sc, args)
    return u == NOBODY or sc.st.where[u] != ON


def _action(sc: Scene, args: Cond) -> bool:
    return sc.row.get("action") in args[0].split("|")


def _first_of_round(sc: Scene, args: Cond) -> bool:
    """The side whose turn begins has activated nobody yet in this round."""
    st, side = sc.st, sc.row.get("side")
    return not any(
        done and st.side[st.owner[u]] == side for u, done in enumerate(st.activated)
    ) and not any(done and st.side[st.n_owner[n]] == side for n, done in enumerate(st.n_activated))


def _attachment(sc: Scene, args: Cond) -> bool:
    """The unit has an infantry attachment that an effect may destroy."""
    u = _unit(sc, args)
    return u != NOBODY and bool(sc.st.attached[u])


def _sees(sc: Scene, args: Cond) -> bool:
    one, two = sc.who(args[0]), sc.who(args[1])
    return NOBODY not in (one, two) and sees(sc.st, one, two)


def _engaged_with(sc: Scene, args: Cond) -> bool:
    one, two = sc.who(args[0]), sc.who(args[1])
    return NOBODY not in (one, two) and two in units.touching(sc.st, one)


def _engaged_aff(sc: Scene, args: Cond) -> bool:
    """`engaged actor house_x`: engaged; with a house, engaged with an enemy unit of it."""
    u = _unit(sc, args)
    if u == NOBODY:
        return False
    foes = units.touching(sc.st, u)
    if len(args) > 1:
        return any(sources.affiliated(sc.st, v, args[1]) for v in foes)
    return bool(foes)


def _can_charge(sc: Scene, args: Cond) -> bool:
    return bool(valid_targets(sc.st, sc.unit))


def _ally(sc: Scene, args: Cond) -> bool:
    """`ally long infantry golden_company`: such a friend of the bearer is in range."""
    st = sc.st
    return any(
        v != sc.unit
        and units.profile(st, v).kind == args[1]
        and sources.affiliated(st, v, args[2])
        and in_range(st, sc.unit, v, REACH[args[0]])
        for v in units.side_units(st, st.side[st.owner[sc.unit]])
    )


def _aff_near(sc: Scene, args: Cond) -> bool:
    """`aff_near long crannogman actor`: one of the seat's units of that house is in range."""
    u = sc.who(args[2])
    return u != NOBODY and any(
        sources.affiliated(sc.st, v, args[1]) and in_range(sc.st, v, u, REACH[args[0]])
        for v in units.side_units(sc.st, sc.st.side[sc.seat])
    )


def _foe(sc: Scene, args: Cond) -> bool:
    return any(
        in_range(sc.st, sc.unit, v, REACH[args[0]]) for v in units.enemy_units(sc.st, sc.seat)
    )


def _sees_foe(sc: Scene, args: Cond) -> bool:
    return any(
        in_range(sc.st, sc.unit, v, REACH[args[0]]) and sees(sc.st, sc.unit, v)
        for v in units.enemy_units(sc.st, sc.seat)
    )


def _tokened_near(sc: Scene, args: Cond) -> bool:
    u = sc.who(args[1])
    return u != NOBODY and any(
        sc.st.tokens[v] and in_range(sc.st, u, v, REACH[args[0]])
        for v in units.enemy_units(sc.st, sc.seat)
    )


def _heeds_taunt(sc: Scene, args: Cond) -> bool:
    """The action is an attack or a charge on the one who taunted, or none was possible."""
    taunter = taunter_of(sc.st, sc.unit)
    if taunter == NOBODY or not sc.st.notes[sc.unit].get("taunt_possible"):
        return True
    return sc.row.get("action") in {"melee", "ranged", "charge"} and sc.object in {NOBODY, taunter}


def taunter_of(st: Position, u: int) -> int:
    for row in st.effects:
        if row.get("what") == "taunt" and row.get("unit") == u:
            return row["taunter"]
    return NOBODY


def _disorderly(sc: Scene, args: Cond) -> bool:
    row = find(sc.st, "charge")
    return row is not None and row["disorderly"]


def _waits(sc: Scene, args: Cond) -> bool:
    """A unit of the seat waits in reserve for an outflanking move."""
    return any(
        where == OFF and sc.st.owner[u] == sc.seat and sc.st.notes[u].get("outflank")
        for u, where in enumerate(sc.st.where)
    )


def _dead_models(sc: Scene, args: Cond) -> bool:
    return bool(dead_models(sc.st))


def dead_models(st: Position) -> list[str]:
    """Destroyed infantry attachments of all players, each once."""
    return sorted(
        {
            name
            for fallen_models in st.fallen
            for name in fallen_models
            if facts.ATTACHMENTS[name].kind == "infantry"
        }
    )


def _owns(sc: Scene, args: Cond) -> bool:
    """A card is left in the seat's deck, hand or discard pile, as everybody can tell."""
    return any(
        sc.st.cards.face[card] < len(sources.FACES)
        and sources.FACES[sc.st.cards.face[card]] == args[0]
        for which in (DECK, HAND, DISCARD)
        for card in sources.pile(sc.st, sc.seat, which)
    )


def _foreseen(sc: Scene, args: Cond) -> bool:
    """The zone is one that this effect named."""
    return any(sc.row.get("zone") in row["zones"] for row in _named_zones(sc, *args))


def _named_zones(sc: Scene, more: str = "") -> list[Effect]:
    source = f"{sc.source}.{more}" if more else sc.source
    return [
        row
        for row in sc.st.effects
        if row.get("what") == "doves" and row["seat"] == sc.seat and row["source"] == source
    ]


def _named_ncu(sc: Scene, args: Cond) -> bool:
    return any(
        row.get("what") == "named_ncu" and row["ncu"] == sc.row.get("ncu") for row in sc.st.effects
    )


def _claimed(sc: Scene, args: Cond) -> bool:
    row = find(sc.st, "claim")
    return row is not None and row["zone"] == args[0]


def _held_back(sc: Scene, args: Cond) -> bool:
    return any(
        where == OFF and sc.st.owner[u] == sc.seat and sc.st.notes[u].get("held_back")
        for u, where in enumerate(sc.st.where)
    )


def _person_stands(sc: Scene, args: Cond) -> bool:
    return any(is_person(sc, v, args[0]) for v in units.side_units(sc.st, sc.st.side[sc.seat]))


def _alone(sc: Scene, args: Cond) -> bool:
    """`alone short free_folk`: no other friendly unit of that faction is in range."""
    st = sc.st
    return not any(
        v != sc.unit
        and units.profile(st, v).faction == args[1]
        and in_range(st, sc.unit, v, REACH[args[0]])
        for v in units.side_units(st, st.side[st.owner[sc.unit]])
    )


def _far_from(sc: Scene, args: Cond) -> bool:
    """`far_from long borroq`: no friendly unit with the character is in range of the bearer."""
    return not any(
        is_person(sc, v, args[1]) and in_range(sc.st, sc.unit, v, REACH[args[0]])
        for v in units.side_units(sc.st, sc.st.side[sc.seat])
    )


def _in_reach(sc: Scene, args: Cond) -> bool:
    """The target of a war machine stands in range and sight of some part of its tray."""
    st = sc.st
    if NOBODY in (sc.actor, sc.object):
        return False
    far = reach(st, sc.actor, sc.row["attack"])
    return covers(st, sc.actor, tray(st, sc.actor), sc.object, far)


def _struck(sc: Scene, args: Cond) -> bool:
    """A unit falls to a melee attack on it."""
    attack = find(sc.st, "attack")
    return attack is not None and not attack["ranged"] and attack["defender"] == sc.actor


def _beast_near(sc: Scene, args: Cond) -> bool:
    """A friendly monster is within Short range of the acting unit."""
    return sc.actor != NOBODY and any(
        units.profile(sc.st, v).kind == "monster" and in_range(sc.st, v, sc.actor, REACH["short"])
        for v in units.side_units(sc.st, sc.st.side[sc.seat])
    )


_CONDITIONS: Final[dict[str, Callable[[Scene, Cond], bool]]] = {
    "melee": lambda sc, _: sc.row.get("ranged") is False,
    "ranged": lambda sc, _: sc.row.get("ranged") is True,
    "charge": lambda sc, _: bool(sc.row.get("charge")),
    "side": _side,
    "lost": _lost,
    "left": _left,
    "full": lambda sc, _: sc.unit != NOBODY and units.ranks_lost(sc.st, sc.unit) == 0,
    "control": lambda sc, a: commands(sc, a[0]),
    "uncontrolled": lambda sc, a: (
        not any(controls(sc.st, s, a[0]) for s in teams.enemies_of_seat(sc.st, sc.seat))
    ),
    "has": _has,
    "any_token": lambda sc, a: _unit(sc, a) != NOBODY and sc.st.tokens[_unit(sc, a)] != 0,
    "aff": lambda sc, a: sc.who(a[0]) != NOBODY and sources.affiliated(sc.st, sc.who(a[0]), a[1]),
    "person": lambda sc, a: is_person(sc, sc.who(a[0]), a[1]),
    "near_person": _near_person,
    "fewer": _fewer,
    "not_more": _not_more,
    "unactivated": lambda sc, a: _unit(sc, a) != NOBODY and not sc.st.activated[_unit(sc, a)],
    "engaged": _engaged_aff,
    "unengaged": lambda sc, a: _unit(sc, a) != NOBODY and not units.engaged(sc.st, _unit(sc, a)),
    "engaged_with": _engaged_with,
    "only_foe": _only_foe,
    "range": _range,
    "alive": lambda sc, a: not _gone(sc, a),
    "gone": _gone,
    "kind": lambda sc, a: (
        sc.who(a[0]) != NOBODY and units.profile(sc.st, sc.who(a[0])).kind in a[1].split("|")
    ),
    "began": lambda sc, _: bool(sc.row.get("began")),
    "panic": lambda sc, _: bool(sc.row.get("panic")),
    "wounded": lambda sc, _: int(sc.row.get("wounds", 0)) + int(sc.row.get("lost", 0)) > 0,
    "destroyed": lambda sc, _: bool(sc.row.get("destroyed")),
    "ranks_destroyed": lambda sc, a: int(sc.row.get("ranks_destroyed", 0)) >= int(a[0]),
    "ok": lambda sc, _: sc.ok,
    "failed": lambda sc, _: not sc.ok,
    "zone": lambda sc, a: sc.row.get("zone") in a,
    "action": _action,
    "friend": _friend,
    "note": _note,
    "fallen": _fallen,
    "defense_ones": lambda sc, _: 1 in sc.row.get("defense", ()),
    "ganged": _ganged,
    "outranks": _outranks,
    "commander": lambda sc, a: _unit(sc, a) != NOBODY and sources.leads(sc.st, _unit(sc, a)),
    "other": lambda sc, a: sc.who(a[0]) != (sc.who(a[1]) if len(a) > 1 else sc.unit),
    "source": lambda sc, a: sc.row.get("source") in a[0].split("|"),
    "first_of_round": _first_of_round,
    "attachment": _attachment,
    "sees": _sees,
    "mine": lambda sc, _: sc.actor == sc.unit,
    "against": lambda sc, _: sc.object == sc.unit,
    "picked": lambda sc, _: sc.it != NOBODY,
    "hand": lambda sc, a: len(sources.pile(sc.st, sc.seat, HAND)) >= int(a[0]),
    "by_enemy": lambda sc, _: (
        sc.row.get("by", NOBODY) != NOBODY and sc.st.side[sc.row["by"]] != sc.st.side[sc.seat]
    ),
    "faction": lambda sc, a: (
        sc.who(a[0]) != NOBODY and units.profile(sc.st, sc.who(a[0])).faction == a[1]
    ),
    "vowed": lambda sc, _: (
        sc.unit != NOBODY and sc.st.notes[sc.unit].get("vow", 0) - 1 == sc.object
    ),
    "fell": lambda sc, a: sc.row.get("name") == a[0],
    "replaced": lambda sc, _: bool(sc.row.get("replaced")),
    "saved": lambda sc, _: bool(sc.row.get("saved")),
    "waits": _waits,
    "second_player": lambda sc, _: sc.st.first != sc.st.side[sc.seat],
    "attacked": lambda sc, _: "attacker" in sc.row,
    "can_charge": _can_charge,
    "ally": _ally,
    "aff_near": _aff_near,
    "foe": _foe,
    "sees_foe": _sees_foe,
    "tokened_near": _tokened_near,
    "dead_models": _dead_models,
    "heeds_taunt": _heeds_taunt,
    "penniless": lambda sc, _: sc.ncu != NOBODY and sc.st.n_tokens[sc.ncu] <= 0,
    "foreseen": _foreseen,
    "named": lambda sc, _: bool(_named_zones(sc)),
    "named_ncu": _named_ncu,
    "free_zone": lambda sc, _: any(zone not in sc.st.n_zone for zone in sc.st.zones),
    "discards": lambda sc, _: any(
        sc.st.cards.face[card] < len(sources.FACES)  # missions and siege cards lie there too
        for card in sources.pile(sc.st, sc.seat, DISCARD)
    ),
    "owns": _owns,
    "held_back": _held_back,
    "how": lambda sc, a: sc.row.get("how") in a[0].split("|"),
    "disorderly": _disorderly,
    "person_stands": _person_stands,
    "person_among": lambda sc, a: is_person(sc, sc.unit, a[0]) or is_person(sc, sc.it, a[0]),
    "own_action": lambda sc, _: not sc.row.get("free", True),
    "free": lambda sc, _: bool(sc.row.get("free")),
    "claimed": _claimed,
    "orders_used": lambda sc, _: any(
        name.startswith("order:")
        for u in units.side_units(sc.st, sc.st.side[sc.seat])
        for name in sc.st.notes[u]
    ),
    "card": lambda sc, a: sc.row.get("card") in a[0].split("|"),
    "alone": _alone,
    "struck": _struck,
    "bears": situations.bears,
    "held_by": situations.held_by,
    "unled": situations.unled,
    "zone_chose": situations.zone_chose,
    "fact": lambda sc, a: sc.who(a[0]) != NOBODY and sources.has(sc.st, sc.who(a[0]), a[1]),
    "far_from": _far_from,
    "in_reach": _in_reach,
    "beast_near": _beast_near,
    "betrayer": situations.betrayer,
    "anyone": situations.anyone,
    "fallen_of": situations.fallen_of,
    "lost_models": lambda sc, a: bool(situations.lost_models(sc.st, sc.seat, *a)),
    "their_discards": situations.their_discards,
    "loot": situations.loot,
    "worn": situations.worn,
    "solitary": situations.solitary,
    "leaderless": situations.leaderless,
    "person_busy": lambda sc, a: any(
        units.engaged(sc.st, u) for u in situations.bearers_of(sc, a[0])
    ),
    "master": lambda sc, _: (
        sc.unit != NOBODY and sc.st.notes[sc.unit].get("master", 0) - 1 == sc.actor
    ),
    "beside_board": lambda sc, _: sc.ncu != NOBODY and not sc.st.n_zone[sc.ncu],
    "round": lambda sc, a: sc.st.round >= int(a[0]),
    "has_ability": lambda sc, a: (
        sc.who(a[0]) != NOBODY
        and any(name == a[1] for name, _ in sources.abilities(sc.st, sc.who(a[0])))
    ),
    "hits": lambda sc, a: int(sc.row.get("hits", 0)) >= int(a[0]),
    "solo": lambda sc, a: sc.who(a[0]) != NOBODY and units.profile(sc.st, sc.who(a[0])).solo,
}
