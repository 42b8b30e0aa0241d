"""``python -m tests.mutants GAME [--sample N] [--seed S]``: mutants of a game's rules.

All happens in a copy of the checkout under .venv/mutation, and goes on where it stopped as long as
the sources and tests of the game are the same.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

GAMES = ("btwixt", "boardgame", "cardgame", "miniatures")
# All that tests import besides the game itself.
AHEAD = (
    *("hypothesis", "hypothesis.strategies", "rich.console", "shapely.affinity"),
    *("weirwood.kernel.testing", "weirwood.ledger", "weirwood.words", "weirwood.bots.search"),
    "weirwood.cli",
)


def main() -> int:
    parser = argparse.ArgumentParser(prog="make mutants")
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--sample", type=int, default=0, help="so many at random; 0 for all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--budget",
        type=float,
        default=120,
        help="seconds of the processor for the tests besides the chapter's own",
    )
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    folder = Path(".venv/mutation").resolve() / wanted.game
    if not wanted.here:
        copy = copied(folder, wanted.game)
        os.environ["PYTHONPATH"] = str(copy / "src")
        os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # a second for each process
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        os.chdir(copy)
        again = [sys.executable, "-m", "tests.mutants", *sys.argv[1:], "--here"]
        os.execv(sys.executable, again)  # noqa: S606 - this program, from the copy
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # not without tidying up
    for name in AHEAD:
        importlib.import_module(name)
    for game in GAMES:
        if game != wanted.game:  # a test that names a rule reads all ledgers
            importlib.import_module("weirwood.ledger").load(f"weirwood.games.{game}")
            importlib.import_module(f"tests.games.{game}.law")  # the tests of all games do
    loaded = [m for m in sys.modules if m.startswith(f"weirwood.games.{wanted.game}")]
    assert not loaded, loaded
    session = importlib.import_module("tests.mutants.session")
    found = session.Session(wanted.game, Path.cwd().parent, wanted.budget)
    result: int = found.run(wanted.seed, wanted.sample)
    return result


def copied(folder: Path, game: str) -> Path:
    """A copy of the checkout; the old one if nothing that matters has changed since."""
    told = subprocess.run(["git", "ls-files", "-z"], check=True, capture_output=True, text=True)
    files = [name for name in told.stdout.split("\0") if name and Path(name).is_file()]
    kept = folder / "made-from"
    now = fingerprint(files, game)
    copy = folder / "copy"
    if kept.exists() and kept.read_text(encoding="utf-8") == now:
        for name in files:  # the tool may have changed, and a mutant may have been left behind
            if name.startswith(("tests/mutants/", f"src/weirwood/games/{game}/rules/")):
                shutil.copy2(name, copy / name)
        return copy
    shutil.rmtree(folder, ignore_errors=True)
    for name in files:
        target = copy / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(name, target)
    kept.write_text(now, encoding="utf-8")
    return copy


def fingerprint(files: list[str], game: str) -> str:
    """Of all that decides whether a mutant is noticed."""
    mine = ("src/weirwood/kernel/", f"src/weirwood/games/{game}/", f"tests/games/{game}/")
    seal = hashlib.sha256()
    for name in sorted(files):
        if name.startswith(mine) or Path(name).parent == Path("tests/games"):
            seal.update(name.encode() + b"\0" + Path(name).read_bytes() + b"\0")
    return seal.hexdigest()


if __name__ == "__main__":
    sys.exit(main())
