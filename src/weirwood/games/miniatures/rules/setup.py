"""Preparing the battlefield: the steps before the first round, in the order of the rulebook."""

from __future__ import annotations

from weirwood.kernel import Flow, at, procedure, secrets, tell

from .. import facts
from ..state import DECK, NOBODY, PILES_PER_SEAT, Position
from .contexts import pop, push
from .deployment import choose_zones, deploy, name_first
from .modes.fallen import PILE, add_token
from .modes.kings import mark_units, pick_bonus_cards
from .modes.missions import lay_out, prepare_hands
from .modes.siege import choose_reserve, choose_role, deal_siege_cards
from .orders import window
from .tactics import draw, refill_to
from .teams import captain
from .terrain import add_piece, place_terrain
from .units import CASTLE_WALL, add_wall, mode_of


@procedure
def prepare(st: Position) -> Flow[None]:
    """From an empty table to the first round, in the order of the rulebook (rule
    deployment.steps)."""
    tell(st, "battle.mode", mode=st.mode, points=st.points)
    for seat in range(st.seats):
        secrets.shuffle(st, st.cards, seat * PILES_PER_SEAT + DECK, "deck")
    if mode_of(st).siege:
        yield from choose_role(st)
    place_tokens(st)
    yield from place_terrain(st)
    if not mode_of(st).siege:
        yield from choose_zones(st)
    if mode_of(st).objective_cards == "six_to_ten" and "commander_bonus" in mode_of(st).rules:
        yield from name_first(st)
        yield from pick_bonus_cards(st)
    if mode_of(st).missions == "hand":
        yield from prepare_hands(st)
    elif mode_of(st).missions == "shared":
        lay_out(st)
    if mode_of(st).siege:
        deal_siege_cards(st)
        yield from choose_reserve(st)
    st.phase = "deployment"
    push(st, "deployment")
    yield from at("before", window(st, "deployment.before"))
    pop(st, "deployment")
    yield from deploy(st)
    for seat in range(st.seats):
        draw(st, seat, refill_to(st, seat))
    if "commander_bonus" not in mode_of(st).rules:
        yield from at("first", name_first(st))
    if "marking" in mode_of(st).rules:
        yield from mark_units(st)
    push(st, "deployment")
    yield from at("after", window(st, "deployment.after"))
    pop(st, "deployment")


def place_tokens(st: Position) -> None:
    """Objective tokens, corpse piles and castle walls of the mode (rule deployment.tokens)."""
    mode = facts.MODES[st.mode]
    if mode.objective_cards == "all":
        st.objective_deck = tuple(facts.OBJECTIVES)
    for spot in mode.objectives:
        x = spread(st, spot.x)
        pile = NOBODY
        if spot.role == "corpse_pile":
            pile = add_piece(st, PILE, x, spot.y, 0)
        add_token(st, x, spot.y, spot.role, pile)
    for wall in mode.walls:
        if mode.siege:
            seat = captain(st, 1 - st.attacker)
            add_wall(
                st, seat, wall.x + (st.width - facts.CONTENT.table[0]) // 2, wall.y, wall.along
            )
        else:
            x = wall.x if wall.x < facts.CONTENT.table[0] // 2 else st.width - (48000 - wall.x)
            add_piece(st, CASTLE_WALL, x, wall.y, 9000 if wall.along == "y" else 0)


def spread(st: Position, x: int) -> int:
    """A place of the standard table on this one: sides stay by the sides (rule field.large)."""
    standard = facts.CONTENT.table[0]
    if x == standard // 2:
        return st.width // 2
    return x if x < standard // 2 else st.width - (standard - x)
