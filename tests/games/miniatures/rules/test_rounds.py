"""Rounds, turns, clean-up, victory."""

from __future__ import annotations

import pytest
from tests.games.miniatures.driver import (
    BOWS,
    FAR,
    SPEARS,
    act,
    faces,
    field,
    last,
    rule,
    state,
    unit,
)

from weirwood.games.miniatures import facts
from weirwood.games.miniatures.rules import winning
from weirwood.games.miniatures.rules.ncus import ready_ncus
from weirwood.games.miniatures.rules.units import figures_left, ranks_left
from weirwood.games.miniatures.state import GONE
from weirwood.kernel.testing import Play

ONE = f"0 {SPEARS} at 24,10"


def finish_round(p: Play) -> None:
    """Everybody passes the time until the round is over."""
    now = state(p).round
    while not p.over and state(p).round == now:
        d = p.asked()
        keys = p.keys(d.seat)
        if d.kind == "cards.discard":
            p.answer(d.seat, [])
        elif d.kind == "cards.refill":
            p.answer(d.seat, 0)
        elif "none" in keys:
            p.answer(d.seat, "none")
        else:
            p.answer(d.seat, keys[0])


@pytest.mark.rule(
    "miniatures:rounds.alternate", "miniatures:rounds.turn", "miniatures:rounds.battle"
)
def test_turns_alternate_until_everybody_has_been_activated() -> None:
    p = field(ONE, f"0 {SPEARS} at 34,10", FAR)
    for u, seat in ((0, 0), (2, 1), (1, 0)):
        p.expect("turn.unit", seat)
        act(p, u, "none")
    # a new round: the token has passed
    assert state(p).round == 2
    p.expect("turn.unit", 1)
    assert facts.CONTENT.rounds == 6


@pytest.mark.rule("miniatures:rounds.no_pass")
def test_nobody_passes_while_a_unit_is_left() -> None:
    p = field(ONE, FAR)
    assert p.keys(0) == [unit(p, 0)]
    assert p.refused(0, "pass") == "rounds.no_pass"


@pytest.mark.rule("miniatures:rounds.none_left", "miniatures:rounds.end_of_turn")
def test_who_has_nobody_left_goes_to_the_end_of_the_turn() -> None:
    p = field(ONE, FAR, f"1 {SPEARS} at 34,44 facing 180")
    act(p, 0, "none")
    act(p, 1, "none")
    # seat 0's turn came and went without a question
    p.expect("turn.unit", 1)
    assert [e["seats"] for e in p.told("turn.began")] == [[0], [1], [0], [1]]


@pytest.mark.rule("miniatures:rounds.actions", "miniatures:rounds.activation")
def test_an_activation_is_one_action_or_none() -> None:
    p = field(ONE, FAR)
    p.answer(0, unit(p, 0))
    assert p.keys(0) == ["maneuver", "march", "none"]
    p.answer(0, "none")
    assert state(p).activated[0] == 1
    p.expect("turn.unit", 1)


@pytest.mark.rule("miniatures:rounds.free_action", "miniatures:rounds.activation")
def test_a_free_action_neither_needs_nor_uses_the_activation() -> None:
    p = rule("actions.free_action", 0, ("maneuver",), -1, units=[ONE + ", activated", FAR])
    p.answer(0, "maneuver")
    p.answer(0, {"distance": 2000})
    assert state(p).y[0] == 12000
    assert state(p).activated[0] == 1


@pytest.mark.rule("miniatures:rounds.idleness")
def test_idleness_means_death_is_a_switch() -> None:
    units = [ONE, f"1 {SPEARS} against 0 front"]
    free = field(*units)
    free.answer(0, unit(free, 0))
    assert free.may(0, "none")
    strict = field(*units, switches=["idleness"])
    strict.answer(0, unit(strict, 0))
    assert strict.keys(0) == ["retreat", f"melee:{SPEARS}:1"]
    assert strict.refused(0, "none") == "rounds.idleness"


@pytest.mark.rule("miniatures:rounds.full_board")
def test_with_the_errata_a_full_board_keeps_ncus_waiting() -> None:
    ncus = [
        f"{i % 2} {name} on {zone}"
        for i, (name, zone) in enumerate(zip(list(facts.NCUS)[:5], ZONES, strict=True))
    ]
    more = ["0 " + list(facts.NCUS)[6]]
    for switches, found in (([], 1), (["full_board"], 0)):
        p = field(ONE, FAR, ncus=ncus + more, switches=switches)
        assert len(ready_ncus(state(p), 0)) == found


ZONES = ("zone_crown", "zone_wealth", "zone_tactics", "zone_combat", "zone_maneuver")


@pytest.mark.rule(
    "miniatures:rounds.cleanup",
    "miniatures:rounds.tokens_off",
    "miniatures:rounds.ncus_off",
    "miniatures:rounds.token_passes",
    "miniatures:rounds.round",
)
def test_clean_up_clears_the_board_and_passes_the_token() -> None:
    ncu = next(iter(facts.NCUS))
    p = field(ONE, FAR, ncus=[f"0 {ncu} on zone_crown"], first=0)
    finish_round(p)
    st = state(p)
    assert st.round == 2
    assert st.first == 1
    assert st.activated == [0, 0]
    assert st.n_zone == [""]
    assert st.n_activated == [0]
    kinds = [e["kind"] for e in p.events]
    assert kinds.index("board.cleared") < kinds.index("round.began")


@pytest.mark.rule(
    "miniatures:rounds.discard", "miniatures:rounds.refill", "miniatures:tactics.hand"
)
def test_hands_are_thrown_away_and_refilled_to_three() -> None:
    deck = list(facts.CARDS)[:6]
    p = field(ONE, FAR, hands={"0": deck[:2]}, decks={"0": deck[2:]})
    while p.asked().kind != "cards.discard":
        d = p.asked()
        keys = p.keys(d.seat)
        p.answer(d.seat, "pass" if "pass" in keys else "none" if "none" in keys else keys[0])
    p.answer(0, p.keys(0)[0] if p.keys(0)[0] != "done" else p.keys(0)[1])
    p.expect("cards.refill", 0)
    assert p.asked(0).most == 2
    p.answer(0, 2)
    assert len(p.view(0)["players"][0]["hand"]) == 3


@pytest.mark.rule(
    "miniatures:rounds.victory", "miniatures:modes.target", "miniatures:rounds.scoring"
)
def test_the_target_wins_at_the_end_of_a_round() -> None:
    p = field(ONE, FAR, vp=[10, 3])
    finish_round(p)  # only clean-up looks at it
    assert p.match.standings == [[0], [1]]
    for points, target in ((30, 8), (40, 10), (50, 12), (60, 14), (35, 8)):
        st = state(field(ONE, FAR, points=points))
        assert winning.target_points(st) == target
    team = state(field(ONE, FAR, points=20, teams=True, seats=4))
    assert winning.target_points(team) == 10


@pytest.mark.rule("miniatures:rounds.victory_tied")
def test_equal_at_the_target_plays_on() -> None:
    p = field(ONE, FAR, vp=[11, 11])
    finish_round(p)
    assert not p.over


@pytest.mark.rule("miniatures:rounds.last_round", "miniatures:rounds.tie_break")
def test_after_six_rounds_points_then_army_points_decide() -> None:
    p = field(ONE, FAR, round=6, vp=[4, 5])
    finish_round(p)
    assert p.match.standings == [[1], [0]]
    q = field(ONE, f"0 {BOWS} at 34,10", FAR, round=6, vp=[4, 4])
    finish_round(q)
    assert q.match.standings == [[0], [1]]
    drawn = field(ONE, FAR, round=6, vp=[4, 4])
    finish_round(drawn)
    assert drawn.match.standings == [[0, 1]]


@pytest.mark.rule("miniatures:rounds.elimination", "miniatures:rounds.combat_point")
def test_who_loses_the_last_unit_loses_at_once() -> None:
    p = field(f"0 {SPEARS} at 24,20", f"1 {SPEARS} against 0 front, wounds 11", vp=[0, 9])
    act(p, 0, "melee 1", inject=faces("attack", 4, *[1] * 6) + faces("defense", 1))
    assert p.over
    assert p.match.standings == [[0], [1]]
    assert p.match.scores == [1, 9]


@pytest.mark.rule("miniatures:rounds.reserve_waits")
def test_units_in_reserve_keep_a_side_in_the_battle() -> None:
    p = field(f"0 {SPEARS} at 24,20", f"1 {SPEARS} against 0 front, wounds 11", f"1 {SPEARS}")
    act(p, 0, "melee 1", inject=faces("attack", 4, *[1] * 6) + faces("defense", 1))
    assert not p.over


@pytest.mark.rule("miniatures:rounds.own_loss")
def test_losses_by_nobody_or_by_the_owner_score_for_the_opponents() -> None:
    for by in (-1, 0):
        p = rule("wounds.wound", 0, 12, by, -1, units=[ONE, f"0 {SPEARS} at 34,10", FAR])
        assert state(p).vp == [0, 1]


@pytest.mark.rule("miniatures:units.rank_lost", "miniatures:units.removal", "miniatures:field.tray")
def test_three_wounds_keep_three_ranks_and_four_cost_one() -> None:
    """The rulebook's example of ranks; the tray keeps its size."""
    for wounds, ranks in ((3, 3), (4, 2), (8, 1), (11, 1)):
        p = rule("wounds.wound", 0, wounds, 1, -1, units=[ONE, FAR])
        st = state(p)
        assert ranks_left(st, 0) == ranks
        assert figures_left(st, 0) == 12 - wounds
        assert (st.half_width[0], st.half_depth[0]) == (2750, 2400)


@pytest.mark.rule("miniatures:units.multi_wound", "miniatures:units.healing")
def test_wounds_pile_on_one_figure_and_healing_clears_it_first() -> None:
    from weirwood.games.miniatures.rules.wounds import restore

    p = rule("wounds.wound", 0, 4, 1, -1, units=["0 stark_outriders at 24,10", FAR])
    st = state(p)
    assert (figures_left(st, 0), ranks_left(st, 0)) == (3, 2)
    assert restore(st, 0, 2) == 2
    assert figures_left(st, 0) == 4
    assert restore(st, 0, 9) == 2  # never beyond the start
    assert last(p, "unit.wounded")["count"] == 4


@pytest.mark.sources
@pytest.mark.rule("miniatures:rounds.victory", "miniatures:rounds.last_round")
@pytest.mark.rule("miniatures:rounds.tie_break")
@pytest.mark.parametrize(
    ("round_", "points", "hurt", "why", "groups"),
    [
        (3, (10, 2), 0, "points", [[0], [1]]),
        (3, (2, 12), 0, "points", [[1], [0]]),
        (3, (10, 10), 0, "", []),  # level at the target: the battle goes on
        (3, (9, 2), 0, "", []),
        (5, (9, 9), 1, "", []),
        (6, (9, 2), 0, "rounds", [[0], [1]]),
        (6, (2, 9), 0, "rounds", [[1], [0]]),
        (6, (5, 5), 0, "rounds", [[0, 1]]),
        (6, (5, 5), 1, "rounds", [[1], [0]]),  # army points left decide
        (6, (11, 11), 1, "rounds", [[1], [0]]),
    ],
)
def test_how_a_battle_ends(
    round_: int, points: tuple[int, int], hurt: int, why: str, groups: list[list[int]]
) -> None:
    units = [f"0 {SPEARS} at 24,12", f"0 {SPEARS} at 34,12", f"1 {SPEARS} at 24,36 facing 180"]
    units.append(f"1 {SPEARS} at 34,36 facing 180")
    p = field(*units, round=round_)
    st = p.match.fork().st
    st.vp = list(points)
    if hurt:
        st.where[1] = GONE
    ended: list[tuple[list[list[int]], str]] = []

    def note(st: object, groups: list[list[int]], why: str) -> None:
        ended.append(([list(group) for group in groups], why))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(winning, "end", note)
        winning.check(st)
    assert ended[:1] == ([(groups, why)] if why else [])
