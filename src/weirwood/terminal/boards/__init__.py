"""How each game's table looks in a terminal. A board reads a view and nothing else."""

from __future__ import annotations

import importlib
import importlib.util
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, cast

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rich.console import RenderableType

    from weirwood.terminal.speech import Speaker


@dataclass(frozen=True, slots=True)
class Look:
    """What is looked at: a view, whose it is, and how to speak about it."""

    view: Mapping[str, Any]
    seat: int | None
    names: Sequence[str]
    speaker: Speaker
    bots: Mapping[int, str]
    width: int = 80
    height: int = 24

    def who(self, seat: int) -> str:
        """A player's name; the reader's own says so."""
        name = self.names[seat]
        if seat == self.seat:
            return f"{name} ({self.speaker.say('terminal-round_you')})"
        return name


class Board(Protocol):
    """A module of this package, named after the id of its game."""

    def draw(self, look: Look) -> RenderableType:
        """The table, drawn."""

    def tell(self, look: Look) -> list[str]:
        """The same in lines that can be read aloud."""

    def facts(self, look: Look, id: str) -> list[str]:
        """What the view knows of a card or another thing: its numbers, where it lies."""

    # Besides, a board may have `hint(look, key)`: what an option promises, where dice decide.


def find(game: str) -> Board:
    """The board of a game, or one that lays out any view."""
    own = f"{__name__}.{game}"
    name = own if importlib.util.find_spec(own) is not None else f"{__name__}.generic"
    return cast("Board", importlib.import_module(name))
