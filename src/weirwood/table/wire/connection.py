"""One browser's connection: reads its messages, answers each, and sends without waiting."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from typing import Any

import sqlalchemy as sa
from fastapi import APIRouter, Response, WebSocket, WebSocketDisconnect

from weirwood.kernel import answers
from weirwood.kernel.chance import Splitmix
from weirwood.kernel.decision import Decision, Option, Refused, RuleError
from weirwood.kernel.match import Match
from weirwood.table.cluster import forward
from weirwood.table.cluster.leases import Elsewhere
from weirwood.table.config import Config
from weirwood.table.http import guard
from weirwood.table.hub import Hub, log_unawaited
from weirwood.table.persons import devices
from weirwood.table.rooms import acts, agreements, bot_turns, chat, matchmaking, people
from weirwood.table.rooms.room import Room, question
from weirwood.table.store.database import log_failure
from weirwood.table.store.schema import Line
from weirwood.table.wire import protocol as msg
from weirwood.table.wire import security
from weirwood.table.wire.timeouts import PUSH

router = APIRouter()
log = logging.getLogger("weirwood.table")
BACKLOG = 500  # messages that may wait for a slow reader before it is dropped
BACKLOG_BYTES = 4_000_000  # likewise
SEND_SECONDS = 30.0  # in which a browser has to take one message
HELLO_SECONDS = 10.0  # to say hello


@router.websocket("/ws")
@router.websocket("/ws/{_room}")  # which room it is, for proxies: the hello decides
async def play(ws: WebSocket) -> None:
    hub: Hub = ws.app.state.hub
    if not guard.right_host(ws, hub.config) or not guard.same_origin(ws, hub.config):
        await ws.close(4403)
        return
    # also those who have not said hello yet
    of, address = hub.budgets.here.sockets, guard.address(ws, hub.config)
    full = hub.sockets >= hub.config.max_connections
    if full or of[address] >= hub.config.max_sockets_per_address:
        await ws.close(4429)
        return
    hub.sockets += 1
    of[address] += 1
    try:
        if not hub.leases.is_valid():  # a proxy leads on to somebody else
            await ws.send_denial_response(Response(status_code=503))
            return
        await ws.accept()
        # a stopping server cancels its connections: they come back to the next one
        with contextlib.suppress(WebSocketDisconnect, asyncio.CancelledError):
            connection = Connection(hub, ws, hub.config)
            while True:
                try:
                    await connection.run()
                except Elsewhere as e:
                    if await forward.socket(ws, connection.first, e.peer, hub):
                        continue
                break
    finally:
        hub.sockets -= 1
        of[address] -= 1
        if not of[address]:
            del of[address]


class Connection:
    def __init__(self, hub: Hub, ws: WebSocket, config: Config) -> None:
        self.hub, self.ws = hub, ws
        self.seat: int | None = None
        self.mine: list[int] = []
        self.address = guard.address(ws, config)
        self.device = security.browser(ws.cookies, config.secure_cookies)
        self.browser = ""  # who sits there, once that was looked up
        self.upto = 0
        self.heard = 0
        self.room: Room | None = None  # that it has joined
        self.first = b""  # its hello
        self.ahead = acts.Ahead()
        self.dropped = False
        self.acting = False  # something that it asked for is under way
        self.gone = False  # nobody is at its other end
        self.waiting = 0  # bytes in the outbox
        self.writing = False  # something of it is just being sent
        # Where the server offers it, a message goes straight to the wire.
        self.push: Any = ws.scope.get("extensions", {}).get(PUSH, {}).get("send")
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(BACKLOG)
        self.bucket = security.Bucket(config.messages_per_second, 4 * config.messages_per_second)

    def send(self, data: bytes) -> None:
        if self.dropped:
            return
        if self.push is not None and not self.writing and self.outbox.empty() and self.push(data):
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
        except Elsewhere:
            raise
        except Refused as no:  # a room that cannot be brought back, or not now
            await self.ws.send_text(
                msg.encode(msg.Refused(id=0, rule=no.rule, args=dict(no.arguments))).decode()
            )
            await self.ws.close(1013 if no.rule == "table.not_stored" else 4404)
        except sa.exc.SQLAlchemyError as e:
            log_failure("database does not answer", e)
            await self.ws.close(1013)
        finally:
            if self.room is not None:
                people.left(self.hub, self.room, self)

    async def talk(self, room: Room) -> None:
        writer = asyncio.create_task(self.write())
        reader = asyncio.create_task(self.read(room))
        try:
            await asyncio.wait((writer, reader), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.gone = self.dropped = True
            tasks = [writer, reader]
            if self.acting:  # what was begun is finished, also if this browser has gone meanwhile
                tasks.remove(reader)
                self.hub.shielded.add(reader)
                reader.add_done_callback(self.hub.shielded.discard)
                reader.add_done_callback(log_unawaited)
            for task in tasks:
                task.cancel()
            for result in await asyncio.gather(*tasks, return_exceptions=True):
                quiet = (asyncio.CancelledError, WebSocketDisconnect, RuntimeError)
                if isinstance(result, Exception) and not isinstance(result, quiet):
                    log.error("connection failed", exc_info=result)

    async def write(self) -> None:
        while True:
            data = await self.outbox.get()
            self.writing = True
            try:
                # the door is not held open for whoever does not even take what they asked for
                async with asyncio.timeout(SEND_SECONDS):
                    if data is None:
                        await self.ws.close(4408)
                        return
                    await self.ws.send_text(data.decode())
            except TimeoutError:
                self.dropped = True
                return
            self.waiting -= len(data)
            self.writing = False

    async def receive(self) -> bytes:
        message = await self.ws.receive()
        if message["type"] != "websocket.receive":
            raise WebSocketDisconnect(message.get("code", 1000))
        text = message.get("text")
        raw: bytes = text.encode() if text is not None else message.get("bytes") or b""
        return raw

    # ---- beginning ------------------------------------------------------------------------

    async def hello(self) -> Room | None:
        again = bool(self.first)  # it has said so already, and is still waiting to be let in
        try:
            raw = self.first or await asyncio.wait_for(self.receive(), HELLO_SECONDS)
        except TimeoutError:
            await self.ws.close(4408)
            return None
        self.first = raw
        version = stated_version(raw)
        if version is not None and version != msg.VERSION:
            await self.ws.send_text(msg.encode(msg.Reload(version=msg.VERSION)).decode())
            await self.ws.close(4426)
            return None
        try:
            first = msg.decode(raw) if len(raw) <= msg.MAX_MESSAGE else None
        except msg.UNREADABLE:
            first = None
        if not isinstance(first, msg.Hello):
            await self.ws.close(4400)
            return None
        # whoever was passed on has paid where they came in
        paid = again or guard.is_forwarded(self.ws, self.hub.config)
        if not paid and not await self.hub.budgets.allows("hellos", self.address, self.device):
            await self.ws.close(4429)
            return None
        self.browser = await devices.person_of(self.hub, self.device)
        room = await self.hub.room(first.room)
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
            if not seats and self.too_many_watch(room):
                await self.ws.close(4429)
                return None
            self.mine = seats
            self.seat = first.seat if first.seat is not None else (seats[0] if seats else None)
            self.room = room
            await people.joined(self.hub, room, self)
            info = room.packed(room.info(self.hub.online(room), self.browser, self.mine))
            for part in await self.hub.run_rules(self.welcome, room, first, info):
                self.send(part)
        bot_turns.wake(self.hub, room)
        if room.status == "lobby":
            self.hub.spawn(matchmaking.arrived(self.hub, room))
        return room

    def too_many_watch(self, room: Room) -> bool:
        config = self.hub.config
        watching = [c for c in self.hub.clients.get(room.id, ()) if not c.mine]
        near = sum(c.address == self.address for c in watching)
        return len(watching) >= config.max_spectators or near >= config.max_spectators_per_address

    def welcome(self, room: Room, first: msg.Hello, info: msg.RoomInfo) -> list[bytes]:
        """The whole state of the room for this connection; it hears only news from here on."""
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
        tokens = security.seat_tokens(self.ws.cookies, room.id, self.hub.config.secure_cookies)
        mine = security.seats_of(room, self.browser, tokens)
        watches = room.public or any(security.same(t, room.watch) for t in tokens)
        if not mine and not watches and not room.is_host(self.browser):
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
            except msg.UNREADABLE as e:
                no = msg.Refused(id=0, rule="table.bad_request", args={"found": str(e)[:200]})
                self.send(msg.encode(no))
                continue
            if isinstance(message, msg.Hello):
                continue
            if not await self.handle(room.id, message) or self.gone:
                return

    async def handle(self, room_id: str, message: Any) -> bool:
        """Do what a message asks for, and say what became of it; False if there is no room."""
        try:
            room = await self.hub.room(room_id)
            if room is None:
                return False
            self.acting = True
            reply = await self.act(room, message)
            self.send(msg.encode(reply))
        except Elsewhere:  # the room has another owner by now: the browser follows
            if not self.gone:
                await self.ws.close(forward.RESTART)
            return False
        except Refused as no:
            refused = msg.Refused(id=message.id, rule=no.rule, args=dict(no.arguments))
            self.send(msg.encode(refused))
        except RuleError as e:
            log.error("rule failed", exc_info=e, extra={"room": room_id})
            self.send(msg.encode(msg.Refused(id=message.id, rule="table.rule_failed", args={})))
        except sa.exc.SQLAlchemyError as e:
            log_failure("database does not answer", e, room=room_id)
            self.send(msg.encode(msg.Refused(id=message.id, rule="table.not_stored", args={})))
        finally:
            self.acting = False
        return True

    async def act(self, room: Room, message: Any) -> Any:
        ok = msg.Ok(id=message.id)
        hub = self.hub
        if isinstance(message, msg.Answer) and self.seat is not None:  # most of what is said
            d = self.question(room, message.number)
            await hub.act(room, Line("answer", self.seat, d.kind, message.answer), d.number)
            return ok
        if isinstance(message, msg.Ping):
            return msg.Pong(id=message.id)
        if isinstance(message, msg.Chat):
            if self.seat is None:
                await hub.budgets.take("watching", self.address, self.browser)
            else:
                await hub.budgets.take("chat", self.browser or f"{room.id}:{self.seat}")
            await chat.say(hub, room, self.seat, self.browser, message.text, message.to)
            return ok
        if self.seat is None:
            raise Refused("table.spectator", {})
        seat = self.seat
        if isinstance(message, (msg.Extend, msg.Why, msg.Propose, msg.Ahead)):
            return await self.look(room, message)
        if isinstance(message, msg.Act):
            return await self.play(room, message)
        if isinstance(message, msg.Withdraw):
            await hub.act(room, Line("withdraw", seat))
        elif isinstance(message, msg.Undo):
            await agreements.undo(hub, room, seat)
        elif isinstance(message, msg.UndoReply):
            await agreements.undo_reply(hub, room, seat, message.agree)
        elif isinstance(message, msg.Concede):
            await agreements.concede(hub, room, seat)
        elif isinstance(message, msg.Draw):
            await agreements.draw(hub, room, seat, message.agree)
        elif isinstance(message, msg.Pause):
            await agreements.pause(hub, room, seat, message.pause)
        elif isinstance(message, msg.Passes):
            await agreements.passes(hub, room, seat, message.windows)
        elif isinstance(message, msg.Skips):
            await agreements.skips(hub, room, seat, message.skips)
        elif isinstance(message, msg.Back):
            await people.back(hub, room, seat)
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
            return await self.hub.run_rules(self.look_locked, room, d, message)

    def look_locked(self, room: Room, d: Decision, message: Any) -> Any:
        m = self.match(room)
        steps = message.steps if isinstance(message, msg.Ahead) else message.after
        if not steps and not isinstance(message, msg.Ahead):
            return looked_up(m, d, message)
        given = acts_of(steps)
        keys = [msg.encode(step) for step in steps]
        try:
            world, played = self.ahead.world(m, d, given, keys, (room.id, len(room.events)))
        except (Refused, RuleError):
            raise
        except Exception as e:  # a fault in a game's rules: told and noted, and the table plays on
            raise RuleError(d, e) from e
        if isinstance(message, msg.Ahead):
            return foreseen(world, played, message.id, d.seat)
        if played.stop is not None:
            raise Refused(*played.stop)
        return looked_up(world, world.decisions[0], message)

    async def play(self, room: Room, message: msg.Act) -> Any:
        """An act; the line in the journal holds as much of it as was played."""
        steps = acts_of(message.steps)
        if not steps:
            raise Refused("table.bad_request", {"found": "steps: []"})
        d = self.question(room, message.number)
        if steps[0][0] != d.kind:
            raise Refused("kernel.stale", {"number": d.number, "kind": d.kind})
        line = Line("act", d.seat, d.kind, steps)
        line, stop = await self.hub.act(room, line, d.number)
        rule, args = (stop.rule, dict(stop.args)) if stop is not None else ("", {})
        return msg.Acted(id=message.id, done=len(line.answer), rule=rule, args=args)


def acts_of(steps: list[msg.Step]) -> list[tuple[str, Any]]:
    if len(steps) > msg.MAX_STEPS:
        raise Refused("table.too_large", {"most": msg.MAX_STEPS})
    return [(step.kind, step.answer) for step in steps]


def foreseen(world: Match, played: acts.Played, request: int, seat: int) -> msg.Prospect:
    """What a seat is told of what would follow."""
    no = played.stop
    if no is not None:
        final = no.rule in (acts.REVEALED, "kernel.over")
        return msg.Prospect(
            id=request, done=played.done, rule=no.rule, args=dict(no.args), final=final
        )
    d = world.decisions[0]
    asked = question(world, d, False, None)
    return msg.Prospect(id=request, done=played.done, question=asked, view=world.view(seat))


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
