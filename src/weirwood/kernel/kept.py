"""What was worked out once and is kept between two starts, in files that may be lost at any time.

A file says what it was made from and is sealed. One that is cut, foreign, or made from anything
else, by another Python or another release, is not believed: all is worked out again, and nobody
notices but the clock.
"""

from __future__ import annotations

import importlib.util
import marshal
import os
import sys
import tempfile
import time
import tomllib
from collections.abc import Mapping
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

SIZE = 32  # bytes of a hash
OLD = 60 * 24 * 3600  # seconds after which what nobody wrote again is swept away


def read(path: Path, key: bytes) -> Any:
    """What a file holds, if it is whole and was made from what the key tells; else None."""
    try:
        data = path.read_bytes()
    except OSError:
        return None
    told, seal, rest = data[:SIZE], data[SIZE : 2 * SIZE], data[2 * SIZE :]
    if told != key or blake2b(rest, digest_size=SIZE).digest() != seal:
        return None
    try:
        return marshal.loads(rest)  # noqa: S302 - the same trust as Python's own bytecode
    except (EOFError, ValueError, TypeError):
        return None


def write(path: Path, key: bytes, found: Any) -> bool:
    """Write a file whole or not at all."""
    try:
        data = marshal.dumps(found)
    except ValueError:  # a date, say: nothing that plain data have
        return False
    seal = blake2b(data, digest_size=SIZE).digest()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name)
    except OSError:
        return False
    try:
        with os.fdopen(handle, "wb") as out:
            out.write(key + seal + data)
        Path(name).replace(path)
    except OSError:
        Path(name).unlink(missing_ok=True)
        return False
    return True


def folder() -> Path:
    """Where this user's programs keep what they can make again, as this system has it."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home()) / "weirwood" / "cache"
    if sys.platform == "darwin":
        return Path.home() / "Library/Caches/weirwood"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "weirwood"


@cache
def fingerprint() -> bytes:
    """What reading depends on besides the text: this Python, and this file."""
    told = blake2b(importlib.util.MAGIC_NUMBER + sys.version.encode(), digest_size=SIZE)
    told.update(Path(__file__).read_bytes())
    return told.digest()


class TomlError(ValueError):
    """A file that is no TOML: its name, and what is wrong."""


def toml(texts: Mapping[str, str]) -> dict[str, dict[str, Any]]:
    """What TOML files say, by their names; it is kept for them together.

    >>> toml({"x.toml": "a = 1", "y.toml": "[b]"})
    {'x.toml': {'a': 1}, 'y.toml': {'b': {}}}
    """
    told = blake2b(fingerprint(), digest_size=SIZE)
    for name, text in texts.items():
        for data in (name.encode(), text.encode()):
            told.update(len(data).to_bytes(8, "little") + data)
    key = told.digest()
    path = folder() / f"toml-{key.hex()[:32]}"
    found = read(path, key)
    if isinstance(found, dict) and list(found) == list(texts):
        return found
    made = {name: loads(name, text) for name, text in texts.items()}
    if write(path, key, made):
        sweep(path.parent)
    return made


def loads(name: str, text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise TomlError(f"{name}: {error}") from error


def sweep(home: Path) -> None:
    """Remove what was written long ago; what is still used is then written again."""
    before = time.time() - OLD
    try:
        for path in home.iterdir():
            if path.is_file() and path.stat().st_mtime < before:
                path.unlink(missing_ok=True)
    except OSError:
        return
