"""The view as numbers, for those who learn: named fields of fixed size.

Areas, houses, cards and orders keep the order of the content.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..facts import (
    AREA,
    BANS,
    CARD,
    HOUSE,
    ORDERS,
    ROUNDS,
    SIZE,
    TIDES,
    TRACKS,
    UNIT_KINDS,
    UNITS,
    WESTEROS,
    WILDLINGS,
)

PHASES = ("setup", "westeros", "planning", "raids", "marches", "consolidate")
ORDER = {name: i for i, name in enumerate(ORDERS)}
UNIT = {name: i for i, name in enumerate(UNITS)}
EVENT = {card.id: i for i, card in enumerate(WESTEROS)}
WILDLING = {card.id: i for i, card in enumerate(WILDLINGS)}
TIDE = {card.id: i for i, card in enumerate(TIDES)}
BAN = {name: i for i, name in enumerate(BANS)}
H, C = len(HOUSE), len(CARD)

SCORE = 7
FIELDS: Mapping[str, tuple[tuple[int, ...], str]] = {
    "round": ((1,), f"the round / {ROUNDS}"),
    "phase": ((len(PHASES),), "one of " + ", ".join(PHASES)),
    "house": ((H,), "one's own house"),
    "seat_of": ((H, H), "by house: the seat that plays it"),
    "table": ((H, 4), "by house: power / 20, supply / 6, castles / 7, stars / 3"),
    "hand": ((C,), "house cards in hand (they are open)"),
    "discards": ((C,), "house cards on the discard piles"),
    "stock": ((H, UNIT_KINDS), "by house: units off the board / 10: " + ", ".join(UNITS)),
    "owner": ((SIZE, H), "by area: the house that controls it"),
    "army": ((SIZE, H), "by area: the house whose units stand there"),
    "units": ((SIZE, UNIT_KINDS), "by area: standing units / 4"),
    "routed": ((SIZE, UNIT_KINDS), "by area: routed units / 4"),
    "order": ((SIZE, len(ORDERS) + 1), "by area: its order, the last if it lies face down"),
    "order_of": ((SIZE, H), "by area: the house that placed the order"),
    "token": ((SIZE, H), "by area: the house whose power token lies there"),
    "garrison": ((SIZE,), "by area: its garrison / 6"),
    "neutral": ((SIZE,), "by area: its neutral force / 8, 1 if nobody may enter"),
    "tracks": ((3, H, H), "by track (" + ", ".join(TRACKS) + ") and position: the house"),
    "tokens": ((2,), "the blade is used; the raven is used"),
    "threat": ((1,), "the wildling threat / 12"),
    "wildlings": ((len(WILDLINGS), len(WILDLINGS)), "by place from the top: the card, if known"),
    "wildling": ((len(WILDLINGS),), "the wildling card being resolved"),
    "westeros": ((3, len(WESTEROS)), "by deck: the card of this round"),
    "past": ((len(WESTEROS),), "Westeros cards that lie face up, / 3"),
    "bans": ((len(BANS),), "orders that may not be placed: " + ", ".join(BANS)),
    "bids": ((H,), "what was bid last, / 20"),
    "points": ((SIZE,), "by area: mustering points left / 2"),
    "march": ((SIZE,), "the area from which an army marches"),
    "battle": ((SIZE,), "the embattled area"),
    "origin": ((SIZE,), "where the attack comes from"),
    "support": ((SIZE, 2), "by area: it supports the attacker, the defender"),
    "fighter": ((2, H), "attacker and defender"),
    "fighter_card": ((2, C), "their house cards, once they are shown"),
    "fighter_tide": ((2, len(TIDES)), "their tides of battle, as far as known"),
    "strength": ((2,), "their strength / 20"),
    "attackers": ((UNIT_KINDS,), "the attacking units / 4"),
    "victor": ((2,), "the side that has won the combat"),
}


def fill(view: Mapping[str, Any], put: Callable[..., None]) -> None:
    """Write the fields: `put(field, value, *index)`; everything else is 0."""
    put("round", view["round"] / ROUNDS, 0)
    if view["phase"] in PHASES:
        put("phase", 1, PHASES.index(view["phase"]))
    if view["house"] is not None:
        put("house", 1, HOUSE[view["house"]])
    for row in view["houses"]:
        fill_house(row, put)
    for name, area in view["areas"].items():
        fill_area(AREA[name], area, put)
    for track, name in enumerate(TRACKS):
        for position, house in enumerate(view["tracks"][name]):
            put("tracks", 1, track, position, HOUSE[house])
    put("tokens", view["blade_used"], 0)
    put("tokens", view["raven_used"], 1)
    put("threat", view["threat"] / 12, 0)
    for i, card in enumerate(view["wildlings"]):
        if card is not None:
            put("wildlings", 1, i, WILDLING[card])
    if view["wildling"] is not None:
        put("wildling", 1, WILDLING[view["wildling"]])
    for deck, card in enumerate(view["westeros"]):
        if card is not None:
            put("westeros", 1, deck, EVENT[card])
    for discards in view["westeros_discards"]:
        for card in set(discards):
            put("past", discards.count(card) / 3, EVENT[card])
    for ban in view["bans"]:
        put("bans", 1, BAN[ban])
    for house, bid in view["bids"].items():
        put("bids", bid / 20, HOUSE[house])
    for area, points in view["points"].items():
        put("points", points / 2, AREA[area])
    if view["march"] is not None:
        put("march", 1, AREA[view["march"]])
    if view["combat"] is not None:
        fill_combat(view["combat"], put)


def fill_house(row: Mapping[str, Any], put: Callable[..., None]) -> None:
    h = HOUSE[row["id"]]
    if row["seat"] >= 0:
        put("seat_of", 1, h, row["seat"])
    numbers = (row["power"] / 20, row["supply"] / 6, row["castles"] / 7, row["stars"] / 3)
    for i, value in enumerate(numbers):
        put("table", value, h, i)
    for card in row["hand"]:
        put("hand", 1, CARD[card])
    for card in row["discards"]:
        put("discards", 1, CARD[card])
    for unit, n in row["stock"].items():
        put("stock", n / 10, h, UNIT[unit])


def fill_area(a: int, area: Mapping[str, Any], put: Callable[..., None]) -> None:
    for name, field in (("owner", "owner"), ("house", "army"), ("token", "token")):
        if name in area:
            put(field, 1, a, HOUSE[area[name]])
    for name in ("units", "routed"):
        for unit, n in area.get(name, {}).items():
            put(name, n / 4, a, UNIT[unit])
    if "order" in area:
        put("order", 1, a, len(ORDERS) if area["order"] is None else ORDER[area["order"]])
        put("order_of", 1, a, HOUSE[area["order_of"]])
    put("garrison", area.get("garrison", 0) / 6, a)
    if "neutral" in area:
        put("neutral", 1 if area["neutral"] is None else area["neutral"] / 8, a)


def fill_combat(combat: Mapping[str, Any], put: Callable[..., None]) -> None:
    put("battle", 1, AREA[combat["area"]])
    if combat["origin"] is not None:
        put("origin", 1, AREA[combat["origin"]])
    if combat["winner"] is not None:
        put("victor", 1, combat["winner"])
    for row in combat["support"]:
        put("support", 1, AREA[row["area"]], row["side"])
    for side, row in enumerate(combat["sides"]):
        put("fighter", 1, side, HOUSE[row["house"]])
        if row["card"] is not None:
            put("fighter_card", 1, side, CARD[row["card"]])
        if row["tide"] is not None:
            put("fighter_tide", 1, side, TIDE[row["tide"]])
        put("strength", row["strength"] / 20, side)
        for unit, n in row.get("units", {}).items():
            put("attackers", n / 4, UNIT[unit])
