"""Running one command, with all that it needs."""

import importlib
from typing import Any

from typer.main import get_command

from weirwood.bots.levels import LEVELS
from weirwood.cli import outline, usage
from weirwood.cli.voice import Told, Voice, app
from weirwood.kernel.decision import Refused, RuleError
from weirwood.lab.play import pool
from weirwood.lessons import LessonError

app.callback(invoke_without_command=True)(outline.root)


def run(given: list[str], home: str) -> Any:
    """Run a command of this module; what rules and other processes raise is told in words."""
    importlib.import_module(f"weirwood.cli.{home}")  # it adds its commands to `app`
    command = get_command(app)
    if {"-h", "--help"} & set(given):
        usage.localise(command, Voice.speaker, ", ".join(LEVELS))
    try:
        return command.main(given, prog_name="weirwood", standalone_mode=False)
    except Refused as no:
        raise Told(Voice.speaker.refusal(no.rule, no.arguments), 2) from no
    except (RuleError, LessonError) as e:
        raise Told(str(e), 1) from e
    except pool.ClusterLost as e:
        raise Told(Voice.speaker.say("cli-cluster_lost", why=str(e)), 1) from e
    except pool.WorkerLost as e:
        raise Told(Voice.speaker.say("cli-worker_lost"), 1) from e
