"""The facts of the miniatures game, read once from `content/`, checked and frozen.

Lengths are 1/1000 inch. Attack dice stand from full ranks down. Every id is unique within the game,
whatever it names, because names and texts are looked up by the id alone.
"""

from __future__ import annotations

from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Literal, TypeVar

import msgspec

from weirwood.kernel import TomlError, explain, toml

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

FOLDER = Path(__file__).parents[1] / "content"

UnitKind = Literal["infantry", "cavalry", "monster", "war_machine"]
Tray = Literal["infantry", "cavalry", "solo_small", "solo_large"]
Keyword = Literal["critical_blow", "precision", "sundering", "vicious"]
Whose = Literal["self", "friendly", "enemy", "any"]
AbilityType = Literal["attack", "faith", "influence", "innate", "ncu", "order", "passive"]

KEYWORDS: tuple[Keyword, ...] = ("critical_blow", "precision", "sundering", "vicious")
CONDITIONS: tuple[str, ...] = ("panicked", "vulnerable", "weakened")
UNIT_KINDS: tuple[UnitKind, ...] = ("infantry", "cavalry", "monster", "war_machine")

# The moments of the game at which cards and abilities may be used; effects/windows.py runs them.
WINDOWS = frozenset({
    "round.start", "round.end", "turn.start", "turn.end", "activation.start",
    "activation.end",
    "action.chosen", "action.before", "action.after", "move.after",
    "ncu.activates", "ncu.claims", "zone.target", "zone.after",
    "attack.declared", "attack.before", "attack.dice", "attack.defense", "attack.after",
    "charge.before", "charge.roll", "charge.dice", "charge.success", "retreat.roll", "retreat.dice",
    "test.before", "test.dice", "test.passed", "test.failed", "surge", "rank.lost",
    "destroyed.would", "destroyed.before", "destroyed.after",
    "attachment.would", "attachment.destroyed",
    "token.gained", "token.would", "card.played", "order.used", "card.attached", "targeted",
    "ncu.influences", "deployment.before", "deployment.after",
})  # fmt: skip


class _Fact(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of a content file: nothing can be added to it, nothing is left unread."""


class Trigger(_Fact, frozen=True):
    """When an Order or a card may be used: the moment, whose unit acts, and what narrows it."""

    window: str
    whose: Whose
    attack: Literal["melee", "ranged", "any"] = "any"
    panic: bool = False
    only: str = ""


class Need(_Fact, frozen=True):
    """One condition of army building printed on a card; `armies.py` gives each kind its rule."""

    kind: Literal[
        "has_any", "has_all", "lacks", "carries", "joins", "beside", "extra", "limited", "one_per",
        "loyalty", "enemy", "brings", "not_bought", "adaptive", "cost_in", "free_inside",
        "first_free", "first_less", "own_deck", "stands_in",
    ]  # fmt: skip
    characters: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    affiliations: tuple[str, ...] = ()
    factions: tuple[str, ...] = ()
    amount: int = 0
    group: str = ""
    loyalty: str = ""
    when: str = ""


class Attack(_Fact, frozen=True):
    id: str
    kind: Literal["melee", "short", "long", "unlimited"]
    hit: int
    dice: tuple[int, ...]
    ability: str = ""


class Ability(_Fact, frozen=True):
    id: str
    type: AbilityType
    innate: bool = False
    icons: tuple[str, ...] = ()
    keywords: tuple[Keyword, ...] = ()
    trigger: Trigger | None = None
    works: bool = False


class Unit(_Fact, frozen=True):
    id: str
    kind: UnitKind
    cost: int
    speed: int
    defense: int
    morale: int
    attacks: tuple[Attack, ...]
    abilities: tuple[str, ...]
    tray: Tray
    figures: int
    wounds: int
    ranks: int
    version: str
    characters: tuple[str, ...] = ()
    affiliations: tuple[str, ...] = ()
    needs: tuple[Need, ...] = ()
    commander: bool = False
    cards: tuple[str, ...] = ()
    faction: str = ""
    works: bool = False

    @property
    def solo(self) -> bool:
        return self.tray in {"solo_small", "solo_large"}

    @property
    def health(self) -> int:
        return self.figures * self.wounds


class Attachment(_Fact, frozen=True):
    """A model that joins a unit of its kind; kind "none" is a marker that joins no unit."""

    id: str
    kind: Literal["infantry", "cavalry", "war_machine", "none"]
    cost: int
    abilities: tuple[str, ...]
    version: str
    characters: tuple[str, ...] = ()
    needs: tuple[Need, ...] = ()
    commander: bool = False
    cards: tuple[str, ...] = ()
    swaps: tuple[str, str] | None = None
    faction: str = ""
    works: bool = False


class Ncu(_Fact, frozen=True):
    id: str
    cost: int
    abilities: tuple[str, ...]
    version: str
    characters: tuple[str, ...] = ()
    needs: tuple[Need, ...] = ()
    commander: bool = False
    cards: tuple[str, ...] = ()
    influence: bool = False
    tokens: int = 0
    zone: str = ""
    attack: Attack | None = None
    faction: str = ""
    works: bool = False


class Card(_Fact, frozen=True):
    """A tactics card. `commander` is empty for the seven of the faction."""

    id: str
    copies: int
    triggers: tuple[Trigger, ...]
    version: str
    commander: str = ""
    replaces: str = ""
    attaches: bool = False
    zones: tuple[str, ...] = ()
    faction: str = ""
    works: bool = False


class Faction(_Fact, frozen=True):
    id: str
    colour: str
    rules: tuple[
        Literal["no_neutrals", "own_versions", "without_banners", "pillage"], ...
    ] = ()  # fmt: skip


class Zone(_Fact, frozen=True):
    id: str
    added_by: str = ""
    per_game: int = 0


class Piece(_Fact, frozen=True):
    id: str
    keywords: tuple[str, ...]
    shape: Literal["rectangle", "ellipse"]
    width: int
    depth: int


class RandomPiece(_Fact, frozen=True):
    rolls: tuple[int, ...]
    piece: str | None


class TraySize(_Fact, frozen=True):
    id: Tray
    width: int
    depth: int


class Wall(_Fact, frozen=True):
    width: int
    depth: int
    wounds: int
    hit: int
    dice: int
    range: Literal["short", "long"]
    points: int


class Spot(_Fact, frozen=True):
    id: str
    x: int
    y: int
    role: Literal["center", "side", "corpse_pile"]


class WallSpot(_Fact, frozen=True):
    x: int
    y: int
    along: Literal["x", "y"]


class Quadrant(_Fact, frozen=True):
    id: str
    rect: tuple[int, int, int, int]


class ModeTerrain(_Fact, frozen=True):
    anywhere: bool = False
    edge: int = 0
    gap: int = 0
    by_defender: bool = False
    forbidden: tuple[str, ...] = ()
    forbidden_keywords: tuple[str, ...] = ()


class Mode(_Fact, frozen=True):
    """A game mode. Zones are x0, y0, x1, y1 of the first and the second player (defender first)."""

    id: str
    number: int
    zones: tuple[tuple[int, int, int, int], ...]
    objectives: tuple[Spot, ...]
    claim: Literal["none", "cover", "carry_on_pile", "carry_slow"]
    walls: tuple[WallSpot, ...] = ()
    objective_cards: Literal["", "all", "six_to_ten"] = ""
    missions: Literal["", "hand", "shared"] = ""
    siege: bool = False
    quadrants: tuple[Quadrant, ...] = ()
    rules: tuple[str, ...] = ()
    terrain: ModeTerrain = ModeTerrain()
    objective_points: int = 0
    commander_points: int = 0
    quadrant_points: int = 0
    tournament: bool = True
    free_for_all: bool = True


class Objective(_Fact, frozen=True):
    id: str
    number: int
    effect: str
    bonus: bool


class Mission(_Fact, frozen=True):
    id: str
    number: int
    effect: str


class SiegeCard(_Fact, frozen=True):
    id: str
    side: Literal["attacker", "defender"]
    window: str
    whose: Whose


class ReadyUnit(_Fact, frozen=True):
    unit: str
    attachments: tuple[str, ...] = ()


class ReadyArmy(_Fact, frozen=True):
    id: str
    faction: str
    points: int
    commander: str
    units: tuple[ReadyUnit, ...]
    ncus: tuple[str, ...]


class _FactionsFile(_Fact, frozen=True):
    factions: tuple[Faction, ...]


class _FactionFile(_Fact, frozen=True):
    units: tuple[Unit, ...]
    attachments: tuple[Attachment, ...]
    ncus: tuple[Ncu, ...]
    cards: tuple[Card, ...]


class _AbilitiesFile(_Fact, frozen=True):
    abilities: tuple[Ability, ...]


class _BoardFile(_Fact, frozen=True):
    zones: tuple[Zone, ...]


class _TerrainFile(_Fact, frozen=True):
    keywords: tuple[str, ...]
    pieces: tuple[Piece, ...]
    random: tuple[RandomPiece, ...]
    pieces_by_choice: int
    spacing: int


class _ModesFile(_Fact, frozen=True):
    table: tuple[int, int]
    large_table: tuple[int, int]
    short_range: int
    long_range: int
    token_radius: int
    rounds: int
    trays: tuple[TraySize, ...]
    wall: Wall
    modes: tuple[Mode, ...]
    objectives: tuple[Objective, ...]
    missions: tuple[Mission, ...]
    siege: tuple[SiegeCard, ...]


class _ArmiesFile(_Fact, frozen=True):
    armies: tuple[ReadyArmy, ...]


class ContentError(Exception):
    """A content file says something it may not: the file, the place in it and what is allowed."""


_File = TypeVar("_File", bound=_Fact)
_Row = TypeVar("_Row", bound=_Fact)


def read_file(path: Path, shape: type[_File]) -> _File:
    """Reads one content file; unknown keys, wrong types and words out of the list are refused."""
    raw = path.read_bytes()
    try:
        return msgspec.json.decode(raw, type=shape)
    except msgspec.ValidationError as error:
        raise ContentError(f"{path.name}: {explain(shape, raw, str(error))}") from error
    except msgspec.DecodeError as error:
        raise ContentError(f"{path.name}: {error}") from error


def _by_id(rows: Iterable[_Row], place: str) -> Mapping[str, _Row]:
    table: dict[str, _Row] = {}
    for row in rows:
        key = str(getattr(row, "id"))  # noqa: B009 - rows of several types share this one field
        if key in table:
            raise ContentError(f"{place}: {key!r} stands there twice")
        table[key] = row
    return MappingProxyType(table)


def implemented(folder: Path) -> frozenset[str]:
    """The abilities and cards whose effects are written, read from the files that hold them."""
    done: set[str] = set()
    for data in effects(folder).values():
        done.update(key for key, body in data.items() if body.get("works", True))
    return frozenset(done)


def effects(folder: Path) -> dict[str, dict[str, Any]]:
    """What the files of effects say, by their names."""
    found = {p.name: p.read_text("utf-8") for p in sorted((folder / "effects").glob("*.toml"))}
    try:
        return toml(found)
    except TomlError as error:
        raise ContentError(f"effects/{error}") from error


class Content(msgspec.Struct, frozen=True):
    """All facts; `load` makes one, and the module's names below are those of the shipped one."""

    factions: Mapping[str, Faction]
    units: Mapping[str, Unit]
    attachments: Mapping[str, Attachment]
    ncus: Mapping[str, Ncu]
    cards: Mapping[str, Card]
    abilities: Mapping[str, Ability]
    zones: Mapping[str, Zone]
    terrain_keywords: tuple[str, ...]
    terrain: Mapping[str, Piece]
    terrain_random: tuple[RandomPiece, ...]
    terrain_count: int
    terrain_spacing: int
    trays: Mapping[str, TraySize]
    modes: Mapping[str, Mode]
    objectives: Mapping[str, Objective]
    missions: Mapping[str, Mission]
    siege: Mapping[str, SiegeCard]
    wall: Wall
    table: tuple[int, int]
    large_table: tuple[int, int]
    short_range: int
    long_range: int
    token_radius: int
    rounds: int
    armies: Mapping[str, ReadyArmy]


def load(folder: Path = FOLDER) -> Content:
    done = implemented(folder)
    factions = _by_id(read_file(folder / "factions.json", _FactionsFile).factions, "factions.json")
    abilities = _by_id(
        (
            msgspec.structs.replace(row, works=row.id in done)
            for row in read_file(folder / "abilities.json", _AbilitiesFile).abilities
        ),
        "abilities.json",
    )
    units: list[Unit] = []
    attachments: list[Attachment] = []
    ncus: list[Ncu] = []
    cards: list[Card] = []
    for name in factions:
        file = read_file(folder / f"{name}.json", _FactionFile)
        cards += (
            msgspec.structs.replace(row, faction=name, works=row.id in done) for row in file.cards
        )
        units += (msgspec.structs.replace(row, faction=name) for row in file.units)
        attachments += (msgspec.structs.replace(row, faction=name) for row in file.attachments)
        ncus += (msgspec.structs.replace(row, faction=name) for row in file.ncus)
    board = read_file(folder / "board.json", _BoardFile)
    terrain = read_file(folder / "terrain.json", _TerrainFile)
    modes = read_file(folder / "modes.json", _ModesFile)
    works = done.issuperset
    made = Content(
        factions=factions,
        units=_by_id(
            (msgspec.structs.replace(row, works=works(row.abilities)) for row in units), "units"
        ),
        attachments=_by_id(
            (
                msgspec.structs.replace(row, works=works((*row.abilities, *row.cards)))
                for row in attachments
            ),
            "attachments",
        ),
        ncus=_by_id(
            (
                msgspec.structs.replace(row, works=works((*row.abilities, *row.cards)))
                for row in ncus
            ),
            "ncus",
        ),
        cards=_by_id(cards, "cards"),
        abilities=abilities,
        zones=_by_id(board.zones, "board.json"),
        terrain_keywords=terrain.keywords,
        terrain=_by_id(terrain.pieces, "terrain.json"),
        terrain_random=terrain.random,
        terrain_count=terrain.pieces_by_choice,
        terrain_spacing=terrain.spacing,
        trays=_by_id(modes.trays, "modes.json"),
        modes=_by_id(modes.modes, "modes.json"),
        objectives=_by_id(modes.objectives, "modes.json"),
        missions=_by_id(modes.missions, "modes.json"),
        siege=_by_id(modes.siege, "modes.json"),
        wall=modes.wall,
        table=modes.table,
        large_table=modes.large_table,
        short_range=modes.short_range,
        long_range=modes.long_range,
        token_radius=modes.token_radius,
        rounds=modes.rounds,
        armies=_by_id(read_file(folder / "armies.json", _ArmiesFile).armies, "armies.json"),
    )
    for fault in faults(made, done):
        raise ContentError(fault)
    return made


def characters(c: Content) -> frozenset[str]:
    """Every character that some card is; the same name on two cards is the same person."""
    return frozenset(
        who for table in (c.units, c.attachments, c.ncus) for row in table.values()
        for who in row.characters
    )  # fmt: skip


def affiliations(c: Content) -> frozenset[str]:
    return frozenset(name for row in c.units.values() for name in row.affiliations)


def faults(c: Content, done: frozenset[str]) -> Iterator[str]:
    """What the shapes alone cannot check: references, sizes, ids that name two things."""
    yield from _shared_ids(c)
    for unknown in sorted(done - c.abilities.keys() - c.cards.keys()):
        yield f"effects: {unknown!r} is neither an ability nor a card"
    bodies: dict[str, Unit | Attachment | Ncu] = {**c.units, **c.attachments, **c.ncus}
    known = (bodies.keys(), characters(c), affiliations(c), c.factions.keys())
    for key, body in bodies.items():
        for name in body.abilities:
            if name not in c.abilities:
                yield f"{body.faction}.json: {key}: abilities: {name!r} is not in abilities.json"
        for name in body.cards:
            if name not in c.cards or c.cards[name].commander != key:
                yield f"{body.faction}.json: {key}: cards: {name!r} is no card of this commander"
        yield from _needs_faults(f"{body.faction}.json: {key}", body.needs, known)
    for unit in c.units.values():
        for attack in unit.attacks:
            if len(attack.dice) != unit.ranks:
                yield f"{unit.faction}.json: {unit.id}: {attack.id}: one dice value per rank"
            if attack.ability and attack.ability not in unit.abilities:
                yield f"{unit.faction}.json: {unit.id}: {attack.id}: the unit lacks the ability"
    for card in c.cards.values():
        for trigger in card.triggers:
            if trigger.window not in WINDOWS:
                yield f"{card.faction}.json: {card.id}: window {trigger.window!r} is unknown"
        for name in card.zones:
            if name not in c.zones:
                yield f"{card.faction}.json: {card.id}: zones: {name!r} is not in board.json"
    for ability in c.abilities.values():
        if ability.trigger and ability.trigger.window not in WINDOWS:
            yield f"abilities.json: {ability.id}: window {ability.trigger.window!r} is unknown"
    for piece in c.terrain.values():
        for word in piece.keywords:
            if word not in c.terrain_keywords:
                yield f"terrain.json: {piece.id}: keyword {word!r} is unknown"


def _shared_ids(c: Content) -> Iterator[str]:
    seen: dict[str, str] = {}
    tables: dict[str, Iterable[str]] = {
        "factions": c.factions, "units": c.units, "attachments": c.attachments, "ncus": c.ncus,
        "cards": c.cards, "abilities": c.abilities, "zones": c.zones, "terrain": c.terrain,
        "terrain keywords": c.terrain_keywords, "modes": c.modes, "objectives": c.objectives,
        "missions": c.missions, "siege cards": c.siege, "keywords": KEYWORDS,
        "conditions": CONDITIONS, "affiliations": affiliations(c),
    }  # fmt: skip
    for place, keys in tables.items():
        for key in keys:
            if key in seen:
                yield f"{place}: the id {key!r} is also used for {seen[key]}"
            seen[key] = place


NEEDED = ("unit, attachment or NCU", "character", "affiliation", "faction")


def _needs_faults(
    place: str, needs: tuple[Need, ...], known: tuple[Iterable[str], ...]
) -> Iterator[str]:
    for need in needs:
        named = (need.cards, need.characters, need.affiliations, need.factions)
        for names, there, word in zip(named, known, NEEDED, strict=True):
            for name in names:
                if name not in there:
                    yield f"{place}: needs {need.kind}: {name!r} is no {word}"


CONTENT = load()
FACTIONS = CONTENT.factions
UNITS = CONTENT.units
ATTACHMENTS = CONTENT.attachments
NCUS = CONTENT.ncus
CARDS = CONTENT.cards
ABILITIES = CONTENT.abilities
ZONES = CONTENT.zones
TERRAIN = CONTENT.terrain
TRAYS = CONTENT.trays
MODES = CONTENT.modes
OBJECTIVES = CONTENT.objectives
MISSIONS = CONTENT.missions
SIEGE = CONTENT.siege
WALL = CONTENT.wall
ARMIES = CONTENT.armies
