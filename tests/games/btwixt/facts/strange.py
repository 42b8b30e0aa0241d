"""Card files nobody would print: random effects of the whole vocabulary, as far as it accepts them.

Whatever the reader lets through, the interpreter must be able to play.
"""

from __future__ import annotations

import copy
import json
import random
from typing import Any

from msgspec.structs import fields

from weirwood.games.btwixt import facts
from weirwood.games.btwixt.effects import vocabulary as v
from weirwood.games.btwixt.effects.faults import EditionError
from weirwood.games.btwixt.effects.ops import OPS, Op
from weirwood.games.btwixt.effects.reader import compile_effects

LEADERS = [
    "you",
    "neighbour",
    "each_neighbour",
    "left_neighbour",
    "other",
    "each_other",
    "that_leader",
    *v.AFTER_THE_BID,
    "each",
    "sharer",
    "another",
    "owner",
    "volunteer",
]
COUNCILS = [*v.COUNCILS, "your_other", "their_other", "same_as_current", "shared_with_you"]
COLOURS = ("red", "green", "purple", "blue", "white")
HOUSES = ("stark", "lannister", "baratheon", "targaryen", "free_folk", "neutral")

COMMON = {field.encode_name for field in fields(Op)}
OWN = {
    op: [field for field in fields(shape.struct) if field.encode_name not in COMMON]
    for op, shape in OPS.items()
}
# A move has a count unless it takes all: its shape alone would let it be left out.
NEEDED = {
    op: [f.encode_name for f in own if f.required or f.encode_name == "count"]
    for op, own in OWN.items()
}


class Maker:
    """Makes effects at random and keeps those that the reader accepts."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def one(self, *words: Any) -> Any:
        return self.rng.choice(words)

    def card_filter(self) -> dict[str, Any]:
        names = self.rng.sample(["min_value", "max_value", "colour", "min_hand"], self.one(0, 1, 2))
        return {n: self.one(*COLOURS) if n == "colour" else self.rng.randrange(1, 7) for n in names}

    def cards(self) -> dict[str, Any]:
        out: dict[str, Any] = {"zone": self.one("hand", "bid_pile", "bid_pile", "discard", "self")}
        if out["zone"] in ("hand", "bid_pile"):
            out["of"] = self.one(*LEADERS)
        if self.rng.random() < 0.3:
            out["filter"] = self.card_filter()
        if self.rng.random() < 0.2:
            out["exclude_self"] = True
        return out

    def value(self, op: str, name: str) -> Any:
        """A random argument; the reader decides whether it makes sense."""
        if name in ("count", "bottom"):
            return self.one(1, 1, 1, 2, 3)
        if name in ("from", "to") and op in ("move_tokens", "return_tokens", "move_ally"):
            return self.one(*COUNCILS)
        if name == "to" and op == "place_tokens":
            return "current_ally"
        if name == "to" and op in ("reveal_hand", "assign_token_choice"):
            return self.one(*LEADERS)
        if name in ("from", "to", "a", "b"):
            return self.cards()
        if name == "target":
            return self.one("self", self.cards(), self.cards())
        if name in ("who", "whose"):
            return self.one(*LEADERS)
        if name == "council":
            return self.one(*COUNCILS)
        if name == "filter":
            if op in ("kill_ally", "move_ally", "revive_ally"):
                return {self.one("min_power", "max_power"): self.rng.randrange(1, 6)}
            return self.card_filter()
        if name in ("up_to", "exclude_self", "bottom_optional", "exclude_just_killed"):
            return self.one(True, False)
        simple: dict[str, tuple[Any, ...]] = {
            "pick": ("choose", "highest", "lowest", "random", "all"),
            "chooser": ("you", "owner", "left_neighbour"),
            "volunteer": ("one_other_leader",),
            "direction": ("left", "right"),
            "amount": (-2, 1, 3),
            "value": (0, 4),
            "per": (
                "other_red_cards_in_your_pile",
                "other_cards_in_your_pile",
                "bids_lost_this_season",
                "other_house_allies_here",
                "tokens_of_value_1_here",
            ),
            "max": (2, 4),
            "rule": ("highest_single_card", "most_cards", "ties_lose"),
            "until": ("end_of_round",),
            "counting": ("whole_round", "from_now"),
            "what": (*v.PROTECTIONS, "influence", "win_icon"),
            "peek": ("you",),
            "source": ("next_ally", "dead_pile_else_next"),
            "house": HOUSES,
        }
        return self.one(*simple[name])

    def conditions(self) -> dict[str, Any]:
        name = self.one(*v.CONDITIONS)
        return {
            name: {
                "margin_at_least": 2,
                "total_at_least": 5,
                "season": ["autumn", "winter"],
                "other_house_ally_here": "stark",
                "no_other_house_ally_here": "stark",
            }.get(name, True)
        }

    def effect(self, when: str, depth: int = 0) -> dict[str, Any]:
        op = self.one(*OPS)
        needed = NEEDED[op]
        optional = [f.encode_name for f in OWN[op] if f.encode_name not in needed]
        out: dict[str, Any] = {"op": op} if depth else {"when": when, "op": op}
        if when == "during_round" and not depth and self.rng.random() < 0.5:
            out["on"] = "reveal"
        for name in (*needed, *(n for n in optional if self.rng.random() < 0.4)):
            if name != "options":
                out[name] = self.value(op, name)
        if op == "choose_one":
            out["options"] = [[self.effect(when, depth + 1)] for _ in range(2)]
        if out.get("pick") == "all":
            out.pop("count", None)
        if self.rng.random() < 0.3:
            out["optional"] = True
        if self.rng.random() < 0.2:
            out["if"] = self.conditions()
        if depth < 2 and self.rng.random() < 0.25:
            out[self.one("then", "else")] = [self.effect(when, depth + 1)]
        return out

    def effects(self, ally: bool) -> list[dict[str, Any]]:
        """One or two effects that the reader accepts."""
        timings = v.ALLY_TIMINGS if ally else v.INFLUENCE_TIMINGS
        while True:
            rows = [self.effect(self.one(*timings)) for _ in range(self.one(1, 1, 2))]
            scope = v.Scope("card", ally, COLOURS, HOUSES, [])
            try:
                compile_effects(scope, rows)
            except EditionError:
                continue
            return rows


def strange_edition(seed: int, share: float = 0.6) -> dict[str, Any]:
    """The game's own file with most abilities replaced by strange ones."""
    table: dict[str, Any] = json.loads(facts.default_text())
    maker = Maker(seed)
    for key in ("standard_influence", "event_influence", "leader_influence", "allies"):
        for row in table[key]:
            if maker.rng.random() < share:
                replace(maker, row, key == "allies")
    return table


def replace(maker: Maker, row: dict[str, Any], ally: bool) -> None:
    """New effects for one card, with the summary keys that belong to them."""
    while True:
        effects = maker.effects(ally)
        moments = [e["when"] for e in effects]
        new = copy.deepcopy(row)
        new["effects"] = effects
        new["timing"] = moments[0]
        if not ally:
            new["win_icon"] = "after_bid" in moments
            if sum(e["op"] == "redirect_self" for e in effects) > 1 or moments.count("cleanup") > 1:
                continue
        elif sum(e["op"] == "place_self" for e in effects) > 1:
            continue
        row.update(new)
        return
