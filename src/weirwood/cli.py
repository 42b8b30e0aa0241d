"""The command `weirwood`.

The texts of commands, arguments and options in this file are message ids: `localise` puts the words
of the reader's language in their place. Numbers and files are read here and not by Typer, so that
every wrong use is told in that language, in one line.
"""

from __future__ import annotations

import importlib
import json
import os
import sys
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.text import Text
from typer.main import get_command

from weirwood import __version__, ledger
from weirwood.kernel import record as records
from weirwood.kernel import registry
from weirwood.kernel.decision import Refused, RuleError
from weirwood.lab import players, plots, pool, simulate, speed, tournament
from weirwood.languages import LANGUAGES
from weirwood.terminal import files, listing, measuring, replay, tables, usage
from weirwood.terminal.console import out
from weirwood.terminal.play import run
from weirwood.terminal.session import Session
from weirwood.terminal.speech import Failure, Speaker, clean, usual_language

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from weirwood.kernel.game import Game

MANY = 1_000_000_000

app = typer.Typer(
    name="weirwood",
    help="cli-about",
    add_completion=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)
deck = typer.Typer(name="deck", help="cli-deck")
army = typer.Typer(name="army", help="cli-army")
admin = typer.Typer(name="admin", help="cli-admin")
for group in (deck, army, admin):
    app.add_typer(group)

Json = Annotated[bool, typer.Option("--json", help="cli-opt-json")]
GameName = Annotated[str, typer.Argument(help="cli-arg-game", metavar="GAME")]
Seats = Annotated[str, typer.Option("--seats", help="cli-opt-seats", metavar="N")]
Seed = Annotated[str, typer.Option("--seed", help="cli-opt-seed", metavar="S")]
Jobs = Annotated[str, typer.Option("--jobs", help="cli-opt-jobs", metavar="J")]
TraceTo = Annotated[str, typer.Option("--to", help="cli-opt-to", metavar="FILE")]
PlotTo = Annotated[str, typer.Option("--plot", help="cli-opt-plot", metavar="FOLDER")]
OnRay = Annotated[bool, typer.Option("--ray", help="cli-opt-ray")]
RayAt = Annotated[str, typer.Option("--ray-address", help="cli-opt-ray_address", metavar="A")]
Settings = Annotated[
    list[str] | None, typer.Option("--option", "-o", help="cli-opt-option", metavar="KEY=VALUE")
]
Database = Annotated[str, typer.Option("--database", help="cli-opt-database", metavar="URL")]
Data = Annotated[str, typer.Option("--data", help="cli-opt-data", metavar="FOLDER")]
Room = Annotated[str, typer.Argument(help="cli-arg-room", metavar="ROOM")]
Backup = Annotated[str, typer.Argument(help="cli-arg-backup", metavar="FILE")]
Plain = Annotated[bool, typer.Option("--plain", help="cli-opt-plain")]


class Voice:
    """To whom this run speaks; set once, before anything can go wrong."""

    speaker = Speaker(LANGUAGES[0])
    asked = False  # whether the language was asked for, or is the usual one


# ---- reading what was typed -------------------------------------------------------------------


def whole(option: str, text: str, least: int | None = None, most: int | None = None) -> int:
    """A whole number as an option gives it."""
    try:
        value = int(text)
    except ValueError:
        raise Failure("cli-bad_number", option=option, found=text[:40]) from None
    if least is not None and value < least:
        raise Failure("cli-small_number", option=option, found=text[:40], least=least)
    if most is not None and value > most:
        raise Failure("cli-great_number", option=option, found=text[:40], most=str(most))
    return value


def find_game(name: str) -> Game[Any]:
    """The game, or Refused with those there are; a broken package is told as such."""
    try:
        game = registry.game(name)
    except Refused as no:
        if no.rule != "kernel.broken_game":
            raise
        raise Failure("cli-no_game_here", 1, **dict(no.arguments)) from no
    Voice.speaker = Voice.speaker.about(game)
    return game


def all_games() -> Iterator[Game[Any]]:
    """Every game that can be loaded; those that cannot are told on the way."""
    for name in registry.catalogue():
        try:
            yield find_game(name)
        except Failure as e:
            complain(Voice.speaker.say(e.message, **e.arguments))


def read_settings(game: Game[Any], pairs: Sequence[str] | None) -> dict[str, Any]:
    """KEY=VALUE pairs; a value @FILE is the JSON of that file."""
    data = {s.name for s in game.settings if s.kind == "data"}
    out: dict[str, Any] = {}
    for pair in pairs or ():
        key, sign, value = pair.partition("=")
        if not sign or not key:
            raise Failure("cli-bad_setting", found=pair[:80])
        out[key] = value
        if key in data:
            out[key] = files.read_json(Path(value[1:])) if value[:1] == "@" else files.value(value)
    return out


def names_of(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def workers(text: str) -> int:
    return whole("--jobs", text, 0, 1024) or pool.cores()


def print_json(data: Any) -> None:
    sys.stdout.write(json.dumps(data, ensure_ascii=False) + "\n")


# ---- the commands -----------------------------------------------------------------------------


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


@app.command("games", help="cli-games")
def do_games(as_json: Json = False) -> None:

    speaker = Voice.speaker
    found = list(all_games())
    if as_json:
        print_json([listing.describe(speaker.about(game), game) for game in found])
    else:
        listing.show_games(out(), speaker, found)


@app.command("play", help="cli-play")
def do_play(
    game: Annotated[str, typer.Argument(help="cli-arg-game", metavar="GAME")] = "",
    seats: Seats = "",
    bots: Annotated[str, typer.Option("--bots", help="cli-opt-opponents", metavar="LEVEL")] = "",
    seed: Seed = "",
    option: Settings = None,
    people: Annotated[str, typer.Option("--people", help="cli-opt-people", metavar="N")] = "",
    names: Annotated[str, typer.Option("--names", help="cli-opt-names", metavar="A,B,..")] = "",
    resume: Annotated[str, typer.Option("--resume", help="cli-opt-resume", metavar="FILE")] = "",
    plain: Plain = False,
) -> None:

    if resume:
        given: dict[str, object] = {"GAME": game, "--seats": seats, "--bots": bots}
        given |= {"--seed": seed, "--people": people, "--names": names, "-o": option}
        for what, value in given.items():
            if value:
                raise Failure("cli-resume_alone", found=what)
        session = Session.resume(Path(resume), Voice.speaker, follow=Voice.asked)
    else:
        if not game:
            raise Failure("cli-which_game", games=", ".join(registry.catalogue()))
        found = find_game(game)
        session = Session.new(
            Voice.speaker,
            found,
            seats=whole("--seats", seats) if seats else None,
            bots=names_of(bots) if bots else None,
            seed=whole("--seed", seed) if seed else None,
            options=read_settings(found, option),
            people=whole("--people", people, 1) if people else None,
            names=names_of(names),
        )
    raise typer.Exit(run(session, plain=plain))


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
    keep = files.keeper(Path(records_to), found.id) if records_to else None
    processes = workers(jobs)
    plots.check(plot_to)
    with (
        measuring.on_ray(ray, ray_address, processes) as elsewhere,
        measuring.progress(Voice.speaker, count, "cli-playing") as step,
    ):
        sums = simulate.simulate(
            what,
            count,
            jobs=processes,
            progress=step,
            keep=keep,
            file=Path(to) if to else None,
            cluster=elsewhere,
        )
    measuring.plot(Voice.speaker, sums, plot_to)
    if as_json:
        print_json(sums)
    else:
        tables.show_simulation(out(), Voice.speaker.about(found, what.options), sums)
    if sums["errors"]:
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
        measuring.on_ray(ray, ray_address, processes) as elsewhere,
        measuring.progress(Voice.speaker, what.games, "cli-playing") as step,
    ):
        result = tournament.run(
            what,
            jobs=processes,
            file=Path(to) if to else None,
            progress=step,
            until=target,
            cluster=elsewhere,
        )
    measuring.plot(Voice.speaker, result, plot_to)
    if as_json:
        print_json(result)
    else:
        tables.show_tournament(out(), Voice.speaker.about(found, what.options), result)
    if result["errors"] or result.get("until", {}).get("verdict") == "below":
        raise typer.Exit(1)


@app.command("replay", help="cli-replay")
def do_replay(
    file: Annotated[str, typer.Argument(help="cli-arg-record", metavar="FILE")],
    seat: Annotated[str, typer.Option("--seat", help="cli-opt-all_seats", metavar="N|all")] = "",
    plain: Plain = False,
    as_json: Json = False,
) -> None:

    path = Path(file)
    header = records.parse(files.read_lines(path))[0]
    find_game(str(header.get("game")))
    shown = replay.Replay(Voice.speaker, files.read_lines(path))
    if as_json:
        shown.look_from(seat or "all")
        for row in shown.rows():
            print_json(row)
    else:
        shown.look_from(seat)
        replay.run(shown, plain=plain)
    if shown.difference is not None:
        told = shown.difference._asdict()
        raise Failure("cli-differs", 1, file=file, why=difference_in_words(told))


def difference_in_words(told: dict[str, Any]) -> str:
    short = {k: v if k == "line" else str(v)[:120] for k, v in told.items()}
    return Voice.speaker.refusal("kernel.differs", short)


@app.command("verify", help="cli-verify")
def do_verify(
    file: Annotated[list[str], typer.Argument(help="cli-arg-records", metavar="FILE..")],
    as_json: Json = False,
) -> None:
    failed = False
    for name in file:
        row = verify_one(name)
        failed = failed or not row["ok"]
        if as_json:
            print_json({k: v for k, v in row.items() if k != "words"})
        elif row["ok"]:
            out().print(row["words"], highlight=False, markup=False)
        else:
            complain(row["words"])
    if failed:
        raise typer.Exit(1)


def verify_one(name: str) -> dict[str, Any]:
    """One record: whether it plays again to the same end, and the words for it."""
    row: dict[str, Any] = {"file": name, "ok": False}
    speaker = Voice.speaker
    try:
        lines = files.read_lines(Path(name))
        difference = registry.verify(lines)
        ended = "standings" in records.parse(lines)[-1]
    except Failure as e:
        return row | {"error": e.message, "words": speaker.say(e.message, **e.arguments)}
    except Refused as no:
        why = speaker.refusal(no.rule, no.arguments)
        told = {"rule": no.rule, "args": dict(no.arguments)}
        return row | told | {"words": speaker.say("cli-unreadable", file=name, why=why)}
    if difference is not None:
        told = difference._asdict()
        words = speaker.say("cli-differs", file=name, why=difference_in_words(told))
        return row | told | {"words": words}
    words = speaker.say("cli-verified" if ended else "cli-verified_open", file=name)
    return row | {"ok": True, "finished": ended, "words": words}


@app.command("rules", help="cli-rules")
def do_rules(
    game: GameName,
    words: Annotated[
        list[str] | None, typer.Argument(help="cli-arg-words", metavar="[WORDS]")
    ] = None,
    as_json: Json = False,
) -> None:

    found = find_game(game)
    book = ledger.load(found.package)
    query = " ".join(words or ())
    speaker = Voice.speaker
    hits = [book[query]] if query in book else book.search(query, speaker.lang)
    if as_json:
        print_json([listing.rule_data(rule, speaker.lang) for rule in hits])
    elif hits:
        listing.show_rules(out(), speaker, hits)
    if not hits:
        raise Failure("cli-no_rules", 1, game=speaker.title(), words=query or "-")


@app.command("bench", help="cli-bench")
def do_bench(
    game: Annotated[str, typer.Argument(help="cli-arg-bench_game", metavar="[GAME]")] = "",
    games: Annotated[str, typer.Option("--games", help="cli-opt-bench_games", metavar="K")] = "20",
    seats: Seats = "",
    option: Settings = None,
    as_json: Json = False,
) -> None:

    speaker = Voice.speaker
    count = whole("--games", games, 1, 100_000)
    chosen = [find_game(game)] if game else list(all_games())
    rows = []
    for one in chosen:
        with measuring.progress(speaker, 2 * count, "cli-measuring", game=one.id) as step:
            row = speed.bench(
                one.id,
                games=count,
                seats=whole("--seats", seats) if seats else None,
                options=read_settings(one, option),
                progress=step,
            )
        rows.append(row)
        if as_json:
            print_json(row)
    if not as_json:
        tables.show_bench(out(), speaker, rows)


@deck.command("check", help="cli-check-deck")
def deck_check(
    file: Annotated[str, typer.Argument(help="cli-arg-deck", metavar="FILE")],
    as_json: Json = False,
) -> None:
    check("deck", file, as_json)


@army.command("check", help="cli-check-army")
def army_check(
    file: Annotated[str, typer.Argument(help="cli-arg-army", metavar="FILE")],
    as_json: Json = False,
) -> None:
    check("army", file, as_json)


def check(what: str, file: str, as_json: bool) -> None:
    """Ask the game that knows about decks or armies; every broken rule is told."""
    # Lists are written as JSON or, as people exchange them, as text.
    text = files.read_text(Path(file))
    data = files.read_json(Path(file)) if text.lstrip()[:1] in ("{", "[") else text
    for game in all_games():
        checker = game.checks.get(what)
        if checker is not None:
            break
    else:
        raise Failure("cli-no_checker", 1, what=what)
    refusals = list(checker(data))
    speaker = Voice.speaker
    broken = [
        {"rule": no.rule, "args": dict(no.args), "why": speaker.refusal(no.rule, no.args)}
        for no in refusals
    ]
    if as_json:
        print_json({"file": file, "game": game.id, "legal": not broken, "broken": broken})
    elif broken:
        complain(speaker.say("cli-illegal", file=file))
        for row in broken:
            complain(f"  {row['why']} ({row['rule']})", bare=True)
    else:
        out().print(speaker.say("cli-legal", file=file), highlight=False, markup=False)
    if broken:
        raise typer.Exit(1)


@app.command("serve", help="cli-serve")
def do_serve(
    host: Annotated[str, typer.Option("--host", help="cli-opt-host", metavar="H")] = "127.0.0.1",
    port: Annotated[str, typer.Option("--port", help="cli-opt-port", metavar="P")] = "8000",
    database: Database = "",
    data: Data = "",
    allow_host: Annotated[
        list[str] | None, typer.Option("--allow-host", help="cli-opt-allow_host", metavar="NAME")
    ] = None,
    origin: Annotated[
        list[str] | None, typer.Option("--origin", help="cli-opt-origin", metavar="URL")
    ] = None,
    proxy: Annotated[str, typer.Option("--proxy", help="cli-opt-proxy", metavar="ADDRESS")] = "",
    secure: Annotated[bool, typer.Option("--secure", help="cli-opt-secure")] = False,
    public: Annotated[str, typer.Option("--public", help="cli-opt-public", metavar="URL")] = "",
    mail: Annotated[
        str,
        typer.Option("--mail", help="cli-opt-mail", metavar="URL", envvar="WEIRWOOD_MAIL"),
    ] = "",
    mail_from: Annotated[
        str, typer.Option("--mail-from", help="cli-opt-mail_from", metavar="ADDRESS")
    ] = "",
    hook: Annotated[
        list[str] | None, typer.Option("--hook", help="cli-opt-hook", metavar="URL")
    ] = None,
) -> None:
    number = whole("--port", port, 1, 65_535)
    server = table_part("serve")
    files.address_is_free(host, number)
    config = table_config(
        database,
        data,
        host=host,
        port=number,
        hosts=tuple(allow_host or ()),
        origins=tuple(origin or ()),
        proxy=proxy,
        secure_cookies=secure,
        public=public,
        mail=mail,
        mail_from=mail_from,
        hooks=tuple(hook or ()),
    )
    shown = f"[{host}]" if ":" in host else host
    url = f"http://{shown}:{number}"
    out().print(Voice.speaker.say("cli-serving", url=url), highlight=False)
    with database_trouble():
        server.run(config)


def table_part(name: str) -> Any:
    """A module of the web table, which an installation may lack."""
    try:
        return importlib.import_module(f"weirwood.table.{name}")
    except ModuleNotFoundError as e:
        if not (e.name or "").startswith("weirwood.table"):
            raise
        raise Failure("cli-no_table", 1) from e


def table_config(database: str, data: str, **more: object) -> Any:
    module = table_part("config")
    folder = Path(data) if data else module.data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError):
        raise Failure("cli-not_folder", file=str(folder)) from None
    return module.Config(database=database, data=folder, **more)


@contextmanager
def database_trouble() -> Iterator[None]:
    trouble: type[Exception] = importlib.import_module("sqlalchemy.exc").SQLAlchemyError
    try:
        yield
    except trouble as e:
        raise Failure("cli-database", 1, reason=str(e).splitlines()[0]) from e


def administer(name: str, database: str, data: str, *args: object) -> Any:
    """Let the table's own tools do something with its database."""
    with database_trouble():
        return getattr(table_part("admin"), name)(table_config(database, data), *args)


@admin.command("list", help="cli-admin-list")
def admin_list(
    status: Annotated[str, typer.Option("--status", help="cli-opt-status", metavar="S")] = "",
    database: Database = "",
    data: Data = "",
    as_json: Json = False,
) -> None:
    rows = administer("rooms", database, data, status)
    for row in rows:
        if as_json:
            print_json(asdict(row))
        else:
            line = f"{row.room}  {row.game}  {row.status}  {row.answers}  {', '.join(row.names)}"
            out().print(Text(clean(line)))


@admin.command("close", help="cli-admin-close")
def admin_close(room: Room, database: Database = "", data: Data = "") -> None:
    administer("close", database, data, room)


@admin.command("delete", help="cli-admin-delete")
def admin_delete(room: Room, database: Database = "", data: Data = "") -> None:
    administer("delete", database, data, room)


@admin.command("delete-old", help="cli-admin-delete_old")
def admin_delete_old(
    days: Annotated[str, typer.Option("--days", help="cli-opt-days", metavar="N")],
    database: Database = "",
    data: Data = "",
) -> None:
    count = administer("delete_old", database, data, whole("--days", days, 0, 100_000))
    out().print(Voice.speaker.say("cli-deleted", count=count), highlight=False)


@admin.command("backup", help="cli-admin-backup")
def admin_backup(file: Backup, database: Database = "", data: Data = "") -> None:
    count = administer("backup", database, data, Path(file))
    out().print(Voice.speaker.say("cli-rows", count=count, file=file), highlight=False)


@admin.command("restore", help="cli-admin-restore")
def admin_restore(file: Backup, database: Database = "", data: Data = "") -> None:
    count = administer("restore", database, data, Path(file))
    out().print(Voice.speaker.say("cli-rows", count=count, file=file), highlight=False)


# ---- running ----------------------------------------------------------------------------------


def complain(text: str, *, bare: bool = False) -> None:
    """One line on stderr."""
    line = clean(text) if bare else Voice.speaker.say("cli-wrong", text=clean(text))
    Console(stderr=True, soft_wrap=True).print(Text(line), style="red")


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
