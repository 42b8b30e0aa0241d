"""Search forgives: what people type finds what they mean, in three languages."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from weirwood.book import LONGEST, find, suggest
from weirwood.book.letters import fold, slips, stem, tokens
from weirwood.book.reading import read
from weirwood.book.search import root_of
from weirwood.folders import folder
from weirwood.kernel.decision import Refused
from weirwood.languages import LANGUAGES

TABLE = tomllib.loads((Path(__file__).parent / "queries.toml").read_text("utf-8"))
QUERIES = [
    (entry["game"], lang, query, rule)
    for lang in LANGUAGES
    for entry in TABLE[lang]
    for query, rule in entry["finds"].items()
]
FIRST = 3


@pytest.mark.parametrize(("game", "lang", "query", "rule"), QUERIES)
def test_a_query_finds_what_it_means(game: str, lang: str, query: str, rule: str) -> None:
    found = [hit.rule for hit in find(game, query, lang)]
    assert {*rule.split("|")} & {*found[:FIRST]}, found[:8]


def test_most_of_what_players_type_finds_its_answer_at_once() -> None:
    typed = tomllib.loads((Path(__file__).parent / "asked.toml").read_text("utf-8"))
    first: dict[str, float] = {}
    among: dict[str, float] = {}
    for lang in LANGUAGES:
        places = []
        for game, asked in typed[lang].items():
            for query, rules in asked.items():
                found = [hit.rule for hit in find(game, query, lang)]
                places.append(min(found.index(r) if r in found else 99 for r in rules.split("|")))
        assert len(places) >= 100
        first[lang] = sum(place < FIRST for place in places) / len(places)
        among[lang] = sum(place < 10 for place in places) / len(places)
    assert all(share >= 0.7 for share in first.values()), first
    assert all(share >= 0.8 for share in among.values()), among


def test_every_language_has_queries_for_every_game() -> None:
    games = {"boardgame", "btwixt", "cardgame", "miniatures"}
    for lang in LANGUAGES:
        assert {entry["game"] for entry in TABLE[lang]} == games


@pytest.mark.parametrize("game", ["boardgame", "btwixt", "cardgame", "miniatures"])
def test_every_language_asks_what_a_game_answers(game: str) -> None:
    answered = {q.id: q.rules[0] for q in read(f"weirwood.games.{game}").questions}
    assert {"players", "first", "setup", "end", "rounds", "hand"} <= {*answered}
    home = folder("weirwood.book", "synonyms")
    for lang in LANGUAGES:
        known = tomllib.loads((home / f"{lang}.toml").read_text("utf-8"))["questions"]
        assert {*answered} <= {*known}
        for question, first in answered.items():
            for words in known[question]:
                found = [hit.rule for hit in find(game, words, lang)]
                assert first in found[:FIRST], (lang, words, found[:8])


def test_what_is_asked_of_any_game_is_suggested_while_typing() -> None:
    assert "how many players" in [s.text for s in suggest("miniatures", "how many pl", "en")]
    assert "quién empieza" in [s.text for s in suggest("boardgame", "quien emp", "es")]


def test_more_than_such_a_question_is_looked_up_word_by_word() -> None:
    found = [hit.rule for hit in find("cardgame", "first player eliminated")]
    assert "winning.token" in found[: FIRST + 1], found[:8]


def test_an_id_finds_its_rule_alone() -> None:
    assert [hit.rule for hit in find("btwixt", "claim.tie")] == ["claim.tie"]


def test_hits_are_ordered_and_the_best_is_worth_one() -> None:
    hits = find("boardgame", "support order")
    assert hits[0].worth == 1.0
    assert [h.worth for h in hits] == sorted((h.worth for h in hits), reverse=True)
    assert len({h.rule for h in hits}) == len(hits)
    assert all(h.words or h.worth > 0 for h in hits)


@pytest.mark.parametrize("query", ["", "   ", "?!", "xyzzy", "\0", "';--"])
def test_what_means_nothing_finds_nothing_and_breaks_nothing(query: str) -> None:
    assert find("btwixt", query) == []


def test_a_long_query_is_cut_short() -> None:
    assert find("btwixt", "tie " * 500)[0].rule == "claim.tie"
    assert find("btwixt", "x" * 10 * LONGEST) == []


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises((Refused, ValueError, LookupError)):
        find("btwixt", "tie", "xx")


@pytest.mark.parametrize(
    ("game", "lang", "typed", "text", "kind"),
    [
        ("boardgame", "en", "supp", "support", "term"),
        ("boardgame", "en", "suport", "support", "term"),
        ("boardgame", "es", "suminis", "suministro", "term"),
        ("boardgame", "it", "riforn", "rifornimento", "term"),
        ("boardgame", "en", "council", "King's Court", "none"),
        ("btwixt", "en", "scor", "score", "term"),
        ("cardgame", "es", "percep", "percepción", "term"),
        ("miniatures", "en", "line of", "line of sight", "term"),
        ("cardgame", "en", "windows and", "Windows and timing", "chapter"),
    ],
)
def test_suggestions_while_typing(game: str, lang: str, typed: str, text: str, kind: str) -> None:
    found = {(s.text, s.kind) for s in suggest(game, typed, lang)}
    assert ((text, kind) in found) is (kind != "none"), found


def test_suggestions_wait_for_two_letters_and_are_few() -> None:
    assert suggest("boardgame", "s") == ()
    assert 0 < len(suggest("boardgame", "su")) <= 6


@pytest.mark.parametrize(
    ("a", "b", "lang"),
    [
        ("raids", "raiding", "en"),
        ("planned", "planning", "en"),
        ("armies", "army", "en"),
        ("empate", "empates", "es"),
        ("reclutar", "reclutamiento", "es"),
        ("jugador", "jugadores", "es"),
        ("rifornimento", "rifornimenti", "it"),
        ("marcia", "marce", "it"),
        ("attaccare", "attacchi", "it"),
    ],
)
def test_forms_of_a_word_have_one_stem_or_nearly(a: str, b: str, lang: str) -> None:
    assert slips(stem(a, lang), stem(b, lang), 1) <= 1


@pytest.mark.parametrize(
    ("a", "b", "wrong"),
    [
        ("raid", "raid", 0),
        ("raid", "riad", 1),
        ("raid", "raids", 1),
        ("raid", "rd", 2),
        ("a", "xyz", 3),
    ],
)
def test_slips_are_counted(a: str, b: str, wrong: int) -> None:
    assert slips(a, b, 2) == wrong


@pytest.mark.parametrize(
    ("a", "b", "lang"),
    [
        ("chose", "choices", "en"),
        ("won", "winners", "en"),
        ("six", "6", "en"),
        ("eligen", "elección", "es"),
        ("muere", "muertos", "es"),
        ("scelgo", "scelta", "it"),
        ("ucciso", "uccidono", "it"),
    ],
)
def test_irregular_forms_have_one_root(a: str, b: str, lang: str) -> None:
    assert stem(fold(a), lang) != stem(fold(b), lang)
    assert root_of(fold(a), lang) == root_of(fold(b), lang)


def test_what_people_say_finds_what_the_books_call_it() -> None:
    siege = {hit.rule for hit in find("boardgame", "siege")}
    found = [hit.rule for hit in find("boardgame", "trebuchets")]
    assert found
    assert {*found} <= siege


def test_accents_and_case_do_not_matter() -> None:
    assert tokens("¿Cuántos EJÉRCITOS?") == ["cuantos", "ejercitos"]
    assert fold("Però") == "pero"
