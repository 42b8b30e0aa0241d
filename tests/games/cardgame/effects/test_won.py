"""After which challenge: a card that waits for one is not used after another.

Each row leaves out one word of what the card waits for: who won, of which type, by how much, on
which side, with whom.
"""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.cardgame.driver import event, joust, kneeling, never_in_the_challenge, rule

# The card, what its player and the other have, who attacks, how, with whom, against whom.
Row = tuple[str, dict[str, Any], dict[str, Any], int, str, list[str], list[str]]

BIRD = {"card": "Samwell Tarly", "attachments": ["Little Bird"]}
AXE = {"card": "Theon Greyjoy", "attachments": ["Throwing Axe"]}
ICE = {"card": "Eddard Stark", "attachments": ["Ice"]}
PLACE = "The Roseroad"
FIVE, FOUR = ["Ranging Party"], ["Palace Spearman"]  # military or power
SIX_I, FOUR_I = ["Littlefinger", "Courtesan of the Rose"], ["Littlefinger"]  # intrigue
ONE_M, ONE_I, ONE_P = ["Old Forest Hunter"], ["Samwell Tarly"], ["Winterfell Steward"]
GIANT = ["King's Hunting Party"]  # military, STR 6


def after_a_win(
    name: str, icon: str, mine: tuple[Any, ...], theirs: tuple[Any, ...], **more: Any
) -> list[Row]:
    """An event after winning by 5 as the attacker: the other wins, another type, by 4."""
    other = "power" if icon == "military" else "military"
    five, four = (SIX_I, FOUR_I) if icon == "intrigue" else (FIVE, FOUR)
    return [
        (name, event(name, *mine, **more), {"play": five}, 1, icon, five, []),
        (name, event(name, *FIVE, **more), {"play": list(theirs)}, 0, other, FIVE, []),
        (name, event(name, *four, **more), {"play": list(theirs)}, 0, icon, four, []),
    ]


NEUTRAL: list[Row] = [
    ("Rattleshirt's Raiders", {"play": ["Rattleshirt's Raiders", BIRD]}, {"play": FIVE},
     0, "military", ["Rattleshirt's Raiders"], FIVE),
    ("Rattleshirt's Raiders", {"play": ["Rattleshirt's Raiders", *FIVE]}, {"play": [BIRD]},
     0, "military", FIVE, []),
    *after_a_win("Put to the Sword", "military", ("Samwell Tarly",), ("Samwell Tarly",)),
    ("Put to the Sword", event("Put to the Sword", *GIANT), {"play": ONE_M},
     1, "military", ONE_M, GIANT),
    *after_a_win("Put to the Torch", "military", (PLACE,), (PLACE,)),
    ("Put to the Torch", event("Put to the Torch", *GIANT), {"play": [PLACE, *ONE_M]},
     1, "military", ONE_M, GIANT),
    *after_a_win("Superior Claim", "power", (), ()),
    ("Tears of Lys", event("Tears of Lys", *ONE_P), {"play": FOUR_I}, 1, "intrigue", FOUR_I, []),
    ("Tears of Lys", event("Tears of Lys", *FIVE), {"play": ONE_P}, 0, "military", FIVE, []),
    ("Tears of Lys", event("Tears of Lys", *FOUR_I), {"play": [*ONE_I, *ONE_P]},
     1, "intrigue", ONE_I, FOUR_I),
    ("A Clash of Kings", {"plot": "A Clash of Kings", "power": 2}, {"play": FIVE},
     1, "power", FIVE, []),
    ("A Clash of Kings", {"plot": "A Clash of Kings", "play": FIVE}, {"power": 2},
     0, "military", FIVE, []),
]  # fmt: skip


def unopposed(name: str) -> list[Row]:
    """After an unopposed win of one's own; the first row is one of the other player.

    Balon lets weaker defenders add nothing: he wins unopposed against somebody.
    """
    return [
        (name, {"play": [name]}, {"play": ["Balon Greyjoy"]},
         1, "military", ["Balon Greyjoy"], [name]),
        (name, {"play": [name]}, {"play": ONE_M}, 0, "military", [name], ONE_M),
        (name, {"play": [kneeling(name), *FIVE]}, {}, 0, "military", FIVE, []),
    ]  # fmt: skip


WEST: list[Row] = [
    *unopposed("Asha Greyjoy"),
    *unopposed("Theon Greyjoy"),
    ("Throwing Axe", {"play": [AXE]}, {"play": FIVE}, 0, "military", ["Theon Greyjoy"], FIVE),
    ("Throwing Axe", {"play": [AXE, *FIVE]}, {"play": ONE_M}, 0, "military", FIVE, ONE_M),
    ("Great Kraken", {"play": ["Great Kraken"]}, {"play": FIVE}, 1, "military", FIVE, []),
    ("Great Kraken", {"play": ["Great Kraken", *FIVE]}, {"play": ONE_M},
     0, "military", FIVE, ONE_M),
    ("We Do Not Sow", event("We Do Not Sow", PLACE), {"play": FIVE}, 1, "military", FIVE, []),
    ("We Do Not Sow", event("We Do Not Sow", *FIVE), {"play": [PLACE, *ONE_M]},
     0, "military", FIVE, ONE_M),
    ("Lannisport", {"play": ["Lannisport"]}, {"play": FOUR_I}, 1, "intrigue", FOUR_I, []),
    ("Lannisport", {"play": ["Lannisport", *FIVE]}, {}, 0, "military", FIVE, []),
]  # fmt: skip

SOUTH: list[Row] = [
    ("Maester Caleotte", {"play": ["Maester Caleotte"]}, {}, 0, "power", ["Maester Caleotte"], []),
    ("Maester Caleotte", {"play": ["Maester Caleotte"]}, {"play": FIVE}, 1, "power", FIVE, []),
    ("The Red Viper", {"play": ["The Red Viper"]}, {"play": [*GIANT, *FIVE, *FOUR]},
     0, "military", ["The Red Viper"], [*GIANT, *FIVE, *FOUR]),
    ("The Red Viper", {"play": ["The Red Viper", *FIVE]}, {}, 0, "military", FIVE, []),
    *[
        row
        for name in ("Ghaston Grey", "Sunspear")
        for row in [
            (name, {"play": [name, *FIVE]}, {}, 0, "military", FIVE, []),
            (name, {"play": [name, *ONE_M]}, {"play": FIVE}, 0, "military", ONE_M, FIVE),
        ]
    ],
    ("Unbowed, Unbent, Unbroken", event("Unbowed, Unbent, Unbroken", *FIVE), {"play": ONE_I},
     2, "military", FIVE, []),
    ("Unbowed, Unbent, Unbroken", event("Unbowed, Unbent, Unbroken", *ONE_M), {"play": FIVE},
     2, "military", ONE_M, FIVE),
    *after_a_win("Doran's Game", "intrigue", (), (), used=["Summons", "Confiscation"]),
    ("Maester Lomys", {"play": ["Maester Lomys", *ONE_I], "hand": [PLACE]}, {"play": FOUR_I},
     0, "intrigue", ONE_I, FOUR_I),
    ("Maester Lomys", {"play": ["Maester Lomys", *FIVE]}, {"play": ONE_M, "hand": [PLACE]},
     1, "military", ONE_M, FIVE),
    ("Maester Lomys", {"play": ["Maester Lomys"]}, {"hand": [PLACE]},
     0, "intrigue", ["Maester Lomys"], []),
    *[
        ("The Queen of Thorns", event("Margaery Tyrell", "The Queen of Thorns", *mine),
         {"play": theirs}, 0, icon, who, theirs)
        for mine, theirs, icon, who in [
            ([], [*FOUR_I, "Tyrion Lannister"], "intrigue", ["The Queen of Thorns"]),
            ([], [], "power", ["The Queen of Thorns"]),
            (FOUR_I, [], "intrigue", FOUR_I),
        ]
    ],
    ("The Mander", {"play": ["The Mander"]}, {"play": FIVE}, 1, "power", FIVE, []),
    ("The Mander", {"play": ["The Mander", *FOUR]}, {}, 0, "power", FOUR, []),
    ("Olenna's Cunning", event("Olenna's Cunning"), {"play": FIVE}, 1, "power", FIVE, []),
    ("Olenna's Cunning", event("Olenna's Cunning", *FIVE), {}, 0, "military", FIVE, []),
]  # fmt: skip

DANY = "Daenerys Targaryen"
DARK = "The Sword in the Darkness"
NORTH: list[Row] = [
    (DARK, event(DARK, *FIVE), {"play": [*GIANT, *FIVE]}, 0, "military", FIVE, [*GIANT, *FIVE]),
    (DARK, event(DARK, *FIVE), {"play": ONE_M}, 1, "military", ONE_M, FIVE),
    (DARK, event(DARK, *FIVE), {}, 0, "military", FIVE, []),
    ("Ice", {"play": [ICE]}, {"play": [*GIANT, *FIVE]},
     0, "military", ["Eddard Stark"], [*GIANT, *FIVE]),
    ("Ice", {"play": [ICE]}, {"play": ONE_I}, 0, "power", ["Eddard Stark"], []),
    ("Ice", {"play": [ICE, *FIVE]}, {"play": ONE_I}, 0, "military", FIVE, []),
    ("Like Warm Rain", event("Like Warm Rain", "Summer", *FOUR_I), {}, 0, "intrigue", FOUR_I, []),
    ("Like Warm Rain", event("Like Warm Rain", "Summer"), {"play": FIVE}, 1, "military", FIVE, []),
    ("Like Warm Rain", event("Like Warm Rain", "Summer", *ONE_I), {"play": FOUR_I},
     0, "intrigue", ONE_I, FOUR_I),
    ("Like Warm Rain", event("Like Warm Rain", *GIANT), {"play": [*FOUR_I, "Summer"]},
     1, "intrigue", FOUR_I, []),
    ("Rhaegal", {"play": ["Rhaegal", DANY]}, {"play": [*SIX_I, "Tyrion Lannister"]},
     0, "intrigue", [DANY], [*SIX_I, "Tyrion Lannister"]),
    ("Rhaegal", {"play": ["Rhaegal", kneeling(DANY)]}, {}, 0, "military", ["Rhaegal"], []),
    ("Rhaegal", {"play": ["Rhaegal", *SIX_I]}, {"play": [DANY]}, 0, "intrigue", SIX_I, [DANY]),
    ("Plaza of Punishment", {"play": ["Plaza of Punishment", *ONE_I]}, {"play": FIVE},
     1, "power", FIVE, []),
    ("Plaza of Punishment", {"play": ["Plaza of Punishment", *FOUR_I]}, {},
     0, "intrigue", FOUR_I, []),
    ("Dothraki Sea", event("Braided Warrior", "Dothraki Sea"), {"play": FIVE},
     1, "power", FIVE, []),
    ("Dothraki Sea", event("Braided Warrior", "Dothraki Sea", *FOUR_I), {},
     0, "intrigue", FOUR_I, []),
]  # fmt: skip


@rule("abilities.trigger")
@pytest.mark.parametrize(
    ("name", "mine", "theirs", "attacker", "icon", "attackers", "defenders"),
    [*NEUTRAL, *WEST, *SOUTH, *NORTH],
)
def test_it_waits_for_another_challenge(
    name: str,
    mine: dict[str, Any],
    theirs: dict[str, Any],
    attacker: int,
    icon: str,
    attackers: list[str],
    defenders: list[str],
) -> None:
    """`attacker` 2: the player attacks, but goes second."""
    t = joust({**mine}, {**theirs}, first=min(attacker, 1))
    seat = t.seats[attacker & 1]
    if attacker == 2:
        t.until("challenge.declare", 1)
        t.p2.passes()
    seat.challenges(icon, *attackers)
    if defenders:
        t.seats[1 - seat.seat].defends(*defenders)
    word = "play" if name in mine.get("hand", ()) else "use"
    never_in_the_challenge(t, t.p1, word, name)
