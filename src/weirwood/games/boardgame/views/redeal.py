"""Dealing anew what a seat cannot see."""

from weirwood.kernel import Rng, below, shuffled

from ..facts import ORDER, ORDERS, SPECIAL, TIDE_DECK, TOKENS
from ..rules.orders import placed
from ..rules.planning import banned
from ..rules.strength import ATTACK, DEFEND, fighter
from ..rules.tracks import stars
from ..state import Position, lay_order


def redeal(st: Position, seat: int | None, rng: Rng) -> None:
    """Decks, the wildling deck but for what was seen, tides, and orders still face down."""
    deal_westeros(st, rng)
    deal_wildlings(st, seat, rng)
    deal_tides(st, seat, rng)
    if st.face_down:
        for house in range(st.seats):
            if st.seat[house] != seat:
                deal_orders(st, house, rng)


def deal_westeros(st: Position, rng: Rng) -> None:
    size = len(st.westeros) // 3
    for deck in range(3):
        first, last = deck * size + st.drawn[deck], deck * size + size
        st.westeros[first:last] = shuffled(rng, sorted(st.westeros[first:last]))


def deal_wildlings(st: Position, seat: int | None, rng: Rng) -> None:
    bit = 1 << (st.seats if seat is None else seat)
    hidden = [i for i, seen in enumerate(st.wildlings_seen) if not seen & bit]
    cards = shuffled(rng, sorted(st.wildlings[i] for i in hidden))
    for i, card in zip(hidden, cards, strict=True):
        st.wildlings[i] = card


def deal_tides(st: Position, seat: int | None, rng: Rng) -> None:
    if st.tides_open or st.battle < 0:
        return
    sides = [s for s in (ATTACK, DEFEND) if st.tide[s] >= 0]
    rest = sorted(TIDE_DECK)
    for side in sides:
        if st.seat[fighter(st, side)] == seat:
            rest.remove(st.tide[side])
    for side in sides:
        if st.seat[fighter(st, side)] != seat:
            st.tide[side] = rest.pop(below(rng, len(rest)))


def deal_orders(st: Position, house: int, rng: Rng) -> None:
    """Any tokens that the house may have laid on the areas where its backs lie."""
    left = list(TOKENS)
    star = stars(st, house)
    for area in placed(st, house):
        found = [
            ORDER[name]
            for name in ORDERS
            if left[ORDER[name]] > 0
            and (star > 0 or not SPECIAL[ORDER[name]])
            and not banned(st.bans, ORDER[name])
        ]
        order = found[below(rng, len(found))]
        left[order] -= 1
        star -= SPECIAL[order]
        lay_order(st, area, order, house)
