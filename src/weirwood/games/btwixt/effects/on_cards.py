"""Ops on influence cards and on bids: what they could do, what they do (chapter ops).

An op gives NOTHING when it could do nothing, CHANGED when it did something (effects.then,
effects.else), DECLINED when somebody said no.
"""

from __future__ import annotations

from collections.abc import Callable

from weirwood.kernel import Flow, ask_all, barrier, choose, pick, procedure, tell, tell_some

from ..rules import hands, knowledge
from ..rules.seating import left, turn_order
from ..state import CARD, EDITIONS, Position, without
from . import on_bids, protection
from .options import CHANGED, DECLINED, NOTHING, chosen_leaders, target_leader
from .select import (
    by_ally,
    effect,
    entries_of,
    entry_of,
    extremes,
    fits,
    found_choices,
    goes_to,
    hand_choices,
    hand_is_open,
    in_pile,
    leaders,
    partners,
    pile_choices,
    pile_keys,
    source_cards,
    source_id,
    sources,
    swaps,
)
from .vocabulary import SEVERAL, Effect

OPS = frozenset(
    (
        "swap_cards",
        "pass_cards",
        "redirect_self",
        "draw",
        "reveal_hand",
        "copy_value",
        "play_limit",
        "must_play",
        "kneel",
    )
)


@procedure
def run(st: Position, op: str, e: int, you: int) -> Flow[int]:
    """One op on cards; whether it changed something."""
    if op == "draw":
        return (yield from draw_for(st, e, you))
    if op == "swap_cards":
        return (yield from swap_cards(st, e, you))
    if op == "pass_cards":
        return (yield from pass_cards(st, e, you))
    if op == "redirect_self":
        return (yield from on_bids.redirect_self(st, e, you))
    if op == "reveal_hand":
        return (yield from reveal_hand(st, e, you))
    if op == "copy_value":
        return (yield from on_bids.copy_value(st, e, you))
    assert op in ("play_limit", "must_play", "kneel"), op
    return (yield from on_bids.constrain(st, op, e, you))


# ---- move_cards ----------------------------------------------------------------------------------


SELF, FOUND, VOLUNTEER, PILE, EACH = "self", "found", "volunteer", "pile", "each"


@procedure
def move_cards(st: Position, e: int, you: int) -> Flow[int]:
    """ops.move_cards, by the way in which the cards are found."""
    route = move_route(st, e)
    if route == PILE:
        return (yield from move_chosen(st, e, you))
    if route == SELF:
        return (yield from move_self(st, e, you))
    if route == FOUND:
        return (yield from take_found(st, e, you))
    if route == VOLUNTEER:
        return (yield from volunteer(st, e, you))
    return (yield from move_from_each(st, e, you))


def move_route(st: Position, e: int) -> str:
    """How the cards of a move are found."""
    fx = EDITIONS[st.edition].effects[e]
    cards = source_cards(fx)
    zone = cards.zone
    if zone == "self":
        return SELF
    if zone == "discard":
        return FOUND
    if fx.volunteer:
        return VOLUNTEER
    if (
        zone == "bid_pile"
        and fx.pick == "choose"
        and fx.chooser == "you"
        and fx.count == 1
        and cards.of not in SEVERAL
    ):
        return PILE
    return EACH


@procedure
def move_chosen(st: Position, e: int, you: int) -> Flow[int]:
    """One card of a bid pile, chosen together with its leader; then where it goes."""
    keys = tuple(pile_keys(st, pile_choices(st, e, you)))
    if not keys:
        return NOTHING
    key = keys[0]
    if len(keys) > 1 or effect(st, e).optional:
        key = yield from choose(st, "effect.card", you, source_id(st, e), e)
        if key == "none":
            return DECLINED
    seat = entry_of(st, key)[0]
    if source_cards(effect(st, e)).of in ("neighbour", "other"):
        st.that = seat
    to = yield from target_leader(st, e, you, seat)
    if to < 0:
        return NOTHING
    move_entry(st, e, key, to)
    return CHANGED


@procedure
def move_self(st: Position, e: int, you: int) -> Flow[int]:
    """This card itself."""
    if not can_move_cards(st, effect(st, e), you, False):
        return NOTHING
    to = yield from target_leader(st, e, you, you)
    if to < 0:
        return NOTHING
    move_one(st, e, you, st.playing, to)
    return CHANGED


@procedure
def take_found(st: Position, e: int, you: int) -> Flow[int]:
    """Cards of the discard pile."""
    found = tuple(found_choices(st, e))
    if not found:
        return NOTHING
    to = yield from target_leader(st, e, you, -1)
    if to < 0:
        return NOTHING
    may = effect(st, e).optional and effect(st, e).count == 1
    if effect(st, e).pick != "choose" or (not may and len(set(found)) == 1):
        return discard_to(st, e, to, ())
    count = min(effect(st, e).count, len(found))
    keys = yield from pick(st, "effect.found", you, source_id(st, e), e, least=count, most=count)
    if keys == ("none",):
        return DECLINED
    return discard_to(st, e, to, keys)


def discard_to(st: Position, e: int, to: int, keys: tuple[str, ...]) -> int:
    """Cards of the discard pile go to a hand or a bid pile."""
    fx = effect(st, e)
    ed = EDITIONS[st.edition]
    if keys:
        found = hand_cards(st, keys)
    else:
        found = found_choices(st, e)
        if fx.pick == "random":
            found = hands.random_of(st, found, fx.count, "discard")
        elif fx.pick in ("highest", "lowest"):
            found.sort(key=lambda c: (ed.values[c] if fx.pick == "lowest" else -ed.values[c], c))
        found = found[: fx.count]
    for card in found:
        place = st.discard.index(card)
        del st.discard[place]
        if place < st.fresh:
            st.fresh -= 1
        if goes_to(st, e) == "hand":
            hands.to_hand(st, to, card)
            tell(st, "discard.taken", seat=to, card=ed.card_ids[card])
        else:
            st.piles[to] += (card,)
            tell(st, "discard.to_pile", card=ed.card_ids[card], to_seat=to)
    return CHANGED if found else NOTHING


@procedure
def volunteer(st: Position, e: int, you: int) -> Flow[int]:
    """One other leader may do it; who wants to may still yield to another (cards.robb)."""
    able = volunteers(st, e, you)
    if not able:
        return NOTHING
    said = yield from ask_all(st, "effect.volunteer", able, source_id(st, e), e)
    want = willing(able, said)
    if not want:
        return DECLINED
    if len(want) > 1:
        held = yield from ask_all(st, "effect.insist", want, source_id(st, e), e, want)
        want = insistent(want, held)
    st.that = want[0]
    tell(st, "offer.taken", seat=st.that)
    moved = yield from move_some(st, e, you, st.that, st.that)
    return CHANGED if moved else NOTHING


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


Replies = tuple[tuple[str, ...], ...]


def willing(able: tuple[int, ...], said: Replies) -> tuple[int, ...]:
    return tuple(s for s, word in zip(able, said, strict=True) if word == ("yes",))


def insistent(want: tuple[int, ...], held: Replies) -> tuple[int, ...]:
    """Those who insist; if nobody or everybody does, the first in turn order of them all."""
    firm = tuple(s for s, word in zip(want, held, strict=True) if word == ("insist",))
    return firm or want


@procedure
def move_from_each(st: Position, e: int, you: int) -> Flow[int]:
    """Cards of one leader, or of several, in turn order."""
    seats = yield from chosen_leaders(
        st, e, you, source_cards(effect(st, e)).of, sources(st, effect(st, e), you)
    )
    moved = 0
    for seat in tuple(seats):
        to = yield from target_leader(st, e, you, seat)
        if to >= 0:
            n = yield from move_some(st, e, you, seat, to)
            moved += n
    if moved:
        return CHANGED
    return DECLINED if seats and effect(st, e).optional else NOTHING


@procedure
def move_some(st: Position, e: int, you: int, seat: int, to: int) -> Flow[int]:
    """The cards of one leader: chosen, highest, lowest, random or all; how many were moved."""
    if effect(st, e).pick in ("highest", "lowest"):
        return (yield from move_extremes(st, e, you, seat, to))
    if not asks_for_cards(st, e, you, seat):
        return move_ready(st, e, you, seat, to)
    count = how_many(st, e, seat)
    chooser = chooser_of(st, e, you, seat)
    keys: tuple[str, ...] = ()
    if effect(st, e).source.zone == "hand":  # type: ignore[union-attr]
        keys = yield from pick(
            st,
            hand_kind(st, e),
            chooser,
            source_id(st, e),
            e,
            to,
            least=count,
            most=count,
            at="hand",
        )
    else:
        keys = yield from pick(
            st, "effect.cards", chooser, source_id(st, e), e, you, seat, least=count, most=count
        )
    return move_keys(st, e, seat, to, keys)


def asks_for_cards(st: Position, e: int, you: int, seat: int) -> bool:
    """Whether somebody must choose the cards of this leader."""
    fx = EDITIONS[st.edition].effects[e]
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


def chooser_of(st: Position, e: int, you: int, owner: int) -> int:
    """Who chooses the cards of this owner (effects.chooser)."""
    fx = effect(st, e)
    if fx.volunteer or fx.chooser == "owner":
        return owner
    return left(st, you) if fx.chooser == "left_neighbour" else you


@procedure
def move_extremes(st: Position, e: int, you: int, seat: int, to: int) -> Flow[int]:
    """The highest or lowest cards of a bid pile; its leader chooses among ties."""
    moved = 0
    while moved < effect(st, e).count and extremes(st, e, you, seat):
        keys = tuple(pile_keys(st, [(seat, x) for x in extremes(st, e, you, seat)]))
        key = keys[0]
        if len(keys) > 1:
            key = yield from choose(st, "effect.tie", seat, source_id(st, e), e, you)
        move_entry(st, e, key, to)
        moved += 1
    return moved


def move_entry(st: Position, e: int, key: str, to: int) -> None:
    """A card of a bid pile, named by its key, goes where the effect sends it."""
    seat, entry = entry_of(st, key)
    move_one(st, e, seat, entry, to)


def move_one(st: Position, e: int, seat: int, entry: int, to: int) -> None:
    zone = goes_to(st, e)
    if zone == "discard":
        hands.pile_to_discard(st, seat, entry)
    elif zone == "hand":
        hands.pile_to_hand(st, seat, entry, to)
    else:
        assert zone == "bid_pile", zone
        hands.pile_to_pile(st, seat, entry, to)


def move_from_hand(st: Position, e: int, seat: int, card: int, to: int) -> None:
    zone = goes_to(st, e)
    if zone == "discard":
        hands.discard_from_hand(st, seat, card)
    elif zone == "hand":
        hands.hand_to_hand(st, seat, to, card)
    else:
        assert zone == "bid_pile", zone
        hands.from_hand(st, seat, card)
        st.piles[to] += (card,)
        tell(st, "hand.to_pile", seat=seat, card=EDITIONS[st.edition].card_ids[card], to_seat=to)


def move_ready(st: Position, e: int, you: int, seat: int, to: int) -> int:
    """The cards of one leader where nobody has to choose: random ones, all, or all there are."""
    fx = effect(st, e)
    if source_cards(fx).zone == "hand":
        found = hand_choices(st, e, seat)
        if fx.pick == "random":
            found = hands.random_of(st, found, fx.count, "hand")
        for card in found[: fx.count]:
            move_from_hand(st, e, seat, card, to)
        return min(len(found), fx.count)
    found = entries_of(st, e, you, seat)
    if fx.pick == "random":
        found = hands.random_of(st, found, fx.count, "pile")
    for entry in found[: fx.count]:
        move_one(st, e, seat, entry, to)
    return min(len(found), fx.count)


def move_keys(st: Position, e: int, seat: int, to: int, keys: tuple[str, ...]) -> int:
    """The chosen cards of one leader; `none` moves none."""
    if keys == ("none",):
        return 0
    if source_cards(effect(st, e)).zone == "hand":
        for card in hand_cards(st, keys):
            move_from_hand(st, e, seat, card, to)
    else:
        for key in keys:
            move_entry(st, e, key, to)
    return len(keys)


def hand_cards(st: Position, keys: tuple[str, ...]) -> list[int]:
    """The cards that keys such as `card:<id>` or `card:<id>:2` name."""
    ed = EDITIONS[st.edition]
    return [ed.card(key.split(":")[1]) for key in keys]


def can_move_cards(st: Position, fx: Effect, you: int, whole: bool) -> bool:
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


# ---- swap, pass ----------------------------------------------------------------------------------


@procedure
def swap_cards(st: Position, e: int, you: int) -> Flow[int]:
    """ops.swap_cards: first a card of the one pile, then its partner of the other."""
    keys = tuple(pile_keys(st, swaps(st, effect(st, e), you)))
    if not keys:
        return NOTHING
    first = keys[0]
    if len(keys) > 1 or effect(st, e).optional:
        first = yield from choose(st, "effect.swap", you, source_id(st, e), e)
        if first == "none":
            return DECLINED
    others = tuple(pile_keys(st, partners(st, effect(st, e), you, entry_of(st, first)[0])))
    second = others[0]
    if len(others) > 1:
        second = yield from choose(st, "effect.with", you, source_id(st, e), e, first)
    exchange(st, first, second)
    return CHANGED


def exchange(st: Position, first: str, second: str) -> None:
    """Two cards of two bid piles change places (ops.swap_cards)."""
    a, entry = entry_of(st, first)
    b, other = entry_of(st, second)
    st.piles[a] = (*without(st.piles[a], entry), other)
    st.piles[b] = (*without(st.piles[b], other), entry)
    ids = EDITIONS[st.edition].card_ids
    tell(
        st,
        "pile.swapped",
        seat=a,
        card=ids[entry & CARD],
        other_seat=b,
        other=ids[other & CARD],
    )


def can_swap(st: Position, fx: Effect, you: int, whole: bool) -> bool:
    return bool(swaps(st, fx, you))


@procedure
def pass_cards(st: Position, e: int, you: int) -> Flow[int]:
    """ops.pass_cards: all choose, then all pass at once."""
    seats = givers(st, effect(st, e), you)
    if not seats:
        return NOTHING
    count = effect(st, e).count
    asked = passers(st, seats, count)
    replies = yield from ask_all(
        st, "effect.pass", asked, source_id(st, e), e, least=count, most=count
    )
    pass_kept(st, e, seats, asked, replies)
    return CHANGED


def givers(st: Position, fx: Effect, you: int) -> tuple[int, ...]:
    """The leaders who pass cards on."""
    return tuple(
        s for s in range(st.seats) if st.hands[s] and not protection.hand(st, s, you, by_ally(fx))
    )


def passers(st: Position, seats: tuple[int, ...], count: int) -> tuple[int, ...]:
    """Those who have more cards than they must pass, and so a choice."""
    return tuple(s for s in seats if len(st.hands[s]) > count)


def pass_kept(
    st: Position, e: int, seats: tuple[int, ...], asked: tuple[int, ...], replies: Replies
) -> None:
    """All pass at once: what they chose, or all they have."""
    chosen = dict(zip(asked, replies, strict=True))
    given = [(s, hand_cards(st, chosen[s]) if s in chosen else list(st.hands[s])) for s in seats]
    hands.pass_all(st, given, 1 if effect(st, e).what == "left" else -1)


def can_pass(st: Position, fx: Effect, you: int, whole: bool) -> bool:
    return bool(givers(st, fx, you))


# ---- draw, show ----------------------------------------------------------------------------------


@procedure
def draw_for(st: Position, e: int, you: int) -> Flow[int]:
    """ops.draw"""
    if not can_draw(st, effect(st, e), you, False):
        return NOTHING
    seats = yield from chosen_leaders(
        st, e, you, effect(st, e).who, leaders(st, effect(st, e).who, you)
    )
    drawn = 0
    for seat in seats:
        drawn += hands.draw_cards(st, seat, effect(st, e).count)
    return CHANGED if drawn else NOTHING


def can_draw(st: Position, fx: Effect, you: int, whole: bool) -> bool:
    return len(st.deck) + st.fresh >= (fx.count if whole else 1)


@procedure
def reveal_hand(st: Position, e: int, you: int) -> Flow[int]:
    """ops.reveal_hand"""
    seats = yield from chosen_leaders(
        st, e, you, effect(st, e).who, showable(st, effect(st, e), you)
    )
    for seat in seats:
        show_hand(st, seat, leaders(st, effect(st, e).what, you))
    return CHANGED if seats else NOTHING


def showable(st: Position, fx: Effect, you: int) -> tuple[int, ...]:
    return tuple(
        s
        for s in leaders(st, fx.who, you)
        if st.hands[s] and not protection.hand(st, s, you, by_ally(fx))
    )


def show_hand(st: Position, seat: int, to: tuple[int, ...]) -> None:
    """Show a hand to these seats (ops.reveal_hand)."""
    names = [EDITIONS[st.edition].card_ids[c] for c in st.hands[seat]]
    if len(to) >= st.seats - (seat not in to):
        knowledge.hand_shown(st, seat, range(st.seats + 1))
        barrier(st)
        tell(st, "hand.shown", seat=seat, cards=names)
    else:
        knowledge.hand_shown(st, seat, to)
        tell_some(st, to, "hand.shown_to", {"cards": names}, seat=seat, to_seats=list(to))


def can_show(st: Position, fx: Effect, you: int, whole: bool) -> bool:
    return bool(showable(st, fx, you))


POSSIBLE: dict[str, Callable[[Position, Effect, int, bool], bool]] = {
    "move_cards": can_move_cards,
    "swap_cards": can_swap,
    "pass_cards": can_pass,
    "draw": can_draw,
    "reveal_hand": can_show,
}
