"""What others have written: named with version and licence, for machines and for people."""

from __future__ import annotations

import json
import re
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest

from tests.table.live import Browser
from weirwood.table.http import licences
from weirwood.table.http.files import STATIC

WEB = Path(__file__).parents[3] / "web"
BILL = json.loads((STATIC / "client.cdx.json").read_text("utf-8"))


def in_the_client() -> set[str]:
    """What the client's own sources name: the packages behind these come besides."""
    told = json.loads((WEB / "package.json").read_text("utf-8"))
    fonts = re.findall(r"'(@fontsource/[\w-]+)/", (WEB / "src/theme/fonts.css").read_text("utf-8"))
    return {*told["dependencies"], *fonts}


def test_the_built_client_says_what_it_is_made_of() -> None:
    found = {part["name"]: part for part in licences.bundled()}
    behind = {"clsx", "esm-env"}  # svelte brings them along
    own = {"vite", "rolldown"}  # the builder adds a few lines
    assert set(found) == in_the_client() | behind | own
    locked = json.loads((WEB / "package-lock.json").read_text("utf-8"))["packages"]
    for name, part in found.items():
        assert part["version"] == locked[f"node_modules/{name}"]["version"]
        assert part["licence"] in {"MIT", "Apache-2.0", "OFL-1.1"}
        assert len(part["text"]) > 500, name
    assert "Apache License" in found["@fluent/bundle"]["text"]


def test_a_bill_of_materials_lies_beside_the_client() -> None:
    """In the package itself: what a table has installed besides, it tells when it runs."""
    assert (BILL["bomFormat"], BILL["specVersion"]) == ("CycloneDX", "1.5")
    listed = {(c["name"], c["version"]) for c in BILL["components"]}
    assert listed == {(p["name"], p["version"]) for p in licences.bundled()}


def test_the_bill_of_materials_names_all_that_runs(client: Browser) -> None:
    told = client.get("/sbom.json").json()
    assert (told["bomFormat"], told["metadata"]["component"]["name"]) == ("CycloneDX", "weirwood")
    found = {c["name"]: c for c in told["components"]}
    assert {"fastapi", "starlette", "uvicorn", "h11", "sqlalchemy"} <= set(found)
    assert {"psycopg", "psycopg-binary", "opentelemetry-sdk", "protobuf"} <= set(found)
    assert {c["name"] for c in BILL["components"]} <= set(found)
    assert "pytest" not in found
    assert all(c["version"] and c["purl"].startswith("pkg:") for c in found.values())
    unknown = [n for n, c in found.items() if c["licenses"][0]["license"]["name"] == "unknown"]
    assert unknown == []


def test_an_extra_that_is_not_installed_is_not_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    found = metadata.distribution

    def without(name: str) -> Any:
        if name.startswith(("psycopg", "opentelemetry")):
            raise metadata.PackageNotFoundError(name)
        return found(name)

    monkeypatch.setattr(metadata, "distribution", without)
    names = {part["name"] for part in licences.installed()}
    assert "psycopg" not in names
    assert "fastapi" in names


def test_people_can_read_the_licences(client: Browser) -> None:
    told = client.get("/licences")
    assert told.headers["content-type"].startswith("text/html")
    assert 'href="/sbom.json"' in told.text
    for part in licences.bundled():
        assert part["name"] in told.text
    assert "OFL-1.1" in told.text
    assert "SIL OPEN FONT LICENSE" in told.text


def test_what_a_licence_says_is_text_and_nothing_else(
    client: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    font = {"name": "@fontsource/x", "version": "5", "licence": "OFL-1.1", "text": "<the licence>"}
    (tmp_path / "licences.json").write_text(json.dumps([font]))
    monkeypatch.setattr(licences, "STATIC", tmp_path)
    licences.parts.cache_clear()
    assert "&lt;the licence&gt;" in client.get("/licences").text
    licences.parts.cache_clear()
