"""The shapes of the content files: what each row may say."""

from typing import Literal

import msgspec


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of a content file; keys that are not listed are refused."""


class LandRow(Row, frozen=True):
    id: str
    castle: Literal[0, 1, 2]
    barrels: int
    crowns: int
    island: bool
    at: tuple[int, int]


class SeaRow(Row, frozen=True):
    id: str
    at: tuple[int, int]


class PortRow(Row, frozen=True):
    id: str
    land: str
    sea: str
    at: tuple[int, int]


class MapFile(Row, frozen=True):
    land: list[LandRow]
    sea: list[SeaRow]
    ports: list[PortRow]
    borders: list[tuple[str, str]]
    rivers: list[tuple[str, str]]


class HouseRow(Row, frozen=True):
    id: str
    home: str
    garrison: int
    supply: int
    power: int
    units: dict[str, dict[str, int]]


class TracksRow(Row, frozen=True):
    iron_throne: list[str]
    fiefdoms: list[str]
    kings_court: list[str]


class HousesFile(Row, frozen=True):
    houses: list[HouseRow]
    tracks: TracksRow


When = Literal[
    "attacking",
    "defending",
    "defending_castle",
    "enemy_ahead",
    "stannis_discarded",
    "supported",
    "unsupported",
]
Timing = Literal["cancel", "immediate", "continuous", "result", "after"]


class BonusRow(Row, frozen=True):
    when: When
    strength: int = 0
    swords: int = 0
    forts: int = 0


class WorthRow(Row, frozen=True):
    when: When
    whose: Literal["own", "others"]
    unit: str
    strength: int


class AbilityRow(Row, frozen=True):
    timing: Timing
    bonus: tuple[BonusRow, ...] = ()
    worth: WorthRow | None = None
    defense_times: int = 1
    nullifies: bool = False
    no_casualties: bool = False
    sends_beaten: bool = False
    march_follows: bool = False
    holds_out: bool = False


class HouseCardRow(Row, frozen=True):
    id: str
    house: str
    strength: int
    swords: int
    forts: int
    ability: AbilityRow | None = None


class HouseCardsFile(Row, frozen=True):
    cards: list[HouseCardRow]


Effect = Literal[
    "supply",
    "muster",
    "clash",
    "income",
    "wildlings",
    "none",
    "no_march_plus_one",
    "no_defense",
    "no_raid",
    "no_consolidate",
    "no_support",
]


class WesterosRow(Row, frozen=True):
    id: str
    deck: Literal[1, 2, 3]
    count: int
    icons: Literal[0, 1]
    effect: Effect | Literal["throne_choice", "raven_choice", "blade_choice", "reshuffle"]
    choices: tuple[Effect, ...] = ()


class WesterosFile(Row, frozen=True):
    cards: list[WesterosRow]


Penalty = Literal[
    "nothing",
    "units",
    "units_in_castle",
    "units_or_track",
    "all_knights",
    "knights",
    "supply",
    "strongest_cards",
    "card",
    "all_tracks",
    "fiefdoms_or_court",
    "all_power",
    "power",
]
Reward = Literal[
    "nothing",
    "second_attack",
    "promote",
    "supply",
    "renew_hand",
    "top_of_track",
    "recover_card",
    "muster",
    "bid_back",
]


class WildlingRow(Row, frozen=True):
    id: str
    lowest: Penalty
    others: Penalty
    highest: Reward
    amount: int = 0
    other_amount: int = 0
    reward: int = 0
    strength: int = 0


class WildlingTrack(Row, frozen=True):
    start: int
    step: int
    attack_at: int
    setback: int


class WildlingsFile(Row, frozen=True):
    cards: list[WildlingRow]
    track: WildlingTrack


class TideRow(Row, frozen=True):
    id: str
    count: int
    strength: int
    swords: int
    forts: int
    skulls: int


class TidesFile(Row, frozen=True):
    cards: list[TideRow]


class OrderRow(Row, frozen=True):
    id: str
    type: Literal["march", "defense", "support", "raid", "consolidate"]
    modifier: int
    special: bool
    count: int


class UnitRow(Row, frozen=True):
    id: str
    stock: int
    cost: int
    upgrade: int
    strength: int
    siege: int


class TablesFile(Row, frozen=True):
    rounds: int
    castles_to_win: int
    power_tokens: int
    port_ships: int
    supply: list[list[int]]
    stars: dict[str, list[int]]
    orders: list[OrderRow]
    units: list[UnitRow]
    neutral: dict[str, dict[str, int | Literal["impassable"]]]
