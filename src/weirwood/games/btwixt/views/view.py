"""What a seat may see: the one place that hides (concepts.public, concepts.hidden)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..effects.vocabulary import SEASONS
from ..rules.draft import direction, pack_before
from ..rules.knowledge import WHITE, unpacked
from ..rules.seating import MOST, members
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
    Row,
)

# The seats whose bits are set in a mask of seats.
SEATS_OF = tuple(tuple(s for s in range(MOST) if mask >> s & 1) for mask in range(1 << MOST))


def view(st: Position, seat: int | None) -> dict[str, Any]:
    """The table as this seat (None: a spectator) sees it."""
    if seat is None:
        return public(st)
    out = table(st, seat)
    out.update(own(st, seat))
    return out


def seen(st: Position, seat: int | None, shared: Mapping[str, Any]) -> dict[str, Any]:
    """The same, made of what everybody sees: only what this seat sees otherwise is looked at."""
    out = dict(shared)
    if seat is None:
        return out
    bit = 1 << TOKEN_SEEN + seat
    for t in st.on_ally:
        if t & bit:
            out["current"] = current_row(st, seat)
            break
    if any(t & bit for tokens in st.tokens for t in tokens):
        out["councils"] = council_rows(st, seat)
    out["known"] = known_facts(st, seat)
    if shared["seen_allies"]:
        out["seen_allies"] = seen_allies(st, seat)
    out.update(own(st, seat))
    return out


def public(st: Position) -> dict[str, Any]:
    """The table as a spectator sees it, and so does everybody."""
    return table(st, st.seats)


def own(st: Position, seat: int) -> dict[str, Any]:
    """What is before the eyes of this seat alone."""
    ed = EDITIONS[st.edition]
    cards, allies, values, colours = ed.card_ids, ed.ally_ids, ed.values, ed.colours
    bit = 1 << ALLY_SEEN + seat
    out: dict[str, Any] = {
        "hand": [
            {"card": cards[c], "value": values[c], "colour": ed.colour_ids[colours[c]]}
            for c in st.hands[seat]
        ],
        "looked": [allies[x & ALLY] for x in st.looking if x & bit],
        "sunk": [allies[x & ALLY] for x in st.sunk if x & bit],
        "white": sorted([cards[c] for c in st.whites[seat]]),
    }
    if any(st.packs):
        out["pack"] = [cards[c] for c in st.packs[pack_before(st, seat, len(st.kept[seat]))]]
        out["kept"] = [cards[c] for c in st.kept[seat]]
    return out


def current_row(st: Position, who: int) -> dict[str, Any] | None:
    """The ally that is bid for."""
    if st.current < 0:
        return None
    ed = EDITIONS[st.edition]
    return {
        "ally": ed.ally_ids[st.current],
        "power": ed.powers[st.current],
        "tokens": tokens_seen(st, st.on_ally, who),
        "council": st.placed if st.placed >= 0 else None,
    }


def table(st: Position, who: int) -> dict[str, Any]:
    """What lies on the table, to the eyes of a seat; the seat after the last is a spectator."""
    ed = EDITIONS[st.edition]
    cards, allies = ed.card_ids, ed.ally_ids
    kind, ties_lose = bid_rules(st, ed)
    start = ed.track_start[st.seats]
    out: dict[str, Any] = {
        "edition": st.edition,
        "advanced": st.advanced,
        "draft": DRAFTS[st.draft],
        "revealed": st.revealed,
        "phase": PHASES[st.phase],
        "season": SEASONS[st.season],
        "round": st.round - start + 1,
        "rounds": ed.track_last - start + 1,
        "first": st.first,
        "turn": st.turn if st.phase == BIDDING else None,
        "leaders": leader_rows(st),
        "councils": council_rows(st, who),
        "current": current_row(st, who),
        "playing": cards[st.playing & CARD] if st.playing >= 0 else None,
        "winner": st.winner if st.winner >= 0 else None,
        "second": st.second if st.second >= 0 else None,
        "totals": list(st.totals),
        "bid_rule": kind or None,
        "ties_lose": ties_lose,
        "row": [allies[a] for a in st.row],
        "dead": sorted([allies[a] for a in st.dead]),
        "discard": sorted([cards[c] for c in st.discard]),
        "removed": sorted([cards[c] for c in st.removed]),
        "deck": len(st.deck),
        "ally_deck": len(st.ally_deck),
        "supply": sum(st.supply),
        "events": len(st.reserve),
        "lasting": lasting(st),
        "looking": len(st.looking) + len(st.sunk),
        "known": known_facts(st, who),
        "seen_allies": seen_allies(st, who),
    }
    if any(st.packs):
        out["draft_direction"] = "left" if direction(st) > 0 else "right"
    return out


def leader_rows(st: Position) -> list[dict[str, Any]]:
    """What lies before each leader."""
    ed = EDITIONS[st.edition]
    leaders, cards, worth = ed.leader_ids, ed.card_ids, values(st)
    return [
        {
            "seat": s,
            "leader": leaders[k] if (k := st.leader[s]) >= 0 else None,
            "knelt": bool(st.knelt >> s & 1),
            "hand": len(st.hands[s]),
            "kept": len(st.kept[s]),
            "white": len(st.whites[s]),
            "pile": [
                {"card": cards[x & CARD], "value": v}
                for x, v in zip(st.piles[s], worth[s], strict=True)
            ],
            "total": sum(worth[s]),
            "won": st.won[s],
            "lost": st.lost[s],
        }
        for s in range(st.seats)
    ]


def council_rows(st: Position, who: int) -> list[dict[str, Any]]:
    ed = EDITIONS[st.edition]
    allies, powers = ed.ally_ids, ed.powers
    return [
        {
            "seats": list(members(st, c)),
            "allies": [{"ally": allies[a], "power": powers[a]} for a in held],
            "tokens": tokens_seen(st, st.tokens[c], who),
            "power": st.power[c] if st.power else None,
        }
        for c, held in enumerate(st.councils)
    ]


def tokens_seen(st: Position, tokens: Row, who: int) -> list[dict[str, Any]]:
    """Tokens: their values if this seat has seen them (or the game is over), and who has."""
    worth = EDITIONS[st.edition].token_values
    bit = 0 if who == st.seats else 1 << TOKEN_SEEN + who
    return [
        {
            "value": worth[t & FACE] if t & bit or st.ended else None,
            "seen_by": list(SEATS_OF[t >> TOKEN_SEEN]),
        }
        for t in tokens
    ]


def lasting(st: Position) -> list[dict[str, Any]]:
    """What lasts until the end of the round: cards, and the text of an ally that was killed."""
    ed = EDITIONS[st.edition]
    dead = st.during and st.current < 0
    found: list[dict[str, Any]] = [{"card": ed.owners[st.during[0]], "seat": None}] if dead else []
    return found + [{"card": ed.owners[e], "seat": you} for e, you in st.lasting]


def known_facts(st: Position, who: int) -> list[dict[str, Any]]:
    """Cards that are in one of these hands; of an unknown white card, whose it is."""
    cards = EDITIONS[st.edition].card_ids
    out: list[dict[str, Any]] = []
    for found in st.known[who]:
        card, tag, mask = unpacked(found)
        seats = list(SEATS_OF[mask])
        if card >= WHITE:
            out.append({"card": None, "white": card - WHITE, "seats": seats, "tag": tag})
        else:
            out.append({"card": cards[card], "seats": seats, "tag": tag})
    return out


def seen_allies(st: Position, who: int) -> list[dict[str, Any]]:
    """Allies of the deck that somebody has looked at: where they lie, and who knows them."""
    deck = st.ally_deck
    if not deck or max(deck) <= ALLY:
        return []
    ids = EDITIONS[st.edition].ally_ids
    top = len(deck) - 1
    bit = 0 if who == st.seats else 1 << ALLY_SEEN + who
    return [
        {
            "from_top": top - i,
            "ally": ids[x & ALLY] if x & bit else None,
            "seen_by": list(SEATS_OF[x >> ALLY_SEEN]),
        }
        for i, x in enumerate(deck)
        if x > ALLY
    ]
