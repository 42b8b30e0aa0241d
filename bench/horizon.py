"""What limits a search: how far it looks, or luck? Every answer at real positions, in many worlds.

    python bench/horizon.py btwixt --seats 3 --positions 140 --worlds 80
    python bench/horizon.py boardgame --seats 3 --worlds 32 --choose       # what choosing is worth
    python bench/horizon.py btwixt --seats 3 --bots search:25,search:100   # and what these choose

Positions come from games of the game's own player with a whim now and then. Every answer plays the
same worlds to the end of the game, as a search would; on the way it is judged after one, two, three
and four horizons, in points and as chances, and by the mean of the points on the way: so a search
judges that looks so far. For each of these judgements the page is told

- *true*: by how much answers really differ from the own player's answer (standard deviation, 90 %
  interval over positions). No world is multiplied with itself, so that luck does not count into it;
- *luck*: how far the difference in one world lies from that;
- *worlds*: after how many of them both are the same;
- *end*: how well what is true of it agrees with how the games end (correlation; above one by luck).

With `--choose` the page also tells what choosing by these judgements is worth: the answer that is
best after so many worlds, valued by how the games ended in the other half of them, against the own
player's. A judgement that sees too little gains nothing however many worlds it is given.

With `--bots` each of them answers at every position, twice, and the mean chance to win is told that
its answers have over the own player's: by the ends of these games, which are played in other worlds
than the bot has seen. Answers that were not tried count as nothing.

The same arguments find the same figures, whatever the machine.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any, NamedTuple

import numpy as np

from weirwood.bots.chances import chances
from weirwood.bots.search import forget
from weirwood.bots.tree import Player
from weirwood.bots.variation import is_list, key_of, variations
from weirwood.kernel import registry
from weirwood.kernel.chance import Splitmix
from weirwood.kernel.decision import Decision
from weirwood.kernel.match import Match
from weirwood.kernel.registry import Bot, SeatWorlds, bot_answer
from weirwood.lab.play.game import is_choice

LAPS = 4
NAMES = [
    *(f"{lap} {word}" for lap in range(1, LAPS + 1) for word in ("points", "chances")),
    *(f"mean of 1 – {lap} points" for lap in range(2, LAPS + 1)),
    "end",
]
COUNTS = (1, 4, 16, 64)  # worlds after which somebody chooses
MIXED = 24  # orders of the worlds over which that is averaged
MOST = 6  # answers that are tried where they cannot be listed
WHIM = 0.1
AGAIN = 400  # positions are drawn anew so often, to tell how far figures may be off
SEEDS = (77, 78)  # of the bots that choose
LONGEST = 4000  # questions of one game


@dataclass(frozen=True)
class Where:
    """A question of a game, and all that is tried there, the own player's answer first."""

    match: Match
    decision: Decision
    answers: list[Any]
    number: int


def positions(given: argparse.Namespace, options: dict[str, str]) -> Iterator[Where]:
    """Questions with several answers, some way apart."""
    own = registry.bot("steady", given.game)
    whim = registry.bot("random", given.game)
    rng = random.Random(given.seed)  # which positions, not luck
    number = index = 0
    while True:
        index += 1
        seed = given.seed * 1000 + index
        match = registry.new(given.game, seats=given.seats, seed=seed, options=options)
        gap = 3 + rng.randrange(given.every)
        while not match.over:
            for decision in match.decisions:
                if is_choice(match, decision, match.options(decision)):
                    gap -= 1
                    if gap <= 0:
                        gap = 1 + rng.randrange(2 * given.every)
                        answers = tried(match, decision, bot_answer(own, match, decision, 1))
                        if len(answers) > 1:
                            yield Where(match, decision, answers, number)
                            number += 1
                bot = whim if rng.random() < WHIM else own
                match.answer(decision, bot_answer(bot, match, decision, 1))


def tried(match: Match, decision: Decision, first: Any) -> list[Any]:
    """The own player's answer, and all others; or some, where they cannot be listed."""
    if is_list(decision):
        others: list[Any] = [[option.key] for option in match.options(decision)]
    elif decision.shape == "amount" and decision.most - decision.least < 10:
        others = list(range(decision.least, decision.most + 1))
    else:
        world = SeatWorlds(match, decision.seat)(Splitmix(5))
        others = []
        for answer in islice(variations(world, decision, first, Splitmix(7)), 20):
            if key_of(answer) not in [key_of(each) for each in others] and len(others) < MOST:
                others.append(answer)
    return [first, *(each for each in others if key_of(each) != key_of(first))]


def played(player: Player, where: Where, answer: Any, rng: Splitmix) -> list[float]:
    """One world to its end: points and chances after each horizon, and who has won."""
    game, me = player.game, where.decision.seat
    world = SeatWorlds(where.match, me)(rng)
    clock = game.clock
    assert clock is not None
    until = clock(world.st) + game.horizon
    forget(world, me)
    others = [(d, player.natural(world, d, rng)) for d in world.decisions if d != where.decision]
    world.answer(where.decision, answer)
    for d, theirs in others:
        world.answer(d, theirs)
    out: list[float] = []
    left = LONGEST
    while not world.over and left:
        if len(out) < 2 * LAPS and clock(world.st) >= until:
            out += [world.value(me) or 0.0, 2 * chances(world)[me] - 1]
            until = clock(world.st) + game.horizon
        for d in world.decisions:
            world.answer(d, player.natural(world, d, rng))
        left -= 1
    won = 2 * chances(world)[me] - 1
    while len(out) < 2 * LAPS:
        out += [world.returns[me], won]
    points = out[::2]
    return [*out, *(sum(points[:lap]) / lap for lap in range(2, LAPS + 1)), won]


class Row(NamedTuple):
    """What is known of one judgement, with 90 % intervals."""

    name: str
    true: float
    true_within: tuple[float, float]
    luck: float
    worlds: float
    end: float
    end_within: tuple[float, float]


def told(tables: list[Any]) -> list[Row]:
    """For each judgement what is true of it and what luck; intervals over positions (bootstrap)."""
    sums = np.array([summed(table[1:] - table[:1]) for table in tables])
    rng = np.random.default_rng(1)
    picks = rng.integers(len(sums), size=(AGAIN, len(sums)))
    drawn = [ratios(sums[p]) for p in picks]
    trues, ends = (np.quantile([d[i] for d in drawn], (0.05, 0.95), axis=0).T for i in (0, 2))
    true, luck, end = ratios(sums)
    return [
        Row(
            name,
            float(true[i]),
            (float(trues[i, 0]), float(trues[i, 1])),
            float(luck[i]),
            float((luck[i] / true[i]) ** 2),
            float(end[i]),
            (float(ends[i, 0]), float(ends[i, 1])),
        )
        for i, name in enumerate(NAMES)
    ]


def summed(gap: Any) -> Any:
    """Of one position: answers, what different worlds agree on, luck, and what agrees with ends.

    No world is multiplied with itself, so that luck does not count into what is true.
    """
    n = gap.shape[1]
    ends = gap[:, :, -1:]
    true, end = (
        (gap.sum(1) * other.sum(1) - (gap * other).sum(1)) / (n * (n - 1)) for other in (gap, ends)
    )
    count = np.ones(gap.shape[2]) * len(gap)
    return np.array([count, true.sum(0), gap.var(1).sum(0), end.sum(0)])


def ratios(sums: Any) -> tuple[Any, Any, Any]:
    count, true, luck, end = sums.sum(0)
    true = np.sqrt(np.maximum(true / count, 1e-9))
    return true, np.sqrt(luck / count), end / count / (true * true[-1])


def choices(tables: list[Any], worlds: int) -> Iterator[str]:
    """A line for each judgement: what a question is worth to whoever chooses by it."""
    rng = np.random.default_rng(2)
    half = worlds // 2
    counts = [n for n in COUNTS if n <= half]
    yield f"| chosen after | {' | '.join(f'{n} worlds' for n in counts)} |"
    yield f"| --- | {' | '.join('---:' for _ in counts)} |"
    orders = [rng.permutation(worlds) for _ in range(MIXED)]
    for i, name in enumerate(NAMES):
        cells = []
        for n in counts:
            each = 100 * np.array([worth(table, i, n, half, orders) for table in tables])
            cells.append(f"{each.mean():.2f} ± {each.std() / len(each) ** 0.5:.2f} %")
        yield f"| {name} | {' | '.join(cells)} |"


def worth(table: Any, judgement: int, n: int, half: int, orders: list[Any]) -> float:
    """Chances to win gained at one position by choosing after n worlds, over mixed worlds."""
    gained = 0.0
    for order in orders:
        best = table[:, order[:n], judgement].mean(1).argmax()
        ends = table[:, order[half:], -1].mean(1)
        gained += (ends[best] - ends[0]) / 2
    return gained / len(orders)


def gains(bot: Bot, where: Where, table: Any) -> float:
    """By how much chance the bot's answers are better than the own player's."""
    keys = [key_of(answer) for answer in where.answers]
    won = table[:, :, -1].mean(1)
    chosen = [key_of(bot_answer(bot, where.match, where.decision, s)) for s in SEEDS]
    found = [(won[keys.index(key)] - won[0]) / 2 for key in chosen if key in keys]
    return float(sum(found)) / len(SEEDS)


def compared(names: list[str], rows: list[list[float]]) -> Iterator[str]:
    """A line for each bot: what it gains a question, and how much more than the first one."""
    all_of = 100 * np.array(rows)
    yield "| bot | gains a question | more than the first |"
    yield "| --- | ---: | ---: |"
    for name, mine in zip(names, all_of.T, strict=True):
        more = mine - all_of[:, 0]
        means = [f"{x.mean():.2f} ± {x.std() / len(x) ** 0.5:.2f} %" for x in (mine, more)]
        yield f"| `{name}` | {means[0]} | {means[1]} |"


def main() -> int:
    parser = argparse.ArgumentParser(description=str(__doc__).split("\n", maxsplit=1)[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--positions", type=int, default=140)
    parser.add_argument("--worlds", type=int, default=80)
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--every", type=int, default=5, help="questions between two, on average")
    parser.add_argument("-o", "--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--bots", default="", help="whose answers are valued")
    parser.add_argument("--choose", action="store_true", help="what choosing by them is worth")
    given = parser.parse_args()
    names = [name for name in given.bots.split(",") if name]
    bots = [registry.bot(name, given.game) for name in names]
    options = dict(each.split("=", 1) for each in given.option)
    player = Player(registry.game(given.game))
    tables = []
    rows_of_bots = []
    for where in islice(positions(given, options), given.positions):
        seed = given.seed * 7919 + where.number * 100003
        rows = [
            [played(player, where, answer, Splitmix(seed + w)) for w in range(given.worlds)]
            for answer in where.answers
        ]
        tables.append(np.array(rows))
        rows_of_bots.append([gains(bot, where, tables[-1]) for bot in bots])
        if sys.stderr.isatty():
            print(f"\r{len(tables)} of {given.positions}", end="", file=sys.stderr)
    answers = sum(len(table) for table in tables)
    print(f"{len(tables)} positions, {answers} answers, {given.worlds} worlds each\n")
    print("| judged after | true | luck | worlds | end |")
    print("| --- | ---: | ---: | ---: | ---: |")
    for row in told(tables):
        low, high = row.true_within
        worst, best = row.end_within
        print(
            f"| {row.name} | {row.true:.3f} ({low:.3f} – {high:.3f}) | {row.luck:.3f} "
            f"| {row.worlds:.0f} | {row.end:.2f} ({worst:.2f} – {best:.2f}) |"
        )
    if given.choose:
        print("\n" + "\n".join(choices(tables, given.worlds)))
    if names:
        print("\n" + "\n".join(compared(names, rows_of_bots)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
