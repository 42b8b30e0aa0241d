"""The settings of a table: by option, by environment, by file; secrets off the command line."""

from __future__ import annotations

import sys
from dataclasses import fields
from pathlib import Path

import pytest

from tests.table.helpers import bots, config, create
from tests.table.live import Live
from weirwood import cli
from weirwood.kernel.decision import Refused
from weirwood.table.config import NAMES, Config, read


def test_an_option_counts_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "table.toml"
    file.write_text('max_rooms = 1\nmax_bots = 1\nport = 1\norigins = ["https://a.example"]\n')
    secret = tmp_path / "secret"
    secret.write_text("postgresql+psycopg://weirwood:hush@db/weirwood\n")
    environment = {
        "WEIRWOOD_CONFIG": str(file),
        "WEIRWOOD_MAX_BOTS": "2",
        "WEIRWOOD_PORT": "2",
        "WEIRWOOD_HOSTS": "a.example, b.example",
        "WEIRWOOD_SECURE_COOKIES": "true",
        "WEIRWOOD_BOT_DELAY": "0.5",
        "WEIRWOOD_DATA": str(tmp_path),
        "WEIRWOOD_DATABASE_FILE": str(secret),
        "WEIRWOOD_PASSWORD": "of somebody else",
    }
    found = read("", environment, port=3)
    assert (found.max_rooms, found.max_bots, found.port) == (1, 2, 3)
    assert found.origins == ("https://a.example",)
    assert found.hosts == ("a.example", "b.example")
    assert found.secure_cookies is True
    assert (found.bot_delay, found.data) == (0.5, tmp_path)
    assert found.database == "postgresql+psycopg://weirwood:hush@db/weirwood"
    assert read("", {}).max_rooms == Config().max_rooms


def test_every_setting_can_be_given_in_the_environment(tmp_path: Path) -> None:
    plain = Config()
    for f in fields(Config):
        if f.name == "alone":
            continue
        value = getattr(plain, f.name)
        text = ",".join(value) if isinstance(value, tuple) else str(value)
        assert getattr(read("", {f"WEIRWOOD_{f.name.upper()}": text}), f.name) == value
    assert "alone" not in NAMES


@pytest.mark.parametrize(
    ("text", "environment"),
    [
        ("max_roms = 5", {}),
        ("max_rooms = [", {}),
        ('max_rooms = "many"', {}),
        ("", {"WEIRWOOD_PORT": "x"}),
        ("", {"WEIRWOOD_DATABASE_FILE": "/nowhere/at/all"}),
        ("", {"WEIRWOOD_CONFIG": "/nowhere/at/all"}),
    ],
)
def test_a_setting_that_cannot_be_is_refused_in_one_line(
    tmp_path: Path, text: str, environment: dict[str, str]
) -> None:
    file = tmp_path / "table.toml"
    file.write_text(text)
    with pytest.raises(Refused) as no:
        read(str(file) if text else "", environment)
    assert no.value.rule == "table.setting"
    assert "hush" not in str(no.value)


def test_the_host_reads_the_environment_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    live = Live(config(tmp_path))
    live.start()
    room = create(live.browser(), [{"kind": "me"}, *bots(2)])["room"]
    live.stop()
    monkeypatch.setenv("WEIRWOOD_DATA", str(tmp_path))
    assert cli.main(["admin", "list"]) == 0
    assert room in capsys.readouterr().out


def test_a_database_that_cannot_be_written_is_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """An immutable file, a folder on a disk that is read only, a database that is."""

    def immutable(*_args: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    file = tmp_path / "weirwood.db"
    file.touch(0o644)
    with monkeypatch.context() as m:
        m.setattr(Path, "chmod", immutable)
        assert cli.main(["admin", "list", "--data", str(tmp_path)]) != 0
    said = capsys.readouterr()
    assert "Operation not permitted" in said.err
    assert "Traceback" not in said.err
    assert len(said.err.strip().splitlines()) == 1
    url = f"sqlite:///file:{file}?mode=ro&uri=true"
    assert cli.main(["admin", "list", "--data", str(tmp_path), "--database", url]) != 0
    said = capsys.readouterr()
    assert "Traceback" not in said.err
    assert len(said.err.strip().splitlines()) == 1


@pytest.mark.parametrize("kind", ["mysql", "postgresql+psycopg2", "nothing+x", "sqlites"])
def test_a_kind_of_database_that_is_none_of_ours_is_one_line(
    kind: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["serve", "--database", f"{kind}://weirwood:hush@127.0.0.1:1/x"]) != 0
    said = capsys.readouterr().err
    assert len(said.strip().splitlines()) == 1
    assert kind in said
    assert "weirwood[postgres]" in said
    assert "hush" not in said


def test_a_driver_that_is_not_installed_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)  # importing it fails
    assert cli.main(["serve", "--database", "postgresql+psycopg://x:hush@127.0.0.1:1/x"]) != 0
    said = capsys.readouterr().err
    assert len(said.strip().splitlines()) == 1
    assert "weirwood[postgres]" in said
    assert "hush" not in said


def test_behind_https_cookies_and_browsers_stay_there(tmp_path: Path) -> None:
    live = Live(config(tmp_path, secure_cookies=True))
    live.start()
    client = live.browser()
    asked = {"game": "boardgame", "seats": [{"kind": "me"}, {"kind": "person"}, *bots(1)]}
    made = client.post("/api/rooms", json=asked)
    assert made.headers["strict-transport-security"] == "max-age=31536000"
    set_cookies = made.headers.get_list("set-cookie")
    assert len(set_cookies) == 2
    for cookie in set_cookies:
        assert cookie.startswith("__Host-")
        assert "; secure" in cookie.lower()
        assert "path=/" in cookie.lower()
        assert "domain" not in cookie.lower()
    # what a browser over https would send
    jar = "; ".join(cookie.partition(";")[0] for cookie in set_cookies)
    room = made.json()["room"]
    seen = client.get(f"/api/rooms/{room}", headers={"cookie": jar})
    assert seen.json()["host"] is True
    assert (
        client.get(f"/api/rooms/{room}", headers={"cookie": jar.replace("__Host-", "")}).json()[
            "host"
        ]
        is False
    )  # a neighbour's page can set one without the prefix
    gone = client.delete("/api/mine", headers={"cookie": jar})
    assert gone.status_code == 200
    assert len([c for c in gone.headers.get_list("set-cookie") if "__Host-" in c]) == 2
    live.stop()


def test_without_https_nothing_promises_it(tmp_path: Path) -> None:
    live = Live(config(tmp_path))
    live.start()
    assert "strict-transport-security" not in live.browser().get("/health").headers
    live.stop()
