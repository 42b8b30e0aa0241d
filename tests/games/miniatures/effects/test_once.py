"""Non-combat units whose ability works once a game."""

from __future__ import annotations

import pytest
from tests.games.miniatures.driver import (
    FOE,
    FOES,
    MINE,
    MISS,
    SPEARS,
    activates,
    attack_row,
    claims,
    key,
    row_of_test,
    shows,
    stage,
    staged,
    turn_of,
)

from weirwood.games.miniatures.effects import mods, sources
from weirwood.games.miniatures.rules import seams

# ---- once a game --------------------------------------------------------------------------------


@shows("backing_of_the_iron_bank")
def test_the_iron_bank() -> None:
    units = [f"0 {SPEARS} at 24,12, wounds 5", FOE, f"0 {SPEARS} at 34,12, wounds 5"]
    script = {
        "effects__may": "use:backing_of_the_iron_bank",
        "effects__target": [key(0), key(0), key(0), key(2), key(2)],
    }
    p = turn_of(0, *units, ncus=["0 tycho_nestoris_iron_banker"], script=script)
    assert (p.hurt(0), p.hurt(2)) == (2, 3)
    p.play(turn__unit=[key(0)], effects__may="use:backing_of_the_iron_bank")
    assert len(p.told("effect.used")) == 1


@shows("the_rains_of_castamere")
def test_the_rains_of_castamere() -> None:
    script = {
        "effects__may": "use:the_rains_of_castamere",
        "effects__target": [key(1), key(1), key(2), key(2), key(1)],
    }
    p = turn_of(
        1,
        *FOES,
        ncus=["0 tywin_lannister_the_great_lion"],
        script=script,
        dice={"defense": [1] * 4, "morale": [6, 6]},
    )
    assert p.tokens(1) == {"panicked", "vulnerable"}
    assert p.hurt(2) == 4
    assert p.last("dice.test")["nr"] == 2
    assert p.last("unit.muted")["nr"] == 1


@shows("unbiased_justice")
def test_unbiased_justice() -> None:
    units = [f"0 {SPEARS} at 24,12, wounds 5, weakened", FOE]
    script = {
        "effects__may": "use:unbiased_justice",
        "effects__target": [key(0), key(0), key(0), key(0)],
        "move__shift": [{"direction": 0, "distance": 2000}],
    }
    p = turn_of(0, *units, ncus=["0 kevan_lannister_master_of_law"], script=script)
    assert (p.hurt(0), p.tokens(0), p.state.y[0]) == (3, set(), 14000)
    parts = [row["part"] for row in p.state.effects if row.get("what") == "part"]
    assert parts == ["just"]


@shows("price_of_honor")
def test_the_price_of_honor() -> None:
    rows = ["0 eddard_stark_hand_of_the_king", "1 pycelle_grand_maester"]
    p = turn_of(1, *FOES, ncus=rows, script={"effects__may": "use:price_of_honor"})
    assert p.state.n_alive == [0, 1]
    assert mods.cannot_activate(p.state, 1)
    assert sources.ncu_abilities(p.state, 1) == ()


@shows("repeating_the_words")
def test_sansa_repeats() -> None:
    data = {"hands": {"0": ["winters_might"]}}
    units = [f"0 {SPEARS} at 24,12", f"1 {SPEARS} against 0 front"]
    sansa = ["0 sansa_stark_little_bird"]
    p = staged("attack.melee_attack", 0, 1, False, units=units, ncus=sansa, dice=MISS, **data)
    p.play(effects__play=["card:winters_might:0"])
    assert p.state.cards.piles[1] == []
    p.play(turn__unit=[key(1)], turn__action=["none"])
    p.play(
        turn__unit=["ncu:sansa_stark_little_bird:0"],
        effects__may="use:repeating_the_words",
        effects__search=["card:winters_might:0"],
        board__claim=["zone:zone_crown"],
    )
    assert p.last("card.taken")["card"] == "winters_might"


@shows("master_of_the_game")
def test_littlefinger() -> None:
    script = {
        "effects__may": "use:master_of_the_game",
        "effects__zone": ["zone:zone_crown"],
        "board__target": [key(1)],
    }
    p = claims("petyr_baelish_littlefinger", "zone_combat", script=script, dice={"morale": [6, 6]})
    assert p.last("zone.target")["zone"] == "zone_crown"
    assert p.state.n_zone[0] == "zone_combat"
    p = turn_of(
        1,
        *FOES,
        ncus=["0 petyr_baelish_littlefinger"],
        script={
            "effects__may": "use:master_of_the_game",
            "effects__zone": ["zone:zone_wealth"],
        },
    )
    assert seams.counts_as_controlling(p.state, 0, "zone_wealth")


@shows("strategic_alliance")
def test_walder_frey() -> None:
    hurt = f"0 {SPEARS} at 24,12, wounds 5"
    script = {
        "effects__may": "use:strategic_alliance",
        "effects__choice": [("way:way_tokens", "way:way_heal")],
        "effects__target": [key(1), key(0)],
    }
    p = claims("walder_frey_lord_of_the_crossing", "zone_combat", hurt, FOE, script=script)
    assert p.tokens(1) == {"panicked", "vulnerable", "weakened"}
    assert p.hurt(0) == 2
    script["effects__choice"] = [("way:way_heal", "way:way_first")]
    p = claims("walder_frey_lord_of_the_crossing", "zone_combat", hurt, FOE, script=script)
    assert p.state.first_next == 0


@shows("playing_the_game", "queens_influence")
@pytest.mark.parametrize(
    ("ncu", "ability", "zone", "card"),
    [
        ("cersei_lannister_queen_regent", "playing_the_game", "zone_crown", "hear_me_roar"),
        (
            "cersei_lannister_queen_regent",
            "playing_the_game",
            "zone_wealth",
            "subjugation_of_power_lannister",
        ),
        (
            "tommen_baratheon_next_in_succession",
            "queens_influence",
            "zone_crown",
            "intrigue_and_subterfuge",
        ),
        ("tommen_baratheon_next_in_succession", "queens_influence", "zone_wealth", "bribery"),
    ],
)
def test_fetching_cards(ncu: str, ability: str, zone: str, card: str) -> None:
    deck = {
        "0": [
            "hear_me_roar",
            "bribery",
            "intrigue_and_subterfuge",
            "subjugation_of_power_lannister",
            "counterplot_lannister",
        ]
    }
    p = claims(ncu, zone, decks=deck, script={"effects__may": f"use:{ability}"})
    assert [row["card"] for row in p.told("card.taken")] == [card]
    assert p.state.n_tokens[0] == 1


@shows("tactical_mastermind")
@pytest.mark.rule("miniatures:tactics.hand_more")
def test_the_imp() -> None:
    rows = ["0 tyrion_lannister_the_imp"]
    assert seams.hand_bonus(stage(MINE, FOE, ncus=rows).state, 0) == 1
    units = [f"0 {SPEARS} at 24,12", f"1 {SPEARS} against 0 front"]
    p = staged(
        "attack.melee_attack",
        1,
        0,
        False,
        units=units,
        ncus=rows,
        turn=1,
        decks={"0": ["counterplot_lannister"]},
        hands={"1": ["winters_might"]},
        dice={"effect": [3], **MISS},
    )
    p.play(effects__play=["card:winters_might:0"], effects__may="use:tactical_mastermind")
    assert p.last("effect.cancelled")["effect"] == "tactical_mastermind"
    assert p.last("card.played")["card"] == "counterplot_lannister"


@shows("choosing_a_name")
def test_jaqen_borrows_an_influence() -> None:
    rows = ["0 catelyn_stark_lady_of_winterfell"]
    mine = f"0 {SPEARS} at 24,12, weakened"
    p = activates(
        "jaqen_hghar_follower_of_the_red_god",
        mine,
        FOE,
        others=rows,
        script={
            "effects__may": "use:choosing_a_name",
            "effects__choice": ["ability:family_duty_honor"],
            "board__claim": ["zone:zone_combat"],
            "effects__target": [key(0)],
        },
    )
    assert sources.influence_of(p.state, 0) == "family_duty_honor"
    assert p.tokens(0) == set()


@shows("wolfs_cunning")
def test_robb_holds_back_and_springs() -> None:
    rows = ["0 robb_stark_king_in_the_north"]
    held = f"0 {SPEARS}, note held_back 1"
    spot = {"x": 3000, "y": 24000, "facing": 9000}
    p = claims(
        "robb_stark_king_in_the_north",
        "zone_maneuver",
        MINE,
        FOE,
        held,
        script={"effects__may": "use:wolfs_cunning", "deploy__place": [spot]},
    )
    assert (p.state.x[2], p.state.y[2]) == (3000, 24000)
    parts = [(row["part"], row["unit"]) for row in p.state.effects if row.get("what") == "part"]
    assert parts == [("sprung", 2)]
    assert rows


@shows("wolfs_cunning")
def test_a_unit_is_taken_off_the_table() -> None:

    p = staged(
        "orders.window",
        "deployment.after",
        units=FOES,
        ncus=["0 robb_stark_king_in_the_north"],
    )
    p.play(effects__may="use:wolfs_cunning", effects__target=[key(0)])
    assert p.state.where[0] == 0
    assert p.state.notes[0]["held_back"] == 1


@shows("history_is_written_by_the_victors")
def test_the_seneschal_only_watches() -> None:
    st = stage(MINE, FOE, ncus=["0 the_high_seneschal"]).state
    assert mods.cannot_activate(st, 0)


def test_rows_for_tests_can_be_made() -> None:
    assert row_of_test(SPEARS)["mod"] == 0
    assert attack_row(SPEARS, SPEARS)["n"] == 7
