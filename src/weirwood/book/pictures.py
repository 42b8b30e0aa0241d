"""The pictures of a book: small boards, drawn from scenarios as drawings that scale."""

from __future__ import annotations

import importlib
import importlib.util
from functools import lru_cache
from typing import Any, Protocol, cast

from weirwood.book.reading import Picture, read
from weirwood.book.voice import voice
from weirwood.kernel import registry
from weirwood.kernel.decision import Refused
from weirwood.words import Words


class Sketch(Protocol):
    """A module of `weirwood.book.sketch`, named after the id of its game."""

    def draw(self, view: dict[str, Any], say: Words, look: dict[str, Any], title: str) -> str:
        """The drawing of a view; `look` is what the picture's entry says about it."""


def drawable(game: str) -> bool:
    """Whether there are drawings of this game."""
    return importlib.util.find_spec(f"weirwood.book.sketch.{game}") is not None


def wanted(game: str, id: str) -> Picture:
    """A picture of a game's book by its id."""
    for found in read(registry.game(game).package).pictures:
        if found.id == id:
            return found
    raise Refused("book.no_picture", {"found": id[:40], "game": game})


def view_of(game: str, id: str) -> dict[str, Any]:
    """What a picture shows, as its game tells it."""
    found = wanted(game, id)
    match = registry.scenario(game, dict(found.scenario))
    return match.view(found.seat)


@lru_cache(maxsize=256)
def picture(game: str, lang: str, id: str) -> str:
    """A picture as SVG, in a reader's language."""
    found = wanted(game, id)
    sketch = cast("Sketch", importlib.import_module(f"weirwood.book.sketch.{game}"))
    return sketch.draw(view_of(game, id), voice(game, lang), dict(found.look), found.caption[lang])
