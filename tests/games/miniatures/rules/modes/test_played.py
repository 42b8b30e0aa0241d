"""The rules of the ten modes as they are played: what is asked, and what comes of the answers."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.miniatures.driver import (
    BOWS,
    SPEARS,
    Stage,
    field,
    idle,
    last,
    rule,
    stage,
    staged,
)

from weirwood.games.miniatures import facts
from weirwood.games.miniatures.rules.commanders import is_commander
from weirwood.games.miniatures.rules.modes import scoring
from weirwood.games.miniatures.rules.objectives import bonuses
from weirwood.kernel.testing import Play

WOLF = "shaggydog"
LORD = f"0 {SPEARS} at 24,24, commander {SPEARS}"
FOE = f"1 {SPEARS} against 0 front"
CAMP = f"1 {SPEARS} at 44,44 facing 180"
CAPTAIN = next(a.id for a in facts.ATTACHMENTS.values() if a.kind == "infantry" and not a.needs)


# --- objective cards ------------------------------------------------------------------------------


def scored(card: str, *units: str, answers: dict[str, Any]) -> Stage:
    """Unit 0 scores an objective with a card in the second round."""
    lines = [f"0 {SPEARS} at 24,24, wounds 5", *units]
    script = {kind.replace(".", "__"): given for kind, given in answers.items()}
    return staged(
        "modes.scoring.score_round", units=lines, round=2, objectives=[f"at 24,24 {card}"]
    ).play(**script)


@pytest.mark.rule("miniatures:modes.objective_cards")
def test_cards_one_to_four_act_when_they_score() -> None:
    near = f"1 {SPEARS} at 24,34 facing 180"
    healed = scored("objective_1", answers={"objective.target": f"unit:{SPEARS}:0"})
    assert healed.hurt(0) == 3  # one, and one more for its lost rank
    moved = scored(
        "objective_2", f"0 {BOWS} at 32,24",
        answers={
            "objective.target": f"unit:{BOWS}:1", "move.shift": [{"direction": 0, "distance": 3000}]
        },
    )  # fmt: skip
    assert moved.state.y[1] == 27000
    for card, token in (("objective_3", "panicked"), ("objective_4", "vulnerable")):
        hit = scored(card, near, answers={"objective.target": f"unit:{SPEARS}:1"})
        assert hit.tokens(1) == {token}
        assert hit.state.vp == [1, 0]


@pytest.mark.rule("miniatures:modes.objective_cards", "miniatures:tactics.hand_more")
def test_card_five_is_a_card_more_at_the_end_of_the_round() -> None:
    names = sorted(facts.CARDS)[:6]
    for cards, more in ((["at 24,24 objective_5"], 4), (["at 24,24"], 3)):
        p = staged(
            "tactics.discard_and_refill", units=[f"0 {SPEARS} at 24,24"], objectives=cards, round=2,
            decks={"0": names}, hands={"0": []},
        )  # fmt: skip
        assert p.expect("cards.refill", 0).most == more


@pytest.mark.rule("miniatures:modes.objective_cards", "miniatures:modes.king_bonus")
@pytest.mark.parametrize(
    ("card", "want"),
    [
        ("objective_6", "sundering"),
        ("objective_7", "vicious"),
        ("objective_8", "precision"),
    ],
)
def test_cards_six_to_eight_give_a_keyword_to_melee_attacks(card: str, want: str) -> None:
    p = stage(
        f"0 {SPEARS} at 24,24", FOE, objectives=[f"at 24,24 {card}"],
        dice={"attack": [6, 6, 1, 1, 1, 1, 1], "defense": [1, 1], "morale": [6, 6]},
    )  # fmt: skip
    p.answer(0, f"unit:{SPEARS}:0").answer(0, f"melee:{SPEARS}:1")
    p.play()
    defended = p.told("dice.defense")
    if want == "precision":
        assert not defended  # sixes are not blocked
        assert p.hurt(1) == 2
    elif want == "sundering":
        plain = facts.UNITS[SPEARS].defense
        assert defended[0]["need"] == plain + 1
    else:
        assert last(p, "dice.test")["mod"] == -2


@pytest.mark.rule("miniatures:modes.objective_cards")
def test_card_nine_weakens_and_card_ten_gives_the_most_dice() -> None:
    p = stage(
        f"0 {SPEARS} at 24,24, wounds 9", FOE, objectives=["at 24,24 objective_10"],
        dice={"attack": [1] * 7},
    )  # fmt: skip
    p.answer(0, f"unit:{SPEARS}:0").answer(0, f"melee:{SPEARS}:1")
    p.play()
    assert p.told("objective.claimed") == []
    # contested by an enemy with more ranks: the card is nobody's
    assert len(last(p, "dice.attack")["dice"]) == 4
    q = stage(
        f"0 {SPEARS} at 24,24, wounds 9", f"{FOE}, wounds 9",
        objectives=["at 24,24 objective_10"], dice={"attack": [1] * 7},
    )  # fmt: skip
    q.answer(0, f"unit:{SPEARS}:0").answer(0, f"melee:{SPEARS}:1")
    q.play()
    assert len(last(q, "dice.attack")["dice"]) == 7


# --- A Clash of Kings -----------------------------------------------------------------------------

KINGS: dict[str, Any] = {"mode": "a_clash_of_kings"}


@pytest.mark.rule("miniatures:modes.king_bonus")
def test_a_commander_uses_a_card_in_one_round_only() -> None:
    p = rule(
        "modes.kings.kings_round", units=[LORD, FOE, f"1 {SPEARS} at 44,44 facing 180"],
        bonuses={"0": ["objective_7", "objective_10"]}, **KINGS,
    )  # fmt: skip
    p.expect("kings.use", 0)
    p.answer(0, f"objective:objective_7:{SPEARS}:0")
    assert list(bonuses(p.st, 0)) == ["vicious"]
    idle(p, "kings.use")  # the next round
    assert p.st.round == 2
    assert list(bonuses(p.st, 0)) == []
    assert p.keys() == [f"objective:objective_10:{SPEARS}:0", "none"]


@pytest.mark.rule("miniatures:modes.commander_returns", "miniatures:modes.returns_whole")
def test_a_commander_that_fell_is_set_down_again_next_round() -> None:
    lines = [
        f"0 {SPEARS} at 24,24, with {CAPTAIN}, commander {CAPTAIN}, panicked",
        f"0 {SPEARS} at 4,4", f"1 {SPEARS} at 44,44 facing 180",
    ]  # fmt: skip
    p = rule("wounds.wound", 0, 99, 1, 2, units=lines, **KINGS)
    assert p.st.vp == [0, 3]
    idle(p, "kings.return")
    assert p.asked().seat == 0
    p.answer(0, "yes")
    p.expect("deploy.place", 0)
    assert p.refused(0, {"x": 24000, "y": 24000}) == "modes.commander_returns"
    p.answer(0, {"x": 3000, "y": 24000, "facing": 0})
    st = p.st
    assert (st.where[0], st.health[0], st.tokens[0]) == (1, 12, 0)
    assert st.attached[0] == (CAPTAIN,)
    assert is_commander(st, 0)
    assert st.vp == [0, 3]


@pytest.mark.rule("miniatures:modes.commander_kill")
def test_the_second_fall_of_a_commander_scores_the_usual_point() -> None:
    lines = [LORD, f"0 {SPEARS} at 4,4", f"1 {SPEARS} at 44,44 facing 180"]
    p = rule("wounds.wound", 0, 99, 1, 2, units=lines, **KINGS)
    idle(p, "kings.return")
    p.answer(0, "yes").answer(0, {"x": 24000, "y": 4000, "facing": 0})
    assert p.st.kinged == (1, 0)


# --- tokens that are carried ----------------------------------------------------------------------

DANCE: dict[str, Any] = {"mode": "a_dance_with_dragons"}
FEAST: dict[str, Any] = {"mode": "a_feast_for_crows", "terrain": ["corpse_pile at 24,24"]}


def carrier(*more: str, lies: str = "at 24,21", far: int = 3000, **data: Any) -> Play:
    """Unit 0 marches onto a token and carries it."""
    p = field(f"0 {SPEARS} at 24,15", *more, f"1 {SPEARS} at 44,44 facing 180",
              objectives=[lies], **data)  # fmt: skip
    p.answer(0, f"unit:{SPEARS}:0").answer(0, "march").answer(0, {"distance": far})
    assert p.st.o_unit == [0]
    return p


@pytest.mark.rule("miniatures:modes.carry_stolen")
def test_a_melee_attack_takes_the_token_with_more_ranks_left() -> None:
    for left, taken in ((8, True), (12, False)):  # two ranks, or as many as the attacker
        p = carrier(f"1 {SPEARS} at 24,26.9 facing 180", **DANCE)
        p.answer(1, f"unit:{SPEARS}:1").answer(1, f"charge:{SPEARS}:0")
        p.answer(1, {"pivot": 0}, inject=[("charge", 5)])
        idle(p, "dice.reroll")
        dice = p.st.stack[-1]["dice"]
        for match in (p.match, p.native):
            match.st.health[0] = left
        p.answer(1, *[f"die:{i + 1}" for i in range(len(dice))], inject=[("attack", 0)] * 7)
        assert p.told("attack.hits")[-1]["hits"] == 0
        assert p.st.o_unit == [1 if taken else 0]


@pytest.mark.rule("miniatures:modes.carry")
def test_a_second_token_is_laid_aside() -> None:
    p = field(f"0 {SPEARS} at 24,15", f"1 {SPEARS} at 44,44 facing 180",
              objectives=["at 24,21", "at 24,17"], **DANCE)  # fmt: skip
    p.answer(0, f"unit:{SPEARS}:0").answer(0, "march").answer(0, {"distance": 3000})
    p.expect("objective.place", 1)  # the opponent lays the one that was not taken
    assert sorted(p.st.o_unit) == [-1, 0]
    assert p.refused(1, {"x": 24000, "y": 30000}) == "modes.carry_laid"
    p.answer(1, {"x": 24000, "y": 21500})
    assert sorted(p.st.o_unit) == [-1, 0]


@pytest.mark.rule("miniatures:modes.pile_left", "miniatures:modes.pile_contact")
def test_a_bearer_that_walks_off_the_pile_drops_its_token_on_it() -> None:
    p = carrier(f"0 {WOLF} at 4,4", lies="at 24,23 pile=0", far=6000, **FEAST)
    idle(p, "turn.unit")
    while p.asked().seat != 0 or f"unit:{SPEARS}:0" not in p.keys(0):
        d = p.asked()
        keys = p.keys(d.seat)
        p.answer(d.seat, "none" if "none" in keys else keys[0])
    p.answer(0, f"unit:{SPEARS}:0").answer(0, "maneuver")
    p.answer(0, {"pivot": 18000, "distance": 5000, "turn": 0})
    p.expect("objective.place", 1)
    assert p.refused(1, {"x": 24000, "y": 14000}) == "modes.pile_contact"
    p.answer(1, {"x": 24000, "y": 26000})
    assert (p.st.o_unit, p.st.o_y) == ([-1], [26000])


@pytest.mark.rule("miniatures:modes.carry_lost", "miniatures:modes.carry_laid")
def test_a_panicking_bearer_loses_its_token_near_its_tray_even_off_the_pile() -> None:
    q = rule(
        "modes.carry.lay_token", 0, 0, 1, False, units=[f"0 {SPEARS} at 24,18", CAMP],
        objectives=["at 24,21.5 pile=0"], **FEAST,
    )  # fmt: skip
    q.expect("objective.place", 1)
    # the pile is further than 2 inches from the tray at its other end
    assert q.refused(1, {"x": 24000, "y": 25400}) == "modes.carry_laid"
    q.answer(1, {"x": 24000, "y": 14000})
    assert q.st.o_y == [14000]


@pytest.mark.rule("miniatures:modes.carry_lost")
def test_an_engaged_enemy_takes_the_token_of_a_fallen_bearer() -> None:
    p = carrier(f"1 {SPEARS} at 24,26.9 facing 180, wounds 9", **DANCE)
    p.answer(1, f"unit:{SPEARS}:1").answer(1, f"charge:{SPEARS}:0")
    p.answer(1, {"pivot": 0}, inject=[("charge", 5)])
    idle(p, "dice.reroll")
    for match in (p.match, p.native):
        match.st.health[0] = 1
    p.answer(1, "die:1", "die:2", inject=[("attack", 5)] * 2 + [("defense", 0)] * 3)
    assert p.st.where[0] == 2
    assert p.st.o_unit == [1]


@pytest.mark.rule("miniatures:modes.feast_piles")
def test_a_feast_begins_with_a_pile_under_each_token() -> None:
    p = Play.new(
        "miniatures", seats=2,
        options={"mode": "a_feast_for_crows", "armies": "stark_20,lannister_20", "points": 20},
    )  # fmt: skip
    st = p.st
    assert st.t_kind == ("corpse_pile", "corpse_pile")
    assert list(zip(st.t_x, st.t_y, strict=True)) == list(zip(st.o_x, st.o_y, strict=True))
    assert st.o_pile == (0, 1)
    idle(p, "terrain.piece")
    assert not any("corpse_pile" in k for k in p.keys(p.asked().seat))


# --- missions -------------------------------------------------------------------------------------

WINGS: dict[str, Any] = {
    "mode": "dark_wings_dark_words", "missions": ["mission_1", "mission_2"],
    "missions_next": ["mission_3", "mission_4"],
}  # fmt: skip


@pytest.mark.rule("miniatures:modes.ncu_swap")
def test_an_ncu_changes_a_mission_instead_of_its_zone() -> None:
    name = next(iter(facts.NCUS))
    p = field(f"0 {SPEARS} at 24,24", f"1 {SPEARS} at 44,44", ncus=[f"0 {name}"], **WINGS)
    p.answer(0, f"ncu:{name}:0")
    idle(p, "board.claim")
    p.answer(0, "zone:zone_crown")
    idle(p, "board.replace")
    assert p.keys() == ["zone", "mission"]
    p.answer(0, "mission")
    p.expect("missions.swap", 0)
    p.answer(0, "active:mission_1:mission_4")
    assert p.st.missions == ("mission_4", "mission_2")
    assert p.st.missions_next == ("mission_3",)
    assert not p.told("zone.target")


@pytest.mark.rule("miniatures:modes.commander_swap")
def test_a_commander_gives_its_action_for_a_new_mission_in_reserve() -> None:
    p = field(LORD, f"1 {SPEARS} at 44,44", **WINGS)
    p.answer(0, f"unit:{SPEARS}:0").answer(0, "swap")
    p.answer(0, "reserve:mission_3", inject=[("mission", 0)])
    assert p.st.missions == ("mission_1", "mission_2")
    assert p.st.missions_next == ("mission_4", "mission_5")
    assert p.st.activated[0] == 1


@pytest.mark.rule("miniatures:modes.mission_kills")
def test_revenge_is_for_those_who_lost_a_unit_and_struck_themselves() -> None:
    lines = [f"0 {SPEARS} at 24,24", f"1 {SPEARS} at 30,34 facing 180", CAMP]
    data: dict[str, Any] = {"mode": "winds_of_winter", "missions": ["mission_9"]}
    none = rule("wounds.wound", 1, 99, 0, 0, units=lines, **data)
    assert none.st.vp == [1, 0]
    for by, points in ((0, 2), (1, 1)):
        p = field(*lines, **data)
        for match in (p.match, p.native):
            match.st.losses = (1, 0)
        from weirwood.games.miniatures.rules.modes.fallen import after_destruction

        after_destruction(p.st, 1, by, -1)
        assert p.st.vp[0] == points - 1


@pytest.mark.rule("miniatures:modes.mission_reveal")
def test_revealed_missions_are_gone_after_the_round() -> None:
    p = rule(
        "modes.missions.reveal_missions", units=[f"0 {SPEARS} at 24,24", CAMP], round=2,
        hands={"0": ["mission_6"], "1": ["mission_12"]}, mode="winds_of_winter", first=1,
    )  # fmt: skip
    assert p.asked().seat == 1  # the first player reveals first
    p.answer(1, "mission:mission_12").answer(0, "mission:mission_6")
    assert p.st.missions == ("mission_12", "mission_6")
    while p.st.round == 2:
        d = p.asked()
        keys = p.keys(d.seat)
        p.answer(d.seat, "none" if "none" in keys else keys[0])
    assert p.st.missions == ()


@pytest.mark.rule("miniatures:modes.missions_score")
def test_objectives_alone_score_nothing_in_winds_of_winter() -> None:
    data: dict[str, Any] = {"mode": "winds_of_winter", "objectives": ["at 24,24"], "round": 2}
    lines = [f"0 {SPEARS} at 24,24", CAMP]
    bare_round = rule("modes.scoring.score_round", units=lines, **data)
    assert bare_round.st.vp == [0, 0]
    all_of_them = rule("modes.scoring.score_round", units=lines, missions=["mission_12"], **data)
    assert all_of_them.st.vp == [1, 0]


# --- Honed & Ready --------------------------------------------------------------------------------


@pytest.mark.rule("miniatures:modes.ncu_arrows")
def test_an_ncu_calls_the_arrows_down() -> None:
    name = next(iter(facts.NCUS))
    p = field(
        f"1 {SPEARS} at 24,24", f"0 {SPEARS} at 4,4", CAMP, ncus=[f"0 {name}"],
        objectives=["at 24,24"], mode="honed_and_ready",
    )  # fmt: skip
    p.answer(0, f"ncu:{name}:0")
    idle(p, "board.claim")
    p.answer(0, "zone:zone_crown")
    idle(p, "board.replace")
    p.answer(0, "arrows")
    p.expect("board.arrows", 0)
    p.answer(0, f"unit:{SPEARS}:0", inject=[("arrows", 2), *[("defense", 0)] * 5])
    assert p.st.health[0] == 12 - 5
    assert not p.told("test.result")  # hits, but no attack


# --- Fire & Blood ---------------------------------------------------------------------------------


@pytest.mark.rule("miniatures:modes.bounty", "miniatures:modes.mark_points")
def test_prices_add_up_and_are_paid_when_the_unit_falls() -> None:
    lines = [LORD, f"1 {SPEARS} at 24,34 facing 180, marked", CAMP]
    p = field(*lines, mode="fire_and_blood")
    p.answer(0, f"unit:{SPEARS}:0")
    p.answer(0, f"unit:{SPEARS}:1")  # a price of one
    idle(p, "turn.unit")
    from weirwood.games.miniatures.rules.modes.fallen import after_destruction

    after_destruction(p.st, 1, 0, -1)
    assert p.st.vp == [3, 0]  # two for the mark and one for the price, besides the usual one
    assert p.st.bounty == (0, 0, 0)


@pytest.mark.rule("miniatures:modes.mark_cards")
def test_a_marked_unit_fights_with_its_card() -> None:
    p = rule(
        "modes.kings.mark_units", mode="fire_and_blood", first=1,
        units=[f"0 {SPEARS} at 24,24", FOE, f"0 {SPEARS} at 4,4", CAMP],
    )  # fmt: skip
    p.answer(1, f"unit:{SPEARS}:0").answer(0, "objective:objective_6")
    while p.asked().kind.startswith("fire"):
        p.answer(p.asked().seat, p.keys()[0])
    p.answer(0, f"unit:{SPEARS}:0")
    p.answer(0, f"melee:{SPEARS}:1")
    idle(p, "turn.unit")
    assert list(bonuses(p.st, 0)) == ["sundering"]
    defended = p.told("dice.defense")
    assert all(row["need"] == facts.UNITS[SPEARS].defense + 1 for row in defended if row["nr"])


# --- Here We Stand --------------------------------------------------------------------------------

STAND: dict[str, Any] = {"mode": "here_we_stand"}


@pytest.mark.rule("miniatures:modes.unit_returns", "miniatures:modes.returns_whole")
def test_one_destroyed_unit_a_round_comes_back_and_rests() -> None:
    lines = [f"0 {SPEARS} at 24,30, with {CAPTAIN}", f"0 {BOWS} at 4,4", CAMP]
    p = rule("wounds.wound", 0, 99, 1, -1, units=lines, **STAND)
    idle(p, "stand.return")
    assert p.keys() == [f"unit:{SPEARS}:0", "none"]
    p.answer(0, f"unit:{SPEARS}:0")
    assert p.refused(0, {"x": 24000, "y": 24000}) == "modes.unit_returns"
    p.answer(0, {"x": 45000, "y": 30000, "facing": 0})
    st = p.st
    assert (st.where[0], st.health[0], st.activated[0]) == (1, 12, 1)
    assert st.attached[0] == (CAPTAIN,)


@pytest.mark.rule("miniatures:modes.in_quadrant")
def test_the_opponent_puts_a_split_unit_into_a_quadrant() -> None:
    p = rule(
        "modes.scoring.score_round", units=[f"0 {SPEARS} at 24,10", CAMP], **{**STAND, "round": 2}
    )
    p.expect("stand.quadrant", 1)
    p.answer(1, "quadrant:q2")
    assert scoring.quadrant_weight(p.st, 0, 1) == p.st.cost[0]
    assert scoring.quadrant_weight(p.st, 0, 0) == 0


@pytest.mark.rule("miniatures:modes.ncu_quadrant", "miniatures:modes.quadrant_control")
def test_an_ncu_goes_to_a_quadrant_and_tips_it() -> None:
    costs = {n.id: n.cost for n in facts.NCUS.values()}
    name = next(n for n in costs if costs[n] >= 4)
    other = next(n for n in costs if n != name)
    cheap = next(
        u.id for u in facts.UNITS.values() if u.solo and 0 < u.cost < 5 and not u.characters
    )
    lines = [f"0 {cheap} at 10,10", f"0 {SPEARS} at 24,40", CAMP]
    p = field(*lines, ncus=[f"0 {name}", f"0 {other}"], **{**STAND, "round": 2})
    p.answer(0, f"ncu:{name}:0")
    idle(p, "board.claim")
    p.answer(0, "quadrant:q1")
    assert p.st.n_zone[0] == "q1"
    idle(p, "turn.unit")
    while p.asked().seat != 0:
        idle(p, "turn.unit").answer(1, p.keys(1)[0])
        idle(p, "turn.unit")
    p.answer(0, f"ncu:{other}:1")
    idle(p, "board.claim")
    assert not p.may(0, "quadrant:q1")  # one of a player in each quadrant
    for match in (p.match, p.native):
        match.st.notes[0]["quadrant"] = 0
    assert scoring.quadrant_weight(p.st, 0, 0) == p.st.cost[0] + costs[name] >= 5
