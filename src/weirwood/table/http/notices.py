"""Notices over HTTP: what the table offers, what a person wants, and the page out of a mail."""

from __future__ import annotations

from html import escape

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse

from weirwood.kernel.decision import Refused
from weirwood.table.http.deps import Device, Known, Somebody, TheHub
from weirwood.table.http.replies import body, reply, takes
from weirwood.table.notices.push import known_as
from weirwood.table.notices.turns import Contact
from weirwood.table.wire import protocol as msg
from weirwood.words import words

router = APIRouter()
PAGE = """<!doctype html>
<html lang="{lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Weirwood</title>
<p>{text}</p>
{forms}
</html>
"""
FORM = '<form method="post" action="{path}"><button>{label}</button></form>'


def page(contact: Contact, token: str, done: str = "") -> Response:
    """A page of a sentence and a button or two: nothing happens by merely opening a link."""
    say = words(contact.lang)
    text = say.text(f"notice-done_{done}" if done else "notice-page", {"mail": contact.mail})
    open_ = [] if done else ["stop"] if contact.confirmed else ["confirm", "stop"]
    forms = [
        FORM.format(
            path=f"/notices/{token}/{what}", label=escape(say.text(f"notice-{what}_button"))
        )
        for what in open_
    ]
    html = PAGE.format(lang=contact.lang, text=escape(text), forms="\n".join(forms))
    # a page that hides where it comes from could not send its own form
    headers = {"cache-control": "no-store", "referrer-policy": "same-origin"}
    return HTMLResponse(html, headers=headers)


@router.get("/api/notices")
async def offered(hub: TheHub) -> Response:
    return reply(hub.notices.offered())


@router.get("/api/mine/notices")
async def wanted(hub: TheHub, browser: Known) -> Response:
    """What this browser wants to be told; of a browser that is new here, nothing."""
    await hub.notices.fresh()
    return reply(hub.notices.wanted(browser))


@router.put("/api/mine/notices", openapi_extra=takes(msg.NoticesWanted))
async def want(request: Request, hub: TheHub, browser: Somebody) -> Response:
    asked = await body(request, msg.NoticesWanted)
    await hub.notices.want(browser, asked)
    return reply(hub.notices.wanted(browser))


@router.put("/api/mine/push", openapi_extra=takes(msg.PushWanted))
async def want_push(request: Request, hub: TheHub, device: Device, person: Somebody) -> Response:
    """Tell this device when it is my turn."""
    await hub.notices.want_push(person, device, await body(request, msg.PushWanted))
    return reply({})


@router.post("/api/mine/push/stop", openapi_extra=takes(msg.PushStop))
async def stop_push(request: Request, hub: TheHub, person: Somebody) -> Response:
    asked = await body(request, msg.PushStop)
    await hub.notices.stop_push(person, known_as(asked.endpoint))
    return reply({})


@router.get("/notices/{token}")
async def look(token: str, hub: TheHub) -> Response:
    """The page that a mail leads to."""
    await hub.notices.fresh()
    return page(hub.notices.by_token(token), token)


@router.post("/notices/{token}/{what}")
async def settle(token: str, what: str, hub: TheHub) -> Response:
    if what not in ("confirm", "stop"):
        raise Refused("table.bad_request", {"found": what[:40]})
    await hub.notices.fresh()
    contact = hub.notices.by_token(token)
    await hub.notices.settle(contact, what)
    return page(contact, token, what)
