"""Looking for things by their names and texts, in whatever language somebody types.

The search is the book's: synonyms, other forms of a word, beginnings and slips. Each language has
an index of its own; the one that understands the query best answers first, and the reader's before
others if they understand it equally well.
"""

from __future__ import annotations

from functools import lru_cache

from weirwood.book.search import LONGEST, Index, indexed, through, understood
from weirwood.cards.making import gallery
from weirwood.languages import LANGUAGES, check_language

NAME, TAG, KIND, TEXT = 3.0, 1.5, 1.0, 1.0
ENOUGH = 0.99
"""So well does a language know a query that nobody needs to ask the others."""


@lru_cache(maxsize=16)
def index(game: str, lang: str) -> Index:
    """The index of a game's things, made once."""
    shown = gallery(game, check_language(lang))
    names = {tag["id"]: tag["name"] for group in shown["groups"] for tag in group["tags"]}
    kinds = {kind["id"]: kind["name"] for kind in shown["kinds"]}
    factions = {faction["id"]: faction["name"] for faction in shown["factions"]}
    said: dict[str, list[tuple[str, float]]] = {}
    called: dict[str, list[str]] = {}
    for thing in shown["things"]:
        tags = [names[tag] for tags in thing["tags"].values() for tag in tags]
        said[thing["id"]] = [
            (thing["name"], NAME),
            (" ".join((*tags, factions.get(thing["faction"], ""))), TAG),
            (kinds[thing["kind"]], KIND),
            (thing["text"], TEXT),
            *(
                (f"{shown['said'][part]['name']} {shown['said'][part]['text']}", TEXT)
                for part in thing["parts"]
            ),
            *((row["name"], TEXT) for row in thing["rows"]),
        ]
        called.setdefault(thing["name"], []).append(thing["id"])
    return indexed(lang, said, called.items())


@lru_cache(maxsize=1024)
def find(game: str, query: str, lang: str = "en") -> tuple[str, ...]:
    """The ids of the things that a query means, the best first; all of them for no query."""
    words = query[:LONGEST].strip()
    things = gallery(game, check_language(lang))["things"]
    if not words:
        return tuple(thing["id"] for thing in things)
    if any(thing["id"] == words for thing in things):
        return (words,)
    own = index(game, lang)
    known = {lang: understood(own, words)}
    if known[lang] < ENOUGH:
        known |= {o: understood(index(game, o), words) for o in LANGUAGES if o != lang}
    order = sorted(known, key=lambda each: (-known[each], each != lang))
    best = known[order[0]]
    found: dict[str, None] = {}
    for each in order:
        # What a language understands much worse would only add noise.
        if known[each] > 0 and known[each] >= 0.8 * best:
            hits = through(index(game, each), words, len(things))
            found |= dict.fromkeys(hit.rule for hit in hits)
    return tuple(found)
