"""Which commands there are and what they are for, told without waiting for any of them."""

from collections.abc import Sequence
from typing import Annotated, Any

import typer
from typer.main import get_command

from weirwood import __version__
from weirwood.cli import usage
from weirwood.cli.voice import Voice, commands
from weirwood.fast import running
from weirwood.terminal.console import out

HOMES = {
    "games": "shelf",
    "play": "games",
    "replay": "games",
    "show": "games",
    "verify": "games",
    "rules": "games",
    "lessons": "lessons",
    "cards": "cards",
    "simulate": "lab",
    "tournament": "lab",
    "bench": "lab",
    "report": "report",
    "puzzles": "puzzles",
    "chances": "chances",
    "learn": "learn",
    "serve": "table",
    "bots": "table",
    "deck": "games",
    "army": "games",
    "admin": "table",
}
"""The module of each command; its help is the message `cli-<command>`."""


def root(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="cli-opt-version")] = False,
) -> None:
    if version:
        shown = out()
        build = running.name()
        told = Voice.speaker.say("cli-version", version=__version__, build=build)
        shown.print(told, highlight=False)
        shown.print(Voice.speaker.say("cli-notice"), style="dim", highlight=False)
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())


def home(given: Sequence[str]) -> str:
    """The module of the command that these words name; nothing if they name none."""
    first = next((word for word in given if not word.startswith("-")), "")
    return HOMES.get(first, "")


def run(given: list[str]) -> Any:
    """The version, the help, or what is wrong with these words: they name no command."""
    shown = commands()
    shown.callback(invoke_without_command=True)(root)
    for name in HOMES:
        shown.command(name, help=f"cli-{name}")(lambda: None)
    command = get_command(shown)
    if not given or {"-h", "--help"} & set(given):
        usage.localise(command, Voice.speaker)
    return command.main(given, prog_name="weirwood", standalone_mode=False)
