"""Tactics cards: decks, hands and piles, and those of missions and sieges. Ledger: `tactics`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from weirwood.kernel import Flow, Kind, ask_all, pick, procedure, secrets, tell, tell_some

from .. import facts
from ..state import BOX, DECK, DISCARD, HAND, PILES_PER_SEAT, PINNED, SECRETS, Position
from . import seams
from .keys import counted
from .objectives import controlled_cards
from .teams import seats_in_order

if TYPE_CHECKING:
    from collections.abc import Iterable


FACES: Final = (*sorted(facts.CARDS), *sorted(facts.MISSIONS), *sorted(facts.SIEGE))
FACE_OF: Final = {name: i for i, name in enumerate(FACES)}
HAND_LIMIT: Final = 5
REFILL: Final = 3


def pile(seat: int, which: int) -> int:
    """The number of a seat's pile."""
    return seat * PILES_PER_SEAT + which


def lay_out(st: Position, decks: Iterable[Iterable[str]]) -> None:
    """Make the piles and fill the tactics decks, one per seat."""
    st.cards.piles = [[] for _ in range(st.seats * PILES_PER_SEAT)]
    for seat, deck in enumerate(decks):
        for name in deck:
            secrets.add(st.cards, FACE_OF[name], pile(seat, DECK))


def face(st: Position, card: int) -> str:
    """What a card is."""
    return FACES[st.cards.face[card]]


def hand(st: Position, seat: int) -> list[int]:
    return st.cards.piles[pile(seat, HAND)]


def deck(st: Position, seat: int) -> list[int]:
    return st.cards.piles[pile(seat, DECK)]


def discards(st: Position, seat: int) -> list[int]:
    return st.cards.piles[pile(seat, DISCARD)]


def owner(card_pile: int) -> int:
    return card_pile // PILES_PER_SEAT


def seat_of(st: Position, card: int) -> int:
    """The seat in whose pile a card lies."""
    return st.cards.zone[card] // PILES_PER_SEAT


def draw(st: Position, seat: int, n: int) -> int:
    """Draw up to n cards; an empty deck is not renewed (rule tactics.exhausted)."""
    source = deck(st, seat)
    drawn = []
    for _ in range(min(n, len(source))):
        card = source[-1]
        secrets.move(st.cards, card, pile(seat, HAND))
        secrets.peek(st, st.cards, card, seat)
        drawn.append(card)
    if drawn:
        faces = [face(st, card) for card in drawn]
        tell_some(st, (seat,), "cards.drawn", {"cards": faces}, seat=seat, count=len(drawn))
    return len(drawn)


def discard(st: Position, card: int, *, told: bool = True) -> None:
    """Put a card face up on its owner's discard pile; a borrowed one goes back to its owner's."""
    seat = lender(st, card)
    secrets.move(st.cards, card, pile(seat, DISCARD))
    secrets.reveal(st, st.cards, card)
    if told:
        tell(st, "cards.discarded", seat=seat, card=face(st, card))


def lender(st: Position, card: int) -> int:
    """Whose pile a card goes to when it leaves play or hand (rule abilities.borrowed)."""
    for row in st.effects:
        if row.get("what") == "borrowed" and row["card"] == card:
            row["what"], row["until"] = "given_back", "turn"  # it is still being played, perhaps
            row["user"] = seat_of(st, card)
            return row["owner"]
    return seat_of(st, card)


def user(st: Position, card: int) -> int:
    """Whom a card serves that is being attached: who borrowed it, or the one it belongs to."""
    for row in st.effects:
        if row.get("what") == "given_back" and row["card"] == card:
            row["what"], row["until"] = "borrowed", "game"
            return row["user"]
    return seat_of(st, card)


def take(st: Position, card: int) -> None:
    """Put a card into its owner's hand, from the deck or the discard pile."""
    seat = seat_of(st, card)
    secrets.move(st.cards, card, pile(seat, HAND))
    secrets.peek(st, st.cards, card, seat)


def pin(st: Position, card: int, u: int) -> None:
    """Attach a tactics card to a unit, face up."""
    seat = user(st, card)
    secrets.move(st.cards, card, pile(seat, PINNED))
    secrets.reveal(st, st.cards, card)
    st.pins = (*st.pins, (card, u))
    tell(st, "cards.attached", seat=seat, card=face(st, card), unit=st.kind[u], nr=u)


def unpin(st: Position, card: int) -> None:
    """An attached card that leaves its unit is discarded (rule tactics.attached)."""
    st.pins = tuple(row for row in st.pins if row[0] != card)
    discard(st, card)


def pinned_to(st: Position, u: int) -> list[int]:
    return [card for card, unit in st.pins if unit == u]


def card_key(st: Position, card: int) -> str:
    return f"card:{face(st, card)}:{card}"


def reshuffle(st: Position, seat: int) -> None:
    """Shuffle a seat's deck."""
    secrets.shuffle(st, st.cards, pile(seat, DECK), "deck")


def secret_hand(st: Position, seat: int) -> list[int]:
    """Missions or siege cards a seat holds."""
    return st.cards.piles[pile(seat, SECRETS)]


def box(st: Position, seat: int) -> list[int]:
    """Missions or siege cards a seat has put aside."""
    return st.cards.piles[pile(seat, BOX)]


def keep(st: Position, seat: int, names: Iterable[str]) -> None:
    """Take chosen cards from the box into the hand, so that no back tells which they are."""
    chosen = sorted(FACE_OF[name] for name in names)
    pool = sorted(box(st, seat))
    rest = sorted(st.cards.face[c] for c in pool)
    for wanted in chosen:
        rest.remove(wanted)
    for card, what in zip(pool, [*chosen, *rest], strict=True):
        st.cards.face[card] = what
    for card in pool[: len(chosen)]:
        secrets.move(st.cards, card, pile(seat, SECRETS))


def put_in_box(st: Position, seat: int, names: Iterable[str]) -> None:
    """New cards, known to their owner."""
    for name in names:
        card = secrets.add(st.cards, FACE_OF[name], pile(seat, BOX))
        secrets.peek(st, st.cards, card, seat)


def hand_limit(st: Position, seat: int) -> int:
    return HAND_LIMIT + bonus(st, seat)


def refill_to(st: Position, seat: int) -> int:
    return REFILL + bonus(st, seat)


def bonus(st: Position, seat: int) -> int:
    """Larger hands: by ability, and by an objective that says so (rule tactics.hand_more)."""
    return seams.hand_bonus(st, seat) + controlled_cards(st, seat).count("objective_5")


@procedure
def trim(st: Position, seat: int) -> Flow[None]:
    """More cards than the limit: discard down to it at once (rule tactics.hand_limit)."""
    extra = len(hand(st, seat)) - hand_limit(st, seat)
    if extra > 0:
        keys = yield from pick(st, "cards.trim", seat, least=extra, most=extra)
        throw_away(st, keys)


def throw_away(st: Position, keys: tuple[str, ...]) -> None:
    for key in keys:
        discard(st, int(key.rsplit(":", 1)[1]))


@procedure
def discard_and_refill(st: Position) -> Flow[None]:
    """Steps 8 and 9 of clean-up: discard what you like, draw back up (rules rounds.discard,
    rounds.refill)."""
    holders = tuple(s for s in seats_in_order(st) if hand(st, s))
    sizes = tuple(len(hand(st, s)) for s in holders)
    thrown = yield from ask_all(st, "cards.discard", holders, least=0, most=sizes)
    for keys in tuple(thrown):
        throw_away(st, keys)
    drawers = tuple(s for s in seats_in_order(st) if may_draw(st, s))
    most = tuple(may_draw(st, s) for s in drawers)
    wanted = yield from ask_all(st, "cards.refill", drawers, shape="amount", least=0, most=most)
    for i in range(len(drawers)):
        draw(st, drawers[i], wanted[i])


def may_draw(st: Position, seat: int) -> int:
    """How many cards a seat may draw back up to."""
    return max(0, min(refill_to(st, seat) - len(hand(st, seat)), len(deck(st, seat))))


def card_keys(st: Position, seat: int, args: tuple[object, ...]) -> list[str]:
    return [card_key(st, card) for card in sorted(hand(st, seat))]


KINDS = (
    Kind("cards.trim", "tactics.hand_limit", keys=card_keys, count=counted("tactics.hand_limit")),
    Kind("cards.discard", "rounds.discard", keys=card_keys),
    Kind("cards.refill", "rounds.refill"),
)
