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


class Postgres:
    """One server; stopped and started again it has the same data at the same address."""

    def __init__(self, folder: Path, user: str | None, address: str = "127.0.0.1") -> None:
        self.folder, self.user, self.port, self.address = folder, user, free_port(), address
        self.bin, self.data = binaries(), str(folder / "data")
        self.url = f"postgresql+psycopg://weirwood@{address}:{self.port}/postgres"
        initdb = str(self.bin / "initdb")
        run(user, initdb, "-D", self.data, "-A", "trust", "-U", "weirwood", "-N")
        with Path(self.data, "pg_hba.conf").open("a") as known:
            known.write(f"host all all {address}/24 trust\n")

    def start(self) -> None:
        options = f"-p {self.port} -c listen_addresses={self.address} -k {self.folder}"
        self.control("-w", "-o", options, "-l", str(self.folder / "log"), "start")

    def stop(self) -> None:
        """At once, as if the machine had lost its power."""
        self.control("-m", "immediate", "stop")

    def control(self, *words: str) -> None:
        run(self.user, str(self.bin / "pg_ctl"), "-D", self.data, *words)


@contextlib.contextmanager
def postgres(address: str = "127.0.0.1") -> Iterator[Postgres]:
    """Start a server, and take it away with all that it holds."""
    user = servant() if os.geteuid() == 0 else None
    folder = Path(tempfile.mkdtemp(prefix="weirwood-pg-"))
    try:
        if user:
            os.chown(folder, pwd.getpwnam(user).pw_uid, -1)
        made = Postgres(folder, user, address)
        made.start()
        try:
            yield made
        finally:
            made.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
