"""placeholder"""

from __future__ import annotations

from typing import Any

GREEDY = None


def evaluate(st: Any, seat: int) -> float:
    return 0.0
