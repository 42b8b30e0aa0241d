"""The view as numbers, for those who learn: named fields of fixed size.

Seats, cards and allies keep their own order; what an edition of somebody else's adds has no place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from ..effects.vocabulary import SEASONS
from ..facts import default_edition
from ..rules.draft import pack_before
from ..rules.knowledge import MASK, SHIFT, WHITE
from ..rules.seating import members
from ..rules.values import bid_rules, values
from ..state import (
    ALLY,
    ALLY_SEEN,
    BIDDING,
    CARD,
    DRAFTS,
    EDITIONS,
    FACE,
    PHASES,
    TOKEN_SEEN,
    Position,
)
from .view import SEATS_OF

if TYPE_CHECKING:
    from array import array

    Row = array[float]
At = Mapping[str, int]
EDITION = default_edition()
CARDS = {name: i for i, name in enumerate(EDITION.card_ids)}
ALLIES = {name: i for i, name in enumerate(EDITION.ally_ids)}
LEADERS = {name: i for i, name in enumerate(EDITION.leader_ids)}
C, A, L, S = len(CARDS), len(ALLIES), len(LEADERS), 6

SCORE = 50
FIELDS: Mapping[str, tuple[tuple[int, ...], str]] = {
    "phase": ((len(PHASES),), "one of " + ", ".join(PHASES)),
    "season": ((len(SEASONS),), "one of " + ", ".join(SEASONS)),
    "round": ((1,), "rounds played of all"),
    "settings": ((2 + len(DRAFTS),), "advanced, revealed, then the draft: " + ", ".join(DRAFTS)),
    "first": ((S,), "the seat that leads the round"),
    "turn": ((S,), "the seat whose bid it is"),
    "winner": ((S,), "the seat that won the bid"),
    "second": ((S,), "the seat that came second"),
    "leader": ((S, L), "the leader of each seat"),
    "table": (
        (S, 8),
        (
            "by seat: knelt; cards in hand, kept and white / 12; cards in the pile / 12; "
            "the pile's total / 40; bids won and lost / 10"
        ),
    ),
    "pile": ((S, C), "cards in the bid pile of each seat, / 2"),
    "totals": ((S,), "the totals when the bid was decided, / 40"),
    "council_seats": ((S, S), "who sits in each council"),
    "council_allies": ((S, A), "the allies in each council"),
    "council_tokens": ((S, 3), "by council: tokens / 10, known values / 20, unknown tokens / 10"),
    "current": ((A,), "the ally that is bid for"),
    "current_tokens": ((3,), "on it: tokens / 10, known values / 20, unknown tokens / 10"),
    "current_council": ((S,), "the council it was placed in"),
    "playing": ((C,), "the card being resolved"),
    "lasting": ((C + A,), "cards, then allies, whose effect lasts to the end of the round"),
    "row": ((A,), "allies in the row"),
    "dead": ((A,), "dead allies"),
    "discard": ((C,), "discarded cards, / 4"),
    "removed": ((C,), "cards out of the game, / 4"),
    "stocks": ((4,), "cards in the deck / 80, allies in theirs / 50, tokens / 60, events / 12"),
    "bid": ((2,), "a card has changed what wins the bid; ties lose"),
    "hand": ((C,), "the cards in one's own hand, / 2"),
    "white": ((C,), "one's own white cards that are not dealt yet"),
    "pack": ((C,), "the pack one drafts from"),
    "kept": ((C,), "the cards one has kept in the draft"),
    "known": ((S, C), "cards known to be in hands: 1 if it is certain whose, else shared out"),
    "looked": ((A,), "allies one has taken up to look at"),
    "sunk": ((A,), "those of them that go to the bottom"),
    "seen": ((A,), "allies seen in the deck: 1 on top, 1/2 below it, 1/3, ..."),
}


def fill(view: Mapping[str, Any], put: Callable[..., None]) -> None:
    """Write the fields: `put(field, value, *index)`; everything else is 0."""
    put("phase", 1, PHASES.index(view["phase"]))
    put("season", 1, SEASONS.index(view["season"]))
    put("round", view["round"] / view["rounds"], 0)
    put("settings", view["advanced"], 0)
    put("settings", view["revealed"], 1)
    put("settings", 1, 2 + DRAFTS.index(view["draft"]))
    for name in ("first", "turn", "winner", "second"):
        if view[name] is not None:
            put(name, 1, view[name])
    for row in view["leaders"]:
        fill_seat(row, put)
    for seat, total in enumerate(view["totals"]):
        put("totals", total / 40, seat)
    for c, council in enumerate(view["councils"]):
        for seat in council["seats"]:
            put("council_seats", 1, c, seat)
        for row in council["allies"]:
            mark(put, "council_allies", ALLIES, row["ally"], 1, c)
        fill_tokens("council_tokens", council["tokens"], put, c)
    if view["current"] is not None:
        mark(put, "current", ALLIES, view["current"]["ally"], 1)
        fill_tokens("current_tokens", view["current"]["tokens"], put)
        if view["current"]["council"] is not None:
            put("current_council", 1, view["current"]["council"])
    mark(put, "playing", CARDS, view["playing"], 1)
    for row in view["lasting"]:
        if row["card"] in ALLIES:
            put("lasting", 1, C + ALLIES[row["card"]])
        else:
            mark(put, "lasting", CARDS, row["card"], 1)
    for name in ("row", "dead", "looked", "sunk"):
        for ally in view.get(name, ()):
            mark(put, name, ALLIES, ally, 1)
    for name, scale in (("discard", 4), ("removed", 4), ("white", 1), ("pack", 1), ("kept", 1)):
        count(put, name, view.get(name, ()), scale)
    count(put, "hand", [row["card"] for row in view.get("hand", ())], 2)
    sizes = (view["deck"] / 80, view["ally_deck"] / 50, view["supply"] / 60, view["events"] / 12)
    for i, size in enumerate(sizes):
        put("stocks", size, i)
    put("bid", view["bid_rule"] is not None, 0)
    put("bid", view["ties_lose"], 1)
    for fact in view["known"]:
        for seat in fact["seats"]:
            mark(put, "known", CARDS, fact["card"], 1 / len(fact["seats"]), seat)
    for row in view["seen_allies"]:
        mark(put, "seen", ALLIES, row["ally"], 1 / (1 + row["from_top"]))


def fill_seat(row: Mapping[str, Any], put: Callable[..., None]) -> None:
    seat = row["seat"]
    mark(put, "leader", LEADERS, row["leader"], 1, seat)
    count(put, "pile", [card["card"] for card in row["pile"]], 2, seat)
    numbers = (
        row["knelt"],
        row["hand"] / 12,
        row["kept"] / 12,
        row["white"] / 12,
        len(row["pile"]) / 12,
        row["total"] / 40,
        row["won"] / 10,
        row["lost"] / 10,
    )
    for i, value in enumerate(numbers):
        put("table", value, seat, i)


def fill_tokens(
    name: str, tokens: list[dict[str, Any]], put: Callable[..., None], *at: int
) -> None:
    known = [t["value"] for t in tokens if t["value"] is not None]
    put(name, len(tokens) / 10, *at, 0)
    put(name, sum(known) / 20, *at, 1)
    put(name, (len(tokens) - len(known)) / 10, *at, 2)


def mark(
    put: Callable[..., None], name: str, index: Mapping[str, int], id: Any, value: float, *at: int
) -> None:
    if id in index:
        put(name, value, *at, index[id])


def count(put: Callable[..., None], name: str, cards: Any, scale: int, *at: int) -> None:
    counts: dict[str, int] = {}
    for card in cards:
        counts[card] = counts.get(card, 0) + 1
    for card, n in counts.items():
        mark(put, name, CARDS, card, n / scale, *at)


# ---- the same numbers from the position itself -------------------------------------------------


@cache
def places(edition: str) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """Where the cards, allies and leaders of an edition have their places here, or -1."""
    ed = EDITIONS[edition]
    return (
        tuple(CARDS.get(name, -1) for name in ed.card_ids),
        tuple(ALLIES.get(name, -1) for name in ed.ally_ids),
        tuple(LEADERS.get(name, -1) for name in ed.leader_ids),
    )


def look(st: Position, seat: int, out: Row, at: At) -> None:
    """What `fill` writes of the seat's view, without a view: each number by its place in a row.

    `at` says where a field begins. Nothing else may be read here than what the view shows.
    """
    ed = EDITIONS[st.edition]
    cards, allies, _ = places(st.edition)
    start = ed.track_start[st.seats]
    out[at["phase"] + st.phase] = 1
    out[at["season"] + st.season] = 1
    out[at["round"]] = (st.round - start + 1) / (ed.track_last - start + 1)
    out[at["settings"]] = st.advanced
    out[at["settings"] + 1] = st.revealed
    out[at["settings"] + 2 + st.draft] = 1
    out[at["first"] + st.first] = 1
    if st.phase == BIDDING:
        out[at["turn"] + st.turn] = 1
    if st.winner >= 0:
        out[at["winner"] + st.winner] = 1
    if st.second >= 0:
        out[at["second"] + st.second] = 1
    look_seats(st, cards, out, at)
    look_councils(st, seat, out, at)
    if st.playing >= 0 and cards[st.playing & CARD] >= 0:
        out[at["playing"] + cards[st.playing & CARD]] = 1
    if st.during or st.lasting:
        owners = [ed.owners[st.during[0]]] if st.during and st.current < 0 else []
        for name in (*owners, *(ed.owners[e] for e, _ in st.lasting)):
            place = C + ALLIES[name] if name in ALLIES else CARDS.get(name, -1)
            if place >= 0:
                out[at["lasting"] + place] = 1
    bit = 1 << ALLY_SEEN + seat
    put_all(out, at["row"], allies, st.row)
    put_all(out, at["dead"], allies, st.dead)
    if st.looking or st.sunk:
        put_all(out, at["looked"], allies, [x & ALLY for x in st.looking if x & bit])
        put_all(out, at["sunk"], allies, [x & ALLY for x in st.sunk if x & bit])
    add_all(out, at["discard"], cards, st.discard, 0.25)
    if st.removed:
        add_all(out, at["removed"], cards, st.removed, 0.25)
    if st.whites[seat]:
        add_all(out, at["white"], cards, st.whites[seat], 1)
    if any(st.packs):
        pack = st.packs[pack_before(st, seat, len(st.kept[seat]))]
        add_all(out, at["pack"], cards, pack, 1)
        add_all(out, at["kept"], cards, st.kept[seat], 1)
    add_all(out, at["hand"], cards, st.hands[seat], 0.5)
    stocks = at["stocks"]
    out[stocks] = len(st.deck) / 80
    out[stocks + 1] = len(st.ally_deck) / 50
    out[stocks + 2] = sum(st.supply) / 60
    out[stocks + 3] = len(st.reserve) / 12
    kind, ties_lose = bid_rules(st, ed)
    out[at["bid"]] = bool(kind)
    out[at["bid"] + 1] = ties_lose
    known = at["known"]
    for found in st.known[seat]:
        card = found >> SHIFT
        if card < WHITE and cards[card] >= 0:
            those = SEATS_OF[found & MASK]
            for who in those:
                out[known + who * C + cards[card]] = 1 / len(those)
    deck = st.ally_deck
    if deck and max(deck) > ALLY:  # somebody has looked at one of them
        for i, x in enumerate(deck):
            if x > ALLY and x & bit and allies[x & ALLY] >= 0:
                out[at["seen"] + allies[x & ALLY]] = 1 / (len(deck) - i)


def look_seats(st: Position, cards: tuple[int, ...], out: Row, at: At) -> None:
    """What lies before each leader."""
    _, _, leaders = places(st.edition)
    worth = values(st)
    first, table, pile = at["leader"], at["table"], at["pile"]
    for s in range(st.seats):
        k = st.leader[s]
        if k >= 0 and leaders[k] >= 0:
            out[first + s * L + leaders[k]] = 1
        for x in st.piles[s]:
            if cards[x & CARD] >= 0:
                out[pile + s * C + cards[x & CARD]] += 0.5
        row = table + s * 8
        out[row] = st.knelt >> s & 1
        out[row + 1] = len(st.hands[s]) / 12
        out[row + 2] = len(st.kept[s]) / 12
        out[row + 3] = len(st.whites[s]) / 12
        out[row + 4] = len(st.piles[s]) / 12
        out[row + 5] = sum(worth[s]) / 40
        out[row + 6] = st.won[s] / 10
        out[row + 7] = st.lost[s] / 10
    if st.totals:
        for s, total in enumerate(st.totals):
            out[at["totals"] + s] = total / 40


def look_councils(st: Position, seat: int, out: Row, at: At) -> None:
    """The councils, the ally that is bid for, and the tokens on them."""
    _, allies, _ = places(st.edition)
    seats, councils, tokens = at["council_seats"], at["council_allies"], at["council_tokens"]
    for c, held in enumerate(st.councils):
        a, b = members(st, c)
        out[seats + c * S + a] = out[seats + c * S + b] = 1
        if held:
            put_all(out, councils + c * A, allies, held)
        if st.tokens[c]:
            look_tokens(st, st.tokens[c], seat, out, tokens + c * 3)
    if st.current >= 0:
        if allies[st.current] >= 0:
            out[at["current"] + allies[st.current]] = 1
        look_tokens(st, st.on_ally, seat, out, at["current_tokens"])
        if st.placed >= 0:
            out[at["current_council"] + st.placed] = 1


def look_tokens(st: Position, tokens: Sequence[int], seat: int, out: Row, place: int) -> None:
    worth = EDITIONS[st.edition].token_values
    bit = 1 << TOKEN_SEEN + seat
    known = [worth[t & FACE] for t in tokens if t & bit or st.ended]
    out[place] = len(tokens) / 10
    out[place + 1] = sum(known) / 20
    out[place + 2] = (len(tokens) - len(known)) / 10


def put_all(out: Row, place: int, index: tuple[int, ...], found: Iterable[int]) -> None:
    for x in found:
        at = index[x]
        if at >= 0:
            out[place + at] = 1


def add_all(
    out: Row, place: int, index: tuple[int, ...], found: Iterable[int], each: float
) -> None:
    """Counts, as shares that a row holds exactly."""
    for x in found:
        at = index[x]
        if at >= 0:
            out[place + at] += each
