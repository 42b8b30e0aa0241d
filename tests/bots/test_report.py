"""The report of a finished game: plain data, from its record alone."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

import weirwood
from weirwood.bots import report as reports
from weirwood.bots.tally import (
    NO_DECK,
    Count,
    Deck,
    Luck,
    Tally,
    deck_of,
    expected,
    sheet,
    values_in,
)
from weirwood.bots.tree import Player
from weirwood.kernel import registry
from weirwood.kernel.chance import Splitmix
from weirwood.languages import LANGUAGES
from weirwood.words import words

FEW = 12  # imagined games


@cache
def recorded(game: str, seats: int, seed: int = 11, **options: Any) -> str:
    """A game to its end between the game's own players."""
    match = weirwood.new(game, seats=seats, seed=seed, options=options)
    player, rng = Player(match.game), Splitmix(3)
    while not match.over:
        for decision in match.decisions:
            match.answer(decision, player.natural(match, decision, rng))
    return match.record()


@pytest.mark.parametrize(("game", "seats"), [("btwixt", 3), ("cardgame", 2), ("boardgame", 3)])
def test_a_report_tells_the_course_of_a_game(game: str, seats: int) -> None:
    record = recorded(game, seats)
    heard: list[tuple[int, int]] = []
    told = weirwood.report(record, FEW, 2, lambda done, total: heard.append((done, total)))
    assert json.loads(json.dumps(told)) == told
    end = weirwood.replay(record)
    assert told["standings"] == end.standings
    assert told["steps"] == len(record.splitlines()) - 2
    first, last = told["curve"][0], told["curve"][-1]
    assert (first["step"], last["step"]) == (0, told["steps"])
    assert last["chances"] == weirwood.chances(end)
    for row in told["curve"]:
        assert sum(row["chances"]) == pytest.approx(1, abs=0.001)
    assert len(told["turning"]) == 2
    assert heard == [(1, 2), (2, 2)]
    for point in told["turning"]:
        assert point["before"] - point["after"] >= reports.SWING
        assert point["step"] < point["until"] <= told["steps"]
        assert FEW // 2 <= point["games"] <= FEW + 2
    assert {row["what"] for row in told["counts"]}
    assert all(len(row["seats"]) == seats for row in told["counts"])


def test_a_turning_point_is_pondered_with_what_its_seat_could_see() -> None:
    """What would have been better is a legal answer to the question of that step."""
    record = recorded("cardgame", 2)
    told = weirwood.report(record, 40, 6)
    better = [point for point in told["turning"] if point["better"] is not None]
    assert better
    rows = record.splitlines()
    for point in better:
        match = weirwood.replay(rows[: point["step"] + 1])
        decision = next(d for d in match.decisions if d.seat == point["seat"])
        assert (point["least"], point["most"]) == (decision.least, decision.most)
        assert match.why_not(decision, point["better"]["answer"]) is None
        assert point["better"]["answer"] != point["answer"]
        assert point["better"]["gain"] >= reports.GAIN
    assert weirwood.report(record, 40, 6) == told, "the same record gets the same report"


def test_what_gains_next_to_nothing_is_not_called_better(monkeypatch: pytest.MonkeyPatch) -> None:
    record = recorded("cardgame", 2)
    monkeypatch.setattr(reports, "GAIN", 1.0)
    told = weirwood.report(record, 40, 2)
    assert told["turning"]
    assert all(point["better"] is None and point["games"] for point in told["turning"])


def test_one_fall_is_one_turning_point() -> None:
    curve = [[0.8, 0.2]] * 20 + [[0.2, 0.8]] * 20
    choices = [reports.Asked(step, 0) for step in range(0, 40, 2)]
    found = reports.swings(choices, curve, 6)
    assert len(found) == 1
    assert found[0].before == pytest.approx(0.8)
    assert found[0].after == pytest.approx(0.2)


def test_what_is_counted_adds_up() -> None:
    told = weirwood.report(recorded("cardgame", 2), FEW, 0)
    counts = {row["what"]: row["seats"] for row in told["counts"]}
    assert counts["challenges_won"] == counts["challenges_lost"][::-1]
    assert [row["what"] for row in told["luck"]] == ["draws", "draws"]
    told = weirwood.report(recorded("boardgame", 3, tides=True), FEW, 0)
    tides = [row for row in told["luck"] if row["what"] == "tides"]
    battles = [sum(row["seats"]) for row in told["counts"] if row["what"] == "battles_won"]
    assert sum(row["n"] for row in tides) >= 2 * battles[0] > 0
    for row in tides:
        assert row["expected"] == pytest.approx(row["n"] * 22 / 24, abs=0.02)
        assert abs(row["came"] - row["expected"]) <= 5 * row["spread"]


def test_draws_are_held_against_the_deck() -> None:
    """By the influence on the cards in one game, by characters in the other."""
    for game, seats in (("btwixt", 3), ("cardgame", 2)):
        match = weirwood.replay(recorded(game, seats))
        rows = [row for row in Tally(match).luck() if row["what"] == "draws"]
        assert [row["seat"] for row in rows] == [*range(seats)]
        for row in rows:
            deck = deck_of(match, row["seat"])
            heard = [e for e in match.log if e.args.get("seat") == row["seat"] and e.secret]
            drawn = [e for e in heard if e.kind in ("hand.dealt", "cards.drawn")]
            names = [name for e in drawn for name in e.secret["cards"]]
            assert row["n"] == len(names)
            assert row["came"] == sum(deck.worth[name] for name in names)
            assert row["expected"] == pytest.approx(row["n"] * deck.mean, abs=0.01)
            assert abs(row["came"] - row["expected"]) <= 4 * row["spread"]


def test_hands_that_are_chosen_are_no_luck() -> None:
    match = weirwood.new("btwixt", seats=3, seed=5, options={"draft": "draft"})
    assert deck_of(match, 0) == NO_DECK
    assert deck_of(weirwood.new("boardgame", seed=5), 0) == NO_DECK


def test_who_has_drawn_the_whole_deck_had_no_luck() -> None:
    deck = Deck({"a": 0.0, "b": 1.0}, 10, 0.5, 0.25)
    assert deck.spread(1) == 0.25
    assert deck.spread(4) == pytest.approx(4 * 0.25 * 6 / 9)
    assert deck.spread(9) == pytest.approx(9 * 0.25 / 9)
    # More than there is: it was shuffled again.
    assert deck.spread(12) == 12 * 0.25


def test_dice_are_held_against_what_they_need() -> None:
    rule = Luck(event="dice", who="seat", what="dice", values="dice", need="need")
    args = {"dice": [1, 4, 5, 6], "need": 5}
    mean, variance, came = expected(args, rule, values_in(args, rule))
    assert mean == pytest.approx(4 / 3)
    assert came == 2
    assert variance == pytest.approx(8 / 9)


@pytest.mark.parametrize("game", ["boardgame", "btwixt", "cardgame", "miniatures"])
def test_all_that_is_counted_happens_and_has_words(game: str) -> None:
    package = registry.game(game).package
    found = sheet(package)
    rules: list[Count | Luck] = [*found.count, *found.luck]
    assert len(found.count) >= 6
    for lang in LANGUAGES:
        say = words(lang, package)
        for rule in rules:
            assert say.has(f"report-{rule.what}"), rule.what
            assert say.has(f"event-{rule.event.replace('.', '-')}"), rule.event


def test_only_finished_games_have_a_report() -> None:
    rows = recorded("btwixt", 3).splitlines()
    with pytest.raises(weirwood.Refused, match=r"report\.unfinished"):
        weirwood.report(rows[:-30])
    with pytest.raises(weirwood.Refused, match=r"kernel\.differs"):
        weirwood.report([*rows[:5], *rows[6:]])
    with pytest.raises(weirwood.Refused, match=r"kernel\.version"):
        weirwood.report([json.dumps(json.loads(rows[0]) | {"rules": 999}), *rows[1:]])
    budgets: list[Any] = [0, -1, 1.5, True, "much", 10_000]
    for budget in budgets:
        with pytest.raises(weirwood.Refused, match=r"report\.bounds"):
            weirwood.report(rows, budget)
    with pytest.raises(weirwood.Refused, match=r"report\.bounds"):
        weirwood.report(rows, FEW, 1000)


def test_who_gives_up_and_who_agrees_to_a_draw_are_reported_too() -> None:
    match = weirwood.new("btwixt", seats=3, seed=5)
    match.concede(1)
    match.draw()
    told = weirwood.report(match.record(), FEW)
    assert told["curve"][-1]["chances"] == [0.5, 0.0, 0.5]
