"""The action ids of a game: one for each word its answers can be made of.

An answer is a list of keys such as `muster:footman:dragonstone`, and keys come from a finite
alphabet. Each part between the colons is an action with a number of its own, and an answer is given
part by part. The numbers stand in `actions.txt` in the game's package, one action a line: line n is
action n. Lines are only ever added at the end, so that a trained agent keeps its meaning:
`python -m weirwood.lab.learn.actions` adds what new content needs. A game that is a single module
has no such file: the words of its keys are those that stand in its code.
"""

from __future__ import annotations

import ast
import importlib.util
import json
import re
import sys
from functools import cache
from importlib import resources
from importlib.abc import InspectLoader
from pathlib import Path
from typing import TYPE_CHECKING, Any

from weirwood.kernel import registry
from weirwood.kernel.answers import split_pair
from weirwood.kernel.game import folder_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from importlib.resources.abc import Traversable

    from weirwood.kernel.game import AnyGame

FILE = "actions.txt"
WAIT = "(wait)"
"""The only action of a seat that is not asked."""
END = "(end)"
"""This key ends here, where another goes on: `hand:01059` beside `hand:01059:5:2`."""
NOTHING = "()"
"""An empty part: `card:inf_rout::2` is the second of two alike."""
PLACES = 16
"""How many candidates a placement offers: `(place 0)` to `(place 15)`."""
NUMBERS = 100
HUNDREDS = 9
MOST_NAMED = 4096  # arguments of questions that are remembered

OPTION = re.compile(r"^option-([a-z0-9_-]+) *=(.*(?:\n[ \t]+.*|\n)*)", re.MULTILINE)
VARIANT = re.compile(r"\[([a-z][a-z0-9_]*)\]")
NAME = re.compile(r"^name-([a-z0-9_]+) *=", re.MULTILINE)
WORD = re.compile(r"[a-z0-9_]+(:[a-z0-9_]*)*")
SHARED = ("done", "pass", "yes", "no", "none")


class UnknownAction(ValueError):
    """A word that has no action id."""


def place(index: int) -> str:
    """The action that takes one candidate of a placement."""
    return f"(place {index})"


def fixed() -> list[str]:
    """What every game begins with."""
    places = [place(i) for i in range(PLACES)]
    numbers = [str(n) for n in range(NUMBERS)]
    hundreds = [f"+{100 * (n + 1)}" for n in range(HUNDREDS)]
    return [WAIT, END, NOTHING, *places, *numbers, *hundreds, *SHARED]


def files(folder: Traversable, ending: str) -> Iterator[str]:
    """The text of the files with this ending, subfolders included."""
    if not folder.is_dir():
        return
    for item in sorted(folder.iterdir(), key=lambda f: f.name):
        if item.is_dir():
            yield from files(item, ending)
        elif item.name.endswith(ending):
            yield item.read_text(encoding="utf-8")


def ids_in(data: Any) -> Iterator[str]:
    """Everything that content calls an id."""
    if isinstance(data, dict):
        if isinstance(data.get("id"), str):
            yield data["id"]
        for value in data.values():
            yield from ids_in(value)
    elif isinstance(data, list):
        for value in data:
            yield from ids_in(value)


def source(game: AnyGame) -> str:
    """The text of a game that is a single module."""
    spec = importlib.util.find_spec(game.package)
    loader = None if spec is None else spec.loader
    text = loader.get_source(game.package) if isinstance(loader, InspectLoader) else ""
    return text or ""


def words_in(text: str) -> Iterator[str]:
    """What keys may be made of: the parts of every plain word that stands in the code.

    >>> sorted(words_in("key = ['leave', 'take:all']; print('Not this one')"))
    ['all', 'leave', 'take']
    """
    for node in ast.walk(ast.parse(text)):
        word = node.value if isinstance(node, ast.Constant) else None
        if isinstance(word, str) and WORD.fullmatch(word):
            yield from filter(None, word.split(":"))


def derive(game: AnyGame) -> list[str]:
    """The words of a game's keys: its options have labels, and its things names or content."""
    package = folder_of(game.package)
    if package is None:
        first = fixed()
        return [*first, *sorted(set(words_in(source(game))) - set(first))]
    texts = list(files(package / "text" / "en", ".ftl"))
    labels = [found for text in texts for found in OPTION.findall(text)]
    words = {option.split("-")[-1] for option, _ in labels}
    words |= {word for _, label in labels for word in VARIANT.findall(label)}
    names = {m for text in texts for m in NAME.findall(text)}
    content = (json.loads(text) for text in files(package / "content", ".json"))
    names |= {name for data in content for name in ids_in(data)}
    first = fixed()
    return [*first, *sorted(words - set(first)), *sorted(names - words - set(first))]


def written(game: AnyGame) -> list[str]:
    """The actions as they stand in the game's package; nothing if it has no such file."""
    package = folder_of(game.package)
    if package is None or not (package / FILE).is_file():
        return []
    return (package / FILE).read_text(encoding="utf-8").splitlines()


Row = tuple[tuple[int, ...], str]  # the actions that say a key, and the key


class Rows(dict[str, Row]):
    """Keys with their actions, each found out when it is first asked for."""

    def __init__(self, parts: Callable[[str], tuple[int, ...]]) -> None:
        super().__init__()
        self.parts = parts

    def __missing__(self, key: str) -> Row:
        row = self[key] = (self.parts(key), key)
        return row


class Actions:
    """The actions of one game, by id and by word."""

    def __init__(self, game: str, words: Sequence[str]) -> None:
        self.game = game
        self.words = tuple(words)
        self.ids = {word: i for i, word in enumerate(self.words)}
        self.wait, self.end = self.ids[WAIT], self.ids[END]
        self.places = tuple(self.ids[place(i)] for i in range(PLACES))
        self._parts: dict[str, tuple[int, ...]] = {}
        self._named: dict[tuple[Any, ...], tuple[int, ...]] = {}
        self.rows = Rows(self.parts)
        self.pairs = Rows(lambda key: self.parts(split_pair(key)[1]))  # of an assignment

    def __len__(self) -> int:
        return len(self.words)

    def parts(self, key: str) -> tuple[int, ...]:
        """The actions that say this key, one after another, and that it ends there."""
        found = self._parts.get(key)
        if found is None:
            said = (i for part in key.split(":") for i in self._part(part))
            found = self._parts[key] = (*said, self.end)
        return found

    def _part(self, part: str) -> tuple[int, ...]:
        known = self.ids.get(part or NOTHING)
        if known is not None:
            return (known,)
        number = int(part) if part.isdecimal() and not part.startswith("0") else 0
        if NUMBERS <= number < NUMBERS * (HUNDREDS + 1):
            rest = number % NUMBERS
            return self.ids[f"+{number - rest}"], self.ids[str(rest)]
        raise UnknownAction(
            f"{self.game} has no action id for {part!r}; the laboratory plays the game's own "
            f"content (to add to it: python -m weirwood.lab.learn.actions {self.game})"
        )

    def named(self, args: tuple[Any, ...]) -> tuple[int, ...]:
        """The actions of all words in the arguments of a question."""
        found = self._named.get(args)
        if found is None:
            if len(self._named) >= MOST_NAMED:
                self._named.clear()
            found = self._named[args] = tuple(self.mentioned(args))
        return found

    def mentioned(self, value: Any) -> Iterator[int]:
        """The actions of all words in the arguments of a question."""
        if isinstance(value, str):
            for part in value.split(":"):
                known = self.ids.get(part)
                if known is not None:
                    yield known
        elif isinstance(value, (list, tuple)):
            for item in value:
                yield from self.mentioned(item)


@cache
def actions(game_id: str) -> Actions:
    """The actions of a game: as written in its package, then what its content needs besides."""
    game = registry.game(game_id)
    return Actions(game.id, [*written(game), *missing(game)])


def missing(game: AnyGame) -> list[str]:
    """Words that the content needs and the written actions lack."""
    known = set(written(game))
    return [word for word in derive(game) if word not in known]


def main(names: Sequence[str]) -> int:
    """Add the missing actions of these games, or of all, at the end of their files."""
    for name in names or [game.id for game in registry.catalogue().playable()]:
        game = registry.game(name)
        new = missing(game)
        if new:
            file = Path(str(resources.files(game.package) / FILE))
            lines = [*written(game), *new]
            file.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
        print(f"{name}: {len(new)} added")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
