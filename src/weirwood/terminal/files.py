"""Reading and writing files, with troubles that can be told in one line."""

from __future__ import annotations

import contextlib
import glob
import json
import os
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from weirwood.terminal.speech import Failure

if TYPE_CHECKING:
    from weirwood.terminal.speech import Speaker


PART = ".part"  # the ending of a file that is being written
STALE = 60.0  # seconds after which nobody is writing it any more


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


def write_text(path: Path, text: str) -> None:
    """Write a file so that there is always a whole one: the old or the new."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        sweep(path)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f"{path.name}.", suffix=PART)
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            Path(name).replace(path)
        except BaseException:  # also Ctrl-C and the end of the terminal
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as e:
        raise Failure(*_trouble(e, path)[:1], **_trouble(e, path)[1]) from e
    except ValueError:
        raise Failure("cli-no_file", file=str(path)) from None


def sweep(path: Path) -> None:
    """Take away what somebody left behind who was killed while writing this file."""
    for left in path.parent.glob(f"{glob.escape(path.name)}.*{PART}"):
        with contextlib.suppress(OSError):
            if time.time() - left.stat().st_mtime > STALE:
                left.unlink()


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
