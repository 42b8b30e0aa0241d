"""The command `weirwood`.

The texts of commands, arguments and options in these files are message ids: `localise` puts the
words of the reader's language in their place.
"""

import os
import sys
from collections.abc import Sequence
from typing import Annotated

import typer
from typer.main import get_command

from weirwood import __version__
from weirwood.cli import games, lab, table, usage
from weirwood.cli.common import Voice, app, complain, json_alone
from weirwood.kernel.decision import Refused, RuleError
from weirwood.lab.play import pool
from weirwood.languages import LANGUAGES
from weirwood.terminal import files
from weirwood.terminal.console import out
from weirwood.terminal.speech import Failure, Speaker, usual_language

COMMANDS = (games, lab, table)  # each file adds its own


@app.callback(invoke_without_command=True)
def root(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="cli-opt-version")] = False,
) -> None:
    if version:
        shown = out()
        shown.print(Voice.speaker.say("cli-version", version=__version__), highlight=False)
        shown.print(Voice.speaker.say("cli-notice"), style="dim", highlight=False)
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main(args: Sequence[str] | None = None) -> int:
    """Run the command; the exit status is 2 for wrong use and 1 for a failed check."""
    given = list(sys.argv[1:] if args is None else args)
    asked = usage.take_language(given)
    Voice.asked = bool(asked)
    Voice.speaker = Speaker(asked if asked in LANGUAGES else usual_language())
    try:
        if asked and asked not in LANGUAGES:
            raise Failure("cli-bad_lang", found=asked[:20])
        command = get_command(app)
        if not given or {"-h", "--help"} & set(given):
            usage.localise(command, Voice.speaker)
        with json_alone("--json" in given):
            status = command.main(given, prog_name="weirwood", standalone_mode=False)
        sys.stdout.flush()
    except usage.UsageError as e:
        complain(usage.explain(e, Voice.speaker))
        return 2
    except Failure as e:
        complain(Voice.speaker.say(e.message, **e.arguments))
        return e.status
    except Refused as no:
        complain(Voice.speaker.refusal(no.rule, no.arguments))
        return 2
    except RuleError as e:
        complain(str(e))
        return 1
    except pool.ClusterLost as e:
        complain(Voice.speaker.say("cli-cluster_lost", why=str(e)))
        return 1
    except pool.WorkerLost:
        complain(Voice.speaker.say("cli-worker_lost"))
        return 1
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
