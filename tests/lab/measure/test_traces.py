"""Traces, sums, plots and strength tests: what they tell, and how they go on from a file."""

from __future__ import annotations

import importlib
import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.terminal import toys
from weirwood import cli
from weirwood.games.cardgame.facts import DECKS
from weirwood.games.cardgame.lists import decks
from weirwood.games.miniatures.lists import armies, text
from weirwood.kernel import registry
from weirwood.kernel.decision import Refused
from weirwood.lab.measure import plots, traces
from weirwood.lab.measure.simulate import plan, simulate
from weirwood.lab.measure.tournament import Stop, pairings, rate_of, run, tournament
from weirwood.lab.play.game import Outcome, lists_of, told_in

toys.register()
Captured = pytest.CaptureFixture[str]


def timeless(sums: dict[str, Any]) -> dict[str, Any]:
    return {k: v for k, v in sums.items() if k != "seconds" and not k.endswith("_per_s")}


# ---- traces ------------------------------------------------------------------------------------


def test_a_simulation_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    what = plan("toy", seats=3, seed=4)
    whole = timeless(simulate(what, 8, file=file))
    lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join(lines[:4]) + lines[4][:30])
    steps: list[int] = []
    assert timeless(simulate(what, 8, file=file, progress=steps.append)) == whole
    assert steps[0] == 3
    assert sorted(file.read_text().splitlines()) == sorted(x.rstrip("\n") for x in lines)


def test_a_trace_is_read_back(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    simulate(plan("cardgame", seed=4), 2, file=file)
    trace = traces.read(file)
    assert trace.header["game"] == "cardgame"
    assert trace.header["kind"] == "simulate"
    assert trace.bots == {0: ("random", "random"), 1: ("random", "random")}
    assert all(o.kinds and o.events and o.used for o in trace.games.values())


def first_line(file: Path, **changed: Any) -> None:
    lines = file.read_text().splitlines()
    row = json.loads(lines[0]) | changed
    file.write_text("\n".join([json.dumps(row), *lines[1:]]) + "\n")


@pytest.mark.parametrize(
    ("changed", "rule"),
    [
        ({"weirwood_trace": 1}, "lab.trace_version"),
        ({"weirwood_trace": 99}, "lab.trace_version"),
        ({"rules": 77}, "lab.trace_rules"),
        ({"kind": "tournament"}, "lab.other_tournament"),
        ({"seed": 5}, "lab.other_tournament"),
    ],
)
def test_a_trace_of_something_else_is_refused(
    changed: dict[str, Any], rule: str, tmp_path: Path, capsys: Captured
) -> None:
    file = tmp_path / "games.jsonl"
    what = plan("toy")
    simulate(what, 2, file=file)
    first_line(file, **changed)
    with pytest.raises(Refused) as no:
        simulate(what, 2, file=file)
    assert no.value.rule == rule
    assert cli.main(["simulate", "toy", "--games", "2", "--to", str(file), "--lang", "en"]) == 2
    line = capsys.readouterr().err
    assert line.count("\n") == 1
    assert "Name another file" in line


def test_a_trace_of_the_first_format_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text('{"weirwood_tournament": 1, "game": "toy"}\n')
    with pytest.raises(Refused) as no:
        traces.read(file)
    assert no.value.rule == "lab.trace_version"


def test_a_file_that_is_no_trace_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Sam")
    with pytest.raises(Refused) as no:
        simulate(plan("toy"), 2, file=file)
    assert no.value.rule == "lab.trace"
    assert file.read_text() == "Dear Sam"


# ---- sums --------------------------------------------------------------------------------------


def test_the_sums_tell_what_was_used() -> None:
    sums = simulate(plan("cardgame", bots=["greedy"], seed=1), 3)
    assert sums["branching"] > 1
    assert sums["usage"]["rules"]
    assert all("." in rule for rule in sums["usage"]["rules"])
    assert sums["usage"]["events"]["card.marshaled"] > 0
    assert any(name.startswith("01") for name in sums["usage"]["used"])
    assert sum(row["games"] for row in sums["labels"].values()) == 6
    assert sum(sums["lengths"].values()) == 3


def test_decks_have_win_rates() -> None:
    names = ["intro_stark", "intro_lannister"]
    sums = simulate(plan("cardgame", options={"decks": ",".join(names)}), 2)
    assert set(sums["lists"]) == set(names), sums["lists"]
    assert sum(row["wins"] for row in sums["lists"].values()) == pytest.approx(2)


def test_decks_that_nobody_named_have_win_rates_too() -> None:
    sums = simulate(plan("cardgame", seed=1), 2)
    assert set(sums["lists"]) == {"the_old_ways", "at_the_wall"}
    own = decks.write(DECKS["the_old_ways"])
    turned = "\n".join(reversed(own.splitlines()))
    sums = simulate(plan("cardgame", options={"decks": [own, turned]}), 1)
    ((name, row),) = sums["lists"].items()
    assert re.fullmatch(r"[a-z]+_[0-9a-f]{6}", name), name
    assert row["games"] == 2


def test_armies_have_win_rates() -> None:
    options = {"points": 20, "terrain": "none", "armies": [None, "lannister_20"]}
    match = registry.new("miniatures", seats=2, seed=1, options=options)
    assert lists_of(match) == ["army_stark_20", "army_lannister_20"]
    own = text.write(armies.ready("army_stark_20"))
    match = registry.new("miniatures", seats=2, seed=1, options={**options, "armies": [own]})
    assert lists_of(match) == ["army_stark_20", "army_lannister_20"]
    fewer = replace(armies.ready("army_stark_20"), ncus=())
    match = registry.new(
        "miniatures", seats=2, seed=1, options={**options, "armies": [text.write(fewer)]}
    )
    assert re.fullmatch(r"stark_[0-9a-f]{6}", lists_of(match)[0])


def test_what_is_drawn_in_secret_is_not_used() -> None:
    match = registry.new("cardgame", seats=2, seed=1)
    assert any(e.secret or e.hidden for e in match.log)
    assert told_in(match)[1] == {}


# ---- strength tests ----------------------------------------------------------------------------


def outcome(index: int, winner: int) -> Outcome:
    return Outcome(index, 0, 9, 9, [[winner], [1 - winner]], [0, 0], [])


def decided_after(until: float, wins: int, games: int = 200) -> tuple[int, str]:
    """Where a test stops if the first bot wins the first so many games of every ten."""
    what = tournament("toy", ["random", "novice"], seats=2, games=games)
    pairs = pairings(what)
    stop = Stop(what, pairs, until)
    done = {
        p.index: outcome(p.index, p.bots.index("random" if p.index % 10 < wins else "novice"))
        for p in pairs
    }
    stop.reached(done)
    return stop.counted, stop.verdict


def test_a_strength_test_stops_when_the_interval_clears_the_target() -> None:
    assert decided_after(0.7, wins=10) == (10, "above")
    assert decided_after(0.7, wins=9)[1] == "above"
    assert decided_after(0.7, wins=2)[1] == "below"
    assert decided_after(0.7, wins=7) == (200, "open")


def test_games_finished_out_of_order_do_not_count_before_their_turn() -> None:
    what = tournament("toy", ["random", "novice"], seats=2, games=40)
    pairs = pairings(what)
    stop = Stop(what, pairs, 0.7)
    done = {p.index: outcome(p.index, p.bots.index("random")) for p in pairs[1:]}
    assert not stop.reached(done)
    done[0] = outcome(0, pairs[0].bots.index("novice"))
    assert stop.reached(done)
    assert stop.played == stop.counted > 10


def test_the_number_of_processes_does_not_change_where_it_stops() -> None:
    what = tournament("btwixt", ["greedy", "random"], seats=3, games=90, seed=2)
    alone = run(what, until=rate_of("1.1x", 3))
    assert alone["until"]["verdict"] == "above"
    assert alone["games"] == alone["until"]["games"] < 90
    assert run(what, until=rate_of("1.1x", 3), jobs=2) == alone


@pytest.mark.parametrize("text", ["", "x", "1.5", "0", "-0.2", "3x", "nan", "1e", "0,7"])
def test_a_wrong_target_is_refused(text: str) -> None:
    with pytest.raises(Refused) as no:
        rate_of(text, 2)
    assert no.value.rule == "lab.until"


def test_a_failed_strength_test_is_a_failed_check(capsys: Captured) -> None:
    words = ["tournament", "toy", "--bots", "random,novice", "--seats", "2", "--lang", "en"]
    assert cli.main([*words, "--games", "40", "--until", "0.99"]) == 1
    assert "The strength test failed" in capsys.readouterr().out
    assert cli.main([*words, "--games", "40", "--until", "0.01"]) == 0
    assert "The strength test is passed" in capsys.readouterr().out


# ---- plots -------------------------------------------------------------------------------------

SPOKEN = {word: word for word in plots.WORDS}


def test_plots_are_drawn(tmp_path: Path) -> None:
    result = run(tournament("btwixt", ["greedy", "random"], seats=3, games=6))
    drawn = plots.draw(result, tmp_path / "plots", SPOKEN)
    assert [f.name for f in drawn] == ["wins.png", "ratings.png", "labels.png", "lengths.png"]
    assert all(f.read_bytes().startswith(b"\x89PNG") for f in drawn)
    sums = simulate(plan("btwixt"), 2)
    assert [f.name for f in plots.draw(sums, tmp_path, SPOKEN)] == ["labels.png", "lengths.png"]


@pytest.mark.parametrize("lang", ["en", "es", "it"])
def test_the_command_draws_and_says_where(tmp_path: Path, capsys: Captured, lang: str) -> None:
    words = ["tournament", "toy", "--bots", "random,novice", "--seats", "2", "--games", "2"]
    assert cli.main([*words, "--plot", str(tmp_path), "--lang", lang]) == 0
    assert "wins.png" in capsys.readouterr().err


def without(monkeypatch: pytest.MonkeyPatch, module: str) -> None:
    real = importlib.import_module

    def hidden(name: str, package: str | None = None) -> Any:
        if name.startswith(module):
            raise ImportError(name)
        return real(name, package)

    monkeypatch.setattr(importlib, "import_module", hidden)


def test_without_matplotlib_one_line_comes_before_any_game(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Captured
) -> None:
    without(monkeypatch, "matplotlib")
    words = ["simulate", "toy", "--games", "2", "--plot", str(tmp_path), "--lang", "en"]
    assert cli.main(words) == 2
    assert "make lab" in capsys.readouterr().err


def test_without_ray_one_line_comes_before_any_game(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    without(monkeypatch, "ray")
    assert cli.main(["simulate", "toy", "--games", "2", "--ray", "--lang", "en"]) == 2
    assert "make lab" in capsys.readouterr().err
