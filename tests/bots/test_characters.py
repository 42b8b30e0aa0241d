"""Characters: each weighs what it is said to weigh, and plays otherwise than the rest."""

from __future__ import annotations

import pytest

from tests.bots.test_search import played
from tests.terminal import toys
from weirwood.bots import characters
from weirwood.bots.characters import CHARACTERS, Character, Leaning, leaning
from weirwood.bots.levels import THINKERS
from weirwood.bots.search import SearchBot
from weirwood.kernel import registry
from weirwood.kernel.decision import Refused
from weirwood.kernel.registry import bot_answer

toys.register()
GAMES = ["btwixt", "boardgame", "cardgame", "miniatures"]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_terms_that_a_character_can_weigh(game: str) -> None:
    found = registry.game(game)
    assert found.terms is not None
    match = registry.new(game, seed=3)
    if game == "boardgame":
        assert match.st.house[0] >= 0
    names = list(found.terms(match.st, 0))
    sorts = [characters.sort_of(name, not n) for n, name in enumerate(names)]
    assert sorts.count("goal") == 1
    assert {"goal", "stores", "rival"} <= set(sorts)


def test_a_leaning_is_what_the_table_says() -> None:
    game = registry.game("cardgame")
    judge = Leaning(game, Character(2.0, 1.0, 0.5, 3.0))
    terms = {"power": (4.0, 0.1), "rival_power": (2.0, -0.1), "strength": (9.0, 0.1)}
    assert judge.leaning(terms) == pytest.approx(0.4 - 0.4)
    assert judge.leaning({"power": (0.0, 0.1), "cards": (6.0, 0.1)}) == pytest.approx(-0.3)
    plain = Leaning(game, Character(1.0, 1.0, 1.0, 1.0))
    st = registry.new("cardgame", seed=2).st
    assert game.evaluate is not None
    assert plain.values(st, [0, 1]) == {s: game.evaluate(st, s) for s in (0, 1)}


def test_the_page_of_the_module_has_the_same_weights() -> None:
    told = str(characters.__doc__)
    for name, row in CHARACTERS.items():
        assert f"| `{name}` | " + " | ".join(f"{n:g}" for n in row) + " |" in told


def test_characters_are_told_apart_by_how_they_play() -> None:
    found = registry.game("cardgame")
    bots = [SearchBot(found, 3600.0, 16)] + [
        SearchBot(found, 3600.0, 16, judge=leaning(found, name, None, "strong"))
        for name in CHARACTERS
    ]
    asked = list[list[object]]()
    for match, decision in played("cardgame", 2, seed=6, every=4, most=14):
        asked.append([bot_answer(bot, match, decision, 3) for bot in bots])
    ways = {tuple(map(str, column)) for column in zip(*asked, strict=True)}
    assert len(ways) >= 4, "of five players, four play differently"


@pytest.mark.parametrize("level", THINKERS)
def test_a_character_stands_after_the_level(level: str) -> None:
    bot = registry.bot(f"{level}:vengeful", "btwixt")
    assert isinstance(bot, SearchBot)
    assert isinstance(bot.player.judge, Leaning)
    with pytest.raises(Refused) as no:
        registry.bot(f"{level}:kind", "btwixt")
    assert no.value.rule == "bots.budget"
    assert f"{level}:grasping" in str(no.value.arguments["allowed"])
    with pytest.raises(Refused):
        registry.bot(f"{level}:bold", "toy")  # it has no terms


def test_a_search_may_have_one_too() -> None:
    """So that what a character costs can be measured by iterations."""
    bot = registry.bot("search:30:vengeful", "btwixt")
    assert isinstance(bot, SearchBot)
    assert bot.iterations == 30
    judge = bot.player.judge
    assert isinstance(judge, Leaning)
    assert judge.character == CHARACTERS["vengeful"]._asdict()
    with pytest.raises(Refused) as no:
        registry.bot("search:30:shy", "btwixt")
    assert "search:30:bold" in no.value.arguments["allowed"]
