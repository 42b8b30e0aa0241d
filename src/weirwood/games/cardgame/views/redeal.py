"""Dealing anew what a seat cannot see, as a function of what it sees."""

from __future__ import annotations

from weirwood.kernel import Rng, shuffled

from .. import facts as k
from ..facts.terms import DECK, EVENT, HAND, NEUTRAL, PLOT, PLOTS, SETUP, UNDER, ZONES
from ..lists.decks import PLOT_COUNT
from ..rules.setup import setup_block
from ..rules.titles import TITLES
from ..rules.zones import NORMAL_FORM
from ..state import NOTHING, Position, changed

VEILED = (DECK, HAND, UNDER, SETUP)


def redeal(st: Position, seat: int | None, rng: Rng) -> None:
    mask = 1 << (st.seats if seat is None else seat)
    for owner in range(st.seats):
        deal_draw_cards(st, owner, mask, rng)
        deal_plots(st, owner, mask, rng)
    if st.chosen:
        deal_titles(st, seat, rng)


def hidden(st: Position, owner: int, zones: tuple[int, ...], mask: int) -> list[int]:
    cards = st.cards
    return [
        c
        for zone in zones
        for s in range(st.seats)
        for c in cards.piles[s * ZONES + zone]
        if st.owner[c] == owner and not cards.seen[c] & mask
    ]


def lists_are_open(st: Position, owner: int) -> bool:
    """Is the deck list of this seat known? An open list names as many cards as there are."""
    return not st.closed or sum(st.most[owner]) == draw_cards_of(st, owner)


def draw_cards_of(st: Position, owner: int) -> int:
    return sum(
        1 for c, o in enumerate(st.owner) if o == owner and k.TYPE[st.cards.face[c]] <= EVENT
    )


def deal_draw_cards(st: Position, owner: int, mask: int, rng: Rng) -> None:
    slots = hidden(st, owner, VEILED, mask)
    if not slots:
        return
    faces = sorted(st.cards.face[c] for c in slots)
    if not lists_are_open(st, owner) and not mask >> owner & 1:
        faces = some_deck(st, owner, slots, rng)
    faces = shuffled(rng, faces)
    laid = [c for c in slots if st.cards.zone[c] % ZONES == SETUP]
    if laid:
        faces = fit_setup(st, owner, laid, faces)
        slots = [*laid, *(c for c in slots if c not in laid)]
    for c, f in zip(slots, faces, strict=True):
        st.cards.face[c] = f


def some_deck(st: Position, owner: int, slots: list[int], rng: Rng) -> list[int]:
    """Faces for the hidden cards of a closed list: a legal deck around what has been seen."""
    hide = set(slots)
    seen = [
        NORMAL_FORM[st.cards.face[c]]
        for c, o in enumerate(st.owner)
        if o == owner and c not in hide and k.TYPE[NORMAL_FORM[st.cards.face[c]]] <= EVENT
    ]
    agenda = k.FACES[st.cards.face[st.agenda[owner]]] if st.agenda[owner] >= 0 else None
    room = list(st.most[owner])
    for f in seen:
        room[f] -= 1
    stock = shuffled(rng, [f for f in st.pools[owner] for _ in range(max(0, room[f]))])
    neutral = NEUTRAL_FREE
    need = 0
    banner = NOTHING
    if agenda is not None:
        if agenda.neutral_max >= 0:
            neutral = agenda.neutral_max - sum(k.FACTION[f] == NEUTRAL for f in seen)
        banner = agenda.banner
        need = agenda.banner_least - sum(k.FACTION[f] == banner for f in seen)
    chosen: list[int] = []
    if banner >= 0 and need > 0:
        chosen = [f for f in stock if k.FACTION[f] == banner][:need]
        for f in chosen:
            stock.remove(f)
    for f in stock:
        if len(chosen) == len(slots):
            break
        if k.FACTION[f] == NEUTRAL:
            if neutral <= 0:
                continue
            neutral -= 1
        chosen.append(f)
    return sorted(chosen[: len(slots)])


NEUTRAL_FREE = 1000


def fit_setup(st: Position, owner: int, laid: list[int], faces: list[int]) -> list[int]:
    """Faces in an order whose first ones could have been laid out together."""
    before = [st.cards.face[c] for c in laid]
    chosen: list[int] = []

    def seek(start: int) -> bool:
        if len(chosen) == len(laid):
            return True
        for i in range(start, len(faces)):
            at = len(chosen)
            st.cards.face[laid[at]] = faces[i]
            if not setup_block(st, owner, laid[:at], laid[at]):
                chosen.append(i)
                if seek(i + 1):
                    return True
                chosen.pop()
        return False

    # cards that need others (attachments, duplicates) come after what they need
    faces = sorted(faces, key=lambda f: k.TYPE[f] != 0) if not seek(0) else faces
    if not chosen:
        seek(0)
    for c, f in zip(laid, before, strict=True):
        st.cards.face[c] = f
    rest = [f for i, f in enumerate(faces) if i not in chosen]
    return [*(faces[i] for i in chosen), *rest]


def deal_plots(st: Position, owner: int, mask: int, rng: Rng) -> None:
    slots = hidden(st, owner, (PLOTS,), mask)
    if not slots:
        return
    faces = sorted(st.cards.face[c] for c in slots)
    if not lists_are_open(st, owner):
        faces = some_plots(st, owner, slots, rng)
    for c, f in zip(slots, shuffled(rng, faces), strict=True):
        st.cards.face[c] = f


def some_plots(st: Position, owner: int, slots: list[int], rng: Rng) -> list[int]:
    hide = set(slots)
    seen = [
        st.cards.face[c]
        for c, o in enumerate(st.owner)
        if o == owner and c not in hide and k.TYPE[st.cards.face[c]] == PLOT
    ]
    assert len(seen) + len(slots) == PLOT_COUNT
    stock = [f for f, x in enumerate(k.FACES) if x.type == PLOT and f not in seen]
    return sorted(shuffled(rng, stock)[: len(slots)])


def deal_titles(st: Position, seat: int | None, rng: Rng) -> None:
    """Titles taken in secret: what the seat passed on went to those after it, the rest before."""
    asked = [d.seat for d in st.asked if d.kind == "title.choose"]
    if seat is not None and seat in asked:
        known = list(st.pool)
        later: list[int] = []
        rest = [f for f in TITLES if f not in known]
    elif seat is not None and st.chosen[seat] >= 0:
        known = []
        later = shuffled(rng, sorted(st.passed[seat]))
        rest = [f for f in TITLES if f not in later and f != st.chosen[seat]]
    else:
        known, later, rest = [], [], list(TITLES)
    rest = shuffled(rng, rest)
    turns = turn_order(st)
    mine = turns.index(seat) if seat is not None and st.chosen[seat] >= 0 else len(turns)
    for i, s in enumerate(turns):
        if s == seat or st.chosen[s] < 0:
            continue
        st.chosen = changed(st.chosen, s, later.pop() if i > mine else rest.pop())
    if seat is not None and seat in asked:
        aside, pool = rest, known
    elif later or (seat is not None and st.chosen[seat] >= 0):
        aside, pool = rest, later
    else:
        n = len(st.aside)
        aside, pool = rest[:n], rest[n:]
    st.aside, st.pool = tuple(sorted(aside)), tuple(sorted(pool))
    repass(st, seat, turns)


def turn_order(st: Position) -> list[int]:
    """Seats in the order in which they take titles."""
    n = st.seats
    return [s for s in (*range(st.first, n), *range(st.first)) if s not in st.out]


def repass(st: Position, seat: int | None, turns: list[int]) -> None:
    """What each seat passed on follows from what was taken."""
    left = sorted([*st.pool, *(st.chosen[s] for s in turns if st.chosen[s] >= 0)])
    passed = list(st.passed)
    for s in turns:
        if st.chosen[s] >= 0:
            left.remove(st.chosen[s])
            passed[s] = tuple(left)
    st.passed = tuple(passed)
