"""What may be done in a window, and the rule behind what may not."""

from __future__ import annotations

import pytest
from tests.games.cardgame.driver import code_of, having, joust, killed_by_claim, rule

from weirwood.games.cardgame.facts import IDS


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
    for tag in (len(t.st.tagged), len(t.st.tagged) + 7, 10**6):  # there is no such card
        assert t.p1.refused(f"use:{code_of('Eddard Stark')}:{tag}:0") == "windows.reaction"


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


@rule("windows.action", "windows.reaction", "abilities.controller")
def test_what_no_card_can_do_is_refused_by_the_window() -> None:
    """An ability that is not printed, and a faction card, which has none: first of all cards."""
    t = joust({"play": ["Winterfell Steward"], "hand": ["Arya Stark"]}, {}, phase="marshal")
    steward = f"{code_of('Winterfell Steward')}:{t.st.tag[t.p1.card('Winterfell Steward')]}"
    assert t.p1.may("use", "Winterfell Steward")
    for ordinal in (1, 2):
        assert t.p1.refused(f"use:{steward}:{ordinal}") == "windows.action"
    t = joust({"play": ["Burned Men"]}, {"play": [{"card": "Eddard Stark", "kneeling": True}]})
    t.p1.challenges("military", "Burned Men")
    t.play.expect("window.reaction", 1)
    home = t.st.home[0]
    key = f"use:{IDS[t.st.cards.face[home]]}:{t.st.tag[home]}:0"
    assert t.p2.refused(key) == "abilities.controller"


@rule("duplicates.save", "saves.save")
def test_a_save_under_another_name_is_not_said_to_be_forbidden() -> None:
    play = [{"card": "Arya Stark", "duplicates": 1}, "Bran Stark"]
    t = killed_by_claim({"faction": "stark", "play": play}, "Arya Stark")
    t.play.expect("window.save", 1)
    tag = t.st.tag[t.p2.card("Arya Stark")]
    assert t.p2.refused(f"save:{code_of('Bran Stark')}:{tag}") == "duplicates.save"
    t.p2.saves("Arya Stark")
    assert t.p2.has("Arya Stark")


@rule("windows.would", "windows.interrupt")
def test_a_save_that_was_declined_is_too_late_and_not_forbidden() -> None:
    """Viserys could have been saved: once other interrupts are asked for, the window is over."""
    viserys = {"card": "Viserys Targaryen", "duplicates": 1}
    khal = having("Khal Drogo", "Noble Lineage")
    t = killed_by_claim({"play": [viserys, khal]}, "Viserys Targaryen")
    key = t.p2.find("save", "Viserys Targaryen")
    t.p2.passes()
    t.play.expect("window.interrupt", 1)
    assert t.p2.refused(key) == "windows.interrupt"


@rule("windows.reaction", "windows.shared")
def test_whichever_came_first_all_may_react() -> None:
    """A lord of Stark is killed: Robb and Joffrey both wait for that, in either order of play."""
    robb = {"card": "Robb Stark", "kneeling": True}
    for two in ([robb, "Joffrey Baratheon"], ["Joffrey Baratheon", robb]):
        t = killed_by_claim({"faction": "stark", "play": [*two, "Eddard Stark"]}, "Eddard Stark")
        assert t.p2.may("use", "Robb Stark")
        assert t.p2.may("use", "Joffrey Baratheon")


@rule("cards.marching_orders", "windows.cannot", "windows.silence")
@pytest.mark.parametrize(("plot", "asked"), [("Reinforcements", True), ("Marching Orders", False)])
def test_who_can_play_no_events_is_not_asked_for_one(plot: str, asked: bool) -> None:
    t = joust({"plot": plot, "play": ["Eddard Stark"], "hand": ["For the North!"]}, {"play": []})
    t.p1.challenges("military", "Eddard Stark")
    assert t.p1.asked("window.action") == asked
