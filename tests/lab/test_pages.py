"""The commands in the pages about bots and tournaments are run as they stand there."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from weirwood import cli

DOCS = Path(__file__).parents[2] / "docs"
BLOCK = re.compile(r"^```sh\n(.*?)^```", re.MULTILINE | re.DOTALL)
COMMANDS = [
    (page, line)
    for page in ("tournaments.md", "ray.md")
    for block in BLOCK.findall((DOCS / page).read_text(encoding="utf-8"))
    for line in block.splitlines()
    if line.startswith("weirwood ")
]


def test_there_are_commands_to_run() -> None:
    assert {page for page, _ in COMMANDS} == {"tournaments.md", "ray.md"}


@pytest.mark.parametrize(("page", "line"), COMMANDS)
def test_a_command_of_a_page_works(
    page: str, line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert cli.main(shlex.split(line)[1:]) == 0
    if "--to" in line:
        assert list(tmp_path.glob("*.jsonl"))
        assert cli.main(shlex.split(line)[1:]) == 0  # and again, from its file
    if "--plot" in line:
        assert list(tmp_path.glob("plots/*.png"))
