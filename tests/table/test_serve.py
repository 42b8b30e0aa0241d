"""The log: one JSON object a line, which says of itself what is true."""

from __future__ import annotations

import io
import json
import logging

from weirwood.table.serve import JsonLines


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
