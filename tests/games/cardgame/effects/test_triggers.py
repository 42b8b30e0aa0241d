"""After which challenges a card may be used: every type, both sides, won and lost, by how much.

What is expected is written here anew from the cards, as one line for each.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest
from tests.games.cardgame.driver import Table, joust, rule

from weirwood.games.cardgame.facts import FACES
from weirwood.games.cardgame.facts.terms import EVENT, ICONS, PLOT
from weirwood.games.cardgame.lists.decks import find

STRONG = "Euron Crow's Eye"  # STR 6, all icons
WEAK = {
    "military": {1: "Vanguard Lancer", 2: "Salty Navigator"},
    "intrigue": {1: "Lordsport Shipwright", 2: "Alannys Greyjoy"},
    "power": {1: "Winterfell Steward", 2: "Alannys Greyjoy"},
}


class Fight(NamedTuple):
    """How a challenge went for the player with the card."""

    icon: str
    won: bool
    attacked: bool
    by: int
    unopposed: bool


class Scene(NamedTuple):
    """Who attacks, and how strong the others are (0: nobody)."""

    attacks: bool
    mine: int
    theirs: int


SCENES = {
    "unopposed": Scene(True, 6, 0),
    "won attacking by 4": Scene(True, 6, 2),
    "won attacking by 5": Scene(True, 6, 1),
    "won defending by 4": Scene(False, 6, 2),
    "won defending by 5": Scene(False, 6, 1),
    "lost defending": Scene(False, 0, 6),
    "lost attacking": Scene(True, 1, 6),
}
TRIGGERS: dict[str, Callable[[Fight], bool]] = {
    "A Clash of Kings": lambda f: f.won and f.icon == "power",
    "Put to the Sword": lambda f: f.won and f.icon == "military" and f.attacked and f.by >= 5,
    "Put to the Torch": lambda f: f.won and f.icon == "military" and f.attacked and f.by >= 5,
    "Superior Claim": lambda f: f.won and f.icon == "power" and f.by >= 5,
    "Tears of Lys": lambda f: f.won and f.icon == "intrigue" and f.attacked,
    "Great Kraken": lambda f: f.unopposed,
    "We Do Not Sow": lambda f: f.unopposed,
    "Lannisport": lambda f: f.won and f.icon == "intrigue",
    "Ghaston Grey": lambda f: not f.won and not f.attacked,
    "Sunspear": lambda f: not f.won and not f.attacked,
    "Doran's Game": lambda f: f.won and f.icon == "intrigue" and f.by >= 5,
    "Unbowed, Unbent, Unbroken": lambda f: not f.won and not f.attacked,
    "Like Warm Rain": lambda f: not f.won and not f.attacked and f.icon == "intrigue",
    "Plaza of Punishment": lambda f: f.won and f.icon == "power",
    "Dothraki Sea": lambda f: f.won and f.icon == "power",
    "Maester Lomys": lambda f: f.won and not f.attacked and f.icon == "intrigue",
    "The Mander": lambda f: f.won and f.by >= 5,
    "Olenna's Cunning": lambda f: f.won and f.icon in ("intrigue", "power"),
}


def who(icon: str, strength: int) -> str:
    return STRONG if strength == 6 else WEAK[icon][strength]


def lay(card: str, icon: str, scene: Scene) -> Table:
    """The card, what it may be used on, and the two characters who will meet."""
    kind = FACES[find(card)].type
    mine, theirs = ([who(icon, n)] if n else [] for n in (scene.mine, scene.theirs))
    held = [card] if kind == EVENT else []
    return joust(
        {
            "faction": "greyjoy",
            "play": [*mine, "Summer", *([card] if kind not in (EVENT, PLOT) else [])],
            "hand": [*held, "Braided Warrior"],
            "gold": 9,
            "used": ["Summons"],
            **({"plot": card} if kind == PLOT else {}),
        },
        {
            "faction": "greyjoy",
            "play": [*theirs, {"card": "Bran Stark", "kneeling": True}, "The Roseroad"],
            "hand": ["Ice"],
            "power": 1,
        },
        first=1,
    )


def offered(t: Table, word: str, card: str) -> bool:
    """Is the player offered the card before the challenge is over?"""
    for _ in range(60):
        if t.over or t.st.type < 0:
            return False
        if t.p1.may(word, card):
            return True
        if not t.idle():
            t.play.answer(t.play.asked().seat, t.forced_answer())
    raise AssertionError(f"the challenge never ends; {t}")


@rule("abilities.trigger", "challenges.margin", "challenges.unopposed")
@pytest.mark.parametrize("card", TRIGGERS)
@pytest.mark.parametrize("name", SCENES)
def test_a_card_is_offered_after_its_challenges_alone(card: str, name: str) -> None:
    scene = SCENES[name]
    word = "play" if FACES[find(card)].type == EVENT else "use"
    for icon in WEAK:
        t = lay(card, icon, scene)
        me, them = t.p1, t.p2
        t.until("challenge.declare")
        if scene.attacks and them.asked("challenge.declare"):
            them.passes()
        if scene.attacks:
            me.challenges(icon, who(icon, scene.mine))
        else:
            them.challenges(icon, who(icon, scene.theirs))
        if scene.attacks and scene.theirs:
            them.defends(who(icon, scene.theirs))
        elif not scene.attacks and scene.mine:
            me.defends(who(icon, scene.mine))
        won = scene.mine > scene.theirs
        by = abs(scene.mine - scene.theirs)
        fight = Fight(icon, won, scene.attacks, by, won and scene.attacks and not scene.theirs)
        assert offered(t, word, card) == TRIGGERS[card](fight), f"{fight}; {t}"


# ---- cards that must be there themselves ---------------------------------------------------------

THERE: dict[str, Callable[[Fight], bool]] = {
    "Asha Greyjoy": lambda f: f.unopposed,
    "Theon Greyjoy": lambda f: f.unopposed,
    "Rattleshirt's Raiders": lambda f: f.won and f.attacked,
    "The Red Viper": lambda f: f.won and f.attacked and f.by >= 5,
    "Maester Caleotte": lambda f: not f.won,
    "The Queen of Thorns": lambda f: f.won and f.icon == "intrigue",
}


@rule("abilities.trigger", "challenges.participating")
@pytest.mark.parametrize("card", THERE)
@pytest.mark.parametrize("attacks", [True, False])
@pytest.mark.parametrize("enemy", ["", "weak", "strong"])
@pytest.mark.parametrize("there", [True, False])
def test_a_card_is_offered_after_challenges_that_it_was_in(
    card: str, attacks: bool, enemy: str, there: bool
) -> None:
    if not attacks and not enemy:
        return  # nobody would attack
    for icon in WEAK:
        fighter = card if there else STRONG
        rival = {"": "", "weak": WEAK[icon][1], "strong": "Tywin Lannister"}[enemy]
        if (there and icon not in printed(card)) or (enemy == "strong" and icon == "military"):
            continue
        # something to discard for the Raiders
        sam = {"card": "Samwell Tarly", "attachments": ["Little Bird"]}
        t = joust(
            {
                "faction": "greyjoy",
                "play": [card, *([] if there else [STRONG])],
                "hand": ["The Knight of Flowers", "Burned Men"],
                "gold": 9,
            },
            {"faction": "greyjoy", "play": [*([rival] if rival else []), sam], "gold": 3},
            first=1,
        )
        t.until("challenge.declare", 1)
        if attacks:
            t.p2.passes()
            t.p1.challenges(icon, fighter)
            if t.p1.asked("challenge.stealth"):
                t.p1.answer("none")
            if rival or icon == "intrigue":  # Samwell could defend
                t.until("challenge.defenders", 1)
                t.p2.answer(t.p2.keys_for(rival) if rival else [])
        else:
            t.p2.challenges(icon, rival)
            t.p1.defends(fighter)
        found = offered(t, "use", card)
        told = t.told("challenge.won")[-1]
        won = told["seat"] == 0
        fight = Fight(icon, won, attacks, told["n"], bool(won and attacks and not rival))
        assert found == (there and THERE[card](fight)), f"{fight}; {t}"


def printed(card: str) -> list[str]:
    return [icon for i, icon in enumerate(ICONS) if FACES[find(card)].icons >> i & 1]
