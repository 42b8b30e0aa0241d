"""Effects resolved one after the other (chapter effects): conditions, may, then, else."""

from __future__ import annotations

from weirwood.games.btwixt.bids import holds
from weirwood.games.btwixt.effects import on_allies, on_cards, on_tokens
from weirwood.games.btwixt.effects.choices import option_keys, option_of
from weirwood.games.btwixt.effects.plain import CHANGED, NOTHING, PLAIN
from weirwood.games.btwixt.effects.routes import offered_first, op_of, source_id
from weirwood.games.btwixt.effects.select import effect
from weirwood.games.btwixt.state import Position
from weirwood.kernel import Flow, at, choose, procedure


@procedure
def resolve(st: Position, effects: tuple[int, ...], you: int) -> Flow[None]:
    """A list of effects, from top to bottom (effects.listed)."""
    for e in tuple(effects):
        if holds(st, effect(st, e), you):
            yield from resolve_one(st, e, you)


@procedure
def resolve_one(st: Position, e: int, you: int) -> Flow[None]:
    """One effect as far as possible, then what hangs on it (effects.may, effects.possible)."""
    if offered_first(st, e, you):
        said = yield from choose(st, "effect.may", you, source_id(st, e), e)
        if said == "no":
            return
    op = op_of(st, e)
    result = NOTHING
    if op in PLAIN:
        result = PLAIN[op](st, e, you)
    elif op == "choose_one":
        yield from choose_one(st, e, you)
        return
    elif op == "move_cards":  # by far the most frequent: one step less on the way
        result = yield from on_cards.move_cards(st, e, you)
    elif op in on_cards.OPS:
        result = yield from at("cards", on_cards.run(st, op, e, you))
    elif op in on_tokens.OPS:
        result = yield from at("tokens", on_tokens.run(st, op, e, you))
    else:
        result = yield from at("allies", on_allies.run(st, op, e, you))
    if result == CHANGED and effect(st, e).then:
        yield from at("then", resolve(st, effect(st, e).then, you))
    elif result == NOTHING and effect(st, e).otherwise:
        yield from at("else", resolve(st, effect(st, e).otherwise, you))


@procedure
def choose_one(st: Position, e: int, you: int) -> Flow[None]:
    """One of several things, if it can be done in full (ops.choose_one)."""
    keys = tuple(option_keys(st, e, you))
    if not keys:
        return
    key = keys[0]
    if len(keys) > 1:
        key = yield from choose(st, "effect.option", you, source_id(st, e), e)
    yield from resolve(st, option_of(st, e, key), you)
