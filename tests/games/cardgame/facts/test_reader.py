"""The reader of cards says what is wrong, and where."""

from __future__ import annotations

import pytest

from weirwood.games.cardgame.facts import files
from weirwood.games.cardgame.facts.reader import ContentError, load


def test_the_content_reader_names_file_entry_and_key() -> None:
    texts = dict(files())

    def broken(name: str, old: bytes, new: bytes) -> str:
        changed = {**texts, name: texts[name].replace(old, new, 1)}
        with pytest.raises(ContentError) as error:
            load(list(changed.items()))
        return str(error.value)

    key = broken("cards_stark.json", b'"cost": 3', b'"prize": 3')
    assert "cards_stark.json: 01141" in key
    assert "allowed: id, type, faction, unique, loyal, form_of, cost, " in key
    tag = broken("cards_stark.json", b'"rule": "icon"', b'"rule": "icons"')
    assert "01141" in tag
    assert "icon, " in tag.partition("allowed: ")[2]
    assert "no card has the id" in broken("titles.json", b'"01208"', b'"01999"')
    assert "two cards" in broken("plots.json", b'"id": "01002"', b'"id": "01001"')
    assert "trait" in broken("cards_stark.json", b'"trait": "direwolf"', b'"trait": "wolfling"')
    assert "decks.json" in broken("decks.json", b'"profile"', b'"profil"')
    value = broken("decks.json", b'"profile": "introductory"', b'"profile": "first"')
    assert value.endswith("allowed: introductory, one_box")
