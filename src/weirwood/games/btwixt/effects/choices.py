"""The options of every question that an effect asks, from (state, seat, args).

The first argument is the id of the card or ally, the second its effect.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from weirwood.games.btwixt.effects import routes
from weirwood.games.btwixt.effects.ally_steps import look_keys
from weirwood.games.btwixt.effects.plain import possible
from weirwood.games.btwixt.effects.select import (
    ally_key,
    card_key,
    effect,
    entry_of,
    numbered,
    pile_keys,
    revivable,
    token_keys,
)
from weirwood.games.btwixt.seating import SEAT_KEYS, council_key
from weirwood.games.btwixt.state import (
    EDITIONS,
    Position,
)
from weirwood.kernel import Kind

Args = tuple[Any, ...]


def with_none(st: Position, e: int, keys: list[str]) -> list[str]:
    return [*keys, "none"] if effect(st, e).optional else keys


def may(st: Position, seat: int, args: Args) -> list[str]:
    return ["yes", "no"]


def seats(st: Position, seat: int, args: Args) -> list[str]:
    return [SEAT_KEYS[s] for s in args[2]]


def councils(st: Position, seat: int, args: Args) -> list[str]:
    return [council_key(st, c) for c in args[2]]


def card(st: Position, seat: int, args: Args) -> list[str]:
    return with_none(st, args[1], pile_keys(st, routes.pile_choices(st, args[1], seat)))


def copy(st: Position, seat: int, args: Args) -> list[str]:
    return pile_keys(st, routes.copy_choices(st, args[1], seat))


def swap(st: Position, seat: int, args: Args) -> list[str]:
    return with_none(st, args[1], pile_keys(st, routes.swap_choices(st, args[1], seat)))


def swap_with(st: Position, seat: int, args: Args) -> list[str]:
    other = entry_of(st, args[2])[0]
    return pile_keys(st, routes.swap_partners(st, args[1], seat, other))


def tie(st: Position, seat: int, args: Args) -> list[str]:
    found = routes.extremes(st, args[1], args[2], seat)
    return pile_keys(st, [(seat, entry) for entry in found])


def cards(st: Position, seat: int, args: Args) -> list[str]:
    """Several cards of one bid pile: copies are told apart by a number."""
    _, e, you, owner = args
    found = [card_key(st, owner, entry) for entry in routes.entries_of(st, e, you, owner)]
    return [
        key if plain == key or key.count(":") > 3 else f"{plain}::{key.rsplit(':', 1)[1]}"
        for plain, key in zip(found, numbered(found), strict=True)
    ]


def hand(st: Position, seat: int, args: Args) -> list[str]:
    """Cards of one's own hand, as many copies of a design as may be needed."""
    fx = effect(st, args[1])
    found = routes.hand_choices(st, args[1], seat)
    keys = hand_keys(st, found, fx.count)
    if not keys or (fx.optional and not fx.volunteer and fx.count == 1 and fx.chooser == "you"):
        keys.append("none")
    return keys


def hand_keys(st: Position, found: Sequence[int], count: int) -> list[str]:
    names = EDITIONS[st.edition].card_keys
    if count == 1:
        return [names[c] for c in dict.fromkeys(found)]
    return [
        key
        for i, key in enumerate(numbered([names[c] for c in found]))
        if found[:i].count(found[i]) < count
    ]


def passing(st: Position, seat: int, args: Args) -> list[str]:
    return hand_keys(st, st.hands[seat], effect(st, args[1]).count)


def found(st: Position, seat: int, args: Args) -> list[str]:
    fx = effect(st, args[1])
    keys = hand_keys(st, routes.found_choices(st, args[1]), fx.count)
    return [*keys, "none"] if fx.optional and fx.count == 1 else keys


def token(st: Position, seat: int, args: Args) -> list[str]:
    keys = [key for council in args[2] for key in token_keys(st, seat, council)]
    return [*keys, "none"] if args[3] else keys


def kill(st: Position, seat: int, args: Args) -> list[str]:
    fx = effect(st, args[1])
    listed = routes.kill_choices(st, args[1], seat)
    if fx.pick == "lowest":
        listed = routes.lowest_allies(st, listed)
    keys = list(dict.fromkeys(ally_key(st, c, a) for c, a in listed))
    return with_none(st, args[1], keys) if fx.pick == "choose" else keys


def move(st: Position, seat: int, args: Args) -> list[str]:
    listed = routes.move_choices(st, args[1], seat)
    return with_none(st, args[1], list(dict.fromkeys(ally_key(st, c, a) for c, a in listed)))


def revive(st: Position, seat: int, args: Args) -> list[str]:
    ids = EDITIONS[st.edition].ally_ids
    return with_none(st, args[1], [f"dead:{ids[a]}" for a in revivable(st, effect(st, args[1]))])


def looking(st: Position, seat: int, args: Args) -> list[str]:
    return look_keys(st)


def volunteer(st: Position, seat: int, args: Args) -> list[str]:
    return ["yes", "no"]


def insist(st: Position, seat: int, args: Args) -> list[str]:
    return ["insist", "yield"]


def option_keys(st: Position, e: int, you: int) -> list[str]:
    """The options that can be carried out in full, named after their first op."""
    options = effect(st, e).options
    names = option_names(st, e)
    return [
        name
        for name, option in zip(names, options, strict=True)
        if all(possible(st, inner, you, True) for inner in option)
    ]


def option(st: Position, seat: int, args: Args) -> list[str]:
    return option_keys(st, args[1], seat)


def option_of(st: Position, e: int, key: str) -> tuple[int, ...]:
    return effect(st, e).options[option_names(st, e).index(key)]


def option_names(st: Position, e: int) -> list[str]:
    """The options of a choice, named after what they do first."""
    firsts = [effect(st, option[0]) for option in effect(st, e).options]
    return numbered(
        [
            f"do:{fx.op if fx.op != 'move_cards' else 'to_' + routes.target_cards(fx).zone}"
            for fx in firsts
        ]
    )


KINDS = (
    Kind("effect.may", "effects.may", may),
    Kind("effect.leader", "effects.chooser", seats),
    Kind("effect.to", "effects.chooser", seats),
    Kind("effect.council", "effects.chooser", councils),
    Kind("effect.card", "ops.move_cards", card),
    Kind("effect.cards", "ops.move_cards", cards),
    Kind("effect.tie", "effects.pick_tie", tie),
    Kind("effect.swap", "ops.swap_cards", swap),
    Kind("effect.with", "ops.swap_cards", swap_with),
    Kind("effect.copy", "ops.copy_value", copy),
    Kind("effect.discard", "ops.move_cards", hand),
    Kind("effect.give", "ops.move_cards", hand),
    Kind("effect.hand", "ops.move_cards", hand),
    Kind("effect.pass", "ops.pass_cards", passing),
    Kind("effect.found", "ops.move_cards", found),
    Kind("effect.token", "ops.move_tokens", token),
    Kind("effect.kill", "ops.kill_ally", kill),
    Kind("effect.move", "ops.move_ally", move),
    Kind("effect.revive", "ops.revive_ally", revive),
    Kind("effect.bottom", "ops.look_allies", looking),
    Kind("effect.top", "ops.look_allies", looking),
    Kind("effect.volunteer", "cards.robb", volunteer),
    Kind("effect.insist", "cards.robb", insist),
    Kind("effect.option", "ops.choose_one", option),
)
