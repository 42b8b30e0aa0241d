"""What all commands share: the options, and reading what was typed.

Numbers and files are read here and not by Typer, so that every wrong use is told in the reader's
language, in one line.
"""

import contextlib
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from weirwood.cli.voice import Voice, complain
from weirwood.kernel import registry
from weirwood.kernel.decision import Refused
from weirwood.kernel.game import AnyGame
from weirwood.terminal import files
from weirwood.terminal.speech import Failure

Json = Annotated[bool, typer.Option("--json", help="cli-opt-json")]
GameName = Annotated[str, typer.Argument(help="cli-arg-game", metavar="GAME")]
Seats = Annotated[str, typer.Option("--seats", help="cli-opt-seats", metavar="N")]
Seed = Annotated[str, typer.Option("--seed", help="cli-opt-seed", metavar="S")]
Settings = Annotated[
    list[str] | None, typer.Option("--option", "-o", help="cli-opt-option", metavar="KEY=VALUE")
]


# ---- reading what was typed -------------------------------------------------------------------


def whole(option: str, text: str, least: int | None = None, most: int | None = None) -> int:
    """A whole number as an option gives it."""
    try:
        value = int(text)
    except ValueError:
        raise Failure("cli-bad_number", option=option, found=text[:40]) from None
    if least is not None and value < least:
        raise Failure("cli-small_number", option=option, found=text[:40], least=least)
    if most is not None and value > most:
        raise Failure("cli-great_number", option=option, found=text[:40], most=str(most))
    return value


def positive(option: str, text: str, most: int) -> float:
    """A number above nothing as an option gives it, a fraction perhaps."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value <= most:
        raise Failure("cli-bad_positive", option=option, found=text[:40], most=str(most))
    return value


def find_game(name: str) -> AnyGame:
    """The game, or Refused with those there are; a broken package is told as such."""
    try:
        game = registry.game(name)
    except Refused as no:
        if no.rule != "kernel.broken_game":
            raise
        raise Failure("cli-no_game_here", 1, **dict(no.arguments)) from no
    Voice.speaker = Voice.speaker.about(game)
    return game


def all_games() -> Iterator[AnyGame]:
    """Every game that can be loaded; those that cannot are told on the way."""
    for name in registry.catalogue():
        try:
            yield find_game(name)
        except Failure as e:
            complain(Voice.speaker.say(e.message, **e.arguments))


def read_settings(game: AnyGame, pairs: Sequence[str] | None) -> dict[str, Any]:
    """KEY=VALUE pairs; a value @FILE is what that file holds, also one of several with commas."""
    data = {s.name for s in game.settings if s.kind == "data"}
    out: dict[str, Any] = {}
    for pair in pairs or ():
        key, sign, value = pair.partition("=")
        if not sign or not key:
            raise Failure("cli-bad_setting", found=pair[:80])
        out[key] = value
        if key in data:
            out[key] = read_data(value)
    return out


def read_data(value: str) -> Any:
    """The data of a setting: JSON, names, or files; a list as people write it is its text."""
    if value[:1] == "@" and "," not in value:
        return read_list(Path(value[1:]))
    parts = [part.strip() for part in value.split(",")]
    if any(part[:1] == "@" for part in parts) and value[:1] not in ("{", "[", '"'):
        return [read_list(Path(p[1:])) if p[:1] == "@" else p or None for p in parts]
    return json_or_text(value)


def read_list(path: Path) -> Any:
    """A list from a file: JSON, or text as people exchange it."""
    text = files.read_text(path)
    return files.read_json(path) if text.lstrip()[:1] in ("{", "[") else text


def json_or_text(text: str) -> Any:
    """JSON if it is, else the text itself."""
    with contextlib.suppress(ValueError, RecursionError):
        return json.loads(text)
    return text


def names_of(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]
