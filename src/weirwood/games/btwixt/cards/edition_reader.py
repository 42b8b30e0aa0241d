"""One pass over a card file, in the order of its keys."""

from __future__ import annotations

import hashlib
import json
from types import MappingProxyType
from typing import Any

from weirwood.games.btwixt.cards import reading
from weirwood.games.btwixt.cards.edition import EVENT, LEADER, STANDARD, Ally, Edition, Influence
from weirwood.games.btwixt.cards.effects import compile_effects
from weirwood.games.btwixt.cards.reading import fail, join
from weirwood.games.btwixt.cards.vocabulary import (
    ALLY_TIMINGS,
    FAR,
    INFLUENCE_TIMINGS,
    OPS,
    PROTECTIONS,
    SEASONS,
    TIMINGS,
    Effect,
    Scope,
)

KINDS = ("standard", "event", "leader")
DECKS = ("standard_influence", "event_influence", "leader_influence")
FEWEST, MOST = 3, 6
MOST_COPIES = 12
MOST_TOKENS = 200
MOST_DESIGNS = 400


TOP = (
    "edition",
    "game",
    "players",
    "components",
    "colours",
    "houses",
    "power_tokens",
    "time_track",
    "setup",
    "timings",
    "ops",
    "leaders",
    "standard_influence",
    "event_influence",
    "leader_influence",
    "allies",
)
PIECES = ("time_track", "round_token", "season_token", "first_player_token", "reference_cards")


def fingerprint(table: dict[str, Any]) -> str:
    canonical = json.dumps(table, sort_keys=True, ensure_ascii=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()[:16]


class EditionReader:
    """One pass over a card file, in the order of its keys."""

    def __init__(self, table: dict[str, Any], where: str) -> None:
        self.where = where
        self.table = reading.keys(where, "", table, TOP, ("note",))
        self.effects: list[Effect] = []
        self.owners: list[str] = []
        self.words: dict[str, tuple[str, str, str]] = {}
        self.ids: set[str] = set()

    def edition(self) -> Edition:
        where, table = self.where, self.table
        reading.text(where, "edition", table["edition"])
        self.say("game-title", where, "game", table["game"])
        if "note" in table:
            reading.text(where, "note", table["note"])
        self.same_words("timings", TIMINGS)
        self.same_words("ops", OPS)
        fewest, most = self.players()
        self.colours()
        self.houses()
        values, counts = self.tokens()
        track = self.track(fewest, most)
        hand, hand_advanced, white_each, events_after = self.setup(fewest, most)
        leaders = self.leaders(most)
        cards = [
            card
            for kind, key in enumerate(
                ("standard_influence", "event_influence", "leader_influence")
            )
            for card in self.influence(key, kind)
        ]
        self.match_leader_cards(leaders, cards)
        allies = self.allies()
        self.count_components(cards, allies, leaders, sum(counts))
        standard = _deck(cards, STANDARD)
        if len(standard) < most * hand:
            allowed = f"at least {most * hand}: {hand} for each of {most} leaders"
            raise fail(where, "standard_influence", len(standard), allowed)
        return Edition(
            key=fingerprint(table),
            effects=tuple(self.effects),
            owners=tuple(self.owners),
            cards=tuple(cards),
            allies=tuple(allies),
            card_ids=tuple(card.id for card in cards),
            ally_ids=tuple(ally.id for ally in allies),
            card_numbers=MappingProxyType({card.id: n for n, card in enumerate(cards)}),
            ally_numbers=MappingProxyType({ally.id: n for n, ally in enumerate(allies)}),
            leader_ids=tuple(leader for leader, _, _ in leaders),
            colour_ids=self.colour_ids,
            house_ids=self.house_ids,
            leader_houses=tuple(house for _, house, _ in leaders),
            values=tuple(card.value for card in cards),
            colours=tuple(card.colour for card in cards),
            powers=tuple(ally.power for ally in allies),
            white=tuple(card.kind == LEADER for card in cards),
            standard_deck=standard,
            event_deck=_deck(cards, EVENT),
            leader_decks=tuple(
                tuple(
                    n
                    for n, card in enumerate(cards)
                    for _ in range(card.copies)
                    if card.leader == leader
                )
                for leader in range(len(leaders))
            ),
            ally_deck=tuple(n for n, ally in enumerate(allies) for _ in range(ally.copies)),
            token_values=values,
            token_counts=counts,
            fewest=fewest,
            most=most,
            hand=hand,
            hand_advanced=hand_advanced,
            white_each_season=white_each,
            events_after=events_after,
            guards=MappingProxyType(_guards(self.effects, cards, allies)),
            play_keys=tuple(f"play:{card.id}" for card in cards),
            card_keys=tuple(f"card:{card.id}" for card in cards),
            words=tuple(self.words.items()),
            **track,
        )

    # -- words and ids

    def say(self, message: str, where: str, key: str, value: object) -> None:
        table = reading.words(where, key, value)
        self.words[message] = (table["en"], table["es"], table["it"])

    def own_id(self, where: str, key: str, value: object) -> str:
        name = reading.identifier(where, key, value)
        if name in self.ids:
            raise fail(where, key, name, "each id once in the file")
        self.ids.add(name)
        return name

    def same_words(self, key: str, allowed: tuple[str, ...]) -> None:
        """The file repeats the vocabulary it was written for; it must be this one."""
        found = reading.sequence(self.where, key, self.table[key])
        for value in found:
            reading.word(self.where, key, value, allowed)
        missing = [name for name in allowed if name not in found]
        if missing:
            raise fail(self.where, key, found, f"all of: {reading.listed(allowed)}")

    # -- the parts of the file

    def players(self) -> tuple[int, int]:
        table = reading.keys(self.where, "players", self.table["players"], ("min", "max"))
        fewest = reading.number(self.where, "players.min", table["min"], FEWEST, MOST)
        return fewest, reading.number(self.where, "players.max", table["max"], fewest, MOST)

    def colours(self) -> None:
        decks: list[str] = []
        ids: list[str] = []
        for i, row in enumerate(reading.sequence(self.where, "colours", self.table["colours"], 1)):
            key = f"colours[{i}]"
            table = reading.keys(self.where, key, row, ("id", "icon", "name", "deck"))
            ids.append(self.own_id(self.where, join(key, "id"), table["id"]))
            reading.identifier(self.where, join(key, "icon"), table["icon"])
            self.say(f"name-{ids[-1]}", self.where, join(key, "name"), table["name"])
            decks.append(reading.word(self.where, join(key, "deck"), table["deck"], KINDS))
        if "red" not in ids:  # one of the values counts red cards
            raise fail(self.where, "colours", ids, "red among them")
        self.colour_ids = tuple(ids)
        self.colour_kinds = tuple(KINDS.index(deck) for deck in decks)

    def houses(self) -> None:
        ids: list[str] = []
        for i, row in enumerate(reading.sequence(self.where, "houses", self.table["houses"], 1)):
            key = f"houses[{i}]"
            table = reading.keys(self.where, key, row, ("id", "name"))
            ids.append(self.own_id(self.where, join(key, "id"), table["id"]))
            self.say(f"name-{ids[-1]}", self.where, join(key, "name"), table["name"])
        self.house_ids = tuple(ids)

    def tokens(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        where = self.where
        table = reading.keys(
            where, "power_tokens", self.table["power_tokens"], ("total", "values"), ("provenance",)
        )
        if "provenance" in table:
            reading.labels(where, "power_tokens.provenance", table["provenance"])
        values: list[int] = []
        counts: list[int] = []
        rows = reading.sequence(where, "power_tokens.values", table["values"], 1)
        for i, row in enumerate(rows):
            key = f"power_tokens.values[{i}]"
            inner = reading.keys(where, key, row, ("value", "count"))
            values.append(reading.number(where, join(key, "value"), inner["value"], -9, 9))
            counts.append(reading.number(where, join(key, "count"), inner["count"], 1, MOST_TOKENS))
        if len(set(values)) < len(values) or len(values) > 9:
            raise fail(where, "power_tokens.values", values, "at most 9 values, each once")
        total = reading.number(where, "power_tokens.total", table["total"], 1, MOST_TOKENS)
        if total != sum(counts):
            raise fail(where, "power_tokens.total", total, f"the sum of the counts, {sum(counts)}")
        return tuple(values), tuple(counts)

    def track(self, fewest: int, most: int) -> dict[str, Any]:
        where, numbers = self.where, range(fewest, most + 1)
        table = reading.keys(
            where,
            "time_track",
            self.table["time_track"],
            (
                "round_spaces",
                "start_space_by_players",
                "rounds_per_season_by_players",
                "seasons",
                "start_season_by_players",
                "start_season_short_mode",
            ),
            ("provenance",),
        )
        if "provenance" in table:
            reading.labels(where, "time_track.provenance", table["provenance"])
        last = reading.number(where, "time_track.round_spaces", table["round_spaces"], 1, 20)
        seasons = reading.sequence(where, "time_track.seasons", table["seasons"])
        if len(seasons) != len(SEASONS):
            raise fail(where, "time_track.seasons", len(seasons), reading.listed(SEASONS))
        for i, name in enumerate(SEASONS):
            key = f"time_track.seasons[{i}]"
            inner = reading.keys(where, key, seasons[i], ("id", "name"))
            reading.word(where, join(key, "id"), inner["id"], (name,))
            self.ids.add(name)
            self.say(f"name-{name}", where, join(key, "name"), inner["name"])
        starts = self.per_leaders(table, "start_space_by_players", numbers)
        rounds = self.per_leaders(table, "rounds_per_season_by_players", numbers)
        start = [0] * (MOST + 1)
        for n in numbers:
            path, found = starts[n]
            start[n] = reading.number(where, path, found, 1, last)
            path, found = rounds[n]
            if reading.number(where, path, found, 1, last) != last - start[n] + 1:
                raise fail(
                    where, path, found, f"{last - start[n] + 1}, from its start to space {last}"
                )
        first: dict[str, tuple[int, ...]] = {}
        for key in ("start_season_by_players", "start_season_short_mode"):
            found_by = self.per_leaders(table, key, numbers)
            row = [0] * (MOST + 1)
            for n in numbers:
                path, found = found_by[n]
                row[n] = SEASONS.index(reading.word(where, path, found, SEASONS))
            first[key] = tuple(row)
        return {
            "track_last": last,
            "track_start": tuple(start),
            "season_start": first["start_season_by_players"],
            "season_start_short": first["start_season_short_mode"],
        }

    def per_leaders(self, table: dict[str, Any], key: str, numbers: range) -> Any:
        return reading.by_number(self.where, f"time_track.{key}", table[key], numbers)

    def setup(self, fewest: int, most: int) -> tuple[int, int, int, tuple[tuple[int, ...], ...]]:
        where, numbers = self.where, range(fewest, most + 1)
        table = reading.keys(
            where,
            "setup",
            self.table["setup"],
            (
                "hand_size",
                "hand_size_advanced",
                "leader_cards_per_season_advanced",
                "events_added_by_players",
            ),
        )
        hand = reading.number(where, "setup.hand_size", table["hand_size"], 1, 20)
        advanced = reading.number(
            where, "setup.hand_size_advanced", table["hand_size_advanced"], 1, hand
        )
        key = "setup.leader_cards_per_season_advanced"
        white = reading.number(where, key, table["leader_cards_per_season_advanced"], 0, 9)
        key = "setup.events_added_by_players"
        by = reading.by_number(where, key, table["events_added_by_players"], numbers)
        after: list[tuple[int, ...]] = [()] * (MOST + 1)
        ends = tuple(f"end_of_{season}" for season in SEASONS[:-1])
        for n, (path, found) in by.items():
            inner = reading.keys(where, path, found, (), ends)
            counts = [
                reading.number(where, join(path, end), inner.get(end, 0), 0, FAR) for end in ends
            ]
            after[n] = (*counts, 0)
        return hand, advanced, white, tuple(after)

    def leaders(self, most: int) -> list[tuple[str, int, list[str]]]:
        out: list[tuple[str, int, list[str]]] = []
        rows = reading.sequence(self.where, "leaders", self.table["leaders"], most)
        for i, row in enumerate(rows):
            where = self.place("leaders", i, row)
            table = reading.keys(
                where,
                "",
                row,
                ("id", "kind", "name", "house", "copies", "cards", "source"),
                ("provenance",),
            )
            name = self.own_id(where, "id", table["id"])
            reading.word(where, "kind", table["kind"], ("leader_card",))
            reading.number(where, "copies", table["copies"], 1, 1)
            self.say(f"name-{name}", where, "name", table["name"])
            house = self.house_ids.index(
                reading.word(where, "house", table["house"], self.house_ids)
            )
            self.origin(where, table)
            cards = reading.sequence(where, "cards", table["cards"])
            out.append((name, house, [reading.identifier(where, "cards", c) for c in cards]))
        return out

    def influence(self, key: str, kind: int) -> list[Influence]:
        out: list[Influence] = []
        needed = ["id", "kind", "name", "colour", "value", "copies", "timing", "win_icon"]
        needed += ["effects", "text", "source"]
        if kind == LEADER:
            needed.append("leader")
        colours = tuple(
            name
            for name, its in zip(self.colour_ids, self.colour_kinds, strict=True)
            if its == kind
        )
        least = 1 if kind == STANDARD else 0
        for i, row in enumerate(self.rows(key, least)):
            where = self.place(key, i, row)
            table = reading.keys(where, "", row, needed, ("provenance",))
            name = self.own_id(where, "id", table["id"])
            reading.word(where, "kind", table["kind"], (KINDS[kind],))
            self.say(f"name-{name}", where, "name", table["name"])
            self.say(f"text-{name}", where, "text", table["text"])
            self.origin(where, table)
            first = len(self.effects)
            listed = self.compile(where, table, ally=False)
            by = self.by_moment(listed)
            timing = reading.word(where, "timing", table["timing"], INFLUENCE_TIMINGS)
            if timing not in by:
                raise fail(where, "timing", timing, reading.listed(by))
            icon = reading.flag(where, "win_icon", table["win_icon"])
            if icon != ("after_bid" in by):
                raise fail(where, "win_icon", icon, "true with an after_bid effect, else false")
            leader = -1
            if kind == LEADER:
                ids = [row["id"] for row in self.table["leaders"]]
                leader = ids.index(reading.word(where, "leader", table["leader"], ids))
            self.forbid_unsafe(where, first)
            out.append(
                Influence(
                    id=name,
                    kind=kind,
                    colour=self.colour_ids.index(
                        reading.word(where, "colour", table["colour"], colours)
                    ),
                    value=reading.number(where, "value", table["value"], 0, FAR),
                    copies=reading.number(where, "copies", table["copies"], 1, MOST_COPIES),
                    leader=leader,
                    on_play=by.get("on_play", ()),
                    in_pile=by.get("in_pile", ()),
                    after_bid=by.get("after_bid", ()),
                    cleanup=by.get("cleanup", ()),
                    source=table["source"],
                )
            )
        return out

    def allies(self) -> list[Ally]:
        out: list[Ally] = []
        needed = ("id", "kind", "name", "house", "power", "copies", "timing", "effects", "text")
        for i, row in enumerate(self.rows("allies", 1)):
            where = self.place("allies", i, row)
            table = reading.keys(where, "", row, (*needed, "source"), ("provenance",))
            name = self.own_id(where, "id", table["id"])
            reading.word(where, "kind", table["kind"], ("ally",))
            self.say(f"name-{name}", where, "name", table["name"])
            self.say(f"text-{name}", where, "text", table["text"])
            self.origin(where, table)
            listed = self.compile(where, table, ally=True)
            by = self.by_moment(listed)
            timing = reading.word(where, "timing", table["timing"], ALLY_TIMINGS)
            moments = {"during_round" if m == "reveal" else m for m in by}
            if timing not in moments:
                raise fail(where, "timing", timing, reading.listed(sorted(moments)))
            claimed = by.get("when_claimed", ())
            places = [e for e in claimed if self.effects[e].op == "place_self"]
            if len(places) > 1:
                raise fail(where, "effects", "place_self twice", "at most one place_self")
            out.append(
                Ally(
                    id=name,
                    house=self.house_ids.index(
                        reading.word(where, "house", table["house"], self.house_ids)
                    ),
                    power=reading.number(where, "power", table["power"], -FAR, FAR),
                    copies=reading.number(where, "copies", table["copies"], 1, MOST_COPIES),
                    reveal=by.get("reveal", ()),
                    during=by.get("during_round", ()),
                    place=places[0] if places else -1,
                    claimed=tuple(e for e in claimed if e not in places),
                    council=by.get("in_council", ()),
                    scoring=by.get("scoring", ()),
                    source=table["source"],
                )
            )
        return out

    # -- helpers

    def rows(self, key: str, least: int) -> list[Any]:
        rows = reading.sequence(self.where, key, self.table[key], least)
        if len(rows) > MOST_DESIGNS:
            raise fail(self.where, key, len(rows), f"at most {MOST_DESIGNS} designs")
        return rows

    def place(self, key: str, i: int, row: object) -> str:
        """How a fault names the entry: by its id where it has one."""
        name = row.get("id") if isinstance(row, dict) else None
        return name if isinstance(name, str) and name.isidentifier() else f"{key}[{i}]"

    def compile(self, where: str, table: dict[str, Any], ally: bool) -> tuple[int, ...]:
        scope = Scope(where, ally, self.colour_ids, self.house_ids, self.effects)
        listed = compile_effects(scope, table["effects"])
        self.owners += [where] * (len(self.effects) - len(self.owners))
        return listed

    def by_moment(self, listed: tuple[int, ...]) -> dict[str, tuple[int, ...]]:
        out: dict[str, tuple[int, ...]] = {}
        for index in listed:
            moment = self.effects[index].when
            out[moment] = (*out.get(moment, ()), index)
        return out

    def origin(self, where: str, table: dict[str, Any]) -> None:
        reading.word(where, "source", table["source"], ("printed", "partial", "original"))
        if "provenance" in table:
            reading.labels(where, "provenance", table["provenance"])

    def forbid_unsafe(self, where: str, first: int) -> None:
        """Two forms that contradict the round: a card redirected twice, and cleaned up twice."""
        rows = self.effects[first:]
        for op, moment in (("redirect_self", "on_play"), ("move_cards", "cleanup")):
            if sum(row.op == op and row.when == moment for row in rows) > 1:
                raise fail(where, "effects", f"{op} twice with {moment}", "at most one")

    def match_leader_cards(
        self, leaders: list[tuple[str, int, list[str]]], cards: list[Influence]
    ) -> None:
        """A leader lists its white cards, and each of them names that leader."""
        for number, (name, _, listed) in enumerate(leaders):
            own = [card.id for card in cards if card.leader == number]
            if sorted(listed) != sorted(own):
                raise fail(
                    name, "cards", listed, reading.listed(own) or "no card names this leader"
                )

    def count_components(
        self,
        cards: list[Influence],
        allies: list[Ally],
        leaders: list[Any],
        tokens: int,
    ) -> None:
        """The list of components must say what is in the file."""
        counts = {
            "standard_influence": sum(c.copies for c in cards if c.kind == STANDARD),
            "event_influence": sum(c.copies for c in cards if c.kind == EVENT),
            "leader_influence": sum(c.copies for c in cards if c.kind == LEADER),
            "allies": sum(a.copies for a in allies),
            "power_tokens": tokens,
            "leaders": len(leaders),
        }
        where = self.where
        table = reading.keys(where, "components", self.table["components"], counts, PIECES)
        for key, value in table.items():
            path = join("components", key)
            found = reading.number(where, path, value, 0, 9999)
            if key in counts and found != counts[key]:
                raise fail(where, path, found, f"{counts[key]}, the number of copies in the file")


def _deck(cards: list[Influence], kind: int) -> tuple[int, ...]:
    return tuple(n for n, card in enumerate(cards) for _ in range(card.copies) if card.kind == kind)


def _guards(
    effects: list[Effect], cards: list[Influence], allies: list[Ally]
) -> dict[str, frozenset[int]]:
    """Who protects what while it lies there, so that most of the time nobody has to be asked."""
    out: dict[str, set[int]] = {what: set() for what in PROTECTIONS}
    rows = [(n, card.in_pile) for n, card in enumerate(cards)]
    rows += [(n, ally.council) for n, ally in enumerate(allies)]
    for n, listed in rows:
        for e in listed:
            if effects[e].op == "protect":
                out[effects[e].what].add(n)
    return {what: frozenset(found) for what, found in out.items()}
