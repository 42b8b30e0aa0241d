"""A registered game has words for itself, its settings and its questions."""

from __future__ import annotations

import tomllib

import pytest

from weirwood import ledger
from weirwood.folders import folder
from weirwood.kernel import registry
from weirwood.words import LANGUAGES, words

PROPER_NAMES = {
    "Arya Stark",
    "Catelyn Stark",
    "Melisandre",
    "Randyll Tarly",
    "Robb Stark",
    "Sansa Stark",
    "Stannis Baratheon",
    "Varys",
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", sorted(registry.catalogue().points))
def test_a_game_names_itself_its_settings_and_its_questions(name: str, lang: str) -> None:
    game = registry.game(name)
    assert len(ledger.load(game.package))
    spoken = words(lang, game.package)
    wanted = ["game-title", "game-blurb", *(f"ask-{kind}" for kind in game.kinds)]
    for setting in game.settings:
        wanted.append(f"setting-{setting.name}")
        wanted += [f"setting-{setting.name}-{choice}" for choice in setting.choices]
        assert spoken.has(f"setting-{setting.name}", "help"), setting.name
    assert [message for message in wanted if not spoken.has(message)] == []


@pytest.mark.parametrize("name", sorted(registry.catalogue().points))
def test_the_sources_of_a_game_are_told_in_every_language_and_no_others(name: str) -> None:
    package = registry.game(name).package
    home = folder(package, "ledger") / ledger.SOURCES
    told = tomllib.loads(home.read_text(encoding="utf-8"))
    used = {place[0] for rule in ledger.load(package) for place in ledger.cited(rule.source["en"])}
    assert used == set(told)
    same = {english for english, others in told.items() if {english} == set(others.values())}
    assert same <= PROPER_NAMES | {"FAQ"}
