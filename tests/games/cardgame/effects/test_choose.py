"""Which cards may be chosen: on every table lie some that differ from the right by one word."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.cardgame.driver import (
    code_of,
    event,
    having,
    joust,
    kneeling,
    melee,
    offered,
    rule,
)

# The card, both players, and what may be chosen.
Row = tuple[str, dict[str, Any], dict[str, Any], list[str]]


PLACE = "The Roseroad"
BIRD, IRON = "Little Bird", "Seal of the Hand"

MARSHAL: list[Row] = [
    ("Maester Cressen", {"play": ["Maester Cressen", having("Arya Stark", IRON, BIRD)]},
     {"play": [having("Burned Men", "Milk of the Poppy")]}, [BIRD, "Milk of the Poppy"]),
    ("Lordsport Shipwright", {"play": ["Lordsport Shipwright", "Arya Stark", PLACE]},
     {"play": [kneeling("Sea Tower"), "Sunspear", "The Mander", "The Wall"]},
     [PLACE, "Sunspear", "The Mander"]),
    ("Consolidation of Power", event("Consolidation of Power", "Burned Men", kneeling("Left"),
      PLACE),
     {"play": ["Samwell Tarly", "Eddard Stark"]}, ["Burned Men", "Samwell Tarly"]),
]  # fmt: skip

CHALLENGES: list[Row] = [
    ("Selyse Baratheon", {"play": ["Selyse Baratheon", PLACE, "The Red Keep"], "gold": 2},
     {"play": ["Bastard in Hiding", "Arya Stark", "Chamber of the Painted Table"]},
     ["Selyse Baratheon", "Bastard in Hiding"]),
    ("The Things I Do For Love",
     event("The Things I Do For Love", "Tywin Lannister", "Burned Men"),
     {"play": ["Burned Men", PLACE, "Arya Stark", "Tywin Lannister"]},
     ["Burned Men", "Arya Stark", "Tywin Lannister"]),
    ("Confinement", event("Confinement", "Left", PLACE),
     {"play": ["Eddard Stark", "Tyrion Lannister", having("Arya Stark", BIRD)]},
     ["Left", "Tyrion Lannister", "Arya Stark"]),
    ("Grey Wind", {"play": ["Grey Wind", PLACE]},
     {"play": ["Samwell Tarly", "Burned Men", "Sea Tower"]},
     ["Samwell Tarly"]),
    ("Margaery Tyrell", {"play": ["Margaery Tyrell", PLACE]},
     {"play": ["Left", having("Burned Men", BIRD)]},
     ["Margaery Tyrell", "Left", "Burned Men"]),
    ("Growing Strong", event("Growing Strong", "Left", "The Mander"),
     {"play": ["Right", "Arya Stark", having("Margaery Tyrell", "Heartsbane")]},
     ["Left", "Right", "Margaery Tyrell"]),
    ("Magister Illyrio", {"play": ["Magister Illyrio", kneeling("Left"), kneeling(PLACE)],
      "gold": 9},
     {"play": [kneeling("Right"), "Arya Stark", kneeling("Sea Tower")]}, ["Left", "Right"]),
    ("Veteran Builder", {"play": ["Veteran Builder", kneeling("Left"), kneeling(PLACE)]},
     {"play": ["The Wall", kneeling("Sea Tower")]}, [PLACE, "Sea Tower"]),
    ("Handmaiden", {"play": ["Handmaiden", kneeling("Arya Stark"), kneeling("Left"),
      "Margaery Tyrell"]},
     {"play": [kneeling("Sansa Stark"), kneeling("Tywin Lannister")]},
     ["Arya Stark", "Sansa Stark"]),
    ("Power Behind the Throne",
     {"plot": "Power Behind the Throne", "stand_token": 1,
     "play": [kneeling("Left"), "Right", kneeling(PLACE)]},
     {"play": [kneeling("Arya Stark"), kneeling("Sea Tower")]}, ["Left", "Arya Stark"]),
    ("Fire and Blood",
     event("Fire and Blood", dead=["Khal Drogo", "Braided Warrior", "Eddard Stark"],
     discard=["Drogon"]),
     {"dead": ["Viserion"]}, ["Khal Drogo"]),
    ("Waking the Dragon",
     event("Waking the Dragon", "Khal Drogo", "Braided Warrior", "Eddard Stark",
     "Plaza of Punishment"),
     {"play": ["Viserion"]}, ["Khal Drogo"]),
    ("Hear Me Roar!",
     event("Hear Me Roar!", "Tyrion Lannister",
     hand=["Burned Men", "Left", "Casterly Rock", "The Tickler"], dead=["The Tickler"]),
     {}, ["Burned Men"]),
    ("Arianne Martell",
     event("Burned Men", "Arianne Martell",
     hand=[PLACE, "Khal Drogo", "Tyrion Lannister", "The Tickler"], dead=["The Tickler"]),
     {}, ["Burned Men", "Tyrion Lannister"]),
]  # fmt: skip

DOMINANCE: list[Row] = [
    ("Take the Black", event("Take the Black", "Left", "Salty Navigator"),
     {"play": ["Burned Men", "Ranging Party", "Tyrion Lannister", PLACE, "Gold Cloaks"]},
     ["Burned Men", "Ranging Party", "Gold Cloaks"]),
]  # fmt: skip


@rule("targets.choose")
@pytest.mark.parametrize(
    ("name", "mine", "theirs", "legal", "phase"),
    [
        (*row, phase)
        for phase, rows in [
            ("marshal", MARSHAL),
            ("challenges", CHALLENGES),
            ("dominance", DOMINANCE),
        ]
        for row in rows
    ],
)
def test_these_may_be_chosen(
    name: str, mine: dict[str, Any], theirs: dict[str, Any], legal: list[str], phase: str
) -> None:
    t = joust({**mine}, {**theirs}, phase=phase)
    t.p1.does("play" if name in mine.get("hand", ()) else "use", name)
    if t.kind == "cost.x":
        t.p1.answer(9)
    assert offered(t.p1) == sorted(code_of(x) for x in legal), str(t)


# ---- in a challenge ------------------------------------------------------------------------------

FIGHT = {"type": "military", "attacker": 0, "defender": 1}
# The card, both players, attackers, defenders, and what may be chosen.
Fight = tuple[str, dict[str, Any], dict[str, Any], list[str], list[str], list[str]]
FIGHTS: list[Fight] = [
    ("Wildling Horde",
     {"play": ["Wildling Horde", "Rattleshirt's Raiders", "Left",
     kneeling("Rattleshirt's Raiders")]},
     {"play": ["Rattleshirt's Raiders"]},
     ["Wildling Horde", "Left"], ["Rattleshirt's Raiders"], ["Wildling Horde"]),
    ("Iron Fleet Scout", {"play": ["Iron Fleet Scout", "Theon Greyjoy", "Left", "Salty Navigator"]},
     {"play": ["Asha Greyjoy", "Arya Stark"]},
     ["Theon Greyjoy", "Left"], ["Asha Greyjoy"], ["Theon Greyjoy", "Asha Greyjoy"]),
    ("The Kraken's Grasp", event("The Kraken's Grasp", "Theon Greyjoy"),
     {"play": ["Eddard Stark", "Left", "King's Hunting Party", "Right"]},
     ["Theon Greyjoy"], ["Eddard Stark", "Left", "King's Hunting Party"], ["Eddard Stark", "Left"]),
    ("For the North!", event("For the North!", "Eddard Stark", "Left", "Arya Stark"),
     {"play": ["Robb Stark", "Right"]},
     ["Eddard Stark", "Left"], ["Robb Stark", "Right"], ["Eddard Stark", "Robb Stark"]),
    ("Highgarden", {"play": ["Highgarden", "Left", "Arya Stark"], "gold": 1}, {"play": ["Right"]},
     ["Left"], ["Right"], ["Left"]),
    ("Dracarys!", event("Dracarys!", "Drogon", "Left", "Khal Drogo"),
     {"play": ["Right", "Arya Stark"]},
     ["Left"], ["Right"], ["Drogon"]),
]  # fmt: skip


@rule("targets.choose")
@pytest.mark.parametrize(("name", "mine", "theirs", "attackers", "defenders", "legal"), FIGHTS)
def test_these_may_be_chosen_in_a_challenge(
    name: str,
    mine: dict[str, Any],
    theirs: dict[str, Any],
    attackers: list[str],
    defenders: list[str],
    legal: list[str],
) -> None:
    fight = {**FIGHT, "attackers": attackers, "defenders": defenders}
    t = joust({**mine}, {**theirs}, challenge=fight)
    t.p1.does("play" if name in mine.get("hand", ()) else "use", name)
    assert offered(t.p1) == sorted(code_of(x) for x in legal), str(t)


# ---- after a challenge ---------------------------------------------------------------------------

FIVE, ONE_M, ONE_I = ["Ranging Party"], ["Old Forest Hunter"], ["Samwell Tarly"]
SIX_I = ["Littlefinger", "Courtesan of the Rose"]
DANY = "Daenerys Targaryen"
# The card, both players, who attacks, how, with whom, against whom, and what may be chosen.
After = tuple[str, dict[str, Any], dict[str, Any], int, str, list[str], list[str], list[str]]
AFTER: list[After] = [
    ("We Do Not Sow", event("We Do Not Sow", *FIVE, PLACE, having("Sansa Stark", IRON)),
     {"play": ["The Wall", having("Varys", BIRD)]}, 0, "military", FIVE, [], ["The Wall", BIRD]),
    ("Put to the Sword", event("Put to the Sword", *FIVE), {"play": ["Left", PLACE, "Right"]},
     0, "military", FIVE, [], ["Left", "Right"]),
    ("Put to the Torch", event("Put to the Torch", *FIVE, PLACE), {"play": ["Left", "The Wall"]},
     0, "military", FIVE, [], ["The Wall"]),
    ("Tears of Lys", event("Tears of Lys", *SIX_I, *FIVE),
     {"play": ["Left", PLACE, "Burned Men", "Arianne Martell"]},
     0, "intrigue", SIX_I, [], ["Left", "Burned Men"]),
    ("Rattleshirt's Raiders", {"play": ["Rattleshirt's Raiders", having("Sansa Stark", BIRD)]},
     {"play": [having("Varys", IRON, BIRD), PLACE]},
     0, "military", ["Rattleshirt's Raiders"], [], [IRON, BIRD]),
    ("Ice", {"play": [having("Eddard Stark", "Ice")]}, {"play": ["Left", PLACE, "Right"]},
     0, "military", ["Eddard Stark"], [], ["Left", "Right"]),
    ("Throwing Axe", {"play": [having("Theon Greyjoy", "Throwing Axe"), *FIVE]},
     {"play": ["Left", "Right"]},
     0, "military", ["Theon Greyjoy", *FIVE], ["Left"], ["Left"]),
    ("Like Warm Rain", event("Like Warm Rain", "Summer"), {"play": [*SIX_I, "Left"]},
     1, "intrigue", SIX_I, [], SIX_I),
    ("Rhaegal", {"play": ["Rhaegal", DANY, kneeling("Left")]}, {"play": [DANY]},
     0, "intrigue", [DANY], [], [DANY]),
    ("Plaza of Punishment", {"play": ["Plaza of Punishment", *FIVE]},
     {"play": ["Left", having("Burned Men", BIRD), PLACE]}, 0, "power", FIVE, [], [*FIVE, "Left"]),
    ("Dothraki Sea",
     event("Braided Warrior", "Dothraki Sea", *FIVE, hand=["Left", "Khal Drogo"],
           dead=["Khal Drogo"]),
     {}, 0, "power", FIVE, [], ["Braided Warrior"]),
    ("The Queen of Thorns",
     event("Margaery Tyrell", "The Queen of Thorns",
           hand=["Randyll Tarly", "The Mander", "Arya Stark", "Left"],
           dead=["Left"]),
     {}, 0, "intrigue", ["The Queen of Thorns"], [], ["Margaery Tyrell", "Randyll Tarly"]),
    ("Maester Caleotte", {"play": ["Maester Caleotte", PLACE]}, {"play": [*FIVE, "Left"]},
     0, "power", ["Maester Caleotte"], FIVE, ["Maester Caleotte", *FIVE, "Left"]),
    ("Ghaston Grey", {"play": ["Ghaston Grey", "Left"]}, {"play": [*FIVE, "Burned Men", "Right"]},
     1, "military", [*FIVE, "Burned Men"], ["Left"], [*FIVE, "Burned Men"]),
]  # fmt: skip


@rule("targets.choose")
@pytest.mark.parametrize(
    ("name", "mine", "theirs", "attacker", "icon", "attackers", "defenders", "legal"), AFTER
)
def test_these_may_be_chosen_after_a_challenge(
    name: str,
    mine: dict[str, Any],
    theirs: dict[str, Any],
    attacker: int,
    icon: str,
    attackers: list[str],
    defenders: list[str],
    legal: list[str],
) -> None:
    t = joust({**mine}, {**theirs}, first=attacker)
    t.seats[attacker].challenges(icon, *attackers)
    if defenders:
        t.seats[1 - attacker].defends(*defenders)
    while t.kind in ("window.action", "challenge.defenders"):
        assert t.idle()
    t.p1.does("play" if name in mine.get("hand", ()) else "use", name)
    if t.kind == "cost.kneel":
        t.p1.picks("Summer")
    assert offered(t.p1) == sorted(code_of(x) for x in legal), str(t)


# ---- costs and players ---------------------------------------------------------------------------


@rule("costs.pay")
def test_dracarys_kneels_a_standing_dragon_or_daenerys() -> None:
    t = joust(
        event("Dracarys!", "Drogon", "Left", DANY, kneeling("Viserion")),
        {"play": ["Rhaegal"]},
        challenge={**FIGHT, "attackers": ["Left"]},
    )
    t.p1.plays("Dracarys!")
    assert offered(t.p1) == sorted(map(code_of, ["Drogon", DANY]))


@rule("targets.choose")
def test_dracarys_burns_whoever_takes_part() -> None:
    t = joust(
        event("Dracarys!", "Drogon", "Left"),
        {"play": ["Right", "Arya Stark"]},
        challenge={**FIGHT, "attackers": ["Left"], "defenders": ["Right"]},
    )
    t.p1.plays("Dracarys!")
    if t.kind != "target.cards":
        t.p1.picks("Drogon")
    assert offered(t.p1) == sorted(map(code_of, ["Left", "Right"]))


@rule("targets.choose")
def test_castle_black_and_ours_is_the_fury_are_for_their_own() -> None:
    t = joust(
        event(
            "Ours is the Fury",
            "Castle Black",
            "Benjen Stark",
            "Left",
            kneeling("Robert Baratheon"),
            kneeling("The Red Keep"),
            kneeling("Khal Drogo"),
            "Stannis Baratheon",
            "Samwell Tarly",
        ),
        {"play": ["Old Forest Hunter", kneeling("Bastard in Hiding")]},
        challenge={
            **FIGHT,
            "attacker": 1,
            "defender": 0,
            "attackers": ["Old Forest Hunter"],
            "defenders": ["Benjen Stark", "Left"],
        },
    )
    t.p1.uses("Castle Black")
    assert offered(t.p1) == [code_of("Benjen Stark")]
    t.p1.picks("Benjen Stark")
    t.p1.plays("Ours is the Fury")
    assert offered(t.p1) == [code_of("Robert Baratheon")]


@rule("targets.choose")
@pytest.mark.parametrize("name", ["Seen In Flames"])
def test_an_opponent_with_cards_is_chosen(name: str) -> None:
    t = melee(event(name, "Melisandre", hand=[PLACE]), {"hand": [PLACE]}, {"hand": []})
    t.p1.plays(name)
    assert offered(t.p1) == ["1"]
