"""Units, attachments, NCUs, cards, tokens and the board: the rules that abilities stand on."""

from __future__ import annotations

from typing import Any

import pytest

from weirwood.games.miniatures import attacks, content, hooks, roster, tokens
from weirwood.games.miniatures.effects import sources
from weirwood.games.miniatures.effects.scene import controls
from weirwood.games.miniatures.rows import top

from .table import (
    BOWS,
    FOE,
    MINE,
    MISS,
    SPEARS,
    Stage,
    attack_row,
    field,
    key,
    line,
    rule,
    strike,
)

NCU = "pycelle_grand_maester"


# ---- units --------------------------------------------------------------------------------------


@pytest.mark.rule(
    "miniatures:units.combat",
    "miniatures:units.types",
    "miniatures:units.infantry",
    "miniatures:units.cavalry",
    "miniatures:units.solo",
    "miniatures:units.small_guard",
    "miniatures:units.health",
    "miniatures:units.speed",
    "miniatures:units.morale",
    "miniatures:units.defense",
    "miniatures:units.attack",
)
def test_what_stands_on_the_cards() -> None:
    kinds = {unit.kind for unit in content.UNITS.values()}
    assert kinds == set(content.UNIT_KINDS)
    for unit in content.UNITS.values():
        if unit.solo:
            assert (unit.figures, unit.ranks) == (1, 1), unit.id
        elif unit.kind == "infantry" and unit.figures != 8:
            assert (unit.figures, unit.ranks) == (12, 3), unit.id
        elif unit.figures == 8:
            assert (unit.tray, unit.ranks) == ("infantry", 2), unit.id
        else:
            assert (unit.figures, unit.ranks) == (4, 2), unit.id
        assert unit.speed % 1000 == 0
        assert 2 <= unit.defense <= 6
        assert all(2 <= a.hit <= 6 and len(a.dice) == unit.ranks for a in unit.attacks)


@pytest.mark.rule("miniatures:units.arrow")
def test_shots_are_measured_from_the_arrow() -> None:
    near = field(f"0 {BOWS} at 24,10", f"1 {SPEARS} at 24,26.8 facing 180").state
    assert hooks.over_obstacles(near, 0, 0) is False
    p = field(f"0 {BOWS} at 24,10", f"1 {SPEARS} at 24,26.8 facing 180")
    p.answer(0, key(0, BOWS)).answer(0, "ranged").answer(0, {"distance": 0})
    assert p.keys(0) == [key(1)]  # 12 inches from the arrow to the nearest edge


@pytest.mark.rule("miniatures:units.wounds", "miniatures:units.hits")
def test_wounds_are_suffered_and_hits_are_rolled_for() -> None:
    p = rule("wounds.wound", 1, 3, 0, -1, units=[MINE, FOE]).play()
    assert p.hurt(1) == 3
    assert not p.told("dice.defense")
    p = rule("wounds.hits", 1, 3, 0, -1, units=[MINE, FOE], dice={"defense": [1, 6, 6]}).play()
    assert p.hurt(1) == 1
    assert not p.told("dice.test")


@pytest.mark.rule("miniatures:units.solo_ranks", "miniatures:units.rank_lost")
def test_a_solo_unit_keeps_its_rank_but_counts_wounds_for_objectives() -> None:
    st = field("0 grey_wind at 24,12, wounds 3").state
    assert (roster.ranks_left(st, 0), roster.ranks_lost(st, 0), roster.weight(st, 0)) == (1, 0, 1)


@pytest.mark.rule("miniatures:units.healing_limit", "miniatures:units.healing")
def test_healing_stops_at_the_start() -> None:
    st = field(f"0 {SPEARS} at 24,12, wounds 2").state
    assert tokens.restore(st, 0, 5) == 2
    assert st.health[0] == 12


# ---- attachments --------------------------------------------------------------------------------


@pytest.mark.rule(
    "miniatures:attachments.part",
    "miniatures:attachments.figure",
    "miniatures:attachments.abilities",
    "miniatures:attachments.order",
)
def test_an_attachment_is_the_last_figure_of_its_unit() -> None:
    led = f"{SPEARS}, with umber_champion"
    st = field(line(0, led, "at 24,12")).state
    assert st.health[0] == 12
    assert ("order_incite", "umber_champion") in sources.abilities(st, 0)
    p = rule("wounds.wound", 0, 11, 1, -1, units=[line(0, led, "at 24,12"), FOE]).play()
    assert p.state.attached[0] == ("umber_champion",)
    two = f"{SPEARS}, with rickon_stark_prince_of_winterfell osha_spearwife_guardian"
    p = rule("wounds.wound", 0, 11, 1, -1, units=[line(0, two, "at 24,12"), FOE]).play()
    assert p.state.attached[0] == ("rickon_stark_prince_of_winterfell",)


@pytest.mark.rule("miniatures:attachments.deploy")
def test_attachments_are_deployed_inside() -> None:
    p = Stage.on({"units": [f"0 {SPEARS} at 24,12, with umber_champion", FOE]}, {})
    assert p.state.where[0] == 1
    assert len(p.state.kind) == 2


# ---- NCUs ---------------------------------------------------------------------------------------


@pytest.mark.rule("miniatures:ncus.off_field", "miniatures:ncus.action", "miniatures:ncus.nothing")
def test_an_ncu_claims_a_zone_or_does_nothing() -> None:
    p = field(MINE, FOE, ncus=[f"0 {NCU}"])
    assert len(p.state.kind) == 4
    p.answer(0, f"ncu:{NCU}:0").play(effects__may="pass", board__claim=["none"])
    assert p.state.n_zone == [""]
    assert p.state.n_activated == [1]
    p = field(MINE, FOE, ncus=[f"0 {NCU}"])
    p.answer(0, f"ncu:{NCU}:0").play(board__claim=["zone:zone_crown"])
    assert p.state.n_zone == ["zone_crown"]


@pytest.mark.rule("miniatures:ncus.full")
def test_a_full_board() -> None:
    zones = ("crown", "wealth", "tactics", "combat", "maneuver")
    rows = [f"1 {NCU} on zone_{zone}" for zone in zones]
    p = field(MINE, FOE, ncus=[*rows, "0 sansa_stark_little_bird"])
    p.answer(0, "ncu:sansa_stark_little_bird:5").play()
    assert p.state.n_zone[5] == ""
    assert p.state.n_activated[5] == 1


@pytest.mark.rule("miniatures:ncus.influence_end")
def test_influence_ends_with_the_round() -> None:
    p = field(MINE, FOE, ncus=["0 catelyn_stark_lady_of_winterfell"])
    p.answer(0, "ncu:catelyn_stark_lady_of_winterfell:0")
    p.play(board__claim=["zone:zone_crown"], effects__target=[key(0)])
    assert p.state.n_unit == [0]
    for _ in range(8):
        if p.state.round > 1:
            break
        p.play(turn__unit=[k for k in p.keys(None) if k.startswith("unit")][:1])
    assert p.state.n_unit == [-1]


# ---- commanders ---------------------------------------------------------------------------------


@pytest.mark.rule(
    "miniatures:commanders.leader",
    "miniatures:commanders.unit",
    "miniatures:commanders.like_others",
    "miniatures:commanders.cards_after_death",
)
def test_the_commanders_unit() -> None:
    robb = "robb_stark_the_wolf_lord"
    st = field(
        f"0 {SPEARS} at 24,12, commander {robb}, with {robb}", MINE.replace("24", "34")
    ).state
    assert roster.is_commander(st, 0)
    assert not roster.is_commander(st, 1)
    assert content.ATTACHMENTS[robb].commander
    p = rule(
        "wounds.destroy_attachment",
        0,
        robb,
        1,
        -1,
        units=[f"0 {SPEARS} at 24,12, commander {robb}, with {robb}", FOE],
        decks={"0": ["sudden_retreat_robb"]},
    ).play()
    assert not roster.is_commander(p.state, 0)
    assert len(p.state.cards.piles[0]) == 1  # his card is still in the deck


# ---- cards --------------------------------------------------------------------------------------


@pytest.mark.rule("miniatures:tactics.hand_limit", "miniatures:tactics.exhausted")
def test_hands_and_decks() -> None:
    hand = {"0": ["winters_might"] * 4}
    p = field(MINE, FOE, ncus=[f"0 {NCU}"], hands=hand, decks={"0": ["winters_might"] * 3})
    p.play(turn__unit=[f"ncu:{NCU}:0"], board__claim=["zone:zone_tactics"])
    assert len(p.state.cards.piles[1]) == 5
    p = field(MINE, FOE, ncus=[f"0 {NCU}"], decks={"0": ["winters_might"]})
    p.play(turn__unit=[f"ncu:{NCU}:0"], board__claim=["zone:zone_tactics"])
    assert len(p.state.cards.piles[1]) == 1


@pytest.mark.rule(
    "miniatures:tactics.target", "miniatures:tactics.reserve", "miniatures:tactics.useless"
)
def test_targets() -> None:
    hands = {"0": ["the_north_remembers"]}
    p = field(MINE, FOE, f"0 {BOWS}", hands=hands)
    p.answer(0, "card:the_north_remembers:0")
    assert key(2, BOWS) not in p.keys(0)  # it waits in reserve
    alone = field(MINE, FOE, hands={"0": ["swift_reposition_stark"]})
    assert alone.may(0, "card:swift_reposition_stark:0")
    far = field(MINE, FOE, hands={"0": ["war_cry_brynden"]})
    assert not far.may(0, "card:war_cry_brynden:0")  # nobody activates yet


# ---- condition tokens ---------------------------------------------------------------------------


@pytest.mark.rule("miniatures:conditions.one_each", "miniatures:conditions.again")
def test_one_token_of_each_kind() -> None:
    st = field(f"0 {SPEARS} at 24,12, weakened").state
    assert not tokens.put(st, 0, "weakened")
    assert tokens.put(st, 0, "panicked")
    assert tokens.count(st, 0) == 2


@pytest.mark.rule(
    "miniatures:conditions.weakened",
    "miniatures:conditions.vulnerable",
    "miniatures:conditions.stay",
    "miniatures:conditions.optional",
)
def test_tokens_are_spent_for_re_rolls() -> None:
    dice = {"attack": [6, 1, 1, 1, 1, 1, 1, 1]}
    p = strike(f"{SPEARS}, weakened", dice=dice, script={"dice__reroll": [("die:1",)]})
    assert p.tokens(0) == set()
    assert p.last("attack.hits")["hits"] == 0
    p = strike(f"{SPEARS}, weakened", dice={"attack": [1] * 7})
    assert p.tokens(0) == {"weakened"}  # it need not be spent
    dice = {"attack": [4] + [1] * 6, "defense": [6, 1], "morale": [6, 6]}
    p = strike(SPEARS, f"{SPEARS}, vulnerable", dice=dice, script={"dice__reroll": [("die:1",)]})
    assert (p.hurt(1), p.tokens(1)) == (1, set())


# ---- the tactics board --------------------------------------------------------------------------


def claims(zone: str, *units: str, **data: Any) -> Stage:
    script = data.pop("script", {})
    return rule("tactics_board.claim", 0, zone, units=units, ncus=[f"0 {NCU}"], **data).play(
        **script
    )


@pytest.mark.rule(
    "miniatures:tactics_board.zones",
    "miniatures:tactics_board.crown",
    "miniatures:tactics_board.wealth",
    "miniatures:tactics_board.tactics",
    "miniatures:tactics_board.combat",
    "miniatures:tactics_board.maneuver",
    "miniatures:tactics_board.claim",
)
def test_the_five_zones() -> None:
    p = claims("zone_crown", MINE, FOE, dice={"morale": [6, 6]}, script={"board__target": [key(1)]})
    assert p.last("dice.test")["mod"] == -1
    p = claims(
        "zone_wealth",
        "0 lannister_guardsmen at 24,12, wounds 5, weakened",
        FOE,
        script={
            "board__target": ["unit:lannister_guardsmen:0"],
            "board__cleanse": ["token:weakened"],
        },
    )
    assert (p.hurt(0), p.tokens(0)) == (2, set())
    p = claims(
        "zone_tactics",
        MINE,
        FOE,
        decks={"0": ["bribery"] * 3},
        script={
            "board__target": [key(1)],
            "board__token": ["token:panicked"],
        },
    )
    assert (len(p.state.cards.piles[1]), p.tokens(1)) == (2, {"panicked"})
    p = claims(
        "zone_combat",
        MINE,
        f"1 {SPEARS} against 0 front",
        dice=MISS,
        script={
            "board__target": [key(0)],
            "action__free": [f"melee:{SPEARS}:1"],
        },
    )
    assert p.told("attack.declared")
    p = claims(
        "zone_maneuver",
        MINE,
        FOE,
        script={
            "board__target": [key(0)],
            "action__free": ["maneuver"],
            "move__maneuver": [{"distance": 2000}],
        },
    )
    assert p.state.y[0] == 14000


@pytest.mark.rule(
    "miniatures:tactics_board.control_scoring", "miniatures:tactics_board.round_track"
)
def test_control_lasts_until_the_board_is_cleared() -> None:
    p = field(MINE, FOE, ncus=[f"0 {NCU} on zone_crown"])
    assert controls(p.state, 0, "zone_crown")
    for _ in range(8):
        if p.state.round > 1:
            break
        p.play(turn__unit=[k for k in p.keys(None) if k.startswith("unit")][:1])
    assert p.state.round == 2
    assert not controls(p.state, 0, "zone_crown")


# ---- abilities ----------------------------------------------------------------------------------


@pytest.mark.rule("miniatures:abilities.innate", "miniatures:abilities.lost")
def test_losing_abilities() -> None:
    led = "house_umber_berserkers, with umber_champion"
    st = field(line(0, led, "at 24,12")).state
    st.effects.append({"what": "mute", "unit": 0, "until": "turn"})
    assert [name for name, _ in sources.abilities(st, 0)] == ["berserkers_fervor"]
    guards = field("0 stark_sworn_swords at 24,12").state
    guards.effects.append({"what": "mute", "unit": 0, "until": "turn"})
    assert sources.abilities(guards, 0) == []


@pytest.mark.rule(
    "miniatures:abilities.critical_blow",
    "miniatures:abilities.precision",
    "miniatures:abilities.both_on_six",
    "miniatures:abilities.faces",
)
def test_sixes() -> None:
    dice = {"attack": [6, 1, 1, 1, 1, 1, 1], "defense": [6, 6]}
    assert strike("stark_sworn_swords", dice=dice).last("attack.hits")["hits"] == 2
    syrio = f"{SPEARS}, with syrio_forel_first_blade_of_braavos"
    assert strike(syrio, dice=dice).last("attack.wounds")["count"] == 1
    both = f"{SPEARS}, with daario_naharis_reckless_mercenary_neutral"
    p = strike(both, dice=dice)
    assert (p.last("attack.hits")["hits"], p.last("attack.wounds")["count"]) == (2, 1)
    worse = strike(syrio, "house_mormont_bruisers", dice=dice)
    assert worse.last("attack.wounds")["count"] == 1  # -1 to hit does not change the face


@pytest.mark.rule("miniatures:abilities.highest_lowest", "miniatures:abilities.highest")
def test_highest_and_lowest_dice() -> None:
    row = attack_row("house_umber_berserkers", SPEARS)
    assert row["n"] == 7
    st = field(
        line(0, f"{SPEARS}, with stormcrow_lieutenant_neutral", "at 24,12"),
        f"1 {SPEARS} against 0 front",
        ncus=[f"0 {NCU} on zone_wealth"],
    ).state
    st.effects.append(
        {
            "what": "part",
            "source": "bribery",
            "part": "attached",
            "unit": 0,
            "seat": 1,
            "until": "game",
        }
    )

    attacks.begin(st, 0, 1, 0, "front", False)
    attacks.count_dice(st)
    assert (top(st)["highest"], top(st)["lowest"], top(st)["n"]) == (True, True, 4)
