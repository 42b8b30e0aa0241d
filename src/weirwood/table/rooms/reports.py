"""Looking back at a finished game: its report is made once, and piece by piece.

Nobody waits for a report in a game, so that a process of its own makes it, after all others. Every
piece is stored when it is done: what a killed table has begun, the next one goes on with. A report
belongs to its room, names nobody, and goes with it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection as Db

from weirwood.bots import report as reports
from weirwood.kernel.decision import Refused
from weirwood.table.cluster.leases import Elsewhere
from weirwood.table.hub import Hub
from weirwood.table.rooms.bot_workers import Stalled
from weirwood.table.rooms.replays import Replays, same_rules
from weirwood.table.rooms.room import Room
from weirwood.table.store import schema
from weirwood.table.store.database import log_failure
from weirwood.table.store.rooms import SPOILT
from weirwood.table.wire import protocol as msg
from weirwood.table.wire import security

log = logging.getLogger("weirwood.table")
MOST_WAITING = 20  # reports that are made, or wait for it
LOOK_SECONDS = 0.5  # between two looks whether the table is ready
R = schema.reports.c
FIELDS = [f.name for f in msgspec.structs.fields(msg.Report)]
POINT = [f.name for f in msgspec.structs.fields(msg.TurningPoint)]


class Row(msgspec.Struct):
    """A report as it is stored."""

    room: str
    status: msg.ReportStatus
    done: int
    total: int
    told: dict[str, Any]
    problem: dict[str, Any]


class Reports:
    def __init__(self, hub: Hub, replays: Replays) -> None:
        self.hub, self.replays = hub, replays
        self.making: dict[str, None] = {}  # in the order in which they were asked for
        self.turn = asyncio.Lock()  # one after the other

    # ---- what there is ------------------------------------------------------------------

    async def row(self, name: str) -> Row | None:
        """What is stored of a report; nothing if it is of another shape than today's."""
        query = schema.reports.select().where(R.room == name)
        found = await self.hub.store.read(lambda c: c.execute(query).mappings().first())
        if found is None:
            return None
        try:
            row = schema.convert({k: found[k] for k in Row.__struct_fields__}, Row)
            if row.told:
                as_message(row.told)
        except (ValueError, LookupError, TypeError):
            return None
        return row

    async def state(self, name: str, room: Room | None, have: int = 0) -> msg.LookBack:
        """How far it is. Who has so many pieces already is told the others only."""
        row = await self.row(name)
        told = as_message(row.told) if row is not None and row.told and row.done > have else None
        before = list(self.making).index(name) if name in self.making else 0
        problem = row.problem if row is not None else {}
        return msg.LookBack(
            room=name,
            game=room.game if room is not None else str(row.told.get("game", "")) if row else "",
            status=row.status if row is not None else "none",
            done=row.done if row is not None else 0,
            total=row.total if row is not None else 1 + reports.POINTS,
            before=before,
            info=room.info({}) if room is not None else None,
            report=told,
            rule=str(problem.get("rule", "")),
            args=dict(problem.get("args", {})),
        )

    async def finished(self, name: str) -> Room | None:
        """The room of a game that is over; None if its record came from outside. Or Refused."""
        if not security.is_room_id(name):
            raise Refused("table.no_report", {"room": name[:40]})
        room = await self.hub.room(name)
        if room is None:
            if not await self.replays.is_kept(name):
                raise Refused("table.no_report", {"room": name[:40]})
            return None
        if room.status != "over":
            raise Refused("table.not_over", {})
        same_rules(room)
        if room.scenario:
            raise Refused("table.report_position", {})
        return room

    async def look(self, name: str, have: int = 0) -> msg.LookBack:
        """How far a report is; one that was broken off is gone on with."""
        room = await self.finished(name)
        state = await self.state(name, room, have)
        if state.status == "making" and name not in self.making:
            await self.begin(name, room)
        return state

    async def ask(self, name: str, *who: str) -> msg.LookBack:
        """Have a report made, if it is not there; only then whoever asks pays for it."""
        room = await self.finished(name)
        row = await self.row(name)
        if name not in self.making and (row is None or row.status == "failed"):
            if len(self.making) >= MOST_WAITING:
                raise Refused("table.report_busy", {})
            await self.hub.budgets.take("reports", *who)
            await self.begin(name, room)
        return await self.look(name)

    # ---- making -------------------------------------------------------------------------

    async def begin(self, name: str, room: Room | None) -> None:
        """Note that it is to be made, and see to that."""
        if name in self.making:
            return
        self.making[name] = None
        try:
            text = await self.text(name, room)
            await self.hub.store.write(lambda c: note(c, name, room is not None))
        except BaseException:
            self.making.pop(name, None)
            raise
        self.hub.spawn(self.make(name, text))

    async def text(self, name: str, room: Room | None) -> str:
        """The record. One that does not begin with the game has none."""
        if room is None:
            return await self.replays.uploaded(name)
        try:
            return await self.replays.record(room)
        except Refused as no:
            if no.rule != "kernel.no_record":
                raise
            raise Refused("table.report_position", {}) from no

    async def make(self, name: str, text: str) -> None:
        try:
            async with self.turn:
                await self.pieces(name, text)
        except sa.exc.SQLAlchemyError as e:  # gone on with when somebody looks
            log_failure("report not stored", e, room=name)
        finally:
            self.making.pop(name, None)

    async def pieces(self, name: str, text: str) -> None:
        """All that is not there yet, one piece after the other."""
        row = await self.row(name)
        told = row.told if row is not None else {}
        done = row.done if row is not None else 0
        try:
            if not told:
                told, done = await self.hub.reporters.run(reports.outline, text), 1
                if not await self.store(name, told, done):
                    return
            for n in range(done - 1, len(told["turning"])):
                told["turning"][n] = await self.second_thoughts(text, told["turning"][n])
                if not await self.store(name, told, n + 2):
                    return
            await self.change(name, status="done")
        except (Stalled, MemoryError) as e:
            await self.fail(name, Refused("table.report_bounds", {}), e)
        except Refused as no:
            await self.fail(name, no, no)
        except SPOILT as e:
            log.error("report failed", exc_info=e, extra={"room": name})
            await self.fail(name, Refused("table.rule_failed", {}), e)

    async def second_thoughts(self, text: str, point: dict[str, Any]) -> dict[str, Any]:
        """A turning point with what would have been better; as it was, if that takes too long."""
        work: Callable[..., dict[str, Any]] = reports.ponder
        try:
            found: dict[str, Any] = await self.hub.reporters.run(work, text, point, reports.BUDGET)
        except (Stalled, MemoryError) as e:
            log.warning("turning point not pondered", extra={"reason": str(e)[:200]})
            return point
        return found

    async def store(self, name: str, told: dict[str, Any], done: int) -> bool:
        """Keep what is there; False if the room is gone, and its report with it."""
        return await self.change(name, told=told, done=done, total=1 + len(told["turning"]))

    async def change(self, name: str, **values: Any) -> bool:
        work = schema.reports.update().where(R.room == name).values(at=int(time.time()), **values)
        return bool(await self.hub.store.write(lambda c: c.execute(work).rowcount))

    async def fail(self, name: str, no: Refused, why: Exception) -> None:
        log.warning("no report", extra={"room": name, "reason": str(why)[:200]})
        problem = {"rule": no.rule, "args": dict(no.arguments)}
        await self.change(name, status="failed", problem=problem)

    async def resume(self) -> None:
        """Go on with what the table before this one has begun, once nobody waits for anything."""
        unfinished = sa.select(R.room).where(R.status == "making").order_by(R.at)
        names = await self.hub.store.read(lambda c: list(c.execute(unfinished).scalars()))
        while names and not self.hub.is_ready():
            await asyncio.sleep(LOOK_SECONDS)
        for name in names:
            try:
                await self.begin(name, await self.finished(name))
            except Elsewhere:  # another worker's
                continue
            except (Refused, sa.exc.SQLAlchemyError) as e:
                log.warning("report not resumed", extra={"room": name, "reason": str(e)[:200]})
            while self.making:  # their records are held one at a time
                await asyncio.sleep(LOOK_SECONDS)


def note(c: Db, name: str, played_here: bool) -> None:
    """A row for a report that is to be made, unless it is there; not if its game has gone."""
    home = schema.rooms if played_here else schema.replays
    if c.execute(sa.select(home.c.id).where(home.c.id == name)).first() is None:
        raise Refused("table.no_report", {"room": name})
    found = c.execute(sa.select(R.status, R.told).where(R.room == name)).first()
    if found is not None and found.status == "making" and is_readable(found.told):
        return
    row = {"room": name, "status": "making", "done": 0, "total": 1 + reports.POINTS}
    c.execute(schema.reports.delete().where(R.room == name))
    c.execute(schema.reports.insert(), {**row, "told": {}, "problem": {}, "at": int(time.time())})


def is_readable(told: Any) -> bool:
    try:
        return told == {} or as_message(told) is not None
    except (ValueError, LookupError, TypeError):
        return False


def as_message(told: dict[str, Any]) -> msg.Report:
    """A report as browsers get it; ValueError, LookupError or TypeError if it is of other days."""
    if told["weirwood_report"] != reports.FORMAT:
        raise ValueError(told["weirwood_report"])
    turning = [{name: point[name] for name in POINT} for point in told["turning"]]
    for point in turning:
        if point["better"] is not None:
            why = [
                {"message": row["message"], "n": row["args"]["n"], "good": row["good"]}
                for row in point["better"]["why"]
            ]
            point["better"] = {**point["better"], "why": why}
    plain = {name: told[name] for name in FIELDS}
    return msgspec.convert({**plain, "turning": turning}, msg.Report)
