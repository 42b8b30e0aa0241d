"""Golden playthroughs: whole games in words, to be read in review.

python -m tests.games.cardgame.golden     # write them anew
"""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from typing import Any

import weirwood
from weirwood.games.cardgame import GAME
from weirwood.games.cardgame.lists import PREBUILT
from weirwood.kernel import Match, Splitmix, registry
from weirwood.words import words

FOLDER = Path(__file__).with_name("golden")
NAMES = ["Ana", "Bruno", "Carla", "Diego", "Elena", "Fabio"]


def game(seats: int, seed: int, decks: str = "") -> Match:
    return weirwood.new("cardgame", seats=seats, seed=seed, options={"decks": decks})


def ending(data: dict[str, Any]) -> Match:
    return weirwood.scenario("cardgame", data, seed=1)


TWO = ["Arya Stark", "Bran Stark"]
PAIRS = {
    f"joust_{a}_{b}": (2, 11 + i, f"{a},{b}") for i, (a, b) in enumerate(combinations(PREBUILT, 2))
}
GAMES = {
    "joust_introductory": (2, 5, "intro_stark,intro_lannister"),
    **PAIRS,
    "melee_of_three": (3, 3, ""),
    "melee_of_four": (4, 4, ""),
    "melee_of_six": (6, 6, ""),
}
ENDINGS: dict[str, dict[str, Any]] = {
    "end_fifteen_power": {
        "players": [{"power": 14, "gold": 1}, {"faction": "lannister"}],
        "phase": "dominance",
    },
    "end_empty_deck": {
        "players": [{"deck": TWO}, {"faction": "lannister"}],
        "phase": "draw",
    },
    "end_both_decks": {
        "players": [{"deck": TWO}, {"faction": "lannister", "deck": TWO}],
        "phase": "draw",
    },
    "end_introductory": {
        "players": [{"deck": TWO, "power": 3}, {"faction": "lannister", "power": 2}],
        "phase": "draw",
        "introductory": True,
    },
    "end_introductory_shared": {
        "players": [{"deck": TWO, "power": 2}, {"faction": "lannister", "power": 2}],
        "phase": "draw",
        "introductory": True,
    },
    "end_last_of_three": {
        "players": [{"deck": TWO}, {"faction": "lannister"}, {"faction": "tyrell", "deck": TWO}],
        "phase": "draw",
    },
    "end_all_decks_of_three": {
        "players": [{"deck": TWO}, {"faction": "lannister", "deck": TWO}, {"deck": TWO}],
        "phase": "draw",
    },
    "end_several_at_fifteen": {
        "players": [{"power": 15}, {"faction": "lannister", "power": 15}],
        "phase": "draw",
    },
}


def play(m: Match) -> str:
    """The game of greedy players, one line per event."""
    said = words("en", GAME.package)
    seats = NAMES[: m.seats]
    for turn in range(20_000):
        if m.over:
            break
        d = m.decisions[0]
        m.answer(d, registry.bot_answer(GAME.greedy, m, d, turn), by="bot")
    lines = []
    for event in m.events_for(None):
        kind = event["kind"]
        if kind == "round.begins":
            lines.append("")
        lines.append(said.event(kind, event["args"], seats))
    places = "; ".join(", ".join(seats[s] for s in group) for group in m.standings)
    lines += ["", f"Standings: {places}. Power: {', '.join(map(str, m.scores))}."]
    return "\n".join(lines).strip() + "\n"


def conceded() -> str:
    m = game(2, 1)
    rng = Splitmix(1)
    for _ in range(8):
        d = m.decisions[0]
        m.answer(d, m.sample(d, rng))
    m.concede(1)
    return play(m)


def playthroughs() -> dict[str, str]:
    out = {name: play(game(*row)) for name, row in GAMES.items()}
    out |= {name: play(ending(data)) for name, data in ENDINGS.items()}
    out["end_conceded"] = conceded()
    return out


def main() -> None:
    registry.add(GAME)
    FOLDER.mkdir(exist_ok=True)
    for name, text in playthroughs().items():
        (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
