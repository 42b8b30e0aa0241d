"""Notices: whoever is asked and away is told, by mail or by a web hook, once per turn.

A turn is the time in which a seat is asked without a break. When one begins for a person who wants
notices, a row is queued in the same transaction as the answer that began it; when it ends, the row
goes. The row says when to send, and whether that was done: it is marked before the notice leaves,
so that a table that is killed meanwhile never sends a second one.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import defaultdict
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, Literal

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection as Db

from weirwood.kernel import registry
from weirwood.kernel.decision import Refused
from weirwood.table.cluster.leases import bump
from weirwood.table.notices.mail import Letter, NotSent, call_hook, is_address, may_call, send_mail
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
ASK_AGAIN_SECONDS = 600  # before an address can be asked again to confirm itself
ASK_MOST = 60  # addresses asked in an hour, whoever wants it
STAMP = "contacts"
N, C = schema.notices.c, schema.contacts.c


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
    way: Literal["mail", "hook", "ask"]
    due: float
    tries: int
    sent: bool = False


class Notices:
    def __init__(self, hub: Hub) -> None:
        self.hub, self.config = hub, hub.config
        self.contacts: dict[str, Contact] = {}
        self.stamp = 0  # of the contacts in memory, among many workers
        self.queue = asyncio.Lock()  # the stored queue and the contacts in memory agree

    def offered(self) -> msg.NoticesOffered:
        """What this table can do at all."""
        return msg.NoticesOffered(
            mail=bool(self.config.mail and self.config.mail_from), hooks=list(self.config.hooks)
        )

    async def start(self) -> None:
        await self.read_contacts()
        offered = self.offered()
        if offered.mail or offered.hooks:
            self.hub.spawn(self.run())

    async def read_contacts(self) -> None:
        query = schema.contacts.select()

        def read(c: Db) -> tuple[int, Any]:
            return stamp_of(c), c.execute(query).mappings().all()

        stamp, rows = await self.hub.store.read(read)
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
        if not self.contacts and not room.noticed:
            return None
        now = self.asked(room)
        ended = [s for s, browser in room.noticed.items() if now.get(s) != browser]
        begun = [s for s in now if s not in room.noticed or s in ended]
        if not ended and not begun:
            return None
        due = time.time() + self.config.notice_seconds
        rows = [r for s in begun for r in queued(room.id, s, self.contacts[now[s]], due)]
        room.noticed = now

        def work(c: Db) -> None:
            if ended or begun:  # also what another worker may have queued meanwhile
                over = (N.room == room.id) & N.seat.in_([*ended, *begun])
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
            if s in people and room.seats[s].browser in self.contacts
        }

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
            await self.forget(browser)
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
        turns = await self.running(browser)
        due = time.time() + self.config.notice_seconds
        rows = [row for room, seat in turns for row in queued(room, seat, contact, due)]
        if ask:
            rows += queued("", -1, contact, 0.0, ["ask"])

        def write(c: Db) -> None:
            c.execute(schema.contacts.delete().where(C.browser == browser))
            c.execute(schema.contacts.insert(), asdict(contact))
            again = N.sent.is_(False) | (N.way == "ask")  # what was told stays told
            c.execute(schema.notices.delete().where(N.browser == browser, again))
            told = {row.id for row in c.execute(sa.select(N.id).where(N.browser == browser))}
            fresh = [row for row in rows if row["id"] not in told]
            if fresh:
                c.execute(schema.notices.insert(), fresh)
            self.changed(c)

        await self.hub.store.write(write)
        self.contacts[browser] = contact
        for room_id, seat in turns:
            room = self.hub.rooms.get(room_id)
            if room is not None:
                room.noticed[seat] = browser

    def check_asking(self, browser: str, mail: str) -> None:
        """Nobody can use the table to fill a stranger's mailbox."""
        now = time.time()
        near = [c for c in self.contacts.values() if mail == c.mail or c.browser == browser]
        if any(now - c.asked < ASK_AGAIN_SECONDS for c in near):
            raise Refused("table.mail_again", {"minutes": ASK_AGAIN_SECONDS // 60})
        if sum(now - c.asked < 3600 for c in self.contacts.values()) >= ASK_MOST:
            raise Refused("table.mail_again", {"minutes": 60})

    async def running(self, browser: str) -> list[tuple[str, int]]:
        """Turns of this browser that have begun already: room and seat."""
        rooms, seats = schema.rooms.c, schema.seats.c
        query = sa.select(rooms.id, rooms.status, rooms.turn, seats.seat, seats.kind, seats.away)
        query = query.join(schema.seats, seats.room == rooms.id).where(seats.browser == browser)
        found = await self.hub.store.read(lambda c: c.execute(query).all())
        if not found:  # strangers cannot make the table send anything
            raise Refused("table.nobody", {})
        playing = [r for r in found if r.status == "playing" and r.kind == "person" and not r.away]
        return [(r.id, r.seat) for r in playing if r.seat in r.turn]

    async def forget(self, browser: str) -> None:
        """Delete how to reach somebody, and what was to be told."""

        def write(c: Db) -> None:
            c.execute(schema.contacts.delete().where(C.browser == browser))
            c.execute(schema.notices.delete().where(N.browser == browser))
            self.changed(c)

        await self.hub.store.write(write)
        self.contacts.pop(browser, None)
        for room in self.hub.rooms.values():
            room.noticed = {s: b for s, b in room.noticed.items() if b != browser}

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
        letters = []
        async with self.queue:
            for found in await self.hub.store.read(lambda c: c.execute(query).mappings().all()):
                try:
                    row = schema.convert(found, Notice)
                except msgspec.ValidationError as e:
                    log.error("notice cannot be read", extra={"reason": str(e)})
                    await self.mark(found["id"], sent=True)
                    continue
                contact = self.contacts.get(row.browser)
                if contact is None or not (row.way == "ask" or contact.takes(row.way)):
                    await self.mark(row.id, sent=True)
                elif self.is_here(row):
                    await self.mark(row.id, due=time.time() + self.config.notice_seconds)
                else:
                    letters.append((row, contact))
        for row, contact in letters:
            await self.hub.shield(self.send(row, contact))

    def is_here(self, row: Notice) -> bool:
        room = self.hub.rooms.get(row.room)
        return room is not None and bool(self.hub.online(room).get(row.seat))

    async def mark(self, id: str, **values: Any) -> int:
        change = schema.notices.update().where(N.id == id, N.sent.is_(False)).values(**values)
        return await self.hub.store.write(lambda c: c.execute(change).rowcount)

    async def send(self, row: Notice, contact: Contact) -> None:
        """Mark it, then send it: a table killed in between never tells twice."""
        if not await self.mark(row.id, sent=True, tries=row.tries + 1):
            return  # the turn is over
        try:
            await asyncio.to_thread(self.deliver, row.way, contact, await self.letter(row, contact))
            self.hub.metrics.notices_sent.inc()
        except NotSent as e:
            self.hub.metrics.notices_failed.inc()
            log.warning("notice not sent", extra={"room": row.room, "reason": str(e)})
            if row.tries + 1 < TRIES:
                again = schema.notices.update().where(N.id == row.id)
                again = again.values(sent=False, due=time.time() + RETRY_SECONDS * 4**row.tries)
                await self.hub.store.write(lambda c: c.execute(again).rowcount)

    def deliver(self, way: str, contact: Contact, letter: Letter) -> None:
        if way == "hook":
            call_hook(contact.hook, self.config.hooks, letter)
        else:
            send_mail(self.config.mail, self.config.mail_from, contact.mail, letter)

    async def letter(self, row: Notice, contact: Contact) -> Letter:
        """What is said, in the person's language."""
        base = self.config.address()
        page = f"{base}/notices/{contact.token}"
        if row.way == "ask":
            say = words(contact.lang)
            text = say.text("notice-confirm", {"table": base})
            return Letter(say.text("notice-confirm_subject"), text, page)
        query = sa.select(schema.rooms.c.game).where(schema.rooms.c.id == row.room)
        game = await self.hub.store.read(lambda c: c.execute(query).scalar())
        url = f"{base}/room/{row.room}"
        stop = page if row.way == "mail" else ""
        return await self.hub.run_slow(turn_letter, game, contact.lang, url, stop)


def stamp_of(c: Db) -> int:
    """How often contacts have changed."""
    of = sa.select(schema.stamps.c.n).where(schema.stamps.c.name == STAMP)
    return c.execute(of).scalar() or 0


def turn_letter(game: str, lang: str, url: str, page: str) -> Letter:
    try:
        say = words(lang, registry.game(game).package)
        title = say.text("game-title")
    except Refused:  # a game that cannot be loaded now: its id says enough
        say, title = words(lang), game
    text = say.text("notice-turn", {"game": title})
    if page:
        text += "\n\n" + say.text("notice-stop", {"page": page})
    return Letter(say.text("notice-subject", {"game": title}), text, url, page)


def queued(
    room: str, seat: int, contact: Contact, due: float, ways: list[str] | None = None
) -> list[dict[str, Any]]:
    """The rows of the queue for one turn: one for each way in which it is told."""
    return [
        {
            "id": f"{room or contact.browser}:{seat}:{way}",
            "room": room,
            "seat": seat,
            "browser": contact.browser,
            "way": way,
            "due": due,
            "tries": 0,
            "sent": False,
        }
        for way in (contact.ways() if ways is None else ways)
    ]
