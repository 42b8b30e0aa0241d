"""The words: the fixture both runtimes share, and what only Python does."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from weirwood.words import LANGUAGES, Catalogue, CatalogueError, Words, missing, words

SAMPLE = "tests.words.sample"
FIXTURE: dict[str, Any] = json.loads(
    Path(__file__).with_name("fixture.json").read_text(encoding="utf-8")
)


def render(lang: str, case: dict[str, Any]) -> str:
    spoken, seats = words(lang, FIXTURE["package"]), FIXTURE["seats"]
    name, args = case["id"], case["args"]
    match case["call"]:
        case "text":
            return spoken.text(name, args, seats)
        case "name":
            return spoken.name(name)
        case "form":
            return spoken.name(name, args["form"])
        case "help":
            return spoken.text(name, attribute="help")
        case "prompt":
            return spoken.prompt(name, args, seats)
        case "option":
            kind, _, key = name.partition("|")
            return spoken.option(kind, key, seats)
        case "event":
            return spoken.event(name, args, seats)
        case "refusal":
            return spoken.refusal(name, args, seats)
    raise AssertionError(case)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "case",
    FIXTURE["cases"],
    ids=[f"{c['call']} {c['id']} {n}" for n, c in enumerate(FIXTURE["cases"])],
)
def test_the_shared_fixture_reads_as_written(lang: str, case: dict[str, Any]) -> None:
    assert render(lang, case) == case[lang]


@pytest.mark.parametrize("package", ["weirwood", SAMPLE])
def test_everything_is_said_in_every_language(package: str) -> None:
    assert missing(package) == []


def test_a_missing_word_names_itself_the_language_and_the_place() -> None:
    with pytest.raises(LookupError, match=r"no event-nothing in es \(tests\.words\.sample\)"):
        words("es", SAMPLE).event("nothing")
    with pytest.raises(LookupError, match="no option-march-fly and no option-fly in it"):
        words("it", SAMPLE).option("march", "fly:kingswood")
    with pytest.raises(LookupError, match=r"no why-a-b in en, and no rule a\.b in any ledger"):
        words("en", SAMPLE).refusal("a.b")
    with pytest.raises(LookupError, match="unknown language 'fr': it is one of en, es, it"):
        Words("fr")


def test_a_missing_argument_is_told_unless_the_message_chooses_by_it() -> None:
    with pytest.raises(LookupError, match=r"event-loot \(en, .*sample\.ftl\): .*area_of"):
        words("en", SAMPLE).event("loot")


def test_a_card_file_brings_its_own_names() -> None:
    overlay = {
        "name-my_card": {"en": "My {Card}", "es": "Mi carta"},
        "name-my_card.the": {"es": "la Mi carta"},
        "text-my_card": {"en": "It wins.", "es": "Gana.", "it": "Vince."},
    }
    english = Words("en", SAMPLE, overlay=overlay)
    assert english.event("card.played", {"seat": 0, "card": "my_card"}, ["Ana"]) == (
        "Ana plays My {Card}."
    )
    spanish = words("es", SAMPLE).but(overlay=overlay)
    assert spanish.text("text-my_card") == "Gana."
    assert spanish.name("my_card", "of") == "de la Mi carta"
    italian = Words("it", SAMPLE, overlay=overlay)
    assert italian.name("my_card") == "My {Card}"
    assert not words("it", SAMPLE).has("name-my_card")


def test_names_can_be_marked_wherever_a_sentence_mentions_them() -> None:
    marked = words("it", SAMPLE).but(mark=lambda thing, text: f"<{thing}|{text}>")
    assert marked.event("area.taken", {"seat": 1, "area": "kingswood"}, ["Ana", "bruno"]) == (
        "<kingswood|Il Bosco del Re> cade in mano a <seat:1|bruno>."
    )
    assert marked.event("loot", {"area": "kingswood"}) == (
        "Il bottino <kingswood|del Bosco del Re>."
    )


def test_a_player_cannot_forge_a_mark() -> None:
    marked = words("en", SAMPLE).but(mark=lambda thing, text: f"<{thing}|{text}>")
    forged = "\ue000kingswood\ue001x\ue002"
    assert marked.event("power.gained", {"seat": 0, "power": 1}, [forged]) == (
        "<seat:0|kingswoodx> gains one power."
    )


def test_a_sentence_holds_no_objects() -> None:
    with pytest.raises(TypeError, match="a sentence cannot hold"):
        words("en", SAMPLE).event("loot", {"area": {"a": 1}})


def test_an_unreadable_file_is_refused_with_file_and_line() -> None:
    with pytest.raises(CatalogueError, match=r"a\.ftl:2: Expected token"):
        Catalogue("en").add([("a.ftl", "fine = Fine\nbroken { $x }\n")])


def test_a_broken_message_is_refused_with_its_line_when_it_is_said() -> None:
    catalogue = Catalogue("en")
    catalogue.add([("a.ftl", "fine = Fine\n\nbroken = { $x\n")])
    assert catalogue.format("fine", None, {}) == "Fine"
    with pytest.raises(CatalogueError, match=r"a\.ftl:3: Expected token"):
        catalogue.format("broken", None, {})
    with pytest.raises(CatalogueError, match=r"a\.ftl:3: Expected token"):
        catalogue.check()


def test_a_message_may_stand_at_the_edge_of_the_page() -> None:
    catalogue = Catalogue("en")
    catalogue.add([("a.ftl", "x = { $n ->\n[one] one\n*[other] many\n}\n# more\ny = Why\n")])
    assert catalogue.format("x", None, {"n": 2}) == "many"
    assert catalogue.messages() == {"x", "y"}


def test_a_package_says_each_thing_once() -> None:
    with pytest.raises(CatalogueError, match=r"b\.ftl: x is already in a\.ftl"):
        Catalogue("en").add([("a.ftl", "x = 1\n"), ("b.ftl", "x = 2\n")])


def test_a_game_may_replace_a_shared_message() -> None:
    catalogue = Catalogue("en")
    catalogue.add([("shared.ftl", "x = { $n }\n    .help = old\n")])
    catalogue.add([("game.ftl", "x = new\n")])
    assert catalogue.format("x", None, {}) == "new"
    assert not catalogue.has("x", "help")
    assert catalogue.needs("x").all == frozenset()


@pytest.mark.parametrize(
    ("text", "wanted"), [("x = { y }\n", "y"), ("x = { x.z }\n", "x.z"), ("x = { -t }\n", "-t")]
)
def test_a_reference_to_nothing_is_refused(text: str, wanted: str) -> None:
    catalogue = Catalogue("en")
    catalogue.add([("a.ftl", text)])
    with pytest.raises(CatalogueError, match=rf"x refers to {wanted}, which does not exist"):
        catalogue.check()
