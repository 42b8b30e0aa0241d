"""What windows are called, and passing them in advance: by name, never by what is in a hand."""

from __future__ import annotations

import json

import pytest
from tests.games.cardgame.table import joust, rule

import weirwood
from weirwood.games.cardgame import GAME
from weirwood.kernel import Refused, Splitmix, standing
from weirwood.terminal.session import Session
from weirwood.terminal.speech import Speaker
from weirwood.words import words


@rule("windows.places")
def test_every_action_window_says_which_one_it_is() -> None:
    met: list[str] = []
    forest = {"faction": "nights_watch", "play": ["Old Forest Hunter"], "hand": ["Ice"] * 4}
    t = joust(dict(forest), {"faction": "stark", "play": ["Summer"]}, phase="draw")
    while len(met) < 9 and not t.over:
        d = t.play.asked()
        if d.kind == "window.action":
            name = str(d.args[1])
            if name not in met:
                met.append(name)
        if d.kind == "challenge.declare":
            t.play.answer(d.seat, next(k for k in t.play.keys(d.seat) if k != "pass"))
        elif not t.idle():
            t.play.answer(d.seat, t.forced_answer())
    assert met == [
        "window_draw",
        "own_marshal",
        "window_marshal",
        "window_before",
        "window_attackers",
        "window_defenders",
        "window_dominance",
        "window_standing",
        "window_taxation",
    ]


def test_a_window_says_what_it_is_about() -> None:
    t = joust(
        {"faction": "lannister", "play": ["Burned Men", "Joffrey Baratheon"]},
        {"faction": "stark", "play": [{"card": "Eddard Stark", "duplicates": 1, "kneeling": True}]},
    )
    t.p1.challenges("military", "Burned Men")
    d = t.play.asked(1)
    assert d.args[2:] == ("window_reactions", "happening_initiated", None)
    t.p2.passes()
    t.until("claim.military", 1)
    t.p2.picks("Eddard Stark")
    d = t.play.asked(1)
    assert (d.kind, d.args[2:]) == ("window.save", ("window_saves", "happening_killed", "01144"))
    said = words("en", GAME.package)
    args = dict(zip("abcde", d.args, strict=True))
    assert said.prompt(d.kind, args) == "Save it? About to leave play: Eddard Stark."
    t.p2.passes()
    d = t.play.asked(0)
    assert d.args[2:] == ("window_reactions", "happening_killed", "01144")


@rule("windows.instead", "windows.silence")
def test_a_card_shuffled_into_its_deck_is_remembered_as_what_it_was() -> None:
    t = joust(
        {"faction": "lannister", "play": ["Burned Men", "Joffrey Baratheon"]},
        {
            "faction": "nights_watch",
            "play": ["Benjen Stark", "Messenger Raven"],
            "deck": ["Old Bear Mormont"] * 9,
        },
    )
    t.p1.challenges("military", "Burned Men")
    t.until("claim.military", 1)
    t.p2.picks("Benjen Stark")
    t.p2.uses("Benjen Stark")
    assert t.p2.power == 2
    assert not t.p1.asked("window.reaction")  # Benjen is no Lord, whatever lies in the deck
    assert all(row["card"] != "01126" for row in t.play.view(0)["happening"])


# ---- standing passes -----------------------------------------------------------------------------


def seated(seed: int = 4) -> Session:
    return Session.new(Speaker("en"), GAME, seats=2, seed=seed, bots=["random"])


def asked_kinds(session: Session, questions: int) -> list[tuple[str, str | None]]:
    """The questions that a person meets who answers at random."""
    rng = Splitmix(3)
    met: list[tuple[str, str | None]] = []
    for _ in range(questions):
        d = session.next_question()
        if d is None:
            break
        met.append((d.kind, standing.window(d)))
        session.match.answer(d, session.match.sample(d, rng), by="person")
    return met


@rule("windows.silence")
def test_windows_passed_in_advance_are_not_asked_and_recorded_as_plain_passes() -> None:
    loud = asked_kinds(seated(), 400)
    unwanted = {"window_marshal", "window_reactions"}
    assert unwanted <= {window for _, window in loud}
    session = seated()
    session.standing[0] = sorted(unwanted)
    quiet = asked_kinds(session, 400)
    assert not unwanted & {window for _, window in quiet}
    assert {window for _, window in quiet} & {"window_attackers", "window_defenders"}
    assert set(session.skipped) <= unwanted
    passes = [e for e in session.match.history if e.by == "auto" and e.seat == 0]
    assert passes
    assert weirwood.replay(session.match.record()).standings == session.match.standings


def test_one_cannot_pass_ones_own_marshaling_in_advance() -> None:
    kinds = dict(asked_kinds(seated(), 60))
    assert "window.action" in kinds
    t = joust({"hand": ["Arya Stark"]}, {"faction": "lannister"}, phase="marshal")
    assert t.play.asked(0).args[1] == "own_marshal"
    assert standing.window(t.play.asked(0)) is None


def test_standing_passes_are_kept_with_the_game() -> None:
    session = seated()
    session.next_question()
    session.standing[0] = ["window_draw"]
    again = Session.from_data(json.loads(json.dumps(session.data())), Speaker("en"))
    assert again.standing == {0: ["window_draw"]}
    broken = session.data() | {"standing": {"7": ["window_draw"]}}
    with pytest.raises(Refused) as no:
        Session.from_data(broken, Speaker("en"))
    assert no.value.rule == "kernel.save"
