"""Notices: whoever is asked and away is told, by mail, web hook or push, once per turn.

A turn is the time in which a seat is asked without a break. When one begins for a person who wants
notices, a row is queued in the same transaction as the answer that began it; when it ends, the row
goes. The row says when to send, and whether that was done: it is marked before the notice leaves,
so that a table that is killed meanwhile never sends a second one. A push that was sent is taken
back when its turn ends: another row says so.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, Literal

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection as Db

from weirwood.kernel.decision import Refused
from weirwood.table.cluster.leases import bump
from weirwood.table.notices import letters, push
from weirwood.table.notices.mail import Letter, NotSent, call_hook, is_address, may_call, send_mail
from weirwood.table.notices.queue import (
    STAMP,
    N,
    add,
    queue_row,
    running,
    shown_as,
    stamp_of,
    take_back,
)
from weirwood.table.rooms.room import NotStored
from weirwood.table.store import schema
from weirwood.table.store.database import log_failure
from weirwood.table.wire import protocol as msg
from weirwood.table.wire import security
from weirwood.words import words

if TYPE_CHECKING:
    from weirwood.table.hub import Hub
    from weirwood.table.rooms.room import Room
    from weirwood.table.store.rooms import Work

log = logging.getLogger("weirwood.table")
LOOK_SECONDS = 2.0  # between two looks into the queue
AT_ONCE = 20  # notices sent between two looks
TRIES = 6  # then it is given up
RETRY_SECONDS = 60.0  # before the second try; each further one takes four times as long
INVITED_SECONDS = 20.0  # that somebody has to see an invitation by themselves
ASK_AGAIN_SECONDS = 600  # before an address can be asked again to confirm itself
ASK_MOST = 60  # addresses asked in an hour, whoever wants it
C, P = schema.contacts.c, schema.pushes.c


@dataclass(slots=True)
class Contact:
    """How a browser's owner wants to be told."""

    browser: str
    lang: str
    mail: str = ""
    confirmed: bool = False  # the owner of the address has agreed
    hook: str = ""
    token: str = ""  # opens the page that confirms or ends the mails
    asked: int = 0  # when the address was asked to confirm itself

    def ways(self) -> list[str]:
        return [way for way, to in (("mail", self.mail), ("hook", self.hook)) if to]

    def takes(self, way: str) -> bool:
        """Whether a notice of this kind may be sent now."""
        return bool(self.hook) if way == "hook" else bool(self.mail) and self.confirmed


@dataclass(frozen=True, slots=True)
class Notice:
    """A row of the queue."""

    id: str
    room: str
    seat: int
    browser: str
    way: Literal["mail", "hook", "ask", "push", "close"]
    due: float
    tries: int
    sent: bool = False
    device: str = ""  # of a push


class Notices:
    def __init__(self, hub: Hub) -> None:
        self.hub, self.config = hub, hub.config
        self.contacts: dict[str, Contact] = {}
        self.pushes: dict[str, dict[str, push.Push]] = {}  # devices, by their persons
        self.keys: push.Keys | None = None  # none: this table pushes nothing
        self.looking = False
        self.stamp = 0  # of the contacts in memory, among many workers
        self.queue = asyncio.Lock()  # the stored queue and the contacts in memory agree

    def offered(self) -> msg.NoticesOffered:
        """What this table can do at all."""
        return msg.NoticesOffered(
            mail=bool(self.config.mail and self.config.mail_from),
            hooks=list(self.config.hooks),
            push=self.keys.shown if self.keys else "",
        )

    async def start(self) -> None:
        if self.config.push:
            self.keys = await self.read_keys()
        await self.read_contacts()
        offered = self.offered()
        # A table that could push waits for the first who wants it; one of many may miss that.
        if offered.mail or offered.hooks or self.pushes or (self.keys and self.hub.leases.shared):
            self.begin()

    async def read_keys(self) -> push.Keys | None:
        store = self.hub.store
        try:
            return await store.read(push.stored_keys) or await store.write(push.made_keys)
        except sa.exc.SQLAlchemyError as e:  # a full disk, perhaps: the games can be looked at
            log_failure("no keys: nothing is pushed until the table starts again", e)
            return None

    def begin(self) -> None:
        """Look after the queue from now on."""
        if not self.looking:
            self.looking = True
            self.hub.spawn(self.run())

    async def read_contacts(self) -> None:
        query, devices = schema.contacts.select(), schema.pushes.select()

        def read(c: Db) -> tuple[int, Any, Any]:
            found = c.execute(query).mappings().all()
            return stamp_of(c), found, c.execute(devices).mappings().all()

        stamp, rows, found = await self.hub.store.read(read)
        self.pushes = {}
        for row in found:
            try:
                device = schema.convert(row, push.Push)
            except msgspec.ValidationError as e:
                log.error("device cannot be read", extra={"reason": str(e)})
            else:
                self.pushes.setdefault(device.person, {})[device.id] = device
        self.contacts = {}
        for row in rows:
            try:
                contact = schema.convert(row, Contact)
            except msgspec.ValidationError as e:
                log.error("contact cannot be read", extra={"reason": str(e)})
            else:
                self.contacts[contact.browser] = contact
        self.stamp = stamp

    async def fresh(self) -> None:
        """Know what was wanted at another worker too."""
        if self.hub.leases.shared and await self.hub.store.read(stamp_of) != self.stamp:
            await self.refresh()

    async def refresh(self) -> None:
        """Contacts have changed elsewhere, and with them what is queued for our rooms."""
        await self.read_contacts()
        ours = list(self.hub.rooms.values())
        query = sa.select(N.room, N.seat, N.browser).where(N.room.in_([room.id for room in ours]))
        queued_for: dict[str, dict[int, str]] = defaultdict(dict)
        for row in await self.hub.store.read(lambda c: c.execute(query).all()):
            queued_for[row.room][row.seat] = row.browser
        for room in ours:
            with contextlib.suppress(NotStored):
                async with room.lock:
                    room.noticed = queued_for[room.id]
                    if self.asked(room) != room.noticed:
                        await self.hub.save_room(room)

    # ---- turns ------------------------------------------------------------------------------

    def turns(self, room: Room) -> Work | None:
        """What the queue must learn from a change to this room; None for most changes."""
        if not self.contacts and not self.pushes and not room.noticed:
            return None
        now = self.asked(room)
        ended = [s for s, browser in room.noticed.items() if now.get(s) != browser]
        begun = [s for s in now if s not in room.noticed or s in ended]
        if not ended and not begun:
            return None
        due = time.time() + self.config.notice_seconds
        rows = [r for s in begun for r in self.queued(room.id, s, now[s], due)]
        room.noticed = now

        def work(c: Db) -> None:
            # also what another worker may have queued meanwhile
            over = (N.room == room.id) & N.seat.in_([*ended, *begun])
            take_back(c, over)
            c.execute(schema.notices.delete().where(over))
            if rows:
                c.execute(schema.notices.insert(), rows)

        return work

    def asked(self, room: Room) -> dict[int, str]:
        """The seats whose turn it is and whose people want to know it, with their browsers."""
        if room.status != "playing":
            return {}
        people = room.people()
        return {
            s: room.seats[s].browser
            for s in room.to_move()
            if s in people and self.reaches(room.seats[s].browser)
        }

    def reaches(self, person: str) -> bool:
        return person in self.contacts or person in self.pushes

    def queued(self, room: str, seat: int, person: str, due: float) -> list[dict[str, Any]]:
        """The rows of the queue for one turn: one for each way in which it is told."""
        contact = self.contacts.get(person)
        ways = [(way, "") for way in (contact.ways() if contact else ())]
        ways += [("push", device) for device in self.pushes.get(person, ())]
        return [queue_row(room, seat, person, way, due, device) for way, device in ways]

    def invitation(self, person: str, room: str, seat: int) -> list[dict[str, Any]]:
        """The rows of the queue for an invitation; none for whoever wants no notices."""
        contact, tag = self.contacts.get(person), letters.tag_of(room, seat)
        ways = [(way, "") for way in (contact.ways() if contact else ())]
        ways += [("push", device) for device in self.pushes.get(person, ())]
        due = time.time() + INVITED_SECONDS
        return [queue_row("", -1, person, way, due, device, tag=tag) for way, device in ways]

    # ---- what a person wants ----------------------------------------------------------------

    def wanted(self, browser: str) -> msg.NoticesWanted:
        found = self.contacts.get(browser)
        if found is None:
            return msg.NoticesWanted()
        lang: Any = found.lang
        return msg.NoticesWanted(
            mail=found.mail, hook=found.hook, lang=lang, confirmed=found.confirmed
        )

    async def want(self, browser: str, asked: msg.NoticesWanted) -> None:
        """Keep what a person wants; a new address is asked to confirm itself first."""
        await self.fresh()
        offered = self.offered()
        mail, hook = asked.mail.strip(), asked.hook.strip()
        if mail and not (offered.mail and is_address(mail)):
            raise Refused("table.no_mail" if not offered.mail else "table.bad_mail", {})
        if hook and not may_call(hook, self.config.hooks):
            raise Refused("table.no_hook", {"allowed": ", ".join(offered.hooks) or "-"})
        if not mail and not hook:
            await self.forget_contact(browser)
            return
        async with self.queue:
            await self.keep(browser, asked.lang, mail, hook)

    async def keep(self, browser: str, lang: str, mail: str, hook: str) -> None:
        old = self.contacts.get(browser) or Contact(browser, lang)
        contact = Contact(browser, lang, mail, old.confirmed, hook, old.token, old.asked)
        ask = bool(mail) and (mail != old.mail or not old.confirmed)
        if ask:
            self.check_asking(browser, mail)
            contact.confirmed, contact.token = False, security.token()
            contact.asked = int(time.time())
        await self.check_seated(browser)

        def write(c: Db) -> None:
            c.execute(schema.contacts.delete().where(C.browser == browser))
            c.execute(schema.contacts.insert(), asdict(contact))
            again = N.sent.is_(False) | (N.way == "ask")  # what was told stays told
            ours = N.way.in_(("mail", "hook", "ask"))
            c.execute(schema.notices.delete().where(N.browser == browser, again, ours))
            add(c, [queue_row("", -1, browser, "ask", 0.0)] if ask else [])
            self.changed(c)

        await self.hub.store.write(write)
        self.contacts[browser] = contact
        await self.tell_waiting(browser, [(way, "") for way in contact.ways()])

    async def tell_waiting(self, person: str, ways: Sequence[tuple[str, str]]) -> None:
        """Queue the turns that have begun already; those that begin from now on are queued then.

        A room that plays is asked itself, when nothing of it is being stored: a turn that began
        while its person was not yet known here is in no queue.
        """
        due = time.time() + self.config.notice_seconds
        stored = await self.turns_of(person)
        awake = [r for r in self.hub.rooms.values() if any(s.browser == person for s in r.seats)]
        for room in awake:
            async with room.lock:
                mine = [s for s, who in self.asked(room).items() if who == person]
                await self.queue_turns(room.id, mine, person, ways, due)
                room.noticed.update(dict.fromkeys(mine, person))
        for room_id, seat in stored:
            if all(room.id != room_id for room in awake):
                await self.queue_turns(room_id, [seat], person, ways, due)

    async def queue_turns(
        self,
        room: str,
        seats: Sequence[int],
        person: str,
        ways: Sequence[tuple[str, str]],
        due: float,
    ) -> None:
        rows = [queue_row(room, s, person, way, due, device) for s in seats for way, device in ways]
        if rows:
            await self.hub.store.write(lambda c: add(c, rows))

    async def want_push(self, person: str, browser: str, asked: msg.PushWanted) -> None:
        """Keep that a device wants to be told, and tell it what waits already."""
        await self.fresh()
        if self.keys is None:
            raise Refused("table.no_pushes", {})
        services = self.config.push_services
        device = push.checked(asked, person, browser, services, now=int(time.time()))
        async with self.queue:
            await self.check_seated(person)
            mine = list(self.pushes.get(person, {}).values())
            mine = sorted((d for d in mine if d.id != device.id), key=lambda d: d.added)
            old = [d.id for d in mine[: max(0, len(mine) + 1 - push.MOST_DEVICES)]]

            def write(c: Db) -> None:
                c.execute(schema.pushes.delete().where(P.id.in_([device.id, *old])))
                c.execute(schema.pushes.insert(), asdict(device))
                c.execute(schema.notices.delete().where(N.device.in_(old)))
                # It may have been another person's, who sat at this browser before.
                c.execute(schema.notices.delete().where(N.device == device.id, N.browser != person))
                self.changed(c)

            await self.hub.store.write(write)
            for others in self.pushes.values():
                others.pop(device.id, None)
            for gone in old:
                self.pushes[person].pop(gone, None)
            self.pushes.setdefault(person, {})[device.id] = device
            self.pushes = {one: devices for one, devices in self.pushes.items() if devices}
            await self.tell_waiting(person, [("push", device.id)])
        self.begin()

    async def stop_push(self, person: str, id: str) -> None:
        """Tell a device nothing any more."""

        def write(c: Db) -> None:
            c.execute(schema.pushes.delete().where(P.person == person, P.id == id))
            c.execute(schema.notices.delete().where(N.browser == person, N.device == id))
            self.changed(c)

        await self.hub.store.write(write)
        mine = self.pushes.get(person, {})
        mine.pop(id, None)
        if not mine:
            self.pushes.pop(person, None)

    def check_asking(self, browser: str, mail: str) -> None:
        """Nobody can use the table to fill a stranger's mailbox."""
        now = time.time()
        near = [c for c in self.contacts.values() if mail == c.mail or c.browser == browser]
        if any(now - c.asked < ASK_AGAIN_SECONDS for c in near):
            raise Refused("table.mail_again", {"minutes": ASK_AGAIN_SECONDS // 60})
        if sum(now - c.asked < 3600 for c in self.contacts.values()) >= ASK_MOST:
            raise Refused("table.mail_again", {"minutes": 60})

    async def check_seated(self, browser: str) -> None:
        """Strangers cannot make the table send anything."""
        if not await self.seats_of(browser):
            raise Refused("table.nobody", {})

    async def turns_of(self, browser: str) -> list[tuple[str, int]]:
        """Turns of this browser that have begun already: room and seat."""
        return running(await self.seats_of(browser))

    async def seats_of(self, browser: str) -> Sequence[Any]:
        rooms, seats = schema.rooms.c, schema.seats.c
        query = sa.select(rooms.id, rooms.status, rooms.turn, seats.seat, seats.kind, seats.away)
        query = query.join(schema.seats, seats.room == rooms.id).where(seats.browser == browser)
        return await self.hub.store.read(lambda c: c.execute(query).all())

    async def forget(self, browser: str) -> None:
        """Delete how to reach somebody, and what was to be told."""

        def write(c: Db) -> None:
            c.execute(schema.contacts.delete().where(C.browser == browser))
            c.execute(schema.pushes.delete().where(P.person == browser))
            c.execute(schema.notices.delete().where(N.browser == browser))
            self.changed(c)

        await self.hub.store.write(write)
        self.contacts.pop(browser, None)
        self.pushes.pop(browser, None)
        for room in self.hub.rooms.values():
            room.noticed = {s: b for s, b in room.noticed.items() if b != browser}

    async def forget_contact(self, browser: str) -> None:
        """Delete a mail address and a hook; devices that are pushed to stay."""
        if browser not in self.pushes:
            await self.forget(browser)
            return

        def write(c: Db) -> None:
            c.execute(schema.contacts.delete().where(C.browser == browser))
            c.execute(schema.notices.delete().where(N.browser == browser, N.device == ""))
            self.changed(c)

        await self.hub.store.write(write)
        self.contacts.pop(browser, None)

    def by_token(self, token: str) -> Contact:
        """Whoever has the link out of a mail."""
        for contact in self.contacts.values():
            if contact.token and security.same(token, security.digest(contact.token)):
                return contact
        raise Refused("table.bad_link", {})

    async def settle(self, contact: Contact, what: str) -> None:
        """Confirm an address, or end its mails."""
        values = {"confirmed": True} if what == "confirm" else {"mail": "", "confirmed": False}
        change = schema.contacts.update().where(C.browser == contact.browser).values(**values)

        def write(c: Db) -> None:
            c.execute(change)
            self.changed(c)

        await self.hub.store.write(write)
        for name, value in values.items():
            setattr(contact, name, value)

    def changed(self, c: Db) -> None:
        """Let the other workers know."""
        if self.hub.leases.shared:
            bump(c, STAMP)

    # ---- sending ----------------------------------------------------------------------------

    async def run(self) -> None:
        while True:
            try:
                if self.hub.leases.stamps.get(STAMP, 0) > self.stamp:
                    await self.refresh()
                await self.look()
            except sa.exc.SQLAlchemyError as e:
                log_failure("notices not looked after", e)
            await asyncio.sleep(LOOK_SECONDS)

    async def look(self) -> None:
        """Send what is due to those who are not here."""
        query = schema.notices.select().where(N.sent.is_(False), N.due <= time.time())
        query = query.order_by(N.due).limit(AT_ONCE)
        others = list(self.hub.leases.peers)  # who know whether their people are here
        if others:
            theirs = sa.select(schema.rooms.c.id).where(schema.rooms.c.owner.in_(others))
            query = query.where(N.room.not_in(theirs))
        letters: list[tuple[Notice, Contact | push.Push]] = []
        async with self.queue:
            for found in await self.hub.store.read(lambda c: c.execute(query).mappings().all()):
                try:
                    row = schema.convert(found, Notice)
                except msgspec.ValidationError as e:
                    log.error("notice cannot be read", extra={"reason": str(e)})
                    await self.mark(found["id"], sent=True)
                    continue
                to = self.reached(row)
                now = time.time()
                wait = to.quiet_seconds(now) if isinstance(to, push.Push) else 0.0
                if to is None:
                    await self.mark(row.id, sent=True)
                elif self.is_here(row):
                    await self.mark(row.id, due=now + self.config.notice_seconds)
                elif wait and row.way == "push":
                    await self.mark(row.id, due=now + wait)
                else:
                    letters.append((row, to))
        for row, to in letters:
            await self.hub.shield(self.send(row, to))

    def reached(self, row: Notice) -> Contact | push.Push | None:
        """Whom a row goes to, if it may go there now."""
        if row.device:
            return self.pushes.get(row.browser, {}).get(row.device)
        contact = self.contacts.get(row.browser)
        takes = contact is not None and (row.way == "ask" or contact.takes(row.way))
        return contact if takes else None

    def is_here(self, row: Notice) -> bool:
        room = self.hub.rooms.get(row.room)
        return room is not None and bool(self.hub.online(room).get(row.seat))

    async def mark(self, id: str, **values: Any) -> int:
        change = schema.notices.update().where(N.id == id, N.sent.is_(False)).values(**values)
        return await self.hub.store.write(lambda c: c.execute(change).rowcount)

    async def send(self, row: Notice, to: Contact | push.Push) -> None:
        """Mark it, then send it: a table killed in between never tells twice."""
        if not await self.mark(row.id, sent=True, tries=row.tries + 1):
            return  # the turn is over
        try:
            await self.deliver(row, to)
            self.hub.metrics.notices_sent.inc()
            if row.way == "close":
                done = schema.notices.delete().where(N.id == row.id)
                await self.hub.store.write(lambda c: c.execute(done).rowcount)
        except push.Gone:
            await self.stop_push(row.browser, row.device)
        except NotSent as e:
            self.hub.metrics.notices_failed.inc()
            log.warning("notice not sent", extra={"room": row.room, "reason": str(e)})
            if row.tries + 1 < TRIES:
                again = schema.notices.update().where(N.id == row.id)
                again = again.values(sent=False, due=time.time() + RETRY_SECONDS * 4**row.tries)
                await self.hub.store.write(lambda c: c.execute(again).rowcount)

    async def deliver(self, row: Notice, to: Contact | push.Push) -> None:
        if isinstance(to, push.Push):
            assert self.keys is not None
            tag, message = await self.message(row, to)
            await asyncio.to_thread(push.send, to, self.keys, self.config, tag, message)
            return
        letter = await self.letter(row, to)
        if row.way == "hook":
            await asyncio.to_thread(call_hook, to.hook, self.config.hooks, letter)
        else:
            send = (self.config.mail, self.config.mail_from, to.mail, letter)
            await asyncio.to_thread(send_mail, *send)

    async def message(self, row: Notice, to: push.Push) -> tuple[str, dict[str, Any]]:
        """What a device is told, and the tag by which it is replaced or taken back."""
        waiting = len(await self.turns_of(row.browser))
        if row.way == "close":
            tag = row.id.partition(":")[2].rpartition(":")[0]
            return tag.replace(":", "_"), {"what": "close", "tag": tag, "count": waiting}
        made = await self.made(row, to.lang, "", "")
        tag = shown_as(row)
        told = {"what": "turn", "tag": tag, "title": made.subject, "text": made.text}
        return tag.replace(":", "_"), {**told, "url": made.url, "count": waiting}

    async def made(self, row: Notice, lang: str, base: str, stop: str) -> Letter:
        """The words for a turn, or for an invitation."""
        invited = letters.invited_to(row.id)
        room, kind = invited or row.room, "invite" if invited else "turn"
        url = base + ("/friends" if invited else f"/room/{room}")
        return await self.hub.run_slow(
            letters.letter, kind, await self.game_of(room), lang, url, stop
        )

    async def game_of(self, room: str) -> str:
        query = sa.select(schema.rooms.c.game).where(schema.rooms.c.id == room)
        return str(await self.hub.store.read(lambda c: c.execute(query).scalar()))

    async def letter(self, row: Notice, contact: Contact) -> Letter:
        """What is said, in the person's language."""
        base = self.config.address()
        page = f"{base}/notices/{contact.token}"
        if row.way == "ask":
            say = words(contact.lang)
            text = say.text("notice-confirm", {"table": base})
            return Letter(say.text("notice-confirm_subject"), text, page)
        return await self.made(row, contact.lang, base, page if row.way == "mail" else "")
