"""What the command line and the terminal table say, in the reader's language."""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING, Any

from rich.text import Text

from weirwood.languages import LANGUAGES, MANNERS
from weirwood.words import Words, words

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from weirwood.kernel.decision import Decision
    from weirwood.kernel.game import AnyGame

_MARKED = re.compile("\uf000([^\uf001]*)\uf001([^\uf002]*)\uf002")

# Everything that could move a cursor or change a colour: names and file contents are not ours.
_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\uf8ff]")

_LETTERS = "abcdefgh"

PLACE = ("x", "y", "facing", "direction", "pivot", "distance", "turn")
"""The order in which people think of a placement or a move."""

UNITS = {"x": 1000, "y": 1000, "distance": 1000, "facing": 100, "pivot": 100, "turn": 100}
"""People say inches and degrees; the rules count in thousandths and hundredths of them."""


class Failure(Exception):
    """Something to be told in one line: a message with its arguments, and an exit status."""

    def __init__(self, message: str, status: int = 2, /, **args: object) -> None:
        self.message, self.status, self.arguments = message, status, args
        super().__init__(message, args)


def clean(text: str) -> str:
    """The text without anything that a terminal would obey."""
    return _CONTROL.sub("", text.replace("\t", " ").replace("\n", " "))


def usual_language() -> str:
    """The language of the environment if we speak it, else English."""
    for variable in ("WEIRWOOD_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = os.environ.get(variable, "")
        if wanted:
            spoken = wanted[:2].lower()
            return spoken if spoken in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def _mark(thing: str, text: str) -> str:
    return f"\uf000{thing}\uf001{text}\uf002"


SEAT_STYLES = ("bold cyan", "bold yellow", "bold green", "bold magenta", "bold blue", "bold red")
"""Players are always named as well: colour alone says nothing."""


def seat_style(seat: int) -> str:
    return SEAT_STYLES[seat % len(SEAT_STYLES)]


def paint(text: str) -> Text:
    """Marked words in colour: players in theirs, things in bold."""
    out = Text()
    at = 0
    for found in _MARKED.finditer(text):
        out.append(text[at : found.start()])
        seat = found[1].removeprefix("seat:")
        style = seat_style(int(seat)) if seat != found[1] else "bold"
        out.append(found[2], style)
        at = found.end()
    out.append(text[at:])
    return out


class Speaker:
    """Says everything to one reader. Words that a game lacks come out as ids, not as a crash."""

    def __init__(self, lang: str, game: AnyGame | None = None) -> None:
        self.lang = lang
        self.game = game
        self.words: Words = words(lang, game.package) if game is not None else words(lang)

    def about(self, game: AnyGame, settings: Mapping[str, Any] | None = None) -> Speaker:
        """The same reader, with the words of a game and of the card file it is played with."""
        new = Speaker(self.lang, game)
        if settings is not None and game.overlay is not None:
            new.words = new.words.but(overlay=game.overlay(settings))
        return new

    def to(self, lang: str, settings: Mapping[str, Any] | None = None) -> Speaker:
        """The same words in another language."""
        if self.game is None:
            return Speaker(lang)
        return Speaker(lang).about(self.game, settings)

    def marked(self) -> Speaker:
        """The same words with every thing and player marked, for `paint`."""
        new = Speaker(self.lang, self.game)
        new.words = self.words.but(mark=_mark)
        return new

    def say(self, message: str, /, **args: object) -> str:
        """One of our own messages."""
        return self.words.text(message, args)

    def decimal(self, value: float, digits: int = 1) -> str:
        """A number with a fraction, as the language writes it."""
        whole, _, part = f"{abs(value):.{digits}f}".partition(".")
        told = self.words.number(int(whole))
        point = MANNERS[self.lang].decimal
        return ("-" if value < 0 else "") + told + (point + part if part else "")

    def difference(self, value: float) -> str:
        """How much more or less of something; a little is told more finely, not as nothing."""
        told = self.decimal(value, 2 if abs(value) < 0.05 else 1)
        return f"+{told}" if value > 0 else told

    # ---- what a game says --------------------------------------------------------------------

    def title(self) -> str:
        """What the game is called: by its id, as a name is written, if it brought no words."""
        return self._or("game-title", self.game.id.capitalize() if self.game is not None else "")

    def name(self, id: str) -> str:
        return self.words.name(id) if self.words.has(f"name-{id}") else id

    def effect(self, id: str) -> str:
        """What a card or a unit does, or nothing where that is not told."""
        return self._or(f"text-{id}", "")

    def _or(self, message: str, otherwise: str) -> str:
        return self.words.text(message) if self.words.has(message) else otherwise

    def prompt(self, decision: Decision, seats: Sequence[str]) -> str:
        """The question, with the arguments of the decision as $a, $b ..."""
        args: dict[str, object] = {
            "seat": decision.seat,
            "least": decision.least,
            "most": decision.most,
            **dict(zip(_LETTERS, decision.args, strict=False)),
        }
        try:
            return self.words.prompt(decision.kind, args, seats)
        except LookupError:
            return decision.kind

    def option(self, decision: Decision, key: str, seats: Sequence[str]) -> str:
        """The label of an option; of an assignment the token alone."""
        if decision.shape == "amount":
            return key
        if decision.shape == "place":
            pairs = (part.partition("=") for part in key.split(","))
            return self.place(decision, {name: int(value) for name, _, value in pairs})
        if decision.shape == "assign":
            key = key.partition("=")[2] or key
        try:
            return self.words.option(decision.kind, key, seats)
        except LookupError:
            return " ".join(self.name(part) for part in key.split(":"))

    def place(self, decision: Decision, place: Mapping[str, int]) -> str:
        """A placement in words: lengths in 1/1000 inch, angles in 1/100 degree."""
        told = []
        for name in sorted(place, key=lambda n: PLACE.index(n) if n in PLACE else len(PLACE)):
            value = place[name]
            if not moves(name, place):
                continue
            # A turn of 350 degrees is one of 10 to the left.
            turn = value - 36_000 if name in ("pivot", "turn") and value > 18_000 else value
            inches = place["distance"] if name == "direction" else value
            args = {
                "value": value,
                "inches": self.decimal(inches / 1000, 2),
                "degrees": self.decimal(turn / 100, 1),
            }
            part = "way" if name == "direction" else name
            for message in (f"place-{decision.kind}-{part}", f"place-{part}"):
                if self.words.has(message):
                    told.append(self.words.text(message, args))
                    break
            else:
                told.append(f"{name} {value}")
        return ", ".join(told) or self.words.text("place-stay")

    def event(self, kind: str, args: Mapping[str, Any], seats: Sequence[str]) -> str:
        try:
            return self.words.event(kind, args, seats)
        except LookupError:
            return f"{kind} {', '.join(f'{k}={v}' for k, v in args.items())}".strip()

    def refusal(self, rule: str, args: Mapping[str, Any], seats: Sequence[str] = ()) -> str:
        """Why not, in one sentence."""
        try:
            return self.words.refusal(rule, args, seats)
        except LookupError:
            told = ", ".join(f"{k}={v}" for k, v in args.items())
            return f"{rule} ({told})" if told else rule


def moves(name: str, place: Mapping[str, int]) -> bool:
    """Whether a number of a placement is worth a word: none that goes or turns nowhere."""
    if name in ("direction", "distance"):
        told = "direction" if "direction" in place else "distance"
        return name == told and place.get("distance", 0) != 0
    return name not in ("pivot", "turn") or place[name] != 0
