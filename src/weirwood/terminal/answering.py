"""From what a person types to an answer, step by step where an answer has several."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from weirwood.kernel import answers
from weirwood.kernel.decision import DONE, Refusal
from weirwood.terminal.speech import UNITS

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from weirwood.kernel.decision import Decision
    from weirwood.kernel.match import Match

_NUMBERS = re.compile(r"\d+([\s,;]+\d+)*")
_PLACE = re.compile(r"(\w+)\s*=\s*(-?\d{1,6}(?:[.,]\d{1,3})?)")


@dataclass(frozen=True, slots=True)
class Line:
    """One thing that can be chosen now: its number, its key and its label."""

    number: int
    key: str
    label: str


@dataclass(frozen=True, slots=True)
class Wrong:
    """What was typed is no answer: a message of ours, or the rule that refuses it."""

    message: str = ""
    args: dict[str, object] = field(default_factory=dict)
    refusal: Refusal | None = None


@dataclass(frozen=True, slots=True)
class Complete:
    """An answer, as the match takes it."""

    answer: Any


class Answering:
    """The answer to one question in the making. Numbers keep their meaning from step to step."""

    def __init__(self, match: Match, decision: Decision, label: Callable[[str], str]) -> None:
        self.match, self.decision, self.label = match, decision, label
        self.so_far: tuple[str, ...] = ()
        self.numbers: dict[str, int] = {DONE: 0}

    # ---- what can be chosen ------------------------------------------------------------------

    def lines(self) -> list[Line]:
        """The options of this step; `done` comes last and is number 0."""
        if self.decision.shape == "amount":
            return []
        found = self.match.options(self.decision, self.so_far)
        if self.decision.shape == "assign":
            # The slots are answered one after the other: each starts its own list.
            self.numbers = {DONE: 0}
        for option in found:
            self.numbers.setdefault(option.key, len(self.numbers))
        lines = [Line(self.numbers[o.key], o.key, self.label(o.key)) for o in found]
        return sorted(lines, key=lambda line: (line.key == DONE, line.number))

    @property
    def slot(self) -> str:
        """The slot that an assignment asks for now."""
        found = self.match.options(self.decision, self.so_far)
        return found[0].key.partition("=")[0] if found else ""

    @property
    def steps(self) -> bool:
        """Whether the answer takes more than one choice."""
        shape, most = self.decision.shape, self.decision.most
        return shape in ("order", "assign") or (shape == "pick" and most != 1)

    # ---- choosing ----------------------------------------------------------------------------

    def take(self, text: str) -> Complete | Wrong | None:
        """Take what was typed: a whole answer, a step towards one (None), or what is wrong."""
        if self.decision.shape == "amount":
            return self._amount(text)
        if self.decision.shape == "place":
            typed = _PLACE.findall(text)
            if typed and not _PLACE.sub("", text).strip(" ,;"):
                return Complete({name: measure(name, value) for name, value in typed})
        before = self.so_far
        wrong = self._choose_all(text)
        if wrong is not None:
            self.so_far = before
            return wrong
        return self._finished(before)

    def _amount(self, text: str) -> Complete | Wrong:
        least, most = self.decision.least, self.decision.most
        if not re.fullmatch(r"-?\d{1,9}", text):
            return Wrong("terminal-want_amount", {"least": least, "most": most})
        value = int(text)
        if not least <= value <= most:
            return Wrong("terminal-want_amount", {"least": least, "most": most})
        return Complete(value)

    def _choose_all(self, text: str) -> Wrong | None:
        if not _NUMBERS.fullmatch(text):
            return self._choose_label(text)
        for number in re.findall(r"\d+", text):
            if self.ended:
                return Wrong("terminal-too_many", {"most": self.decision.most})
            lines = self.lines()
            found = next((x for x in lines if x.number == int(number[:9])), None)
            if found is None:
                most = max((x.number for x in lines), default=0)
                return Wrong("terminal-no_number", {"found": number[:9], "most": most})
            self.so_far = (*self.so_far, found.key)
        return None

    def _choose_label(self, text: str) -> Wrong | None:
        lines = self.lines()
        found = best(text, [(line.label, line) for line in lines])
        if len(found) == 1:
            self.so_far = (*self.so_far, found[0].key)
            return None
        if found:
            return Wrong("terminal-ambiguous", {"labels": " / ".join(x.label for x in found[:6])})
        refused = best(text, [(self.label(c.key), c) for c in self.refused()])
        if len(refused) == 1:
            return Wrong(refusal=refused[0].refusal)
        return Wrong("terminal-no_option", {"found": text[:40]})

    def refused(self) -> list[Any]:
        """What cannot be chosen, each with its rule."""
        if self.decision.shape in ("amount", "place"):
            return []
        return [c for c in self.match.choices(self.decision) if c.refusal is not None]

    @property
    def ended(self) -> bool:
        """Whether nothing can be added any more."""
        if self.so_far[-1:] == (DONE,):
            return True
        if not self.so_far:
            return False
        return not self.match.options(self.decision, self.so_far)

    def _finished(self, before: Sequence[str]) -> Complete | None:
        # Numbers typed in one go are meant as the whole answer when they can be one.
        if not self.ended:
            several = len(self.so_far) - len(before) > 1
            left = self.match.options(self.decision, self.so_far)
            if not (several and any(o.key == DONE for o in left)):
                return None
        taken = self.so_far[:-1] if self.so_far[-1] == DONE else self.so_far
        return Complete(answers.from_steps(self.decision.shape, taken))

    def back(self) -> bool:
        """Take back the last step."""
        if not self.so_far:
            return False
        self.so_far = self.so_far[:-1]
        return True

    def restart(self) -> None:
        self.so_far = ()


def measure(name: str, text: str) -> int:
    """A length in inches or an angle in degrees, as the rules count them.

    >>> measure("distance", "4.5"), measure("pivot", "-10"), measure("direction", "2")
    (4500, 35000, 2)
    """
    value = round(float(text.replace(",", ".")) * UNITS.get(name, 1))
    return value % 36_000 if UNITS.get(name) == 100 else value


def fold(text: str) -> str:
    """Letters as a keyboard without accents has them, in small."""
    bare = unicodedata.normalize("NFD", text.casefold())
    letters = "".join(c for c in bare if not unicodedata.combining(c))
    return re.sub(r"[^\w]+", " ", letters).strip()


def spelt(text: str) -> str:
    """The text with its signs, a minus as keyboards have it: two orders may differ by a sign alone.

    >>> spelt("March  −1"), fold("March −1")
    ('march -1', 'march 1')
    """
    return " ".join(text.casefold().replace("−", "-").split())


def best(text: str, labelled: Sequence[tuple[str, Any]]) -> list[Any]:
    """The things whose label is the text, else begins with it, else holds all its words."""
    wanted = fold(text)
    if not wanted:
        return []
    typed = spelt(text)
    begun = [(spelt(label), thing) for label, thing in labelled if spelt(label).startswith(typed)]
    exact = [thing for label, thing in begun if label == typed]
    if len(exact) == 1:
        return exact
    if len(begun) == 1:
        return [begun[0][1]]
    folded = [(fold(label), thing) for label, thing in labelled]
    for fits in (
        lambda label: label == wanted,
        lambda label: label.startswith(wanted),
        lambda label: all(word in label for word in wanted.split()),
    ):
        found = [thing for label, thing in folded if fits(label)]
        if found:
            return found
    return []
