"""The examples in the documentation are run, so that they cannot rot."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)


def blocks(page: Path) -> list[tuple[int, str]]:
    """The Python blocks of a page with their first lines."""
    text = page.read_text(encoding="utf-8")
    return [(text.count("\n", 0, found.start(1)), found[1]) for found in BLOCK.finditer(text)]


@pytest.mark.parametrize(
    "page", [page for page in PAGES if blocks(page)], ids=lambda p: str(p.relative_to(ROOT))
)
def test_the_examples_of_a_page_run_from_top_to_bottom(page: Path) -> None:
    # Procedures are compiled from their source, so that a block must be a file that can be read.
    names: dict[str, object] = {"__name__": "docs_example"}
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    for line, text in blocks(page):
        if ">>>" in text:
            example = doctest.DocTestParser().get_doctest(text, names, page.name, str(page), line)
            said: list[str] = []
            failed = runner.run(example, out=said.append, clear_globs=False).failed
            assert not failed, "".join(said)
            names.update(example.globs)
        else:
            # The empty lines before make tracebacks point at the page.
            exec(compile("\n" * line + text, str(page), "exec"), names)  # noqa: S102


@pytest.mark.parametrize("page", PAGES, ids=lambda p: str(p.relative_to(ROOT)))
def test_the_files_that_a_page_names_exist(page: Path) -> None:
    """What stands in backticks and looks like one of our files is one, of the client's perhaps."""
    named = set(
        re.findall(
            r"`((?:src|web|tests|docs|bench|deploy)/[\w./-]+\.\w+)`", page.read_text("utf-8")
        )
    )
    assert (
        sorted(
            name for name in named if not ((ROOT / name).exists() or (ROOT / "web" / name).exists())
        )
        == []
    )
