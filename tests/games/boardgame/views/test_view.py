"""What a seat is shown."""

from __future__ import annotations

import pytest
from tests.games.boardgame.driver import LANNISTER, STARK, attack, cards, hand


@pytest.mark.parametrize("first", ["stark", "lannister"])
def test_a_combat_says_whom_a_tie_goes_to(first: str) -> None:
    p = attack("stark", "lannister", tracks={"fiefdoms": [first]})
    combat = p.view(None)["combat"]
    assert combat["sides"][combat["tie"]]["house"] == first


@pytest.mark.rule("boardgame:combat.card_mandatory")
def test_whoever_fights_sees_what_each_card_would_come_to() -> None:
    p = attack("stark", "lannister", tracks={"fiefdoms": ["lannister"]})
    told = p.view(STARK)["forecast"]
    assert sorted(told) == sorted(hand(p, "stark"))
    # four footmen and Eddard against three
    assert told["eddard_stark"]["strength"] == 8
    assert told["eddard_stark"]["against"] == 3
    assert told["eddard_stark"]["parts"] == [[4, 0, 0, 0, 4, 0, 0], [3, 0, 0, 0, 0, 0, 0]]
    # Tywin makes seven of it; whoever is level loses by the Fiefdoms
    assert told["eddard_stark"]["beats"] == hand(p, "lannister")
    weak = told["catelyn_stark"]  # four
    assert weak["strength"] == 4
    assert weak["of"] == 7
    assert weak["beats"] == ["cersei_lannister"]
    assert p.view(None)["forecast"] == {}


def test_what_was_foretold_comes_true() -> None:
    p = attack("stark", "lannister")
    beats = p.view(STARK)["forecast"]["roose_bolton"]["beats"]
    mine = {c for c, row in p.view(LANNISTER)["forecast"].items() if "roose_bolton" in row["beats"]}
    assert mine == set(hand(p, "lannister")) - set(beats)
    for card in hand(p, "lannister"):
        if card in ("tyrion_lannister", "ser_gregor_clegane"):
            continue
        q = attack("stark", "lannister")
        cards(q, "roose_bolton", card)
        assert (q.told("combat.won")[-1]["winner"] == "stark") == (card in beats)
        assert q.view(STARK)["forecast"] == {}
