"""What a bot gets, and how it is asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Protocol

from weirwood.kernel.chance import MASK, Splitmix, mix64
from weirwood.kernel.decision import Decision, Option, Rng
from weirwood.kernel.match import Match

NOTHING: Mapping[str, Any] = {}
Told = Mapping[str, Any]
"""An event as a seat hears it: `number`, `kind`, `args`."""


class Worlds(Protocol):
    """What a seat may imagine and remember; never the live match."""

    def __call__(self, rng: Rng) -> Match:
        """A match in which everything that the seat cannot see is dealt anew."""

    @property
    def heard(self) -> Sequence[Told]:
        """Every event that the seat has heard, with `number`, `kind`, `args`; to be read only."""

    @property
    def news(self) -> Sequence[Told]:
        """The part of it since the seat was last asked."""


class SeatWorlds:
    """The worlds of one seat of a match."""

    __slots__ = ("_match", "_seat")

    def __init__(self, match: Match, seat: int) -> None:
        self._match, self._seat = match, seat

    def __call__(self, rng: Rng) -> Match:
        return self._match.redeal(self._seat, rng, silent=True)

    @property
    def heard(self) -> Sequence[Told]:
        return self._match.events_for(self._seat)

    @property
    def news(self) -> Sequence[Told]:
        return self._match.news_for(self._seat)


class Bot(Protocol):
    """A player. It sees and hears what people do, and keeps no memory of its own.

    One whose attribute `blind` is true never looks at its view: it gets an empty one. One whose
    attribute `deaf` is true never asks its worlds what was heard: a match of such bots alone may be
    silent. One that has a method `choose(decision, keys, rng, worlds)` is asked by that: it needs
    the keys of its options alone, and `keys()` lists them if they are wanted.
    """

    def decide(
        self,
        view: Mapping[str, Any],
        decision: Decision,
        options: Sequence[Option],
        rng: Rng,
        worlds: Worlds,
    ) -> Any: ...


def bot_rng(bot_seed: int, seat: int, number: int) -> Splitmix:
    """A bot's own chance for one answer, derived from (bot seed, seat, number of the question)."""
    return Splitmix(mix64((bot_seed * 1_000_003 + seat * 7919 + number * 31) & MASK))


def bot_answer(player: Bot, match: Match, decision: Decision, bot_seed: int) -> Any:
    """Ask a bot: it gets its view, its options and its worlds, never the match."""
    seat = decision.seat
    rng = bot_rng(bot_seed, seat, decision.number)
    choose = getattr(player, "choose", None)
    if choose is not None:
        return choose(decision, partial(match.keys, decision), rng, SeatWorlds(match, seat))
    view = NOTHING if getattr(player, "blind", False) else match.view(seat)
    return player.decide(view, decision, match.options(decision), rng, SeatWorlds(match, seat))
