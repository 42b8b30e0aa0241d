"""Chapters combat, support and tides."""

from __future__ import annotations

import pytest
from tests.games.boardgame.driver import (
    BARATHEON,
    GREYJOY,
    LANNISTER,
    MARTELL,
    STARK,
    TYRELL,
    cards,
    discards,
    final,
    hand,
    initial,
    march,
    marches,
    order,
    owner,
    routed,
)

DUEL = {"karhold": "stark knight, march_0", "castle_black": "lannister footman"}


@pytest.mark.rule("boardgame:combat.steps", "boardgame:combat.cards", "boardgame:combat.initial")
def test_a_combat_from_support_to_clean_up() -> None:
    p = marches({**DUEL, "winterfell": "stark footman, support"}, tracks={"fiefdoms": ["stark"]})
    p.answer(STARK, "area:castle_black").answer(STARK, "none")
    p.answer(STARK, "attacker")
    assert initial(p) == (3, 1)
    p.answer(STARK, "card:greatjon_umber")
    assert not p.told("combat.cards")
    p.answer(LANNISTER, "card:ser_kevan_lannister")
    p.expect("combat.blade", STARK)
    p.answer(STARK, "blade")
    assert final(p) == (6, 2)
    kinds = [e["kind"] for e in p.events]
    steps = [
        "combat.begins",
        "combat.supported",
        "combat.initial",
        "combat.cards",
        "combat.blade",
        "combat.final",
        "combat.won",
        "casualties.killed",
        "combat.moved_in",
    ]
    assert [kinds.index(k) for k in steps] == sorted(kinds.index(k) for k in steps)
    assert order(p, "karhold") is None


@pytest.mark.rule("boardgame:combat.unit_strength")
def test_what_units_are_worth() -> None:
    areas = {
        "riverrun": "stark footman, knight, 2 siege_engine, march_0",
        "lannisport": "lannister footman, knight, siege_engine",
    }
    p = marches(areas, supply={"stark": 5, "lannister": 2})
    march(p, STARK, "lannisport")
    assert initial(p) == (11, 3)
    field = marches(
        {"riverrun": "stark footman, siege_engine, march_0", "stoney_sept": "lannister footman"}
    )
    march(field, STARK, "stoney_sept")
    assert initial(field) == (1, 1)
    sea = marches({"sunset_sea": "greyjoy 2 ship, march_0", "the_golden_sound": "lannister ship"})
    march(sea, GREYJOY, "the_golden_sound")
    assert initial(sea) == (2, 1)


@pytest.mark.rule("boardgame:combat.text_order", "boardgame:combat.once")
def test_tyrion_goes_before_every_immediate_text_and_only_once() -> None:
    p = marches(
        {"highgarden": "tyrell knight, march_0", "searoad_marches": "lannister 2 footman"},
        tracks={"iron_throne": ["tyrell", "lannister"]},
    )
    p.answer(TYRELL, "area:searoad_marches")
    cards(p, "mace_tyrell", "tyrion_lannister")
    p.expect("cards.tyrion", LANNISTER)
    assert not p.told("cards.mace")
    p.answer(LANNISTER, "use")
    p.answer(TYRELL, "card:queen_of_thorns")
    assert not p.told("cards.mace")
    assert len(p.told("cards.tyrion")) == 1
    assert "mace_tyrell" in hand(p, "tyrell")


@pytest.mark.rule("boardgame:combat.text_order")
def test_texts_on_the_result_go_in_throne_order() -> None:
    p = marches(
        {"karhold": "stark footman, march_0", "castle_black": "lannister 2 knight"},
        tracks={"iron_throne": ["stark", "lannister"]},
    )
    p.answer(STARK, "area:castle_black").answer(STARK, "none")
    cards(p, "roose_bolton", "tywin_lannister")
    kinds = [e["kind"] for e in p.events if e["kind"] in ("cards.roose", "cards.tywin")]
    assert kinds == ["cards.roose", "cards.tywin"]


@pytest.mark.rule("boardgame:combat.recompute")
def test_strength_is_counted_anew_when_a_unit_dies() -> None:
    p = marches({"highgarden": "tyrell knight, march_0", "oldtown": "lannister 2 footman"})
    p.answer(TYRELL, "area:oldtown")
    assert initial(p) == (2, 2)
    cards(p, "mace_tyrell", "ser_jaime_lannister")
    assert final(p) == (6, 3)


@pytest.mark.rule("boardgame:combat.not_negative")
def test_a_total_is_never_below_zero() -> None:
    p = marches({"highgarden": "tyrell footman, march_minus_1", "oldtown": "martell 2 footman"})
    p.answer(TYRELL, "area:oldtown")
    cards(p, "queen_of_thorns", "doran_martell")
    p.answer(MARTELL, "track:kings_court")
    assert final(p) == (0, 2)
    mace = marches(
        {"karhold": "stark footman, march_minus_1", "winterfell": "tyrell knight"},
    )
    mace.answer(STARK, "area:winterfell").answer(STARK, "none")
    cards(mace, "catelyn_stark", "mace_tyrell")
    assert final(mace)[0] == 0  # minus one, and no unit left


@pytest.mark.rule("boardgame:combat.ties")
def test_ties_go_to_the_better_fiefdoms_position() -> None:
    areas = {"karhold": "stark footman, march_0", "castle_black": "lannister footman"}
    for first, winner in (("stark", "stark"), ("lannister", "lannister")):
        p = marches(areas, tracks={"fiefdoms": ["greyjoy", first]})
        p.answer(STARK, "area:castle_black").answer(STARK, "none")
        cards(p, "roose_bolton", "ser_jaime_lannister")
        assert final(p) == (3, 3)
        assert p.told("combat.won")[-1]["winner"] == winner


@pytest.mark.rule("boardgame:combat.orphans")
def test_orders_without_units_go_at_the_end() -> None:
    p = marches(
        {
            "karhold": "stark footman, march_0",
            "winterfell": "tyrell footman, support",
            "lannisport": "lannister footman, march_0",
        },
        tracks={"iron_throne": ["stark", "lannister"]},
    )
    p.answer(STARK, "area:winterfell").answer(STARK, "none")
    cards(p, "eddard_stark", "ser_garlan_tyrell")
    assert order(p, "winterfell") is None
    assert order(p, "karhold") is None


@pytest.mark.rule("boardgame:combat.card_mandatory")
def test_a_card_must_be_played() -> None:
    p = marches(DUEL)
    p.answer(STARK, "area:castle_black").answer(STARK, "none")
    assert set(p.keys(STARK)) == {f"card:{c}" for c in hand(p, "stark")}
    assert p.refused(STARK, "none") == "combat.card_mandatory"
    assert p.refused(STARK, "card:tywin_lannister") == "combat.card_mandatory"


@pytest.mark.rule("boardgame:combat.last_card")
def test_the_last_card_stays_and_the_others_come_back() -> None:
    six = [
        "eddard_stark",
        "robb_stark",
        "roose_bolton",
        "greatjon_umber",
        "ser_rodrick_cassel",
        "the_blackfish",
    ]
    p = marches(DUEL, discards={"stark": six})
    p.answer(STARK, "area:castle_black").answer(STARK, "none")
    assert [d.seat for d in p.match.decisions] == [LANNISTER]  # the last card needs no choice
    p.answer(LANNISTER, "card:cersei_lannister")
    assert sorted(hand(p, "stark")) == sorted(six)
    assert discards(p, "stark") == ["catelyn_stark"]
    assert p.told("combat.renewed")


@pytest.mark.rule("boardgame:combat.after_combat")
def test_after_combat_comes_when_cards_are_discarded() -> None:
    p = marches({"kingswood": "baratheon knight, march_plus_1", "the_reach": "tyrell footman"})
    p.answer(BARATHEON, "area:the_reach").answer(BARATHEON, "none")
    cards(p, "patchface", "alester_florent")
    if p.asked().kind == "retreat.area":
        p.answer(TYRELL, p.keys(TYRELL)[0])
    p.expect("cards.patchface", BARATHEON)
    assert not p.may(BARATHEON, "card:alester_florent")
    assert owner(p, "the_reach") == "baratheon"


@pytest.mark.rule("boardgame:combat.blade")
def test_the_blade_adds_one_once_a_round_for_a_combatant() -> None:
    areas = {
        "karhold": "stark knight, march_0",
        "castle_black": "lannister footman",
        "winterfell": "stark knight, march_minus_1",
        "moat_cailin": "lannister footman",
    }
    p = marches(areas, tracks={"fiefdoms": ["stark"]})
    p.answer(STARK, "area:karhold").answer(STARK, "area:castle_black").answer(STARK, "none")
    cards(p, "greatjon_umber", "the_hound", blade=True)
    assert final(p) == (5, 3)
    if p.asked().kind == "retreat.area":
        p.answer(LANNISTER, p.keys(LANNISTER)[0])
    p.answer(STARK, "area:moat_cailin")
    cards(p, "robb_stark", "ser_jaime_lannister")
    assert final(p) == (4, 3)
    third = marches(DUEL, tracks={"fiefdoms": ["tyrell"]})
    third.answer(STARK, "area:castle_black").answer(STARK, "none")
    cards(third, "greatjon_umber", "the_hound")
    assert not third.told("combat.blade")


@pytest.mark.rule("boardgame:combat.blade_used")
def test_a_used_blade_stays_used_in_other_hands() -> None:
    p = marches(
        {"karhold": "stark knight, march_0", "castle_black": "martell footman"},
        tracks={"fiefdoms": ["stark", "martell"]},
        blade_used=True,
    )
    p.answer(STARK, "area:castle_black").answer(STARK, "none")
    p.answer(STARK, "card:greatjon_umber").answer(MARTELL, "card:doran_martell")
    p.answer(MARTELL, "track:fiefdoms")
    assert p.told("combat.final")  # nobody was asked about the blade
    fresh = marches(
        {"karhold": "stark knight, march_0", "castle_black": "martell footman"},
        tracks={"fiefdoms": ["stark", "martell"]},
    )
    fresh.answer(STARK, "area:castle_black").answer(STARK, "none")
    fresh.answer(STARK, "card:greatjon_umber").answer(MARTELL, "card:doran_martell")
    fresh.answer(MARTELL, "track:fiefdoms")
    fresh.expect("combat.blade", MARTELL)


@pytest.mark.rule("boardgame:combat.win_clean_up")
def test_the_conquered_lose_order_and_token() -> None:
    p = marches(
        {
            "karhold": "stark knight, march_0",
            "castle_black": "lannister footman, support, token",
            "lannisport": "lannister footman, march_0",
        },
        tracks={"iron_throne": ["stark"]},
    )
    p.answer(STARK, "area:castle_black").answer(STARK, "none")
    cards(p, "eddard_stark", "cersei_lannister")
    assert order(p, "castle_black") is None
    assert "token" not in p.view()["areas"]["castle_black"]
    home = marches(
        {
            "moat_cailin": "stark 2 knight, march_0",
            "winterfell": "lannister footman, support, token",
            "lannisport": "lannister footman, march_0",
        },
        tracks={"iron_throne": ["stark"]},
    )
    march(home, STARK, "winterfell")
    cards(home, "eddard_stark", "cersei_lannister")
    assert "token" not in home.view()["areas"]["winterfell"]
    assert order(home, "winterfell") is None


@pytest.mark.rule("boardgame:combat.defender_keeps", "boardgame:combat.defense_order")
def test_a_victorious_defender_keeps_order_and_token_for_the_next_attack() -> None:
    p = marches(
        {
            "karhold": "stark footman, march_0",
            "winterfell": "stark footman, march_minus_1",
            "castle_black": "lannister knight, defense_plus_1, token",
        }
    )
    p.answer(STARK, "area:karhold").answer(STARK, "area:castle_black").answer(STARK, "none")
    assert initial(p) == (1, 3)
    cards(p, "catelyn_stark", "ser_jaime_lannister")
    assert order(p, "castle_black") == "defense_plus_1"
    assert p.view()["areas"]["castle_black"].get("token") == "lannister"
    p.answer(STARK, "area:castle_black")
    assert initial(p) == (0, 3)


@pytest.mark.rule("boardgame:combat.steps")
def test_the_sum_that_decided_stays_to_be_seen_while_the_beaten_go() -> None:
    p = marches(
        {"kingswood": "baratheon 3 knight, march_0", "the_reach": "tyrell 2 footman"},
        supply={"baratheon": 6},
        blade_used=True,
    )
    march(p, BARATHEON, "the_reach", token=False)
    cards(p, "ser_davos_seaworth", "alester_florent")
    p.expect("retreat.area", TYRELL)
    final = p.told("combat.final")[-1]
    shown = p.view(TYRELL)["combat"]["sides"]
    assert [side["strength"] for side in shown] == [final["attack"], final["defense"]]
    assert [list(side["parts"].values()) for side in shown] == final["parts"]


@pytest.mark.rule("boardgame:combat.ties", "boardgame:casualties.steps")
@pytest.mark.rule("boardgame:retreat.attackers")
def test_combat_in_the_kingswood() -> None:
    p = marches(
        {
            "kings_landing": "tyrell footman, knight, march_0",
            "kingswood": "lannister 2 footman",
            "winterfell": "stark footman, march_0",
        },
        tracks={
            "fiefdoms": ["stark", "lannister", "tyrell"],
            "iron_throne": ["tyrell", "stark"],
        },
    )
    march(p, TYRELL, "kingswood", token=False)
    assert initial(p) == (3, 2)
    cards(p, "alester_florent", "ser_jaime_lannister")
    last = p.told("combat.final")[-1]
    assert (last["attack"], last["defense"]) == (4, 4)
    assert p.told("combat.won")[-1]["winner"] == "lannister"
    assert not p.told("casualties.killed")  # the fortification stops the sword
    assert routed(p, "kings_landing") == {"footman": 1, "knight": 1}
