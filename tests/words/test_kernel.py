"""Whatever the kernel itself refuses or tells has words."""

from __future__ import annotations

import re
from importlib import resources

import pytest

from weirwood.words import LANGUAGES, words

# Most ids of the kernel are refusals; these are told as events (one is both).
EVENTS = {"kernel.conceded", "kernel.undone"}
ONLY_EVENTS = {"kernel.undone"}


def ids() -> set[str]:
    found: set[str] = set()
    for file in (resources.files("weirwood") / "kernel").iterdir():
        if file.name.endswith(".py"):
            found |= set(re.findall(r'"(kernel\.[a-z_]+)"', file.read_text(encoding="utf-8")))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_and_event_of_the_kernel_has_words(lang: str) -> None:
    wanted = {f"why-{name}" for name in ids() - ONLY_EVENTS} | {f"event-{name}" for name in EVENTS}
    assert sorted(name for name in wanted if not words(lang).has(name)) == []


def test_a_refusal_is_a_sentence() -> None:
    told = words("es").refusal("kernel.count", {"found": 1, "least": 2, "most": 3})
    assert told == "Se ha elegido una opción: hacen falta entre 2 y 3."
    told = words("en").refusal("kernel.undo_other", {"seat": 0, "other_seat": 1}, ["Ana", "bo"])
    assert told == "Ana cannot take this back: bo has answered since."
