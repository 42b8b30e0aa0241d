"""What the package says of itself: where it lives, that a wheel lacks the client, what is compiled.

A package index shows the README without the files beside it. Whoever publishes says where these can
be read: `WEIRWOOD_HOME=https://example.org/weirwood` makes the project's addresses, and links and
pictures of the README lead to `WEIRWOOD_FILES` (the home's `/blob/main` if it is not given).
Without a home the README keeps its words and leaves out what would lead nowhere.

`WEIRWOOD_FAST=1` compiles the engine into the wheel, which is then for this system and this Python;
the sources lie in it too. Where it cannot be compiled, one line says why, and the wheel is for all.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

CLIENT = Path("src", "weirwood", "table", "static", "index.html")
BILL = CLIENT.with_name("client.cdx.json")  # of materials: what others have written of the client
LINK = re.compile(r"(!?)\[([^\]]*)\]\((?!https?://|#|mailto:)([^)]+)\)")


class ClientHook(BuildHookInterface):
    """Tells whoever builds a wheel that it lacks the client, which git does not keep; compiles."""

    def dependencies(self) -> list[str]:
        """What compiling needs besides a C compiler, where the packager works in a bare room."""
        return ["msgspec>=0.19", "mypy>=1.14", "setuptools>=77"] if wants_fast() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "standard" and wants_fast():
            self.compile(build_data)
        if "sbom_files" in build_data and (Path(self.root) / BILL).is_file():
            build_data["sbom_files"].append(str(BILL))
        if version == "standard" and not (Path(self.root) / CLIENT).is_file():
            self.app.display_warning(
                "The browser's client is not built: `weirwood serve` of this wheel has no page to "
                "show. Run `make client` in the checkout before you build."
            )

    def compile(self, build_data: dict[str, Any]) -> None:
        """Compile the engine, and put what comes out beside its sources."""
        root, built = Path(self.root), Path(self.directory) / "fast"
        shutil.rmtree(built, ignore_errors=True)
        env = {**os.environ, "WEIRWOOD_PURE": "1", "PYTHONPATH": str(root / "src")}
        command = [sys.executable, "-m", "weirwood.fast", "--built", str(built)]
        done = subprocess.run(  # noqa: S603 - our own module
            command, cwd=root, env=env, capture_output=True, text=True, check=False
        )
        if done.returncode:
            said = done.stderr.strip() or "it could not be compiled"
            self.app.display_warning(f"{said}\nThe wheel has the interpreted engine alone.")
            return
        build_data["force_include"][str(built)] = "weirwood/fast/built"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def wants_fast() -> bool:
    return os.environ.get("WEIRWOOD_FAST", "") not in ("", "0")


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
