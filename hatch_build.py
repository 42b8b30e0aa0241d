"""Tells whoever builds a wheel that it lacks the client, which git does not keep."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = Path("src", "weirwood", "table", "static", "index.html")


class ClientHook(BuildHookInterface):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        del build_data
        if version == "standard" and not (Path(self.root) / CLIENT).is_file():
            self.app.display_warning(
                "The browser's client is not built: `weirwood serve` of this wheel has no page to "
                "show. Run `make client` in the checkout before you build."
            )
