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


def installed(name: str = "weirwood") -> list[Part]:
    """The packages that run the table, as they are installed, with all that they need."""
    found: dict[str, Part] = {}
    waiting = [name]
    while waiting:
        key = re.sub(r"[-_.]+", "-", waiting.pop()).lower()
        if key in found:
            continue
        try:
            dist = metadata.distribution(key)
        except metadata.PackageNotFoundError:  # needed on other systems only
            continue
        found[key] = {
            "ecosystem": "pypi",
            "name": key,
            "version": dist.version,
            "licence": licence_of(dist.metadata),
            "text": "",
        }
        plain = (need for need in dist.requires or () if "extra ==" not in need)
        waiting += [need_name.group() for n in plain if (need_name := re.match(r"[\w.-]+", n))]
    del found[name]
    return [found[key] for key in sorted(found)]


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
    return HTMLResponse(f"{head}<ul>\n{items}\n</ul>\n</html>\n")
