"""`weirwood games`: which games there are. It waits for them, and for nothing else."""

from weirwood.cli import listing
from weirwood.cli.common import Json, all_games
from weirwood.cli.voice import Voice, app, print_json
from weirwood.terminal.console import out


@app.command("games", help="cli-games")
def do_games(as_json: Json = False) -> None:
    speaker = Voice.speaker
    found = list(all_games())
    if as_json:
        print_json([listing.describe(speaker.about(game), game) for game in found])
    else:
        listing.show_games(out(), speaker, found)
