"""A card and a deck, as they stand in the content files."""

from typing import Literal

from ...facts.terms import CardType, Faction, Icon
from .constants import (
    ConstantShape,
)
from .effects import (
    AbilityShape,
)
from .terms import (
    Keyword,
    Which,
    Words,
)


class PlotModifiers(Words):
    """What a card adds to the revealed plot of its controller."""

    gold: int = 0
    initiative: int = 0
    reserve: int = 0


class Banner(Words):
    """What a banner agenda lets into a deck, and asks for."""

    faction: Faction
    least: int


class CardShape(Words):
    """One card, as printed."""

    id: str
    type: CardType
    faction: Faction = "neutral"
    unique: bool = False
    loyal: bool = False
    form_of: str | None = None
    cost: int | Literal["x"] | None = None
    strength: int | None = None
    icons: tuple[Icon, ...] = ()
    gold: int | None = None
    initiative: int | None = None
    claim: int | None = None
    reserve: int | None = None
    traits: tuple[str, ...] = ()
    keywords: tuple[Keyword, ...] = ()
    ambush: int | None = None
    no_attachments: bool | tuple[str, ...] = False
    plot: PlotModifiers | None = None
    hosts: Which | None = None
    deck_limit: int = 0
    copies: int = 0
    banner: Banner | None = None
    neutral_max: int | None = None
    supports: tuple[str, ...] = ()
    rivals: tuple[str, ...] = ()
    constants: tuple[ConstantShape, ...] = ()
    abilities: tuple[AbilityShape, ...] = ()


class DeckShape(Words):
    """A deck ready to play."""

    id: str
    profile: Literal["introductory", "one_box"]
    faction: Faction
    agenda: str | None
    factions: tuple[Faction, ...]
    plots: dict[str, int]
    cards: dict[str, int]


class CardFile(Words):
    """A file of cards."""

    cards: tuple[CardShape, ...]


class DeckFile(Words):
    """A file of decks."""

    decks: tuple[DeckShape, ...]
