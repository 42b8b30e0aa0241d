"""What may be done in a window, and the rule behind what may not."""

from __future__ import annotations

from tests.games.cardgame.driver import code_of, joust, rule


@rule("duplicates.marshal", "abilities.where")
def test_a_card_in_hand_cites_what_it_is_not() -> None:
    t = joust(
        {"play": ["Arya Stark"], "hand": ["Arya Stark", "Summer", "The Kingsroad"], "gold": 9},
        {},
        phase="marshal",
        active=0,
    )
    arya, summer, road = (code_of(name) for name in ("Arya Stark", "Summer", "The Kingsroad"))
    assert t.p1.may("duplicate", "Arya Stark")
    assert t.p1.refused(f"marshal:{arya}") == "duplicates.marshal"
    assert t.p1.refused(f"duplicate:{summer}") == "duplicates.marshal"
    assert t.p1.refused(f"play:{road}") == "abilities.where"


@rule("costs.pay", "windows.in_hand", "windows.reaction")
def test_a_response_cites_more_than_its_window() -> None:
    """Of what the moment asks for, gold is missing; of what is not held, the card itself."""
    mine = {"play": ["Eddard Stark", "Great Kraken"], "hand": ["Put to the Sword"]}
    t = joust(mine, {"play": ["Burned Men"]})
    t.p1.challenges("military", "Eddard Stark")
    t.p2.answer([])
    t.until("window.reaction", 0)
    assert t.p1.refused(f"play:{code_of('Put to the Sword')}") == "costs.pay"
    assert t.p1.refused(f"play:{code_of('Tears of Lys')}") == "windows.in_hand"
    eddard = f"{code_of('Eddard Stark')}:{t.st.tag[t.p1.card('Eddard Stark')]}"
    assert t.p1.refused(f"use:{eddard}:0") == "windows.reaction"


@rule("windows.reaction")
def test_what_another_window_offers_is_no_response() -> None:
    """A search tries what was good a moment ago: it is refused, whatever the card can do."""
    mine = {"play": ["Eddard Stark", "Great Kraken"], "hand": ["Put to the Sword"]}
    t = joust(mine, {"play": ["Burned Men"]})
    t.p1.challenges("military", "Eddard Stark")
    t.p2.answer([])
    t.until("window.reaction", 0)
    for word in ("marshal", "ambush"):
        assert t.p1.refused(f"{word}:{code_of('Put to the Sword')}") == "windows.reaction"
