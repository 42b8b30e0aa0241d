"""The cards, read once from ``content/*.json`` into flat, frozen columns.

A *face* is a number: ``FACES[f]`` is the card, and the columns (``TYPE[f]``, ``COST[f]`` ...) are
what the rules read.
"""

from __future__ import annotations

from importlib import resources

from weirwood.kernel import content_hash

from . import terms as t
from .columns import Face
from .reader import load

PACKAGE = "weirwood.games.cardgame"
HASH = content_hash(PACKAGE)


def files() -> list[tuple[str, bytes]]:
    folder = resources.files(PACKAGE) / "content"
    found = sorted((f for f in folder.iterdir() if f.name.endswith(".json")), key=lambda f: f.name)
    return [(f.name, f.read_bytes()) for f in found]


_TEXTS = files()
_made, FACES, DECKS = load(_TEXTS)
SHAPES = tuple(_made.shapes)
INDEX: dict[str, int] = _made.index
TRAIT_BIT = _made.bits
ABILITIES = tuple(_made.abilities)
IDS = tuple(f.id for f in FACES)
TYPE = tuple(f.type for f in FACES)
FACTION = tuple(f.faction for f in FACES)
UNIQUE = tuple(f.unique for f in FACES)
COST = tuple(f.cost for f in FACES)
STRENGTH = tuple(f.strength for f in FACES)
ICONS = tuple(f.icons for f in FACES)
TRAIT_MASK = tuple(f.traits for f in FACES)
KEYWORD_MASK = tuple(f.keywords for f in FACES)
KEYWORD_BIT: dict[str, int] = _made.keyword_bits


def keyword(word: str) -> int:
    """The bit of a keyword; 0 if no card has it."""
    return KEYWORD_BIT.get(word, 0)


def listening(face: Face, moment: int) -> int:
    """What a card waits for at a moment, as a mask of happenings."""
    mask = 0
    for ability in face.abilities:
        if ability.moment == moment and ability.trigger is not None:
            mask |= ability.trigger.mask
    return mask


# Constant rules as bits, so that a position can say at once which of them are in play.
RULE_BIT = {
    name: 1 << i for i, name in enumerate(sorted({c.rule for f in FACES for c in f.constants}))
}
RULES = tuple(sum({RULE_BIT[c.rule] for c in f.constants}) for f in FACES)
LISTENS = tuple(tuple(listening(f, m) for f in FACES) for m in range(t.ACTION))
