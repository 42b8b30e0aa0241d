"""A position in a few dozen whole numbers, for players that have learnt."""

from __future__ import annotations

from ..facts import (
    BARRELS,
    CASTLE,
    CASTLES_TO_WIN,
    CROWNS,
    HAND,
    HOME,
    HOUSES,
    LANDS,
    NEAR_LAND,
    NEAR_SEA,
    PRINTED,
    SEAS_END,
    STRENGTH,
    THREAT_ATTACK,
    UNIT_KINDS,
)
from ..rules.control import castles_held, owners
from ..rules.tracks import on
from ..state import Position
from .greedy import evaluate, might

SIDE = (
    "castles",
    "strongholds",
    "lands",
    "seas",
    "barrels",
    "crowns",
    "supply",
    "power",
    "tokens",
    "cards",
    "card_strength",
    "throne",
    "fiefdoms",
    "court",
    "armies",
    "biggest",
    "strength",
    "exposed",
    "prey",
    "home",
    *(f"unit_{kind}" for kind in range(UNIT_KINDS)),
)


def sides_of(st: Position) -> list[dict[str, int]]:
    """What each house has, and what it might take or lose soon."""
    houses = len(st.seat)
    out = [dict.fromkeys(SIDE, 0) for _ in range(houses)]
    owner = owners(st)
    force = [0] * len(st.size)
    for a, size in enumerate(st.size):
        if size and st.who[a] >= 0:
            row = st.unit[a * UNIT_KINDS : a * UNIT_KINDS + UNIT_KINDS]
            force[a] = sum(n * s for n, s in zip(row, STRENGTH, strict=True))
            mine = out[st.who[a]]
            mine["armies"] += size > 1
            mine["biggest"] = max(mine["biggest"], size)
            mine["strength"] += force[a]
            mine["seas"] += LANDS <= a < SEAS_END
            for kind, n in enumerate(row):
                mine[f"unit_{kind}"] += n
    for a in range(LANDS):
        house = owner[a]
        if house >= 0:
            mine = out[house]
            mine["lands"] += 1
            mine["barrels"] += BARRELS[a]
            mine["crowns"] += CROWNS[a]
            mine["castles"] += CASTLE[a] > 0
            mine["strongholds"] += CASTLE[a] == 2
        if CASTLE[a]:
            stands = force[a] + st.garrison[a] + st.neutral[a]
            threats = {st.who[b] for b in (*NEAR_LAND[a], *NEAR_SEA[a]) if force[b] > stands}
            threats -= {house, -1}
            for foe in threats:
                out[foe]["prey"] += 1
            if threats and house >= 0:
                out[house]["exposed"] += 1
    for h, mine in enumerate(out):
        mine["supply"], mine["power"] = st.supply[h], st.power[h]
        mine["tokens"] = st.token.count(h)
        mine["home"] = int(owner[HOME[h]] == h)
        held = [PRINTED[h * HAND + n] for n in range(HAND) if st.hand[h] >> n & 1]
        mine["cards"], mine["card_strength"] = len(held), sum(held)
    for track, name in enumerate(("throne", "fiefdoms", "court")):
        for place, h in enumerate(on(st, track)):
            if h >= 0:
                out[h][name] = place
    return out


def features(st: Position, seat: int) -> dict[str, int]:
    """What there is to know about how a seat stands, by name."""
    house = st.house[seat]
    ready = house >= 0 and -1 not in st.seat
    sides = sides_of(st) if ready else [dict.fromkeys(SIDE, 0)] * 2
    me = house if ready else 0
    held = castles_held(st) if ready else [0, 0]
    others = [h for h in range(len(sides)) if h != me]
    rival = max(others, key=lambda h: (held[h], might(st, h) if ready else 0))
    mine, theirs = sides[me], sides[rival]
    out = {
        "judgement": round(200 * evaluate(st, seat)),
        "round": st.round,
        "rounds_left": 10 - st.round,
        "wildlings": st.threat,
        "wildlings_near": int(st.threat >= THREAT_ATTACK - 4),
        "needed": CASTLES_TO_WIN - held[me],
        "rival_needed": CASTLES_TO_WIN - held[rival],
        "about_to_win": int(held[me] >= CASTLES_TO_WIN - 1),
        "rival_about_to_win": int(held[rival] >= CASTLES_TO_WIN - 1),
        "before_me": sum(held[h] > held[me] for h in others),
        "level_with_me": sum(held[h] == held[me] for h in others),
        "mean_castles": 10 * sum(held) // len(held),
        "mean_strength": 2 * sum(s["strength"] for s in sides) // len(sides),
        "mean_power": sum(s["power"] for s in sides) // len(sides),
        "late_lead": (held[me] - held[rival]) * st.round,
    }
    for n in (3, 4, 5, 6):
        out[f"seats_{n}"] = int(st.seats == n)
    for h in range(len(HOUSES)):
        out[f"house_{h}"] = int(house == h)
    for name in SIDE:
        out[f"my_{name}"] = mine[name]
        out[f"rival_{name}"] = theirs[name]
    return out
