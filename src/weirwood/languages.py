"""The languages everything is said in.

A language is added here, with the manners that its words do not hold, and in the folders of words:
everybody else asks this file. The client's list is written from it (`make protocol`).
"""

from typing import Literal, NamedTuple, get_args

Language = Literal["en", "es", "it"]
LANGUAGES: tuple[str, ...] = get_args(Language)


class Manners(NamedTuple):
    """How a language writes numbers and bends names."""

    thousands: str
    decimal: str
    inflected: bool  # names have a gender and a number that sentences ask for


MANNERS: dict[str, Manners] = {
    "en": Manners(",", ".", inflected=False),
    "es": Manners("\u202f", ",", inflected=True),
    "it": Manners(".", ",", inflected=True),
}


def check_language(lang: str) -> str:
    """Return ``lang`` if it is spoken here, and say what is otherwise.

    >>> check_language("es")
    'es'
    """
    if lang not in LANGUAGES:
        raise LookupError(f"unknown language {lang!r}: it is one of {', '.join(LANGUAGES)}")
    return lang
