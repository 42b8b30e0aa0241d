"""The position of a battle: columns of plain data, one list per property.

A combat unit is a number, the same in every column of the block *units*; so is an NCU, a piece of
terrain, an objective token. Lengths are 1/1000 inch, facings 1/100 degree (see `geometry`).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from weirwood.kernel.secrets import Cards
from weirwood.kernel.state import State

Row = dict[str, Any]
"""A context or an effect in force: string keys; whole numbers, words, flags, lists of these."""

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


def copy_row(row: Row) -> Row:
    """A row is one level deep: its lists are copied, everything else is immutable."""
    return {k: v[:] if type(v) is list else v for k, v in row.items()}


@dataclass(slots=True)
class Position(State):
    """Everything about a battle. Engagement and its sides are stored facts, never measured anew."""

    # the match
    mode: str = ""
    points: int = 0
    width: int = 48000
    height: int = 48000
    switches: list[str] = field(default_factory=list)  # optional errata in force
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
    side: list[int] = field(default_factory=list)
    faction: list[str] = field(default_factory=list)
    commander: list[str] = field(default_factory=list)
    out: list[int] = field(default_factory=list)  # seats that are eliminated
    silenced: list[int] = field(default_factory=list)  # seats that play no cards this turn
    vp: list[int] = field(default_factory=list)  # by side
    zone: list[int] = field(default_factory=list)  # deployment zone by side
    chooser: int = NOBODY  # the side that picked its zone
    attacker: int = NOBODY  # the besieging side
    losses: list[int] = field(default_factory=list)  # combat units lost, by side
    kinged: list[int] = field(default_factory=list)  # commanders killed once already, by seat

    # units
    owner: list[int] = field(default_factory=list)
    kind: list[str] = field(default_factory=list)
    where: list[int] = field(default_factory=list)
    x: list[int] = field(default_factory=list)
    y: list[int] = field(default_factory=list)
    facing: list[int] = field(default_factory=list)
    half_width: list[int] = field(default_factory=list)
    half_depth: list[int] = field(default_factory=list)
    health: list[int] = field(default_factory=list)  # wounds left
    full: list[int] = field(default_factory=list)  # wounds it may be restored to
    cost: list[int] = field(default_factory=list)  # army points, attachments included
    tokens: list[int] = field(default_factory=list)
    activated: list[int] = field(default_factory=list)
    attached: list[list[str]] = field(default_factory=list)  # living; the first dies last
    fallen: list[list[str]] = field(default_factory=list)
    muster: list[list[str]] = field(default_factory=list)  # attachments it was fielded with
    notes: list[dict[str, int]] = field(default_factory=list)
    touch: list[tuple[int, int, int, int]] = field(default_factory=list)  # unit, unit, sides

    # NCUs
    n_owner: list[int] = field(default_factory=list)
    n_kind: list[str] = field(default_factory=list)
    n_zone: list[str] = field(default_factory=list)  # zone or quadrant, "" beside the board
    n_activated: list[int] = field(default_factory=list)
    n_tokens: list[int] = field(default_factory=list)
    n_alive: list[int] = field(default_factory=list)
    n_unit: list[int] = field(default_factory=list)  # the unit it influences
    n_notes: list[dict[str, int]] = field(default_factory=list)
    zones: list[str] = field(default_factory=list)  # zones of this game's tactics board

    # terrain
    t_kind: list[str] = field(default_factory=list)
    t_x: list[int] = field(default_factory=list)
    t_y: list[int] = field(default_factory=list)
    t_facing: list[int] = field(default_factory=list)
    custom: dict[str, list[str]] = field(default_factory=dict)  # agreed pieces: shape, size, words

    # objective tokens
    o_x: list[int] = field(default_factory=list)
    o_y: list[int] = field(default_factory=list)
    o_role: list[str] = field(default_factory=list)
    o_card: list[str] = field(default_factory=list)
    o_unit: list[int] = field(default_factory=list)  # the unit that claimed or carries it
    o_pile: list[int] = field(default_factory=list)  # its corpse pile, in A Feast for Crows
    objective_deck: list[str] = field(default_factory=list)  # drawn from by chance: no order
    mission_deck: list[str] = field(default_factory=list)  # likewise
    mission_out: list[str] = field(default_factory=list)
    missions: list[str] = field(default_factory=list)  # those in force
    missions_next: list[str] = field(default_factory=list)  # face up, in force next
    bounty: list[int] = field(default_factory=list)  # victory point tokens on a unit
    marked: list[int] = field(default_factory=list)  # units with an objective token on them

    # cards
    cards: Cards = field(default_factory=Cards)
    pins: list[tuple[int, int]] = field(
        default_factory=list
    )  # tactics card, unit it is attached to
    bonuses: list[list[str]] = field(default_factory=list)  # objective cards of a seat
    spent: list[list[str]] = field(default_factory=list)  # those used already
    first_next: int = NOBODY  # a side that takes the first-player token next round

    # what is going on
    stack: list[Row] = field(default_factory=list)
    effects: list[Row] = field(default_factory=list)
    windows: list[Row] = field(default_factory=list)
    serial: int = 0  # of the last game event that a card may answer

    def copy(self) -> Position:
        new = self.copy_base()
        new.mode = self.mode
        new.points = self.points
        new.width = self.width
        new.height = self.height
        new.switches = self.switches[:]
        new.terrain_rule = self.terrain_rule
        new.pieces = self.pieces
        new.phase = self.phase
        new.round = self.round
        new.first = self.first
        new.turn = self.turn
        new.actor = self.actor
        new.acting = self.acting
        new.acting_ncu = self.acting_ncu
        new.turns = self.turns
        new.side = self.side[:]
        new.faction = self.faction[:]
        new.commander = self.commander[:]
        new.out = self.out[:]
        new.silenced = self.silenced[:]
        new.vp = self.vp[:]
        new.zone = self.zone[:]
        new.chooser = self.chooser
        new.attacker = self.attacker
        new.losses = self.losses[:]
        new.kinged = self.kinged[:]
        new.owner = self.owner[:]
        new.kind = self.kind[:]
        new.where = self.where[:]
        new.x = self.x[:]
        new.y = self.y[:]
        new.facing = self.facing[:]
        new.half_width = self.half_width[:]
        new.half_depth = self.half_depth[:]
        new.health = self.health[:]
        new.full = self.full[:]
        new.cost = self.cost[:]
        new.tokens = self.tokens[:]
        new.activated = self.activated[:]
        new.attached = [row[:] for row in self.attached]
        new.fallen = [row[:] for row in self.fallen]
        new.muster = self.muster[:]  # never changes
        new.notes = [row.copy() for row in self.notes]
        new.touch = self.touch[:]
        new.n_owner = self.n_owner[:]
        new.n_kind = self.n_kind[:]
        new.n_zone = self.n_zone[:]
        new.n_activated = self.n_activated[:]
        new.n_tokens = self.n_tokens[:]
        new.n_alive = self.n_alive[:]
        new.n_unit = self.n_unit[:]
        new.n_notes = [row.copy() for row in self.n_notes]
        new.zones = self.zones[:]
        new.t_kind = self.t_kind[:]
        new.t_x = self.t_x[:]
        new.t_y = self.t_y[:]
        new.t_facing = self.t_facing[:]
        new.custom = self.custom.copy()  # its rows never change
        new.o_x = self.o_x[:]
        new.o_y = self.o_y[:]
        new.o_role = self.o_role[:]
        new.o_card = self.o_card[:]
        new.o_unit = self.o_unit[:]
        new.o_pile = self.o_pile[:]
        new.objective_deck = self.objective_deck[:]
        new.mission_deck = self.mission_deck[:]
        new.mission_out = self.mission_out[:]
        new.missions = self.missions[:]
        new.missions_next = self.missions_next[:]
        new.bounty = self.bounty[:]
        new.marked = self.marked[:]
        new.cards = self.cards.copy()
        new.pins = self.pins[:]
        new.bonuses = [row[:] for row in self.bonuses]
        new.spent = [row[:] for row in self.spent]
        new.first_next = self.first_next
        new.stack = [row and copy_row(row) for row in self.stack]
        new.effects = [row and copy_row(row) for row in self.effects]
        new.windows = [row and copy_row(row) for row in self.windows]
        new.serial = self.serial
        return new
