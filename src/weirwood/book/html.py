"""A book as one page of its own, to read from disk and to print; and all of them for the docs.

python -m weirwood.book.html FOLDER
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from html import escape
from pathlib import Path
from typing import Any

from weirwood.book.making import Book, RuleData, book, places
from weirwood.book.pictures import picture
from weirwood.book.voice import voice
from weirwood.kernel import registry
from weirwood.languages import LANGUAGES
from weirwood.words import Words

STYLE = """
:root { color-scheme: light dark; --paper: #fbf6e9; --ink: #2c2117; --soft: #6a5b44;
  --line: #d9c9a3; --mark: #8a5a00; }
@media (prefers-color-scheme: dark) { :root { --paper: #1d1a16; --ink: #e9dfc9; --soft: #b3a588;
  --line: #4a4131; --mark: #e0b35a; } }
body { max-width: 46rem; margin: 0 auto; padding: 1rem 1.2rem 4rem; background: var(--paper);
  color: var(--ink); font: 17px/1.5 Georgia, 'Times New Roman', serif; }
h1, h2, h3 { line-height: 1.2; } h2 { margin-top: 2.4rem; border-bottom: 1px solid var(--line); }
a { color: var(--mark); } .soft, figcaption { color: var(--soft); font-size: 0.85em; }
ol.rules { list-style: none; padding: 0; } ol.rules li { margin: 0.6rem 0; }
li:target, section:target, dt:target { outline: 3px solid var(--mark); outline-offset: 4px; }
figure { margin: 1rem 0; } figure svg { max-width: 100%; height: auto; border-radius: 8px; }
nav ul { columns: 2; padding-left: 1.2rem; } dt { font-weight: bold; margin-top: 0.7rem; }
dd { margin: 0 0 0 1.2rem; } table { border-collapse: collapse; }
td { padding: 0.2rem 0.6rem 0.2rem 0; vertical-align: top; }
.derived, .ruling { font-style: italic; }
@media print { :root { --paper: #fff; --ink: #000; --soft: #444; --line: #999; --mark: #000; }
  body { max-width: none; font-size: 11pt; padding: 0; } nav { display: none; }
  a { color: inherit; text-decoration: none; } figure, li { break-inside: avoid; }
  h2, h3 { break-after: avoid; } figure svg { max-height: 9cm; width: auto; } }
"""


def page(game: str, lang: str) -> str:
    """The book of a game as a page."""
    written, say = book(game, lang), voice(game, lang)
    parts = [*_head(written, say), *_five(written, say), *_chapters(written, say)]
    parts += [*_settings(written, say), *_box(written, say), *_glossary(written, say)]
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(written['title'])}: {escape(say.text('book-rules'))}</title>"
        f"<style>{STYLE}</style></head>\n<body><main>\n{body}\n</main></body></html>\n"
    )


def _head(written: Book, say: Words) -> Iterable[str]:
    yield f"<h1>{escape(written['title'])}</h1><p>{escape(written['blurb'])}</p>"
    yield f'<p class="soft">{escape(say.text("book-notice"))}</p>'
    links = [("five", say.text("book-five"))]
    links += [(f"chapter-{c['id']}", c["title"]) for c in written["chapters"]]
    links += [(part, say.text(f"book-{part}")) for part in ("settings", "box", "glossary")]
    rows = "".join(f'<li><a href="#{to}">{escape(title)}</a></li>' for to, title in links)
    yield f'<nav aria-label="{escape(say.text("book-contents"))}"><ul>{rows}</ul></nav>'


def _five(written: Book, say: Words) -> Iterable[str]:
    yield f'<section id="five"><h2>{escape(say.text("book-five"))}</h2>'
    for part in written["five"]:
        yield f"<h3>{escape(part['title'])}</h3>"
        yield from (f"<p>{_run(runs)}</p>" for runs in part["text"])
        yield from _figures(written, part["pictures"])
        yield f'<p class="soft">{_places(written, part["rules"])}</p>'
    yield "</section>"


def _chapters(written: Book, say: Words) -> Iterable[str]:
    for chapter in written["chapters"]:
        yield f'<section id="chapter-{chapter["id"]}"><h2>{escape(chapter["title"])}</h2>'
        for section in chapter["sections"]:
            if section["title"]:
                yield f"<h3>{escape(section['title'])}</h3>"
            yield '<ol class="rules">'
            for rule in section["rules"]:
                yield f'<li id="{rule["id"]}">{_run(rule["text"])} {_source(rule, say)}'
                yield from _figures(written, rule["pictures"])
                yield "</li>"
            yield "</ol>"
        yield "</section>"


def _source(rule: RuleData, say: Words) -> str:
    told = escape(f"{say.text('cli-basis-' + rule['basis'])}: {rule['source']}")
    return f'<span class="soft {rule["basis"]}">({told})</span>'


def _settings(written: Book, say: Words) -> Iterable[str]:
    yield f'<section id="settings"><h2>{escape(say.text("book-settings"))}</h2><dl>'
    for setting in written["settings"]:
        choices = ", ".join(choice["title"] for choice in setting["choices"])
        more = escape(setting["help"]) + (f" ({escape(choices)})" if choices else "")
        yield f"<dt>{escape(setting['title'])}</dt>"
        yield f"<dd>{more} <code>-o {setting['name']}=…</code></dd>"
    yield "</dl></section>"


def _box(written: Book, say: Words) -> Iterable[str]:
    yield f'<section id="box"><h2>{escape(say.text("book-box"))}</h2><table>'
    for part in written["box"]:
        names = ", ".join(
            f"{n['name']} ×{n['count']}" if n["count"] > 1 else n["name"] for n in part["names"]
        )
        more = f'<div class="soft">{escape(names)}</div>' if names else ""
        yield f"<tr><td>{part['count']}</td><td>{escape(part['title'])}{more}</td></tr>"
    yield "</table></section>"


def _glossary(written: Book, say: Words) -> Iterable[str]:
    yield f'<section id="glossary"><h2>{escape(say.text("book-glossary"))}</h2><dl>'
    for term in written["glossary"]:
        links = _places(written, term["rules"])
        yield f'<dt id="term-{term["id"]}">{escape(term["name"])}</dt>'
        yield f'<dd>{_run(term["text"])} <span class="soft">{links}</span></dd>'
    yield "</dl></section>"


def _places(written: Book, rules: Iterable[str]) -> str:
    """Links to where these rules stand, called as a reader knows the places."""
    return ", ".join(
        f'<a href="#{rule}">{escape(place)}</a>' for rule, place in places(written, rules)
    )


def _run(runs: Iterable[Any]) -> str:
    """A sentence with its links."""
    return "".join(
        escape(run) if isinstance(run, str) else f'<a href="#term-{run[1]}">{escape(run[0])}</a>'
        for run in runs
    )


def _figures(written: Book, pictures: Iterable[dict[str, str]]) -> Iterable[str]:
    for each in pictures:
        drawn = picture(written["game"], written["lang"], each["id"])
        yield f"<figure>{drawn}<figcaption>{escape(each['caption'])}</figcaption></figure>"


def write_all(folder: Path) -> list[Path]:
    """Every book in every language, for the docs."""
    folder.mkdir(parents=True, exist_ok=True)
    made = []
    for game in registry.catalogue():
        for lang in LANGUAGES:
            file = folder / f"{game}.{lang}.html"
            file.write_text(page(game, lang), "utf-8")
            made.append(file)
    return made


if __name__ == "__main__":
    write_all(Path(sys.argv[1]))
