"""One book per game from one source: chapters in order, pictures from scenarios, true links."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from weirwood import ledger
from weirwood.book import BookError, book, picture
from weirwood.book.html import page, write_all
from weirwood.book.making import Links, plain, rule_of
from weirwood.book.pictures import view_of
from weirwood.book.reading import Term, parse, read
from weirwood.folders import folder
from weirwood.kernel import registry
from weirwood.kernel.decision import Refused
from weirwood.languages import LANGUAGES

GAMES = ("boardgame", "btwixt", "cardgame", "miniatures")
ALL = [(game, lang) for game in GAMES for lang in LANGUAGES]
PICTURES = [(game, each.id) for game in GAMES for each in read(f"weirwood.games.{game}").pictures]


def runs(written: dict[str, Any]) -> Iterator[Any]:
    for part in written["five"]:
        for text in part["text"]:
            yield from text
    for chapter in written["chapters"]:
        for section in chapter["sections"]:
            for rule in section["rules"]:
                yield from rule["text"]
    for term in written["glossary"]:
        yield from term["text"]


@pytest.mark.parametrize(("game", "lang"), ALL)
def test_a_book_has_every_rule_once_in_the_order_of_play(game: str, lang: str) -> None:
    written = book(game, lang)
    rules = ledger.load(f"weirwood.games.{game}")
    told = [r for c in written["chapters"] for s in c["sections"] for r in s["rules"]]
    assert [r["id"] for r in told] == [r.id for r in rules]
    assert [plain(r["text"]) for r in told] == [r.text[lang] for r in rules]
    order = (folder(f"weirwood.games.{game}", "ledger") / "chapters.txt").read_text("utf-8")
    assert [c["id"] for c in written["chapters"]] == order.split()


def test_a_chapter_is_called_as_its_own_game_calls_it() -> None:
    def titles(game: str, lang: str) -> dict[str, str]:
        return {c["id"]: c["title"] for c in book(game, lang)["chapters"]}

    assert titles("boardgame", "en")["control"] == "Control of areas"
    assert titles("cardgame", "en")["control"] == "Control"
    assert titles("cardgame", "es")["claim"] == "Conquista"
    assert titles("btwixt", "es")["claim"] == "Reclamar"


@pytest.mark.parametrize(("game", "lang"), ALL)
def test_a_book_opens_with_five_minutes_and_has_the_rest(game: str, lang: str) -> None:
    written = book(game, lang)
    assert 5 <= len(written["five"]) <= 9
    words = sum(len(plain(t).split()) for p in written["five"] for t in p["text"])
    assert 200 <= words <= 800, "five minutes, read aloud"
    assert sum(bool(p["pictures"]) for p in written["five"]) >= 3
    examples = [p for c in written["chapters"] for s in c["sections"] for r in s["rules"]
                for p in r["pictures"]]  # fmt: skip
    assert len(examples) >= 5
    assert written["settings"]
    assert written["box"]
    assert all(part["count"] > 0 for part in written["box"])
    assert len(written["glossary"]) >= 20
    assert sum(bool(s["title"]) for c in written["chapters"] for s in c["sections"]) >= 12
    json.dumps(written)


@pytest.mark.parametrize(("game", "lang"), ALL)
def test_every_link_leads_somewhere(game: str, lang: str) -> None:
    written = book(game, lang)
    terms = {term["id"] for term in written["glossary"]}
    linked = {run[1] for run in runs(dict(written)) if not isinstance(run, str)}
    assert linked <= terms
    assert len(linked) >= len(terms) // 2, "the rules speak of what the glossary explains"


@pytest.mark.parametrize(("game", "id"), PICTURES)
def test_a_picture_is_a_drawing_in_every_language(game: str, id: str) -> None:
    for lang in LANGUAGES:
        drawn = ET.fromstring(picture(game, lang, id))  # noqa: S314  # our own
        title = drawn.find("{http://www.w3.org/2000/svg}title")
        assert title is not None
        assert title.text
        assert not [e for e in drawn.iter() if "style" in e.attrib], "shown under a strict policy"
        assert len(list(drawn.iter())) > 15


@pytest.mark.parametrize(("game", "id"), PICTURES)
def test_a_picture_is_a_position_of_the_game(game: str, id: str) -> None:
    assert view_of(game, id)["game"] == game


def test_an_unknown_picture_is_refused() -> None:
    with pytest.raises(Refused, match=r"book\.no_picture"):
        picture("btwixt", "en", "nothing")


@pytest.mark.parametrize(("game", "lang"), ALL)
def test_the_page_stands_alone_and_its_links_stay_inside(game: str, lang: str) -> None:
    text = page(game, lang)
    ids = re.findall(r'\bid="([^"]+)"', text)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'href="#([^"]+)"', text)) <= set(ids)
    # A reader is sent to chapters and headings, not to the names that programs have for rules.
    assert not set(re.findall(r">([^<>]+)</a>", text)) & set(ids)
    assert 'href="/' not in text
    assert "<script" not in text
    assert "@media print" in text


def test_the_count_of_the_box_is_that_of_the_rulebook() -> None:
    counts = {part["id"]: part["count"] for part in book("btwixt", "en")["box"]}
    assert counts == {
        "standard": 62, "events": 11, "white": 36, "allies": 50, "leaders": 9, "tokens": 54,
    }  # fmt: skip
    counts = {part["id"]: part["count"] for part in book("boardgame", "en")["box"]}
    assert (counts["house_cards"], counts["westeros"], counts["wildlings"]) == (42, 30, 9)


def test_a_rule_is_found_in_its_place() -> None:
    place = rule_of(book("boardgame", "en"), "combat.ties")
    assert place is not None
    chapter, section, rule = place
    assert (chapter["title"], section["title"], rule["basis"]) == ("Combat", "Who wins", "rulebook")
    assert rule_of(book("boardgame", "en"), "combat.nothing") is None


def test_a_term_is_linked_in_any_form_once_and_not_where_it_is_explained() -> None:
    links = Links([Term("raid", ("raids.resolve",), {"en": ("raid", "plunder")})], "en")
    assert links.run("Raids and a raid.") == [["Raids", "raid"], " and a raid."]
    assert links.run("A raid.", "raids.resolve") == ["A raid."]
    assert links.run("Plunder.") == ["Plunder."], "synonyms are for those who ask"


def test_a_game_without_a_book_has_its_rules() -> None:
    source = read("tests.terminal")
    assert not source.pages
    assert not source.terms


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [
        ("six.toml", "", "a book has"),
        ("five.toml", "[[page]", "five.toml"),
        ("five.toml", "[[pages]]\nid = 'x'", "unknown key 'pages'"),
        ("five.toml", "[[page]]\nid = 'x'", "en has a title and a text"),
        ("headings.toml", "[[heading]]\nbefore = 'a.b'\nen='x'\nes='x'\nit='x'", "no rule 'a.b'"),
        ("headings.toml", "[[heading]]\nbefore = 'claim.tie'\nen='x'\nes='x'", "it is a text"),
        ("glossary.toml", "[[term]]\nid = 'x'\nrules = ['claim.tie']\nen = ['x']", "in every"),
        ("glossary.toml", "[[term]]\nid = 'x'\nwhat = 1", "unknown key 'what'"),
        ("questions.toml", "[[question]]\nid = 'first'", "rules that answer it"),
        ("questions.toml", "[[question]]\nid = 'first'\nrules = ['a.b']", "no rule 'a.b'"),
        ("pictures.toml", "[[picture]]\nid = 'x'\nseat = true", "seat is True"),
        ("pictures.toml", "[[picture]]\nid = 'x'\nlook = 1", "look is a table"),
        ("box.toml", "[[part]]\nid = 'x'", "file is a text"),
    ],
)
def test_a_broken_book_says_where(name: str, text: str, message: str) -> None:
    with pytest.raises(BookError, match=re.escape(message)):
        parse("weirwood.games.btwixt", {name: text})


def test_two_of_one_name_are_refused() -> None:
    one = "[[heading]]\nbefore = 'claim.tie'\nen='x'\nes='x'\nit='x'\n"
    with pytest.raises(BookError, match=r"two of heading before claim\.tie"):
        parse("weirwood.games.btwixt", {"headings.toml": one + one})


def test_the_books_are_written_for_the_docs(tmp_path: Path) -> None:
    made = write_all(tmp_path / "rules")
    assert {f.name for f in made} >= {f"{g}.{lang}.html" for g, lang in ALL}
    assert set(registry.catalogue()) >= set(GAMES)
