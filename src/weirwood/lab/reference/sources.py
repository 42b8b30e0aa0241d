"""What the sources and the words of a game say about its questions and events."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from weirwood.kernel.game import folder_of
from weirwood.lab.learn.actions import NAME, files, ids_in

if TYPE_CHECKING:
    from weirwood.kernel.game import AnyGame

SHAPES = {
    "choose": "pick",
    "pick": "pick",
    "order": "order",
    "amount": "amount",
    "assign": "assign",
    "place": "place",
    "ask_all": "pick",
}
TELLS = {"tell": 1, "tell_some": 2, "tell_only": 2}
"""Where the kind of an event stands among the arguments."""

MESSAGE = re.compile(r"^([a-z][a-zA-Z0-9_-]*) *=(.*(?:\n(?:[ \t]+.*|(?=\n)))*)", re.MULTILINE)
SELECT = re.compile(
    r"\{[^{}]*->(?:[^{}]|\{[^{}]*\})*?\*\[[^\]]*\]((?:[^{}\[]|\{[^{}]*\})*)(?:[^{}]|\{[^{}]*\})*\}"
)
VARIABLE = re.compile(r"\$([a-z][a-z0-9_]*)")
FORMS = ("_in", "_of", "_to", "_from", "_on", "_by", "_the")


@dataclass
class Question:
    """One kind of question, as it is asked."""

    shapes: set[str] = field(default_factory=set)
    args: list[str] = field(default_factory=list)


@dataclass
class Happening:
    """One kind of event, as it is told."""

    fields: set[str] = field(default_factory=set)
    secret: set[str] = field(default_factory=set)  # told to some seats alone
    hidden: bool = False  # for all others it did not happen


class Sources:
    """A game's modules and English words, read as text."""

    def __init__(self, game: AnyGame) -> None:
        folder = folder_of(game.package)
        texts = [] if folder is None else list(files(folder, ".py"))
        self.questions: dict[str, Question] = {}
        self.events: dict[str, Happening] = {}
        for text in texts:
            for call in calls(ast.parse(text)):
                self.read(call)
        ours = [] if folder is None else list(files(folder / "text" / "en", ".ftl"))
        self.words = dict(pair for text in ours for pair in messages(text))
        self.ids = {name for text in ours for name in NAME.findall(text)}
        if folder is not None:
            content = (text for text in files(folder / "content", ".json"))
            self.ids |= {name for text in content for name in ids_in(json.loads(text))}

    def read(self, call: ast.Call) -> None:
        """Learn from one call of a primitive."""
        name = call.func.id if isinstance(call.func, ast.Name) else ""
        if name in SHAPES and len(call.args) > 2 and (kind := literal(call.args[1])):
            found = self.questions.setdefault(kind, Question())
            shape = keyword(call, "shape")
            found.shapes.add(shape if shape in set(SHAPES.values()) else SHAPES[name])
            told = [ast.unparse(arg) for arg in call.args[3:]]
            if len(told) > len(found.args):
                found.args = told
        elif name in TELLS and len(call.args) > TELLS[name]:
            kind = literal(call.args[TELLS[name]])
            if kind:
                event = self.events.setdefault(kind, Happening())
                event.fields |= {k.arg for k in call.keywords if k.arg is not None}
                event.hidden |= name == "tell_only"
                if name == "tell_some" and len(call.args) > 3:
                    event.secret |= keys_of(call.args[3])

    def happenings(self) -> dict[str, Happening]:
        """Every event that the game has words for, with the fields that are known of it."""
        found = {}
        for message, text in self.words.items():
            if message.startswith("event-"):
                kind = message.removeprefix("event-").replace("-", ".")
                said = Happening({bare(v) for v in VARIABLE.findall(text)} - {"viewer"})
                found[kind] = self.events.get(kind, said)
        return found

    def said(self, message: str) -> str:
        """A message of the game in English, in one line; nothing if there is none."""
        return plain(self.words.get(message, ""))

    def keys(self, kind: str) -> Iterator[tuple[str, str]]:
        """The keys that a kind has labels for, with their parts: (`muster:a:b`, its label)."""
        before = f"option-{kind.replace('.', '-')}-"
        for message, text in self.words.items():
            if message.startswith(before) and "-" not in message[len(before) :]:
                parts = sorted({v for v in map(bare, VARIABLE.findall(text)) if len(v) == 1})
                yield ":".join([message[len(before) :], *parts]), plain(text)


def calls(tree: ast.AST) -> Iterator[ast.Call]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.Call))


def literal(node: ast.expr) -> str:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def keyword(call: ast.Call, name: str) -> str:
    return next((literal(k.value) for k in call.keywords if k.arg == name), "")


def keys_of(node: ast.expr) -> set[str]:
    if isinstance(node, ast.Dict):
        return {literal(key) for key in node.keys if key is not None} - {""}
    return set()


def messages(text: str) -> Iterable[tuple[str, str]]:
    return ((name, value.strip()) for name, value in MESSAGE.findall(text))


def bare(variable: str) -> str:
    """The argument behind a variable: `area_in` speaks of `area`."""
    for form in FORMS:
        if variable.endswith(form):
            return variable[: -len(form)]
    return variable


def plain(text: str) -> str:
    """A message in one line: of variants the usual one, without attributes."""
    body = re.split(r"\n\s+\.[a-z_]+ *=", text)[0]
    for _ in range(4):
        body = SELECT.sub(lambda found: found[1].strip(), body)
    return " ".join(body.split())
