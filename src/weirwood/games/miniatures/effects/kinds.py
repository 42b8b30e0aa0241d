"""The questions that effects ask, and their options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from weirwood.games.miniatures.effects.riding import (
    check_ride,
    check_trample,
    propose_ride,
    propose_trample,
)
from weirwood.games.miniatures.effects.setting import (
    check_build,
    check_summon,
    propose_build,
    propose_summon,
)
from weirwood.games.miniatures.effects.uses import play_keys
from weirwood.games.miniatures.roster import key
from weirwood.games.miniatures.tokens import held
from weirwood.kernel.decision import Kind

if TYPE_CHECKING:
    from weirwood.games.miniatures.state import Position

Args = tuple[Any, ...]


def may_keys(st: Position, seat: int, args: Args) -> list[str]:
    return [f"use:{args[0]}", "pass"]


def given_keys(st: Position, seat: int, args: Args) -> list[str]:
    """The options stand in the question itself, behind the effect that asks."""
    return list(args[1])


def order_keys(st: Position, seat: int, args: Args) -> list[str]:
    return list(args[0])


def order_extend(st: Position, seat: int, args: Args, so_far: tuple[str, ...]) -> list[str]:
    """All of them, one after the other."""
    left = [option for option in args[0] if option not in so_far]
    return left or ["done"]


def unit_keys(st: Position, seat: int, args: Args) -> list[str]:
    """Units by number, in the question's second argument; with a third, one may choose none."""
    found = [key(st, u) for u in args[1]]
    return [*found, "none"] if len(args) > 2 and args[2] else found


def token_keys(st: Position, seat: int, args: Args) -> list[str]:
    """Condition tokens to put on a unit (or, of those it has, to take)."""
    return [f"token:{name}" for name in args[2]]


def hand_keys(st: Position, seat: int, args: Args) -> list[str]:
    """The own hand."""
    from weirwood.games.miniatures.cardbook import card_key, hand  # noqa: PLC0415 - see uses.show

    return [card_key(st, card) for card in sorted(hand(st, seat))]


def card_keys(st: Position, seat: int, args: Args) -> list[str]:
    """Cards by number, in the question's second argument, as the seat knows them; or none."""
    from weirwood.games.miniatures.cardbook import card_key  # noqa: PLC0415 - see uses.show

    return [*(card_key(st, card) for card in args[1]), "none"]


def held_tokens(st: Position, u: int) -> tuple[str, ...]:
    return tuple(held(st, u))


KINDS: tuple[Kind, ...] = (
    Kind("effects.play", "orders.one_per_trigger", keys=play_keys),
    Kind("effects.may", "abilities.always", keys=may_keys),
    Kind("effects.order", "orders.same_player", keys=order_keys, extend=order_extend),
    Kind("effects.choice", "abilities.always", keys=given_keys),
    Kind("effects.target", "tactics.target", keys=unit_keys),
    Kind("effects.token", "conditions.choice", keys=token_keys),
    Kind("effects.discard", "tactics.card", keys=hand_keys),
    Kind("effects.search", "tactics.search", keys=card_keys, secret=(1,)),
    Kind("effects.zone", "tactics_board.zones", keys=given_keys),
    Kind("effects.amount", "abilities.always"),
    Kind("effects.reroll", "abilities.always", keys=given_keys),
    Kind("effects.summon", "abilities.summoned", check=check_summon, propose=propose_summon),
    Kind("effects.build", "abilities.built", check=check_build, propose=propose_build),
    Kind("effects.trample", "movement.march", check=check_trample, propose=propose_trample),
    Kind("effects.ride", "movement.march", check=check_ride, propose=propose_ride),
)
