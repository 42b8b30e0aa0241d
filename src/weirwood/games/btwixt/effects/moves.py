"""What the ops on cards do once the choices are made."""

from __future__ import annotations

from weirwood.games.btwixt import hands
from weirwood.games.btwixt.effects.plain import CHANGED, NOTHING
from weirwood.games.btwixt.effects.routes import (
    entries_of,
    found_choices,
    goes_to,
    hand_choices,
    source_cards,
)
from weirwood.games.btwixt.effects.select import effect, entry_of
from weirwood.games.btwixt.rows import without
from weirwood.games.btwixt.state import (
    EDITIONS,
    Position,
)
from weirwood.kernel import tell

Replies = tuple[tuple[str, ...], ...]


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
        hands.pile_to_pile(st, seat, entry, to)


def move_from_hand(st: Position, e: int, seat: int, card: int, to: int) -> None:
    zone = goes_to(st, e)
    if zone == "discard":
        hands.discard_from_hand(st, seat, card)
    elif zone == "hand":
        hands.hand_to_hand(st, seat, to, card)
    else:
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
        card=ids[entry & 1023],
        other_seat=b,
        other=ids[other & 1023],
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


def willing(able: tuple[int, ...], said: Replies) -> tuple[int, ...]:
    return tuple(s for s, word in zip(able, said, strict=True) if word == ("yes",))


def insistent(want: tuple[int, ...], held: Replies) -> tuple[int, ...]:
    """Those who insist; if nobody or everybody does, the first in turn order of them all."""
    firm = tuple(s for s, word in zip(want, held, strict=True) if word == ("insist",))
    return firm or want
