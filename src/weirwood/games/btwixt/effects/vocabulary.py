"""The words of the effect vocabulary: timings, selectors, and the row an effect becomes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

TIMINGS = (
    "on_play",
    "in_pile",
    "after_bid",
    "cleanup",
    "during_round",
    "when_claimed",
    "in_council",
    "scoring",
)
INFLUENCE_TIMINGS = TIMINGS[:4]
ALLY_TIMINGS = TIMINGS[4:]
REVEAL = "reveal"  # during_round with "on": "reveal" is a moment of its own

SEASONS = ("summer", "autumn", "winter")
DEEPEST = 3
MOST = 20
FAR = 99

# Moments at which something happens once.
WITH_YOU = ("on_play", "after_bid", "when_claimed")
ONCE = (*WITH_YOU, REVEAL)
LASTING = ("on_play", "during_round")  # from now, or from the reveal, to the end of the round
# Those that last have no moment at which they "did something", so nothing can hang on them.
CONTINUOUS = ("in_pile", "during_round", "in_council", "scoring")

# Leaders.
AFTER_THE_BID = ("winner", "second")
SEVERAL = ("each_neighbour", "each_other", "each")

# Councils, relative to the leader who acts ("yours" are the two councils of that leader).
OWN_COUNCILS = ("yours", "fewer_allies", "more_allies", "with_highest_power_ally")
COUNCILS = (
    *OWN_COUNCILS,
    "each_yours",
    "any",
    "not_yours",
    "of_winner",
    "of_winner_not_yours",
    "winner_other",
    "shared_with_winner",
    "shared_with_you",
    "shared_with_claimer",
    "same",
    "other_than_this",
)
NEEDS_WINNER = ("of_winner", "of_winner_not_yours", "winner_other", "shared_with_winner")
NEEDS_ALLY = ("same", "other_than_this", "shared_with_claimer")
WITHOUT_YOU = (*OWN_COUNCILS, "any")  # of the leader who gains, when nobody is "you"

PROTECTIONS = {
    "your_pile": ("in_pile",),
    "your_pile_and_hand": ("on_play",),
    "all_piles": ("on_play", "in_pile", "during_round"),
    "all_allies_and_tokens": ("on_play", "in_pile", "during_round"),
    "other_allies_here": ("in_council",),
    "tokens_here": ("in_council",),
    "self": ("in_council",),
}

CONDITIONS: dict[str, tuple[str, ...]] = {
    "won": ("after_bid", "cleanup", "when_claimed"),
    "neighbour_won": ("after_bid", "cleanup", "when_claimed"),
    "second": ("after_bid", "cleanup", "when_claimed"),
    "margin_at_least": ("after_bid", "cleanup", "when_claimed"),
    "total_at_least": ("after_bid", "cleanup", "when_claimed"),
    "no_bid_won_this_season": ("on_play", "in_pile", "after_bid", "cleanup", "when_claimed"),
    "only_card": ("in_pile", "after_bid", "cleanup"),
    "season": (*TIMINGS, REVEAL),
    "other_house_ally_here": ("when_claimed", "in_council", "scoring"),
    "no_other_house_ally_here": ("when_claimed", "in_council", "scoring"),
}


# ---- the rows that are played ------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Cards:
    """Which influence cards: a zone, whose it is, and a filter on printed values."""

    zone: str
    of: str = ""
    low: int = -FAR
    high: int = FAR
    colour: int = -1
    hand: int = 0
    others: bool = False  # not this card itself

    @property
    def narrow(self) -> bool:
        """Whether the faces of the cards matter, so that a hidden hand may hold none."""
        return self.low > -FAR or self.high < FAR or self.colour >= 0


@dataclass(frozen=True, slots=True)
class Effect:
    """One row of the effect table. Rows refer to each other by index."""

    index: int
    op: str
    when: str
    conditions: tuple[tuple[str, Any], ...] = ()
    optional: bool = False
    then: tuple[int, ...] = ()
    otherwise: tuple[int, ...] = ()
    count: int = 1
    who: str = "you"
    source: Cards | None = None
    target: Cards | None = None
    pick: str = "choose"
    chooser: str = "you"
    volunteer: bool = False
    council: str = ""
    council_to: str = ""
    low: int = -FAR
    high: int = FAR
    colour: int = -1
    others: bool = False
    amount: int = 0
    per: str = ""
    cap: int = FAR
    what: str = ""  # rule, counting, protection, source of an ally, direction, peek
    up_to: bool = False
    bottom: int = 0
    just_killed: bool = True
    house: int = -1
    options: tuple[tuple[int, ...], ...] = ()


@dataclass(slots=True)
class Scope:
    """Where the reader stands: the card, its kind, the moment, and the file's own words."""

    where: str
    ally: bool
    colours: tuple[str, ...]
    houses: tuple[str, ...]
    table: list[Effect]
    moment: str = ""
    inner: bool = False  # inside then, else or an option
    sharer: bool = False
    depth: int = 0

    def leaders(self, plural: bool = True) -> tuple[str, ...]:
        """The leader selectors that mean somebody at this moment."""
        if self.moment not in WITH_YOU and self.moment != "cleanup":
            return ("each",) if plural else ()
        words = ["you", "neighbour", "left_neighbour", "other", "that_leader"]
        if self.moment in ("after_bid", "when_claimed", "cleanup"):
            words += AFTER_THE_BID
        if self.sharer:
            words.append("sharer")
        if plural:
            words += SEVERAL
        return tuple(words)

    def councils(self, *more: str, without: tuple[str, ...] = ()) -> tuple[str, ...]:
        """The council selectors that mean something at this moment."""
        if self.moment == REVEAL:
            return WITHOUT_YOU
        late = self.moment in ("after_bid", "when_claimed")
        return tuple(
            name
            for name in (*COUNCILS, *more)
            if (late or name not in NEEDS_WINNER)
            and (self.moment == "when_claimed" or name not in NEEDS_ALLY)
            and name not in without
        )
