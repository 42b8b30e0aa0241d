"""The examples that bot writers copy: they keep to what everybody may use."""

from __future__ import annotations

import re
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"
STATE = re.compile(r"\b(?:match|world|other|copy)\.st\b")


def test_no_example_touches_the_state() -> None:
    """Rules own a match's state and change its form; examples take view, options and value."""
    found = (*DOCS.glob("examples/*"), *DOCS.glob("*.md"))
    files = [file for file in found if file.is_file()]
    assert len(files) > 20
    touched = [
        f"{file.name}: {line.strip()}"
        for file in files
        for line in file.read_text(encoding="utf-8").splitlines()
        if STATE.search(line) and "`" not in line
    ]
    assert not touched
