"""The table as an app: its name, icons and shortcuts, in the reader's language."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from fastapi import APIRouter, Request, Response

from weirwood.kernel import registry
from weirwood.kernel.game import AnyGame
from weirwood.table.http.deps import TheHub
from weirwood.table.http.games import language, packed
from weirwood.table.wire import protocol as msg
from weirwood.words import words

router = APIRouter()
KIND = "application/manifest+json"
INK, OAK = "#211913", "#15100c"  # of the icon's ground, and of the page by candlelight
ICONS = (
    ("/icons/any-192.png", "192x192", "any"),
    ("/icons/any-512.png", "512x512", "any"),
    ("/icons/maskable-192.png", "192x192", "maskable"),
    ("/icons/maskable-512.png", "512x512", "maskable"),
    ("/icons/badge-96.png", "96x96", "monochrome"),
)


def title(game: AnyGame, lang: str) -> str:
    """What a game is called; a stranger's may have no words, and its id says enough."""
    say = words(lang, game.package)
    return say.text("game-title") if say.has("game-title") else game.id


@lru_cache(maxsize=16)
def manifest(lang: str, playable: tuple[AnyGame, ...]) -> bytes:
    """What a system that installs the table wants to know."""
    say = words(lang)
    icons: list[dict[str, Any]] = [
        {"src": src, "sizes": sizes, "type": "image/png", "purpose": purpose}
        for src, sizes, purpose in ICONS
    ]
    games = [
        {
            "name": title(game, lang),
            "url": f"/new/{game.id}",
            "icons": icons[:1],
        }
        for game in playable
    ]
    mine = {"name": say.text("app-mine"), "url": "/mine", "icons": icons[:1]}
    return msg.encode(
        {
            "id": "/",
            "name": "Weirwood",
            "short_name": "Weirwood",
            "description": say.text("app-about"),
            "lang": lang,
            "start_url": "/",
            "scope": "/",
            "display": "standalone",
            "background_color": INK,
            "theme_color": OAK,
            "categories": ["games"],
            "icons": icons,
            "shortcuts": [mine, *games],
        }
    )


@router.get("/manifest/{lang}.webmanifest")
async def read(lang: str, request: Request, hub: TheHub) -> Response:
    games = tuple(registry.catalogue().playable())
    told = await hub.run_files(manifest, language(lang), games)
    return await packed(hub, request, told, KIND)
