"""`weirwood report`: words, JSON and a page."""

from __future__ import annotations

import json
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.bots.test_report import recorded
from weirwood.cli import main
from weirwood.languages import LANGUAGES

VOID = {"meta", "br"}


class Balance(HTMLParser):
    """Whether every element is closed, and nothing is fetched from elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag not in ("script", "link", "img")
        assert not {"src", "href"} & {name for name, _ in attrs}
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    path.write_text(recorded("boardgame", 3), "utf-8")
    return path


QUICK = ["--points", "2", "--budget", "8"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_report_in_words_and_as_a_page(
    file: Path, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["report", str(file), *QUICK, "--lang", lang]) == 0
    told = capsys.readouterr().out
    assert "Baratheon" in told
    assert "report-" not in told
    page = file.with_suffix(".html")
    assert main(["report", str(file), *QUICK, "--lang", lang, "--html", str(page)]) == 0
    assert capsys.readouterr().out == ""
    text = page.read_text("utf-8")
    assert f'<html lang="{lang}">' in text
    assert text.count("<polyline") == 3
    assert text.count("<li>") == 2
    assert "report-" not in text
    balance = Balance()
    balance.feed(text)
    assert balance.open == []


def test_a_report_for_programs(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["report", str(file), "--points", "0", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["weirwood_report"], told["game"]) == (1, "boardgame")


def test_bad_records_get_one_line(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows = file.read_text("utf-8").splitlines()
    file.write_text("\n".join(rows[:-1]), "utf-8")
    assert main(["report", str(file), "--lang", "en"]) == 0, "the last line may be missing"
    capsys.readouterr()
    for bad, said in {
        "\n".join(rows[:40]): "not over yet",
        "nonsense": "line 1",
        "\n".join([rows[0].replace('"boardgame"', '"chess"'), *rows[1:]]): "chess",
    }.items():
        file.write_text(bad, "utf-8")
        assert main(["report", str(file), "--lang", "en"]) == 2
        wrong = capsys.readouterr().err
        assert said in wrong
        assert "Traceback" not in wrong
    assert main(["report", "nowhere.jsonl"]) == 2
    assert main(["report", str(file), "--points", "99"]) == 2
