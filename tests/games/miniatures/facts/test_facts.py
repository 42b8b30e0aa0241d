"""The facts of the miniatures game: complete, strict, frozen."""

from __future__ import annotations

import json
import shutil
from typing import TYPE_CHECKING

import pytest

from weirwood.games.miniatures import facts

if TYPE_CHECKING:
    from pathlib import Path

COUNTS = {  # units, attachments, NCUs, cards of the faction, cards of its commanders
    "stark": (19, 30, 9, 7, 27),
    "lannister": (16, 31, 9, 7, 24),
    "nights_watch": (13, 31, 11, 7, 27),
    "free_folk": (23, 28, 8, 7, 34),
    "baratheon": (16, 36, 12, 7, 40),
    "targaryen": (17, 28, 12, 7, 40),
    "greyjoy": (10, 23, 9, 7, 24),
    "martell": (9, 21, 8, 7, 18),
    "neutral": (15, 26, 8, 7, 15),
    "bolton": (6, 13, 5, 7, 9),
    "brotherhood": (4, 11, 4, 7, 9),
}


@pytest.mark.parametrize("faction", sorted(COUNTS))
def test_every_faction_is_whole(faction: str) -> None:
    def count(table: object) -> int:
        assert hasattr(table, "values")
        return sum(row.faction == faction for row in table.values())

    own = [card for card in facts.CARDS.values() if card.faction == faction]
    assert (
        count(facts.UNITS),
        count(facts.ATTACHMENTS),
        count(facts.NCUS),
        sum(not card.commander for card in own),
        sum(bool(card.commander) for card in own),
    ) == COUNTS[faction]


def test_no_ability_is_lost() -> None:
    assert len(facts.ABILITIES) == 436  # the cards name 435, and Greyjoy units have a rule
    used = {
        name
        for table in (facts.UNITS, facts.ATTACHMENTS, facts.NCUS)
        for row in table.values()
        for name in row.abilities
    }
    assert used == facts.ABILITIES.keys()


def test_the_rulebooks_own_numbers() -> None:
    swords = facts.UNITS["stark_sworn_swords"]
    assert (swords.speed, swords.defense, swords.morale, swords.health) == (5000, 4, 6, 12)
    guards = facts.UNITS["lannister_guardsmen"]
    assert guards.speed == 4000
    assert (guards.attacks[0].hit, guards.attacks[0].dice) == (4, (6, 5, 4))
    assert facts.ATTACHMENTS["jaime_lannister_the_kingslayer"].commander


def test_ten_modes_eleven_keywords_eight_pieces() -> None:
    assert [mode.number for mode in facts.MODES.values()] == list(range(1, 11))
    assert len(facts.CONTENT.terrain_keywords) == 11
    assert len(facts.TERRAIN) == 8
    rolls = [roll for row in facts.CONTENT.terrain_random for roll in row.rolls]
    assert sorted(rolls) == list(range(2, 13))
    assert len(facts.OBJECTIVES) == 10
    assert len(facts.MISSIONS) == 12
    assert len(facts.SIEGE) == 10


def test_facts_are_frozen() -> None:
    unit = facts.UNITS["stark_sworn_swords"]
    with pytest.raises(AttributeError):
        unit.cost = 1  # type: ignore[misc]
    with pytest.raises(TypeError):
        facts.UNITS["x"] = unit  # type: ignore[index]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    copy = tmp_path / "content"
    shutil.copytree(facts.FOLDER, copy)
    return copy


def spoil(folder: Path, file: str, table: str, key: str, value: object) -> str:
    path = folder / file
    data = json.loads(path.read_text("utf-8"))
    data[table][0][key] = value
    path.write_text(json.dumps(data), "utf-8")
    with pytest.raises(facts.ContentError) as caught:
        facts.load(folder)
    return str(caught.value)


@pytest.mark.parametrize(
    ("file", "table", "key", "value", "said"),
    [
        ("stark.json", "units", "colour", "grey", "unknown field `colour`; allowed: id, "),
        ("stark.json", "units", "cost", "five", ".cost: Expected `int`, got `str`"),
        ("stark.json", "units", "kind", "navy", "Invalid enum value 'navy'; allowed: "),
        ("stark.json", "units", "abilities", ["flying"], "'flying' is not in abilities.json"),
        ("stark.json", "attachments", "cards", ["bribery"], "no card of this commander"),
        ("stark.json", "units", "id", "stark_outriders", "stands there twice"),
        ("stark.json", "units", "abilities", [], "the unit lacks the ability"),
        ("abilities.json", "abilities", "id", "stark", "also used for"),
        ("terrain.json", "pieces", "keywords", ["deep"], "keyword 'deep' is unknown"),
    ],
)
def test_a_wrong_fact_is_refused_with_its_place(
    folder: Path, file: str, table: str, key: str, value: object, said: str
) -> None:
    message = spoil(folder, file, table, key, value)
    assert said in message
    assert message.split(":")[0].removesuffix(".json") in {
        file.removesuffix(".json"),
        "units",
        "abilities",
    }


def test_a_need_must_name_something(folder: Path) -> None:
    need = [{"kind": "has_any", "characters": ["nobody"]}]
    assert "'nobody' is no character" in spoil(folder, "stark.json", "units", "needs", need)
