"""The 36 ops: which arguments each takes, and which values these may have."""

from __future__ import annotations

from typing import Any

from weirwood.games.btwixt.cards import reading
from weirwood.games.btwixt.cards.reading import fail, join
from weirwood.games.btwixt.cards.vocabulary import (
    FAR,
    MOST,
    OWN_COUNCILS,
    PROTECTIONS,
    REVEAL,
    SEVERAL,
    Cards,
    Scope,
    read_cards,
    read_council,
    read_count,
    read_filter,
    read_until,
    read_who,
)


def _move_cards(scope: Scope, key: str, row: dict[str, Any]) -> dict[str, Any]:
    where = scope.where
    volunteer = "volunteer" in row
    if volunteer:
        path = join(key, "volunteer")
        reading.word(where, path, row["volunteer"], ("one_other_leader",))
        if scope.moment not in ("after_bid", "when_claimed"):
            raise fail(where, path, row["volunteer"], "only with after_bid or when_claimed")
        if row.get("optional") is not True:
            raise fail(where, join(key, "optional"), row.get("optional"), "true, with volunteer")
        if "pick" in row or "chooser" in row:
            name = "pick" if "pick" in row else "chooser"
            raise fail(where, join(key, name), row[name], "not with volunteer")
    zones: tuple[str, ...] = ("hand", "bid_pile", "discard")
    if not scope.ally and scope.moment in ("after_bid", "cleanup"):
        zones = (*zones, "self")
    if scope.moment == "cleanup":
        zones = ("self",)
    if volunteer:
        zones = ("hand", "bid_pile")
    if scope.moment == REVEAL:
        zones = ("hand",)
    source = read_cards(
        scope,
        join(key, "from"),
        row["from"],
        zones,
        ("volunteer",) if volunteer else scope.leaders(),
    )
    targets = scope.leaders(plural=False)
    if volunteer:
        targets = (*targets, "volunteer")
    if source.zone in ("hand", "bid_pile"):
        targets = (*targets, "owner")
        if scope.moment != REVEAL:
            targets = (*targets, "another")
    to_zones: tuple[str, ...] = ("hand", "bid_pile", "discard")
    if scope.moment == "cleanup":  # nobody is asked any more
        to_zones, targets = ("hand",), ("you", "left_neighbour", "winner", "second")
    target = read_cards(scope, join(key, "to"), row["to"], to_zones, targets)
    for name in ("filter", "exclude_self"):
        if name in row["to"]:
            raise fail(where, join(key, f"to.{name}"), row["to"][name], "only in from")
    if source.zone == "discard" and target.zone == "discard":
        raise fail(where, join(key, "to.zone"), "discard", "hand, bid_pile")
    pick = reading.word(
        where, join(key, "pick"), row.get("pick", "choose"), _picks(source, scope.moment)
    )
    if pick == "all" and "count" in row:
        raise fail(where, join(key, "count"), row["count"], "no count with pick all")
    count = MOST * MOST if pick == "all" else read_count(scope, key, row)
    if source.zone == "self" and count != 1:
        raise fail(where, join(key, "count"), count, "1 with zone self")
    chooser = reading.word(
        where, join(key, "chooser"), row.get("chooser", "you"), ("you", "owner", "left_neighbour")
    )
    if scope.moment == REVEAL and pick == "choose" and chooser != "owner":
        raise fail(where, join(key, "chooser"), chooser, "owner: nobody is you yet")
    if source.zone == "hand" and source.of not in ("you", "volunteer") and pick == "choose":
        # Nobody may browse a hand that is not shown.
        if chooser != "owner":
            raise fail(where, join(key, "chooser"), chooser, "owner, or pick random or all")
    elif source.zone == "hand" and chooser == "left_neighbour":
        raise fail(where, join(key, "chooser"), chooser, "you: nobody else sees your hand")
    if chooser != "you" and (pick != "choose" or source.zone in ("self", "discard")):
        raise fail(where, join(key, "chooser"), chooser, "only with pick choose of leaders' cards")
    return {
        "count": count,
        "source": source,
        "target": target,
        "pick": pick,
        "chooser": chooser,
        "volunteer": volunteer,
    }


def _picks(source: Cards, moment: str) -> tuple[str, ...]:
    """How the cards may be picked: values of a hidden hand are nobody's to compare."""
    if source.zone == "self" or moment == "cleanup":
        return ("choose",)
    if source.zone == "hand":
        return ("choose", "random", "all") if not source.narrow else ("choose",)
    return ("choose", "highest", "lowest", "random", "all")


def _swap_cards(scope: Scope, key: str, row: dict[str, Any]) -> dict[str, Any]:
    leaders = scope.leaders(plural=False)
    return {
        "source": read_cards(scope, join(key, "a"), row["a"], ("bid_pile",), leaders),
        "target": read_cards(scope, join(key, "b"), row["b"], ("bid_pile",), leaders),
    }


def _direction(scope: Scope, key: str, row: dict[str, Any]) -> str:
    return reading.word(scope.where, join(key, "direction"), row["direction"], ("left", "right"))


def _pass_cards(scope: Scope, key: str, row: dict[str, Any]) -> dict[str, Any]:
    return {"count": read_count(scope, key, row), "what": _direction(scope, key, row)}


def _rotate_piles(scope: Scope, key: str, row: dict[str, Any]) -> dict[str, Any]:
    return {"what": _direction(scope, key, row)}


def _redirect_self(scope: Scope, key: str, row: dict[str, Any]) -> dict[str, Any]:
    leaders = tuple(name for name in scope.leaders(plural=False) if name != "you")
    if scope.inner:
        raise fail(scope.where, join(key, "op"), "redirect_self", "not inside another effect")
    target = read_cards(scope, join(key, "to"), row["to"], ("bid_pile",), leaders)
    for name in ("filter", "exclude_self"):
        if name in row["to"]:
            raise fail(scope.where, join(key, f"to.{name}"), row["to"][name], "only zone and of")
    return {"target": target}


def _draw(scope: Scope, key: str, row: dict[str, Any]) -> dict[str, Any]:
    return {"who": read_who(scope, key, row), "count": read_count(scope, key, row)}


def _reveal_hand(scope: Scope, key: str, row: dict[str, Any]) -> dict[str, Any]:
    who = read_who(scope, key, row)
    to = reading.word(
        scope.where,
        join(key, "to"),
        row["to"],
        ("each",) if scope.moment == REVEAL else ("each", "you", "each_neighbour"),
    )
    return {"who": who, "what": to}


def _copy_value(scope: Scope, key: str, row: dict[str, Any]) -> dict[str, Any]:
    leaders = ("you", "neighbour", "left_neighbour", "other", "that_leader", *SEVERAL)
    return {"source": read_cards(scope, join(key, "from"), row["from"], ("bid_pile",), leaders)}


def _value_target(scope: Scope, key: str, row: dict[str, Any]) -> Cards | None:
    """None stands for the card itself."""
    path = join(key, "target")
    if row["target"] == "self":
        if scope.ally:
            raise fail(scope.where, path, "self", "a set of cards in bid piles")
        return None
    whose = ("each",) if scope.ally else ("you", "left_neighbour", *SEVERAL)
    if not isinstance(row["target"], dict):
        allowed = "a set of cards in bid piles" + ("" if scope.ally else ", or self")
        raise fail(scope.where, path, row["target"], allowed)
    return read_cards(scope, path, row["target"], ("bid_pile",), whose)


def _value_mod(scope: Scope, key: str, row: dict[str, Any]) -> dict[str, Any]:
    target = _value_target(scope, key, row)
    out: dict[str, Any] = {
        "target": target,
        "amount": reading.number(scope.where, join(key, "amount"), row["amount"], -FAR, FAR),
    }
    if "per" in row:
        if scope.ally or target is not None:
            raise fail(scope.where, join(key, "per"), row["per"], "only with target self")
        out["per"] = reading.word(
            scope.where,
            join(key, "per"),
            row["per"],
            ("other_red_cards_in_your_pile", "other_cards_in_your_pile", "bids_lost_this_season"),
        )
    if "max" in row:
        if "per" not in row:
            raise fail(scope.where, join(key, "max"), row["max"], "only with per")
        out["cap"] = reading.number(scope.where, join(key, "max"), row["max"], 0, FAR)
    return out


def _value_set(scope: Scope, key: str, row: dict[str, Any]) -> dict[str, Any]:
    return {
        "target": _value_target(scope, key, row),
        "amount": reading.number(scope.where, join(key, "value"), row["value"], 0, FAR),
    }


def _nothing(scope: Scope, key: str, row: dict[str, Any]) -> dict[str, Any]:
    return {}


def _bid_rule(scope: Scope, key: str, row: dict[str, Any]) -> dict[str, Any]:
    read_until(scope, key, row)
    rules = ("highest_single_card", "most_cards", "ties_lose")
    return {"what": reading.word(scope.where, join(key, "rule"), row["rule"], rules)}


def _ban_play(scope: Scope, key: str, row: dict[str, Any]) -> dict[str, Any]:
    read_until(scope, key, row)
    names = ("min_value", "max_value", "colour")
    return dict(read_filter(scope, join(key, "filter"), row["filter"], *names))


def _play_limit(scope: Scope, key: str, row: dict[str, Any]) -> dict[str, Any]:
    read_until(scope, key, row)
    return {
        "who": read_who(scope, key, row),
        "count": reading.number(scope.where, join(key, "count"), row["count"], 0, MOST),
        "what": reading.word(
            scope.where, join(key, "counting"), row["counting"], ("whole_round", "from_now")
        ),
    }


def _must_play(scope: Scope, key: str, row: dict[str, Any]) -> dict[str, Any]:
    read_until(scope, key, row)
    return {"who": read_who(scope, key, row), "count": read_count(scope, key, row)}


def _kneel(scope: Scope, key: str, row: dict[str, Any]) -> dict[str, Any]:
    return {"who": read_who(scope, key, row)}


def _blank(scope: Scope, key: str, row: dict[str, Any]) -> dict[str, Any]:
    read_until(scope, key, row)
    what = reading.word(scope.where, join(key, "what"), row["what"], ("influence", "win_icon"))
    out: dict[str, Any] = {"what": what}
    if "filter" in row:
        if what != "influence":
            raise fail(scope.where, join(key, "filter"), row["filter"], "only with what influence")
        names = ("min_value", "max_value", "colour")
        out.update(read_filter(scope, join(key, "filter"), row["filter"], *names))
    return out


def _protect(scope: Scope, key: str, row: dict[str, Any]) -> dict[str, Any]:
    path = join(key, "what")
    allowed = [what for what, moments in PROTECTIONS.items() if scope.moment in moments]
    read_until(scope, key, row)
    return {"what": reading.word(scope.where, path, row["what"], allowed)}


def _force_placement(scope: Scope, key: str, row: dict[str, Any]) -> dict[str, Any]:
    reading.word(scope.where, join(key, "whose"), row["whose"], ("neighbour",))
    return {"council": read_council(scope, key, row, "council", ("shared_with_you",))}


def _place_self(scope: Scope, key: str, row: dict[str, Any]) -> dict[str, Any]:
    if scope.inner or "if" in row:
        raise fail(scope.where, key, "place_self", "without if, and not inside another effect")
    chooser = reading.word(
        scope.where, join(key, "chooser"), row.get("chooser", "you"), ("you", "left_neighbour")
    )
    councils = (*OWN_COUNCILS, "any", "not_yours")
    return {"council": read_council(scope, key, row, "council", councils), "chooser": chooser}


def _gain_tokens(scope: Scope, key: str, row: dict[str, Any]) -> dict[str, Any]:
    councils = scope.councils(without=("each_yours",))
    return {
        "who": read_who(scope, key, row),
        "count": read_count(scope, key, row),
        "council": read_council(scope, key, row, "council", councils),
    }


def _place_tokens(scope: Scope, key: str, row: dict[str, Any]) -> dict[str, Any]:
    reading.word(scope.where, join(key, "to"), row["to"], ("current_ally",))
    out: dict[str, Any] = {"count": read_count(scope, key, row)}
    if "peek" in row:
        if scope.moment == REVEAL:
            raise fail(scope.where, join(key, "peek"), row["peek"], "nobody is you yet")
        out["what"] = reading.word(scope.where, join(key, "peek"), row["peek"], ("you",))
    return out


def _move_tokens(scope: Scope, key: str, row: dict[str, Any]) -> dict[str, Any]:
    out: dict[str, Any] = {
        "count": read_count(scope, key, row),
        "council": read_council(scope, key, row, "from", scope.councils()),
        "council_to": read_council(
            scope,
            key,
            row,
            "to",
            scope.councils("your_other", "their_other", without=("each_yours",)),
        ),
    }
    if "up_to" in row:
        out["up_to"] = reading.flag(scope.where, join(key, "up_to"), row["up_to"])
    if "who" in row:
        out["who"] = read_who(scope, key, row)
    return out


def _return_tokens(scope: Scope, key: str, row: dict[str, Any]) -> dict[str, Any]:
    return {
        "count": read_count(scope, key, row),
        "council": read_council(scope, key, row, "from", scope.councils()),
    }


def _peek_tokens(scope: Scope, key: str, row: dict[str, Any]) -> dict[str, Any]:
    return {
        "who": read_who(scope, key, row),
        "council": read_council(scope, key, row, "council", scope.councils()),
    }


def _assign_token_choice(scope: Scope, key: str, row: dict[str, Any]) -> dict[str, Any]:
    return {"who": read_who(scope, key, row, "to", plural=False)}


def _powers(scope: Scope, key: str, row: dict[str, Any]) -> dict[str, int]:
    if "filter" not in row:
        return {}
    return read_filter(scope, join(key, "filter"), row["filter"], "min_power", "max_power")


def _others(scope: Scope, key: str, row: dict[str, Any]) -> bool:
    """`exclude_self` of an ally's effect: not this ally."""
    if "exclude_self" not in row:
        return False
    if not scope.ally:
        raise fail(scope.where, join(key, "exclude_self"), row["exclude_self"], "only on an ally")
    return reading.flag(scope.where, join(key, "exclude_self"), row["exclude_self"])


def _kill_ally(scope: Scope, key: str, row: dict[str, Any]) -> dict[str, Any]:
    return {
        "council": read_council(scope, key, row, "council", scope.councils()),
        "others": _others(scope, key, row),
        "pick": reading.word(
            scope.where, join(key, "pick"), row.get("pick", "choose"), ("choose", "lowest", "all")
        ),
        **_powers(scope, key, row),
    }


def _move_ally(scope: Scope, key: str, row: dict[str, Any]) -> dict[str, Any]:
    return {
        "council": read_council(scope, key, row, "from", scope.councils()),
        "council_to": read_council(
            scope, key, row, "to", scope.councils("your_other", without=("each_yours",))
        ),
        "others": _others(scope, key, row),
        **_powers(scope, key, row),
    }


def _revive_ally(scope: Scope, key: str, row: dict[str, Any]) -> dict[str, Any]:
    councils = scope.councils(without=("each_yours",))
    return {
        "council": read_council(scope, key, row, "council", councils),
        **_powers(scope, key, row),
    }


def _claim_extra(scope: Scope, key: str, row: dict[str, Any]) -> dict[str, Any]:
    councils: tuple[str, ...] = ("yours", "same_as_current", "fewer_allies", "more_allies")
    if scope.moment == "when_claimed":
        councils = (*councils, "same", "other_than_this")
    source = reading.word(
        scope.where, join(key, "source"), row["source"], ("next_ally", "dead_pile_else_next")
    )
    out: dict[str, Any] = {
        "council": read_council(scope, key, row, "council", councils),
        "what": source,
    }
    if "exclude_just_killed" in row:
        path = join(key, "exclude_just_killed")
        if source != "dead_pile_else_next":
            raise fail(scope.where, path, row["exclude_just_killed"], "only from the dead pile")
        out["just_killed"] = not reading.flag(scope.where, path, row["exclude_just_killed"])
    return out


def _look_allies(scope: Scope, key: str, row: dict[str, Any]) -> dict[str, Any]:
    count = reading.number(scope.where, join(key, "count"), row["count"], 1, 6)
    bottom = reading.number(scope.where, join(key, "bottom"), row["bottom"], 0, count)
    optional = row.get("bottom_optional", False)
    return {
        "count": count,
        "bottom": bottom,
        "up_to": reading.flag(scope.where, join(key, "bottom_optional"), optional),
    }


def _set_first_player(scope: Scope, key: str, row: dict[str, Any]) -> dict[str, Any]:
    return {"who": read_who(scope, key, row, plural=False)}


def _score_mod(scope: Scope, key: str, row: dict[str, Any]) -> dict[str, Any]:
    where = scope.where
    out: dict[str, Any] = {
        "amount": reading.number(where, join(key, "amount"), row["amount"], -FAR, FAR)
    }
    if "per" in row:
        out["per"] = reading.word(
            where,
            join(key, "per"),
            row["per"],
            ("other_house_allies_here", "tokens_of_value_1_here"),
        )
    if ("house" in row) != (out.get("per") == "other_house_allies_here"):
        found = row.get("house")
        raise fail(where, join(key, "house"), found, "with per other_house_allies_here, only there")
    if "house" in row:
        house = reading.word(where, join(key, "house"), row["house"], scope.houses)
        out["house"] = scope.houses.index(house)
    return out


# Effects that are not done but declared: no "may", nothing hangs on them.
NEVER_OPTIONAL = (
    "place_self",
    "redirect_self",
    "kneel",
    "bid_rule",
    "ban_play",
    "play_limit",
    "must_play",
    "blank_abilities",
    "protect",
    "copy_value",
)

# op -> (needed arguments, optional arguments, reader)
OP_READERS: dict[str, tuple[tuple[str, ...], tuple[str, ...], Any]] = {
    "move_cards": (("count", "from", "to"), ("pick", "chooser", "volunteer"), _move_cards),
    "swap_cards": (("a", "b"), (), _swap_cards),
    "pass_cards": (("count", "direction"), (), _pass_cards),
    "rotate_piles": (("direction",), (), _rotate_piles),
    "redirect_self": (("to",), (), _redirect_self),
    "draw": (("who", "count"), (), _draw),
    "reveal_hand": (("who", "to"), (), _reveal_hand),
    "copy_value": (("from",), (), _copy_value),
    "value_mod": (("target", "amount"), ("per", "max"), _value_mod),
    "value_set": (("target", "value"), (), _value_set),
    "win_ties": ((), (), _nothing),
    "bid_rule": (("rule",), ("until",), _bid_rule),
    "ban_play": (("filter",), ("until",), _ban_play),
    "play_limit": (("who", "count", "counting"), ("until",), _play_limit),
    "must_play": (("who", "count"), ("until",), _must_play),
    "kneel": (("who",), (), _kneel),
    "blank_abilities": (("what",), ("filter", "until"), _blank),
    "protect": (("what",), ("until",), _protect),
    "force_placement": (("whose", "council"), (), _force_placement),
    "place_self": (("council",), ("chooser",), _place_self),
    "gain_tokens": (("who", "count", "council"), (), _gain_tokens),
    "place_tokens": (("count", "to"), ("peek",), _place_tokens),
    "move_tokens": (("count", "from", "to"), ("up_to", "who"), _move_tokens),
    "return_tokens": (("count", "from"), (), _return_tokens),
    "peek_tokens": (("who", "council"), (), _peek_tokens),
    "assign_token_choice": (("to",), (), _assign_token_choice),
    "kill_ally": (("council",), ("filter", "exclude_self", "pick"), _kill_ally),
    "kill_current": ((), (), _nothing),
    "kill_self": ((), (), _nothing),
    "move_ally": (("from", "to"), ("filter", "exclude_self"), _move_ally),
    "revive_ally": (("council",), ("filter",), _revive_ally),
    "claim_extra": (("source", "council"), ("exclude_just_killed",), _claim_extra),
    "look_allies": (("count", "bottom"), ("bottom_optional",), _look_allies),
    "set_first_player": (("who",), (), _set_first_player),
    "choose_one": (("options",), (), _nothing),
    "score_mod": (("amount",), ("per", "house"), _score_mod),
}
