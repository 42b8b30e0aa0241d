"""Reading and writing files, with troubles that can be told in one line."""

from __future__ import annotations

import contextlib
import json
import os
import socket
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from weirwood.terminal.speech import Failure

if TYPE_CHECKING:
    from collections.abc import Callable

    from weirwood.lab.game import Outcome
    from weirwood.terminal.speech import Speaker


def read_text(path: Path) -> str:
    """The text of a file."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Failure("cli-not_text", file=str(path)) from None
    except OSError as e:
        raise Failure(*_trouble(e, path)[:1], **_trouble(e, path)[1]) from e
    except ValueError:  # a name with a zero byte
        raise Failure("cli-no_file", file=str(path)) from None


def read_lines(path: Path) -> list[str]:
    """The lines of a record. Only a line feed ends a line: names may hold other separators."""
    return read_text(path).split("\n")


def read_json(path: Path) -> Any:
    """The JSON of a file."""
    text = read_text(path)
    try:
        return json.loads(text)
    except json.JSONDecodeError as e:
        args = {"file": str(path), "line": e.lineno, "column": e.colno}
        raise Failure("cli-not_json", **args) from None
    except RecursionError:
        raise Failure("cli-too_deep", file=str(path)) from None
    except ValueError:  # a number of thousands of digits
        raise Failure("cli-not_json", file=str(path), line=1, column=1) from None


def read_list(path: Path) -> Any:
    """A list from a file: JSON, or text as people exchange it."""
    text = read_text(path)
    return read_json(path) if text.lstrip()[:1] in ("{", "[") else text


def value(text: str) -> Any:
    """JSON if it is, else the text itself."""
    with contextlib.suppress(ValueError, RecursionError):
        return json.loads(text)
    return text


def write_text(path: Path, text: str) -> None:
    """Write a file so that there is always a whole one: the old or the new."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            Path(name).replace(path)
        except OSError:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as e:
        raise Failure(*_trouble(e, path)[:1], **_trouble(e, path)[1]) from e
    except ValueError:
        raise Failure("cli-no_file", file=str(path)) from None


def keeper(folder: Path, game: str) -> Callable[[Outcome], None]:
    """Writes the record of every game into a folder."""

    def keep(outcome: Outcome) -> None:
        write_text(folder / f"{game}-{outcome.index:06}.jsonl", outcome.record)

    return keep


def data_folder() -> Path:
    """Where this user's programs keep what belongs to the user."""
    chosen = os.environ.get("WEIRWOOD_DATA")
    if chosen:
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData/Local")) / "weirwood"
    if sys.platform == "darwin":
        return Path.home() / "Library/Application Support/weirwood"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "weirwood"


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


def trouble(error: OSError, speaker: Speaker) -> str:
    """What the system could not do, in words."""
    message, args = _trouble(error, Path(str(error.filename or "?")))
    return speaker.say(message, **args)


def _trouble(error: OSError, path: Path) -> tuple[str, dict[str, str]]:
    args = {"file": str(path)}
    if isinstance(error, FileNotFoundError):
        return "cli-no_file", args
    if isinstance(error, PermissionError):
        return "cli-no_permission", args
    if isinstance(error, IsADirectoryError):
        return "cli-is_folder", args
    return "cli-file_trouble", args | {"reason": error.strerror or type(error).__name__}
