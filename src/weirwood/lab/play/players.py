"""Who plays in the laboratory: bots by name, and programs by command."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from weirwood.bots import learned
from weirwood.kernel import registry
from weirwood.lab.play import programs

if TYPE_CHECKING:
    from weirwood.kernel.registry import Bot


def player(spec: str, game: str) -> Bot:
    """The bot of this name, or the program behind `exec:`; Refused if there is none.

    `learned:100:weights.json` judges by the weights of a file.
    """
    if spec.startswith(programs.PREFIX):
        return programs.ProgramBot(spec)
    name, _, budget = spec.partition(":")
    budget, _, file = budget.partition(":")
    if name == "learned" and file:
        found = registry.game(game)
        return learned.thinking(found, budget, learned.from_file(found, Path(file)))
    return registry.bot(spec, game)


def names_of(text: str) -> list[str]:
    r"""The bots of a list. A comma inside a command is written `\,`.

    >>> names_of(r"greedy, exec:bot --levels 1\,2")
    ['greedy', 'exec:bot --levels 1,2']
    """
    parts = [p.strip() for p in text.replace(r"\,", "\0").split(",")]
    return [p.replace("\0", ",") for p in parts if p]
