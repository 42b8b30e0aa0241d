"""The view as numbers, for those who learn: named fields of fixed size.

Areas, houses, cards and orders keep the order of the content.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import compress
from typing import TYPE_CHECKING, Any

from ..facts import (
    AREA,
    BANS,
    CARD,
    CASTLE,
    CASTLES,
    HOUSE,
    IMPASSABLE,
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
from ..rules.control import owners
from ..rules.house_cards import hand, pile
from ..rules.strength import ATTACK, DEFEND, fighter, parts
from ..rules.tracks import stars
from ..state import Position

if TYPE_CHECKING:
    from array import array

    Row = array[float]
At = Mapping[str, int]

PHASES = ("setup", "westeros", "planning", "raids", "marches", "consolidate")
ORDER = {name: i for i, name in enumerate(ORDERS)}
UNIT = {name: i for i, name in enumerate(UNITS)}
EVENT = {card.id: i for i, card in enumerate(WESTEROS)}
WILDLING = {card.id: i for i, card in enumerate(WILDLINGS)}
TIDE = {card.id: i for i, card in enumerate(TIDES)}
BAN = {name: i for i, name in enumerate(BANS)}
EVENT_OF: tuple[int, ...] = tuple(EVENT[card.id] for card in WESTEROS)
WILDLING_OF: tuple[int, ...] = tuple(WILDLING[card.id] for card in WILDLINGS)
H, C = len(HOUSE), len(CARD)
EVERYWHERE = range(SIZE)
POSITIONS: tuple[tuple[int, ...], ...] = tuple(  # by houses: where the places of the tracks begin
    tuple((i // n * H + i % n) * H for i in range(3 * n)) if n else () for n in range(H + 1)
)

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


# ---- the same numbers from the position itself -------------------------------------------------


def look(st: Position, seat: int, out: Row, at: At) -> None:
    """What `fill` writes of the seat's view, without a view: each number by its place in a row.

    `at` says where a field begins. Nothing else may be read here than what the view shows.
    """
    mine = st.house[seat]
    out[at["round"]] = st.round / ROUNDS
    if st.phase in PHASES:
        out[at["phase"] + PHASES.index(st.phase)] = 1
    if mine >= 0:
        out[at["house"] + mine] = 1
    look_houses(st, out, at)
    look_areas(st, mine, out, at)
    n = len(st.seat)
    tracks = at["tracks"]
    for position, house in zip(POSITIONS[n], st.tracks, strict=True):
        out[tracks + position + house] = 1
    out[at["tokens"]] = st.blade_used
    out[at["tokens"] + 1] = st.raven_used
    out[at["threat"]] = st.threat / 12
    if any(st.wildlings_seen):
        bit = 1 << seat
        for i, card in enumerate(st.wildlings):
            if st.wildlings_seen[i] & bit:
                out[at["wildlings"] + i * len(WILDLINGS) + WILDLING_OF[card]] = 1
    if st.wildling >= 0:
        out[at["wildling"] + WILDLING_OF[st.wildling]] = 1
    size, past = len(st.westeros) // 3, at["past"]
    for deck, shown in enumerate(st.shown):
        if shown >= 0:
            out[at["westeros"] + deck * len(WESTEROS) + EVENT_OF[shown]] = 1
        counts: dict[int, int] = {}
        for card in st.westeros[deck * size :][: st.drawn[deck]]:
            counts[EVENT_OF[card]] = counts.get(EVENT_OF[card], 0) + 1
        for event, count in counts.items():
            out[past + event] = count / 3
    if st.bans:
        for i in range(len(BANS)):
            if st.bans >> i & 1:
                out[at["bans"] + i] = 1
    for house, bid in enumerate(st.bids):
        if bid > 0:
            out[at["bids"] + house] = bid / 20
    for i in compress(range(len(CASTLES)), st.points):
        out[at["points"] + CASTLES[i]] = st.points[i] / 2
    if st.march_from >= 0:
        out[at["march"] + st.march_from] = 1
    if st.battle >= 0:
        look_combat(st, mine, out, at)


def look_houses(st: Position, out: Row, at: At) -> None:
    """What each house has, and the lands and ports that it controls."""
    castles = [0] * len(st.seat)
    held = owners(st)
    start = at["owner"]
    for a, house in enumerate(held):
        if house >= 0:
            out[start + a * H + house] = 1
            if CASTLE[a]:
                castles[house] += 1
    if -1 in st.seat:
        castles = [0] * len(castles)
    table, hands, piles, stocks = at["table"], at["hand"], at["discards"], at["stock"]
    for h in range(st.seats):
        if st.seat[h] >= 0:
            out[at["seat_of"] + h * H + st.seat[h]] = 1
        row = table + h * 4
        out[row] = st.power[h] / 20
        out[row + 1] = st.supply[h] / 6
        out[row + 2] = castles[h] / 7
        out[row + 3] = stars(st, h) / 3
        for card in hand(st, h):
            out[hands + card] = 1
        for card in pile(st, h):
            out[piles + card] = 1
        for i in range(h * UNIT_KINDS, (h + 1) * UNIT_KINDS):
            out[stocks + i] = st.stock[i] / 10


def look_areas(st: Position, mine: int, out: Row, at: At) -> None:
    """Only what there is. Face-down orders of others show nothing but that they lie there."""
    armies, units, unit = at["army"], at["units"], st.unit
    for a, house in enumerate(st.who):
        if house >= 0:
            out[armies + a * H + house] = 1
            for i in range(a * UNIT_KINDS, (a + 1) * UNIT_KINDS):
                if unit[i]:
                    out[units + i] = unit[i] / 4
    if any(st.routed):
        for i, number in enumerate(st.routed):
            if number:
                out[at["routed"] + i] = number / 4
    orders, placers, columns, unseen = at["order"], at["order_of"], len(ORDERS) + 1, len(ORDERS)
    for a, order in enumerate(st.order):
        if order >= 0:
            whose = st.order_of[a]
            out[orders + a * columns + (unseen if st.face_down and whose != mine else order)] = 1
            out[placers + a * H + whose] = 1
    tokens = at["token"]
    for a, house in enumerate(st.token):
        if house >= 0:
            out[tokens + a * H + house] = 1
    for a in compress(EVERYWHERE, st.garrison):
        out[at["garrison"] + a] = st.garrison[a] / 6
    for a in compress(EVERYWHERE, st.neutral):
        out[at["neutral"] + a] = 1 if st.neutral[a] == IMPASSABLE else st.neutral[a] / 8


def look_combat(st: Position, mine: int, out: Row, at: At) -> None:
    """The combat before everybody's eyes; tides only to their owner."""
    out[at["battle"] + st.battle] = 1
    fights = st.march_from >= 0
    if fights:
        out[at["origin"] + st.march_from] = 1
    if st.winner >= 0:
        out[at["victor"] + st.winner] = 1
    for h in st.help:
        out[at["support"] + h] = 1  # twice the area, and the side
    for side in (ATTACK, DEFEND):
        house = fighter(st, side)
        out[at["fighter"] + side * H + house] = 1
        if st.card[side] >= 0:
            out[at["fighter_card"] + side * C + st.card[side]] = 1
        tide = st.tide[side]
        if tide >= 0 and (st.tides_open or house == mine):
            out[at["fighter_tide"] + side * len(TIDES) + TIDE[TIDES[tide].id]] = 1
        if fights:
            half = len(st.sums) // 2
            sums = st.sums[side * half :][:half] or parts(st, side)
            out[at["strength"] + side] = max(0, sum(sums)) / 20
    for kind, n in enumerate(st.army):
        out[at["attackers"] + kind] = n / 4
