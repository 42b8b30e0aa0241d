"""Plots, limits and the rest: who is meant, how many, how often."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.cardgame.driver import (
    Table,
    code_of,
    event,
    having,
    joust,
    kneeling,
    melee,
    never,
    never_in_the_challenge,
    never_in_the_phase,
    offered,
    reveal,
    rule,
)

PLACE = "The Roseroad"
FIVE = ["Ranging Party"]


def undefended(t: Table) -> None:
    """Nobody acts or defends."""
    while t.kind in ("window.action", "challenge.defenders"):
        assert t.idle()


# ---- plots ---------------------------------------------------------------------------------------

# A plot, both players, and what its player may choose as it is revealed.
REVEALED: list[tuple[str, dict[str, Any], dict[str, Any], list[str]]] = [
    ("Filthy Accusations", {"play": ["Left", PLACE]}, {"play": ["Right", kneeling("Arya Stark")]},
     ["Left", "Right"]),
    ("Marched to the Wall", {"play": ["Left", "Burned Men"]}, {"play": ["Right", "Arya Stark"]},
     ["Left", "Burned Men"]),
    ("Wildfire Assault", {"play": ["Left", "Burned Men", PLACE]}, {"play": ["Right"]},
     ["Left", "Burned Men"]),
    ("Reinforcements",
     {"hand": ["Left", PLACE, "Khal Drogo"], "discard": ["Tyrion Lannister", "The Tickler"],
      "dead": ["The Tickler"]},
     {"discard": ["Right"]}, ["Left", "Tyrion Lannister"]),
]  # fmt: skip


@rule("targets.choose")
@pytest.mark.parametrize(("name", "mine", "theirs", "legal"), REVEALED)
def test_these_may_be_chosen_as_a_plot_is_revealed(
    name: str, mine: dict[str, Any], theirs: dict[str, Any], legal: list[str]
) -> None:
    t = joust({**mine, "plots": [name]}, {**theirs, "plots": ["Sneak Attack"]}, phase="plot")
    reveal(t, name, "Sneak Attack")
    assert offered(t.p1) == sorted(code_of(x) for x in legal), str(t)


@rule("targets.up_to")
def test_rebuilding_takes_up_to_three() -> None:
    t = joust(
        {"plots": ["Rebuilding"], "discard": ["Left", "Right", "Arya Stark", "Burned Men"]},
        {"plots": ["Sneak Attack"]},
        phase="plot",
    )
    reveal(t, "Rebuilding", "Sneak Attack")
    asked = t.play.asked()
    assert (asked.kind, asked.least, asked.most) == ("target.card", 0, 3)


@rule("targets.up_to")
def test_growing_strong_is_for_up_to_three() -> None:
    four = ["Left", "Right", "Margaery Tyrell", "Randyll Tarly"]
    t = joust(event("Growing Strong", *four), {})
    t.p1.plays("Growing Strong")
    asked = t.play.asked()
    assert (asked.kind, asked.least, asked.most) == ("target.card", 0, 3)


@rule("targets.choose")
@pytest.mark.parametrize(("name", "seats"), [
    ("Calling the Banners", ["1", "2"]),
    ("Heads on Spikes", ["1"]),
])  # fmt: skip
def test_a_plot_is_for_opponents(name: str, seats: list[str]) -> None:
    t = melee(
        {"plots": [name], "hand": [PLACE]},
        {"plots": ["Rebuilding"], "hand": [PLACE]},
        {"plots": ["Rebuilding"], "hand": []},
        phase="plot",
    )
    for p, plot in zip(t.seats, [name, "Rebuilding", "Rebuilding"], strict=True):
        p.answer(f"plot:{code_of(plot)}")
    for _ in range(20):
        if t.kind == "target.player":
            break
        if not t.idle():
            t.play.answer(t.play.asked().seat, t.forced_answer())
    assert offered(t.p1) == seats


@rule("marshal.income")
def test_calling_the_banners_counts_characters_of_the_other() -> None:
    t = joust(
        {"plots": ["Calling the Banners"], "play": ["Burned Men", "Arya Stark"]},
        {"plots": ["Sneak Attack"], "play": ["Left", PLACE, "Sea Tower"]},
        phase="plot",
    )
    reveal(t, "Calling the Banners", "Sneak Attack")
    t.p1.answer("seat:1")
    assert t.p1.gold == 3 + 1


@rule("abilities.trigger")
def test_supporting_the_faith_takes_gold_as_challenges_begin() -> None:
    t = joust(
        {"plot": "Supporting the Faith", "play": ["Tyrion Lannister", "The Tickler"]},
        {"deck": ["Left"]},
    )
    t.p1.challenges("intrigue", "Tyrion Lannister")
    t.p1.uses("Tyrion Lannister")
    t.to_phase("dominance")
    assert t.p1.gold == 2


# ---- red priests, traitors, commanders -----------------------------------------------------------


@rule("abilities.trigger")
@pytest.mark.parametrize(("seat", "card"), [(1, "Fiery Followers"), (0, "Bastard in Hiding")])
def test_melisandre_waits_for_rhllor_of_her_own(seat: int, card: str) -> None:
    players: list[dict[str, Any]] = [{"play": ["Melisandre"]}, {"play": ["Left"]}]
    players[seat] |= {"hand": [card], "gold": 9}
    t = joust(*players, phase="marshal", first=seat)
    t.seats[seat].marshals(card)
    never_in_the_phase(t, t.p1, "use", "Melisandre")


@rule("targets.choose", "limits.limit")
def test_melisandre_kneels_one_a_round() -> None:
    t = joust(
        event("Fiery Followers", "Melisandre", hand=["Seen In Flames"]),
        {"play": ["Left", PLACE, kneeling("Right")], "hand": [PLACE, PLACE]},
        phase="marshal",
    )
    t.p1.marshals("Fiery Followers")
    t.p1.uses("Melisandre")
    assert offered(t.p1) == sorted(map(code_of, ["Melisandre", "Fiery Followers", "Left"]))
    t.p1.picks("Left")
    t.to_phase("challenges")
    t.p1.plays("Seen In Flames")
    never_in_the_phase(t, t.p1, "use", "Melisandre")


@rule("abilities.condition")
@pytest.mark.parametrize("card", ["Casterly Rock", "Eddard Stark", "Burned Men"])
def test_treachery_needs_a_unique_lannister(card: str) -> None:
    t = joust(event("Treachery", card), {"play": ["Lannisport", "Littlefinger"]}, first=1)
    t.p2.challenges("intrigue", "Littlefinger")
    undefended(t)
    t.p2.uses("Lannisport")
    never_in_the_challenge(t, t.p1, "play", "Treachery")


@rule("abilities.trigger")
@pytest.mark.parametrize("card", ["Lannisport", "Seal of the Hand"])
def test_treachery_cancels_a_card(card: str) -> None:
    t = joust(
        event("Treachery", "Tywin Lannister"),
        {"play": ["Lannisport", {**having("Littlefinger", "Seal of the Hand")}]},
        first=1,
    )
    t.p2.challenges("intrigue", "Littlefinger")
    if card == "Lannisport":
        undefended(t)
    t.p2.uses(card)
    t.p1.plays("Treachery")


@rule("abilities.trigger")
def test_treachery_cancels_no_plot() -> None:
    t = joust(
        event("Treachery", "Tywin Lannister", power=2),
        {"play": FIVE, "plot": "A Clash of Kings"},
        first=1,
    )
    t.p2.challenges("power", *FIVE)
    undefended(t)
    t.p2.uses("A Clash of Kings")
    never_in_the_challenge(t, t.p1, "play", "Treachery")


@rule("targets.choose")
def test_old_bear_mormont_calls_the_nights_watch() -> None:
    hand = ["Ranging Party", "Castle Black", "Longclaw", "Left", "Samwell Tarly"]
    mine = {"play": ["Old Bear Mormont"], "hand": hand, "dead": ["Samwell Tarly"]}
    t = joust(mine, {"play": ["King's Hunting Party", "Eddard Stark"]})
    t.p1.challenges("military", "Old Bear Mormont")
    t.p2.defends("King's Hunting Party", "Eddard Stark")
    t.end_challenge()  # he lost, but as the attacker
    t.p1.uses("Old Bear Mormont")
    assert offered(t.p1) == sorted(map(code_of, hand[:3]))


@rule("targets.choose")
def test_viserys_targaryen_takes_an_attachment() -> None:
    t = joust(
        {"play": ["Viserys Targaryen"]},
        {"play": [having("Arya Stark", "Little Bird"), PLACE, *FIVE]},
        first=1,
    )
    t.p2.challenges("military", *FIVE)
    undefended(t)
    t.p1.picks("Viserys Targaryen")
    t.p1.uses("Viserys Targaryen")
    assert offered(t.p1) == [code_of("Little Bird")]


@rule("abilities.trigger")
def test_olennas_cunning_after_intrigue() -> None:
    t = joust(event("Olenna's Cunning", "Littlefinger"), {})
    t.p1.challenges("intrigue", "Littlefinger")
    t.p1.plays("Olenna's Cunning")


@rule("abilities.trigger")
def test_a_meager_contribution_comes_from_others() -> None:
    # the others have no income: their plots are of the kingdom
    t = joust(
        {"hand": ["A Meager Contribution", "Left"], "plot": "Naval Superiority"},
        {"plot": "Rebuilding"},
        phase="marshal",
    )
    assert (t.p1.gold, t.p2.gold) == (2, 0)
    assert not t.told("gold.moved")
    never_in_the_phase(t, t.p1, "play", "A Meager Contribution")


@rule("values.icons")
def test_confinement_takes_all_icons() -> None:
    t = joust(event("Confinement"), {"play": ["Arianne Martell", "House Dayne Knight"]})
    t.p1.plays("Confinement")
    t.p1.picks("House Dayne Knight")
    t.windows()
    for icon in ("military", "intrigue", "power"):
        assert not t.p2.icon("House Dayne Knight", icon)


# ---- once in a phase -----------------------------------------------------------------------------

# An action that may be used once in a phase, and what follows it.
ONCE = [
    ("Magister Illyrio", ["Left"]),
    ("Old Forest Hunter", [PLACE]),
]


@rule("limits.limit")
@pytest.mark.parametrize(("name", "picks"), ONCE)
def test_once_in_a_phase_and_not_in_a_challenge(name: str, picks: list[str]) -> None:
    t = joust(
        {
            "play": [name, "Ranging Party", kneeling("Left"), kneeling("Right")],
            "hand": [PLACE, PLACE, "Burned Men"],
            "gold": 9,
        },
        {"play": ["Arya Stark"]},
    )
    t.p1.uses(name)
    t.p1.picks(*picks)
    t.p1.challenges("power", "Ranging Party")
    never_in_the_phase(t, t.p1, "use", name)


@rule("challenges.forbidden")
def test_the_sword_in_the_darkness_shields_its_player_alone() -> None:
    t = melee(
        event("The Sword in the Darkness", "Ranging Party", "Benjen Stark"),
        {"play": ["Left", "Winterfell Steward"]},
        {"play": ["Arya Stark"]},
        first=1,
    )
    t.p2.challenges("military", "Left", against=0)
    t.p1.defends("Ranging Party", "Benjen Stark")
    t.p1.plays("The Sword in the Darkness")
    t.end_challenge()
    t.until("challenge.declare", 1)
    assert t.p2.may_challenge("power", against=2)
    assert not t.p2.may_challenge("power", against=0)


@rule("limits.limit")
def test_robb_stark_once_in_a_round() -> None:
    t = joust(
        {"play": ["Arya Stark", "Bran Stark", "Robb Stark", kneeling("Vanguard of the North")]},
        event("Take the Black", *FIVE, "Right"),
        first=1,
    )
    t.p2.challenges("military", *FIVE)
    undefended(t)
    t.p1.picks("Arya Stark")
    t.p1.uses("Robb Stark")
    t.end_challenge()
    t.p1.challenges("military", "Vanguard of the North")
    t.to_phase("dominance")
    t.p2.plays("Take the Black")
    t.p2.picks("Vanguard of the North")
    t.p1.uses("Bran Stark")
    never_in_the_phase(t, t.p1, "use", "Robb Stark")


@rule("limits.limit")
def test_sansa_stark_once_in_a_round() -> None:
    t = joust(
        {"play": [kneeling("Sansa Stark"), "Magister Illyrio"], "gold": 2},
        {"play": ["Eddard Stark"]},
    )
    t.p1.uses("Magister Illyrio")
    t.p1.picks("Sansa Stark")
    t.p1.uses("Sansa Stark")
    t.p1.challenges("intrigue", "Sansa Stark")
    t.to_phase("standing")
    never(t, t.p1, "use", "Sansa Stark", lambda: t.phase == "plot")


@rule("abilities.condition")
def test_seen_in_flames_needs_a_character_not_a_sword() -> None:
    stannis = having("Stannis Baratheon", "Lightbringer")
    t = joust(event("Seen In Flames", stannis), {"hand": [PLACE]})
    never_in_the_phase(t, t.p1, "play", "Seen In Flames")


@rule("targets.choose")
def test_shireen_baratheon_kneels_a_standing_character() -> None:
    t = joust({"play": ["Shireen Baratheon", PLACE]}, {"play": ["Left", *FIVE]}, first=1)
    t.p2.challenges("military", *FIVE)
    undefended(t)
    t.p1.picks("Shireen Baratheon")
    t.p1.uses("Shireen Baratheon")
    assert code_of(PLACE) not in offered(t.p1)
    assert code_of("Left") in offered(t.p1)


@rule("abilities.condition")
def test_for_the_north_is_for_military() -> None:
    t = joust(event("For the North!", "Eddard Stark"), {})
    t.p1.challenges("power", "Eddard Stark")
    never_in_the_challenge(t, t.p1, "play", "For the North!")


@rule("saves.cannot")
def test_hear_me_roar_ends_without_a_save() -> None:
    t = joust(event("Hear Me Roar!", hand=["Tyrion Lannister"] * 2), {}, phase="marshal")
    t.p1.plays("Hear Me Roar!")
    t.p1.picks("Tyrion Lannister")
    t.p1.duplicates_card("Tyrion Lannister")
    never_in_the_phase(t, t.p1, "save", "Tyrion Lannister")
    assert not t.p1.has("Tyrion Lannister")


@rule("saves.cannot")
def test_arianne_martell_goes_without_a_save() -> None:
    arianne = {"card": "Arianne Martell", "duplicates": 1}
    t = joust(event("Burned Men", arianne), {})
    t.p1.uses("Arianne Martell")
    t.p1.picks("Burned Men")
    never_in_the_phase(t, t.p1, "save", "Arianne Martell")
    assert not t.p1.has("Arianne Martell")
