"""The commands are told without being loaded: what is told is what there is."""

from __future__ import annotations

import importlib
import subprocess
import sys

from typer.main import get_command

from weirwood.cli import outline, voice


def test_the_outline_names_every_command_with_its_module_and_help() -> None:
    importlib.import_module("weirwood.cli.running")
    for home in dict.fromkeys(outline.HOMES.values()):
        importlib.import_module(f"weirwood.cli.{home}")
    found = getattr(get_command(voice.app), "commands")  # noqa: B009
    assert set(found) == set(outline.HOMES)
    for name, command in found.items():
        assert command.help == f"cli-{name}"
        if command.callback is not None:
            assert command.callback.__module__ == f"weirwood.cli.{outline.HOMES[name]}"


def test_help_waits_for_no_rules_games_or_tables() -> None:
    script = (
        "import sys; from weirwood.cli import main; main(['--help']); "
        "heavy = ('weirwood.kernel', 'weirwood.bots', 'weirwood.lab', 'fluent', 'pydantic', "
        "'fastapi', 'sqlalchemy', 'multiprocessing'); "
        "print(sorted(m for m in sys.modules if m in heavy))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines()[-1] == "[]"
