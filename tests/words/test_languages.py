"""Languages stand in one place: whoever adds one changes `languages.py` and writes words."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

from weirwood.languages import LANGUAGES, MANNERS, Language

ROOT = Path(__file__).parents[2]
LISTED = re.compile(r"""["']en["'],?\s*\|?\s*["']es["'],?\s*\|?\s*["']it["']|\ben\|es\|it\b""")
MAY = {
    "src/weirwood/languages.py": "the one place",
    "web/src/protocol.ts": "written from it by `make protocol`",
    # A card file of B'Twixt is a format of its own, with three texts for each card.
    "src/weirwood/games/btwixt/facts/__init__.py": "the format of card files",
}


def test_every_language_has_its_manners() -> None:
    assert tuple(MANNERS) == LANGUAGES == get_args(Language)


def test_nobody_lists_the_languages_again() -> None:
    found = set()
    for pattern in ("src/**/*.py", "web/src/**/*.ts", "web/src/**/*.svelte"):
        for file in ROOT.glob(pattern):
            name = file.relative_to(ROOT).as_posix()
            if ".test." not in name and LISTED.search(file.read_text(encoding="utf-8")):
                found.add(name)
    assert found == set(MAY)
