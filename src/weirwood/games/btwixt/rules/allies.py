"""Allies in councils and power tokens: what moves them (concepts.kill, concepts.gain_token)."""

from __future__ import annotations

from weirwood.kernel import draw, tell, tell_some

from ..state import EDITIONS, FACE, NOBODY, TOKEN_SEEN, Position, without, without_place
from .seating import members


def name_of(st: Position, ally: int) -> str:
    return EDITIONS[st.edition].ally_ids[ally]


# ---- councils ------------------------------------------------------------------------------------


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


# ---- power tokens --------------------------------------------------------------------------------


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
