"""A game at the keyboard, without the keyboard: seats, forced answers, taking back, saves."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.terminal import toys
from weirwood.kernel import registry
from weirwood.kernel.chance import Splitmix
from weirwood.kernel.decision import Decision, Refused
from weirwood.terminal.session import Session
from weirwood.terminal.speech import Failure, Speaker

toys.register()


def sit(**how: Any) -> Session:
    return Session.new(Speaker("en"), registry.game("toy"), **{"seats": 3, "seed": 3, **how})


def go_on(session: Session, answers: int, seed: int = 1) -> Decision | None:
    """A person who answers at random."""
    rng = Splitmix(seed)
    decision = session.next_question()
    for _ in range(answers):
        if decision is None:
            break
        session.match.answer(decision, session.match.sample(decision, rng), by="person")
        decision = session.next_question()
    return decision


def test_one_person_meets_bots() -> None:
    session = sit()
    assert session.people == [0]
    assert session.bots == {1: "random", 2: "random"}
    decision = session.next_question()
    assert decision is not None
    assert decision.seat == 0


def test_names_make_people() -> None:
    session = sit(names=["Ana", "Bruno\x1b[2J"])
    assert session.people == [0, 1]
    assert session.names == ["Ana", "Bruno[2J", "Player 3"]


def test_none_means_people_only() -> None:
    assert sit(bots=["none"]).people == [0, 1, 2]
    with pytest.raises(Failure):
        sit(bots=["none"], people=2)


def test_a_game_comes_to_its_end() -> None:
    session = sit()
    assert go_on(session, 500) is None
    assert session.match.over


def test_forced_answers_happen_by_themselves() -> None:
    """Without chips the stake is 0: nobody has to type that."""
    session = sit(seats=2)
    session.match.st.chips[0] = 0
    stake = session.match.decisions[0]._replace(most=0)
    session.match.st.asked[0] = stake
    session.next_question()
    assert session.match.history[0].by == "auto"


def test_a_forced_answer_that_tells_something_is_asked() -> None:
    """Two people: one has a single card to show, which the other cannot know."""
    session = sit(seats=2, people=2)
    match = session.match
    decision = match.decisions[0]
    assert session.forced(decision) is None
    stake = decision._replace(most=0)
    match.st.asked[0] = stake
    # Everybody knows that there are no chips: nothing is told by not asking.
    assert session.forced(stake) == 0


def test_undo_is_free_until_something_was_seen() -> None:
    session = sit(seats=2, people=2)
    first = session.next_question()
    assert first is not None
    assert session.why_not_undo(0) is not None
    session.match.answer(first, 2, by="person")
    assert session.why_not_undo(0) is None
    session.undo()
    assert session.next_question() is not None
    assert session.match.history == []


def test_bots_agree_to_an_undo() -> None:
    session = sit()
    go_on(session, 1)
    no = session.why_not_undo(0)
    assert no is not None
    assert no.rule.startswith("kernel.undo_")
    before = [e.by for e in session.match.history].count("person")
    session.undo()
    assert [e.by for e in session.match.history].count("person") == before - 1
    decision = session.next_question()
    assert decision is not None
    assert decision.seat == 0


def test_undo_withdraws_an_open_answer_of_the_same_person_only() -> None:
    session = sit(people=3)
    for _ in range(2):
        decision = session.next_question()
        assert decision is not None
        session.match.answer(decision, 1, by="person")
    session.undo()
    assert [d.seat for d in session.match.answered] == [0]


def test_hints_are_legal() -> None:
    session = sit()
    for _ in range(10):
        decision = session.next_question()
        if decision is None:
            break
        session.match.answer(decision, session.hint(decision), by="person")


class Cheat:
    def decide(self, *_: Any) -> Any:
        return ["nonsense"]


def test_a_bot_that_cheats_does_not_end_the_game() -> None:
    session = sit()
    session.players = {1: Cheat(), 2: Cheat()}
    assert go_on(session, 500) is None
    assert session.match.over


# ---- saves -----------------------------------------------------------------------------------


def test_a_save_goes_on_with_log_and_undo(tmp_path: Path) -> None:
    session = sit(names=["Ana"])
    decision = go_on(session, 3)
    file = tmp_path / "game.json"
    session.save(file)
    again = Session.resume(file, Speaker("es"), follow=False)
    assert again.speaker.lang == "en"
    assert again.names == session.names
    assert again.bots == session.bots
    assert again.match.view(0) == session.match.view(0)
    assert again.match.events_for(0) == session.match.events_for(0)
    assert again.next_question() == decision
    again.undo()
    assert Session.resume(file, Speaker("es"), follow=True).speaker.lang == "es"
    assert again.match.record()


def test_a_save_with_a_record_of_another_version_still_goes_on(tmp_path: Path) -> None:
    session = sit()
    go_on(session, 3)
    data = session.data()
    header = json.loads(data["record"][0])
    data["record"][0] = json.dumps(header | {"rules": 77})
    again = Session.from_data(data, Speaker("en"))
    assert again.match.view(0) == session.match.view(0)
    assert again.match.events_for(0) == []


def test_the_bare_save_of_a_match_goes_on() -> None:
    match = registry.new("toy", seats=3, seed=1)
    session = Session.from_data(match.save(), Speaker("en"))
    assert session.people == [0]
    assert session.next_question() is not None


@pytest.mark.parametrize(
    "change",
    [
        {"weirwood_table": 9},
        {"bots": {"7": "random"}},
        {"bots": {"0": "random", "1": "random", "2": "random"}},
        {"bots": []},
        {"bots": {"1": 5}},
        {"bots": {"1": "nope"}},
        {"names": {"x": "Ana"}},
        {"bot_seed": "1"},
        {"save": None},
        {"save": {}},
    ],
)
def test_an_edited_save_is_refused(change: dict[str, Any]) -> None:
    data = sit().data() | change
    with pytest.raises(Refused):
        Session.from_data(data, Speaker("en"))


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 5) | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner),
    max_leaves=8,
)


def paths(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in JSON data."""
    out = [path] if path else []
    items: Any = ()
    if isinstance(data, dict):
        items = data.items()
    elif isinstance(data, list):
        items = enumerate(data)
    for key, value in items:
        out += paths(value, (*path, key))
    return out


def put(data: Any, path: tuple[Any, ...], value: Any) -> None:
    for key in path[:-1]:
        data = data[key]
    data[path[-1]] = value


SAVED = sit(names=["Ana"])
go_on(SAVED, 4)
TEXT = json.dumps(SAVED.data())


def read(data: Any) -> str:
    """Why a save is refused, in words; nothing if it is read. Nothing else may happen."""
    try:
        session = Session.from_data(data, Speaker("en"))
    except Refused as no:
        return Speaker("en").refusal(no.rule, no.arguments)
    assert session.match.decisions or session.match.over
    return ""


@settings(suppress_health_check=[HealthCheck.too_slow], deadline=None, max_examples=300)
@given(data=st.data())
def test_no_edited_save_is_a_crash(data: st.DataObject) -> None:
    saved = json.loads(TEXT)
    # Without the record the save alone is read: that is the harder of the two.
    if data.draw(st.booleans()):
        saved["record"] = None
    places = [p for p in paths(saved) if p[0] != "record"]
    put(saved, data.draw(st.sampled_from(places)), data.draw(JSON))
    read(saved)


@settings(deadline=None)
@given(value=JSON)
def test_no_json_is_a_crash(value: Any) -> None:
    assert read(value)


@settings(deadline=None)
@given(cut=st.integers(0, len(TEXT) - 1))
def test_a_truncated_save_is_one_line(cut: int, tmp_path_factory: pytest.TempPathFactory) -> None:
    file = tmp_path_factory.mktemp("cut") / "save.json"
    file.write_text(TEXT[:cut], encoding="utf-8")
    with pytest.raises(Failure) as no:
        Session.resume(file, Speaker("en"), follow=True)
    assert no.value.message == "cli-not_json"
