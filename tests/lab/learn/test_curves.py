"""The picture of a course: curves, the hand-written judgement, and what the network looks at."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from weirwood import cli
from weirwood.lab.learn import curves

WORDS = {word: f"<{word}>" for word in curves.WORDS}


def learnt() -> dict[str, object]:
    first = {
        "round": 0,
        "judgement": 0.5,
        "curve": [[0.9, 0.8], [0.6, 0.7], [0.4, 0.45]],
        "looks_at": [["hand", 0.2], ["power & gold", 0.1], ["luck", -0.01]],
    }
    return {"rounds": [first, {**first, "round": 1, "curve": [[0.4, 0.4]]}]}


def test_every_round_has_its_curves_and_the_last_what_it_looks_at() -> None:
    text = curves.draw(learnt(), "A <game>", WORDS)
    root = ET.fromstring(text)  # noqa: S314  # our own
    paths = [p.get("d") or "" for p in root.iter("{http://www.w3.org/2000/svg}path")]
    assert len(paths) == 2 * 3
    falls = [float(point.split()[1]) for point in paths[1].removeprefix("M").split("L")]
    assert falls == sorted(falls)  # the lower the error, the lower it stands
    said = [t.text for t in root.iter("{http://www.w3.org/2000/svg}text")]
    assert "A <game>" in said
    assert [t for t in said if t and t.startswith("<round>")] == ["<round> 0", "<round> 1"]
    assert {"hand", "power & gold", "0.200", "-0.010"} <= set(said)
    assert not any("answers" in (t or "") for t in said)
    bars = [r.get("width") for r in root.iter("{http://www.w3.org/2000/svg}rect")][-3:]
    assert bars == ["160.0", "80.0", "0.0"]


def test_what_was_learnt_of_answers_stands_below() -> None:
    told = learnt()
    before = ET.fromstring(curves.draw(told, "A game", WORDS))  # noqa: S314  # our own
    rounds = told["rounds"]
    assert isinstance(rounds, list)
    prior = {
        "judgement": 0.02,
        "curve": [[0.03, 0.02], [0.01, 0.015]],
        "looks_at": [["bid", 0.004]],
    }
    rounds[-1]["prior"] = prior
    root = ET.fromstring(curves.draw(told, "A game", WORDS))  # noqa: S314  # our own
    heights = [int((each.get("viewBox") or "").split()[3]) for each in (before, root)]
    assert heights[1] == 2 * heights[0]
    texts = {t.text: float(t.get("y") or 0) for t in root.iter("{http://www.w3.org/2000/svg}text")}
    assert texts["<answers>"] > heights[0]
    assert heights[0] < texts["bid"] < heights[1]
    assert {"<same>", "0.00400"} <= set(texts)


def test_the_command_draws_it_in_the_readers_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["learn", "btwixt", "--to", str(tmp_path), "--games", "10", "--rounds", "0"]
    assert cli.main(["--lang", "es", *words, "--seats", "3"]) == 0
    assert "weights.json" in capsys.readouterr().out
    text = (tmp_path / "learnt.svg").read_text(encoding="utf-8")
    assert "Partidas reservadas" in text
    assert "Ronda 0" in text
