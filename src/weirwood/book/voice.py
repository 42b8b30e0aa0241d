"""The words of a game as its book speaks them, names of cards included."""

from __future__ import annotations

from functools import lru_cache

from weirwood.kernel import registry
from weirwood.languages import check_language
from weirwood.words import Words, words


@lru_cache(maxsize=24)
def voice(game: str, lang: str) -> Words:
    """What a reader of the book hears: the game's words, and the names its own cards bring."""
    found = registry.game(game)
    say = words(check_language(lang), found.package)
    if found.overlay is None:
        return say
    return say.but(overlay=found.overlay(found.read_settings(found.seats[0], {})))
