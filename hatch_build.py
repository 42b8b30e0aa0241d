"""What the package says of itself: where it lives, and that a wheel lacks the client.

A package index shows the README without the files beside it. Whoever publishes says where these can
be read: `WEIRWOOD_HOME=https://example.org/weirwood` makes the project's addresses, and links and
pictures of the README lead to `WEIRWOOD_FILES` (the home's `/blob/main` if it is not given).
Without a home the README keeps its words and leaves out what would lead nowhere.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

CLIENT = Path("src", "weirwood", "table", "static", "index.html")
LINK = re.compile(r"(!?)\[([^\]]*)\]\((?!https?://|#|mailto:)([^)]+)\)")


class ClientHook(BuildHookInterface):
    """Tells whoever builds a wheel that it lacks the client, which git does not keep."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        del build_data
        if version == "standard" and not (Path(self.root) / CLIENT).is_file():
            self.app.display_warning(
                "The browser's client is not built: `weirwood serve` of this wheel has no page to "
                "show. Run `make client` in the checkout before you build."
            )


class HomeHook(MetadataHookInterface):
    """The README as an index can show it, and the project's addresses."""

    def update(self, metadata: dict[str, Any]) -> None:
        home = os.environ.get("WEIRWOOD_HOME", "").rstrip("/")
        files = os.environ.get("WEIRWOOD_FILES", f"{home}/blob/main" if home else "").rstrip("/")
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": for_index(text, files)}
        metadata["urls"] = urls(home, files)


def for_index(text: str, files: str) -> str:
    """The README with links that lead somewhere, or with none to the files beside it."""

    def led(found: re.Match[str]) -> str:
        picture, words, path = found.groups()
        if not files:
            return "" if picture else words
        return f"{picture}[{words}]({files}/{path}{'?raw=true' if picture else ''})"

    return re.sub(r"\n{3,}", "\n\n", LINK.sub(led, text))


def urls(home: str, files: str) -> dict[str, str]:
    if not home:
        return {}
    return {
        "Homepage": home,
        "Source": home,
        "Documentation": f"{files}/docs/index.md",
        "Changelog": f"{files}/CHANGELOG.md",
    }
