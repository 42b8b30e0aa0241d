"""What a card waits for, and what not: another card, way to leave or phase; and kneeling."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.cardgame.driver import (
    code_of,
    event,
    having,
    joust,
    kneeling,
    never,
    never_in_the_challenge,
    never_in_the_phase,
    offered,
    rule,
)

FIVE, ONE_M = ["Ranging Party"], ["Old Forest Hunter"]
PLACE = "The Roseroad"
DANY = "Daenerys Targaryen"


# ---- somebody else ------------------------------------------------------------------------------

# Who does something when killed, and does nothing when another is, or on leaving otherwise.
KILLED = ["Ser Davos Seaworth", "Shireen Baratheon", "Benjen Stark", "Ser Waymar Royce"]


@rule("abilities.trigger")
@pytest.mark.parametrize("name", KILLED)
def test_another_is_killed(name: str) -> None:
    t = joust({"play": ["Burned Men", name]}, {"play": FIVE, "hand": [PLACE]}, first=1)
    t.p2.challenges("military", *FIVE)
    never_in_the_challenge(t, t.p1, "use", name)
    assert t.p1.dead == [code_of("Burned Men")]


@rule("abilities.trigger")
@pytest.mark.parametrize("name", KILLED)
def test_it_is_discarded(name: str) -> None:
    t = joust({"play": [name]}, {"play": ["Varys", "Left"], "hand": [PLACE]}, phase="dominance")
    t.p2.uses("Varys")
    never(t, t.p1, "use", name, lambda: t.phase != "dominance")
    assert t.p1.discard == [code_of(name)]


# What happens to a card that waits for itself, when it happens to another: in the marshaling phase.
@rule("abilities.trigger")
@pytest.mark.parametrize(
    ("name", "mine", "theirs"),
    [
        ("Vanguard Lancer", {}, {"power": 1}),
        ("Greenblood Trader", {}, {}),
        ("Littlefinger", {}, {}),
        ("Yoren", {}, {"discard": ["Left"]}),
        ("Summer", {"discard": ["Arya Stark"]}, {}),
    ],
)
def test_another_is_marshaled(name: str, mine: dict[str, Any], theirs: dict[str, Any]) -> None:
    t = joust(
        {**mine, "play": [name], "hand": ["Burned Men"], "gold": 5}, {**theirs}, phase="marshal"
    )
    t.p1.marshals("Burned Men")
    never_in_the_phase(t, t.p1, "use", name)


@rule("abilities.trigger")
@pytest.mark.parametrize("name", ["Areo Hotah", "The Queen's Assassin", "Olenna's Informant"])
def test_another_comes_by_ambush(name: str) -> None:
    t = joust(event("Burned Men", name, *FIVE, hand=[PLACE]), {"play": ["Left"]})
    t.p1.challenges("military", *FIVE)
    t.p1.ambushes("Burned Men")
    never_in_the_challenge(t, t.p1, "use", name)


@rule("abilities.trigger")
@pytest.mark.parametrize("name", ["The Queen's Assassin", "Olenna's Informant"])
def test_it_is_marshaled(name: str) -> None:
    t = joust(event(name, hand=[PLACE]), {"play": ["Left"]}, phase="marshal")
    t.p1.marshals(name)
    never_in_the_phase(t, t.p1, "use", name)


@rule("abilities.trigger")
def test_areo_hotah_comes_before_a_challenge() -> None:
    t = joust(event("Areo Hotah"), {"play": ["Left"]})
    t.p1.ambushes("Areo Hotah")
    never_in_the_phase(t, t.p1, "use", "Areo Hotah")


@rule("targets.choose")
def test_areo_hotah_takes_out_who_takes_part() -> None:
    t = joust(event("Areo Hotah", *FIVE, "Right"), {"play": ["Left", "Burned Men"]})
    t.p1.challenges("military", *FIVE)
    t.p2.defends("Left")
    t.p1.ambushes("Areo Hotah")
    t.p1.uses("Areo Hotah")
    assert offered(t.p1) == sorted(map(code_of, [*FIVE, "Left"]))


@rule("targets.choose")
def test_the_queens_assassin_needs_a_smaller_hand() -> None:
    t = joust(event("The Queen's Assassin"), {"play": ["Left"], "hand": [PLACE, PLACE]})
    t.p1.ambushes("The Queen's Assassin")
    never_in_the_phase(t, t.p1, "use", "The Queen's Assassin")


@rule("abilities.trigger")
def test_euron_crows_eye_takes_what_he_pillages_himself() -> None:
    t = joust({"play": ["Euron Crow's Eye", "Black Wind's Crew"]}, {"discard": [PLACE]})
    t.p1.challenges("military", "Black Wind's Crew")
    t.until("keywords.use", 0)
    t.p1.picks("Black Wind's Crew")
    never_in_the_challenge(t, t.p1, "use", "Euron Crow's Eye")


@rule("abilities.trigger")
def test_lightbringer_shines_for_its_bearer() -> None:
    bearer = {**having("Stannis Baratheon", "Lightbringer"), "kneeling": True}
    t = joust({"play": ["Eddard Stark", bearer]}, {})
    t.p1.challenges("military", "Eddard Stark")
    t.until("keywords.use", 0)
    t.p1.picks("Eddard Stark")
    never_in_the_challenge(t, t.p1, "use", "Lightbringer")
    assert t.p1.power_on("Eddard Stark") == 1


@rule("abilities.trigger")
def test_ghost_and_the_stealth_of_another() -> None:
    t = joust({"play": ["Ghost", "Theon Greyjoy"]}, {"play": ["Left", "Right"]})
    t.p1.challenges("military", "Theon Greyjoy")
    t.p1.picks("Left")
    never_in_the_challenge(t, t.p1, "use", "Ghost")


@rule("abilities.trigger")
def test_randyll_tarly_and_the_strength_of_another() -> None:
    theirs = {"play": ["Margaery Tyrell", kneeling("Randyll Tarly")]}
    t = joust({"play": [kneeling("Randyll Tarly")]}, theirs)
    t.p2.uses("Margaery Tyrell")
    t.p2.answer([key for key in t.play.keys(1) if code_of("Randyll Tarly") in key][-1])
    assert t.p2.strength("Randyll Tarly") == 8
    never_in_the_phase(t, t.p1, "use", "Randyll Tarly")


@rule("abilities.trigger")
def test_sansa_stark_and_another_who_stands() -> None:
    t = joust({"play": ["Magister Illyrio", kneeling("Left"), "Sansa Stark"], "gold": 2}, {})
    t.p1.uses("Magister Illyrio")
    t.p1.picks("Left")
    never_in_the_phase(t, t.p1, "use", "Sansa Stark")


@rule("abilities.trigger")
def test_dornish_paramour_attacks_herself() -> None:
    t = joust({"play": ["Dornish Paramour", *FIVE]}, {"play": ["Left"]})
    t.p1.challenges("military", *FIVE)
    never_in_the_challenge(t, t.p1, "use", "Dornish Paramour")


@rule("abilities.trigger")
def test_dornish_paramour_lures_nobody_as_a_defender() -> None:
    t = joust({"play": ["Dornish Paramour", "Left"]}, {"play": ["Littlefinger"]}, first=1)
    t.p2.challenges("intrigue", "Littlefinger")
    t.p1.defends("Dornish Paramour")
    never_in_the_challenge(t, t.p1, "use", "Dornish Paramour")


@rule("targets.choose")
def test_dornish_paramour_lures_characters_of_the_defender() -> None:
    t = joust({"play": ["Dornish Paramour", "Right"]}, {"play": ["Left", PLACE, "Burned Men"]})
    t.p1.challenges("intrigue", "Dornish Paramour")
    t.p1.uses("Dornish Paramour")
    assert offered(t.p1) == sorted(map(code_of, ["Left", "Burned Men"]))


@rule("targets.choose")
def test_vanguard_lancer_takes_power_from_others() -> None:
    mine = {"card": "Littlefinger", "power": 1}
    theirs = {"card": "Left", "power": 1}
    t = joust(event("Vanguard Lancer", mine, power=1), {"play": [theirs]}, phase="marshal")
    t.p1.marshals("Vanguard Lancer")
    t.p1.uses("Vanguard Lancer")
    assert offered(t.p1) == [code_of("Left")]


@rule("targets.choose")
def test_yoren_recruits_the_cheap() -> None:
    t = joust(
        event("Yoren", "Burned Men", "The Tickler"),
        {"discard": ["Burned Men", "Ranging Party", PLACE, "The Tickler", "Wardens of the Reach"]},
        phase="marshal",
    )
    t.p1.marshals("Yoren")
    t.p1.uses("Yoren")
    assert offered(t.p1) == [code_of("Burned Men")]


@rule("targets.choose")
def test_summer_finds_small_starks() -> None:
    found = ["Arya Stark", "Bran Stark"]
    t = joust(
        event(
            "Summer",
            dead=found,
            discard=["Left", "Vanguard of the North", "Summer", "Direwolf Pup", "Grey Wind"],
        ),
        {},
        phase="marshal",
    )
    t.p1.marshals("Summer")
    t.p1.uses("Summer")
    assert offered(t.p1) == sorted(map(code_of, [*found, "Direwolf Pup"]))


# ---- kings and fathers ---------------------------------------------------------------------------


@rule("abilities.trigger")
@pytest.mark.parametrize(("name", "killed", "may"), [
    ("Joffrey Baratheon", "Arya Stark", True),
    ("Joffrey Baratheon", "Burned Men", False),
    ("Maester Aemon", "Left", False),
    ("Robb Stark", "Left", False),
])  # fmt: skip
def test_whose_death_it_is(name: str, killed: str, may: bool) -> None:
    t = joust({"play": [killed, name, kneeling("Right")]}, {"play": FIVE}, first=1)
    t.p2.challenges("military", *FIVE)
    while t.kind in ("window.action", "challenge.defenders"):
        t.idle()
    t.p1.picks(killed)
    if may:
        t.p1.uses(name)
    else:
        never_in_the_challenge(t, t.p1, "use", name)


@rule("abilities.trigger")
def test_robb_stark_and_the_dead_of_others() -> None:
    t = joust({"play": ["Robb Stark", *FIVE, kneeling("Right")]}, {"play": ["Arya Stark"]})
    t.p1.challenges("military", *FIVE)
    never_in_the_challenge(t, t.p1, "use", "Robb Stark")
    assert t.p2.dead


@rule("abilities.no_effect")
def test_robb_stark_has_nobody_to_stand() -> None:
    t = joust({"play": ["Arya Stark", "Robb Stark"]}, {"play": FIVE, "gold": 0}, first=1)
    t.p2.challenges("military", *FIVE)
    never_in_the_challenge(t, t.p1, "use", "Robb Stark")


@rule("abilities.trigger")
def test_robb_stark_stands_his_own_characters_after_a_sacrifice() -> None:
    t = joust(
        {"play": ["Bran Stark", "Robb Stark", kneeling("Right"), kneeling(PLACE)]},
        event("Confinement", kneeling("Left")),
    )
    t.p2.plays("Confinement")
    t.p2.picks("Right")
    t.p1.uses("Bran Stark")
    t.p1.uses("Robb Stark")
    assert not t.p1.kneeling("Right")
    assert t.p1.kneeling(PLACE)
    assert t.p2.kneeling("Left")


@rule("abilities.trigger")
def test_joffrey_baratheon_and_a_sacrifice() -> None:
    t = joust(event("Confinement", "Joffrey Baratheon"), {"play": ["Bran Stark"]})
    t.p1.plays("Confinement")
    t.p1.picks("Bran Stark")
    t.p2.uses("Bran Stark")
    never_in_the_phase(t, t.p1, "use", "Joffrey Baratheon")


@rule("abilities.trigger")
def test_risen_from_the_sea_is_for_greyjoys() -> None:
    t = joust(event("Risen from the Sea", "Burned Men"), {"play": FIVE}, first=1)
    t.p2.challenges("military", *FIVE)
    never_in_the_challenge(t, t.p1, "play", "Risen from the Sea")


@rule("abilities.trigger")
def test_risen_from_the_sea_is_for_the_killed() -> None:
    t = joust(event("Risen from the Sea", "Theon Greyjoy"), {"play": ["Varys"]}, phase="dominance")
    t.p2.uses("Varys")
    never(t, t.p1, "play", "Risen from the Sea", lambda: t.phase != "dominance")


@rule("abilities.trigger")
def test_bodyguard_lets_his_lord_go_home() -> None:
    t = joust(
        event("The Things I Do For Love", "Tywin Lannister"),
        {"play": [having("Arya Stark", "Bodyguard")]},
    )
    t.p1.plays("The Things I Do For Love")
    while t.p1.asked("cost.x"):
        t.p1.answer(3)
    t.p1.picks("Arya Stark")
    never(t, t.p2, "use", "Bodyguard", lambda: t.phase != "challenges")
    assert code_of("Arya Stark") in t.p2.hand


# ---- whose doing, which phase --------------------------------------------------------------------


@rule("abilities.trigger")
def test_the_hands_judgment_is_for_events_of_others() -> None:
    t = joust(event("The Hand's Judgment", "Left", hand=["Confinement"]), {"play": ["Right"]})
    t.p1.plays("Confinement")
    t.p1.picks("Right")
    never_in_the_phase(t, t.p1, "play", "The Hand's Judgment")


@rule("abilities.trigger")
@pytest.mark.parametrize(("name", "mine"), [
    ("Chamber of the Painted Table", {"play": ["Chamber of the Painted Table"]}),
    ("Aeron Damphair", {"play": ["Aeron Damphair"], "dead": ["Theon Greyjoy"]}),
    ("A Feast for Crows", {"plot": "A Feast for Crows"}),
])  # fmt: skip
def test_another_wins_dominance(name: str, mine: dict[str, Any]) -> None:
    theirs = {"play": ["King's Hunting Party", "Eddard Stark"], "power": 2}
    t = joust({**mine}, theirs, phase="dominance")
    never_in_the_phase(t, t.p1, "use", name)


@rule("abilities.no_effect")
@pytest.mark.parametrize(("name", "mine", "power"), [
    ("Chamber of the Painted Table", {"play": ["Left", "Chamber of the Painted Table"]}, 0),
    ("Chamber of the Painted Table", {"play": ["Left", kneeling("Chamber of the Painted Table")]},
     2),
    ("Aeron Damphair", {"play": ["Aeron Damphair"], "dead": ["Left"]}, 0),
])  # fmt: skip
def test_dominance_is_won_for_nothing(name: str, mine: dict[str, Any], power: int) -> None:
    t = joust({**mine}, {"power": power}, phase="dominance")
    never_in_the_phase(t, t.p1, "use", name)


@rule("abilities.trigger")
@pytest.mark.parametrize(("name", "mine", "phase"), [
    ("Fiery Followers", {"play": [kneeling("Fiery Followers")]}, "challenges"),
    ("Varys", {"play": ["Varys"]}, "challenges"),
    ("Old Bear Mormont", {"play": ["Old Bear Mormont"], "hand": ["Ranging Party"]}, "dominance"),
    ("The Wall", {"play": ["The Wall"]}, "dominance"),
    ("The Wall", {"play": [kneeling("The Wall")]}, "challenges"),
    ("The Red Keep", {"play": [kneeling("The Red Keep")]}, "challenges"),
])  # fmt: skip
def test_not_in_this_phase_and_not_kneeling(name: str, mine: dict[str, Any], phase: str) -> None:
    t = joust({**mine}, {"play": ["Left"]}, phase=phase)
    never_in_the_phase(t, t.p1, "use", name)


@rule("costs.pay")
@pytest.mark.parametrize(("name", "icon", "mine"), [
    ("The Mander", "power", FIVE),
    ("Plaza of Punishment", "power", FIVE),
])  # fmt: skip
def test_a_kneeling_card_cannot_kneel_after_a_win(name: str, icon: str, mine: list[str]) -> None:
    t = joust({"play": [kneeling(name), *mine]}, {"play": ["Left"]})
    t.p1.challenges(icon, *mine)
    never_in_the_challenge(t, t.p1, "use", name)


@rule("costs.pay")
@pytest.mark.parametrize("name", ["Sunspear", "Ghaston Grey"])
def test_a_kneeling_card_cannot_kneel_after_a_loss(name: str) -> None:
    t = joust({"play": [kneeling(name)]}, {"play": FIVE}, first=1)
    t.p2.challenges("military", *FIVE)
    never_in_the_challenge(t, t.p1, "use", name)


@rule("costs.pay")
@pytest.mark.parametrize(("card", "gold"), [(kneeling("Highgarden"), 1), ("Highgarden", 0)])
def test_highgarden_is_not_free(card: Any, gold: int) -> None:
    t = joust({"play": [card, "Left"], "gold": gold}, {"play": FIVE}, first=1)
    t.p2.challenges("military", *FIVE)
    never_in_the_challenge(t, t.p1, "use", "Highgarden")


@rule("costs.pay")
def test_the_things_i_do_for_love_need_a_standing_faction_card() -> None:
    t = joust(
        event("The Things I Do For Love", "Tywin Lannister", kneeling=True), {"play": ["Left"]}
    )
    never_in_the_phase(t, t.p1, "play", "The Things I Do For Love")


@rule("costs.pay")
def test_throwing_axe_is_thrown_away() -> None:
    t = joust({"play": [having("Theon Greyjoy", "Throwing Axe"), *FIVE]}, {"play": ["Left"]})
    t.p1.challenges("military", "Theon Greyjoy", *FIVE)
    t.p2.defends("Left")
    t.p1.uses("Throwing Axe")
    t.p1.picks("Left")
    assert not t.p1.has("Throwing Axe")


# ---- forced --------------------------------------------------------------------------------------


@rule("abilities.trigger")
def test_the_wall_stands_when_another_loses_or_somebody_defends() -> None:
    t = joust({"play": ["The Wall", *FIVE, "Samwell Tarly"]}, {"play": FIVE})
    t.p1.challenges("power", *FIVE)
    t.end_challenge()
    assert not t.p1.kneeling("The Wall")
    t = joust({"play": ["The Wall", *ONE_M]}, {"play": FIVE}, first=1)
    t.p2.challenges("military", *FIVE)
    t.p1.defends(*ONE_M)
    t.quiet()
    assert t.told("challenge.compared")
    assert not t.p1.kneeling("The Wall")


@rule("abilities.trigger")
@pytest.mark.parametrize(("attackers", "defenders"), [
    (["Left"], []),
    (["Ser Jorah Mormont"], ["King's Hunting Party"]),
])  # fmt: skip
def test_ser_jorah_mormont_betrays_after_his_own_wins(
    attackers: list[str], defenders: list[str]
) -> None:
    t = joust({"play": ["Ser Jorah Mormont", "Left"]}, {"play": defenders})
    t.p1.challenges("military", *attackers)
    if defenders:
        t.p2.defends(*defenders)
    card = t.p1.card("Ser Jorah Mormont")
    t.quiet()
    assert t.told("challenge.compared")
    assert t.st.marks[card] == 0


@rule("abilities.resolve")
def test_varys_leaves_places_alone() -> None:
    t = joust({"play": ["Varys"]}, {"play": ["Left", PLACE]}, phase="dominance")
    t.p1.uses("Varys")
    t.to_phase("standing")
    assert t.p2.in_play == [code_of(PLACE)]
