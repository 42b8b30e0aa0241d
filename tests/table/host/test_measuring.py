"""The programs behind the figures of docs/hosting.md and docs/benchmarks.md measure, in small."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[3]


def measured(*words: str) -> list[dict[str, Any]]:
    command = [sys.executable, *words]
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stderr[-1000:]
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.mark.database
def test_a_load_on_two_workers() -> None:
    small = ("--rooms", "2", "--seconds", "3", "--pause", "0.2")
    (row,) = measured("bench/load.py", "--workers", "2", *small)
    assert (row["workers"], row["rooms"], row["clients"]) == (2, 2, 6)
    assert 0 < row["p50_ms"] <= row["p99_ms"]
    assert row["answers_per_s"] > 0 < row["server_ms_per_answer"]


def test_rooms_in_which_nobody_says_anything() -> None:
    (row,) = measured("bench/rooms.py", "live", "--rooms", "20", "--seconds", "0.5")
    assert (row["kind"], row["rooms"]) == ("live", 2)


def test_what_an_answer_costs() -> None:
    (row,) = measured("bench/answers.py", "btwixt:3", "--rooms", "1", "--seconds", "1", "--json")
    assert row["answers"] > 0
    parts = [row[part] for part in ("loop", "storage", "rules")]
    assert all(part > 0 for part in parts)
    assert sum(parts) <= row["all"] + 0.05
