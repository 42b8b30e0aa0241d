"""Leaders, influence cards and allies as things to look at."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from weirwood.kernel import Thing

from . import default_edition, default_text
from .edition import EVENT, LEADER, Ally, Edition, Influence

INFLUENCE = ("standard_influence", "event_influence", "leader_influence")
KINDS = {EVENT: "event_influence", LEADER: "leader_influence"}
RULES = {
    "standard_influence": ("concepts.influence_card", "concepts.colours", "bidding.play"),
    "event_influence": ("concepts.influence_card", "concepts.colours", "advanced.events_stay"),
    "leader_influence": ("advanced.white", "advanced.played", "advanced.leaves"),
}


@cache
def things() -> tuple[Thing, ...]:
    """Everything in the card file of the game."""
    edition = default_edition()
    # The reader turns effects into numbered rows; what they name is read from the words themselves.
    table = json.loads(default_text())
    said = {row["id"]: row for part in (*INFLUENCE, "allies") for row in table[part]}
    return (
        *_leaders(edition),
        *(_card(edition, card, said[card.id]) for card in edition.cards),
        *(_ally(edition, ally, said[ally.id]) for ally in edition.allies),
    )


def _leaders(edition: Edition) -> Iterator[Thing]:
    for n, leader in enumerate(edition.leader_ids):
        yield Thing(
            id=leader,
            kind="leader",
            faction=edition.house_ids[edition.leader_houses[n]],
            rules=("concepts.leader", "advanced.deal", "scoring.small"),
            near=tuple(edition.card_ids[c] for c in edition.leader_decks[n]),
        )


def _card(edition: Edition, card: Influence, said: Mapping[str, Any]) -> Thing:
    kind = KINDS.get(card.kind, "standard_influence")
    leader = edition.leader_ids[card.leader] if card.kind == LEADER else ""
    return Thing(
        id=card.id,
        kind=kind,
        faction=edition.house_ids[edition.leader_houses[card.leader]] if leader else "",
        numbers={"value": card.value},
        tags={
            "colours": (edition.colour_ids[card.colour],),
            "timings": _timings(said),
            **({"marks": ("mark_win_icon",)} if said.get("win_icon") else {}),
        },
        rules=RULES[kind],
        calls=tuple(_calls(edition, said["effects"])),
        near=(leader,) if leader else (),
        copies=card.copies,
    )


def _ally(edition: Edition, ally: Ally, said: Mapping[str, Any]) -> Thing:
    return Thing(
        id=ally.id,
        kind="ally",
        faction=edition.house_ids[ally.house],
        numbers={"power": ally.power},
        tags={"timings": timings} if (timings := _timings(said)) else {},
        rules=("concepts.ally_card", "claim.council", "scoring.council"),
        calls=tuple(_calls(edition, said["effects"])),
        copies=ally.copies,
    )


def _timings(said: Mapping[str, Any]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(f"timing_{row['when']}" for row in said["effects"]))


def _calls(edition: Edition, part: Any) -> Iterator[frozenset[str]]:
    """The houses and colours that an effect names."""
    if isinstance(part, Mapping):
        for key, value in part.items():
            if "house" in key and value in edition.house_ids:
                yield frozenset({"ally", value})
            elif key == "colour" and value in edition.colour_ids:
                yield frozenset({value})
            elif key == "per" and value == "other_red_cards_in_your_pile":
                yield frozenset({"red"})
            else:
                yield from _calls(edition, value)
    elif isinstance(part, list):
        for each in part:
            yield from _calls(edition, each)
