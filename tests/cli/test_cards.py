"""`weirwood cards`: several in a line each, one with all about it, nothing refused clearly."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from weirwood import cli
from weirwood.table.rooms import plays
from weirwood.table.store.database import Store

Captured = pytest.CaptureFixture[str]


def told(capsys: Captured, *args: str, status: int = 0) -> str:
    assert cli.main(args) == status
    out, err = capsys.readouterr()
    return out if status == 0 else err


def test_several_things_stand_in_lines(capsys: Captured) -> None:
    out = told(capsys, "cards", "boardgame", "orders", "--lang", "es")
    assert "Avance" in out
    assert out.strip().endswith("resultados")
    rows = json.loads(told(capsys, "cards", "boardgame", "ports", "--json"))
    assert {row["kind"] for row in rows} >= {"port"}


def test_one_thing_comes_with_its_rules_and_company(capsys: Captured) -> None:
    out = told(capsys, "cards", "boardgame", "robb_stark")
    assert "house_cards.robb_origin" in out
    page = json.loads(told(capsys, "cards", "boardgame", "robb_stark", "--json"))
    assert page["thing"]["numbers"]["strength"] == 3


def test_a_table_says_how_often_it_was_played(capsys: Captured, tmp_path: Path) -> None:
    asked = ("cards", "boardgame", "robb_stark", "--data", str(tmp_path))
    assert "No game has been finished" in told(capsys, *asked)
    store = Store(f"sqlite:///{tmp_path / 'weirwood.db'}")
    sums = {"games": 3, "times": 3, "won": 2.0, "fair": 1.0}
    store.submit(lambda c: plays.add(c, "r", "boardgame", {"": sums, "robb_stark": sums})).result()
    store.close()
    out = told(capsys, *asked)
    assert "Played in 3 of 3 finished games; won 2 of 3 times: 67 %" in " ".join(out.split())
    assert json.loads(told(capsys, *asked, "--json"))["played"]["times"] == 3


def test_nothing_is_said_to_fit(capsys: Captured) -> None:
    assert "xyzzy" in told(capsys, "cards", "btwixt", "xyzzy", status=1)
    assert told(capsys, "cards", "nothing", status=2)
