"""One game played by bots, and what is worth remembering of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from weirwood.kernel import registry
from weirwood.kernel.chance import MASK, mix64
from weirwood.kernel.decision import DONE, Decision, Option, Refused, Rng, RuleError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from weirwood.kernel.match import Match
    from weirwood.kernel.registry import Bot

ENDLESS = 1_000_000
"""More answers than any game needs: a game that reaches it is reported, not waited for."""

NOTHING: Mapping[str, Any] = {}


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


def seed_of(seed: int, index: int) -> int:
    """The seed of the game with this index: the same whoever plays it, and in whatever order."""
    return mix64(((seed & MASK) * 0x2545F4914F6CDD1D + index) & MASK)


def play(plan: Plan, index: int, game_seed: int, *, keep: bool = False) -> Outcome:
    """Play one game to its end. A rule or a bot that fails ends it with an error, no more."""
    match = registry.new(plan.game, seats=plan.seats, seed=game_seed, options=plan.options)
    bots = [registry.bot(name, plan.game) for name in plan.bots]
    bot_seed = mix64(game_seed ^ 0x5851F42D4C957F2D)
    decisions = choices = 0
    error = ""
    try:
        while not match.over:
            for decision in match.decisions:
                options = match.options(decision)
                decisions += 1
                choices += is_choice(match, decision, options)
                answer = ask(bots[decision.seat], match, decision, options, bot_seed)
                match.answer(decision, answer, by=plan.bots[decision.seat])
            if decisions > ENDLESS:
                error = f"no end after {decisions} decisions"
                break
    except (Refused, RuleError) as e:
        error = str(e)
    return Outcome(
        index=index,
        seed=game_seed,
        decisions=decisions,
        choices=choices,
        standings=match.standings,
        scores=match.scores,
        labels=labels_of(match),
        error=error,
        record=match.record() if keep else "",
    )


def ask(
    player: Bot, match: Match, decision: Decision, options: Sequence[Option], bot_seed: int
) -> Any:
    """What a bot answers. It gets its view, its options and re-dealt worlds, never the match."""
    seat = decision.seat
    rng = registry.bot_rng(bot_seed, seat, decision.number)

    def worlds(rng: Rng) -> Match:
        return match.redeal(seat, rng, silent=True)

    view = NOTHING if getattr(player, "blind", False) else match.view(seat)
    return player.decide(view, decision, options, rng, worlds)


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
