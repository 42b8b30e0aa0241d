"""What a seat may see: the one place that hides (concepts.public, concepts.hidden)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..effects.vocabulary import SEASONS
from ..rules.draft import direction, pack_before
from ..rules.knowledge import WHITE, unpacked
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


def view(st: Position, seat: int | None) -> dict[str, Any]:
    """The table as this seat (None: a spectator) sees it."""
    return seen(st, seat, public(st))


def seen(st: Position, seat: int | None, shared: Mapping[str, Any]) -> dict[str, Any]:
    """What everybody sees, and what this seat sees besides."""
    out = dict(shared)
    if seat is None:
        return out
    ed = EDITIONS[st.edition]
    cards, allies = ed.card_ids, ed.ally_ids
    bit = TOKEN_SEEN + seat
    if any(t >> bit & 1 for t in st.on_ally):
        out["current"] = current_row(st, seat)
    if any(t >> bit & 1 for tokens in st.tokens for t in tokens):
        out["councils"] = council_rows(st, seat)
    out["known"] = [known_fact(st, f) for f in st.known[seat]]
    if shared["seen_allies"]:
        out["seen_allies"] = seen_allies(st, seat)
    out["hand"] = [
        {"card": cards[c], "value": ed.values[c], "colour": ed.colour_ids[ed.colours[c]]}
        for c in st.hands[seat]
    ]
    out["looked"] = [allies[x & ALLY] for x in st.looking if x >> ALLY_SEEN + seat & 1]
    out["sunk"] = [allies[x & ALLY] for x in st.sunk if x >> ALLY_SEEN + seat & 1]
    out["white"] = sorted(cards[c] for c in st.whites[seat])
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
        "tokens": [token(st, t, who) for t in st.on_ally],
        "council": st.placed if st.placed >= 0 else None,
    }


def public(st: Position) -> dict[str, Any]:
    """The table as a spectator sees it, and so does everybody."""
    ed = EDITIONS[st.edition]
    cards, allies, who = ed.card_ids, ed.ally_ids, st.seats
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
        "dead": sorted(allies[a] for a in st.dead),
        "discard": sorted(cards[c] for c in st.discard),
        "removed": sorted(cards[c] for c in st.removed),
        "deck": len(st.deck),
        "ally_deck": len(st.ally_deck),
        "supply": sum(st.supply),
        "events": len(st.reserve),
        "lasting": lasting(st),
        "looking": len(st.looking) + len(st.sunk),
        "known": [known_fact(st, f) for f in st.known[who]],
        "seen_allies": seen_allies(st, who),
    }
    if any(st.packs):
        out["draft_direction"] = "left" if direction(st) > 0 else "right"
    return out


def leader_rows(st: Position) -> list[dict[str, Any]]:
    """What lies before each leader."""
    ed = EDITIONS[st.edition]
    worth = values(st)
    return [
        {
            "seat": s,
            "leader": ed.leader_ids[k] if (k := st.leader[s]) >= 0 else None,
            "knelt": bool(st.knelt >> s & 1),
            "hand": len(st.hands[s]),
            "kept": len(st.kept[s]),
            "white": len(st.whites[s]),
            "pile": [
                {"card": ed.card_ids[x & CARD], "value": v}
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
    return [
        {
            "seats": list(members(st, c)),
            "allies": [{"ally": ed.ally_ids[a], "power": ed.powers[a]} for a in st.councils[c]],
            "tokens": [token(st, t, who) for t in st.tokens[c]],
            "power": st.power[c] if st.power else None,
        }
        for c in range(st.seats)
    ]


def token(st: Position, found: int, who: int) -> dict[str, Any]:
    """A token: its value if this seat has seen it (or the game is over), and who has."""
    seen = [s for s in range(st.seats) if found >> TOKEN_SEEN + s & 1]
    shown = st.ended or who in seen
    value = EDITIONS[st.edition].token_values[found & FACE] if shown else None
    return {"value": value, "seen_by": seen}


def lasting(st: Position) -> list[dict[str, Any]]:
    """What lasts until the end of the round: cards, and the text of an ally that was killed."""
    ed = EDITIONS[st.edition]
    dead = st.during and st.current < 0
    found: list[dict[str, Any]] = [{"card": ed.owners[st.during[0]], "seat": None}] if dead else []
    return found + [{"card": ed.owners[e], "seat": you} for e, you in st.lasting]


def known_fact(st: Position, found: int) -> dict[str, Any]:
    """One card that is in one of these hands; for an unknown white card, whose it is."""
    card, tag, mask = unpacked(found)
    seats = [s for s in range(st.seats) if mask >> s & 1]
    if card >= WHITE:
        return {"card": None, "white": card - WHITE, "seats": seats, "tag": tag}
    return {"card": EDITIONS[st.edition].card_ids[card], "seats": seats, "tag": tag}


def seen_allies(st: Position, who: int) -> list[dict[str, Any]]:
    """Allies of the deck that somebody has looked at: where they lie, and who knows them."""
    ids = EDITIONS[st.edition].ally_ids
    top = len(st.ally_deck) - 1
    return [
        {
            "from_top": top - i,
            "ally": ids[x & ALLY] if x >> ALLY_SEEN + who & 1 and who < st.seats else None,
            "seen_by": [s for s in range(st.seats) if x >> ALLY_SEEN + s & 1],
        }
        for i, x in enumerate(st.ally_deck)
        if x > ALLY
    ]
