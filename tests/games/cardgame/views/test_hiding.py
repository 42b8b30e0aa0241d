"""Secrets: closed lists, re-deals, and windows that must not speak."""

from __future__ import annotations

import random
from typing import Any

from tests.games.cardgame.driver import joust, rule
from tests.games.cardgame.lists.test_decks import LEGAL

import weirwood
from weirwood.games.cardgame.facts import FACES, IDS, INDEX, TYPE
from weirwood.games.cardgame.facts.columns import Deck
from weirwood.games.cardgame.lists import decks


def closed(seed: int) -> Any:
    return weirwood.new(
        "cardgame", seats=2, seed=seed, options={"decks": [LEGAL, LEGAL], "lists": "closed"}
    )


def whole_deck(m: Any, seat: int) -> Deck:
    counts: dict[int, int] = {}
    plots: dict[int, int] = {}
    for c, owner in enumerate(m.st.owner):
        f = FACES[m.st.cards.face[c]].form_of
        if owner == seat and TYPE[f] <= 4:
            part = plots if TYPE[f] == 4 else counts
            part[f] = part.get(f, 0) + 1
    agenda = m.st.cards.face[m.st.agenda[seat]]
    faction = FACES[m.st.cards.face[m.st.home[seat]]].faction
    return Deck("", "", faction, agenda, tuple(plots.items()), tuple(counts.items()))


@rule("decks.closed")
def test_closed_lists_are_sampled_as_legal_decks() -> None:
    m = closed(3)
    rng = random.Random(3)
    seen = set()
    for step in range(60):
        if m.over:
            break
        d = m.decisions[0]
        m.answer(d, m.sample(d, rng))
        if step % 6 == 0 and not m.over:
            world = m.redeal(0, random.Random(step))
            deck = whole_deck(world, 1)
            assert decks.check(deck) == [], step
            seen.add(deck.cards)
            assert world.settings["decks"][1] == {
                "hidden": True,
                "faction": "stark",
                "agenda": "01027",
            }
            assert m.view(0)["players"][1]["list"] is None
            assert world.view(0) == m.view(0)
    assert len(seen) > 5


def test_open_lists_are_dealt_anew_among_what_is_hidden() -> None:
    m = weirwood.new("cardgame", seats=2, seed=1)
    worlds = {tuple(m.redeal(0, random.Random(i)).st.cards.face) for i in range(20)}
    assert len(worlds) == 20
    for world in worlds:
        assert sorted(world) == sorted(m.st.cards.face)


@rule("windows.silence")
def test_a_window_opens_by_what_might_be_held() -> None:
    """Two hands that others cannot tell apart are asked the same questions."""
    asked = []
    for held, deck in (("Winter Is Coming", "Summer"), ("Summer", "Winter Is Coming")):
        t = joust(
            {"play": ["Arya Stark"], "hand": [held], "deck": [deck, *["Ice"] * 9], "gold": 1},
            {"power": 2},
        )
        t.p1.challenges("power", "Arya Stark")
        asked.append((t.play.asked().seat, t.kind))
    assert asked[0] == asked[1] == (0, "window.action")


@rule("windows.silence")
def test_a_known_hand_is_not_asked_in_vain() -> None:
    t = joust(
        {"play": ["Arya Stark"], "hand": ["Summer"], "deck": ["Winter Is Coming"] * 9, "gold": 1},
        {"faction": "baratheon", "play": ["Melisandre"], "hand": ["Seen In Flames"], "gold": 1},
    )
    hand = t.st.cards.piles[1]
    for c in hand:
        t.st.cards.seen[c] = 7  # everybody has seen it
    t.play.native.st.cards.seen[:] = t.st.cards.seen
    t.p1.challenges("power", "Arya Stark")
    assert not t.p1.asked("window.action")


@rule("windows.silence")
def test_what_is_asked_never_depends_on_the_hand() -> None:
    """In re-dealt worlds the same public story leads to the same question."""
    for seed in range(2):
        m = weirwood.new("cardgame", seats=2, seed=seed)
        rng = random.Random(seed)
        while not m.over:
            d = m.decisions[0]
            if d.kind.startswith("window.") and m.st.round < 4:
                other = 1 - d.seat
                world = m.redeal(other, random.Random(m.st.number))
                assert [x.kind for x in world.decisions] == [x.kind for x in m.decisions]
                if "pass" in [o.key for o in world.options(world.decisions[0])]:
                    mine = m.fork()
                    mine.answer(d, ["pass"])
                    world.answer(world.decisions[0], ["pass"])
                    if not mine.over and not world.over and mine.st.chance == m.st.chance:
                        assert [(x.seat, x.kind) for x in mine.decisions] == [
                            (x.seat, x.kind) for x in world.decisions
                        ]
            m.answer(d, m.sample(d, rng))


def test_indices_of_hidden_cards_are_not_shown() -> None:
    m = weirwood.new("cardgame", seats=2, seed=2)
    view = m.view(1)["players"][0]
    assert view["hand"] == {"count": 7, "cards": []}
    assert set(view["deck"]) == {"count", "known"}
    assert IDS[INDEX["01141"]] == "01141"
