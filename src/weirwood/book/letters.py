"""Words as a forgiving reader takes them: without accents, without endings, with slips."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

_WORD = re.compile(r"\w+", re.UNICODE)

# Endings, the longest first. Crude on purpose: a query and a rule lose the same letters, and what
# falls together by mistake costs a place in the list, not a find.
_ENDINGS = {
    "en": (
        "nesses", "ations", "ation", "ments", "ment", "ings", "ies", "ied", "ing", "ers", "ed",
        "er", "es", "ly", "y", "s", "e",
    ),
    "es": (
        "amientos", "imientos", "amiento", "imiento", "aciones", "iciones", "ciones", "arselo",
        "adores", "arlos", "arlas", "erlos", "erlas", "irlos", "irlas", "acion", "icion", "iendo",
        "cion", "arlo", "arla", "erlo", "erla", "irlo", "irla", "arse", "arme", "erse", "erme",
        "irse", "irme", "ador", "ados", "adas", "idos", "idas", "ando", "aran", "eran", "ado",
        "ada", "ido", "ida", "aba", "ian", "ar", "er", "ir", "an", "en", "as", "es", "os", "a", "e",
        "o", "s",
    ),
    "it": (
        "amenti", "imenti", "amento", "imento", "azioni", "izioni", "azione", "izione", "zioni",
        "zione", "atori", "atore", "arli", "arle", "erli", "erle", "irli", "irle", "arlo", "arla",
        "erlo", "erla", "irlo", "irla", "arsi", "armi", "ersi", "ermi", "irsi", "irmi", "ando",
        "endo", "ati", "ate", "ato", "ata", "iti", "ite", "ito", "ita", "uto", "uta", "uti", "are",
        "ere", "ire", "ano", "ono", "he", "hi", "i", "e", "a", "o",
    ),
}  # fmt: skip

SHORT = 3
"""Letters that a word keeps in any case."""


def fold(text: str) -> str:
    """Small letters without accents."""
    bare = unicodedata.normalize("NFD", text.casefold())
    return "".join(c for c in bare if not unicodedata.combining(c))


def tokens(text: str) -> list[str]:
    """The words of a text, folded."""
    return _WORD.findall(fold(text).replace("_", " "))


@lru_cache(maxsize=65536)
def stem(word: str, lang: str) -> str:
    """What is left of a folded word without its ending."""
    for ending in _ENDINGS.get(lang, ()):
        if word.endswith(ending) and len(word) - len(ending) >= SHORT:
            if lang == "en" and word.endswith("ss"):
                break  # pass, passing
            word = word[: -len(ending)]
            break
    if lang == "en" and len(word) > SHORT and word[-1] == word[-2] and word[-1] not in "aeiouls":
        word = word[:-1]  # raiding, planned
    return word


def allowed_slips(word: str) -> int:
    """How many letters may be wrong: none in a short word."""
    return 0 if len(word) < 4 else 1 if len(word) < 8 else 2


def slips(a: str, b: str, most: int) -> int:
    """Letters wrong, missing, extra or swapped between two words; `most + 1` if there are more."""
    if abs(len(a) - len(b)) > most:
        return most + 1
    before: list[int] = []
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, start=1):
        older, before, row = before, row, [i]
        for j, y in enumerate(b, start=1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (x != y))
            if i > 1 and j > 1 and x == b[j - 2] and a[i - 2] == y:
                cost = min(cost, older[j - 2] + 1)
            row.append(cost)
        if min(row) > most:
            return most + 1
    return min(row[-1], most + 1)
