"""The position: one column per field, ints throughout, copied by hand.

Cards, allies and leaders are numbers of the edition. A card in a bid pile is `card` or, once it
has copied a value, `card | (value + 1) << 10`. A token is `face | seen << 4`, an ally in the deck
`ally | seen << 10`, where `seen` is a bit per seat that has looked at it.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from weirwood.games.btwixt.content import Edition, default_edition
from weirwood.kernel import State

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

EDITIONS: dict[str, Edition] = {}


def edition(key: str) -> Edition:
    """The edition with this key; "" is the game's own."""
    found = EDITIONS.get(key)
    if found is None:
        if key:
            raise LookupError(f"the card file {key} has not been loaded")
        found = EDITIONS[key] = default_edition()
    return found


def remember(found: Edition) -> str:
    """Keep a person's edition for the matches that are played with it; its key."""
    key = "" if found.key == default_edition().key else found.key
    EDITIONS[key] = found
    return key


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
    leader: list[int] = field(default_factory=list)

    hands: list[list[int]] = field(default_factory=list)  # sorted
    piles: list[list[int]] = field(default_factory=list)
    deck: list[int] = field(default_factory=list)  # the last is the top
    discard: list[int] = field(default_factory=list)
    fresh: int = 0  # discards before this one are older than the round
    removed: list[int] = field(default_factory=list)
    whites: list[list[int]] = field(default_factory=list)  # of each seat, not yet dealt
    reserve: list[int] = field(default_factory=list)  # events set aside
    packs: list[list[int]] = field(default_factory=list)
    kept: list[list[int]] = field(default_factory=list)  # in the order kept
    known: list[list[int]] = field(default_factory=list)  # see `knowledge`

    ally_deck: list[int] = field(default_factory=list)
    row: list[int] = field(default_factory=list)
    dead: list[int] = field(default_factory=list)
    councils: list[list[int]] = field(default_factory=list)
    tokens: list[list[int]] = field(default_factory=list)
    supply: list[int] = field(default_factory=list)  # tokens left of each face
    current: int = NOBODY
    on_ally: list[int] = field(default_factory=list)

    turn: int = 0
    knelt: int = 0
    played: list[int] = field(default_factory=list)
    limit: list[int] = field(default_factory=list)
    must: list[int] = field(default_factory=list)
    lasting: list[int] = field(default_factory=list)  # effect << 3 | you, to the end of the round
    won: list[int] = field(default_factory=list)  # bids of this season
    lost: list[int] = field(default_factory=list)

    totals: list[int] = field(default_factory=list)  # as they stood when the bid was decided
    winner: int = NOBODY
    second: int = NOBODY
    queue: list[int] = field(default_factory=list)  # extra claims
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
    looking: list[int] = field(default_factory=list)  # allies taken up to be looked at
    sunk: list[int] = field(default_factory=list)  # those of them that go to the bottom

    power: list[int] = field(default_factory=list)  # of the councils, at the end

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
        new.leader = self.leader[:]
        new.hands = [x[:] for x in self.hands]
        new.piles = [x[:] for x in self.piles]
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.fresh = self.fresh
        new.removed = self.removed[:]
        new.whites = [x[:] for x in self.whites]
        new.reserve = self.reserve[:]
        new.packs = [x[:] for x in self.packs]
        new.kept = [x[:] for x in self.kept]
        new.known = [x[:] for x in self.known]
        new.ally_deck = self.ally_deck[:]
        new.row = self.row[:]
        new.dead = self.dead[:]
        new.councils = [x[:] for x in self.councils]
        new.tokens = [x[:] for x in self.tokens]
        new.supply = self.supply[:]
        new.current = self.current
        new.on_ally = self.on_ally[:]
        new.turn = self.turn
        new.knelt = self.knelt
        new.played = self.played[:]
        new.limit = self.limit[:]
        new.must = self.must[:]
        new.lasting = self.lasting[:]
        new.won = self.won[:]
        new.lost = self.lost[:]
        new.totals = self.totals[:]
        new.winner = self.winner
        new.second = self.second
        new.queue = self.queue[:]
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
        new.looking = self.looking[:]
        new.sunk = self.sunk[:]
        new.power = self.power[:]
        return new
