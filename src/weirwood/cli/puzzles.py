"""Puzzles: `puzzles GAME` asks them, `make` finds more, `check` proves all, `renew` anew."""

from pathlib import Path
from typing import Annotated

import typer

from weirwood.cli import progress
from weirwood.cli.common import Json, Seed, all_games, find_game, whole
from weirwood.cli.voice import Voice, app, print_json
from weirwood.kernel.decision import Refused
from weirwood.puzzles import finding, shape
from weirwood.terminal import files, puzzles
from weirwood.terminal.console import out
from weirwood.terminal.speech import Failure

MOST = 1000
ACTIONS = ("make", "check", "renew")


@app.command("puzzles", help="cli-puzzles")
def do_puzzles(
    words: Annotated[
        list[str], typer.Argument(help="cli-arg-puzzles", metavar="[make|check|renew] GAME [ID]")
    ],
    count: Annotated[str, typer.Option("--count", help="cli-opt-puzzles_count", metavar="N")] = "",
    seed: Seed = str(finding.SEED),
    to: Annotated[str, typer.Option("--to", help="cli-opt-puzzles_to", metavar="FILE")] = "",
    today: Annotated[bool, typer.Option("--today", help="cli-opt-puzzles_today")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="cli-opt-plain")] = False,
    as_json: Json = False,
) -> None:
    action = words[0] if words[0] in ACTIONS else ""
    rest = words[1:] if action else words
    if action == "check":
        check(rest, as_json)
        return
    if not 1 <= len(rest) <= (1 if action else 2):
        raise Failure("puzzles-usage", 2)
    if action == "renew":
        renew(rest[0], to, as_json)
        return
    game = find_game(rest[0]).id
    if action == "make":
        make(game, count, whole("--seed", seed), to, as_json)
        return
    if as_json:
        print_json(puzzles.describe(game))
        return
    if not shape.shipped(game):
        finding.check_judged(game)  # else more can be made
    chosen = shape.puzzle_of(game, rest[1]) if len(rest) == 2 else None
    if today and chosen is None:
        chosen = shape.of_the_day(shape.shipped(game), puzzles.today())
    status = puzzles.run(Voice.speaker, game, chosen, plain=plain)
    raise typer.Exit(status)


def make(game: str, count: str, seed: int, to: str, as_json: bool) -> None:
    """Find puzzles until a file has so many; it is added to as they are found."""
    path = Path(to or f"puzzles-{game}.jsonl")
    known = shape.read_all(files.read_text(path)) if path.exists() else []
    if any(puzzle.game != game for puzzle in known):
        raise Failure("puzzles-other_game", 2, file=str(path), game=game)
    wanted = whole("--count", count, 1, MOST) if count else len(known) + 1
    if path.exists() and not to and not known:
        raise Failure("puzzles-not_ours", 2, file=str(path))
    found = 0
    left = max(0, wanted - len(known))
    with progress.bar(Voice.speaker, left, "cli-measuring", game=game) as step:
        for puzzle in finding.make(game, wanted, seed, known, step):
            with path.open("a", encoding="utf-8") as file:
                file.write(shape.written(puzzle))
            found += 1
    told = {"game": game, "file": str(path), "found": found, "puzzles": len(known) + found}
    if as_json:
        print_json(told)
    else:
        out().print(Voice.speaker.say("puzzles-made", **told), highlight=False, markup=False)


def check(names: list[str], as_json: bool) -> None:
    """Prove the puzzles of some games again, or those of files, as they were found."""
    failed = 0
    found = [shelf(name) for name in names] if names else [shelf(g.id) for g in all_games()]
    for name, rows in found:
        wrong: dict[str, str] = {}
        with progress.bar(Voice.speaker, len(rows), "cli-measuring", game=name) as step:
            for puzzle in rows:
                try:
                    fault = finding.again(puzzle)
                except Refused as no:
                    fault = Voice.speaker.refusal(no.rule, no.arguments)
                if fault:
                    wrong[puzzle.id] = fault
                step(1)
        failed += len(wrong)
        told = {"game": name, "puzzles": len(rows), "hold": len(rows) - len(wrong)}
        if as_json:
            print_json(told | {"wrong": wrong})
            continue
        out().print(Voice.speaker.say("puzzles-checked", **told), highlight=False, markup=False)
        for name_of, fault in wrong.items():
            out().print(f"  {name_of}: {fault}", highlight=False, markup=False)
    if failed:
        raise typer.Exit(1)


def renew(name: str, to: str, as_json: bool) -> None:
    """Prove puzzles by the rules, cards and chances of today, and keep those that hold."""
    name, rows = shelf(name)
    if not rows and not name.endswith(".jsonl"):
        finding.check_judged(name)
    path = Path(to or (name if name.endswith(".jsonl") else f"puzzles-{name}.jsonl"))
    if path.exists() and not to and not name.endswith(".jsonl"):
        raise Failure("puzzles-there", 2, file=str(path))
    kept: list[shape.Puzzle] = []
    with progress.bar(Voice.speaker, len(rows), "cli-measuring", game=name) as step:
        for puzzle in rows:
            found = finding.renewed(puzzle)
            if found is not None:
                kept.append(found)
            step(1)
    files.write_text(path, "".join(map(shape.written, kept)))
    told = {"game": name, "file": str(path), "puzzles": len(rows), "hold": len(kept)}
    if as_json:
        print_json(told)
    else:
        out().print(Voice.speaker.say("puzzles-renewed", **told), highlight=False, markup=False)


def shelf(name: str) -> tuple[str, list[shape.Puzzle]]:
    """The puzzles of a game by its id, or those of a file."""
    if name.endswith(".jsonl"):
        return name, shape.read_all(files.read_text(Path(name)))
    game = find_game(name).id
    return game, list(shape.shipped(game))
