"""A registered game has words for itself, its settings and its questions."""

from __future__ import annotations

import pytest

from weirwood import ledger
from weirwood.kernel import registry
from weirwood.words import LANGUAGES, words


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
