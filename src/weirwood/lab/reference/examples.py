"""Games played for the reference: what views, questions and events look like when they happen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from weirwood.kernel import registry
from weirwood.kernel.chance import Splitmix
from weirwood.kernel.decision import Refused
from weirwood.lab.play.game import seed_of
from weirwood.lab.reference.shapes import Shape

if TYPE_CHECKING:
    from weirwood.kernel.decision import Decision
    from weirwood.kernel.game import AnyGame
    from weirwood.kernel.match import Match

LONGEST = 3000  # answers of a game that is played for this
EVERY = 7  # so many answers apart views are looked at


class Asked:
    """One kind of question, as it was asked."""

    def __init__(self) -> None:
        self.shapes: set[str] = set()
        self.args: list[Shape] = []
        self.keys: dict[str, int] = {}  # the first word of a key, and the most parts after it

    def take(self, d: Decision, keys: list[str]) -> None:
        self.shapes.add(d.shape)
        for i, arg in enumerate(d.args):
            if i == len(self.args):
                self.args.append(Shape())
            self.args[i].take(arg)
        if d.shape in ("pick", "order"):
            for key in keys:
                word, *rest = key.split(":")
                self.keys[word] = max(self.keys.get(word, 0), len(rest))


class Examples:
    """All that was seen in some games."""

    def __init__(self) -> None:
        self.view = Shape()
        self.asked: dict[str, Asked] = {}
        self.events: dict[str, Shape] = {}

    def play(self, match: Match, bot: str, seed: int) -> None:
        """Play one game to its end, and look at everything on the way."""
        rng = Splitmix(seed)
        player = registry.bot(bot, match.game.id)
        count = 0
        while not match.over and count < LONGEST:
            for d in match.decisions:
                keys = [o.key for o in match.options(d)] if d.shape != "place" else []
                self.asked.setdefault(d.kind, Asked()).take(d, keys)
                if count % EVERY == 0:
                    self.view.take(match.view(d.seat))
                    self.view.take(match.view(None))
                answer = (
                    registry.bot_answer(player, match, d, seed)
                    if count % 3
                    else match.sample(d, rng)
                )
                match.answer(d, answer)
                count += 1
        for seat in (None, *range(match.seats)):
            self.view.take(match.view(seat))
            for event in match.events_for(seat):
                self.events.setdefault(event["kind"], Shape()).take(event["args"])


def settings(game: AnyGame) -> Iterator[dict[str, Any]]:
    """The usual settings, and each other one by itself."""
    yield {}
    for s in game.settings:
        if s.kind == "bool":
            yield {s.name: not s.default}
        elif s.kind == "choice":
            yield from ({s.name: choice} for choice in s.choices if choice != s.default)


def gather(game: AnyGame, rounds: int, seed: int = 0) -> Examples:
    """So many games of every seat count and every setting, at random and by the game's own player.

    What does not go together (a mode for two at a table of four) is passed over.
    """
    found = Examples()
    index = 0
    for options in settings(game):
        for seats in game.seats:
            for turn in range(rounds):
                match = begin(game, seats, seed_of(seed, index), options)
                index += 1
                if match is not None:
                    found.play(match, "steady" if turn % 2 else "random", index)
    return found


def begin(game: AnyGame, seats: int, seed: int, options: Mapping[str, Any]) -> Match | None:
    try:
        return registry.new(game.id, seats=seats, seed=seed, options=options)
    except Refused:
        return None
