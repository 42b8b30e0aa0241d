"""The command `weirwood`.

The texts of commands, arguments and options in these files are message ids: `localise` puts the
words of the reader's language in their place.
"""

import importlib
import os
import sys
from collections.abc import Sequence
from typing import Any

import typer

from weirwood import collecting
from weirwood.cli import outline, usage
from weirwood.cli.voice import Told, Voice, complain, json_alone
from weirwood.languages import LANGUAGES
from weirwood.terminal import files
from weirwood.terminal.speech import Failure, Speaker, usual_language


def main(args: Sequence[str] | None = None) -> int:
    """Run the command; the exit status is 2 for wrong use and 1 for a failed check."""
    if args is None:  # the process is ours
        collecting.rarely()
    open_streams()
    given = list(sys.argv[1:] if args is None else args)
    asked = usage.take_language(given)
    Voice.asked = bool(asked)
    Voice.speaker = Speaker(asked if asked in LANGUAGES else usual_language())
    try:
        if asked and asked not in LANGUAGES:
            raise Failure("cli-bad_lang", found=asked[:20])
        with json_alone("--json" in given):
            status = run(given)
        sys.stdout.flush()
    except usage.UsageError as e:
        complain(usage.explain(e, Voice.speaker))
        return 2
    except Failure as e:
        complain(Voice.speaker.say(e.message, **e.arguments))
        return e.status
    except Told as e:
        complain(e.text)
        return e.status
    except BrokenPipeError:
        # Whoever read our output has read enough; nothing may be written at exit either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    except (KeyboardInterrupt, typer.Abort):
        complain(Voice.speaker.say("cli-interrupted"))
        return 130
    except OSError as e:
        complain(files.trouble(e, Voice.speaker))
        return 2
    if status == 130:  # Typer hears Ctrl-C first
        complain(Voice.speaker.say("cli-interrupted"))
    return status if isinstance(status, int) else 0


def open_streams() -> None:
    """Give whoever closed a standard stream an empty one: it counts as one that nobody reads."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: PTH123, SIM115  # for good


def run(given: list[str]) -> Any:
    """Run the command that is named; without one, or with a wrong one, what there is is told."""
    home = outline.home(given)
    if not home:
        return outline.run(given)
    # Rules, games and the laboratory take their time: they are for those who want one of these.
    return importlib.import_module("weirwood.cli.running").run(given, home)
