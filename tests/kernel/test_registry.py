"""Games and bots of other installed packages are found by their entry points."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import threading
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from weirwood.kernel import registry
from weirwood.kernel.compiler import Site
from weirwood.kernel.procedure import Procedure

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


BROKEN = """
[weirwood.games]
ashes = ashes:GAME
dust = dust:GAME
exile = exile:GAME

[weirwood.bots]
wight = ashes:BOT
deserter = exile:BOT
sellsword = dust:BOT
"""
LOOK = """
import weirwood
from weirwood.kernel import registry
playable = [g.id for g in registry.catalogue().playable()]
assert "boardgame" in playable and "ashes" not in playable and "dust" not in playable, playable
assert "random" in registry.bot_names() and "wight" not in registry.bot_names()
asks = [lambda name=name: weirwood.new(name) for name in ("ashes", "exile")]
bots = ("wight", "deserter", "sellsword")
asks += [lambda name=name: weirwood.bot(name, "btwixt") for name in bots]
for ask in asks:
    try:
        ask()
    except weirwood.Refused as no:
        print(no)
print(registry.catalogue().broken["dust"])
"""


def broken_packages(folder: Path) -> dict[str, str]:
    """An environment with packages that fail or leave when imported, and one that is no game."""
    (folder / "ashes.py").write_text("1 / 0\n")
    (folder / "dust.py").write_text("GAME = 7\nBOT = lambda game, budget: {}[game.id]\n")
    (folder / "exile.py").write_text("import sys\nsys.exit('not here')\n")
    info = folder / "ashes-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: ashes\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(BROKEN)
    return {**os.environ, "PYTHONPATH": str(folder)}


def test_a_broken_package_is_in_nobodys_way(tmp_path: Path) -> None:
    env = broken_packages(tmp_path)
    command = [sys.executable, "-c", LOOK]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [
        "kernel.broken_game (game=ashes, reason=ZeroDivisionError: division by zero)",
        "kernel.broken_game (game=exile, reason=SystemExit: not here)",
        "kernel.broken_bot (bot=wight, reason=ZeroDivisionError: division by zero)",
        "kernel.broken_bot (bot=deserter, reason=SystemExit: not here)",
        "kernel.broken_bot (bot=sellsword, reason=KeyError: 'btwixt')",
        "dust:GAME is no game",
    ]
    command = [sys.executable, "-m", "weirwood", "games", "--json"]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert '"btwixt"' in done.stdout
    lines = done.stderr.splitlines()
    assert len(lines) == 3
    assert "ashes" in lines[0]
    assert "ZeroDivisionError" in lines[0]
    assert "dust" in lines[1]
    assert "exile" in lines[2]


def test_a_match_begins_while_another_thread_imports_a_game() -> None:
    """What half a game calls is not there yet: that is checked when it is whole."""
    half: Procedure[..., None] = Procedure(__name__, "rule", "half.rule", print, print)
    half.written, half.sites = broken_packages, [Site("later", 1, 1)]
    registry.new("btwixt", seats=3, seed=1)  # it is there already
    waiting = sys.modules[Procedure.__module__]._unlinked
    waiting.append(half)
    held, done = threading.Event(), threading.Event()

    def importing() -> None:
        with registry.catalogue().lock:
            held.set()
            done.wait(60)

    thread = threading.Thread(target=importing)
    thread.start()
    held.wait(60)
    registry.new("btwixt", seats=3, seed=1)
    done.set()
    thread.join()
    with pytest.raises(SyntaxError, match="later is not a procedure"):
        registry.new("btwixt", seats=3, seed=1)


def test_packages_are_told_in_one_order_however_a_disk_lists_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    points = [
        EntryPoint(name, value, "weirwood.bots")
        for name, value in (("zeal", "b:BOT"), ("ash", "weirwood.bots.ash:BOT"), ("elm", "a:BOT"))
    ]
    for listed in (points, points[::-1]):
        monkeypatch.setattr(registry, "entry_points", lambda found=listed, **_: found)
        assert list(registry.points_of("weirwood.bots")[0]) == ["ash", "elm", "zeal"]
