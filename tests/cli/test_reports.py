"""What the measuring commands print for people."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

from tests.terminal import toys
from weirwood.cli import reports
from weirwood.kernel import registry
from weirwood.lab.measure.tournament import run, tournament
from weirwood.languages import LANGUAGES
from weirwood.terminal.speech import Speaker

toys.register()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_fit_a_window_of_eighty_columns(language: str) -> None:
    bots = ["novice", "exec:true --with --a --long --command --line"]
    result = run(tournament("toy", bots, seats=2, games=2))
    screen = io.StringIO()
    console = Console(file=screen, width=80)
    reports.show_tournament(console, Speaker(language).about(registry.game("toy")), result)
    rows = screen.getvalue().splitlines()
    assert max(map(len, rows)) <= 80
    (row,) = (row for row in rows if row.startswith("  novice"))
    assert re.search(r"[\d.,]+ – [\d.,]+ % .*± [\d.,]+ *$", row), "no number is broken"
