"""Ledger: `tides`."""

from __future__ import annotations

import random

import pytest
from tests.games.boardgame.driver import (
    LANNISTER,
    STARK,
    final,
    march,
    marches,
    owner,
    routed,
    standing,
    units,
)

from weirwood.games.boardgame.facts import TIDE_DECK, TIDES

DUEL = {"karhold": "stark knight, march_0", "castle_black": "lannister footman"}


def deck(*names: str) -> list[int]:
    """An order of the tides deck with these cards on top."""
    ids = [TIDES[i].id for i in TIDE_DECK]
    first: list[int] = []
    for name in names:
        first.append(next(i for i, n in enumerate(ids) if n == name and i not in first))
    return first + [i for i in range(len(ids)) if i not in first]


TIDES_ON = {"tides": True}


@pytest.mark.rule("boardgame:tides.draw", "boardgame:tides.icons", "boardgame:options.tides")
def test_tides_are_drawn_in_secret_and_added() -> None:
    p = marches(DUEL, settings=TIDES_ON, tracks={"fiefdoms": ["stark"]})
    p.answer(STARK, "area:castle_black").answer(STARK, "none")
    p.answer(STARK, "card:greatjon_umber")
    p.answer(
        LANNISTER,
        "card:ser_jaime_lannister",
        inject=[("tides", deck("tide_sword", "tide_three"))],
    )
    p.expect("combat.redraw", STARK)
    sides = p.view(STARK)["combat"]["sides"]
    assert [s["tide"] for s in sides] == ["tide_sword", None]
    assert [s["tide"] for s in p.view(LANNISTER)["combat"]["sides"]] == [None, "tide_three"]
    assert [s["tide"] for s in p.view(None)["combat"]["sides"]] == [None, None]
    p.answer(STARK, "none")
    p.answer(STARK, "none")
    assert final(p) == (5, 6)
    assert not marches(DUEL).st.tides


@pytest.mark.rule("boardgame:tides.icons")
def test_tide_swords_and_fortifications_add_up() -> None:
    p = marches({**DUEL, "castle_black": "lannister 2 footman"}, settings=TIDES_ON, blade_used=True)
    p.answer(STARK, "area:castle_black").answer(STARK, "none")
    p.answer(STARK, "card:eddard_stark")
    p.answer(
        LANNISTER,
        "card:ser_kevan_lannister",
        inject=[("tides", deck("tide_sword", "tide_fortification"))],
    )
    # three swords less one fortification
    assert len(p.told("casualties.killed")) == 2


@pytest.mark.rule("boardgame:tides.redraw")
def test_the_blade_draws_again_or_adds_one_but_not_both() -> None:
    p = marches(DUEL, settings=TIDES_ON, tracks={"fiefdoms": ["stark"]})
    p.answer(STARK, "area:castle_black").answer(STARK, "none")
    p.answer(STARK, "card:greatjon_umber")
    p.answer(LANNISTER, "card:the_hound", inject=[("tides", deck("tide_zero", "tide_zero"))])
    p.answer(STARK, "blade", inject=[("tide", 21)])  # the last of the 22 cards left: a skull
    assert p.told("combat.tides")[-1]["attack_tide"] == "tide_skull"
    assert not p.told("combat.blade")
    assert p.told("combat.redrawn")[-1]["card"] == "tide_zero"
    later = marches(DUEL, settings=TIDES_ON, tracks={"fiefdoms": ["stark"]})
    later.answer(STARK, "area:castle_black").answer(STARK, "none")
    later.answer(STARK, "card:greatjon_umber").answer(LANNISTER, "card:the_hound")
    later.answer(STARK, "none")
    later.expect("combat.blade", STARK)


@pytest.mark.rule("boardgame:tides.shuffle")
def test_the_whole_deck_serves_every_combat() -> None:
    p = marches(DUEL, settings=TIDES_ON, tracks={"fiefdoms": ["stark"]})
    p.answer(STARK, "area:castle_black").answer(STARK, "none")
    p.answer(STARK, "card:greatjon_umber").answer(LANNISTER, "card:the_hound")
    assert len(TIDE_DECK) == 24
    seen = {p.match.redeal(STARK, random.Random(s)).st.tide[1] for s in range(60)}
    assert len(seen) > 3
    assert {p.match.redeal(STARK, random.Random(s)).st.tide[0] for s in range(9)} == {p.st.tide[0]}


@pytest.mark.rule("boardgame:tides.skull")
def test_a_skull_kills_even_a_victor() -> None:
    p = marches(
        {"karhold": "stark knight, footman, march_0", "castle_black": "lannister footman"},
        settings=TIDES_ON,
        blade_used=True,
    )
    march(p, STARK, "castle_black")
    p.answer(STARK, "card:ser_rodrick_cassel")
    p.answer(
        LANNISTER, "card:cersei_lannister", inject=[("tides", deck("tide_zero", "tide_skull"))]
    )
    p.expect("casualties.unit", STARK)
    p.answer(STARK, "unit:footman")
    assert standing(p, "castle_black") == {"knight": 1}


@pytest.mark.rule("boardgame:tides.last_attacker")
def test_a_victor_without_units_does_not_move_in() -> None:
    p = marches(
        {"karhold": "stark knight, march_0", "castle_black": "lannister footman, token"},
        settings=TIDES_ON,
        blade_used=True,
    )
    march(p, STARK, "castle_black")
    p.answer(STARK, "card:ser_rodrick_cassel")
    p.answer(
        LANNISTER, "card:cersei_lannister", inject=[("tides", deck("tide_zero", "tide_skull"))]
    )
    if p.asked().kind == "retreat.area":
        p.answer(LANNISTER, p.keys(LANNISTER)[0])
    assert p.told("combat.nobody_left")
    assert units(p, "castle_black") == (None, {})
    assert owner(p, "castle_black") == "lannister"  # by the token that nobody took
    assert routed(p, "castle_black") == {}
