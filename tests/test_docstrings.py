"""The examples in docstrings are run, like those in the pages."""

from __future__ import annotations

import doctest
import importlib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def modules() -> list[str]:
    """The modules whose docstrings hold examples."""
    source = ROOT / "src"
    found = sorted(f for f in source.rglob("*.py") if ">>>" in f.read_text(encoding="utf-8"))
    parts = (file.relative_to(source).with_suffix("").parts for file in found)
    return [".".join(part).removesuffix(".__init__") for part in parts]


@pytest.mark.parametrize("name", modules())
def test_the_examples_in_docstrings_run(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0
