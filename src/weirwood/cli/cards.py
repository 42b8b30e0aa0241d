"""`weirwood cards`: what a game is made of, to look through."""

from typing import Annotated

import typer
from msgspec.structs import asdict

from weirwood import cards
from weirwood.cli.common import GameName, Json, find_game
from weirwood.cli.table import Data, Database, administer
from weirwood.cli.voice import Voice, app, print_json
from weirwood.terminal import cards as pages
from weirwood.terminal.console import out
from weirwood.terminal.speech import Failure


@app.command("cards", help="cli-cards")
def do_cards(
    game: GameName,
    words: Annotated[
        list[str] | None, typer.Argument(help="cli-arg-card_words", metavar="[WORDS]")
    ] = None,
    database: Database = "",
    data: Data = "",
    as_json: Json = False,
) -> None:

    found = find_game(game)
    query = " ".join(words or ()).strip()
    speaker = Voice.speaker.about(found)
    hits = cards.find(found.id, query, speaker.lang)
    if not hits:
        raise Failure("cli-no_cards", 1, game=speaker.title(), words=query[:80])
    if len(hits) == 1:
        page = cards.about(found.id, speaker.lang, hits[0])
        # What the finished games of a table say, for whoever has its database.
        sums = administer("played", database, data, found.id) if database or data else None
        known = sums.things.get(hits[0]) if sums is not None else None
        if as_json:
            print_json({**page, **({"played": asdict(known)} if known is not None else {})})
            return
        pages.one(out(), speaker, found.id, page)
        if sums is not None:
            pages.played(out(), speaker, known, sums.games)
    elif as_json:
        things = {thing["id"]: thing for thing in cards.gallery(found.id, speaker.lang)["things"]}
        print_json([things[hit] for hit in hits])
    else:
        pages.several(out(), speaker, found.id, hits)
