"""Deck lists: reading and writing them as players do, and every reason why one is not legal.

A list is lines of a count and a card, by name in any of our languages or by collector code::

    Winter Is Coming
    Faction: House Stark
    Agenda: Banner of the Rose

    1x Summons
    3x Arya Stark
    2 01144

Faction and agenda may also stand alone on a line. Headings (``Plots (7):``), comments (``#``) and
what stands in brackets after a name (the pack) are passed over.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, replace
from difflib import get_close_matches
from functools import cache
from importlib import resources
from typing import Any, NamedTuple

from .. import facts as k
from ..facts.columns import NONE, Deck
from ..facts.terms import AGENDA, EVENT, FACTION, FACTIONS, NEUTRAL, PLOT

PROFILES = ("standard", "one_box", "introductory")
DRAW_LEAST = 60
COPIES = 3
PLOT_COUNT = 7
MOST_LINES = 400
MOST_COPIES = 99
MOST_GUESSES = 20  # names for which a like one is looked up: who pastes a book gets no more


class Reason(NamedTuple):
    """Why a deck is not legal: a ledger rule and its arguments."""

    rule: str
    args: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Reading:
    """A list as read: the deck so far, and what could not be understood."""

    name: str
    deck: Deck
    reasons: tuple[Reason, ...]


def fold(text: str) -> str:
    """A name without case, accents, quotes and extra space."""
    bare = unicodedata.normalize("NFD", text.casefold().replace("’", "'").replace("ß", "ss"))
    kept = "".join(c for c in bare if not unicodedata.combining(c))
    return re.sub(r"[^a-z0-9']+", " ", kept).strip(" '")


_NAME = re.compile(r"^name-([0-9]{5}a?) = (.+)$", re.MULTILINE)


@cache
def names() -> dict[str, dict[str, str]]:
    """The names of all cards, by language and id, from the words themselves; English first."""
    folders = [f for f in (resources.files(k.PACKAGE) / "text").iterdir() if f.is_dir()]
    return {
        folder.name: dict(_NAME.findall((folder / "names.ftl").read_text(encoding="utf-8")))
        for folder in sorted(folders, key=lambda f: (f.name != "en", f.name))
    }


_TITLE = re.compile(r"^name-([a-z_]+) = (.+)$", re.MULTILINE)


@cache
def titles(lang: str) -> dict[str, str]:
    """What the ready decks are called in a language.

    >>> titles("it")["at_the_wall"]
    'Alla Barriera'
    """
    words = (resources.files(k.PACKAGE) / "text" / lang / "words.ftl").read_text(encoding="utf-8")
    return {deck: called for deck, called in _TITLE.findall(words) if deck in k.DECKS}


def title(name: str, lang: str) -> str:
    """The name of a deck as people read it: a ready one has its own in every language."""
    return titles(lang).get(name, name) if name in k.DECKS and lang in names() else name


@cache
def by_name() -> dict[str, int]:
    """Faces by folded name in every language; English first where two languages disagree."""
    found: dict[str, int] = {}
    for named in names().values():
        for code, name in named.items():
            found.setdefault(fold(name), k.INDEX[code])
    for i, faction in enumerate(FACTIONS):
        if i != NEUTRAL:
            face = next(f for f, x in enumerate(k.FACES) if x.type == FACTION and x.faction == i)
            found.setdefault(fold(faction.replace("_", " ")), face)
    return found


def find(text: str) -> int:
    """The face of a card named in any language, or by code; NONE if there is none."""
    bare = text.strip()
    if bare.lower() in k.INDEX and k.FACES[k.INDEX[bare.lower()]].form_of == k.INDEX[bare.lower()]:
        return k.INDEX[bare.lower()]
    return by_name().get(fold(text), NONE)


_LINE = re.compile(r"^(?:[-*•]\s*)?(\d{1,6})\s*[x×]?\s+(.+)$", re.IGNORECASE)
_FIELD = re.compile(
    r"^(faction|faccion|fazione|casa|house|agenda|estrategia|strategia|name|nombre|nome)\s*:\s*(.*)$",
    re.IGNORECASE,
)
_TITLES = ("name", "nombre", "nome")


def read(text: str) -> Reading:
    """A deck from text. Whatever is not understood is a reason, with its line."""
    if text in k.DECKS:
        return Reading(text, k.DECKS[text], ())
    reader = _Reader()
    lines = text.replace("\x00", " ").splitlines()
    for number, line in enumerate(lines[:MOST_LINES], start=1):
        reader.line(number, line.strip())
    if len(lines) > MOST_LINES:
        reader.reasons.append(Reason("decks.text", {"line": MOST_LINES + 1, "found": "..."}))
    return reader.done()


class _Reader:
    def __init__(self) -> None:
        self.name = ""
        self.factions: list[int] = []
        self.agendas: list[int] = []
        self.counts: dict[int, int] = {}
        self.reasons: list[Reason] = []

    def line(self, number: int, line: str) -> None:
        if not line or line.startswith(("#", "//")):
            return
        field = _FIELD.match(strip_accents(line))
        if field:
            self.field(number, field.group(1).lower(), line.partition(":")[2].strip())
            return
        counted = _LINE.match(line)
        if counted:
            self.counted(number, int(counted.group(1)), counted.group(2))
            return
        face = find(strip_pack(line))
        if face != NONE and k.TYPE[face] in (FACTION, AGENDA):
            self.single(face)
        elif not self.name and number == 1:
            self.name = line[:80]
        elif face != NONE:
            self.counted(number, 1, line)
        # any other line is a heading or a remark

    def field(self, number: int, word: str, value: str) -> None:
        if word in _TITLES:
            self.name = value[:80]
            return
        if not value or fold(value) in ("none", "ninguna", "nessuna"):
            return
        face = find(strip_pack(value))
        if face == NONE or k.TYPE[face] not in (FACTION, AGENDA):
            self.unknown(number, value)
        else:
            self.single(face)

    def single(self, face: int) -> None:
        found = self.factions if k.TYPE[face] == FACTION else self.agendas
        if face not in found:
            found.append(face)

    def counted(self, number: int, n: int, name: str) -> None:
        face = find(strip_pack(name))
        if face == NONE:
            face = find(name)
        if face == NONE:
            self.unknown(number, name)
        elif k.TYPE[face] in (FACTION, AGENDA):
            self.single(face)
        elif k.TYPE[face] > PLOT:
            reason = {"line": number, "card": k.IDS[face]}
            self.reasons.append(Reason("decks.types", reason))
        else:
            self.counts[face] = min(MOST_COPIES, self.counts.get(face, 0) + n)

    def unknown(self, number: int, name: str) -> None:
        near: list[str] = []
        if len(self.reasons) < MOST_GUESSES:
            near = get_close_matches(fold(name), list(by_name()), n=1, cutoff=0.6)
        args: dict[str, Any] = {"line": number, "found": name[:60]}
        if near:
            args["card"] = k.IDS[by_name()[near[0]]]
        self.reasons.append(Reason("decks.unknown_card", args))

    def done(self) -> Reading:
        reasons = list(self.reasons)
        if len(self.factions) != 1:
            reasons.append(Reason("decks.faction", {"n": len(self.factions)}))
        if len(self.agendas) > 1:
            reasons.append(Reason("decks.agenda", {"n": len(self.agendas)}))
        deck = Deck(
            id="",
            profile="",
            faction=k.FACTION[self.factions[0]] if self.factions else NEUTRAL,
            agenda=self.agendas[0] if self.agendas else NONE,
            plots=tuple((f, n) for f, n in sorted(self.counts.items()) if n and is_plot(f)),
            cards=tuple((f, n) for f, n in sorted(self.counts.items()) if n and not is_plot(f)),
        )
        return Reading(self.name, deck, tuple(reasons))


def strip_accents(text: str) -> str:
    return "".join(c for c in unicodedata.normalize("NFD", text) if not unicodedata.combining(c))


def strip_pack(name: str) -> str:
    """A name without the pack in brackets after it."""
    return re.sub(r"\s*\([^()]*\)\s*$", "", name).strip()


def is_plot(face: int) -> bool:
    return k.TYPE[face] == PLOT


_HEADINGS = {
    "en": ("Name", "Faction", "Agenda", "Plots", "Cards"),
    "es": ("Nombre", "Facción", "Estrategia", "Tramas", "Cartas"),
    "it": ("Nome", "Fazione", "Agenda", "Trame", "Carte"),
}


def write(deck: Deck, name: str = "", lang: str = "en") -> str:
    """A deck as text, by names in a language, or by codes with ``lang="codes"``."""

    def call(face: int) -> str:
        return k.IDS[face] if lang == "codes" else names()[lang][k.IDS[face]]

    called, faction, agenda, plots, cards = _HEADINGS.get(lang, _HEADINGS["en"])
    lines = [f"{called}: {title(name, lang)}"] if name else []
    # A deck in the making may have no faction yet.
    lines += [
        f"{faction}: {call(f)}"
        for f, x in enumerate(k.FACES)
        if x.type == FACTION and x.faction == deck.faction
    ]
    if deck.agenda != NONE:
        lines.append(f"{agenda}: {call(deck.agenda)}")
    for heading, part in ((plots, deck.plots), (cards, deck.cards)):
        lines += ["", f"# {heading} ({sum(n for _, n in part)})"]
        lines += [f"{n}x {call(f)}" for f, n in part]
    return "\n".join(lines) + "\n"


def check(deck: Deck, profile: str = "standard") -> list[Reason]:
    """Every reason why a deck is not legal, each with its rule."""
    if profile == "introductory":
        known = [d for d in k.DECKS.values() if d.profile == "introductory"]
        same = any(replace(d, id="", profile="") == replace(deck, id="", profile="") for d in known)
        return [] if same else [Reason("decks.introductory", {})]
    reasons = check_plots(deck)
    reasons += check_one_box(deck) if profile == "one_box" else check_standard(deck)
    return reasons


def least_of(deck: Deck, profile: str) -> int:
    """How many cards a draw deck has at least; one for the first game is as it comes."""
    if profile != "introductory":
        return DRAW_LEAST
    sizes = [
        sum(n for _, n in d.cards)
        for d in k.DECKS.values()
        if d.profile == profile and d.faction == deck.faction
    ]
    return min(sizes, default=0)


def check_plots(deck: Deck) -> list[Reason]:
    out: list[Reason] = []
    total = sum(n for _, n in deck.plots)
    if total != PLOT_COUNT:
        out.append(Reason("decks.plots", {"n": total}))
    doubled = [f for f, n in deck.plots if n > 1]
    if len(doubled) > 1:
        out.append(Reason("decks.plot_twice", {"cards": [k.IDS[f] for f in doubled]}))
    out += [
        Reason("decks.plot_limit", {"card": k.IDS[f], "n": n, "most": k.FACES[f].deck_limit})
        for f, n in deck.plots
        if n > k.FACES[f].deck_limit
    ]
    return out


def check_standard(deck: Deck) -> list[Reason]:
    """The rules for decks of one's own: sixty cards, three copies, faction, loyalty, agenda."""
    out: list[Reason] = []
    size = sum(n for _, n in deck.cards)
    if size < DRAW_LEAST:
        out.append(Reason("decks.size", {"n": size, "least": DRAW_LEAST}))
    banner = k.FACES[deck.agenda].banner if deck.agenda != NONE else NONE
    for f, n in (*deck.cards, *deck.plots):
        face = k.FACES[f]
        if face.type <= EVENT and n > min(COPIES, face.deck_limit):
            out.append(Reason("decks.copies", {"card": face.id, "n": n, "most": COPIES}))
        if face.faction in (NEUTRAL, deck.faction):
            continue
        if face.faction != banner:
            out.append(Reason("decks.affiliation", {"card": face.id}))
        elif face.loyal:
            out.append(Reason("decks.loyalty", {"card": face.id}))
    return out + check_agenda(deck, banner)


def check_agenda(deck: Deck, banner: int) -> list[Reason]:
    if deck.agenda == NONE:
        return []
    agenda = k.FACES[deck.agenda]
    out: list[Reason] = []
    neutral = sum(n for f, n in deck.cards if k.FACTION[f] == NEUTRAL)
    if agenda.neutral_max != NONE and neutral > agenda.neutral_max:
        args = {"card": agenda.id, "n": neutral, "most": agenda.neutral_max}
        out.append(Reason("decks.fealty", args))
    if banner != NONE:
        found = sum(n for f, n in deck.cards if k.FACTION[f] == banner)
        if found < agenda.banner_least:
            args = {"card": agenda.id, "n": found, "least": agenda.banner_least}
            out.append(Reason("decks.banner", args))
    return out


def check_one_box(deck: Deck) -> list[Reason]:
    """The casual profile: all cards of two factions, neutrals and plots within one box."""
    out = [
        Reason("decks.box_copies", {"card": k.IDS[f], "n": n, "most": k.FACES[f].copies})
        for f, n in (*deck.cards, *deck.plots)
        if n > k.FACES[f].copies
    ]
    pair = {k.FACTION[f] for f, _ in deck.cards} - {NEUTRAL}
    if len(pair) != 2 or deck.faction not in pair:
        out.append(Reason("decks.box_pair", {"n": len(pair)}))
    counts = dict(deck.cards)
    missing = [
        face.id
        for f, face in enumerate(k.FACES)
        if face.type <= EVENT
        and face.faction in pair
        and face.form_of == f
        and counts.get(f, 0) < face.copies
    ]
    if missing and len(pair) == 2:
        out.append(Reason("decks.box_all", {"cards": missing[:12]}))
    return out


def legal_profile(deck: Deck) -> str:
    """The first profile under which a deck is legal, or nothing."""
    for profile in PROFILES:
        if not check(deck, profile):
            return profile
    return ""


def nearest(deck: Deck) -> list[Reason]:
    """The reasons under the profile that the deck comes nearest to, the standard one first."""
    return min((check(deck, profile) for profile in ("standard", "one_box")), key=len)


def faces_allowed(faction: int, agenda: int) -> tuple[int, ...]:
    """By face: how many copies a legal deck of that faction and agenda may hold."""
    banner = k.FACES[agenda].banner if agenda != NONE else NONE
    return tuple(
        min(COPIES, f.deck_limit)
        if f.type <= EVENT
        and f.form_of == i
        and (f.faction in (NEUTRAL, faction) or (f.faction == banner and not f.loyal))
        else 0
        for i, f in enumerate(k.FACES)
    )
