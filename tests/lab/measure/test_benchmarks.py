"""The page of tables: what is measured stands between its marks, and what people wrote stays."""

from __future__ import annotations

import argparse
import importlib.util
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import count
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parents[3]


@pytest.fixture(scope="module")
def report() -> ModuleType:
    spec = importlib.util.spec_from_file_location("report", ROOT / "bench" / "report.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["report"] = module
    spec.loader.exec_module(module)
    return module


def test_the_tables_are_put_between_the_marks_of_the_page(report: ModuleType) -> None:
    page = report.PAGE.read_text(encoding="utf-8")
    new = report.put(page, "## Other tables\n")
    before, between = page.split(report.BEGIN)
    assert (
        new
        == before + report.BEGIN + "## Other tables\n" + report.END + between.split(report.END)[1]
    )
    assert "\n## Where the time goes" in new
    assert report.put(new, page.partition(report.BEGIN)[2].partition(report.END)[0]) == page


def test_a_page_without_its_marks_is_left_alone(report: ModuleType) -> None:
    for page in ("# Benchmarks\n", report.BEGIN, report.END + report.BEGIN):
        with pytest.raises(SystemExit, match="lacks the marks"):
            report.put(page, "tables")


def said(command: Sequence[str], pure: str = "1", *, rates: Iterator[int]) -> list[dict[str, Any]]:
    """What the programs say, without their having measured anything."""
    words = list(command)
    times = 1 if pure == "1" else 3
    if words[2:3] == ["weirwood"]:
        rate = 100 if words[0] == "before/python" else next(rates) * times
        row = dict.fromkeys(
            ("games_per_s", "decisions_per_s", "choices_per_s", "searches_per_s"), rate
        )
        copies = dict.fromkeys(("fork_us", "save_us", "load_us", "view_us"), 12.5)
        return [{"game": words[4], "seats": 6, "save_bytes": 1738, **row, **copies}]
    if words[1].endswith("peers.py"):
        names = ["Catanatron, four players", *([] if "Catanatron" in words else ["chess"])]
        row = dict.fromkeys(("games_per_s", "decisions_per_s", "choices_per_s"), 100)
        return [{"engine": n, "version": "1", "fork_us": 2.0, **row} for n in names]
    if words[1].endswith("wrappers.py"):
        kinds = ("steps", "turns", "together", "many", "bare")
        row = {f"{kind}_per_s": 1000 * times + i for i, kind in enumerate(kinds)}
        return [{"game": "btwixt", "observation_us": 17.4, "share": 0.63, **row}]
    assert words[1].endswith("start.py")
    return [
        {"what": "weirwood --help", "seconds": 0.15 * times, "mb": 40.0},
        {"what": 'weirwood.new("btwixt")', "seconds": 0.1, "mb": 41.0},
        {"what": "a whole random game of btwixt", "seconds": 0, "mb": 50.0},
    ]


@pytest.mark.parametrize("both", [True, False])
def test_every_table_says_its_command_and_its_goals(
    report: ModuleType, monkeypatch: pytest.MonkeyPatch, both: bool
) -> None:
    monkeypatch.setattr(report, "lines_of", partial(said, rates=count(201)))
    monkeypatch.setattr(report, "compiled", lambda: both)
    given = argparse.Namespace(
        peers="peers/python", before="before/python", since="abc1234", seconds=2.0, steps=1.0,
        turns=2, only=["btwixt"],
    )  # fmt: skip
    text = report.written(given, lambda what: None)
    for command in (
        "peers/bin/python bench/peers.py",
        "weirwood bench btwixt --seconds 2",
        "python bench/wrappers.py --seconds 1",
        "python bench/start.py",
        "make guard",
        "--before before/bin/python --since abc1234",
    ):
        assert command in text
    rows = {line.split(" | ")[0]: line for line in text.splitlines() if line.startswith("| ")}
    ratios = [line for line in text.splitlines() if line.startswith("| `btwixt`")]
    if both:
        assert ratios[0] == "| `btwixt` | 2.01 – 2.03 | 1.8 | 6.06 – 6.12 | 4.5 |"
        assert rows["| `weirwood --help`"].endswith("| 0.15 → 0.45 | 0.25 | 40 → 40 |")
        assert "1,000 → 3,000" in text
    else:
        assert ratios[0] == "| `btwixt` | 2.01 – 2.02 | 1.8 |  | 4.5 |"
        assert "→ 3,000" not in text
    assert rows['| `weirwood.new("btwixt")`'].split(" | ")[2] == "0.2"
    assert rows["| chess 1"] == "| chess 1 | 100 | 100 | 100.0 | 2.0 |"
    assert "12.5 → 12.5" in rows["| copy (µs)"] or not both
