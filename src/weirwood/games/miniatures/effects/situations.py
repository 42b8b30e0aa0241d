"""Conditions that look further around: at people, cards, zones and those who fell.

Plain functions on the scene, named in `conditions` by their words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import facts
from ..rules import teams, units
from ..rules.contexts import find
from ..rules.measuring import in_range
from ..state import DISCARD, GONE, NOBODY, PILES_PER_SEAT, Position
from . import sources
from .scene import REACH, Scene, controls, is_person

if TYPE_CHECKING:
    from .vocabulary import Cond


TRAITORS: Final = frozenset({"roose_bolton", "ramsay_snow", "walder_frey"})
TRAITOR_CARDS: Final = frozenset(
    {f"{name}_{faction}" for name in ("dreadfort_captain", "bolton_flayer")
     for faction in ("neutral", "bolton")}
)  # fmt: skip


def betrayer(sc: Scene, args: Cond) -> bool:
    """The unit is of those who broke the peace of the Red Wedding, or holds one of them."""
    u = sc.who(args[0])
    if u == NOBODY or units.is_wall(sc.st, u):
        return False
    card = units.profile(sc.st, u)
    models = sc.st.attached[u]
    people = {name for m in models for name in facts.ATTACHMENTS[m].characters}
    return (
        card.faction in {"bolton", "lannister"}
        or sources.affiliated(sc.st, u, "house_bolton")
        or not TRAITORS.isdisjoint(people | set(card.characters))
        or not TRAITOR_CARDS.isdisjoint(models)
    )


def fallen_of(sc: Scene, args: Cond) -> bool:
    """A unit of that house of the seat's is destroyed."""
    st = sc.st
    return any(
        where == GONE and st.owner[u] == sc.seat and args[0] in facts.UNITS[st.kind[u]].affiliations
        for u, where in enumerate(st.where)
        if st.kind[u] in facts.UNITS
    )


def lost_models(st: Position, seat: int, which: str = "") -> list[str]:
    """Destroyed attachments of a seat's units, each once; `troops`: no commander among them."""
    return sorted(
        {
            name
            for u, row in enumerate(st.fallen)
            if st.owner[u] == seat
            for name in row
            if which != "troops" or not facts.ATTACHMENTS[name].commander
        }
    )


def their_discards(sc: Scene, args: Cond) -> bool:
    """An opponent has tactics cards among the discards."""
    return any(
        sc.st.cards.face[card] < len(sources.FACES)
        for seat in teams.enemies_of_seat(sc.st, sc.seat)
        for card in sources.pile(sc.st, seat, DISCARD)
    )


def loot(sc: Scene, args: Cond) -> bool:
    """A friendly unit has a Pillage token."""
    mine = units.side_units(sc.st, sc.st.side[sc.seat])
    return any(sc.st.notes[u].get("pillage", 0) for u in mine)


def anyone(sc: Scene, args: Cond) -> bool:
    """Some player controls the zone."""
    return any(controls(sc.st, seat, args[0]) for seat in range(sc.st.seats))


def worn(sc: Scene, args: Cond) -> bool:
    """The first has lost at least as many ranks as the second."""
    one, two = sc.who(args[0]), sc.who(args[1])
    if NOBODY in (one, two):
        return False
    return units.ranks_lost(sc.st, one) >= units.ranks_lost(sc.st, two)


def bearers_of(sc: Scene, person: str) -> list[int]:
    mine = units.side_units(sc.st, sc.st.side[sc.seat])
    return [v for v in mine if is_person(sc, v, person)]


def solitary(sc: Scene, args: Cond) -> bool:
    """The friendly unit with the character has no other friend in Long range."""
    mine = units.side_units(sc.st, sc.st.side[sc.seat])
    return any(
        not any(v != u and in_range(sc.st, u, v, REACH["long"]) for v in mine)
        for u in bearers_of(sc, args[0])
    )


def leaderless(sc: Scene, args: Cond) -> bool:
    """The commander of an enemy is destroyed."""
    st = sc.st
    return any(
        lead in {name for row in st.fallen for name in row}
        or any(kind == lead and st.where[u] == GONE for u, kind in enumerate(st.kind))
        or any(kind == lead and not st.n_alive[n] for n, kind in enumerate(st.n_kind))
        for seat in teams.enemies_of_seat(st, sc.seat)
        if (lead := st.commander[seat])
    )


def bears(sc: Scene, args: Cond) -> bool:
    """`bears object promise_of_fire`: such a card of the own side lies on the unit."""
    st, u = sc.st, sc.who(args[0])
    return any(
        unit == u
        and st.cards.face[card] < len(sources.FACES)
        and sources.FACES[st.cards.face[card]] == args[1]
        and st.side[st.cards.zone[card] // PILES_PER_SEAT] == st.side[sc.seat]
        for card, unit in st.pins
    )


def held_by(sc: Scene, args: Cond) -> bool:
    """`held_by self daenerys_targaryen`: engaged with the friendly unit of the character."""
    u = sc.who(args[0])
    return u != NOBODY and any(v in units.touching(sc.st, u) for v in bearers_of(sc, args[1]))


def unled(sc: Scene, args: Cond) -> bool:
    """`unled short untrained_masses`: no friend without that ability is in range of the bearer."""
    st = sc.st
    return not any(
        v != sc.unit
        and args[1] not in units.profile(st, v).abilities
        and in_range(st, sc.unit, v, REACH[args[0]])
        for v in units.side_units(st, st.side[st.owner[sc.unit]])
    )


def zone_chose(sc: Scene, args: Cond) -> bool:
    """`zone_chose zone_crown`: the acting unit suffers the effect of a zone of the own side."""
    claim = find(sc.st, "claim")
    return (
        claim is not None
        and claim["zone"] == args[0]
        and not claim["replaced"]
        and claim["target"] == sc.actor
        and sc.st.side[sc.st.n_owner[claim["ncu"]]] == sc.st.side[sc.seat]
    )
