"""The reference as Markdown and as JSON Schema."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from weirwood.lab.reference import fields
from weirwood.lab.reference.shapes import MANY
from weirwood.lab.reference.sources import Happening, Question, Sources

if TYPE_CHECKING:
    from weirwood.kernel.game import AnyGame
    from weirwood.lab.reference.examples import Asked, Examples

DIALECT = "https://json-schema.org/draft/2020-12/schema"
LETTERS = "abcdefgh"

COMMON = {
    "game": "the game's id",
    "seat": "whose view this is, counted from 0; null for a spectator",
    "seats": "how many play",
    "asked": "the open questions of all seats; of one's own all is told",
    "asked.*.seat": "who is asked",
    "asked.*.kind": "what is asked: see the questions",
    "asked.*.answered": "whether that seat has answered already",
    "asked.*.args": "what the question is about; null where only that seat may know it",
    "asked.*.shape": "of one's own question: pick, order, amount, assign or place",
    "asked.*.least": "of one's own question: fewest keys, or the smallest number",
    "asked.*.most": "of one's own question: most keys, or the greatest number",
    "asked.*.answer": "one's own answer, while others still think",
    "over": "whether the game is over",
    "standings": "once it is over: seats in finishing order, those that share a place together",
    "scores": "once it is over: one number for each seat",
    "conceded": "seats that have given up",
}
"""What every view holds, whatever the game."""

INDEX = """\
# What bots see and hear

These pages are written by `python -m weirwood.lab.reference docs/reference` from the sources of the
games, from their words, and from games played for it; a test holds them complete. For each game
they tell every field of a view, every kind of question with its shape, its arguments and its keys,
and every event with its fields.

{links}

The same as JSON Schema is in the package, `views/schema.json` beside each game's view:

```python
>>> from weirwood.lab.reference import schema
>>> defs = schema("btwixt")["$defs"]
>>> defs["view"]["properties"]["season"]["type"]
'string'
>>> sorted(defs["event:card.played"]["properties"]["args"]["properties"])
['card', 'seat']

```

`$defs` has `view`, one `question:<kind>` for each kind of question and one `event:<kind>` for each
kind of event.

## How to read it

A path `areas.*.units` means `view["areas"][...]["units"]`: the star stands for every item of a
list, or every value of an object whose keys are ids. Ids of cards, areas and units are those of the
game's content; what they are called is in its words.

A key is made of parts with colons between them. `muster:a:b` means a key such as
`muster:footman:winterfell`; the letters stand in the meaning where that part is named. An answer to
a question of the shape `pick` or `order` is a list of such keys, of `assign` an object from slots
to tokens, of `amount` a whole number, of `place` an object of whole numbers.

An event is told to a seat as `number`, `kind` and `args`. Fields in *italics* are told to some
seats alone: for all others they are not there. An event marked with a star is heard by some seats
alone.

## What every view has

{common}
"""


class Reference:
    """One game, ready to be written."""

    def __init__(self, game: AnyGame, examples: Examples) -> None:
        self.game, self.examples = game, examples
        self.sources = Sources(game)
        known = fields(game)
        self.rare = known.keys
        self.meanings = COMMON | known.meanings
        self.view = examples.view
        self.view.fold(self.sources.ids, known.keyed, known.open)
        for shape in examples.events.values():
            for part in shape.fields.values():
                part.fold(self.sources.ids)

    # ---- what there is ------------------------------------------------------------------------

    def question(self, kind: str) -> Question:
        """What is known of a kind of question, by its sources or else by what was seen."""
        found = self.sources.questions.get(kind, Question())
        seen = self.examples.asked.get(kind)
        shapes = found.shapes | (seen.shapes if seen is not None else set())
        args = found.args
        if seen is not None and len(seen.args) > len(args):
            args = [*args, *(LETTERS[i] for i in range(len(args), len(seen.args)))]
        return Question(shapes, args)

    def keys(self, kind: str) -> list[tuple[str, str]]:
        """The keys of a question, each with what it means."""
        rows = dict(self.sources.keys(kind))
        seen = self.examples.asked.get(kind)
        for word, parts in sorted(seen.keys.items()) if seen is not None else ():
            if word.partition("=")[0] in {key.partition(":")[0] for key in rows}:
                continue
            if word in self.sources.ids and not parts:
                rows["(id)"] = "a thing by its id"
                continue
            rows[":".join([word, *LETTERS[:parts]])] = self.label(word)
        for key in self.rare.get(kind, ()):
            rows.setdefault(key, self.label(key.partition(":")[0]))
        return sorted(rows.items())

    def label(self, word: str) -> str:
        """What a key means that its question has no words of its own for."""
        return self.sources.said(f"option-{word}") or SHARED.get(word, "")

    def event(self, kind: str, known: Happening) -> Happening:
        """The fields of an event: those of the sources, and those that were seen besides."""
        shape = self.examples.events.get(kind)
        seen = set(shape.fields) if shape is not None else set()
        return Happening(known.fields | (seen - known.secret), known.secret, known.hidden)

    # ---- as Markdown --------------------------------------------------------------------------

    def page(self) -> str:
        parts = [f"# {self.game.id}: what bots see and hear\n"]
        parts.append(
            "Written by `python -m weirwood.lab.reference`; see [how to read it](index.md).\n"
        )
        rows = [
            (f"`{path}`", shape.told(), self.meanings.get(path, ""))
            for path, shape in self.view.paths()
            if path not in COMMON
        ]
        parts += ["## View\n", table(("field", "type", "meaning"), rows)]
        asked = []
        for kind in sorted(self.game.kinds):
            q = self.question(kind)
            args = ", ".join(f"`{a}`" for a in q.args)
            said = self.sources.said(f"ask-{kind.replace('.', '-')}")
            rule = self.game.kinds[kind].rule
            asked.append((f"`{kind}`", ", ".join(sorted(q.shapes)), args, said, f"`{rule}`"))
        heads = ("kind", "shape", "arguments", "asks", "rule")
        parts += ["## Questions\n", table(heads, asked)]
        keys = [
            (f"`{kind}`", f"`{key}`", label)
            for kind in sorted(self.game.kinds)
            for key, label in self.keys(kind)
        ]
        parts += ["## Keys\n", table(("question", "key", "means"), keys)]
        told = []
        for kind, known in sorted(self.sources.happenings().items()):
            e = self.event(kind, known)
            open_to_all = [f"`{f}`" for f in sorted(e.fields - e.secret)]
            secret = [f"*{f}*" for f in sorted(e.secret)]
            said = self.sources.said(f"event-{kind.replace('.', '-')}")
            star = " ★" if e.hidden else ""
            told.append((f"`{kind}`{star}", ", ".join([*open_to_all, *secret]), said))
        parts += ["## Events\n", table(("kind", "fields", "says"), told)]
        return "\n".join(parts)

    # ---- as JSON Schema -----------------------------------------------------------------------

    def schema(self) -> dict[str, Any]:
        defs: dict[str, Any] = {"view": self.view.schema(self.meanings)}
        for kind in sorted(self.game.kinds):
            defs[f"question:{kind}"] = self.question_schema(kind)
        for kind, known in sorted(self.sources.happenings().items()):
            defs[f"event:{kind}"] = self.event_schema(kind, known)
        title = f"{self.game.id}: what bots see and hear"
        return {"$schema": DIALECT, "title": title, "$defs": defs}

    def question_schema(self, kind: str) -> dict[str, Any]:
        found = self.question(kind)
        seen: Asked | None = self.examples.asked.get(kind)
        count = len(found.args)
        items: Sequence[Mapping[str, Any]] = [
            seen.args[i].schema({}) if seen is not None and i < len(seen.args) else {}
            for i in range(count)
        ]
        args: dict[str, Any] = {"type": "array", "maxItems": count}
        if items:
            args["prefixItems"] = items
        numbers = {name: {"type": "integer"} for name in ("seat", "number", "least", "most")}
        properties = {
            **numbers,
            "kind": {"const": kind},
            "shape": {"enum": sorted(found.shapes)},
            "args": args,
            "options": {"type": "array", "items": {"type": "string"}},
        }
        said = self.sources.said(f"ask-{kind.replace('.', '-')}")
        return {
            "description": said,
            "type": "object",
            "properties": properties,
            "required": ["seat", "number", "kind", "shape", "least", "most", "args"],
        }

    def event_schema(self, kind: str, known: Happening) -> dict[str, Any]:
        e = self.event(kind, known)
        shape = self.examples.events.get(kind)
        parts = shape.fields if shape is not None else {}
        fields = {
            name: parts[name].schema({}) if name in parts else {}
            for name in sorted(e.fields | e.secret)
        }
        args = {"type": "object", "properties": fields, "additionalProperties": False}
        return {
            "description": self.sources.said(f"event-{kind.replace('.', '-')}"),
            "type": "object",
            "properties": {"number": {"type": "integer"}, "kind": {"const": kind}, "args": args},
            "required": ["kind", "args"],
            "additionalProperties": False,
        }

    def unmeant(self) -> list[str]:
        """Fields of the view that nobody has said the meaning of."""
        return [path for path, _ in self.view.paths() if path not in self.meanings]


SHARED = {"done": "no more keys", "pass": "pass", "yes": "yes", "no": "no", "none": "none"}


def index(games: Iterable[str]) -> str:
    links = "\n".join(f"- [{game}]({game}.md)" for game in games)
    rows = [(f"`{path}`", meaning) for path, meaning in COMMON.items()]
    return INDEX.format(links=links, common=table(("field", "meaning"), rows))


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [f"| {' | '.join(heads)} |", f"|{' --- |' * len(heads)}"]
    lines += [f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in row)} |" for row in rows]
    return "\n".join(lines) + "\n"


__all__ = ["COMMON", "MANY", "Reference", "index"]
