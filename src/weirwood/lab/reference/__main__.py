"""Writes the reference: `python -m weirwood.lab.reference FOLDER [GAME..]`."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from weirwood.kernel import registry
from weirwood.lab.reference import SCHEMA, views
from weirwood.lab.reference.examples import gather
from weirwood.lab.reference.pages import Reference, index

ROUNDS = 4


def main(folder: Path, names: list[str]) -> int:
    games = registry.catalogue().playable()
    ours = [game for game in games if game.package.startswith("weirwood.games.")]
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "index.md").write_text(index(game.id for game in ours), encoding="utf-8")
    for game in ours:
        if names and game.id not in names:
            continue
        found = Reference(game, gather(game, ROUNDS))
        (folder / f"{game.id}.md").write_text(found.page(), encoding="utf-8")
        file = Path(str(views(game) / SCHEMA))
        file.write_text(json.dumps(found.schema(), indent=1) + "\n", encoding="utf-8")
        for path in found.unmeant():
            print(f"{game.id}: say in views/fields.toml what {path} means", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2:]))
