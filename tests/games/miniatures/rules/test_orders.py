"""Orders: when each may be used, and what it does."""

from __future__ import annotations

import pytest
from tests.games.miniatures.driver import (
    BOWS,
    MISS,
    PYCELLE,
    SPEARS,
    Stage,
    attacked,
    led,
    line,
    shows,
    stage,
    staged,
    strike,
    turn_of,
    uses,
)

SWORDS = "stark_sworn_swords"


# ---- attacks ------------------------------------------------------------------------------------


@shows("order_incite", "order_stark_fury", "order_martial_training")
@pytest.mark.rule(
    "miniatures:orders.trigger", "miniatures:orders.token", "miniatures:orders.target"
)
def test_orders_of_attackers() -> None:
    p = strike(led("umber_champion", ", wounds 8"), script=uses("order_incite"), dice=MISS)
    assert len(p.last("dice.attack")["dice"]) == 7
    assert p.last("order.used")["order"] == "order_incite"
    karstark = led("rickard_karstark_vengeful_bannerman")
    dice = {"attack": [6] + [1] * 6, "defense": [6, 6]}
    p = strike(karstark, script=uses("order_stark_fury"), dice=dice)
    assert p.last("attack.hits")["hits"] == 2
    assert p.last("dice.defense")["need"] == 5
    assert p.hurt(0) == 2
    hurt = led("rickard_karstark_vengeful_bannerman", ", wounds 4")
    assert strike(hurt, script=uses("order_stark_fury"), dice=MISS).hurt(0) == 4 + 1
    captain = led("sworn_sword_captain")
    script = {**uses("order_martial_training"), "dice__reroll": [("die:1",)]}
    p = strike(captain, script=script, dice={"attack": [1] * 8})
    assert p.tokens(1) == {"vulnerable"}
    assert p.told("dice.rerolled")


@shows("order_adaptive_style")
def test_adaptive_style_works_both_ways() -> None:
    watch = "lannisport_city_watch"
    dice = {"attack": [6] + [1] * 6, "defense": [6, 6]}
    p = strike(watch, script=uses("order_adaptive_style", watch), dice=dice)
    assert p.last("attack.hits")["hits"] == 2
    dice = {"attack": [4] + [1] * 6, "defense": [1], "morale": [6, 6]}
    p = attacked(watch, script=uses("order_adaptive_style", watch), dice=dice)
    assert p.last("dice.defense")["need"] == 3
    assert p.last("dice.test")["mod"] == 2


@shows("order_lannister_supremacy", "order_swift_retreat")
def test_after_being_attacked() -> None:
    guards = "lannister_guardsmen"
    dice = {"attack": [1] * 7, "morale": [1, 1], "panic": [1]}
    p = attacked(guards, script=uses("order_lannister_supremacy", guards), dice=dice)
    assert p.last("dice.test")["mod"] == -3
    assert p.hurt(1) == 1 + 3
    robb = led("robb_stark_the_young_wolf")
    script = {**uses("order_swift_retreat"), "action__free": ["retreat"]}
    assert attacked(robb, script=script, dice=MISS).told("dice.retreat")


@shows("order_resilience", "order_shield_wall")
@pytest.mark.rule("miniatures:abilities.half", "miniatures:abilities.extra_hits")
def test_while_being_attacked() -> None:
    strong = led("ser_robert_strong_the_silent_giant")
    dice = {"attack": [4] * 5 + [1, 1], "defense": [1] * 5, "morale": [6, 6]}
    assert attacked(strong, script=uses("order_resilience"), dice=dice).hurt(0) == 2
    shields = "house_tully_sworn_shields"
    p = attacked(shields, script=uses("order_shield_wall", shields), dice=dice)
    assert p.hurt(0) == 2  # three ranks block three of five


@shows("order_laws_of_the_realm")
@pytest.mark.rule("miniatures:abilities.rank_more")
def test_laws_of_the_realm() -> None:
    cloaks = "gold_cloaks"
    script = uses("order_laws_of_the_realm", cloaks)
    p = attacked(cloaks, script=script, dice=MISS)
    assert len(p.last("dice.attack")["dice"]) == 5
    assert p.tokens(1) == set()
    p = attacked(cloaks, f"{SPEARS}, wounds 8", script=script, dice=MISS)
    assert len(p.last("dice.attack")["dice"]) == 4
    assert p.tokens(1) == {"vulnerable"}


@shows("order_charging_volley", "order_overwatch")
def test_shooting_orders() -> None:
    girls = "house_bolton_bastards_girls"
    units = [f"0 {girls} at 24,12", f"1 {SPEARS} at 24,22 facing 180"]
    script = {
        **uses("order_charging_volley", girls),
        "action__free": [f"charge:{SPEARS}:1"],
        "charge__pivot": {"pivot": 0},
    }
    dice = {"attack": [1] * 10, "charge": [6]}
    p = staged("attack.attack", 0, 1, 0, False, units=units, dice=dice).play(**script)
    assert p.last("charge.run")["success"]
    archers = line(0, f"{BOWS}, with crannogman_warden", "at 24,12")
    script = {
        "turn__unit": [f"unit:{SPEARS}:1"],
        "turn__action": ["march"],
        "move__march": [{"distance": 2000}],
        **uses("order_overwatch", BOWS),
        "action__free": ["ranged"],
    }
    p = stage(archers, f"1 {SPEARS} at 24,28 facing 180", turn=1).play(**script)
    assert p.last("attack.declared")["nr"] == 0


@shows("order_sentinel")
def test_sentinel() -> None:
    guard = line(0, "golden_company_crossbowmen", "at 32,12")
    dice = {"attack": [1] * 12, "charge": [6]}
    script = {
        **uses("order_sentinel", "golden_company_crossbowmen", 2),
        "action__free": ["maneuver"],
        "move__maneuver": [{"distance": 1000}],
    }
    p = attacked(SPEARS, more=[guard], script=script, dice=dice)
    assert p.told("unit.moved")
    alone = attacked("golden_company_crossbowmen", dice=MISS)
    assert not alone.told("order.used")


@shows("order_superior_flanking")
def test_superior_flanking() -> None:
    howland = line(0, led("howland_reed_lord_of_the_crannogs"), "at 32,12")
    units = [f"0 {SPEARS} at 4,30", f"1 {SPEARS} at 24,20", f"0 {SPEARS} against 1 rear", howland]
    script = uses("order_superior_flanking", SPEARS, 3)
    p = staged("attack.melee_attack", 2, 1, False, units=units, dice=MISS).play(**script)
    assert p.tokens(1) == {"panicked", "vulnerable"}
    units[2] = f"0 {SPEARS} against 1 front"
    p = staged("attack.melee_attack", 2, 1, False, units=units, dice=MISS).play(**script)
    assert p.tokens(1) == set()


@shows("order_overrun")
def test_overrun() -> None:
    jon = led("greatjon_umber_lord_of_last_hearth")
    dice = {"attack": [6] * 7, "defense": [1] * 7}
    script = {
        **uses("order_overrun"),
        "action__free": ["march"],
        "move__march": [{"distance": 6000}],
    }
    p = strike(jon, f"{SPEARS}, wounds 11", dice=dice, script=script)
    assert p.last("action.chosen")["action"] == "march"
    assert p.state.y[0] == 18000


# ---- charges ------------------------------------------------------------------------------------


@shows("order_reckless_heroism")
@pytest.mark.rule("miniatures:abilities.counts_as_six")
def test_reckless_heroism() -> None:
    units = [
        line(0, led("greatjon_umber_lord_of_last_hearth"), "at 24,12"),
        f"1 {SPEARS} at 24,23 facing 180",
    ]
    script = {**uses("order_reckless_heroism"), "charge__pivot": {"pivot": 0}}
    dice = {"effect": [2], "attack": [1] * 7}
    p = staged("charge.charge", 0, 1, units=units, dice=dice).play(**script)
    assert p.hurt(0) == 2
    assert p.last("charge.run")["success"]
    assert not p.told("dice.charge")


@shows("order_set_for_charge")
def test_set_for_charge() -> None:
    halberds = "lannister_halberdiers"
    units = [f"0 {halberds} at 24,12", f"1 {SPEARS} at 24,20 facing 180"]
    script = {
        **uses("order_set_for_charge", halberds),
        "action__free": [f"melee:{SPEARS}:1"],
        "charge__pivot": {"pivot": 0},
    }
    dice = {"charge": [6], "attack": [1] * 14}
    p = staged("charge.charge", 1, 0, units=units, dice=dice, turn=1).play(**script)
    assert [row["nr"] for row in p.told("attack.declared")] == [0, 1]
    rear = [f"0 {halberds} at 24,12 facing 180", f"1 {SPEARS} at 24,20 facing 180"]
    p = staged("charge.charge", 1, 0, units=rear, dice=dice, turn=1).play(**script)
    assert [row["nr"] for row in p.told("attack.declared")] == [1]


# ---- turns and activations ----------------------------------------------------------------------


@shows("order_mark_target", "order_threaten", "order_war_cry", "order_scout_openings")
def test_at_the_start_of_a_friendly_turn() -> None:
    foe = f"1 {SPEARS} at 24,24 facing 180"
    marks = led("rodrik_cassel_master_at_arms")
    assert turn_of(0, line(0, marks, "at 24,12"), foe, script=uses("order_mark_target")).tokens(
        1
    ) == {"vulnerable"}
    blind = line(0, marks, "at 24,12 facing 180")
    assert not turn_of(0, blind, foe, script=uses("order_mark_target")).told("order.used")
    tywin = led("tywin_lannister_lord_of_casterly_rock")
    assert turn_of(0, line(0, tywin, "at 24,12"), foe, script=uses("order_threaten")).tokens(1) == {
        "weakened"
    }
    bears = "house_mormont_she_bears"
    script = {**uses("order_war_cry", bears), "effects__token": ["token:panicked"]}
    p = turn_of(0, f"0 {bears} at 24,12", foe, script=script, dice={"morale": [6, 6]})
    assert p.tokens(1) == {"panicked"}
    p = turn_of(0, f"0 {bears} at 24,12", foe, script=script, dice={"morale": [1, 1]})
    assert p.tokens(1) == set()
    devils = "crannogman_bog_devils"
    script = {
        **uses("order_scout_openings", devils),
        "turn__unit": [f"unit:{BOWS}:2"],
        "turn__action": ["ranged"],
        "attack__target": [f"unit:{SPEARS}:1"],
        "attack__shift": {"distance": 0},
        "dice__reroll": [("die:2",)],
    }
    dice = {"attack": [6] + [1] * 7, "defense": []}
    p = turn_of(
        0, f"0 {devils} at 24,12", foe, f"0 {BOWS} at 32,14 facing 330", script=script, dice=dice
    )
    assert p.hurt(1) >= 1  # Precision
    assert p.told("dice.rerolled")


@shows("order_tactical_reposition")
def test_tactical_reposition() -> None:
    units = ["0 stark_outriders at 24,12", f"0 {SPEARS} at 30,12"]
    script = {
        **uses("order_tactical_reposition", "stark_outriders"),
        "effects__target": [f"unit:{SPEARS}:1"],
        "move__shift": [{"direction": 0, "distance": 3000}],
    }
    assert turn_of(1, *units, script=script).state.y[1] == 15000
    assert not turn_of(0, *units, script=script).told("order.used")


@shows("order_hold_the_line")
def test_hold_the_line() -> None:
    spears = "house_karstark_spearmen"
    script = {"turn__unit": [f"unit:{spears}:0"], **uses("order_hold_the_line", spears)}
    p = stage(f"0 {spears} at 24,12", f"1 {SPEARS} against 0 front", dice={"defense": [1] * 5})
    assert p.play(**script).hurt(1) == 5


@shows("order_hidden_traps")
def test_hidden_traps() -> None:
    trackers = "crannogman_trackers"
    units = [f"0 {trackers} at 24,12", f"1 {SPEARS} at 24,22 facing 180"]
    script = {
        "turn__unit": [f"unit:{SPEARS}:1"],
        "turn__action": ["march"],
        **uses("order_hidden_traps", trackers),
        "effects__choice": [("way:way_hits",)],
    }
    p = stage(*units, turn=1, dice={"defense": [1] * 3}).play(**script)
    assert p.hurt(1) == 3
    script["effects__choice"] = [("way:way_slow",)]
    script["move__march"] = [{"distance": 8000, "turn": 0}]
    p = stage(f"0 {trackers} at 10,12", f"1 {SPEARS} at 20,22 facing 180", turn=1).play(**script)
    assert p.state.y[1] == 14000
    slow = stage(f"0 {trackers} at 10,12", f"1 {SPEARS} at 20,22 facing 180", turn=1)
    slow.answer(1, f"unit:{SPEARS}:1").answer(1, "march")
    slow.answer(0, script["effects__play"][0]).answer(0, "way:way_slow")
    assert slow.refused(1, {"distance": 9000}) == "movement.march"


@shows("order_taunt")
def test_taunt() -> None:
    enforcer = line(0, led("sentinel_enforcer"), "at 24,12")
    foe = f"1 {SPEARS} at 24,21 facing 180"
    script = {
        "turn__unit": [f"unit:{SPEARS}:1"],
        **uses("order_taunt"),
        "turn__action": ["march"],
        "charge__pivot": {"pivot": 0},
    }
    p = stage(enforcer, foe, turn=1).play(**script)
    assert p.tokens(1) == {"vulnerable", "weakened"}
    script["turn__action"] = [f"charge:{SPEARS}:0"]
    p = stage(enforcer, foe, turn=1, dice={"charge": [6], "attack": [1] * 7}).play(**script)
    assert p.tokens(1) == set()
    script["turn__action"] = ["march"]
    p = stage(enforcer, f"1 {SPEARS} at 24,24 facing 0", turn=1).play(**script)
    assert p.tokens(1) == set()  # it could neither attack nor charge


@shows("order_spread_fear")
def test_spread_fear() -> None:
    roose = line(0, led("roose_bolton_the_leech_lord"), "at 24,12")
    units = [roose, f"1 {SPEARS} against 0 front", f"1 {SPEARS} at 34,14 facing 180"]
    dice = {"morale": [1, 1, 1, 1], "panic": [1, 1]}
    script = uses("order_spread_fear")
    p = staged("panic.panic_test", 1, 0, 0, 0, units=units, dice=dice).play(**script)
    assert p.last("dice.test")["nr"] == 2
    assert p.last("dice.test")["mod"] == -3
    assert p.hurt(2) == 2


@shows("order_set_an_example")
def test_set_an_example() -> None:
    reek = line(0, led("theon_greyjoy_reek_neutral"), "at 24,12")
    foes = [f"1 {SPEARS} at 24,20 facing 180", f"1 {SPEARS} at 32,18 facing 180"]
    script = uses("order_set_an_example")
    p = turn_of(1, reek, *foes, script=script, dice={"effect": [6]})
    assert p.tokens(1) == p.tokens(2) == {"panicked"}
    assert p.state.attached[0] == ()
    p = turn_of(0, reek, *foes, script=script, dice={"effect": [5]})
    assert p.state.attached[0] == ("theon_greyjoy_reek_neutral",)


# ---- cards and answers --------------------------------------------------------------------------


@shows("order_battle_plan")
@pytest.mark.rule("miniatures:tactics.search")
def test_battle_plan() -> None:
    tyrion = line(0, led("tyrion_lannister_the_giant_of_lannister"), "at 24,12")
    data = {
        "hands": {"0": ["bribery", "hear_me_roar"]},
        "decks": {"0": ["counterplot_lannister"] * 2},
    }
    script = {**uses("order_battle_plan"), "effects__search": ["card:counterplot_lannister:0"]}
    p = stage(tyrion, **data)
    found = p.play(**script)
    hand = found.state.cards.piles[1]
    assert len(hand) == 1
    assert len(found.told("cards.discarded")) == 2
    poor = stage(tyrion, hands={"0": ["bribery"]}, decks=data["decks"]).play(**script)
    assert not poor.told("order.used")


@shows("order_counterstrategy")
@pytest.mark.rule("miniatures:tactics.cancelled")
def test_counterstrategy() -> None:
    tyrion = led("tyrion_lannister_halfman")
    cards = {"0": ["winters_might"]}
    script = {"effects__play": ["card:winters_might:0", f"order:order_counterstrategy:{SPEARS}:1"]}
    p = strike(SWORDS, tyrion, hands=cards, script=script, dice={"effect": [3], **MISS})
    assert p.last("effect.cancelled")["effect"] == "order_counterstrategy"
    p = strike(SWORDS, tyrion, hands=cards, script=script, dice={"effect": [2], **MISS})
    assert not p.told("effect.cancelled")


@shows("order_taking_a_new_name")
def test_taking_a_new_name() -> None:
    jaqen = line(0, led("jaqen_hghar_unnamed"), "at 24,12")
    victim = line(1, led("umber_champion"), "at 34,30")
    p = staged(
        "wounds.destroy_attachment", 1, "umber_champion", 0, -1, units=[jaqen, victim]
    ).play()
    script = {**uses("order_taking_a_new_name"), "effects__choice": ["model:umber_champion"]}
    p.play(turn__unit=[f"unit:{SPEARS}:3"], turn__action=["none"])
    p.play(**script, turn__unit=[f"unit:{SPEARS}:0"])
    assert p.state.attached[0] == ("umber_champion",)


# ---- the rules of Orders ------------------------------------------------------------------------


@pytest.mark.rule("miniatures:orders.once")
def test_an_order_once_a_round_for_each_model() -> None:
    guards = "lannister_guardsmen, with tywin_lannister_lord_of_casterly_rock"
    units = [line(0, guards, "at 24,12"), f"1 {SPEARS} against 0 front"]
    dice = {"attack": [1] * 7, "morale": [6, 6]}
    p = staged("attack.melee_attack", 1, 0, False, units=units, turn=1, dice=dice)
    key = "order:order_lannister_supremacy:lannister_guardsmen:0"
    p.play(effects__play=[key])
    assert p.state.notes[0]["order:order_lannister_supremacy"] == 1
    assert p.state.notes[0].get("order:order_threaten") is None
    from weirwood.games.miniatures.effects import sources

    assert sources.copies(p.state, 0, "order_lannister_supremacy") == 2


@pytest.mark.rule("miniatures:orders.one_per_trigger", "miniatures:tactics.trigger")
def test_one_order_or_one_card_for_a_trigger() -> None:
    """The rulebook's example: a card and an Order for the same attack, of which one is used."""
    me = f"{SWORDS}, with umber_champion"
    p = staged(
        "attack.melee_attack",
        0,
        1,
        False,
        hands={"0": ["winters_might"]},
        units=[line(0, me, "at 24,12"), f"1 {SPEARS} against 0 front"],
    )
    p.expect("effects.play", 0)
    assert set(p.keys(0)) == {f"order:order_incite:{SWORDS}:0", "card:winters_might:0", "pass"}
    p.answer(0, "card:winters_might:0")
    p.play()
    assert not p.told("order.used")


@pytest.mark.rule(
    "miniatures:orders.active_first",
    "miniatures:orders.no_coming_back",
    "miniatures:orders.resolve",
)
def test_the_active_player_first_and_no_coming_back() -> None:
    """Both examples of the rulebook: who has passed cannot answer what the opponent declares."""
    cards = {"0": ["winters_might"], "1": ["martial_superiority_rodrik"]}
    units = [f"0 {SWORDS} at 24,12", f"1 {SWORDS} against 0 front"]
    p = staged("attack.melee_attack", 0, 1, False, units=units, hands=cards, dice=MISS)
    p.expect("effects.play", 0)
    p.answer(0, "pass")
    p.expect("effects.play", 1)
    p.answer(1, "card:martial_superiority_rodrik:0")
    p.play()
    assert [row["card"] for row in p.told("card.played")] == ["martial_superiority_rodrik"]
    p = staged("attack.melee_attack", 0, 1, False, units=units, hands=cards, dice=MISS)
    p.answer(0, "card:winters_might:0")
    p.expect("effects.play", 1)
    p.answer(1, "card:martial_superiority_rodrik:0")
    p.play()
    assert [row["card"] for row in p.told("card.played")] == [
        "winters_might",
        "martial_superiority_rodrik",
    ]


@pytest.mark.rule("miniatures:orders.same_player")
@pytest.mark.parametrize("crown_first", [True, False])
def test_several_effects_of_one_player_in_an_order_of_their_choice(crown_first: bool) -> None:
    """Two answers to an attack; that the attacker has an effect of its own is not their matter."""
    me = "lysene_sellswords, wounds 3, note pillage 1"
    foe = led("boros_blount_kingsguard nymeria_sand_sand_snake")
    units = [line(0, me, "at 24,12"), line(1, foe, "against 0 front")]
    ncus = [f"1 {PYCELLE} on zone_crown", "1 davos_seaworth_hand_of_the_true_king on zone_combat"]
    p = staged("attack.melee_attack", 0, 1, False, units=units, ncus=ncus, dice=MISS)
    p.expect("effects.order", 1)
    crown, combat = p.keys(1)
    assert crown.startswith("use:vengeance_of_the_crown:")
    assert combat.startswith("use:dornish_vengeance:")
    p.answer(1, *((crown, combat) if crown_first else (combat, crown)))
    counts = [row["count"] for row in p.told("unit.wounded")]
    assert counts == ([1, 2] if crown_first else [2, 1])
    assert p.told("unit.restored")  # the sellswords live on their loot


@pytest.mark.rule("miniatures:orders.abilities_free", "miniatures:conditions.no_order")
def test_abilities_are_not_bound_to_one_per_trigger() -> None:
    me = "house_bolton_cutthroats, with umber_champion"
    p = strike(me, script=uses("order_incite", "house_bolton_cutthroats"), dice=MISS)
    assert p.tokens(1) == {"vulnerable"}  # the ability came besides the Order
    assert p.told("order.used")


@pytest.mark.rule("miniatures:orders.more_seats")
def test_more_than_two_players_are_asked_in_turn_order() -> None:
    units = [f"0 {SWORDS} at 24,12", f"1 {SWORDS} against 0 front", f"2 {SPEARS} at 4,40"]
    hands = {"0": ["winters_might"], "1": ["martial_superiority_rodrik"], "2": ["winters_might"]}
    p = Stage.on(
        {
            "seats": 3,
            "units": units,
            "hands": hands,
            "turn": 0,
            "rule": ["miniatures.attack.melee_attack", 0, 1, False],
        },
        {},
    )
    assert p.asked().seat == 0
    p.answer(0, "pass")
    assert p.asked().seat == 1
