"""Every game has the same rooms, and a chapter of its rules has one name on all shelves.

What differs from that, a game says in ``rooms.toml`` beside its tests, each with its reason::

    [chapters]  # chapters of the ledger without a file of their own in rules/
    options = "settings of a match: settings.py reads them"

    [files]  # files in rules/ without a chapter of the ledger
    keys = "how answers are spelt"
"""

from __future__ import annotations

import ast
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
HOUSES = ROOT / "src" / "weirwood" / "games"
GAMES = ("boardgame", "btwixt", "cardgame", "miniatures")

pytestmark = pytest.mark.parametrize("game", GAMES)


def rooms(game: str) -> dict[str, dict[str, str]]:
    found = tomllib.loads((Path(__file__).parent / game / "rooms.toml").read_text("utf-8"))
    return {shelf: dict(found.get(shelf, {})) for shelf in ("chapters", "files")}


@cache
def tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text("utf-8"))


def modules(game: str) -> list[Path]:
    return sorted((HOUSES / game).rglob("*.py"))


def imports(file: Path) -> list[ast.ImportFrom | ast.Import]:
    return [n for n in ast.walk(tree(file)) if isinstance(n, ast.ImportFrom | ast.Import)]


def test_has_the_rooms_of_the_plan(game: str) -> None:
    home = HOUSES / game
    for name in ("__init__", "state", "settings", "scenario", "game"):
        assert (home / f"{name}.py").is_file(), name
    for room in ("facts", "rules", "views", "bot", "content", "ledger", "lessons", "text"):
        assert (home / room).is_dir(), room
    known = {"__init__", "state", "settings", "scenario", "game", "upgrades"}
    assert {f.stem for f in home.glob("*.py")} <= known


def test_the_front_door_holds_the_game_alone(game: str) -> None:
    body = tree(HOUSES / game / "__init__.py").body
    assert [type(n).__name__ for n in body] == ["Expr", "ImportFrom", "Assign"]
    door: Any = body[1]
    assert (door.module, [a.name for a in door.names]) == ("game", ["GAME"])


def test_rules_have_a_file_per_chapter_of_the_ledger(game: str) -> None:
    known = rooms(game)
    ledger = {f.stem for f in (HOUSES / game / "ledger").glob("*.toml")} - {"sources"}
    files = {f.stem for f in (HOUSES / game / "rules").iterdir() if f.suffix in ("", ".py")}
    files -= {"__init__", "__pycache__"}
    assert ledger - files == set(known["chapters"]), "chapters without a file"
    assert files - ledger == set(known["files"]), "files without a chapter"
    reasons = [*known["chapters"].values(), *known["files"].values()]
    assert all(len(reason) > 10 for reason in reasons)


def test_a_chapter_names_its_ledger_and_ends_with_its_questions(game: str) -> None:
    ledger = {f.stem for f in (HOUSES / game / "ledger").glob("*.toml")}
    for file in sorted((HOUSES / game / "rules").rglob("*.py")):
        said = ast.get_docstring(tree(file)) or ""
        assert said, f"{file.name} says nothing about itself"
        if file.stem in ledger:
            assert f"Ledger: `{file.stem}`" in said, file.name
        names = [
            target.id
            for n in tree(file).body
            if isinstance(n, ast.Assign | ast.AnnAssign)
            for target in (n.targets if isinstance(n, ast.Assign) else [n.target])
            if isinstance(target, ast.Name)
        ]
        if "KINDS" in names:
            last = ast.unparse(tree(file).body[-1])
            assert last.startswith("KINDS"), f"{file.name}: KINDS stands last"


def test_imports_are_relative_within_and_by_the_front_door_without(game: str) -> None:
    for file in modules(game):
        for node in imports(file):
            if isinstance(node, ast.Import):
                assert not any(a.name.startswith("weirwood") for a in node.names), file.name
            elif node.level == 0 and (node.module or "").startswith("weirwood"):
                known = ("weirwood.kernel", "weirwood.languages")
                assert node.module in known, f"{file.name}: {node.module}"


def test_no_import_hides_in_a_function(game: str) -> None:
    for file in modules(game):
        for outer in ast.walk(tree(file)):
            if isinstance(outer, ast.FunctionDef):
                hidden = [n for n in ast.walk(outer) if isinstance(n, ast.ImportFrom | ast.Import)]
                assert not hidden, f"{file.name}: {outer.name}"


def test_no_file_and_no_function_outgrows_the_screen(game: str) -> None:
    for file in modules(game):
        assert len(file.read_text("utf-8").splitlines()) <= 600, file.name
        for node in ast.walk(tree(file)):
            if isinstance(node, ast.FunctionDef):
                length = (node.end_lineno or 0) - node.lineno + 1
                assert length <= 80, f"{file.name}: {node.name} has {length} lines"


def test_tests_follow_the_chapters(game: str) -> None:
    """What lies in tests/games/<game>/rules bears the name of a chapter or of a rules file."""
    home = HOUSES / game
    names = {f.stem for f in (home / "ledger").glob("*.toml")}
    names |= {f.stem for f in (home / "rules").rglob("*.py")}
    folder = Path(__file__).parent / game
    assert (folder / "driver.py").is_file()
    for file in (folder / "rules").glob("test_*.py"):
        assert file.stem.removeprefix("test_") in names, file.name
