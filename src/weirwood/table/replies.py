"""Requests and replies over HTTP: bodies read within bounds, refusals told with their rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec
from fastapi import Request, Response
from starlette.requests import ClientDisconnect

from weirwood.kernel.decision import Refused
from weirwood.table import protocol as msg
from weirwood.table import security
from weirwood.table.config import Config

MAX_BODY = 64_000
T = TypeVar("T")


def reply(value: Any, status: int = 200) -> Response:
    return Response(msg.encode(value), status, media_type="application/json")


def problem(no: Refused, status: int = 400) -> Response:
    return reply(msg.Problem(rule=no.rule, args=dict(no.arguments)), status)


async def raw_body(request: Request, most: int) -> bytes:
    raw = b""
    try:
        async for piece in request.stream():
            raw += piece
            if len(raw) > most:
                raise Refused("table.too_large", {"most": most})
    except ClientDisconnect as e:  # nobody hears this any more, and it is no failure
        raise Refused("table.bad_request", {"found": "broken off"}) from e
    return raw


async def body(request: Request, kind: type[T], most: int = MAX_BODY) -> T:
    """The request's body as this struct, or Refused."""
    raw = await raw_body(request, most)
    try:
        return msgspec.json.decode(raw, type=kind)
    except (msgspec.DecodeError, msgspec.ValidationError, RecursionError) as e:
        raise Refused("table.bad_request", {"found": str(e)[:200]}) from e


def takes(kind: type[msgspec.Struct]) -> dict[str, Any]:
    """The body of a request, for the OpenAPI description."""
    (schema,), parts = msgspec.json.schema_components([kind], ref_template="#/$defs/{name}")
    return {
        "requestBody": {
            "required": True,
            "content": {"application/json": {"schema": inlined(schema, parts)}},
        }
    }


def inlined(schema: Any, parts: Mapping[str, Any]) -> Any:
    """A schema with its references written out: none of ours refers to itself."""
    if isinstance(schema, dict):
        if "$ref" in schema:
            return inlined(parts[schema["$ref"].rpartition("/")[2]], parts)
        return {k: inlined(v, parts) for k, v in schema.items()}
    return [inlined(x, parts) for x in schema] if isinstance(schema, list) else schema


class Cookies:
    """The cookies that say who a browser is and which seats it holds."""

    MOST = 40  # rooms whose links a browser carries; older ones are found by who it is

    def __init__(self, config: Config) -> None:
        self.secure = config.secure_cookies

    def set(self, response: Response, name: str, value: str) -> None:
        response.set_cookie(
            name,
            value,
            max_age=security.YEAR,
            httponly=True,
            samesite="strict",
            secure=self.secure,
        )

    def known(self, request: Request) -> str:
        """Who this browser is, as the database knows it; empty for a new one."""
        return security.digest(request.cookies.get(security.BROWSER, ""))

    def browser(self, request: Request, response: Response) -> str:
        """Who this browser is; a new one gets a cookie."""
        secret = request.cookies.get(security.BROWSER, "")
        if not 20 <= len(secret) <= 64:
            secret = security.token()
        self.set(response, security.BROWSER, secret)
        return security.digest(secret)

    def seat(self, request: Request, response: Response, room: str, *tokens: str) -> None:
        """Keep the tokens of a room besides those that the browser already has."""
        have = [t for t in security.seat_tokens(request.cookies, room) if t not in tokens]
        self.set(response, security.SEAT + room, ".".join([*have, *tokens][-8:]))
        others = [c for c in request.cookies if c.startswith(security.SEAT)]
        for name in others[: max(0, len(others) - self.MOST)]:
            if name != security.SEAT + room:
                response.delete_cookie(name)


def filled(response: Response, value: Any) -> Response:
    """The response with this body; its cookies stay."""
    response.body = msg.encode(value)
    response.headers["content-length"] = str(len(response.body))
    return response
