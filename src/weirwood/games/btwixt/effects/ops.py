"""The 36 ops of the vocabulary: what each takes, when, and which columns it fills (chapter ops).

`OPS` names the arguments of every op as the card file does. What they cannot say together is
refused by the op's own function, which also makes columns of what is more than a word.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal

from msgspec import NODEFAULT, UNSET, Meta, Struct, UnsetType, defstruct, field
from msgspec.structs import asdict

from .faults import EditionError, Word, fail, join, read, word
from .vocabulary import (
    FAR,
    LASTING,
    MOST,
    ONCE,
    OWN_COUNCILS,
    PROTECTIONS,
    REVEAL,
    SEVERAL,
    WITH_YOU,
    Cards,
    Effect,
    Scope,
)

Count = Annotated[int, Meta(ge=1, le=MOST)]
FromZero = Annotated[int, Meta(ge=0, le=FAR)]
Number = Annotated[int, Meta(ge=-FAR, le=FAR)]
Columns = dict[str, Any]
Check = Callable[[Any, Scope, str], Columns]


# ---- words that depend on the moment -----------------------------------------------------------


class Leaders(Word, words=lambda at: at.leaders()):
    """One leader, or several."""


class Leader(Word, words=lambda at: at.leaders(plural=False)):
    """One leader."""


class Council(Word, words=lambda at: at.councils()):
    """One council, or several."""


class OneCouncil(Word, words=lambda at: at.councils(without=("each_yours",))):
    """One council."""


class AllysCouncil(Word, words=lambda at: at.councils("your_other", without=("each_yours",))):
    """Where an ally moves to."""


def for_a_token(scope: Scope) -> tuple[str, ...]:
    return scope.councils("your_other", "their_other", without=("each_yours",))


class TokensCouncil(Word, words=for_a_token):
    """Where a token moves to."""


def for_an_extra(scope: Scope) -> tuple[str, ...]:
    more = ("same", "other_than_this") if scope.moment == "when_claimed" else ()
    return ("yours", "same_as_current", "fewer_allies", "more_allies", *more)


class ExtraCouncil(Word, words=for_an_extra):
    """Where an extra ally goes."""


def shown_to(scope: Scope) -> tuple[str, ...]:
    return ("each",) if scope.moment == REVEAL else ("each", "you", "each_neighbour")


class OwnPlace(Word, words=lambda _: (*OWN_COUNCILS, "any", "not_yours")):
    """Where an ally places itself."""


class Shown(Word, words=shown_to):
    """To whom a hand is shown."""


class Protection(Word, words=lambda at: tuple(k for k, v in PROTECTIONS.items() if at.moment in v)):
    """What cannot be touched."""


class Colour(Word, words=lambda at: at.colours):
    """A colour of the file."""


class House(Word, words=lambda at: at.houses):
    """A house of the file."""


# ---- filters and selectors ---------------------------------------------------------------------


class CardFilter(Struct, forbid_unknown_fields=True):
    """Printed values and a colour."""

    min_value: Number = -FAR
    max_value: Number = FAR
    colour: Colour | UnsetType = UNSET

    def columns(self, scope: Scope) -> Columns:
        colour = -1 if self.colour is UNSET else scope.colours.index(self.colour)
        return {"low": self.min_value, "high": self.max_value, "colour": colour}


class HandFilter(CardFilter):
    min_hand: Count = 0

    def columns(self, scope: Scope) -> Columns:
        return {**super().columns(scope), "hand": self.min_hand}


class PowerFilter(Struct, forbid_unknown_fields=True):
    min_power: Number = -FAR
    max_power: Number = FAR


class Selector(Struct, forbid_unknown_fields=True):
    """Cards such as {"zone": "bid_pile", "of": "other", "filter": {...}}."""

    zone: Any
    of: Any = UNSET
    filter: Any = UNSET
    exclude_self: bool | UnsetType = UNSET


def cards(
    scope: Scope,
    key: str,
    value: object,
    zones: tuple[str, ...],
    leaders: tuple[str, ...],
    bare: str = "",
) -> Cards:
    """The cards that a selector means; `bare` says why it can have no filter."""
    where = scope.where
    found = read(Selector, where, key, value, scope)
    zone = word(where, join(key, "zone"), found.zone, zones)
    out: Columns = {"zone": zone}
    if zone in ("hand", "bid_pile"):
        of = None if found.of is UNSET else found.of
        out["of"] = word(where, join(key, "of"), of, leaders)
    elif found.of is not UNSET:
        raise fail(where, join(key, "of"), found.of, f"not with zone {zone}")
    for name in ("filter", "exclude_self"):
        if bare and getattr(found, name) is not UNSET:
            raise fail(where, join(key, name), getattr(found, name), bare)
    if found.filter is not UNSET:
        if zone == "self":
            raise fail(where, join(key, "filter"), found.filter, "not with zone self")
        shape = HandFilter if zone == "hand" else CardFilter
        out.update(read(shape, where, join(key, "filter"), found.filter, scope).columns(scope))
    if found.exclude_self is not UNSET:
        if zone != "bid_pile" or scope.ally:
            allowed = "only a bid pile, on an influence card"
            raise fail(where, join(key, "exclude_self"), found.exclude_self, allowed)
        out["others"] = found.exclude_self
    return Cards(**out)


# ---- ops ---------------------------------------------------------------------------------------


class Op(Struct, kw_only=True, forbid_unknown_fields=True):
    """What every effect may have."""

    conditions: Any = field(name="if", default_factory=dict)
    optional: bool = False
    then: Any = None
    otherwise: Any = field(name="else", default=None)


class Shape:
    """One op: its moments, its arguments as (name, column, kind, default), and its own check."""

    __slots__ = ("check", "declared", "moments", "struct")

    def __init__(
        self,
        moments: tuple[str, ...],
        *arguments: tuple[str, str, Any, Any],
        check: Check | None = None,
        declared: bool = False,
    ) -> None:
        # Effects that are not done but declared have no "may", and nothing hangs on them.
        self.moments, self.check, self.declared = moments, check, declared
        fields = [(to, kind, field(name=name, default=d)) for name, to, kind, d in arguments]
        struct = defstruct("Arguments", fields, bases=(Op,), kw_only=True)
        assert issubclass(struct, Op)
        self.struct: type[Op] = struct

    def columns(self, found: Op, scope: Scope, key: str) -> Columns:
        """The columns of the row that the arguments fill."""
        out = {k: v for k, v in asdict(found).items() if k in COLUMNS and v is not UNSET}
        out = {k: str(v) if isinstance(v, str) else v for k, v in out.items()}
        return {**out, **self.check(found, scope, key)} if self.check else out


COLUMNS = frozenset(Effect.__dataclass_fields__) - {"conditions", "optional", "then", "otherwise"}


def need(name: str, kind: Any, to: str = "") -> tuple[str, str, Any, Any]:
    """An argument; `to` is the column that it fills, where that has another name."""
    return name, to or name, kind, NODEFAULT


def may(name: str, kind: Any, to: str = "") -> tuple[str, str, Any, Any]:
    """An argument that may be left out."""
    return name, to or name, kind if kind is Any else kind | UnsetType, UNSET


def move_cards(found: Any, scope: Scope, key: str) -> Columns:
    where, moment, volunteer = scope.where, scope.moment, found.volunteer is not UNSET
    if volunteer:
        if moment not in ("after_bid", "when_claimed"):
            allowed = "only with after_bid or when_claimed"
            raise fail(where, join(key, "volunteer"), found.volunteer, allowed)
        if not found.optional:
            raise fail(where, join(key, "optional"), None, "true, with volunteer")
        for name in ("pick", "chooser"):
            if getattr(found, name) is not UNSET:
                raise fail(where, join(key, name), getattr(found, name), "not with volunteer")
    source = move_source(found, scope, join(key, "from"))
    target = move_target(found, scope, join(key, "to"), source)
    pick = "choose" if found.pick is UNSET else found.pick
    word(where, join(key, "pick"), pick, picks(source, moment))
    count = found.count
    if count is UNSET:
        if pick != "all":
            raise EditionError(where, join(key, "count"), "nothing", "this key is needed")
        count = MOST * MOST
    elif pick == "all":
        raise fail(where, join(key, "count"), count, "no count with pick all")
    if source.zone == "self" and count != 1:
        raise fail(where, join(key, "count"), count, "1 with zone self")
    chooser = "you" if found.chooser is UNSET else found.chooser
    why = no_chooser(scope, source, pick, chooser)
    if why:
        raise fail(where, join(key, "chooser"), chooser, why)
    return {
        "count": count,
        "source": source,
        "target": target,
        "pick": pick,
        "chooser": chooser,
        "volunteer": volunteer,
    }


def move_source(found: Any, scope: Scope, key: str) -> Cards:
    zones: tuple[str, ...] = ("hand", "bid_pile", "discard")
    leaders = scope.leaders()
    if found.volunteer is not UNSET:
        zones, leaders = ("hand", "bid_pile"), ("volunteer",)
    elif scope.moment == "after_bid":
        zones = (*zones, "self")
    elif scope.moment == "cleanup":
        zones = ("self",)
    elif scope.moment == REVEAL:
        zones = ("hand",)
    return cards(scope, key, found.source, zones, leaders)


def move_target(found: Any, scope: Scope, key: str, source: Cards) -> Cards:
    zones: tuple[str, ...] = ("hand", "bid_pile", "discard")
    targets = scope.leaders(plural=False)
    if found.volunteer is not UNSET:
        targets = (*targets, "volunteer")
    if source.zone in ("hand", "bid_pile"):
        targets = (*targets, "owner")
        if scope.moment != REVEAL:
            targets = (*targets, "another")
    if source.zone == "discard":
        zones = ("hand", "bid_pile")
    if scope.moment == "cleanup":  # nobody is asked any more
        zones, targets = ("hand",), ("you", "left_neighbour", "winner", "second")
    return cards(scope, key, found.target, zones, targets, bare="only in from")


def picks(source: Cards, moment: str) -> tuple[str, ...]:
    """How the cards may be picked: values of a hidden hand are nobody's to compare."""
    if source.zone == "self" or moment == "cleanup":
        return ("choose",)
    if source.zone == "hand":
        return ("choose", "random", "all") if not source.narrow else ("choose",)
    return ("choose", "highest", "lowest", "random", "all")


def no_chooser(scope: Scope, source: Cards, pick: str, chooser: str) -> str:
    """Why nobody can choose so, empty if it can be done."""
    if scope.moment == REVEAL and pick == "choose" and chooser != "owner":
        return "owner: nobody is you yet"
    if source.zone == "hand" and source.of not in ("you", "volunteer") and pick == "choose":
        # Nobody may browse a hand that is not shown.
        if chooser != "owner":
            return "owner, or pick random or all"
    elif source.zone == "hand" and chooser == "left_neighbour":
        return "you: nobody else sees your hand"
    if chooser != "you" and (pick != "choose" or source.zone in ("self", "discard")):
        return "only with pick choose of leaders' cards"
    return ""


def swap_cards(found: Any, scope: Scope, key: str) -> Columns:
    leaders = scope.leaders(plural=False)
    return {
        "source": cards(scope, join(key, "a"), found.source, ("bid_pile",), leaders),
        "target": cards(scope, join(key, "b"), found.target, ("bid_pile",), leaders),
    }


def redirect_self(found: Any, scope: Scope, key: str) -> Columns:
    if scope.inner:
        raise fail(scope.where, join(key, "op"), "redirect_self", "not inside another effect")
    leaders = tuple(name for name in scope.leaders(plural=False) if name != "you")
    at, zones = join(key, "to"), ("bid_pile",)
    return {"target": cards(scope, at, found.target, zones, leaders, bare="only zone and of")}


def copy_value(found: Any, scope: Scope, key: str) -> Columns:
    leaders = ("you", "neighbour", "left_neighbour", "other", "that_leader", *SEVERAL)
    return {"source": cards(scope, join(key, "from"), found.source, ("bid_pile",), leaders)}


def value_target(found: Any, scope: Scope, key: str) -> Columns:
    """The cards whose value changes; None stands for the card itself."""
    at, value = join(key, "target"), found.target
    if value == "self" and not scope.ally:
        return {"target": None}
    if not isinstance(value, dict):
        allowed = "a set of cards in bid piles" + ("" if scope.ally else ", or self")
        raise fail(scope.where, at, value, allowed)
    whose = ("each",) if scope.ally else ("you", "left_neighbour", *SEVERAL)
    return {"target": cards(scope, at, value, ("bid_pile",), whose)}


def value_mod(found: Any, scope: Scope, key: str) -> Columns:
    out = value_target(found, scope, key)
    if found.per is not UNSET and out["target"] is not None:
        raise fail(scope.where, join(key, "per"), found.per, "only with target self")
    if found.cap is not UNSET and found.per is UNSET:
        raise fail(scope.where, join(key, "max"), found.cap, "only with per")
    return out


def lasting(found: Any, scope: Scope, key: str) -> Columns:
    """To the end of the round; `until` says what the timing says already."""
    if found.until is not UNSET and scope.moment != "on_play":
        raise fail(scope.where, join(key, "until"), found.until, "only with when on_play")
    return {}


def ban_play(found: Any, scope: Scope, key: str) -> Columns:
    return {**lasting(found, scope, key), **found.filter.columns(scope)}


def blank_abilities(found: Any, scope: Scope, key: str) -> Columns:
    lasting(found, scope, key)
    if found.filter is UNSET:
        return {}
    if found.what != "influence":
        raise fail(scope.where, join(key, "filter"), found.what, "only with what influence")
    columns: Columns = found.filter.columns(scope)
    return columns


def place_self(found: Any, scope: Scope, key: str) -> Columns:
    if scope.inner or found.conditions:
        raise fail(scope.where, key, "place_self", "without if, and not inside another effect")
    return {}


def place_tokens(found: Any, scope: Scope, key: str) -> Columns:
    if found.what is not UNSET and scope.moment == REVEAL:
        raise fail(scope.where, join(key, "peek"), found.what, "nobody is you yet")
    return {}


def of_power(found: Any, scope: Scope, key: str) -> Columns:
    """Allies of some power."""
    if found.filter is UNSET:
        return {}
    return {"low": found.filter.min_power, "high": found.filter.max_power}


def other_allies(found: Any, scope: Scope, key: str) -> Columns:
    """Allies of some power, perhaps not the one that acts."""
    if found.others is not UNSET and not scope.ally:
        raise fail(scope.where, join(key, "exclude_self"), found.others, "only on an ally")
    return of_power(found, scope, key)


def claim_extra(found: Any, scope: Scope, key: str) -> Columns:
    barred = found.exclude_just_killed
    if barred is not UNSET and found.what != "dead_pile_else_next":
        at = join(key, "exclude_just_killed")
        raise fail(scope.where, at, barred, "only from the dead pile")
    return {"just_killed": barred is not True}


def look_allies(found: Any, scope: Scope, key: str) -> Columns:
    if found.bottom > found.count:
        allowed = f"a whole number from 0 to {found.count}"
        raise fail(scope.where, join(key, "bottom"), found.bottom, allowed)
    return {}


def score_mod(found: Any, scope: Scope, key: str) -> Columns:
    given = found.house is not UNSET
    if given != (found.per == "other_house_allies_here"):
        allowed = "with per other_house_allies_here, only there"
        raise fail(scope.where, join(key, "house"), found.house if given else None, allowed)
    return {"house": scope.houses.index(found.house) if given else -1}


COUNT, WHO = need("count", Count), need("who", Leaders)
DIRECTION = need("direction", Literal["left", "right"], "what")
UNTIL = may("until", Literal["end_of_round"])
POWER, NOT_SELF = may("filter", PowerFilter), may("exclude_self", bool, "others")
CHOOSERS = Literal["you", "owner", "left_neighbour"]
PER_CARDS = Literal[
    "other_red_cards_in_your_pile", "other_cards_in_your_pile", "bids_lost_this_season"
]
PER_COUNCIL = Literal["other_house_allies_here", "tokens_of_value_1_here"]
LATE = ("after_bid", "when_claimed")
VALUES = ("in_pile", "during_round")

# fmt: off
OPS: dict[str, Shape] = {
    "move_cards": Shape(
        (*ONCE, "cleanup"), may("count", Count), need("from", Any, "source"),
        need("to", Any, "target"), may("pick", Any), may("chooser", CHOOSERS),
        may("volunteer", Literal["one_other_leader"]), check=move_cards,
    ),
    "swap_cards": Shape(
        WITH_YOU, need("a", Any, "source"), need("b", Any, "target"), check=swap_cards
    ),
    "pass_cards": Shape(ONCE, COUNT, DIRECTION),
    "rotate_piles": Shape(WITH_YOU, DIRECTION),
    "redirect_self": Shape(
        ("on_play",), need("to", Any, "target"), check=redirect_self, declared=True
    ),
    "draw": Shape(ONCE, WHO, COUNT),
    "reveal_hand": Shape(ONCE, WHO, need("to", Shown, "what")),
    "copy_value": Shape(("on_play",), need("from", Any, "source"), check=copy_value, declared=True),
    "value_mod": Shape(
        VALUES, need("target", Any), need("amount", Number), may("per", PER_CARDS),
        may("max", FromZero, "cap"), check=value_mod,
    ),
    "value_set": Shape(
        VALUES, need("target", Any), need("value", FromZero, "amount"), check=value_target
    ),
    "win_ties": Shape(("in_pile",)),
    "bid_rule": Shape(
        LASTING, need("rule", Literal["highest_single_card", "most_cards", "ties_lose"], "what"),
        UNTIL, check=lasting, declared=True,
    ),
    "ban_play": Shape(LASTING, need("filter", CardFilter), UNTIL, check=ban_play, declared=True),
    "play_limit": Shape(
        LASTING, WHO, need("count", Annotated[int, Meta(ge=0, le=MOST)]),
        need("counting", Literal["whole_round", "from_now"], "what"), UNTIL,
        check=lasting, declared=True,
    ),
    "must_play": Shape(LASTING, WHO, COUNT, UNTIL, check=lasting, declared=True),
    "kneel": Shape(("on_play",), WHO, declared=True),
    "blank_abilities": Shape(
        LASTING, need("what", Literal["influence", "win_icon"]), may("filter", CardFilter), UNTIL,
        check=blank_abilities, declared=True,
    ),
    "protect": Shape(
        ("on_play", "in_pile", "during_round", "in_council"), need("what", Protection), UNTIL,
        check=lasting, declared=True,
    ),
    "force_placement": Shape(
        ("in_pile",), need("whose", Literal["neighbour"]),
        need("council", Literal["shared_with_you"]),
    ),
    "place_self": Shape(
        ("when_claimed",), need("council", OwnPlace),
        may("chooser", Literal["you", "left_neighbour"]),
        check=place_self, declared=True,
    ),
    "gain_tokens": Shape(ONCE, WHO, COUNT, need("council", OneCouncil)),
    "place_tokens": Shape(
        ("on_play", "after_bid", REVEAL), COUNT, need("to", Literal["current_ally"]),
        may("peek", Literal["you"], "what"), check=place_tokens,
    ),
    "move_tokens": Shape(
        WITH_YOU, COUNT, need("from", Council, "council"), need("to", TokensCouncil, "council_to"),
        may("up_to", bool), may("who", Leaders),
    ),
    "return_tokens": Shape(WITH_YOU, COUNT, need("from", Council, "council")),
    "peek_tokens": Shape(WITH_YOU, WHO, need("council", Council)),
    "assign_token_choice": Shape(LATE, need("to", Leader, "who")),
    "kill_ally": Shape(
        WITH_YOU, need("council", Council), POWER, NOT_SELF,
        may("pick", Literal["choose", "lowest", "all"]), check=other_allies,
    ),
    "kill_current": Shape(("on_play", "after_bid")),
    "kill_self": Shape(("when_claimed",)),
    "move_ally": Shape(
        WITH_YOU, need("from", Council, "council"), need("to", AllysCouncil, "council_to"),
        POWER, NOT_SELF, check=other_allies,
    ),
    "revive_ally": Shape(WITH_YOU, need("council", OneCouncil), POWER, check=of_power),
    "claim_extra": Shape(
        LATE, need("source", Literal["next_ally", "dead_pile_else_next"], "what"),
        need("council", ExtraCouncil), may("exclude_just_killed", bool), check=claim_extra,
    ),
    "look_allies": Shape(
        WITH_YOU, need("count", Annotated[int, Meta(ge=1, le=6)]), need("bottom", FromZero),
        may("bottom_optional", bool, "up_to"), check=look_allies,
    ),
    "set_first_player": Shape(WITH_YOU, need("who", Leader)),
    "choose_one": Shape(
        WITH_YOU, need("options", Annotated[list[Any], Meta(min_length=2)], "choices")
    ),
    "score_mod": Shape(
        ("scoring",), need("amount", Number), may("per", PER_COUNCIL), may("house", House),
        check=score_mod,
    ),
}
# fmt: on
