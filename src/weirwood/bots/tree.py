"""The tree under one answer: what everybody does next, as far as it has been tried.

Positions are told apart by the answers that led to them and by the questions then open, so that all
re-dealt worlds share one tree. Seats that are asked at once choose independently of each other.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Protocol

from weirwood.bots.variation import is_list, key_of, variations
from weirwood.kernel.decision import Decision, Rng, below
from weirwood.kernel.registry import SeatWorlds

if TYPE_CHECKING:
    from weirwood.bots.prior import Prior
    from weirwood.kernel.game import AnyGame
    from weirwood.kernel.match import Match

EXPLORE = 0.35
RIPE = 10  # visits of a node for every further answer that is tried there
DEPTH = 400  # questions of one iteration in the tree
LONGEST = 4000  # and after it, if the game's clock never says that it is enough


class Here(SeatWorlds):
    """For those who are asked in an imagined world: the one they are in will do."""

    def __call__(self, rng: Rng) -> Match:
        return self._match


class Judge(Protocol):
    """Says what positions are worth to seats, in place of the game's own judgement."""

    horizon: int

    def values(self, st: Any, seats: Iterable[int]) -> dict[int, float]: ...

    def results(self, match: Match, seats: Iterable[int]) -> dict[int, float]: ...


class Own:
    """The game's own judgement, as it is written beside its rules."""

    def __init__(self, game: AnyGame) -> None:
        self.evaluate, self.horizon = game.evaluate, game.horizon
        self.together = None if game.evaluate is None else game.evaluate_all

    def values(self, st: Any, seats: Iterable[int]) -> dict[int, float]:
        if self.together is not None:
            found = self.together(st)
            return {seat: found[seat] for seat in seats}
        assert self.evaluate is not None
        return {seat: self.evaluate(st, seat) for seat in seats}

    def results(self, match: Match, seats: Iterable[int]) -> dict[int, float]:
        returns = match.returns
        return {seat: returns[seat] for seat in seats}


class Arm:
    """What is known of one answer at one node."""

    __slots__ = ("answer", "available", "total", "visits")

    def __init__(self, answer: Any) -> None:
        self.answer = answer
        self.visits = 0
        self.available = 0
        self.total = 0.0


class Node:
    __slots__ = ("arms", "children", "visits")

    def __init__(self) -> None:
        self.arms: dict[int, dict[Any, Arm]] = {}  # by seat, then by answer
        self.children: dict[Any, Node] = {}
        self.visits = 0


class Player:
    """Plays imagined worlds: down the tree first, then by the game's own heuristic."""

    def __init__(
        self, game: AnyGame, *, paranoid: bool = False, judge: Judge | None = None
    ) -> None:
        self.game = game
        self.judge: Judge = Own(game) if judge is None else judge
        self.judges = judge is not None or game.evaluate is not None
        self.horizon = self.judge.horizon
        self.prior: Prior | None = None  # what answers may be worth, where that was learnt
        self.laps = 1  # horizons that are played through; each ends with a judgement, all count
        self.paranoid = paranoid  # everybody against the searcher, instead of each for themselves
        policy = game.greedy
        self.policy = policy
        self.quick = getattr(policy, "play", None)  # the heuristic on a state, without a view

    def begin(self, secret: bool) -> None:
        """A new question; whether the others do not learn what is answered."""

    def root(self, seat: int, answer: Any) -> Any:
        """Where the tree under an answer begins."""
        return Node()

    def natural(self, world: Match, d: Decision, rng: Rng) -> Any:
        """What a sensible player does: the heuristic's answer, where the game has one."""
        if self.policy is None:
            return world.sample(d, rng)
        if self.quick is not None and d.shape == "place":
            return self.quick(world, d, (), rng)  # it proposes places of its own
        keys = world.keys(d)
        if len(keys) == 1 and is_list(d):
            return [keys[0]]
        if self.quick is not None:
            return self.quick(world, d, keys, rng)
        view, options = world.view(d.seat), world.options(d)
        return self.policy.decide(view, d, options, rng, Here(world, d.seat))

    def follow(
        self, node: Any, world: Match, me: int, until: int, rng: Rng, number: int = 0
    ) -> float:
        """One iteration from a node on: choose, add a node, play out, remember. Its value.

        `number` is that of the world, for those who compare.
        """
        path: list[tuple[int, Arm]] = []
        fresh = False
        while not world.over and not fresh and len(path) < DEPTH:
            node.visits += 1
            taken = []
            for d in world.decisions:
                arm = self.choose(node, world, d, me, rng)
                path.append((d.seat, arm))
                taken.append((d, arm.answer))
            for d, answer in taken:
                world.answer(d, answer)
            signature = (
                tuple(key_of(a) for _, a in taken),
                tuple((d.seat, d.kind, d.args) for d in world.decisions),
            )
            child = node.children.get(signature)
            if child is None:
                child = node.children[signature] = Node()
                fresh = True
            node = child
        values = self.play_out(world, until, rng, {me, *(seat for seat, _ in path)})
        for seat, arm in path:
            arm.visits += 1
            arm.total += values[seat] if seat == me or not self.paranoid else -values[me]
        return values[me]

    def choose(self, node: Node, world: Match, d: Decision, me: int, rng: Rng) -> Arm:
        """The heuristic's answer at first, others as the node ripens, then the best bound."""
        arms = node.arms.setdefault(d.seat, {})
        answer = self.natural(world, d, rng)
        first = key_of(answer)
        if first not in arms:
            arms[first] = Arm(answer)
        room = 1 + node.visits // RIPE
        if room == 1:
            return arms[first]
        legal = [k for k, a in arms.items() if k == first or world.why_not(d, a.answer) is None]
        if len(legal) < room:
            self.widen(arms, legal, world, d, answer, rng)
        for key in legal:
            arms[key].available += 1
        untried = [k for k in legal if not arms[k].visits]
        if untried:
            return arms[untried[0]]

        def bound(key: Any) -> float:
            a = arms[key]
            return a.total / a.visits + EXPLORE * math.sqrt(math.log(a.available + 1) / a.visits)

        return arms[max(legal, key=bound)]

    def widen(
        self,
        arms: dict[Any, Arm],
        legal: list[Any],
        world: Match,
        d: Decision,
        base: Any,
        rng: Rng,
    ) -> None:
        """One more answer to try at a node, if there is one."""
        if is_list(d):
            new: list[Any] = [(o.key,) for o in world.options(d) if (o.key,) not in legal]
            if new:
                at = below(rng, len(new))
                if self.prior is not None:
                    at = self.prior.best(world, d, base, new)
                key = new[at]
                arms[key] = Arm([key[0]])
                legal.append(key)
            return
        for i, answer in enumerate(variations(world, d, base, rng)):
            key = key_of(answer)
            if key not in legal:
                arms.setdefault(key, Arm(answer))
                legal.append(key)
                return
            if i == 4:
                return

    def play_out(self, world: Match, until: int, rng: Rng, seats: set[int]) -> dict[int, float]:
        """Let the heuristic play on until the game's clock says so; the result, or a judgement.

        Who looks several horizons ahead judges at the end of each and takes the mean: what is near
        is seen with little luck, what is far is nearer to how the game ends.
        """
        left = self.furthest()
        total = dict.fromkeys(seats, 0.0)
        for lap in range(1 - self.laps, 1):
            left = self.play_until(world, until + lap * self.horizon, rng, left)
            for seat, value in self.worth(world, seats).items():
                total[seat] += value
        return {seat: value / self.laps for seat, value in total.items()}

    def play_until(self, world: Match, until: int, rng: Rng, left: int) -> int:
        """Play on naturally to the end of one horizon; how many questions may still be asked."""
        clock = self.game.clock
        st = world.st
        while not world.over and left > 0:
            if clock is not None and clock(st) >= until:
                break
            for d in world.decisions:
                world.answer(d, self.natural(world, d, rng))
            left -= 1
        return left

    def furthest(self) -> int:
        """How many questions are played on at most."""
        timed = self.game.clock is not None
        return LONGEST if timed or not self.judges else self.horizon

    def worth(self, world: Match, seats: set[int]) -> dict[int, float]:
        """The result, or the judgement."""
        if world.over or not self.judges:
            return self.judge.results(world, seats)
        return self.judge.values(world.st, seats)
