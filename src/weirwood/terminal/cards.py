"""What a game is made of, in a terminal: a line for each of several things, a page for one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rich.text import Text

from weirwood.book.making import plain
from weirwood.cards import gallery
from weirwood.terminal.console import Indented

if TYPE_CHECKING:
    from rich.console import Console

    from weirwood.cards.about import About
    from weirwood.cards.making import Entry, Gallery
    from weirwood.terminal.speech import Speaker


def several(console: Console, speaker: Speaker, game: str, ids: Sequence[str]) -> None:
    """Each in a line or two, in the order in which it was found."""
    shown = gallery(game, speaker.lang)
    things = {thing["id"]: thing for thing in shown["things"]}
    for known in ids:
        thing = things[known]
        console.print(_head(shown, thing), highlight=False)
        if thing["text"]:
            console.print(Indented(Text(thing["text"]), 4), highlight=False)
    console.print(speaker.say("cards-count", n=len(ids)), style="dim")


def _head(shown: Gallery, thing: Entry) -> Text:
    """Name, kind, faction, numbers and tags: what stands on the card besides its text."""
    kinds = {kind["id"]: kind["name"] for kind in shown["kinds"]}
    factions = {faction["id"]: faction["name"] for faction in shown["factions"]}
    tags = {tag["id"]: tag["name"] for group in shown["groups"] for tag in group["tags"]}
    what = [kinds[thing["kind"]], factions.get(thing["faction"], "")]
    what += [
        f"{number['name']} {thing['numbers'][number['id']]}"
        for number in shown["numbers"]
        if number["id"] in thing["numbers"]
    ]
    what += [
        ", ".join(tags[tag] for tag in found)
        for group, found in thing["tags"].items()
        if group != "abilities"
    ]
    line = Text.assemble((thing["name"], "bold"), "  ", (thing["id"], "cyan"), "  ")
    return line.append(" · ".join(part for part in what if part), "dim")


def one(console: Console, speaker: Speaker, game: str, page: About) -> None:
    """All about one thing."""
    shown = gallery(game, speaker.lang)
    names = {thing["id"]: thing["name"] for thing in shown["things"]}
    thing = page["thing"]
    console.print(_head(shown, thing), highlight=False)
    for row in thing["rows"]:
        console.print(f"  {row['name']}: {row['text']}", highlight=False, markup=False)
    if thing["text"]:
        console.print(Indented(Text(thing["text"]), 2), highlight=False)
    for part in thing["parts"]:
        said = page["said"][part]
        told = Text.assemble((said["name"], "bold"), ". ", said["text"])
        console.print(Indented(told, 2), highlight=False)
    if thing["copies"] > 1:
        console.print(speaker.say("cards-copies", n=thing["copies"]), style="dim")
    for pairing in page["pairings"]:
        how = f"cards-{pairing['how']}"
        line = Text(speaker.say(how, words=", ".join(pairing["words"])), "bold")
        line.append(": " + ", ".join(names[other] for other in pairing["things"]), "not bold")
        if (left := pairing["count"] - len(pairing["things"])) > 0:
            line.append(f" ({speaker.say('cards-more', n=left)})", "dim")
        console.print(line, highlight=False)
    if page["rules"]:
        console.print(Text(speaker.say("cards-rules"), "bold"))
    for rule in page["rules"]:
        told = Text.assemble((rule["id"], "cyan"), "  ", plain(rule["text"]))
        console.print(Indented(told, 2), highlight=False)


def played(console: Console, speaker: Speaker, found: Any, games: int) -> None:
    """How something did in the finished games of a table."""
    key = "no_games" if not games else "not_played" if found is None else "came_up"
    numbers: dict[str, Any] = {"all": games}
    if found is not None:
        numbers |= {"games": found.games, "times": found.times, "won": f"{found.won:g}"}
        shares = {"low": found.low, "high": found.high, "fair": found.fair}
        shares["share"] = found.won / max(1, found.times)
        numbers |= {name: f"{100 * share:.0f} %" for name, share in shares.items()}
        key = "played" if found.times else "came_up"
    console.print(Text(speaker.say("cards-at_table"), "bold"))
    line = Text(speaker.say(f"cards-{key}", **numbers))
    console.print(Indented(line, 2), highlight=False)
