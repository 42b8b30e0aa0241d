"""The words of the effect vocabulary: timings, selectors, and the row an effect becomes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from weirwood.games.btwixt.cards import reading
from weirwood.games.btwixt.cards.reading import fail, join

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

# Which moments an op has, by name; `protect` is decided by PROTECTIONS.
MOMENTS: dict[str, tuple[str, ...]] = {
    "move_cards": (*ONCE, "cleanup"),
    "swap_cards": WITH_YOU,
    "pass_cards": ONCE,
    "rotate_piles": WITH_YOU,
    "redirect_self": ("on_play",),
    "draw": ONCE,
    "reveal_hand": ONCE,
    "copy_value": ("on_play",),
    "value_mod": ("in_pile", "during_round"),
    "value_set": ("in_pile", "during_round"),
    "win_ties": ("in_pile",),
    "bid_rule": LASTING,
    "ban_play": LASTING,
    "play_limit": LASTING,
    "must_play": LASTING,
    "kneel": ("on_play",),
    "blank_abilities": LASTING,
    "protect": ("on_play", "in_pile", "during_round", "in_council"),
    "force_placement": ("in_pile",),
    "place_self": ("when_claimed",),
    "gain_tokens": ONCE,
    "place_tokens": ("on_play", "after_bid", REVEAL),
    "move_tokens": WITH_YOU,
    "return_tokens": WITH_YOU,
    "peek_tokens": WITH_YOU,
    "assign_token_choice": ("after_bid", "when_claimed"),
    "kill_ally": WITH_YOU,
    "kill_current": ("on_play", "after_bid"),
    "kill_self": ("when_claimed",),
    "move_ally": WITH_YOU,
    "revive_ally": WITH_YOU,
    "claim_extra": ("after_bid", "when_claimed"),
    "look_allies": WITH_YOU,
    "set_first_player": WITH_YOU,
    "choose_one": WITH_YOU,
    "score_mod": ("scoring",),
}
OPS = tuple(MOMENTS)
# Those that last have no moment at which they "did something", so nothing can hang on them.
CONTINUOUS = ("in_pile", "during_round", "in_council", "scoring")

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
    """Where the compiler stands: the card, its kind, the moment, and the file's own words."""

    where: str
    ally: bool
    colours: tuple[str, ...]
    houses: tuple[str, ...]
    table: list[Effect]
    moment: str = ""
    when: str = ""
    inner: bool = False  # inside then, else or an option
    sharer: bool = False
    depth: int = 0
    args: dict[str, Any] = field(default_factory=dict)

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


def read_filter(scope: Scope, key: str, value: object, *names: str) -> dict[str, int]:
    """A filter on printed values, colours, hand sizes or powers."""
    table = reading.keys(scope.where, key, value, (), names)
    out: dict[str, int] = {}
    for name, found in table.items():
        path = join(key, name)
        if name == "colour":
            colour = reading.word(scope.where, path, found, scope.colours)
            out["colour"] = scope.colours.index(colour)
        elif name == "min_hand":
            out["hand"] = reading.number(scope.where, path, found, 1, MOST)
        else:
            side = "low" if name.startswith("min") else "high"
            out[side] = reading.number(scope.where, path, found, -FAR, FAR)
    return out


def read_cards(
    scope: Scope, key: str, value: object, zones: tuple[str, ...], leaders: tuple[str, ...]
) -> Cards:
    """A card selector such as {"zone": "bid_pile", "of": "other", "filter": {...}}."""
    where = scope.where
    table = reading.keys(where, key, value, ("zone",), ("of", "filter", "exclude_self"))
    zone = reading.word(where, join(key, "zone"), table["zone"], zones)
    out: dict[str, Any] = {"zone": zone}
    if zone in ("hand", "bid_pile"):
        out["of"] = reading.word(where, join(key, "of"), table.get("of"), leaders)
    elif "of" in table:
        raise fail(where, join(key, "of"), table["of"], f"not with zone {zone}")
    if "filter" in table:
        if zone == "self":
            raise fail(where, join(key, "filter"), table["filter"], "not with zone self")
        names = ("min_value", "max_value", "colour") + (("min_hand",) if zone == "hand" else ())
        out.update(read_filter(scope, join(key, "filter"), table["filter"], *names))
    if "exclude_self" in table:
        path = join(key, "exclude_self")
        if zone != "bid_pile" or scope.ally:
            raise fail(where, path, table["exclude_self"], "only a bid pile, on an influence card")
        out["others"] = reading.flag(where, path, table["exclude_self"])
    return Cards(**out)


def read_who(
    scope: Scope, key: str, row: dict[str, Any], name: str = "who", plural: bool = True
) -> str:
    return reading.word(scope.where, join(key, name), row[name], scope.leaders(plural))


def read_count(scope: Scope, key: str, row: dict[str, Any]) -> int:
    return reading.number(scope.where, join(key, "count"), row.get("count", 1), 1, MOST)


def read_until(scope: Scope, key: str, row: dict[str, Any]) -> None:
    """`until` says what the timing says already: to the end of the round."""
    if "until" in row:
        path = join(key, "until")
        reading.word(scope.where, path, row["until"], ("end_of_round",))
        if scope.moment != "on_play":
            raise fail(scope.where, path, row["until"], "only with when on_play")


def read_council(
    scope: Scope, key: str, row: dict[str, Any], name: str, allowed: tuple[str, ...]
) -> str:
    return reading.word(scope.where, join(key, name), row[name], allowed)
