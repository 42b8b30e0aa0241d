"""Games and bots of other installed packages are found by their entry points."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "ravens.py"
POINTS = """
[weirwood.games]
ravens = ravens:GAME

[weirwood.bots]
lazy = ravens:BOT
"""
SCRIPT = """
import weirwood
from weirwood.kernel import registry
assert "ravens" in weirwood.catalogue(), list(weirwood.catalogue())
match = weirwood.new("ravens", seats=2, seed=3)
lazy = weirwood.bot("lazy", "ravens")
while not match.over:
    d = match.decisions[0]
    match.answer(d, registry.bot_answer(lazy, match, d, 1))
print(match.standings, weirwood.conformance("ravens", seats=4, games=3) > 30)
"""


def test_a_strangers_package_is_found(tmp_path: Path) -> None:
    shutil.copy(EXAMPLE, tmp_path / "ravens.py")
    info = tmp_path / "ravens-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: ravens\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(POINTS)
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "[[0], [1]] True"
