"""The facts of the game, and the errors of a file that does not fit."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from weirwood.games.boardgame import facts as c
from weirwood.games.boardgame.facts.files import MapFile, TablesFile

if TYPE_CHECKING:
    from pathlib import Path


def test_the_map() -> None:
    assert (len(c.LAND), len(c.SEA), len(c.PORT), c.SIZE) == (38, 12, 8, 58)
    assert sum(len(n) for n in c.NEAR) == 2 * 135
    assert all(a in c.NEAR[b] for a in range(c.SIZE) for b in c.NEAR[a])
    assert len(c.CASTLES) == 20
    assert sum(1 for a in c.CASTLES if c.CASTLE[a] == 2) == 10
    assert sum(c.BARRELS) == 24
    assert sum(c.CROWNS) == 19
    assert [c.AREAS[a] for a in c.LAND if c.ISLAND[a]] == ["dragonstone", "pyke", "the_arbor"]


def test_ports_touch_their_sea_alone() -> None:
    for port in c.PORT:
        assert c.NEAR[port] == (c.PORT_SEA[port],)
        assert c.PORT_AT[c.PORT_LAND[port]] == port
    assert c.PORT_AT[c.AREA["harrenhal"]] == -1


def test_houses_and_cards() -> None:
    assert len(c.CARDS) == 42
    for house in range(6):
        cards = range(house * c.HAND, house * c.HAND + c.HAND)
        assert sorted(c.PRINTED[i] for i in cards) == [0, 1, 1, 2, 2, 3, 4]
    assert sum(c.TOKENS) == 15
    assert [c.HOME_OF[a] for a in c.HOME] == list(range(6))


BAD_CASTLE = (
    '{"land": [{"id": "a", "castle": 3, "barrels": 0, "crowns": 0, "island": false,'
    ' "at": [0, 0]}], "sea": [], "ports": [], "borders": [], "rivers": []}'
)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{", r"boardgame/content/map\.json: "),
        ("{}", r"missing required field `land`"),
        ('{"land": [], "sea": [], "ports": [], "borders": [], "rivers": [], "x": 1}', "`x`"),
        (BAD_CASTLE, r"a\.castle: .*; allowed: 0, 1, 2"),
    ],
)
def test_a_faulty_file_is_refused_with_the_place(tmp_path: Path, text: str, message: str) -> None:
    (tmp_path / "map.json").write_text(text)
    with pytest.raises(c.ContentError, match=message):
        c.read("map.json", MapFile, tmp_path)


def test_a_missing_file_and_an_unknown_id_are_named(tmp_path: Path) -> None:
    with pytest.raises(c.ContentError, match=r"tables\.json"):
        c.read("tables.json", TablesFile, tmp_path)
    with pytest.raises(c.ContentError, match="unknown house 'tully'; allowed: stark, lannister"):
        c.find(c.HOUSES, "tully", "houses.json", "house")
