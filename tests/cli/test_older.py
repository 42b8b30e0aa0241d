"""What was made by other rules, and links that are broken, get one sentence in every command."""

from __future__ import annotations

import http.server
import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from weirwood.cli import main
from weirwood.kernel import registry
from weirwood.kernel.branch import written
from weirwood.kernel.chance import Splitmix
from weirwood.kernel.match import Match
from weirwood.puzzles import shape

Captured = pytest.CaptureFixture[str]
SAID = {"en": "version 99 of the rules", "es": "versión 99 de las", "it": "versione 99 delle"}
UNREAD = {"en": "branch cannot be read", "es": "leer esta rama", "it": "ramo non si può leggere"}
UNGIVEN = {"en": "Answer 1 of this", "es": "La respuesta 1 de", "it": "La risposta 1 di"}


def played() -> Match:
    match = registry.new("btwixt", seats=3, seed=3)
    rng = Splitmix(4)
    while not match.over:
        d = match.decisions[0]
        match.answer(d, match.sample(d, rng))
    return match


RECORD = played().record()


def one_line(capsys: Captured, lang: str, *words: str) -> str:
    """What a command complains of, which is all that it says."""
    assert main([*words, "--lang", lang]) in (1, 2)
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.endswith("\n")
    (line,) = told.err.splitlines()
    return line


@pytest.mark.parametrize("lang", SAID)
@pytest.mark.parametrize("command", ["replay", "show", "verify", "report"])
def test_a_record_of_other_rules(command: str, lang: str, tmp_path: Path, capsys: Captured) -> None:
    header, rest = RECORD.split("\n", 1)
    file = tmp_path / "old.jsonl"
    file.write_text(json.dumps(json.loads(header) | {"rules": 99}) + "\n" + rest, "utf-8")
    assert SAID[lang] in one_line(capsys, lang, command, str(file))


@pytest.mark.parametrize("lang", SAID)
def test_a_puzzle_of_other_rules(
    lang: str, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = msgspec.structs.replace(shape.shipped("btwixt")[0], rules=99)
    monkeypatch.setattr(shape, "shipped", lambda _: (old,))
    for words in (["puzzles", "btwixt", old.id], ["puzzles", "btwixt"]):
        line = one_line(capsys, lang, *words)
        assert SAID[lang].split(" de")[0] in line
        assert old.id in line


class Table(http.server.BaseHTTPRequestHandler):
    """Hands out one record."""

    def do_GET(self) -> None:
        known = self.path == "/api/analysis/abc/record"
        self.send_response(200 if known else 404)
        self.end_headers()
        self.wfile.write(RECORD.encode() if known else b"{}")

    def log_message(self, format: str, *args: Any) -> None:
        """Nobody wants to read it."""


@pytest.fixture
def address() -> Iterator[str]:
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Table)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


def test_a_link_is_drawn(address: str, capsys: Captured) -> None:
    assert main(["show", f"{address}/analysis/abc/5", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["what"], told["game"], told["seats"]) == ("link", "btwixt", 3)
    assert main(["show", f"{address}/analysis/abc/5", "--lang", "it"]) == 0
    assert capsys.readouterr().out.strip()


@pytest.mark.parametrize("lang", SAID)
def test_a_broken_link(lang: str, address: str, capsys: Captured) -> None:
    link = f"{address}/analysis/abc/5"
    assert UNREAD[lang] in one_line(capsys, lang, "show", f"{link}#nonsense!")
    other = written([[0, "nothing", []]])
    assert UNGIVEN[lang] in one_line(capsys, lang, "show", f"{link}#{other}")
    assert "xyz" in one_line(capsys, lang, "show", f"{address}/analysis/xyz/3")
    assert "room" in one_line(capsys, lang, "show", f"{address}/room/abc")
