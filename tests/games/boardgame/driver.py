"""A table for the tests: positions in a few words, and the steps that most tests repeat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from weirwood.games.boardgame.facts import AREA, CARD, HAND, HOUSE, HOUSES, UNIT_KINDS, UNITS
from weirwood.kernel.testing import Play

STARK, LANNISTER, BARATHEON, GREYJOY, TYRELL, MARTELL = range(6)  # seats of a scenario


def board(*, inject: Sequence[tuple[str, Any]] = (), **data: Any) -> Play:
    """A scenario of the board game."""
    return Play.scenario("boardgame", data, inject=inject)


def marches(areas: dict[str, str], **data: Any) -> Play:
    """Orders lie on the board and the marches begin."""
    return board(phase="marches", areas=areas, **data)


def march(
    p: Play, seat: int, goal: str, units: dict[str, int] | None = None, *, token: bool | None = None
) -> Play:
    """March to one area, with all units unless said otherwise, and no further."""
    origin = p.asked(seat).args
    p.answer(seat, f"area:{goal}")
    if p.match.decisions and p.asked().kind == "marches.units":
        whole = {u: n for u, n in standing(p, p.st.march_from).items() if n}
        chosen = whole if units is None else units
        p.answer(seat, {u: str(chosen.get(u, 0)) for u in whole})
    if p.match.decisions and (p.asked().kind, p.asked().args) == ("marches.to", origin):
        p.answer(seat, "end")
    if token is not None:
        p.expect("marches.token", seat)
    if p.match.decisions and p.asked().kind == "marches.token":
        p.answer(seat, "token" if token else "none")
    return p


def cards(p: Play, attack: str, defense: str, *, blade: bool = False) -> Play:
    """Both sides choose their house cards, and the blade stays sheathed unless said otherwise."""
    for card in (attack, defense):
        seat = CARD[card] // HAND
        if any(d.seat == seat and d.kind == "combat.card" for d in p.match.decisions):
            p.answer(seat, f"card:{card}")
    if p.match.decisions and p.asked().kind == "combat.blade":
        p.answer(p.asked().seat, "blade" if blade else "none")
    return p


def standing(p: Play, area: int | str) -> dict[str, int]:
    a = AREA[area] if isinstance(area, str) else area
    return {
        UNITS[k]: p.st.unit[a * UNIT_KINDS + k]
        for k in range(UNIT_KINDS)
        if p.st.unit[a * UNIT_KINDS + k]
    }


def routed(p: Play, area: str) -> dict[str, int]:
    a = AREA[area]
    return {
        UNITS[k]: p.st.routed[a * UNIT_KINDS + k]
        for k in range(UNIT_KINDS)
        if p.st.routed[a * UNIT_KINDS + k]
    }


def units(p: Play, area: str) -> tuple[str | None, dict[str, int]]:
    """The house in an area and its standing units."""
    seen = p.view(None)["areas"].get(area, {})
    return seen.get("house"), seen.get("units", {})


def order(p: Play, area: str) -> str | None:
    found: str | None = p.view(None)["areas"].get(area, {}).get("order")
    return found


def owner(p: Play, area: str) -> str | None:
    found: str | None = p.view(None)["areas"].get(area, {}).get("owner")
    return found


def power(p: Play, house: str) -> int:
    return int(p.st.power[HOUSE[house]])


def hand(p: Play, house: str) -> list[str]:
    found: list[str] = p.view(None)["houses"][HOUSE[house]]["hand"]
    return found


def discards(p: Play, house: str) -> list[str]:
    found: list[str] = p.view(None)["houses"][HOUSE[house]]["discards"]
    return found


def track(p: Play, name: str) -> list[str]:
    found: list[str] = p.view(None)["tracks"][name]
    return found


def final(p: Play) -> tuple[int, int]:
    """The final strength of the last combat: attacker, defender."""
    last = p.told("combat.final")[-1]
    return last["attack"], last["defense"]


def initial(p: Play) -> tuple[int, int]:
    last = p.told("combat.initial")[-1]
    return last["attack"], last["defense"]


def plan(p: Play, seat: int, **orders: str) -> Play:
    """Place orders: named areas get theirs, the others what is first allowed."""
    d = p.expect("planning.orders", seat)
    answer: dict[str, str] = {}
    so_far: list[str] = []
    while True:
        steps = [o.key for o in p.match.options(d, so_far)]
        if not steps:
            break
        slot = steps[0].partition("=")[0]
        wanted = f"{slot}={orders[slot]}" if slot in orders else steps[0]
        so_far.append(wanted)
        answer[slot] = wanted.partition("=")[2]
    return p.answer(seat, answer)


def attack(attacker: str, defender: str, **data: Any) -> Play:
    """Four footmen's worth of attackers in the Reach against three footmen at Blackwater."""
    areas = {
        "the_reach": f"{attacker} 4 footman, march_0",
        "blackwater": f"{defender} 3 footman",
        **data.pop("areas", {}),
    }
    p = marches(areas, supply={attacker: 6, defender: 6}, blade_used=True, **data)
    march(p, HOUSES.index(attacker), "blackwater")
    return p
