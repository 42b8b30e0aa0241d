"""Notices over HTTP: what the table offers, what a person wants, and the page out of a mail."""

from __future__ import annotations

from html import escape

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse

from weirwood.kernel.decision import Refused
from weirwood.table import protocol as msg
from weirwood.table.hub import Table
from weirwood.table.notices import Contact
from weirwood.table.replies import Cookies, body, reply, takes
from weirwood.words import words

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


def router(table: Table) -> APIRouter:
    api = APIRouter()
    cookies = Cookies(table.config)

    def browser(request: Request) -> str:
        known = cookies.known(request)
        if not known:
            raise Refused("table.nobody", {})
        return known

    @api.get("/api/notices")
    async def offered() -> Response:
        return reply(table.notices.offered())

    @api.get("/api/mine/notices")
    async def wanted(request: Request) -> Response:
        """What this browser wants to be told; of a browser that is new here, nothing."""
        return reply(table.notices.wanted(cookies.known(request)))

    @api.put("/api/mine/notices", openapi_extra=takes(msg.NoticesWanted))
    async def want(request: Request) -> Response:
        asked = await body(request, msg.NoticesWanted)
        await table.notices.want(browser(request), asked)
        return reply(table.notices.wanted(browser(request)))

    @api.get("/notices/{token}")
    async def look(token: str) -> Response:
        """The page that a mail leads to."""
        return page(table.notices.by_token(token), token)

    @api.post("/notices/{token}/{what}")
    async def settle(token: str, what: str) -> Response:
        if what not in ("confirm", "stop"):
            raise Refused("table.bad_request", {"found": what[:40]})
        contact = table.notices.by_token(token)
        await table.notices.settle(contact, what)
        return page(contact, token, what)

    return api
