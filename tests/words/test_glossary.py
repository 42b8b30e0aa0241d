"""Every language has one word for one thing: the glossaries say which, and are followed."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from weirwood.languages import LANGUAGES

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "weirwood"
GAMES = ("btwixt", "boardgame", "cardgame", "miniatures")
ENTRY = re.compile(r"([a-z][\w-]*) =|\s+\.\w+ =")


def glossary(lang: str) -> list[dict[str, Any]]:
    text = (SOURCE / "text" / "glossary" / f"{lang}.toml").read_text("utf-8")
    terms: list[dict[str, Any]] = tomllib.loads(text)["term"]
    return terms


def messages(file: Path) -> Iterator[tuple[str, str]]:
    """The lines of a catalogue with the message they belong to; names are what they are."""
    name = ""
    for line in file.read_text("utf-8").splitlines():
        begins = ENTRY.match(line)
        if begins and begins[1]:
            name = begins[1]
        if not line.startswith("#") and not name.startswith("name-"):
            yield f"{file.relative_to(ROOT)}: {name}", line[begins.end() :] if begins else line


def sentences(file: Path, lang: str) -> Iterator[tuple[str, str]]:
    for rule in tomllib.loads(file.read_text("utf-8")).get("rule", ()):
        yield f"{file.relative_to(ROOT)}: {rule['id']}", rule[lang]


def banners(game: str) -> set[str]:
    """The messages in large letters that a game's events are told by."""
    told = json.loads((ROOT / "web/src/games" / game / "feel.json").read_text("utf-8"))
    return {f"banner-{each['banner']}" for each in told.values() if "banner" in each}


def said(lang: str, game: str | None) -> Iterator[tuple[str, str]]:
    """All that is said in a language, or in it about one game."""
    for each in GAMES:
        if game in (None, each):
            room = SOURCE / "games" / each
            for file in sorted((room / "text" / lang).glob("*.ftl")):
                yield from messages(file)
            for file in sorted((room / "ledger").glob("*.toml")):
                yield from sentences(file, lang)
    shared = [
        *(SOURCE / "text" / lang).glob("*.ftl"),
        *(ROOT / "web/src/text" / lang).glob("*.ftl"),
    ]
    for file in sorted(shared):
        if game is None or file.stem in (game, f"terminal_{game}"):
            yield from messages(file)
        elif file.stem == "feel":
            own = banners(game)
            yield from (each for each in messages(file) if each[0].split(": ")[1] in own)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_thing_has_one_word(lang: str) -> None:
    wrong = []
    for term in glossary(lang):
        spoken = list(said(lang, term.get("game")))
        banned = re.compile(rf"(?i)\b(?:{'|'.join(term['not'])})\b")
        wrong += [
            f"{where}: {found[0]!r}, say {term['word']!r}"
            for where, line in spoken
            if (found := banned.search(line))
        ]
        used = any(term["word"].lower() in line.lower() for _, line in spoken)
        assert used, f"{lang}: nobody says {term['word']!r} ({term['term']})"
    assert not wrong, "\n".join(wrong)


def test_banners_follow_the_glossary_of_their_game() -> None:
    told = dict(said("es", "cardgame"))
    assert told["web/src/text/es/feel.ftl: banner-challenge"].strip() == "El reto"
    assert "web/src/text/es/feel.ftl: banner-wildlings" not in told


def test_the_glossary_notices_a_word_that_is_not_ours() -> None:
    file = ROOT / "web/src/text/es/boardgame.ftl"
    assert any("zona" in line for _, line in messages(file))
    banned = next(t for t in glossary("es") if t["word"] == "Avance")["not"]
    assert re.search(rf"(?i)\b(?:{'|'.join(banned)})\b", "resuelve una Marcha")
