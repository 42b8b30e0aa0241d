"""The reference of what bots see and hear: views, questions, keys and events of every game.

`python -m weirwood.lab.reference docs/reference` writes the pages, and beside each game's view its
JSON Schema (`views/schema.json`, which is part of the package). Names come from the sources and the
words, types from games that are played for it, meanings of the fields from `views/fields.toml`.
"""

from __future__ import annotations

import json
import tomllib
from typing import TYPE_CHECKING, Any, NamedTuple

from weirwood.kernel import registry
from weirwood.kernel.game import folder_of

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from weirwood.kernel.game import AnyGame

SCHEMA = "schema.json"
FIELDS = "fields.toml"


def schema(game_id: str) -> dict[str, Any]:
    """The JSON Schema of a game: `$defs` has `view`, `question:<kind>` and `event:<kind>`."""
    file = views(registry.game(game_id)) / SCHEMA
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


class Fields(NamedTuple):
    """What a game says about the fields of its view, by their paths."""

    meanings: dict[str, str] = {}  # noqa: RUF012  # nobody changes it
    keyed: tuple[str, ...] = ()  # objects whose keys are no names of fields
    open: tuple[str, ...] = ()  # rows that hold what their kind needs
    keys: dict[str, list[str]] = {}  # noqa: RUF012  # by kind: keys that games seldom meet


def fields(game: AnyGame) -> Fields:
    file = views(game) / FIELDS
    if not file.is_file():
        return Fields()
    found = tomllib.loads(file.read_text(encoding="utf-8"))
    return Fields(
        found["fields"],
        tuple(found.get("keyed", ())),
        tuple(found.get("open", ())),
        found.get("keys", {}),
    )


def views(game: AnyGame) -> Traversable:
    folder = folder_of(game.package)
    if folder is None:
        raise LookupError(f"{game.id} is a single module: it has no folder for a schema")
    return folder / "views"
