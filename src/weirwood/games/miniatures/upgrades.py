"""Saves of earlier versions: what was called otherwise then."""

from __future__ import annotations

from typing import Any, Final

from weirwood.kernel import content_hash, rename_point, rename_procedures

from .facts import ATTACHMENTS

CONTENT: Final = "7dc1fea79322fc80"
"""The content of version 1; since then its effects only call some procedures by other names."""

CHAPTERS: Final = {
    "effects.ops": "asking",
    "effects.windows": "orders",
    "hands": "tactics",
    "placing": "deployment",
    "rerolls": "dice",
}
"""Where the procedures of a chapter of version 1 are now, if not under its old name."""

PROCEDURES: Final = {
    "deployment.choose_reserve": "modes.siege.choose_reserve",
    "deployment.choose_role": "modes.siege.choose_role",
    "deployment.place_terrain": "terrain.place_terrain",
    "deployment.prepare": "setup.prepare",
    "tactics_board.activate_ncu": "ncus.activate_ncu",
    "wounds.attachment_lost": "attachments.attachment_lost",
    "wounds.hits": "attack.hits",
    "wounds.spare": "attachments.spare",
}
"""Those that went to another chapter by themselves."""

CARDS: Final = {
    "baratheon.bloom": "deadly_bloom",
    "baratheon.call_early": "sacrifice_for_the_king",
    "baratheon.change_place": "shifting_loyalties",
    "baratheon.grow": "overgrowth",
    "baratheon.harsh": "harsh_conditions",
    "baratheon.heal_three": "wealth_and_charisma",
    "baratheon.lead_away": "lavish_encampment",
    "baratheon.mend_all": "castellans_duty",
    "baratheon.name_card": "misunderstood_omens",
    "baratheon.offer": "divine_sacrifices",
    "baratheon.pass_token": "support_of_haystack_hall",
    "baratheon.purge": "wealth_and_charisma_purge",
    "baratheon.relocate": "inexplicable_return",
    "baratheon.revive": "inexplicable_return_revive",
    "baratheon.thorn": "pulling_weeds_thorn",
    "baratheon.weed": "pulling_weeds",
    "bolton.envoy": "deceitful_envoy",
    "bolton.frey_wealth": "frey_ambition",
    "brotherhood.converts": "fresh_converts",
    "brotherhood.last_kiss": "the_last_kiss",
    "building.corpses": "remorseless_examples",
    "building.low_wall": "rapid_construction",
    "building.stakes": "stake_building",
    "companions.come_back": "eye_of_the_crow",
    "companions.from_the_flank": "varamyrs_shadowcat",
    "free_folk.boulder": "hurl_boulder",
    "free_folk.collect": "order_trophy_collecting",
    "free_folk.coordinate": "coordination_tactics",
    "free_folk.council_tactics": "spearwife_council_tactics",
    "free_folk.council_wealth": "spearwife_council_wealth",
    "free_folk.feint": "feinting_maneuver",
    "free_folk.fetch_either": "southern_discipline",
    "free_folk.horde": "the_endless_horde",
    "free_folk.plan": "the_long_plan",
    "free_folk.regroup": "regroup_and_reform",
    "free_folk.scout": "aerial_scouting",
    "free_folk.scout_varamyr": "varamyrs_scout",
    "free_folk.skinchange": "bonded_skinchanger",
    "greyjoy.bless": "bless_with_stone_bless_with_steel",
    "greyjoy.borrow": "devious_methods",
    "greyjoy.called": "ironborn_diplomat_called",
    "greyjoy.credit": "iron_credit",
    "greyjoy.dance": "finger_dance",
    "greyjoy.diplomacy": "ironborn_diplomat",
    "greyjoy.divide": "order_divide_the_spoils",
    "greyjoy.dues": "the_krakens_dues",
    "greyjoy.knowledge": "knowledge_paid_in_iron",
    "greyjoy.might": "steels_might",
    "greyjoy.mind": "mind_games",
    "greyjoy.mirror": "mind_games_mirror",
    "greyjoy.pay_fight": "the_iron_price_pay_fight",
    "greyjoy.pay_mend": "the_iron_price",
    "greyjoy.promises": "abundant_promises",
    "greyjoy.raid": "raiding_call",
    "greyjoy.rise": "rise_again_blade_in_hand",
    "greyjoy.sacrifices": "acceptable_sacrifices",
    "greyjoy.scholar": "scholar_among_raiders",
    "greyjoy.take": "iron_envy",
    "lannister.banners": "baratheon_banners",
    "lannister.battle_plan": "order_battle_plan",
    "lannister.foresee": "predictable_maneuvers",
    "lannister.intercept": "intercept_orders",
    "lannister.mastermind": "tactical_mastermind",
    "lannister.move_ncu": "false_agenda",
    "lannister.order_again": "issue_commands",
    "lannister.ploy": "cunning_ploy_tyrion",
    "lannister.sabotage": "sabotage_and_subvert",
    "martell.diplomacy": "sand_diplomacy",
    "martell.name_zone": "healing_hands",
    "martell.spend": "sunspear_secrets",
    "martell.verdict": "sand_diplomacy_verdict",
    "neutral.choose_name": "choosing_a_name",
    "neutral.cruelty": "cruel_methods",
    "neutral.feed_on_fear": "fear_keeps_a_man_alive",
    "neutral.feign_control": "master_of_the_game_feign_control",
    "neutral.games": "sadistic_games",
    "neutral.iron_bank": "backing_of_the_iron_bank",
    "neutral.new_name": "order_taking_a_new_name",
    "neutral.other_zone": "master_of_the_game",
    "neutral.take_back": "surprise_strategy",
    "neutral.theon_falls": "order_set_an_example",
    "neutral.vow": "knightly_vow",
    "nights_watch.again": "pyke_aggression",
    "nights_watch.attach_any": "and_now_my_watch_begins_attach_any",
    "nights_watch.conscripts": "recruitment",
    "nights_watch.dutiful": "dutiful_commander",
    "nights_watch.insight": "gillys_insight",
    "nights_watch.pass_on": "duty_to_the_realms_of_men",
    "nights_watch.recall": "duty_to_the_realms_of_men_recall",
    "nights_watch.sacrifice": "sacrifice_for_the_cause",
    "nights_watch.search_any": "and_now_my_watch_begins",
    "nights_watch.stand_united": "stand_united_brothers",
    "nights_watch.supply": "supply_aid",
    "nights_watch.top_two": "counts_and_measures",
    "nights_watch.war_machines": "war_machines_of_the_wall",
    "stark.bear_island": "support_of_bear_island",
    "stark.berserk": "berserker_tactics",
    "stark.hold_back": "wolfs_cunning",
    "stark.name_owed": "a_man_freed_a_name_owed",
    "stark.repeat": "repeating_the_words",
    "stark.ride_by": "ride_by_attack",
    "stark.spring": "wolfs_cunning_spring",
    "targaryen.freed": "devotees_of_the_dragon",
    "targaryen.give_his_life": "whatever_may_come",
    "targaryen.justice": "ghiscari_justice",
    "targaryen.maegi": "maegis_healing",
    "targaryen.promise": "promise_of_fire",
    "targaryen.put_by": "wisdom_beyond_her_years",
    "targaryen.surge": "unstoppable_advance",
}
"""Procedures of cards that did not bear the card's id."""


def successor(name: str) -> str:
    """What a procedure of version 1 is called now."""
    _, _, rest = name.partition(".")
    chapter, _, word = rest.rpartition(".")
    room, _, faction = chapter.partition(".")
    if room == "cards":
        return f"miniatures.special.{faction}.{CARDS.get(f'{faction}.{word}', word)}"
    if rest in PROCEDURES:
        return f"miniatures.{PROCEDURES[rest]}"
    return f"miniatures.{CHAPTERS.get(chapter, chapter)}.{word}"


def from_version_1(data: dict[str, Any]) -> dict[str, Any]:
    """The house of rooms: procedures are called by their chapters."""
    frames = data["state"].get("frames", [])
    names = {frame["procedure"] for frame in frames}
    rename_procedures(data, {name: successor(name) for name in names})
    rename_point(data, "miniatures.asking.panic_", "panic_test", "test")
    if data["content"] == CONTENT:
        data["content"] = content_hash("weirwood.games.miniatures")
    state = data["state"]
    state["paid"] = [[ATTACHMENTS[name].cost for name in row] for row in state["muster"]]
    return {**data, "rules": 2}


UPGRADES: Final = {1: from_version_1}
