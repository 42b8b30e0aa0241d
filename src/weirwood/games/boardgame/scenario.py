"""Positions from readable data, for tests, docs, puzzles and the analysis board.

    {
        "seats": 6,
        "phase": "marches",
        "areas": {
            "lannisport": "lannister 3 footman, march_0",
            "the_reach": "tyrell knight, routed footman, token",
            "kings_landing": "neutral 5",
        },
        "power": {"tyrell": 3},
        "tracks": {"fiefdoms": ["lannister", "tyrell"]},
    }

What is not said is as at the start of a game, but the board is empty and nothing is neutral unless
it says `"board": "setup"`. An area is a list of words separated by commas: a house with its units,
`routed` units, an order, `token` (or `token of HOUSE`), `garrison`, `neutral NUMBER`.
"""

from collections.abc import Mapping
from typing import Any

from weirwood.kernel import Plain, Refused

from .armies import in_supply
from .board import control
from .content import (
    AREA,
    AREAS,
    BANS,
    CARD,
    CARDS,
    DECKS,
    FOOT,
    FULL_HAND,
    GARRISON,
    HAND,
    HOME,
    HOME_OF,
    HOUSE,
    HOUSES,
    KINDS,
    LANDS,
    LANNISTER,
    MAX_SUPPLY,
    NEUTRAL,
    ORDER,
    ORDERS,
    PORT_AT,
    PORT_SHIPS,
    POWER_TOKENS,
    ROUNDS,
    SEAS_END,
    SHIP,
    SIZE,
    START_POWER,
    START_SUPPLY,
    START_UNITS,
    THREAT_ATTACK,
    THREAT_STEP,
    TOKENS,
    TRACKS,
    UNITS,
    WESTEROS,
    WILDLING,
    WILDLINGS,
)
from .settings import read as read_settings
from .setup import new_position
from .state import Position
from .tracks import settle

PHASES = ("westeros", "planning", "raids", "marches", "consolidate")
EFFECTS = ("supply", "muster", "clash", "income", "wildlings")
KEYS = (
    "areas",
    "bans",
    "blade_used",
    "board",
    "discards",
    "effect",
    "phase",
    "power",
    "raven_used",
    "round",
    "seats",
    "settings",
    "supply",
    "threat",
    "tracks",
    "westeros",
    "wildlings",
)


def no(rule: str, what: str, found: Any, allowed: str) -> Refused:
    return Refused(rule, {"what": what, "found": str(found)[:80], "allowed": allowed})


def scenario(data: Mapping[str, Any]) -> tuple[Position, str, tuple[Plain, ...]]:
    """A position, and the procedure that goes on from there."""
    for key in data:
        if key not in KEYS:
            raise no("options.scenario", "key", key, ", ".join(KEYS))
    seats = data.get("seats", 6)
    st = new_position(seats, read_settings(seats, dict(entries(data, "settings"))))
    st.house = list(range(seats))
    st.seat = list(range(seats))
    st.round = number(data, "round", 1, 1, ROUNDS)
    tables(st, data)
    if data.get("board", "empty") == "setup":
        start_board(st)
    elif data.get("board", "empty") != "empty":
        raise no("options.scenario", "board", data["board"], "empty, setup")
    for name, words in entries(data, "areas"):
        fill(st, one_of(AREA, name, "area"), words)
    decks(st, data)
    check(st)
    effect = data.get("effect")
    if effect is not None:
        if effect not in EFFECTS:
            raise no("options.scenario", "effect", effect, ", ".join(EFFECTS))
        st.phase = "westeros"
        return st, "boardgame.round.begin_with", (effect,)
    st.phase = data.get("phase", "planning")
    if st.phase not in PHASES:
        raise no("options.scenario", "phase", st.phase, ", ".join(PHASES))
    return st, "boardgame.round.play", ()


# --- reading --------------------------------------------------------------------------------------


def entries(data: Mapping[str, Any], key: str) -> list[tuple[str, Any]]:
    value = data.get(key, {})
    if not isinstance(value, Mapping):
        raise no("options.scenario", key, value, "an object")
    return list(value.items())


def number(data: Mapping[str, Any], key: str, default: int, least: int, most: int) -> int:
    value = data.get(key, default)
    if type(value) is not int or not least <= value <= most:
        raise no("options.scenario", key, value, f"{least}..{most}")
    return value


def one_of(known: Mapping[str, int], name: Any, what: str) -> int:
    if name not in known:
        raise no("options.scenario", what, name, ", ".join(known))
    return known[name]


def playing(st: Position, name: Any) -> int:
    house = one_of(HOUSE, name, "house")
    if house >= st.seats:
        raise no("setup.houses_by_count", "house", name, ", ".join(HOUSES[: st.seats]))
    return house


def tables(st: Position, data: Mapping[str, Any]) -> None:
    """Power, supply, tracks, hands, the threat and the tokens."""
    n = st.seats
    st.power = list(START_POWER[:n])
    st.supply = list(START_SUPPLY[:n])
    for name, value in entries(data, "power"):
        st.power[playing(st, name)] = number({name: value}, name, 0, 0, POWER_TOKENS)
    for name, value in entries(data, "supply"):
        st.supply[playing(st, name)] = number({name: value}, name, 0, 0, MAX_SUPPLY)
    for name, row in entries(data, "tracks"):
        if name not in TRACKS:
            raise no("options.scenario", "track", name, ", ".join(TRACKS))
        track = TRACKS.index(name)
        first = [playing(st, h) for h in row]
        if len(set(first)) != len(first):
            raise no("options.scenario", name, row, "every house once")
        old = st.tracks[track * n : track * n + n]
        settle(st, track, first + [h for h in old if h not in first])
    for name, cards in entries(data, "discards"):
        house = playing(st, name)
        for card in cards:
            index = one_of(CARD, card, "card")
            if index // HAND != house:
                raise no("options.scenario", name, card, ", ".join(CARDS[house * HAND :][:HAND]))
            st.hand[house] &= ~(1 << index % HAND)
        if not st.hand[house]:
            raise no("combat.last_card", name, len(cards), f"0..{HAND - 1}")
    st.threat = number(data, "threat", st.threat, 0, THREAT_ATTACK)
    if st.threat % THREAT_STEP:
        raise no("wildlings.track", "threat", st.threat, "0, 2, 4, 6, 8, 10, 12")
    st.blade_used = data.get("blade_used") is True
    st.raven_used = data.get("raven_used") is True
    for ban in data.get("bans", ()):
        if ban not in BANS:
            raise no("options.scenario", "ban", ban, ", ".join(BANS))
        st.bans |= 1 << BANS.index(ban)


def decks(st: Position, data: Mapping[str, Any]) -> None:
    """Cards named for the top of a deck; the others follow in printed order."""
    top = [one_of(WILDLING, card, "card") for card in data.get("wildlings", ())]
    st.wildlings = top + [c for c in range(len(WILDLINGS)) if c not in top]
    for name, cards in entries(data, "westeros"):
        if name not in ("1", "2", "3"):
            raise no("options.scenario", "westeros", name, "1, 2, 3")
        deck = int(name) - 1
        rest = list(DECKS[deck])
        first = []
        for card in cards:
            found = [c for c in rest if WESTEROS[c].id == card]
            if not found:
                allowed = ", ".join(dict.fromkeys(WESTEROS[c].id for c in rest))
                raise no("options.scenario", "card", card, allowed)
            rest.remove(found[0])
            first.append(found[0])
        size = len(DECKS[deck])
        st.westeros[deck * size : deck * size + size] = first + rest


def start_board(st: Position) -> None:
    st.neutral = list(NEUTRAL[st.seats])
    for house in range(st.seats):
        st.garrison[HOME[house]] = GARRISON[house]
        for area, kind, count in START_UNITS[house]:
            if house == LANNISTER and area == PORT_AT[HOME[LANNISTER]] and not st.port_ship:
                continue
            add(st, house, area, kind, count, False)


def add(st: Position, house: int, area: int, kind: int, count: int, routed: bool) -> None:
    column = st.routed if routed else st.unit
    column[area * KINDS + kind] += count
    st.size[area] += count
    st.who[area] = house
    st.stock[house * KINDS + kind] -= count


def empty(st: Position, area: int) -> None:
    """What an area had before it was described."""
    house = st.who[area]
    for kind in range(KINDS):
        i = area * KINDS + kind
        if house >= 0:
            st.stock[house * KINDS + kind] += st.unit[i] + st.routed[i]
        st.unit[i] = st.routed[i] = 0
    st.who[area] = st.order[area] = st.order_of[area] = st.token[area] = -1
    st.size[area] = st.garrison[area] = st.neutral[area] = 0


def fill(st: Position, area: int, words: Any) -> None:
    """Read one area: `stark 2 footman, routed knight, march_0, token`."""
    if not isinstance(words, str):
        raise no("options.scenario", AREAS[area], words, "words separated by commas")
    empty(st, area)
    house = -1
    order = -1
    for part in words.split(","):
        word = part.split()
        if word and word[0] in HOUSE:
            house = playing(st, word.pop(0))
        if not word:
            continue
        if word[0] == "token":
            st.token[area] = playing(st, word[2]) if len(word) == 3 else house
        elif word[0] == "garrison":
            st.garrison[area] = GARRISON[HOME_OF[area]] if HOME_OF[area] >= 0 else 0
        elif word[0] == "neutral":
            st.neutral[area] = int(word[1]) if word[-1].isdigit() else 0
        elif word[0] in ORDER:
            order = ORDER[word[0]]
        else:
            read_units(st, area, house, word, words)
    if order >= 0:
        st.order[area], st.order_of[area] = order, house


def read_units(st: Position, area: int, house: int, word: list[str], words: str) -> None:
    routed = word[0] == "routed"
    if routed:
        word = word[1:]
    count = int(word.pop(0)) if word and word[0].isdigit() else 1
    if len(word) != 1 or word[0] not in UNITS or house < 0:
        allowed = ", ".join((*HOUSES, *UNITS, "routed", "token", "garrison", "neutral", *ORDERS))
        raise no("options.scenario", AREAS[area], words, allowed)
    add(st, house, area, UNITS.index(word[0]), count, routed)


# --- what cannot be -------------------------------------------------------------------------------


def check(st: Position) -> None:
    """Refuse a position that no game could reach, with the rule that forbids it."""
    for area in range(SIZE):
        name = AREAS[area]
        units = [st.unit[area * KINDS + k] + st.routed[area * KINDS + k] for k in range(KINDS)]
        if area < LANDS and units[SHIP]:
            raise no("marches.ships_sail", name, "ship", "seas and ports")
        if area >= LANDS and sum(units) > units[SHIP]:
            raise no("marches.ships_sail", name, UNITS[FOOT], "land")
        if area >= SEAS_END and units[SHIP] > PORT_SHIPS:
            raise no("ports.three_ships", name, units[SHIP], f"0..{PORT_SHIPS}")
        if area >= SEAS_END and st.size[area] and control(st, area) != st.who[area]:
            raise no("ports.owner", name, HOUSES[st.who[area]], "the house that controls the land")
        if area >= LANDS and st.token[area] >= 0:
            raise no("control.land_only", name, "token", "land")
        if st.order[area] >= 0 and st.who[area] != st.order_of[area]:
            raise no("planning.one_each", name, ORDERS[st.order[area]], "an area with own units")
    for house in range(st.seats):
        check_house(st, house)


def check_house(st: Position, house: int) -> None:
    name = HOUSES[house]
    for kind in range(KINDS):
        if st.stock[house * KINDS + kind] < 0:
            raise no("setup.components", name, UNITS[kind], "as many as the house has")
    for order in range(len(ORDERS)):
        laid = sum(1 for a in range(SIZE) if st.order_of[a] == house and st.order[a] == order)
        if laid > TOKENS[order]:
            raise no("planning.tokens", name, ORDERS[order], f"0..{TOKENS[order]}")
    if not in_supply(st, house):
        raise no("supply.binds", name, "armies", f"the armies of supply {st.supply[house]}")
    if st.hand[house] == 0 or st.hand[house] > FULL_HAND:
        raise no("combat.last_card", name, "no cards", "at least one card in hand")
