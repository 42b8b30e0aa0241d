"""Messages that are lines of text are read without the interpreter, and read the same."""

from __future__ import annotations

import pytest

from weirwood.kernel import registry
from weirwood.languages import LANGUAGES
from weirwood.words import Catalogue, fluent
from weirwood.words.catalogue import NOTHING, SHARED, entries, files, plain


@pytest.mark.parametrize("lang", LANGUAGES)
def test_they_read_as_the_interpreter_reads_them(lang: str) -> None:
    packages = (SHARED, *(game.package for game in registry.catalogue().playable()))
    found = [row for p in packages for name, text in files(p, lang) for row in entries(name, text)]
    told = [(known, entry) for known, entry in found if plain(known, entry.text)]
    assert len(told) > len(found) / 2
    for known, entry in told[::29]:
        texts = plain(known, entry.text)
        assert texts is not None
        bundle = fluent.bundle(lang)
        assert fluent.add(bundle, entry) == dict.fromkeys(texts, NOTHING)
        message = bundle.get_message(known)
        for attribute, text in texts.items():
            pattern = message.value if attribute is None else message.attributes[attribute]
            assert pattern is not None
            assert bundle.format_pattern(pattern, {}) == (text, [])


@pytest.mark.parametrize(
    "text",
    [
        "-a = a term",
        "a = { $b }",
        "a = one\n    two",
        "a = one }",
        "a =",
        "a = b\n    .c =",
        "a = b\n    .c = d\n    .c = e",
        "a = b\n  [c] d",
        "a = b\u00a0",
        "a = b\r\n",
        "a\t= b",
    ],
)
def test_what_is_more_than_lines_is_left_to_the_interpreter(text: str) -> None:
    assert plain("-a" if text[0] == "-" else "a", text) is None


def test_a_line_that_a_sentence_refers_to_is_told_in_it() -> None:
    words = Catalogue("en")
    words.add(
        [("x.ftl", "cold = winter\n    .the = the winter\nsaid = { cold } is { cold.the }\n")]
    )
    assert words.format("cold", "the", {}) == "the winter"
    assert words.format("said", None, {}) == "winter is the winter"
    assert words.format("cold", None, {}) == "winter"
