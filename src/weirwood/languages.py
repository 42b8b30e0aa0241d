"""The languages everything is said in."""

LANGUAGES = ("en", "es", "it")


def check_language(lang: str) -> str:
    """Return ``lang`` if it is spoken here, and say what is otherwise.

    >>> check_language("es")
    'es'
    """
    if lang not in LANGUAGES:
        raise LookupError(f"unknown language {lang!r}: it is one of {', '.join(LANGUAGES)}")
    return lang
