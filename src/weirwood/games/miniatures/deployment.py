"""Preparing the battlefield: zones, tokens, terrain, deployment, the first cards."""

from __future__ import annotations

from weirwood.games.miniatures import content
from weirwood.games.miniatures.cardbook import draw, refill_to
from weirwood.games.miniatures.deploying import (
    free_for_all,
    waiting,
    zones_of_game,
)
from weirwood.games.miniatures.dice import die, throw
from weirwood.games.miniatures.groundwork import grid_spot, placeable
from weirwood.games.miniatures.hooks import window
from weirwood.games.miniatures.modes.fallen import PILE, add_token
from weirwood.games.miniatures.modes.kings import mark_units, pick_bonus_cards
from weirwood.games.miniatures.modes.missions import lay_out, prepare_hands
from weirwood.games.miniatures.modes.siege import deal_siege_cards, reserve_share
from weirwood.games.miniatures.mustering import add_wall
from weirwood.games.miniatures.placing import bring
from weirwood.games.miniatures.roster import CASTLE_WALL, captain, mode_of, number, seats_of, sides
from weirwood.games.miniatures.rows import pop, push
from weirwood.games.miniatures.state import DECK, NOBODY, PILES_PER_SEAT, Position, put_at
from weirwood.games.miniatures.terrain_changes import add_piece
from weirwood.kernel import Flow, at, choose, pick, place, procedure, secrets
from weirwood.kernel.event import tell


def roll_off(st: Position, what: str) -> int:
    """Everybody rolls a die; ties roll again (rule deployment.roll_off)."""
    left = sides(st)
    while len(left) > 1:
        marks = [die(st, "roll_off", seat=captain(st, side), told=False) for side in left]
        tell(st, "dice.roll_off", what=what, seats=[captain(st, s) for s in left], dice=marks[:])
        best = max(marks)
        left = [side for side, mark in zip(left, marks, strict=True) if mark == best]
    return left[0]


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
    mode = content.MODES[st.mode]
    if mode.objective_cards == "all":
        st.objective_deck = tuple(content.OBJECTIVES)
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
                st, seat, wall.x + (st.width - content.CONTENT.table[0]) // 2, wall.y, wall.along
            )
        else:
            x = wall.x if wall.x < content.CONTENT.table[0] // 2 else st.width - (48000 - wall.x)
            add_piece(st, CASTLE_WALL, x, wall.y, 9000 if wall.along == "y" else 0)


def spread(st: Position, x: int) -> int:
    """A place of the standard table on this one: sides stay by the sides (rule field.large)."""
    standard = content.CONTENT.table[0]
    if x == standard // 2:
        return st.width // 2
    return x if x < standard // 2 else st.width - (standard - x)


@procedure
def choose_role(st: Position) -> Flow[None]:
    """Who besieges whom (rule modes.siege_roles)."""
    winner = roll_off(st, "role")
    role = yield from choose(st, "siege.role", captain(st, winner))
    st.attacker = winner if role == "attacker" else 1 - winner
    st.zone = (1, 0) if st.attacker == 0 else (0, 1)
    st.chooser = winner
    tell(st, "siege.roles", seats=seats_of(st, st.attacker))


@procedure
def choose_reserve(st: Position) -> Flow[None]:
    """The defender keeps half of the combat units back (rule modes.defender_reserve)."""
    side = 1 - st.attacker
    n = reserve_share(st, side)
    keys = yield from pick(st, "siege.reserve", captain(st, side), side, least=n, most=n)
    for option in keys:
        u = number(option)
        st.notes[u]["reserve"] = 1
        tell(st, "unit.reserve", seat=st.owner[u], unit=st.kind[u], nr=u)


@procedure
def place_terrain(st: Position) -> Flow[None]:
    """Pieces by choice or by the dice, placed in turn (rules terrain.by_choice,
    terrain.by_chance)."""
    if st.terrain_rule == "none":
        return
    count = st.pieces
    if st.terrain_rule == "random" and not mode_of(st).terrain.by_defender:
        count = die(st, "pieces", 3) + 2
    order = turn_list(
        st, roll_off(st, "terrain") if not mode_of(st).terrain.by_defender else 1 - st.attacker
    )
    placed = 0
    while placed < count and placeable(st):
        side = order[placed % len(order)] if not mode_of(st).terrain.by_defender else order[0]
        placed += 1
        name = ""
        if st.terrain_rule == "random" and not mode_of(st).terrain.by_defender:
            name = rolled_piece(st)
        if not name:
            option = yield from choose(st, "terrain.piece", captain(st, side))
            name = option.split(":")[1]
        if name != "none" and grid_spot(st, name) is not None:
            spot = yield from place(st, "terrain.place", captain(st, side), name)
            put_piece(st, name, spot)


def put_piece(st: Position, name: str, spot: tuple[tuple[str, int], ...]) -> None:
    named = dict(spot)
    add_piece(st, name, named["x"], named["y"], named.get("facing", 0) % 36000)


def turn_list(st: Position, start: int) -> tuple[int, ...]:
    """Sides in turn, from one of them to the left."""
    order = sides(st)
    at = order.index(start)
    return tuple(order[at:] + order[:at])


def rolled_piece(st: Position) -> str:
    """2D6 on the table of terrain; results that the mode forbids are rolled again."""
    forbidden = content.MODES[st.mode].terrain
    for _ in range(200):
        faces = throw(st, "terrain", 2)
        tell(st, "dice.rolled", what="terrain", dice=faces, sides=6, seat=NOBODY)
        total = sum(faces)
        name = next(row.piece for row in content.CONTENT.terrain_random if total in row.rolls)
        if name is None:
            return ""
        words = content.TERRAIN[name].keywords
        if name not in forbidden.forbidden and not any(
            w in forbidden.forbidden_keywords for w in words
        ):
            return name
    return ""


@procedure
def choose_zones(st: Position) -> Flow[None]:
    """The winner of a roll-off picks a zone or leaves it to the opponent; in a free-for-all
    everybody
    picks a corner in turn (rules deployment.zone_choice, teams.corners)."""
    winner = roll_off(st, "zone")
    if free_for_all(st):
        st.chooser = winner
        for side in tuple(turn_list(st, winner)):
            option = yield from choose(st, "deploy.corner", captain(st, side))
            st.zone = put_at(st.zone, side, int(option.split(":")[1]))
            tell(st, "zone.chosen", seats=seats_of(st, side), zone=st.zone[side])
        return
    option = yield from choose(st, "deploy.zone", captain(st, winner), True, at="winner")
    if option == "pass":
        winner = 1 - winner
        option = yield from choose(st, "deploy.zone", captain(st, winner), False, at="loser")
    st.chooser = winner
    edge = int(option.split(":")[1])
    st.zone = (edge, 1 - edge) if winner == 0 else (1 - edge, edge)
    tell(st, "zone.chosen", seats=seats_of(st, winner), zone=st.zone[winner])


def zone_keys(st: Position, seat: int, args: tuple[bool, ...]) -> list[str]:
    found = ["edge:0", "edge:1"]
    return [*found, "pass"] if args[0] else found


def corner_keys(st: Position, seat: int, args: tuple[object, ...]) -> list[str]:
    return [f"corner:{i}" for i in range(len(zones_of_game(st))) if i not in st.zone]


@procedure
def name_first(st: Position) -> Flow[None]:
    """Who did not choose the zone names the first player; highest die in a free-for-all
    (rules deployment.first_player, teams.first_player)."""
    if free_for_all(st):
        st.first = roll_off(st, "first")
    else:
        who = captain(st, 1 - st.chooser)
        option = yield from choose(st, "deploy.first", who)
        st.first = int(option.split(":")[1])
    tell(st, "round.first", seats=seats_of(st, st.first))


def first_keys(st: Position, seat: int, args: tuple[object, ...]) -> list[str]:
    return [f"side:{side}" for side in sides(st)]


@procedure
def deploy(st: Position) -> Flow[None]:
    """Sides deploy one combat unit in turn, the one who chose its zone first (rule
    deployment.alternate)."""
    order = turn_list(st, st.chooser)
    turn = 0
    idle = 0
    while idle < len(order):
        side = order[turn % len(order)]
        turn += 1
        idle += 1
        ready = tuple(waiting(st, side))
        if ready:
            idle = 0
            u = ready[0]
            if len(ready) > 1:
                option = yield from choose(st, "deploy.unit", captain(st, side), side)
                u = number(option)
            yield from bring(st, u, "zone")
    for u in range(len(st.kind)):
        if not st.where[u] and not st.notes[u].get("reserve"):
            st.notes[u]["late"] = 1
