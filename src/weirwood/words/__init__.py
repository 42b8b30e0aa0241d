"""Everything Weirwood says, in the reader's language.

Rules, events and questions carry ids; this package turns them into sentences from Project Fluent
catalogues. The browser does the same from the same files: ``docs/words.md`` is the common law, and
``tests/words/fixture.json`` is rendered by both.
"""

from weirwood.languages import LANGUAGES
from weirwood.words.catalogue import Catalogue, CatalogueError, fluent_id, load
from weirwood.words.missing import missing
from weirwood.words.speech import Overlay, Words, words

__all__ = [
    "LANGUAGES",
    "Catalogue",
    "CatalogueError",
    "Overlay",
    "Words",
    "fluent_id",
    "load",
    "missing",
    "words",
]
