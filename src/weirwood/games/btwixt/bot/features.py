"""A position in a few dozen whole numbers, for players that have learnt."""

from __future__ import annotations

from ..rules.scoring import council_power, standing_of
from ..rules.seating import councils_of, neighbours
from ..state import EDITIONS, Position
from .greedy import evaluate

RIVALS = 3  # of the others, the best
DEAR = 6  # a card of this value or more is a dear one


def features(st: Position, seat: int) -> dict[str, int]:
    """What there is to know about how a seat stands, by name."""
    ed = EDITIONS[st.edition]
    power = tuple(council_power(st, c) for c in range(st.seats))
    how = [standing_of(st, power, s) for s in range(st.seats)]
    worth = [sum(ed.values[c] for c in hand) for hand in st.hands]
    small, large, allies = how[seat]
    out = {
        "judgement": round(100 * evaluate(st, seat)),
        "season": st.season,
        "rounds_left": ed.track_last - st.round,
        "advanced": int(st.advanced),
        "first": int(st.first == seat),
        "behind_first": (seat - st.first) % st.seats,
        "small": small,
        "large": large,
        "allies": allies,
        "hand": len(st.hands[seat]),
        "hand_worth": worth[seat],
        "cards": sum(len(hand) for hand in st.hands),
        "mean_small": sum(row[0] for row in how) * 10 // st.seats,
        "mean_worth": sum(worth) * 10 // st.seats,
        "before_me": sum(row > how[seat] for row in how),
        "level_with_me": sum(row[0] == small for row in how) - 1,
        "deck": len(st.ally_deck),
    }
    for n in (3, 4, 5, 6):
        out[f"seats_{n}"] = int(st.seats == n)
    for season in range(3):
        out[f"lead_in_{season}"] = out["judgement"] if st.season == season else 0
        out[f"cards_in_{season}"] = len(st.hands[seat]) if st.season == season else 0
    mine = sorted((ed.values[c] for c in st.hands[seat]), reverse=True)
    out["dear"] = sum(v >= DEAR for v in mine)
    out["white"] = sum(ed.white[c] for c in st.hands[seat])
    for n in range(3):
        out[f"card_{n}"] = mine[n] if n < len(mine) else 0
    councils = councils_of(st, seat)
    partners = neighbours(st, seat)
    ends = sorted(zip(councils, partners, strict=True), key=lambda row: power[row[0]])
    for name, (council, partner) in zip(("low", "high"), ends, strict=True):
        theirs = how[partner]
        out[f"{name}_allies"] = len(st.councils[council])
        out[f"{name}_tokens"] = len(st.tokens[council])
        out[f"{name}_best_ally"] = max((ed.powers[a] for a in st.councils[council]), default=0)
        out[f"{name}_scoring"] = sum(bool(ed.allies[a].scoring) for a in st.councils[council])
        out[f"{name}_partner_small"] = theirs[0]
        out[f"{name}_partner_wants"] = int(power[council] == theirs[0])
        out[f"{name}_partner_hand"] = len(st.hands[partner])
        out[f"{name}_partner_worth"] = worth[partner]
        out[f"{name}_partner_far"] = theirs[1]
    others = sorted((s for s in range(st.seats) if s != seat), key=lambda s: how[s], reverse=True)
    for n in range(RIVALS):
        if n < len(others):
            rival = others[n]
            out[f"rival_{n}_lead"] = how[rival][0] - small
            out[f"rival_{n}_large"] = how[rival][1]
            out[f"rival_{n}_hand"] = len(st.hands[rival])
            out[f"rival_{n}_worth"] = worth[rival]
            out[f"rival_{n}_beside"] = int(rival in partners)
        else:
            for what in ("lead", "large", "hand", "worth", "beside"):
                out[f"rival_{n}_{what}"] = 0
    out["won"] = st.won[seat] if seat < len(st.won) else 0
    out["lost"] = st.lost[seat] if seat < len(st.lost) else 0
    out["leader"] = st.leader[seat] if seat < len(st.leader) else -1
    return out
