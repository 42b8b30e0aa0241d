"""What is learnt of answers: what is true of them, and not what luck made of a few worlds."""

from __future__ import annotations

import random

from weirwood.bots.network import ONE
from weirwood.bots.prior import NUMBERS
from weirwood.kernel import registry
from weirwood.lab.learn import priors, selfplay
from weirwood.lab.learn.selfplay import Asked, Plan, Table, Tried

HOW = {"seed": 0, "games": 100, "rounds": 1, "iterations": 25, "commit": ""}
NAMES = ["judgement", "hand"]
LUCK = 0.4


def questions(true: dict[str, float], count: int = 3000) -> list[Asked]:
    """Questions whose answers gain what their word is worth when the hand is small, beside luck."""
    rng = random.Random(4)
    words = sorted(true)
    asked = []
    for n in range(count):
        small = rng.randrange(2)
        tried = [Tried([1, *[0] * (len(NUMBERS) - 1)], {"ask": 1, "ask own": 1}, 8, 0.0, 0.0)]
        for word in rng.sample(words, 2):
            worlds = rng.randrange(2, 8)
            gains = [rng.gauss(small * true[word], LUCK) for _ in range(worlds)]
            said = {"ask": 1, f"ask {word}": 1}
            squares = sum(gain * gain for gain in gains)
            tried.append(Tried([0] * len(NUMBERS), said, worlds, sum(gains), squares))
        asked.append(Asked(n // 10, [rng.randrange(-5, 6), 2 * (1 - small)], tried))
    return asked


def test_what_is_true_of_answers_is_found_under_their_luck() -> None:
    game = registry.game("btwixt")
    fit = priors.fit_prior(questions({"good": 0.3, "even": 0.0, "bad": -0.3}), game, NAMES, HOW)
    assert fit is not None
    hopes = fit.hopes
    assert hopes.words == ("ask", "ask bad", "ask even", "ask good", "ask own")
    assert hopes.network.features == (*NAMES, *NUMBERS, *hopes.words)
    how = hopes.network.how
    assert how.error < 0.9 * how.judgement <= how.nothing
    assert 5 < hopes.trust <= priors.MOST_TRUST  # worlds of such luck
    assert {name for name, _ in fit.weight[:3]} >= {"ask good", "ask bad"}

    def said(word: str, hand: int) -> float:
        """By how much an answer is said to be better than the own player's."""
        rest = [int(word == each) for each in ("", "bad", "even", "good", "own")]
        row = [0, hand, int(word == "own"), *[0] * (len(NUMBERS) - 1), 1, *rest[1:]]
        other = [0, hand, 1, *[0] * (len(NUMBERS) - 1), 1, 0, 0, 0, 1]
        mine, own = hopes.network.totals([row, other])
        return (mine - own) / ONE

    assert said("good", 0) > 0.18
    assert abs(said("even", 0)) < 0.1
    assert said("bad", 0) < -0.18
    assert abs(said("good", 2)) < 0.1
    again = priors.fit_prior(questions({"good": 0.3, "even": 0.0, "bad": -0.3}), game, NAMES, HOW)
    assert again is not None
    assert again.hopes == hopes


def test_nothing_is_learnt_of_luck_alone() -> None:
    game = registry.game("btwixt")
    fit = priors.fit_prior(questions({"good": 0.0, "even": 0.0, "bad": 0.0}), game, NAMES, HOW)
    if fit is not None:  # as good as nothing, and as little believed as that deserves
        how = fit.hopes.network.how
        assert how.error > 0.995 * how.judgement
    assert priors.fit_prior(questions({"good": 0.3, "bad": 0.0}, 50), game, NAMES, HOW) is None


def test_a_search_leaves_what_it_thought() -> None:
    played = selfplay.play(Plan("btwixt", (Table(3, {}),), 5, 9), 0)
    assert played == selfplay.play(Plan("btwixt", (Table(3, {}),), 5, 9), 0)
    assert len(played.asked) > 20
    for question in played.asked:
        first, *others = question.tried
        assert first.numbers[0] == 1
        assert first.gain == 0
        assert others
        assert all(tried.worlds <= first.worlds for tried in others)
        assert sum(tried.worlds for tried in question.tried) <= 10
    judged = [row for row in played.rows if row.searched is not None]
    assert len(judged) > len(played.rows) / 3
    assert all(-1 <= row.searched <= 1 for row in judged if row.searched is not None)
    index, again = selfplay.untold(selfplay.told(7, played))
    assert index == 7
    assert [row[1:] for row in again.rows] == [row[1:] for row in played.rows]
    assert [each.tried for each in again.asked] == [each.tried for each in played.asked]
