"""Positions from readable data, for tests, docs, puzzles and the analysis board.

    {
        "seats": 6,
        "phase": "marches",
        "areas": {
            "lannisport": "lannister 3 footman, march_0",
            "the_reach": "tyrell knight, routed footman, token",
            "kings_landing": "neutral 5",
        },
        "power": {"tyrell": 3},
        "tracks": {"fiefdoms": ["lannister", "tyrell"]},
    }

What is not said is as at the start of a game, but the board is empty and nothing is neutral unless
it says `"board": "setup"`; with `"board": "garrisons"` the homes have theirs. An area is a list of
words separated by commas: a house with its units, `routed` units, an order, `token` (or `token of
HOUSE`), `garrison`, `neutral NUMBER` or `neutral impassable`. `"turn": HOUSE` begins a phase of
orders in the middle of its first lap.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

from weirwood.kernel import Plain, Reader, Refused

from .facts import (
    AREA,
    AREAS,
    BANS,
    CARD,
    CARDS,
    DECKS,
    FOOT,
    FULL_HAND,
    GARRISON,
    HAND,
    HOME,
    HOME_OF,
    HOUSE,
    HOUSES,
    IMPASSABLE,
    LANDS,
    MAX_SUPPLY,
    NEUTRAL,
    ORDER,
    ORDERS,
    PORT_SHIPS,
    POWER_TOKENS,
    ROUNDS,
    SEAS_END,
    SHIP,
    SIZE,
    START_POWER,
    START_SUPPLY,
    THREAT_ATTACK,
    THREAT_START,
    THREAT_STEP,
    THRONE,
    TOKENS,
    TRACKS,
    UNIT_KINDS,
    UNITS,
    WESTEROS,
    WILDLING,
    WILDLINGS,
)
from .rules.control import control
from .rules.orders import remove
from .rules.planning import banned
from .rules.round import begin_with, play
from .rules.setup import place_pieces
from .rules.supply import in_supply
from .rules.tracks import place, settle
from .rules.units import destroy_all, put
from .settings import new_position, read_settings
from .state import Position, changed, lay_order, mark


def says(what: str) -> msgspec.Meta:
    return msgspec.Meta(description=what)


Power = Annotated[int, msgspec.Meta(ge=0, le=POWER_TOKENS)]
Supply = Annotated[int, msgspec.Meta(ge=0, le=MAX_SUPPLY)]
Round = Annotated[int, msgspec.Meta(ge=1, le=ROUNDS)]
Threat = Annotated[int, msgspec.Meta(ge=0, le=THREAT_ATTACK)]


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position, and where the game goes on."""

    areas: Annotated[dict[str, str], says("what lies in each area, in words")] = {}
    bans: Annotated[tuple[str, ...], says("orders that a Westeros card has forbidden")] = ()
    blade_used: Annotated[bool, says("whether the blade has been used in this round")] = False
    board: Annotated[
        Literal["empty", "garrisons", "setup"],
        says("what lies on it besides `areas`: nothing, garrisons at home, or all of the setup"),
    ] = "empty"
    discards: Annotated[
        dict[str, tuple[str, ...]], says("house cards in the pile, by house; the others are held")
    ] = {}
    effect: Annotated[
        Literal["supply", "muster", "clash", "income", "wildlings"] | None,
        says("of a Westeros card: the game goes on with it"),
    ] = None
    phase: Annotated[
        Literal["westeros", "planning", "raids", "marches", "consolidate"],
        says("the phase that begins now"),
    ] = "planning"
    power: Annotated[dict[str, Power], says("available power, by house; else as at the start")] = {}
    raven_used: Annotated[bool, says("whether the raven has been used in this round")] = False
    round: Annotated[Round, says("of the game")] = 1
    seats: Annotated[int, says("how many houses play, 3 to 6; seat 0 is Stark, and so on")] = 6
    settings: Annotated[dict[str, Any], says("the settings of the match")] = {}
    supply: Annotated[dict[str, Supply], says("by house; else as at the start")] = {}
    threat: Annotated[Threat, says("of the wildlings, even")] = THREAT_START
    tracks: Annotated[
        dict[str, tuple[str, ...]], says("houses from the top; those not named follow as they were")
    ] = {}
    turn: Annotated[
        str | None, says("in a phase of orders: the house with which the lap goes on")
    ] = None
    westeros: Annotated[
        dict[Literal["1", "2", "3"], tuple[str, ...]], says("top cards of each deck")
    ] = {}
    wildlings: Annotated[tuple[str, ...], says("top cards of the wildling deck")] = ()


SHUT = "impassable"
STRONGEST = max(n for row in NEUTRAL.values() for n in row if n != IMPASSABLE)
LAPS = ("raids", "marches", "consolidate")  # phases in which orders lie on the board
READER = Reader(Scenario, "options.scenario")


def scenario(data: Mapping[str, Any]) -> tuple[Position, str, tuple[Plain, ...]]:
    """A position, and the procedure that goes on from there."""
    said = READER.read(data)
    st = new_position(said.seats, read_settings(said.seats, said.settings))
    st.house = list(range(st.seats))
    st.seat = list(range(st.seats))
    st.round = said.round
    lay_out(st, said)
    if said.board == "setup":
        place_pieces(st)
    elif said.board == "garrisons":
        for house in range(st.seats):
            st.garrison = changed(st.garrison, HOME[house], GARRISON[house])
    for name, words in said.areas.items():
        fill(st, READER.one_of(AREA, name, "area"), words)
    stack(st, said)
    check(st)
    if said.effect is not None:
        READER.among(("planning", "westeros"), said.phase, "phase")  # said, or not said at all
        if max(st.order) >= 0:
            raise no("planning.steps", "effect", said.effect, ", ".join(LAPS))
        st.phase = "westeros"
        return st, begin_with.id, (said.effect,)
    st.phase = said.phase
    if st.phase == "westeros" and st.round == 1:
        raise no("setup.first_round", "round", 1, f"2..{ROUNDS}")
    if said.turn is not None:
        READER.among(LAPS, st.phase, "turn")
        st.lap = place(st, THRONE, playing(st, said.turn))
    if st.phase in ("westeros", "planning") and max(st.order) >= 0:
        raise no("planning.steps", "phase", st.phase, ", ".join(LAPS))
    return st, play.id, ()


# --- beside the map -------------------------------------------------------------------------------


def playing(st: Position, name: str) -> int:
    house = READER.one_of(HOUSE, name, "house")
    if house >= st.seats:
        raise no("setup.houses_by_count", "house", name, ", ".join(HOUSES[: st.seats]))
    return house


def lay_out(st: Position, said: Scenario) -> None:
    """Power, supply, tracks, hands, the threat and the tokens."""
    n = st.seats
    st.power = list(START_POWER[:n])
    st.supply = list(START_SUPPLY[:n])
    for name, power in said.power.items():
        st.power[playing(st, name)] = power
    for name, supply in said.supply.items():
        st.supply[playing(st, name)] = supply
    for name, row in said.tracks.items():
        track = TRACKS.index(READER.among(TRACKS, name, "track"))
        first = [playing(st, h) for h in row]
        if len(set(first)) != len(first):
            READER.refuse(name, ", ".join(row), "every house once")
        old = st.tracks[track * n : track * n + n]
        settle(st, track, first + [h for h in old if h not in first])
    for name, cards in said.discards.items():
        house = playing(st, name)
        if len(set(cards)) != len(cards):
            READER.refuse(name, ", ".join(cards), "every card once")
        for card in cards:
            index = READER.one_of(CARD, card, "card")
            if index // HAND != house:
                READER.refuse(name, card, ", ".join(CARDS[house * HAND :][:HAND]))
            st.hand[house] &= ~(1 << index % HAND)
        if not st.hand[house]:
            raise no("combat.last_card", name, len(cards), f"0..{HAND - 1}")
    st.threat = said.threat
    if st.threat % THREAT_STEP:
        raise no("wildlings.track", "threat", st.threat, "0, 2, 4, 6, 8, 10, 12")
    st.blade_used, st.raven_used = said.blade_used, said.raven_used
    for ban in said.bans:
        st.bans |= 1 << BANS.index(READER.among(BANS, ban, "ban"))


def stack(st: Position, said: Scenario) -> None:
    """Cards named for the top of a deck; the others follow in printed order."""
    top = [READER.one_of(WILDLING, card, "card") for card in said.wildlings]
    if len(set(top)) != len(top):
        READER.refuse("wildlings", ", ".join(said.wildlings), "every card once")
    st.wildlings = top + [c for c in range(len(WILDLINGS)) if c not in top]
    for name, cards in said.westeros.items():
        deck = int(name) - 1
        rest = list(DECKS[deck])
        first = []
        for card in cards:
            found = [c for c in rest if WESTEROS[c].id == card]
            if not found:
                READER.refuse("card", card, ", ".join(dict.fromkeys(WESTEROS[c].id for c in rest)))
            rest.remove(found[0])
            first.append(found[0])
        size = len(DECKS[deck])
        st.westeros[deck * size : deck * size + size] = first + rest


# --- the map --------------------------------------------------------------------------------------


def fill(st: Position, area: int, words: str) -> None:
    """Read one area: `stark 2 footman, routed knight, march_0, token`."""
    destroy_all(st, area)
    remove(st, area)
    mark(st, area, -1)
    st.garrison = changed(st.garrison, area, 0)
    st.neutral = changed(st.neutral, area, 0)
    house = order = -1
    for part in words.split(","):
        word = part.split()
        if word and word[0] in HOUSE:
            other = playing(st, word.pop(0))
            if house not in (-1, other):
                READER.refuse(AREAS[area], words, "units and an order of one house")
            house = other
        if not word:
            continue
        what = word.pop(0)
        if what == "token" and (word[:1] == ["of"] or (not word and house >= 0)):
            mark(st, area, playing(st, " ".join(word[1:])) if word else house)
        elif what == "garrison" and not word and 0 <= HOME_OF[area] < st.seats:
            st.garrison = changed(st.garrison, area, GARRISON[HOME_OF[area]])
        elif what == "neutral" and len(word) == 1 and neutral_there(area, word[0]):
            st.neutral = changed(st.neutral, area, IMPASSABLE if word[0] == SHUT else int(word[0]))
        elif what in ORDER and not word:
            if order >= 0:
                raise no("planning.one_each", AREAS[area], words, "one order")
            order = ORDER[what]
        else:
            read_units(st, area, house, [what, *word], words)
    if order >= 0:
        lay_order(st, area, order, house)
    home = st.garrison[area] > 0 and HOME_OF[area] == house
    if house >= 0 and not (order >= 0 or st.size[area] or st.token[area] >= 0 or home):
        READER.refuse(AREAS[area], words, f"units or a token of {HOUSES[house]}")


def neutral_there(area: int, value: str) -> bool:
    """A force of some strength, or an area that is shut: of land alone."""
    return area < LANDS and (value == SHUT or (value.isdigit() and 0 < int(value) <= STRONGEST))


def read_units(st: Position, area: int, house: int, word: list[str], words: str) -> None:
    routed = word[0] == "routed"
    if routed:
        word = word[1:]
    count = int(word.pop(0)) if word and word[0].isdigit() else 1
    if len(word) != 1 or word[0] not in UNITS or house < 0 or not count:
        known = (*HOUSES[: st.seats], *UNITS, "routed", "token", "garrison", "neutral", *ORDERS)
        READER.refuse(AREAS[area], words, ", ".join(known))
    put(st, house, area, UNITS.index(word[0]), count, routed)


# --- what cannot be -------------------------------------------------------------------------------


def no(rule: str, what: str, found: Any, allowed: str) -> Refused:
    """A refusal by a rule of the game."""
    return Refused(rule, {"what": what, "found": str(found)[:80], "allowed": allowed})


def check(st: Position) -> None:
    """Refuse a position that no game could reach, with the rule that forbids it."""
    for area in range(SIZE):
        name = AREAS[area]
        i = area * UNIT_KINDS
        ships = st.unit[i + SHIP] + st.routed[i + SHIP]
        if area < LANDS and ships:
            raise no("marches.ships_sail", name, "ship", "seas and ports")
        if area >= LANDS and st.size[area] > ships:
            raise no("marches.ships_sail", name, UNITS[FOOT], "land")
        if area >= SEAS_END and ships > PORT_SHIPS:
            raise no("ports.three_ships", name, ships, f"0..{PORT_SHIPS}")
        if area >= SEAS_END and st.size[area] and control(st, area) != st.who[area]:
            raise no("ports.owner", name, HOUSES[st.who[area]], "the house that controls the land")
        if area >= LANDS and st.token[area] >= 0:
            raise no("control.land_only", name, "token", "land")
        if st.order[area] >= 0 and (not st.size[area] or st.who[area] != st.order_of[area]):
            raise no("planning.one_each", name, ORDERS[st.order[area]], "an area with own units")
        if st.order[area] >= 0 and banned(st.bans, st.order[area]):
            raise no(
                "planning.bans", name, ORDERS[st.order[area]], "an order that is not forbidden"
            )
        if st.neutral[area] and (st.size[area] or st.token[area] >= 0 or st.garrison[area]):
            raise no("neutral.destroyed", name, "neutral", "an area without units or tokens")
        if st.garrison[area] and not held_by(st, area, HOME_OF[area]):
            raise no("neutral.garrison_lost", name, "garrison", "a home that nobody has taken")
        if st.token[area] >= 0 and not held_by(st, area, st.token[area]):
            raise no("marches.walk_in", name, "token", "an area without foreign units")
    for house in range(st.seats):
        check_house(st, house)


def held_by(st: Position, area: int, house: int) -> bool:
    """Whether nothing of another house stands or lies in an area."""
    return st.who[area] in (-1, house) and st.token[area] in (-1, house)


def check_house(st: Position, house: int) -> None:
    name = HOUSES[house]
    for kind in range(UNIT_KINDS):
        if st.stock[house * UNIT_KINDS + kind] < 0:
            raise no("setup.components", name, UNITS[kind], "as many as the house has")
    for order in range(len(ORDERS)):
        laid = sum(1 for a in range(SIZE) if st.order_of[a] == house and st.order[a] == order)
        if laid > TOKENS[order]:
            few = no("planning.tokens", name, ORDERS[order], f"0..{TOKENS[order]}")
            about = {"order": ORDERS[order], "number": TOKENS[order]}
            raise Refused(few.rule, {**few.refusal.args, **about})
    tokens = st.token.count(house)
    if st.power[house] + tokens > POWER_TOKENS:
        raise no("control.twenty", name, st.power[house], f"0..{POWER_TOKENS - tokens}")
    if not in_supply(st, house):
        raise no("supply.binds", name, "armies", f"the armies of supply {st.supply[house]}")
    if st.hand[house] == 0 or st.hand[house] > FULL_HAND:
        raise no("combat.last_card", name, "no cards", "at least one card in hand")
