"""Positions that people share: a record, a step, a branch; or the link to all three."""

from __future__ import annotations

import re
import urllib.error
import urllib.request
from collections.abc import Iterable
from typing import Any
from urllib.parse import urlsplit

from weirwood.kernel import branch as branches
from weirwood.kernel import registry
from weirwood.kernel.decision import Refused
from weirwood.kernel.match import Match

SECONDS = 30.0  # in which a table has to send a record
MOST_BYTES = 8_000_000  # of it
ADDRESS = re.compile(r"/(?:analysis|replay)/([0-9A-Za-z_-]{1,64})(?:/(\d{1,6}))?/?")


def branch(
    source: str | Iterable[Any], step: int | None = None, answers: str | Iterable[Any] = ()
) -> Match:
    """The match of a record after `step` answers (all, unless told) and some that nobody gave.

    `answers` is a list of `[seat, kind, answer]`, or what stands behind the `#` of a link. Where
    `source` is itself a link to an analysis or a replay, the record comes from its table, and the
    link says the rest.
    """
    if isinstance(source, str) and source.strip().startswith(("http://", "https://")):
        where = urlsplit(source.strip())
        found = ADDRESS.fullmatch(where.path)
        if found is None:
            raise Refused("kernel.link", {"link": source[:120]})
        table = f"{where.scheme}://{where.netloc}"
        if step is None and found[2] is not None:
            step = int(found[2])
        answers = answers or where.fragment
        source = fetched(f"{table}/api/analysis/{found[1]}/record")
    return branches.play(source, step, answers, registry.catalogue())


def fetched(address: str) -> str:
    """A record from a table, within bounds."""
    try:
        with urllib.request.urlopen(address, timeout=SECONDS) as reply:  # noqa: S310  # http(s) alone
            raw: bytes = reply.read(MOST_BYTES + 1)
    except (urllib.error.URLError, TimeoutError, OSError) as e:
        raise Refused("kernel.no_link", {"link": address[:120], "reason": str(e)[:80]}) from e
    if len(raw) > MOST_BYTES:
        raise Refused("kernel.no_link", {"link": address[:120], "reason": f"> {MOST_BYTES} B"})
    return raw.decode("utf-8", "replace")
