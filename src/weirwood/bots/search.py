"""`search`: information-set Monte Carlo tree search over re-dealt worlds, one for all games.

Each iteration deals a world that the seat may believe in, walks down one tree shared by all worlds,
adds a node, plays on for a while and lets the game say how well everybody stands. Seats that are
asked at once choose independently of each other (decoupled); with several players everybody goes
for their own result (max-n). Answers that cannot be listed are sampled, and more of them are tried
the longer a node is visited (progressive widening). The live match is never seen.
"""

from __future__ import annotations

import math
import time
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from weirwood.kernel.decision import Decision, Option, Refused, Rng, below

if TYPE_CHECKING:
    from weirwood.kernel.game import Game
    from weirwood.kernel.match import Match
    from weirwood.kernel.registry import Worlds

SECONDS = 0.2
EXPLORE = 0.7
WIDEN = 2.0  # candidates tried: WIDEN * visits ** 0.5, at least 3
DOUBT = 1.0  # how sure another answer must be before it replaces the heuristic's
DEPTH = 400  # decisions in the tree and after it, in one iteration


class Arm:
    """What is known of one answer at one node."""

    __slots__ = ("answer", "available", "total", "visits")

    def __init__(self, answer: Any) -> None:
        self.answer = answer
        self.visits = 0
        self.available = 0
        self.total = 0.0


class Node:
    """A position as the searcher tells positions apart: by the answers that led to it."""

    __slots__ = ("arms", "children", "visits")

    def __init__(self) -> None:
        self.arms: dict[int, dict[Any, Arm]] = {}  # by seat, then by answer
        self.children: dict[Any, Node] = {}
        self.visits = 0


def key_of(answer: Any) -> Any:
    """A hashable form of an answer."""
    if isinstance(answer, Mapping):
        return tuple(sorted(answer.items()))
    return tuple(answer) if isinstance(answer, list) else answer


class SearchBot:
    def __init__(self, game: Game[Any], seconds: float, iterations: int) -> None:
        self.game, self.seconds, self.iterations = game, seconds, iterations
        self.done = 0  # iterations of the last answer, for whoever measures

    def decide(
        self,
        view: Mapping[str, Any],
        decision: Decision,
        options: Sequence[Option],
        rng: Rng,
        worlds: Worlds,
    ) -> Any:
        if len(options) == 1 and decision.shape in ("pick", "amount"):
            return [options[0].key] if decision.shape == "pick" else decision.least
        root = Node()
        self.values: list[float] = []
        self.trusted: Any = None
        first = self.game.greedy
        if first is not None:  # the heuristic's answer is the one to beat
            answer = first.decide(view, decision, options, rng, worlds)
            arms = root.arms.setdefault(decision.seat, {})
            arms[key_of(answer)] = Arm(answer)
            self.trusted = key_of(answer)
        end = time.perf_counter() + self.seconds
        self.done = 0
        while self.done < self.iterations and (self.done < 8 or time.perf_counter() < end):
            self.iterate(root, worlds(rng), rng, decision)
            self.done += 1
            if self.done % 32 == 0 and decided(root, decision.seat, self.left(end)):
                break
        return self.verdict(root, decision.seat).answer

    def verdict(self, root: Node, seat: int) -> Arm:
        """The heuristic's answer unless another one is better beyond the noise of the search."""
        found = best(root, seat)
        trusted = root.arms[seat].get(self.trusted)
        if trusted is None or trusted is found or not trusted.visits:
            return found
        gain = found.total / found.visits - trusted.total / trusted.visits
        noise = self.spread * math.sqrt(1 / found.visits + 1 / trusted.visits)
        return found if gain > DOUBT * noise else trusted

    def left(self, end: float) -> int:
        """Iterations that the budget still allows, roughly."""
        if self.iterations < 1 << 60:
            return self.iterations - self.done
        spent = self.seconds - (end - time.perf_counter())
        return int(self.done * max(0.0, self.seconds - spent) / max(spent, 1e-6))

    # ---- one iteration ------------------------------------------------------------------

    def iterate(self, root: Node, world: Match, rng: Rng, decision: Decision) -> None:
        node = root
        path: list[tuple[int, Arm]] = []
        fresh = False
        while not world.over and not fresh and len(path) < DEPTH:
            asked = world.decisions
            taken = []
            node.visits += 1
            for d in asked:
                arm = self.choose(node, world, d, rng)
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
        value = self.play_out(world, rng)
        self.values.append(value[decision.seat])
        for seat, arm in path:
            arm.visits += 1
            arm.total += value[seat]

    @property
    def spread(self) -> float:
        """The standard deviation of what single iterations found."""
        n = len(self.values)
        mean = sum(self.values) / n
        return math.sqrt(sum((v - mean) ** 2 for v in self.values) / n)

    def natural(self, world: Match, d: Decision, rng: Rng) -> Any:
        """What a sensible player does: the heuristic's answer, where the game has one."""
        policy = self.game.greedy
        if policy is None:
            return world.sample(d, rng)

        def same(rng: Rng) -> Match:  # noqa: ARG001  # the world it is in will do
            return world

        return policy.decide(world.view(d.seat), d, world.options(d), rng, same)

    def choose(self, node: Node, world: Match, d: Decision, rng: Rng) -> Arm:
        """The answer to try next: untried ones first, then the best upper confidence bound."""
        arms = node.arms.setdefault(d.seat, {})
        legal = self.candidates(node, arms, world, d, rng)
        for key in legal:
            arms[key].available += 1
        untried = [k for k in legal if not arms[k].visits]
        if self.trusted in untried and node.visits <= 1:
            return arms[self.trusted]
        if untried:
            return arms[untried[below(rng, len(untried))]]

        def bound(key: Any) -> float:
            a = arms[key]
            return a.total / a.visits + EXPLORE * math.sqrt(math.log(a.available + 1) / a.visits)

        return arms[max(legal, key=bound)]

    def candidates(
        self, node: Node, arms: dict[Any, Arm], world: Match, d: Decision, rng: Rng
    ) -> list[Any]:
        """Answers of this node that are legal in this world; new ones as the node ripens."""
        if d.shape == "pick" and d.least == d.most == 1:
            keys = [(o.key,) for o in world.options(d)]
            for key in keys:
                if key not in arms:
                    arms[key] = Arm([key[0]])
            return keys
        known = [k for k, a in arms.items() if world.why_not(d, a.answer) is None]
        room = max(3, int(WIDEN * math.sqrt(node.visits + 1)))
        if len(known) < room:
            for answer in world.propose(d, rng, 1 if known else 3):
                key = key_of(answer)
                if key not in arms:
                    arms[key] = Arm(answer)
                if key not in known:
                    known.append(key)
        return known

    def play_out(self, world: Match, rng: Rng) -> list[float]:
        """Let the heuristic play on for the game's horizon; then the result, or a judgement."""
        evaluate = self.game.evaluate
        horizon = self.game.horizon if evaluate is not None else DEPTH * 10
        while not world.over and horizon > 0:
            d = world.decisions[0]
            world.answer(d, self.natural(world, d, rng))
            horizon -= 1
        if world.over or evaluate is None:
            return world.returns
        return [evaluate(world.st, seat) for seat in range(world.seats)]


def best(root: Node, seat: int) -> Arm:
    """The most visited answer; of several, the one with the better mean."""
    arms = root.arms[seat].values()
    return max(arms, key=lambda a: (a.visits, a.total / a.visits if a.visits else -9.0))


def decided(root: Node, seat: int, left: int) -> bool:
    """Can no other answer catch up any more?"""
    visits = sorted((a.visits for a in root.arms[seat].values()), reverse=True)
    return len(visits) < 2 or visits[0] - visits[1] > left


def make(game: Game[Any], budget: str) -> SearchBot:
    """`search`, `search:0.5` (seconds), `search:2s`, or `search:500` (iterations)."""
    if not budget:
        return SearchBot(game, SECONDS, 1 << 62)
    text = budget.removesuffix("s")
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 < number < 1e6:
        allowed = "search:0.5, search:2s, search:500"
        raise Refused("bots.budget", {"bot": "search", "found": budget[:40], "allowed": allowed})
    if budget.endswith("s") or "." in budget:
        return SearchBot(game, number, 1 << 62)
    return SearchBot(game, 3600.0, int(number))


BOT = make
