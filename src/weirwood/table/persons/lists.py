"""Decks and armies that people keep: with a person, on whichever device, as they are and were.

A list is a set of versions; the newest is the list as it is. Devices send the versions that they
made, also those that they made without a line, and the table puts them together: nothing is ever
written over, so that two devices which changed the same list have made two versions of it. Whoever
throws a list away throws away the versions that they knew. What is kept is the text that players
paste, read by the same code as the rules; whether it may be played is asked when it is played.
"""

from __future__ import annotations

import re
import time
from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection as Db

from weirwood.kernel import registry
from weirwood.kernel.decision import Refused
from weirwood.table.hub import Hub
from weirwood.table.rooms.lists import MAX_LIST, kinds
from weirwood.table.rooms.texts import clean
from weirwood.table.store import schema
from weirwood.table.store.database import Counting
from weirwood.table.wire import protocol as msg
from weirwood.table.wire import security

MOST_LISTS = 100  # of one person
MOST_VERSIONS = 20  # of one list; the oldest go
MOST_CHARACTERS = 1_000_000  # of all versions of one person
MOST_SENT = 100  # versions at once
MOST_NAME = 80
MOST_LOOKED_AT = 200  # versions, for the name of a list that was played
LATEST = 2**53  # milliseconds that a browser can count
ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
NOBODY = "nobody"  # a device that was sent away
LIST = schema.lists.c
EVERYTHING = sa.select(sa.func.count()).select_from(schema.lists)
Row = dict[str, Any]
Played = tuple[str, str]  # a game, and what a list of it held


async def exchange(hub: Hub, person: str, sent: msg.ListsSent) -> msg.ListsKept:
    """Take what a device has made and thrown away, and tell it what there is.

    One that takes itself for somebody else's is told so first: what it has may not be meant for
    whoever sits there now.
    """
    if sent.owner not in ("", owner(person)):
        sent = msg.ListsSent()
    if sum(len(each.versions) for each in sent.lists) > MOST_SENT or len(sent.gone) > MOST_SENT:
        raise Refused("table.too_large", {"most": MOST_SENT})
    good, refused = await hub.run_slow(looked_at, sent.lists)

    def write(c: Db) -> list[msg.ListRefused]:
        throw_away(c, person, sent.gone)
        return put(c, person, good, hub.config.max_lists)

    if good or sent.gone:
        try:
            refused += await hub.store.write(Counting(write))
        except sa.exc.IntegrityError:  # another worker has just been sent the same
            refused += await hub.store.write(Counting(write))
    kept = await hub.store.read(lambda c: rows_of(c, person))
    mark = mark_of(kept)
    lists = None if mark == sent.known else told(kept)
    return msg.ListsKept(owner=owner(person), mark=mark, lists=lists, refused=refused)


def owner(person: str) -> str:
    """
    >>> owner("ab") == owner("ab") != owner("cd")
    True
    """
    return security.digest(f"lists of {person}")[:16]


def digest(name: str, text: str) -> str:
    return security.digest(f"{name}\n{text}")[:16]


# ---- what is sent ---------------------------------------------------------------------------


def looked_at(lists: Sequence[msg.MyList]) -> tuple[list[Row], list[msg.ListRefused]]:
    """The versions that can be read, as rows; and why the others cannot."""
    now = int(time.time() * 1000)
    good: list[Row] = []
    refused: list[msg.ListRefused] = []
    for each in lists:
        try:
            good += [row(each, version, now) for version in each.versions]
        except Refused as no:
            refused.append(msg.ListRefused(id=each.id[:64], rule=no.rule, args=dict(no.arguments)))
    return good, refused


def row(of: msg.MyList, version: msg.ListVersion, now: int) -> Row:
    """A version as it is stored; refused if the game cannot read a line of it."""
    if not ID.fullmatch(of.id):
        raise Refused("table.bad_request", {"found": ascii(of.id)[:40]})
    if len(version.text) > MAX_LIST:
        raise Refused("table.too_large", {"most": MAX_LIST})
    if "\0" in version.text or not version.text.strip():
        raise Refused("table.bad_request", {"found": ascii(version.text)[:40]})
    game = registry.game(of.game)
    if of.kind not in game.judges:
        allowed = ", ".join(game.judges) or "-"
        raise Refused("table.no_list", {"found": of.kind[:40], "allowed": allowed})
    given, is_data = read(version.text)
    judged = game.judges[of.kind](given, of.lang)
    for no in judged.refusals:
        if "line" in no.args:
            raise Refused(no.rule, dict(no.args))
    name = clean(version.name, MOST_NAME)
    text = judged.text if is_data else version.text
    return {
        "id": of.id,
        "at": max(0, min(version.at, now)),  # a clock that is ahead must not win for ever
        "digest": digest(name, text),
        "game": game.id,
        "kind": of.kind,
        "name": name,
        "text": text,
    }


def read(text: str) -> tuple[Any, bool]:
    """What was built without a line is sent as data: only the table writes lists as text."""
    if not text.lstrip().startswith("{"):
        return text, False
    try:
        return msgspec.json.decode(text), True
    except msg.UNREADABLE as e:
        raise Refused("table.bad_request", {"found": str(e)[:200]}) from e


# ---- what is kept ---------------------------------------------------------------------------


def rows_of(c: Db, person: str) -> list[Row]:
    """All versions of a person, the newest first."""
    query = schema.lists.select().where(LIST.person == person)
    found = c.execute(query.order_by(LIST.at.desc(), LIST.digest)).mappings()
    return [dict(each) for each in found]


def mark_of(rows: Iterable[Row]) -> str:
    seen = sorted(f"{row['id']} {row['at']} {row['digest']}" for row in rows)
    return security.digest("\n".join(seen))[:16]


def told(rows: Iterable[Row]) -> list[msg.MyList]:
    """Lists with their versions, the one touched last first."""
    found: dict[str, msg.MyList] = {}
    for row in rows:
        of = found.setdefault(
            row["id"], msg.MyList(id=row["id"], game=row["game"], kind=row["kind"], versions=[])
        )
        of.versions.append(msg.ListVersion(name=row["name"], text=row["text"], at=row["at"]))
    return list(found.values())


def put(c: Db, person: str, rows: Iterable[Row], most: int) -> list[msg.ListRefused]:
    """Add versions to a person's; tells which lists there is no room for."""
    kept: dict[str, list[Row]] = defaultdict(list)
    for old in rows_of(c, person):
        kept[old["id"]].append(old)
    size = sum(len(row["text"]) for of in kept.values() for row in of)
    left = most - (c.execute(EVERYTHING).scalar() or 0)
    refused: dict[str, msg.ListRefused] = {}
    for row in rows:
        of = kept[row["id"]]
        if any(is_same(row, old) for old in of):
            continue
        no = None
        if left <= 0:
            no = Refused("table.full_lists", {"most": most})
        elif not of and sum(1 for versions in kept.values() if versions) >= MOST_LISTS:
            no = Refused("table.too_many_lists", {"most": MOST_LISTS})
        elif size + len(row["text"]) > MOST_CHARACTERS:
            no = Refused("table.lists_too_large", {"most": MOST_CHARACTERS})
        if no is not None:
            told = msg.ListRefused(id=row["id"], rule=no.rule, args=dict(no.arguments))
            refused[row["id"]] = told
            continue
        c.execute(schema.lists.insert(), {"person": person, **row})
        of.append(row)
        size, left = size + len(row["text"]), left - 1
    for of in kept.values():
        of.sort(key=lambda row: (-row["at"], row["digest"]))
        for old in of[MOST_VERSIONS:]:
            remove(c, person, old["id"], [old["at"]])
    return list(refused.values())


def is_same(a: Row, b: Row) -> bool:
    return bool((a["at"], a["digest"]) == (b["at"], b["digest"]))


def remove(c: Db, person: str, id: str, at: Sequence[int]) -> None:
    where = (LIST.person == person) & (LIST.id == id) & LIST.at.in_(at)
    c.execute(schema.lists.delete().where(where))


def throw_away(c: Db, person: str, gone: Iterable[msg.ListGone]) -> None:
    for each in gone:
        if not ID.fullmatch(each.id) or len(each.at) > 2 * MOST_VERSIONS:
            raise Refused("table.bad_request", {"found": ascii(each.id)[:40]})
        remove(c, person, each.id, [at for at in each.at if 0 <= at < LATEST])


# ---- what they are called -------------------------------------------------------------------


async def called(hub: Hub, person: str, played: Collection[Played]) -> dict[Played, str]:
    """The names that their owner gave to decks and armies that were played.

    A result knows what a list held, not what it was called. The newest version that holds the same
    says it, whatever became of the list since.
    """
    if not any(brought for _, brought in played):
        return {}
    kept = await hub.store.read(lambda c: rows_of(c, person))
    return await hub.run_slow(names_of, kept, played)


async def name_tallies(hub: Hub, person: str, tallies: Sequence[msg.Tally]) -> list[msg.Tally]:
    names = await called(hub, person, {(tally.game, tally.brought) for tally in tallies})
    return [
        msgspec.structs.replace(tally, name=names.get((tally.game, tally.brought), ""))
        for tally in tallies
    ]


async def name_games(hub: Hub, person: str, page: msg.MyGames) -> msg.MyGames:
    names = await called(hub, person, {(each.row.game, each.brought) for each in page.games})
    named = [
        msgspec.structs.replace(each, name=names.get((each.row.game, each.brought), ""))
        for each in page.games
    ]
    return msgspec.structs.replace(page, games=named)


def names_of(rows: Iterable[Row], wanted: Collection[Played]) -> dict[Played, str]:
    """Names by game and contents. Of somebody's many versions the newest are looked at."""
    games = {game for game, brought in wanted if brought}
    found: dict[Played, str] = {}
    seen = [row for row in rows if row["name"] and row["game"] in games][:MOST_LOOKED_AT]
    for row in seen:
        key = (row["game"], contents(row["game"], row["kind"], row["text"]))
        if key in wanted and key[1]:
            found.setdefault(key, row["name"])
    return found


def contents(game: str, kind: str, text: str) -> str:
    """A list as results know it; nothing if it cannot be played."""
    known = registry.game(game)
    setting = kinds(known).get(kind)
    if known.lists is None or setting is None:
        return ""
    seats = known.seats[0]
    try:
        settings = {**known.read_settings(seats, {}), setting: [text]}
        return known.lists.names(seats, settings)[0][:64]
    except Refused:
        return ""


# ---- whose they are -------------------------------------------------------------------------


def copy(c: Db, old: str, new: str) -> None:
    """Let what one id keeps be another's as well: a device has joined its person's others."""
    known = {(row["id"], row["at"], row["digest"]) for row in rows_of(c, new)}
    for row in rows_of(c, old):
        if (row["id"], row["at"], row["digest"]) not in known:
            c.execute(schema.lists.insert(), {**row, "person": new})


def move(c: Db, old: str, new: str) -> None:
    copy(c, old, new)
    erase(c, [old])


def erase(c: Db, ids: Sequence[str]) -> None:
    c.execute(schema.lists.delete().where(LIST.person.in_(ids)))
