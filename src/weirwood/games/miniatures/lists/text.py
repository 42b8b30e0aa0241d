"""Armies as text, in the form players paste to each other; rule armies.text.

    Faction: House Stark
    Commander: Robb Stark, the Wolf Lord
    Points: 30

    Combat units:
    - Stark Sworn Swords (5)
      with Robb Stark, the Wolf Lord (0)
    - Stark Bowmen (6)

    Non-combat units:
    - Catelyn Stark, Lady of Winterfell (4)

Names may be in any of our languages, or ids. Numbers in brackets are for people: what a card costs
is counted anew. Whatever cannot be read is refused with its line, never skipped.
"""

from __future__ import annotations

import difflib
import re
import unicodedata
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from weirwood.kernel import Refusal
from weirwood.languages import LANGUAGES

from ..facts import ATTACHMENTS, FACTIONS, NCUS, UNITS
from . import armies
from .armies import Army, Troop

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

TEXT = Path(__file__).parents[1] / "text"
LONGEST = 20_000
MOST_POINTS = 500
MOST_GUESSES = 20  # names for which a like one is looked up: who pastes a book gets no more

_MESSAGE = re.compile(r"^((?:name|roster)-[a-z0-9_]+) = (.+)$", re.MULTILINE)
_BULLET = re.compile(r"^[\s\-*•·–—>+]+")
_COUNT = re.compile(r"^(\d{1,2})\s*[x×]\s+|\s+[x×]\s*(\d{1,2})$", re.IGNORECASE)
_PRICE = re.compile(r"\s*[(\[]\s*-?\d{1,3}\s*(?:\w{1,8}\.?)?\s*[)\]]\s*$")
_HEAD = re.compile(r"^([^:]{1,30}):\s*(.*)$")
_LINK = re.compile(r"https?://|www\.|\w\.(?:com|org|net)\b")


@dataclass(slots=True)
class Roster:
    """What was read: an army if the text made one, and what was wrong with the text."""

    army: Army | None = None
    refusals: tuple[Refusal, ...] = ()


@cache
def words(lang: str) -> Mapping[str, str]:
    """The plain messages of one language: names, and the words that stand in a roster."""
    found: dict[str, str] = {}
    for path in sorted((TEXT / lang).glob("*.ftl")):
        found.update(_MESSAGE.findall(path.read_text("utf-8")))
    return found


def plain(text: str) -> str:
    """A name as it is compared: without accents, case, punctuation and blanks."""
    bare = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in bare if c.isalnum())


@cache
def _index() -> Mapping[str, tuple[str, ...]]:
    """From a plain name, in any language, to the ids that bear it."""
    found: dict[str, dict[str, None]] = {}
    known = (*UNITS, *ATTACHMENTS, *NCUS, *FACTIONS)
    for key in known:
        names = [key, *(words(lang)[f"name-{key}"] for lang in LANGUAGES)]
        for name in names:
            found.setdefault(plain(name), {})[key] = None
            # "Mag the Mighty (commander)" is also called Mag the Mighty
            found.setdefault(plain(name.partition(" (")[0]), {})[key] = None
    return {name: tuple(keys) for name, keys in found.items()}


@cache
def _said(word: str) -> frozenset[str]:
    """A word of the form in every language, and its other spellings after a stroke."""
    return frozenset(
        plain(part) for lang in LANGUAGES for part in words(lang)[f"roster-{word}"].split("|")
    )


def near(text: str) -> tuple[str, ...]:
    """Ids whose names are most like a text, for the refusal of a name that nobody bears."""
    close = difflib.get_close_matches(plain(text), _index(), n=3, cutoff=0.6)
    return tuple(dict.fromkeys(key for name in close for key in _index()[name]))[:3]


# ---- writing --------------------------------------------------------------------------------


def write(army: Army, lang: str = "en") -> str:
    """The army as text; `read` gives the same army back."""
    say = words(lang)

    def head(word: str) -> str:
        return say[f"roster-{word}"].partition("|")[0]

    def name(key: str) -> str:
        said = say.get(f"name-{key}", key)
        return said if reads_as(said, key, army.faction) else key

    price = iter(armies.prices(army))
    lines = [
        f"{head('faction')}: {name(army.faction)}",
        f"{head('commander')}: {name(army.commander)}",
        f"{head('points')}: {army.points}",
        "",
        f"{head('units')}:",
    ]
    for troop in army.troops:
        lines.append(f"- {name(troop.unit)} ({next(price).paid})")
        lines += (f"  {head('with')} {name(a)} ({next(price).paid})" for a in troop.attachments)
    if army.infiltrators:
        lines += ["", f"{head('enemy')}:"]
        lines += (f"- {name(a)} ({next(price).paid})" for a in army.infiltrators)
    if army.ncus:
        lines += ["", f"{head('ncus')}:"]
        lines += (f"- {name(n)} ({next(price).paid})" for n in army.ncus)
    return "\n".join(lines) + "\n"


def reads_as(said: str, key: str, faction: str) -> bool:
    """Would the reader take this name for the same card, or for one of another faction?"""
    rows = [armies.body(other) for other in _index().get(plain(said), ())]
    mine = armies.body(key)
    if mine is None:
        return True
    for own in (faction, "neutral"):
        same = [row for row in rows if row and row.faction == own and type(row) is type(mine)]
        if same:
            return mine in same
    return True


# ---- reading --------------------------------------------------------------------------------


def read(text: str) -> Roster:
    """Reads a roster. Every line that cannot be understood is one refusal."""
    if len(text) > LONGEST:
        return Roster(None, (Refusal("armies.text_long", {"limit": LONGEST}),))
    reader = _Reader()
    for number, line in enumerate(text.splitlines(), start=1):
        reader.line(number, line)
    return reader.finish()


@dataclass(slots=True)
class _Reader:
    faction: str = ""
    commander: str = ""
    points: int = 0
    section: str = "units"
    troops: list[tuple[str, list[str]]] = field(default_factory=list)
    ncus: list[str] = field(default_factory=list)
    infiltrators: list[str] = field(default_factory=list)
    refusals: list[Refusal] = field(default_factory=list)
    guesses: int = 0
    gap: bool = False  # the last unit could not be read: what joins it is not refused again

    def refuse(self, rule: str, number: int, **args: object) -> None:
        self.refusals.append(Refusal(rule, {"line": number, **args}))

    def line(self, number: int, raw: str) -> None:
        text = raw.strip()
        if not text or text.startswith("#") or _LINK.search(text):
            return
        if self.heading(number, text):
            return
        text = _BULLET.sub("", text)
        first, *inside = self.parted(text)
        if first:
            self.entry(number, first)
        for name in inside:
            self.entry(number, name, inside=True)

    def heading(self, number: int, text: str) -> bool:
        """Lines that say something about the whole army, or open a part of it."""
        bare = plain(re.sub(r"[(\[]?\d+[)\]]?", "", text))
        for section in ("units", "ncus", "enemy"):
            if bare in _said(section):
                self.section = section
                return True
        found = _HEAD.match(text)
        if not found:
            return False
        word, value = plain(found.group(1)), found.group(2).strip()
        if word in _said("title"):
            return True
        if word in _said("faction"):
            self.faction = self.named(number, value, "faction")
        elif word in _said("commander"):
            self.commander = self.named(number, value, "commander")
        elif word in _said("points"):
            self.size(number, value)
        else:
            return False
        return True

    def size(self, number: int, value: str) -> None:
        digits = re.match(r"\d{1,4}", value)
        if digits and 0 < int(digits.group()) <= MOST_POINTS:
            self.points = int(digits.group())
        else:
            self.refuse("armies.text_number", number, text=value[:60], limit=MOST_POINTS)

    def parted(self, text: str) -> list[str]:
        """A unit and what stands behind "with" on the same line; the unit may be missing."""
        with_words = "|".join(sorted(map(re.escape, _said("with")), key=len, reverse=True))
        parts = re.split(rf"(?:^|\s+)(?:{with_words})\s+|\s+\+\s+", text, flags=re.IGNORECASE)
        return [part.strip() for part in parts]

    def entry(self, number: int, text: str, *, inside: bool = False) -> None:
        text = _PRICE.sub("", text)
        count = _COUNT.search(text)
        copies = int(count.group(1) or count.group(2)) if count else 1
        name = _COUNT.sub("", text) if count else text
        key = self.named(number, name, "inside" if inside else self.section)
        if not key:
            self.gap = self.gap or not inside
            return
        if not 1 <= copies <= 20:
            self.refuse("armies.text_number", number, text=text[:60], limit=20)
            return
        for _ in range(copies):
            self.put(number, key)

    def put(self, number: int, key: str) -> None:
        if key in UNITS:
            self.gap = False
            self.troops.append((key, []))
        elif key in NCUS:
            self.ncus.append(key)
        elif any(need.kind == "enemy" for need in ATTACHMENTS[key].needs):
            self.infiltrators.append(key)
        elif self.gap:
            return
        elif self.troops:
            self.troops[-1][1].append(key)
        else:
            self.refuse("armies.text_order", number, card=key)

    def named(self, number: int, text: str, place: str) -> str:
        """The card or faction that a text names here, or a refusal."""
        text = _PRICE.sub("", text).strip()
        keys = self.fitting(_index().get(plain(text), ()), place)
        if not keys:
            keys = self.fitting(_index().get(self.uncrowned(text), ()), place)
        if len(keys) == 1:
            return keys[0]
        if keys:
            self.refuse("armies.text_ambiguous", number, text=text[:60], wanted=keys)
        elif _index().get(plain(text)):
            self.refuse("armies.text_place", number, text=text[:60])
        else:
            found = near(text) if self.guesses < MOST_GUESSES else ()
            self.guesses += 1
            self.refuse("armies.text_name", number, text=text[:60], wanted=found, count=len(found))
        return ""

    def uncrowned(self, text: str) -> str:
        """A name without the word Commander that builders put behind it."""
        bare = plain(text)
        for word in sorted(_said("commander"), key=len, reverse=True):
            bare = bare.removesuffix(word)
        return bare

    def fitting(self, keys: Iterable[str], place: str) -> tuple[str, ...]:
        """Of several cards of one name: of the right sort, and of the nearest faction."""
        if place == "faction":
            return tuple(key for key in keys if key in FACTIONS)
        keys = [key for key in keys if key not in FACTIONS]
        if place == "commander":
            leaders = [key for key in keys if (row := armies.body(key)) and row.commander]
            keys = leaders or keys
        elif place == "inside":
            keys = [key for key in keys if key in ATTACHMENTS]
        elif place == "ncus":
            keys = [key for key in keys if key in NCUS] or keys
        elif self.commander in keys and not self.listed(self.commander):
            return (self.commander,)
        for faction in (self.faction, "neutral"):
            own = [key for key in keys if (row := armies.body(key)) and row.faction == faction]
            if own:
                keys = own
                break
        if len(keys) > 1 and place == "units":
            keys = [key for key in keys if key in UNITS] or keys
        if len(keys) > 1:  # the commander's version of a card only where it is the commander
            keys = [key for key in keys if (r := armies.body(key)) and not r.commander] or keys
        return tuple(keys)

    def listed(self, key: str) -> bool:
        return key in self.ncus or any(key == unit or key in row for unit, row in self.troops)

    def finish(self) -> Roster:
        troops = tuple(Troop(unit, tuple(inside)) for unit, inside in self.troops)
        if not (troops or self.ncus) and not self.refusals:
            self.refusals.append(Refusal("armies.text_empty", {}))
        army = Army(
            self.faction, self.points, self.commander, troops,
            tuple(self.ncus), tuple(self.infiltrators),
        )  # fmt: skip
        army = _completed(army)
        if not army.faction and not self.refusals:
            self.refusals.append(Refusal("armies.faction_unknown", {"text": ""}))
        return Roster(army if army.faction else None, tuple(self.refusals))


def _completed(army: Army) -> Army:
    """What a short list leaves out: the faction, the only commander, the usual size."""
    rows = list(army.bodies())
    faction = army.faction or next(
        (row.faction for row in rows if row.faction != "neutral"), "neutral" if rows else ""
    )
    leaders = [row.id for row in rows if row.commander]
    commander = army.commander or (leaders[0] if len(leaders) == 1 else "")
    made = Army(faction, army.points, commander, army.troops, army.ncus, army.infiltrators)
    if not faction or army.points:
        return made
    spent = armies.total(made)
    points = next((size for size in armies.SIZES if size >= spent), spent)
    return Army(faction, points, commander, army.troops, army.ncus, army.infiltrators)
