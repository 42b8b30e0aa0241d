"""What is built and published: a README that an index can show, addresses, and a word on a wheel
without the client."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import tomllib
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
TARGET = re.compile(r"\]\(([^)]+)\)")


@pytest.fixture(scope="module")
def hooks() -> ModuleType:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def metadata(hooks: ModuleType) -> dict[str, Any]:
    found: dict[str, Any] = {}
    hooks.HomeHook(str(ROOT), {}).update(found)
    return found


def test_an_index_shows_links_and_pictures_that_work(
    hooks: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WEIRWOOD_HOME", "https://example.org/weirwood/")
    monkeypatch.delenv("WEIRWOOD_FILES", raising=False)
    made = metadata(hooks)
    shown = TARGET.findall(made["readme"]["text"])
    kept = [target for target in TARGET.findall(README) if not target.startswith("http")]
    assert len(shown) >= len(kept) > 10
    assert all(target.startswith("https://") for target in shown)
    for target in kept:
        assert (ROOT / target).exists(), target
    assert any(target.endswith(".webp?raw=true") for target in shown)
    assert made["urls"]["Homepage"] == "https://example.org/weirwood"
    assert all(url.startswith("https://example.org/weirwood") for url in made["urls"].values())


def test_without_a_home_nothing_leads_nowhere(
    hooks: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("WEIRWOOD_HOME", raising=False)
    monkeypatch.delenv("WEIRWOOD_FILES", raising=False)
    made = metadata(hooks)
    assert TARGET.findall(made["readme"]["text"]) == []
    assert "docs/bots.md: write a bot" in made["readme"]["text"]
    assert made["urls"] == {}


@pytest.mark.parametrize("built", [True, False])
def test_a_wheel_without_the_client_says_so(hooks: ModuleType, tmp_path: Path, built: bool) -> None:
    if built:
        client = tmp_path / hooks.CLIENT
        client.parent.mkdir(parents=True)
        client.write_text("<p>")
    said: list[str] = []
    hook = hooks.ClientHook(str(tmp_path), {}, None, None, str(tmp_path), "wheel")
    hook._BuildHookInterface__app = SimpleNamespace(display_warning=said.append)
    hook.initialize("standard", {})
    hook.initialize("editable", {})
    assert len(said) == (0 if built else 1)
    assert built or "make client" in said[0]


def test_a_wheel_tells_what_of_others_its_client_is_made_of(
    hooks: ModuleType, tmp_path: Path
) -> None:
    """Where programs look for it (PEP 770), if there is a client."""
    said: list[str] = []
    hook = hooks.ClientHook(str(tmp_path), {}, None, None, str(tmp_path), "wheel")
    hook._BuildHookInterface__app = SimpleNamespace(display_warning=said.append)
    data: dict[str, Any] = {"sbom_files": []}
    hook.initialize("standard", data)
    assert data == {"sbom_files": []}
    (tmp_path / hooks.BILL).parent.mkdir(parents=True)
    (tmp_path / hooks.BILL).write_text("{}")
    hook.initialize("standard", data)
    assert data == {"sbom_files": [str(hooks.BILL)]}
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    artifacts = told["tool"]["hatch"]["build"]["artifacts"]
    assert any(hooks.BILL.as_posix().startswith(folder) for folder in artifacts)


@pytest.mark.parametrize("works", [True, False])
def test_a_wheel_is_compiled_if_one_wants_it_and_it_can_be(
    hooks: ModuleType, tmp_path: Path, works: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    ran: list[list[str]] = []

    def run(command: list[str], **_: Any) -> SimpleNamespace:
        ran.append(command)
        no = "weirwood: no fast build: there is no C compiler (cc)"
        return SimpleNamespace(returncode=0 if works else 1, stderr="" if works else no)

    monkeypatch.setattr(hooks.subprocess, "run", run)
    hook = hooks.ClientHook(str(tmp_path), {}, None, None, str(tmp_path / "dist"), "wheel")
    hook._BuildHookInterface__app = SimpleNamespace(display_warning=said.append)
    data: dict[str, Any] = {"force_include": {}}
    monkeypatch.setenv("WEIRWOOD_FAST", "0")
    hook.initialize("standard", data)
    assert (ran, data, hook.dependencies()) == ([], {"force_include": {}}, [])
    monkeypatch.setenv("WEIRWOOD_FAST", "1")
    hook.initialize("standard", data)
    assert len(ran) == 1
    assert any(need.startswith("mypy") for need in hook.dependencies())
    if works:
        assert list(data["force_include"].values()) == ["weirwood/fast/built"]
        assert not data["pure_python"]
    else:
        assert data == {"force_include": {}}
        assert any("no C compiler" in line for line in said)


def test_the_sdist_holds_what_builds_everything() -> None:
    """Everything that is kept, but what belongs to one machine or one editor."""
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    include = told["tool"]["hatch"]["build"]["targets"]["sdist"]["include"]
    tops = {path.strip("/") for path in include} | {"pyproject.toml"}
    listed = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    here = {line.partition("/")[0] for line in listed.stdout.splitlines()}
    assert {top for top in here - tops if not top.startswith(".")} == set()
    assert [top for top in sorted(tops) if not (ROOT / top).exists()] == []
