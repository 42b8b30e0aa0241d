"""Many games at once: `simulate`, `tournament`, `bench`."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from weirwood.cli import progress, reports
from weirwood.cli.common import (
    GameName,
    Json,
    Seats,
    Seed,
    Settings,
    all_games,
    find_game,
    positive,
    read_settings,
    whole,
)
from weirwood.cli.voice import Voice, app, print_json
from weirwood.lab.measure import plots, simulate, speed, tournament
from weirwood.lab.play import players, pool
from weirwood.lab.play.game import Outcome
from weirwood.terminal import files
from weirwood.terminal.console import out
from weirwood.terminal.speech import Failure

MANY = 1_000_000_000

Jobs = Annotated[str, typer.Option("--jobs", help="cli-opt-jobs", metavar="J")]
TraceTo = Annotated[str, typer.Option("--to", help="cli-opt-to", metavar="FILE")]
PlotTo = Annotated[str, typer.Option("--plot", help="cli-opt-plot", metavar="FOLDER")]
OnRay = Annotated[bool, typer.Option("--ray", help="cli-opt-ray")]
RayAt = Annotated[str, typer.Option("--ray-address", help="cli-opt-ray_address", metavar="A")]


def workers(text: str) -> int:
    return whole("--jobs", text, 0, 1024) or pool.cores()


def keeper(folder: Path, game: str) -> Callable[[Outcome], None]:
    """Writes the record of every game into a folder."""

    def keep(outcome: Outcome) -> None:
        files.write_text(folder / f"{game}-{outcome.index:06}.jsonl", outcome.record)

    return keep


@app.command("simulate", help="cli-simulate")
def do_simulate(  # noqa: PLR0917  # one parameter an option
    game: GameName,
    seats: Seats = "",
    games: Annotated[str, typer.Option("--games", help="cli-opt-games", metavar="K")] = "100",
    bots: Annotated[str, typer.Option("--bots", help="cli-opt-bots", metavar="A,B,..")] = "random",
    seed: Seed = "0",
    jobs: Jobs = "1",
    option: Settings = None,
    records_to: Annotated[
        str, typer.Option("--records", help="cli-opt-records", metavar="FOLDER")
    ] = "",
    to: TraceTo = "",
    plot_to: PlotTo = "",
    ray: OnRay = False,
    ray_address: RayAt = "",
    as_json: Json = False,
) -> None:

    found = find_game(game)
    what = simulate.plan(
        found.id,
        seats=whole("--seats", seats) if seats else None,
        bots=players.names_of(bots),
        seed=whole("--seed", seed),
        options=read_settings(found, option),
    )
    count = whole("--games", games, 1, MANY)
    keep = keeper(Path(records_to), found.id) if records_to else None
    processes = workers(jobs)
    plots.check(plot_to)
    with (
        progress.on_ray(ray, ray_address, processes) as elsewhere,
        progress.bar(Voice.speaker, count, "cli-playing") as step,
    ):
        result = simulate.simulate(
            what,
            count,
            jobs=processes,
            progress=step,
            keep=keep,
            file=Path(to) if to else None,
            cluster=elsewhere,
        )
    progress.plot(Voice.speaker, result, plot_to)
    if as_json:
        print_json(result)
    else:
        reports.show_simulation(out(), Voice.speaker.about(found, what.options), result)
    if result["errors"]:
        raise typer.Exit(1)


@app.command("tournament", help="cli-tournament")
def do_tournament(  # noqa: PLR0917
    game: GameName,
    bots: Annotated[str, typer.Option("--bots", help="cli-opt-bots", metavar="A,B,..")],
    seats: Seats = "",
    games: Annotated[str, typer.Option("--games", help="cli-opt-games", metavar="K")] = "100",
    seed: Seed = "0",
    jobs: Jobs = "1",
    option: Settings = None,
    to: TraceTo = "",
    until: Annotated[str, typer.Option("--until", help="cli-opt-until", metavar="RATE")] = "",
    plot_to: PlotTo = "",
    ray: OnRay = False,
    ray_address: RayAt = "",
    as_json: Json = False,
) -> None:

    found = find_game(game)
    what = tournament.tournament(
        found.id,
        players.names_of(bots),
        seats=whole("--seats", seats) if seats else None,
        games=whole("--games", games, 1, MANY),
        seed=whole("--seed", seed),
        options=read_settings(found, option),
    )
    target = tournament.rate_of(until, what.seats) if until else None
    processes = workers(jobs)
    plots.check(plot_to)
    with (
        progress.on_ray(ray, ray_address, processes) as elsewhere,
        progress.bar(Voice.speaker, what.games, "cli-playing") as step,
    ):
        result = tournament.run(
            what,
            jobs=processes,
            file=Path(to) if to else None,
            progress=step,
            until=target,
            cluster=elsewhere,
        )
    progress.plot(Voice.speaker, result, plot_to)
    if as_json:
        print_json(result)
    else:
        reports.show_tournament(out(), Voice.speaker.about(found, what.options), result)
    if result["errors"] or result.get("until", {}).get("verdict") == "below":
        raise typer.Exit(1)


@app.command("bench", help="cli-bench")
def do_bench(
    game: Annotated[str, typer.Argument(help="cli-arg-bench_game", metavar="[GAME]")] = "",
    games: Annotated[str, typer.Option("--games", help="cli-opt-bench_games", metavar="K")] = "",
    seconds: Annotated[
        str, typer.Option("--seconds", help="cli-opt-bench_seconds", metavar="S")
    ] = "",
    seats: Annotated[str, typer.Option("--seats", help="cli-opt-bench_seats", metavar="N")] = "",
    option: Settings = None,
    as_json: Json = False,
) -> None:

    speaker = Voice.speaker
    if games and seconds:
        raise Failure("cli-bench_either")
    count = whole("--games", games, 1, 100_000) if games else speed.GAMES
    limit = positive("--seconds", seconds, 86_400) if seconds else None
    chosen = [find_game(game)] if game else list(all_games())
    rows = []
    for one in chosen:
        total = None if limit else 2 * count
        with progress.bar(speaker, total, "cli-measuring", game=one.id) as step:
            row = speed.bench(
                one.id,
                games=count,
                seconds=limit,
                seats=whole("--seats", seats) if seats else None,
                options=read_settings(one, option),
                progress=step,
            )
        rows.append(row)
        if as_json:
            print_json(row)
    if not as_json:
        reports.show_bench(out(), speaker, rows)
