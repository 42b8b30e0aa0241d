"""`advice` in a terminal: three answers, chances, why, and what is expected to follow."""

from __future__ import annotations

import pytest

from weirwood.kernel import registry
from weirwood.kernel.chance import Splitmix
from weirwood.kernel.decision import Decision
from weirwood.languages import LANGUAGES
from weirwood.terminal import advising
from weirwood.terminal.session import Session
from weirwood.terminal.speech import Speaker

NEXT = {"en": "I expect next", "es": "Lo que espero", "it": "Che cosa mi aspetto"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["btwixt", "boardgame", "cardgame", "miniatures"])
def test_what_follows_is_told(game: str, lang: str) -> None:
    match = registry.new(game, seed=3)
    rng = Splitmix(2)
    for _ in range(25):
        d = match.decisions[0]
        match.answer(d, match.sample(d, rng))
    speaker = Speaker(lang).about(match.game)
    session = Session(speaker, match, {}, {}, 0)
    told = [line.plain for line in advising.lines(session, match.decisions[0], 40)]
    assert told[1].startswith("1. ")
    follows = [line for line in told if NEXT[lang] in line]
    # Where regiments are deployed all that follows are places, which are left out.
    assert follows or game == "miniatures"
    assert all(session.names[0] in line or session.names[1] in line for line in follows[:1])


def test_a_number_without_its_question_is_not_told() -> None:
    match = registry.new("boardgame", seed=3)
    session = Session(Speaker("en").about(match.game), match, {}, {}, 0)
    rows: list[tuple[int, str, object]] = [(0, "wildlings.bid", 2)]
    assert advising.foreseen(session, rows) == ""
    rows.append((1, "marches.token", ["yes"]))
    assert "2" not in advising.foreseen(session, rows).removeprefix("I expect next")


def test_differences_are_told_as_the_language_writes_them() -> None:
    told = {lang: Speaker(lang).difference(1.5) for lang in ("en", "es", "it")}
    assert told == {"en": "+1.5", "es": "+1,5", "it": "+1,5"}
    # A little more is not called nothing.
    assert [Speaker("en").difference(n) for n in (0.02, -0.01, -3.0)] == ["+0.02", "-0.01", "-3.0"]


@pytest.mark.parametrize(
    ("place", "told"),
    [
        ({"direction": 2, "distance": 1500}, "1.50″ backward"),
        ({"direction": 0, "distance": 0}, "stay put"),
        ({"pivot": 0, "distance": 0, "turn": 0}, "stay put"),
        ({"pivot": 0, "distance": 2000, "turn": 35000}, "2.00″ straight on, then turn -10.0°"),
    ],
)
def test_a_move_tells_no_way_of_nothing(place: dict[str, int], told: str) -> None:
    speaker = Speaker("en").about(registry.game("miniatures"))
    decision = Decision(0, 0, "attack.shift", shape="place")
    assert speaker.place(decision, place) == told
