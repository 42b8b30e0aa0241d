"""Effects resolved one after the other (chapter effects): conditions, may, then, else."""

from __future__ import annotations

from weirwood.kernel import Flow, Kind, at, choose, procedure

from ..rules import hands
from ..rules.values import met
from ..state import EDITIONS, Position
from . import on_allies, on_bids, on_cards, on_tokens
from .on_cards import EACH, FOUND, PILE, VOLUNTEER, move_route
from .options import CHANGED, NOTHING, Args
from .select import CHOSEN, effect, leaders, numbered, source_cards, source_id, target_cards

# Ops that ask nothing, and what an op could do at all.
PLAIN = {**on_bids.PLAIN, **on_tokens.PLAIN, **on_allies.PLAIN}
POSSIBLE = {**on_cards.POSSIBLE, **on_tokens.POSSIBLE, **on_allies.POSSIBLE}


def at_once(st: Position, effects: tuple[int, ...], you: int) -> tuple[int, ...]:
    """Resolve a list as far as nobody has to be asked; what is left of it.

    Most cards need no question: for them no procedure has to be entered.
    """
    table = EDITIONS[st.edition].effects
    for i, e in enumerate(effects):
        fx = table[e]
        if fx.conditions and not met(st, fx, you):
            continue
        if fx.optional or fx.then or fx.otherwise:
            return effects[i:]
        if fx.op in PLAIN:
            PLAIN[fx.op](st, e, you)
        elif fx.op == "draw" and fx.who not in CHOSEN:
            for seat in leaders(st, fx.who, you):
                hands.draw_cards(st, seat, fx.count)
        elif fx.op == "kneel" and fx.who == "you":
            st.kneeling |= 1 << you
        else:
            return effects[i:]
    return ()


@procedure
def resolve(st: Position, effects: tuple[int, ...], you: int) -> Flow[None]:
    """A list of effects, from top to bottom (effects.listed)."""
    for e in tuple(effects):
        if applies(st, e, you):
            yield from resolve_one(st, e, you)


@procedure
def resolve_one(st: Position, e: int, you: int) -> Flow[None]:
    """One effect as far as possible, then what hangs on it (effects.may, effects.possible)."""
    if offered_first(st, e, you):
        said = yield from choose(st, "effect.may", you, source_id(st, e), e)
        if said == "no":
            return
    op = EDITIONS[st.edition].effects[e].op
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


def applies(st: Position, e: int, you: int) -> bool:
    """Whether the conditions of an effect are met; most have none."""
    fx = EDITIONS[st.edition].effects[e]
    return not fx.conditions or met(st, fx, you)


def offered_first(st: Position, e: int, you: int) -> bool:
    """Whether "you may" needs a question of its own: the op's first question cannot say no."""
    fx = EDITIONS[st.edition].effects[e]
    if not fx.optional:
        return False
    if fx.op == "move_cards":
        route = move_route(st, e)
        own_hand = (
            route == EACH and source_cards(fx).zone == "hand" and source_cards(fx).of == "you"
        )
        quiet = route in (PILE, FOUND, VOLUNTEER) or (own_hand and fx.pick == "choose")
        if quiet and fx.count == 1 and fx.pick == "choose":
            return False
    elif (fx.op == "kill_ally" and fx.pick == "choose") or fx.op in (
        "swap_cards",
        "move_tokens",
        "move_ally",
        "revive_ally",
    ):
        return False
    return possible(st, e, you, False)


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


def option_keys(st: Position, e: int, you: int) -> list[str]:
    """The options that can be carried out in full, named after their first op."""
    options = effect(st, e).options
    names = option_names(st, e)
    return [
        name
        for name, option in zip(names, options, strict=True)
        if all(possible(st, inner, you, True) for inner in option)
    ]


def option_of(st: Position, e: int, key: str) -> tuple[int, ...]:
    return effect(st, e).options[option_names(st, e).index(key)]


def option_names(st: Position, e: int) -> list[str]:
    """The options of a choice, named after what they do first."""
    firsts = [effect(st, option[0]) for option in effect(st, e).options]
    return numbered(
        [f"do:{fx.op if fx.op != 'move_cards' else 'to_' + target_cards(fx).zone}" for fx in firsts]
    )


def possible(st: Position, e: int, you: int, whole: bool) -> bool:
    """Whether an op could do something; `whole`: all that it says (ops.choose_one)."""
    fx = effect(st, e)
    check = POSSIBLE.get(fx.op)
    return check is None or check(st, fx, you, whole)


def may_options(st: Position, seat: int, args: Args) -> list[str]:
    return ["yes", "no"]


def option_options(st: Position, seat: int, args: Args) -> list[str]:
    return option_keys(st, args[1], seat)


KINDS = (
    Kind("effect.may", "effects.may", may_options),
    Kind("effect.option", "ops.choose_one", option_options),
)
