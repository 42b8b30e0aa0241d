"""Golden playthroughs: whole games as text, to be read in review.

python -m tests.games.boardgame.golden --write   # after a change that was meant
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import weirwood
from weirwood.kernel import Splitmix
from weirwood.kernel.decision import Decision
from weirwood.kernel.match import Match
from weirwood.words import words

FOLDER = Path(__file__).parent / "golden"
SIX = ("harrenhal", "riverrun", "moat_cailin", "white_harbor", "crackclaw_point")


def last_round(seats: int, tides: bool) -> Callable[[], Match]:
    return lambda: weirwood.new("boardgame", seats=seats, seed=40 + seats, options={"tides": tides})


def seventh_castle(tides: bool) -> Callable[[], Match]:
    return lambda: weirwood.scenario(
        "boardgame",
        {
            "board": "setup",
            "seats": 4,
            "settings": {"tides": tides},
            "round": 9,
            "phase": "marches",
            "areas": {
                "the_twins": "stark 2 knight, footman, march_plus_1",
                "seagard": "greyjoy footman, defense_plus_1",
                **dict.fromkeys(SIX, "token of stark"),
            },
            "supply": {"stark": 4},
        },
        seed=3,
    )


LEVEL = {"stark": 2, "lannister": 2, "baratheon": 2, "greyjoy": 2}
DECIDED_BY: dict[str, dict[str, Any]] = {  # the last round, ever further down the tie-breaks
    "castles": {"areas": {"harrenhal": "stark footman", "riverrun": "stark knight"}},
    "strongholds": {
        "areas": {
            "harrenhal": "stark footman",
            "riverrun": "token of lannister",
        }
    },
    "supply": {"supply": {"greyjoy": 4}},
    "power": {"supply": LEVEL, "power": {"lannister": 9}},
    "throne": {"supply": LEVEL, "power": dict.fromkeys(LEVEL, 0)},
}


def tie(by: str, tides: bool) -> Callable[[], Match]:
    """The last skirmish of round ten, and then the count."""
    data = {"seats": 4, "round": 10, "phase": "marches", **DECIDED_BY[by]}
    fight = {
        "kingswood": "baratheon 2 footman, march_0",
        "the_boneway": "lannister footman, defense_plus_1",
    }
    data["areas"] = {**data.get("areas", {}), **fight}
    data["settings"] = {"tides": tides}
    return lambda: weirwood.scenario("boardgame", data, seed=5)


# With these a random player wins early, or fights and leaves the tie as it should be.
LUCK = {
    "seventh_castle": 7,
    "seventh_castle_tides": 7,
    "last_round_castles": 2,
    "last_round_strongholds": 5,
    "last_round_supply": 7,
    "last_round_power": 7,
    "last_round_throne": 2,
    "last_round_castles_tides": 2,
    "last_round_strongholds_tides": 5,
    "last_round_supply_tides": 7,
    "last_round_power_tides": 7,
    "last_round_throne_tides": 2,
}

GAMES: dict[str, Callable[[], Match]] = {
    **{f"{n}_houses": last_round(n, False) for n in (3, 4, 5, 6)},
    **{f"{n}_houses_tides": last_round(n, True) for n in (3, 4, 5, 6)},
    **{f"last_round_{by}": tie(by, False) for by in DECIDED_BY},
    **{f"last_round_{by}_tides": tie(by, True) for by in DECIDED_BY},
    "seventh_castle": seventh_castle(False),
    "seventh_castle_tides": seventh_castle(True),
}


def walk(name: str) -> Iterator[tuple[Match, Decision | None, Any]]:
    """Before every answer of a random player, and once after the last."""
    match = GAMES[name]()
    rng = Splitmix(LUCK.get(name, 1))
    while not match.over:
        d = match.decisions[0]
        answer = match.sample(d, rng)
        yield match, d, answer
        match.answer(d, answer)
    yield match, None, None


def end(name: str) -> Match:
    """The match when all is over."""
    *_, (match, _, _) = walk(name)
    return match


def play(name: str) -> str:
    """The answers of a random player and what came of them, in English."""
    say = words("en", "weirwood.games.boardgame")
    lines = [f"# {name}"]
    told = 0
    for match, d, answer in walk(name):
        for event in match.events_for(None, told):
            told = event["number"]
            lines.append(f"  {say.event(event['kind'], event['args'])}")
        if d is not None:
            shown = answer if isinstance(answer, int) else json.dumps(answer).strip("[]")
            lines.append(f"{d.seat} {d.kind} {shown}")
        else:
            lines.append(f"standings {match.standings} scores {match.scores}")
    return "\n".join(lines) + "\n"


def main(args: list[str]) -> int:
    changed = [
        n for n in GAMES if not (f := FOLDER / f"{n}.txt").exists() or f.read_text() != play(n)
    ]
    if "--write" in args:
        FOLDER.mkdir(exist_ok=True)
        for name in changed:
            (FOLDER / f"{name}.txt").write_text(play(name), encoding="utf-8")
    sys.stdout.write("".join(f"{name}\n" for name in changed))
    return 0 if "--write" in args else int(bool(changed))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
