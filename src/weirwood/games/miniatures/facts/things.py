"""Units, attachments, NCUs, tactics cards and what lies on the field, as things to look at."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any

from weirwood.kernel import Row, Thing

from . import (
    ABILITIES,
    ATTACHMENTS,
    CARDS,
    CONDITIONS,
    CONTENT,
    FOLDER,
    KEYWORDS,
    MISSIONS,
    MODES,
    NCUS,
    OBJECTIVES,
    SIEGE,
    TERRAIN,
    UNITS,
    ZONES,
    Attachment,
    Attack,
    Card,
    Ncu,
    Need,
    Unit,
    affiliations,
    characters,
)

_WORD = re.compile(r"[a-z_]{3,}")
INCH = 1000

RULES = {
    "unit": ("units.combat", "units.attack", "units.defense", "units.morale"),
    "attachment": ("attachments.part", "attachments.points", "attachments.abilities"),
    "ncu": ("ncus.off_field", "ncus.action", "ncus.ability"),
    "tactics_card": ("tactics.card", "tactics.trigger", "tactics.target"),
    "zone": ("tactics_board.zones", "tactics_board.claim"),
    "terrain": ("terrain.keywords",),
    "mode": ("modes.target",),
    "objective": ("modes.objective_cards",),
    "mission": ("modes.mission_hand", "modes.mission_reveal", "modes.missions_score"),
    "siege_card": ("modes.siege_cards",),
}


@cache
def things() -> tuple[Thing, ...]:
    """Everything in the boxes."""
    return (
        *(_unit(row) for row in UNITS.values()),
        *(_attachment(row) for row in ATTACHMENTS.values()),
        *(_ncu(row) for row in NCUS.values()),
        *(_tactics(row) for row in CARDS.values()),
        *_board(),
    )


def _unit(row: Unit) -> Thing:
    return Thing(
        id=row.id,
        kind="unit",
        faction=row.faction,
        numbers={
            "cost": row.cost,
            "speed": row.speed // INCH,
            "defense": row.defense,
            "morale": row.morale,
            "wounds": row.health,
            "ranks": row.ranks,
        },
        tags=_tags(row, types=(row.kind,)),
        rows=tuple(_attack(attack) for attack in row.attacks),
        texts=row.abilities,
        rules=RULES["unit"],
        also=frozenset(row.characters),
        calls=(*_needs(row.needs), *_named(row.abilities, row.characters)),
        near=row.cards,
    )


def _attachment(row: Attachment) -> Thing:
    swaps = row.swaps or ()
    return Thing(
        id=row.id,
        kind="attachment",
        faction=row.faction,
        numbers={"cost": row.cost},
        tags=_tags(row, types=(row.kind,) if row.kind != "none" else ()),
        texts=row.abilities,
        rules=RULES["attachment"],
        also=frozenset(row.characters),
        calls=(*_needs(row.needs), *_named(row.abilities, row.characters)),
        near=(*row.cards, *swaps),
    )


def _ncu(row: Ncu) -> Thing:
    return Thing(
        id=row.id,
        kind="ncu",
        faction=row.faction,
        numbers={"cost": row.cost, **({"tokens": row.tokens} if row.tokens else {})},
        tags=_tags(row),
        rows=(_attack(row.attack),) if row.attack else (),
        texts=row.abilities,
        rules=RULES["ncu"],
        also=frozenset(row.characters),
        calls=(*_needs(row.needs), *_named(row.abilities, row.characters)),
        near=(*row.cards, *((row.zone,) if row.zone else ())),
    )


def _tactics(row: Card) -> Thing:
    tags = {
        "zones": row.zones,
        "conditions": _spoken((row.id,), CONDITIONS),
        "keywords": _spoken((row.id,), KEYWORDS),
        "marks": ("mark_commander",) if row.commander else (),
    }
    leader = UNITS.get(row.commander) or ATTACHMENTS.get(row.commander) or NCUS.get(row.commander)
    return Thing(
        id=row.id,
        kind="tactics_card",
        faction=row.faction,
        tags={group: found for group, found in tags.items() if found},
        rules=RULES["tactics_card"],
        calls=tuple(_named((row.id,), leader.characters if leader else ())),
        near=tuple(other for other in (row.commander, row.replaces) if other),
        copies=row.copies,
    )


def _board() -> Iterator[Thing]:
    for zone in ZONES.values():
        near = (zone.added_by,) if zone.added_by in NCUS or zone.added_by in ATTACHMENTS else ()
        yield Thing(zone.id, "zone", rules=RULES["zone"], near=near)
    for piece in TERRAIN.values():
        yield Thing(piece.id, "terrain", tags={"keywords": piece.keywords}, rules=RULES["terrain"])
    for mode in MODES.values():
        yield Thing(mode.id, "mode", numbers={"number": mode.number}, rules=RULES["mode"])
    for card in OBJECTIVES.values():
        yield Thing(card.id, "objective", numbers={"number": card.number}, rules=RULES["objective"])
    for mission in MISSIONS.values():
        number = {"number": mission.number}
        yield Thing(mission.id, "mission", numbers=number, rules=RULES["mission"])
    for siege in SIEGE.values():
        sides = {"types": (f"type_{siege.side}",)}
        yield Thing(siege.id, "siege_card", tags=sides, rules=RULES["siege_card"])


def _attack(attack: Attack) -> Row:
    dice = "/".join(str(n) for n in attack.dice)
    return Row(attack.id, (f"range_{attack.kind}",), f"{attack.hit}+ · {dice}")


def _tags(row: Unit | Attachment | Ncu, types: tuple[str, ...] = ()) -> dict[str, tuple[str, ...]]:
    printed = [word for name in row.abilities for word in ABILITIES[name].keywords]
    tags = {
        "types": types,
        "keywords": tuple(dict.fromkeys((*printed, *_spoken(row.abilities, KEYWORDS)))),
        "conditions": _spoken(row.abilities, CONDITIONS),
        "affiliations": row.affiliations if isinstance(row, Unit) else (),
        "abilities": row.abilities,
        "marks": ("mark_commander",) if row.commander else (),
    }
    return {group: found for group, found in tags.items() if found}


def _needs(needs: Iterable[Need]) -> Iterator[frozenset[str]]:
    """Whom a card asks for when an army is built."""
    for need in needs:
        for tag in (*need.cards, *need.characters, *need.affiliations):
            yield frozenset({tag})


@cache
def _effects() -> Mapping[str, frozenset[str]]:
    """The words of each written effect, by the ability or card that it belongs to."""
    found: dict[str, frozenset[str]] = {}
    for path in sorted((FOLDER / "effects").glob("*.toml")):
        for name, body in tomllib.loads(path.read_text("utf-8")).items():
            found[name] = frozenset(_words(body))
    return found


def _words(part: Any) -> Iterator[str]:
    if isinstance(part, str):
        yield from _WORD.findall(part)
    elif isinstance(part, Mapping):
        for value in part.values():
            yield from _words(value)
    elif isinstance(part, list):
        for value in part:
            yield from _words(value)


def _spoken(ids: Iterable[str], words: Iterable[str]) -> tuple[str, ...]:
    """Which of these words the effects speak of."""
    said = frozenset[str]().union(*(_effects().get(name, frozenset()) for name in ids))
    return tuple(word for word in words if word in said)


@cache
def _nameable() -> tuple[frozenset[str], frozenset[str]]:
    return characters(CONTENT), affiliations(CONTENT)


def _named(ids: Iterable[str], own: Iterable[str]) -> Iterator[frozenset[str]]:
    """The characters and affiliations that effects speak of; not the bearer's own."""
    people, groups = _nameable()
    said = sorted(set(_spoken(ids, sorted(people | groups))) - set(own))
    for word in said:
        yield frozenset({word})
