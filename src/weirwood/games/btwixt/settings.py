"""The settings of a table, which of them cannot be combined, and the table they make."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from weirwood.kernel import Refused, Setting

from .facts import Edition, EditionError, overlay, read_edition
from .rules.cleanup import begin_round
from .state import DRAFTS, EDITIONS, KINGSMOOT, NOBODY, SETUP, Position, remember

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
    """The table before anything is shuffled (chapter setup)."""
    ed = edition_of(settings)
    st = Position(
        seats,
        edition=remember(ed),
        advanced=bool(settings["advanced"]),
        draft=DRAFTS.index(settings["draft"]),
        revealed=bool(settings["revealed"]),
        leader_mode=chosen_leaders(seats, settings, ed),
        phase=SETUP,
    )
    start = ed.season_start_short if settings["short"] else ed.season_start
    st.season = start[seats]
    st.round = ed.track_start[seats]
    st.leader = (NOBODY,) * seats
    st.hands = [()] * seats
    st.piles = [()] * seats
    st.whites = [()] * seats
    st.packs = [()] * seats
    st.kept = [()] * seats
    st.councils = [()] * seats
    st.tokens = [()] * seats
    st.known = [()] * (seats + 1)
    st.supply = list(ed.token_counts)
    st.won = st.lost = (0,) * seats
    begin_round(st)
    st.ally_deck = list(ed.ally_deck)
    st.deck = list(ed.standard_deck)
    st.reserve = ed.event_deck
    if st.draft == KINGSMOOT:  # kingsmoot.deck
        st.deck += ed.event_deck + tuple(c for own in ed.leader_decks for c in own)
        st.reserve = ()
    return st


def words_of(settings: Mapping[str, Any]) -> Mapping[str, Mapping[str, str]]:
    """Names and texts that stand in the card file."""
    return overlay(edition_of(settings))
