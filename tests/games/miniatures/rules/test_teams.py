"""Teams of two, and free-for-alls of three and four."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.games.miniatures.driver import SPEARS, act, faces, field, rule, state

import weirwood
from weirwood.games.miniatures.rules import teams
from weirwood.games.miniatures.rules.contexts import push
from weirwood.games.miniatures.rules.dice import spenders
from weirwood.games.miniatures.rules.field import zones_of_game
from weirwood.games.miniatures.rules.modes import kings, scoring
from weirwood.kernel import Refused
from weirwood.kernel.testing import Play

TEAM: dict[str, Any] = {"seats": 4, "teams": True, "points": 20}
FOUR = [
    f"0 {SPEARS} at 10,10",
    f"1 {SPEARS} at 10,40 facing 180",
    f"2 {SPEARS} at 30,10",
    f"3 {SPEARS} at 30,40 facing 180",
]
ALL: dict[str, Any] = {"seats": 4, "points": 20, "zones": [0, 1, 2, 3]}


@pytest.mark.rule("miniatures:teams.friends", "miniatures:teams.turn")
def test_a_team_activates_one_unit_of_either_player() -> None:
    p = field(*FOUR, **TEAM)
    assert teams.friends(state(p), 0, 2)
    assert not teams.friends(state(p), 0, 1)
    d = p.expect("turn.unit", 0)
    assert p.keys(d.seat) == [f"unit:{SPEARS}:0", f"unit:{SPEARS}:2"]
    p.answer(0, f"unit:{SPEARS}:2")
    p.expect("turn.action", 2)  # the owner leads it
    p.answer(2, "none")
    p.expect("turn.unit", 1)


@pytest.mark.rule("miniatures:teams.captain")
def test_the_captain_of_a_team_changes_every_round() -> None:
    st = state(field(*FOUR, **TEAM))
    assert [teams.captain(st, side) for side in (0, 1)] == [0, 1]
    st.round = 0  # terrain and deployment: as in the first
    assert [teams.captain(st, side) for side in (0, 1)] == [0, 1]
    st.round = 2
    assert [teams.captain(st, side) for side in (0, 1)] == [2, 3]
    st.round = 3
    assert [teams.captain(st, side) for side in (0, 1)] == [0, 1]


@pytest.mark.rule("miniatures:teams.points", "miniatures:teams.decks")
def test_points_and_elimination_belong_to_teams() -> None:
    p = rule("wounds.wound", 1, 12, 0, 0, units=FOUR, **TEAM)
    assert state(p).vp == [1, 0]
    assert not p.over  # seat 3 still stands for the team
    q = rule("wounds.wound", 1, 12, 0, 0, units=FOUR[:3], **TEAM)
    assert q.over
    assert q.match.standings == [[0, 2], [1, 3]]
    new = weirwood.new("miniatures", seats=4, seed=1, options={"teams": True})
    assert [row["deck"] for row in new.view(None)["players"]] == [20] * 4


@pytest.mark.rule("miniatures:teams.zones_shared")
def test_a_mates_ncu_controls_for_the_team() -> None:
    from weirwood.games.miniatures import facts

    ncu = next(iter(facts.NCUS))
    st = state(field(*FOUR, ncus=[f"2 {ncu} on zone_crown"], **TEAM))
    assert scoring.controls_zone(st, 0, "zone_crown")
    assert not scoring.controls_zone(st, 1, "zone_crown")


@pytest.mark.rule("miniatures:teams.sizes", "miniatures:teams.no_siege")
def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(Refused) as no:
        weirwood.new("miniatures", seats=3, options={"teams": True})
    assert no.value.rule == "teams.sizes"
    for seats in (3, 4):
        with pytest.raises(Refused) as siege:
            weirwood.new("miniatures", seats=seats, options={"mode": "a_storm_of_swords"})
        assert siege.value.rule == "teams.no_siege"
    assert weirwood.new(
        "miniatures", seats=4, options={"mode": "a_storm_of_swords", "teams": True}
    ).decisions


@pytest.mark.rule(
    "miniatures:teams.corners", "miniatures:teams.first_player", "miniatures:teams.order"
)
def test_a_free_for_all_starts_from_the_corners() -> None:
    dice = faces("roll_off", 1, 2, 6) + faces("roll_off", 1, 5, 2)
    p = Play.new(
        "miniatures", seats=3,
        options={"armies": "stark_20,lannister_20,neutral_20", "points": 20, "terrain": "none"},
        inject=dice[:3],
    )  # fmt: skip
    order = []
    while p.asked().kind == "deploy.corner":
        order.append(p.asked().seat)
        p.answer(p.asked().seat, p.keys()[0])
    assert order == [2, 0, 1]
    st = state(p)
    assert zones_of_game(st)[st.zone[2]] == (0, 0, 12000, 12000)
    rng = random.Random(1)
    while p.asked().kind.startswith("deploy"):
        d = p.asked()
        p.answer(d.seat, p.match.sample(d, rng))
    first = state(p).first
    assert p.told("dice.roll_off")[-1]["what"] == "first"
    turns: list[int] = []
    while len(turns) < 4:
        d = p.asked()
        if d.kind == "turn.unit":
            turns.append(d.seat)
        keys = p.keys(d.seat)
        p.answer(d.seat, "none" if "none" in keys else p.match.sample(d, rng))
    assert turns == [(first + k) % 3 for k in range(4)]


@pytest.mark.rule("miniatures:teams.out")
def test_who_is_out_leaves_the_others_fighting() -> None:
    p = rule("wounds.wound", 1, 12, 0, 0, units=FOUR, **ALL)
    assert state(p).out == (0, 1, 0, 0)
    assert not p.over
    act(p, 0, "none")
    p.expect("turn.unit", 2)  # seat 1 is passed over


@pytest.mark.rule("miniatures:teams.few_cards")
def test_with_many_sides_there_is_one_card_each() -> None:
    assert kings.card_share(state(field(*FOUR, **ALL))) == 1
    assert kings.card_share(state(field(*FOUR, **TEAM))) == 2


@pytest.mark.rule("miniatures:teams.who_spends")
def test_tokens_are_spent_by_the_other_side_of_the_attack() -> None:
    units = [FOUR[0] + ", weakened", *FOUR[1:]]
    st = state(field(*units, **ALL))
    push(st, "attack", attacker=0, defender=2, flags=[], charge=False)
    assert spenders(st, "attack") == [2]
    units = [FOUR[0] + ", panicked", *FOUR[1:]]
    st = state(field(*units, **ALL))
    push(st, "test", unit=0, by=-1, panic=True)
    assert spenders(st, "test") == [1, 2, 3]
