"""How effects ask: the questions that several ops share, and the options of every question.

The first argument of a question is the id of the card or ally, the second its effect.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from weirwood.kernel import Flow, Kind, choose, procedure

from ..rules.seating import SEAT_KEYS, council_key, council_of_key
from ..state import ALLY, EDITIONS, NOBODY, Position
from . import refusals
from .refusals import declined
from .select import (
    CHOSEN,
    ally_key,
    card_key,
    copy_choices,
    effect,
    entries_of,
    entry_of,
    extremes,
    found_choices,
    goes_to,
    hand_choices,
    killable,
    movable,
    numbered,
    partners,
    pile_choices,
    pile_keys,
    revivable,
    source_id,
    swaps,
    target_cards,
    targets,
    token_keys,
)

Args = tuple[Any, ...]


NOTHING, CHANGED, DECLINED = 0, 1, 2  # what an op did: could do nothing, something, was refused


# ---- which leader, which council -----------------------------------------------------------------


@procedure
def chosen_leaders(
    st: Position, e: int, you: int, who: str, seats: tuple[int, ...]
) -> Flow[tuple[int, ...]]:
    """All these leaders, or the one you choose among them where the selector says so."""
    if not seats or who not in CHOSEN:
        return seats
    seat = seats[0]
    if len(seats) > 1:
        key = yield from choose(st, "effect.leader", you, source_id(st, e), e, seats)
        seat = int(key[5:])
    st.that = seat
    return (seat,)


@procedure
def target_leader(st: Position, e: int, you: int, source: int) -> Flow[int]:
    """To whom a card goes; -1 if there is nobody. For the discard pile any seat will do."""
    if goes_to(st, e) == "discard":
        return source
    seats = targets(st, effect(st, e), you, source)
    if not seats:
        return NOBODY
    seat = seats[0]
    if len(seats) > 1:
        key = yield from choose(st, "effect.to", you, source_id(st, e), e, seats)
        seat = int(key[5:])
    if target_cards(effect(st, e)).of in CHOSEN:
        st.that = seat
    return seat


@procedure
def chosen_council(st: Position, e: int, seat: int, found: tuple[int, ...]) -> Flow[int]:
    """One of these councils, as this seat chooses; -1 if there is none."""
    if len(found) < 2:
        return found[0] if found else NOBODY
    key = yield from choose(st, "effect.council", seat, source_id(st, e), e, found)
    return council_of_key(key)


# ---- options -------------------------------------------------------------------------------------


def with_none(st: Position, e: int, keys: list[str]) -> list[str]:
    return [*keys, "none"] if effect(st, e).optional else keys


def leader_options(st: Position, seat: int, args: Args) -> list[str]:
    return [SEAT_KEYS[s] for s in args[2]]


def council_options(st: Position, seat: int, args: Args) -> list[str]:
    return [council_key(st, c) for c in args[2]]


def card_options(st: Position, seat: int, args: Args) -> list[str]:
    return with_none(st, args[1], pile_keys(st, pile_choices(st, args[1], seat)))


def copy_options(st: Position, seat: int, args: Args) -> list[str]:
    return pile_keys(st, copy_choices(st, args[1], seat))


def swap_options(st: Position, seat: int, args: Args) -> list[str]:
    return with_none(st, args[1], pile_keys(st, swaps(st, effect(st, args[1]), seat)))


def with_options(st: Position, seat: int, args: Args) -> list[str]:
    other = entry_of(st, args[2])[0]
    return pile_keys(st, partners(st, effect(st, args[1]), seat, other))


def tie_options(st: Position, seat: int, args: Args) -> list[str]:
    found = extremes(st, args[1], args[2], seat)
    return pile_keys(st, [(seat, entry) for entry in found])


def cards_options(st: Position, seat: int, args: Args) -> list[str]:
    """Several cards of one bid pile: copies are told apart by a number."""
    _, e, you, owner = args
    found = [card_key(st, owner, entry) for entry in entries_of(st, e, you, owner)]
    return [
        key if plain == key or key.count(":") > 3 else f"{plain}::{key.rsplit(':', 1)[1]}"
        for plain, key in zip(found, numbered(found), strict=True)
    ]


def hand_options(st: Position, seat: int, args: Args) -> list[str]:
    """Cards of one's own hand, as many copies of a design as may be needed."""
    fx = effect(st, args[1])
    found = hand_choices(st, args[1], seat)
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


def pass_options(st: Position, seat: int, args: Args) -> list[str]:
    return hand_keys(st, st.hands[seat], effect(st, args[1]).count)


def found_options(st: Position, seat: int, args: Args) -> list[str]:
    fx = effect(st, args[1])
    keys = hand_keys(st, found_choices(st, args[1]), fx.count)
    return [*keys, "none"] if fx.optional and fx.count == 1 else keys


def token_options(st: Position, seat: int, args: Args) -> list[str]:
    keys = [key for council in args[2] for key in token_keys(st, seat, council)]
    return [*keys, "none"] if args[3] else keys


def kill_options(st: Position, seat: int, args: Args) -> list[str]:
    fx = effect(st, args[1])
    listed = killable(st, fx, seat)
    keys = list(dict.fromkeys(ally_key(st, c, a) for c, a in listed))
    return with_none(st, args[1], keys) if fx.pick == "choose" else keys


def move_options(st: Position, seat: int, args: Args) -> list[str]:
    listed = movable(st, effect(st, args[1]), seat)
    return with_none(st, args[1], list(dict.fromkeys(ally_key(st, c, a) for c, a in listed)))


def revive_options(st: Position, seat: int, args: Args) -> list[str]:
    ids = EDITIONS[st.edition].ally_ids
    return with_none(st, args[1], [f"dead:{ids[a]}" for a in revivable(st, effect(st, args[1]))])


def look_options(st: Position, seat: int, args: Args) -> list[str]:
    return look_keys(st)


def look_keys(st: Position) -> list[str]:
    """The allies being looked at, the next one first."""
    ids = EDITIONS[st.edition].ally_ids
    return numbered([f"ally:{ids[x & ALLY]}" for x in st.looking])


def yes_or_no(st: Position, seat: int, args: Args) -> list[str]:
    return ["yes", "no"]


def insist_options(st: Position, seat: int, args: Args) -> list[str]:
    return ["insist", "yield"]


NUMBER = refusals.miscounted("effects.number")
LOOKED = refusals.miscounted("ops.look_allies")
PILE = declined(refusals.pile_card)
OWN = declined(refusals.own_card)

KINDS = (
    Kind("effect.leader", "effects.one_leader", leader_options, why_not=refusals.leader),
    Kind("effect.to", "effects.one_leader", leader_options, why_not=refusals.receiver),
    Kind("effect.council", "effects.councils", council_options, why_not=refusals.council),
    Kind("effect.card", "ops.move_cards", card_options, why_not=PILE),
    Kind("effect.cards", "ops.move_cards", cards_options, why_not=refusals.one_pile, count=NUMBER),
    Kind("effect.tie", "effects.pick_tie", tie_options),
    Kind("effect.swap", "ops.swap_cards", swap_options, why_not=PILE),
    Kind("effect.with", "ops.swap_cards", with_options, why_not=refusals.partner),
    Kind("effect.copy", "ops.copy_value", copy_options, why_not=PILE),
    Kind("effect.discard", "ops.move_cards", hand_options, why_not=OWN, count=NUMBER),
    Kind("effect.give", "ops.move_cards", hand_options, why_not=OWN, count=NUMBER),
    Kind("effect.hand", "ops.move_cards", hand_options, why_not=OWN, count=NUMBER),
    Kind("effect.pass", "ops.pass_cards", pass_options, count=NUMBER),
    Kind("effect.found", "ops.move_cards", found_options, why_not=OWN, count=NUMBER),
    Kind("effect.token", "ops.move_tokens", token_options, why_not=declined(refusals.token)),
    Kind("effect.kill", "ops.kill_ally", kill_options, why_not=declined(refusals.ally)),
    Kind("effect.move", "ops.move_ally", move_options, why_not=declined(refusals.ally)),
    Kind("effect.revive", "ops.revive_ally", revive_options, why_not=declined(refusals.dead)),
    Kind("effect.bottom", "ops.look_allies", look_options, count=LOOKED),
    Kind("effect.top", "ops.look_allies", look_options, count=LOOKED),
    Kind("effect.volunteer", "cards.robb", yes_or_no),
    Kind("effect.insist", "cards.robb_settled", insist_options),
)
