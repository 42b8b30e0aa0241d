"""Modules that nobody waits for at the start: a library behind them takes long to import."""

from __future__ import annotations

import importlib
from typing import Any


class Later:
    """Stands for a module, and imports it when something of it is first wanted."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __getattr__(self, what: str) -> Any:
        return getattr(importlib.import_module(self.name), what)
