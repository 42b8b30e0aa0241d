"""The reference tells all that bots see and hear: nothing happens that it does not name."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator, meta

from weirwood.kernel import registry
from weirwood.kernel.chance import Splitmix
from weirwood.lab.reference import fields, schema
from weirwood.lab.reference.examples import Asked, Examples, settings
from weirwood.lab.reference.pages import COMMON, Reference, index
from weirwood.lab.reference.shapes import Shape
from weirwood.lab.reference.sources import Sources, plain

GAMES = ["boardgame", "btwixt", "cardgame", "miniatures"]
PAGES = Path(__file__).parents[3] / "docs" / "reference"
AGAIN = "run: python -m weirwood.lab.reference docs/reference"


def page(name: str) -> str:
    return (PAGES / f"{name}.md").read_text(encoding="utf-8")


def validator(game: str, what: str) -> Draft202012Validator:
    defs = schema(game)["$defs"]
    assert what in defs, f"{game} has {what}, and its reference does not: {AGAIN}"
    return Draft202012Validator(defs[what])


def fits(game: str, what: str, data: Any) -> None:
    wrong = next(validator(game, what).iter_errors(json.loads(json.dumps(data))), None)
    assert wrong is None, f"{game} {what} at {wrong.instance_path}: {wrong.message}; {AGAIN}"


@pytest.mark.parametrize("game", GAMES)
def test_the_schema_is_one(game: str) -> None:
    found = schema(game)
    for part in found["$defs"].values():
        meta.validate(part)


@pytest.mark.parametrize("game", GAMES)
def test_every_question_event_and_key_word_of_the_sources_has_its_line(game: str) -> None:
    """Without playing: what the sources ask and tell is in the pages and in the schema."""
    found = registry.game(game)
    known, text, sources = schema(game)["$defs"], page(game), Sources(found)
    kinds = {name.partition(":")[2] for name in known if name.startswith("question:")}
    assert kinds == set(found.kinds), AGAIN
    events = {name.partition(":")[2] for name in known if name.startswith("event:")}
    assert events == set(sources.happenings()), AGAIN
    unsaid = {k for k in sources.events if not k.startswith("kernel.")} - events
    assert not unsaid, "told by the sources, but without words"
    for kind, asked in sources.questions.items():
        if kind in found.kinds:
            shapes = known[f"question:{kind}"]["properties"]["shape"]["enum"]
            assert asked.shapes <= set(shapes), f"{kind}: {AGAIN}"
            assert len(asked.args) <= known[f"question:{kind}"]["properties"]["args"]["maxItems"]
    for kind, event in sources.events.items():
        named = known[f"event:{kind}"]["properties"]["args"]["properties"]
        assert event.fields | event.secret <= set(named), f"{kind}: {AGAIN}"
    for name in (*kinds, *events):
        assert f"| `{name}`" in text, f"{name}: {AGAIN}"


@pytest.mark.parametrize("game", GAMES)
def test_every_field_of_the_view_has_a_meaning(game: str) -> None:
    known = COMMON | fields(registry.game(game)).meanings

    def paths(part: dict[str, Any], at: str = "") -> list[str]:
        found = []
        for name, below in part.get("properties", {}).items():
            path = f"{at}.{name}" if at else name
            found += [path, *paths(below, path)]
        for key in ("items", "additionalProperties"):
            if isinstance(part.get(key), dict):
                found += paths(part[key], f"{at}.*")
        return found

    named = paths(schema(game)["$defs"]["view"])
    assert [path for path in named if path not in known] == []
    text = page(game)
    assert [path for path in named if path not in COMMON and f"| `{path}` |" not in text] == []


@pytest.mark.parametrize("game", GAMES)
def test_nothing_happens_that_the_reference_does_not_name(game: str) -> None:
    """Games of other seeds than those that it was learnt from."""
    found = registry.game(game)
    chosen = list(settings(found))
    views = validator(game, "view")
    for turn, seats in enumerate((found.seats[0], found.seats[-1])):
        options = chosen[0] if turn else {}
        match = registry.new(game, seats=seats, seed=990 + turn, options=options)
        rng = Splitmix(turn)
        count = 0
        while not match.over and count < 150:
            for d in match.decisions:
                count += 1
                row = d._asdict() | {"options": [o.key for o in match.options(d)]}
                fits(game, f"question:{d.kind}", row)
                if count % 19 == 1:
                    for seat in (None, d.seat):
                        view = json.loads(json.dumps(match.view(seat)))
                        wrong = next(views.iter_errors(view), None)
                        assert wrong is None, f"{wrong.instance_path}: {wrong.message}; {AGAIN}"
                match.answer(d, match.sample(d, rng))
        for seat in (None, 0):
            for event in match.events_for(seat):
                if not event["kind"].startswith("kernel."):
                    fits(game, f"event:{event['kind']}", event)


def shaped(part: dict[str, Any]) -> Shape:
    """The shape that a schema was made of, as far as pages tell it."""
    found = Shape()
    types = part.get("type", [])
    found.types = set([types] if isinstance(types, str) else types)
    found.fields = {name: shaped(below) for name, below in part.get("properties", {}).items()}
    below = part.get("items", part.get("additionalProperties"))
    found.item = shaped(below) if isinstance(below, dict) else None
    return found


def from_schema(game: str) -> Examples:
    """What was seen in games, read back from the schema that was written with the page."""
    found = Examples()
    for name, part in schema(game)["$defs"].items():
        what, _, kind = name.partition(":")
        rows = part["properties"]
        if what == "view":
            found.view = shaped(part)
        elif what == "question":
            asked = found.asked[kind] = Asked()
            asked.shapes = set(rows["shape"]["enum"])
            asked.args = [Shape() for _ in range(rows["args"]["maxItems"])]
        else:
            found.events[kind] = shaped(rows["args"])
    return found


def told(text: str, heading: str) -> list[str]:
    """The rows of one table of a page."""
    below = text.partition(f"## {heading}\n")[2].partition("\n## ")[0]
    return [line for line in below.splitlines() if line.startswith("| `")]


@pytest.mark.parametrize("game", GAMES)
def test_the_page_is_as_the_program_writes_it(game: str) -> None:
    """A page changed by hand is found without playing the games again that it was made of."""
    reference = Reference(registry.game(game), Examples())
    reference.examples = from_schema(game)
    reference.view = reference.examples.view
    again, text = reference.page(), page(game)
    for heading in ("View", "Questions", "Events"):
        assert told(text, heading) == told(again, heading), f"{heading}: {AGAIN}"
    rows = told(text, "Keys")
    assert [row for row in told(again, "Keys") if row not in rows] == [], AGAIN
    for row in rows:  # the others were met in games: they say what every such key says
        _, kind, key, label, _ = (cell.strip().strip("`") for cell in row.split("|"))
        assert kind in reference.game.kinds
        own = dict(reference.keys(kind)).get(key)
        assert label in {own, reference.label(key.partition(":")[0]), "a thing by its id"}, row
    order = [row.replace("`", "").split("|")[1:3] for row in rows]
    assert order == sorted(order), AGAIN


def test_the_first_page_is_up_to_date() -> None:
    assert page("index") == index(GAMES), AGAIN


def test_a_field_that_nobody_named_is_found() -> None:
    """The guard itself: a view with one field more does not fit."""
    match = registry.new("btwixt", seats=3, seed=1)
    view = match.view(0)
    views = validator("btwixt", "view")
    assert not list(views.iter_errors(json.loads(json.dumps(view))))
    view["leaders"][0]["mood"] = "grim"
    assert list(views.iter_errors(json.loads(json.dumps(view))))
    examples = Examples()
    examples.view.take(view)
    assert "leaders.*.mood" in Reference(match.game, examples).unmeant()


def test_shapes_grow_with_their_examples() -> None:
    shape = Shape()
    shape.take({"stark": {"n": 1}, "tully": {"n": None, "x": [1, 2]}})
    shape.fold({"stark", "tully"})
    assert [(path, part.told()) for path, part in shape.paths()] == [
        ("*.n", "integer or null"),
        ("*.x", "list of integer"),
    ]
    assert shape.schema({"*.n": "how many"}) == {
        "type": "object",
        "additionalProperties": {
            "type": "object",
            "properties": {
                "n": {"description": "how many", "type": ["integer", "null"]},
                "x": {"type": "array", "items": {"type": "integer"}},
            },
            "required": ["n"],
            "additionalProperties": False,
        },
    }


def test_messages_are_told_in_one_line() -> None:
    text = "{ $n ->\n    [one] One card\n   *[other] { $n } cards\n } { $area_in }.\n    .of = x"
    assert plain(text) == "{ $n } cards { $area_in }."
