"""The bot `learned`: exact on every machine, blind to the live match, honest about its weights."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.bots.test_search import played
from weirwood.bots import learned, network
from weirwood.bots.learned import (
    WEIGHTS,
    Judge,
    Learnt,
    from_file,
    knows_better,
    mind_of,
    outcome,
)
from weirwood.bots.network import MOST, How, Network, numbers_of, packed
from weirwood.bots.prior import NUMBERS
from weirwood.bots.search import SearchBot
from weirwood.folders import folder
from weirwood.kernel import registry
from weirwood.kernel.chance import Splitmix
from weirwood.kernel.decision import Refused, below
from weirwood.kernel.registry import bot_answer
from weirwood.lab.play.players import player

GAMES = ["btwixt", "boardgame", "cardgame", "miniatures"]
HOW = How(0, 0, 0, 0, 0, "", 0.0, 0.0, 0.0)


def made(game: str, names: tuple[str, ...], hidden: int = 12, **other: Any) -> Network:
    """A network of any weights."""
    rng = Splitmix(5)
    rows = [[below(rng, 4001) - 2000 for _ in names] for _ in range(hidden)]
    found = registry.game(game)
    plain: dict[str, Any] = {"game": game, "rules": found.version, "content": found.content}
    return Network(
        **(plain | other),
        features=names,
        first=packed(rows),
        bias=tuple(below(rng, 9001) - 4500 for _ in range(hidden)),
        second=tuple(below(rng, 9001) - 4500 for _ in range(hidden)),
        offset=77,
        how=HOW,
    )


def features_of(game: str) -> tuple[str, ...]:
    found = registry.game(game)
    assert found.features is not None
    return tuple(found.features(registry.new(game, seed=1).st, 0))


def test_numpy_and_plain_python_agree_to_the_last_bit() -> None:
    net = made("btwixt", tuple(f"f{n}" for n in range(50)))
    rng = Splitmix(3)
    rows = [[below(rng, 8001) - 4000 for _ in range(50)] for _ in range(200)]
    told = net.raw(rows)
    assert net.raw_many(rows) == told
    assert len(set(told)) > 150
    assert [net.raw_many([row])[0] for row in rows] == told  # alone as among others


def test_a_known_position_is_worth_what_it_was() -> None:
    """The same number on every machine: this one was worked out by hand."""
    net = Network(
        game="btwixt",
        rules=2,
        content="",
        features=("a", "b"),
        first=packed([[1 << 14, -(1 << 14)], [3, 5]]),
        bias=(0, -40),
        second=(1 << 12, -7),
        offset=-(1 << 20),
        how=HOW,
    )
    # 3 - 1 = 2 units, >> 6 makes 512; 3*3 + 5 - 40 is negative; (512 << 12) - 2**20 = 2**20
    assert net.raw([[3, 1]]) == net.raw_many([[3, 1]]) == [1 << 20]
    assert net.values([[3, 1]]) == [0.5]
    huge = [[4000, -4000]]
    assert net.raw(huge) == net.raw_many(huge)
    assert MOST * (1 << 12) * 64 < 1 << 53  # what doubles hold exactly


def test_without_numpy_it_judges_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    net = made("btwixt", ("a", "b", "c"))
    rows = [[1, 2, 3], [-50, 7, 900]]
    told = net.values(rows)
    monkeypatch.setattr(network, "numpy", lambda: None)
    assert net.values(rows) == told


@pytest.mark.parametrize("game", GAMES)
def test_features_are_a_hundred_or_two_whole_numbers_alike_in_every_position(game: str) -> None:
    found = registry.game(game)
    assert found.features is not None
    names = features_of(game)
    assert 50 <= len(names) <= 200
    assert "judgement" in names
    for seats in (found.seats[0], found.seats[-1]):
        for match, decision in played(game, seats, seed=6, every=25, most=6):
            for seat in range(seats):
                told = found.features(match.st, seat)
                assert tuple(told) == names
                assert all(isinstance(n, int) for n in told.values()), decision
            assert len({tuple(found.features(match.st, s).values()) for s in range(seats)}) > 1


@pytest.mark.parametrize(("game", "seats"), [("btwixt", 4), ("boardgame", 3), ("cardgame", 2)])
def test_hidden_cards_that_are_swapped_change_nothing(game: str, seats: int) -> None:
    """The same view, the same answer, whatever the judgement."""
    judge = Judge(registry.game(game), made(game, features_of(game)))
    bot = SearchBot(registry.game(game), 3600.0, 10, judge=judge)
    swapped = 0
    for match, decision in played(game, seats, seed=6, every=11, most=6):
        answer = bot_answer(bot, match, decision, 3)
        assert match.why_not(decision, answer) is None
        other = match.redeal(decision.seat, Splitmix(decision.number + 1))
        swapped += other.save()["state"] != match.save()["state"]
        assert bot_answer(bot, other, decision, 3) == answer, decision
    assert swapped > 2


def test_its_judgement_is_what_the_search_goes_by() -> None:
    """Two networks that disagree lead to other answers."""
    game = registry.game("btwixt")
    names = features_of("btwixt")
    answers = []
    for sign in (1, -1):
        rows = [[sign * 4096 if name in ("small", "large") else 0 for name in names]]
        net = Network(
            game="btwixt",
            rules=game.version,
            content="",
            features=names,
            first=packed(rows),
            bias=(1 << 22,),
            second=(1 << 8,),
            offset=-(1 << 24),
            how=HOW,
        )
        bot = SearchBot(game, 3600.0, 30, judge=Judge(game, net))
        played_on = played("btwixt", 4, seed=6, every=9, most=8)
        answers.append([bot_answer(bot, match, d, 3) for match, d in played_on])
    assert answers[0] != answers[1]


def test_a_finished_game_is_worth_most_to_who_won_it() -> None:
    match = registry.new("btwixt", seats=3, seed=4)
    greedy = registry.bot("greedy", "btwixt")
    while not match.over:
        for decision in match.decisions:
            match.answer(decision, bot_answer(greedy, match, decision, 1))
    told = outcome(match)
    assert abs(sum(told)) < 1e-9
    first = match.standings[0]
    assert all(told[seat] == max(told) for seat in first)
    if len(first) == 1:
        assert told[first[0]] == 1.0


def test_weights_of_other_rules_are_refused_in_one_line(tmp_path: Path) -> None:
    names = features_of("btwixt")
    file = tmp_path / "weights.json"
    for net, rule in (
        (made("btwixt", names, rules=1), "bots.weights_of"),
        (made("cardgame", names), "bots.weights_of"),
    ):
        file.write_bytes(msgspec.json.encode(Learnt(net)))
        with pytest.raises(Refused) as no:
            from_file(registry.game("btwixt"), file)
        assert no.value.rule == rule
    file.write_text('{"game": 3}', encoding="utf-8")
    with pytest.raises(Refused) as no:
        player(f"learned:10:{file}", "btwixt")
    assert no.value.rule == "bots.weights"
    with pytest.raises(Refused) as no:
        player(f"learned:10:{tmp_path / 'none.json'}", "btwixt")
    assert no.value.rule == "bots.weights"


def test_only_the_laboratory_reads_weights_from_files(tmp_path: Path) -> None:
    """At a table a bot's name comes from anybody: it opens no files."""
    file = tmp_path / "weights.json"
    file.write_bytes(msgspec.json.encode(Learnt(made("btwixt", features_of("btwixt")))))
    bot = player(f"learned:10:{file}", "btwixt")
    assert isinstance(bot, SearchBot)
    assert bot.iterations == 10
    with pytest.raises(Refused):
        registry.bot(f"learned:10:{file}", "btwixt")


def test_weights_of_other_features_are_refused() -> None:
    game = registry.game("btwixt")
    judge = mind_of(game, Learnt(made("btwixt", ("small", "large")))).judge
    with pytest.raises(Refused) as no:
        judge.values(registry.new("btwixt", seed=1).st, [0])
    assert no.value.rule == "bots.weights_of"


def test_a_game_of_which_nothing_was_learnt_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learned, "WEIGHTS", "nothing.json")
    learned.shipped.cache_clear()
    try:
        with pytest.raises(Refused) as no:
            registry.bot("learned", "btwixt")
        assert no.value.rule == "bots.unlearnt"
        assert not knows_better(registry.game("btwixt"))
    finally:
        learned.shipped.cache_clear()


def test_numbers_are_kept_small() -> None:
    assert numbers_of({"a": 10**9, "b": -(10**9), "c": True}) == [4000, -4000, 1]


SHIPPED = [game for game in GAMES if (folder(f"weirwood.games.{game}", "bot") / WEIGHTS).is_file()]


def test_weights_are_shipped() -> None:
    assert {"btwixt", "cardgame"} <= set(SHIPPED)


@pytest.mark.parametrize("game", SHIPPED)
def test_the_weights_that_are_shipped_fit_their_game(game: str) -> None:
    found = registry.game(game)
    net, prior = learned.shipped(found).value, learned.shipped(found).prior
    assert net.features == features_of(game)
    if prior is not None:
        assert prior.network.features == (*net.features, *NUMBERS, *prior.words)
        assert prior.network.how.error < prior.network.how.judgement
        assert 0 < prior.trust <= 30
    assert 1000 < len(net.features) * len(net.bias) < 20_000
    assert net.how.games > 100
    assert net.how.commit
    assert net.how.error < net.how.judgement < net.how.nothing
    assert len((folder(found.package, "bot") / WEIGHTS).read_bytes()) < 60_000
    bot = registry.bot("learned:8", game)
    for match, decision in played(game, found.seats[0], seed=6, every=12, most=3):
        assert match.why_not(decision, bot_answer(bot, match, decision, 3)) is None


def test_a_master_judges_by_what_foretold_games_better() -> None:
    for game in GAMES:
        bot = registry.bot("master", game)
        assert isinstance(bot, SearchBot)
        assert isinstance(bot.player.judge, Judge) == knows_better(registry.game(game))
    assert knows_better(registry.game("cardgame"))
