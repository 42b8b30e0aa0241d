"""`weirwood cards`: what a game is made of, to look through."""

from typing import Annotated

import typer

from weirwood import cards
from weirwood.cli.common import GameName, Json, find_game
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
        if as_json:
            print_json(page)
        else:
            pages.one(out(), speaker, found.id, page)
    elif as_json:
        things = {thing["id"]: thing for thing in cards.gallery(found.id, speaker.lang)["things"]}
        print_json([things[hit] for hit in hits])
    else:
        pages.several(out(), speaker, found.id, hits)
