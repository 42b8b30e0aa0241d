"""The analysis board: a finished game from any step, with answers that were never given.

Nothing is kept between two requests: whoever asks says the step and the branch, and a process
beside the table plays it. What a branch leads to is the same for everybody who has its link.
"""

from __future__ import annotations

import json
from collections import Counter, OrderedDict
from functools import lru_cache
from typing import Any

import msgspec

from weirwood.bots.chances import chances
from weirwood.bots.levels import USUAL
from weirwood.kernel import branch as branches
from weirwood.kernel import registry
from weirwood.kernel.branch import Tried
from weirwood.kernel.decision import Refused, RuleError
from weirwood.kernel.match import Match
from weirwood.table.hub import Hub
from weirwood.table.rooms.bot_workers import Stalled
from weirwood.table.rooms.replays import Playback, seat_of, told_to
from weirwood.table.rooms.reports import Reports
from weirwood.table.rooms.room import question
from weirwood.table.wire import protocol as msg
from weirwood.table.wire.connection import looked_up

SECONDS = 20.0  # that one request may take
AT_ONCE = 4  # requests of one address
MOST_WAITING = 20  # of everybody
KEEP = 10  # records in memory, here and in the process
MOST_BOTS = 40  # answers that bots give to one request
SEED = 0xB0A2D  # of the bots: they go on from a position in the same way


# ---- in the process -------------------------------------------------------------------------


@lru_cache(maxsize=KEEP)
def playback(text: str) -> Playback:
    return Playback(text)


def reached(
    text: str, step: int, branch: list[Tried]
) -> tuple[Match, list[msg.TriedAnswer], int, Playback]:
    """The match at the end of a branch, what was tried, and where its last events begin."""
    film = playback(text)
    branches.check_step(step, len(film.moves))
    match, _ = film.at(step)
    match, lines, first = match.fork(), list[msg.TriedAnswer](), 0
    for n, tried in enumerate(branch, 1):
        first = len(match.log)
        lines.append(tell(match, tried, n))
    return match, lines, first, film


def tell(match: Match, tried: Tried, n: int) -> msg.TriedAnswer:
    """Give an answer of the branch, and say what it was and what it was worth."""
    shape = branches.asked(match, tried, n).shape
    branches.answer(match, tried, n)
    return msg.TriedAnswer(
        seat=tried.seat,
        kind=tried.kind,
        shape=shape,
        answer=tried.answer,
        chances=[round(p, 4) for p in chances(match)],
    )


def continued(match: Match, count: int, until: int | None) -> list[msg.TriedAnswer]:
    """Let bots answer, so many times, or until a seat is asked."""
    player, lines = registry.bot(USUAL, match.game.id), list[msg.TriedAnswer]()
    while len(lines) < count and not match.over:
        others = [d for d in match.decisions if d.seat != until]
        if not others:
            break
        decision = others[0]
        answer = registry.bot_answer(player, match, decision, SEED)
        plain = json.loads(json.dumps(answer))
        lines.append(tell(match, Tried(decision.seat, decision.kind, plain), len(lines) + 1))
    return lines


def explored(text: str, asked: msg.Explore) -> msg.Explored:
    """In the process: what there is to see at the end of a branch."""
    match, lines, first, film = reached(text, asked.step, branches.read(asked.branch))
    if asked.bots:
        room = min(asked.bots, MOST_BOTS, branches.MOST - len(lines))
        if not room:
            raise Refused("kernel.branch", {"found": f"> {branches.MOST}"})
        first = len(match.log)
        lines += continued(match, room, asked.until)
    base = film.at(asked.step)[0]
    eyes = asked.eyes
    if eyes == "asked":
        eyes = str(match.decisions[0].seat) if match.decisions else "all"
    seat = seat_of(eyes, match.seats)
    view: dict[str, Any] = match.view(seat)
    if seat is None:
        view["eyes"] = [match.view(s) for s in range(match.seats)]
    mine = [d for d in match.decisions if d.seat == seat]
    row = film.moves[asked.step] if asked.step < len(film.moves) else {}
    return msg.Explored(
        game=match.game.id,
        step=asked.step,
        steps=len(film.moves),
        seat=seat,
        view=view,
        events=told_to(match.log[first:], "all" if seat is None else eyes, seat),
        questions=[question(match, d, False, None) for d in mine],
        waiting=[msg.Waiting(seat=d.seat, kind=d.kind) for d in match.decisions],
        names=match.game.names(match.st) if match.game.names is not None else [],
        before=[round(p, 4) for p in chances(base)],
        chances=[round(p, 4) for p in chances(match)],
        tried=lines,
        played=row.get("answer") if not lines else None,
    )


def answered(text: str, asked: msg.ExploreQuestion) -> Any:
    """In the process: a question about the question at the end of a branch."""
    match, lines, _, _ = reached(text, asked.step, branches.read(asked.branch))
    decision = branches.asked(match, Tried(asked.seat, asked.kind, None), len(lines) + 1)
    number = decision.number
    if asked.what == "extend":
        found = msg.Extend(id=0, number=number, so_far=asked.so_far, slot=asked.slot)
        return looked_up(match, decision, found)
    if asked.what == "why":
        return looked_up(match, decision, msg.Why(id=0, number=number, answer=asked.answer))
    return looked_up(match, decision, msg.Propose(id=0, number=number))


# ---- at the table ---------------------------------------------------------------------------


class Analysis:
    def __init__(self, hub: Hub, reports: Reports) -> None:
        self.hub, self.reports = hub, reports
        self.waiting: Counter[str] = Counter()
        self.records: OrderedDict[str, str] = OrderedDict()

    async def record(self, name: str) -> tuple[str, msg.RoomInfo | None]:
        """The record of a finished game, and its room if it was played here; or Refused."""
        room = await self.reports.finished(name)
        if name not in self.records:
            self.records[name] = await self.reports.text(name, room)
            while len(self.records) > KEEP:
                self.records.popitem(last=False)
        self.records.move_to_end(name)
        return self.records[name], room.info({}) if room is not None else None

    async def explore(self, name: str, asked: msg.Explore, *who: str) -> msg.Explored:
        text, info = await self.record(name)
        made: msg.Explored = await self.run(explored, text, asked, *who)
        return msgspec.structs.replace(made, room=info)

    async def ask(self, name: str, asked: msg.ExploreQuestion, *who: str) -> Any:
        text, _ = await self.record(name)
        return await self.run(answered, text, asked, *who)

    async def run(self, job: Any, text: str, asked: Any, *who: str) -> Any:
        """In the process, for somebody who has not asked too much, and within its time."""
        await self.hub.budgets.take("analysis", *who)
        address = who[0]
        if self.waiting[address] >= AT_ONCE or self.waiting.total() >= MOST_WAITING:
            raise Refused("table.analysis_busy", {})
        self.waiting[address] += 1
        try:
            return await self.hub.advisers.run(job, text, asked, seconds=SECONDS)
        except (Stalled, MemoryError) as e:
            raise Refused("table.report_bounds", {}) from e
        except RuleError as e:
            raise Refused("table.rule_failed", {}) from e
        finally:
            self.waiting[address] -= 1
            if not self.waiting[address]:
                del self.waiting[address]
