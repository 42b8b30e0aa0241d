"""How games ended: noted with the last answer, read for the list of one's own and statistics."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection as Db

from weirwood.kernel.decision import Refused
from weirwood.lab.measure.ratings import wilson
from weirwood.table.hub import Hub
from weirwood.table.store import queries, schema
from weirwood.table.wire import protocol as msg

PAGE = 30  # games told at once
R, S, E = schema.rooms.c, schema.seats.c, schema.results.c
RUNNING = ("lobby", "playing", "paused")


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which of one's games are asked for; empty: all."""

    status: str = ""  # running, over
    game: str = ""
    label: str = ""  # house, leader or faction that I played
    result: str = ""  # won, drawn, lost
    before: str = ""  # where the page before this one ended


def read_cursor(text: str) -> tuple[int, str]:
    """
    >>> read_cursor("1700000000:00ff")
    (1700000000, '00ff')
    """
    at, _, room = text.partition(":")
    if not at.isdigit() or len(at) > 15 or len(room) > 32:
        raise Refused("table.bad_request", {"found": text[:40]})
    return int(at), room


def matching(person: str, wanted: Wanted) -> sa.Select[Any]:
    """The rooms of a person that are asked for: id and date, newest first, one more than a page."""
    for text in (wanted.game, wanted.label, wanted.before):
        if not text.isprintable():  # a database may not even take it for a question
            raise Refused("table.bad_request", {"found": ascii(text)[:40]})
    seats = sa.select(S.room).where(S.browser == person)
    if wanted.label or wanted.result:
        seats = seats.join(schema.results, (E.room == S.room) & (E.seat == S.seat))
    if wanted.label:
        seats = seats.where(E.label == wanted.label[:64])
    if wanted.result == "won":
        seats = seats.where(E.place == 1, E.shared == 1)
    elif wanted.result == "drawn":
        seats = seats.where(E.place == 1, E.shared > 1)
    elif wanted.result == "lost":
        seats = seats.where(E.place > 1)
    elif wanted.result:
        raise Refused("table.bad_request", {"found": wanted.result[:40]})
    query = sa.select(R.id, R.updated).where(R.id.in_(seats))
    if wanted.status == "running":
        query = query.where(R.status.in_(RUNNING))
    elif wanted.status == "over":
        query = query.where(R.status == "over")
    elif wanted.status:
        raise Refused("table.bad_request", {"found": wanted.status[:40]})
    if wanted.game:
        query = query.where(R.game == wanted.game[:64])
    if wanted.before:
        at, room = read_cursor(wanted.before)
        query = query.where((R.updated < at) | ((R.updated == at) & (R.id < room)))
    return query.order_by(R.updated.desc(), R.id.desc()).limit(PAGE + 1)


async def games(hub: Hub, person: str, wanted: Wanted) -> msg.MyGames:
    """One page of a person's games, newest first."""
    query = matching(person, wanted)

    def read(c: Db) -> tuple[list[Any], list[Any], dict[str, dict[int, Any]]]:
        found = c.execute(query).all()
        ids = [row.id for row in found[:PAGE]]
        ended: dict[str, dict[int, Any]] = defaultdict(dict)
        for row in c.execute(schema.results.select().where(E.room.in_(ids))):
            ended[row.room][row.seat] = row
        listed = queries.rows(c, sa.select(R.id).where(R.id.in_(ids))) if ids else []
        return list(found), listed, ended

    found, listed, ended = await hub.store.read(read)
    by_id = {room.id: (room, seats) for room, seats in listed}
    out = []
    for row in found[:PAGE]:
        if row.id not in by_id:  # deleted meanwhile
            continue
        room, seats = by_id[row.id]
        results = ended.get(row.id, {})
        mine = [s.seat for s in seats if s.browser == person]
        first = results.get(mine[0]) if mine else None
        out.append(
            msg.MyGame(
                row=queries.row(hub, room, seats, person),
                mine=mine,
                labels=[results[s.seat].label if s.seat in results else "" for s in seats],
                places=[results[s.seat].place if s.seat in results else 0 for s in seats],
                brought=first.brought if first is not None else "",
            )
        )
    last = found[PAGE - 1] if len(found) > PAGE else None
    return msg.MyGames(games=out, more=f"{last.updated}:{last.id}" if last is not None else "")


async def tallies(hub: Hub, person: str) -> list[msg.Tally]:
    """How often a person has won, by game, house, leader or faction, and deck; and what to expect.

    Guided games do not count, nor do those in which one person sat on several chairs. Who shares
    the first place with others has a part of the victory.
    """
    alone = (
        sa.select(S.room)
        .where(S.browser == person)
        .group_by(S.room)
        .having(sa.func.count(S.seat) == 1)
    )
    query = (
        sa.select(R.game, E.label, E.brought, E.place, E.shared, E.seats)
        .join(schema.seats, S.room == R.id)
        .join(schema.results, (E.room == S.room) & (E.seat == S.seat))
        .where(S.browser == person, R.status == "over", R.lesson == "", R.id.in_(alone))
    )
    rows = await hub.store.read(lambda c: c.execute(query).all())
    played: dict[tuple[str, str, str], list[tuple[float, float]]] = defaultdict(list)
    for row in rows:
        won = 1 / row.shared if row.place == 1 else 0.0
        for part in {("", ""), (row.label, ""), (row.label, row.brought)}:
            played[row.game, *part].append((won, 1 / max(1, row.seats)))
    out = []
    for (game, label, brought), games in sorted(played.items()):
        won = sum(w for w, _ in games)
        low, high = wilson(won, len(games))
        fair = sum(f for _, f in games) / len(games)
        out.append(
            msg.Tally(
                game=game,
                label=label,
                brought=brought,
                played=len(games),
                won=won,
                low=low,
                high=high,
                fair=fair,
            )
        )
    return out
