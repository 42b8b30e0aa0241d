"""The table: one position of the game as flat columns, one entry per card or per seat."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from weirwood.kernel import Cards, State

# What became of a happening: still to come, done, or averted (saved, cancelled).
IMMINENT = 0
HAPPENED = 1
AVERTED = 2
# How a card may leave play.
SAVABLE = 1
DEADLY = 2  # a terminal condition: only a save that lifts STR above 0 helps
NOBODY = -1
NOTHING = -1


def changed(column: tuple[int, ...], i: int, value: int) -> tuple[int, ...]:
    """A column with one entry changed.

    What seldom changes is kept in tuples: copies share them, which makes a copy three times as
    cheap as one of lists, most of all for the garbage collector.
    """
    return (*column[:i], value, *column[i + 1 :])


@dataclass(slots=True)
class Piles(Cards):
    """Cards whose piles are tuples, shared by copies. `board.move` is what changes them."""

    # the kernel's functions used here (mix, peek, reveal) leave piles alone
    piles: list[tuple[int, ...]] = field(default_factory=list)  # type: ignore[assignment]

    def copy(self) -> Piles:
        new = object.__new__(Piles)
        new.face = self.face[:]
        new.seen = self.seen[:]
        new.zone = self.zone[:]
        new.piles = self.piles[:]
        return new


class Cond(NamedTuple):
    """Something that happens or is about to: what interrupts and reactions refer to."""

    kind: str
    card: int = NOTHING
    seat: int = NOBODY
    other: int = NOBODY
    n: int = 0
    how: str = ""
    state: int = HAPPENED
    to: int = NOTHING  # where a leaving card goes instead
    face: int = NOTHING  # what a leaving card is: a deck it is shuffled into forgets it


class Act(NamedTuple):
    """An ability being resolved: who uses it, on what, and what has been chosen so far."""

    ability: int
    source: int
    seat: int
    cond: int = NOTHING
    before: tuple[int, ...] = ()  # what was a legal target before the costs were paid
    cards: tuple[int, ...] = ()
    player: int = NOBODY
    picked: tuple[int, ...] = ()
    who: int = NOBODY
    named: str = ""
    x: int = 0
    whole: int = 1  # everything so far happened completely
    lapsed: int = 0  # no legal target was left


class Use(NamedTuple):
    """An ability that has been used for a happening: once for each (rule windows.once)."""

    ability: int
    card: int
    cond: int


class Fought(NamedTuple):
    """A challenge that a seat has initiated in the round."""

    icon: int
    opponent: int


class Outcome(NamedTuple):
    """A challenge that a seat has won or lost in the round."""

    icon: int
    defending: bool


class Bested(NamedTuple):
    """A rival beaten in the round: rewarded once (rule titles.rivals)."""

    seat: int
    rival: int


class Mod(NamedTuple):
    """A lasting effect."""

    until: str
    kind: str
    card: int = NOTHING
    seat: int = NOBODY
    n: int = 0
    extra: int = 0


class Delay(NamedTuple):
    """A delayed effect: the steps of one step of an ability, at a later moment."""

    at: str
    ability: int
    step: int
    seat: int
    source: int
    card: int


class Remembering(State):
    """Beside a position what has been worked out of it: no part of it, never saved, soon made anew.

    `rules.laid` makes and reads it; `zones.move` says that it holds no longer.
    """

    __slots__ = ("laid", "laid_before")
    laid: object
    laid_before: object

    def __post_init__(self) -> None:
        self.remember(None, None)

    def remember(self, laid: object, before: object) -> None:
        self.laid, self.laid_before = laid, before


@dataclass(slots=True)
class Position(Remembering):
    """A position. Seats sit clockwise; `first` is the first player.

    The defaults are zeros because saves leave zeros out; `new_position` writes the real ones.
    """

    # cards
    cards: Piles = field(default_factory=Piles)
    owner: tuple[int, ...] = ()
    ctrl: tuple[int, ...] = ()
    kneel: list[int] = field(default_factory=list)
    power: tuple[int, ...] = ()
    host: tuple[int, ...] = ()  # attached to, or duplicate of
    marks: tuple[int, ...] = ()  # stand and betrayal tokens
    poison: tuple[int, ...] = ()
    blank: tuple[int, ...] = ()
    tag: list[int] = field(default_factory=list)  # what a card in play is called
    tagged: list[int] = field(default_factory=list)  # which card a tag means
    sources: list[int] = field(default_factory=list)  # cards whose constants hold
    ambushed: tuple[int, ...] = ()  # cards that came by ambush in this phase
    rules: int = 0  # which constant rules any of them has, as bits
    # seats
    home: tuple[int, ...] = ()  # faction card
    agenda: tuple[int, ...] = ()
    plot: list[int] = field(default_factory=list)
    title: list[int] = field(default_factory=list)
    gold: list[int] = field(default_factory=list)
    limited: list[int] = field(default_factory=list)
    firsts: list[tuple[int, ...]] = field(default_factory=list)  # faces marshaled or played
    fought: list[tuple[Fought, ...]] = field(default_factory=list)
    won: list[tuple[Outcome, ...]] = field(default_factory=list)
    lost: list[tuple[Outcome, ...]] = field(default_factory=list)
    bested: tuple[Bested, ...] = ()
    out: tuple[int, ...] = ()  # eliminated, in order
    shown: list[tuple[int, ...]] = field(default_factory=list)  # by face: copies in the open
    most: tuple[tuple[int, ...], ...] = ()  # by seat and face: copies the deck may hold
    pools: tuple[tuple[int, ...], ...] = ()  # by seat: the faces that the deck may hold
    events: tuple[tuple[tuple[int, ...], ...], ...] = ()  # by seat and moment: events' abilities
    calls: tuple[int, ...] = ()  # by moment: happenings that any event of this game waits for
    # titles
    pool: tuple[int, ...] = ()
    aside: tuple[int, ...] = ()
    chosen: tuple[int, ...] = ()  # in secret, until all have one
    passed: tuple[tuple[int, ...], ...] = ()  # what each seat passed on
    # time
    round: int = 0
    phase: int = 0
    first: int = 0
    active: int = 0
    # the challenge
    type: int = 0
    stage: int = 0  # 1 with attackers in, 2 with defenders in
    attacker: int = 0
    defender: int = 0
    against: int = 0  # whom it was initiated against
    attackers: list[int] = field(default_factory=list)
    defenders: list[int] = field(default_factory=list)
    bypassed: list[int] = field(default_factory=list)
    winner: int = 0
    loser: int = 0
    margin: int = 0
    unopposed: int = 0
    redirects: int = 0
    # what is going on
    conds: list[Cond] = field(default_factory=list)
    spent: list[Use] = field(default_factory=list)
    acts: list[Act] = field(default_factory=list)
    mods: list[Mod] = field(default_factory=list)
    delays: list[Delay] = field(default_factory=list)
    uses: dict[str, int] = field(default_factory=dict)
    raised: dict[str, int] = field(default_factory=dict)  # STR gained from effects, if watched
    unsure: int = 0  # attachments may have become illegal
    tied: int = 0  # several players have fifteen power
    alive: tuple[int, ...] = ()  # by moment: happenings that any card of this game waits for
    # how the game is played
    introductory: bool = False
    closed: bool = False

    def copy(self) -> Position:
        new = self.copy_base()
        new.remember(self.laid, self.laid_before)
        new.cards = self.cards.copy()
        new.owner = self.owner
        new.ctrl = self.ctrl
        new.kneel = self.kneel[:]
        new.power = self.power
        new.host = self.host
        new.marks = self.marks
        new.poison = self.poison
        new.blank = self.blank
        new.tag = self.tag[:]
        new.tagged = self.tagged[:]
        new.sources = self.sources[:]
        new.ambushed = self.ambushed
        new.rules = self.rules
        new.home = self.home
        new.agenda = self.agenda
        new.plot = self.plot[:]
        new.title = self.title[:]
        new.gold = self.gold[:]
        new.limited = self.limited[:]
        new.firsts = self.firsts[:]
        new.fought = self.fought[:]
        new.won = self.won[:]
        new.lost = self.lost[:]
        new.bested = self.bested
        new.out = self.out
        new.shown = self.shown[:]
        new.most = self.most
        new.pools = self.pools
        new.events = self.events
        new.calls = self.calls
        new.pool = self.pool
        new.aside = self.aside
        new.chosen = self.chosen
        new.passed = self.passed
        new.round = self.round
        new.phase = self.phase
        new.first = self.first
        new.active = self.active
        new.type = self.type
        new.stage = self.stage
        new.attacker = self.attacker
        new.defender = self.defender
        new.against = self.against
        new.attackers = self.attackers[:]
        new.defenders = self.defenders[:]
        new.bypassed = self.bypassed[:]
        new.winner = self.winner
        new.loser = self.loser
        new.margin = self.margin
        new.unopposed = self.unopposed
        new.redirects = self.redirects
        new.conds = self.conds[:]
        new.spent = self.spent[:]
        new.acts = self.acts[:]
        new.mods = self.mods[:]
        new.delays = self.delays[:]
        new.uses = self.uses.copy()
        new.raised = self.raised.copy()
        new.unsure = self.unsure
        new.tied = self.tied
        new.alive = self.alive
        new.introductory = self.introductory
        new.closed = self.closed
        return new
