"""The settings of a table, and which of them cannot be combined."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from weirwood.games.btwixt.content import Edition, EditionError, overlay, read_edition
from weirwood.games.btwixt.dealing import blank_position
from weirwood.games.btwixt.state import DRAFTS, EDITIONS, Position, remember
from weirwood.kernel import Refused, Setting

SETTINGS = (
    Setting("advanced", "bool", False),
    Setting("draft", "choice", "none", DRAFTS),
    Setting("revealed", "bool", False),
    Setting("short", "bool", False),
    Setting("leaders", "choice", "draft", ("draft", "deal", "chosen")),
    Setting("chosen", "data", ""),
    Setting("edition", "data", ""),
)


def edition_of(settings: Mapping[str, Any]) -> Edition:
    """The card file of a table: the game's own, or the one it brings."""
    data = settings.get("edition")
    if data in ("", None):
        return EDITIONS[""]
    try:
        return read_edition(data)
    except EditionError as no:
        args = {"where": no.where, "key": no.key, "found": no.found, "allowed": no.allowed}
        raise Refused("edition.faulty", args) from None


def chosen_leaders(seats: int, settings: Mapping[str, Any], ed: Edition) -> str:
    """The leaders that a table has fixed, as one line of ids; short names will do."""
    given = settings["chosen"]
    if settings["leaders"] != "chosen":
        if given not in ("", None):
            raise Refused(
                "edition.leaders", {"found": str(given)[:80], "allowed": "leaders=chosen"}
            )
        return str(settings["leaders"])
    names = given.split(",") if isinstance(given, str) else given
    allowed = ", ".join(ed.leader_ids)
    if not isinstance(names, (list, tuple)) or not all(isinstance(n, str) for n in names):
        raise Refused("edition.leaders", {"found": str(given)[:80], "allowed": allowed})
    full = [n if n in ed.leader_ids else f"leader_{n}" for n in (n.strip() for n in names)]
    if len(full) != seats or len(set(full)) != seats or not set(full) <= set(ed.leader_ids):
        raise Refused("edition.leaders", {"found": ", ".join(names)[:80], "allowed": allowed})
    return ",".join(full)


def check_settings(seats: int, settings: Mapping[str, Any]) -> None:
    """Refuse what the rules or the card file do not allow, and keep the card file at hand."""
    ed = edition_of(settings)
    if not ed.fewest <= seats <= ed.most:
        raise Refused("setup.players", {"seats": seats, "allowed": f"{ed.fewest}..{ed.most}"})
    chosen_leaders(seats, settings, ed)
    white = sum(len(deck) for deck in ed.leader_decks)
    if settings["draft"] == "kingsmoot":
        if not white and not ed.event_deck:
            raise Refused("kingsmoot.needs_cards", {"setting": "draft"})
    elif settings["advanced"] and not white:
        raise Refused("kingsmoot.needs_cards", {"setting": "advanced"})
    remember(ed)


def new_position(seats: int, settings: Mapping[str, Any]) -> Position:
    ed = edition_of(settings)
    plain = {**settings, "leaders": chosen_leaders(seats, settings, ed)}
    return blank_position(seats, plain, remember(ed))


def words_of(settings: Mapping[str, Any]) -> Mapping[str, Mapping[str, str]]:
    """Names and texts that stand in the card file."""
    return overlay(edition_of(settings))
