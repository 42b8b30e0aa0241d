"""What is true for as long as a card is in play."""

from typing import Literal

from ...facts.terms import CardType, Icon
from .terms import (
    Amount,
    Condition,
    Keyword,
    Side,
    Token,
    Which,
    Words,
)

Of = Literal["self", "host"] | Which


class Constant(Words, tag_field="rule", kw_only=True):
    """Base of constant abilities."""

    if_: tuple[Condition, ...] = ()


class HasStrength(Constant, tag="strength"):
    """Cards get STR."""

    of: Of
    n: int | Amount


class HasIcon(Constant, tag="icon"):
    """Cards gain challenge icons."""

    of: Of
    icon: tuple[Icon, ...]


class HasKeyword(Constant, tag="keyword"):
    """Cards gain keywords."""

    of: Of
    keyword: tuple[Keyword, ...]


class Blank(Constant, tag="blank"):
    """The printed text boxes of cards are blank, traits excepted."""

    of: Of


class NoKneel(Constant, tag="no_kneel"):
    """Cards do not kneel when declared on that side."""

    of: Of
    side: Side
    type: tuple[Icon, ...] = ()


class AddsNothing(Constant, tag="no_contribution"):
    """Cards do not add their STR; ``weaker``: only those with less STR than this one."""

    of: Of
    weaker: bool = False


class MayDefend(Constant, tag="may_defend"):
    """The card may defend in those challenges without the icon, and kneeling."""

    of: Of
    type: tuple[Icon, ...]


class TakesPart(Constant, tag="takes_part"):
    """The card counts as attacking while such another card attacks."""

    of: Of
    with_: Which


class StealthProof(Constant, tag="stealth_proof"):
    """Cards cannot be bypassed by stealth."""

    of: Of


class EntersKneeling(Constant, tag="enters_kneeling"):
    """The card enters play kneeling."""

    of: Of


class SacrificeAt(Constant, tag="sacrifice_at"):
    """The card is sacrificed once it has that many tokens."""

    of: Of
    token: Token
    n: int


class ClaimIs(Constant, tag="claim"):
    """Your plot's claim is higher in those challenges."""

    n: int
    type: tuple[Icon, ...]


class ReserveIs(Constant, tag="reserve"):
    """The reserve of the opponents' plots is higher or lower."""

    n: int
    of: Literal["opponents"]


class BaseGold(Constant, tag="base_gold"):
    """The base gold of revealed plots with one of these traits."""

    n: int
    trait: tuple[str, ...]


class SideStrength(Constant, tag="side_strength"):
    """STR for your side in challenges in which you have a character."""

    n: int
    type: tuple[Icon, ...]


class DominanceStrength(Constant, tag="dominance"):
    """STR for your total in dominance."""

    n: int


class MoreChallenges(Constant, tag="extra_challenge"):
    """More challenges of a type; ``new_opponent``: only against one not yet so challenged."""

    n: int
    type: tuple[Icon, ...]
    new_opponent: bool = False


class MaxChallenges(Constant, tag="max_challenges"):
    """No more challenges than this in the phase."""

    n: int


class IntrigueFirst(Constant, tag="intrigue_first"):
    """Nobody may initiate military or power before winning intrigue in the phase."""


class DeclareMax(Constant, tag="declare_max"):
    """No more characters than this may be declared on that side."""

    side: Side
    n: int


class CannotMarshal(Constant, tag="cannot_marshal"):
    """You cannot marshal cards of those types."""

    type: tuple[CardType, ...]


class CannotPlay(Constant, tag="cannot_play"):
    """You cannot play events."""


class Limited(Constant, tag="limited"):
    """You may marshal or play more limited cards in the round."""

    n: int


class FirstDiscount(Constant, tag="first_discount"):
    """The first such card you marshal, or play, each round costs less."""

    n: int
    on: Literal["marshal", "play"]
    which: Which


class Silence(Constant, tag="silence"):
    """Your opponents cannot trigger card abilities."""


class StandMax(Constant, tag="stand_max"):
    """No player stands more characters than this in the standing phase."""

    n: int


class AmbushInHand(Constant, tag="ambush_in_hand"):
    """Such cards in your hand gain ambush for their printed cost."""

    of: Which


class ClaimAny(Constant, tag="claim_any"):
    """You may apply the claim of such challenges to any number of opponents."""

    type: tuple[Icon, ...]


class DrawMore(Constant, tag="draw_more"):
    """You draw more cards in the draw phase."""

    n: int


class Redirect(Constant, tag="redirect"):
    """You may redirect that many challenges a round."""

    n: int


ConstantShape = (
    HasStrength
    | HasIcon
    | HasKeyword
    | Blank
    | NoKneel
    | AddsNothing
    | MayDefend
    | TakesPart
    | StealthProof
    | EntersKneeling
    | SacrificeAt
    | ClaimIs
    | ReserveIs
    | BaseGold
    | SideStrength
    | DominanceStrength
    | MoreChallenges
    | MaxChallenges
    | IntrigueFirst
    | DeclareMax
    | CannotMarshal
    | CannotPlay
    | Limited
    | FirstDiscount
    | Silence
    | StandMax
    | AmbushInHand
    | ClaimAny
    | DrawMore
    | Redirect
)
