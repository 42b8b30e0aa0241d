"""A player that learns: `learn`."""

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from weirwood.cli import progress
from weirwood.cli.common import (
    GameName,
    Json,
    Seed,
    Settings,
    find_game,
    names_of,
    read_settings,
    whole,
)
from weirwood.cli.lab import Jobs, OnRay, RayAt, workers
from weirwood.cli.voice import Voice, app, print_json
from weirwood.lab.learn import curves
from weirwood.lab.learn import rounds as course
from weirwood.terminal.console import out

MANY = 10_000_000


@app.command("learn", help="cli-learn")
def do_learn(  # noqa: PLR0917  # one parameter an option
    game: GameName,
    to: Annotated[str, typer.Option("--to", help="cli-opt-learn_to", metavar="FOLDER")],
    seats: Annotated[
        str, typer.Option("--seats", help="cli-opt-learn_seats", metavar="N,N,..")
    ] = "",
    games: Annotated[
        str, typer.Option("--games", help="cli-opt-learn_games", metavar="K")
    ] = "1000",
    rounds: Annotated[
        str, typer.Option("--rounds", help="cli-opt-learn_rounds", metavar="R")
    ] = "1",
    searched: Annotated[
        str, typer.Option("--searched", help="cli-opt-learn_searched", metavar="K")
    ] = "100",
    iterations: Annotated[
        str, typer.Option("--iterations", help="cli-opt-learn_iterations", metavar="N")
    ] = "25",
    horizon: Annotated[
        str, typer.Option("--horizon", help="cli-opt-learn_horizon", metavar="T")
    ] = "0",
    seed: Seed = "0",
    jobs: Jobs = "1",
    option: Settings = None,
    ray: OnRay = False,
    ray_address: RayAt = "",
    as_json: Json = False,
) -> None:
    found = find_game(game)
    what = course.course(
        found.id,
        seats=[whole("--seats", n) for n in names_of(seats)],
        options=read_settings(found, option),
        games=whole("--games", games, 10, MANY),
        rounds=whole("--rounds", rounds, 0, 1000),
        searched=whole("--searched", searched, 10, MANY),
        iterations=whole("--iterations", iterations, 1, MANY),
        seed=whole("--seed", seed),
        horizon=whole("--horizon", horizon, 0, MANY),
    )
    processes = workers(jobs)
    total = what.games + what.rounds * what.searched
    with (
        progress.on_ray(ray, ray_address, processes) as elsewhere,
        progress.bar(Voice.speaker, total, "cli-playing") as step,
    ):
        learnt = course.learn(what, Path(to), jobs=processes, cluster=elsewhere, progress=step)
    speaker = Voice.speaker
    words = {word: speaker.say(f"cli-learn-{word}") for word in curves.WORDS}
    picture = curves.draw(learnt, speaker.about(found).title(), words)
    (Path(to) / "learnt.svg").write_text(picture, encoding="utf-8")
    if as_json:
        print_json(learnt)
        return
    table = Table(title=speaker.about(found).title(), title_justify="left")
    for column in ("round", "games", "error", "judgement", "nothing"):
        table.add_column(speaker.say(f"cli-learn-{column}"), justify="right")
    for row in learnt["rounds"]:
        errors = [speaker.decimal(row[k], 3) for k in ("error", "judgement", "nothing")]
        table.add_row(str(row["round"]), str(row["games"]), *errors)
    out().print(table)
    line = speaker.say("cli-learn-done", file=str(Path(to) / "weights.json"))
    out().print(line, highlight=False, markup=False, emoji=False, soft_wrap=True)
