"""Golden playthroughs: whole games as text, to be read in review.

python -m tests.games.btwixt.golden --write   # after a change that was meant
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

import weirwood
from weirwood.kernel.match import Match
from weirwood.words import words

FOLDER = Path(__file__).parent / "golden"
NAMES = ("Ana", "Bea", "Carlo", "Dora", "Emma", "Fadri")
SHORT = {"short": True, "leaders": "deal"}

# name -> seats, seed, options, how the game is decided (None: however it comes)
GAMES: dict[str, tuple[int, int, dict[str, Any], str | None]] = {
    "3_leaders": (3, 1, {}, None),
    "4_leaders": (4, 1, {}, None),
    "5_leaders": (5, 1, {}, None),
    "6_leaders": (6, 1, {}, None),
    "advanced": (4, 2, {"advanced": True}, None),
    "draft": (4, 3, {"draft": "draft", "short": True}, None),
    "advanced_draft": (5, 3, {"advanced": True, "draft": "draft", "leaders": "deal"}, None),
    "kingsmoot": (3, 4, {"draft": "kingsmoot", "short": True}, None),
    "advanced_kingsmoot": (6, 4, {"advanced": True, "draft": "kingsmoot", "short": True}, None),
    "revealed": (4, 5, {"revealed": True, "short": True}, None),
    "short": (6, 6, {"short": True}, None),
    "by_small_council": (3, 0, SHORT, "small"),
    "by_other_council": (5, 2, SHORT, "other"),
    "by_allies": (4, 21, SHORT, "allies"),
    "shared_victory": (3, 32, SHORT, "shared"),
}


def play(name: str) -> tuple[Match, str]:
    """The answers of a random player and what came of them, in English."""
    seats, seed, options, _ = GAMES[name]
    match = weirwood.new("btwixt", seats=seats, seed=seed, options=options)
    assert match.game.overlay is not None
    say = words("en", match.game.package).but(overlay=match.game.overlay(match.settings))
    rng = random.Random(seed)
    lines = [f"B'Twixt, {seats} leaders, seed {seed}, settings {options}"]
    told = 0
    while True:
        for event in match.events_for(None, told):
            told = event["number"]
            lines.append(f"    {say.event(event['kind'], event['args'], NAMES)}")
        if match.over:
            break
        d = match.decisions[0]
        answer = match.sample(d, rng)
        lines.append(f"{NAMES[d.seat]}, {d.kind}: {', '.join(answer) or '-'}")
        match.answer(d, answer)
    places = [" and ".join(NAMES[s] for s in group) for group in match.standings]
    lines.append(f"Places: {'; '.join(places)}. Scores: {match.scores}.")
    return match, "\n".join(lines) + "\n"


def file_of(name: str) -> Path:
    return FOLDER / f"{name}.txt"


if __name__ == "__main__":
    if "--write" not in sys.argv:
        sys.exit("usage: python -m tests.games.btwixt.golden --write")
    FOLDER.mkdir(exist_ok=True)
    for game in GAMES:
        file_of(game).write_text(play(game)[1], encoding="utf-8")
