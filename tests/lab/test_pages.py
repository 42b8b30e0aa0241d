"""The commands in the pages about bots and tournaments are run as they stand there."""

from __future__ import annotations

import json
import re
import shlex
import tomllib
from pathlib import Path

import pytest

from weirwood import cli
from weirwood.kernel import registry

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = ("bot-protocol.md", "tournaments.md", "ray.md")


def blocks(page: str, language: str) -> list[str]:
    text = (DOCS / page).read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def commands(page: str) -> list[str]:
    lines = "".join(blocks(page, "sh")).splitlines()
    return [line for line in lines if line.startswith("weirwood ")]


COMMANDS = [(page, line) for page in PAGES for line in commands(page)]


def test_there_are_commands_to_run() -> None:
    assert {page for page, _ in COMMANDS} == set(PAGES)


@pytest.mark.parametrize(("page", "line"), COMMANDS)
def test_a_command_of_a_page_works(
    page: str, line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "docs").symlink_to(DOCS)
    assert cli.main(shlex.split(line)[1:]) == 0
    if "--to" in line:
        assert list(tmp_path.glob("*.jsonl"))
        assert cli.main(shlex.split(line)[1:]) == 0  # and again, from its file
    if "--plot" in line:
        assert list(tmp_path.glob("plots/*.png"))


def test_the_bot_of_the_page_is_found_by_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (code,) = (block for block in blocks("bots.md", "python") if block.startswith("class Bold"))
    project = tomllib.loads(blocks("bots.md", "toml")[0])
    points = project["project"]["entry-points"]["weirwood.bots"]
    assert project["tool"]["setuptools"]["py-modules"] == ["bold"]
    (tmp_path / "bold.py").write_text(code)
    info = tmp_path / "bold-1.dist-info"  # what pip makes of the project
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: bold\nVersion: 1\n")
    (info / "entry_points.txt").write_text(f"[weirwood.bots]\nbold = {points['bold']}\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    registry._bots.cache_clear()
    (line,) = (line for line in commands("bots.md") if "bold" in line)
    try:
        assert cli.main([*shlex.split(line)[1:], "--json"]) == 0
    finally:
        registry._bots.cache_clear()
    told = json.loads(capsys.readouterr().out)
    assert {row["bot"] for row in told["table"]} == {"bold", "greedy", "random"}
    assert told["forfeits"] == []
