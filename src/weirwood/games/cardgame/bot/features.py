"""A position in a few dozen whole numbers, for players that have learnt."""

from __future__ import annotations

from .. import facts as k
from ..facts.terms import (
    ATTACHMENT,
    CHARACTER,
    DEAD,
    DECK,
    DISCARD,
    HAND,
    LOCATION,
    PLAY,
    PLOTS,
    UNDER,
    WIN,
)
from ..rules.values import keywords, strength
from ..rules.winning import total_power
from ..rules.zones import pile
from ..state import Position
from .greedy import evaluate
from .judging import card_value

KEYWORDS = ("renown", "stealth", "intimidate", "insight", "pillage")
HOUSES = 8


def side(st: Position, seat: int) -> dict[str, int]:
    """What lies before one player."""
    out = dict.fromkeys(SIDE, 0)
    out["power"] = total_power(st, seat)
    out["home_power"] = st.power[st.home[seat]]
    out["gold"] = st.gold[seat]
    out["hand"] = len(pile(st, seat, HAND))
    out["deck"] = min(20, len(pile(st, seat, DECK)))
    out["discard"] = len(pile(st, seat, DISCARD))
    out["dead"] = len(pile(st, seat, DEAD))
    out["plots"] = len(pile(st, seat, PLOTS))
    out["duplicates"] = len(pile(st, seat, UNDER))
    out["out"] = int(seat in st.out)
    best = 0
    for c in pile(st, seat, PLAY):
        face = st.cards.face[c]
        kind = k.TYPE[face]
        if kind == CHARACTER:
            might, bits, words = strength(st, c), k.ICONS[face], keywords(st, c)
            best = max(best, might)
            out["characters"] += 1
            out["strength"] += might
            out["cost"] += k.COST[face]
            out["unique"] += k.UNIQUE[face]
            out["standing"] += not st.kneel[c]
            out["on_characters"] += st.power[c]
            for n in range(3):
                if bits >> n & 1:
                    out[f"icons_{n}"] += 1
                    out[f"might_{n}"] += might
            for word in KEYWORDS:
                out[word] += bool(words & k.KEYWORD_BIT.get(word, 0))
        elif kind == LOCATION:
            out["locations"] += 1
            out["income"] += k.FACES[face].gold
        elif kind == ATTACHMENT:
            out["attachments"] += 1
    out["best"] = best
    plot = st.plot[seat]
    if plot >= 0:
        face_ = k.FACES[st.cards.face[plot]]
        out["plot_gold"], out["plot_claim"] = face_.gold, face_.claim
        out["plot_initiative"], out["plot_reserve"] = face_.initiative, face_.reserve
    return out


SIDE = (
    "power",
    "home_power",
    "on_characters",
    "gold",
    "hand",
    "deck",
    "discard",
    "dead",
    "plots",
    "duplicates",
    "out",
    "characters",
    "strength",
    "best",
    "cost",
    "unique",
    "standing",
    "icons_0",
    "icons_1",
    "icons_2",
    "might_0",
    "might_1",
    "might_2",
    *KEYWORDS,
    "locations",
    "income",
    "attachments",
    "plot_gold",
    "plot_claim",
    "plot_initiative",
    "plot_reserve",
)


def features(st: Position, seat: int) -> dict[str, int]:
    """What there is to know about how a seat stands, by name."""
    sides = [side(st, s) for s in range(st.seats)]
    others = [s for s in range(st.seats) if s != seat]
    rival = max(others, key=lambda s: 4 * sides[s]["power"] + sides[s]["strength"])
    mine, theirs = sides[seat], sides[rival]
    hand = [k.IDS[st.cards.face[c]] for c in pile(st, seat, HAND)]
    types = [k.TYPE[st.cards.face[c]] for c in pile(st, seat, HAND)]
    out = {
        "judgement": round(200 * evaluate(st, seat)),
        "round": st.round,
        "first": int(st.first == seat),
        "melee": int(st.seats > 2),
        "seats": st.seats,
        "needed": WIN - mine["power"],
        "rival_needed": WIN - theirs["power"],
        "near": int(mine["power"] >= WIN - 4),
        "rival_near": int(theirs["power"] >= WIN - 4),
        "hand_value": round(sum((card_value(c) for c in hand), 0.0)),
        "hand_characters": sum(t == CHARACTER for t in types),
        "hand_locations": sum(t == LOCATION for t in types),
        "others_power": sum(sides[s]["power"] for s in others) * 4 // len(others),
        "others_strength": sum(sides[s]["strength"] for s in others) * 2 // len(others),
        "before_me": sum(sides[s]["power"] > mine["power"] for s in others),
    }
    for n in range(3):
        out[f"edge_{n}"] = mine[f"might_{n}"] - theirs[f"might_{n}"]
        out[f"open_{n}"] = int(not theirs[f"icons_{n}"]) - int(not mine[f"icons_{n}"])
    for name, value in mine.items():
        out[f"my_{name}"] = value
    for name, value in theirs.items():
        out[f"rival_{name}"] = value
    faction, other = (k.FACTION[st.cards.face[st.home[s]]] for s in (seat, rival))
    for n in range(HOUSES):
        out[f"my_house_{n}"] = int(faction == n)
        out[f"rival_house_{n}"] = int(other == n)
    return out
