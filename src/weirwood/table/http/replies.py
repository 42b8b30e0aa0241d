"""Requests and replies over HTTP: bodies read within bounds, refusals told with their rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec
from fastapi import Request, Response
from starlette.requests import ClientDisconnect

from weirwood.kernel.decision import Refused
from weirwood.table.wire import protocol as msg

MAX_BODY = 64_000
T = TypeVar("T")


def reply(value: Any, status: int = 200) -> Response:
    return Response(msg.encode(value), status, media_type="application/json")


def problem(no: Refused, status: int = 400) -> Response:
    return reply(msg.Problem(rule=no.rule, args=dict(no.arguments)), status)


async def raw_body(request: Request, most: int) -> bytes:
    raw = bytearray()
    try:
        async for piece in request.stream():
            raw += piece
            if len(raw) > most:
                raise Refused("table.too_large", {"most": most})
    except ClientDisconnect as e:  # nobody hears this any more, and it is no failure
        raise Refused("table.bad_request", {"found": "broken off"}) from e
    return bytes(raw)


async def body(request: Request, kind: type[T], most: int = MAX_BODY) -> T:
    """The request's body as this struct, or Refused."""
    raw = await raw_body(request, most)
    try:
        return msgspec.json.decode(raw, type=kind)
    except msg.UNREADABLE as e:
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
