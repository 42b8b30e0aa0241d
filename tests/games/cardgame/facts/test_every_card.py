"""Every card of the core set is played by some test; those of the faction cards are here."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.cardgame.driver import joust

from weirwood.games.cardgame import GAME
from weirwood.games.cardgame.facts import FACES
from weirwood.games.cardgame.facts.terms import FACTIONS
from weirwood.words import words

CODES = [face.id for face in FACES if face.id == FACES[face.form_of].id]
HOMES = {
    "baratheon": "01198a",
    "greyjoy": "01199a",
    "lannister": "01200a",
    "martell": "01201a",
    "nights_watch": "01202a",
    "stark": "01203a",
    "targaryen": "01204a",
    "tyrell": "01205a",
}


def test_the_core_set_is_whole() -> None:
    """26 plots, 170 draw titles, 9 agendas, 8 faction cards and 6 titles."""
    kinds = [FACES[i].type for i in range(len(FACES)) if FACES[i].id in CODES]
    assert [sum(kind <= 3 for kind in kinds), kinds.count(4)] == [170, 26]
    assert [kinds.count(5), kinds.count(6), kinds.count(7)] == [9, 8, 6]
    assert len(CODES) == 219


def test_every_card_is_named_by_a_test() -> None:
    said = words("en", GAME.package)
    folder = Path(__file__).parents[1]
    text = "\n".join(f.read_text(encoding="utf-8") for f in sorted(folder.rglob("test_*.py")))
    missing = [
        code
        for code in CODES
        if not any(f"{q}{name}{q}" in text for q in "\"'" for name in (code, said.name(code)))
    ]
    assert not missing, "write a test of what these cards do, as play"


@pytest.mark.parametrize(("faction", "code"), HOMES.items())
def test_a_faction_card_holds_the_power_of_its_player(faction: str, code: str) -> None:
    assert faction in FACTIONS
    t = joust({"faction": faction, "power": 3}, {"faction": "stark"}, phase="dominance")
    home = t.p1.view["home"]
    assert (home["card"], home["power"], t.p1.total) == (code, 3, 3)
    assert not home["kneeling"]
