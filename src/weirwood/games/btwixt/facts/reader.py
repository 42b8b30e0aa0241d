"""The card file: its shape, and the edition that it makes.

`File` says what a file may hold; what one part of it asks of another (a colour that is named, a
count that adds up) is checked by `EditionReader` as it goes through the parts.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, Any, Literal, TypeVar

from msgspec import Meta, Struct, UnsetType, field
from msgspec.structs import asdict

from ..effects.faults import EditionError, Line, Name, Word, fail, join, listed, read, word
from ..effects.ops import OPS
from ..effects.reader import compile_effects
from ..effects.vocabulary import (
    ALLY_TIMINGS,
    FAR,
    INFLUENCE_TIMINGS,
    PROTECTIONS,
    SEASONS,
    TIMINGS,
    Effect,
    Scope,
)
from .edition import EVENT, LEADER, STANDARD, Ally, Edition, Influence

T = TypeVar("T")

KINDS = ("standard", "event", "leader")
DECKS = ("standard_influence", "event_influence", "leader_influence")
FEWEST, MOST = 3, 6
MOST_COPIES = 12
MOST_TOKENS = 200
MOST_DESIGNS = 400

Season = Literal["summer", "autumn", "winter"]
Provenance = dict[str, Line]  # any names, each with a line of text
Pieces = Annotated[int, Meta(ge=0, le=9999)]
Some = Annotated[int, Meta(ge=0, le=FAR)]
Space = Annotated[int, Meta(ge=1, le=20)]


# ---- the shape ---------------------------------------------------------------------------------


class Source(Word, words=lambda _: ("printed", "partial", "original")):
    """Where a card comes from."""


class Part(Struct, kw_only=True, forbid_unknown_fields=True):
    """A part of the file: unknown keys are refused everywhere."""


class Words(Part, kw_only=True):
    """The same words in every language of the product."""

    en: Line
    es: Line
    it: Line


class Players(Part, kw_only=True):
    min: Annotated[int, Meta(ge=FEWEST, le=MOST)]
    max: Annotated[int, Meta(ge=FEWEST, le=MOST)]


class Components(Part, kw_only=True):
    """How many of each there are; the pieces of no consequence may be left out."""

    standard_influence: Pieces
    event_influence: Pieces
    leader_influence: Pieces
    allies: Pieces
    power_tokens: Pieces
    leaders: Pieces
    time_track: Pieces = 1
    round_token: Pieces = 1
    season_token: Pieces = 1
    first_player_token: Pieces = 1
    reference_cards: Pieces = 0


class Colour(Part, kw_only=True):
    id: Name
    icon: Name
    name: Words
    deck: Literal["standard", "event", "leader"]


class Named(Part, kw_only=True):
    """A house or a season."""

    id: Name
    name: Words


class TokenValue(Part, kw_only=True):
    value: Annotated[int, Meta(ge=-9, le=9)]
    count: Annotated[int, Meta(ge=1, le=MOST_TOKENS)]


class Tokens(Part, kw_only=True):
    total: Annotated[int, Meta(ge=1, le=MOST_TOKENS)]
    values: Annotated[list[TokenValue], Meta(min_length=1)]
    provenance: Provenance = field(default_factory=dict)


class Track(Part, kw_only=True):
    round_spaces: Space
    start_space_by_players: dict[str, Space]
    rounds_per_season_by_players: dict[str, Space]
    seasons: list[Named]
    start_season_by_players: dict[str, Season]
    start_season_short_mode: dict[str, Season]
    provenance: Provenance = field(default_factory=dict)


class Events(Part, kw_only=True):
    end_of_summer: Some = 0
    end_of_autumn: Some = 0


class Setup(Part, kw_only=True):
    hand_size: Annotated[int, Meta(ge=1, le=20)]
    hand_size_advanced: Annotated[int, Meta(ge=1, le=20)]
    leader_cards_per_season_advanced: Annotated[int, Meta(ge=0, le=9)]
    events_added_by_players: dict[str, Events]


class Entry(Part, kw_only=True):
    """What leaders, influence cards and allies have in common."""

    id: Name
    kind: str
    name: Words
    source: Source
    provenance: Provenance = field(default_factory=dict)


class LeaderEntry(Entry, kw_only=True):
    kind: Literal["leader_card"]
    house: Any
    copies: Annotated[int, Meta(ge=1, le=1)]
    cards: list[Name]


class CardEntry(Entry, kw_only=True):
    copies: Annotated[int, Meta(ge=1, le=MOST_COPIES)]
    timing: Any
    effects: Annotated[list[Any], Meta(min_length=1)]
    text: Words


class InfluenceEntry(CardEntry, kw_only=True):
    kind: Any
    colour: Any
    value: Some
    win_icon: bool


class LeaderInfluenceEntry(InfluenceEntry, kw_only=True):
    leader: Any


class AllyEntry(CardEntry, kw_only=True):
    kind: Literal["ally"]
    house: Any
    power: Annotated[int, Meta(ge=-FAR, le=FAR)]


class File(Part, kw_only=True):
    edition: Line
    game: Words
    players: Players
    components: Components
    colours: Annotated[list[Colour], Meta(min_length=1)]
    houses: Annotated[list[Named], Meta(min_length=1)]
    power_tokens: Tokens
    time_track: Track
    setup: Setup
    timings: list[Any]
    ops: list[Any]
    leaders: list[LeaderEntry]
    standard_influence: Annotated[list[InfluenceEntry], Meta(min_length=1)]
    event_influence: list[InfluenceEntry]
    leader_influence: list[LeaderInfluenceEntry]
    allies: Annotated[list[AllyEntry], Meta(min_length=1)]
    note: Line | UnsetType = Line("")


ENTRY = re.compile(rf"(leaders|{'|'.join(DECKS)}|allies)\[(\d+)\]\.(.+)")


def read_file(table: object, where: str) -> File:
    """The file in its shape; a fault in an entry names the entry."""
    try:
        return read(File, where, "", table)
    except EditionError as error:
        entry = ENTRY.fullmatch(error.key)
        if entry is None:
            raise
        group, number, key = entry.groups()
        assert isinstance(table, dict)
        row = table[group][int(number)]
        name = row.get("id") if isinstance(row, dict) else None
        known = isinstance(name, str) and name.isidentifier()
        place = str(name) if known else f"{group}[{number}]"
        raise EditionError(place, key, error.found, error.allowed) from None


# ---- the edition -------------------------------------------------------------------------------


def read_table(table: object, where: str) -> Edition:
    """The edition that a file makes."""
    file = read_file(table, where)
    canonical = json.dumps(table, sort_keys=True, ensure_ascii=True, separators=(",", ":"))
    key = hashlib.sha256(canonical.encode()).hexdigest()[:16]
    return EditionReader(file, where).edition(key)


class EditionReader:
    """One pass over a card file, in the order of its keys."""

    def __init__(self, file: File, where: str) -> None:
        self.where, self.file = where, file
        self.numbers = range(file.players.min, file.players.max + 1)
        self.effects: list[Effect] = []
        self.owners: list[str] = []
        self.words: dict[str, tuple[str, str, str]] = {}
        self.ids: set[str] = set()
        self.colour_ids = tuple(str(c.id) for c in file.colours)
        self.house_ids = tuple(str(h.id) for h in file.houses)
        self.leader_ids = tuple(str(k.id) for k in file.leaders)

    def edition(self, key: str) -> Edition:
        where, file = self.where, self.file
        self.say("game-title", file.game)
        self.same_words("timings", file.timings, TIMINGS)
        self.same_words("ops", file.ops, tuple(OPS))
        fewest, most = file.players.min, file.players.max
        if most < fewest:
            raise fail(where, "players.max", most, f"a whole number from {fewest} to {MOST}")
        self.colours_and_houses()
        values = self.tokens()
        start, season_start, season_start_short = self.track()
        events_after = self.events()
        self.leaders()
        cards = [
            self.influence(card, kind)
            for kind, name in enumerate(DECKS)
            for card in self.designs(name)
        ]
        self.match_leader_cards(cards)
        allies = [self.ally(row) for row in self.designs("allies")]
        self.count_components(cards, allies)
        standard, hand = deck(cards, STANDARD), file.setup.hand_size
        if len(standard) < most * hand:
            allowed = f"at least {most * hand}: {hand} for each of {most} leaders"
            raise fail(where, "standard_influence", len(standard), allowed)
        return Edition(
            key=key,
            effects=tuple(self.effects),
            owners=tuple(self.owners),
            cards=tuple(cards),
            allies=tuple(allies),
            card_ids=tuple(card.id for card in cards),
            ally_ids=tuple(ally.id for ally in allies),
            card_numbers=MappingProxyType({card.id: n for n, card in enumerate(cards)}),
            ally_numbers=MappingProxyType({ally.id: n for n, ally in enumerate(allies)}),
            leader_ids=self.leader_ids,
            colour_ids=self.colour_ids,
            house_ids=self.house_ids,
            leader_houses=tuple(self.house_ids.index(row.house) for row in file.leaders),
            values=tuple(card.value for card in cards),
            colours=tuple(card.colour for card in cards),
            powers=tuple(ally.power for ally in allies),
            white=tuple(card.kind == LEADER for card in cards),
            standard_deck=standard,
            event_deck=deck(cards, EVENT),
            leader_decks=tuple(
                tuple(n for n, c in enumerate(cards) for _ in range(c.copies) if c.leader == k)
                for k in range(len(file.leaders))
            ),
            ally_deck=tuple(n for n, ally in enumerate(allies) for _ in range(ally.copies)),
            token_values=values,
            token_counts=tuple(row.count for row in file.power_tokens.values),
            fewest=fewest,
            most=most,
            hand=hand,
            hand_advanced=file.setup.hand_size_advanced,
            white_each_season=file.setup.leader_cards_per_season_advanced,
            track_last=file.time_track.round_spaces,
            track_start=start,
            season_start=season_start,
            season_start_short=season_start_short,
            events_after=events_after,
            guards=MappingProxyType(guards(self.effects, cards, allies)),
            play_keys=tuple(f"play:{card.id}" for card in cards),
            card_keys=tuple(f"card:{card.id}" for card in cards),
            words=tuple(self.words.items()),
        )

    # -- words and ids

    def say(self, message: str, words: Words) -> None:
        self.words[message] = (str(words.en), str(words.es), str(words.it))

    def named(self, where: str, key: str, name: str, words: Words) -> None:
        """Each id once in the file."""
        if name in self.ids:
            raise fail(where, key, name, "each id once in the file")
        self.ids.add(name)
        self.say(f"name-{name}", words)

    def same_words(self, key: str, found: list[Any], allowed: tuple[str, ...]) -> None:
        """The file repeats the vocabulary it was written for; it must be this one."""
        for value in found:
            word(self.where, key, value, allowed)
        if any(name not in found for name in allowed):
            raise fail(self.where, key, found, f"all of: {listed(allowed)}")

    # -- the parts of the file

    def colours_and_houses(self) -> None:
        for i, colour in enumerate(self.file.colours):
            self.named(self.where, f"colours[{i}].id", str(colour.id), colour.name)
        if "red" not in self.colour_ids:  # one of the values counts red cards
            raise fail(self.where, "colours", self.colour_ids, "red among them")
        for i, house in enumerate(self.file.houses):
            self.named(self.where, f"houses[{i}].id", str(house.id), house.name)

    def tokens(self) -> tuple[int, ...]:
        tokens = self.file.power_tokens
        values = tuple(row.value for row in tokens.values)
        if len(set(values)) < len(values) or len(values) > 9:
            allowed = "at most 9 values, each once"
            raise fail(self.where, "power_tokens.values", values, allowed)
        count = sum(row.count for row in tokens.values)
        if tokens.total != count:
            allowed = f"the sum of the counts, {count}"
            raise fail(self.where, "power_tokens.total", tokens.total, allowed)
        return values

    def track(self) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
        """By number of leaders: the first space, the first season, that of the short game."""
        where, track = self.where, self.file.time_track
        if len(track.seasons) != len(SEASONS):
            raise fail(where, "time_track.seasons", len(track.seasons), listed(SEASONS))
        for i, name in enumerate(SEASONS):
            word(where, f"time_track.seasons[{i}].id", track.seasons[i].id, (name,))
            self.named(where, f"time_track.seasons[{i}].id", name, track.seasons[i].name)
        last = track.round_spaces
        key = "time_track.start_space_by_players"
        start = self.by_leaders(key, track.start_space_by_players)
        key = "time_track.rounds_per_season_by_players"
        for n, rounds in self.by_leaders(key, track.rounds_per_season_by_players).items():
            if start[n] > last:
                allowed = f"a whole number from 1 to {last}"
                raise fail(where, f"time_track.start_space_by_players.{n}", start[n], allowed)
            if rounds != last - start[n] + 1:
                allowed = f"{last - start[n] + 1}, from its start to space {last}"
                raise fail(where, f"{key}.{n}", rounds, allowed)
        key = "time_track.start_season_by_players"
        normal = self.by_leaders(key, track.start_season_by_players)
        key = "time_track.start_season_short_mode"
        short = self.by_leaders(key, track.start_season_short_mode)
        return (
            row_by_leaders(start, 0),
            row_by_leaders({n: SEASONS.index(name) for n, name in normal.items()}, 0),
            row_by_leaders({n: SEASONS.index(name) for n, name in short.items()}, 0),
        )

    def events(self) -> tuple[tuple[int, ...], ...]:
        """Events added by number of leaders, then by season."""
        setup = self.file.setup
        if setup.hand_size_advanced > setup.hand_size:
            allowed = f"a whole number from 1 to {setup.hand_size}"
            key = "setup.hand_size_advanced"
            raise fail(self.where, key, setup.hand_size_advanced, allowed)
        found = self.by_leaders("setup.events_added_by_players", setup.events_added_by_players)
        rows = {n: (events.end_of_summer, events.end_of_autumn, 0) for n, events in found.items()}
        return row_by_leaders(rows, ())

    def by_leaders(self, key: str, table: Mapping[str, T]) -> dict[int, T]:
        """An object keyed by numbers of leaders: each that the game has, and no other."""
        allowed = [str(n) for n in self.numbers]
        for name in table:
            if name not in allowed:
                found = "an unknown key"
                raise EditionError(self.where, join(key, name), found, listed(allowed))
        for name in allowed:
            if name not in table:
                raise EditionError(self.where, join(key, name), "nothing", "this key is needed")
        return {n: table[str(n)] for n in self.numbers}

    def leaders(self) -> None:
        rows = self.file.leaders
        if len(rows) < self.file.players.max:
            allowed = f"a list of {self.file.players.max} or more"
            raise fail(self.where, "leaders", len(rows), allowed)
        for row in rows:
            self.named(row.id, "id", str(row.id), row.name)
            word(row.id, "house", row.house, self.house_ids)

    def designs(self, key: str) -> Any:
        rows = getattr(self.file, key)
        if len(rows) > MOST_DESIGNS:
            raise fail(self.where, key, len(rows), f"at most {MOST_DESIGNS} designs")
        return rows

    def influence(self, card: InfluenceEntry, kind: int) -> Influence:
        name = str(card.id)
        word(name, "kind", card.kind, (KINDS[kind],))
        first = len(self.effects)
        by = self.compile(card, INFLUENCE_TIMINGS)
        if card.win_icon != ("after_bid" in by):
            allowed = "true with an after_bid effect, else false"
            raise fail(name, "win_icon", card.win_icon, allowed)
        leader = -1
        if isinstance(card, LeaderInfluenceEntry):
            word(name, "leader", card.leader, self.leader_ids)
            leader = self.leader_ids.index(card.leader)
        self.forbid_unsafe(name, self.effects[first:])
        colours = [str(c.id) for c in self.file.colours if c.deck == KINDS[kind]]
        colour = word(name, "colour", card.colour, colours)
        return Influence(
            id=name,
            kind=kind,
            colour=self.colour_ids.index(colour),
            value=card.value,
            copies=card.copies,
            leader=leader,
            on_play=by.get("on_play", ()),
            in_pile=by.get("in_pile", ()),
            after_bid=by.get("after_bid", ()),
            cleanup=by.get("cleanup", ()),
            source=str(card.source),
        )

    def ally(self, row: AllyEntry) -> Ally:
        name = str(row.id)
        by = self.compile(row, ALLY_TIMINGS)
        claimed = by.get("when_claimed", ())
        places = [e for e in claimed if self.effects[e].op == "place_self"]
        if len(places) > 1:
            raise fail(name, "effects", "place_self twice", "at most one place_self")
        return Ally(
            id=name,
            house=self.house_ids.index(word(name, "house", row.house, self.house_ids)),
            power=row.power,
            copies=row.copies,
            reveal=by.get("reveal", ()),
            during=by.get("during_round", ()),
            place=places[0] if places else -1,
            claimed=tuple(e for e in claimed if e not in places),
            council=by.get("in_council", ()),
            scoring=by.get("scoring", ()),
            source=str(row.source),
        )

    def compile(self, row: CardEntry, timings: tuple[str, ...]) -> dict[str, tuple[int, ...]]:
        """Words and effects of a design: its rows of the effect table by their moment."""
        name = str(row.id)
        self.named(name, "id", name, row.name)
        self.say(f"text-{name}", row.text)
        ally = timings == ALLY_TIMINGS
        scope = Scope(name, ally, self.colour_ids, self.house_ids, self.effects)
        out: dict[str, tuple[int, ...]] = {}
        for index in compile_effects(scope, row.effects):
            moment = self.effects[index].when
            out[moment] = (*out.get(moment, ()), index)
        self.owners += [name] * (len(self.effects) - len(self.owners))
        timing = word(name, "timing", row.timing, timings)
        moments = ["during_round" if moment == "reveal" else moment for moment in out]
        if timing not in moments:
            raise fail(name, "timing", timing, listed(dict.fromkeys(moments)))
        return out

    # -- what must fit together

    def forbid_unsafe(self, where: str, rows: list[Effect]) -> None:
        """Two forms that contradict the round: a card redirected twice, and cleaned up twice."""
        for op, moment in (("redirect_self", "on_play"), ("move_cards", "cleanup")):
            if sum(row.op == op and row.when == moment for row in rows) > 1:
                raise fail(where, "effects", f"{op} twice with {moment}", "at most one")

    def match_leader_cards(self, cards: list[Influence]) -> None:
        """A leader lists its white cards, and each of them names that leader."""
        for number, row in enumerate(self.file.leaders):
            own = [card.id for card in cards if card.leader == number]
            if sorted(row.cards) != sorted(own):
                allowed = listed(own) or "no card names this leader"
                raise fail(row.id, "cards", row.cards, allowed)

    def count_components(self, cards: list[Influence], allies: list[Ally]) -> None:
        """The list of components must say what is in the file."""
        counts = {name: len(deck(cards, kind)) for kind, name in enumerate(DECKS)}
        counts["allies"] = sum(ally.copies for ally in allies)
        counts["power_tokens"] = self.file.power_tokens.total
        counts["leaders"] = len(self.file.leaders)
        said = asdict(self.file.components)
        for key, count in counts.items():
            if said[key] != count:
                allowed = f"{count}, the number of copies in the file"
                raise fail(self.where, join("components", key), said[key], allowed)


def row_by_leaders(found: Mapping[int, T], nothing: T) -> tuple[T, ...]:
    """A row with a place for every number of leaders."""
    return tuple(found.get(n, nothing) for n in range(MOST + 1))


def deck(cards: list[Influence], kind: int) -> tuple[int, ...]:
    return tuple(n for n, card in enumerate(cards) for _ in range(card.copies) if card.kind == kind)


def guards(
    effects: list[Effect], cards: list[Influence], allies: list[Ally]
) -> dict[str, frozenset[int]]:
    """Who protects what while it lies there, so that most of the time nobody has to be asked."""
    out: dict[str, set[int]] = {what: set() for what in PROTECTIONS}
    rows = [(n, card.in_pile) for n, card in enumerate(cards)]
    rows += [(n, ally.council) for n, ally in enumerate(allies)]
    for n, listed_rows in rows:
        for e in listed_rows:
            if effects[e].op == "protect":
                out[effects[e].what].add(n)
    return {what: frozenset(found) for what, found in out.items()}
