"""Matches: answering, taking back, conceding, failing rules, events, results."""

from __future__ import annotations

import dataclasses
import json
import random
from typing import Any

import pytest

import weirwood
from tests.kernel import toy
from weirwood.kernel import Decision, Match, Splitmix, registry
from weirwood.kernel.testing import Play

registry.add(toy.GAME)


def new(seats: int = 3, seed: int = 5, **more: Any) -> Match:
    return weirwood.new("toy", seats=seats, seed=seed, **more)


def play_out(m: Match, seed: int = 1) -> Match:
    rng = random.Random(seed)
    while not m.over:
        d = m.decisions[0]
        m.answer(d, m.sample(d, rng))
    return m


def ask(m: Match, kind: str, seed: int = 1) -> Decision:
    """Play at random until a question of this kind is open."""
    rng = random.Random(seed)
    while True:
        for d in m.decisions:
            if d.kind == kind:
                return d
        assert not m.over
        m.answer(m.decisions[0], m.sample(m.decisions[0], rng))


def stakes(m: Match, *amounts: int) -> None:
    for d, n in zip(m.decisions, amounts, strict=True):
        m.answer(d, n)


# ---- simultaneous questions -----------------------------------------------------------------


def test_secret_answers_stay_secret_until_the_last() -> None:
    m = new()
    first, second, third = m.decisions
    m.answer(second, 4)
    assert m.decisions == [first, third]
    assert m.answered == [second]
    assert m.view(0)["asked"][1] == {
        "seat": 1,
        "kind": "toy.stake",
        "answered": True,
        "args": [],
    }
    assert m.view(1)["asked"][1]["answer"] == 4
    assert "4" not in json.dumps(m.view(0)["asked"])
    assert all(e["kind"] != "toy.stakes" for e in m.events_for(0))


def test_a_secret_answer_may_be_withdrawn_and_its_number_stays_valid() -> None:
    m = new()
    d = m.decisions[1]
    m.answer(d, 4)
    m.withdraw(d)
    assert d in m.decisions
    m.answer(d, 2)
    with pytest.raises(weirwood.Refused, match=r"kernel\.already_answered"):
        m.answer(d, 3)


def test_withdrawing_what_was_not_answered_is_refused() -> None:
    m = new()
    with pytest.raises(weirwood.Refused, match=r"kernel\.not_answered"):
        m.withdraw(m.decisions[0])
    stakes(m, 1, 2, 3)
    with pytest.raises(weirwood.Refused, match=r"kernel\.closed_question"):
        m.withdraw(Decision(0, 0, "toy.stake"))


def test_results_do_not_depend_on_the_order_of_answering() -> None:
    ends = []
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        m = new()
        for seat in order:
            d = next(x for x in m.decisions if x.seat == seat)
            m.answer(d, seat + 1)
        ends.append(json.dumps(m.save()["state"], sort_keys=True))
    assert len(set(ends)) == 1


# ---- undo -----------------------------------------------------------------------------------


def test_undo_is_free_until_something_is_revealed() -> None:
    m = new()
    stakes(m, 1, 2, 3)
    d = m.decisions[0]
    assert d.kind == "toy.react"
    views = [m.view(s) for s in (0, 1, 2, None)]
    m.answer(d, ["pass"])
    assert m.can_undo(d.seat) is None
    m.undo(d.seat)
    assert [m.view(s) for s in (0, 1, 2, None)] == views
    again = m.decisions[0]
    assert again.number > d.number
    with pytest.raises(weirwood.Refused, match=r"kernel\.stale"):
        m.answer(d, ["pass"])
    m.answer(again, ["pass"])


@pytest.mark.parametrize("key", ["roll", "peek"])
def test_chance_and_a_look_are_barriers(key: str) -> None:
    m = new()
    stakes(m, 1, 2, 3)
    d = m.decisions[0]
    m.answer(d, [key])
    no = m.can_undo(d.seat)
    assert no is not None
    assert no.rule == "kernel.undo_barrier"
    with pytest.raises(weirwood.Refused):
        m.undo(d.seat)


def test_an_answer_of_another_seat_is_a_barrier() -> None:
    m = new()
    stakes(m, 1, 2, 3)
    first = m.decisions[0]
    m.answer(first, ["pass"])
    second = m.decisions[0]
    assert second.seat != first.seat
    m.answer(second, ["pass"])
    no = m.can_undo(first.seat)
    assert no is not None
    assert no.rule == "kernel.undo_other"


def test_undo_by_consent_goes_beyond_a_barrier() -> None:
    m = new()
    stakes(m, 1, 2, 3)
    d = m.decisions[0]
    before = json.dumps(m.save()["state"]["chips"])
    m.answer(d, ["roll"])
    m.undo(d.seat, consent=True)
    assert json.dumps(m.save()["state"]["chips"]) == before
    assert m.decisions[0].kind == d.kind
    assert weirwood.verify(play_out(m).record()) is None


def test_undo_works_over_snapshots() -> None:
    m = new(seed=2, options={"rounds": 9})
    rng = random.Random(4)
    for _ in range(120):
        if m.over:
            break
        d = m.decisions[0]
        m.answer(d, m.sample(d, rng))
        if m.can_undo(d.seat) is None:
            saved = json.dumps(m.save()["state"] | {"number": 0, "asked": 0})
            m.undo(d.seat)
            d = next(x for x in m.decisions if x.seat == d.seat)
            m.answer(d, m.sample(d, rng))
            assert saved
    assert weirwood.verify(play_out(m).record()) is None


# ---- failing rules --------------------------------------------------------------------------


def test_an_exception_inside_a_rule_leaves_the_match_as_it_was(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    m = new()
    stakes(m, 1, 2, 3)
    d = m.decisions[0]
    before, views = json.dumps(m.save()), [m.view(s) for s in (0, 1, 2)]
    events = m.events_for(0)
    monkeypatch.setattr(toy, "roll", lambda *a: 1 // 0)
    with pytest.raises(weirwood.RuleError, match="nothing has changed") as caught:
        m.answer(d, ["roll"])
    assert isinstance(caught.value.__cause__, ZeroDivisionError)
    monkeypatch.undo()
    again = m.decisions[0]
    assert again._replace(number=0) == d._replace(number=0)
    assert [m.view(s) for s in (0, 1, 2)] == views
    assert m.events_for(0) == events
    after = json.loads(json.dumps(m.save()))
    assert after["state"]["chance"] == json.loads(before)["state"]["chance"]
    m.answer(m.decisions[0], ["roll"])
    play_out(m)


# ---- conceding ------------------------------------------------------------------------------


def test_conceding_with_two_ends_the_match() -> None:
    m = new(seats=2)
    m.concede(0)
    assert m.over
    assert m.standings == [[1], [0]]
    assert m.returns == [-1.0, 1.0]
    with pytest.raises(weirwood.Refused, match=r"kernel\.over"):
        m.concede(1)


def test_the_first_to_concede_is_last_and_the_rest_play_on() -> None:
    m = new(seats=4, seed=8)
    m.concede(2)
    assert all(d.seat != 2 for d in m.decisions)
    rng = random.Random(3)
    for _ in range(7):
        m.answer(m.decisions[0], m.sample(m.decisions[0], rng))
    m.concede(0)
    while not m.over:
        assert {d.seat for d in m.decisions} <= {1, 3}
        m.answer(m.decisions[0], m.sample(m.decisions[0], rng))
    assert m.standings[-2:] == [[0], [2]]
    assert weirwood.verify(m.record()) is None


def test_conceding_twice_is_refused() -> None:
    m = new(seats=3)
    m.concede(1)
    with pytest.raises(weirwood.Refused, match=r"kernel\.conceded"):
        m.concede(1)


def test_an_agreed_draw_is_shared_by_all_who_stayed() -> None:
    m = new(seats=3)
    m.concede(1)
    m.draw()
    assert m.over
    assert m.standings == [[0, 2], [1]]
    assert m.events_for(None)[-1]["kind"] == "kernel.drawn"
    assert weirwood.verify(m.record()) is None
    with pytest.raises(weirwood.Refused, match=r"kernel\.over"):
        m.draw()


def test_a_table_that_nobody_plays_at_any_more_ends_the_match_itself() -> None:
    m = new(seats=3)
    m.concede(1)
    m.draw(by="table")
    assert m.standings == [[0, 2], [1]]
    assert m.events_for(None)[-1]["kind"] == "kernel.stopped"
    assert weirwood.verify(m.record()) is None


# ---- events, results ------------------------------------------------------------------------


def test_events_have_numbers_of_their_own_for_each_seat() -> None:
    m = new()
    play_out(m)
    heard = {s: m.events_for(s) for s in (0, 1, 2, None)}
    for events in heard.values():
        assert [e["number"] for e in events] == list(range(1, len(events) + 1))
    faces = {s: [e for e in heard[s] if e["kind"] == "toy.face"] for s in heard}
    assert faces[None] == []
    assert sum(map(len, faces.values())) > 0
    assert m.events_for(0, since=3) == heard[0][3:]


def test_a_fork_starts_without_events_but_numbers_go_on() -> None:
    m = new()
    stakes(m, 1, 2, 3)
    told = len(m.events_for(1))
    twin = m.fork()
    assert twin.events_for(1) == []
    twin.answer(twin.decisions[0], ["roll"])
    twin.answer(twin.decisions[0], ["pass"])
    loaded = weirwood.load(json.loads(json.dumps(m.save())))
    play_out(loaded)
    assert loaded.events_for(1)[0]["number"] == told + 1


def test_forks_that_go_apart_are_offered_what_their_own_position_allows() -> None:
    """Questions bear the same number in both: what one is offered must not answer the other."""
    m = new()
    rich, poor = m.fork(), m.fork()
    for twin, most in ((rich, 3), (poor, 0)):
        stakes(twin, 3, 0, most)
        twin.st.cards.piles[0] = twin.st.cards.piles[0][: most + 1]
    assert rich.decisions == poor.decisions
    assert [o.key for o in rich.options(rich.decisions[0])] == ["pass", "roll", "peek"]
    assert [o.key for o in poor.options(poor.decisions[0])] == ["pass", "roll"]


def test_silent_forks_tell_nothing_and_go_the_same_way() -> None:
    m = new()
    loud, silent = m.fork(), m.fork(silent=True)
    play_out(loud)
    play_out(silent)
    assert silent.standings == loud.standings
    assert silent.events_for(0) == []


def test_returns_share_places_and_sum_to_zero() -> None:
    m = new(seats=4)
    m.st.ended = True
    m.st.standings = ((2,), (0, 1), (3,))
    assert m.returns == [0.0, 0.0, 1.0, -1.0]
    m.st.standings = ((0, 1, 2, 3),)
    assert m.returns == [0.0] * 4


# ---- chance ---------------------------------------------------------------------------------


def test_outcomes_can_be_injected_and_are_recorded() -> None:
    p = Play.new("toy", seats=2, options={"rounds": 1}, inject=[("deck", [*range(12)][::-1])])
    assert p.st.cards.face[p.st.cards.piles[toy.DECK][-1]] == 0
    p.answer(0, 0)
    p.answer(1, 5)
    p.answer(0, "roll", inject=[("die", 5)])
    assert p.st.chips[0] == 8
    assert p.match.history[-1].drawn == (("die", 6, 5),)


def test_an_injected_outcome_out_of_range_is_an_error() -> None:
    m = new(seats=2)
    stakes(m, 1, 2)
    assert m.st.tape is not None
    m.st.tape.inject = [("die", 6)]
    with pytest.raises(weirwood.RuleError, match=r"not in 0\.\.5"):
        m.answer(m.decisions[0], ["roll"])


def test_the_same_seed_gives_the_same_game() -> None:
    one, two = play_out(new(seed=11)), play_out(new(seed=11))
    assert one.record() == two.record()
    assert one.record() != play_out(new(seed=12)).record()


# ---- answers --------------------------------------------------------------------------------


def test_options_extend_step_by_step() -> None:
    m = new(seed=3, options={"rounds": 9})
    d = ask(m, "toy.tokens")
    assert [o.key for o in m.options(d)] == ["left=t1", "left=t2", "left=t3"]
    assert [o.key for o in m.options(d, ["left=t2"])] == ["right=t1", "right=t3"]
    assert m.options(d, ["left=t2", "right=t1"]) == []
    m.answer(d, {"right": "t1", "left": "t2"})
    assert m.st.flags == {"left": 2, "right": 1}


def test_a_sample_is_an_answer_to_its_own_question_alone() -> None:
    m = new(seed=3, options={"rounds": 9})
    d = ask(m, "toy.tokens")
    sample = m.sample(d, random.Random(1))
    twin = m.fork()
    twin.answer(d, dict(sample))
    assert m.why_not(d, sample) is None
    wrong = dict.fromkeys(sample, next(iter(sample.values())))
    with pytest.raises(weirwood.Refused):
        m.answer(d, wrong)
    m.answer(d, {name: sample[name] for name in reversed(sample)})  # in whatever order
    assert m.st.flags == twin.st.flags
    again = ask(m, "toy.tokens", seed=2)
    m._forget()
    assert m.why_not(again, sample) == m.why_not(again, dict(sample))


def test_what_is_no_question_is_refused_also_when_nothing_was_listed() -> None:
    m = new(seed=3)
    found: list[Any] = [None, 7, m.decisions[0]._replace(number="0")]  # type: ignore[arg-type]
    for nothing in found:
        with pytest.raises(weirwood.Refused):
            m.options(nothing)
        with pytest.raises(weirwood.Refused):
            m.sample(nothing, random.Random(1))
        with pytest.raises(weirwood.Refused):
            m.answer(nothing, 1)


def test_a_pick_may_end_early_and_comes_in_the_options_order() -> None:
    m = new(seed=3, options={"rounds": 9})
    d = ask(m, "toy.show")
    keys = [o.key for o in m.options(d)]
    assert keys[0] == "done"
    assert "done" not in [o.key for o in m.options(d, keys[1:3])]
    m.answer(d, keys[2:0:-1])
    assert m.history[-1].reply == tuple(keys[1:3])


def test_choices_show_what_is_refused_and_why() -> None:
    m = new(seats=2)
    stakes(m, 1, 2)
    m.st.cards.piles[toy.DECK] = m.st.cards.piles[toy.DECK][:1]
    m._forget()
    shown = {c.key: c.refusal for c in m.choices(m.decisions[0])}
    assert shown["pass"] is None
    assert shown["peek"] is not None
    assert shown["peek"].rule == "toy.react"


WRONG: list[tuple[str, Any, str]] = [
    ("toy.stake", "3", "kernel.shape"),
    ("toy.stake", 3.0, "kernel.shape"),
    ("toy.stake", True, "kernel.shape"),
    ("toy.stake", -1, "toy.stake"),
    ("toy.stake", 99, "toy.stake"),
    ("toy.react", "pass", "kernel.shape"),
    ("toy.react", ["pass", "roll"], "kernel.count"),
    ("toy.react", [], "kernel.count"),
    ("toy.react", ["fly"], "toy.react"),
    ("toy.react", [3], "kernel.shape"),
    ("toy.react", {"a": 1}, "kernel.shape"),
    ("toy.tokens", {"left": "t1"}, "kernel.shape"),
    ("toy.tokens", {"left": "t1", "right": "t1"}, "toy.tokens"),
    ("toy.tokens", {"left": "t1", "right": "t2", "up": "t3"}, "kernel.shape"),
    ("toy.tokens", ["left=t1"], "kernel.shape"),
    ("toy.tokens", {"left": 1, "right": "t2"}, "kernel.shape"),
    ("toy.walk", {"step": 9}, "toy.walk"),
    ("toy.walk", {"step": "1"}, "kernel.shape"),
    ("toy.walk", {"step": 1 << 50}, "kernel.shape"),
    ("toy.walk", {}, "toy.walk"),
    ("toy.walk", [1], "kernel.shape"),
]


@pytest.mark.parametrize(("kind", "answer", "rule"), WRONG)
def test_wrong_answers_are_refused_without_a_trace(kind: str, answer: Any, rule: str) -> None:
    m = new(seed=3, options={"rounds": 9})
    d = ask(m, kind)
    before = json.dumps(m.save())
    no = m.why_not(d, answer) if not isinstance(answer, str) else None
    with pytest.raises(weirwood.Refused) as caught:
        m.answer(d, answer)
    assert caught.value.rule == rule
    assert no is None or no.rule == rule
    assert json.dumps(m.save()) == before


def test_wrong_seats_games_settings_and_seeds_are_refused() -> None:
    for call, rule in (
        (lambda: weirwood.new("tou"), "kernel.unknown_game"),
        (lambda: weirwood.new("toy", seats=9), "kernel.seats"),
        (lambda: weirwood.new("toy", seats=True), "kernel.seats"),
        (lambda: weirwood.new("toy", seats=2, options={"round": 3}), "kernel.setting_name"),
        (lambda: weirwood.new("toy", seats=2, options={"rounds": 99}), "kernel.setting_value"),
        (lambda: weirwood.new("toy", seats=2, options={"rounds": "x"}), "kernel.setting_value"),
        (lambda: weirwood.new("toy", seats=2, seed="x"), "kernel.seed"),  # type: ignore[arg-type]
        (lambda: weirwood.scenario("toy", {}), "kernel.no_scenario"),
        (lambda: weirwood.bot("rndom", "toy"), "kernel.unknown_bot"),
        (lambda: new().view(7), "kernel.seat"),
        (lambda: new().events_for(-1), "kernel.seat"),
        (lambda: new().concede(3), "kernel.seat"),
    ):
        with pytest.raises(weirwood.Refused) as caught:
            call()
        assert caught.value.rule == rule
        assert caught.value.arguments
    assert weirwood.new("toy", seats=2, options={"rounds": "4"}).st.rounds == 4


# ---- re-deals -------------------------------------------------------------------------------


def test_fifty_redeals_give_more_than_one_world() -> None:
    m = new()
    stakes(m, 1, 2, 3)
    worlds = {
        tuple(m.redeal(0, Splitmix(i)).st.cards.face[c] for c in m.st.cards.piles[toy.DECK])
        for i in range(50)
    }
    assert len(worlds) > 40


def test_a_redeal_replaces_secret_answers_of_others_and_keeps_ones_own() -> None:
    m = new()
    first, second, _ = m.decisions
    m.answer(first, 2)
    m.answer(second, 5)
    mine = {m.redeal(0, Splitmix(i)).st.replies[0] for i in range(30)}
    theirs = {m.redeal(0, Splitmix(i)).st.replies[1] for i in range(30)}
    assert mine == {2}
    assert len(theirs) > 3
    assert m.redeal(0, Splitmix(1)).seed is None


def test_a_bot_sees_only_views_and_redealt_worlds() -> None:
    m = new()
    seen: list[Any] = []

    class Spy:
        def decide(self, view: Any, decision: Any, options: Any, rng: Any, worlds: Any) -> Any:
            assert options
            world = worlds(rng)
            seen.append((view, world is m, world.seed))
            return world.sample(decision, rng)

    d = m.decisions[1]
    answer = registry.bot_answer(Spy(), m, d, 3)
    assert seen == [(m.view(1), False, None)]
    assert registry.bot_answer(Spy(), m, d, 3) == answer


def test_a_stranger_can_add_a_game() -> None:
    registry.add(dataclasses.replace(toy.GAME, id="stranger"))
    assert weirwood.new("stranger", seats=2).game.id == "stranger"
    assert "stranger" in weirwood.catalogue()


def test_an_event_that_no_game_tells_cannot_be_asked_for() -> None:
    play = Play.new("btwixt", seats=3)
    assert play.told("first.player")
    with pytest.raises(AssertionError, match=r"first\.plaier is no event of btwixt"):
        play.told("first.plaier")


@pytest.mark.parametrize("listed", [False, True])
def test_a_question_that_was_altered_by_hand_is_refused_however_often_it_was_listed(
    listed: bool,
) -> None:
    """The keys of a question are remembered by its number: that alone does not make it open."""
    match = weirwood.new("btwixt", seats=4, seed=1)
    decision = match.decisions[0]
    if listed:
        match.options(decision)
    wrong: list[Any] = [
        decision._replace(kind="nothing.such"),
        decision._replace(seat=(decision.seat + 1) % 4),
        decision._replace(args=("x", *decision.args)),
        decision._replace(least=decision.least + 1),
        "bid",
    ]
    for altered in wrong:
        for ask in (match.options, match.choices, lambda d: match.sample(d, Splitmix(1))):
            with pytest.raises(weirwood.Refused, match=r"kernel\.decision"):
                ask(altered)
    assert match.options(decision)


def test_what_was_answered_in_secret_has_no_options_any_more() -> None:
    match = weirwood.new("boardgame", seats=3, seed=1)
    while len(match.decisions) < 2:
        decision = match.decisions[0]
        match.answer(decision, match.sample(decision, Splitmix(1)))
    decision = match.decisions[0]
    match.options(decision)
    match.answer(decision, match.sample(decision, Splitmix(1)))
    with pytest.raises(weirwood.Refused, match=r"kernel\.already_answered"):
        match.options(decision)
