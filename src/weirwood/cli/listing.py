"""What can be played, for people and for programs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.text import Text

from weirwood import ledger
from weirwood.terminal.console import Indented

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rich.console import Console

    from weirwood.kernel.game import AnyGame, Setting
    from weirwood.terminal.speech import Speaker


def describe(speaker: Speaker, game: AnyGame) -> dict[str, Any]:
    """A game as programs read it."""
    book = ledger.load(game.package)
    return {
        "game": game.id,
        "title": speaker.title(),
        "version": game.version,
        "seats": list(game.seats),
        "rules": {"done": sum(rule.done for rule in book), "all": len(book)},
        "settings": [
            {
                "name": s.name,
                "kind": s.kind,
                "default": s.default,
                **({"choices": list(s.choices)} if s.kind == "choice" else {}),
                **({"least": s.least, "most": s.most} if s.kind == "int" else {}),
                "title": _message(speaker, f"setting-{s.name}"),
                "help": _message(speaker, f"setting-{s.name}", "help"),
            }
            for s in game.settings
        ],
    }


def _message(speaker: Speaker, message: str, attribute: str | None = None) -> str:
    if speaker.words.has(message, attribute):
        return speaker.words.text(message, attribute=attribute)
    return ""


def show_games(console: Console, speaker: Speaker, games: Iterable[AnyGame]) -> None:
    for game in games:
        own = speaker.about(game)
        head = Text.assemble((game.id, "bold cyan"), "  ", (own.title(), "bold"), "  ")
        head.append(seats_in_words(own, game), "dim")
        console.print(head)
        blurb = _message(own, "game-blurb")
        if blurb:
            console.print(Indented(Text(blurb), 2))
        book = ledger.load(game.package)
        if len(book):
            done = sum(rule.done for rule in book)
            told = own.say("cli-rules_done", done=done, all=len(book))
            console.print(Indented(Text(told, "dim"), 2))
        for setting in game.settings:
            console.print(Indented(setting_in_words(own, setting), 4))
        console.print()


def seats_in_words(speaker: Speaker, game: AnyGame) -> str:
    least, most = game.seats[0], game.seats[-1]
    if least == most:
        return speaker.say("cli-seats_only", least=least)
    return speaker.say("cli-seats", least=least, most=most)


def setting_in_words(speaker: Speaker, setting: Setting) -> Text:
    """`-o draft=none|draft|kingsmoot`, its title, its help and its default."""
    allowed = {
        "bool": "true|false",
        "choice": "|".join(setting.choices),
        "int": f"{setting.least}..{setting.most}",
    }.get(setting.kind, "@FILE")
    line = Text.assemble("-o ", (f"{setting.name}={allowed}", "green"))
    title = _message(speaker, f"setting-{setting.name}")
    if title:
        line.append(f"  {title}")
    more = _message(speaker, f"setting-{setting.name}", "help")
    if more:
        line.append(f": {more}")
    if setting.default is None:
        default = speaker.say("cli-nothing")
    elif isinstance(setting.default, bool):
        default = speaker.say("cli-on" if setting.default else "cli-off")
    else:
        default = str(setting.default)
    line.append(f" ({speaker.say('cli-setting_default', value=default)})", "dim")
    return line
