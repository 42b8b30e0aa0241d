"""The log: one JSON object a line, which says of itself what is true."""

from __future__ import annotations

import errno
import io
import json
import logging
from pathlib import Path
from typing import Any

import pytest

from weirwood.kernel.decision import Refused
from weirwood.table.config import Config
from weirwood.table.serve import JsonLines, run


def test_what_is_added_to_a_log_line_never_replaces_what_it_says_of_itself() -> None:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    log = logging.getLogger("weirwood.test")
    log.addHandler(handler)
    extra = {"level": "steady", "at": 1, "what": "x", "error": "y", "room": "r"}
    try:
        raise ValueError("broken")
    except ValueError as e:
        log.warning("bot failed", exc_info=e, extra=extra)
    log.removeHandler(handler)
    row = json.loads(stream.getvalue())
    assert (row["level"], row["what"], row["room"]) == ("warning", "bot failed", "r")
    assert "ValueError: broken" in row["error"]
    assert str(row["at"]).startswith("20")
    assert [row[f"its_{k}"] for k in ("level", "at", "what", "error")] == ["steady", 1, "x", "y"]


def test_a_log_line_is_one_line_whatever_is_said() -> None:
    record = logging.makeLogRecord({"msg": "two\nlines\x1b[31m", "levelname": "INFO", "room": {1}})
    line = JsonLines().format(record)
    assert "\n" not in line
    assert "\x1b" not in line


def test_a_database_that_nobody_may_change_is_not_served(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An immutable file (`chattr +i`): its mode says nothing of it, also not to root."""
    opening = Path.open

    def refusing(file: Path, mode: str = "r", *args: Any, **more: Any) -> Any:
        if file.name == "weirwood.db" and "+" in mode:
            raise PermissionError(errno.EPERM, "Operation not permitted")
        return opening(file, mode, *args, **more)

    monkeypatch.setattr(Path, "open", refusing)
    opened: list[bool] = []
    level = logging.getLogger().level
    handlers = logging.getLogger().handlers
    try:
        with pytest.raises(Refused) as no:
            run(Config(port=1, data=tmp_path), opened=lambda: opened.append(True))
    finally:
        logging.getLogger().handlers = handlers
        logging.getLogger().setLevel(level)
    assert no.value.rule == "table.not_writable"
    assert no.value.arguments["reason"] == "Operation not permitted"
    assert opened == []
