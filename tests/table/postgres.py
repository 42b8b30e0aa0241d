"""A PostgreSQL server of the test run's own, in a folder that goes away with it."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.table.server import free_port

NEEDED = "PostgreSQL is not installed: apt-get install postgresql (or run `make test-core`)"


def binaries() -> Path:
    """Where initdb and pg_ctl are: on the path (`make system`), or where Debian puts them."""
    found = shutil.which("initdb")
    if found:
        return Path(found).parent
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    for folder in folders:
        if (folder / "initdb").exists():
            return folder
    raise RuntimeError(NEEDED)


def servant() -> str:
    """The user who runs the server where we are root."""
    known = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


def run(user: str | None, *command: str) -> None:
    """Run a command, as another user where the server refuses to be run by root."""
    prefix = ["runuser", "-u", user, "--"] if user else []
    done = subprocess.run([*prefix, *command], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """Start a server; gives its address for SQLAlchemy."""
    bin_ = binaries()
    user = servant() if os.geteuid() == 0 else None
    folder = Path(tempfile.mkdtemp(prefix="weirwood-pg-"))
    try:
        if user:
            os.chown(folder, pwd.getpwnam(user).pw_uid, -1)
        data, port = folder / "data", free_port()
        run(user, str(bin_ / "initdb"), "-D", str(data), "-A", "trust", "-U", "weirwood", "-N")
        options = f"-p {port} -c listen_addresses=127.0.0.1 -k {folder}"
        log = str(folder / "log")
        run(user, str(bin_ / "pg_ctl"), "-D", str(data), "-w", "-o", options, "-l", log, "start")
        try:
            yield f"postgresql+psycopg://weirwood@127.0.0.1:{port}/postgres"
        finally:
            run(user, str(bin_ / "pg_ctl"), "-D", str(data), "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
