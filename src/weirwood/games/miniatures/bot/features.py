"""A position in a few dozen whole numbers, for players that have learnt."""

from __future__ import annotations

from ..rules.objectives import RADIUS, controller
from ..rules.teams import side_of
from ..rules.units import engaged, ranks_left, side_units
from ..state import (
    DECK,
    HAND,
    NOBODY,
    OFF,
    PANICKED,
    PILES_PER_SEAT,
    VULNERABLE,
    WEAKENED,
    Position,
)
from .greedy import evaluate

INCH = 1000
FAR = 48
MODES = 8

SIDE = (
    "points",
    "units",
    "reserve",
    "worth",
    "wounds",
    "full",
    "ranks",
    "waiting",
    "engaged",
    "panicked",
    "vulnerable",
    "weakened",
    "attachments",
    "ncus",
    "ncus_waiting",
    "hand",
    "deck",
    "held",
    "lost",
    "closeness",
    "contesting",
    "first",
)


def side(st: Position, own: int) -> dict[str, int]:
    """What one side has on the table and beside it."""
    out = dict.fromkeys(SIDE, 0)
    units = side_units(st, own)
    out["points"] = st.vp[own]
    out["units"] = len(units)
    out["lost"] = st.losses[own] if own < len(st.losses) else 0
    out["first"] = int(st.first == own)
    for u, where in enumerate(st.where):
        if where == OFF and st.side[st.owner[u]] == own:
            out["reserve"] += 1
    for u in units:
        out["worth"] += 4 * st.cost[u] * st.health[u] // st.full[u]
        out["wounds"] += st.health[u]
        out["full"] += st.full[u]
        out["ranks"] += ranks_left(st, u)
        out["waiting"] += not st.activated[u]
        out["engaged"] += engaged(st, u)
        out["panicked"] += bool(st.tokens[u] & PANICKED)
        out["vulnerable"] += bool(st.tokens[u] & VULNERABLE)
        out["weakened"] += bool(st.tokens[u] & WEAKENED)
        out["attachments"] += len(st.attached[u])
    for n, alive in enumerate(st.n_alive):
        if alive and st.side[st.n_owner[n]] == own:
            out["ncus"] += 1
            out["ncus_waiting"] += not st.n_activated[n]
    for seat, mine in enumerate(st.side):
        if mine == own and len(st.cards.piles) >= (seat + 1) * PILES_PER_SEAT:
            out["hand"] += len(st.cards.piles[seat * PILES_PER_SEAT + HAND])
            out["deck"] += len(st.cards.piles[seat * PILES_PER_SEAT + DECK])
    for o in range(len(st.o_unit)):
        holder = controller(st, o)
        out["held"] += holder != NOBODY and side_of(st, holder) == own
        gaps = [abs(st.x[u] - st.o_x[o]) + abs(st.y[u] - st.o_y[o]) for u in units]
        near = min(gaps, default=FAR * INCH)
        out["closeness"] += FAR - min(FAR, near // INCH)
        out["contesting"] += near < 3 * RADIUS
    return out


def features(st: Position, seat: int) -> dict[str, int]:
    """What there is to know about how a seat stands, by name."""
    own = st.side[seat]
    sides = {s: side(st, s) for s in sorted(set(st.side))}
    others = [s for s in sides if s != own]
    rival = max(others, key=lambda s: 20 * sides[s]["points"] + sides[s]["worth"])
    mine, theirs = sides[own], sides[rival]
    out = {
        "judgement": round(100 * evaluate(st, seat)),
        "round": st.round,
        "turns": st.turns,
        "my_turn": int(st.turn == own),
        "size": st.points,
        "sides": len(sides),
        "deployed": int(st.round > 0),
        "besieger": int(st.attacker == own),
        "besieged": int(st.attacker not in (NOBODY, own)),
        "objectives": len(st.o_unit),
    }
    for name in SIDE:
        out[f"my_{name}"] = mine[name]
        out[f"rival_{name}"] = theirs[name]
        out[f"lead_{name}"] = mine[name] - theirs[name]
    return out
