"""The view as numbers, for those who learn: named fields of fixed size.

Cards out of play are counted by face; cards in play have a row each, found by their tag, which is
also what answers call them by.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from .. import facts as k
from ..facts.terms import FACTIONS, ICONS, PHASES, TYPES

F, S, TAGS = len(k.IDS), 6, 96
FACE = k.INDEX
CARD = (
    *(f"controlled by seat {s}" for s in range(S)),
    *(f"owned by seat {s}" for s in range(S)),
    *TYPES[:4],
    *FACTIONS,
    *(f"{icon} icon" for icon in ICONS),
    *k.KEYWORD_BIT,
    "strength / 10",
    "printed cost / 8",
    "power / 5",
    "kneels",
    "duplicates / 2",
    "attachments / 3",
    "is attached",
    "poison / 2",
    "blank",
    "attacks",
    "defends",
    "cannot defend",
)
COLUMN = {name: i for i, name in enumerate(CARD)}
ZONES = ("hand", "deck", "discard", "dead", "removed", "plots", "used", "play")
SCORE = 15
FIELDS: Mapping[str, tuple[tuple[int, ...], str]] = {
    "round": ((1,), "the round / 12"),
    "phase": ((len(PHASES),), "one of " + ", ".join(PHASES)),
    "mode": ((2,), "melee; the introductory game"),
    "first": ((S,), "the first player"),
    "active": ((S,), "the active player"),
    "faction": ((S, len(FACTIONS)), "by seat: " + ", ".join(FACTIONS)),
    "agenda": ((S, F), "by seat: the agenda"),
    "title": ((S, F), "by seat: the title"),
    "table": (
        (S, 14),
        ("by seat: out; gold / 15; power / 15; cards in hand / 10, deck / 60, set-up / 7, "
         "plots / 7; gold, initiative, claim and reserve of the plot / 10; dominance / 30; "
         "limited cards played; the faction card kneels"),
    ),
    "plot": ((S, F), "by seat: the revealed plot"),
    **{
        zone: ((S, F), f"by seat: cards {where}, as far as known, / 3")
        for zone, where in zip(
            ZONES,
            ("in hand", "in the deck", "discarded", "dead", "removed", "among the unused plots",
             "among the used plots", "in play"),
            strict=True,
        )
    },
    "setup": ((F,), "cards laid out face down at set-up, as far as known, / 3"),
    "cards": ((TAGS, len(CARD)), "by tag, a card in play: " + ", ".join(CARD)),
    "challenge": ((3,), "the challenge: " + ", ".join(ICONS)),
    "attacker": ((S,), "who attacks"),
    "defender": ((S,), "who is attacked"),
    "strengths": ((2,), "strength of the attack and of the defence / 20"),
    "winner": ((S,), "who won the challenge"),
    "fought": ((S, 3), "by seat: challenges of each kind begun this round, / 3"),
    "resolving": ((F,), "cards whose ability is being resolved"),
    "happening": ((F,), "cards to which something is happening"),
    "pool": ((F,), "titles one may choose from"),
    "passed": ((F,), "titles one has passed on"),
}  # fmt: skip


def fill(view: Mapping[str, Any], put: Callable[..., None]) -> None:
    """Write the fields: `put(field, value, *index)`; everything else is 0."""
    put("round", view["round"] / 12, 0)
    put("phase", 1, PHASES.index(view["phase"]))
    put("mode", view["mode"] == "melee", 0)
    put("mode", view["introductory"], 1)
    for name in ("first", "active"):
        if view[name] >= 0:
            put(name, 1, view[name])
    for row in view["players"]:
        fill_player(row, put)
    if view["challenge"] is not None:
        fill_challenge(view["challenge"], put)
    for name in ("resolving", "happening"):
        for row in view[name]:
            if row["card"] in FACE:
                put(name, 1, FACE[row["card"]])
    if view["titles"] is not None:
        for name in ("pool", "passed"):
            count(put, name, view["titles"][name], 1)


def fill_player(row: Mapping[str, Any], put: Callable[..., None]) -> None:
    s = row["seat"]
    put("faction", 1, s, FACTIONS.index(row["faction"]))
    if row["agenda"] is not None:
        count(put, "agenda", [row["agenda"]["card"]], 1, s)
    if row["title"] is not None:
        count(put, "title", [row["title"]], 1, s)
    plot = row["plot"] or {"gold": 0, "initiative": 0, "claim": 0, "reserve": 0}
    numbers = (
        row["out"],
        row["gold"] / 15,
        row["power"] / 15,
        row["hand"]["count"] / 10,
        row["deck"]["count"] / 60,
        row["setup"]["count"] / 7,
        row["plots"]["count"] / 7,
        plot["gold"] / 10,
        plot["initiative"] / 10,
        plot["claim"] / 10,
        plot["reserve"] / 10,
        row["dominance"] / 30,
        row["limited"],
        row["home"]["kneeling"],
    )
    for i, value in enumerate(numbers):
        put("table", value, s, i)
    if row["plot"] is not None:
        count(put, "plot", [plot["card"]], 1, s)
    zones = (
        row["hand"]["cards"],
        [card for _, card in row["deck"]["known"]],
        row["discard"],
        row["dead"],
        row["removed"],
        row["plots"]["cards"],
        row["used"],
        [card["card"] for card in row["play"]],
    )
    for name, cards in zip(ZONES, zones, strict=True):
        count(put, name, cards, 3, s)
    count(put, "setup", row["setup"]["cards"], 3)
    for card in row["play"]:
        if 0 <= card["tag"] < TAGS:
            fill_card(card, s, put)
    kinds = [kind for kind, _ in row["fought"]]
    for i, icon in enumerate(ICONS):
        put("fought", kinds.count(icon) / 3, s, i)


def fill_card(card: Mapping[str, Any], seat: int, put: Callable[..., None]) -> None:
    tag, face = card["tag"], k.FACES[FACE[card["card"]]]
    marks = [
        f"controlled by seat {seat}",
        f"owned by seat {card['owner']}",
        card["type"],
        FACTIONS[face.faction],
        *(f"{icon} icon" for icon in card.get("icons", ())),
        *card.get("keywords", ()),
    ]
    for mark in marks:
        put("cards", 1, tag, COLUMN[mark])
    numbers = {
        "strength / 10": card.get("strength", 0) / 10,
        "printed cost / 8": max(0, face.cost) / 8,
        "power / 5": card["power"] / 5,
        "kneels": card["kneeling"],
        "duplicates / 2": card["duplicates"] / 2,
        "attachments / 3": len(card["attachments"]) / 3,
        "is attached": card["host"] >= 0,
        "poison / 2": card["poison"] / 2,
        "blank": card["blank"],
    }
    for name, value in numbers.items():
        put("cards", value, tag, COLUMN[name])


def fill_challenge(row: Mapping[str, Any], put: Callable[..., None]) -> None:
    put("challenge", 1, ICONS.index(row["type"]))
    for name in ("attacker", "defender", "winner"):
        if row[name] >= 0:
            put(name, 1, row[name])
    put("strengths", row["attack"] / 20, 0)
    put("strengths", row["defence"] / 20, 1)
    parts = (("attackers", "attacks"), ("defenders", "defends"), ("bypassed", "cannot defend"))
    for name, column in parts:
        for tag in row[name]:
            if 0 <= tag < TAGS:
                put("cards", 1, tag, COLUMN[column])


def count(put: Callable[..., None], name: str, cards: list[str], scale: int, *at: int) -> None:
    for card in set(cards):
        if card in FACE:
            put(name, cards.count(card) / scale, *at, FACE[card])
