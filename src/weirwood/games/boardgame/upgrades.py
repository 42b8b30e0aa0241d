"""Saves of older versions, brought up to this one."""

from collections.abc import Callable, Mapping
from itertools import pairwise, product
from typing import Any

from weirwood.kernel import rename_procedures

from .facts import UNIT_KINDS

RENAMED = {
    "boardgame.round.houses": "boardgame.setup.houses",
    "boardgame.combat.support": "boardgame.support.support",
    "boardgame.combat.lend": "boardgame.support.lend",
    "boardgame.combat.tides": "boardgame.tides.tides",
    "boardgame.combat.replace": "boardgame.house_cards.replace",
    "boardgame.marches.storm": "boardgame.neutral.storm",
}
CONTENT = {"a169d3002273b235": "4a8de949913ee4c7"}  # the texts of three cards became data


def from_1(data: dict[str, Any]) -> dict[str, Any]:
    """Version 2: one file for each chapter, and a march whose outcome alone is bound by supply."""
    rename_procedures(data, RENAMED)
    state = data["state"]
    frames = state.get("frames", [])
    for frame, inner in pairwise([*frames, {"procedure": "", "locals": {}}]):
        found, where = frame["locals"], (frame["procedure"], frame["point"])
        if where == ("boardgame.marches.move", "storm"):
            # The army enters after the neutral force has been asked about, no longer within.
            frame["locals"] = {k: inner["locals"][k] for k in ("goal", "house", "origin", "units")}
        elif where == ("boardgame.support.support", "lend"):
            # A house is bound to a side by help that was accepted, no longer by an offer.
            lent = [h >> 1 for h in state.get("help", []) if h & 1 == found["side"]]
            bound = any(state["who"][area] == found["house"] for area in lent)
            found["wanted"] = found["side"]
            found["side"] = found["side"] if bound else -1
    march(state)
    return {**data, "content": CONTENT.get(data["content"], data["content"]), "rules": 2}


def march(state: dict[str, Any]) -> None:
    """A march on its way: whether it may end is offered now, and companies are listed as such."""
    origin = state.get("march_from", 0)
    sizes = state.pop("sizes", [])
    if origin < 0:
        return
    state["march_size"] = 99  # it was not told idle before, and is not now
    units = state["unit"][origin * UNIT_KINDS : origin * UNIT_KINDS + UNIT_KINDS]
    whole = product(*(range(number + 1) for number in units))
    state["parties"] = [n for party in whole if sum(party) in sizes for n in party]
    if any(row[2] == "marches.to" for row in state["asked"]):
        state["offers"] = [*state["offers"], "end"]


UPGRADES: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = {1: from_1}
