"""Allies and power tokens: deck, row, councils, dead pile, supply."""

from __future__ import annotations

from weirwood.games.btwixt.hands import barrier
from weirwood.games.btwixt.rows import without, without_place
from weirwood.games.btwixt.seating import members
from weirwood.games.btwixt.state import (
    ALLY,
    ALLY_SEEN,
    EDITIONS,
    FACE,
    NOBODY,
    TOKEN_SEEN,
    Position,
)
from weirwood.kernel import draw, shuffle, tell, tell_some


def name_of(st: Position, ally: int) -> str:
    return EDITIONS[st.edition].ally_ids[ally]


# ---- the ally deck and the row -----------------------------------------------------------------


def take_top(st: Position) -> int:
    """The top card of the ally deck, with who has seen it; -1 if there is none left.

    An empty deck is made anew of the dead pile (running_out.allies).
    """
    if not st.ally_deck:
        if not st.dead:
            return NOBODY
        st.ally_deck = sorted(st.dead)
        st.dead = ()
        shuffle(st, "allies", st.ally_deck)
        tell(st, "allies.shuffled", n=len(st.ally_deck))
    barrier(st)
    return st.ally_deck.pop()


def fill_row(st: Position, size: int) -> None:
    """Lay out allies until the row has this many (revealed.row, revealed.top_up)."""
    new: list[str] = []
    while len(st.row) < size:
        top = take_top(st)
        if top < 0:
            break
        st.row += (top & ALLY,)
        new.append(name_of(st, top & ALLY))
    if new:
        tell(st, "row.laid", allies=new)


def take_left(st: Position) -> int:
    """The leftmost ally of the row."""
    ally, st.row = st.row[0], st.row[1:]
    return ally


def next_current(st: Position) -> int:
    """The ally that a new round is about (round.reveal, revealed.leftmost, revealed.empty)."""
    if st.row:
        return take_left(st)
    top = take_top(st)
    return top & ALLY if top >= 0 else NOBODY


def next_ally(st: Position) -> int:
    """Reveal the next ally for an ability (revealed.next, revealed.empty)."""
    if st.revealed:
        top = take_top(st)
        if top >= 0:
            st.row += (top & ALLY,)
        return take_left(st) if st.row else NOBODY
    top = take_top(st)
    return top & ALLY if top >= 0 else NOBODY


def look(st: Position, seat: int, count: int) -> None:
    """Take the top allies up to look at them; they lie in `st.looking`, the next one first."""
    if st.revealed and st.row:  # revealed.look: everybody has seen this one
        st.looking += (take_left(st) | (1 << st.seats) - 1 << ALLY_SEEN,)
    while len(st.looking) < count and (st.ally_deck or not st.looking):
        top = take_top(st)
        if top < 0:
            break
        st.looking += (top | 1 << ALLY_SEEN + seat,)
    names = [name_of(st, x & ALLY) for x in st.looking]
    tell_some(st, (seat,), "allies.looked", {"allies": names}, seat=seat, n=len(names))


def put_back(st: Position, seat: int) -> None:
    """Put looked-at allies back: nobody else knows any more which is which (ops.look_allies)."""
    keep = 1 << ALLY_SEEN + seat
    top = tuple(x & ALLY for x in st.looking)
    bottom = tuple(x & ALLY for x in st.sunk)
    st.ally_deck[:0] = [a | keep for a in reversed(bottom)]
    if st.revealed:  # revealed.top: to the left end of the row, in the chosen order
        st.row = top + st.row
    else:
        st.ally_deck += [a | keep for a in reversed(top)]
    st.looking = st.sunk = ()
    tell(st, "allies.put_back", seat=seat, n=len(top), bottom=len(bottom))
    if st.revealed and top:
        barrier(st)
        tell(st, "row.laid", allies=[name_of(st, a) for a in top])


# ---- councils ----------------------------------------------------------------------------------


def kill(st: Position, ally: int, council: int) -> None:
    """To the dead pile; the tokens of the council stay (concepts.kill, concepts.kill_tokens)."""
    st.councils[council] = without(st.councils[council], ally)
    st.dead += (ally,)
    if ally == st.acting and council == st.here:
        st.here = NOBODY
    tell(st, "ally.killed", ally=name_of(st, ally), council_seats=list(members(st, council)))


def kill_current(st: Position) -> None:
    """The current ally dies: its tokens go back, nobody claims it (cards.little_birds)."""
    ally = st.current
    st.dead += (ally,)
    st.killed = ally
    st.current = NOBODY
    for token in st.on_ally:
        st.supply[token & FACE] += 1
    n = len(st.on_ally)
    st.on_ally = ()
    tell(st, "current.killed", ally=name_of(st, ally), n=n)


def move(st: Position, ally: int, council: int, to: int) -> None:
    st.councils[council] = without(st.councils[council], ally)
    st.councils[to] += (ally,)
    if ally == st.acting and council == st.here:
        st.here = to
    tell(
        st,
        "ally.moved",
        ally=name_of(st, ally),
        council_seats=list(members(st, council)),
        to_seats=list(members(st, to)),
    )


# ---- power tokens ------------------------------------------------------------------------------


def take_token(st: Position) -> int:
    """A token from the mixed supply, seen by nobody; -1 if it is empty (running_out.tokens)."""
    left = sum(st.supply)
    if not left:
        return NOBODY
    at = draw(st, "token", left)
    for face, count in enumerate(st.supply):
        if at < count:
            st.supply[face] -= 1
            return face
        at -= count
    raise AssertionError("the supply has changed while it was counted")


def gain(st: Position, seat: int, council: int) -> bool:
    """Take a token unseen and put it into a council (concepts.gain_token)."""
    token = take_token(st)
    if token < 0:
        return False
    st.tokens[council] += (token,)
    tell(st, "token.gained", seat=seat, council_seats=list(members(st, council)))
    return True


def give_back(st: Position, seat: int, council: int, place: int) -> None:
    """A token of a council goes back to the supply (ops.return_tokens)."""
    token = st.tokens[council][place]
    st.tokens[council] = without_place(st.tokens[council], place)
    st.supply[token & FACE] += 1
    tell(st, "token.returned", seat=seat, council_seats=list(members(st, council)))


def shift_token(st: Position, seat: int, council: int, place: int, to: int) -> None:
    """A token moves to another council, face down as it was (ops.move_tokens)."""
    token = st.tokens[council][place]
    st.tokens[council] = without_place(st.tokens[council], place)
    st.tokens[to] += (token,)
    tell(
        st,
        "token.moved",
        seat=seat,
        council_seats=list(members(st, council)),
        to_seats=list(members(st, to)),
    )


def peek(st: Position, seat: int, council: int) -> None:
    """Look at the tokens of a council (ops.peek_tokens)."""
    bit = 1 << TOKEN_SEEN + seat
    row = st.tokens[council]
    st.tokens[council] = tuple(token | bit for token in row)
    values = EDITIONS[st.edition].token_values
    secret = {"values": [values[token & FACE] for token in row]}
    both = list(members(st, council))
    tell_some(st, (seat,), "tokens.seen", secret, seat=seat, council_seats=both, n=len(row))


def put_on_current(st: Position, seat: int, peeking: bool) -> bool:
    """Put a token on the current ally, perhaps after a look (ops.place_tokens)."""
    if st.current < 0 or st.placed >= 0:
        return False
    token = take_token(st)
    if token < 0:
        return False
    ally = name_of(st, st.current)
    if peeking:
        token |= 1 << TOKEN_SEEN + seat
        value = EDITIONS[st.edition].token_values[token & FACE]
        tell_some(st, (seat,), "current.token_seen", {"value": value}, seat=seat, ally=ally)
    else:
        tell(st, "current.token", ally=ally)
    st.on_ally += (token,)
    return True
