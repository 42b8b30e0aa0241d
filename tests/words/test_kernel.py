"""Whatever the kernel itself refuses or tells has words."""

from __future__ import annotations

import re
from importlib import resources

import pytest

from weirwood.words import LANGUAGES, words

SAID = re.compile(r'(Event|Refused|Refusal)\(\s*"(kernel\.[a-z_]+)"')


def wanted() -> set[str]:
    """The message of every event and refusal that the kernel's source names."""
    found: set[str] = set()
    for file in (resources.files("weirwood") / "kernel").iterdir():
        if file.name.endswith(".py"):
            for call, name in SAID.findall(file.read_text(encoding="utf-8")):
                found.add(f"event-{name}" if call == "Event" else f"why-{name}")
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_and_event_of_the_kernel_has_words(lang: str) -> None:
    assert len(wanted()) > 20
    assert sorted(message for message in wanted() if not words(lang).has(message)) == []


def test_a_refusal_is_a_sentence() -> None:
    told = words("es").refusal("kernel.count", {"found": 1, "least": 2, "most": 3})
    assert told == "Se ha elegido una opción: hacen falta entre 2 y 3."
    told = words("en").refusal("kernel.undo_other", {"seat": 0, "other_seat": 1}, ["Ana", "bo"])
    assert told == "Ana cannot take this back: bo has answered since."
