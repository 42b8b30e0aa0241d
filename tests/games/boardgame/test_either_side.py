"""Texts of house cards, played by the attacker and by the defender: the same for both."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.boardgame.driver import (
    attack,
    cards,
    discards,
    hand,
    march,
    marches,
    order,
    power,
    routed,
    standing,
    track,
)

from weirwood.games.boardgame.facts import CARD, HAND, HOUSES
from weirwood.kernel.testing import Play

WEAK = {"stark": "catelyn_stark", "lannister": "cersei_lannister"}


def fought(card: str, enemy: str, side: str, stop: str, enemy_card: str = "", **data: Any) -> Play:
    """A combat of the card's house with an enemy, up to a question or to its end."""
    own = HOUSES[CARD[card] // HAND]
    sides = (own, enemy) if side == "attacker" else (enemy, own)
    p = attack(*sides, **data)
    played = {own: card, enemy: enemy_card or WEAK[enemy]}
    for _ in range(40):
        if not p.match.decisions or p.asked().kind == stop or p.st.battle < 0:
            break
        d = p.asked()
        if d.kind == "combat.card":
            p.answer(d.seat, f"card:{played[HOUSES[d.seat]]}")
        else:
            p.answer(d.seat, p.keys(d.seat)[-1])
    return p


BOTH = pytest.mark.parametrize("side", ["attacker", "defender"])


def seat(card: str) -> int:
    return CARD[card] // HAND


@BOTH
@pytest.mark.rule("boardgame:house_cards.patchface")
def test_patchface(side: str) -> None:
    p = fought("patchface", "stark", side, "cards.patchface")
    d = p.expect("cards.patchface", seat("patchface"))
    assert d.args == ("stark",)
    held = [f"card:{c}" for c in hand(p, "stark")]
    assert p.keys(d.seat) == [*held, "none"]
    assert "card:catelyn_stark" not in held
    p.answer(d.seat, "card:robb_stark")
    assert "robb_stark" in discards(p, "stark")
    assert p.told("cards.patchface")[-1] == {
        "kind": "cards.patchface",
        "house": "stark",
        "card": "robb_stark",
    }


@BOTH
@pytest.mark.rule("boardgame:house_cards.tyrion")
def test_tyrion(side: str) -> None:
    p = fought("tyrion_lannister", "stark", side, "cards.tyrion", "eddard_stark")
    d = p.expect("cards.tyrion", seat("tyrion_lannister"))
    assert d.args == ("eddard_stark",)
    p.answer(d.seat, "use")
    other = p.expect("combat.replace", 0)
    assert "card:eddard_stark" not in p.keys(other.seat)
    assert len(p.keys(other.seat)) == 6
    p.answer(other.seat, "card:roose_bolton")
    assert p.told("combat.replaced")[-1]["card"] == "roose_bolton"
    final = p.told("combat.final")[-1]
    mine, theirs = ("attack", "defense") if side == "attacker" else ("defense", "attack")
    units = {"attack": 4, "defense": 3}
    assert (final[mine], final[theirs]) == (units[mine] + 1, units[theirs] + 2)


@BOTH
@pytest.mark.rule("boardgame:house_cards.aeron")
def test_aeron(side: str) -> None:
    p = fought("aeron_damphair", "stark", side, "cards.aeron", power={"greyjoy": 3})
    d = p.expect("cards.aeron", seat("aeron_damphair"))
    p.answer(d.seat, "use")
    assert power(p, "greyjoy") == 1
    p.expect("combat.replace", d.seat)
    no = p.why_not(d.seat, "card:aeron_damphair")
    assert no is not None
    assert no.rule == "house_cards.aeron"
    p.answer(d.seat, "card:victarion_greyjoy")
    assert p.told("combat.replaced")[-1] == {
        "kind": "combat.replaced",
        "house": "greyjoy",
        "card": "victarion_greyjoy",
    }
    assert "aeron_damphair" in discards(p, "greyjoy")
    poor = fought("aeron_damphair", "stark", side, "cards.aeron", power={"greyjoy": 1})
    assert poor.told("combat.won")


@BOTH
@pytest.mark.rule("boardgame:house_cards.mace")
def test_mace(side: str) -> None:
    p = fought("mace_tyrell", "stark", side, "retreat.area")
    assert p.told("cards.mace")[-1] == {"kind": "cards.mace", "house": "stark", "unit": "footman"}
    final = p.told("combat.final")[-1]
    assert (final["attack"], final["defense"]) == ((8, 2) if side == "attacker" else (3, 7))


@BOTH
@pytest.mark.rule("boardgame:house_cards.queen")
def test_the_queen_of_thorns(side: str) -> None:
    areas = {
        "kings_landing": "stark footman, support",
        "crackclaw_point": "stark footman, raid",
        "harrenhal": "lannister footman, consolidate",
        "winterfell": "stark footman, raid",
    }
    p = fought("queen_of_thorns", "stark", side, "cards.queen", areas=areas)
    d = p.expect("cards.queen", seat("queen_of_thorns"))
    assert d.args == (side,)
    assert sorted(p.keys(d.seat)) == ["area:crackclaw_point", "area:kings_landing"]
    p.answer(d.seat, "area:crackclaw_point")
    assert order(p, "crackclaw_point") is None
    assert order(p, "winterfell") == "raid"
    told = p.told("cards.queen")[-1]
    assert (told["house"], told["order"], told["area"]) == ("stark", "raid", "crackclaw_point")


@BOTH
@pytest.mark.rule("boardgame:house_cards.doran")
def test_doran(side: str) -> None:
    p = fought("doran_martell", "stark", side, "cards.doran")
    d = p.expect("cards.doran", seat("doran_martell"))
    assert d.args == ("stark",)
    before = track(p, "fiefdoms")
    p.answer(d.seat, "track:fiefdoms")
    assert track(p, "fiefdoms") == [*(h for h in before if h != "stark"), "stark"]


@BOTH
@pytest.mark.rule("boardgame:house_cards.cersei")
def test_cersei(side: str) -> None:
    areas = {
        "winterfell": "stark footman, support",
        "karhold": "baratheon footman, support",
        "blackwater": (
            "lannister 3 knight" if side == "defender" else "stark footman, defense_plus_1"
        ),
    }
    p = fought("cersei_lannister", "stark", side, "cards.cersei", areas=areas)
    d = p.expect("cards.cersei", seat("cersei_lannister"))
    assert p.keys(d.seat) == ["area:winterfell", "none"]
    p.answer(d.seat, "area:winterfell")
    told = p.told("cards.cersei")[-1]
    assert (told["house"], told["order"], told["area"]) == ("stark", "support", "winterfell")


@BOTH
@pytest.mark.rule("boardgame:house_cards.tywin")
def test_tywin(side: str) -> None:
    areas = {"blackwater": "lannister 3 knight" if side == "defender" else "stark footman"}
    p = fought(
        "tywin_lannister", "stark", side, "retreat.area", areas=areas, power={"lannister": 4}
    )
    assert power(p, "lannister") == 6
    assert power(p, "stark") == 5


@BOTH
@pytest.mark.rule("boardgame:house_cards.renly")
def test_renly(side: str) -> None:
    """Footmen that fought and own ones that supported this side; one of them becomes a knight."""
    areas = {
        "blackwater": "baratheon 3 footman" if side == "defender" else "stark footman",
        "kings_landing": "baratheon footman, support",
        "crackclaw_point": "baratheon knight, support",
        **({"the_reach": "stark footman, march_0"} if side == "defender" else {}),
    }
    own, enemy = "baratheon", "stark"
    sides = (own, enemy) if side == "attacker" else (enemy, own)
    p = attack(*sides, areas=areas)
    while p.asked().kind == "combat.support":
        p.answer(p.asked().seat, side)
    p.answer(2, "card:renly_baratheon").answer(0, "card:catelyn_stark")
    while p.asked().kind != "cards.renly":
        p.answer(p.asked().seat, p.keys(p.asked().seat)[-1])
    assert p.keys(2) == ["area:blackwater", "area:kings_landing", "none"]
    p.answer(2, "area:kings_landing")
    assert standing(p, "kings_landing") == {"knight": 1}


@BOTH
@pytest.mark.rule("boardgame:house_cards.renly")
@pytest.mark.parametrize(("knights", "asked"), [(4, True), (5, False)])
def test_renly_needs_a_knight_in_stock(side: str, knights: int, asked: bool) -> None:
    """Each house has five knights."""
    areas = {
        "blackwater": "baratheon 3 footman" if side == "defender" else "stark footman",
        "dragonstone": "baratheon 2 knight",
        "storms_end": f"baratheon {knights - 2} knight",
        **({"the_reach": "stark footman, march_0"} if side == "defender" else {}),
    }
    p = fought("renly_baratheon", "stark", side, "cards.renly", areas=areas)
    assert (p.match.decisions[0].kind == "cards.renly") is asked
    if asked:
        p.answer(2, "area:blackwater")
        assert p.told("cards.renly")[-1]["area"] == "blackwater"


@BOTH
@pytest.mark.rule("boardgame:house_cards.roose")
def test_roose(side: str) -> None:
    areas = {
        "blackwater": "lannister 4 knight" if side == "attacker" else "stark footman",
    }
    p = fought(
        "roose_bolton",
        "lannister",
        side,
        "retreat.area",
        areas=areas,
        discards={"stark": ["robb_stark", "eddard_stark"], "lannister": ["the_hound"]},
    )
    while p.match.decisions and p.asked().kind.startswith(("retreat", "cards")):
        p.answer(p.asked().seat, p.keys(p.asked().seat)[-1])
    assert discards(p, "stark") == []
    assert sorted(discards(p, "lannister")) == ["cersei_lannister", "the_hound"]


@pytest.mark.rule("boardgame:house_cards.mace")
def test_mace_slays_one_routed_footman_where_the_combat_is() -> None:
    p = marches(
        {
            "the_reach": "tyrell footman, march_0",
            "kings_landing": "stark 2 knight, routed 2 footman",
            "blackwater": "stark routed footman",
            "lannisport": "lannister footman, march_minus_1",  # the round goes on
        },
        supply={"stark": 6},
        tracks={"iron_throne": ["tyrell"]},
        blade_used=True,
    )
    march(p, 4, "kings_landing")
    cards(p, "mace_tyrell", "eddard_stark")
    assert p.told("cards.mace")
    assert routed(p, "kings_landing") == {"footman": 1}
    assert routed(p, "blackwater") == {"footman": 1}
    assert standing(p, "kings_landing") == {"knight": 2}


@pytest.mark.rule("boardgame:house_cards.renly")
def test_renly_knights_a_routed_footman_that_was_defended() -> None:
    p = marches(
        {
            "the_reach": "stark footman, march_0",
            "kings_landing": "baratheon 3 knight, routed footman",
            "blackwater": "baratheon footman",
        },
        supply={"baratheon": 6},
        blade_used=True,
    )
    march(p, 0, "kings_landing")
    cards(p, "catelyn_stark", "renly_baratheon")
    while p.asked().kind != "cards.renly":
        p.answer(p.asked().seat, p.keys(p.asked().seat)[0])
    assert p.keys(2) == ["area:kings_landing", "none"]
    p.answer(2, "area:kings_landing")
    assert p.told("cards.renly")[-1]["area"] == "kings_landing"
    bare = marches(
        {"the_reach": "stark footman, march_0", "kings_landing": "baratheon 3 knight"},
        supply={"baratheon": 6},
        blade_used=True,
    )
    march(bare, 0, "kings_landing")
    cards(bare, "catelyn_stark", "renly_baratheon")
    assert bare.match.decisions[0].kind != "cards.renly"
