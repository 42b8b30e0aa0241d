"""Bots in other languages: what they are told, and that a bad one loses its game and no more."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import textwrap
import time
from pathlib import Path
from typing import Any

import pytest

from tests.terminal import toys
from weirwood.kernel import registry
from weirwood.kernel.decision import Refused
from weirwood.lab.game import Outcome, Plan, play
from weirwood.lab.lines import LineBot, command_of
from weirwood.lab.players import names_of, player
from weirwood.lab.simulate import plan
from weirwood.lab.tournament import run, tournament

toys.register()
ROOT = Path(__file__).parents[2]

START = """
import json, sys, time
def say(data):
    print(json.dumps(data), flush=True)
def hear():
    line = sys.stdin.readline()
    if not line:
        sys.exit()
    return json.loads(line)
"""


def program(folder: Path, body: str, seconds: str = "") -> str:
    """A bot written in Python, but spoken to as a stranger."""
    file = folder / f"bot{len(list(folder.iterdir()))}.py"
    file.write_text(START + textwrap.dedent(body))
    return f"exec:{seconds}{sys.executable} {file}"


GOOD = """
while True:
    told = hear()
    if told["type"] == "ask":
        say({"number": told["number"], "want": "sample"})
        say({"number": told["number"], "answer": hear()["answer"]})
"""


def one_game(*bots: str, game: str = "toy") -> Outcome:
    return play(Plan(game, len(bots), bots, 0), 0, 7)


@pytest.mark.parametrize(("game", "seats"), [("toy", 2), ("btwixt", 3), ("cardgame", 2)])
def test_a_program_plays_a_whole_game(tmp_path: Path, game: str, seats: int) -> None:
    bots = [program(tmp_path, GOOD), *["random"] * (seats - 1)]
    outcome = one_game(*bots, game=game)
    assert not outcome.error
    assert not outcome.forfeits
    assert sorted(s for group in outcome.standings for s in group) == list(range(seats))


def test_it_is_told_what_its_seat_may_know(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    bot = program(
        tmp_path,
        f"""
        log = open({str(log)!r}, "a")
        while True:
            told = hear()
            print(json.dumps(told), file=log, flush=True)
            if told["type"] == "ask":
                say({{"number": told["number"], "want": "sample"}})
                say({{"number": told["number"], "answer": hear()["answer"]}})
            if told["type"] == "over":
                break
        """,
    )
    assert one_game(bot, "random", "random", game="btwixt").forfeits == []
    rows = [json.loads(line) for line in log.read_text().splitlines()]
    assert rows[0]["type"] == "hello"
    assert {k: rows[0][k] for k in ("protocol", "game", "seat", "seats", "seconds")} == {
        "protocol": 1,
        "game": "btwixt",
        "seat": 0,
        "seats": 3,
        "seconds": 10.0,
    }
    assert rows[-1]["type"] == "over"
    assert len(rows[-1]["scores"]) == 3
    asked = [row for row in rows if row["type"] == "ask"]
    assert len(asked) > 10
    for row in asked:
        assert row["view"]["seat"] == 0
        assert row["options"]
        assert 0 <= row["seed"] < 1 << 53


def test_it_may_ask_back(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    bot = program(
        tmp_path,
        f"""
        log = open({str(log)!r}, "a")
        def want(number, **more):
            say({{"number": number, **more}})
            reply = hear()
            print(json.dumps(reply), file=log, flush=True)
            return reply
        while True:
            told = hear()
            if told["type"] != "ask":
                continue
            n = told["number"]
            answer = want(n, want="sample")["answer"]
            want(n, want="options", so_far=[])
            want(n, want="check", **{{"try": answer}})
            want(n, want="check", **{{"try": ["nonsense"]}})
            say({{"number": n, "answer": answer}})
        """,
    )
    assert one_game(bot, "random", game="cardgame").forfeits == []
    rows = [json.loads(line) for line in log.read_text().splitlines()]
    by_type: dict[str, list[dict[str, Any]]] = {}
    for row in rows:
        by_type.setdefault(row["type"], []).append(row)
    assert by_type["options"][0]["options"]
    fine, wrong = by_type["check"][:2]
    assert fine["refusal"] is None
    assert wrong["refusal"]["rule"]


MISBEHAVING = {
    "crashes at once": ("raise ValueError('no good')", "ValueError: no good"),
    "crashes later": ("hear()\nhear()\nraise ValueError('late')", "ValueError: late"),
    "ends quietly": ("sys.exit(3)", "(3)"),
    "stalls": ("hear()\nhear()\ntime.sleep(60)", "no answer in 0.5 s"),
    "answers too late": (
        "hear()\ntold = hear()\ntime.sleep(0.8)\nsay({'number': told['number'], 'answer': 1})",
        "no answer in 0.5 s",
    ),
    "cheats": ("hear()\nsay({'number': hear()['number'], 'answer': ['nonsense']})", "illegal"),
    "answers another question": ("hear()\nsay({'number': 999, 'answer': 1})", "number 999"),
    "talks nonsense": ("print('hello there', flush=True)\nhear()", "no JSON: hello there"),
    "says no object": ("say([1, 2])\nhear()", "no object"),
    "wants something else": ("hear()\nsay({'number': hear()['number'], 'want': 'win'})", "want"),
    "never ends a line": ("sys.stdout.write('x' * 3000000)\nsys.stdout.flush()\nhear()", "no JSON"),
    "closes its ears": ("sys.stdin.close()\ntime.sleep(60)", ""),
}


@pytest.mark.parametrize("how", MISBEHAVING)
def test_a_bad_one_loses_its_game_and_nothing_else(tmp_path: Path, how: str) -> None:
    body, told = MISBEHAVING[how]
    begun = time.monotonic()
    outcome = one_game("random", program(tmp_path, body, "0.5s "), "random")
    assert not outcome.error
    assert outcome.standings[-1] == [1]
    assert [row["seat"] for row in outcome.forfeits] == [1]
    assert told in outcome.forfeits[0]["why"]
    assert time.monotonic() - begun < 20


def test_nothing_it_has_started_lives_on(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    bot = program(
        tmp_path,
        f"""
        import subprocess
        child = "import time, pathlib; time.sleep(1.5); pathlib.Path({str(mark)!r}).touch()"
        subprocess.Popen([sys.executable, "-c", child])
        time.sleep(60)
        """,
        "0.5s ",
    )
    one_game(bot, "random")
    time.sleep(2)
    assert not mark.exists()


def test_a_tournament_goes_on_without_it(tmp_path: Path) -> None:
    bad, good = program(tmp_path, "raise ValueError('no good')"), program(tmp_path, GOOD)
    what = tournament("btwixt", [bad, good, "random"], seats=3, games=6)
    result = run(what, jobs=2)
    rows = {row["bot"]: row for row in result["table"]}
    assert result["errors"] == 0
    assert rows[bad]["wins"] == 0
    assert rows[bad]["forfeits"] == 6
    assert rows[good]["forfeits"] == 0
    assert "no good" in result["forfeits"][0]["why"]


def test_a_python_bot_that_cheats_loses_too(monkeypatch: pytest.MonkeyPatch) -> None:
    real = registry.bot

    class Cheat:
        def decide(self, *_: Any) -> Any:
            return ["nonsense"]

    monkeypatch.setattr(
        registry, "bot", lambda name, game: Cheat() if name == "cheat" else real(name, game)
    )
    outcome = one_game("cheat", "random")
    assert outcome.standings == [[1], [0]]
    assert not outcome.error


@pytest.mark.parametrize(
    ("spec", "rule"),
    [
        ("exec:", "lab.exec"),
        ("exec:0s node bot.mjs", "lab.exec"),
        ("exec:'unclosed", "lab.exec"),
        ("exec:no-such-program-anywhere", "lab.exec_missing"),
    ],
)
def test_a_wrong_command_is_refused_before_any_work(spec: str, rule: str) -> None:
    with pytest.raises(Refused) as no:
        plan("toy", bots=[spec])
    assert no.value.rule == rule


def test_a_command_has_words_and_a_limit() -> None:
    assert command_of(f"exec:2.5s {sys.executable} 'a b' c") == ([sys.executable, "a b", "c"], 2.5)
    assert command_of(f"exec:{sys.executable}")[1] == 10.0
    assert names_of(r"greedy, exec:x 1\,2 ,,") == ["greedy", "exec:x 1,2"]
    assert isinstance(player(f"exec:{sys.executable}", "toy"), LineBot)


def test_the_registry_knows_no_programs() -> None:
    """The table takes names of bots from strangers: none of them may start a program."""
    with pytest.raises(Refused) as no:
        registry.bot("exec:true", "toy")
    assert no.value.rule == "kernel.unknown_bot"


@pytest.mark.parametrize(("game", "seats"), [("btwixt", 3), ("boardgame", 3), ("cardgame", 2)])
def test_the_example_in_javascript_plays(game: str, seats: int) -> None:
    assert shutil.which("node") is not None, "the client needs Node, and so does this example"
    bot = f"exec:node {ROOT / 'docs' / 'examples' / 'bot.mjs'}"
    outcome = one_game(bot, *["random"] * (seats - 1), game=game)
    assert not outcome.error
    assert outcome.forfeits == []


def test_the_command_of_the_page_works(tmp_path: Path) -> None:
    done = subprocess.run(
        [
            *(sys.executable, "-m", "weirwood", "tournament", "btwixt", "--seats", "3"),
            *("--bots", "exec:node docs/examples/bot.mjs,greedy,random", "--games", "3", "--json"),
        ],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    result = json.loads(done.stdout)
    assert result["errors"] == 0
    assert {row["forfeits"] for row in result["table"]} == {0}
