"""Acceptance G and H: cancels, dominance, standing, taxation, end of phase."""

# ruff: noqa: N802 - the tests bear the ids of the acceptance list
from __future__ import annotations

from tests.games.cardgame.table import Table, joust, rule


def sword(them: dict[str, object], **more: object) -> Table:
    """The first player wins military by five and plays Put to the Sword."""
    mine = {"play": ["Eddard Stark"], "hand": ["Put to the Sword"], "gold": 9, **more}
    t = joust(mine, dict(them))
    t.p1.challenges("military", "Eddard Stark")
    if t.p2.asked("challenge.defenders"):
        t.p2.answer([])
    t.p1.plays("Put to the Sword")
    t.p1.picks("Burned Men")
    return t


@rule("cards.judgment", "windows.cancel", "windows.would", "limits.cancelled", "abilities.event")
def test_G001_the_hands_judgment() -> None:
    t = sword(
        {"play": ["Burned Men", "The Tickler"], "hand": ["The Hand's Judgment"], "gold": 3},
        hand=["Put to the Sword"] * 2,
    )
    t.p2.plays("The Hand's Judgment")
    assert t.p2.gold == 1
    assert t.p2.has("Burned Men")
    assert t.p1.discard == ["01041"]
    assert t.p2.discard == ["01045"]
    assert not t.p1.may("play", "Put to the Sword")


@rule("cards.judgment", "windows.nested")
def test_G002_a_cancel_may_be_cancelled_for_nothing() -> None:
    t = sword(
        {"play": ["Burned Men"], "hand": ["The Hand's Judgment"], "gold": 3},
        hand=["Put to the Sword", "The Hand's Judgment"],
    )
    gold = t.p1.gold
    t.p2.plays("The Hand's Judgment")
    t.p1.plays("The Hand's Judgment")
    assert t.p1.gold == gold
    assert t.p2.dead == ["01091"]


@rule("windows.would")
def test_G003_bran_cancels_an_opponents_event() -> None:
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


@rule("cards.treachery", "limits.cancelled")
def test_G004_treachery() -> None:
    t = joust(
        {"faction": "lannister", "play": ["Tyrion Lannister", "Cersei Lannister"]},
        {
            "faction": "lannister",
            "play": ["Tywin Lannister"],
            "hand": ["Treachery"] * 2,
            "gold": 2,
        },
    )
    t.p1.challenges("intrigue", "Cersei Lannister")
    t.p1.uses("Tyrion Lannister")
    t.p2.plays("Treachery")
    assert t.p1.gold == 0
    assert sum(t.st.uses.values()) >= 1
    t = joust(
        {"play": ["Eddard Stark"], "faction": "stark"},
        {"faction": "lannister", "play": ["Cersei Lannister"], "hand": ["Treachery"], "gold": 1},
    )
    t.p1.challenges("power", "Eddard Stark")
    t.p2.answer([])
    t.until("keywords.use", 0)
    t.p1.picks("Eddard Stark")
    assert t.p1.power_on("Eddard Stark") == 1
    assert "01102" in t.p2.hand


@rule("cards.catelyn", "windows.cannot", "duplicates.save")
def test_G005_catelyn_silences() -> None:
    t = joust(
        {"play": ["Catelyn Stark", "Summer"]},
        {
            "faction": "lannister",
            "play": [{"card": "Tyrion Lannister", "duplicates": 1}, "Lannisport", "The Tickler"],
            "hand": ["Burned Men", "The Hand's Judgment"],
            "gold": 5,
        },
    )
    t.p1.challenges("intrigue", "Catelyn Stark")
    assert not t.p2.asked("window.reaction")
    t.play.expect("window.action", 1)
    assert t.play.keys(1) == ["pass", "ambush:01091"]
    assert t.p2.refused("play:01045") == "cards.catelyn"
    t.p2.ambushes("Burned Men")
    assert t.p2.has("Burned Men")
    t.p2.defends("Tyrion Lannister")
    assert not t.told("ability.reaction")


@rule("dominance.count", "dominance.win", "dominance.tie")
def test_H001_dominance() -> None:
    t = joust(
        {"play": ["Arya Stark", {"card": "Eddard Stark", "kneeling": True}], "gold": 1},
        {"play": ["The Tickler"], "gold": 2},
        phase="dominance",
    )
    assert t.p2.power == 1
    t = joust({"play": ["Arya Stark"]}, {"play": ["The Tickler"]}, phase="dominance")
    assert t.told("dominance.tied")
    assert t.p1.power == t.p2.power == 0


@rule("dominance.win")
def test_H002_the_iron_throne() -> None:
    t = joust({"play": ["The Iron Throne"]}, {"play": ["Tywin Lannister"]}, phase="dominance")
    assert t.p1.power == 1


@rule("round.phases")
def test_H003_fiery_followers_stand_in_time() -> None:
    t = joust(
        {"faction": "baratheon", "play": [{"card": "Fiery Followers", "kneeling": True}]},
        {"gold": 1},
        phase="dominance",
    )
    t.p1.uses("Fiery Followers")
    assert t.p1.power == 1


@rule("windows.reaction")
def test_H004_a_feast_for_crows() -> None:
    t = joust({"plot": "A Feast for Crows", "gold": 1}, {}, phase="dominance")
    t.p1.uses("A Feast for Crows")
    assert t.p1.power == 3


@rule("cards.stannis", "standing.all")
def test_H005_stannis_limits_standing() -> None:
    four = ["Burned Men", "The Tickler", "Joffrey Baratheon", "Tyrion Lannister"]
    t = joust(
        {"faction": "baratheon", "play": ["Stannis Baratheon"]},
        {
            "play": [
                *({"card": name, "kneeling": True} for name in four),
                {"card": "Lannisport", "kneeling": True},
            ],
            "kneeling": True,
        },
        phase="standing",
    )
    d = t.play.expect("standing.choose", 1)
    assert (d.least, d.most) == (2, 2)
    t.p2.picks("Burned Men", "Tyrion Lannister")
    assert [t.p2.kneeling(name) for name in four] == [False, True, True, False]
    assert not t.p2.kneeling("Lannisport")
    assert not t.st.kneel[t.st.home[1]]


@rule("standing.all", "limits.limit")
def test_H006_sansa_stands() -> None:
    t = joust({"play": [{"card": "Sansa Stark", "kneeling": True}]}, {}, phase="standing")
    t.p1.uses("Sansa Stark")
    assert t.p1.power == 1


@rule("taxation.gold", "taxation.reserve")
def test_H007_taxation() -> None:
    t = joust(
        {"hand": ["Arya Stark"] * 3 + ["Bran Stark"] * 3 + ["Summer"] * 2, "gold": 3},
        {},
        phase="taxation",
    )
    d = t.play.expect("taxation.reserve", 0)
    assert (d.least, d.most) == (2, 2)
    assert t.p1.gold == 0
    t.p1.picks("Summer", "Bran Stark")
    assert sorted(t.p1.discard) == ["01142", "01148"]
    t = joust(
        {"faction": "greyjoy", "play": ["Alannys Greyjoy"]},
        {"hand": ["Burned Men"] * 7},
        phase="taxation",
    )
    assert t.play.expect("taxation.reserve", 1).least == 2


@rule("windows.forced", "effects.end_of_phase")
def test_H008_the_wall() -> None:
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


@rule("effects.end_of_phase", "effects.expire")
def test_H009_effects_end_between_interrupts_and_delayed_kills() -> None:
    t = joust(
        {
            "faction": "tyrell",
            "play": ["Margaery Tyrell", "Courtesan of the Rose", "The Tickler"],
            "hand": ["Tears of Lys"],
            "gold": 1,
        },
        {"faction": "baratheon", "play": ["The Red Keep", "Bastard in Hiding"]},
    )
    t.p1.challenges("intrigue", "Courtesan of the Rose")
    t.p1.plays("Tears of Lys")
    t.p1.picks("Bastard in Hiding")
    t.p1.uses("Margaery Tyrell")
    t.p1.picks("Bastard in Hiding")
    t.until("window.interrupt", 1)
    assert t.p2.strength("Bastard in Hiding") == 5
    t.p2.passes()
    assert t.p2.dead == ["01053"]


@rule("taxation.round")
def test_H010_old_forest_hunter_saves_gold_for_the_next_round() -> None:
    t = joust(
        {
            "faction": "nights_watch",
            "play": ["Old Forest Hunter"],
            "hand": ["Messenger Raven", "Samwell Tarly"],
        },
        {},
        phase="taxation",
    )
    t.p1.uses("Old Forest Hunter")
    t.p1.picks("Messenger Raven")
    assert t.p1.gold == 1
    t.to_phase("plot")
    assert t.p1.gold == 1


@rule("saves.cannot", "targets.not_chosen", "leaving.owner")
def test_H011_ghaston_grey() -> None:
    t = joust(
        {"play": [{"card": "Arya Stark", "duplicates": 1}, "Robb Stark"]},
        {"faction": "martell", "play": ["Ghaston Grey"], "power": 1},
    )
    t.p1.challenges("power", "Arya Stark", "Robb Stark")
    t.p2.uses("Ghaston Grey")
    t.p2.picks("Arya Stark")
    assert "01141" in t.p1.hand
    assert t.p2.discard == ["01116"]
    assert t.told("claim.applied")


@rule("challenges.margin", "limits.maximum")
def test_H012_superior_claim() -> None:
    t = joust(
        {"play": ["Eddard Stark"], "hand": ["Superior Claim"] * 2},
        {},
    )
    t.p1.challenges("power", "Eddard Stark")
    t.p1.plays("Superior Claim")
    assert not t.p1.may("play", "Superior Claim")
    assert t.told("power.gained")[0]["n"] == 2
    t = joust(
        {"play": ["Winterfell Steward"]}, {"play": ["Tywin Lannister"], "hand": ["Superior Claim"]}
    )
    t.p1.challenges("power", "Winterfell Steward")
    t.p2.defends("Tywin Lannister")
    t.p2.plays("Superior Claim")
    assert t.p2.power == 2


@rule("abilities.no_effect")
def test_H013_dorans_game() -> None:
    used = ["Summons", "Taxation", "Confiscation", "Heads on Spikes"]
    t = joust(
        {
            "faction": "martell",
            "play": ["The Red Viper"],
            "used": used,
            "hand": ["Doran's Game"],
            "gold": 1,
        },
        {},
    )
    t.p1.challenges("intrigue", "The Red Viper")
    t.p1.plays("Doran's Game")
    assert t.told("power.gained")[0]["n"] == 4
    t = joust(
        {"faction": "martell", "play": ["The Red Viper"], "hand": ["Doran's Game"], "gold": 1}, {}
    )
    t.p1.challenges("intrigue", "The Red Viper")
    assert not t.p1.may("play", "Doran's Game")


@rule("abilities.no_effect")
def test_H014_seal_of_the_hand() -> None:
    seal = ["Seal of the Hand"]
    t = joust({"play": [{"card": "Eddard Stark", "attachments": seal, "kneeling": True}]}, {})
    t.p1.uses("Seal of the Hand")
    assert not t.p1.kneeling("Eddard Stark")
    assert t.p1.kneeling("Seal of the Hand")
    t = joust({"play": [{"card": "Eddard Stark", "attachments": seal}]}, {})
    assert not t.p1.asked("window.action")
