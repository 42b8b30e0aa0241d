"""Trees apart: what everybody does after an answer, a tree for each seat (`search:100t`).

A seat's tree knows what that seat is asked and what it answered, never what others said in secret:
all re-dealt worlds share it (multiple-observer information-set search). An answer that is given in
secret leads everybody else into the same trees, whichever it was. The first branch is always what
the game's own player would do there, whatever the world; the others are answers to try in its
place, more of them as the question is met more often, those first that did well elsewhere in this
search. Seats that are asked at once mix. Values are gains over the heuristic's answer in the same
world, so that most luck cancels out, and curiosity is measured in their spread.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from weirwood.bots.tree import Judge, Player
from weirwood.bots.variation import is_list, key_of, variations
from weirwood.kernel.decision import Decision, Rng, below

if TYPE_CHECKING:
    from weirwood.kernel.game import AnyGame
    from weirwood.kernel.match import Match

EXPLORE = 1.0  # how far above its mean an answer is hoped to be, in spreads of the seat's values
RIPE = 6  # visits of a question for its second answer; four times as many for the third, and so on
NATURAL = None  # the branch of the game's own player
SPREAD = 0.1  # of values, before any was seen
MIX = 0.1  # how often a seat that mixes tries anything at all


class Arm:
    """What is known of one answer to one question."""

    __slots__ = ("answer", "available", "regret", "total", "visits")

    def __init__(self, answer: Any) -> None:
        self.answer = answer
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.regret = 0.0

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Info:
    """What one seat knows when it is asked: its own questions and answers up to here."""

    __slots__ = ("after", "arms", "visits")

    def __init__(self) -> None:
        self.arms: dict[Any, Arm] = {}
        self.after: dict[Any, Info] = {}  # by the seat's answer and its next question
        self.visits = 0


class Roots:
    """Where the seats' trees begin, under one answer."""

    __slots__ = ("said", "seats")

    def __init__(self, seats: dict[int, Info], said: dict[int, Any]) -> None:
        self.seats = seats
        self.said = said  # the searcher knows its own answer


class Taken:
    """One way down: where each seat stands in its tree, and what it chose on the way."""

    __slots__ = ("at", "path", "said")

    def __init__(self, roots: Roots) -> None:
        self.at: dict[int, Info | None] = dict(roots.seats)  # None: out of the tree
        self.said = dict(roots.said)
        self.path: list[tuple[int, Info, Arm, str, bool]] = []


class Trees(Player):
    """Plays imagined worlds: down the seats' own trees first, then by the game's own heuristic."""

    def __init__(
        self, game: AnyGame, *, paranoid: bool = False, judge: Judge | None = None
    ) -> None:
        super().__init__(game, paranoid=paranoid, judge=judge)
        self.begin(False)

    def begin(self, secret: bool) -> None:
        """Forget everything: no answer may depend on the questions before it."""
        self.secret = secret  # the others do not learn which answer was given
        self.shared: dict[int, Info] = {}
        self.base: dict[int, dict[int, float]] = {}  # the first values in each world
        self.squares: dict[int, list[float]] = {}  # of the gains of each seat, and their number
        self.known: dict[tuple[int, str, Any], Arm] = {}  # answers wherever they were given

    def root(self, seat: int, answer: Any) -> Roots:
        return Roots(self.shared if self.secret else {}, {seat: key_of(answer)})

    def follow(
        self, node: Any, world: Match, me: int, until: int, rng: Rng, number: int = 0
    ) -> float:
        """One iteration: down the trees, a new branch for each seat, and on to the horizon."""
        taken = Taken(node)
        self.walk(node, taken, world, until, rng)
        values = self.worth(world, {me, *(row[0] for row in taken.path)})
        base = self.base.get(number)
        if base is None:
            base = self.usual()
            self.base[number] = values
        gains = {seat: value - base.get(seat, value) for seat, value in values.items()}
        if self.paranoid:
            gains = {seat: gain if seat == me else -gains[me] for seat, gain in gains.items()}
        self.remember(taken, gains)
        return values[me]

    def usual(self) -> dict[int, float]:
        """The mean of the first values in all worlds so far."""
        sums: dict[int, list[float]] = {}
        for row in self.base.values():
            for seat, value in row.items():
                sums.setdefault(seat, []).append(value)
        return {seat: sum(found) / len(found) for seat, found in sums.items()}

    def walk(self, roots: Roots, taken: Taken, world: Match, until: int, rng: Rng) -> None:
        """Play on until the game's clock says so."""
        clock = self.game.clock
        left = self.furthest()
        st = world.st
        while not world.over and left > 0:
            if clock is not None and self.judges and clock(st) >= until:
                return
            asked = world.decisions
            several = len(asked) > 1
            given = [(d, self.say(roots, taken, world, d, several, rng)) for d in asked]
            for d, answer in given:
                world.answer(d, answer)
            left -= 1

    # ---- choosing -----------------------------------------------------------------------

    def say(
        self, roots: Roots, taken: Taken, world: Match, d: Decision, several: bool, rng: Rng
    ) -> Any:
        """The seat's answer: by its tree as far as it goes, then naturally."""
        seat = d.seat
        answer = self.natural(world, d, rng)
        if is_list(d) and len(world.options(d)) == 1:
            return answer
        here = taken.at.get(seat)
        if here is None:
            if seat in taken.at:
                return answer
            here = roots.seats[seat] = Info()
        question = (taken.said.get(seat), d.kind, d.args)
        info = here.after.get(question)
        if info is None:
            info = here.after[question] = Info()
            taken.at[seat] = None
        else:
            taken.at[seat] = info
        arm = self.branch(info, world, d, answer, several, rng)
        taken.path.append((seat, info, arm, d.kind, several))
        chosen = answer if arm.answer is NATURAL else arm.answer
        taken.said[seat] = key_of(chosen)
        return chosen

    def branch(
        self, info: Info, world: Match, d: Decision, natural: Any, several: bool, rng: Rng
    ) -> Arm:
        arms = info.arms
        info.visits += 1
        if NATURAL not in arms:
            arms[NATURAL] = Arm(NATURAL)
        room = 1 + math.isqrt(info.visits // RIPE)
        if room == 1:
            return arms[NATURAL]
        first = key_of(natural)
        others = [k for k in arms if k is not NATURAL and k != first]
        if is_list(d):
            offered = {o.key for o in world.options(d)}
            legal = [k for k in others if k[0] in offered]
        else:
            legal = [k for k in others if world.why_not(d, arms[k].answer) is None]
        if len(legal) + 1 < room:
            legal += self.another(arms, first, world, d, natural, rng)
        open_ = [arms[k] for k in (NATURAL, *legal)]
        for arm in open_:
            arm.available += 1
        untried = next((a for a in open_ if not a.visits), None)
        if untried is not None:
            return untried
        return self.mixed(open_, rng) if several else self.promising(open_, d.seat)

    def promising(self, arms: list[Arm], seat: int) -> Arm:
        """The one with the best upper bound."""
        hope = EXPLORE * self.spread(seat)
        return max(
            arms, key=lambda a: a.mean + hope * math.sqrt(math.log(a.available + 1) / a.visits)
        )

    @staticmethod
    def mixed(arms: list[Arm], rng: Rng) -> Arm:
        """Regret matching: each as often as it is regretted not to have been taken."""
        weights = [int(1e6 * max(0.0, a.regret)) for a in arms]
        total = sum(weights)
        if not total or below(rng, 1000) < 1000 * MIX:
            return arms[below(rng, len(arms))]
        at = below(rng, total)
        for arm, weight in zip(arms, weights, strict=True):
            at -= weight
            if at < 0:
                return arm
        return arms[0]

    def another(
        self, arms: dict[Any, Arm], first: Any, world: Match, d: Decision, base: Any, rng: Rng
    ) -> list[Any]:
        """One more answer to try, if there is one: what did best elsewhere in this search."""
        if is_list(d):
            new: list[Any] = [(o.key,) for o in world.options(d)]
            new = [key for key in new if key != first and key not in arms]
            if not new:
                return []
            turn = below(rng, len(new))
            key = max(new[turn:] + new[:turn], key=lambda k: self.elsewhere(d, k))
            arms[key] = Arm([key[0]])
            return [key]
        for i, answer in enumerate(variations(world, d, base, rng)):
            key = key_of(answer)
            if key != first and key not in arms:
                arms[key] = Arm(answer)
                return [key]
            if i == 4:
                break
        return []

    def elsewhere(self, d: Decision, key: Any) -> float:
        found = self.known.get((d.seat, d.kind, key))
        return 0.0 if found is None else found.total / (found.visits + 2)

    # ---- remembering --------------------------------------------------------------------

    def spread(self, seat: int) -> float:
        squares, n = self.squares.get(seat, (0.0, 0.0))
        return math.sqrt((squares + 4 * SPREAD * SPREAD) / (n + 4))

    def remember(self, taken: Taken, gains: Mapping[int, float]) -> None:
        for seat in {row[0] for row in taken.path}:
            sums = self.squares.setdefault(seat, [0.0, 0.0])
            sums[0] += gains[seat] ** 2
            sums[1] += 1
        for seat, info, arm, kind, several in taken.path:
            gain = gains[seat]
            arm.visits += 1
            arm.total += gain
            if several:
                for other in info.arms.values():
                    if other.visits:
                        other.regret = max(0.0, other.regret + other.mean - gain)
            if arm.answer is not NATURAL:
                self.note(seat, kind, arm.answer, gain)

    def note(self, seat: int, kind: str, answer: Any, gain: float) -> None:
        """Remember an answer wherever it was given: it is tried early at the next question."""
        key = (seat, kind, key_of(answer))
        known = self.known.get(key)
        if known is None:
            known = self.known[key] = Arm(answer)
        known.visits += 1
        known.total += gain
