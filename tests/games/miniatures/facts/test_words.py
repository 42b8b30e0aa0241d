"""Everything has a name, and everything that works says what it does, in every language."""

from __future__ import annotations

import pytest

from weirwood.games.miniatures import facts
from weirwood.games.miniatures.effects.vocabulary import ENTRIES, PROGRAMS
from weirwood.words import LANGUAGES, words

PACKAGE = "weirwood.games.miniatures"
C = facts.CONTENT

NAMED = [
    *C.factions, *C.units, *C.attachments, *C.ncus, *C.cards, *C.abilities, *C.zones, *C.terrain,
    *C.terrain_keywords, *C.modes, *C.objectives, *C.missions, *C.siege, *C.armies,
    *facts.KEYWORDS, *facts.CONDITIONS, *facts.UNIT_KINDS, *facts.characters(C),
    *facts.affiliations(C), *{a.id for u in C.units.values() for a in u.attacks},
    *{n.attack.id for n in C.ncus.values() if n.attack},
    *{name for steps in PROGRAMS.values() for s in steps if s.op == "choose" for name in s.args},
]  # fmt: skip
TEXTS = [
    *ENTRIES, *C.zones, *C.objectives, *C.missions, *C.siege, *C.modes, *C.terrain_keywords,
    *facts.KEYWORDS, *facts.CONDITIONS,
]  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_a_name(lang: str) -> None:
    said = words(lang, PACKAGE)
    assert sorted({name for name in NAMED if not said.has(f"name-{name}")}) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_works_says_what_it_does(lang: str) -> None:
    said = words(lang, PACKAGE)
    assert sorted({name for name in TEXTS if not said.has(f"text-{name}")}) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_are_sentences(lang: str) -> None:
    said = words(lang, PACKAGE)
    for name in ENTRIES:
        text = said.text(f"text-{name}")
        assert text == text.strip()
        assert text[-1] in ".)", name
        assert "  " not in text, name
