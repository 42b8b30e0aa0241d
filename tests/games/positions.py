"""Positions that somebody might write down: good ones of each game, altered at random."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from copy import deepcopy
from importlib import resources
from typing import Any

import weirwood
from weirwood.words import words as catalogue

LANGUAGES = ("en", "es", "it")
Data = dict[str, Any]

# One position of each game that says much; the lessons of the game are altered beside it.
RICH: dict[str, Data] = {
    "btwixt": {
        "seats": 4, "settings": {"advanced": False}, "phase": "bidding", "season": "autumn",
        "round": 2, "first": 0, "turn": 0, "knelt": [2], "won": [0, 1, 0, 0], "lost": [1, 0, 1, 1],
        "leaders": ["leader_cersei", "leader_jon", "leader_doran", "leader_euron"],
        "hands": {"0": ["inf_betrayal", "inf_wildfire"], "1": []}, "piles": {"1": ["inf_rout"]},
        "current": "ally_varys", "tokens_on_ally": [3], "dead": ["ally_ygritte"], "deck_size": 12,
        "councils": {"0": {"allies": ["ally_bronn"], "tokens": [1, 2]}}, "ally_deck_size": 3,
        "lasting": [{"card": "evt_the_long_night", "seat": 1}], "discard": ["inf_guest_right"],
        "ally_deck": ["ally_beric_dondarrion"], "deck": ["inf_royal_decree"],
    },
    "boardgame": {
        "seats": 6, "phase": "marches", "round": 3, "turn": "stark", "threat": 4, "board": "empty",
        "areas": {
            "lannisport": "lannister 2 footman, march_0, garrison",
            "the_reach": "tyrell knight, routed footman, token", "kings_landing": "neutral 5",
            "winterfell": "stark footman, march_plus_1", "pyke": "greyjoy knight, raid_special",
            "the_narrow_sea": "baratheon ship, consolidate", "port_of_lannisport": "lannister ship",
            "sunspear": "token of martell", "oldtown": "tyrell siege_engine, defense_plus_1",
        },
        "power": {"tyrell": 3}, "supply": {"stark": 2}, "blade_used": True, "raven_used": False,
        "tracks": {"fiefdoms": ["lannister", "tyrell"], "kings_court": ["greyjoy", "stark"]},
        "discards": {"stark": ["robb_stark"]}, "bans": ["no_support"],
        "westeros": {"1": ["mustering"]}, "wildlings": ["mammoth_riders"],
    },
    "cardgame": {
        "phase": "challenges", "first": 0, "active": 0, "round": 2,
        "players": [
            {"faction": "stark", "plot": "01025", "power": 4, "gold": 2, "hand": ["01143"],
             "play": ["01146", {"card": "01151", "kneeling": True, "power": 1}, "01147"],
             "dead": ["01141"], "discard": ["01149"], "deck": ["01028", "01028"]},
            {"faction": "lannister", "agenda": "01027", "play": ["01087", "01094",
             {"card": "01088", "duplicates": 1, "attachments": ["01034"]}],
             "hand": ["01084", "01096"], "power": 5, "used": ["01019"]},
        ],
        "challenge": {"type": "military", "attacker": 0, "defender": 1, "attackers": ["01146"],
                      "defenders": ["01087"]},
    },
    "miniatures": {
        "seats": 2, "round": 2, "turn": 0, "first": 1, "vp": [1, 2], "points": 40,
        "units": [
            "0 stark_sworn_swords at 24,20, wounds 2, panicked, with sworn_sword_captain",
            "1 lannister_guardsmen against 0 front, with guard_captain, activated",
            "1 lannister_guardsmen at 36,30 facing 180, weakened, vulnerable",
            "0 stark_outriders",
        ],
        "ncus": ["0 catelyn_stark_lady_of_winterfell on zone_crown, activated"],
        "terrain": ["forest at 12,24 facing 90"], "objectives": ["at 30,10 center objective_7"],
        "hands": {"0": ["winters_might"]}, "decks": {"0": ["northern_ferocity"]},
        "bonuses": {"1": ["objective_10"]},
    },
}  # fmt: skip


def good(game: str) -> list[Data]:
    """Positions that can be: the rich one, and those of the lessons."""
    folder = resources.files(f"weirwood.games.{game}") / "lessons"
    files = sorted((f for f in folder.iterdir() if f.name.endswith(".json")), key=str)
    lessons = [json.loads(f.read_text("utf-8")) for f in files]
    return [RICH[game], *(row["scenario"] for row in lessons if "scenario" in row)]


def places(data: Any) -> Iterator[tuple[Any, Any]]:
    """Everything that lies in something: the holder, and where in it."""
    inside = data.items() if isinstance(data, dict) else enumerate(data)
    for where, what in inside:
        yield data, where
        if isinstance(what, (dict, list)):
            yield from places(what)


def words(data: Any) -> list[str]:
    """All words of a position, those of its lines one by one."""
    found = []
    for holder, where in places(data):
        if isinstance(holder, dict):
            found.append(str(where))
        if isinstance(holder[where], str):
            found += holder[where].replace(",", " , ").split()
    return found


NUMBERS = (-1, 0, 1, 2, 3, 4, 5, 6, 7, 12, 40, 99)


def altered(rng: random.Random, data: Data, vocabulary: list[str]) -> Data:
    """A position with one to three things about it changed."""
    new = deepcopy(data)
    for _ in range(rng.randint(1, 3)):
        holder, where = rng.choice(list(places(new)))
        what = holder[where]
        kind = rng.randrange(4)
        if kind == 0:
            del holder[where]
        elif kind == 1 and isinstance(holder, list):
            holder.insert(where, deepcopy(what))
        elif isinstance(what, bool):
            holder[where] = not what
        elif isinstance(what, int):
            holder[where] = rng.choice(NUMBERS)
        elif isinstance(what, str):
            holder[where] = reworded(rng, what, vocabulary)
        elif isinstance(holder, dict) and kind == 2:
            holder[rng.choice(vocabulary)] = deepcopy(what)
        if not new:
            return new
    return new


def reworded(rng: random.Random, line: str, vocabulary: list[str]) -> str:
    """A line with one of its words gone, doubled, or another; or one phrase of it alone."""
    if "," in line and rng.random() < 0.3:
        phrases = line.split(", ")
        del phrases[rng.randrange(len(phrases))]
        return ", ".join(phrases if rng.random() < 0.5 else phrases[-1:])
    parts = line.replace(",", " , ").split() or [""]
    at = rng.randrange(len(parts))
    parts[at : at + 1] = rng.choice(
        ([], [parts[at], parts[at]], [rng.choice(vocabulary)], [str(rng.choice(NUMBERS))])
    )
    return " ".join(parts).replace(" ,", ",")


def said(game: str, no: weirwood.Refused) -> list[str]:
    """The sentence of a refusal in every language; what has no words is an error."""
    package = f"weirwood.games.{game}"
    return [catalogue(lang, package).refusal(no.rule, no.refusal.args) for lang in LANGUAGES]


def tried(game: str, seed: int, data: Data, steps: int) -> str:
    """The rule that refuses a position, or nothing if the game goes on from it."""
    rng = random.Random(seed)
    try:
        match = weirwood.scenario(game, data)
    except weirwood.Refused as no:
        said(game, no)
        return no.rule
    for _ in range(steps):
        if match.over:
            break
        d = match.decisions[0]
        match.answer(d, match.sample(d, rng))
    return ""
