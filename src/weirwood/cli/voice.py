"""To whom the commands speak, and where what they say goes. It waits for no game and no rule."""

import contextlib
import json
import os
import sys
from collections.abc import Iterator
from typing import Any, TextIO

import typer
from rich.console import Console
from rich.text import Text

from weirwood.languages import LANGUAGES
from weirwood.terminal.speech import Speaker, clean


def commands() -> typer.Typer:
    """The command without any below it."""
    return typer.Typer(
        name="weirwood",
        help="cli-about",
        add_completion=False,
        rich_markup_mode="rich",
        context_settings={"help_option_names": ["-h", "--help"]},
    )


app = commands()


class Voice:
    """To whom this run speaks; set once, before anything can go wrong."""

    speaker = Speaker(LANGUAGES[0])
    asked = False  # whether the language was asked for, or is the usual one
    json: TextIO | None = None  # where JSON goes, if not to sys.stdout


@contextlib.contextmanager
def json_alone(wanted: bool) -> Iterator[None]:
    """Keep standard output for our JSON: what libraries and their processes print goes to stderr.

    That is done below Python, so that whoever writes to the file descriptor itself is turned too.
    """
    try:
        here, there = sys.stdout.fileno(), sys.stderr.fileno()
    except (OSError, ValueError, AttributeError):  # no files: somebody collects what we print
        wanted = False
    if not wanted:
        yield
        return
    sys.stdout.flush()
    kept = os.dup(here)
    with os.fdopen(os.dup(kept), "w", encoding="utf-8") as alone:
        Voice.json = alone
        os.dup2(there, here)
        try:
            yield
            alone.flush()
        finally:
            Voice.json = None
            sys.stdout.flush()
            os.dup2(kept, here)
            os.close(kept)


class Told(Exception):
    """Something that was raised further down, in words, with an exit status."""

    def __init__(self, text: str, status: int) -> None:
        self.text, self.status = text, status
        super().__init__(text)


def print_json(data: Any) -> None:
    (Voice.json or sys.stdout).write(json.dumps(data, ensure_ascii=False) + "\n")


def complain(text: str, *, bare: bool = False) -> None:
    """One line on stderr."""
    line = clean(text) if bare else Voice.speaker.say("cli-wrong", text=clean(text))
    Console(stderr=True, soft_wrap=True).print(Text(line), style="red")
