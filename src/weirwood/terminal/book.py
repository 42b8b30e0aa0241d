"""The rules as a book in a terminal: the whole of it, or what a search has found."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from rich.rule import Rule as Line
from rich.text import Text

from weirwood import ledger
from weirwood.book import book, find, suggest
from weirwood.book.making import plain
from weirwood.terminal.console import Indented
from weirwood.terminal.explain import rule_in_words

if TYPE_CHECKING:
    from rich.console import Console

    from weirwood.book.making import Book, Chapter
    from weirwood.kernel.game import Game
    from weirwood.ledger import Rule
    from weirwood.terminal.speech import Speaker


LINE = 80
"""How long the line beside the title of a part is, even in a file."""


def found(game: Game[Any], query: str, lang: str) -> list[Rule]:
    """The rules that a query means."""
    rules = ledger.load(game.package)
    return [rules[hit.rule] for hit in find(game.id, query, lang)]


def nearby(game: Game[Any], query: str, lang: str) -> str:
    """What somebody who found nothing may have meant."""
    return ", ".join(each.text for each in suggest(game.id, query, lang))


def show(console: Console, speaker: Speaker, game: Game[Any]) -> None:
    """The whole book, from the first page to the last."""
    written, rules = book(game.id, speaker.lang), ledger.load(game.package)
    console.print(Text(written["title"], "bold"))
    if written["blurb"]:
        console.print(Text(written["blurb"]))
    if written["five"]:
        _part(console, speaker.say("book-five"))
        for page in written["five"]:
            console.print(Text(page["title"], "bold"))
            for runs in page["text"]:
                console.print(Indented(Text(plain(runs)), 2))
            _pictures(console, speaker, page["pictures"])
    for chapter in written["chapters"]:
        _part(console, chapter["title"])
        _chapter(console, speaker, chapter, rules)
    _settings(console, speaker, written)
    _box(console, speaker, written)
    _glossary(console, speaker, written)
    console.print(speaker.say("cli-rule_count", count=len(rules)), style="dim")


def _part(console: Console, title: str) -> None:
    console.print()
    line = Line(Text(title, "bold"), align="left", characters="─")
    console.print(line, width=min(console.width, LINE))


def _pictures(console: Console, speaker: Speaker, pictures: Iterable[dict[str, str]]) -> None:
    for each in pictures:
        told = speaker.say("book-example", text=each["caption"])
        console.print(Indented(Text(told, "italic"), 2))


def _chapter(console: Console, speaker: Speaker, chapter: Chapter, rules: ledger.Ledger) -> None:
    for section in chapter["sections"]:
        if section["title"]:
            console.print(Text(section["title"], "bold"))
        for rule in section["rules"]:
            console.print(rule_in_words(speaker, rules[rule["id"]]), highlight=False)
            _pictures(console, speaker, rule["pictures"])


def _settings(console: Console, speaker: Speaker, written: Book) -> None:
    if written["settings"]:
        _part(console, speaker.say("book-settings"))
    for setting in written["settings"]:
        line = Text.assemble((setting["title"], "bold"), "  ", setting["help"])
        choices = ", ".join(choice["title"] for choice in setting["choices"])
        if choices:
            line.append(f" ({choices})")
        line.append(f"  -o {setting['name']}=…", "green")
        console.print(line, highlight=False)


def _box(console: Console, speaker: Speaker, written: Book) -> None:
    if written["box"]:
        _part(console, speaker.say("book-box"))
    for part in written["box"]:
        console.print(Text(f"{part['count']:>4}  {part['title']}"))


def _glossary(console: Console, speaker: Speaker, written: Book) -> None:
    if written["glossary"]:
        _part(console, speaker.say("book-glossary"))
    for term in written["glossary"]:
        line = Text.assemble((term["name"], "bold"), ": ", plain(term["text"]))
        line.append(f"  ({', '.join(term['rules'])})", "dim")
        console.print(line, highlight=False)
