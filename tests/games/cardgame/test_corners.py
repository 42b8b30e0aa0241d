"""Questions that come up seldom: each is asked here at least once."""

from __future__ import annotations

from tests.games.cardgame.table import joust, melee, rule

from weirwood.games.cardgame.content import ABILITIES, FACES
from weirwood.games.cardgame.terms import ACTION, CHARACTER, EVENT


@rule("effects.delayed", "windows.priority")
def test_two_delayed_effects_of_one_win_come_in_the_first_players_order() -> None:
    t = joust(
        {"play": ["Summer"], "hand": ["For the North!", "For the North!"], "gold": 2},
        {"play": ["The Tickler"]},
        first=1,
    )
    t.until("challenge.declare", 1)
    t.p2.passes()
    t.p1.challenges("military", "Summer")
    for _ in range(2):
        t.p1.plays("For the North!")
        t.p1.picks("Summer")
    t.until("delay.order", 1)
    assert t.p1.hand == []
    t.p2.answer("delay:01157:0")
    assert len(t.p1.hand) == 2


@rule("effects.end_of_phase", "windows.priority")
def test_two_poisoned_characters_die_in_the_first_players_order() -> None:
    t = joust(
        {
            "faction": "lannister",
            "play": ["Casterly Rock", "Tyrion Lannister", "Cersei Lannister"],
            "hand": ["Tears of Lys", "Tears of Lys"],
            "gold": 2,
        },
        {"faction": "stark", "play": ["Summer", "Grey Wind"]},
    )
    for attacker, victim in (("Tyrion Lannister", "Summer"), ("Cersei Lannister", "Grey Wind")):
        t.p1.challenges("intrigue", attacker)
        if t.p1.asked("challenge.stealth"):
            t.p1.answer("none")
        t.p1.plays("Tears of Lys")
        t.p1.picks(victim)
        t.end_challenge()
    t.until("delay.order", 0)
    t.p1.answer("delay:01044:1")
    assert t.p2.dead == ["01145", "01148"]


@rule("saves.terminal", "effects.expire")
def test_str_that_ends_with_the_challenge_may_kill_at_its_end() -> None:
    t = joust(
        {
            "faction": "targaryen",
            "play": ["Khal Drogo", "Drogon"],
            "hand": ["Dracarys!"],
            "gold": 1,
        },
        {
            "faction": "greyjoy",
            "play": ["Asha Greyjoy", "Iron Fleet Scout"],
            "hand": ["Risen from the Sea"],
            "gold": 1,
        },
    )
    t.p1.challenges("power", "Khal Drogo")
    t.p2.defends("Asha Greyjoy")
    t.p2.uses("Iron Fleet Scout")
    t.p2.picks("Asha Greyjoy")
    t.p1.plays("Dracarys!")
    t.p1.picks("Drogon")
    t.p1.picks("Asha Greyjoy")
    assert t.p2.strength("Asha Greyjoy") == 1
    t.until("window.save", 1)
    assert t.st.type < 0  # nobody takes part any more
    t.p2.plays("Risen from the Sea")
    assert t.p2.has("Asha Greyjoy")
    assert t.p2.dead == []


@rule("saves.terminal", "challenges.defenders")
def test_a_weakened_defender_falls_when_daenerys_weakens_it_further() -> None:
    t = joust(
        {
            "faction": "targaryen",
            "play": ["Khal Drogo", "Unsullied", "Daenerys Targaryen", "Plaza of Punishment"],
        },
        {"faction": "greyjoy", "play": ["Theon Greyjoy"], "hand": ["Risen from the Sea"]},
    )
    t.p1.challenges("power", "Unsullied")
    t.p2.defends()
    t.p1.uses("Plaza of Punishment")
    t.p1.picks("Theon Greyjoy")
    t.p1.challenges("military", "Khal Drogo")
    t.p2.defends("Theon Greyjoy")
    t.play.expect("window.save", 1)
    t.p2.passes()
    assert t.p2.dead == ["01071"]
    assert t.st.type >= 0  # the challenge goes on without him


@rule("attachments.illegal", "values.blank", "plot.reveal")
def test_attachments_fall_when_no_attachments_comes_back_into_force() -> None:
    t = joust(
        {
            "plot": "Fortified Position",
            "plots": ["A Storm of Swords"],
            "play": [{"card": "Wildling Horde", "attachments": ["Little Bird", "Noble Lineage"]}],
        },
        {"plots": ["A Storm of Swords"]},
        phase="plot",
    )
    t.p1.answer("plot:01005")
    t.p2.answer("plot:01005")
    if t.kind == "plot.first":
        t.play.answer(t.play.asked().seat, "seat:0")
    t.play.expect("settle.order", 0)
    t.p1.picks("Noble Lineage")
    assert t.p1.discard == ["01036", "01034"]


@rule("winning.deck", "winning.order", "setup.refill")
def test_decks_may_run_out_while_hands_are_refilled() -> None:
    seven = ["Bran Stark", "Summer", "Grey Wind", "Arya Stark", "Sansa Stark", "Ice", "Jon Snow"]
    t = joust(
        {"hand": seven, "deck": ["Summer"]},
        {"faction": "stark", "hand": seven, "deck": ["Summer"]},
        phase="setup",
    )
    for seat in (0, 1):
        t.play.answer(seat, "keep")
    for seat in (0, 1):
        t.play.answer(seat, ["hand:01142"])
    t.play.expect("winning.eliminate", 0)
    t.p1.answer("seat:1")
    assert t.over
    assert t.play.match.standings == [[0], [1]]


def test_the_tickler_chooses_among_several_decks_and_his_victim_may_be_saved() -> None:
    t = melee(
        {"faction": "lannister", "play": ["The Tickler"]},
        {"faction": "stark", "deck": ["Arya Stark", "Ice"]},
        {"faction": "stark", "play": [{"card": "Arya Stark", "duplicates": 1}]},
        phase="dominance",
    )
    t.p1.uses("The Tickler")
    t.play.expect("tickler.player", 0)
    t.p1.answer("seat:1")
    t.p1.picks("Arya Stark")
    t.play.expect("window.save", 2)
    t.seats[2].saves("Arya Stark")
    assert t.seats[2].has("Arya Stark")
    assert t.p2.discard == ["01141"]


@rule("melee.eliminated", "attachments.return", "keywords.terminal")
def test_attachments_of_others_leave_with_an_eliminated_players_card() -> None:
    t = melee(
        {
            "deck": ["Arya Stark"] * 2,
            "play": [
                {
                    "card": "Littlefinger",
                    "attachments": [
                        {"card": "Little Bird", "owner": 1},
                        {"card": "Milk of the Poppy", "owner": 2},
                    ],
                }
            ],
        },
        {"play": ["Burned Men"]},
        {},
        phase="draw",
    )
    assert t.st.out == (0,)
    assert "01034" in t.p2.hand  # back to its owner, as always
    assert t.seats[2].discard == ["01035"]  # terminal


def test_a_guest_that_came_as_a_duplicate_leaves_as_one() -> None:
    t = joust(
        {
            "faction": "lannister",
            "play": ["Tyrion Lannister"],
            "hand": ["Tyrion Lannister", "Hear Me Roar!"],
            "gold": 2,
        },
        {"faction": "stark"},
        phase="challenges",
    )
    t.p1.plays("Hear Me Roar!")
    t.p1.picks("Tyrion Lannister")
    assert t.p1.duplicates == ["01089"]
    t.until("plot.choose")
    assert t.p1.duplicates == []
    assert sorted(t.p1.discard) == ["01089", "01100"]
    assert t.p1.has("Tyrion Lannister")


def test_a_rider_that_came_as_a_duplicate_goes_back_to_hand() -> None:
    t = joust(
        {
            "faction": "targaryen",
            "play": ["Khal Drogo", "Dothraki Sea"],
            "hand": ["Khal Drogo"],
        },
        {"faction": "stark"},
    )
    t.p1.challenges("power", "Khal Drogo")
    t.p1.uses("Dothraki Sea")
    t.p1.picks("Khal Drogo")
    assert t.p1.duplicates == ["01162"]
    t.until("plot.choose")
    assert t.p1.duplicates == []
    assert "01162" in t.p1.hand
    assert t.p1.has("Khal Drogo")


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


@rule("effects.end_of_phase", "windows.reaction")
def test_a_death_at_the_end_of_the_phase_may_be_reacted_to() -> None:
    t = joust(
        {
            "faction": "lannister",
            "play": ["Tyrion Lannister", "Joffrey Baratheon"],
            "hand": ["Tears of Lys"],
            "gold": 1,
        },
        {"faction": "stark", "play": ["Eddard Stark"]},
    )
    t.p1.challenges("intrigue", "Tyrion Lannister")
    if t.p1.asked("challenge.stealth"):
        t.p1.answer("none")
    t.p1.plays("Tears of Lys")
    t.p1.picks("Eddard Stark")
    while not t.p1.may("use", "Joffrey Baratheon"):
        assert t.idle(), t
    assert t.phase == "between"
    t.p1.uses("Joffrey Baratheon")
    assert t.told("power.gained_on")[-1]["card"] == "01086"


# ---- rules that no two cards of the core set put to the test -------------------------------------


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


@rule("challenges.participating", "challenges.defenders")
def test_a_character_brought_in_before_defenders_are_declared_stays_and_is_not_declared_again() -> (
    None
):
    t = joust(
        {"play": ["Eddard Stark"]},
        {
            "faction": "baratheon",
            "play": [
                {"card": "Robert Baratheon", "kneeling": True},
                "Bastard in Hiding",
                "Magister Illyrio",
            ],
            "hand": ["Ours is the Fury"],
            "gold": 4,
        },
    )
    t.p1.challenges("power", "Eddard Stark")
    t.p2.plays("Ours is the Fury")
    t.p2.picks("Robert Baratheon")
    t.p2.uses("Magister Illyrio")
    t.p2.picks("Robert Baratheon")
    t.until("challenge.defenders", 1)
    assert not t.p2.can_pick("Robert Baratheon")  # standing, but there already
    t.p2.picks("Bastard in Hiding")
    assert t.st.defenders == [t.p2.card("Robert Baratheon"), t.p2.card("Bastard in Hiding")]
    t.quiet()
    assert (t.p1.power_on("Eddard Stark"), t.p2.power_on("Robert Baratheon")) == (0, 0)
    assert t.told("challenge.won")[-1]["seat"] == 1


@rule("melee.eliminated", "values.blank")
def test_the_plot_of_an_eliminated_player_holds_no_longer() -> None:
    t = melee(
        {"play": ["Robert Baratheon"]},
        {"play": ["Asha Greyjoy"]},
        {"plot": "Fortified Position", "deck": ["Burned Men"]},
        phase="draw",
    )
    assert t.st.out == (2,)
    assert t.p1.keyword("Robert Baratheon", "renown")
    assert t.p2.keyword("Asha Greyjoy", "stealth")


@rule("attachments.illegal", "values.blank", "plot.reveal")
def test_attachments_that_a_new_plot_makes_illegal_are_gone_before_anything_else_is_done() -> None:
    wolf = {"card": "Grey Wind", "attachments": ["Noble Lineage"]}
    t = joust(
        {"plot": "Fortified Position", "plots": ["Confiscation"], "play": [wolf]},
        {"plots": ["Summons"], "play": [{"card": "Cersei Lannister", "attachments": ["Dawn"]}]},
        phase="plot",
    )
    assert t.p1.icon("Grey Wind", "power")
    t.p1.answer("plot:01009")
    t.p2.answer("plot:01022")
    t.play.expect("plot.first", 0)
    assert (t.p1.in_play, t.p1.discard) == (["01145"], ["01036"])
    t.p1.answer("seat:0")
    t.p1.answer("seat:0")
    assert [key.split(":")[1] for key in t.play.keys(0)] == ["01115"]  # all that is left to choose


@rule("targets.before")
def test_paying_makes_nobody_a_target() -> None:
    t = joust(
        {
            "faction": "lannister",
            "play": ["Tywin Lannister"],
            "hand": ["Confinement", "Confinement"],
            "gold": 3,
        },
        {
            "faction": "targaryen",
            "play": ["Drogon", "Viserion"],
            "hand": ["Dracarys!"],
            "gold": 1,
        },
    )
    t.p1.challenges("power", "Tywin Lannister")
    t.p1.passes()
    t.p2.plays("Dracarys!")
    t.p2.picks("Drogon")
    t.p2.picks("Tywin Lannister")
    assert t.p1.strength("Tywin Lannister") == 5
    t.p1.plays("Confinement")
    assert t.p1.strength("Tywin Lannister") == 4  # weak enough only since the gold was paid
    assert not t.p1.can_pick("Tywin Lannister")
    t.p1.picks("Viserion")
    t.p1.plays("Confinement")
    t.p1.picks("Tywin Lannister")
    assert not t.p1.icon("Tywin Lannister", "power")
