"""One game played by bots, and what is worth remembering of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from weirwood.kernel import registry
from weirwood.kernel.chance import MASK, mix64
from weirwood.kernel.decision import DONE, Decision, Option, Refused, RuleError
from weirwood.lab.play.players import player
from weirwood.lab.play.programs import ProgramBot
from weirwood.lab.play.wants import Forfeit

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from weirwood.kernel.match import Match

ENDLESS = 1_000_000
"""More answers than any game needs: a game that reaches it is reported, not waited for."""

NAME = 40
"""A record names a bot by so many characters of what it was called."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Which game, who plays where, and the seed from which everything follows."""

    game: str
    seats: int
    bots: tuple[str, ...]  # one a seat
    seed: int
    options: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one game went. `error` is empty unless it could not be played to its end."""

    index: int
    seed: int
    decisions: int
    choices: int
    standings: list[list[int]]
    scores: list[int]
    labels: list[str]
    error: str = ""
    record: str = ""
    options: int = 0  # of all real choices together, at their first step
    kinds: dict[str, int] = field(default_factory=dict)  # questions by kind
    events: dict[str, int] = field(default_factory=dict)  # what happened, by kind
    used: dict[str, int] = field(default_factory=dict)  # cards, units and orders by name
    lists: list[str] = field(default_factory=list)  # deck or army of each seat
    forfeits: list[dict[str, Any]] = field(default_factory=list)  # seats whose bots failed, and why


def seed_of(seed: int, index: int) -> int:
    """The seed of the game with this index: the same whoever plays it, and in whatever order."""
    return mix64(((seed & MASK) * 0x2545F4914F6CDD1D + index) & MASK)


def play(plan: Plan, index: int, game_seed: int, *, keep: bool = False) -> Outcome:
    """Play one game to its end. A bot that fails loses it; a rule that fails ends it with an error.

    A seat whose bot has crashed, stalled or answered what it may not gives up: it comes last, and
    the others play on.
    """
    match = registry.new(plan.game, seats=plan.seats, seed=game_seed, options=plan.options)
    bots = [player(name, plan.game) for name in plan.bots]
    bot_seed = mix64(game_seed ^ 0x5851F42D4C957F2D)
    seen = Seen()
    forfeits: list[dict[str, Any]] = []
    error = ""
    try:
        while not match.over:
            for decision in match.decisions:
                if decision not in match.decisions:  # somebody has just given up
                    continue
                options = match.options(decision)
                seen.count(match, decision, options)
                seat = decision.seat
                try:
                    answer = registry.bot_answer(bots[seat], match, decision, bot_seed)
                    match.answer(decision, answer, by=plan.bots[seat][:NAME])
                except RuleError:
                    raise
                except Exception as e:  # noqa: BLE001  # whatever a bot raises is its own doing
                    forfeits.append({"seat": seat, "why": why(e)})
                    match.concede(seat, by=plan.bots[seat][:NAME])
            if seen.decisions > ENDLESS:
                error = f"no end after {seen.decisions} decisions"
                break
    except (Refused, RuleError) as e:
        error = str(e)
    finally:
        for bot in bots:
            if isinstance(bot, ProgramBot):
                bot.end(match.standings, match.scores)
    events, used = told_in(match)
    return Outcome(
        index=index,
        seed=game_seed,
        decisions=seen.decisions,
        choices=seen.choices,
        standings=match.standings,
        scores=match.scores,
        labels=labels_of(match),
        error=error,
        record=match.record() if keep else "",
        options=seen.options,
        kinds=seen.kinds,
        events=events,
        used=used,
        lists=lists_of(match),
        forfeits=forfeits,
    )


def why(e: Exception) -> str:
    """What a bot did wrong, in one line."""
    if isinstance(e, Refused):
        return f"illegal answer: {e}"[:200]
    return (str(e) if isinstance(e, Forfeit) else f"{type(e).__name__}: {e}")[:200]


class Seen:
    """What one game consisted of: questions, real choices, options, kinds of questions."""

    def __init__(self) -> None:
        self.decisions = self.choices = self.options = 0
        self.kinds: dict[str, int] = {}

    def count(self, match: Match, decision: Decision, options: Sequence[Option]) -> None:
        self.decisions += 1
        self.kinds[decision.kind] = self.kinds.get(decision.kind, 0) + 1
        if is_choice(match, decision, options):
            self.choices += 1
            self.options += len(options)


CARDS = ("card", "cards", "ally", "allies", "unit", "units", "ncu", "order", "orders")
"""What events call the cards, units and orders they speak of; so does what ends in `_card`."""


def told_in(match: Match) -> tuple[dict[str, int], dict[str, int]]:
    """How often each kind of event happened, and how often they named each card, unit and order.

    What only some seats heard is not counted: a card that is drawn is not used yet.
    """
    events: dict[str, int] = {}
    used: dict[str, int] = {}
    for event in match.log:
        events[event.kind] = events.get(event.kind, 0) + 1
        if event.hidden:
            continue
        for name, value in event.args.items():
            if name in CARDS or name.endswith("_card"):
                for thing in value if isinstance(value, list | tuple) else (value,):
                    if isinstance(thing, str) and thing:
                        used[thing] = used.get(thing, 0) + 1
    return events, used


def lists_of(match: Match) -> list[str]:
    """The decks or armies that were brought, by name, where the game has such things."""
    lists = match.game.lists
    return [] if lists is None else list(lists.names(match.seats, match.settings))


def labels_of(match: Match) -> list[str]:
    """House, leader or faction of each seat, where the game has such a thing."""
    return match.game.labels(match.st) if match.game.labels is not None else []


def is_choice(match: Match, decision: Decision, options: Sequence[Option]) -> bool:
    """Whether the question has two legal answers or more."""
    shape, least, most = decision.shape, decision.least, decision.most
    if shape == "pick" and most == 1:
        return len(options) > 1
    if shape == "amount":
        return most > least
    if shape == "place":
        return True
    if shape == "pick":
        if match.game.kinds[decision.kind].extend is None:
            count = sum(o.key != DONE for o in options)
            return count > least and most > 0
        return _two_sets(match, decision, (), set(), set())
    so_far: tuple[str, ...] = ()
    while options:
        if len(options) > 1:
            return True
        if options[0].key == DONE:
            return False
        so_far = (*so_far, options[0].key)
        options = match.options(decision, so_far)
    return False


def _two_sets(
    match: Match,
    decision: Decision,
    so_far: tuple[str, ...],
    seen: set[frozenset[str]],
    ends: set[frozenset[str]],
) -> bool:
    """Look for a second set of keys that can be picked; the order of picking does not count."""
    here = frozenset(so_far)
    if here in seen:
        return False
    seen.add(here)
    options = match.options(decision, so_far)
    if not options:
        ends.add(here)
    for option in options:
        if option.key == DONE:
            ends.add(here)
        elif _two_sets(match, decision, (*so_far, option.key), seen, ends):
            return True
        if len(ends) > 1:
            return True
    return len(ends) > 1
