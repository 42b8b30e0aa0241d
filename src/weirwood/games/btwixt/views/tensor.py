"""The view as numbers, for those who learn: named fields of fixed size.

Seats, cards and allies keep their own order; what an edition of somebody else's adds has no place.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..effects.vocabulary import SEASONS
from ..facts import default_edition
from ..state import DRAFTS, PHASES

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
