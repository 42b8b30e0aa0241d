"""The view as numbers, for those who learn: named fields of fixed size.

Cards out of play are counted by face; cards in play have a row each, found by their tag, which is
also what answers call them by.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from .. import facts as k
from ..facts.terms import (
    CHARACTER,
    DEAD,
    DECK,
    DISCARD,
    FACTIONS,
    HAND,
    ICONS,
    PHASES,
    PLAY,
    PLOTS,
    REMOVED,
    SETUP,
    TYPES,
    UNDER,
    USED,
)
from ..facts.terms import ZONES as PILES
from ..rules.claim import claim_value
from ..rules.dominance import dominance_total
from ..rules.menu import happening_card
from ..rules.plot import gold_value, initiative_value, reserve_value
from ..rules.values import (
    HAS_KEYWORD,
    KEYWORD,
    attacking,
    constants,
    gained_icons,
    gained_strength,
    icons,
    keywords,
    shown_strength,
    side_strength,
)
from ..rules.winning import total_power
from ..rules.zones import NORMAL_FORM
from ..state import Position

if TYPE_CHECKING:
    from array import array

    Row = array[float]
At = Mapping[str, int]
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


# ---- the same numbers from the position itself -------------------------------------------------

PRINTED = tuple([FACE[name] for name in k.IDS])  # by face: the place of its own name
SHOWN = tuple([FACE[k.IDS[normal]] for normal in NORMAL_FORM])  # of the name that all call it by
COLUMNS, OWNED, FIRST_ICON = len(CARD), COLUMN["owned by seat 0"], COLUMN[f"{ICONS[0]} icon"]
FIRST_NUMBER = COLUMN["strength / 10"]
ATTACKS, DEFENDS, BYPASSED = COLUMN["attacks"], COLUMN["defends"], COLUMN["cannot defend"]
WORDS = tuple([(bit, COLUMN[word]) for word, bit in k.KEYWORD_BIT.items()])
TYPE_AT = tuple([COLUMN.get(TYPES[kind], 0) for kind in k.TYPE])  # plots and the like: never asked
FACTION_AT = tuple([COLUMN[FACTIONS[k.FACES[shown].faction]] for shown in SHOWN])
COST_OF = tuple([max(0, k.FACES[shown].cost) / 8 for shown in SHOWN])


def look(st: Position, seat: int, out: Row, at: At) -> None:
    """What `fill` writes of the seat's view, without a view: each number by its place in a row.

    `at` says where a field begins. Nothing else may be read here than what the view shows.
    """
    out[at["round"]] = st.round / 12
    out[at["phase"] + st.phase] = 1
    out[at["mode"]] = st.seats != 2
    out[at["mode"] + 1] = st.introductory
    if st.first >= 0:
        out[at["first"] + st.first] = 1
    if st.active >= 0:
        out[at["active"] + st.active] = 1
    for s in range(st.seats):
        look_player(st, s, 1 << seat, out, at)
    look_play(st, out, at["cards"])
    if st.type >= 0:
        look_challenge(st, out, at)
    for act in st.acts:
        out[at["resolving"] + SHOWN[st.cards.face[act.source]]] = 1
    for c in st.conds:
        name = happening_card(st, c)
        if name is not None:
            out[at["happening"] + FACE[name]] = 1
    if st.chosen:
        for f in st.passed[seat]:
            out[at["passed"] + PRINTED[f]] = 1
        if any(d.kind == "title.choose" and d.seat == seat for d in st.asked):
            for f in st.pool:
                out[at["pool"] + PRINTED[f]] = 1


def look_player(st: Position, s: int, mask: int, out: Row, at: At) -> None:
    """What lies before a player, as far as these eyes know it."""
    face, knows, piles = st.cards.face, st.cards.seen, st.cards.piles
    own, row, home = s * PILES, s * F, st.home[s]
    hand, deck, plots = piles[own + HAND], piles[own + DECK], piles[own + PLOTS]
    out[at["faction"] + s * len(FACTIONS) + k.FACTION[face[home]]] = 1
    if st.agenda[s] >= 0:
        out[at["agenda"] + row + SHOWN[face[st.agenda[s]]]] = 1
    if st.title[s] >= 0:
        out[at["title"] + row + PRINTED[st.title[s]]] = 1
    table = at["table"] + s * 14
    out[table] = s in st.out
    out[table + 1] = st.gold[s] / 15
    out[table + 2] = total_power(st, s) / 15
    out[table + 3] = len(hand) / 10
    out[table + 4] = len(deck) / 60
    out[table + 5] = len(piles[own + SETUP]) / 7
    out[table + 6] = len(plots) / 7
    if st.plot[s] >= 0:
        plot = face[st.plot[s]]
        fights = st.type >= 0 and st.attacker == s
        out[table + 7] = gold_value(st, s) / 10
        out[table + 8] = initiative_value(st, s) / 10
        out[table + 9] = (claim_value(st, s) if fights else k.FACES[plot].claim) / 10
        out[table + 10] = reserve_value(st, s) / 10
        out[at["plot"] + row + PRINTED[plot]] = 1
    out[table + 11] = 0 if s in st.out else dominance_total(st, s) / 30
    out[table + 12] = st.limited[s]
    out[table + 13] = bool(st.kneel[home])
    if mask != 1 << s:
        hand = tuple([c for c in hand if knows[c] & mask])
    add(out, at["hand"] + row, face, hand)
    add(out, at["deck"] + row, face, [c for c in deck if knows[c] & mask])
    add(out, at["plots"] + row, face, [c for c in plots if knows[c] & mask])
    add(out, at["discard"] + row, face, piles[own + DISCARD])
    add(out, at["dead"] + row, face, piles[own + DEAD])
    add(out, at["removed"] + row, face, piles[own + REMOVED])
    add(out, at["used"] + row, face, piles[own + USED])
    add(out, at["play"] + row, face, piles[own + PLAY])
    laid = [SHOWN[face[c]] for c in piles[own + SETUP] if knows[c] & mask]
    for shown in laid:
        out[at["setup"] + shown] = laid.count(shown) / 3
    for begun in st.fought[s]:
        place = at["fought"] + s * 3 + begun.icon
        out[place] = (round(out[place] * 3) + 1) / 3


def add(out: Row, place: int, face: Sequence[int], cards: Sequence[int]) -> None:
    """Cards counted by face, in thirds: a row holds them rounded, so what was there is counted."""
    for c in cards:
        i = place + SHOWN[face[c]]
        out[i] = (round(out[i] * 3) + 1) / 3 if out[i] else 1 / 3


def look_play(st: Position, out: Row, place: int) -> None:
    """The cards in play, each in the row of its tag."""
    face, host, piles, owners = st.cards.face, st.host, st.cards.piles, st.owner
    hung: dict[int, int] = {}
    under: dict[int, int] = {}
    for s in range(st.seats):
        for c in piles[s * PILES + PLAY]:
            if host[c] >= 0:
                hung[host[c]] = hung.get(host[c], 0) + 1
        for c in piles[s * PILES + UNDER]:
            under[host[c]] = under.get(host[c], 0) + 1
    strong, marked = gained_strength(st), gained_icons(st)
    spoken = constants(st, HAS_KEYWORD, KEYWORD)
    for s in range(st.seats):
        for c in piles[s * PILES + PLAY]:
            tag, f = st.tag[c], face[c]
            if not 0 <= tag < TAGS:
                continue
            row = place + tag * COLUMNS
            out[row + s] = 1
            out[row + OWNED + owners[c]] = 1
            out[row + TYPE_AT[f]] = 1
            out[row + FACTION_AT[f]] = 1
            number = row + FIRST_NUMBER
            if k.TYPE[f] == CHARACTER:
                out[number] = shown_strength(st, c, strong) / 10
                mask = icons(st, c, marked)
                for i in range(3):
                    if mask >> i & 1:
                        out[row + FIRST_ICON + i] = 1
                held = keywords(st, c, spoken)
                if held:
                    for bit, column in WORDS:
                        if held & bit:
                            out[row + column] = 1
            out[number + 1] = COST_OF[f]
            out[number + 2] = st.power[c] / 5
            out[number + 3] = bool(st.kneel[c])
            out[number + 4] = under.get(c, 0) / 2
            out[number + 5] = hung.get(c, 0) / 3
            out[number + 6] = host[c] >= 0 and st.tag[host[c]] >= 0
            out[number + 7] = st.poison[c] / 2
            out[number + 8] = bool(st.blank[c])


def look_challenge(st: Position, out: Row, at: At) -> None:
    """Who attacks whom, and with what."""
    attackers = attacking(st)
    out[at["challenge"] + st.type] = 1
    if st.attacker >= 0:
        out[at["attacker"] + st.attacker] = 1
    if st.defender >= 0:
        out[at["defender"] + st.defender] = 1
    if st.winner >= 0:
        out[at["winner"] + st.winner] = 1
    out[at["strengths"]] = side_strength(st, st.attacker, attackers) / 20
    out[at["strengths"] + 1] = side_strength(st, st.defender, st.defenders) / 20
    parts = ((attackers, ATTACKS), (st.defenders, DEFENDS), (st.bypassed, BYPASSED))
    for cards, column in parts:
        for c in cards:
            if 0 <= st.tag[c] < TAGS:
                out[at["cards"] + st.tag[c] * COLUMNS + column] = 1
