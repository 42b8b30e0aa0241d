"""What the routers are given: the hub, the room of the path, who asks, and their cookies.

All of it is made by coroutines: what is not, the framework would make in a thread.
"""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, Request, Response

from weirwood.kernel.decision import Refused
from weirwood.table.http import guard
from weirwood.table.hub import Hub
from weirwood.table.persons import devices
from weirwood.table.rooms.replays import Replays
from weirwood.table.rooms.room import Room
from weirwood.table.wire import protocol as msg
from weirwood.table.wire import security

MOST_ROOMS = 40  # whose links a browser carries; older ones are found by who it is


async def the_hub(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


async def the_replays(request: Request) -> Replays:
    replays: Replays = request.app.state.replays
    return replays


TheHub = Annotated[Hub, Depends(the_hub)]
TheReplays = Annotated[Replays, Depends(the_replays)]


async def address(request: Request, hub: TheHub) -> str:
    """Where the request comes from, as it is counted."""
    return guard.address(request, hub.config)


Address = Annotated[str, Depends(address)]


async def the_room(room_id: str, hub: TheHub) -> Room:
    room = await hub.room(room_id)
    if room is None:
        raise Refused("table.no_room", {"room": room_id[:40]})
    return room


TheRoom = Annotated[Room, Depends(the_room)]


async def device(request: Request, hub: TheHub) -> str:
    """Which browser it is, as the database knows it; empty for a new one."""
    return security.browser(request.cookies, hub.config.secure_cookies)


Device = Annotated[str, Depends(device)]


async def known(browser: Device, hub: TheHub) -> str:
    """Who sits at this browser: one person may have several. Empty for a new one."""
    return await devices.person_of(hub, browser)


Known = Annotated[str, Depends(known)]


async def somebody(browser: Known) -> str:
    """Who sits at this browser; at a new one, nobody."""
    if not browser:
        raise Refused("table.nobody", {})
    return browser


Somebody = Annotated[str, Depends(somebody)]


async def hosted(room: TheRoom, browser: Known) -> Room:
    """The room of the path, for its host alone."""
    if not room.is_host(browser):
        raise Refused("table.host_only", {})
    return room


HostedRoom = Annotated[Room, Depends(hosted)]


class Visitor:
    """A browser at a room: what it holds there, and what it is told about it."""

    def __init__(self, room: Room, hub: Hub, browser: str, request: Request) -> None:
        self.room, self.hub, self.browser = room, hub, browser
        self.tokens = security.seat_tokens(request.cookies, room.id, hub.config.secure_cookies)

    def seats(self) -> list[int]:
        return security.seats_of(self.room, self.browser, self.tokens)

    def info(self) -> msg.RoomInfo:
        return self.room.info(self.hub.online(self.room), self.browser, self.seats())


async def visitor(room: TheRoom, hub: TheHub, browser: Known, request: Request) -> Visitor:
    return Visitor(room, hub, browser, request)


TheVisitor = Annotated[Visitor, Depends(visitor)]


class Cookies:
    """The cookies that say who a browser is and which seats it holds."""

    def __init__(self, request: Request, hub: Hub, known: str) -> None:
        self.request, self.known, self.secure = request, known, hub.config.secure_cookies

    def set(self, response: Response, name: str, value: str) -> None:
        response.set_cookie(
            security.cookie(name, self.secure),
            value,
            max_age=security.YEAR,
            httponly=True,
            samesite="strict",
            secure=self.secure,
        )

    def browser(self, response: Response) -> str:
        """Who sits at this browser; a new one gets a cookie."""
        device = self.device(response)
        return self.known or device

    def device(self, response: Response) -> str:
        """Which browser this is; a new one, or one that was sent away, gets a cookie."""
        secret = self.request.cookies.get(security.cookie(security.BROWSER, self.secure), "")
        if not 20 <= len(secret) <= 64 or not self.known:
            secret, self.known = security.token(), ""
        self.set(response, security.BROWSER, secret)
        return security.digest(secret)

    def seat(self, response: Response, room: str, *tokens: str) -> None:
        """Keep the tokens of a room besides those that the browser already has."""
        cookies = self.request.cookies
        have = [t for t in security.seat_tokens(cookies, room, self.secure) if t not in tokens]
        self.set(response, security.SEAT + room, ".".join([*have, *tokens][-8:]))
        seats = security.cookie(security.SEAT, self.secure)
        others = [name for name in cookies if name.startswith(seats) and name != seats + room]
        for name in others[: max(0, len(others) - MOST_ROOMS)]:
            self.delete(response, name)

    def delete(self, response: Response, name: str) -> None:
        response.delete_cookie(name, secure=self.secure, httponly=True, samesite="strict")

    def forget(self, response: Response, *, seats_only: bool = False) -> None:
        browser = security.cookie(security.BROWSER, self.secure)
        for name in self.request.cookies:
            seat = name.startswith(security.cookie(security.SEAT, self.secure))
            if seat or (name == browser and not seats_only):
                self.delete(response, name)


async def cookies(request: Request, hub: TheHub, known: Known) -> Cookies:
    return Cookies(request, hub, known)


TheCookies = Annotated[Cookies, Depends(cookies)]


def filled(response: Response, value: Any) -> Response:
    """The response with this body; its cookies stay."""
    response.body = msg.encode(value)
    response.headers["content-length"] = str(len(response.body))
    return response
