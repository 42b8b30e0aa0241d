"""Golden playthroughs: a whole battle in each mode as text, to be read in review.

python -m tests.games.miniatures.golden --write   # after a change that was meant
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import weirwood
from weirwood.games.miniatures import facts
from weirwood.games.miniatures.bot.greedy import BOT
from weirwood.kernel import Splitmix
from weirwood.words import words

if TYPE_CHECKING:
    from collections.abc import Callable

    from weirwood.kernel import Match, Rng

FOLDER = Path(__file__).parent / "golden"
ARMIES = {2: "stark_20,lannister_20", 3: "stark_20,lannister_20,neutral_20"}
GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    **{
        name.removeprefix("mode_"): (2, {"mode": name.removeprefix("mode_")})
        for name in facts.MODES
    },
    "free_for_all": (3, {"mode": "a_game_of_thrones"}),
}


def worlds(match: Match, seat: int) -> Callable[[Rng], Match]:
    def world(rng: Rng) -> Match:
        return match.redeal(seat, rng)

    return world


def play(name: str) -> str:
    """The answers of greedy players and what came of them, in English."""
    seats, options = GAMES[name]
    options = {"points": 20, "armies": ARMIES[seats], **options}
    match = weirwood.new("miniatures", seats=seats, seed=7, options=options)
    say = words("en", "weirwood.games.miniatures")
    rng = Splitmix(1)
    names = ["Ana", "Bruno", "Carla"][:seats]
    lines = [f"# {name}"]
    told = 0
    while True:
        for event in match.events_for(None, told):
            told = event["number"]
            lines.append(f"  {say.event(event['kind'], event['args'], names)}")
        if match.over:
            break
        d = match.decisions[0]
        answer = BOT.decide(match.view(d.seat), d, match.options(d), rng, worlds(match, d.seat))
        lines.append(f"{d.seat} {d.kind} {json.dumps(answer)}")
        match.answer(d, answer)
    lines.append(f"# {match.standings} {match.scores}")
    return "\n".join(lines) + "\n"


def main() -> None:
    if "--write" not in sys.argv:
        sys.exit(__doc__)
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        (FOLDER / f"{name}.txt").write_text(play(name), encoding="utf-8")


if __name__ == "__main__":
    main()
