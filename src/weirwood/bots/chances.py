"""Chances: what the game's judgement of a position means for who will win, as calibrated numbers.

Each side's judgement (`match.value`) is multiplied by a slope that depends on the stage of the
game, and a softmax over all sides makes shares of it that sum to 1. Among more than two, the lead
of the first over the second may count for less: the others see it, too. Slopes, stages and that
part were fitted to games between bots, for every game and number of sides (`weirwood chances fit`);
they are data in `chances.json`, with how they were fitted. Whether they hold in games that were not
used for that is shown by `weirwood chances check` and in docs/chances.md.
"""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

import msgspec

from weirwood.kernel.chance import Splitmix

if TYPE_CHECKING:
    from collections.abc import Sequence

    from weirwood.kernel.match import Match

WORLDS = 16  # in which a position is judged for a seat that does not see all of it
SEED = 0x9E6D  # of those worlds: the same view gets the same chances


class Link(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From judgements to chances, for one game and number of sides."""

    slope: tuple[float, ...]  # at equally spaced stages; in between along a straight line
    ticks: tuple[float, ...] = ()  # the game's clock in usual positions, rising
    lead: float = 1.0  # how much of the first one's lead over the second counts, 0 to 1
    # how it was fitted
    rules: int = 0
    games: int = 0
    positions: int = 0
    noise: int = 0
    seed: int = 0

    def stage(self, clock: float) -> float:
        """How much of a usual game lies before this tick of its clock, 0 to 1; equals by half.

        >>> Link(slope=(1.0,), ticks=(1, 2, 2, 4)).stage(2)
        0.5
        """
        if not self.ticks:
            return 0.5
        below, upto = bisect_left(self.ticks, clock), bisect_right(self.ticks, clock)
        return (below + upto) / 2 / len(self.ticks)

    def near(self, stage: float) -> list[float]:
        """How much each of the slopes counts at this stage.

        >>> Link(slope=(1.0, 2.0, 4.0)).near(0.75)
        [0.0, 0.5, 0.5]
        """
        reach = (len(self.slope) - 1) * stage
        return [max(0.0, 1 - abs(reach - n)) for n in range(len(self.slope))]

    def steepness(self, stage: float) -> float:
        return sum(c * p for c, p in zip(self.slope, self.near(stage), strict=True))

    def shares(self, values: Sequence[float], clock: float) -> list[float]:
        """The chances of sides whose positions are worth this, at this tick of the clock."""
        return shares(curbed(values, self.lead), self.steepness(self.stage(clock)))


UNKNOWN = Link(slope=(5.0,))
"""For a game that nobody has fitted."""


@cache
def links() -> dict[str, dict[str, Link]]:
    """All that was fitted, by game and number of sides."""
    text = resources.files("weirwood.bots").joinpath("chances.json").read_bytes()
    return msgspec.json.decode(text, type=dict[str, dict[str, Link]])


def link_of(game: str, sides: int) -> Link:
    return links().get(game, {}).get(str(sides), UNKNOWN)


def curbed(values: Sequence[float], lead: float) -> list[float]:
    """These judgements, with only so much of the first one's lead over the second.

    >>> curbed([0.5, 0.125, 0.25], 0.5), curbed([0.25, 0.25], 0.5), curbed([0.25], 0.5)
    ([0.375, 0.125, 0.25], [0.25, 0.25], [0.25])
    """
    if lead == 1 or len(values) < 2:
        return list(values)
    second, first = sorted(values)[-2:]
    return [second + lead * (first - second) if v == first else v for v in values]


def shares(values: Sequence[float], steepness: float) -> list[float]:
    """The softmax: what each judgement is worth beside the others.

    >>> shares([0.0, 0.0], 3.0), [round(p, 2) for p in shares([0.2, -0.2], 3.0)]
    ([0.5, 0.5], [0.77, 0.23])
    """
    top = max(values)
    weights = [math.exp(steepness * (v - top)) for v in values]
    total = sum(weights)
    return [w / total for w in weights]


def sides_of(match: Match) -> list[int]:
    """The side of each seat: teams win together."""
    sides = match.game.sides
    if sides is None:
        return list(range(match.seats))
    return list(sides(match.seats, match.settings))


def clock_of(match: Match) -> float:
    clock = match.game.clock
    return float(clock(match.st)) if clock is not None else 0.0


def judged(match: Match, sides: Sequence[int]) -> list[float | None]:
    """What each side's position is worth, in the order of sides; None for one that gave up."""
    out: list[float | None] = []
    for side in range(max(sides) + 1):
        seats = [s for s, mine in enumerate(sides) if mine == side]
        if all(seat in match.st.conceded for seat in seats):
            out.append(None)
        else:
            out.append(match.value(seats[0]) or 0.0)
    return out


def won(match: Match, sides: Sequence[int]) -> list[float]:
    """How a finished game was won, by side; a shared first place counts in equal parts."""
    first = sorted({sides[seat] for seat in match.standings[0]})
    return [1 / len(first) if side in first else 0.0 for side in range(max(sides) + 1)]


def chances(match: Match, seat: int | None = None, worlds: int = WORLDS) -> list[float]:
    """Each seat's chance to win, from 0 to 1; seats of one side share it.

    With open eyes, or as one seat sees the table: then what it cannot see is dealt anew, `worlds`
    times, and the chances are the mean.
    """
    if seat is not None and not match.over:
        rng = Splitmix(SEED)
        dealt = [_chances(match.redeal(seat, rng, silent=True)) for _ in range(max(1, worlds))]
        return [sum(column) / len(dealt) for column in zip(*dealt, strict=True)]
    return _chances(match)


def _chances(match: Match) -> list[float]:
    sides = sides_of(match)
    if match.over:
        result = won(match, sides)
        return [result[side] for side in sides]
    values = judged(match, sides)
    playing = [v for v in values if v is not None]
    link = link_of(match.game.id, len(values))
    found = iter(link.shares(playing, clock_of(match)))
    told = [0.0 if v is None else next(found) for v in values]
    return [told[side] for side in sides]
