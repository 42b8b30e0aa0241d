"""Saves of earlier versions, made those of this one."""

from __future__ import annotations

from typing import Any

from weirwood.kernel import rename_procedures

from .facts import HASH

# The cards of version 1, by their hash. They are those of version 2 in all but the names of the
# procedures that a few of them call, and in how files are counted into the hash.
CONTENT_1 = "2d84e0ccf9f030fb"
# Version 2 moved every rule to the chapter of the ledger that it belongs to.
MOVED_IN_2 = {
    f"cardgame.{old}.{name}": f"cardgame.{new}.{name}"
    for old, new, names in (
        ("rounds", "round", "game from_setup rounds phase end_phase"),
        ("rounds", "setup", "setup"),
        ("rounds", "draw", "draw_phase"),
        ("rounds", "dominance", "dominance_phase"),
        ("rounds", "standing", "standing_phase"),
        ("rounds", "taxation", "taxation_phase"),
        ("plotting", "plot", "plot_phase"),
        ("marshaling", "marshal", "marshaling_phase marshal"),
        ("marshaling", "keywords", "ambush"),
        ("challenging", "challenges", "challenges_phase challenge fight initiate defend compare"),
        ("challenging", "claim", "claim claimed_seats"),
        ("challenging", "keywords", "use_stealth resolve_keywords use_keywords intimidate"),
        ("timing", "windows", "interrupts respond window forced action_window"),
        ("timing", "abilities", "use resolve perform run_delays"),
        ("timing", "costs", "pay"),
        ("timing", "targets", "aim"),
        ("timing", "settling", "settle run_out"),
        ("moves", "entering", "enter"),
        ("moves", "asking", "depart put_into_play pick_one name_one search"),
        ("specials", "special", "special greenblood_trader olennas_cunning fire_and_blood"),
    )
    for name in names.split()
} | {
    "cardgame.specials.tickler": "cardgame.special.the_tickler",
    "cardgame.specials.bear_and_maiden": "cardgame.special.the_bear_and_the_maiden_fair",
}


def from_1(data: dict[str, Any]) -> dict[str, Any]:
    """Version 2: rules moved to their chapters; rows of the round are no longer packed numbers."""
    rename_procedures(data, MOVED_IN_2)
    st = data["state"]
    if "fought" in st:
        st["fought"] = [[[row >> 3, row & 7] for row in rows] for rows in st["fought"]]
    for name in ("won", "lost"):
        if name in st:
            st[name] = [[[row >> 1, bool(row & 1)] for row in rows] for rows in st[name]]
    if "bested" in st:
        st["bested"] = [[row >> 3, row & 7] for row in st["bested"]]
    content = HASH if data["content"] == CONTENT_1 else data["content"]
    return {**data, "rules": 2, "content": content}
