"""House cards, units, orders, areas, decks and houses as things to look at."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from weirwood.kernel import Thing

from . import (
    AREA,
    AREAS,
    BARRELS,
    BONUS,
    CASTLE,
    COST,
    CROWNS,
    FORTS,
    GARRISON,
    HAND,
    HOME,
    HOME_OF,
    HOUSES,
    ISLAND,
    LANDS,
    MODIFIER,
    NEAR,
    ORDER_TYPES,
    ORDERS,
    PORT_AT,
    PORT_LAND,
    PRINTED,
    SEAS_END,
    SIEGE_STRENGTH,
    SPECIAL,
    START_POWER,
    START_SUPPLY,
    STOCK,
    STRENGTH,
    SWORDS,
    TIDES,
    TIMING,
    TOKENS,
    TYPE,
    UNITS,
    WESTEROS,
    WILDLINGS,
    WORTH,
)
from . import CARDS as HOUSE_CARDS

# What an order does is a chapter; its first rules say the most.
ORDER_RULES = {
    "march": ("marches.resolve",),
    "defense": ("combat.defense_order",),
    "support": ("support.turns", "support.ships"),
    "raid": ("raids.resolve",),
    "consolidate": ("consolidate.power",),
}
# A condition of combat that speaks of a card.
NAMED = {"stannis_discarded": "stannis_baratheon"}
MEANT = {  # orders that a Westeros card forbids
    "no_march_plus_one": ("march_plus_1",),
    "no_defense": ("type_defense",),
    "no_raid": ("type_raid",),
    "no_consolidate": ("type_consolidate",),
    "no_support": ("type_support",),
}


@cache
def things() -> tuple[Thing, ...]:
    """Everything in the box, by kind."""
    return (
        *_houses(),
        *_house_cards(),
        *_units(),
        *_orders(),
        *_areas(),
        *_westeros(),
        *_wildlings(),
        *_tides(),
    )


def _houses() -> Iterator[Thing]:
    for h, house in enumerate(HOUSES):
        yield Thing(
            id=house,
            kind="house",
            faction=house,
            numbers={"supply": START_SUPPLY[h], "power": START_POWER[h], "garrison": GARRISON[h]},
            rules=("setup.units", "setup.garrisons", "setup.power"),
            near=(AREAS[HOME[h]], *HOUSE_CARDS[h * HAND : (h + 1) * HAND]),
        )


def _house_cards() -> Iterator[Thing]:
    for c, card in enumerate(HOUSE_CARDS):
        timing = TIMING[c]
        worth = WORTH[c]
        yield Thing(
            id=card,
            kind="house_card",
            faction=HOUSES[c // HAND],
            numbers={"strength": PRINTED[c], "swords": SWORDS[c], "forts": FORTS[c]},
            tags={"timings": (f"timing_{timing}",)} if timing else {},
            rules=("combat.cards", "combat.card_mandatory"),
            calls=(
                *((frozenset({UNITS[worth[2]]}),) if worth else ()),
                *(frozenset({NAMED[when]}) for when, *_ in BONUS[c] if when in NAMED),
            ),
        )


def _units() -> Iterator[Thing]:
    for u, unit in enumerate(UNITS):
        strength = {"strength": STRENGTH[u]}
        if unit == "siege_engine":
            strength = {"strength": 0, "siege": SIEGE_STRENGTH}
        yield Thing(
            id=unit,
            kind="unit",
            numbers={"cost": COST[u], **strength},
            rules=("combat.unit_strength", "mustering.costs", "mustering.stock"),
            copies=STOCK[u],
        )


def _orders() -> Iterator[Thing]:
    for o, order in enumerate(ORDERS):
        kind = ORDER_TYPES[TYPE[o]]
        yield Thing(
            id=order,
            kind="order",
            numbers={"modifier": MODIFIER[o]},
            tags={
                "types": (f"type_{kind}",),
                **({"marks": ("mark_special",)} if SPECIAL[o] else {}),
            },
            rules=(*ORDER_RULES[kind], "planning.tokens", "planning.stars"),
            copies=TOKENS[o],
        )


def _areas() -> Iterator[Thing]:
    for a, area in enumerate(AREAS):
        port = AREAS[PORT_AT[a]] if PORT_AT[a] >= 0 else ""
        beside = tuple(AREAS[b] for b in NEAR[a])
        if a < LANDS:
            marks = ["mark_castle" if CASTLE[a] == 1 else "mark_stronghold"] if CASTLE[a] else []
            marks += ["mark_island"] if ISLAND[a] else []
            numbers = {"barrels": BARRELS[a], "crowns": CROWNS[a]}
            yield Thing(
                id=area,
                kind="land",
                faction=HOUSES[HOME_OF[a]] if HOME_OF[a] >= 0 else "",
                numbers={"castle": CASTLE[a], **numbers},
                tags={"marks": tuple(marks)} if marks else {},
                rules=("control.land", "mustering.points", "supply.table"),
                near=(*((port,) if port else ()), *beside),
            )
        elif a < SEAS_END:
            yield Thing(
                id=area,
                kind="sea",
                rules=("planning.sea_consolidate", "transport.bridge"),
                near=beside,
            )
        else:
            home = AREAS[PORT_LAND[a]]
            yield Thing(
                id=area,
                kind="port",
                faction=HOUSES[HOME_OF[AREA[home]]] if HOME_OF[AREA[home]] >= 0 else "",
                rules=("ports.three_ships", "ports.owner", "ports.support", "ports.consolidate"),
                near=(home, *beside),
            )


def _westeros() -> Iterator[Thing]:
    """A card that lies in two decks is one thing."""
    seen: dict[str, Thing] = {}
    for card in WESTEROS:
        known = seen.get(card.id)
        effects = (card.effect, *card.choices)
        decks = (*(known.tags["decks"] if known else ()), f"deck_{card.deck}")
        seen[card.id] = Thing(
            id=card.id,
            kind="westeros_card",
            numbers={"wildlings": card.icons},
            tags={"decks": decks},
            rules=("westeros.steps", "westeros.icons"),
            calls=tuple(frozenset({tag}) for e in effects for tag in MEANT.get(e, ())),
            copies=card.count + (known.copies if known else 0),
        )
    yield from seen.values()


def _wildlings() -> Iterator[Thing]:
    for card in WILDLINGS:
        knights = {"all_knights", "knights"} & {card.lowest, card.others}
        promotes = card.highest == "promote"
        yield Thing(
            id=card.id,
            kind="wildling_card",
            rules=("wildlings.steps", "wildlings.penalties", "wildlings.rewards"),
            calls=(frozenset({"knight"}),) if knights or promotes else (),
        )


def _tides() -> Iterator[Thing]:
    for tide in TIDES:
        yield Thing(
            id=tide.id,
            kind="tide",
            numbers={
                "strength": tide.strength,
                "swords": tide.swords,
                "forts": tide.forts,
                "skulls": tide.skulls,
            },
            rules=("tides.draw", "tides.icons"),
            copies=tide.count,
        )
