"""The page about positions from data: what the scenarios of each game may say.

    python -m weirwood.lab.reference.scenarios docs/scenarios.md

It is written from the shapes that the games read (`msgspec.Struct`s whose fields say what they
mean) and from the words before their readers, so that it cannot say anything else.
"""

from __future__ import annotations

import inspect
import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from weirwood.kernel.registry import catalogue

if TYPE_CHECKING:
    from collections.abc import Iterator

    from weirwood.kernel.game import Game

HEAD = """\
# Positions from data

`weirwood.scenario(game, data)` makes any position of a game from readable data: for tests, docs,
puzzles and the analysis board. What cannot be is refused with the rule that forbids it, in the
words of every other refusal: what was said, what was found, what is allowed.

```python
>>> import weirwood
>>> match = weirwood.scenario("btwixt", {
...     "seats": 3, "current": "ally_bronn", "hands": [["inf_rout"], ["inf_betrayal"], []],
... })
>>> match.decisions[0].kind
'bidding.turn'
>>> try:
...     weirwood.scenario("btwixt", {"seats": 3, "phase": "reveal", "current": "ally_bronn"})
... except weirwood.Refused as no:
...     print(no.rule, no.refusal.args["allowed"])
edition.position not in the phase reveal

```

In every game `"stop_at"` names a kind of question, and everybody declines what can be declined
until it is asked: a test that is about the claim need not burn the turns before it.

```python
>>> match = weirwood.scenario("btwixt", {
...     "seats": 3, "current": "ally_bronn", "hands": [["inf_rout"], ["inf_betrayal"], []],
...     "stop_at": "claim.council",
... })
>>> match.decisions[0].kind, match.view(0)["phase"]
('claim.council', 'claim')

```

The kinds of questions of a game stand in [its reference](reference/index.md). `weirwood show FILE`
draws a position that lies in a file. Tests are written with `weirwood.kernel.testing.Play`, which
plays every scenario compiled and native at once ([The test run](testing.md)); asking it for an
event that the game does not know, `p.told("mistyped")`, is an error.

This page is written by `python -m weirwood.lab.reference.scenarios docs/scenarios.md`; a test holds
it current.
"""


def page() -> str:
    """The whole page."""
    games = [game for game in catalogue().values() if game.scenario_shape is not None]
    parts = [HEAD, *(section(game) for game in sorted(games, key=lambda game: game.id))]
    return "\n".join(parts)


def section(game: Game[Any]) -> str:
    """One game: its own words, then every object with its keys."""
    assert game.scenario_shape is not None
    said = inspect.getdoc(import_module(game.scenario_shape.__module__)) or ""
    lines = [f"## {game.id}", "", *prose(said)]
    schema = msgspec.json.schema(game.scenario_shape)
    name = game.scenario_shape.__name__
    shapes = {name: schema["$defs"][name], **schema["$defs"]}
    for shape, told in shapes.items():
        lines += [*table(shape if shape != name else "", told, game.scenario_shape), ""]
    return "\n".join(lines)


def prose(said: str) -> Iterator[str]:
    """A docstring as Markdown: what is indented is data."""
    for part in said.split("\n\n"):
        lines = part.splitlines()
        if part.startswith("    "):
            yield from ("```text", *(line.removeprefix("    ") for line in lines), "```", "")
        else:
            yield from (*(line.replace("``", "`") for line in lines), "")


def table(name: str, told: dict[str, Any], top: type[Any]) -> Iterator[str]:
    """One object: a row for every key."""
    if name:
        yield f"### {name.removesuffix('Shape').lower()}"
        yield ""
        yield str(told.get("description", "")).splitlines()[0]
        yield ""
    yield "| key | what | if not said | means |"
    yield "| --- | --- | --- | --- |"
    needed = told.get("required", ())
    for key, kind in told["properties"].items():
        usual = "needed" if key in needed else usually(kind)
        means = kind.get("description", "")
        assert means, f"{top.__module__}: nothing says what {key} means"
        yield f"| `{key}` | {form(kind)} | {usual} | {means} |"


def usually(kind: dict[str, Any]) -> str:
    found = kind.get("default")
    if "default" not in kind or found in ([], {}, "", ()):
        return ""
    if found is None or found is False:
        return {None: "none", False: "no"}[found]
    return f"`{found}`" if not isinstance(found, bool) else "yes"


def form(kind: dict[str, Any]) -> str:
    """What may stand there, in a few words."""
    if "anyOf" in kind:
        return " or ".join(dict.fromkeys(form(one) for one in kind["anyOf"]))
    if "$ref" in kind:
        return str(kind["$ref"]).rpartition("/")[2].removesuffix("Shape").lower()
    if "enum" in kind:
        return ", ".join(f"`{word}`" for word in kind["enum"] if word is not None)
    if "const" in kind:
        return f"`{kind['const']}`"
    what = kind.get("type")
    if what == "integer":
        low, high = kind.get("minimum"), kind.get("maximum")
        return "a number" if low is None and high is None else f"{low} to {high}"
    if what == "array":
        return f"list of {form(kind['items'])}" if kind.get("items") else "list"
    if what == "object":
        inner = kind.get("additionalProperties")
        return f"object of {form(inner)}" if isinstance(inner, dict) and inner else "object"
    return {"string": "text", "boolean": "yes or no", "null": "`null`"}.get(str(what), "anything")


def main() -> None:
    Path(sys.argv[1]).write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
