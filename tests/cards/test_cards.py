"""The gallery: everything has words in all languages, rules that exist, and company that fits."""

from __future__ import annotations

import pytest

from weirwood import cards, ledger
from weirwood.book.voice import voice
from weirwood.cards.about import pairings
from weirwood.kernel import registry
from weirwood.kernel.decision import Refused
from weirwood.languages import LANGUAGES

GAMES = ("btwixt", "boardgame", "cardgame", "miniatures")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_words(game: str, lang: str) -> None:
    shown = cards.gallery(game, lang)  # a word that is missing raises
    ids = [thing["id"] for thing in shown["things"]]
    assert len(ids) == len(set(ids))
    for thing in shown["things"]:
        assert thing["name"], thing["id"]
        assert "{" not in thing["text"], thing["id"]
    for part in (shown["kinds"], shown["factions"], *(g["tags"] for g in shown["groups"])):
        assert all(word["name"] and word["count"] for word in part)


@pytest.mark.parametrize(
    ("game", "kinds"),
    [
        ("btwixt", {"leader": 9, "ally": 50, "standard_influence": 30, "leader_influence": 36}),
        ("boardgame", {"house_card": 42, "order": 11, "unit": 4, "sea": 12, "house": 6}),
        ("cardgame", {"plot": 26, "agenda": 9, "faction": 8, "title": 6}),
        ("miniatures", {"unit": 148, "attachment": 278, "ncu": 95, "tactics_card": 344}),
    ],
)
def test_all_that_is_in_the_box_is_there(game: str, kinds: dict[str, int]) -> None:
    counted = {kind["id"]: kind["count"] for kind in cards.gallery(game, "en")["kinds"]}
    assert kinds.items() <= counted.items()


@pytest.mark.parametrize("game", GAMES)
def test_rules_and_company_exist(game: str) -> None:
    things = cards.listed(game)
    known = {rule.id for rule in ledger.load(registry.game(game).package)}
    answered = {tag for thing in things.values() for tag in thing.answers()}
    for thing in things.values():
        assert thing.rules, thing.id
        assert set(thing.rules) <= known, thing.id
        assert set(thing.near) <= set(things), thing.id
        for tag in frozenset().union(*thing.calls):  # a tag that nobody has is spelled wrongly
            assert tag in answered, (thing.id, tag)


def company(game: str, id: str, how: str) -> dict[frozenset[str], list[str]]:
    return {tags: found for each, tags, found in pairings(game, id) if each == how}


def test_a_text_that_names_somebody_leads_there_and_back() -> None:
    grey_wind, robb = "01145", "01146"
    assert robb in company("cardgame", grey_wind, "names")[frozenset({robb, "character"})]
    assert grey_wind in company("cardgame", robb, "named")[frozenset({robb, "character"})]
    assert company("boardgame", "ser_davos_seaworth", "names") == {
        frozenset({"stannis_baratheon"}): ["stannis_baratheon"]
    }
    assert (
        "ally_catelyn_stark"
        in company("btwixt", "ally_sansa_stark", "named")[frozenset({"ally", "stark"})]
    )


def test_neighbours_commanders_and_shared_words_go_together() -> None:
    beside = company("boardgame", "winterfell", "beside")[frozenset()]
    assert {"castle_black", "stark", "port_of_winterfell"} <= set(beside)
    commander = company("miniatures", "robb_stark_the_wolf_lord", "beside")[frozenset()]
    assert "hit_and_run_robb" in commander
    assert (
        "eddards_honor_guard"
        in company("miniatures", "stark_sworn_swords", "shares")[frozenset({"winters_bite"})]
    )


def test_a_page_has_its_own_rules_first() -> None:
    robb = cards.about("boardgame", "es", "robb_stark")
    assert [rule["id"] for rule in robb["rules"]][:2] == [
        "house_cards.robb",
        "house_cards.robb_origin",
    ]
    assert "keywords.renown" in [r["id"] for r in cards.about("cardgame", "it", "01146")["rules"]]


@pytest.mark.parametrize(
    ("game", "query", "lang", "first"),
    [
        ("cardgame", "arya", "en", "01141"),
        ("cardgame", "arrya stark", "en", "01141"),  # a slip
        ("cardgame", "Viento Gris", "en", "01145"),  # another language than the reader's
        ("cardgame", "vento grigio", "es", "01145"),
        ("boardgame", "Invernalia", "it", "winterfell"),
        ("boardgame", "siege engine", "en", "siege_engine"),
        ("btwixt", "traición", "es", "inf_betrayal"),
        ("miniatures", "espadas juramentadas stark", "es", "stark_sworn_swords"),
        ("miniatures", "stark sworn swords", "it", "stark_sworn_swords"),
        ("cardgame", "01146", "en", "01146"),
    ],
)
def test_search_forgives_in_three_languages(game: str, query: str, lang: str, first: str) -> None:
    assert cards.find(game, query, lang)[0] == first


def test_search_looks_into_texts_and_traits() -> None:
    wolves = cards.find("cardgame", "direwolf")
    assert {"01145", "01149"} <= set(wolves)
    assert set(cards.find("cardgame", "lobo huargo", "en")) == set(wolves)
    assert len(cards.find("cardgame", "")) == len(cards.listed("cardgame"))


@pytest.mark.parametrize("query", ["zzzzzz", "\x00", "x" * 5000])
def test_nonsense_finds_nothing(query: str) -> None:
    assert cards.find("btwixt", query) == ()


def test_what_is_not_there_is_refused() -> None:
    with pytest.raises(Refused, match=r"cards\.unknown"):
        cards.about("btwixt", "en", "x" * 500)
    with pytest.raises(LookupError, match="xx"):
        cards.gallery("btwixt", "xx")


@pytest.mark.parametrize(
    ("lang", "one", "many"),
    [
        ("en", "Came up in 1 of 1 finished game.", "Came up in 1 of 2 finished games."),
        ("es", "Salió en 1 de 1 partida terminada.", "Salió en 1 de 2 partidas terminadas."),
        ("it", "Uscita in 1 di 1 partita finita.", "Uscita in 1 di 2 partite finite."),
    ],
)
def test_a_single_game_is_one(lang: str, one: str, many: str) -> None:
    say = voice("btwixt", lang)
    assert say.text("cards-came_up", {"games": 1, "all": 1}) == one
    assert say.text("cards-came_up", {"games": 1, "all": 2}) == many
    assert "1" not in say.text("cards-not_played", {"all": 1})
