"""The position: one column per field, ints throughout, copied by hand.

Rows are tuples, shared by copies; what changes at every card is a list.

Cards, allies and leaders are numbers of the edition. A card in a bid pile is `card` or, once it
has copied a value, `card | (value + 1) << 10`. A token is `face | seen << 4`, an ally in the deck
`ally | seen << 10`, where `seen` is a bit per seat that has looked at it.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from weirwood.kernel import State

from .facts import Edition, default_edition

# Phases, in the order of the rulebook; the root procedure can start at any of them.
SETUP, SEASON, REVEAL, BIDDING, CLAIM, CLEANUP, SCORING = range(7)
PHASES = ("setup", "season", "reveal", "bidding", "claim", "cleanup", "scoring")

NO_DRAFT, DRAFT, KINGSMOOT = 0, 1, 2
DRAFTS = ("none", "draft", "kingsmoot")

CARD = 1023  # the design in an entry of a bid pile
COPIED = 10
FACE = 15  # the value in a token
TOKEN_SEEN = 4
ALLY = 1023
ALLY_SEEN = 10
NO_LIMIT = 99
NOBODY = -1

# Rows are tuples: a copy of the position shares them, a change makes a new one.
Row = tuple[int, ...]


def without(row: Row, item: int) -> Row:
    """The row with one such item less."""
    at = row.index(item)
    return row[:at] + row[at + 1 :]


def without_place(row: Row, at: int) -> Row:
    return row[:at] + row[at + 1 :]


def with_sorted(row: Row, item: int) -> Row:
    """The sorted row with one more item."""
    at = bisect_left(row, item)
    return (*row[:at], item, *row[at:])


class ExtraClaim(NamedTuple):
    """An extra ally that waits until the current one is done (effects.extra_queue)."""

    effect: int
    claimer: int
    here: int  # the council of the ally that brought it
    killed: int  # the current ally, if it was killed: it may be barred


# By key; "" is the game's own. Static, shared by all matches, never copied.
EDITIONS: dict[str, Edition] = {"": default_edition()}


def remember(found: Edition) -> str:
    """Keep a person's edition for the matches that are played with it; its key."""
    if found.key == EDITIONS[""].key:
        return ""
    EDITIONS[found.key] = found
    return found.key


# What a position read from a save is put through; see `saves`.
LOADED: list[Callable[[Position], None]] = []


@dataclass(slots=True)
class Position(State):
    """Everything that can change, and the settings that the rules ask for."""

    edition: str = ""
    advanced: bool = False
    draft: int = NO_DRAFT
    revealed: bool = False
    leader_mode: str = "draft"
    phase: int = SETUP
    season: int = 0
    deals: int = 0  # hands dealt so far: the direction of the draft turns with each
    round: int = 1  # space of the round token
    first: int = 0
    leader: Row = ()

    hands: list[Row] = field(default_factory=list)  # sorted
    piles: list[Row] = field(default_factory=list)
    deck: list[int] = field(default_factory=list)  # the last is the top
    discard: list[int] = field(default_factory=list)
    fresh: int = 0  # discards before this one are older than the round
    removed: Row = ()
    whites: list[Row] = field(default_factory=list)  # of each seat, not yet dealt
    reserve: Row = ()  # events set aside
    seen_events: Row = ()  # events that everybody has seen since they joined the deck
    made: Row = ()  # what the deck was made of when it ran out
    packs: list[Row] = field(default_factory=list)
    kept: list[Row] = field(default_factory=list)  # in the order kept
    known: list[Row] = field(default_factory=list)  # see `knowledge`

    ally_deck: list[int] = field(default_factory=list)
    row: Row = ()
    dead: Row = ()
    councils: list[Row] = field(default_factory=list)
    tokens: list[Row] = field(default_factory=list)
    supply: list[int] = field(default_factory=list)  # tokens left of each face
    current: int = NOBODY
    on_ally: Row = ()

    turn: int = 0
    knelt: int = 0
    played: list[int] = field(default_factory=list)
    limit: Row = ()
    must: Row = ()
    during: Row = ()  # effects of the revealed ally for the round, whatever becomes of it
    lasting: tuple[tuple[int, int], ...] = ()  # (effect, you), to the end of the round
    won: Row = ()  # bids of this season
    lost: Row = ()

    totals: Row = ()  # as they stood when the bid was decided
    winner: int = NOBODY
    second: int = NOBODY
    queue: tuple[ExtraClaim, ...] = ()
    placed: int = NOBODY  # council of the current ally
    killed: int = NOBODY  # the current ally, once it was killed
    chooser: int = NOBODY  # who chooses the council of the round's token
    next_first: int = NOBODY

    # The card or ally being resolved.
    playing: int = NOBODY  # a card between hand and pile, or a pile's entry that resolves
    redirect: int = NOBODY
    kneeling: int = 0
    that: int = NOBODY
    sharer: int = NOBODY
    acting: int = NOBODY
    here: int = NOBODY
    looking: Row = ()  # allies taken up to be looked at
    sunk: Row = ()  # those of them that go to the bottom

    power: Row = ()  # of the councils, at the end

    def __post_init__(self) -> None:
        """A position read from a save must be one that the rules can play on."""
        if self.hands:
            for check in LOADED:
                check(self)

    def copy(self) -> Position:
        new = self.copy_base()
        new.edition = self.edition
        new.advanced = self.advanced
        new.draft = self.draft
        new.revealed = self.revealed
        new.leader_mode = self.leader_mode
        new.phase = self.phase
        new.season = self.season
        new.deals = self.deals
        new.round = self.round
        new.first = self.first
        new.leader = self.leader
        new.hands = self.hands[:]
        new.piles = self.piles[:]
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.fresh = self.fresh
        new.removed = self.removed
        new.whites = self.whites[:]
        new.reserve = self.reserve
        new.seen_events = self.seen_events
        new.made = self.made
        new.packs = self.packs[:]
        new.kept = self.kept[:]
        new.known = self.known[:]
        new.ally_deck = self.ally_deck[:]
        new.row = self.row
        new.dead = self.dead
        new.councils = self.councils[:]
        new.tokens = self.tokens[:]
        new.supply = self.supply[:]
        new.current = self.current
        new.on_ally = self.on_ally
        new.turn = self.turn
        new.knelt = self.knelt
        new.played = self.played[:]
        new.limit = self.limit
        new.must = self.must
        new.during = self.during
        new.lasting = self.lasting
        new.won = self.won
        new.lost = self.lost
        new.totals = self.totals
        new.winner = self.winner
        new.second = self.second
        new.queue = self.queue
        new.placed = self.placed
        new.killed = self.killed
        new.chooser = self.chooser
        new.next_first = self.next_first
        new.playing = self.playing
        new.redirect = self.redirect
        new.kneeling = self.kneeling
        new.that = self.that
        new.sharer = self.sharer
        new.acting = self.acting
        new.here = self.here
        new.looking = self.looking
        new.sunk = self.sunk
        new.power = self.power
        return new
