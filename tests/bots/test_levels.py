"""The levels that people are offered: legal, in good time, each stronger than the one before."""

from __future__ import annotations

import statistics
import time
from pathlib import Path

import pytest

from tests.terminal import toys
from weirwood.bots.characters import CHARACTERS
from weirwood.bots.levels import ASTRAY, LEVELS, THINKERS, TOOLS, USUAL, novice, offered
from weirwood.bots.search import SearchBot
from weirwood.kernel import registry
from weirwood.kernel.decision import Refused
from weirwood.kernel.registry import bot_answer
from weirwood.lab.measure.tournament import run, tournament
from weirwood.lab.play.game import is_choice
from weirwood.languages import LANGUAGES
from weirwood.lessons.coach import PLAYER
from weirwood.table.http.games import game_info
from weirwood.terminal.session import Session
from weirwood.terminal.speech import Speaker

toys.register()
ROOT = Path(__file__).parents[2]
GAMES = ["btwixt", "boardgame", "cardgame", "miniatures"]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", [*GAMES, "toy"])
def test_every_level_plays_every_game(level: str, game: str) -> None:
    match = registry.new(game, seed=4)
    bot = registry.bot(level, game)
    if isinstance(bot, SearchBot):
        bot.iterations = 4  # how well it thinks is measured elsewhere
    asked = 0
    while not match.over and asked < 16:
        for decision in match.decisions:
            match.answer(decision, bot_answer(bot, match, decision, 9))
            asked += 1


@pytest.mark.parametrize("game", GAMES)
def test_a_strong_answer_takes_less_than_a_second(game: str) -> None:
    """The budget is half a second of one core; nothing around it may add as much again."""
    match = registry.new(game, seed=4)
    greedy, strong = registry.bot("greedy", game), registry.bot("strong", game)
    spent: list[float] = []
    seen = 0
    while not match.over and len(spent) < 3:
        for decision in match.decisions:
            options = match.options(decision)
            if is_choice(match, decision, options):
                seen += 1
                if seen % 8 == 1:
                    begun = time.thread_time()
                    bot_answer(strong, match, decision, 1)
                    spent.append(time.thread_time() - begun)
            match.answer(decision, bot_answer(greedy, match, decision, 1))
    assert statistics.median(spent) < 1.0
    master = registry.bot("master", game)  # what is around its budget is the same
    assert isinstance(master, SearchBot)
    assert isinstance(strong, SearchBot)
    assert 2 * strong.seconds < master.seconds <= 1.5


def test_a_novice_errs_now_and_then() -> None:
    match = registry.new("btwixt", seats=3, seed=2)
    greedy, novice = registry.bot("greedy", "btwixt"), registry.bot("novice", "btwixt")
    same = asked = 0
    while not match.over:
        for decision in match.decisions:
            sensible = bot_answer(greedy, match, decision, 5)
            same += bot_answer(novice, match, decision, 5) == sensible
            asked += 1
            match.answer(decision, sensible)
    assert 1 - ASTRAY / 100 < same / asked < 0.9


@pytest.mark.parametrize(
    ("game", "seats", "weaker", "better"),
    [
        ("btwixt", 4, "random", "novice"),
        ("btwixt", 4, "novice", "steady"),
        ("cardgame", 2, "random", "novice"),
        ("boardgame", 3, "novice", "steady"),
        ("cardgame", 2, "novice", "steady"),
    ],
)
def test_each_level_beats_the_one_before(game: str, seats: int, weaker: str, better: str) -> None:
    """Quick proof where it is quick; docs/strength.md has the rest, measured."""
    what = tournament(game, [better, *[weaker] * (seats - 1)], seats=seats, games=160, seed=3)
    result = run(what, until=1.1 / seats)
    assert result["until"]["verdict"] == "above", result["until"]


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_takes_no_budget(level: str) -> None:
    with pytest.raises(Refused) as no:
        registry.bot(f"{level}:2", "btwixt")
    assert no.value.rule == "bots.budget"


def test_people_are_offered_the_levels() -> None:
    told = offered(registry.game("btwixt"))
    assert told[: len(LEVELS)] == list(LEVELS)
    assert not set(TOOLS) & set(told)
    assert {f"{level}:{each}" for level in THINKERS for each in CHARACTERS} < set(told)
    for name in told:
        registry.bot(name, "btwixt")
    assert USUAL in LEVELS
    assert PLAYER in LEVELS


def test_every_level_has_its_words_and_its_page() -> None:
    for lang in LANGUAGES:
        folder = ROOT / "web" / "src" / "text" / lang
        said = "\n".join(f.read_text(encoding="utf-8") for f in folder.glob("*.ftl"))
        wanted = [*LEVELS, *(f"temper-{each}" for each in CHARACTERS)]
        assert [each for each in wanted if f"\nbot-{each} = " not in said] == []
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    assert [each for each in (*LEVELS, *CHARACTERS) if f"`{each}`" not in page] == []


def test_a_new_level_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever adds a level to `LEVELS` has added it for everybody."""
    monkeypatch.setitem(LEVELS, "sleepy", novice)
    registry._bots.cache_clear()
    try:
        assert "sleepy" in registry.bot_names()
        assert game_info(registry.game("btwixt")).levels[: len(LEVELS)] == list(LEVELS)
        assert Session.new(Speaker("en"), registry.game("toy"), bots=["sleepy"]).bots[1] == "sleepy"
    finally:
        registry._bots.cache_clear()
