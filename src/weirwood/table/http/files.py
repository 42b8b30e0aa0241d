"""Files and long texts, compressed once and kept: the client, the words, the facts."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse

from weirwood.table.http.deps import TheHub

router = APIRouter()
STATIC = Path(__file__).parents[1] / "static"
FRESH = "no-cache"  # asked for again at every visit, and answered with 304
FOR_EVER = "public, max-age=31536000, immutable"  # the name changes with the content
SMALL = 1000  # bytes not worth compressing
SQUEEZED = {".woff2", ".png", ".webp", ".gz"}


@dataclass(frozen=True, slots=True)
class Packed:
    plain: bytes
    zipped: bytes | None
    tag: str
    kind: str


def pack(plain: bytes, kind: str, *, squeeze: bool = True) -> Packed:
    zipped = gzip.compress(plain, 9, mtime=0) if squeeze and len(plain) > SMALL else None
    tag = f'"{hashlib.blake2b(plain, digest_size=12).hexdigest()}"'
    return Packed(plain, zipped, tag, kind)


@lru_cache(maxsize=64)
def pack_text(text: str | bytes, kind: str) -> Packed:
    return pack(text.encode() if isinstance(text, str) else text, kind)


@lru_cache(maxsize=256)
def _pack_file(file: Path, _changed: int) -> Packed:
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    if kind in ("text/html", "text/css", "text/javascript"):
        kind += "; charset=utf-8"
    return pack(file.read_bytes(), kind, squeeze=file.suffix not in SQUEEZED)


def client_file(path: str) -> tuple[Packed, str] | None:
    """A file of the built client; the client's own paths all open its page.

    Files with hashed names are there or not: a page of an older version, which looks for one that
    is gone, must not take the page for it.
    """
    root = STATIC.resolve()
    file = (root / path).resolve() if "\0" not in path else root
    if not file.is_relative_to(root) or not file.is_file():
        if path.startswith("assets/"):
            return None
        file = root / "index.html"
    assets = file.parent.name == "assets"
    return _pack_file(file, file.stat().st_mtime_ns), FOR_EVER if assets else FRESH


def send(request: Request, found: Packed, cache: str = FRESH) -> Response:
    headers = {"cache-control": cache, "etag": found.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == found.tag:
        return Response(status_code=304, headers=headers)
    data = found.plain
    if found.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        data = found.zipped
    return Response(data, headers=headers, media_type=found.kind)


NO_CLIENT = (
    "This installation has no browser client. In a checkout run `make play`; with pip, install a "
    "wheel that was built with it: `make client` in the checkout, then `pip install .`\n"
)


@router.get("/{path:path}", include_in_schema=False)
async def client(path: str, request: Request, hub: TheHub) -> Response:
    if not (STATIC / "index.html").exists():
        return PlainTextResponse(NO_CLIENT, 503)
    found = await hub.run_files(client_file, path)
    if found is None:
        return PlainTextResponse("", 404, headers={"cache-control": "no-store"})
    return send(request, *found)
