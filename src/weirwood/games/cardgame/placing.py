"""Where a card may lie in play: uniqueness, duplicates, hosts of attachments."""

from __future__ import annotations

from weirwood.games.cardgame import content as k
from weirwood.games.cardgame.board import NORMAL_FORM
from weirwood.games.cardgame.state import NOTHING, Table
from weirwood.games.cardgame.terms import ATTACHMENT, CHARACTER, DEAD, EVENT, PLAY, ZONES

# ---- uniqueness ----------------------------------------------------------------------------------


def copies_in_play(st: Table, title: int) -> list[int]:
    face = st.cards.face
    return [
        c
        for seat in range(st.seats)
        for c in st.cards.piles[seat * ZONES + PLAY]
        if face[c] == title
    ]


def in_dead_pile(st: Table, seat: int, title: int, but: int) -> bool:
    face = st.cards.face
    for c in st.cards.piles[seat * ZONES + DEAD]:  # noqa: SIM110 - asked for every card in hand
        if face[c] == title and c != but:
            return True
    return False


def duplicate_host(st: Table, card: int, seat: int) -> int:
    """The copy under which this card would lie, if it is one that the seat owns and controls."""
    face = st.cards.face[card]
    if not k.UNIQUE[face] or st.owner[card] != seat:
        return NOTHING
    for c in st.cards.piles[seat * ZONES + PLAY]:
        if st.cards.face[c] == face and st.owner[c] == seat:
            return c
    return NOTHING


def unique_block(st: Table, card: int, seat: int) -> str:
    """The rule that keeps a unique card out of play, or nothing (rules unique.*)."""
    face = NORMAL_FORM[st.cards.face[card]]
    if not k.UNIQUE[face]:
        return ""
    owner = st.owner[card]
    if in_dead_pile(st, seat, face, card) or in_dead_pile(st, owner, face, card):
        return "unique.dead"
    for c in copies_in_play(st, face):
        if c == card:
            continue
        whose = (st.owner[c], st.ctrl[c])
        if owner == seat:
            if whose == (seat, seat):
                continue  # it becomes a duplicate
            if seat in whose:
                return "unique.one"
        elif seat in whose or owner in whose:
            return "unique.borrowed"
    return ""


def can_enter(st: Table, card: int, seat: int) -> bool:
    """May this card be put into play under that control?"""
    face = st.cards.face[card]
    kind = k.TYPE[face]
    if kind >= EVENT or unique_block(st, card, seat):
        return False
    if kind == ATTACHMENT and duplicate_host(st, card, seat) < 0:
        return has_host(st, face)
    return True


def can_control(st: Table, card: int, seat: int) -> bool:
    """May the seat take control of this card in play?"""
    face = st.cards.face[card]
    if not k.UNIQUE[face]:
        return True
    return not in_dead_pile(st, seat, face, card) and not any(
        c != card and seat in (st.owner[c], st.ctrl[c]) for c in copies_in_play(st, face)
    )


# ---- attachments ---------------------------------------------------------------------------------


def legal_host(st: Table, face: int, host: int) -> bool:
    """May a card of this face be attached there (rule attachments.host)?"""
    hosts = k.FACES[face].hosts
    at = st.cards.face[host]
    if hosts is None or not hosts.table[at]:
        return False
    on = k.FACES[at]
    return not on.closed or bool(st.blank[host]) or bool(k.TRAIT_MASK[face] & on.open_to)


def hosts_for(st: Table, face: int) -> list[int]:
    return [
        c
        for seat in range(st.seats)
        for c in st.cards.piles[seat * ZONES + PLAY]
        if k.TYPE[st.cards.face[c]] == CHARACTER and legal_host(st, face, c)
    ]


def has_host(st: Table, face: int) -> bool:
    for seat in range(st.seats):
        for c in st.cards.piles[seat * ZONES + PLAY]:
            if legal_host(st, face, c):
                return True
    return False
