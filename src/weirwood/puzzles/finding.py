"""Puzzles found by machine and checked by machine.

Bots play, now and then by whim, so that something is left to be found. Each question whose answers
can be listed is tried in a few worlds; where one answer seems to be best by far, more worlds are
dealt, and where it still is, longer searches with other luck must agree. What is hidden from the
asker is dealt anew before anything is tried: a puzzle knows no more than the asker does.
"""

from __future__ import annotations

import json
from collections import Counter
from itertools import islice
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from weirwood.bots.chances import clock_of, link_of, sides_of
from weirwood.bots.tree import Player
from weirwood.kernel import registry
from weirwood.kernel.chance import Splitmix, mix64
from weirwood.kernel.decision import Refused, below
from weirwood.kernel.game import folder_of
from weirwood.kernel.registry import bot_answer
from weirwood.kernel.saving import state_hash
from weirwood.lab.play.game import seed_of
from weirwood.puzzles import rating
from weirwood.puzzles.shape import FORMAT, Check, Next, Puzzle, Source, Why, Worth, asked, opened
from weirwood.puzzles.trial import Trial, listed

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Sequence

    from weirwood.kernel.decision import Decision
    from weirwood.kernel.match import Match

TABLES = "puzzles/tables.json"
SEED = 7
WHIM = 15  # of a hundred answers in the finder's games
LOOKED = 3  # one question of so many is looked at
GLANCE = 101  # the seed of first looks
GLANCES = ((3, 0.5), (6, 1.0), (12, 1.6))  # worlds, errors ahead: most are dropped here
CHECKS = ((20, 2.0, 201), (40, 2.5, 202), (80, 3.0, 203))
"""Worlds for each answer, how many errors the best must be ahead of every other one, seed."""
STEEP = 1.5  # where the judgement says less than that about who wins, there is nothing to find
GAIN = 0.03  # of chance that the next best answer loses
LEAD = 0.02  # in the game's judgement
AGREE = "search:240"  # must find it too
PER_GAME = 2  # puzzles of one game
PER_KIND = 0.25  # of all puzzles at most ask the same kind of question
EASY, PER_EASY = 800, 0.34  # so many at most may be found by everybody
APART = 8  # answers between two puzzles of a game


class Table(NamedTuple):
    """How many sit down, and with which settings."""

    seats: int
    settings: dict[str, Any]


def tables(game: str) -> list[Table]:
    """At which tables the finder's games are played: `puzzles/tables.json`, or the usual one."""
    found = registry.game(game)
    folder = folder_of(found.package)
    if folder is None or not (folder / TABLES).is_file():
        return [Table(found.seats[0], {})]
    rows = json.loads((folder / TABLES).read_text(encoding="utf-8"))
    return [Table(row["seats"], row["settings"]) for row in rows]


class Wanted:
    """What a collection still wants: not too many of one kind, nor too many easy ones."""

    def __init__(self, count: int, known: Sequence[Puzzle] = ()) -> None:
        self.count = count
        self.kinds: Counter[str] = Counter()
        self.easy = 0
        self.ids: set[str] = set()
        for puzzle in known:
            self.add(puzzle)

    def add(self, puzzle: Puzzle) -> None:
        self.ids.add(puzzle.id)
        self.kinds[puzzle.kind] += 1
        self.easy += puzzle.rating < EASY

    def kind(self, kind: str) -> bool:
        return self.kinds[kind] < max(2, PER_KIND * self.count)

    def puzzle(self, puzzle: Puzzle) -> bool:
        room = puzzle.rating >= EASY or self.easy < max(2, PER_EASY * self.count)
        return room and puzzle.id not in self.ids and self.kind(puzzle.kind)

    def left(self) -> int:
        return max(0, self.count - len(self.ids))


def check_judged(game: str) -> None:
    """Refuse a game that does not say what its positions are worth: it can have no puzzles."""
    if registry.game(game).evaluate is None or registry.game(game).terms is None:
        raise Refused("puzzles.no_judgement", {"game": game})


def make(
    game: str,
    count: int,
    seed: int = SEED,
    known: Sequence[Puzzle] = (),
    progress: Callable[[int], None] | None = None,
) -> Iterator[Puzzle]:
    """Puzzles until there are so many, those that are known included; each as it is found.

    The games follow from the seed, and the search from the position: whoever goes on with what was
    found so far goes on in the same way.
    """
    check_judged(game)
    wanted = Wanted(count, known)
    mine = [p.source for p in known if p.source.seed == seed]
    index = max((source.game for source in mine), default=0)
    steps = {source.step for source in mine if source.game == index}
    while wanted.left() > 0:
        for puzzle in islice(search(game, seed, index, wanted, steps), wanted.left()):
            wanted.add(puzzle)
            if progress is not None:
                progress(1)
            yield puzzle
        index, steps = index + 1, set()


def search(
    game: str, seed: int, index: int, wanted: Wanted, known: Collection[int] = ()
) -> Iterator[Puzzle]:
    """The puzzles of one game between bots; at the `known` steps they were found before."""
    own = seed_of(seed, index)
    where = tables(game)
    table = where[index % len(where)]
    match = registry.new(game, seats=table.seats, seed=own, options=table.settings)
    player = Player(match.game)
    rng, dice = Splitmix(mix64(own ^ 0x2545F491)), Splitmix(mix64(own ^ 0x50221E))
    step = taken = 0
    last, before = -APART, max(known, default=-1)
    while not match.over:
        for decision in match.decisions:
            if taken < PER_GAME and step - last >= APART and below(dice, LOOKED) == 0:
                if step <= before:
                    if step in known:
                        taken, last = taken + 1, step
                else:
                    source = Source(seed=seed, game=index, step=step)
                    found = consider(match, decision, source, wanted)
                    if found is not None and wanted.puzzle(found):
                        taken, last = taken + 1, step
                        yield found
            whim = below(rng, 100) < WHIM
            answer = match.sample(decision, rng) if whim else player.natural(match, decision, rng)
            match.answer(decision, answer)
            step += 1
        if taken == PER_GAME:
            return


def consider(match: Match, decision: Decision, source: Source, wanted: Wanted) -> Puzzle | None:
    """A puzzle, if this question makes one."""
    if not wanted.kind(decision.kind) or len(listed(match, decision)) < 2:
        return None
    link = link_of(match.game.id, len(set(sides_of(match))))
    if link.steepness(link.stage(clock_of(match))) < STEEP:
        return None
    trial = Trial(match, decision, GLANCE)
    for worlds, errors in GLANCES:
        trial.play_on(worlds)
        best, lead, error = trial.lead_of()
        if lead < LEAD or lead < errors * error or trial.gain() < GAIN / 2:
            return None
        if len(trial.racers) == 2 and best == trial.lead.answer:
            return None  # yes or no, and the game's own player knows: nobody's puzzle
    # From here on only what the asker sees counts: a save that knows nothing else.
    seat = decision.seat
    blank = match.redeal(seat, Splitmix(mix64(seed_of(source.seed, source.game) ^ source.step)))
    return proved(registry.load(blank.save()), seat, decision.kind, source)


def proved(match: Match, seat: int, kind: str, source: Source) -> Puzzle | None:
    """The puzzle at this position, if all searches agree on its solution."""
    decision = next(d for d in match.decisions if (d.seat, d.kind) == (seat, kind))
    trial, checks = verdict(match, decision)
    if trial is None:
        return None
    rows = trial.told()
    solution = rows[0].answer
    if trial.gain() < GAIN or (len(rows) == 2 and solution == trial.lead.answer):
        return None
    if bot_answer(registry.bot(AGREE, match.game.id), match, decision, 1) != solution:
        return None
    found = tries_of(match, decision, solution)
    scale: list[tuple[float, float, float]] = [
        (rating.BOTS[bot], hits, tries) for bot, (hits, tries) in found.items()
    ]
    # By chance it is found once in so many answers.
    scale.append((rating.BOTS["random"], 2 / len(rows), 2))
    told = [
        Worth(
            answer=row.answer,
            chance=round(row.chance, 3),
            loss=round(row.loss, 3),
            why=[Why(message=w["message"], n=w["args"]["n"], good=w["good"]) for w in row.why],
        )
        for row in rows
    ]
    return Puzzle(
        weirwood_puzzle=FORMAT,
        id=state_hash(match.st)[:8],
        game=match.game.id,
        rules=match.game.version,
        content=match.game.content,
        seats=match.seats,
        seat=seat,
        kind=kind,
        rating=rating.of_puzzle(scale),
        answers=told,
        follows=[Next(**row) for row in trial.follows()],
        found=found,
        checked=checks,
        source=source,
        save=json.loads(json.dumps(match.save())),
    )


def verdict(match: Match, decision: Decision) -> tuple[Trial | None, list[Check]]:
    """The last and longest of the searches, if all have agreed; and how they went."""
    checks: list[Check] = []
    solution: Any = None
    trial: Trial | None = None
    for worlds, errors, seed in CHECKS:
        trial = Trial(match, decision, seed)
        trial.play_on(worlds)
        best, lead, error = trial.lead_of()
        if solution not in (None, best) or lead < LEAD or lead < errors * error:
            return None, checks
        solution = best
        checks.append(Check(worlds=worlds, seed=seed, lead=round(lead, 4), error=round(error, 4)))
    return trial, checks


def tries_of(match: Match, decision: Decision, solution: Any) -> dict[str, list[int]]:
    """Which bots find the solution, and how often."""
    out: dict[str, list[int]] = {}
    for name in rating.BOTS:
        if name == "random":
            continue
        bot = registry.bot(name, match.game.id)
        tries = 1 if name == "steady" else rating.TRIES
        hits = sum(bot_answer(bot, match, decision, s) == solution for s in range(1, tries + 1))
        out[name] = [hits, tries]
    return out


def again(puzzle: Puzzle) -> str:
    """Prove a puzzle again, as it was found; what does not hold any more, or nothing."""
    match = opened(puzzle)
    decision = asked(puzzle, match)
    if match.why_not(decision, puzzle.solution) is not None:
        return "illegal"
    trial, _ = verdict(match, decision)
    if trial is None:
        return "unclear"
    rows = trial.told()
    if rows[0].answer != puzzle.solution:
        return "other"
    return "unclear" if trial.gain() < GAIN else ""


def renewed(puzzle: Puzzle) -> Puzzle | None:
    """The same position by the rules and cards that are played now, proved like a new one.

    It keeps its name, so that whoever solved it has solved it. None if the position is none of
    these rules, or if no answer is clearly best in it any more.
    """
    game = registry.game(puzzle.game)
    save = {**puzzle.save, "content": game.content}
    if save.get("rules") not in game.upgrades:
        save["rules"] = game.version
    try:
        match = registry.load(save)
        asked(puzzle, match)
    except Refused:
        return None
    found = proved(match, puzzle.seat, puzzle.kind, puzzle.source)
    return found and msgspec.structs.replace(found, id=puzzle.id)
