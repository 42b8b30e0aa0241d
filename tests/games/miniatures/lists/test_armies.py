"""Army building: every rule refuses what it should, with its ledger id, and all at once."""

from __future__ import annotations

from dataclasses import replace

import pytest

from weirwood.games.miniatures import facts
from weirwood.games.miniatures.lists import armies
from weirwood.games.miniatures.lists.armies import Army, Troop

SWORDS, BOWS, RIDERS = "stark_sworn_swords", "stark_bowmen", "stark_outriders"
ROBB = "robb_stark_the_wolf_lord"
JAIME = "jaime_lannister_the_kingslayer"


def army(*troops: Troop | str, **changes: object) -> Army:
    """A Stark army of 40 points led by Robb in the first unit, unless told otherwise."""
    made = Army("stark", 40, ROBB, tuple(t if isinstance(t, Troop) else Troop(t) for t in troops))
    return replace(made, **changes)  # type: ignore[arg-type]


def led(*more: Troop | str, **changes: object) -> Army:
    return army(Troop(SWORDS, (ROBB,)), *more, **changes)


def lannister(*more: Troop | str, **changes: object) -> Army:
    first = Troop("lannister_guardsmen", (JAIME,))
    return army(first, *more, **{"faction": "lannister", "commander": JAIME, **changes})


def rules(made: Army, *, inert: bool = True) -> list[str]:
    return [reason.rule for reason in armies.check(made, inert=inert)]


@pytest.mark.parametrize("name", sorted(facts.ARMIES))
@pytest.mark.rule("miniatures:armies.points", "miniatures:armies.deck", "miniatures:armies.faction")
def test_ready_armies_are_legal(name: str) -> None:
    made = armies.ready(name)
    assert armies.check(made, inert=True) == ()
    assert armies.total(made) == facts.ARMIES[name].points
    deck = armies.deck(made)
    assert len(deck) == 20
    assert all(deck.count(card) == 2 for card in deck)


@pytest.mark.parametrize("faction", ["stark", "lannister", "neutral"])
@pytest.mark.parametrize("points", [30, 40])
def test_the_complete_factions_have_ready_armies(faction: str, points: int) -> None:
    assert any(row.faction == faction and row.points == points for row in facts.ARMIES.values())


@pytest.mark.rule("miniatures:armies.points")
def test_points_may_not_pass_the_limit() -> None:
    made = led(SWORDS, SWORDS, SWORDS, SWORDS, SWORDS, SWORDS, SWORDS)
    assert rules(made) == []
    reasons = armies.check(replace(made, points=39), inert=True)
    assert [(r.rule, dict(r.args)) for r in reasons] == [
        ("armies.points", {"points": 40, "limit": 39})
    ]


@pytest.mark.rule("miniatures:armies.size", "miniatures:armies.combat_unit")
def test_any_size_above_nothing_and_a_unit_to_lead() -> None:
    assert rules(led(points=7)) == []
    assert rules(led(points=0)) == ["armies.size", "armies.points"]
    assert "armies.combat_unit" in rules(army())


@pytest.mark.rule("miniatures:armies.faction")
def test_no_cards_of_another_faction() -> None:
    assert rules(led("lannister_guardsmen")) == ["armies.faction"]


@pytest.mark.rule("miniatures:armies.faction_unknown", "miniatures:armies.card_unknown")
def test_unknown_words_are_named() -> None:
    made = army(Troop("dragons", ("nobody",)), faction="lunatics", ncus=("x",), infiltrators=("y",))
    assert [(r.rule, r.args["text"]) for r in armies.check(made)] == [
        ("armies.faction_unknown", "lunatics"),
        ("armies.card_unknown", "dragons"),
        ("armies.card_unknown", "nobody"),
        ("armies.card_unknown", "y"),
        ("armies.card_unknown", "x"),
    ]


@pytest.mark.rule("miniatures:armies.one_commander", "miniatures:armies.commander_placed")
def test_exactly_one_commander_who_stands_somewhere() -> None:
    assert rules(army(SWORDS)) == ["armies.commander_placed"]
    assert rules(army(SWORDS, commander="")) == ["armies.one_commander"]
    two = led(Troop(SWORDS, ("eddard_stark_lord_of_winterfell",)))
    assert rules(two) == ["armies.one_commander"]
    assert "armies.one_commander" in rules(
        army(Troop(SWORDS, ("umber_champion",)), commander=SWORDS)
    )


@pytest.mark.rule("miniatures:armies.commander_free")
def test_a_commander_is_free_unless_a_cost_is_printed() -> None:
    assert armies.total(led()) == 5
    mag = army(
        "mag_the_mighty_commander", faction="free_folk", commander="mag_the_mighty_commander"
    )
    assert armies.total(mag) == 5
    assert rules(mag) == []


@pytest.mark.rule("miniatures:armies.commander_stand_in", "miniatures:armies.has_all")
def test_doran_leads_and_areo_stands_in() -> None:
    doran, areo = "doran_martell_lord_of_sunspear", "areo_hotah_captain_of_the_guard"
    alone = army("martell_spearmen", faction="martell", commander=doran, ncus=(doran,))
    assert rules(alone) == ["armies.has_all"]
    both = replace(alone, troops=(Troop("martell_spearmen", (areo,)),))
    assert rules(both) == []
    assert armies.deck(both).count("parlay_doran") == 2


@pytest.mark.rule("miniatures:armies.neutral_half")
def test_twenty_of_forty_neutral_points() -> None:
    """The rulebook's example: 40 points of Stark may hold 20 points of neutrals."""
    half = led(
        "stormcrow_mercenaries_neutral",
        "stormcrow_mercenaries_neutral",
        "stormcrow_mercenaries_neutral",
        "stormcrow_mercenaries_neutral",
    )
    assert armies.neutral_points(half) == 20
    assert rules(half) == []
    more = replace(half, ncus=("lord_varys_the_spider",))
    assert [(r.rule, dict(r.args)) for r in armies.check(more, inert=True)] == [
        ("armies.neutral_half", {"points": 24, "limit": 20})
    ]


@pytest.mark.rule("miniatures:armies.neutral_commander")
def test_a_neutral_commander_does_not_count() -> None:
    roose = "roose_bolton_the_leech_lord"
    made = army(Troop(SWORDS, (roose,)), commander=roose, points=10)
    assert armies.neutral_points(made) == 0
    assert rules(made) == []
    assert set(armies.deck(made)) >= {"winters_might", "whispered_threats_neutral"}


@pytest.mark.rule("miniatures:armies.neutral_faction")
def test_neutrals_alone_are_a_faction() -> None:
    roose = "roose_bolton_the_leech_lord"
    own = army(Troop("house_bolton_cutthroats", (roose,)), faction="neutral", commander=roose)
    assert rules(own) == []
    assert rules(replace(own, troops=(*own.troops, Troop(SWORDS)))) == ["armies.neutral_faction"]


@pytest.mark.rule("miniatures:armies.no_neutrals")
def test_free_folk_take_no_neutrals() -> None:
    mance = "mance_rayder_king_beyond_the_wall"
    made = army(
        Troop("thenn_warriors", (mance,)), "hedge_knights", faction="free_folk", commander=mance
    )
    assert rules(made) == ["armies.no_neutrals"]


@pytest.mark.rule("miniatures:armies.own_versions")
def test_bolton_takes_its_own_version_of_a_character() -> None:
    made = army(
        Troop("cutthroats", ("ramsay_snow_spiteful_heir",)),
        faction="bolton",
        commander="ramsay_snow_spiteful_heir",
        ncus=("roose_bolton_calculating_and_cruel_neutral",),
    )
    assert rules(made) == ["armies.own_versions"]
    own = replace(made, ncus=("roose_bolton_calculating_and_cruel_bolton",))
    assert rules(own) == []


@pytest.mark.rule("miniatures:armies.without_banners")
def test_the_brotherhood_saves_a_point_and_hosts_one_unit() -> None:
    beric = "beric_dondarrion_lightning_lord"
    made = army(
        Troop("man_at_arms", (beric,)),
        Troop("peasant_levy", ("gendry_the_bull",)),
        SWORDS,
        faction="brotherhood",
        commander=beric,
    )
    assert armies.total(made) == 6 + 4 + 1 + 5
    assert rules(made) == []
    assert rules(replace(made, troops=(*made.troops, Troop(BOWS)))) == ["armies.without_banners"]


@pytest.mark.rule("miniatures:armies.characters")
def test_a_character_once_in_all_versions() -> None:
    made = led(ncus=("robb_stark_king_in_the_north",))
    assert [(r.rule, r.args["character"]) for r in armies.check(made, inert=True)] == [
        ("armies.characters", "robb_stark")
    ]
    guard = lannister(Troop("kingsguard", ("joffrey_baratheon_first_of_his_name",)))
    assert "armies.characters" in rules(guard)


@pytest.mark.rule("miniatures:armies.team_characters")
def test_a_character_once_in_a_team() -> None:
    roose = "roose_bolton_the_leech_lord"
    one = led(ncus=("petyr_baelish_littlefinger",))
    two = army(Troop("house_bolton_cutthroats", (roose,)), faction="neutral", commander=roose)
    assert armies.check_team([one, two]) == ()
    both = replace(two, ncus=("petyr_baelish_littlefinger",))
    assert [r.args["character"] for r in armies.check_team([one, both])] == ["petyr_baelish"]


@pytest.mark.rule("miniatures:armies.copies")
def test_copies_of_a_plain_unit_are_free() -> None:
    assert rules(led(SWORDS, SWORDS, SWORDS)) == []


@pytest.mark.rule("miniatures:armies.attachment_one", "miniatures:armies.extra")
def test_one_attachment_a_unit_unless_it_does_not_count() -> None:
    two = led(Troop(SWORDS, ("umber_champion", "sworn_sword_captain")))
    assert rules(two) == ["armies.attachment_one"]
    rickon = led(Troop(SWORDS, ("rickon_stark_prince_of_winterfell", "osha_spearwife_guardian")))
    assert rules(rickon) == []


@pytest.mark.rule("miniatures:armies.extra")
def test_an_extra_model_may_need_its_friend() -> None:
    jon = "jon_snow_998th_lord_commander"
    watch = army(
        Troop("sworn_brothers", (jon,)),
        Troop("sworn_brothers", ("grenn_aurochs", "pypar_monkey")),
        faction="nights_watch",
        commander=jon,
    )
    assert rules(watch) == []
    alone = replace(
        watch,
        troops=(watch.troops[0], Troop("sworn_brothers", ("watch_recruiter", "pypar_monkey"))),
    )
    assert rules(alone) == ["armies.attachment_one"]


@pytest.mark.rule("miniatures:armies.attachment_kind")
def test_an_attachment_joins_its_own_type() -> None:
    assert rules(led(Troop(RIDERS, ("umber_champion",)))) == ["armies.attachment_kind"]


@pytest.mark.rule("miniatures:armies.attachment_solo")
def test_solo_units_take_no_attachment() -> None:
    assert rules(led(Troop("grey_wind", ("umber_champion",)))) == ["armies.attachment_solo"]


@pytest.mark.rule("miniatures:armies.joins", "miniatures:armies.attachment_solo")
def test_a_named_host_takes_its_attachment() -> None:
    jon = "jon_snow_998th_lord_commander"
    bolts = "scorpion_modifications_builder"
    made = army(
        Troop("sworn_brothers", (jon,)),
        Troop("builder_crossbowmen", ("senior_builder",)),
        Troop("builder_scorpion_crew", (bolts,)),
        faction="nights_watch",
        commander=jon,
    )
    assert rules(made) == []
    wrong = replace(made, troops=(*made.troops[:2], Troop("builder_stone_thrower", (bolts,))))
    assert set(rules(wrong)) == {"armies.attachment_solo", "armies.joins"}
    benjen = "benjen_stark_beyond_the_wall"
    lost = army(Troop("sworn_brothers", (benjen,)), faction="nights_watch", commander=benjen)
    assert rules(lost) == ["armies.attachment_kind", "armies.joins"]


@pytest.mark.rule("miniatures:armies.attachment_place", "miniatures:armies.infiltrator")
def test_infiltrators_stand_apart_and_are_paid() -> None:
    turncoat = "turncoat"
    made = lannister(infiltrators=(turncoat,))
    assert rules(made) == []
    assert armies.total(made) == 6
    inside = lannister(Troop("lannister_guardsmen", (turncoat,)))
    assert rules(inside) == ["armies.infiltrator"]
    outside = lannister(infiltrators=("guard_captain",))
    assert rules(outside) == ["armies.attachment_place"]


@pytest.mark.rule("miniatures:armies.carries")
def test_a_characters_own_unit_carries_the_character() -> None:
    eddard = "eddard_stark_lord_of_winterfell"
    right = army(Troop("eddards_honor_guard", (eddard,)), commander=eddard)
    assert rules(right) == []
    wrong = army(Troop(SWORDS, (eddard,)), "eddards_honor_guard", commander=eddard)
    assert rules(wrong) == ["armies.carries"]


@pytest.mark.rule("miniatures:armies.beside", "miniatures:armies.has_any")
def test_companions_stay_beside_their_character() -> None:
    rickon, osha = "rickon_stark_prince_of_winterfell", "osha_spearwife_guardian"
    apart = led(Troop(SWORDS, (rickon,)), Troop(SWORDS, (osha,)))
    assert rules(apart) == ["armies.beside"]
    assert rules(led(Troop(SWORDS, (osha,)))) == ["armies.beside", "armies.has_any"]


@pytest.mark.rule("miniatures:armies.has_any")
def test_direwolves_follow_their_wards() -> None:
    assert rules(led("grey_wind")) == []
    assert rules(led("summer")) == ["armies.has_any"]


@pytest.mark.rule("miniatures:armies.lacks")
def test_some_cards_do_not_go_together() -> None:
    made = lannister(ncus=("qyburn_master_of_whisperers", "lord_varys_the_spider"))
    assert rules(made) == ["armies.lacks"]
    guard = army(
        Troop("kingsguard", ("joffrey_baratheon_first_of_his_name",)),
        Troop("lannister_guardsmen", ("jaime_lannister_the_young_lion",)),
        faction="lannister",
        commander="joffrey_baratheon_first_of_his_name",
    )
    assert "armies.lacks" in rules(guard)


@pytest.mark.rule("miniatures:armies.limited")
def test_limited_cards() -> None:
    jon = "jon_snow_998th_lord_commander"
    made = army(
        Troop("sworn_brothers", (jon,)),
        *(["builder_scorpion_crew"] * 3),
        faction="nights_watch",
        commander=jon,
    )
    assert rules(made) == ["armies.limited"]
    lifted = Troop("builder_scorpion_crew", ("scorpion_modifications_othell_yarwyck",))
    freed = replace(
        made, troops=(*made.troops[:-1], lifted), ncus=("othell_yarwyck_warmachine_specialist",)
    )
    assert rules(freed) == []


@pytest.mark.rule("miniatures:armies.one_per")
def test_an_elephant_needs_its_company() -> None:
    elephant = "golden_company_war_elephant"
    assert rules(led(elephant)) == ["armies.one_per"]
    assert rules(led(elephant, "golden_company_swordsmen")) == []


@pytest.mark.rule("miniatures:armies.loyalty")
def test_loyalties_do_not_mix() -> None:
    stannis = "stannis_baratheon_the_rightful_heir"
    made = army(
        Troop("baratheon_wardens", (stannis,)),
        "rose_knights",
        faction="baratheon",
        commander=stannis,
    )
    assert rules(made) == ["armies.loyalty"]


@pytest.mark.rule("miniatures:armies.not_bought", "miniatures:armies.brings")
def test_some_bodies_cannot_be_bought() -> None:
    mance = "mance_rayder_king_beyond_the_wall"
    made = army(Troop("thenn_warriors", (mance,)), "bear", faction="free_folk", commander=mance)
    assert rules(made) == ["armies.not_bought"]


@pytest.mark.rule("miniatures:armies.adaptive")
def test_adaptive_units_save_a_point_on_one_attachment() -> None:
    made = led(Troop("winterfell_guard", ("umber_champion",)))
    assert armies.total(made) == 5 + 7
    free = led(Troop("winterfell_guard", ("mormont_veteran",)), points=12)
    assert rules(free) == []
    led_by = army(Troop("winterfell_guard", (ROBB,)))
    assert armies.total(led_by) == 7


@pytest.mark.rule("miniatures:armies.discounts")
def test_discounts() -> None:
    tyrion = "tyrion_lannister_the_giant_of_lannister"
    at_home = lannister(Troop("stone_crows_lannister", (tyrion,)))
    assert armies.total(at_home) == 10
    assert armies.total(lannister(Troop("lannister_guardsmen", (tyrion,)))) == 11
    khal = "daenerys_targaryen_mother_of_dragons"
    dragons = army(
        Troop("unsullied_pikemen", (khal,)), "drogon", "rhaegal",
        faction="targaryen", commander=khal, ncus=("daenerys_targaryen_the_unburnt",),
    )  # fmt: skip
    assert armies.total(dragons) == 7 + 6 + 7 + 5
    bolton = army(
        Troop("cutthroats", ("ramsay_snow_spiteful_heir",)),
        Troop("cutthroats", ("grunt_bastards_boy",)),
        Troop("cutthroats", ("skinner_bastards_boy",)),
        faction="bolton",
        commander="ramsay_snow_spiteful_heir",
    )
    assert armies.total(bolton) == 15 + 0 + 1


@pytest.mark.rule("miniatures:armies.deck_swap")
def test_a_commander_swaps_a_card() -> None:
    deck = armies.deck(armies.ready("army_targaryen_40"))
    assert "sudden_retreat_targaryen" not in deck
    assert deck.count("assault_orders_drogo") == 2


@pytest.mark.rule("miniatures:armies.deck_own")
def test_mag_brings_a_whole_deck() -> None:
    mag = army(
        "mag_the_mighty_commander", faction="free_folk", commander="mag_the_mighty_commander"
    )
    deck = armies.deck(mag)
    assert len(deck) == 20
    assert {facts.CARDS[name].commander for name in deck} == {"mag_the_mighty_commander"}


@pytest.mark.rule("miniatures:armies.inert")
def test_what_does_nothing_yet_must_be_accepted() -> None:
    made = armies.ready("army_martell_40")
    idle = armies.inert_cards(made)
    assert [r.args["card"] for r in armies.check(made)] == list(idle)
    assert armies.check(made, inert=True) == ()


def test_every_reason_at_once() -> None:
    made = led(
        "lannister_guardsmen", Troop("grey_wind", ("umber_champion",)),
        ncus=("robb_stark_king_in_the_north",), points=10,
    )  # fmt: skip
    assert set(rules(made)) == {
        "armies.points", "armies.faction", "armies.characters", "armies.attachment_solo",
    }  # fmt: skip
