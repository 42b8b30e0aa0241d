"""What others have written: named with version and licence, for machines and for people."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.table.live import Browser
from weirwood.table.http import licences


@pytest.fixture(autouse=True)
def _client_parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    font = {"name": "@fontsource/x", "version": "5", "licence": "OFL-1.1", "text": "<the licence>"}
    (tmp_path / "licences.json").write_text(json.dumps([font]))
    monkeypatch.setattr(licences, "STATIC", tmp_path)
    licences.parts.cache_clear()


def test_the_bill_of_materials_names_all_that_runs(client: Browser) -> None:
    told = client.get("/sbom.json").json()
    assert (told["bomFormat"], told["metadata"]["component"]["name"]) == ("CycloneDX", "weirwood")
    found = {c["name"]: c for c in told["components"]}
    assert {"fastapi", "starlette", "uvicorn", "h11", "sqlalchemy", "@fontsource/x"} <= set(found)
    assert "pytest" not in found
    assert all(c["version"] and c["purl"].startswith("pkg:") for c in found.values())
    unknown = [n for n, c in found.items() if c["licenses"][0]["license"]["name"] == "unknown"]
    assert unknown == []


def test_people_can_read_the_licences(client: Browser) -> None:
    told = client.get("/licences")
    assert told.headers["content-type"].startswith("text/html")
    assert "OFL-1.1" in told.text
    assert "&lt;the licence&gt;" in told.text
