"""`search`: information-set Monte Carlo tree search over re-dealt worlds, one for all games.

The answers at hand race: each is played in the same re-dealt worlds with the same luck, so that
they are compared by differences and not by luck; what was learnt of such answers (`prior.py`)
counts like a few worlds more. Under each of them grows a tree (`tree.py`) that all worlds share.
The heuristic's answer is the one to beat: another one replaces it only if it is better beyond the
noise. Answers that cannot be listed are varied (`variation.py`), more of them the longer the search
lasts (progressive widening). The live match is never seen.
"""

from __future__ import annotations

import math
import re
import time
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypedDict

from weirwood.bots.characters import leaning
from weirwood.bots.prior import Sight
from weirwood.bots.tree import Judge, Player
from weirwood.bots.trees import Trees
from weirwood.bots.variation import is_list, key_of, variations
from weirwood.kernel.chance import Splitmix
from weirwood.kernel.decision import Decision, Option, Refused, Rng

if TYPE_CHECKING:
    from weirwood.bots.prior import Prior
    from weirwood.kernel.game import AnyGame
    from weirwood.kernel.match import Match
    from weirwood.kernel.registry import Worlds

SECONDS = 0.2
NEVER = 1 << 62
BUDGET = re.compile(r"(\d{1,9}(?:\.\d{1,9})?)(s?)(p?)(t?)", re.ASCII)
PATIENCE = 5.0  # how many times its budget an answer may take by the clock on the wall
FEWEST = 8  # iterations that are made whatever the time
WIDEN = 1.5  # answers that race: WIDEN * iterations ** 0.5, where they cannot be listed
CURIOUS = 1.2  # how far above its mean an answer is hoped to be, in standard errors
DOUBT = 0.8  # how many standard errors another answer must be ahead of the heuristic's
SAME = 0.01  # gains that are not worth looking for
BLUR = 0.02  # a difference that means nothing: keeps three lucky worlds from deciding
PACE = 200  # iterations that a second is taken for where it is asked how far to look


class Racer:
    """An answer in the race, and its value in each world so far."""

    __slots__ = ("answer", "hope", "node", "squares", "sum", "trust", "values")

    def __init__(self, answer: Any, node: Any, hope: float = 0.0, trust: float = 0.0) -> None:
        self.answer = answer
        self.node = node  # the tree under it
        self.hope, self.trust = hope, trust  # a gain that was foretold, worth so many worlds
        self.values: list[float] = []
        self.sum = 0.0  # of the differences to the heuristic's answer in the same worlds
        self.squares = 0.0

    def mean(self) -> float:
        n = len(self.values) + self.trust
        return (self.sum + self.trust * self.hope) / n if n else 0.0

    def error(self, spread: float) -> float:
        """The standard error of the mean; few worlds borrow from the spread of all answers."""
        n = len(self.values)
        if not n:
            return spread / math.sqrt(self.trust + 0.25)
        mean = self.sum / n
        own = max(0.0, self.squares - n * mean * mean)
        return math.sqrt((own + 3 * spread * spread) / (n + 2) / (n + self.trust))


class SearchBot:
    deaf = True  # it looks at worlds, and asks them nothing that was told

    def __init__(
        self,
        game: AnyGame,
        seconds: float,
        iterations: int,
        *,
        paranoid: bool = False,
        apart: bool = False,
        judge: Judge | None = None,
        prior: Prior | None = None,
    ) -> None:
        self.game, self.seconds, self.iterations = game, seconds, iterations
        self.player = (Trees if apart else Player)(game, paranoid=paranoid, judge=judge)
        self.player.prior = prior
        if not apart:
            self.player.laps = laps_of(game, seconds, iterations)
        self.done = 0  # iterations of the last answer, for whoever measures
        self.race: Race | None = None  # likewise, for whoever learns from it

    def decide(
        self,
        view: Mapping[str, Any],
        decision: Decision,
        options: Sequence[Option],
        rng: Rng,
        worlds: Worlds,
    ) -> Any:
        self.done = 0
        self.race = None
        if is_list(decision) and len(options) == 1:
            return [options[0].key]
        if decision.shape == "amount" and decision.least == decision.most:
            return decision.least
        self.race = Race(self, view, decision, options, rng, worlds)
        return self.race.run()


class Race:
    """One answer being searched for."""

    def __init__(
        self,
        bot: SearchBot,
        view: Mapping[str, Any],
        decision: Decision,
        options: Sequence[Option],
        rng: Rng,
        worlds: Worlds,
    ) -> None:
        self.bot, self.decision, self.worlds = bot, decision, worlds
        self.cpu = time.thread_time()
        self.wall = time.perf_counter()
        self.seeds: list[int] = []
        self.source = rng
        first = self.first_answer(view, options)
        kind = bot.game.kinds[decision.kind]
        bot.player.begin(bool(kind.secret) or len(view.get("asked", ())) > 1)
        self.sight: Sight | None = None
        if bot.player.prior is not None:
            world = worlds(rng)
            forget(world, decision.seat)
            self.sight = Sight(world, decision, first)
        self.lead = Racer(first, bot.player.root(decision.seat, first))
        self.racers = [self.lead]
        self.known = {key_of(first)}
        self.more = self.answers(options, first)
        self.spread = 0.1  # of differences; learnt from them
        self.until = 0

    def first_answer(self, view: Mapping[str, Any], options: Sequence[Option]) -> Any:
        policy = self.bot.game.greedy
        if policy is None:
            return self.worlds(self.source).sample(self.decision, self.source)
        return policy.decide(view, self.decision, options, self.source, self.worlds)

    def answers(self, options: Sequence[Option], first: Any) -> Iterator[Any]:
        """All other answers where they can be listed, else variations of the first."""
        if is_list(self.decision):
            yield from ([o.key] for o in options)
            return
        world = self.worlds(self.source)
        yield from variations(world, self.decision, first, self.source)

    def run(self) -> Any:
        listed = is_list(self.decision)
        stale = 0
        while stale < 12 and (len(self.racers) < 4 or listed):  # somebody to race against
            stale = 0 if self.widen() else stale + 1
        while self.goes_on():
            if not listed and len(self.racers) < WIDEN * math.sqrt(self.bot.done + 1):
                self.widen()
            if len(self.racers) == 1:
                break
            self.step()
            if self.bot.done % 16 == 0 and self.decided():
                break
        return self.verdict().answer

    def goes_on(self) -> bool:
        """Is there budget left? Seconds are those of one core: a busy machine thinks no worse."""
        bot = self.bot
        if bot.done >= bot.iterations:
            return False
        if bot.done < FEWEST or bot.iterations < NEVER:
            return True
        if time.perf_counter() - self.wall > PATIENCE * bot.seconds:
            return False
        return time.thread_time() - self.cpu < bot.seconds

    def widen(self) -> bool:
        answer = next(self.more, None)
        if answer is None or key_of(answer) in self.known:
            return False
        self.known.add(key_of(answer))
        player, hope, trust = self.bot.player, 0.0, 0.0
        if player.prior is not None and self.sight is not None:
            hope, trust = player.prior.gains(self.sight, [answer])[0], player.prior.trust
        self.racers.append(Racer(answer, player.root(self.decision.seat, answer), hope, trust))
        return True

    # ---- one iteration ------------------------------------------------------------------

    def step(self) -> None:
        """Let the most promising answer play its next world; the heuristic's plays them all."""
        spread = self.spread
        best = max(
            self.racers[1:],
            key=lambda r: r.mean() + CURIOUS * r.error(spread) * math.sqrt(1 + len(r.values) / 40),
        )
        n = len(best.values)
        while len(self.lead.values) <= n:
            self.play(self.lead)
        self.play(best)
        gain = best.values[n] - self.lead.values[n]
        best.sum += gain
        best.squares += gain * gain
        if self.bot.done % 8 == 0:
            self.spread = self.learnt()

    def learnt(self) -> float:
        """The standard deviation of all differences so far."""
        squares = n = 0.0
        for racer in self.racers[1:]:
            squares += racer.squares
            n += len(racer.values)
        return max(BLUR, math.sqrt((squares + 4 * 0.01) / (n + 4)))

    def play(self, racer: Racer) -> None:
        """The racer's answer in its next world."""
        n = len(racer.values)
        while len(self.seeds) <= n:
            self.seeds.append(self.source.getrandbits(64))
        rng = Splitmix(self.seeds[n])
        world = self.worlds(rng)
        player, decision = self.bot.player, self.decision
        clock = self.bot.game.clock
        if clock is not None:
            self.until = clock(world.st) + player.horizon * player.laps
        forget(world, decision.seat)
        # Those who are asked at the same time do not know this answer: they play naturally.
        others = [(d, player.natural(world, d, rng)) for d in world.decisions if d != decision]
        world.answer(decision, racer.answer)
        for d, answer in others:
            world.answer(d, answer)
        racer.values.append(player.follow(racer.node, world, decision.seat, self.until, rng, n))
        self.bot.done += 1

    # ---- the end ------------------------------------------------------------------------

    def decided(self) -> bool:
        """Is one answer clearly ahead of all others, or so close that it does not matter?"""
        spread = self.spread
        rows = [(r.mean(), r.error(spread) if r is not self.lead else 0.0) for r in self.racers]
        rows.sort(reverse=True)
        (top, error), *rest = rows
        return len(self.lead.values) >= FEWEST and all(
            mean + 3 * math.hypot(error, e) < top + SAME for mean, e in rest
        )

    def verdict(self) -> Racer:
        """The heuristic's answer unless another one is better beyond the noise of the search."""
        spread = self.spread

        def safe(racer: Racer) -> float:
            if racer is self.lead:
                return 0.0
            if len(racer.values) + racer.trust < 2:
                return -9.0
            return racer.mean() - DOUBT * racer.error(spread)

        return max(self.racers, key=safe)


def laps_of(game: AnyGame, seconds: float, iterations: int) -> int:
    """How many horizons are looked ahead by whoever thinks so long."""
    much = iterations if iterations < NEVER else int(seconds * PACE)
    return max([1, *(laps for least, laps in game.laps if much >= least)])


def forget(world: Match, seat: int) -> None:
    """Take back what others have answered in secret: a world holds a mere guess at that."""
    if len(world.st.asked) > 1:
        for d in world.answered:
            if d.seat != seat:
                world.withdraw(d)


class Form(TypedDict, total=False):
    """How the search supposes others to play, and which trees it keeps."""

    paranoid: bool
    apart: bool


def read_budget(bot: str, budget: str) -> tuple[float, int, Form]:
    """Seconds, iterations and the form of the search, from what stands after the colon.

    >>> read_budget("search", "0.5")[0], read_budget("search", "500t")[1:]
    (0.5, (500, {'paranoid': False, 'apart': True}))
    """
    if not budget:
        return SECONDS, NEVER, {}
    found = BUDGET.fullmatch(budget)
    number = float(found[1]) if found is not None else 0.0
    if found is None or not 0 < number < 1e6:
        allowed = ", ".join(f"{bot}:{each}" for each in ("0.5", "2s", "500", "500p", "500t"))
        raise Refused("bots.budget", {"bot": bot, "found": budget[:40], "allowed": allowed})
    form: Form = {"paranoid": bool(found[3]), "apart": bool(found[4])}
    if found[2] or "." in found[1]:
        return number, NEVER, form
    return 3600.0, max(1, int(number)), form


def make(game: AnyGame, budget: str) -> SearchBot:
    """`search`, `search:0.5` (seconds of one core), `search:2s`, or `search:500` (iterations).

    A `p` at the end supposes that everybody plays against the searcher; a `t` keeps a tree for
    each seat (`trees.py`). A character may follow (`characters.py`): `search:500:bold`.
    """
    much, _, character = budget.partition(":")
    seconds, iterations, form = read_budget("search", much)
    judge = leaning(game, character, None, f"search:{much}")
    return SearchBot(game, seconds, iterations, judge=judge, **form)


BOT = make
