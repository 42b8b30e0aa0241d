"""Ops that ask nothing: what they do, and what an op could do at all.

An op gives NOTHING when it could do nothing, CHANGED when it did something (effects.then,
effects.else); DECLINED is for those that ask.
"""

from __future__ import annotations

from collections.abc import Callable

from weirwood.games.btwixt import allies, hands, knowledge, placement, protection
from weirwood.games.btwixt.bids import holds
from weirwood.games.btwixt.cards.vocabulary import Effect
from weirwood.games.btwixt.effects.select import (
    CHOSEN,
    allies_in,
    by_ally,
    councils,
    destinations,
    effect,
    fits,
    in_pile,
    killable,
    leaders,
    revivable,
    sources,
)
from weirwood.games.btwixt.state import (
    CARD,
    EDITIONS,
    Position,
)
from weirwood.kernel import tell, tell_some

NOTHING, CHANGED, DECLINED = 0, 1, 2


def move_self(st: Position, fx: Effect, you: int, to: int) -> int:
    """This card leaves your bid pile: to a hand, another pile or the discard pile."""
    assert fx.target is not None
    if to < 0:
        return NOTHING
    if fx.target.zone == "discard":
        hands.pile_to_discard(st, you, st.playing)
    elif fx.target.zone == "hand":
        hands.pile_to_hand(st, you, st.playing, to)
    else:
        hands.pile_to_pile(st, you, st.playing, to)
    return CHANGED


def rotate_piles(st: Position, e: int, you: int) -> int:
    """Bid piles move one seat on; protected ones stay (ops.rotate_piles)."""
    fx = effect(st, e)
    free = [s for s in range(st.seats) if not protection.pile(st, s, you, by_ally(fx))]
    if len(free) < 2 or not any(st.piles[s] for s in free):
        return NOTHING
    step = 1 if fx.what == "left" else -1
    old = [st.piles[s] for s in free]
    for i, pile in enumerate(old):
        st.piles[free[(i + step) % len(free)]] = pile
    tell(st, "piles.rotated", direction=fx.what)
    return CHANGED


def lasts(st: Position, e: int, you: int) -> int:
    """An effect that lasts until the end of the round."""
    st.lasting += (e << 3 | you,)
    return CHANGED


def place_tokens(st: Position, e: int, you: int) -> int:
    fx = effect(st, e)
    done = [allies.put_on_current(st, you, fx.what == "you") for _ in range(fx.count)]
    return CHANGED if any(done) else NOTHING


def kill_current(st: Position, e: int, you: int) -> int:
    if not may_kill_current(st, effect(st, e)):
        return NOTHING
    allies.kill_current(st)
    return CHANGED


def may_kill_current(st: Position, fx: Effect) -> bool:
    return st.current >= 0 and st.placed < 0 and not protection.table(st, by_ally(fx))


def kill_self(st: Position, e: int, you: int) -> int:
    if st.here < 0 or protection.ally_in(st, st.here, st.acting, True):
        return NOTHING
    allies.kill(st, st.acting, st.here)
    return CHANGED


def claim_extra(st: Position, e: int, you: int) -> int:
    placement.queue_extra(st, e, you)
    return CHANGED


def show_hand(st: Position, seat: int, to: tuple[int, ...]) -> None:
    """Show a hand to these seats (ops.reveal_hand)."""
    names = [EDITIONS[st.edition].card_ids[c] for c in st.hands[seat]]
    if len(to) >= st.seats - (seat not in to):
        knowledge.hand_shown(st, seat, range(st.seats + 1))
        hands.barrier(st)
        tell(st, "hand.shown", seat=seat, cards=names)
    else:
        knowledge.hand_shown(st, seat, to)
        tell_some(st, to, "hand.shown_to", {"cards": names}, seat=seat, to_seats=list(to))


def value_copied(st: Position, entry: int) -> None:
    """The card being played takes a printed value for the round (ops.copy_value)."""
    ed = EDITIONS[st.edition]
    value = ed.values[entry & CARD]
    st.playing = st.playing & CARD | value + 1 << 10
    tell(
        st,
        "value.copied",
        card=ed.card_ids[st.playing & CARD],
        of=ed.card_ids[entry & CARD],
        value=value,
    )


def limits(st: Position, fx: Effect, seats: tuple[int, ...]) -> None:
    """ops.play_limit: from now on, or over the whole round."""
    limit = list(st.limit)
    for seat in seats:
        most = fx.count + (st.played[seat] if fx.what == "from_now" else 0)
        limit[seat] = min(limit[seat], most)
    st.limit = tuple(limit)


def must(st: Position, fx: Effect, seats: tuple[int, ...]) -> None:
    st.must = tuple(max(n, fx.count) if s in seats else n for s, n in enumerate(st.must))


PLAIN: dict[str, Callable[[Position, int, int], int]] = {
    "rotate_piles": rotate_piles,
    "bid_rule": lasts,
    "ban_play": lasts,
    "blank_abilities": lasts,
    "protect": lasts,
    "place_tokens": place_tokens,
    "kill_current": kill_current,
    "kill_self": kill_self,
    "claim_extra": claim_extra,
}


def at_once(st: Position, effects: tuple[int, ...], you: int) -> tuple[int, ...]:
    """Resolve a list as far as nobody has to be asked; what is left of it.

    Most cards need no question: for them no procedure has to be entered.
    """
    table = EDITIONS[st.edition].effects
    for i, e in enumerate(effects):
        fx = table[e]
        if fx.conditions and not holds(st, fx, you):
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


# ---- what could be done ------------------------------------------------------------------------


def possible(st: Position, e: int, you: int, whole: bool) -> bool:
    """Whether an op could do something; `whole`: all that it says (ops.choose_one)."""
    fx = effect(st, e)
    check = POSSIBLE.get(fx.op)
    return check is None or check(st, fx, you, whole)


def _move_cards(st: Position, fx: Effect, you: int, whole: bool) -> bool:
    cards = fx.source
    assert cards is not None
    need = fx.count if whole and fx.pick != "all" else 1
    if cards.zone == "self":
        return st.playing in st.piles[you] and not protection.pile(st, you, you, by_ally(fx))
    if cards.zone == "discard":
        return sum(fits(st, cards, c) for c in st.discard) >= need
    if fx.volunteer:
        return True
    found = sources(st, fx, you)
    if cards.zone == "hand":
        return any(len(st.hands[s]) >= need for s in found)
    return any(len(in_pile(st, fx, cards, s, you)) >= need for s in found)


def _swap(st: Position, fx: Effect, you: int, whole: bool) -> bool:
    return bool(swaps(st, fx, you))


def swaps(st: Position, fx: Effect, you: int) -> list[tuple[int, int]]:
    """The cards (seat, entry) of the first pile that have a partner in the second."""
    a, b = fx.source, fx.target
    assert a is not None
    assert b is not None
    return [
        (seat, entry)
        for seat in leaders(st, a.of, you)
        if any(s != seat and in_pile(st, fx, b, s, you) for s in leaders(st, b.of, you))
        for entry in in_pile(st, fx, a, seat, you)
    ]


def partners(st: Position, fx: Effect, you: int, seat: int) -> list[tuple[int, int]]:
    """The cards with which a card of this seat's pile can be swapped."""
    b = fx.target
    assert b is not None
    return [
        (s, entry)
        for s in leaders(st, b.of, you)
        if s != seat
        for entry in in_pile(st, fx, b, s, you)
    ]


def _tokens(st: Position, fx: Effect, you: int, whole: bool) -> bool:
    found = [
        c for c in councils(st, fx.council, you, you) if not protection.tokens(st, c, by_ally(fx))
    ]
    if fx.op == "move_tokens":
        found = [c for c in found if destinations(st, fx.council_to, you, you, c)]
    counts = [len(st.tokens[c]) for c in found]
    need = fx.count if whole and not fx.up_to else 1
    if fx.council == "yours":
        return max(counts, default=0) >= need
    return sum(counts) >= need


def _supply(st: Position, fx: Effect, you: int, whole: bool) -> bool:
    return sum(st.supply) >= (fx.count if whole else 1)


def _place_tokens(st: Position, fx: Effect, you: int, whole: bool) -> bool:
    return st.current >= 0 and st.placed < 0 and _supply(st, fx, you, whole)


def _draw(st: Position, fx: Effect, you: int, whole: bool) -> bool:
    return len(st.deck) + st.fresh >= (fx.count if whole else 1)


def _reveal_hand(st: Position, fx: Effect, you: int, whole: bool) -> bool:
    return bool(showable(st, fx, you))


def showable(st: Position, fx: Effect, you: int) -> tuple[int, ...]:
    return tuple(
        s
        for s in leaders(st, fx.who, you)
        if st.hands[s] and not protection.hand(st, s, you, by_ally(fx))
    )


def _kill_ally(st: Position, fx: Effect, you: int, whole: bool) -> bool:
    return bool(killable(st, fx, you))


def _kill_current(st: Position, fx: Effect, you: int, whole: bool) -> bool:
    return may_kill_current(st, fx)


def _kill_self(st: Position, fx: Effect, you: int, whole: bool) -> bool:
    return st.here >= 0 and not protection.ally_in(st, st.here, st.acting, True)


def movable(st: Position, fx: Effect, you: int) -> list[tuple[int, int]]:
    """The allies (council, ally) that can be moved somewhere."""
    return [
        (c, a) for c, a in allies_in(st, fx, you) if destinations(st, fx.council_to, you, you, c)
    ]


def _move_ally(st: Position, fx: Effect, you: int, whole: bool) -> bool:
    return bool(movable(st, fx, you))


def _revive(st: Position, fx: Effect, you: int, whole: bool) -> bool:
    return bool(revivable(st, fx)) and bool(councils(st, fx.council, you, you))


def _look(st: Position, fx: Effect, you: int, whole: bool) -> bool:
    return bool(st.ally_deck or st.dead or st.row)


def _pass_cards(st: Position, fx: Effect, you: int, whole: bool) -> bool:
    return bool(givers(st, fx, you))


def givers(st: Position, fx: Effect, you: int) -> tuple[int, ...]:
    """The leaders who pass cards on."""
    return tuple(
        s for s in range(st.seats) if st.hands[s] and not protection.hand(st, s, you, by_ally(fx))
    )


def _who(st: Position, fx: Effect, you: int, whole: bool) -> bool:
    return bool(leaders(st, fx.who, you))


POSSIBLE: dict[str, Callable[[Position, Effect, int, bool], bool]] = {
    "move_cards": _move_cards,
    "swap_cards": _swap,
    "pass_cards": _pass_cards,
    "draw": _draw,
    "reveal_hand": _reveal_hand,
    "gain_tokens": _supply,
    "place_tokens": _place_tokens,
    "move_tokens": _tokens,
    "return_tokens": _tokens,
    "kill_ally": _kill_ally,
    "kill_current": _kill_current,
    "kill_self": _kill_self,
    "move_ally": _move_ally,
    "revive_ally": _revive,
    "look_allies": _look,
    "set_first_player": _who,
    "assign_token_choice": _who,
}
