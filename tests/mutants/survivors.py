"""The survivors that were looked at, each with its reason; and how sure a share is."""

from __future__ import annotations

import math
import tomllib
from pathlib import Path
from typing import Any, NamedTuple

FILE = Path(__file__).with_name("survivors.toml")


class Mutant(NamedTuple):
    """What a reader needs to find a mutant again, whatever was changed elsewhere."""

    module: str
    where: str  # the function
    line: str
    mutated: str


def explained(game: str) -> dict[Mutant, str]:
    told: dict[str, Any] = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return {
        Mutant(row["module"], row["where"], row["line"], row["mutated"]): row["reason"]
        for row in told.get(game, [])
    }


def interval(noticed: int, tried: int) -> tuple[float, float]:
    """Wilson's interval of a share, at 95 %."""
    if not tried:
        return 0.0, 1.0
    z, p = 1.959964, noticed / tried
    centre = (p + z * z / (2 * tried)) / (1 + z * z / tried)
    half = z * math.sqrt(p * (1 - p) / tried + z * z / (4 * tried * tried)) / (1 + z * z / tried)
    return centre - half, centre + half
