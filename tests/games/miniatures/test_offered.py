"""Offered means that something happens: no option whose only effect is to waste itself."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.miniatures.driver import (
    COMBAT,
    CROWN,
    FACING,
    FOE,
    FOES,
    MANEUVER,
    MINE,
    MISS,
    PASS,
    SPEARS,
    TACTICS,
    WOLF,
    Stage,
    attacked,
    begins,
    charge,
    hit,
    key,
    led,
    line,
    plays,
    stage,
    starts,
    strike,
    struck,
    uses,
)
from tests.games.miniatures.offers import SMALL, play

GAMES = 4
CREW = "ironborn_reavers"
SMUGGLER = "davos_seaworth_hand_of_the_true_king"
SOUGHT, OTHER = "whispered_threats_neutral", "adaptive_methods_neutral"


@pytest.mark.rule("miniatures:orders.worth", "miniatures:tactics_board.worth")
def test_no_option_in_random_battles_comes_to_nothing() -> None:
    tried: Counter[str] = Counter()
    for seed in range(GAMES):
        assert play(seed, 2, SMALL, tried) == []
    print(dict(tried))
    assert tried["effects.play"] > 50


def commands(used: int) -> Stage:
    """Issue Commands at the start of a turn, after an Order was used so many times."""
    tywin = "tywin_lannister_lord_of_casterly_rock"
    me = line(0, led(tywin), "at 24,12")
    noted = f"{me}, commander {tywin}, note order:order_threaten {used}"
    return begins(0, "issue_commands_tywin", noted, FOE, mode=1)


def reform(*units: str) -> Stage:
    return begins(0, "regroup_and_reform_free_folk", *units, FOE)


def coordination(*units: str) -> Stage:
    return begins(0, "coordination_tactics", *units, FOE)


def call(place: str) -> Stage:
    """Raiding Call for a unit; another of the house stands at this place."""
    return starts("raiding_call", f"0 {CREW} at 24,12, wounds 2", f"0 {CREW} at {place}", FOE)


def training(wounds: int) -> Stage:
    """Martial Training against a Vulnerable enemy; after two lost ranks Winter's Bite re-rolls."""
    me = "stark_sworn_swords"
    tired = f"{led('sworn_sword_captain', unit=me)}, wounds {wounds}"
    return strike(tired, f"{SPEARS}, vulnerable", script=uses("order_martial_training", me))


def final_strike(attack: list[int], **data: Any) -> Stage:
    """Final Strike after a melee attack with these dice: a hit for every wound that it dealt."""
    dice = {"attack": attack, "defense": [1] * 7, "morale": [6, 6], "panic": [1]}
    return struck("final_strike", dice=dice, **data)


def crowned(attack: list[int]) -> Stage:
    return final_strike(attack, ncus=CROWN)


def ferocity(foe: str, **data: Any) -> Stage:
    """Northern Ferocity: all that Vicious changes is the Panic test of whoever lives to take it."""
    return hit("northern_ferocity", foe=foe, dice=MISS, **data)


def impact(tokens: str, *ncus: str, far: bool = False) -> Stage:
    """Devastating Impact, once the die of a charge lies there, against a unit with these tokens;
    perhaps the die shows a 1, and the target stands ten inches away."""
    foe = f"1 {SPEARS} at 24,26.8 facing 180" if far else FACING[1]
    dice = {"charge": [1 if far else 5, 6], **MISS}
    return charge("devastating_impact_stark", MINE, f"{foe}{tokens}", ncus=ncus, dice=dice)


def too_far(*ncus: str) -> Stage:
    return impact("", *ncus, far=True)


def dunes(foe: str) -> Stage:
    """Dune Tactics without the Crown, against a unit that has lost no more ranks."""
    return struck("dune_tactics", f"{SPEARS}, wounds 9", foe, dice=MISS)


def assault(objective: str) -> Stage:
    """Sustained Assault by a unit that has lost ranks and holds this objective."""
    card = "sustained_assault_victarion"
    units = [f"0 {SPEARS} at 24,24, wounds 9", f"1 {SPEARS} against 0 front, wounds 9"]
    p = stage(*units, objectives=[f"at 24,24 {objective}"], dice=MISS, hands={"0": [card]})
    return p.play(turn__unit=[key(0)], turn__action=[f"melee:{SPEARS}:1"], **plays(card))


def planning(deck: list[str], *others: str) -> Stage:
    """Meticulous Planning looks for a card of the commander in this deck."""
    cards = {"decks": {"0": deck}, "hands": {"0": ["meticulous_planning", *others]}}
    script = plays("meticulous_planning", 1)
    return stage(*FOES, turn=1, ncus=TACTICS, **cards).play(**script)


@pytest.mark.rule("miniatures:orders.worth")
@pytest.mark.parametrize(
    ("table", "args", "offered"),
    [
        (commands, (1,), True),
        (commands, (0,), False),  # it was renewed already
        (reform, (f"0 {SPEARS} at 24,12, wounds 1", f"0 {SPEARS} at 32,12"), True),
        (reform, (f"0 {SPEARS} at 24,12", f"0 {SPEARS} at 32,12, with raid_leader"), True),
        (reform, (f"0 {SPEARS} at 24,12", f"0 {SPEARS} at 32,12"), False),  # nothing to give
        (reform, (f"0 {SPEARS} at 24,12, wounds 1",), False),  # and nobody to take
        (coordination, ("0 thenn_warriors at 24,12", f"0 {SPEARS} at 31,12"), True),
        (coordination, (f"0 {SPEARS} at 24,12", f"0 {SPEARS} at 40,12"), False),
        (coordination, (f"0 {SPEARS} at 24,12",), False),
        (call, ("31,12",), True),
        (call, ("44,12",), False),
        (training, (4,), True),
        (training, (8,), False),
        (impact, (", panicked",), True),
        (impact, (", panicked, vulnerable",), False),
        (too_far, (), False),  # it will not get there
        (too_far, MANEUVER, True),
        (too_far, (f"0 {SMUGGLER}",), True),  # who could have the die thrown again
        (assault, ("objective_7",), True),
        (assault, ("objective_10",), False),  # it rolls its most dice anyway
        (dunes, (SPEARS,), True),
        (dunes, (f"{SPEARS}, wounds 4",), True),
        (dunes, (f"{SPEARS}, wounds 8",), False),  # it has but its fewest dice left
        (dunes, (WOLF,), False),  # it has one number of dice
        (planning, ([SOUGHT],), True),
        (planning, ([OTHER], SOUGHT), True),  # which of the two is in hand nobody else sees
        (planning, ([OTHER],), False),
        (planning, ([], SOUGHT), False),
        (final_strike, ([6, *[1] * 6],), True),
        (final_strike, ([1] * 7,), False),  # no wound, no hit
        (crowned, ([6, *[1] * 6],), True),
        (crowned, ([1] * 7,), False),  # and the lower Defense is for these hits alone
        (ferocity, (f"{SPEARS}, wounds 10",), True),
        (ferocity, (f"{SPEARS}, wounds 11",), False),
    ],
)
def test_a_card_is_offered_where_it_could_do_something(
    table: object, args: tuple[object, ...], offered: bool
) -> None:
    assert callable(table)
    p = table(*args)
    assert bool(p.told("card.played") or p.told("order.used")) is offered


LAST = f"{SPEARS}, wounds 11"  # one more and it falls, before any test
CARD = "northern_ferocity"


@pytest.mark.rule("miniatures:orders.worth")
@pytest.mark.parametrize(
    ("foe", "data", "offered"),
    [
        (LAST, {"ncus": COMBAT}, True),  # it becomes Panicked
        (led("greatjon_umber_fierce_bannerman", ", wounds 11"), {}, True),  # To the Last
        (LAST, {"hands": {"0": [CARD], "1": ["what_is_dead_may_never_die"]}}, True),
        (LAST, {"hands": {"0": [CARD], "1": ["baratheon_justice"]}}, False),
        (LAST, {"hands": {"0": [CARD, "what_is_dead_may_never_die"]}}, False),
        (LAST, {"decks": {"1": ["what_is_dead_may_never_die"]}}, False),  # nobody holds a card
    ],
)
def test_vicious_is_for_whoever_may_live(foe: str, data: dict[str, Any], offered: bool) -> None:
    """A unit that may be saved takes its Panic test after all."""
    rows = {"hands": {"0": [CARD]}, **data}
    p = strike(SPEARS, foe, script=plays(CARD), dice=MISS, **rows)
    assert bool(p.told("card.played")) is offered


@pytest.mark.rule("miniatures:orders.worth")
@pytest.mark.parametrize("lies", [True, False])
def test_a_card_that_lies_there_may_save_too(lies: bool) -> None:
    units = [f"{MINE}, wounds 11", f"1 {SPEARS} against 0 front"]
    hands = {"0": ["here_we_stand"], "1": [CARD]}
    p = stage(*units, turn=0, hands=hands)
    p.play(
        effects__target=[key(0)], turn__unit=[key(0)], **(plays("here_we_stand") if lies else {})
    )
    p.play(turn__unit=[key(1)], turn__action=[f"melee:{SPEARS}:0"], **plays(CARD))
    assert (CARD in [row["card"] for row in p.told("card.played")]) is lies


@pytest.mark.rule("miniatures:orders.worth", "miniatures:units.healing")
@pytest.mark.parametrize(("wounds", "offered"), [(10, True), (11, False)])
def test_the_dying_restore_nothing(wounds: int, offered: bool) -> None:
    """What a unit restores in its last attack it loses with its life (Take the Black)."""
    cards = ["it_shall_not_end_until_my_death", "take_the_black"]
    script = {"effects__play": [f"card:{card}:0" for card in cards]}
    me, foe = f"{SPEARS}, wounds {wounds}", f"{SPEARS}, wounds 8"
    dice = {"attack": [6, 1, 1, 1] * 2, "defense": [1, 1], **PASS}
    if offered:
        p = strike(me, foe, hands={"0": cards}, script=script, dice=dice)
    else:
        p = attacked(me, foe, hands={"0": cards}, script=script, dice=dice)
        assert [row["count"] for row in p.told("attack.wounds")] == [1, 1]
    assert [row["card"] for row in p.told("card.played")] == [cards[offered]]


@pytest.mark.rule("miniatures:orders.worth", "miniatures:conditions.gained")
@pytest.mark.parametrize(("has", "ncus", "asked"), [
    ("", (), True),
    ("weakened", (), False),  # it has one already
    ("panicked", (), True),
    ("weakened", TACTICS, False),  # that who is chosen now is not chosen again changes nothing
])  # fmt: skip
def test_a_token_is_passed_on_to_whom_it_changes(
    has: str, ncus: tuple[str, ...], asked: bool
) -> None:
    """Stag's Wit, where the enemy engaged is Weakened already."""
    threat = line(1, led("justin_massey_cunning_follower"), "against 0 front")
    units = [MINE, f"{threat}, {has}" if has else threat]
    script = {"effects__play": [f"order:order_threaten:{SPEARS}:1", "card:stags_wit:0"],
              "effects__target": [key(0)]}  # fmt: skip
    p = stage(*units, turn=1, ncus=ncus, hands={"0": ["stags_wit"]}).play(**script)
    assert p.tokens(0) == set()
    assert ("effects.target" in p.questions) is asked


@pytest.mark.rule("miniatures:orders.worth", "miniatures:conditions.gained")
def test_who_is_spared_may_be_the_only_other_enemy() -> None:
    """Stag's Wit with the tactics zone: the first may be declined, the second chooses the same."""
    units = [MINE, line(1, led("justin_massey_cunning_follower"), "against 0 front")]
    p = stage(*units, turn=1, ncus=TACTICS, hands={"0": ["stags_wit"]})
    p.play(effects__play=[f"order:order_threaten:{SPEARS}:1", "card:stags_wit:0"],
           effects__target=["none"])  # fmt: skip
    assert p.tokens(0) == set()
    assert p.tokens(1) == {"weakened"}
    assert p.questions.count("effects.target") == 1  # the second is forced


@pytest.mark.rule("miniatures:orders.worth")
@pytest.mark.parametrize(("wounds", "asked"), [(1, True), (0, False)])
def test_no_token_is_paid_for_wounds_that_nobody_has(wounds: int, asked: bool) -> None:
    """The Iron Price takes a condition off the unit; the token would restore its wounds."""
    me = f"0 {CREW} at 24,12, panicked, note pillage 1, wounds {wounds}"
    script = {"effects__target": [key(0, CREW)], "effects__choice": ["way:way_mend"]}
    p = begins(0, "the_iron_price", me, FOE, script=script)
    assert p.tokens(0) == set()
    assert ("effects.may" in p.questions) is asked


@pytest.mark.rule("miniatures:orders.worth", "miniatures:abilities.pillage")
@pytest.mark.parametrize(("held", "asked"), [(1, True), (2, False)])
def test_nobody_hands_over_loot_that_the_other_cannot_hold(held: int, asked: bool) -> None:
    """Raiding Call, where the unit has its two Pillage tokens already."""
    me = f"0 {CREW} at 24,12, wounds 2, note pillage {held}"
    script = {"effects__target": [key(1, CREW)], "effects__may": "use:raiding_call"}
    p = starts("raiding_call", me, f"0 {CREW} at 31,12, note pillage 1", FOE, script=script)
    assert ("effects.may" in p.questions) is asked
    assert [p.state.notes[u]["pillage"] for u in (0, 1)] == [2, 0 if asked else 1]
