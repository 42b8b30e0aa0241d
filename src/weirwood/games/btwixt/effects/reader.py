"""From the `effects` of a card to rows of the edition's effect table (chapter effects).

The interpreter reads these rows and nothing else, so what passes here can be played.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import asdict

from .faults import COMMON, EditionError, fail, join, listed, read, word
from .ops import OPS, House
from .vocabulary import (
    ALLY_TIMINGS,
    CONDITIONS,
    CONTINUOUS,
    DEEPEST,
    FAR,
    INFLUENCE_TIMINGS,
    REVEAL,
    Effect,
    Scope,
)

Season = Literal["summer", "autumn", "winter"]


def compile_effects(scope: Scope, rows: list[Any]) -> tuple[int, ...]:
    """Check the `effects` of one card and add them to the table; the indices of the list."""
    return tuple(compile_one(scope, f"effects[{i}]", row) for i, row in enumerate(rows))


def compile_one(scope: Scope, key: str, value: object) -> int:
    """One effect: its moment, its op with exactly its arguments, and what hangs on it."""
    where = scope.where
    row = read(dict[str, Any], where, key, value)
    if not scope.inner:
        read_moment(scope, key, row)
    op = word(where, join(key, "op"), row.get("op"), OPS)
    shape = OPS[op]
    if scope.moment not in shape.moments:
        both = f"{op} with {scope.moment}"
        raise EditionError(where, join(key, "op"), both, listed(shape.moments))
    before = ("op",) if scope.inner else ("op", "when", "on")
    rest = {name: inner for name, inner in row.items() if name not in before}
    never = scope.moment in CONTINUOUS or scope.moment == "cleanup" or shape.declared
    for name in COMMON[1:]:
        if name in row and never:
            raise fail(where, join(key, name), row[name], "not with this op at this timing")
    found = read(shape.struct, where, key, rest, scope, also=before)
    args = shape.columns(found, scope, key)
    args["conditions"] = conditions(scope, join(key, "if"), found.conditions)
    args["optional"] = found.optional
    # Reserve the row first, so that a card's rows stand in reading order.
    index = len(scope.table)
    scope.table.append(Effect(index, op, scope.moment))
    if "then" in row:
        args["then"] = nested(scope, join(key, "then"), found.then, sharer=op == "gain_tokens")
    if "else" in row:
        args["otherwise"] = nested(scope, join(key, "else"), found.otherwise)
    if op == "choose_one":
        args["options"] = tuple(
            nested(scope, join(key, f"options[{i}]"), option)
            for i, option in enumerate(row["options"])
        )
    scope.table[index] = Effect(index, op, scope.moment, **args)
    return index


def read_moment(scope: Scope, key: str, row: dict[str, Any]) -> None:
    """`when`, and `on` that makes a moment of it."""
    timings = ALLY_TIMINGS if scope.ally else INFLUENCE_TIMINGS
    scope.moment = word(scope.where, join(key, "when"), row.get("when"), timings)
    if "on" in row:
        if scope.moment != "during_round":
            raise fail(scope.where, join(key, "on"), row["on"], "only with when during_round")
        scope.moment = word(scope.where, join(key, "on"), row["on"], (REVEAL,))


def nested(scope: Scope, key: str, value: object, sharer: bool = False) -> tuple[int, ...]:
    """The list of effects in `then`, `else` or an option: same moment, same card."""
    if not isinstance(value, list) or not value:
        raise fail(scope.where, key, value, "a list of 1 or more")
    if scope.depth >= DEEPEST:
        raise fail(scope.where, key, value, f"at most {DEEPEST} effects inside each other")
    inner = Scope(
        scope.where,
        scope.ally,
        scope.colours,
        scope.houses,
        scope.table,
        moment=scope.moment,
        inner=True,
        sharer=sharer or scope.sharer,
        depth=scope.depth + 1,
    )
    return tuple(compile_one(inner, f"{key}[{i}]", row) for i, row in enumerate(value))


class Conditions(Struct, forbid_unknown_fields=True):
    """All of these must hold; which of them can stand at a moment, CONDITIONS says."""

    won: bool | UnsetType = UNSET
    neighbour_won: bool | UnsetType = UNSET
    second: bool | UnsetType = UNSET
    margin_at_least: Annotated[int, Meta(ge=0, le=FAR)] | UnsetType = UNSET
    total_at_least: Annotated[int, Meta(ge=0, le=FAR)] | UnsetType = UNSET
    no_bid_won_this_season: bool | UnsetType = UNSET
    only_card: bool | UnsetType = UNSET
    season: Annotated[list[Season], Meta(min_length=1)] | UnsetType = UNSET
    other_house_ally_here: House | UnsetType = UNSET
    no_other_house_ally_here: House | UnsetType = UNSET


def conditions(scope: Scope, key: str, value: object) -> tuple[tuple[str, Any], ...]:
    """The conditions in the order in which they are looked at."""
    allowed = [name for name, moments in CONDITIONS.items() if scope.moment in moments]
    for name in read(dict[str, Any], scope.where, key, value):
        if name not in allowed:
            raise EditionError(scope.where, join(key, name), "an unknown key", listed(allowed))
    out: list[tuple[str, Any]] = []
    for name, found in asdict(read(Conditions, scope.where, key, value, scope)).items():
        if found is UNSET:
            continue
        if found is False and name != "won":
            raise fail(scope.where, join(key, name), found, "true")
        if isinstance(found, House):
            out.append((name, scope.houses.index(found)))
        else:
            out.append((name, tuple(found) if isinstance(found, list) else found))
    return tuple(out)
