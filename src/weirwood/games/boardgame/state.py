"""The position: columns of small integers, indexed by area, by house or by seat."""

from __future__ import annotations

from dataclasses import dataclass, field

from weirwood.kernel import State

from .facts import ORDER_TYPES, ORDERS, TYPE, UNIT_KINDS

Column = list[int]
Row = tuple[int, ...]  # a column that seldom changes: copies share it
Areas = tuple[int, ...]
TYPES = len(ORDER_TYPES)
INDEXES = ("laid", "marked", "own")


class Indexed(State):
    """What follows from the columns and is asked all the time, so that nobody looks through them.

    It is kept beside them by `occupy`, `lay_order` and `mark`, copied, never saved, and worked out
    anew for a position from a save. Areas stand in their order.
    """

    __slots__ = INDEXES  # by name: mypy would think that a dataclass has no slots but its fields

    own: list[Areas]  # by house: the areas with its units
    laid: list[Areas]  # by house * TYPES + type: those with its orders of that type
    marked: list[Areas]  # by house: those with its power tokens


@dataclass(slots=True)
class Position(Indexed):
    """Everything that lies on the table. -1 stands for nobody and for nothing.

    Integers start at 0 here because saves leave out what is 0; setup writes the -1.
    """

    # -- who plays what
    house: Column = field(default_factory=list)  # by seat
    seat: Column = field(default_factory=list)  # by house
    draft: Row = ()  # seats in the order of choosing

    # -- settings
    houses: str = ""  # how houses are given out, or which, by seat
    port_ship: bool = False  # Lannister starts with a ship in port
    tides: bool = False
    faq_tie_break: bool = False
    winter_at_reveal: bool = False
    single_side: bool = False
    salladhor_in_order: bool = False
    mace_goes_on: bool = False
    arianne_keeps: bool = False
    milkwater_keeps: bool = False
    port_ships_lost: bool = False

    # -- the round
    round: int = 0
    phase: str = ""
    lap: int = 0  # where in the turn order the first lap of a phase begins: 0, but for scenarios

    # -- by area
    who: Column = field(default_factory=list)  # the house whose units stand there
    size: Column = field(default_factory=list)  # how many units, routed ones included
    unit: Column = field(default_factory=list)  # standing units, by area * UNIT_KINDS + kind
    routed: Row = ()  # routed units, likewise
    order: Column = field(default_factory=list)  # the order token
    order_of: Column = field(default_factory=list)  # the house that placed it
    token: Column = field(default_factory=list)  # the house whose power token lies there
    garrison: Row = ()
    neutral: Row = ()
    face_down: bool = False  # orders are on the board but not yet shown

    # -- by house
    stock: Column = field(default_factory=list)  # units off the board, by house * UNIT_KINDS + kind
    power: Column = field(default_factory=list)  # available power
    supply: Column = field(default_factory=list)
    hand: Column = field(default_factory=list)  # house cards in hand, a bit for each
    bids: Column = field(
        default_factory=list
    )  # what was bid last, -1 for those who had no part in it

    # -- the tracks: house by track * houses + position; dominance tokens lie with the first
    tracks: Column = field(default_factory=list)
    blade_used: bool = False
    raven_used: bool = False

    # -- decks
    westeros: Column = field(
        default_factory=list
    )  # three decks of ten, one after the other, top first
    drawn: Column = field(default_factory=list)  # how many cards of each deck lie face up
    shown: Column = field(default_factory=list)  # the three cards of this round
    bans: int = 0  # orders that may not be placed this round
    threat: int = 0
    wildlings: Column = field(default_factory=list)  # the deck, top first
    wildlings_seen: Column = field(
        default_factory=list
    )  # the seats that know the card at this place, as bits
    wildling: int = 0  # the card being resolved
    singled: int = 0  # the highest or lowest bidder

    # -- worked out when the question is put: the options of a march or a mustering step, or, by
    #    seat, the areas that want an order, with spaces between them
    offers: list[str] = field(default_factory=list)

    # -- mustering: points left by castle area
    points: Column = field(default_factory=list)

    # -- the march being resolved
    march_from: int = 0
    march_barred: Areas = ()  # neutral forces that proved too strong
    march_size: int = 0  # how many units the area had when it began
    march_weight: int = 0  # and what the armies of the house weighed
    parties: Row = ()  # who may go to the area just named: by kind, one party after the other
    attacked: bool = False  # the one attack of the march is used

    # -- the combat being fought; side 0 attacks, side 1 defends
    battle: int = 0  # the embattled area
    attacker: int = 0
    defender: int = 0
    army: Column = field(
        default_factory=list
    )  # attacking units by kind, in no area while they fight
    help: Column = field(default_factory=list)  # supporting areas as area * 2 + side
    card: Column = field(default_factory=list)  # house card in play, by side
    blade: int = 0  # the side that used the blade for strength
    tide: Column = field(default_factory=list)  # tides of battle, by side
    tides_open: bool = False
    winner: int = 0  # the side that won
    sums: tuple[int, ...] = ()  # what decided it: the parts of both sides' strength

    def __post_init__(self) -> None:
        index(self)

    def copy(self) -> Position:
        new = self.copy_base()
        new.own = self.own[:]
        new.laid = self.laid[:]
        new.marked = self.marked[:]
        new.house = self.house[:]
        new.seat = self.seat[:]
        new.draft = self.draft
        new.houses = self.houses
        new.port_ship = self.port_ship
        new.tides = self.tides
        new.faq_tie_break = self.faq_tie_break
        new.winter_at_reveal = self.winter_at_reveal
        new.single_side = self.single_side
        new.salladhor_in_order = self.salladhor_in_order
        new.mace_goes_on = self.mace_goes_on
        new.arianne_keeps = self.arianne_keeps
        new.milkwater_keeps = self.milkwater_keeps
        new.port_ships_lost = self.port_ships_lost
        new.round = self.round
        new.phase = self.phase
        new.lap = self.lap
        new.who = self.who[:]
        new.size = self.size[:]
        new.unit = self.unit[:]
        new.routed = self.routed
        new.order = self.order[:]
        new.order_of = self.order_of[:]
        new.token = self.token[:]
        new.garrison = self.garrison
        new.neutral = self.neutral
        new.face_down = self.face_down
        new.stock = self.stock[:]
        new.power = self.power[:]
        new.supply = self.supply[:]
        new.hand = self.hand[:]
        new.bids = self.bids[:]
        new.tracks = self.tracks[:]
        new.blade_used = self.blade_used
        new.raven_used = self.raven_used
        new.westeros = self.westeros[:]
        new.drawn = self.drawn[:]
        new.shown = self.shown[:]
        new.bans = self.bans
        new.threat = self.threat
        new.wildlings = self.wildlings[:]
        new.wildlings_seen = self.wildlings_seen[:]
        new.wildling = self.wildling
        new.singled = self.singled
        new.offers = self.offers[:]
        new.points = self.points[:]
        new.march_from = self.march_from
        new.march_barred = self.march_barred
        new.march_size = self.march_size
        new.march_weight = self.march_weight
        new.parties = self.parties
        new.attacked = self.attacked
        new.battle = self.battle
        new.attacker = self.attacker
        new.defender = self.defender
        new.army = self.army[:]
        new.help = self.help[:]
        new.card = self.card[:]
        new.blade = self.blade
        new.tide = self.tide[:]
        new.tides_open = self.tides_open
        new.winner = self.winner
        new.sums = self.sums
        return new


# --- the index ------------------------------------------------------------------------------------


def index(st: Position) -> None:
    """Work out anew whose units, orders and power tokens lie where."""
    houses = len(st.seat)
    st.own = places(st.who, houses)
    st.marked = places(st.token, houses)
    laid: list[list[int]] = [[] for _ in range(houses * TYPES)]
    for area, (order, house) in enumerate(zip(st.order, st.order_of, strict=False)):
        if 0 <= house < houses and 0 <= order < len(ORDERS):  # a save may say anything
            laid[house * TYPES + TYPE[order]].append(area)
    st.laid = [tuple(areas) for areas in laid]


def places(column: Column, houses: int) -> list[Areas]:
    """By house: the areas where a column names it."""
    found: list[list[int]] = [[] for _ in range(houses)]
    for area, house in enumerate(column):
        if 0 <= house < houses:
            found[house].append(area)
    return [tuple(areas) for areas in found]


def joined(areas: Areas, area: int) -> Areas:
    """One more area, in its place."""
    return tuple(sorted((*areas, area)))


def without(areas: Areas, area: int) -> Areas:
    return tuple([a for a in areas if a != area])


def occupy(st: Position, area: int, house: int) -> None:
    """The units of an area are those of this house, or there are none (-1)."""
    old = st.who[area]
    if old != house:
        if old >= 0:
            st.own[old] = without(st.own[old], area)
        if house >= 0:
            st.own[house] = joined(st.own[house], area)
        st.who[area] = house


def lay_order(st: Position, area: int, order: int, house: int) -> None:
    """An order of a house lies in an area, in place of what lay there, or none (-1, -1)."""
    old = st.order[area]
    if old >= 0:
        at = st.order_of[area] * TYPES + TYPE[old]
        st.laid[at] = without(st.laid[at], area)
    if order >= 0:
        at = house * TYPES + TYPE[order]
        st.laid[at] = joined(st.laid[at], area)
    st.order[area] = order
    st.order_of[area] = house


def lay_orders(st: Position, house: int, orders: list[tuple[int, int]]) -> None:
    """A house that has none on the board lays its orders: areas in their order, each with one."""
    rows: list[list[int]] = [[] for _ in range(TYPES)]
    for area, order in orders:
        rows[TYPE[order]].append(area)
        st.order[area] = order
        st.order_of[area] = house
    st.laid[house * TYPES : house * TYPES + TYPES] = [tuple(areas) for areas in rows]


def mark(st: Position, area: int, house: int) -> None:
    """A power token of a house lies in an area, or none (-1)."""
    old = st.token[area]
    if old >= 0:
        st.marked[old] = without(st.marked[old], area)
    if house >= 0:
        st.marked[house] = joined(st.marked[house], area)
    st.token[area] = house


def changed(row: Row, at: int, value: int) -> Row:
    """A row with one entry changed."""
    return (*row[:at], value, *row[at + 1 :])


# --- units and battles ----------------------------------------------------------------------------


def standing(st: Position, area: int) -> list[int]:
    """The standing units of an area by kind."""
    first = area * UNIT_KINDS
    return st.unit[first : first + UNIT_KINDS]


def no_battle(st: Position) -> None:
    """Nobody is fighting."""
    st.battle = st.attacker = st.defender = -1
    st.army = [0] * UNIT_KINDS
    st.help = []
    st.card = [-1, -1]
    st.blade = -1
    st.tide = [-1, -1]
    st.tides_open = False
    st.winner = -1
    st.sums = ()
