"""The web table: `serve` and `admin`."""

import importlib
import os
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from weirwood.cli.common import Json, whole
from weirwood.cli.voice import Voice, app, complain, print_json
from weirwood.terminal.console import out
from weirwood.terminal.speech import Failure, clean

admin = typer.Typer(name="admin", help="cli-admin")
app.add_typer(admin)

Database = Annotated[str, typer.Option("--database", help="cli-opt-database", metavar="URL")]
Data = Annotated[str, typer.Option("--data", help="cli-opt-data", metavar="FOLDER")]
Room = Annotated[str, typer.Argument(help="cli-arg-room", metavar="ROOM")]
Backup = Annotated[str, typer.Argument(help="cli-arg-backup", metavar="FILE")]


@app.command("serve", help="cli-serve")
def do_serve(  # noqa: PLR0917  # one parameter an option
    host: Annotated[str, typer.Option("--host", help="cli-opt-host", metavar="H")] = "",
    port: Annotated[str, typer.Option("--port", help="cli-opt-port", metavar="P")] = "",
    config_file: Annotated[
        str, typer.Option("--config", help="cli-opt-config", metavar="FILE")
    ] = "",
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
    workers: Annotated[str, typer.Option("--workers", help="cli-opt-workers", metavar="N")] = "",
    private: Annotated[
        str, typer.Option("--private", help="cli-opt-private", metavar="ADDRESS")
    ] = "",
    mail: Annotated[str, typer.Option("--mail", help="cli-opt-mail", metavar="URL")] = "",
    mail_from: Annotated[
        str, typer.Option("--mail-from", help="cli-opt-mail_from", metavar="ADDRESS")
    ] = "",
    hook: Annotated[
        list[str] | None, typer.Option("--hook", help="cli-opt-hook", metavar="URL")
    ] = None,
) -> None:
    server = table_part("serve")
    config = table_config(
        database,
        data,
        config_file,
        host=host,
        port=whole("--port", port, 1, 65_535) if port else 0,
        hosts=tuple(allow_host or ()),
        origins=tuple(origin or ()),
        proxy=proxy,
        secure_cookies=secure,
        public=public,
        workers=whole("--workers", workers, 1, 64) if workers else 0,
        private=private,
        mail=mail,
        mail_from=mail_from,
        hooks=tuple(hook or ()),
    )
    address_is_free(config.host, config.port)
    shown = f"[{config.host}]" if ":" in config.host else config.host
    url = f"http://{shown}:{config.port}"
    if not (table_part("http.files").STATIC / "index.html").is_file():
        complain(Voice.speaker.say("cli-no_client"))
    with database_trouble():
        server.run(config, opened=lambda: open_at(url))


def open_at(url: str) -> None:
    out().print(Voice.speaker.say("cli-serving", url=url), highlight=False)
    sys.stdout.flush()  # whoever started us may read it through a pipe


@app.command("bots", help="cli-bots")
def do_bots(
    config_file: Annotated[
        str, typer.Option("--config", help="cli-opt-config", metavar="FILE")
    ] = "",
    database: Database = "",
    data: Data = "",
    jobs: Annotated[str, typer.Option("--jobs", help="cli-opt-bot_jobs", metavar="N")] = "",
) -> None:
    count = whole("--jobs", jobs, 1, 256) if jobs else 0
    config = table_config(database, data, config_file, bot_workers=count)
    with database_trouble():
        table_part("cluster.bot_queue").run(config)


def address_is_free(host: str, port: int) -> None:
    """Say in one line that somebody else listens there, or that there is no such address."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        with socket.socket(family, socket.SOCK_STREAM) as door:
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            door.bind((host, port))
    except (OSError, UnicodeError) as e:
        reason = getattr(e, "strerror", None) or str(e)
        raise Failure("cli-address", 1, host=host, port=str(port), reason=reason) from e


def table_part(name: str) -> Any:
    """A module of the web table, which an installation may lack."""
    try:
        return importlib.import_module(f"weirwood.table.{name}")
    except ModuleNotFoundError as e:
        if not (e.name or "").startswith("weirwood.table"):
            raise
        raise Failure("cli-no_table", 1) from e


def table_config(database: str, data: str, config_file: str = "", **more: object) -> Any:
    """The table's settings: of the options, those that were given."""
    given = {"database": database, "data": data, **more}
    config = table_part("config").read(
        config_file, os.environ, **{name: value for name, value in given.items() if value}
    )
    try:
        config.data.mkdir(parents=True, exist_ok=True, mode=0o700)  # its owner's alone
    except (FileExistsError, NotADirectoryError):
        raise Failure("cli-not_folder", file=str(config.data)) from None
    except OSError as e:
        reason = f"{config.data}: {e.strerror}"
        raise Failure("cli-database", 1, reason=reason) from e
    return config


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
        return getattr(table_part("host.admin"), name)(table_config(database, data), *args)


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
    done = administer("close", database, data, room)
    out().print(Voice.speaker.say(f"cli-room_{done}", room=room), highlight=False)


@admin.command("delete", help="cli-admin-delete")
def admin_delete(room: Room, database: Database = "", data: Data = "") -> None:
    done = administer("delete", database, data, room)
    out().print(Voice.speaker.say(f"cli-room_{done}", room=room), highlight=False)


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
