"""A trial: every answer to a question plays the same imagined worlds, so often as is asked for.

A race (`bots/search.py`) spends its time on what promises most; here each answer gets the same
share, so that also the wrong ones are known well enough to say what they lose.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, NamedTuple

from weirwood.bots.advice import FOLLOWING, Watching, Weighed, following, reasons
from weirwood.bots.search import Racer, SearchBot
from weirwood.bots.variation import is_list, key_of
from weirwood.kernel.registry import SeatWorlds, bot_rng

if TYPE_CHECKING:
    from weirwood.kernel.decision import Decision
    from weirwood.kernel.match import Match

MOST_ANSWERS = 10  # of a question that makes a puzzle


class Tried(NamedTuple):
    """How one answer did, beside the best."""

    answer: Any
    chance: float
    loss: float  # of chance, against the best
    behind: float  # in the game's own judgement
    error: float  # of that
    why: list[dict[str, Any]]


def listed(match: Match, decision: Decision) -> list[Any]:
    """All answers, if they are few and can be listed; else nothing."""
    if is_list(decision):
        found: list[Any] = [[o.key] for o in match.options(decision)]
    elif decision.shape == "amount":
        if decision.most - decision.least >= MOST_ANSWERS:
            return []
        found = list(range(decision.least, decision.most + 1))
    else:
        return []
    return found if 2 <= len(found) <= MOST_ANSWERS else []


class Trial(Weighed):
    """The answers to one question, all in the same worlds."""

    def __init__(self, match: Match, decision: Decision, seed: int) -> None:
        seat = decision.seat
        bot = SearchBot(match.game, 3600.0, 1)
        player = bot.player = Watching(match.game, seat, 1)
        self.deal = SeatWorlds(match, seat)
        super().__init__(
            player,
            bot,
            match.view(seat),
            decision,
            match.options(decision),
            bot_rng(seed, seat, decision.number),
            self.deal,
        )
        for answer in listed(match, decision):
            if key_of(answer) not in self.known:
                self.known.add(key_of(answer))
                self.racers.append(Racer(answer, player.root(seat, answer)))

    def play_on(self, worlds: int) -> None:
        """Let every answer play until it has played so many worlds."""
        for racer in self.racers:
            while len(racer.values) < worlds:
                self.play(racer)

    def ranked(self) -> list[Racer]:
        return sorted(self.racers, key=lambda racer: -sum(racer.values))

    def behind(self, racer: Racer, best: Racer) -> tuple[float, float]:
        """How far an answer is behind the best in the same worlds, and how far that may be off."""
        gaps = [a - b for a, b in zip(best.values, racer.values, strict=True)]
        n = len(gaps)
        mean = sum(gaps) / n
        spread = sum((gap - mean) ** 2 for gap in gaps) / max(1, n - 1)
        return mean, math.sqrt(spread / n)

    def lead_of(self) -> tuple[Any, float, float]:
        """The best answer, how far the next one is behind it, and the error of that.

        Next is who comes closest, errors included: an answer that was unlucky twice is no loser.
        """
        best, *rest = self.ranked()
        gap, error = min((self.behind(r, best) for r in rest), key=lambda row: row[0] - 2 * row[1])
        return best.answer, gap, error

    def mean_chance(self, racer: Racer) -> float:
        found = self.chances[id(racer)]
        return sum(found) / len(found)

    def gain(self) -> float:
        """How much chance any other answer loses at least."""
        best, *rest = self.ranked()
        return self.mean_chance(best) - max(map(self.mean_chance, rest))

    def told(self) -> list[Tried]:
        """All answers, the best first: what each is worth and why."""
        best, *rest = self.ranked()
        top = self.mean_chance(best)
        rows = [Tried(best.answer, top, 0.0, 0.0, 0.0, reasons(self, best, rest[0], True))]
        for racer in rest:
            gap, error = self.behind(racer, best)
            chance = self.mean_chance(racer)
            why = reasons(self, racer, best, False)
            rows.append(Tried(racer.answer, chance, top - chance, gap, error, why))
        return rows

    def follows(self) -> list[dict[str, Any]]:
        """What came next most often after the best answer."""
        return following(self, self.ranked()[0], self.deal, self.source)[:FOLLOWING]
