"""The report of a finished game, as plain data: chances over its course, turning points, luck.

A record is played again. After every step each seat's chance is told with open eyes: the game is
over, nothing is hidden any more. Where a seat's chance fell most from one of its answers to its
next, that answer is looked at again: from what the seat could see then, it races against others,
and replaces them all unless one is better beyond the noise of the search. What was won, spent and
rolled is counted from the events (`tally.py`).
"""

from __future__ import annotations

from statistics import median
from typing import TYPE_CHECKING, Any, NamedTuple

from weirwood.bots.advice import Watching, Weighed, reasons
from weirwood.bots.chances import chances, clock_of, sides_of
from weirwood.bots.search import SearchBot
from weirwood.bots.tally import Tally
from weirwood.kernel import registry
from weirwood.kernel import replay as replays
from weirwood.kernel.decision import Decision, Refused
from weirwood.kernel.registry import SeatWorlds, bot_rng

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from weirwood.kernel.match import Match

FORMAT = 1
BUDGET = 60  # imagined games for one turning point
MOST_GAMES = 2_000
POINTS = 6  # turning points that are looked at
MOST_POINTS = 40
SEED = 0x4E904  # the same record gets the same report
SWING = 0.03  # a chance that falls by less is no turning point
GAIN = 0.01  # less than one win more in a hundred games explains no fall
CALM = 9  # steps: in the middle of a battle a judgement wavers, so medians are compared
SAMPLES = 400  # points of the curve


class Asked(NamedTuple):
    """An answer that was a real choice."""

    step: int
    seat: int


def report(
    record: str | Iterable[Any],
    budget: int = BUDGET,
    points: int = POINTS,
    progress: Callable[[int, int], None] | None = None,
) -> dict[str, Any]:
    """All there is to say about a finished game. The match of a record, and nothing else, is read.

    `budget` is how many games are imagined for each of the `points` turning points; `progress`
    hears how many of them are done, of how many.
    """
    check("budget", budget, 1, MOST_GAMES)
    rows = replays.parse(record)
    told = outline(rows, points)
    found = told["turning"]
    for n, point in enumerate(found):
        found[n] = ponder(rows, point, budget)
        if progress is not None:
            progress(n + 1, len(found))
    return told


def outline(record: str | Iterable[Any], points: int = POINTS) -> dict[str, Any]:
    """The report but for what would have been better: that takes time, and `ponder` adds it."""
    check("points", points, 0, MOST_POINTS)
    rows = replays.parse(record)
    curve: list[tuple[float, list[float]]] = []
    choices: list[Asked] = []
    turning: dict[int, dict[str, Any]] = {}
    match: Match | None = None
    for match, row in walk(rows):
        curve.append((clock_of(match), chances(match)))
        decision = asked(match, row)
        if decision is not None and row is not None and match.only(decision) is None:
            step = len(curve) - 1
            choices.append(Asked(step, decision.seat))
            turning[step] = {
                "step": step,
                "seat": decision.seat,
                "kind": decision.kind,
                "shape": decision.shape,
                "least": decision.least,
                "most": decision.most,
                "args": _plain(decision.args),
                "answer": row.get("answer"),
            }
    assert match is not None
    if not match.over:
        raise Refused("report.unfinished", {"answers": len(curve) - 1})
    found = swings(choices, [now for _, now in curve], points)
    tally = Tally(match)
    return {
        "weirwood_report": FORMAT,
        "game": match.game.id,
        "rules": match.game.version,
        "seats": match.seats,
        "sides": sides_of(match),
        "settings": match.settings,
        "names": match.game.names(match.st) if match.game.names is not None else [],
        "steps": len(curve) - 1,
        "standings": match.standings,
        "scores": match.scores,
        "curve": thinned(curve),
        "turning": [
            turning[swing.step]
            | {"before": round(swing.before, 4), "after": round(swing.after, 4)}
            | {"until": swing.until, "games": 0, "better": None}
            for swing in found
        ],
        "luck": tally.luck(),
        "counts": tally.counts(),
    }


def _plain(x: Any) -> Any:
    return [_plain(y) for y in x] if isinstance(x, tuple) else x


def check(what: str, found: Any, least: int, most: int) -> None:
    if type(found) is not int or not least <= found <= most:
        told = {"what": what, "found": str(found)[:40], "allowed": f"{least}..{most}"}
        raise Refused("report.bounds", told)


def walk(rows: Sequence[Mapping[str, Any]]) -> Iterator[tuple[Match, Mapping[str, Any] | None]]:
    """The match before each answer of a record, with that answer; at the end with None."""
    match = replays.begin(rows[0], registry.catalogue(), False)
    for n, row in enumerate(rows[1:], 2):
        ends = "standings" in row
        if not ends:
            yield match, row
        found = replays.compare_end(match, row, n) if ends else replays.step(match, row, n)
        if found is not None:
            told = {name: str(value)[:120] for name, value in found._asdict().items()}
            raise Refused("kernel.differs", told | {"line": found.line})
    yield match, None


def asked(match: Match, row: Mapping[str, Any] | None) -> Decision | None:
    """The question that a line of a record answers, if it answers one."""
    if row is None or "kind" not in row:
        return None
    wanted = (row.get("seat"), row["kind"])
    return next((d for d in match.decisions if (d.seat, d.kind) == wanted), None)


def thinned(curve: Sequence[tuple[float, list[float]]]) -> list[dict[str, Any]]:
    """At most so many points of the curve, its ends among them."""
    last = len(curve) - 1
    every = max(1, -(-last // SAMPLES))
    return [
        {"step": n, "clock": clock, "chances": [round(p, 4) for p in now]}
        for n, (clock, now) in enumerate(curve)
        if n % every == 0 or n == last
    ]


# ---- turning points -------------------------------------------------------------------------


class Swing(NamedTuple):
    """How far a seat's chance fell from one of its answers to its next."""

    step: int
    until: int
    before: float
    after: float


def swings(choices: Sequence[Asked], curve: Sequence[Sequence[float]], points: int) -> list[Swing]:
    """Where chances fell most, in the order of the game."""
    after: dict[int, int] = {}  # by seat: the step of its next answer
    found: list[tuple[int, Swing]] = []
    for each in reversed(choices):
        until = after.get(each.seat, len(curve) - 1)
        before = calm(curve, each.seat, each.step - CALM + 1, each.step)
        then = calm(curve, each.seat, until, until + CALM - 1)
        if before - then >= SWING:
            found.append((each.seat, Swing(each.step, until, before, then)))
        after[each.seat] = each.step
    found.sort(key=lambda row: (row[1].after - row[1].before, row[1].step))
    taken: list[tuple[int, Swing]] = []
    for seat, swing in found:  # one fall is one turning point, whichever answer began it
        near = (s for who, s in taken if who == seat)
        if all(abs(s.step - swing.step) > CALM for s in near) and len(taken) < points:
            taken.append((seat, swing))
    return sorted(swing for _, swing in taken)


def calm(curve: Sequence[Sequence[float]], seat: int, first: int, last: int) -> float:
    """A seat's usual chance over some steps; of the end, the result."""
    if last >= len(curve) - 1 and first >= len(curve) - 1:
        return curve[-1][seat]
    return median(now[seat] for now in curve[max(0, first) : last + 1])


class Defended(Weighed):
    """A race in which what was played is the answer to beat."""

    def __init__(self, played: Any, *given: Any) -> None:
        self.played = played
        super().__init__(*given)

    def first_answer(self, view: Mapping[str, Any], options: Any) -> Any:
        return self.played


def ponder(record: str | Iterable[Any], point: Mapping[str, Any], budget: int) -> dict[str, Any]:
    """A turning point with what would have been better; the record is played up to it."""
    for step, (match, row) in enumerate(walk(replays.parse(record))):
        decision = asked(match, row) if step == point["step"] else None
        if decision is not None:
            return {**point, **second_thoughts(match, decision, point["answer"], budget)}
    return dict(point)


def second_thoughts(match: Match, decision: Decision, played: Any, budget: int) -> dict[str, Any]:
    """What was played against everything else, from the seat's own view of that moment."""
    seat = decision.seat
    bot = SearchBot(match.game, 3600.0, budget)
    player = bot.player = Watching(match.game, seat, bot.player.laps)
    race = Defended(
        played,
        player,
        bot,
        match.view(seat),
        decision,
        match.options(decision),
        bot_rng(SEED, seat, decision.number),
        SeatWorlds(match, seat),
    )
    best = race.run()
    lead, first = race.lead, next(r for r in race.racers if r.answer == best)
    told: dict[str, Any] = {"games": bot.done, "better": None}
    if first is not lead:
        chance, was = race.chance(first), race.chance(lead)
        assert chance is not None
        assert was is not None
        if chance - was >= GAIN:
            told["better"] = {
                "answer": first.answer,
                "chance": round(chance, 4),
                "gain": round(chance - was, 4),
                "why": reasons(race, first, lead, True),
            }
    return told
