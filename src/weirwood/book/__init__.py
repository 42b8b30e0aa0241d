"""The rules of a game as a book, from one source for the page, the terminal and the docs.

A book begins with the game in five minutes, has the chapters of the ledger in the order of play
with pictures drawn from scenarios, the settings, what is in the box and a glossary; `search` finds
what somebody means, whatever the words. `docs/rules.md` says how a book is written.
"""

from weirwood.book.making import book
from weirwood.book.pictures import picture
from weirwood.book.reading import BookError
from weirwood.book.search import LONGEST, Hit, find, suggest

__all__ = ["LONGEST", "BookError", "Hit", "book", "find", "picture", "suggest"]
