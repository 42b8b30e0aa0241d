"""The facts of the game, read once from `content/` and laid out as flat tuples of small integers.

Areas are numbered land first, then seas, then ports; houses in the order in which they join a game
as players are added, so that a game of n players has the houses 0 to n - 1. A house card has the
number house * 7 + rank. A set of areas is one integer with a bit for each area.
"""

from pathlib import Path
from typing import Any, TypeVar

import msgspec

from weirwood.kernel import explain

from .files import (
    AbilityRow,
    HouseCardsFile,
    HousesFile,
    MapFile,
    Row,
    TablesFile,
    TideRow,
    TidesFile,
    WesterosFile,
    WesterosRow,
    WildlingRow,
    WildlingsFile,
)


class ContentError(ValueError):
    """A content file says something that cannot be: file, entry, and what would be right."""


_FOLDER = Path(__file__).parents[1] / "content"
_T = TypeVar("_T", bound=Row)


def read(name: str, shape: type[_T], folder: Path = _FOLDER) -> _T:
    """One content file in its shape; anything else is refused by file and place."""
    text = b""
    try:
        text = (folder / name).read_bytes()
        return msgspec.json.decode(text, type=shape)
    except msgspec.ValidationError as wrong:
        told = explain(shape, text, str(wrong))
        raise ContentError(f"boardgame/content/{name}: {told}") from wrong
    except (OSError, msgspec.DecodeError) as wrong:
        raise ContentError(f"boardgame/content/{name}: {wrong}") from wrong


def find(ids: tuple[str, ...], wanted: str, file: str, what: str) -> int:
    """The number of an id, or a clear error that lists what is allowed."""
    try:
        return ids.index(wanted)
    except ValueError:
        raise ContentError(
            f"boardgame/content/{file}: unknown {what} {wanted!r}; allowed: {', '.join(ids)}"
        ) from None


def _unique(ids: tuple[str, ...], file: str) -> tuple[str, ...]:
    for i in ids:
        if ids.count(i) > 1:
            raise ContentError(f"boardgame/content/{file}: the id {i!r} stands there twice")
    return ids


_map = read("map.json", MapFile)
_houses = read("houses.json", HousesFile)
_cards = read("house_cards.json", HouseCardsFile)
_westeros = read("westeros.json", WesterosFile)
_wildlings = read("wildlings.json", WildlingsFile)
_tides = read("tides.json", TidesFile)
_tables = read("tables.json", TablesFile)

# --- the map --------------------------------------------------------------------------------------

AREAS: tuple[str, ...] = _unique(
    (*(a.id for a in _map.land), *(a.id for a in _map.sea), *(a.id for a in _map.ports)),
    "map.json",
)
LANDS = len(_map.land)
SEAS_END = LANDS + len(_map.sea)
SIZE = len(AREAS)
LAND = range(LANDS)
SEA = range(LANDS, SEAS_END)
PORT = range(SEAS_END, SIZE)
AREA: dict[str, int] = {a: i for i, a in enumerate(AREAS)}
PLACE: tuple[tuple[int, int], ...] = (
    *(a.at for a in _map.land),
    *(a.at for a in _map.sea),
    *(a.at for a in _map.ports),
)

_water = (0,) * (SIZE - LANDS)
CASTLE: tuple[int, ...] = tuple(a.castle for a in _map.land) + _water
BARRELS: tuple[int, ...] = tuple(a.barrels for a in _map.land) + _water
CROWNS: tuple[int, ...] = tuple(a.crowns for a in _map.land) + _water
ISLAND: tuple[bool, ...] = tuple(a.island for a in _map.land) + (False,) * len(_water)
CASTLES: tuple[int, ...] = tuple(a for a in LAND if CASTLE[a])


def _border(pair: tuple[str, str]) -> tuple[int, int]:
    a, b = (find(AREAS, i, "map.json", "area") for i in pair)
    if a >= SEAS_END or b >= SEAS_END or a == b:
        raise ContentError(f"boardgame/content/map.json: {pair} is no border of land or sea")
    return a, b


def _neighbours() -> tuple[tuple[int, ...], ...]:
    """Land and sea borders; a port touches its sea alone."""
    near: list[set[int]] = [set() for _ in AREAS]
    for pair in _map.borders:
        a, b = _border(pair)
        near[a].add(b)
        near[b].add(a)
    for i, p in enumerate(_map.ports):
        sea = find(AREAS, p.sea, "map.json", "area")
        near[SEAS_END + i].add(sea)
        near[sea].add(SEAS_END + i)
    return tuple(tuple(sorted(n)) for n in near)


NEAR: tuple[tuple[int, ...], ...] = _neighbours()
RIVERS: tuple[tuple[int, int], ...] = tuple(_border(p) for p in _map.rivers)
NEAR_LAND: tuple[tuple[int, ...], ...] = tuple(tuple(b for b in n if b < LANDS) for n in NEAR)
NEAR_SEA: tuple[tuple[int, ...], ...] = tuple(
    tuple(b for b in n if LANDS <= b < SEAS_END) for n in NEAR
)
NEAR_LAND_BITS: tuple[int, ...] = tuple(sum(1 << b for b in n) for n in NEAR_LAND)
NEAR_SEA_BITS: tuple[int, ...] = tuple(sum(1 << b for b in n) for n in NEAR_SEA)

PORT_LAND: tuple[int, ...] = (-1,) * SEAS_END + tuple(
    find(AREAS, p.land, "map.json", "area") for p in _map.ports
)
PORT_SEA: tuple[int, ...] = (-1,) * SEAS_END + tuple(
    find(AREAS, p.sea, "map.json", "area") for p in _map.ports
)
PORT_AT: tuple[int, ...] = tuple(
    next((p for p in PORT if PORT_LAND[p] == a), -1) for a in range(SIZE)
)
# Neighbours in the wide sense of a card text: the port of a land area touches it as well.
AROUND: tuple[tuple[int, ...], ...] = tuple(
    n if PORT_AT[a] < 0 else (*n, PORT_AT[a]) for a, n in enumerate(NEAR)
)
# Where a support order may stand to help in an area: ships help anywhere next to them, soldiers on
# land alone, and ships in port only in the sea of the port.
HELPERS: tuple[tuple[int, ...], ...] = tuple(
    tuple(b for b in NEAR[a] if a < LANDS or b >= LANDS) if a < SEAS_END else ()
    for a in range(SIZE)
)
# What a raid may reach: land reaches land, sea reaches everything next to it, a port its sea.
RAIDABLE: tuple[tuple[int, ...], ...] = tuple(
    tuple(b for b in NEAR[a] if a >= LANDS or b < LANDS) for a in range(SIZE)
)

# --- units and orders -----------------------------------------------------------------------------

UNITS: tuple[str, ...] = _unique(tuple(u.id for u in _tables.units), "tables.json")
FOOT, KNIGHT, SHIP, SIEGE = (
    find(UNITS, u, "tables.json", "unit") for u in ("footman", "knight", "ship", "siege_engine")
)
UNIT_KINDS = len(UNITS)
STOCK: tuple[int, ...] = tuple(u.stock for u in _tables.units)
COST: tuple[int, ...] = tuple(u.cost for u in _tables.units)
UPGRADE: tuple[int, ...] = tuple(u.upgrade for u in _tables.units)
STRENGTH: tuple[int, ...] = tuple(u.strength for u in _tables.units)
SIEGE_STRENGTH: int = _tables.units[SIEGE].siege
LAND_KINDS: tuple[int, ...] = (FOOT, KNIGHT, SIEGE)

MARCH, DEFENSE, SUPPORT, RAID, CONSOLIDATE = range(5)
ORDER_TYPES: tuple[str, ...] = ("march", "defense", "support", "raid", "consolidate")
ORDERS: tuple[str, ...] = _unique(tuple(o.id for o in _tables.orders), "tables.json")
ORDER: dict[str, int] = {o: i for i, o in enumerate(ORDERS)}
TYPE: tuple[int, ...] = tuple(ORDER_TYPES.index(o.type) for o in _tables.orders)
MODIFIER: tuple[int, ...] = tuple(o.modifier for o in _tables.orders)
SPECIAL: tuple[bool, ...] = tuple(o.special for o in _tables.orders)
TOKENS: tuple[int, ...] = tuple(o.count for o in _tables.orders)
MARCH_PLUS_ONE: int = ORDER["march_plus_1"]

# --- houses ---------------------------------------------------------------------------------------

HOUSES: tuple[str, ...] = _unique(tuple(h.id for h in _houses.houses), "houses.json")
HOUSE: dict[str, int] = {h: i for i, h in enumerate(HOUSES)}
STARK, LANNISTER, BARATHEON, GREYJOY, TYRELL, MARTELL = (
    find(HOUSES, h, "houses.json", "house")
    for h in ("stark", "lannister", "baratheon", "greyjoy", "tyrell", "martell")
)
HOME: tuple[int, ...] = tuple(find(AREAS, h.home, "houses.json", "area") for h in _houses.houses)
HOME_OF: tuple[int, ...] = tuple(HOME.index(a) if a in HOME else -1 for a in range(SIZE))
GARRISON: tuple[int, ...] = tuple(h.garrison for h in _houses.houses)
START_SUPPLY: tuple[int, ...] = tuple(h.supply for h in _houses.houses)
START_POWER: tuple[int, ...] = tuple(h.power for h in _houses.houses)
# Area, kind and number, for each house.
START_UNITS: tuple[tuple[tuple[int, int, int], ...], ...] = tuple(
    tuple(
        (
            find(AREAS, area, "houses.json", "area"),
            find(UNITS, unit, "houses.json", "unit"),
            number,
        )
        for area, units in h.units.items()
        for unit, number in units.items()
    )
    for h in _houses.houses
)
TRACKS: tuple[str, ...] = ("iron_throne", "fiefdoms", "kings_court")
THRONE, FIEFDOMS, COURT = range(3)
START_TRACKS: tuple[tuple[int, ...], ...] = tuple(
    tuple(find(HOUSES, h, "houses.json", "house") for h in track)
    for track in (
        _houses.tracks.iron_throne,
        _houses.tracks.fiefdoms,
        _houses.tracks.kings_court,
    )
)

# --- house cards ----------------------------------------------------------------------------------

CARDS: tuple[str, ...] = _unique(tuple(c.id for c in _cards.cards), "house_cards.json")
CARD: dict[str, int] = {c: i for i, c in enumerate(CARDS)}
HAND = len(CARDS) // len(HOUSES)
FULL_HAND = (1 << HAND) - 1
for _i, _c in enumerate(_cards.cards):
    if find(HOUSES, _c.house, "house_cards.json", "house") != _i // HAND:
        raise ContentError(f"boardgame/content/house_cards.json: {_c.id} is out of place")
PRINTED: tuple[int, ...] = tuple(c.strength for c in _cards.cards)
SWORDS: tuple[int, ...] = tuple(c.swords for c in _cards.cards)
FORTS: tuple[int, ...] = tuple(c.forts for c in _cards.cards)
_ability = tuple(c.ability or AbilityRow("continuous") for c in _cards.cards)
TIMING: tuple[str, ...] = tuple(c.ability.timing if c.ability else "" for c in _cards.cards)
# Each bonus: the condition, then strength, swords and fortifications.
BONUS: tuple[tuple[tuple[str, int, int, int], ...], ...] = tuple(
    tuple((b.when, b.strength, b.swords, b.forts) for b in a.bonus) for a in _ability
)
# The condition, whether own units or those of others, their kind and what each is worth.
WORTH: tuple[tuple[str, bool, int, int] | None, ...] = tuple(
    (
        a.worth.when,
        a.worth.whose == "own",
        find(UNITS, a.worth.unit, "house_cards.json", "unit"),
        a.worth.strength,
    )
    if a.worth
    else None
    for a in _ability
)
DEFENSE_TIMES: tuple[int, ...] = tuple(a.defense_times for a in _ability)
NULLIFIES: tuple[bool, ...] = tuple(a.nullifies for a in _ability)
NO_CASUALTIES: tuple[bool, ...] = tuple(a.no_casualties for a in _ability)
SENDS_BEATEN: tuple[bool, ...] = tuple(a.sends_beaten for a in _ability)
MARCH_FOLLOWS: tuple[bool, ...] = tuple(a.march_follows for a in _ability)
HOLDS_OUT: tuple[bool, ...] = tuple(a.holds_out for a in _ability)

# --- decks ----------------------------------------------------------------------------------------

WESTEROS: tuple[WesterosRow, ...] = tuple(_westeros.cards)
# The three decks as the numbers of their cards, one entry for each copy.
DECKS: tuple[tuple[int, ...], ...] = tuple(
    tuple(i for i, c in enumerate(WESTEROS) if c.deck == deck for _ in range(c.count))
    for deck in (1, 2, 3)
)
BANS: tuple[str, ...] = (
    "no_march_plus_one",
    "no_defense",
    "no_raid",
    "no_consolidate",
    "no_support",
)
WILDLINGS: tuple[WildlingRow, ...] = tuple(_wildlings.cards)
WILDLING: dict[str, int] = {c.id: i for i, c in enumerate(WILDLINGS)}
THREAT_START = _wildlings.track.start
THREAT_STEP = _wildlings.track.step
THREAT_ATTACK = _wildlings.track.attack_at
THREAT_SETBACK = _wildlings.track.setback
TIDES: tuple[TideRow, ...] = tuple(_tides.cards)
TIDE_DECK: tuple[int, ...] = tuple(i for i, c in enumerate(TIDES) for _ in range(c.count))

# --- tables ---------------------------------------------------------------------------------------

ROUNDS = _tables.rounds
CASTLES_TO_WIN = _tables.castles_to_win
POWER_TOKENS = _tables.power_tokens
PORT_SHIPS = _tables.port_ships
# Sizes of the armies allowed at each supply, largest first.
ARMIES: tuple[tuple[int, ...], ...] = tuple(tuple(row) for row in _tables.supply)
MAX_SUPPLY = len(ARMIES) - 1
STARS: dict[int, tuple[int, ...]] = {int(n): tuple(row) for n, row in _tables.stars.items()}
IMPASSABLE = 99


def _neutral(tokens: dict[str, Any]) -> tuple[int, ...]:
    row = [0] * SIZE
    for area, strength in tokens.items():
        row[find(AREAS, area, "tables.json", "area")] = (
            IMPASSABLE if strength == "impassable" else strength
        )
    return tuple(row)


NEUTRAL: dict[int, tuple[int, ...]] = {int(n): _neutral(t) for n, t in _tables.neutral.items()}
