"""Deal anew everything that a seat cannot see, as a function of what it sees.

Hidden things are gathered, sorted, shuffled with the given source and laid out again, so that the
result depends on their set alone. What the seat knows of hands, packs, tokens and allies is kept.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from weirwood.kernel import Rng, shuffled

from ..facts.edition import EVENT
from ..rules.draft import groups, taker
from ..rules.knowledge import WHITE, owner_of, unpacked
from ..state import ALLY, ALLY_SEEN, EDITIONS, FACE, KINGSMOOT, TOKEN_SEEN, Position, Row


def redeal(st: Position, seat: int | None, rng: Rng) -> None:
    """A world that this seat (None: a spectator) may believe in."""
    if st.ended:
        return  # everything is turned up
    if any(st.packs):
        redeal_packs(st, seat, rng)
    else:
        redeal_hands(st, seat, rng)
    redeal_tokens(st, seat, rng)
    redeal_allies(st, seat, rng)
    others_know(st, seat)


# ---- influence cards ---------------------------------------------------------------------------


def redeal_hands(st: Position, seat: int | None, rng: Rng) -> None:
    """Hands, deck, white cards and events that lie face down."""
    who = st.seats if seat is None else seat
    others = [s for s in range(st.seats) if s != seat]
    pool = st.deck + [card for s in others for card in st.hands[s]]
    room = [len(st.hands[s]) if s != seat else 0 for s in range(st.seats)]
    known = st.known[who]
    for f in known:
        card = unpacked(f)[0]
        if card < WHITE:
            pool.remove(card)
    whites = redeal_whites(st, pool, known, rng)
    redeal_events(st, pool, rng)
    hands: list[list[int]] = [[] for _ in range(st.seats)]
    for f, holder in zip(known, place(known, room, rng), strict=True):
        card = unpacked(f)[0]
        if card >= WHITE:
            card = whites[card - WHITE].pop()
        if holder < 0:
            pool.append(card)
        else:
            hands[holder].append(card)
    held = never_in_deck(st, pool)
    slots = shuffled(rng, [s for s in others for _ in range(room[s] - len(hands[s]))])
    for card in held:
        hands[slots.pop()].append(card)
        pool.remove(card)
    free = shuffled(rng, sorted(pool))
    for s in sorted(slots):
        hands[s].append(free.pop())
    for s in others:
        st.hands[s] = tuple(sorted(hands[s]))
    st.deck = free


def never_in_deck(st: Position, pool: list[int]) -> list[int]:
    """Hidden cards that must be in hands: the deck ran out and was not made of them."""
    if not st.made:
        return []
    return sorted((Counter(pool) - Counter(st.made)).elements())


def redeal_whites(st: Position, pool: list[int], known: Row, rng: Rng) -> dict[int, list[int]]:
    """Which white cards are out and which are still to come; those that are out, by leader."""
    out: dict[int, list[int]] = {}
    if not st.advanced or st.draft == KINGSMOOT:
        return out
    for owner in range(st.seats):
        count = sum(unpacked(f)[0] == WHITE + owner for f in known)
        if not count:
            continue
        hidden = [card for card in pool if owner_of(st, card) == owner]
        for card in hidden:
            pool.remove(card)
        mixed = shuffled(rng, sorted([*st.whites[owner], *hidden]))
        out[owner] = mixed[:count]
        st.whites[owner] = tuple(sorted(mixed[count:]))
    return out


def redeal_events(st: Position, pool: list[int], rng: Rng) -> None:
    """Which events are still set aside, and which have joined the deck."""
    if not st.advanced or st.draft == KINGSMOOT:
        return
    cards = EDITIONS[st.edition].cards
    out = Counter(card for card in pool if cards[card].kind == EVENT)
    out -= Counter(st.seen_events)  # these are in the game for certain
    for card in out.elements():
        pool.remove(card)
    mixed = shuffled(rng, sorted([*out.elements(), *st.reserve]))
    aside = len(st.reserve)
    st.reserve = tuple(sorted(mixed[:aside]))
    pool += mixed[aside:]


def place(known: Sequence[int], room: list[int], rng: Rng) -> list[int]:
    """A holder for every known card: one of its seats, within their room, tags apart.

    Cards that find no holder get -1. Room is found by moving others on, one after the other.
    """
    holder = [-1] * len(known)
    load = [0] * len(room)

    tags = [unpacked(f)[1] for f in known]

    def seek(i: int, tried: set[int]) -> bool:
        tried.add(i)
        mask = unpacked(known[i])[2]
        seats = shuffled(rng, [s for s in range(len(room)) if mask >> s & 1])
        for s in seats:
            rivals = [j for j, h in enumerate(holder) if h == s]
            twins = [j for j in rivals if tags[i] and tags[j] == tags[i]]
            if not twins and load[s] < room[s]:
                holder[i] = s
                load[s] += 1
                return True
            for j in twins or shuffled(rng, rivals):
                if j in tried:
                    continue
                holder[i], holder[j] = s, -1  # i takes the place, j looks for another
                if seek(j, tried):
                    return True
                holder[i], holder[j] = -1, s
        return False

    for i in shuffled(rng, range(len(known))):
        seek(i, set())
    return holder


def redeal_packs(st: Position, seat: int | None, rng: Rng) -> None:
    """In the middle of a draft: packs, and what the others have kept."""
    done = len(st.kept[0])
    free: list[tuple[int, int]] = []  # (seat, place among the kept)
    unseen: list[int] = []  # packs never seen
    for pack in range(st.seats):
        before, looks = groups(st, seat, pack) if seat is not None else (done, [])
        free += [(taker(st, pack, k), k) for k in range(before)]
        if not looks:
            unseen.append(pack)
            continue
        for i, picks in enumerate(looks):
            last = i == len(looks) - 1
            slots = [(taker(st, pack, k), k) for k in picks]
            cards = [st.kept[s][k] for s, k in slots]
            open_pack = last and taker(st, pack, done) != seat
            if open_pack:
                cards += st.packs[pack]
            mixed = shuffled(rng, sorted(cards))
            for s, k in slots:
                put_kept(st, s, k, mixed.pop())
            if open_pack:
                st.packs[pack] = tuple(sorted(mixed))
    pool = st.deck + [st.kept[s][k] for s, k in free] + [c for p in unseen for c in st.packs[p]]
    redeal_events(st, pool, rng)
    mixed = shuffled(rng, sorted(pool))
    for s, k in free:
        put_kept(st, s, k, mixed.pop())
    for p in unseen:
        st.packs[p] = tuple(sorted(mixed.pop() for _ in st.packs[p]))
    st.deck = mixed


def put_kept(st: Position, seat: int, place: int, card: int) -> None:
    row = st.kept[seat]
    st.kept[seat] = (*row[:place], card, *row[place + 1 :])


# ---- tokens and allies -------------------------------------------------------------------------


def redeal_tokens(st: Position, seat: int | None, rng: Rng) -> None:
    """Tokens this seat has not seen are mixed with the supply."""
    bit = 0 if seat is None else 1 << TOKEN_SEEN + seat
    rows = [*st.tokens, st.on_ally]
    pool = [face for face, count in enumerate(st.supply) for _ in range(count)]
    pool += [token & FACE for row in rows for token in row if not token & bit]
    mixed = shuffled(rng, sorted(pool))
    *st.tokens, st.on_ally = [
        tuple(t if t & bit else t & ~FACE | mixed.pop() for t in row) for row in rows
    ]
    st.supply = [mixed.count(face) for face in range(len(st.supply))]


def redeal_allies(st: Position, seat: int | None, rng: Rng) -> None:
    """Allies this seat has not looked at change places in the deck."""
    bit = 0 if seat is None else 1 << ALLY_SEEN + seat
    rows = [tuple(st.ally_deck), st.looking, st.sunk]
    everybody = (1 << st.seats) - 1 << ALLY_SEEN

    def hidden(x: int) -> bool:
        return not x & bit and x & everybody != everybody

    mixed = shuffled(rng, sorted(x & ALLY for row in rows for x in row if hidden(x)))
    deck, st.looking, st.sunk = (
        tuple(x & ~ALLY | mixed.pop() if hidden(x) else x for x in row) for row in rows
    )
    st.ally_deck = list(deck)


# ---- what the others know ----------------------------------------------------------------------


def others_know(st: Position, seat: int | None) -> None:
    """In a re-dealt world the others know of hands what everybody knows."""
    common = st.known[st.seats]
    for viewer in range(st.seats):
        if viewer != seat:
            st.known[viewer] = tuple(f for f in common if not f & 1 << viewer)
