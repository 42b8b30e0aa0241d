"""The table as an app: its manifest, its icons, and files that are there or not."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest

from tests.kernel import toy
from tests.table.live import Browser
from weirwood.kernel import registry
from weirwood.languages import LANGUAGES
from weirwood.table.http import files
from weirwood.table.http.manifest import ICONS, title

PUBLIC = Path(__file__).parents[3] / "web" / "public"
PNG = b"\x89PNG\r\n\x1a\n"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_manifest_speaks_the_readers_language(client: Browser, lang: str) -> None:
    told = client.get(f"/manifest/{lang}.webmanifest")
    assert told.status_code == 200
    assert told.headers["content-type"] == "application/manifest+json"
    found = told.json()
    assert found["lang"] == lang
    assert found["start_url"] == found["scope"] == "/"
    assert found["display"] == "standalone"
    games = [game.id for game in registry.catalogue().playable()]
    urls = [each["url"] for each in found["shortcuts"]]
    assert urls == ["/mine", *(f"/new/{game}" for game in games)]
    assert len({each["name"] for each in found["shortcuts"]}) == len(urls)
    assert {each["purpose"] for each in found["icons"]} == {"any", "maskable", "monochrome"}


def test_each_language_says_it_in_its_own_words(client: Browser) -> None:
    told = [client.get(f"/manifest/{lang}.webmanifest").json() for lang in LANGUAGES]
    assert len({found["description"] for found in told}) == len(LANGUAGES)
    assert len({found["shortcuts"][0]["name"] for found in told}) == len(LANGUAGES)


def test_a_language_that_nobody_speaks_is_refused(client: Browser) -> None:
    told = client.get("/manifest/xx.webmanifest")
    assert told.status_code == 400
    assert told.json()["rule"] == "table.language"


@pytest.mark.parametrize(("src", "sizes", "purpose"), ICONS)
def test_the_icons_are_drawn_in_their_sizes(src: str, sizes: str, purpose: str) -> None:
    data = (PUBLIC / src.removeprefix("/")).read_bytes()
    assert data.startswith(PNG)
    width, height = struct.unpack(">II", data[16:24])
    assert f"{width}x{height}" == sizes
    transparent = data[25] == 6  # the kind of colours: with their own opacity
    assert transparent or purpose == "maskable"


def test_a_file_of_an_older_version_is_not_there(
    client: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page that is older than the table must not take the page for one of its scripts."""
    monkeypatch.setattr(files, "STATIC", tmp_path)
    (tmp_path / "index.html").write_text("<p>page</p>", "utf-8")
    (tmp_path / "worker.js").write_text("1", "utf-8")
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "Room-11111111.js").write_text("1", "utf-8")
    there = client.get("/assets/Room-11111111.js")
    assert there.headers["cache-control"].endswith("immutable")
    assert there.headers["x-content-type-options"] == "nosniff"
    assert "content-security-policy" not in there.headers  # the page's counts
    gone = client.get("/assets/Room-00000000.js")
    assert gone.status_code == 404
    assert gone.headers["cache-control"] == "no-store"
    assert client.get("/cards/btwixt").text == "<p>page</p>"
    worker = client.get("/worker.js")
    assert worker.headers["cache-control"] == "no-cache"  # a newer one is found at the next look
    assert worker.headers["content-type"].startswith("text/javascript")
    assert "worker-src 'self'" in worker.headers["content-security-policy"]
    assert "date" in worker.headers  # by which a device knows how old its copy is


def test_a_game_without_words_is_called_by_its_id() -> None:
    assert title(toy.GAME, "it") == toy.GAME.id
    assert title(registry.game("btwixt"), "it") != "btwixt"
