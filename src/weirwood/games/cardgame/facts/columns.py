"""Cards as the rules read them: frozen, flat, with every number and filter worked out."""

from __future__ import annotations

from dataclasses import dataclass

from . import terms as t

X = -2  # cost: named by the player
NONE = -1  # cost, STR, plot values: none printed


@dataclass(frozen=True, slots=True)
class Condition:
    """Something the position must say."""

    kind: str
    which: Filter | None = None
    yours: bool = True
    icons: int = 7
    state: str = ""
    face: int = NONE
    traits: int = 0
    side: str = ""


@dataclass(frozen=True, slots=True)
class Amount:
    """n, times something, plus something under conditions."""

    n: int
    per: str = ""  # "", gold, used_plots, margin_of_5, count, x
    which: Filter | None = None
    plus: int = 0
    conditions: tuple[Condition, ...] = ()
    fixed: bool = True


@dataclass(frozen=True, slots=True)
class Filter:
    """Which cards: a table over faces for what is printed, and what the position must say."""

    table: bytes
    control: int = t.ANYONE
    standing: int = -1
    part: int = 0
    strength: Amount | None = None
    cost: Amount | None = None
    no_icon: int = -1
    attachments: int = -1
    power: int = 0
    other: bool = False
    zones: tuple[int, ...] = ()
    whose: int = t.YOU
    enter: bool = False
    steer: bool = False
    home: bool = False  # faction cards may match
    plain: bool = False  # print and control decide alone


@dataclass(frozen=True, slots=True)
class Trigger:
    """What an interrupt or a reaction waits for, ready to be compared with what happens."""

    mask: int
    who: str
    card: str
    source: bool
    which: Filter | None
    how: tuple[str, ...]
    icons: int
    side: str
    by: int
    unopposed: bool
    own_part: int
    host_part: int
    along: Filter | None
    phase: int
    against: bool
    entry: int
    in_challenge: bool


@dataclass(frozen=True, slots=True)
class Target:
    """A choice made before the cancel window."""

    player: bool
    each: bool
    which: Filter | None
    anyone: bool
    least: int
    most: int
    hand: int
    smaller_hand: bool
    total: int
    one_controller: bool
    touched: Filter | None = None  # a chosen player must have such a card for the effect
    removes: bool = False  # from the challenge: only who would really be out of it may be chosen
    stands: bool = False  # or, where it is stood as well, who kneels


@dataclass(frozen=True, slots=True)
class Step:
    """One effect, with its numbers and filters compiled. Unused fields keep their defaults."""

    verb: str
    what: str = ""  # self, host, target, picked, trigger, all
    which: Filter | None = None
    but_target: bool = False
    n: Amount = Amount(0)
    until: str = ""
    save: bool = True
    flag: bool = False  # deadly
    side: str = ""
    gain: int = 0
    lose: int = 0
    word: str = ""  # what is named, where power goes, how type is read
    named: str = ""
    token: str = ""
    who: str = ""
    source: str = ""
    among: tuple[str, ...] = ()
    from_target: bool = False
    player: bool = False
    by_target: bool = False
    least_power: int = 0
    conditions: tuple[Condition, ...] = ()
    at: str = ""
    steps: tuple[Step, ...] = ()
    on: str = ""


@dataclass(frozen=True, slots=True)
class Cost:
    """Something to pay beside the printed gold."""

    pay: str  # gold, x, printed, kneel, kneel_faction, kneel_other, sacrifice, return, ...
    n: int = 0
    which: Filter | None = None


@dataclass(frozen=True, slots=True)
class Ability:
    """An ability that is used, of one face."""

    index: int
    face: int
    ordinal: int
    kind: str
    moment: int
    phase: int  # 0: any
    trigger: Trigger | None
    conditions: tuple[Condition, ...]
    costs: tuple[Cost, ...]
    targets: tuple[Target, ...]
    steps: tuple[Step, ...]
    limit: int
    maximum: int
    period: str


@dataclass(frozen=True, slots=True)
class Constant:
    """A constant ability of one face."""

    rule: str
    of: str = ""  # self, host, which
    which: Filter | None = None
    n: Amount = Amount(0)
    icons: int = 0
    keywords: int = 0
    side: str = ""
    flag: bool = False
    traits: int = 0
    types: tuple[int, ...] = ()
    on: str = ""
    conditions: tuple[Condition, ...] = ()


@dataclass(frozen=True, slots=True)
class Face:
    """A card as printed, with its abilities."""

    id: str
    type: int
    faction: int
    unique: bool
    loyal: bool
    cost: int
    strength: int
    icons: int
    traits: int
    keywords: int
    ambush: int
    closed: bool  # no attachments ...
    open_to: int  # ... except these traits
    gold: int
    initiative: int
    claim: int
    reserve: int
    hosts: Filter | None
    deck_limit: int
    copies: int
    form_of: int
    banner: int
    banner_least: int
    neutral_max: int
    supports: tuple[int, ...]
    rivals: tuple[int, ...]
    constants: tuple[Constant, ...]
    abilities: tuple[Ability, ...]


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck list: faces and how many of each."""

    id: str
    profile: str
    faction: int
    agenda: int
    plots: tuple[tuple[int, int], ...]
    cards: tuple[tuple[int, int], ...]
