"""Small facts about an effect that its procedures ask for between two questions."""

from __future__ import annotations

from weirwood.games.btwixt import protection
from weirwood.games.btwixt.cards.vocabulary import SEVERAL, Cards, Effect
from weirwood.games.btwixt.effects.plain import movable, partners, possible, swaps
from weirwood.games.btwixt.effects.select import (
    CHOSEN,
    by_ally,
    councils,
    destinations,
    effect,
    fits,
    hand_is_open,
    in_pile,
    killable,
    leaders,
    visible_in_pile,
)
from weirwood.games.btwixt.seating import left, turn_order
from weirwood.games.btwixt.state import (
    CARD,
    EDITIONS,
    Position,
)

SELF, FOUND, VOLUNTEER, PILE, EACH = "self", "found", "volunteer", "pile", "each"


def source_id(st: Position, e: int) -> str:
    """The card or ally on which an effect stands."""
    return EDITIONS[st.edition].owners[e]


def op_of(st: Position, e: int) -> str:
    return effect(st, e).op


def source_cards(fx: Effect) -> Cards:
    assert fx.source is not None
    return fx.source


def target_cards(fx: Effect) -> Cards:
    assert fx.target is not None
    return fx.target


def offered_first(st: Position, e: int, you: int) -> bool:
    """Whether "you may" needs a question of its own: the op's first question cannot say no."""
    fx = effect(st, e)
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


# ---- cards -------------------------------------------------------------------------------------


def move_route(st: Position, e: int) -> str:
    """How the cards of a move are found."""
    fx = effect(st, e)
    cards = source_cards(fx)
    if cards.zone == "self":
        return SELF
    if cards.zone == "discard":
        return FOUND
    if fx.volunteer:
        return VOLUNTEER
    if (
        cards.zone == "bid_pile"
        and fx.pick == "choose"
        and fx.chooser == "you"
        and fx.count == 1
        and cards.of not in SEVERAL
    ):
        return PILE
    return EACH


def who_of(st: Position, e: int) -> str:
    return effect(st, e).who


def source_of(st: Position, e: int) -> str:
    return source_cards(effect(st, e)).of


def target_of(st: Position, e: int) -> str:
    return target_cards(effect(st, e)).of


def goes_to(st: Position, e: int) -> str:
    return target_cards(effect(st, e)).zone


def pile_choices(st: Position, e: int, you: int) -> list[tuple[int, int]]:
    """The cards (seat, entry) in bid piles that a chosen move may take."""
    fx = effect(st, e)
    cards = source_cards(fx)
    return [
        (seat, entry)
        for seat in leaders(st, cards.of, you)
        for entry in in_pile(st, fx, cards, seat, you)
    ]


def copy_choices(st: Position, e: int, you: int) -> list[tuple[int, int]]:
    """The cards in bid piles whose value can be copied; protection does not matter."""
    cards = source_cards(effect(st, e))
    return [
        (seat, entry)
        for seat in leaders(st, cards.of, you)
        for entry in visible_in_pile(st, cards, seat, you)
    ]


def found_choices(st: Position, e: int) -> list[int]:
    """The cards of the discard pile that fit, in order of their numbers."""
    cards = source_cards(effect(st, e))
    return sorted(c for c in st.discard if fits(st, cards, c))


def swap_choices(st: Position, e: int, you: int) -> list[tuple[int, int]]:
    return swaps(st, effect(st, e), you)


def swap_partners(st: Position, e: int, you: int, seat: int) -> list[tuple[int, int]]:
    return partners(st, effect(st, e), you, seat)


def hand_choices(st: Position, e: int, seat: int) -> list[int]:
    """The cards of a hand that fit; only its owner is ever shown this."""
    cards = source_cards(effect(st, e))
    return [c for c in st.hands[seat] if fits(st, cards, c)]


def entries_of(st: Position, e: int, you: int, seat: int) -> list[int]:
    fx = effect(st, e)
    return in_pile(st, fx, source_cards(fx), seat, you)


def extremes(st: Position, e: int, you: int, seat: int) -> list[int]:
    """The highest or lowest cards of a bid pile that an effect may touch (effects.pick_tie)."""
    found = entries_of(st, e, you, seat)
    if not found:
        return []
    values = EDITIONS[st.edition].values
    measure = max if effect(st, e).pick == "highest" else min
    top = measure(values[x & CARD] for x in found)
    return [x for x in found if values[x & CARD] == top]


def chooser_of(st: Position, e: int, you: int, owner: int) -> int:
    """Who chooses the cards of this owner (effects.chooser)."""
    fx = effect(st, e)
    if fx.volunteer or fx.chooser == "owner":
        return owner
    return left(st, you) if fx.chooser == "left_neighbour" else you


def asks_for_cards(st: Position, e: int, you: int, seat: int) -> bool:
    """Whether somebody must choose the cards of this leader."""
    fx = effect(st, e)
    if fx.pick != "choose":
        return False
    cards = source_cards(fx)
    if cards.zone == "hand":
        if fx.optional and not fx.volunteer and fx.count == 1 and cards.of == "you":
            return True  # the question can say no
        return cards.narrow or len(st.hands[seat]) > fx.count
    found = entries_of(st, e, you, seat)
    return len(found) > fx.count and len(set(found)) > 1


def hand_kind(st: Position, e: int) -> str:
    zone = goes_to(st, e)
    return {"discard": "effect.discard", "hand": "effect.give"}.get(zone, "effect.hand")


def how_many(st: Position, e: int, seat: int) -> int:
    """How many cards of this leader a chosen move takes."""
    fx = effect(st, e)
    cards = source_cards(fx)
    if cards.zone == "hand":
        there = len(hand_choices(st, e, seat)) if cards.narrow else len(st.hands[seat])
        return max(1, min(fx.count, there))
    return fx.count


def volunteers(st: Position, e: int, you: int) -> tuple[int, ...]:
    """Other leaders who have a card that the offer is about, in turn order (cards.robb)."""
    fx = effect(st, e)
    cards = source_cards(fx)
    out = []
    for seat in turn_order(st):
        if seat == you:
            continue
        if cards.zone == "hand":
            if hand_is_open(st, fx, cards, seat, you):
                out.append(seat)
        elif in_pile(st, fx, cards, seat, you):
            out.append(seat)
    return tuple(out)


def is_chosen(who: str) -> bool:
    return who in CHOSEN


# ---- tokens and allies -------------------------------------------------------------------------


def token_councils(st: Position, e: int, actor: int, you: int) -> tuple[int, ...]:
    """The councils from which an effect may take a token now."""
    fx = effect(st, e)
    return tuple(
        c
        for c in councils(st, fx.council, actor, you)
        if st.tokens[c]
        and not protection.tokens(st, c, by_ally(fx))
        and (fx.op != "move_tokens" or destinations(st, fx.council_to, actor, you, c))
    )


def same_council_only(st: Position, e: int) -> bool:
    """`yours` is one of your councils: several tokens come from the same one."""
    return effect(st, e).council == "yours"


def token_targets(st: Position, e: int, actor: int, you: int, origin: int) -> tuple[int, ...]:
    return destinations(st, effect(st, e).council_to, actor, you, origin)


def gain_councils(st: Position, e: int, actor: int, you: int) -> tuple[int, ...]:
    return councils(st, effect(st, e).council, actor, you)


def kill_choices(st: Position, e: int, you: int) -> list[tuple[int, int]]:
    return killable(st, effect(st, e), you)


def move_choices(st: Position, e: int, you: int) -> list[tuple[int, int]]:
    return movable(st, effect(st, e), you)


def lowest_allies(st: Position, found: list[tuple[int, int]]) -> list[tuple[int, int]]:
    powers = EDITIONS[st.edition].powers
    low = min(powers[a] for _, a in found)
    return [(c, a) for c, a in found if powers[a] == low]
