"""What the rules measure, search and propose on crowded tables is as it was."""

from __future__ import annotations

import json

import pytest
from tests.games.miniatures.searches import BATCHES, FILE, TOPICS, word


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("topic", TOPICS)
def test_searches_find_what_they_found(topic: str, batch: int) -> None:
    """After a change that was meant: python -m tests.games.miniatures.searches --write"""
    before = json.loads(FILE.read_text("utf-8"))
    assert word(topic, batch) == before[topic][batch]
