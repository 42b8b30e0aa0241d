"""The chapter `windows` of the ledger, as play."""

from __future__ import annotations

import json

import pytest
from tests.games.cardgame.driver import joust, killed_by_claim, melee, reveal, rule, sword

import weirwood
from weirwood.games.cardgame import GAME
from weirwood.games.cardgame.facts import ABILITIES, FACES
from weirwood.games.cardgame.facts.terms import ACTION, CHARACTER, EVENT
from weirwood.kernel import Refused, Splitmix, passes
from weirwood.terminal.session import Session
from weirwood.terminal.speech import Speaker
from weirwood.words import words


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
        met.append((d.kind, passes.window(d)))
        session.match.answer(d, session.match.sample(d, rng), by="person")
    return met


@rule("windows.choices", "saves.cannot", "duplicates.gone")
def test_b006_marched_to_the_wall() -> None:
    t = joust(
        {
            "plots": ["Marched to the Wall"],
            "play": [{"card": "Arya Stark", "duplicates": 1}, "Winterfell Steward"],
        },
        {"plots": ["Taxation"], "play": ["The Tickler"]},
        phase="plot",
    )
    reveal(t, "Marched to the Wall", "Taxation", first=1)
    t.play.expect("target.card", 1)
    t.p2.picks("The Tickler")
    t.p1.picks("Arya Stark")
    assert t.p2.discard == ["01088"]
    assert t.p1.discard == ["01141", "01141"]
    assert t.p1.has("Winterfell Steward")


@rule("windows.reaction")
def test_d023_eddard_stands_to_defend() -> None:
    t = joust(
        {"faction": "lannister", "play": ["The Tickler"]},
        {"faction": "stark", "play": [{"card": "Eddard Stark", "kneeling": True}]},
    )
    t.p1.challenges("military", "The Tickler")
    t.p2.uses("Eddard Stark")
    t.p2.defends("Eddard Stark")
    assert t.told("challenge.won")[-1]["seat"] == 1


@rule("windows.instead", "windows.interrupt")
def test_f015_ser_davos_returns_instead() -> None:
    t = joust(
        {"faction": "lannister", "plots": ["Wildfire Assault"], "play": ["Joffrey Baratheon"]},
        {
            "faction": "baratheon",
            "plots": ["Sneak Attack"],
            "play": ["Ser Davos Seaworth", "Bastard in Hiding"],
        },
        phase="plot",
    )
    t.p1.answer("plot:01026")
    t.p2.answer("plot:01021")
    t.p2.answer("seat:0")
    t.p1.picks("Joffrey Baratheon")
    t.p2.picks("Bastard in Hiding")
    t.p2.uses("Ser Davos Seaworth")
    assert "01050" in t.p2.hand
    assert t.p2.dead == []
    assert t.told("card.killed")
    assert t.p1.power_on("Joffrey Baratheon") == 0


@rule("windows.reaction")
def test_f016_robb_stark() -> None:
    board = {
        "faction": "stark",
        "play": [{"card": "Robb Stark", "kneeling": True}, "Bran Stark", "Tumblestone Knight"],
    }
    t = killed_by_claim(dict(board), "Tumblestone Knight")
    t.p2.uses("Robb Stark")
    assert not t.p2.kneeling("Robb Stark")
    board["play"] = [
        {"card": "Robb Stark", "kneeling": True},
        {"card": "Arya Stark", "duplicates": 1},
    ]
    t = killed_by_claim(dict(board), "Arya Stark")
    t.p2.saves("Arya Stark")
    assert not t.p2.may("use", "Robb Stark")


@rule("windows.once", "windows.shared", "windows.no_limbo")
def test_f017_joffrey_and_two_lords() -> None:
    t = joust(
        {
            "faction": "lannister",
            "plot": "The Winds of Winter",
            "play": ["Joffrey Baratheon", "Burned Men"],
        },
        {"faction": "stark", "play": ["Bran Stark", "Eddard Stark"]},
    )
    t.p1.challenges("military", "Burned Men")
    t.p2.answer([])
    t.p2.picks("Bran Stark", "Eddard Stark")
    assert len(t.p2.dead) == 2
    t.p1.uses("Joffrey Baratheon")
    t.p1.uses("Joffrey Baratheon")
    assert t.p1.power_on("Joffrey Baratheon") == 2
    assert not t.p1.may("use", "Joffrey Baratheon")


@rule("windows.interrupt")
def test_f018_viserys_leaving_in_any_way() -> None:
    milk = {"card": "Milk of the Poppy", "owner": 1}
    t = joust(
        {
            "faction": "targaryen",
            "play": ["Viserys Targaryen", {"card": "Khal Drogo", "attachments": [milk]}],
            "hand": ["Waking the Dragon"],
        },
        {},
    )
    t.p1.plays("Waking the Dragon")
    t.p1.picks("Viserys Targaryen")
    t.until("window.interrupt", 0)
    t.p1.uses("Viserys Targaryen")
    t.p1.picks("Milk of the Poppy")
    assert "01035" in t.p2.discard
    assert "01167" in t.p1.hand


@rule("windows.would")
def test_g003_bran_cancels_an_opponents_event() -> None:
    t = sword({"faction": "stark", "play": ["Burned Men", "Bran Stark"]})
    t.p2.uses("Bran Stark")
    assert t.p2.has("Burned Men")
    assert t.p2.discard == ["01142"]
    t = joust(
        {"play": ["Bran Stark", "Arya Stark"], "hand": ["Winter Is Coming"], "gold": 2},
        {"power": 3},
    )
    t.p1.challenges("power", "Arya Stark")
    t.p1.plays("Winter Is Coming")
    assert not t.p1.asked("window.save")


@rule("windows.reaction")
def test_h004_a_feast_for_crows() -> None:
    t = joust({"plot": "A Feast for Crows", "gold": 1}, {}, phase="dominance")
    t.p1.uses("A Feast for Crows")
    assert t.p1.power == 3


@rule("windows.forced", "effects.end_of_phase")
def test_h008_the_wall() -> None:
    t = joust(
        {"play": ["Arya Stark", "Eddard Stark"]},
        {"faction": "nights_watch", "play": ["The Wall", "Ranging Party"]},
    )
    assert t.p2.strength("Ranging Party") == 6
    t.p1.challenges("power", "Arya Stark")
    t.idle()
    t.p2.answer([])
    assert t.p2.kneeling("The Wall")
    t = joust({}, {"faction": "nights_watch", "play": ["The Wall"]})
    t.p2.uses("The Wall")
    assert t.p2.power == 2


@rule("windows.late", "windows.passing", "windows.nested")
def test_a_card_that_arrives_may_still_react_in_the_open_window() -> None:
    """The Queen of Thorns brings Maester Lomys in, whose window is still open."""
    t = joust(
        {"faction": "lannister", "play": ["The Tickler"], "hand": ["Burned Men"]},
        {"faction": "tyrell", "play": ["The Queen of Thorns"], "hand": ["Maester Lomys"]},
    )
    t.p1.challenges("intrigue", "The Tickler")
    t.p2.defends("The Queen of Thorns")
    t.p2.uses("The Queen of Thorns")
    t.p2.answer("hand:01180")
    t.p2.uses("Maester Lomys")
    assert t.p1.discard == ["01091"]


@rule("windows.forced", "windows.priority")
def test_two_companies_leave_in_the_first_players_order() -> None:
    t = joust(
        {"faction": "lannister", "hand": ["Gold Cloaks", "Gold Cloaks"], "gold": 9},
        {"faction": "stark", "play": ["Summer"]},
        first=1,
    )
    for _ in range(2):
        t.p1.ambushes("Gold Cloaks")
    t.until("window.forced", 1)
    t.p2.picks("Gold Cloaks")
    assert t.p1.discard == ["01092", "01092"]


@rule("windows.clash")
def test_no_two_constant_effects_of_the_core_set_clash() -> None:
    """Where one number is set, all who set it agree; limits of several cards all hold."""
    set_to = {(c.traits, c.n.n) for f in FACES for c in f.constants if c.rule == "base_gold"}
    assert len(set_to) == 1, "two base values clash: let the first player decide (windows.clash)"
    both = {"plot": "Jousting Contest", "play": ["Burned Men", "The Tickler"]}
    t = joust(
        {"faction": "tyrell", "play": ["The Knight of Flowers"], "plot": "Jousting Contest"}, both
    )
    t.p1.challenges("military", "The Knight of Flowers")
    t.until("challenge.defenders", 1)
    assert t.p2.refused("card:01091:4", "card:01088:5")
    t = melee(
        {"plot": "Naval Superiority", "hand": ["Ice"]},
        {"plot": "Naval Superiority"},
        {"plot": "A Noble Cause", "play": ["The Roseroad"], "hand": ["Ice"]},
        phase="marshal",
    )
    assert t.p1.gold == 2
    t.until("window.action", 2)
    assert t.seats[2].gold == 1  # two fleets take the same five gold


@rule("windows.loops")
def test_nothing_can_be_repeated_for_ever() -> None:
    """Every action costs something that comes back only a limited number of times.

    What stands a card again either stands characters alone and is itself no character's, or is
    spent by it; so whoever repeats an ability runs out of what pays for it.
    """
    for a in ABILITIES:
        face = FACES[a.face]
        limited = bool(a.limit or a.maximum) or face.type == EVENT
        if a.moment == ACTION and not limited:
            assert a.costs, f"{face.id} acts for nothing, without a limit (windows.loops)"
        verbs = [step.verb for step in a.steps]
        if a.moment == ACTION and "gain_gold" in verbs:
            assert limited, f"{face.id} makes gold without a limit (windows.loops)"
        if a.moment == ACTION and "stand" in verbs and not limited:
            spent = {cost.pay for cost in a.costs} & {"sacrifice", "token"}
            assert spent or face.type != CHARACTER, f"{face.id} (windows.loops)"


@rule("windows.loops", "windows.action")
def test_what_may_be_repeated_is_done_once_per_question_until_it_cannot_be_paid() -> None:
    t = joust(
        {"faction": "baratheon", "play": ["Selyse Baratheon", "Melisandre"], "gold": 3},
        {"play": ["The Tickler"]},
    )
    for gold in (3, 2, 1):
        assert t.p1.gold == gold
        t.p1.uses("Selyse Baratheon")
        t.p1.picks("Melisandre")
    assert not t.p1.may("use", "Selyse Baratheon")


@rule("windows.places")
def test_every_action_window_says_which_one_it_is() -> None:
    met: list[str] = []
    forest = {
        "faction": "nights_watch",
        "play": ["Old Forest Hunter"],
        "hand": ["Ice"] * 3 + ["Summer"],
    }
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


@rule("windows.instead", "effects.then")
def test_benjen_returns_to_the_deck() -> None:
    t = joust(
        {"play": ["Summer"], "faction": "stark"},
        {"faction": "nights_watch", "play": ["Benjen Stark"]},
    )
    t.p1.challenges("military", "Summer")
    t.p2.answer([])
    t.p2.picks("Benjen Stark")
    t.p2.uses("Benjen Stark")
    assert t.p2.power == 2
    assert t.p2.dead == []
    assert "01122" in t.p2.deck


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


def test_one_cannot_pass_ones_own_marshaling_in_advance() -> None:
    kinds = dict(asked_kinds(seated(), 60))
    assert "window.action" in kinds
    t = joust({"hand": ["Arya Stark"]}, {"faction": "lannister"}, phase="marshal")
    assert t.play.asked(0).args[1] == "own_marshal"
    assert passes.window(t.play.asked(0)) is None


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
