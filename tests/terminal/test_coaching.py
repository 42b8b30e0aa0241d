"""Guided games at this keyboard: advice in words, taken by one word, kept in the save."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from tests.terminal.test_play import typed
from weirwood import cli, lessons
from weirwood.kernel import registry
from weirwood.languages import LANGUAGES
from weirwood.terminal import coaching, ladder
from weirwood.terminal.session import Session
from weirwood.terminal.speech import Speaker


@pytest.fixture
def env(tmp_path: Path) -> dict[str, str]:
    keep = {k: v for k, v in os.environ.items() if k not in ("LC_ALL", "WEIRWOOD_LANG")}
    return {**keep, "LANG": "C.UTF-8", "WEIRWOOD_DATA": str(tmp_path / "data"), "TERM": "xterm"}


@pytest.mark.parametrize(
    ("lang", "word", "heard"),
    [
        ("en", "do", "Advice: Eddard Stark."),
        ("es", "hazlo", "Sugerencia: Eddard Stark."),
        ("it", "fallo", "Suggerimento: Eddard Stark."),
    ],
)
def test_the_coach_speaks_and_is_obeyed(
    env: dict[str, str], lang: str, word: str, heard: str
) -> None:
    out = typed(env, "btwixt", "--learn", "turn", "--lang", lang, lines=[word] * 6 + ["quit"])
    assert heard in out
    assert "lesson-" not in out
    assert f"{coaching_words(lang, 'bid_alone')}" in out
    assert f"{coaching_words(lang, 'token')}" in out


def coaching_words(lang: str, step: str, lesson: str = "turn") -> str:
    speaker = Speaker(lang).about(registry.game("btwixt"))
    return speaker.words.text(f"lesson-{lesson}-{step}", {"seat": 2, "n": 3})


def test_the_lesson_is_said_once_and_survives_a_pause(env: dict[str, str], tmp_path: Path) -> None:
    saved = tmp_path / "mine.json"
    out = typed(env, "btwixt", "--learn", "turn", lines=["do", f"save {saved}", "nonsense", "quit"])
    assert out.count(coaching_words("en", "bid_alone")) == 1
    again = typed(env, "--resume", str(saved), lines=["do", "quit"])
    assert coaching_words("en", "welcome") not in again
    assert coaching_words("en", "bid_alone") in again
    assert coaching_words("en", "stop") in again


def test_other_answers_are_as_good(env: dict[str, str]) -> None:
    out = typed(env, "btwixt", "--learn", "turn", lines=["1"] * 400)
    assert "The game is over." in out


def test_do_takes_the_hint_of_a_bot_without_a_lesson(env: dict[str, str]) -> None:
    out = typed(env, "btwixt", "--seed", "5", lines=["do", "do", "quit"])
    assert "Advice:" not in out
    assert out.count("Your turn.") == 3


def test_a_lesson_brings_its_own_table(env: dict[str, str]) -> None:
    with pytest.raises(AssertionError, match="--learn brings its own"):
        typed(env, "btwixt", "--learn", "--seats", "4", lines=[])


@pytest.mark.parametrize(
    "saved",
    [
        None,
        {"id": "no_such_lesson"},
        {"id": "turn", "met": [["welcome"]]},
        {"id": "turn", "met": [], "heard": "x"},
    ],
)
def test_a_damaged_lesson_does_not_keep_anybody_from_playing(saved: object) -> None:
    found = coaching.read("btwixt", saved)
    assert found is None or found.progress == lessons.Progress()


def test_progress_goes_through_a_save() -> None:
    session = Session.learn(Speaker("en"), registry.game("btwixt"), "turn")
    assert session.next_question() is not None
    assert session.coach is not None
    back = coaching.read("btwixt", session.data()["lesson"])
    assert back is not None
    assert back.progress == session.coach.progress


def test_a_miss_is_explained_and_may_be_meant(env: dict[str, str]) -> None:
    """A task says nothing of its answer; a wrong one is explained, once more it is taken."""
    out = typed(env, "btwixt", "--learn", "bid", lines=["kneel", "kneel", "quit"])
    speaker = Speaker("en").about(registry.game("btwixt"))
    assert speaker.say("lesson-task", command="do", hint="hint") in out
    assert "Advice:" not in out
    assert out.count(speaker.words.text("lesson-bid-fire", attribute="miss")) == 1
    assert "kneels." in out


def test_what_was_learnt_is_remembered_and_shown(env: dict[str, str], tmp_path: Path) -> None:
    out = typed(env, "btwixt", "--learn", lines=["do"] * 4 + ["quit"])
    assert coaching_words("en", "end", "steps") in out
    assert "weirwood play btwixt --learn turn" in out
    kept = json.loads((tmp_path / "data" / "lessons.json").read_text())
    assert kept["btwixt"]["steps"] == {"pages": 7, "done": True}
    again = typed(env, "btwixt", "--learn", lines=["quit"])  # the next rung
    assert coaching_words("en", "welcome") in again


def test_the_last_words_are_said_once_while_one_plays_on(env: dict[str, str]) -> None:
    out = typed(env, "btwixt", "--learn", "steps", lines=["do"] * 7 + ["quit"])
    assert out.count("Your turn.") > 5, "played on"
    assert out.count(coaching_words("en", "end", "steps")) == 1
    assert out.count("weirwood play btwixt --learn turn") == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_ladder_is_listed(
    lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("WEIRWOOD_DATA", str(tmp_path))
    ladder.place().write_text('{"btwixt": {"steps": {"pages": 7, "done": true}, "bid": 1}, "x": 2}')
    assert cli.main(["lessons", "btwixt", "--json", "--lang", lang]) == 0
    (found,) = json.loads(capsys.readouterr().out)
    rungs = {rung["id"]: rung for rung in found["lessons"]}
    assert list(rungs) == ["steps", "turn", "councils", "bid", "draft"]
    assert rungs["steps"]["done"]
    assert rungs["steps"]["minutes"] == 5
    assert rungs["bid"]["read"] == 0
    assert cli.main(["lessons", "btwixt", "--lang", lang]) == 0
    shown = capsys.readouterr().out
    assert "weirwood play btwixt --learn turn" in shown
    assert all(rung["title"] in shown for rung in rungs.values())


def test_a_lesson_is_named_with_learn_only(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["play", "btwixt", "bid"]) == 2
    assert "--learn" in capsys.readouterr().err
    assert cli.main(["play", "btwixt", "tenth", "--learn"]) == 2
    assert "councils" in capsys.readouterr().err
