"""Who plays in the laboratory: bots by name, and programs by command."""

from __future__ import annotations

from typing import TYPE_CHECKING

from weirwood.kernel import registry
from weirwood.lab.play import programs

if TYPE_CHECKING:
    from weirwood.kernel.registry import Bot


def player(spec: str, game: str) -> Bot:
    """The bot of this name, or the program behind `exec:`; Refused if there is none."""
    if spec.startswith(programs.PREFIX):
        return programs.ProgramBot(spec)
    return registry.bot(spec, game)


def names_of(text: str) -> list[str]:
    r"""The bots of a list. A comma inside a command is written `\,`.

    >>> names_of(r"greedy, exec:bot --levels 1\,2")
    ['greedy', 'exec:bot --levels 1,2']
    """
    parts = [p.strip() for p in text.replace(r"\,", "\0").split(",")]
    return [p.replace("\0", ",") for p in parts if p]
