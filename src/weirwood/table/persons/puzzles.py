"""What people make of puzzles: kept for the person, on whichever device."""

from __future__ import annotations

import time
from datetime import UTC, date, datetime
from functools import lru_cache
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection as Db

from weirwood.kernel.decision import Refused
from weirwood.puzzles import shape, standing
from weirwood.puzzles.shape import Puzzle
from weirwood.puzzles.standing import Attempt
from weirwood.table.hub import Hub
from weirwood.table.rooms.room import question
from weirwood.table.store import schema
from weirwood.table.wire import protocol as msg
from weirwood.table.wire import puzzling

KEEP = 64  # puzzles in memory, as they are asked
T = schema.puzzle_tries


def today() -> date:
    return datetime.now(UTC).date()


# ---- without anybody ------------------------------------------------------------------------


@lru_cache(maxsize=KEEP)
def asked(game: str, name: str) -> puzzling.PuzzleShown:
    """A puzzle as everybody is asked it, or Refused."""
    puzzle = shape.puzzle_of(game, name)
    match = shape.opened(puzzle)
    why = puzzle.answers[0].why
    return puzzling.PuzzleShown(
        game=game,
        id=puzzle.id,
        rating=puzzle.rating,
        seat=puzzle.seat,
        seats=puzzle.seats,
        names=match.game.names(match.st) if match.game.names is not None else [],
        view=match.view(puzzle.seat),
        question=question(match, shape.asked(puzzle, match), False, None),
        hint=why[0].message if why else "",
    )


def reasons(rows: list[shape.Why]) -> list[msg.Reason]:
    return [msg.Reason(message=row.message, n=row.n, good=row.good) for row in rows]


def solution(puzzle: Puzzle) -> puzzling.PuzzleSolution:
    best, second = puzzle.answers[0], puzzle.answers[1]
    return puzzling.PuzzleSolution(
        answer=best.answer,
        chance=best.chance,
        gain=second.loss,
        why=reasons(best.why),
        follows=[msg.Foreseen(seat=x.seat, kind=x.kind, answer=x.answer) for x in puzzle.follows],
    )


def worth(puzzle: Puzzle, answer: Any) -> shape.Worth:
    """What an answer is worth; Refused with its rule if it cannot be given."""
    for each in puzzle.answers:
        if each.answer == answer and type(each.answer) is type(answer):
            return each
    match = shape.opened(puzzle)
    no = match.why_not(shape.asked(puzzle, match), answer)
    raise Refused(no.rule, no.args) if no is not None else shape.bad("answer", answer)


# ---- with somebody --------------------------------------------------------------------------


def attempts(c: Db, person: str, game: str) -> dict[str, Attempt]:
    found = c.execute(T.select().where(T.c.person == person, T.c.game == game)).mappings()
    return {row["puzzle"]: Attempt(*(row[name] for name in Attempt._fields)) for row in found}


def stands(rows: dict[str, Attempt]) -> puzzling.PuzzleStanding:
    now = standing.standing(rows.values(), today())
    return puzzling.PuzzleStanding(**now._asdict())


def suits(game: str, rows: dict[str, Attempt]) -> str:
    """The puzzle that would suit somebody next."""
    mine = standing.standing(rows.values(), today()).rating
    found = standing.next_for(shape.shipped(game), rows.values(), mine)
    return found.id if found is not None else ""


def daily(game: str) -> Puzzle | None:
    return shape.of_the_day(shape.shipped(game), today())


async def known(hub: Hub, person: str, game: str) -> dict[str, Attempt]:
    if not person:
        return {}
    return await hub.store.read(lambda c: attempts(c, person, game))


async def shelf(hub: Hub, person: str, game: str) -> puzzling.PuzzleShelf:
    puzzles = await hub.run_files(shape.shipped, game)
    mine = await known(hub, person, game)
    of_today = daily(game)
    return puzzling.PuzzleShelf(
        game=game,
        today=of_today.id if of_today is not None else "",
        next=suits(game, mine),
        standing=stands(mine),
        puzzles=[
            puzzling.PuzzleRow(
                id=puzzle.id,
                rating=puzzle.rating,
                kind=puzzle.kind,
                seats=puzzle.seats,
                tries=mine[puzzle.id].tries if puzzle.id in mine else 0,
                solved=puzzle.id in mine and mine[puzzle.id].solved,
                clean=puzzle.id in mine and mine[puzzle.id].clean,
            )
            for puzzle in puzzles
        ],
    )


async def of_the_day(hub: Hub, person: str, games: list[str]) -> list[puzzling.PuzzleOfTheDay]:
    """The puzzle of the day of every game that has any."""
    out = []
    for game in games:
        count = len(await hub.run_files(shape.shipped, game))
        puzzle = daily(game)
        if puzzle is not None:
            mine = (await known(hub, person, game)).get(puzzle.id)
            out.append(
                puzzling.PuzzleOfTheDay(
                    game=game,
                    id=puzzle.id,
                    rating=puzzle.rating,
                    solved=mine is not None and mine.solved,
                    count=count,
                )
            )
    return out


async def answer(
    hub: Hub, person: str, puzzle: Puzzle, tried: puzzling.PuzzleTry
) -> puzzling.PuzzleVerdict:
    """Judge an answer, and keep what it makes of the person's standing."""
    found = None
    if not tried.give_up:
        found = await hub.run_files(worth, puzzle, tried.answer)
    right = found is not None and found.answer == puzzle.solution
    day = today().toordinal() if daily(puzzle.game) == puzzle else 0

    def write(c: Db) -> tuple[int, dict[str, Attempt]]:
        rows = attempts(c, person, puzzle.game)
        before = standing.standing(rows.values(), today()).rating
        last = rows.get(puzzle.id)
        now = standing.answered(last, before, puzzle, right, int(time.time() * 1000), day)
        if last is None:
            c.execute(T.insert(), now._asdict() | {"person": person, "game": puzzle.game})
        elif not tried.give_up:
            of = (T.c.person == person) & (T.c.game == puzzle.game) & (T.c.puzzle == puzzle.id)
            c.execute(T.update().where(of).values(**now._asdict()))
        rows[puzzle.id] = now
        return (now.rating - before if last is None else 0), rows

    try:
        change, rows = await hub.store.write(write)
    except sa.exc.IntegrityError:  # the same puzzle, answered for the first time on two devices
        change, rows = await hub.store.write(write)
    return puzzling.PuzzleVerdict(
        right=right,
        chance=found.chance if found is not None else None,
        loss=found.loss if found is not None else None,
        why=reasons(found.why) if found is not None and not right else [],
        solution=solution(puzzle) if right or tried.give_up else None,
        change=change,
        standing=stands(rows),
        next=suits(puzzle.game, rows),
        tries=rows[puzzle.id].tries,
    )
