"""Many games: the same whatever the number of processes, and honest about failures."""

from __future__ import annotations

from typing import Any

import pytest

from tests.terminal import toys
from weirwood.kernel import registry
from weirwood.kernel.decision import Decision, Refused
from weirwood.lab.measure.simulate import plan, result, simulate, wins
from weirwood.lab.measure.summary import Usage
from weirwood.lab.play.game import Outcome, is_choice

toys.register()


def timeless(sums: dict[str, Any]) -> dict[str, Any]:
    return {k: v for k, v in sums.items() if k != "seconds" and not k.endswith("_per_s")}


def test_the_sums_have_every_key_of_the_contract() -> None:
    sums = simulate(plan("toy", seats=3), 5)
    keys = "game seats games decisions choices seconds games_per_s decisions_per_s choices_per_s"
    assert set(f"{keys} errors wins scores length seed".split()) <= set(sums)
    assert sums["games"] == 5
    assert sums["errors"] == 0
    assert sum(sums["wins"]["seats"]) == pytest.approx(5)
    assert sums["length"]["min"] <= sums["length"]["mean"] <= sums["length"]["max"]
    assert 0 < sums["choices"] <= sums["decisions"]


def test_the_number_of_processes_changes_nothing() -> None:
    what = plan("btwixt", seats=3, seed=11)
    assert timeless(simulate(what, 12, jobs=1)) == timeless(simulate(what, 12, jobs=2))


def test_a_seed_is_another_set_of_games() -> None:
    one, two = (simulate(plan("toy", seed=s), 5)["decisions"] for s in (1, 2))
    assert one != two


def test_fewer_bots_than_seats_go_around_the_table() -> None:
    assert plan("toy", seats=4, bots=["random"]).bots == ("random",) * 4


@pytest.mark.parametrize(
    ("given", "rule"),
    [
        ({"game": "nope"}, "kernel.unknown_game"),
        ({"game": "toy", "seats": 9}, "kernel.seats"),
        ({"game": "toy", "bots": ["nope"]}, "kernel.unknown_bot"),
        ({"game": "toy", "bots": []}, "lab.bots"),
        ({"game": "toy", "seats": 2, "bots": ["random"] * 3}, "lab.bots"),
        ({"game": "toy", "options": {"rounds": 99}}, "kernel.setting_value"),
    ],
)
def test_a_wrong_plan_is_refused_before_any_work(given: dict[str, Any], rule: str) -> None:
    with pytest.raises(Refused) as no:
        plan(**given)
    assert no.value.rule == rule


def test_shared_victories_count_in_parts() -> None:
    what = plan("toy", seats=3)
    shared = Outcome(0, 1, 9, 9, [[0, 2], [1]], [5, 1, 5], ["a", "b", "a"])
    assert wins(what, [shared]) == {
        "seats": [0.5, 0.0, 0.5],
        "bots": {"random": {"games": 3, "wins": 1.0}},
        "labels": {"a": {"games": 2, "wins": 1.0}, "b": {"games": 1, "wins": 0.0}},
    }


def test_a_game_that_fails_is_counted_and_told() -> None:
    what = plan("toy")
    failed = Outcome(3, 77, 4, 4, [], [0, 0], [], "a rule failed")
    whole = Outcome(4, 78, 9, 9, [[0], [1]], [3, 1], [])
    sums = result(what, [failed, whole], 1.0, Usage("toy"))
    assert sums["errors"] == 1
    assert sums["problems"] == [
        {"index": 3, "seed": 77, "bots": ["random", "random"], "error": "a rule failed"}
    ]
    assert sums["scores"] == [3.0, 1.0]


def test_records_are_kept_on_demand() -> None:
    kept: list[Outcome] = []
    simulate(plan("toy"), 2, keep=kept.append)
    assert len(kept) == 2
    for outcome in kept:
        assert registry.verify(outcome.record) is None


def test_a_choice_has_two_answers_or_more() -> None:
    match = registry.new("toy", seats=3, seed=1)
    stake = match.decisions[0]
    assert is_choice(match, stake, match.options(stake))
    assert not is_choice(match, stake._replace(most=stake.least), ())
    two = Decision(9, 0, "toy.rank", "pick", 2, 2, (("card:1", "card:2"),))
    options = registry.new("toy", seed=1).options(stake)[:2]
    assert not is_choice(match, two, options)
    assert is_choice(match, two._replace(least=1), options)
