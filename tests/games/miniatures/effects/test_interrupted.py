"""Effects that are interrupted: somebody is asked in the middle, and the rest still happens.

King's Men stand up again if they pass a test; their panic lets the enemy speak in the middle of a
wound. Vulnerable units let him speak between hits and wounds, Panicked ones in a test, and a model
that falls may be kissed awake elsewhere. The table of these tests saves, loads and forks at every
question, so that each of them holds the rest of the effect to its word.
"""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.miniatures.driver import (
    AHEAD,
    FACING,
    FOE,
    FOES,
    MINE,
    MISS,
    PASS,
    PYCELLE,
    SPEARS,
    Stage,
    attacked,
    begins,
    claims,
    hit,
    holding,
    key,
    led,
    line,
    plays,
    stage,
    staged,
    starts,
    strike,
    struck,
    turn_of,
    uses,
)

from weirwood.games.miniatures.effects.pillage import loot
from weirwood.games.miniatures.rules.tactics import discard, hand
from weirwood.games.miniatures.state import GONE

MEN = "kings_men"
WEAK = f"{MEN}, wounds 11, panicked"  # one wound left, and a test before it goes
REAVERS = "ironborn_reavers"
BROTHERS = "sworn_brothers"
GIANT = "savage_giant"
OFFICER = "unsullied_officer"  # a lost rank strikes back at one of those engaged
KISS = ("the_last_kiss",)
MODEL = "umber_champion"


def both(card: str, *others: str, foe: str = "") -> dict[str, Any]:
    """Cards in hand: one to play, others to fill it, and one of the enemy."""
    return {"hands": {"0": [card, *others], **({"1": [foe]} if foe else {})}}


def stood_up(p: Stage, u: int) -> bool:
    """Somebody was asked about the last test of a unit, and it stays with one wound."""
    return bool(p.told("unit.saved")) and p.state.health[u] == 1


# ---- wounds that a unit may survive -------------------------------------------------------------


def test_a_dancer_may_stand_up_again() -> None:
    units = [line(0, WEAK, "at 24,12"), f"1 {SPEARS} against 0 front"]
    p = begins(0, "finger_dance", *units, dice={"attack": [1] * 8, **PASS}, script={
        "effects__target": [key(0, MEN)], "turn__unit": [key(0, MEN)],
        "turn__action": [f"melee:{SPEARS}:1"], "effects__may": ["use:finger_dance"],
        "effects__amount": [1], "effects__choice": [("way:panicked",)]})  # fmt: skip
    assert stood_up(p, 0)
    assert p.tokens(1) == {"panicked"}  # what the wound has bought


def test_a_sacrifice_may_survive() -> None:
    units = [line(0, WEAK, "at 24,12"), f"0 {REAVERS} at 31,12", f"0 {REAVERS} at 17,12", FOE]
    p = begins(0, "acceptable_sacrifices", *units, dice=PASS, script={
        "effects__target": [key(0, MEN), key(2, REAVERS)], "effects__amount": [1]})  # fmt: skip
    assert stood_up(p, 0)
    assert (loot(p.state, 1), loot(p.state, 2)) == (0, 1)


def test_who_bleeds_for_another_may_survive() -> None:
    units = [line(0, WEAK, "at 24,12"), f"0 {SPEARS} at 31,12, wounds 5",
             f"0 {SPEARS} at 17,12, wounds 5", FOE]  # fmt: skip
    for card in ("supply_aid", "support_of_bear_island"):
        p = begins(0, card, *units, dice=PASS, script={
            "effects__target": [key(0, MEN), key(2)], "effects__amount": [1]})  # fmt: skip
        assert stood_up(p, 0)
        assert (p.hurt(1), p.hurt(2)) == (5, 3)


def test_bear_island_weakens_one_of_two() -> None:
    bruisers = "house_mormont_bruisers"
    units = [f"0 {bruisers} at 24,12", f"1 {SPEARS} against 0 front", f"1 {SPEARS} against 0 rear",
             f"0 {SPEARS} at 36,12, wounds 5"]  # fmt: skip
    p = begins(0, "support_of_bear_island", *units, script={
        "effects__target": [key(0, bruisers), key(2), key(3)], "effects__amount": [1]})  # fmt: skip
    assert (p.tokens(1), p.tokens(2)) == (set(), {"weakened"})


def test_a_berserker_may_survive_his_own_fury() -> None:
    p = hit("berserker_tactics", WEAK, dice={**MISS, **PASS}, script={"effects__amount": [1]})
    assert stood_up(p, 0)
    assert p.last("attack.wounds")["count"] == 2


def test_mirri_may_not_kill_at_once() -> None:
    units = [line(0, f"{WEAK}, with mirri_maz_duur_resentful_healer", "at 24,12"), FOE]
    p = stage(*units, dice={"effect": [3], **PASS}).play(turn__unit=[key(0, MEN)])
    assert stood_up(p, 0)


def test_a_name_owed_is_paid_in_the_middle_of_a_kiss() -> None:
    jaqen = "jaqen_hghar_mysterious_prisoner"
    held = line(0, f"{led(jaqen)}, note guest:{jaqen} 2", "at 24,12")
    other = line(0, led(MODEL, ", wounds 10, panicked", MEN), "at 34,12")
    units = [held, other, f"0 {SPEARS} at 40,20", FOE]
    p = staged("wounds.destroy_attachment", 0, jaqen, 1, -1, units=units, dice=PASS,
             hands={"0": list(KISS)})  # fmt: skip
    p.play(effects__may="use:a_man_freed_a_name_owed", effects__choice=[f"model:{MODEL}"],
           effects__target=[key(1, MEN), key(2)],
           effects__play=["pass", "card:the_last_kiss:0"])  # fmt: skip
    assert p.state.attached[2] == (MODEL,)  # it was kissed awake
    assert stood_up(p, 1)


def test_horsemen_ride_down_what_may_stand_up() -> None:
    riders = "stark_outriders"
    foes = [line(1, WEAK, "at 20.8,14"), f"1 {SPEARS} at 27.2,14 facing 180"]
    watch = line(1, led("daenerys_targaryen_mother_of_dragons"), "at 24,30 facing 180")
    units = [f"0 {riders} at 24,8", *foes, watch, "1 rhaegal at 36,30 facing 180"]
    p = stage(*units, dice=PASS, **both("ride_by_attack_brynden", foe="dragons_flight")).play(
        turn__unit=[key(0, riders)], turn__action=["march"], action__free=["none", "maneuver"],
        effects__play=["card:ride_by_attack_brynden:0", "card:dragons_flight:0"],
        effects__ride=[{"pivot": 0, "distance": 12000}],
        move__maneuver=[{"distance": 2000}],
    )  # fmt: skip
    assert stood_up(p, 1)
    assert p.state.y[0] == 20000
    assert p.state.y[4] == 28000  # the dragon answers the end of the ride


def test_giants_trample_what_may_stand_up() -> None:
    watch = line(1, led("daenerys_targaryen_mother_of_dragons"), "at 24,30 facing 180")
    units = [f"0 {GIANT} at 24,12", line(1, WEAK, "at 24,17 facing 180"), watch,
             "1 rhaegal at 36,30 facing 180"]  # fmt: skip
    p = staged("charge.charge", 0, 1, units=units, dice={"effect": [2], **PASS},
             **both("trample", foe="dragons_flight"))  # fmt: skip
    p.play(effects__play=["card:trample:0", "card:dragons_flight:0"], **AHEAD,
           effects__trample=[{"pivot": 0}], action__free=["maneuver"],
           move__maneuver=[{"distance": 2000}])  # fmt: skip
    assert stood_up(p, 1)
    assert p.state.y[3] == 28000


def test_a_rank_that_is_given_away_strikes_back() -> None:
    """Figures that change units cost a rank, and that rank goes down fighting."""
    giver = led(OFFICER, ", wounds 3", REAVERS)
    units = [f"0 {REAVERS} at 24,12, wounds 5", line(0, giver, "at 34,12"),
             f"1 {SPEARS} against 1 front", f"1 {SPEARS} against 1 rear"]  # fmt: skip
    p = starts("raiding_call", *units, script={
        "effects__target": [key(1, REAVERS), key(3)], "effects__amount": [3]})  # fmt: skip
    assert (p.hurt(0), p.hurt(1), p.hurt(2), p.hurt(3)) == (1, 6, 0, 1)
    units = [line(0, led(OFFICER, ", wounds 3"), "at 34,12"), f"0 {SPEARS} at 24,12, wounds 5",
             f"1 {SPEARS} against 0 front", f"1 {SPEARS} against 0 rear"]  # fmt: skip
    p = begins(0, "regroup_and_reform_free_folk", *units, script={
        "effects__target": [key(0), key(1), key(3)], "effects__amount": [3]})  # fmt: skip
    assert (p.hurt(0), p.hurt(1), p.hurt(3)) == (6, 2, 1)
    p = begins(0, "stand_united_brothers", *units, script={
        "effects__target": [key(1), key(0), key(0), key(3)]})  # fmt: skip
    assert (p.hurt(0), p.hurt(1)) == (5, 3)
    assert p.hurt(2) + p.hurt(3) == 1


# ---- models that find another place -------------------------------------------------------------


def test_a_turncoat_may_be_kept() -> None:
    held = "stark_sworn_swords, note guest:turncoat 2, with turncoat"
    units = [line(0, held, "at 24,12"), f"0 {SPEARS} at 34,12", FOE]
    p = stage(*units, hands={"0": list(KISS)}).play(
        effects__may="use:sabotage_and_subvert", effects__token=["token:weakened"],
        effects__play=["card:the_last_kiss:0"], effects__target=[key(1)],
    )  # fmt: skip
    assert p.state.attached[1] == ("turncoat",)
    assert p.tokens(0) == {"weakened"}


def test_reek_may_be_kept() -> None:
    reek = "theon_greyjoy_reek_neutral"
    units = [line(0, led(reek), "at 24,12"), f"0 {SPEARS} at 34,12", FOE]
    script = {"effects__play": [f"order:order_set_an_example:{SPEARS}:0", "card:the_last_kiss:0"],
              "effects__target": [key(1)]}  # fmt: skip
    p = turn_of(1, *units, dice={"effect": [6]}, hands={"0": list(KISS)}, script=script)
    assert p.state.attached[:2] == [(), (reek,)]


def test_jorah_may_be_kept_and_the_enemy_suffers_all_the_same() -> None:
    jorah = "jorah_mormont_penitent_betrayer"
    p = attacked(led(jorah), dice=MISS, more=[f"0 {SPEARS} at 36,12"], hands={"0": list(KISS)},
                 script={"effects__may": "use:whatever_may_come", "effects__target": [key(2)],
                         "effects__play": ["card:the_last_kiss:0"]})  # fmt: skip
    assert p.state.attached[2] == (jorah,)
    assert p.tokens(1) == {"vulnerable", "weakened"}


def test_a_duel_picks_its_man_and_he_may_be_kept() -> None:
    two = f"{SPEARS}, with {MODEL}, with {OFFICER}"
    me = led("khal_drogo_the_great_khal", unit="dothraki_screamers")
    p = strike(me, two, more=[f"1 {SPEARS} at 36,12 facing 180"], hands={"1": list(KISS)},
               dice={**MISS, "effect": [6]}, script={
                   "effects__choice": [("way:way_duel",), f"model:{MODEL}"],
                   "effects__play": ["card:the_last_kiss:0"], "effects__target": [key(2)],
    })  # fmt: skip
    assert p.state.attached[1:3] == [(OFFICER,), (MODEL,)]


def test_a_model_joins_the_watch_or_not() -> None:
    foe = led(MODEL, ", wounds 11")
    dice = {"attack": [6] + [1] * 7, "defense": [1], **PASS}
    p = hit("take_the_black", f"{BROTHERS}, wounds 4", foe, dice=dice, script={
        "effects__choice": [f"model:{MODEL}"]})  # fmt: skip
    assert p.state.attached[0] == (MODEL,)
    assert p.state.fallen[1] == ()
    p = hit("take_the_black", f"{BROTHERS}, wounds 4", foe, dice=dice)
    assert p.state.attached[0] == ()


# ---- hits and tests with an answer --------------------------------------------------------------


def test_hits_may_meet_a_vulnerable_unit() -> None:
    """Whose effect it is may spend the token between the Defense dice and the wounds."""
    again = {"dice__reroll": [("die:1",)]}
    soft = f"1 {SPEARS} against 0 front, vulnerable"
    units = [line(0, led("guard_captain"), "at 24,12"), soft]
    hold = uses("order_hold_the_line")
    p = turn_of(0, *units, dice={"defense": [6] * 5 + [1]}, script={
        "turn__unit": [key(0)], **hold, **again})  # fmt: skip
    assert (p.hurt(1), p.tokens(1)) == (1, set())
    p = begins(1, "sadistic_games_bolton", MINE, soft, f"0 {SPEARS} at 36,12",
               f"1 {SPEARS} against 2 front", dice={"defense": [6] * 5 + [1]}, script={
                   "effects__choice": ["way:way_hits"], "effects__target": [key(1)], **again,
    })  # fmt: skip
    assert (p.hurt(1), p.hurt(3)) == (1, 0)
    dalla = "lady_dalla_wife_and_council"
    units = [f"{MINE}, wounds 4", soft, f"1 {SPEARS} against 0 rear"]
    p = claims(dalla, "zone_wealth", *units, dice={"defense": [6] * 4 + [1]}, script={
        "effects__target": [key(0), key(1)], **again})  # fmt: skip
    assert (p.hurt(0), p.hurt(1), p.hurt(2)) == (1, 1, 0)


@pytest.mark.rule("miniatures:abilities.after_effect")
def test_justice_falls_on_one_of_two_and_may_be_made_harder() -> None:
    queen = "daenerys_targaryen_queen_of_meereen"
    units = [MINE, line(1, led(queen), "at 24,18 facing 180"),
             f"1 {SPEARS} at 31,16 facing 180, vulnerable, panicked"]  # fmt: skip
    dice = {"defense": [6] * 4 + [1], "morale": [6, 6, 1, 1], "panic": [1]}
    p = stage(*units, turn=1, dice=dice, **holding("ghiscari_justice")).play(
        effects__play=[f"order:order_threaten:{SPEARS}:1", "card:ghiscari_justice:0"],
        effects__target=[key(2)], dice__reroll=[("die:1",), ("die:1", "die:2")],
    )  # fmt: skip
    assert p.tokens(0) == {"weakened"}
    assert p.tokens(2) == set()  # both tokens were spent on it
    assert p.hurt(2) >= 1


def test_a_promise_frightens_the_panicked() -> None:
    units = [MINE, f"{FOE}, panicked"]
    dice = {"morale": [6, 6, 1, 1], "panic": [3]}
    p = staged("ncus.activate_ncu", 0, units=units, ncus=["1 samwell_tarly_craven_scholar"],
             turn=1, dice=dice, **holding("promise_of_fire"))  # fmt: skip
    p.play(**plays("promise_of_fire"), board__claim=["zone:zone_tactics"],
           effects__target=[key(1)], dice__reroll=[("die:1", "die:2")])  # fmt: skip
    assert p.last("test.result")["result"] == "failed"
    assert [u for _, u in p.state.pins] == [1]


def test_a_second_attack_may_be_answered_too() -> None:
    dice = {"attack": [1] * 7 + [6] + [1] * 3, "defense": [1]}
    p = hit("pyke_aggression", f"{SPEARS}, weakened", dice=dice, script={
        "dice__reroll": [(), ("die:1",)]})  # fmt: skip
    assert len(p.told("dice.attack")) == 2


OTHELL = "othell_yarwyck_warmachine_specialist"
FIRE: dict[str, Any] = {"effects__may": ["use:war_machines_of_the_wall"]}


def test_a_volley_meets_every_answer() -> None:
    """Defense dice, a card on them, the target's last stand, a test, and friends in the way."""
    foe = line(1, WEAK, "against 0 front")
    units = [f"{MINE}, panicked", foe, f"1 {SPEARS} at 40,30 facing 180"]
    dice = {"attack": [3] * 4, "defense": [6, 6, 6, 1, 6, 6, 6, 6], **PASS}
    shield = "the_shield_of_the_realms_of_men"
    p = claims(OTHELL, "zone_crown", *units, dice=dice, hands={"1": [shield]}, script={
        **FIRE, "effects__target": [key(1, MEN)], "effects__play": [f"card:{shield}:0"],
    })  # fmt: skip
    assert p.last("card.played")["card"] == shield
    assert stood_up(p, 1)
    assert [row["nr"] for row in p.told("dice.test")][-1] == 0  # the friend engaged with it


def test_a_volley_at_the_vulnerable() -> None:
    units = [MINE, f"{FOE}, vulnerable, panicked"]
    dice = {"attack": [3] * 6, "defense": [6] * 6 + [1], "morale": [6, 6, 1, 1], "panic": [1]}
    watcher = "the_watcher_on_the_wall"
    p = claims(OTHELL, "zone_crown", *units, dice=dice,
               hands={"1": ["wealth_of_the_rock", watcher]}, others=[f"1 {PYCELLE} on zone_wealth"],
               script={**FIRE, "effects__target": [key(1), key(2)],
                       "effects__play": ["card:wealth_of_the_rock:0", f"card:{watcher}:0"],
                       "dice__reroll": [("die:1",), ("die:1", "die:2")]})  # fmt: skip
    assert p.tokens(1) == set()
    assert p.hurt(1) == 1 + 1
    assert [row["card"] for row in p.told("card.played")] == ["wealth_of_the_rock", watcher]


def test_a_boulder_meets_every_answer() -> None:
    coldhands = "1 coldhands_mysterious_ally at 32,18 facing 180"
    units = [f"0 {GIANT} at 24,12, weakened", FOE, coldhands]
    dice = {"attack": [6, 1], "effect": [2], **PASS}
    p = stage(*units, dice=dice, **both("hurl_boulder", foe="karstark_retribution")).play(
        turn__unit=[key(0, GIANT)], turn__action=["maneuver"], effects__target=[key(1)],
        effects__play=["card:hurl_boulder:0", "order:order_raven_flock:coldhands_mysterious_ally:2",
                       "card:karstark_retribution:0"], dice__reroll=[("die:1",)],
    )  # fmt: skip
    assert p.last("attack.declared")["target_nr"] == 1
    assert p.last("dice.attack")["need"] == 4  # the ravens
    assert [u for _, u in p.state.pins] == [0]
    assert p.hurt(1) == 0  # the die was rolled again


# ---- one of several -----------------------------------------------------------------------------


def test_one_of_several() -> None:
    units = [
        f"{MINE}, wounds 6",
        f"1 {SPEARS} against 0 front, wounds 8",
        f"1 {SPEARS} against 0 rear",
    ]
    p = starts("bless_with_stone_bless_with_steel", *units, script={"effects__target": [key(1)]})
    assert p.hurt(0) == 6 - 4
    units = ["0 ironborn_bowmen at 24,12, note pillage 1", f"0 {REAVERS} at 31,12",
             f"0 {REAVERS} at 17,12", FOE]  # fmt: skip
    p = turn_of(0, *units, script={
        **uses("order_divide_the_spoils", "ironborn_bowmen"),
        "effects__target": ["unit:ironborn_bowmen:0", key(2, REAVERS)]})  # fmt: skip
    assert [loot(p.state, u) for u in (0, 1, 2)] == [0, 0, 1]
    units = [f"{MINE}, wounds 6", f"{FOE}, panicked", f"0 {SPEARS} at 31,12, wounds 6"]
    p = begins(0, "cruel_methods_weeper", *units, script={
        "effects__target": [key(1), key(2)],
        "effects__choice": [("way:way_heal", "way:vulnerable")]})  # fmt: skip
    assert (p.hurt(0), p.hurt(2), p.tokens(1)) == (6, 4, {"vulnerable"})
    tyrion = line(0, led("tyrion_lannister_halfman"), "at 24,12")
    units = [tyrion, FACING[1], f"0 {SPEARS} at 34,12", f"1 {SPEARS} at 16,21 facing 180"]
    p = begins(0, "cunning_ploy_tyrion", *units, script={
        "turn__unit": [key(0)], "effects__target": [key(2), key(3)]})  # fmt: skip
    assert (p.tokens(1), p.tokens(3)) == (set(), {"vulnerable"})


def test_coordination_and_companions_choose_twice() -> None:
    units = [MINE, f"0 {SPEARS} at 31,12", f"0 {SPEARS} at 17,12", FOE]
    p = begins(1, "coordination_tactics", *units, script={"effects__target": [key(0), key(2)]})
    lent = {row["unit"] for row in p.state.effects if row.get("what") == "lent"}
    assert 1 not in lent
    beasts = ["0 wolf_pack at 24,12", "0 shadowcat at 18,12",
              "0 varamyr_sixskins_master_skinchanger at 30,12", FOE]  # fmt: skip
    p = begins(1, "summon_companions", *beasts, script={
        "effects__target": ["unit:shadowcat:1"],
        "effects__summon": [{"x": 3000, "y": 30000, "facing": 9000}]})  # fmt: skip
    assert (p.state.x[0], p.state.x[1]) == (24000, 3000)


def test_outflankers_come_one_by_one() -> None:
    """Riders led by an infiltrator, and Hrakkars by their own nature."""
    units = ["0 stark_outriders, with brynden_tully_vanguard_infiltrator, note outflank 1",
             "0 dothraki_hrakkars, note outflank 1", MINE, FOE]  # fmt: skip
    p = Stage.on({"units": units, "first": 1}, {})
    p.play(effects__may="use:outflank", effects__target=["unit:dothraki_hrakkars:1"],
           deploy__place=[{"x": 3000, "y": 24000, "facing": 9000}])  # fmt: skip
    assert (p.state.x[1], p.state.where[0]) == (3000, 0)


def test_hrakkars_may_be_held_back() -> None:
    p = staged("orders.window", "deployment.before", units=["0 dothraki_hrakkars", MINE, FOE])
    p.play(effects__may="use:outflank")
    assert p.state.notes[0]["outflank"] == 1
    assert p.last("unit.reserve")["unit"] == "dothraki_hrakkars"


def test_a_foreseen_ncu_is_one_of_two() -> None:
    rows = {"units": [MINE, FACING[1], f"1 {SPEARS} at 44,44"], "first": 1,
            "ncus": [f"1 {PYCELLE}", "1 samwell_tarly_craven_scholar"],
            **holding("predictable_maneuvers_kevan")}  # fmt: skip
    p = Stage.on(rows, {})
    sam = "ncu:samwell_tarly_craven_scholar:1"
    p.play(**plays("predictable_maneuvers_kevan"), effects__target=[key(1), key(0)],
           effects__choice=[sam], turn__unit=[sam], board__claim=["zone:zone_tactics"],
           action__free=["maneuver"], move__maneuver=[{"distance": 1000}])  # fmt: skip
    assert p.state.y[0] == 13000


def test_a_changed_zone_may_be_sent_elsewhere() -> None:
    """Walda's Wealth is intercepted: another unit is restored."""
    units = [f"{MINE}, wounds 6", f"0 {SPEARS} at 34,12, wounds 6", FOE]
    p = claims("walda_frey_fat_walda", "zone_wealth", *units, dice={"effect": [3]},
               hands={"1": ["intercept_orders_tyrion"]}, script={
        "effects__may": "use:frey_ambition", "effects__play": ["card:intercept_orders_tyrion:0"],
        "effects__target": [key(0), key(1)]})  # fmt: skip
    assert (p.hurt(0), p.hurt(1)) == (6, 2)


# ---- hands that grow too large ------------------------------------------------------------------


def test_who_draws_too_many_discards() -> None:
    full = ["fire_and_blood", "bribery", "bribery", "hear_me_roar", "hear_me_roar"]
    deck = {"decks": {"0": ["oath_of_duty"] * 2 + ["dracarys"] * 2}}
    p = stage(*FOES, ncus=["0 rodrik_harlaw_the_reader"], hands={"0": full}, **deck).play(
        effects__may=["use:scholar_among_raiders"], cards__trim=[("card:fire_and_blood:0",)],
    )  # fmt: skip
    assert len(hand(p.state, 0)) == 5
    p = claims("bowen_marsh_first_steward", "zone_crown", hands={"0": full}, script={
        "effects__may": ["use:counts_and_measures"], "effects__search": ["card:dracarys:3"],
        "cards__trim": [("card:fire_and_blood:0",)]}, **deck)  # fmt: skip
    assert len(hand(p.state, 0)) == 5
    assert p.told("cards.discarded")


def test_knowledge_brings_an_old_card_back() -> None:
    rich = [f"0 {REAVERS} at 24,12, note pillage 1", FOE]
    p = stage(*rich, hands={"0": ["knowledge_paid_in_iron", "mind_games"]})
    for match in (p.match, p.native):
        discard(match.st, 1)
    p.play(**plays("knowledge_paid_in_iron"), effects__target=[key(0, REAVERS)],
           effects__choice=["way:way_recall"], effects__search=["card:mind_games:1"])  # fmt: skip
    assert hand(p.state, 0) == [1]


def test_the_watch_attaches_a_duty_that_asks_at_once() -> None:
    units = [f"0 {BROTHERS} at 24,12", f"1 {SPEARS} at 24,20 facing 180",
             f"1 {SPEARS} at 32,20 facing 180"]  # fmt: skip
    p = starts("and_now_my_watch_begins", *units, dice=PASS, decks={"0": ["tempered_by_duty"]},
               script={"effects__choice": [("way:way_attach",)],
                       "effects__search": ["card:tempered_by_duty:0"],
                       "effects__target": [key(2)], "effects__token": ["token:panicked"],
    })  # fmt: skip
    assert p.tokens(2) == {"panicked"}


def test_jeor_chooses_between_brothers() -> None:
    units = [f"0 {BROTHERS} at 24,12", f"0 {BROTHERS} at 34,12", FOE]
    p = stage(*units, ncus=["0 jeor_mormont_the_old_bear"], hands={"0": ["night_gathers"]})
    for match in (p.match, p.native):
        discard(match.st, 0)
    p.play(turn__unit=["ncu:jeor_mormont_the_old_bear:0"], board__claim=["zone:zone_crown"],
           effects__may="use:duty_to_the_realms_of_men", effects__search=["card:night_gathers:0"],
           effects__target=[key(1, BROTHERS)])  # fmt: skip
    assert p.state.pins == ((0, 1),)


# ---- the rest of a rule -------------------------------------------------------------------------


def test_a_counterblow_may_be_survived() -> None:
    p = struck("lash_out_grey_worm", f"{SPEARS}, wounds 4", WEAK, dice={**MISS, **PASS})
    assert stood_up(p, 1)


def test_masses_without_a_leader_may_be_saved() -> None:
    rows = {"units": ["0 freedmen at 24,12", FOE, f"0 {SPEARS} at 4,4"],
            "hands": {"0": ["what_is_dead_may_never_die"]}}  # fmt: skip
    p = Stage.on(rows, {}).play(**plays("what_is_dead_may_never_die"))
    assert stood_up(p, 0)
    assert Stage.on(rows, {}).play().state.where[0] == GONE


def test_an_attachment_among_the_wounded_may_be_kept() -> None:
    two = [line(0, led(MODEL, ", wounds 10"), "at 24,12"), f"0 {SPEARS} at 36,12", FOE]
    p = staged("wounds.wound", 0, 2, 1, 2, units=two, hands={"0": list(KISS)})
    p.play(effects__play=["card:the_last_kiss:0"], effects__target=[key(1)])
    assert p.state.attached[1] == (MODEL,)
    assert p.hurt(0) == -1


JAQEN = "jaqen_hghar_mysterious_prisoner"


def test_a_debt_is_owed_when_jaqen_falls_among_others() -> None:
    """As the last figure of a unit that fights on, and with a unit that is destroyed."""
    prison = f"{SPEARS}, wounds 10, with {MODEL}, with {JAQEN}, note guest:{JAQEN} 2"
    units = [line(0, prison, "at 24,12"), f"0 {SPEARS} at 36,12", FOE]
    script = {"effects__may": "use:a_man_freed_a_name_owed", "effects__target": [key(1)]}
    for wounds in (1, 2):
        p = staged("wounds.wound", 0, wounds, 1, 2, units=units).play(**script)
        assert p.hurt(1) == 3
    p = staged("wounds.wound", 0, 1, 1, 2, units=units, hands={"0": list(KISS)})
    p.play(effects__play=["card:the_last_kiss:0"], effects__target=[key(1)])
    assert p.state.attached[:2] == [(MODEL,), (JAQEN,)]
    assert not p.told("effect.used")


def test_a_model_destroyed_may_cost_a_rank_or_the_unit() -> None:
    units = [line(0, f"{SPEARS}, wounds 3, with {MODEL}, with {OFFICER}", "at 24,12"),
             f"1 {SPEARS} against 0 front", f"1 {SPEARS} against 0 rear"]  # fmt: skip
    p = staged("wounds.destroy_attachment", 0, MODEL, 1, 1, units=units)
    p.play(effects__target=[key(2)])
    assert (p.hurt(1), p.hurt(2)) == (0, 1)
    last = [line(0, f"{WEAK}, with {MODEL}", "at 24,12"), f"0 {SPEARS} at 36,12", FOE]
    p = staged("wounds.destroy_attachment", 0, MODEL, 1, 2, units=last, dice=PASS).play()
    assert stood_up(p, 0)
    assert p.state.attached[0] == ()
    p = staged("wounds.destroy_attachment", 0, MODEL, 1, 2, units=last, dice=PASS,
             hands={"0": list(KISS)})  # fmt: skip
    p.play(effects__play=["card:the_last_kiss:0"], effects__target=[key(1)])
    assert stood_up(p, 0)
    assert p.state.attached[1] == (MODEL,)


@pytest.mark.rule("miniatures:orders.same_player")
def test_two_answers_of_one_player_come_in_the_order_he_says() -> None:
    worm = "grey_worm_unsullied_commander"
    me = f"{SPEARS}, with {worm}, with {OFFICER}"
    units = [line(0, me, "at 24,12"), f"1 {SPEARS} against 0 front"]
    dice = {"attack": [1] * 16, "defense": [1] * 9}
    wanted = ["unit.wounded", "action.chosen"]  # what counterstrike does, and relentless
    for first, second in (("counterstrike", "relentless"), ("relentless", "counterstrike")):
        p = staged("attack.melee_attack", 1, 0, False, turn=1, dice=dice, units=units)
        by_name = {option.split(":")[1]: option for option in p.keys(0)}
        assert set(by_name) == {"counterstrike", "relentless"}
        p.answer(0, by_name[first], by_name[second])
        p.play(action__free=[f"melee:{SPEARS}:1"])
        kinds = [row["kind"] for row in p.events if row["kind"] in wanted]
        assert kinds[0] == wanted[first == "relentless"]


@pytest.mark.rule("miniatures:abilities.after_effect")
def test_justice_for_an_influence_may_be_made_harder() -> None:
    units = [MINE, f"1 {SPEARS} at 24,18 facing 180, vulnerable"]
    p = staged("tactics_board.claim", 0, "zone_wealth", units=units, turn=1,
             ncus=["1 daenerys_targaryen_khaleesi"], dice={"defense": [6] * 4 + [1], **PASS},
             **holding("ghiscari_justice"))  # fmt: skip
    p.play(effects__target=[key(0)], board__target=["none"], dice__reroll=[("die:1",)],
           **plays("ghiscari_justice"))  # fmt: skip
    assert (p.hurt(1), p.tokens(1), p.state.n_unit) == (1, set(), [0])


def test_venom_may_be_survived() -> None:
    p = stage(line(0, f"{WEAK}, vulnerable", "at 24,12"), FOE, dice=PASS)
    row = {"what": "part", "source": "manticore_venom", "part": "venom", "unit": 0, "seat": 1,
           "until": "game"}  # fmt: skip
    for match in (p.match, p.native):
        match.st.effects.append(dict(row))
    p.play(turn__unit=[key(0, MEN)])
    assert stood_up(p, 0)
