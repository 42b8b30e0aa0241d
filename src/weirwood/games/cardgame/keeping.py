"""The bookkeeping of setup and of the quiet phases."""

from __future__ import annotations

from weirwood.games.cardgame import content as k
from weirwood.games.cardgame.board import (
    attach,
    become_duplicate,
    code,
    come_into_play,
    draw_cards,
    in_order,
    move,
    pile,
    put_aside,
    shuffle_deck,
    stand_card,
)
from weirwood.games.cardgame.effects import tell_card
from weirwood.games.cardgame.legality import characters
from weirwood.games.cardgame.menu import card_keys, card_of, name_in_play
from weirwood.games.cardgame.placing import duplicate_host, legal_host
from weirwood.games.cardgame.plotvalues import dominance_total, reserve_value
from weirwood.games.cardgame.state import IMMINENT, NOTHING, Cond, Table
from weirwood.games.cardgame.terms import (
    ATTACHMENT,
    CHARACTER,
    DECK,
    DISCARD,
    EVENT,
    HAND,
    LIMITED,
    PHASES,
    PLAY,
    SET_UP,
    SETUP,
)
from weirwood.games.cardgame.winning import gain_power
from weirwood.kernel import draw, tell

SETUP_GOLD = 8


# ---- setup ---------------------------------------------------------------------------------------


def deal(st: Table) -> None:
    """The first player by lot, and seven cards for everybody (rules setup.first, setup.seven)."""
    st.first = draw(st, "first", st.seats)
    tell(st, "first.drawn", seat=st.first)
    for seat in range(st.seats):
        shuffle_deck(st, seat)
    for seat in in_order(st):
        draw_cards(st, seat, 7)


def mulligan(st: Table, seat: int) -> None:
    """Shuffle the hand back and keep seven new cards (rule setup.mulligan)."""
    for c in pile(st, seat, HAND):
        move(st, c, seat, DECK)
    tell(st, "setup.mulligan", seat=seat)
    shuffle_deck(st, seat)
    draw_cards(st, seat, 7)


def setup_block(st: Table, seat: int, taken: list[int], card: int) -> str:
    """The rule that forbids laying out this card with those already taken, or nothing."""
    face = st.cards.face
    f = face[card]
    if k.TYPE[f] == EVENT:
        return "setup.types"
    if k.UNIQUE[f] and any(face[c] == f for c in taken):
        return ""
    if k.KEYWORDS[f] & LIMITED and any(k.KEYWORDS[face[c]] & LIMITED for c in taken):
        return "setup.limited"
    if setup_cost(st, taken) + max(0, k.COST[f]) > SETUP_GOLD:
        return "setup.gold"
    if k.TYPE[f] == ATTACHMENT and not any(
        k.TYPE[face[c]] == CHARACTER and legal_host(st, f, c) for c in taken
    ):
        return "setup.attachments"
    return ""


def setup_cost(st: Table, taken: list[int]) -> int:
    """Further copies of a unique card cost nothing: they become duplicates."""
    seen: set[int] = set()
    total = 0
    for c in taken:
        f = st.cards.face[c]
        if not (k.UNIQUE[f] and f in seen):
            total += max(0, k.COST[f])
        seen.add(f)
    return total


def setup_keys(st: Table, seat: int, so_far: tuple[str, ...]) -> list[str]:
    named = card_keys(st, seat, pile(st, seat, HAND), several=True)
    by_key = dict(named)
    taken = [by_key[key] for key in so_far if key in by_key]
    left = [key for key, c in named if key not in so_far and not setup_block(st, seat, taken, c)]
    return ["done", *left]


def lay_cards(st: Table, seat: int, keys: tuple[str, ...]) -> None:
    named = dict(card_keys(st, seat, pile(st, seat, HAND), several=True))
    for card in [named[key] for key in keys]:
        move(st, card, seat, SETUP)
    tell(st, "setup.placed", seat=seat, n=len(keys))


def place_setup(st: Table, seat: int) -> None:
    """Turn the cards up: they are in play without having entered it (rule setup.no_entering)."""
    for card in pile(st, seat, SETUP):
        if k.TYPE[st.cards.face[card]] == ATTACHMENT:
            continue
        put_in_place(st, seat, card)


def put_in_place(st: Table, seat: int, card: int) -> None:
    of = duplicate_host(st, card, seat)
    if of >= 0:
        become_duplicate(st, card, of)
        tell_card(st, "card.duplicated", of)
        return
    come_into_play(st, card, seat, SET_UP)
    tell_card(st, "setup.revealed", card)


def needs_host(st: Table, seat: int) -> int:
    """The next attachment to attach; copies of a unique one become duplicates by themselves."""
    while pile(st, seat, SETUP):
        card = pile(st, seat, SETUP)[0]
        if duplicate_host(st, card, seat) >= 0:
            put_in_place(st, seat, card)
        elif not setup_hosts(st, seat):
            move(st, card, seat, DISCARD)
        else:
            return card
    return NOTHING


def setup_hosts(st: Table, seat: int) -> list[int]:
    """Own characters to which the next attachment may be attached."""
    card = pile(st, seat, SETUP)[0]
    return [c for c in characters(st, seat) if legal_host(st, st.cards.face[card], c)]


def place_setup_attachment(st: Table, seat: int, key: str) -> None:
    card = pile(st, seat, SETUP)[0]
    host = card_of(st, seat, setup_hosts(st, seat), key)
    put_in_place(st, seat, card)
    attach(st, card, host)
    tell_card(st, "card.attached", card, host=code(st, host), host_tag=st.tag[host])


# ---- rounds and phases ---------------------------------------------------------------------------


def begin_round(st: Table) -> None:
    st.round += 1
    for seat in range(st.seats):
        st.limited[seat] = 0
        st.firsts[seat] = ()
        st.fought[seat] = ()
        st.won[seat] = ()
        st.lost[seat] = ()
    st.bested = ()
    st.redirects = 0
    tell(st, "round.begins", n=st.round)


def phase_begins(st: Table, number: int) -> None:
    st.phase = number
    st.ambushed = ()
    st.conds.append(Cond("phase_begins", n=number))
    tell(st, "phase.begins", phase=PHASES[number])


def phase_ends(st: Table) -> None:
    st.conds.append(Cond("phase_ends", n=st.phase, state=IMMINENT))


# ---- dominance, standing, taxation ---------------------------------------------------------------


def score_dominance(st: Table) -> None:
    """A tie for the highest total means that nobody wins (rule dominance.tie)."""
    totals = {seat: dominance_total(st, seat) for seat in in_order(st)}
    for seat, n in totals.items():
        tell(st, "dominance.counted", seat=seat, n=n)
    best = max(totals.values())
    top = [seat for seat, n in totals.items() if n == best]
    if len(top) > 1:
        tell(st, "dominance.tied", n=best)
        return
    tell(st, "dominance.won", seat=top[0], n=best)
    st.conds.append(Cond("dominance", seat=top[0], n=best))
    gain_power(st, st.home[top[0]], 1)


def kneeling_characters(st: Table, seat: int) -> list[int]:
    return [c for c in characters(st, seat) if st.kneel[c]]


def stand_all(st: Table, cap: int, chosen: tuple[str, ...]) -> None:
    """Every kneeling card stands; where there is a limit, the chosen characters only."""
    for seat in in_order(st):
        st.kneel[st.home[seat]] = 0
        limited = len(kneeling_characters(st, seat)) > cap
        for c in pile(st, seat, PLAY):
            if not st.kneel[c]:
                continue
            person = k.TYPE[st.cards.face[c]] == CHARACTER
            if person and limited and f"card:{name_in_play(st, c)}" not in chosen:
                continue
            stand_card(st, c)
    tell(st, "standing.all")


def return_gold(st: Table) -> None:
    for seat in in_order(st):
        if st.gold[seat]:
            tell(st, "gold.returned", seat=seat, n=st.gold[seat])
            st.gold[seat] = 0


def excess(st: Table, seat: int) -> int:
    return len(pile(st, seat, HAND)) - reserve_value(st, seat)


def discard_to_reserve(st: Table, seat: int, keys: tuple[str, ...]) -> None:
    named = dict(card_keys(st, seat, pile(st, seat, HAND), several=True))
    for card in [named[key] for key in keys]:
        put_aside(st, card)
        tell(st, "card.discarded_hand", seat=seat, card=code(st, card))
