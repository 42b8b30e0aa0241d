"""Every ability and card that works is shown by a test, and stands where its card says."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest
from tests.games.miniatures.driver import SHOWN

from weirwood.games.miniatures import facts
from weirwood.games.miniatures.effects import conditions, sources
from weirwood.games.miniatures.effects.asking import run
from weirwood.games.miniatures.effects.steps import PLAIN, SPECIAL
from weirwood.games.miniatures.effects.vocabulary import CONDITIONS, ENTRIES, PROGRAMS, STEPS
from weirwood.games.miniatures.rules.tactics import FACES
from weirwood.kernel import PROCEDURES

HERE = Path(__file__).parent
for room in ("effects", "effects.cards", "effects.units", "rules"):
    for file in sorted((HERE.parent / room.replace(".", "/")).glob("test_*.py")):
        if file != HERE / "test_shown.py":
            import_module(f"tests.games.miniatures.{room}.{file.stem}")

COMPLETE = (
    "stark", "lannister", "neutral", "nights_watch", "free_folk", "bolton", "brotherhood",
    "martell", "greyjoy", "baratheon", "targaryen",
)  # fmt: skip
ELSEWHERE = [
    "adaptive",  # armies.py: an attachment costs less
    "bonded_eagle",  # sent by the Skinchanger's card
    "bonded_wolf",
    "deadly_bloom",  # mods.mend: where wounds are restored
    "distract",  # sources.distracted
    "joffreys_retinue",  # figures and ranks of the unit's card
    "ranging_specialist_benjen",  # armies.py: which units he may join
    "renlys_retinue",  # figures and ranks of the unit's card
    "varamyrs_eagle_ability",  # sent by Varamyr's card
]


def test_every_effect_is_shown() -> None:
    assert sorted(set(ENTRIES) - SHOWN) == []


@pytest.mark.parametrize("faction", COMPLETE)
def test_the_complete_factions_work(faction: str) -> None:
    tables = (facts.UNITS, facts.ATTACHMENTS, facts.NCUS)
    bodies = [row for table in tables for row in table.values() if row.faction == faction]
    assert [row.id for row in bodies if not row.works] == []
    cards = [row for row in facts.CARDS.values() if row.faction == faction]
    assert [row.id for row in cards if not row.works] == []


@pytest.mark.parametrize("faction", COMPLETE)
def test_every_name_of_a_complete_faction_stands_in_a_test(faction: str) -> None:
    """Abilities of its cards, its tactics cards, and the three cards of each commander."""
    tables = (facts.UNITS, facts.ATTACHMENTS, facts.NCUS)
    bodies = [row for table in tables for row in table.values() if row.faction == faction]
    abilities = {name for row in bodies for name in row.abilities}
    cards = {row.id for row in facts.CARDS.values() if row.faction == faction}
    assert sorted((abilities | cards) - SHOWN) == []
    for row in bodies:
        if row.commander:
            # Mag brings a deck of his own, Areo Hotah leads with the cards of Doran
            assert len(row.cards) in {0, 3, 10}, row.id
            assert set(row.cards) <= SHOWN, row.id


def test_nothing_is_done_by_an_empty_entry() -> None:
    """What says nothing in the data is said by a rule elsewhere, and its test shows that."""
    idle = [name for name, e in ENTRIES.items() if not (e.mods or e.on or e.parts or e.has)]
    assert sorted(idle) == ELSEWHERE


def test_effects_answer_the_moments_that_their_cards_name() -> None:
    """Where the data says when something may be used, the effect is used then and not otherwise."""
    wrong = []
    for name, entry in ENTRIES.items():
        if name in facts.CARDS:
            wanted = [trigger.window for trigger in facts.CARDS[name].triggers]
        elif facts.ABILITIES[name].trigger is not None:
            found = facts.ABILITIES[name].trigger
            wanted = [found.window] if found else []
        else:
            continue
        if sorted({on.at for on in entry.on}) != sorted(set(wanted)):
            wrong.append((name, sorted({on.at for on in entry.on}), wanted))
    assert wrong == [
        # an Order counts as used when it is aimed at its unit, and a card likewise
        ("order_counterstrategy", ["targeted"], ["order.used"]),
    ]


def test_every_word_of_the_vocabulary_does_something() -> None:
    assert set(conditions._CONDITIONS) == set(CONDITIONS)
    asking = {name for name in STEPS if name not in PLAIN}
    assert [n for n in asking if f"miniatures.asking.{n}_" not in PROCEDURES] == []
    assert run.id == "miniatures.asking.run"
    for path, steps in PROGRAMS.items():
        for step in steps:
            if step.op == "call":
                name = step.args[0]
                assert name in SPECIAL or f"miniatures.special.{name}" in PROCEDURES, path


def test_faces_of_cards_are_counted_alike() -> None:
    assert FACES[: len(sources.FACES)] == sources.FACES
