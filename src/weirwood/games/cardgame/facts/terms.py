"""The small numbers that columns are made of, with their names."""

from __future__ import annotations

from typing import Final, Literal, get_args

# Card types. The first four make up a draw deck.
CHARACTER: Final = 0
LOCATION: Final = 1
ATTACHMENT: Final = 2
EVENT: Final = 3
PLOT: Final = 4
AGENDA: Final = 5
FACTION: Final = 6
TITLE: Final = 7
CardType = Literal[
    "character",
    "location",
    "attachment",
    "event",
    "plot",
    "agenda",
    "faction",
    "title",
]
TYPES: Final[tuple[str, ...]] = get_args(CardType)
Faction = Literal[
    "baratheon",
    "greyjoy",
    "lannister",
    "martell",
    "nights_watch",
    "stark",
    "targaryen",
    "tyrell",
    "neutral",
]
FACTIONS: Final[tuple[str, ...]] = get_args(Faction)
NEUTRAL: Final = 8
# Challenge types and icons: the number of an icon, and its bit in a mask.
MILITARY: Final = 0
INTRIGUE: Final = 1
POWER: Final = 2
Icon = Literal["military", "intrigue", "power"]
ICONS: Final[tuple[str, ...]] = get_args(Icon)
# Zones. A pile is found at `seat * ZONES + zone`.
DECK: Final = 0
HAND: Final = 1
DISCARD: Final = 2
DEAD: Final = 3
PLAY: Final = 4  # characters, locations and attachments, by controller
UNDER: Final = 5  # duplicates, by controller
PLOTS: Final = 6
USED: Final = 7
REVEALED: Final = 8
HOME: Final = 9  # faction card and agenda
REMOVED: Final = 10
STACK: Final = 11  # an event being played
SETUP: Final = 12  # laid out facedown before the first round
ZONES: Final = 13
ZONE_NAMES: Final = (
    "deck",
    "hand",
    "discard",
    "dead",
    "play",
    "duplicate",
    "plots",
    "used",
    "revealed",
    "home",
    "removed",
    "played",
    "setup",
)
PHASES: Final = (
    "setup",
    "plot",
    "draw",
    "marshal",
    "challenges",
    "dominance",
    "standing",
    "taxation",
    "between",
)
P_SETUP: Final = 0
P_PLOT: Final = 1
P_DRAW: Final = 2
P_MARSHAL: Final = 3
P_CHALLENGES: Final = 4
P_DOMINANCE: Final = 5
P_STANDING: Final = 6
P_TAXATION: Final = 7
P_BETWEEN: Final = 8  # a phase has ended and the next has not begun
# Moments at which an ability may be used.
WOULD: Final = 0  # saves and cancels, before everything else
FORCED_INTERRUPT: Final = 1
INTERRUPT: Final = 2
FORCED_REACTION: Final = 3
REACTION: Final = 4
ACTION: Final = 5
WHEN_REVEALED: Final = 6
MOMENTS: Final = (
    "would",
    "forced_interrupt",
    "interrupt",
    "forced_reaction",
    "reaction",
    "action",
    "when_revealed",
)
# Things that happen and that abilities wait for; each is a bit of a mask.
On = Literal[
    "won",
    "lost",
    "initiated",
    "declared",
    "bypassed",
    "dominance",
    "phase_begins",
    "phase_ends",
    "marshaled",
    "event_played",
    "entered",
    "leave",
    "stood",
    "power_gained",
    "strength_raised",
    "pillaged",
    "income",
    "event_initiates",
    "ability_initiates",
]
HAPPENINGS: Final[tuple[str, ...]] = get_args(On)
HAPPENING_BIT: Final = {name: 1 << i for i, name in enumerate(HAPPENINGS)}
# Who controls a card, seen from the player whose ability asks.
ANYONE: Final = 0
YOU: Final = 1
OPPONENT: Final = 2  # in the core set also what is not yours
TARGETED: Final = 3
CHOOSER: Final = 4
LOSER: Final = 5
DEFENDER: Final = 6
AGAINST_YOU: Final = 7
CONTROLS: Final = {
    None: ANYONE,
    "you": YOU,
    "opponent": OPPONENT,
    "not_you": OPPONENT,
    "target": TARGETED,
    "chooser": CHOOSER,
    "loser": LOSER,
    "defender": DEFENDER,
    "against_you": AGAINST_YOU,
}
# Part in a challenge.
PARTICIPATING: Final = 1
ATTACKING: Final = 2
DEFENDING: Final = 3
PARTS: Final = {None: 0, "participating": 1, "attacking": 2, "defending": 3}
# How a card came into play.
SET_UP: Final = 0
BY_MARSHAL: Final = 1
BY_EFFECT: Final = 2
BY_AMBUSH: Final = 3
WIN: Final = 15
MANY = 99
