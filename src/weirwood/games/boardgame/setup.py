"""Setting up the board (chapter setup)."""

from collections.abc import Mapping
from typing import Any

from weirwood.kernel.chance import permutation
from weirwood.kernel.event import tell

from .armies import put
from .content import (
    CASTLES,
    DECKS,
    FULL_HAND,
    GARRISON,
    HOME,
    HOUSES,
    KINDS,
    LANNISTER,
    NEUTRAL,
    PORT_AT,
    SIZE,
    START_POWER,
    START_SUPPLY,
    START_TRACKS,
    START_UNITS,
    STOCK,
    THREAT_START,
    WILDLINGS,
)
from .state import Position


def new_position(seats: int, settings: Mapping[str, Any]) -> Position:
    """An empty board with the settings of the match."""
    st = Position(seats)
    st.houses = settings["houses"]
    ship = settings["lannister_port_ship"]
    st.port_ship = ship == "on" or (ship == "auto" and seats > 3)
    st.tides = settings["tides"]
    st.faq_tie_break = settings["final_tie_break"] == "faq"
    st.winter_at_reveal = settings["winter_is_coming_at_reveal"]
    st.single_side = settings["support_per_house_single_side"]
    st.salladhor_in_order = settings["salladhor_vs_victarion"] == "throne_order"
    st.mace_goes_on = settings["mace_last_unit_combat_goes_on"]
    st.arianne_keeps = settings["arianne_keeps_token"]
    st.milkwater_keeps = settings["milkwater_keeps_uniform_hand"]
    st.port_ships_lost = settings["port_ships_lost_if_land_vacated"]
    st.phase = "setup"
    st.house = [-1] * seats
    st.seat = [-1] * seats
    clear_board(st)
    return st


def clear_board(st: Position) -> None:
    """Nothing on the board, everything in stock."""
    n = len(st.seat)
    st.round = 1
    st.who = [-1] * SIZE
    st.size = [0] * SIZE
    st.unit = [0] * (SIZE * KINDS)
    st.routed = [0] * (SIZE * KINDS)
    st.order = [-1] * SIZE
    st.order_of = [-1] * SIZE
    st.token = [-1] * SIZE
    st.garrison = [0] * SIZE
    st.neutral = [0] * SIZE
    st.stock = list(STOCK) * n
    st.power = [0] * n
    st.supply = [0] * n
    st.hand = [FULL_HAND] * n
    st.bids = [-1] * n
    st.tracks = [h for track in START_TRACKS for h in track if h < n]
    st.westeros = [card for deck in DECKS for card in deck]
    st.drawn = [0, 0, 0]
    st.shown = [-1, -1, -1]
    st.threat = THREAT_START
    st.wildlings = list(range(len(WILDLINGS)))
    st.wildlings_seen = [0] * len(WILDLINGS)
    st.wildling = -1
    st.singled = -1
    st.points = [0] * len(CASTLES)
    st.march_from = -1
    no_battle(st)


def no_battle(st: Position) -> None:
    """Nobody is fighting."""
    st.battle = st.attacker = st.defender = -1
    st.army = [0] * KINDS
    st.help = []
    st.card = [-1, -1]
    st.blade = -1
    st.tide = [-1, -1]
    st.tides_open = False
    st.winner = -1
    st.sums = ()


def take_house(st: Position, seat: int, house: int) -> None:
    st.house[seat] = house
    st.seat[house] = seat
    tell(st, "setup.house", seat=seat, house=HOUSES[house])


def shuffle_deck(st: Position, deck: int) -> None:
    """All ten cards of a Westeros deck are shuffled together."""
    cards = DECKS[deck]
    order = permutation(st, f"westeros.{deck + 1}", len(cards))
    start = deck * len(cards)
    st.westeros[start : start + len(cards)] = [cards[i] for i in order]
    st.drawn[deck] = 0


def set_up(st: Position) -> None:
    """Steps 2 to 11 of the setup, once everybody has a house."""
    n = len(st.seat)
    st.wildlings = permutation(st, "wildlings", len(WILDLINGS))
    for deck in range(3):
        shuffle_deck(st, deck)
    st.neutral = list(NEUTRAL[n])
    for house in range(n):
        st.supply[house] = START_SUPPLY[house]
        st.power[house] = START_POWER[house]
        st.garrison[HOME[house]] = GARRISON[house]
        for area, kind, number in START_UNITS[house]:
            if house == LANNISTER and area == PORT_AT[HOME[LANNISTER]] and not st.port_ship:
                continue
            put(st, house, area, kind, number)
    tell(st, "setup.ready", houses=[HOUSES[h] for h in range(n)])
