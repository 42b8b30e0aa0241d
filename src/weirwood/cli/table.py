"""The web table: `serve` and `admin`."""

import importlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from weirwood.cli.common import Json, Voice, app, print_json, whole
from weirwood.terminal import files
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
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)  # its owner's alone
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
