"""Everything a game is made of, to look through: one source for the page, the terminal and docs.

A game lists its things (`Game.things`); here they get their words in a language (`gallery`), their
rules and what they go with (`about`), and a search that forgives (`find`).
"""

from weirwood.book.search import LONGEST
from weirwood.cards.about import about
from weirwood.cards.making import gallery, listed
from weirwood.cards.search import find

__all__ = ["LONGEST", "about", "find", "gallery", "listed"]
