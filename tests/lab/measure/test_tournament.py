"""Tournaments: every bot in every seat on the same deals, ratings, and going on after a stop."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.terminal import toys
from weirwood.kernel import registry
from weirwood.kernel.decision import Refused
from weirwood.lab.measure import ratings
from weirwood.lab.measure.ratings import wilson
from weirwood.lab.measure.tournament import Tournament, lineups, pairings, resume, run, tournament

toys.register()


@pytest.fixture(autouse=True)
def two_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """`first` takes the first option, so that there is somebody besides `random`."""
    real = registry.bot

    class First:
        def decide(self, *asked: Any) -> Any:
            _, decision, _, rng, worlds = asked
            return worlds(rng).sample(decision, Zero())

    class Zero:
        def getrandbits(self, *_: int) -> int:
            return 0

    monkeypatch.setattr(
        registry, "bot", lambda name, game: First() if name == "first" else real(name, game)
    )


def test_as_many_bots_as_seats_are_one_lineup() -> None:
    assert lineups(["a", "b", "b"], 3) == [("a", "b", "b")]


def test_more_bots_than_seats_meet_in_every_choice() -> None:
    assert lineups(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]


def test_every_rotation_has_the_same_seed() -> None:
    what = tournament("toy", ["random", "first"], seats=3, games=1)
    games = pairings(what)
    assert len(games) == what.games == 6
    assert [p.bots for p in games[:3]] == [
        ("random", "first", "first"),
        ("first", "first", "random"),
        ("first", "random", "first"),
    ]
    assert len({p.seed for p in games[:3]}) == 1
    assert games[0].seed != games[3].seed
    seats = Counter((bot, seat) for p in games for seat, bot in enumerate(p.bots))
    assert len(set(seats.values())) == 1


def test_games_are_rounded_up_to_whole_rounds() -> None:
    assert tournament("toy", ["random", "first"], seats=2, games=3).games == 4


def test_the_table_adds_up() -> None:
    result = run(tournament("toy", ["random", "first"], seats=2, games=20))
    assert result["errors"] == 0
    assert sum(row["wins"] for row in result["table"]) == pytest.approx(20)
    for row in result["table"]:
        assert row["low"] <= row["rate"] <= row["high"]
        assert row["times_fair"] == pytest.approx(row["rate"] * 2, abs=0.01)
    assert result["rated_by"] in {"openskill", "win rate"}


def test_without_openskill_win_rates_serve(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "openskill_model", lambda: None)
    result = run(tournament("toy", ["random", "first"], seats=2, games=4))
    assert result["rated_by"] == "win rate"
    assert "rating" not in result["table"][0]


class Rating:
    def __init__(self, name: str, mu: float) -> None:
        self.name, self.mu, self.sigma = name, mu, 1.0


class Model:
    """Stands in for openskill: the winner gains a point."""

    def rating(self, name: str) -> Rating:
        return Rating(name, 25.0)

    def rate(self, teams: list[list[Rating]], ranks: list[int]) -> list[list[Rating]]:
        return [
            [Rating(r.name, r.mu + (rank == 0))] for (r,), rank in zip(teams, ranks, strict=True)
        ]


def test_with_openskill_there_are_ratings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "openskill_model", Model)
    games = [(("a", "b", "b"), [[1], [0], [2]]), (("a", "a", "a"), [[0], [1], [2]])]
    assert ratings.rate(["a", "b"], games) == {"a": (25.0, 1.0), "b": (26.0, 1.0)}
    result = run(tournament("toy", ["random", "first"], seats=2, games=4))
    assert result["rated_by"] == "openskill"
    assert all(r["rating_low"] < r["rating"] < r["rating_high"] for r in result["table"])


def test_a_tournament_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    what = tournament("toy", ["random", "first"], seats=2, games=12)
    whole = run(what, file=file)
    lines = file.read_text().splitlines(keepends=True)
    assert len(lines) == 13
    file.write_text("".join(lines[:6]) + lines[6][:20])  # cut off in the middle of a line
    assert len(resume(what, file)) == 5
    steps: list[int] = []
    assert run(what, file=file, progress=steps.append) == whole
    assert steps[0] == 5
    assert sorted(file.read_text().splitlines()) == sorted(x.rstrip("\n") for x in lines)


def test_a_longer_tournament_goes_on_in_the_same_file(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    run(tournament("toy", ["random", "first"], seats=2, games=4), file=file)
    longer = tournament("toy", ["random", "first"], seats=2, games=8)
    assert len(resume(longer, file)) == 4
    assert run(longer, file=file) == run(longer)


def test_the_file_of_another_tournament_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    run(tournament("toy", ["random", "first"], seats=2, games=4), file=file)
    with pytest.raises(Refused) as no:
        run(tournament("toy", ["random", "first"], seats=2, games=4, seed=5), file=file)
    assert no.value.rule == "lab.other_tournament"
    assert no.value.arguments["what"] == "seed"


def test_one_bot_is_no_tournament() -> None:
    with pytest.raises(Refused) as no:
        tournament("toy", ["random", "random"])
    assert no.value.rule == "lab.two_bots"


def refused(what: Tournament, file: Path) -> str:
    """The rule by which a file is refused; nothing if it is read."""
    try:
        resume(what, file)
    except Refused as no:
        return no.rule
    return ""


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner),
    max_leaves=6,
)


@given(data=st.data())
def test_an_edited_file_is_refused_in_one_line(
    data: st.DataObject, tmp_path_factory: pytest.TempPathFactory
) -> None:
    file = tmp_path_factory.mktemp("fuzz") / "games.jsonl"
    what = tournament("toy", ["random", "first"], seats=2, games=2)
    run(what, file=file)
    lines = file.read_text().splitlines()
    at = data.draw(st.integers(0, len(lines) - 1))
    row = json.loads(lines[at])
    key = data.draw(st.sampled_from(sorted(row)))
    row[key] = data.draw(JSON)
    lines[at] = json.dumps(row)
    file.write_text("\n".join(lines) + "\n")
    rules = {"", "lab.trace", "lab.other_tournament", "lab.trace_version", "lab.trace_rules"}
    assert refused(what, file) in rules


@given(text=st.text(max_size=60))
def test_any_text_is_read_or_refused(text: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    file = tmp_path_factory.mktemp("fuzz") / "games.jsonl"
    file.write_text(text, encoding="utf-8", newline="")
    what = tournament("toy", ["random", "first"], seats=2, games=2)
    rules = {"", "lab.trace", "lab.other_tournament", "lab.trace_version", "lab.trace_rules"}
    assert refused(what, file) in rules


def test_wilson_holds_at_the_ends() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == pytest.approx(1.0)
