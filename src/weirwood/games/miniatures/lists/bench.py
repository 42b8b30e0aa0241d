"""An army on the bench: judged by the rules at every step, with the figures a builder looks at."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import msgspec

from weirwood.kernel import Judged, Refusal, Refused

from ..facts import ATTACHMENTS, FACTIONS, NCUS, UNITS
from . import armies, data, text
from .armies import Army, Troop

if TYPE_CHECKING:
    from collections.abc import Iterable

HAND = 3  # rule tactics.hand
USUAL_POINTS = 40
UNKNOWN = ("armies.faction_unknown", "armies.card_unknown")


class Given(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """An army as data, by ids. Whatever is missing comes later."""

    faction: str = ""
    points: int = USUAL_POINTS
    commander: str = ""
    units: tuple[data.ListedTroop, ...] = ()
    ncus: tuple[str, ...] = ()
    infiltrators: tuple[str, ...] = ()
    name: str = ""


def judge(given: Any, lang: str) -> Judged:
    """An army given as text or as data, unfinished or not."""
    if isinstance(given, str):
        roster = text.read(given)
        army, refusals = roster.army or Army("", USUAL_POINTS, "", ()), list(roster.refusals)
    else:
        army, refusals = settled(_read(given)), []
    broken = armies.check(army)
    known = not any(no.rule in UNKNOWN for no in broken)
    refusals += broken
    return Judged(
        listed=data.write(army),
        text=text.write(army, lang) if known else "",
        refusals=tuple(_once(refusals)),
        figures=figures(army) if known else {},
    )


def _once(refusals: Iterable[Refusal]) -> Iterable[Refusal]:
    """A list that could not be read is not told twice that it is empty."""
    seen: set[str] = set()
    for no in refusals:
        if (told := repr((no.rule, dict(no.args)))) not in seen:
            seen.add(told)
            yield no


def _read(given: Any) -> Army:
    try:
        found = msgspec.convert(given, Given)
    except msgspec.ValidationError as error:
        place = re.search(r"(?:at `\$\.?|field `)([^`]*)`", str(error))
        raise Refused("armies.data", {"found": place[1] if place else "army"}) from error
    if max(len(found.units), len(found.ncus), len(found.infiltrators)) > data.MOST:
        raise Refused("armies.data", {"found": "units"})
    if not 1 <= found.points <= text.MOST_POINTS:
        raise Refused("armies.data", {"found": "points"})
    if any(len(troop.attachments) > data.MOST for troop in found.units):
        raise Refused("armies.data", {"found": "attachments"})
    troops = tuple(Troop(troop.unit[:80], troop.attachments) for troop in found.units)
    return Army(
        found.faction[:80],
        found.points,
        found.commander[:80],
        troops,
        found.ncus,
        found.infiltrators,
    )


def settled(army: Army) -> Army:
    """What can be put in one place only is put there: infiltrators, and the only commander."""
    away = list(army.infiltrators)
    troops = []
    for troop in army.troops:
        leaves = [name for name in troop.attachments if _infiltrates(name)]
        away += leaves
        stays = tuple(name for name in troop.attachments if name not in leaves)
        troops.append(replace(troop, attachments=stays))
    placed = {*(t.unit for t in troops), *(a for t in troops for a in t.attachments), *army.ncus}
    leaders = [name for name in sorted(placed) if (row := armies.body(name)) and row.commander]
    commander = army.commander
    if commander not in leaders:
        commander = leaders[0] if len(leaders) == 1 else ""
    return replace(army, troops=tuple(troops), infiltrators=tuple(away), commander=commander)


def _infiltrates(name: str) -> bool:
    row = ATTACHMENTS.get(name)
    return row is not None and any(need.kind == "enemy" for need in row.needs)


def figures(army: Army) -> dict[str, Any]:
    """Points by kind, what each card costs where it stands, the tactics deck, the activations."""
    bill = armies.prices(army)
    kinds: Counter[str] = Counter()
    for price in bill:
        kinds[_kind(price.card)] += price.paid
    return {
        "points": army.points,
        "spent": sum(price.paid for price in bill),
        "neutral": armies.neutral_points(army),
        "kinds": dict(kinds),
        "prices": [
            {"card": p.card, "paid": p.paid, "printed": p.printed, "rule": p.rule} for p in bill
        ],
        "activations": len(army.troops) + len(army.ncus),
        "wounds": sum(UNITS[troop.unit].health for troop in army.troops),
        "tactics": dict(Counter(armies.deck(army))) if army.faction in FACTIONS else {},
        "hand": HAND,
    }


def _kind(name: str) -> str:
    if name in UNITS:
        return UNITS[name].kind
    return "ncu" if name in NCUS else "attachment"
