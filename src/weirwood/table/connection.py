"""One browser's connection: reads its messages, answers each, and sends without waiting."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Any

import msgspec
import sqlalchemy as sa
from fastapi import WebSocket, WebSocketDisconnect

from weirwood.kernel import answers
from weirwood.kernel.chance import Splitmix
from weirwood.kernel.decision import Decision, Option, Refused, RuleError
from weirwood.kernel.match import Match
from weirwood.table import agreements, bot_turns, people, security, talk
from weirwood.table import protocol as msg
from weirwood.table.config import Config
from weirwood.table.hub import Table
from weirwood.table.room import Room
from weirwood.table.store import complain

log = logging.getLogger("weirwood.table")
BACKLOG = 500  # messages that may wait for a slow reader before it is dropped
BACKLOG_BYTES = 4_000_000  # likewise
SLOW = 30.0  # seconds in which a browser has to take one message
FIRST_WORD = 10.0  # seconds to say hello


class Connection:
    def __init__(self, table: Table, ws: WebSocket, config: Config) -> None:
        self.table, self.ws = table, ws
        self.seat: int | None = None
        self.mine: list[int] = []
        self.browser = security.digest(ws.cookies.get(security.BROWSER, ""))
        self.upto = 0
        self.heard = 0
        self.room: Room | None = None  # that it has joined
        self.dropped = False
        self.waiting = 0  # bytes in the outbox
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(BACKLOG)
        self.bucket = security.Bucket(config.messages_per_second, 4 * config.messages_per_second)

    def send(self, data: bytes) -> None:
        if self.dropped:
            return
        self.waiting += len(data)
        if self.outbox.full() or self.waiting > BACKLOG_BYTES + len(data):
            self.drop()  # too slow: it will come back and catch up
        else:
            self.outbox.put_nowait(data)

    def drop(self) -> None:
        """Hear nothing more from it, and close it as soon as the writer gets to that."""
        self.dropped = True
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)

    async def run(self) -> None:
        try:
            room = await self.hello()
            if room is not None:
                await self.talk(room)
        except Refused as no:  # a room that cannot be brought back, or not now
            await self.ws.send_text(
                msg.encode(msg.Refused(id=0, rule=no.rule, args=dict(no.arguments))).decode()
            )
            await self.ws.close(1013 if no.rule == "table.not_stored" else 4404)
        except sa.exc.SQLAlchemyError as e:
            complain("database does not answer", e)
            await self.ws.close(1013)
        finally:
            if self.room is not None:
                people.left(self.table, self.room, self)

    async def talk(self, room: Room) -> None:
        writer = asyncio.create_task(self.write())
        reader = asyncio.create_task(self.read(room))
        try:
            await asyncio.wait((writer, reader), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (writer, reader):
                task.cancel()
            for result in await asyncio.gather(writer, reader, return_exceptions=True):
                quiet = (asyncio.CancelledError, WebSocketDisconnect, RuntimeError)
                if isinstance(result, Exception) and not isinstance(result, quiet):
                    log.error("connection failed", exc_info=result)

    async def write(self) -> None:
        while True:
            data = await self.outbox.get()
            try:
                # the door is not held open for whoever does not even take what they asked for
                async with asyncio.timeout(SLOW):
                    if data is None:
                        await self.ws.close(4408)
                        return
                    await self.ws.send_text(data.decode())
            except TimeoutError:
                self.dropped = True
                return
            self.waiting -= len(data)

    async def receive(self) -> bytes:
        message = await self.ws.receive()
        if message["type"] != "websocket.receive":
            raise WebSocketDisconnect(message.get("code", 1000))
        text = message.get("text")
        raw: bytes = text.encode() if text is not None else message.get("bytes") or b""
        return raw

    # ---- beginning ------------------------------------------------------------------------

    async def hello(self) -> Room | None:
        try:
            raw = await asyncio.wait_for(self.receive(), FIRST_WORD)
        except TimeoutError:
            await self.ws.close(4408)
            return None
        version = stated_version(raw)
        if version is not None and version != msg.VERSION:
            await self.ws.send_text(msg.encode(msg.Reload(version=msg.VERSION)).decode())
            await self.ws.close(4426)
            return None
        try:
            first = msg.decode(raw) if len(raw) <= msg.MAX_MESSAGE else None
        except (msgspec.DecodeError, msgspec.ValidationError, RecursionError):
            first = None
        if not isinstance(first, msg.Hello):
            await self.ws.close(4400)
            return None
        room = await self.table.room(first.room)
        if room is None:
            await self.ws.close(4404)
            return None
        async with room.lock:  # whoever is just being removed has no seat when this goes on
            seats = self.my_seats(room)
            if seats is None:
                await self.ws.close(4404)
                return None
            if first.seat is not None and first.seat not in seats:
                await self.ws.close(4403)
                return None
            self.mine = seats
            self.seat = first.seat if first.seat is not None else (seats[0] if seats else None)
            self.room = room
            await people.joined(self.table, room, self)
            info = room.packed(room.info(self.table.online(room), self.browser, self.mine))
            for part in await self.table.compute(self.welcome, room, first, info):
                self.send(part)
        bot_turns.wake(self.table, room)
        return room

    def welcome(self, room: Room, first: msg.Hello, info: msg.RoomInfo) -> list[bytes]:
        """The whole state of the room for this line; it hears only news from here on."""
        chat = room.chat_for(self.seat, first.chat_since)
        some = msg.CHAT_AT_ONCE
        events = room.events_after(self.seat, 0)
        self.upto, self.heard = len(room.events), len(events)
        made = msg.Welcome(
            version=msg.VERSION,
            seat=self.seat,
            mine=self.mine,
            room=info,
            position=room.position(self.seat),
            events=events[max(0, first.since) :],
            chat=chat[:some],
        )
        rest = [msg.Past(chat=chat[i : i + some]) for i in range(some, len(chat), some)]
        return [msg.encode(m) for m in (made, *rest)]

    def my_seats(self, room: Room) -> list[int] | None:
        """Seats that this browser may take; empty for a spectator, None for a stranger."""
        tokens = security.seat_tokens(self.ws.cookies, room.id)
        mine = [
            s.seat
            for s in room.seats
            if any(security.same(t, s.token) for t in tokens)
            or (self.browser and s.browser == self.browser)
        ]
        watches = room.public or any(security.same(t, room.watch) for t in tokens)
        if not mine and not watches and self.browser != room.host:
            return None
        return mine

    # ---- messages -------------------------------------------------------------------------

    async def read(self, room: Room) -> None:
        while True:
            raw = await self.receive()
            if self.dropped:
                return
            if len(raw) > msg.MAX_MESSAGE:
                await self.ws.close(4413)
                return
            if not self.bucket.take():
                await self.ws.close(4429)
                return
            try:
                message = msg.decode(raw)
            except (msgspec.DecodeError, msgspec.ValidationError, RecursionError) as e:
                no = msg.Refused(id=0, rule="table.bad_request", args={"found": str(e)[:200]})
                self.send(msg.encode(no))
                continue
            if isinstance(message, msg.Hello):
                continue
            if not await self.handle(room.id, message):
                return

    async def handle(self, room_id: str, message: Any) -> bool:
        """Do what a message asks for, and say what became of it; False if there is no room."""
        try:
            room = await self.table.room(room_id)
            if room is None:
                return False
            # What was begun is finished and told, also if this browser has gone meanwhile.
            reply = await self.table.deed(self.act(room, message))
            self.send(msg.encode(reply))
        except Refused as no:
            refused = msg.Refused(id=message.id, rule=no.rule, args=dict(no.arguments))
            self.send(msg.encode(refused))
        except RuleError as e:
            log.error("rule failed", exc_info=e, extra={"room": room_id})
            self.send(msg.encode(msg.Refused(id=message.id, rule="table.rule_failed", args={})))
        except sa.exc.SQLAlchemyError as e:
            complain("database does not answer", e, room=room_id)
            self.send(msg.encode(msg.Refused(id=message.id, rule="table.not_stored", args={})))
        return True

    async def act(self, room: Room, message: Any) -> Any:
        ok = msg.Ok(id=message.id)
        table = self.table
        if isinstance(message, msg.Ping):
            return msg.Pong(id=message.id)
        if isinstance(message, msg.Chat):
            await talk.say(table, room, self.seat, self.browser, message.text, message.to)
            return ok
        if self.seat is None:
            raise Refused("table.spectator", {})
        seat = self.seat
        if isinstance(message, (msg.Extend, msg.Why, msg.Propose)):
            return await self.look(room, message)
        if isinstance(message, msg.Answer):
            d = self.question(room, message.number)
            await table.act(room, "answer", seat, d.kind, message.answer, number=d.number)
        elif isinstance(message, msg.Withdraw):
            await table.act(room, "withdraw", seat)
        elif isinstance(message, msg.Undo):
            await agreements.undo(table, room, seat)
        elif isinstance(message, msg.UndoReply):
            await agreements.undo_reply(table, room, seat, message.agree)
        elif isinstance(message, msg.Concede):
            await agreements.concede(table, room, seat)
        elif isinstance(message, msg.Draw):
            await agreements.draw(table, room, seat, message.agree)
        elif isinstance(message, msg.Pause):
            await agreements.pause(table, room, seat, message.pause)
        elif isinstance(message, msg.Passes):
            await agreements.passes(table, room, seat, message.windows)
        elif isinstance(message, msg.Back):
            await people.back(table, room, seat)
        return ok

    def match(self, room: Room) -> Match:
        if room.match is None:
            raise Refused("table.not_started", {})
        return room.match

    def question(self, room: Room, number: int) -> Decision:
        """The open question with this number, if it is this seat's."""
        for d in self.match(room).st.asked:
            if d.number == number and d.seat == self.seat:
                found: Decision = d
                return found
        raise Refused("kernel.stale", {"number": number, "kind": ""})

    async def look(self, room: Room, message: Any) -> Any:
        """Questions about questions: continuations, legality, proposals. Nothing changes."""
        async with room.lock:
            d = self.question(room, message.number)
            return await self.table.compute(looked_up, self.match(room), d, message)


def looked_up(m: Match, d: Decision, message: Any) -> Any:
    """What a question about a question is answered; rules never see what no option led to."""
    try:
        if isinstance(message, msg.Extend):
            found = continuations(m, d, message.so_far[:200], message.slot)
            options = [msg.OptionInfo(key=o.key, about=list(o.about)) for o in found]
            return msg.Continuations(id=message.id, options=options)
        if isinstance(message, msg.Why):
            no = m.why_not(d, message.answer)
            rule, args = (no.rule, dict(no.args)) if no is not None else ("", {})
            return msg.Verdict(id=message.id, rule=rule, args=args)
        return msg.Proposals(id=message.id, answers=m.propose(d, Splitmix(message.number), 12))
    except (Refused, RuleError):
        raise
    except Exception as e:  # a fault in a game's rules: told and noted, and the table plays on
        raise RuleError(d, e) from e


def continuations(m: Match, d: Decision, so_far: list[str], slot: str) -> list[Option]:
    """The legal continuations of what was chosen so far, which itself must be possible."""
    kind = m.game.kinds[d.kind]

    def refuse(found: str) -> None:
        raise Refused("kernel.shape", {"kind": d.kind, "found": found[:80], "allowed": "an option"})

    if d.shape == "assign":
        assert kind.keys is not None
        assert kind.tokens is not None
        slots = kind.keys(m.st, d.seat, d.args)
        pairs: tuple[tuple[str, str], ...] = ()
        for step in so_far:
            name, token = answers.split_pair(step)
            taken = any(name == other for other, _ in pairs)
            if taken or name not in slots:
                refuse(step)
            if token not in kind.tokens(m.st, d.seat, d.args, name, pairs):
                refuse(step)
            pairs = (*pairs, (name, token))
        if not slot:
            return m.options(d, so_far)
        if slot not in slots:
            refuse(slot)
        others = tuple(p for p in pairs if p[0] != slot)
        tokens = kind.tokens(m.st, d.seat, d.args, slot, others)
        return [Option(f"{slot}={t}", ()) for t in tokens]
    known = set(kind.keys(m.st, d.seat, d.args)) if kind.keys is not None else set()
    for i, key in enumerate(so_far):
        if key not in known and key not in {o.key for o in m.options(d, so_far[:i])}:
            refuse(key)
    return m.options(d, so_far)


def stated_version(raw: bytes) -> int | None:
    """The version that a client states, also if the rest of its message is of another shape."""
    try:
        found = json.loads(raw[: msg.MAX_MESSAGE])
    except (ValueError, RecursionError):
        return None
    version = found.get("version") if isinstance(found, dict) else None
    return version if isinstance(version, int) else None
