"""What the table is made of that others have written: a bill of materials, and a page to read."""

from __future__ import annotations

import json
import re
from functools import lru_cache
from html import escape
from importlib import metadata

from fastapi import APIRouter, Response
from fastapi.responses import HTMLResponse

from weirwood import __version__
from weirwood.table.http.deps import TheHub
from weirwood.table.http.files import STATIC
from weirwood.table.http.replies import reply

router = APIRouter()
Part = dict[str, str]  # ecosystem, name, version, licence, text
EXTRAS = frozenset(("postgres", "traces"))  # what a table may run with besides
NEED = re.compile(r"([\w.-]+)\s*(?:\[([^\]]*)\])?")
OF_EXTRA = re.compile(r"""\bextra\s*==\s*['"]([^'"]+)['"]""")


def installed(name: str = "weirwood", extras: frozenset[str] = EXTRAS) -> list[Part]:
    """The packages that run the table, as they are installed, with all that they need."""
    found: dict[str, Part] = {}
    seen = {(name, extras)}
    waiting = [(name, extras)]
    while waiting:
        key, wanted = waiting.pop()
        try:
            dist = metadata.distribution(key)
        except metadata.PackageNotFoundError:  # on other systems only, or an extra nobody wanted
            continue
        found[key] = {
            "ecosystem": "pypi",
            "name": key,
            "version": dist.version,
            "licence": licence_of(dist.metadata),
            "text": "",
        }
        more = {need for said in dist.requires or () if (need := needed(said, wanted))} - seen
        seen |= more
        waiting += sorted(more, key=str)
    del found[name]
    return [found[key] for key in sorted(found)]


def needed(said: str, wanted: frozenset[str]) -> tuple[str, frozenset[str]] | None:
    """The package that a requirement names, and which of its extras; None if nobody wants it.

    >>> needed("psycopg[binary]>=3.2; extra == 'postgres'", frozenset({"postgres"}))
    ('psycopg', frozenset({'binary'}))
    """
    what, _, condition = said.partition(";")
    extra = OF_EXTRA.search(condition)
    named = NEED.match(what.strip())
    if named is None or (extra is not None and extra[1] not in wanted):
        return None
    key = re.sub(r"[-_.]+", "-", named[1]).lower()
    return key, frozenset(part.strip() for part in (named[2] or "").split(",") if part.strip())


def licence_of(about: metadata.PackageMetadata) -> str:
    said = "".join(about.get_all("License-Expression") or ())
    if not said:
        classed = [c for c in about.get_all("Classifier") or () if c.startswith("License ::")]
        said = ", ".join(c.rpartition(":: ")[2] for c in classed)
        said = said or "".join(about.get_all("License") or ())
    return said.strip().splitlines()[0][:100] if said.strip() else "unknown"


def bundled() -> list[Part]:
    """What the built client carries: libraries and fonts (web/tools/licences.mjs)."""
    file = STATIC / "licences.json"
    if not file.exists():
        return []
    return [{"ecosystem": "npm", **part} for part in json.loads(file.read_text("utf-8"))]


@lru_cache(maxsize=1)
def parts() -> list[Part]:
    return [*installed(), *bundled()]


@router.get("/sbom.json")
async def sbom(hub: TheHub) -> Response:
    """The bill of materials, in the form of CycloneDX."""
    components = [
        {
            "type": "library",
            "name": p["name"],
            "version": p["version"],
            "purl": f"pkg:{p['ecosystem']}/{p['name'].replace('@', '%40')}@{p['version']}",
            "licenses": [{"license": {"name": p["licence"]}}],
        }
        for p in await hub.run_files(parts)
    ]
    own = {"type": "application", "name": "weirwood", "version": __version__}
    return reply(
        {
            "bomFormat": "CycloneDX",
            "specVersion": "1.5",
            "version": 1,
            "metadata": {"component": own},
            "components": components,
        }
    )


@router.get("/licences", include_in_schema=False)
async def page(hub: TheHub) -> Response:
    """The same to read, with the texts of what the client carries."""
    items = "\n".join(
        f"<li>{escape(p['name'])} {escape(p['version'])}: {escape(p['licence'])}"
        + (f"<pre>{escape(p['text'])}</pre>" if p["text"] else "")
        for p in await hub.run_files(parts)
    )
    head = '<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<title>Weirwood</title>\n'
    bill = '<p><a href="/sbom.json">sbom.json</a> (CycloneDX)</p>\n'
    return HTMLResponse(f"{head}{bill}<ul>\n{items}\n</ul>\n</html>\n")
