"""What abilities do, step by step, and the shape of an ability."""

from typing import Literal

from ...facts.terms import Icon
from .terms import (
    Amount,
    Choose,
    Condition,
    Cost,
    Named,
    Period,
    Phase,
    Player,
    Side,
    Token,
    Until,
    When,
    Which,
    Words,
)


class All(Words):
    """Every card of a kind, perhaps without those chosen."""

    all: Which
    but: Literal["target"] | None = None


What = Literal["self", "host", "target", "picked", "trigger"] | All


class Step(Words, tag_field="do"):
    """One effect. ``named`` makes it depend on the word named before."""


class OnCards(Step, tag_field="do"):
    """An effect on cards."""

    what: What


class Kneel(OnCards, tag="kneel"):
    """Kneel them."""


class Stand(OnCards, tag="stand"):
    """Stand them."""


class Kill(OnCards, tag="kill"):
    """Kill them, together."""

    save: bool = True


class Discard(OnCards, tag="discard"):
    """Discard them from play, together."""

    save: bool = True


class Return(OnCards, tag="return"):
    """Return them to their owners' hands."""

    save: bool = True


class ShuffleIn(OnCards, tag="shuffle_in"):
    """Shuffle them into their owner's deck."""


class TakeBack(OnCards, tag="take_back"):
    """Take them from a pile into your hand."""


class DiscardCard(OnCards, tag="discard_card"):
    """Discard them from a hand."""


class PutIntoPlay(OnCards, tag="put_into_play"):
    """Put them into play under your control."""


class TakeControl(OnCards, tag="take_control"):
    """Take control of them for as long as they stay in play."""


class Remove(OnCards, tag="remove"):
    """Remove them from the challenge."""


class Join(OnCards, tag="join"):
    """They take part in the challenge."""

    side: Side


class MustDefend(OnCards, tag="must_defend"):
    """They must be declared as defenders if able."""

    until: Until


class CannotDefend(OnCards, tag="cannot_defend"):
    """They cannot be declared as defenders."""

    until: Until


class NoContribution(OnCards, tag="no_contribution"):
    """They do not add their STR to the challenge."""

    until: Until


class Strength(OnCards, tag="strength"):
    """They get more or less STR; ``deadly``: and are killed at STR 0."""

    n: int | Amount
    until: Until
    deadly: bool = False


class Icons(OnCards, tag="icon"):
    """They gain or lose challenge icons."""

    until: Until
    gain: tuple[Icon, ...] | Named | None = None
    lose: tuple[Icon, ...] | Named | None = None


class PutToken(OnCards, tag="token"):
    """Put a token on them."""

    token: Token


class Poison(OnCards, tag="poison"):
    """Remove a poison token and kill the card it lay on."""


class LosePower(OnCards, tag="lose_power"):
    """Discard power from them."""

    n: int


class GainPower(Step, tag="gain_power"):
    """Gain power for the faction, or for a card."""

    n: int | Amount
    to: Literal["faction", "self", "picked"]
    named: str | None = None


class MovePower(Step, tag="move_power"):
    """Move power from another faction card to yours."""

    n: int
    source: Literal["loser", "picked"]


class GainGold(Step, tag="gain_gold"):
    """Gain gold."""

    n: int | Amount


class LoseGold(Step, tag="lose_gold"):
    """Players return all their gold to the treasury."""

    who: Player


class MoveGold(Step, tag="move_gold"):
    """Move gold from another pool to yours."""

    n: int
    source: Literal["trigger"]


class Draw(Step, tag="draw"):
    """Draw cards."""

    n: int
    named: str | None = None


class DiscardRandom(Step, tag="discard_random"):
    """Players discard cards from hand at random."""

    who: Player
    n: int


class Search(Step, tag="search"):
    """Look through the top of your deck for one card, show it, take it, shuffle."""

    top: int
    which: Which


class Look(Step, tag="look"):
    """Look at a player's hand."""

    what: Literal["hand"]
    who: Player


class Pick(Step, tag="pick"):
    """Pick a card or a player while the effect resolves: not a target, after the cancel window."""

    which: Which | None = None
    among: Literal["target"] | None = None
    player: Literal["opponent"] | None = None
    faction_power_min: int = 0
    by: Literal["you", "target"] = "you"
    if_: tuple[Condition, ...] = ()


class Name(Step, tag="name"):
    """Name a challenge type, an icon, or one of the words given."""

    what: Literal["challenge", "icon", "reward"]
    among: tuple[str, ...] = ()


class Then(Step, tag="then"):
    """What follows happens only if everything before it did, completely."""


class Later(Step, tag="later"):
    """A delayed effect: at the end of the phase, or on winning this challenge."""

    at: Literal["phase_ends", "won"]
    steps: tuple[Discard | Return | Stand | Poison | Draw, ...]
    what: Literal["target", "picked"] | None = None


class Discount(Step, tag="discount"):
    """The next such card costs less."""

    n: int
    which: Which
    on: Literal["marshal", "any"]
    until: Until


class Claim(Step, tag="claim"):
    """A revealed plot's claim is higher or lower.

    ``of`` "you": your plot; "attacker": the plot of whoever attacks you.
    ``type`` "challenge": challenges of the type of the one that triggered this.
    """

    n: int
    of: Literal["you", "attacker"]
    type: Literal["named", "challenge", "any"]
    until: Until


class Forbid(Step, tag="forbid"):
    """A player cannot initiate challenges: of the type named, or against you."""

    who: Literal["winner", "loser"]
    until: Until
    type: Named | None = None
    against: Literal["you"] | None = None


class ExtraChallenge(Step, tag="extra_challenge"):
    """You may initiate more challenges of the type named."""

    type: Named
    n: int
    until: Until


class Cancel(Step, tag="cancel"):
    """Cancel the effects about to initiate."""


class Save(Step, tag="save"):
    """Save the card about to leave play. ``lift``: STR it will get by being saved."""

    lift: int = 0


class Replace(Step, tag="replace"):
    """The killed card goes elsewhere instead of the dead pile."""

    to: Literal["hand", "deck"]


class Special(Step, tag="procedure"):
    """A small procedure of its own, in ``effects/special.py``, by the name of the card."""

    name: str


Effect = (
    Kneel
    | Stand
    | Kill
    | Discard
    | Return
    | ShuffleIn
    | TakeBack
    | DiscardCard
    | PutIntoPlay
    | TakeControl
    | Remove
    | Join
    | MustDefend
    | CannotDefend
    | NoContribution
    | Strength
    | Icons
    | PutToken
    | Poison
    | LosePower
    | GainPower
    | MovePower
    | GainGold
    | LoseGold
    | MoveGold
    | Draw
    | DiscardRandom
    | Search
    | Look
    | Pick
    | Name
    | Then
    | Later
    | Discount
    | Claim
    | Forbid
    | ExtraChallenge
    | Cancel
    | Save
    | Replace
    | Special
)

AbilityKind = Literal[
    "action", "reaction", "interrupt", "forced_reaction", "forced_interrupt", "when_revealed"
]


class AbilityShape(Words):
    """An ability that is used. ``limit`` counts per card, ``max`` per player and title."""

    kind: AbilityKind
    do: tuple[Effect, ...]
    phase: Phase | None = None
    when: When | None = None
    if_: tuple[Condition, ...] = ()
    cost: tuple[Cost, ...] = ()
    choose: tuple[Choose, ...] = ()
    limit: tuple[int, Period] | None = None
    max: tuple[int, Period] | None = None
