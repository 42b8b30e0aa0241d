"""Every command of docs/hosting.md runs as it stands there.

What is changed: addresses of machines that are not ours, the port, and how many processes there
are. Not run: the container engine's (there is none here), `make load` and `bench/beside.py`, which
measure for minutes; the examples for nginx are run by `make soak`.
"""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from zlib import crc32

import pytest

from tests.table.cluster.test_supervisor import Command
from tests.table.conftest import fresh_database
from tests.table.server import PATIENCE
from weirwood.table.config import read

PAGE = (Path(__file__).parents[3] / "docs" / "hosting.md").read_text("utf-8")
HERE = {"10.0.0.5": "127.0.0.1", "10.0.0.1": "127.0.0.1", "0.0.0.0": "127.0.0.1"}  # noqa: S104  # the page's
FEWER = {"--workers 4": "--workers 2", "--jobs 8": "--jobs 1"}
ENDED = (0, -signal.SIGTERM)  # as it was told to


def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


def given(block: str) -> tuple[dict[str, str], list[str]]:
    """A command of the page: what it sets in the environment, and its words."""
    for table in (HERE, FEWER):
        for there, here in table.items():
            block = block.replace(there, here)
    words = shlex.split(block.replace("\\\n", " "))
    settings = dict(w.split("=", 1) for w in words if re.match(r"[A-Z_]+=", w))
    return settings, [w for w in words if not re.match(r"[A-Z_]+=", w) and w != "..."]


SERVING = [b for b in blocks("sh") if "weirwood serve" in b]


class Typed(Command):
    """A table, started by a command of the page."""

    def __init__(self, folder: Path, block: str, database: str) -> None:
        super().__init__(folder)
        self.settings, words = given(block)
        assert words[:2] == ["weirwood", "serve"]
        self.words = [sys.executable, "-m", *words, "--port", str(self.port)]
        self.words += ["--data", str(folder)]
        if "WEIRWOOD_DATABASE" in self.settings:
            self.settings["WEIRWOOD_DATABASE"] = database

    def begin(self, stdout: int | None = subprocess.DEVNULL) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self.words,
                env={**os.environ, **self.settings},
                stdout=stdout,
                stderr=log,
                start_new_session=True,
            )


@pytest.fixture
def shared(request: pytest.FixtureRequest, postgres_server: str) -> Iterator[str]:
    with fresh_database(postgres_server, f"t{crc32(request.node.nodeid.encode())}") as url:
        yield url


@pytest.mark.database
@pytest.mark.parametrize("block", SERVING)
def test_a_table_is_started_as_the_page_says(tmp_path: Path, shared: str, block: str) -> None:
    table = Typed(tmp_path, block, shared)
    try:
        table.start()
        page = table.http.get("/")
        assert page.status_code == 200
        if "--allow-host" in block:
            named = table.http.get("/", headers={"host": "table.example.org"})
            assert named.status_code == 200
        assert table.http.get("/", headers={"host": "other.example.org"}).status_code == 421
        assert ("strict-transport-security" in page.headers) == ("--secure" in block)
        assert table.process is not None
        table.process.terminate()
        assert table.process.wait(PATIENCE) in ENDED
    finally:
        if table.process is not None and table.process.poll() is None:
            table.kill()
        table.http.close()
    assert "Traceback" not in table.log.read_text()


@pytest.mark.database
def test_bots_are_started_as_the_page_says(tmp_path: Path, shared: str) -> None:
    (block,) = [b for b in blocks("sh") if "weirwood bots" in b]
    settings, words = given(block)
    env = {**os.environ, **settings, "WEIRWOOD_DATABASE": shared, "WEIRWOOD_DATA": str(tmp_path)}
    bots = subprocess.Popen([sys.executable, "-m", *words], env=env, start_new_session=True)
    with pytest.raises(subprocess.TimeoutExpired):  # it waits for something to think about
        bots.wait(3)
    bots.terminate()
    assert bots.wait(PATIENCE) in ENDED


def test_every_command_of_the_page_is_known_here() -> None:
    run = [b for b in blocks("sh") if "weirwood serve" in b or "weirwood bots" in b]
    others = [b.strip() for b in blocks("sh") if b not in run]
    assert others == ["docker compose -f deploy/compose.yaml up --build"]
    assert len(SERVING) == 3
    assert len(blocks("nginx")) == 2  # tests/soak/nginx_soak.py


def test_the_settings_of_the_page_are_read(tmp_path: Path) -> None:
    (block,) = blocks("toml")
    file = tmp_path / "table.toml"
    file.write_text(block)
    found = read(str(file), {"WEIRWOOD_MAX_ROOMS": "300"})
    told = tomllib.loads(block)
    assert found.max_rooms == 300  # the environment counts before the file
    assert (list(found.origins), found.rooms_budget) == (told["origins"], told["rooms_budget"])


def test_the_host_looks_after_a_table_as_the_page_says(tmp_path: Path) -> None:
    rows = re.findall(r"^\| `(weirwood admin [^`]+)` \|", PAGE, re.MULTILINE)
    kept = str(tmp_path / "kept.gz")
    said: dict[str, int] = {}
    for row in rows:
        words = row.replace("ROOM", "0123456789abcdef").replace("FILE", kept).replace("N", "30")
        data = tmp_path / ("other" if " restore " in row else "data")
        done = subprocess.run(
            [sys.executable, "-m", *shlex.split(words), "--data", str(data)],
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert "Traceback" not in done.stderr
        said[row.split()[2]] = done.returncode
    nobody = {"close": 2, "delete": 2}  # there is no such room
    assert said == {"list": 0, "delete-old": 0, "backup": 0, "restore": 0, **nobody}
