"""What has not been said in every language."""

from __future__ import annotations

from weirwood.languages import LANGUAGES, MANNERS
from weirwood.words.catalogue import Catalogue, files

GRAMMAR = frozenset({"gender", "number", "the"})
"""What an inflected language needs to know of every name; English may do without."""

FORMS = GRAMMAR | {"of", "to", "in", "from", "on", "by"}
"""Attributes that belong to a language: the shared words can make the prepositions themselves."""


def missing(package: str) -> list[str]:
    """The messages and attributes of a package that some language lacks."""
    spoken: dict[str, Catalogue] = {}
    for lang in LANGUAGES:
        spoken[lang] = Catalogue(lang)
        spoken[lang].add(files(package, lang))
    lines: list[str] = []
    for message in sorted({m for catalogue in spoken.values() for m in catalogue.messages()}):
        wanted: set[str | None] = {
            attribute
            for catalogue in spoken.values()
            if message in catalogue.messages()
            for attribute in catalogue.attributes(message)
            if attribute not in FORMS
        }
        if any(catalogue.has(message) for catalogue in spoken.values()):
            wanted.add(None)
        for lang, catalogue in spoken.items():
            bends = message.startswith("name-") and MANNERS[lang].inflected
            grammar = GRAMMAR if bends else frozenset()
            lines += [
                f"{package}: {lang} lacks {message}{'.' + part if part else ''}"
                for part in sorted(wanted | grammar, key=lambda p: p or "")
                if not catalogue.has(message, part)
            ]
    return lines
