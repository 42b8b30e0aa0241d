"""Golden playthroughs: whole games as text, to be read in review.

python -m tests.games.boardgame.golden --write   # after a change that was meant
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path

import weirwood
from weirwood.kernel import Splitmix
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


LUCK = {"seventh_castle": 7, "seventh_castle_tides": 7}  # with these a random player wins early

GAMES: dict[str, Callable[[], Match]] = {
    **{f"{n}_houses": last_round(n, False) for n in (3, 4, 5, 6)},
    **{f"{n}_houses_tides": last_round(n, True) for n in (3, 4, 5, 6)},
    "seventh_castle": seventh_castle(False),
    "seventh_castle_tides": seventh_castle(True),
}


def play(name: str) -> str:
    """The answers of a random player and what came of them, in English."""
    match = GAMES[name]()
    say = words("en", "weirwood.games.boardgame")
    rng = Splitmix(LUCK.get(name, 1))
    lines = [f"# {name}"]
    told = 0
    while True:
        for event in match.events_for(None, told):
            told = event["number"]
            lines.append(f"  {say.event(event['kind'], event['args'])}")
        if match.over:
            break
        d = match.decisions[0]
        answer = match.sample(d, rng)
        shown = answer if isinstance(answer, int) else json.dumps(answer).strip("[]")
        lines.append(f"{d.seat} {d.kind} {shown}")
        match.answer(d, answer)
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
