"""From ids and arguments to sentences."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING

from weirwood import ledger
from weirwood.languages import LANGUAGES, MANNERS, check_language
from weirwood.words.catalogue import fluent_id, load

if TYPE_CHECKING:
    from weirwood.words.catalogue import Catalogue

Args = Mapping[str, object]
Mark = Callable[[str, str], str]
Overlay = Mapping[str, Mapping[str, str]]
"""Message id (``name-x``, ``text-x``, ``name-x.the``) to language to plain text."""

NOTHING = "none"
"""What an argument that is absent or None reads as, so that a message can choose by it."""

_DEFAULTS = {"gender": "masculine", "number": "one"}

# Names travel through Fluent between private-use characters: the sentence can then tell a player's
# name (whose first letter is theirs to choose) from its own words, and a reader can make links.
_OPEN, _TURN, _CLOSE = "\ue000", "\ue001", "\ue002"
_MARKED = re.compile(f"{_OPEN}([^{_TURN}]*){_TURN}([^{_CLOSE}]*){_CLOSE}")
_SIGNS = re.compile(f"[{_OPEN}{_TURN}{_CLOSE}]")
_FIRST_LETTER = re.compile(f"((?:{_OPEN}[^{_TURN}]*{_TURN}|[^\\w{_OPEN}])*)(\\w)")


class Words:
    """What one reader hears: a language, the games' words, and the names of card files.

    ``mark`` is called with the id and the text of every thing (``arya_stark``) and player
    (``seat:2``) that a sentence mentions, and returns what to print instead.
    """

    def __init__(
        self,
        lang: str,
        *packages: str,
        overlay: Overlay | None = None,
        mark: Mark | None = None,
    ) -> None:
        self.lang = check_language(lang)
        self.packages = packages
        self.mark = mark
        self._catalogue: Catalogue = load(lang, *packages)
        self._overlay = overlay or {}
        self._names: dict[tuple[str, str | None], str] = {}

    def but(self, *, overlay: Overlay | None = None, mark: Mark | None = None) -> Words:
        """The same words with more names, or with other marks."""
        return Words(
            self.lang,
            *self.packages,
            overlay={**self._overlay, **(overlay or {})},
            mark=mark or self.mark,
        )

    # --- what there is --------------------------------------------------------------------------

    def has(self, id: str, attribute: str | None = None) -> bool:
        message = fluent_id(id)
        return self._plain(message, attribute) is not None or self._catalogue.has(
            message, attribute
        )

    def text(
        self,
        id: str,
        args: Args | None = None,
        seats: Sequence[str] = (),
        attribute: str | None = None,
    ) -> str:
        """Any message, by its id."""
        return self._finish(self._say(fluent_id(id), args or {}, seats, attribute))

    def name(self, id: str, form: str | None = None) -> str:
        """The name of a thing; ``form`` is one of its attributes (``the``, ``of`` ...)."""
        return self._finish(self._form(id, form, ()) if form else self._name(id))

    def prompt(self, kind: str, args: Args | None = None, seats: Sequence[str] = ()) -> str:
        """The question a decision asks."""
        return self._sentence(f"ask-{fluent_id(kind)}", args or {}, seats)

    def option(
        self, kind: str, key: str, seats: Sequence[str] = (), args: Args | None = None
    ) -> str:
        """The label of an option key, ``word`` or ``word:id:id``; ids are ``$a``, ``$b`` ..."""
        word, *ids = key.split(":")
        given: dict[str, object] = dict(args or {})
        for letter, part in zip("abcdefgh", ids, strict=False):
            named = self.has(f"name-{part}")
            given[letter] = int(part) if not named and _is_number(part) else part
        word = fluent_id(word)
        for message in (f"option-{fluent_id(kind)}-{word}", f"option-{word}"):
            if self.has(message):
                return self._sentence(message, given, seats)
        if not ids and self.has(f"name-{word}"):
            return self._finish(self._name(word), sentence=True)
        raise LookupError(f"no option-{fluent_id(kind)}-{word} and no option-{word} in {self.lang}")

    def event(self, kind: str, args: Args | None = None, seats: Sequence[str] = ()) -> str:
        """The log line of an event."""
        return self._sentence(f"event-{fluent_id(kind)}", args or {}, seats)

    def refusal(self, rule: str, args: Args | None = None, seats: Sequence[str] = ()) -> str:
        """Why not: the sharper sentence if the words have one, else the rule itself."""
        bare = rule.rpartition(":")[2]
        message = f"why-{fluent_id(bare)}"
        if self.has(message):
            return self._sentence(message, args or {}, seats)
        for package in self.packages:
            found = ledger.load(package).get(bare)
            if found is not None:
                return found.text[self.lang]
        raise LookupError(f"no {message} in {self.lang}, and no rule {bare} in any ledger")

    def number(self, value: int) -> str:
        """A whole number as this language writes it, grouped from 10,000 on."""
        if abs(value) < 10_000:
            return str(value)
        return f"{value:,}".replace(",", MANNERS[self.lang].thousands)

    def join(self, items: Sequence[str]) -> str:
        """A list in words."""
        return self._finish(self._join(items))

    # --- messages -------------------------------------------------------------------------------

    def _sentence(self, message: str, args: Args, seats: Sequence[str]) -> str:
        return self._finish(self._say(message, args, seats), sentence=True)

    def _say(
        self, message: str, args: Args, seats: Sequence[str] = (), attribute: str | None = None
    ) -> str:
        plain = self._plain(message, attribute)
        if plain is not None:
            return plain
        if not self._catalogue.has(message, attribute):
            wanted = message if attribute is None else f"{message}.{attribute}"
            packages = ", ".join(self.packages) or "the shared words"
            raise LookupError(f"no {wanted} in {self.lang} ({packages})")
        needs = self._catalogue.needs(message, attribute)
        values: dict[str, int | str] = {}
        for variable in needs.all:
            value = self._variable(variable, args, seats)
            if value is not None:
                values[variable] = value
            elif variable in needs.chosen_by:
                values[variable] = NOTHING
        return self._catalogue.format(message, attribute, values)

    def _plain(self, message: str, attribute: str | None) -> str | None:
        texts = self._overlay.get(message if attribute is None else f"{message}.{attribute}")
        if not texts:
            return None
        for lang in (self.lang, *LANGUAGES):
            if lang in texts:
                return texts[lang]
        return None

    # --- arguments ------------------------------------------------------------------------------

    def _variable(self, variable: str, args: Args, seats: Sequence[str]) -> int | str | None:
        """What a message reads for ``$variable``; None if it was not given."""
        if variable in args:
            return self._value(_as_seats(variable, args[variable]), seats)
        base, _, form = variable.rpartition("_")
        if base not in args:
            return None
        value = _as_seats(base, args[base])
        if form == "seat":
            value = _as_seats("seat", value)
        elif form == "id":
            return fluent_id(str(value)) if value is not None else NOTHING
        elif form == "count":
            return len(value) if isinstance(value, list | tuple) else None
        else:
            return self._form(value, form, seats)
        return self._value(value, seats)

    def _value(self, value: object, seats: Sequence[str]) -> int | str:
        if value is None:
            return NOTHING
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, int):
            # Fluent chooses plurals by numbers; the runtimes differ in writing thousands.
            return value if abs(value) < 1000 else self.number(value)
        if isinstance(value, str):
            return self._name(value) if self.has(f"name-{value}") else value
        if isinstance(value, _Seat):
            return self._player(value, seats)
        if isinstance(value, list | tuple):
            return self._join([str(self._value(item, seats)) for item in value])
        raise TypeError(f"a sentence cannot hold {value!r}")

    def _form(self, value: object, form: str, seats: Sequence[str]) -> str:
        """``$card_the`` and its like: an attribute of the name, or what stands in for it."""
        if isinstance(value, list | tuple):
            return self._form_of_list(value, form, seats)
        if isinstance(value, str) and self.has(f"name-{value}", form):
            return self._name(value, form)
        if form == "number" and isinstance(value, int):
            return "one" if abs(value) == 1 else "other"
        if form in _DEFAULTS:
            return _DEFAULTS[form]
        bare = str(self._value(value, seats))
        if form == "the":
            return bare
        # The shared words put a preposition before a name, and melt it with the article
        # ("di" and "il Bosco del Re" make "del Bosco del Re").
        whole = self._form(value, "the", seats)
        article = _article(whole, bare)
        name = whole if article == NOTHING else bare
        return self._say(f"{form}-name", {"name": name, "article": article, "sound": _sound(name)})

    def _form_of_list(
        self, values: list[object] | tuple[object, ...], form: str, seats: Sequence[str]
    ) -> str:
        if form == "number":
            return "one" if len(values) == 1 else "other"
        forms = [self._form(value, form, seats) for value in values]
        if form == "gender":
            # The Romance rule: one masculine among many makes the plural masculine.
            return forms[0] if len(set(forms)) == 1 else _DEFAULTS["gender"]
        return self._join(forms)

    def _name(self, id: str, form: str | None = None) -> str:
        known = self._names.get((id, form))
        if known is None:
            known = self._say(f"name-{fluent_id(id)}", {}, (), form)
            if self.mark and form not in _DEFAULTS:
                known = f"{_OPEN}{id}{_TURN}{known}{_CLOSE}"
            self._names[id, form] = known
        return known

    def _player(self, seat: _Seat, seats: Sequence[str]) -> str:
        index = seat.index
        if 0 <= index < len(seats):
            shown = _SIGNS.sub("", seats[index])
        else:
            shown = self._say("seat-unnamed", {"n": index + 1})
        return f"{_OPEN}seat:{index}{_TURN}{shown}{_CLOSE}"

    def _join(self, items: Sequence[str]) -> str:
        if not items:
            return self._say("list-empty", {})
        *first, last = items
        if not first:
            return last
        head = first[0]
        for item in first[1:]:
            head = self._say("list-comma", {"head": head, "next": item})
        return self._say("list-last", {"head": head, "last": last, "sound": _sound(last)})

    def _finish(self, text: str, *, sentence: bool = False) -> str:
        if sentence:
            text = _capital(text)
        if _OPEN not in text:
            return text
        mark = self.mark
        if mark is None:
            return _MARKED.sub(r"\2", text)
        return _MARKED.sub(lambda m: mark(m[1], m[2]), text)


class _Seat:
    __slots__ = ("index",)

    def __init__(self, index: int) -> None:
        self.index = index


def _as_seats(variable: str, value: object) -> object:
    """Seat numbers are told by the name of their argument: ``seat``, ``to_seat``, ``seats``."""
    last = variable.rpartition("_")[2]
    if last == "seat" and _is_number(value):
        return _Seat(int(str(value)))
    if last == "seats" and isinstance(value, list | tuple):
        return [_Seat(int(str(item))) if _is_number(item) else item for item in value]
    return value


def _is_number(value: object) -> bool:
    if isinstance(value, str):
        return value.removeprefix("-").isdecimal()
    return isinstance(value, int) and not isinstance(value, bool)


def _sound(text: str) -> str:
    """How a name begins to the ear, for words that change before it (y/e, e/ed, de/d')."""
    bare = unicodedata.normalize("NFD", _MARKED.sub(r"\2", text).casefold())
    letters = "".join(c for c in bare if c.isalpha())
    if letters.startswith("hi") and letters[2:3] not in ("a", "e", "o"):
        return "i"
    if letters.startswith("y") and letters[1:2] and letters[1] not in "aeiou":
        return "i"
    return letters[:1] if letters[:1] in ("a", "e", "i", "o", "u") else "other"


def _article(whole: str, bare: str) -> str:
    """The article in the name with its article: ``il``, ``l`` (for l’), or ``none``."""
    whole, bare = _MARKED.sub(r"\2", whole), _MARKED.sub(r"\2", bare)
    if not whole.endswith(bare):
        return NOTHING
    return whole[: -len(bare)].strip(" '\u2019").casefold() or NOTHING


def _capital(text: str) -> str:
    """A sentence begins with a capital, unless it begins with a player's own name."""
    found = _FIRST_LETTER.match(text)
    if not found or f"{_OPEN}seat:" in found[1]:
        return text
    at = found.start(2)
    return text[:at] + text[at].upper() + text[at + 1 :]


@cache
def words(lang: str, *packages: str) -> Words:
    """The words of some packages in a language, made once."""
    return Words(lang, *packages)
