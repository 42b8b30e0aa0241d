"""Looking back: `report`."""

from pathlib import Path
from typing import Annotated

import typer

from weirwood.bots import report as reports
from weirwood.cli import progress
from weirwood.cli.common import Json, find_game, whole
from weirwood.cli.voice import Voice, app, print_json
from weirwood.kernel import replay as replays
from weirwood.terminal import files, report, report_html
from weirwood.terminal.console import out


@app.command("report", help="cli-report")
def do_report(
    file: Annotated[str, typer.Argument(help="cli-arg-record", metavar="FILE")],
    html: Annotated[str, typer.Option("--html", help="cli-opt-report_html", metavar="PAGE")] = "",
    points: Annotated[str, typer.Option("--points", help="cli-opt-points", metavar="N")] = str(
        reports.POINTS
    ),
    budget: Annotated[
        str, typer.Option("--budget", help="cli-opt-report_budget", metavar="K")
    ] = str(reports.BUDGET),
    as_json: Json = False,
) -> None:
    rows = replays.parse(files.read_lines(Path(file)))
    game = find_game(str(rows[0].get("game")))
    wanted = whole("--points", points, 0, reports.MOST_POINTS)
    games = whole("--budget", budget, 1, reports.MOST_GAMES)
    with progress.bar(Voice.speaker, wanted, "cli-measuring", game=game.id) as step:
        told = reports.report(rows, games, wanted, lambda *_: step(1))
    speaker = Voice.speaker.about(game, told["settings"])
    if html:
        files.write_text(Path(html), report_html.page(told, speaker))
    if as_json:
        print_json(told)
    elif not html:
        report.show(out(), told, speaker)
