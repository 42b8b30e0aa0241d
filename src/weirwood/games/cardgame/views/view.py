"""What a seat sees. The one place that hides."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

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
    USED,
    ZONES,
)
from ..rules.claim import claim_value
from ..rules.dominance import dominance_total
from ..rules.duplicates import duplicates
from ..rules.menu import happening_card
from ..rules.plot import gold_value, initiative_value, reserve_value
from ..rules.values import (
    GainedIcons,
    attacking,
    gained_icons,
    gained_strength,
    icons,
    keywords,
    shown_strength,
    side_strength,
)
from ..rules.winning import total_power
from ..rules.zones import NORMAL_FORM, code, pile
from ..state import IMMINENT, NOTHING, Cond, Mod, Position

BETRAYAL = k.INDEX["01165"]
Gained = tuple[dict[int, int], GainedIcons]
"""The STR and the icons that characters in play have gained."""

CODES = tuple([k.IDS[normal] for normal in NORMAL_FORM])  # by face, as `code` says it
ICONS_OF = tuple(
    [tuple([icon for i, icon in enumerate(ICONS) if mask >> i & 1]) for mask in range(1 << 3)]
)


def view(st: Position, seat: int | None) -> dict[str, Any]:
    """The table as this seat (None: a spectator) sees it."""
    return table(st, seat)


def seen(st: Position, seat: int | None, shared: Mapping[str, Any]) -> dict[str, Any]:
    """The same, made of what everybody sees: only what this seat sees otherwise is looked at."""
    out = dict(shared)
    if seat is None:
        return out
    mask = 1 << seat
    out["players"] = [
        {**row, **closed(st, s, mask), "play": in_play(st, s, mask, row["play"])}
        for s, row in enumerate(shared["players"])
    ]
    out["titles"] = titles(st, seat)
    return out


def in_play(
    st: Position, seat: int, mask: int, shared: list[dict[str, Any]]
) -> list[dict[str, Any]]:
    """Cards in play; who has put a duplicate under one of them knows it."""
    if not any(row["duplicates"] for row in shared):
        return shared
    return [
        {**row, "under": known(st, duplicates(st, c), mask)} if row["duplicates"] else row
        for c, row in zip(pile(st, seat, PLAY), shared, strict=True)
    ]


def public(st: Position) -> dict[str, Any]:
    """What a spectator sees, and so does everybody."""
    return table(st, None)


def table(st: Position, seat: int | None) -> dict[str, Any]:
    """All that lies on the table, to the eyes of a seat or a spectator."""
    mask = 1 << (st.seats if seat is None else seat)
    hung = hanging(st)
    gained = gained_strength(st), gained_icons(st)
    return {
        "round": st.round,
        "phase": PHASES[st.phase],
        "first": st.first,
        "active": st.active,
        "mode": "joust" if st.seats == 2 else "melee",
        "introductory": st.introductory,
        "players": [player(st, s, mask, hung, gained) for s in range(st.seats)],
        "challenge": challenge(st),
        "happening": [happening(st, c) for c in st.conds],
        "resolving": [
            {"card": code(st, a.source), "seat": a.seat, "tag": st.tag[a.source]} for a in st.acts
        ],
        "effects": [effect(st, m) for m in st.mods],
        "delayed": [
            {
                "card": k.IDS[k.ABILITIES[d.ability].face],
                "seat": d.seat,
                "at": d.at,
                "tag": st.tag[d.card] if d.card >= 0 else NOTHING,
            }
            for d in st.delays
        ],
        "titles": titles(st, seat),
    }


def hanging(st: Position) -> dict[int, list[int]]:
    """The tags of attachments by the card they hang on, in the order of their controllers."""
    host, tag, out = st.host, st.tag, dict[int, list[int]]()
    for seat in range(st.seats):
        for card in pile(st, seat, PLAY):
            if host[card] >= 0:
                out.setdefault(host[card], []).append(tag[card])
    return out


def names(st: Position, cards: Sequence[int]) -> list[str]:
    face = st.cards.face
    return [CODES[face[c]] for c in cards]


def known(st: Position, cards: Sequence[int], mask: int) -> list[str]:
    if not cards:
        return []
    face, knows = st.cards.face, st.cards.seen
    return [CODES[face[c]] for c in cards if knows[c] & mask]


def player(
    st: Position,
    seat: int,
    mask: int,
    hung: Mapping[int, Sequence[int]],
    gained: Gained,
) -> dict[str, Any]:
    home, agenda, plot, title = st.home[seat], st.agenda[seat], st.plot[seat], st.title[seat]
    return {
        "seat": seat,
        "out": seat in st.out,
        "faction": FACTIONS[k.FACTION[st.cards.face[home]]],
        "home": {
            "card": code(st, home),
            "tag": st.tag[home],
            "kneeling": bool(st.kneel[home]),
            "power": st.power[home],
        },
        "agenda": None if agenda < 0 else {"card": code(st, agenda), "tag": st.tag[agenda]},
        "title": None if title < 0 else k.IDS[title],
        "gold": st.gold[seat],
        "power": total_power(st, seat),
        **closed(st, seat, mask),
        "discard": names(st, pile(st, seat, DISCARD)),
        "dead": names(st, pile(st, seat, DEAD)),
        "removed": names(st, pile(st, seat, REMOVED)),
        "plot": None if plot < 0 else plot_view(st, seat, plot),
        "used": names(st, pile(st, seat, USED)),
        "play": [card_view(st, c, mask, hung.get(c, ()), gained) for c in pile(st, seat, PLAY)],
        "dominance": 0 if seat in st.out else dominance_total(st, seat),
        "limited": st.limited[seat],
        "fought": [[ICONS[row.icon], row.opponent] for row in st.fought[seat]],
        "list": deck_list(st, seat),
    }


def closed(st: Position, seat: int, mask: int) -> dict[str, Any]:
    """Cards that lie face down before a seat, as far as these eyes know them."""
    piles, knows, face, at = st.cards.piles, st.cards.seen, st.cards.face, seat * ZONES
    hand, deck, setup = piles[at + HAND], piles[at + DECK], piles[at + SETUP]
    plots = piles[at + PLOTS]
    held = hand if mask == 1 << seat else [c for c in hand if knows[c] & mask]
    shown = [CODES[face[c]] for c in held]
    if held is not hand:
        shown.sort()
    last = len(deck) - 1
    found = [[last - i, CODES[face[c]]] for i, c in enumerate(deck) if knows[c] & mask]
    if found:
        found.reverse()
    return {
        "hand": {"count": len(hand), "cards": shown},
        "deck": {"count": len(deck), "known": found},
        "setup": {"count": len(setup), "cards": known(st, setup, mask) if setup else []},
        "plots": {"count": len(plots), "cards": sorted(known(st, plots, mask))},
    }


def deck_list(st: Position, seat: int) -> dict[str, int] | None:
    """The deck's list, if it is known to everybody."""
    if st.closed:
        return None
    ids, most = k.IDS, st.most[seat]
    return {ids[f]: most[f] for f in st.pools[seat]}


def plot_view(st: Position, seat: int, plot: int) -> dict[str, Any]:
    face = k.FACES[st.cards.face[plot]]
    return {
        "card": face.id,
        "tag": st.tag[plot],
        "gold": gold_value(st, seat),
        "initiative": initiative_value(st, seat),
        "claim": claim_value(st, seat) if st.type >= 0 and st.attacker == seat else face.claim,
        "reserve": reserve_value(st, seat),
        "tokens": st.marks[plot],
    }


def card_view(
    st: Position, card: int, mask: int, hung: Sequence[int], gained: Gained
) -> dict[str, Any]:
    """One card in play."""
    face = st.cards.face[card]
    spare = duplicates(st, card)
    out: dict[str, Any] = {
        "tag": st.tag[card],
        "card": CODES[face],
        "type": TYPES[k.TYPE[face]],
        "owner": st.owner[card],
        "kneeling": bool(st.kneel[card]),
        "power": st.power[card],
        "host": st.tag[st.host[card]] if st.host[card] >= 0 else NOTHING,
        "attachments": list(hung),
        "duplicates": len(spare),
        "under": known(st, spare, mask) if spare else [],
        "betrayal": st.marks[card] if face == BETRAYAL else 0,
        "poison": st.poison[card],
        "blank": bool(st.blank[card]),
    }
    if k.TYPE[face] == CHARACTER:
        out["strength"] = shown_strength(st, card, gained[0])
        out["icons"] = list(ICONS_OF[icons(st, card, gained[1])])
        held = keywords(st, card)
        out["keywords"] = list(keyword_names(held)) if held else []
    return out


@cache
def keyword_names(held: int) -> tuple[str, ...]:
    return tuple(word for word, bit in k.KEYWORD_BIT.items() if held & bit)


def challenge(st: Position) -> dict[str, Any] | None:
    if st.type < 0:
        return None
    attackers = attacking(st)
    return {
        "type": ICONS[st.type],
        "attacker": st.attacker,
        "defender": st.defender,
        "against": st.against,
        "attackers": [st.tag[c] for c in attackers],
        "defenders": [st.tag[c] for c in st.defenders],
        "bypassed": [st.tag[c] for c in st.bypassed],
        "attack": side_strength(st, st.attacker, attackers),
        "defence": side_strength(st, st.defender, st.defenders),
        "winner": st.winner,
        "loser": st.loser,
        "margin": st.margin,
        "unopposed": bool(st.unopposed),
    }


def happening(st: Position, c: Cond) -> dict[str, Any]:
    return {
        "kind": c.kind,
        "card": happening_card(st, c),
        "tag": st.tag[c.card] if c.card >= 0 else NOTHING,
        "seat": c.seat,
        "how": c.how,
        "imminent": c.state == IMMINENT,
    }


def effect(st: Position, m: Mod) -> dict[str, Any]:
    """A lasting effect: open information."""
    return {
        "kind": m.kind,
        "until": m.until,
        "tag": st.tag[m.card] if m.card >= 0 else NOTHING,
        "seat": m.seat,
        "n": m.n,
        "extra": m.extra,
    }


def titles(st: Position, seat: int | None) -> dict[str, Any] | None:
    """While titles are being chosen: what this seat took and passed on."""
    if not st.chosen:
        return None
    mine = NOTHING if seat is None else st.chosen[seat]
    asked = any(d.kind == "title.choose" and d.seat == seat for d in st.asked)
    return {
        "taken": [c >= 0 for c in st.chosen],
        "mine": None if mine < 0 else k.IDS[mine],
        "passed": [k.IDS[f] for f in st.passed[seat]] if seat is not None else [],
        "pool": [k.IDS[f] for f in st.pool] if asked else [],
        "aside": len(st.aside),
    }


def labels(st: Position) -> list[str]:
    """Faction per seat, for statistics."""
    return [FACTIONS[k.FACTION[st.cards.face[c]]] for c in st.home]


def seat_names(st: Position) -> list[str]:
    """The faction card by whose name a seat is called."""
    return [code(st, c) for c in st.home]
