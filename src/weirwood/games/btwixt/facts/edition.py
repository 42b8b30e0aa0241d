"""An edition: every printed card as numbers in frozen columns, shared by all matches."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ..effects.vocabulary import Effect

STANDARD, EVENT, LEADER = 0, 1, 2


@dataclass(frozen=True, slots=True)
class Influence:
    """One design of influence card; `on_play` and so on are rows of the effect table."""

    id: str
    kind: int
    colour: int
    value: int
    copies: int
    leader: int
    on_play: tuple[int, ...]
    in_pile: tuple[int, ...]
    after_bid: tuple[int, ...]
    cleanup: tuple[int, ...]
    source: str


@dataclass(frozen=True, slots=True)
class Ally:
    """One design of ally."""

    id: str
    house: int
    power: int
    copies: int
    reveal: tuple[int, ...]
    during: tuple[int, ...]
    place: int  # row of its own placement, -1 for none
    claimed: tuple[int, ...]
    council: tuple[int, ...]
    scoring: tuple[int, ...]
    source: str


@dataclass(frozen=True, slots=True)
class Edition:
    """Everything printed. Cards, allies and leaders are numbers: positions in these columns."""

    key: str
    effects: tuple[Effect, ...]
    owners: tuple[str, ...]  # id of the card or ally that each effect stands on
    cards: tuple[Influence, ...]
    allies: tuple[Ally, ...]
    card_ids: tuple[str, ...]
    ally_ids: tuple[str, ...]
    card_numbers: Mapping[str, int]
    ally_numbers: Mapping[str, int]
    leader_ids: tuple[str, ...]
    colour_ids: tuple[str, ...]
    house_ids: tuple[str, ...]
    leader_houses: tuple[int, ...]
    values: tuple[int, ...]
    colours: tuple[int, ...]
    powers: tuple[int, ...]
    white: tuple[bool, ...]
    standard_deck: tuple[int, ...]
    event_deck: tuple[int, ...]
    leader_decks: tuple[tuple[int, ...], ...]
    ally_deck: tuple[int, ...]
    token_values: tuple[int, ...]
    token_counts: tuple[int, ...]
    fewest: int
    most: int
    hand: int
    hand_advanced: int
    white_each_season: int
    track_last: int
    track_start: tuple[int, ...]  # by number of leaders
    season_start: tuple[int, ...]
    season_start_short: tuple[int, ...]
    events_after: tuple[tuple[int, ...], ...]  # by number of leaders, then by season
    guards: Mapping[str, frozenset[int]]  # protection -> cards in piles, or allies in councils
    play_keys: tuple[str, ...]  # play:<card>
    card_keys: tuple[str, ...]  # card:<card>
    words: tuple[tuple[str, tuple[str, str, str]], ...]  # Fluent id -> en, es, it

    def card(self, name: str) -> int:
        return self.card_numbers[name]

    def ally(self, name: str) -> int:
        return self.ally_numbers[name]

    def leader(self, name: str) -> int:
        return self.leader_ids.index(name)
