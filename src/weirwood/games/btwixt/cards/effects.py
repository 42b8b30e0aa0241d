"""From the `effects` of a card to rows of the edition's effect table.

The interpreter reads these rows and nothing else, so what passes here can be played.
"""

from __future__ import annotations

from typing import Any

from weirwood.games.btwixt.cards import reading
from weirwood.games.btwixt.cards.operations import NEVER_OPTIONAL, OP_READERS
from weirwood.games.btwixt.cards.reading import EditionError, fail, join
from weirwood.games.btwixt.cards.vocabulary import (
    ALLY_TIMINGS,
    CONDITIONS,
    CONTINUOUS,
    DEEPEST,
    FAR,
    INFLUENCE_TIMINGS,
    MOMENTS,
    OPS,
    REVEAL,
    SEASONS,
    Effect,
    Scope,
)


def compile_effects(scope: Scope, value: object) -> tuple[int, ...]:
    """Check the `effects` of one card and add them to the table; the indices of the list."""
    rows = reading.sequence(scope.where, "effects", value, 1)
    return tuple(_effect(scope, f"effects[{i}]", row) for i, row in enumerate(rows))


def _nested(scope: Scope, key: str, value: object, sharer: bool = False) -> tuple[int, ...]:
    """The list of effects in `then`, `else` or an option: same moment, same card."""
    rows = reading.sequence(scope.where, key, value, 1)
    if scope.depth >= DEEPEST:
        raise fail(scope.where, key, value, f"at most {DEEPEST} effects inside each other")
    inner = Scope(
        scope.where,
        scope.ally,
        scope.colours,
        scope.houses,
        scope.table,
        moment=scope.moment,
        when=scope.when,
        inner=True,
        sharer=sharer or scope.sharer,
        depth=scope.depth + 1,
    )
    return tuple(_effect(inner, f"{key}[{i}]", row) for i, row in enumerate(rows))


COMMON = ("if", "optional", "then", "else")


def _effect(scope: Scope, key: str, value: object) -> int:
    """One effect: its moment, its op with exactly its arguments, and what hangs on it."""
    where = scope.where
    row = reading.mapping(where, key, value)
    if not scope.inner:
        timings = ALLY_TIMINGS if scope.ally else INFLUENCE_TIMINGS
        scope.when = reading.word(where, join(key, "when"), row.get("when"), timings)
        scope.moment = scope.when
        if "on" in row:
            if scope.when != "during_round":
                raise fail(where, join(key, "on"), row["on"], "only with when during_round")
            reading.word(where, join(key, "on"), row["on"], (REVEAL,))
            scope.moment = REVEAL
    op = reading.word(where, join(key, "op"), row.get("op"), OPS)
    if scope.moment not in MOMENTS[op]:
        allowed = reading.listed(MOMENTS[op])
        raise EditionError(where, join(key, "op"), f"{op} with {scope.moment}", allowed)
    own = {"op"} if scope.inner else {"op", "when", "on"} & set(row) | {"op", "when"}
    needed, optional, compiler = OP_READERS[op]
    needed_now = [name for name in needed if not (name == "count" and row.get("pick") == "all")]
    reading.keys(where, key, row, [*own, *needed_now], [*optional, *COMMON])
    scope.args = compiler(scope, key, row)
    args = scope.args
    continuous = scope.moment in CONTINUOUS
    for name in ("optional", "then", "else"):
        if name in row and (continuous or scope.moment == "cleanup" or op in NEVER_OPTIONAL):
            raise fail(where, join(key, name), row[name], "not with this op at this timing")
    args["conditions"] = _conditions(scope, join(key, "if"), row.get("if", {}))
    args["optional"] = reading.flag(where, join(key, "optional"), row.get("optional", False))
    # Reserve the row first, so that a card's rows stand in reading order.
    index = len(scope.table)
    scope.table.append(Effect(index, op, scope.moment))
    if "then" in row:
        args["then"] = _nested(scope, join(key, "then"), row["then"], sharer=op == "gain_tokens")
    if "else" in row:
        args["otherwise"] = _nested(scope, join(key, "else"), row["else"])
    if op == "choose_one":
        options = reading.sequence(where, join(key, "options"), row["options"], 2)
        args["options"] = tuple(
            _nested(scope, join(key, f"options[{i}]"), option) for i, option in enumerate(options)
        )
    scope.table[index] = Effect(index, op, scope.moment, **args)
    return index


def _conditions(scope: Scope, key: str, value: object) -> tuple[tuple[str, Any], ...]:
    where = scope.where
    allowed = [name for name, moments in CONDITIONS.items() if scope.moment in moments]
    table = reading.keys(where, key, value, (), allowed)
    out: list[tuple[str, Any]] = []
    for name in CONDITIONS:
        if name not in table:
            continue
        found, path = table[name], join(key, name)
        if name == "won":
            out.append((name, reading.flag(where, path, found)))
        elif name in ("neighbour_won", "second", "no_bid_won_this_season", "only_card"):
            if found is not True:
                raise fail(where, path, found, "true")
            out.append((name, True))
        elif name in ("margin_at_least", "total_at_least"):
            out.append((name, reading.number(where, path, found, 0, FAR)))
        elif name == "season":
            seasons = reading.sequence(where, path, found, 1)
            out.append((name, tuple(reading.word(where, path, s, SEASONS) for s in seasons)))
        else:
            house = reading.word(where, path, found, scope.houses)
            out.append((name, scope.houses.index(house)))
    return tuple(out)
