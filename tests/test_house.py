"""The house keeps its own rules: locks, versions, sizes."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path

import pytest

import weirwood

ROOT = Path(__file__).parents[1]
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
LINES = 600  # a file that outgrows it is two chapters
SCREEN = 80  # lines of a function
# Data in the form of code, and code that is written by code.
TABLES = {"tests/kernel/forms.py", "web/tools/map/coast.mjs", "web/src/protocol.ts"}


def pins(lock: Path) -> dict[str, str]:
    """Requirement with its marker, to version."""
    found = re.findall(r"^(\S+)==(\S+)( ; [^\\\n]+)?", lock.read_text("utf-8"), re.MULTILINE)
    return {name + marker.rstrip(): version for name, version, marker in found}


@pytest.mark.parametrize("lock", LOCKS, ids=lambda p: p.name)
def test_a_lock_has_hashes_and_names_no_registry(lock: Path) -> None:
    text = lock.read_text("utf-8")
    assert pins(lock)
    assert "://" not in text
    assert not re.search(r"^--", text, re.MULTILINE)
    for requirement in re.split(r"\n(?=\S)", text.strip()):
        assert "--hash=sha256:" in requirement, requirement


@pytest.mark.parametrize("name", ["runtime.txt", "postgres.txt"])
def test_playing_and_testing_use_the_same_versions(name: str) -> None:
    dev = pins(ROOT / "requirements" / "dev.txt")
    lock = pins(ROOT / "requirements" / name)
    assert {package: dev.get(package) for package in lock} == lock


def test_the_package_and_its_metadata_agree_on_the_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert weirwood.__version__ == project["version"]


def ours(*patterns: str) -> list[Path]:
    """The files of our own that match, without what is built or installed."""
    found = [file for pattern in patterns for file in ROOT.glob(pattern)]
    return [file for file in found if not {"node_modules", "static"} & set(file.parts)]


def test_no_file_outgrows_its_chapter() -> None:
    files = ours("src/**/*.py", "tests/**/*.py", "bench/*.py", "web/**/*.ts", "web/**/*.mjs")
    long = {
        str(file.relative_to(ROOT)): count
        for file in [*files, *ours("web/**/*.svelte")]
        if (count := len(file.read_text("utf-8").splitlines())) > LINES
    }
    assert set(long) - TABLES == set(), long


def test_no_function_outgrows_the_screen() -> None:
    long = {}
    for file in ours("src/**/*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                count = (node.end_lineno or 0) - node.lineno + 1
                if count > SCREEN:
                    long[f"{file.relative_to(ROOT)}: {node.name}"] = count
    assert long == {}
