"""Ops on influence cards: move, swap, pass, redirect, draw, show, copy, limit (chapter ops)."""

from __future__ import annotations

from weirwood.games.btwixt import hands
from weirwood.games.btwixt.effects import plain
from weirwood.games.btwixt.effects.choosing import chosen_leaders, target_leader
from weirwood.games.btwixt.effects.moves import (
    discard_to,
    exchange,
    insistent,
    move_entry,
    move_keys,
    move_ready,
    pass_kept,
    passers,
    willing,
)
from weirwood.games.btwixt.effects.plain import CHANGED, DECLINED, NOTHING
from weirwood.games.btwixt.effects.routes import (
    FOUND,
    PILE,
    SELF,
    VOLUNTEER,
    asks_for_cards,
    chooser_of,
    copy_choices,
    extremes,
    found_choices,
    hand_kind,
    how_many,
    move_route,
    pile_choices,
    source_id,
    source_of,
    swap_choices,
    swap_partners,
    volunteers,
    who_of,
)
from weirwood.games.btwixt.effects.select import effect, entry_of, leaders, pile_keys, sources
from weirwood.games.btwixt.state import Position
from weirwood.kernel import Flow, ask_all, choose, pick, procedure, tell

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
        return (yield from redirect_self(st, e, you))
    if op == "reveal_hand":
        return (yield from reveal_hand(st, e, you))
    if op == "copy_value":
        return (yield from copy_value(st, e, you))
    return (yield from constrain(st, op, e, you))


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
    if source_of(st, e) in ("neighbour", "other"):
        st.that = seat
    to = yield from target_leader(st, e, you, seat)
    if to < 0:
        return NOTHING
    move_entry(st, e, key, to)
    return CHANGED


@procedure
def move_self(st: Position, e: int, you: int) -> Flow[int]:
    """This card itself."""
    if not plain.possible(st, e, you, False):
        return NOTHING
    to = yield from target_leader(st, e, you, you)
    return plain.move_self(st, effect(st, e), you, to)


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


@procedure
def move_from_each(st: Position, e: int, you: int) -> Flow[int]:
    """Cards of one leader, or of several, in turn order."""
    seats = yield from chosen_leaders(st, e, you, source_of(st, e), sources(st, effect(st, e), you))
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


@procedure
def swap_cards(st: Position, e: int, you: int) -> Flow[int]:
    """ops.swap_cards: first a card of the one pile, then its partner of the other."""
    keys = tuple(pile_keys(st, swap_choices(st, e, you)))
    if not keys:
        return NOTHING
    first = keys[0]
    if len(keys) > 1 or effect(st, e).optional:
        first = yield from choose(st, "effect.swap", you, source_id(st, e), e)
        if first == "none":
            return DECLINED
    others = tuple(pile_keys(st, swap_partners(st, e, you, entry_of(st, first)[0])))
    second = others[0]
    if len(others) > 1:
        second = yield from choose(st, "effect.with", you, source_id(st, e), e, first)
    exchange(st, first, second)
    return CHANGED


@procedure
def pass_cards(st: Position, e: int, you: int) -> Flow[int]:
    """ops.pass_cards: all choose, then all pass at once."""
    seats = plain.givers(st, effect(st, e), you)
    if not seats:
        return NOTHING
    count = effect(st, e).count
    asked = passers(st, seats, count)
    replies = yield from ask_all(
        st, "effect.pass", asked, source_id(st, e), e, least=count, most=count
    )
    pass_kept(st, e, seats, asked, replies)
    return CHANGED


@procedure
def redirect_self(st: Position, e: int, you: int) -> Flow[int]:
    """ops.redirect_self: into whose bid pile the card being played goes."""
    who = effect(st, e).target.of  # type: ignore[union-attr]
    seats = yield from chosen_leaders(st, e, you, who, leaders(st, who, you))
    if not seats:
        return NOTHING
    st.redirect = seats[0]
    return CHANGED


@procedure
def draw_for(st: Position, e: int, you: int) -> Flow[int]:
    """ops.draw"""
    seats = yield from chosen_leaders(st, e, you, who_of(st, e), leaders(st, who_of(st, e), you))
    drawn = 0
    for seat in seats:
        drawn += hands.draw_cards(st, seat, effect(st, e).count)
    return CHANGED if drawn else NOTHING


@procedure
def reveal_hand(st: Position, e: int, you: int) -> Flow[int]:
    """ops.reveal_hand"""
    seats = yield from chosen_leaders(
        st, e, you, who_of(st, e), plain.showable(st, effect(st, e), you)
    )
    for seat in seats:
        plain.show_hand(st, seat, leaders(st, effect(st, e).what, you))
    return CHANGED if seats else NOTHING


@procedure
def copy_value(st: Position, e: int, you: int) -> Flow[int]:
    """ops.copy_value"""
    keys = tuple(pile_keys(st, copy_choices(st, e, you)))
    if not keys:
        return NOTHING
    key = keys[0]
    if len(keys) > 1:
        key = yield from choose(st, "effect.copy", you, source_id(st, e), e)
    plain.value_copied(st, entry_of(st, key)[1])
    return CHANGED


@procedure
def constrain(st: Position, op: str, e: int, you: int) -> Flow[int]:
    """ops.play_limit, ops.must_play, ops.kneel: what some leaders can or cannot do from now on."""
    seats = yield from chosen_leaders(st, e, you, who_of(st, e), leaders(st, who_of(st, e), you))
    if op == "play_limit":
        plain.limits(st, effect(st, e), seats)
    elif op == "must_play":
        plain.must(st, effect(st, e), seats)
    else:
        for seat in seats:
            st.kneeling |= 1 << seat
    return CHANGED if seats else NOTHING
