"""The position of a battle: columns of plain data, one list per property.

A combat unit is a number, the same in every column of the block *units*; so is an NCU, a piece of
terrain, an objective token. Lengths are 1/1000 inch, facings 1/100 degree (see `geometry`).

Columns that change all the time are lists. Those that seldom change are tuples, replaced as a whole
(`put_at`): a copy of the position then costs nothing for them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, TypedDict, TypeVar

from weirwood.kernel import Cards, State

T = TypeVar("T")

OFF: Final = 0  # in reserve, or not yet deployed
ON: Final = 1  # on the battlefield
GONE: Final = 2  # destroyed

PANICKED: Final = 1
VULNERABLE: Final = 2
WEAKENED: Final = 4
TOKENS: Final = {"panicked": PANICKED, "vulnerable": VULNERABLE, "weakened": WEAKENED}

NOBODY: Final = -1

# piles of cards, per seat: tactics, then missions or siege cards in hand and out of play
DECK, HAND, DISCARD, PINNED, SECRETS, BOX = range(6)
PILES_PER_SEAT: Final = 6


def put_at(column: tuple[T, ...], i: int, value: T) -> tuple[T, ...]:
    """The column with another value in one place."""
    return (
        (*column[:i], value, *column[i + 1 :]) if i >= 0 else put_at(column, len(column) + i, value)
    )


class Effect(TypedDict, total=False):
    """An effect in force: `what` it is, on whom, and until when; the rest is its own."""

    what: str
    until: str  # a moment that ends it: activation, turn, round; or game
    unit: int
    ncu: int
    seat: int
    side: int
    card: int | str  # the number of a card; an objective or an infiltrator by its id
    source: str  # the entry it comes from
    part: str
    path: str
    who: tuple[int, int]  # unit and NCU that used up something with a limit
    word: str
    token: str
    ability: str
    model: str
    zone: str
    zones: list[str]
    actions: tuple[str, ...]
    count: int
    orders: bool
    owner: int
    user: int
    master: int
    taunter: int
    of: int
    level: int
    in_turn: int
    from_round: int
    while_attacked_by: str
    stays: bool
    x: int
    y: int
    facing: int


class Record(TypedDict):
    """An effect that is running: whose it is, on what, and what its steps tell each other."""

    source: str
    path: str
    seat: int
    unit: int
    ncu: int
    card: int
    actor: int
    object: int
    depth: int  # the event that it answers, in the stack
    it: int  # the unit chosen last
    picked: list[int]
    ok: bool
    off: bool
    kind: str


def copy_row(row: Any) -> Any:
    """A row is one level deep: its lists are copied, everything else is immutable."""
    return row and {k: v[:] if type(v) is list else v for k, v in row.items()}


@dataclass(slots=True)
class Position(State):
    """Everything about a battle. Engagement and its sides are stored facts, never measured anew."""

    # the match
    mode: str = ""
    points: int = 0
    width: int = 48000
    height: int = 48000
    switches: tuple[str, ...] = ()  # optional errata in force
    terrain_rule: str = "choice"
    pieces: int = 4  # pieces of terrain to be placed
    phase: str = "setup"  # setup, deployment, activation, cleanup
    round: int = 0
    first: int = 0  # the side that holds the first-player token
    turn: int = NOBODY  # the side whose turn it is
    actor: int = NOBODY  # the seat whose unit is being activated, or the captain before that
    acting: int = NOBODY  # the unit being activated
    acting_ncu: int = NOBODY
    turns: int = 0  # player turns begun in this round

    # seats and sides (a side is a team, or one player)
    side: tuple[int, ...] = ()
    faction: tuple[str, ...] = ()
    commander: tuple[str, ...] = ()
    out: tuple[int, ...] = ()  # seats that are eliminated
    silenced: tuple[int, ...] = ()  # seats that play no cards this turn
    vp: list[int] = field(default_factory=list)  # by side
    zone: tuple[int, ...] = ()  # deployment zone by side
    chooser: int = NOBODY  # the side that picked its zone
    attacker: int = NOBODY  # the besieging side
    losses: tuple[int, ...] = ()  # combat units lost, by side
    kinged: tuple[int, ...] = ()  # commanders killed once already, by seat

    # units
    owner: tuple[int, ...] = ()
    kind: tuple[str, ...] = ()
    where: list[int] = field(default_factory=list)
    x: list[int] = field(default_factory=list)
    y: list[int] = field(default_factory=list)
    facing: list[int] = field(default_factory=list)
    half_width: tuple[int, ...] = ()
    half_depth: tuple[int, ...] = ()
    health: list[int] = field(default_factory=list)  # wounds left
    full: list[int] = field(default_factory=list)  # wounds it may be restored to
    cost: tuple[int, ...] = ()  # army points, attachments included
    tokens: list[int] = field(default_factory=list)
    activated: list[int] = field(default_factory=list)
    attached: list[tuple[str, ...]] = field(default_factory=list)  # living; the first dies last
    fallen: list[tuple[str, ...]] = field(default_factory=list)
    muster: tuple[tuple[str, ...], ...] = ()  # attachments it was fielded with
    paid: tuple[tuple[int, ...], ...] = ()  # army points for each of them, as far as paid
    notes: list[dict[str, int]] = field(default_factory=list)
    touch: list[tuple[int, int, int, int]] = field(default_factory=list)  # unit, unit, sides

    # NCUs
    n_owner: tuple[int, ...] = ()
    n_kind: tuple[str, ...] = ()
    n_zone: list[str] = field(default_factory=list)  # zone or quadrant, "" beside the board
    n_activated: list[int] = field(default_factory=list)
    n_tokens: list[int] = field(default_factory=list)
    n_alive: list[int] = field(default_factory=list)
    n_unit: list[int] = field(default_factory=list)  # the unit it influences
    n_notes: list[dict[str, int]] = field(default_factory=list)
    zones: tuple[str, ...] = ()  # zones of this game's tactics board

    # terrain
    t_kind: tuple[str, ...] = ()
    t_x: tuple[int, ...] = ()
    t_y: tuple[int, ...] = ()
    t_facing: tuple[int, ...] = ()
    custom: dict[str, list[str]] = field(default_factory=dict)  # agreed pieces: shape, size, words

    # objective tokens
    o_x: list[int] = field(default_factory=list)
    o_y: list[int] = field(default_factory=list)
    o_role: tuple[str, ...] = ()
    o_card: tuple[str, ...] = ()
    o_unit: list[int] = field(default_factory=list)  # the unit that claimed or carries it
    o_pile: tuple[int, ...] = ()  # its corpse pile, in A Feast for Crows
    objective_deck: tuple[str, ...] = ()  # drawn from by chance: no order
    mission_deck: tuple[str, ...] = ()  # likewise
    mission_out: tuple[str, ...] = ()
    missions: tuple[str, ...] = ()  # those in force
    missions_next: tuple[str, ...] = ()  # face up, in force next
    bounty: tuple[int, ...] = ()  # victory point tokens on a unit
    marked: tuple[int, ...] = ()  # units with an objective token on them

    # cards
    cards: Cards = field(default_factory=Cards)
    pins: tuple[tuple[int, int], ...] = ()  # tactics card, unit it is attached to
    bonuses: tuple[tuple[str, ...], ...] = ()  # objective cards of a seat
    spent: tuple[tuple[str, ...], ...] = ()  # those used already
    first_next: int = NOBODY  # a side that takes the first-player token next round

    # what is going on
    stack: list[Any] = field(default_factory=list)  # rows of `rules.contexts`
    effects: list[Effect] = field(default_factory=list)
    windows: list[Record] = field(default_factory=list)
    serial: int = 0  # of the last game event that a card may answer

    def copy(self) -> Position:
        new = self.copy_base()
        new.mode = self.mode
        new.points = self.points
        new.width, new.height = self.width, self.height
        new.switches = self.switches
        new.terrain_rule = self.terrain_rule
        new.pieces = self.pieces
        new.phase = self.phase
        new.round = self.round
        new.first = self.first
        new.turn = self.turn
        new.actor = self.actor
        new.acting, new.acting_ncu = self.acting, self.acting_ncu
        new.turns = self.turns
        new.side = self.side
        new.faction = self.faction
        new.commander = self.commander
        new.out = self.out
        new.silenced = self.silenced
        new.vp = self.vp[:]
        new.zone = self.zone
        new.chooser = self.chooser
        new.attacker = self.attacker
        new.losses = self.losses
        new.kinged = self.kinged
        new.owner = self.owner
        new.kind = self.kind
        new.where = self.where[:]
        new.x = self.x[:]
        new.y = self.y[:]
        new.facing = self.facing[:]
        new.half_width, new.half_depth = self.half_width, self.half_depth
        new.health = self.health[:]
        new.full = self.full[:]
        new.cost = self.cost
        new.tokens = self.tokens[:]
        new.activated = self.activated[:]
        new.attached = self.attached[:]
        new.fallen = self.fallen[:]
        new.muster, new.paid = self.muster, self.paid
        new.notes = [row.copy() for row in self.notes]
        new.touch = self.touch[:]
        new.n_owner = self.n_owner
        new.n_kind = self.n_kind
        new.n_zone = self.n_zone[:]
        new.n_activated = self.n_activated[:]
        new.n_tokens = self.n_tokens[:]
        new.n_alive = self.n_alive[:]
        new.n_unit = self.n_unit[:]
        new.n_notes = [row.copy() for row in self.n_notes]
        new.zones = self.zones
        new.t_kind = self.t_kind
        new.t_x = self.t_x
        new.t_y = self.t_y
        new.t_facing = self.t_facing
        new.custom = self.custom.copy()  # its rows never change
        new.o_x = self.o_x[:]
        new.o_y = self.o_y[:]
        new.o_role = self.o_role
        new.o_card = self.o_card
        new.o_unit = self.o_unit[:]
        new.o_pile = self.o_pile
        new.objective_deck = self.objective_deck
        new.mission_deck = self.mission_deck
        new.mission_out = self.mission_out
        new.missions = self.missions
        new.missions_next = self.missions_next
        new.bounty = self.bounty
        new.marked = self.marked
        new.cards = self.cards.copy()
        new.pins = self.pins
        new.bonuses = self.bonuses
        new.spent = self.spent
        new.first_next = self.first_next
        new.stack = [copy_row(row) for row in self.stack]
        new.effects = [copy_row(row) for row in self.effects]
        new.windows = [copy_row(row) for row in self.windows]
        new.serial = self.serial
        return new
