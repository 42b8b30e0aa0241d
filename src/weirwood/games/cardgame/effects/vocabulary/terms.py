"""Which cards, how much, under which conditions, when, and at what cost."""

from __future__ import annotations

from typing import Literal

import msgspec

from ...facts.terms import CardType, Faction, Icon, On

Keyword = str  # which there are, and what they do, stands in `rules.keywords` alone
Phase = Literal["plot", "draw", "marshal", "challenges", "dominance", "standing", "taxation"]
Period = Literal["challenge", "phase", "round"]
Until = Literal["challenge", "phase", "round", "plot"]
Zone = Literal["hand", "discard", "dead"]
How = Literal["killed", "discarded", "sacrificed", "returned", "shuffled", "removed"]
Token = Literal["stand", "poison", "betrayal"]
Control = Literal[
    "you",
    "opponent",
    "not_you",
    "target",
    "chooser",
    "loser",
    "defender",
    "against_you",
]
Whose = Literal["you", "opponent", "target", "loser"]
Part = Literal["participating", "attacking", "defending"]
Side = Literal["attacker", "defender"]
Who = Literal["you", "opponent", "any"]
Player = Literal["you", "target", "picked", "trigger", "winner", "loser", "each", "each_opponent"]
Named = Literal["named"]


_RESERVED = {"if_": "if", "as_": "as", "with_": "with", "self_": "self"}


class Words(msgspec.Struct, forbid_unknown_fields=True, rename=_RESERVED):
    """Base of all shapes: strict about their keys."""


# ---- which cards, how much, under which conditions -----------------------------------------------


class Which(Words):
    """Which cards are meant. Every key narrows the set; lists mean "any of"."""

    type: CardType | tuple[CardType, ...] | None = None
    faction: Faction | None = None
    trait: str | tuple[str, ...] | None = None
    title: str | None = None
    or_title: str | None = None
    unique: bool | None = None
    loyal: bool | None = None
    cost_max: int | Amount | Literal["x"] | None = None
    printed_strength_max: int | None = None
    control: Control | None = None
    standing: bool | None = None
    challenge: Part | None = None
    strength_max: int | Amount | None = None
    no_icon: Icon | None = None
    attachments_max: int | None = None
    power_min: int = 0
    other: bool = False
    zone: tuple[Zone, ...] = ()
    whose: Whose | None = None
    can_enter: bool = False
    can_control: bool = False


class Count(Words):
    """How many cards there are of a kind."""

    count: Which


class Amount(Words):
    """A number that depends on the game: ``n`` (per something), and ``plus`` on a condition."""

    n: int
    per: Literal["gold", "used_plots", "margin_of_5"] | Count | None = None
    plus: int = 0
    if_: tuple[Condition, ...] = ()


class FirstPlayer(Words, tag_field="is", tag="first_player"):
    """You are the first player."""


class NotFirstPlayer(Words, tag_field="is", tag="not_first_player"):
    """You are not the first player."""


class Controls(Words, tag_field="is", tag="controls"):
    """You control, or an opponent controls, such a card."""

    who: Literal["you", "opponent"]
    which: Which


class InChallenge(Words, tag_field="is", tag="challenge"):
    """A challenge is being resolved, perhaps of these types, perhaps with you on a side."""

    type: tuple[Icon, ...] = ()
    you: Literal["attacking", "defending"] | None = None


class SelfIs(Words, tag_field="is", tag="self"):
    """This card is in that state."""

    state: Literal["attacking", "attacking_alone", "participating", "standing", "duplicated"]


class HostIs(Words, tag_field="is", tag="host"):
    """The card this one is attached to is that card, has that trait or is in that state."""

    title: str | None = None
    trait: str | None = None
    state: Literal["participating"] | None = None


class PlotTrait(Words, tag_field="is", tag="plot_trait"):
    """A plot with that trait is revealed, whoever revealed it."""

    trait: str


class NotLost(Words, tag_field="is", tag="not_lost"):
    """You have lost no such challenge in that period."""

    period: Literal["phase", "round"]
    type: Icon | None = None
    as_: Side | None = None


class AmbushedThisPhase(Words, tag_field="is", tag="ambushed_this_phase"):
    """This card came into play by ambush in the present phase."""


class FirstOfRound(Words, tag_field="is", tag="first_of_round"):
    """It is the first challenge of that type you initiate in the round."""

    type: Icon


class LargerHand(Words, tag_field="is", tag="larger_hand"):
    """You have more cards in hand than the chosen player."""


class RivalDefends(Words, tag_field="is", tag="rival_defends"):
    """You are attacking a player who bears a rival title."""


Condition = (
    FirstPlayer
    | NotFirstPlayer
    | Controls
    | InChallenge
    | SelfIs
    | HostIs
    | PlotTrait
    | NotLost
    | AmbushedThisPhase
    | FirstOfRound
    | LargerHand
    | RivalDefends
)


# ---- when: what must have happened, or be about to -----------------------------------------------


class When(Words):
    """The condition that an interrupt or a reaction waits for."""

    on: On | tuple[On, ...]
    would: bool = False
    who: Who = "any"
    card: Literal["self", "host"] | None = None
    source: Literal["self"] | None = None
    which: Which | None = None
    how: tuple[How, ...] = ()
    type: tuple[Icon, ...] = ()
    as_: Side | None = None
    by: int = 0
    unopposed: bool = False
    self_: Part | None = None
    host: Part | None = None
    with_: Which | None = None
    phase: Phase | None = None
    against: Literal["you"] | None = None
    entry: Literal["ambush"] | None = None
    during: Literal["challenge"] | None = None


# ---- cost: everything before the word "to" -------------------------------------------------------


class PayGold(Words, tag_field="pay", tag="gold"):
    """Gold beside the printed cost: a number, X (named by the player), or the cancelled card's."""

    n: int | Literal["x", "printed"]


class PayKneel(Words, tag_field="pay", tag="kneel"):
    """Kneel this card, the faction card, or a card of your choice."""

    what: Literal["self", "faction"] | None = None
    which: Which | None = None


class PaySacrifice(Words, tag_field="pay", tag="sacrifice"):
    """Sacrifice this card."""

    what: Literal["self"]


class PayReturn(Words, tag_field="pay", tag="return"):
    """Return this card to its owner's hand."""

    what: Literal["self"]


class PayRemove(Words, tag_field="pay", tag="remove"):
    """Remove this card from the game."""

    what: Literal["self"]


class PayToken(Words, tag_field="pay", tag="token"):
    """Discard a token from this card."""

    token: Token


class PayDiscard(Words, tag_field="pay", tag="discard"):
    """Discard cards of your choice from your hand."""

    n: int


Cost = PayGold | PayKneel | PaySacrifice | PayReturn | PayRemove | PayToken | PayDiscard


# ---- choose: targets, named before the cancel window ---------------------------------------------


class Choose(Words):
    """A target: cards, or a player. ``reference`` targets are not affected themselves."""

    what: Literal["card", "player"] = "card"
    by: Literal["you", "each"] = "you"
    which: Which | None = None
    who: Literal["opponent", "any"] = "any"
    least: int = 1
    most: int = 1
    hand_min: int = 0
    smaller_hand: bool = False
    total_strength_max: int | None = None
    one_controller: bool = False
    reference: bool = False
