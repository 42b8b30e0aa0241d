"""One person on several devices, over HTTP: passkeys, recovery codes, links, settings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fastapi import APIRouter, Request, Response
from sqlalchemy.engine import Connection as Db

from weirwood.table.cluster import forward
from weirwood.table.http import guard
from weirwood.table.http.deps import (
    Address,
    Cookies,
    Device,
    Known,
    Somebody,
    TheCookies,
    TheHub,
    filled,
)
from weirwood.table.http.replies import body, reply, takes
from weirwood.table.hub import Hub
from weirwood.table.later import Later
from weirwood.table.persons import choices, codes, devices, friends, lists
from weirwood.table.store import results
from weirwood.table.wire import protocol as msg

if TYPE_CHECKING:
    from weirwood.table.persons import passkeys
else:  # the table has it ready soon after it has opened: see `startup.games`
    passkeys = Later("weirwood.table.persons.passkeys")

router = APIRouter()


def fresh(text: str = "") -> Response:
    """A reply that nobody keeps: what it says is true once."""
    return Response(text, media_type="application/json", headers={"cache-control": "no-store"})


def who(cookies: Cookies, out: Response) -> tuple[str, str]:
    """The browser and its person; a new browser is one from now on."""
    device = cookies.device(out)
    return device, cookies.known or device


@router.get("/api/mine/devices")
async def look(hub: TheHub, device: Device, person: Known) -> Response:
    return reply(await devices.kept(hub, device, person))


@router.get("/api/mine/games")
async def games(
    hub: TheHub,
    person: Known,
    status: str = "",
    game: str = "",
    label: str = "",
    result: str = "",
    before: str = "",
) -> Response:
    """A page of my games, newest first: all, or those that are asked for."""
    wanted = results.Wanted(status, game, label, result, before)
    if not person:
        return reply(msg.MyGames(games=[], more=""))
    return reply(await lists.name_games(hub, person, await results.games(hub, person, wanted)))


@router.get("/api/mine/tallies")
async def tallies(hub: TheHub, person: Known) -> Response:
    """How often I have won, and with which lists of mine."""
    if not person:
        return reply([])
    return reply(await lists.name_tallies(hub, person, await results.tallies(hub, person)))


# ---- ways back ------------------------------------------------------------------------------


@router.post("/api/mine/passkeys/options")
async def to_add(
    request: Request, hub: TheHub, cookies: TheCookies, address: Address, known: Known
) -> Response:
    """What an authenticator needs to make a passkey for whoever sits here."""
    await hub.budgets.take("entries", address, known)
    out = fresh()
    device, person = who(cookies, out)
    text = await passkeys.to_add(hub, passkeys.Site(request, hub.config), device, person)
    out.body = text.encode()
    out.headers["content-length"] = str(len(out.body))
    return out


@router.post("/api/mine/passkeys", openapi_extra=takes(msg.PasskeyMade))
async def add(request: Request, hub: TheHub, device: Device, person: Somebody) -> Response:
    asked = await body(request, msg.PasskeyMade)
    site = passkeys.Site(request, hub.config)
    await hub.shield(passkeys.add(hub, site, device, person, asked))
    return reply(await devices.kept(hub, device, person))


@router.delete("/api/mine/passkeys/{id}")
async def remove(id: str, hub: TheHub, device: Device, person: Somebody) -> Response:
    await passkeys.remove(hub, person, id)
    return reply(await devices.kept(hub, device, person))


@router.post("/api/mine/codes", openapi_extra=takes(msg.DeviceName))
async def new_codes(
    request: Request, hub: TheHub, cookies: TheCookies, address: Address, known: Known
) -> Response:
    """Recovery codes, told this once; those from before are void."""
    await hub.budgets.take("entries", address, known)
    asked = await body(request, msg.DeviceName)
    out = fresh()
    made = await codes.new_codes(hub, *who(cookies, out), asked.device)
    return filled(out, msg.NewCodes(codes=made))


@router.post("/api/mine/link", openapi_extra=takes(msg.DeviceName))
async def new_link(
    request: Request, hub: TheHub, cookies: TheCookies, address: Address, known: Known
) -> Response:
    """A link that makes one more device this person's, once and soon."""
    await hub.budgets.take("entries", address, known)
    asked = await body(request, msg.DeviceName)
    out = fresh()
    return filled(out, await codes.new_link(hub, *who(cookies, out), asked.device))


# ---- entering -------------------------------------------------------------------------------


@router.post("/api/enter/options")
async def to_enter(
    request: Request, hub: TheHub, cookies: TheCookies, address: Address
) -> Response:
    await hub.budgets.take("entries", address)
    out = fresh()
    site = passkeys.Site(request, hub.config)
    text = await passkeys.to_enter(hub, site, cookies.device(out))
    out.body = text.encode()
    out.headers["content-length"] = str(len(out.body))
    return out


@router.post("/api/enter/passkey", openapi_extra=takes(msg.PasskeyShown))
async def enter(request: Request, hub: TheHub, device: Device, address: Address) -> Response:
    """Be on this device whoever shows their passkey."""
    await hub.budgets.take("entries", address, device)
    asked = await body(request, msg.PasskeyShown)
    site = passkeys.Site(request, hub.config)
    person = await hub.shield(passkeys.enter(hub, site, device, asked))
    return reply(await devices.kept(hub, device, person))


@router.post("/api/enter/{way}", openapi_extra=takes(msg.Code))
async def open_with(
    way: str, request: Request, hub: TheHub, cookies: TheCookies, address: Address, device: Device
) -> Response:
    """Be on this device whoever has the code, or has made the link."""
    await hub.budgets.take("entries", address, device)
    asked = await body(request, msg.Code)
    kind = {"code": "recovery", "link": "link"}.get(way, "")
    out = fresh()
    here = cookies.device(out)
    person = await hub.shield(codes.open_with(hub, here, kind, asked.code, asked.device))
    return filled(out, await devices.kept(hub, here, person))


# ---- what follows, and what goes ------------------------------------------------------------


@router.post("/api/mine/bring")
async def bring(request: Request, hub: TheHub, device: Device, person: Somebody) -> Response:
    """Let what this browser played by itself be the person's whose it is now."""
    if guard.is_forwarded(request, hub.config):
        if await hub.store.read(lambda c: devices.is_apart(c, device, person)):
            await devices.move_here(hub, device, person)
    elif (await devices.kept(hub, device, person)).own:
        await hub.shield(bring_along(request, hub, device, person))
    return reply(await devices.kept(hub, device, person))


async def bring_along(request: Request, hub: Hub, device: str, person: str) -> None:
    await hub.store.write(devices.moved(device, person))
    await hub.store.write(friends.moved(device, person))
    await forward.everywhere(request, hub)
    await devices.move_here(hub, device, person)
    await hub.store.write(devices.moved(device, person))


@router.delete("/api/mine/devices/{id}")
async def send_away(
    id: str, request: Request, hub: TheHub, device: Device, person: Somebody, cookies: TheCookies
) -> Response:
    """Let a device be mine no longer, this one or another; the links it knows open no seat."""
    found = await devices.device_called(hub, person, id)
    if guard.is_forwarded(request, hub.config):
        await devices.lock_out_here(hub, found, person)
        return reply({})
    await hub.shield(lock_out(request, hub, found, person))
    out = reply(await devices.kept(hub, device, await devices.person_of(hub, device)))
    if found == device:
        cookies.forget(out, seats_only=True)
    return out


async def lock_out(request: Request, hub: Hub, browser: str, person: str) -> None:
    await hub.store.write(devices.locked_out(person))
    await forward.everywhere(request, hub)  # which knows by its cookie who asks
    await devices.lock_out_here(hub, browser, person)

    def write(c: Db) -> None:
        devices.part(c, browser)
        devices.locked_out(person)(c)
        hub.notices.changed(c)

    await hub.store.write(write)
    await devices.lock_out_here(hub, browser, person)
    await hub.notices.refresh()


# ---- settings -------------------------------------------------------------------------------


@router.get("/api/mine/settings")
async def chosen(hub: TheHub, device: Device, person: Known) -> Response:
    await devices.seen(hub, device)
    return reply(await choices.read(hub, person))


@router.put("/api/mine/settings", openapi_extra=takes(msg.Preferences))
async def choose(request: Request, hub: TheHub, person: Somebody) -> Response:
    return reply(await choices.keep(hub, person, await body(request, msg.Preferences)))


# ---- lists ----------------------------------------------------------------------------------


@router.post("/api/mine/lists", openapi_extra=takes(msg.ListsSent))
async def exchange_lists(
    request: Request,
    hub: TheHub,
    cookies: TheCookies,
    address: Address,
    device: Device,
    known: Known,
) -> Response:
    """My decks and armies: what this device has made, for what there is on all of them."""
    sent = await body(request, msg.ListsSent, hub.config.room_bytes)
    out = fresh()
    person = known
    if (sent.lists or sent.gone) and (known or not sent.owner):
        await hub.budgets.take("lists", address, known)
        person = cookies.browser(out)
    if not person:
        whose = lists.NOBODY if device else ""
        return filled(out, msg.ListsKept(owner=whose, mark="", lists=[]))
    return filled(out, await hub.shield(lists.exchange(hub, person, sent)))
