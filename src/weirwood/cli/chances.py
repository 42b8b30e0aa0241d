"""Chances that hold: `chances fit` and `chances check`."""

import json
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.table import Table

from weirwood.bots.chances import links
from weirwood.cli import progress
from weirwood.cli.common import Json, Seed, all_games, find_game, whole
from weirwood.cli.lab import Jobs, workers
from weirwood.cli.voice import Voice, app, print_json
from weirwood.kernel.game import AnyGame
from weirwood.lab.measure import calibrate, diagram
from weirwood.terminal import files
from weirwood.terminal.console import out
from weirwood.terminal.speech import Failure

chances = typer.Typer(name="chances", help="cli-chances")
app.add_typer(chances)

MANY = 100_000
OneOrAll = Annotated[str, typer.Argument(help="cli-arg-bench_game", metavar="[GAME]")]
Games = Annotated[str, typer.Option("--games", help="cli-opt-chances_games", metavar="K")]


def chosen(game: str) -> list[AnyGame]:
    found = [find_game(game)] if game else list(all_games())
    if game and found[0].evaluate is None:
        raise Failure("cli-chances-unjudged", 1, game=Voice.speaker.about(found[0]).title())
    return [one for one in found if one.evaluate is not None]


@chances.command("fit", help="cli-chances-fit")
def do_fit(
    game: OneOrAll = "",
    games: Games = "300",
    seed: Seed = str(calibrate.FIT),
    jobs: Jobs = "1",
    to: Annotated[str, typer.Option("--to", help="cli-opt-chances_to", metavar="FILE")] = "",
) -> None:
    count, own, processes = whole("--games", games, 2, MANY), whole("--seed", seed), workers(jobs)
    fitted = msgspec.to_builtins(links())
    for one in chosen(game):
        total = count * len(one.seats)
        with progress.bar(Voice.speaker, total, "cli-measuring", game=one.id) as step:
            found = calibrate.fit_game(one.id, count, seed=own, jobs=processes, progress=step)
        fitted[one.id] = msgspec.to_builtins(found)
    if to:
        files.write_text(Path(to), told(fitted))
    else:
        print_json(fitted)


def told(fitted: dict[str, dict[str, object]]) -> str:
    """The file as it lies in the package: a line for every number of sides."""
    games = []
    for game in sorted(fitted):
        rows = [f'    "{n}": {json.dumps(row)}' for n, row in fitted[game].items()]
        games.append(f'  "{game}": {{\n' + ",\n".join(rows) + "\n  }")
    return "{\n" + ",\n".join(games) + "\n}\n"


@chances.command("check", help="cli-chances-check")
def do_check(
    game: OneOrAll = "",
    games: Games = "70",
    seed: Seed = str(calibrate.CHECK),
    jobs: Jobs = "1",
    plot: Annotated[str, typer.Option("--plot", help="cli-opt-chances_plot", metavar="FILE")] = "",
    as_json: Json = False,
) -> None:
    count, own, processes = whole("--games", games, 2, MANY), whole("--seed", seed), workers(jobs)
    speaker = Voice.speaker
    results, titles = [], []
    for one in chosen(game):
        total = count * len(one.seats)
        with progress.bar(speaker, total, "cli-measuring", game=one.id) as step:
            found = calibrate.check_game(one.id, count, seed=own, jobs=processes, progress=step)
        results.append(found)
        titles.append(speaker.about(one).title())
        if as_json:
            print_json(found)
        else:
            show(found, titles[-1])
    if plot:
        words = [speaker.say("cli-chances-given"), speaker.say("cli-chances-won")]
        files.write_text(Path(plot), diagram.draw(results, titles, words))


def show(found: dict[str, object], title: str) -> None:
    """One game as a table: what was said, and what came of it."""
    speaker, console = Voice.speaker, out()
    table = Table(title=title, title_justify="left")
    for column in ("given", "won", "error", "sides"):
        table.add_column(speaker.say(f"cli-chances-{column}"), justify="right")
    rows = found["bins"]
    assert isinstance(rows, list)
    for row in rows:
        shares = [f"{speaker.decimal(100 * row[k])} %" for k in ("given", "won", "error")]
        table.add_row(*shares, speaker.decimal(row["sides"], 0))
    console.print(table)
    sums = {k: speaker.decimal(100 * float(str(found[k]))) for k in ("gap", "brier", "even")}
    line = speaker.say(
        "cli-chances-sum", positions=found["positions"], games=found["games"], **sums
    )
    console.print(line, highlight=False, markup=False)
