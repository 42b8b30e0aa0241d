"""The manifest: procedures, points and live locals that the saves of a version depend on.

    python -m weirwood.kernel.manifest btwixt          # check
    python -m weirwood.kernel.manifest btwixt --write  # after a version step

A changed manifest without a step of `Game.version` (and an upgrade for older saves) fails the test
run: it would leave running games behind.
"""

from __future__ import annotations

import json
import sys
from importlib import resources
from pathlib import Path
from typing import Any

from weirwood.kernel import registry
from weirwood.kernel.game import AnyGame
from weirwood.kernel.procedure import manifest


def path(game: AnyGame) -> Path:
    return Path(str(resources.files(game.package) / "manifest.json"))


def current(game: AnyGame) -> dict[str, Any]:
    return {"version": game.version, "procedures": manifest(game.id)}


def difference(game: AnyGame) -> str | None:
    """The first thing that differs from the checked-in manifest, or None."""
    file = path(game)
    if not file.exists():
        return f"{game.id} has no manifest.json"
    stored, now = json.loads(file.read_text()), current(game)
    if stored == now:
        return None
    if stored["version"] != now["version"]:
        return f"{game.id}: the manifest is of version {stored['version']}, not {now['version']}"
    before, after = stored["procedures"], now["procedures"]
    for name in sorted({*before, *after}):
        if before.get(name) != after.get(name):
            return f"{game.id}: {name} had {before.get(name)}, has {after.get(name)}"
    return None


def write(game: AnyGame) -> None:
    text = json.dumps(current(game), indent=1, sort_keys=True)
    path(game).write_text(text + "\n")


def main(args: list[str]) -> int:
    names = [a for a in args if not a.startswith("-")] or list(registry.catalogue())
    failed = 0
    for name in names:
        game = registry.game(name)
        if "--write" in args:
            write(game)
        found = difference(game)
        if found:
            failed = 1
            sys.stderr.write(found + "\n")
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
