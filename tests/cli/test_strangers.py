"""Games and bots of other people's packages: a game of one module works in every command, a broken
one is named in one line and is in nobody's way."""

from __future__ import annotations

import importlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import entry_points
from pathlib import Path

import pytest

from weirwood import cli
from weirwood.kernel import registry
from weirwood.kernel.decision import Refused
from weirwood.kernel.testing import event_kinds
from weirwood.puzzles import finding
from weirwood.table.http import games
from weirwood.table.http.games import game_info
from weirwood.table.persons import puzzles

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
Captured = pytest.CaptureFixture[str]


def install(folder: Path, name: str, points: str) -> None:
    """What pip makes of a package."""
    info = folder / f"{name}-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
    (info / "entry_points.txt").write_text(points)


@pytest.fixture
def strangers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    found = registry.catalogue()  # made without the strangers; others have added games to it
    install(tmp_path, "ravens", "[weirwood.games]\nravens = ravens:GAME\n")
    lost = "[weirwood.games]\nlost = no_such_module:GAME\n[weirwood.bots]\nlost = no_such:BOT\n"
    install(tmp_path, "lost", lost)
    monkeypatch.syspath_prepend(str(EXAMPLES))
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("WEIRWOOD_DATA", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    points = {e.name: e for e in entry_points(group="weirwood.games")}
    monkeypatch.setattr(found, "points", points)
    monkeypatch.setattr(found, "loaded", dict(found.loaded))
    monkeypatch.setattr(found, "broken", dict(found.broken))
    registry._bots.cache_clear()
    yield tmp_path
    registry.broken_bots.pop("lost", None)
    registry._bots.cache_clear()


COMMANDS = [
    "simulate ravens --games 3 --records kept --json",
    "simulate ravens --games 2 --to games.jsonl",
    "tournament ravens --bots random,novice --games 2 --json",
    "tournament ravens --bots random,steady --games 2",
    "bench ravens --games 1 --json",
    "verify kept/ravens-000000.jsonl",
    "replay kept/ravens-000000.jsonl",
    "replay kept/ravens-000000.jsonl --json",
    "show kept/ravens-000001.jsonl --step 3",
    "show kept/ravens-000001.jsonl --json",
    "report kept/ravens-000001.jsonl --json --budget 1",
]
# What such a game has not brought along.
NEEDY = [
    "lessons ravens",
    "puzzles ravens",
    "puzzles make ravens",
    "puzzles renew ravens",
    "chances check ravens",
    "learn ravens --to here",
    "cards ravens raven",
]


@pytest.mark.usefixtures("strangers")
def test_a_game_of_one_module_works_in_every_command(capsys: Captured) -> None:
    for line in COMMANDS:
        assert cli.main(line.split()) == 0, line
        out, err = capsys.readouterr()
        assert out, line
        assert err == "", line
    for words in ([], ["bid"]):
        assert cli.main(["rules", "ravens", *words]) == 1
        err = capsys.readouterr().err
        assert err.strip() == "weirwood: Ravens has brought no rules that could be read here."
    for line in NEEDY:
        assert cli.main(line.split()) in (1, 2), line
        (told,) = capsys.readouterr().err.splitlines()
        assert "ravens" not in told, line  # by its name, and no command that would refuse as well
    assert games.content("ravens") == b"{}"
    assert finding.tables("ravens") == [(2, {})]
    assert event_kinds("ravens") == frozenset()
    assert puzzles.daily("ravens") is None
    assert cli.main(["play", "ravens", "--learn"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.usefixtures("strangers")
def test_it_is_played_at_the_keyboard(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = iter(["help", "table", "0", "hint", "log", "why", "rules raven", "save here.json"])
    monkeypatch.setattr(
        "sys.stdin.readline", lambda: next(lines, "") and next(lines, "quit") + "\n"
    )
    assert cli.main(["play", "ravens", "--plain", "--seed", "1"]) == 0
    assert "ravens.bid" in capsys.readouterr().out


@pytest.mark.usefixtures("strangers")
def test_a_broken_one_is_named_once_and_harms_nobody(capsys: Captured) -> None:
    assert cli.main(["games", "--json", "--lang", "en"]) == 0
    out, err = capsys.readouterr()
    assert {row["game"] for row in json.loads(out)} >= {"btwixt", "ravens"}
    (line,) = err.splitlines()
    assert "lost" in line
    assert "no_such_module" in line
    for command in (
        ["simulate", "lost"],
        ["play", "lost"],
        ["simulate", "ravens", "--bots", "lost"],
    ):
        assert cli.main(command) in (1, 2)
        (line,) = capsys.readouterr().err.splitlines()
        assert "lost" in line
    assert "ravens" in [game_info(game).id for game in registry.catalogue().playable()]


TAKES = """
[weirwood.games]
btwixt = takes:GAME
ravens too = takes:GAME
other = takes:GAME
[weirwood.bots]
greedy = takes:BOT
takes = takes:BOTS
"""


def test_what_is_ours_cannot_be_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A package with the name of one of our games or bots, wherever Python finds it."""
    install(tmp_path, "takes", TAKES)
    code = "import ravens\nGAME = ravens.GAME\nBOT = ravens.BOT\nBOTS = {'novice': BOT, 'new': BOT}"
    (tmp_path / "takes.py").write_text(code)
    monkeypatch.setattr("sys.path", [*sys.path, str(EXAMPLES), str(tmp_path)])
    importlib.invalidate_caches()
    registry._bots.cache_clear()
    found = registry.Catalogue()
    assert found["btwixt"] is registry.game("btwixt")
    for name, reason in (
        ("btwixt (takes:GAME)", "has this name"),
        ("ravens too", "a name has letters"),
        ("other", "calls itself ravens"),
    ):
        with pytest.raises(Refused, match=reason):
            found[name]
    assert {game.id for game in found.playable()} >= {"btwixt", "boardgame"}
    assert registry.bot("greedy", "btwixt") is registry.game("btwixt").greedy
    assert "new" in registry.bot_names()
    assert type(registry.bot("novice", "btwixt")).__module__ == "weirwood.bots.levels"
    told = {name for name in registry.broken_bots if "takes" in name}
    assert told == {"greedy (takes:BOT)", "novice (takes:BOTS)"}
    for name in told:
        del registry.broken_bots[name]
    monkeypatch.undo()
    registry._bots.cache_clear()


def test_environments_are_there_beside_a_game_that_they_cannot_name(tmp_path: Path) -> None:
    install(tmp_path, "takes", TAKES)
    code = "import gymnasium, weirwood.lab.gymnasium; print(*gymnasium.registry)"
    env = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=env
    )
    assert "weirwood/miniatures-v0" in done.stdout.split()
    assert "too" not in done.stdout


def test_the_page_has_a_whole_project() -> None:
    page = (EXAMPLES.parent / "add-a-game.md").read_text(encoding="utf-8")
    for part in ("[build-system]", "[project]", 'py-modules = ["ravens"]', "weirwood.games"):
        assert part in page
