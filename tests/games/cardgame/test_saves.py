"""What the upgrade of an older save has to make anew; `tests/games/test_saves.py` plays them on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import weirwood

SAVES = Path(__file__).with_name("saves_v1.jsonl").read_text("utf-8").splitlines()


def test_rows_of_the_round_are_read_as_they_were_meant() -> None:
    found: list[dict[str, Any]] = [json.loads(line) for line in SAVES]
    saved = next(s for s in found if any(s["state"].get("fought", [])))
    match = weirwood.load(json.loads(json.dumps(saved)))
    icons = ("military", "intrigue", "power")
    for player, rows in zip(match.view(None)["players"], saved["state"]["fought"], strict=True):
        assert player["fought"] == [[icons[row >> 3], row & 7] for row in rows]
