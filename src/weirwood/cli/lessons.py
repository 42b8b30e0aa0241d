"""`weirwood lessons`: the ladder of every game, and how far this user is."""

from typing import Annotated

import typer

from weirwood import lessons
from weirwood.cli import common
from weirwood.cli.common import Json, find_game
from weirwood.cli.voice import Voice, app, print_json
from weirwood.terminal import ladder
from weirwood.terminal.console import out
from weirwood.terminal.speech import Failure


@app.command("lessons", help="cli-lessons")
def do_lessons(
    game: Annotated[str, typer.Argument(help="cli-arg-bench_game", metavar="GAME")] = "",
    as_json: Json = False,
) -> None:

    speaker = Voice.speaker
    found = [find_game(game)] if game else list(common.all_games())
    if as_json:
        print_json([ladder.describe(speaker, each) for each in found])
        return
    if game and not lessons.lessons(game):
        raise Failure("cli-lesson_none", 1)
    ladder.show(out(), speaker, found)
