"""Typer in the reader's language: help texts by message id, wrong use told in one line."""

from __future__ import annotations

import importlib
import re
from typing import TYPE_CHECKING, Any

import typer

from weirwood.languages import LANGUAGES

if TYPE_CHECKING:
    from weirwood.terminal.speech import Speaker

UsageError: type[Exception] = typer.BadParameter.__mro__[1]
"""Wrong use of the command line. Typer has no public name for it, only for its subclass."""


def localise(command: Any, speaker: Speaker, levels: str = "") -> None:
    """Put words in place of the message ids in a command and in all below it.

    Some of them name the levels of the bots.
    """
    # Slow to import, and needed by those alone who ask for help.
    panels = importlib.import_module("typer.rich_utils")
    for panel in ("arguments", "options", "commands"):
        setattr(panels, f"{panel.upper()}_PANEL_TITLE", speaker.say(f"cli-panel-{panel}"))
    _localise(command, speaker, levels)


def _localise(command: Any, speaker: Speaker, levels: str) -> None:
    for thing in (command, *command.params):
        text = getattr(thing, "help", None)
        if isinstance(text, str) and speaker.words.has(text):
            thing.help = speaker.say(text, levels=levels)
    # --lang is understood everywhere, before the command itself is read.
    command.epilog = f"--lang {'|'.join(LANGUAGES)}  {speaker.say('cli-opt-lang')}"
    make = command.get_help_option

    def help_option(context: Any) -> Any:
        option = make(context)
        if option is not None:
            option.help = speaker.say("cli-opt-help")
        return option

    command.get_help_option = help_option
    for child in getattr(command, "commands", {}).values():
        _localise(child, speaker, levels)


def explain(error: Exception, speaker: Speaker) -> str:
    """What was wrong, and what would be right."""
    told = _explain(error, speaker)
    context = getattr(error, "ctx", None)
    path = context.command_path if context is not None else "weirwood"
    return f"{told} {speaker.say('cli-see_help', command=path)}"


def _explain(error: Any, speaker: Speaker) -> str:
    context = getattr(error, "ctx", None)
    command = getattr(context, "command", None)
    kind = type(error).__name__
    if kind == "NoSuchOption":
        known = sorted(
            {
                name
                for param in getattr(command, "params", ())
                for name in getattr(param, "opts", ())
                if name.startswith("--")
            }
        )
        return speaker.say(
            "cli-unknown_option",
            found=error.option_name,
            options=", ".join([*known, "--lang", "--help"]),
        )
    if kind == "MissingParameter" and error.param is not None:
        param = error.param
        named = param.opts[0] if param.param_type_name == "option" else param.metavar or param.name
        return speaker.say("cli-missing_argument", what=named)
    if kind == "BadOptionUsage":
        return speaker.say("cli-missing_value", option=error.option_name)
    commands = getattr(command, "commands", None)
    # Which word it was is told by the message alone.
    quoted = re.search(r"['\"](.*)['\"]|\s\((.*)\)$", str(error.message))
    word = next((x for x in quoted.groups() if x), "") if quoted is not None else ""
    if commands is not None:
        known_commands = ", ".join(commands)
        if not word:
            return speaker.say("cli-no_command", commands=known_commands)
        return speaker.say("cli-unknown_command", found=word, commands=known_commands)
    if kind == UsageError.__name__ and word:
        return speaker.say("cli-extra", found=word)
    return speaker.say("cli-usage", found=error.format_message())


def take_language(args: list[str]) -> str:
    """Take --lang out of the command line, wherever it stands: it belongs to every command."""
    asked = ""
    for i, word in enumerate(args):
        if word == "--":
            break
        if word == "--lang" and i + 1 < len(args):
            asked = args[i + 1]
            del args[i : i + 2]
            break
        if word.startswith("--lang="):
            asked = word.removeprefix("--lang=") or "-"
            del args[i]
            break
    return asked
