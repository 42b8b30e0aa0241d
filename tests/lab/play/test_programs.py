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
from weirwood.kernel.chance import Splitmix
from weirwood.kernel.decision import Refused
from weirwood.lab.measure.simulate import plan
from weirwood.lab.measure.tournament import run, tournament
from weirwood.lab.play import wants as asked_back
from weirwood.lab.play.game import Outcome, Plan, play
from weirwood.lab.play.players import names_of, player
from weirwood.lab.play.programs import ProgramBot, command_of

toys.register()
ROOT = Path(__file__).parents[3]

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
        "protocol": 2,
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
    heard = [event for row in asked for event in row["events"]]
    assert [e["number"] for e in heard] == list(range(1, len(heard) + 1)), "each is told once"
    assert len([e for e in heard if "cards" in e["args"]]) > 0, "its own cards are named"
    assert all(
        e["args"]["seat"] == 0 for e in heard if e["kind"] == "hand.dealt" and "cards" in e["args"]
    )


def wants(tmp_path: Path, *rows: str) -> list[dict[str, Any]]:
    """What a program is told that wants these things before each answer of a game."""
    log = tmp_path / "log.jsonl"
    bot = program(
        tmp_path,
        f"""
        log = open({str(log)!r}, "a")
        def want(what, **more):
            say({{"number": n, "want": what, **more}})
            reply = hear()
            print(json.dumps(reply), file=log, flush=True)
            return reply
        while True:
            told = hear()
            if told["type"] != "ask":
                continue
            n, seat = told["number"], 0
            {"; ".join(rows)}
            say({{"number": n, "answer": want("sample")["answer"]}})
        """,
    )
    outcome = one_game(bot, "random", "random", game="btwixt")
    assert outcome.forfeits == []
    assert not outcome.error
    return [json.loads(line) for line in log.read_text().splitlines()]


def test_it_may_think_in_worlds(tmp_path: Path) -> None:
    rows = wants(
        tmp_path,
        "w = want('world', seed=n)",
        "again = want('world', seed=n)",
        "f = want('fork', world=w['world'])",
        "q = next(d for d in f['asked'] if d['seat'] == seat)",
        "a = want('sample', world=f['world'], question=q['number'])['answer']",
        "want('check', world=f['world'], question=q['number'], **{'try': a})",
        "want('options', world=f['world'], question=q['number'])",
        "want('play', world=f['world'], question=q['number'], answer=['nonsense'])",
        "p = want('play', world=f['world'], question=q['number'], answer=a)",
        "want('view', world=f['world'], seat=1)",
        "want('value', world=w['world'])",
        "want('playout', world=f['world'])",
        "want('drop', world=f['world'])",
        "want('drop')",
        "want('events', since=3)",
    )
    by_type: dict[str, list[dict[str, Any]]] = {}
    for row in rows:
        by_type.setdefault(row["type"], []).append(row)
    one, other = by_type["world"][:2]
    assert one["asked"] == other["asked"]
    assert by_type["fork"][0]["asked"] == one["asked"], "a fork is where its world is"
    assert all(row["refusal"] is None for row in by_type["check"])
    wrong, fine = by_type["play"][:2]
    assert wrong["refusal"]["rule"]
    assert fine["refusal"] is None
    assert fine["asked"] != one["asked"]
    assert by_type["view"][0]["view"]["seat"] == 1, "all is imagined: it may be looked at"
    for row in [*by_type["value"], *by_type["playout"]]:
        assert len(row["values"]) == 3
        assert all(-1 <= v <= 1 for v in row["values"])
    assert [row["worlds"] for row in by_type["drop"][:2]] == [2, 0]
    assert by_type["events"][-1]["events"][0]["number"] == 4


def test_worlds_are_not_hoarded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asked_back, "MOST", 3)
    match = registry.new("btwixt", seats=3, seed=1)
    d = match.decisions[0]
    wants = asked_back.Wants(registry.SeatWorlds(match, d.seat), d, Splitmix(1))
    for _ in range(3):
        wants.reply({"want": "world"})
    with pytest.raises(asked_back.Forfeit, match="drop some"):
        wants.reply({"want": "world"})
    wants.reply({"want": "drop"})
    assert wants.reply({"want": "world"})["world"] == 4


def test_what_is_played_in_a_world_is_played_nowhere_else(tmp_path: Path) -> None:
    """The same game with and without thinking: the match knows nothing of it."""
    thinking = program(
        tmp_path,
        """
        while True:
            told = hear()
            if told["type"] == "ask":
                n = told["number"]
                for i in range(3):
                    say({"number": n, "want": "world", "seed": i})
                    w = hear()["world"]
                    say({"number": n, "want": "playout", "world": w})
                    hear()
                say({"number": n, "answer": told["options"][:1] if told["shape"] == "pick" else 0})
        """,
    )
    first = program(
        tmp_path,
        """
        while True:
            told = hear()
            if told["type"] == "ask":
                n = told["number"]
                say({"number": n, "answer": told["options"][:1] if told["shape"] == "pick" else 0})
        """,
    )
    one, other = (one_game(b, "random", "random", game="btwixt") for b in (thinking, first))
    assert (one.standings, one.decisions, one.events) == (
        other.standings,
        other.decisions,
        other.events,
    )


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
    "speaks of no world": (
        "hear()\nsay({'number': hear()['number'], 'want': 'fork', 'world': 7})",
        "7",
    ),
    "speaks of half a world": (
        "hear()\nsay({'number': hear()['number'], 'want': 'value', 'world': '7'})",
        "world is no whole number",
    ),
    "plays in no world": ("hear()\nsay({'number': hear()['number'], 'want': 'play'})", "a world"),
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
    assert isinstance(player(f"exec:{sys.executable}", "toy"), ProgramBot)


def test_the_registry_knows_no_programs() -> None:
    """The table takes names of bots from strangers: none of them may start a program."""
    with pytest.raises(Refused) as no:
        registry.bot("exec:true", "toy")
    assert no.value.rule == "kernel.unknown_bot"


@pytest.mark.parametrize("example", ["simple.mjs", "bot.mjs 0.001"])
@pytest.mark.parametrize(("game", "seats"), [("btwixt", 3), ("boardgame", 3), ("cardgame", 2)])
def test_the_examples_in_javascript_play(example: str, game: str, seats: int) -> None:
    assert shutil.which("node") is not None, "the client needs Node, and so does this example"
    bot = f"exec:node {ROOT / 'docs' / 'examples' / example}"
    outcome = one_game(bot, *["random"] * (seats - 1), game=game)
    assert not outcome.error
    assert outcome.forfeits == []


def test_the_example_that_searches_repeats_by_worlds() -> None:
    """Worlds instead of seconds: what it plays does not hang on the machine."""
    bot = f"exec:node {ROOT / 'docs' / 'examples' / 'bot.mjs'} 1w"
    first, again = (one_game(bot, "random", "random", game="btwixt") for _ in range(2))
    assert first.forfeits == []
    assert first == again  # every kind of question and event, as often


def test_the_command_of_the_page_works(tmp_path: Path) -> None:
    done = subprocess.run(
        [
            *(sys.executable, "-m", "weirwood", "tournament", "btwixt", "--seats", "3"),
            *(
                "--bots",
                "exec:node docs/examples/simple.mjs,greedy,random",
                "--games",
                "3",
                "--json",
            ),
        ],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    result = json.loads(done.stdout)
    assert result["errors"] == 0
    assert {row["forfeits"] for row in result["table"]} == {0}
