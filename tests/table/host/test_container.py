"""What is made into a container, and how it is run; read here, where there is no engine for it."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import yaml

from weirwood.table.config import NAMES, PREFIX

ROOT = Path(__file__).parents[3]
DEPLOY = ROOT / "deploy"
SERVICES: dict[str, dict[str, Any]] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))[
    "services"
]
STAGES = re.split(r"^FROM ", (DEPLOY / "Containerfile").read_text("utf-8"), flags=re.MULTILINE)[1:]


def copied(stage: str) -> list[tuple[str, str]]:
    """What a stage takes from the checkout, and where it puts that."""
    found = []
    for line in re.findall(r"^COPY (?!--from)(.+)$", stage, re.MULTILINE):
        *sources, to = line.split()
        found += [(each, to) for each in sources]
    return found


def test_a_container_may_do_nothing_that_it_need_not() -> None:
    for name, service in SERVICES.items():
        assert service["read_only"] is True, name
        assert service["cap_drop"] == ["ALL"], name
        assert "no-new-privileges:true" in service["security_opt"], name
        assert all(door.startswith("127.0.0.1:") for door in service.get("ports", ())), name
    assert "cap_add" not in SERVICES["table"]
    assert "USER weirwood" in STAGES[-1]


def test_secrets_stand_in_files_and_settings_are_known() -> None:
    whole = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    assert whole["secrets"].keys() == {s for each in SERVICES.values() for s in each["secrets"]}
    for service in SERVICES.values():
        for name, value in service["environment"].items():
            if "PASSWORD" in name or "DATABASE" in name:
                assert name.endswith("_FILE"), name
                assert value.removeprefix("/run/secrets/") in service["secrets"]
        assert "://" not in str(service.get("command", ""))
    for name in SERVICES["table"]["environment"]:
        known = name.removeprefix(PREFIX).removesuffix("_FILE").lower()
        assert known in NAMES, name


def test_what_a_container_is_built_from_is_there() -> None:
    assert len(STAGES) == 2
    for stage in STAGES:
        for source, _ in copied(stage):
            assert (ROOT / source).exists(), source


def test_the_package_is_built_from_what_the_container_has(tmp_path: Path) -> None:
    """The engine would copy these, and nothing else of the checkout."""
    here = tmp_path / "app"
    without = shutil.ignore_patterns("__pycache__", "static", "built")
    for source, to in copied(STAGES[-1]):
        there = here / to
        if (ROOT / source).is_dir():
            shutil.copytree(ROOT / source, there, ignore=without)
        else:
            there.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / source, there)
    assert "RUN pip install --no-cache-dir --no-deps --no-build-isolation ." in STAGES[-1]
    build = f"from hatchling.build import build_wheel; print(build_wheel({str(tmp_path)!r}))"
    done = subprocess.run(
        [sys.executable, "-c", build], cwd=here, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-1000:]
    (wheel,) = tmp_path.glob("*.whl")
    assert "weirwood/table/serve.py" in zipfile.ZipFile(wheel).namelist()
