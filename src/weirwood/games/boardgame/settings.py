"""The switches of the game, each with the default that the rulings give, and an empty board."""

from collections.abc import Mapping
from typing import Any

from weirwood.kernel import Refused, Setting

from .facts import (
    CASTLES,
    DECKS,
    FULL_HAND,
    HOUSES,
    SIZE,
    START_TRACKS,
    STOCK,
    THREAT_START,
    UNIT_KINDS,
    WILDLINGS,
)
from .state import Position, index, no_battle

SEATS = (3, 4, 5, 6)
SETTINGS = (
    Setting("houses", "choice", "fixed", choices=("fixed", "chosen", "random", "drafted")),
    Setting("seated", "data", ""),
    Setting("tides", "bool", False),
    Setting("lannister_port_ship", "choice", "auto", choices=("auto", "on", "off")),
    Setting("final_tie_break", "choice", "rulebook", choices=("rulebook", "faq")),
    Setting("winter_is_coming_at_reveal", "bool", True),
    Setting("support_per_house_single_side", "bool", True),
    Setting(
        "salladhor_vs_victarion", "choice", "plain_zero", choices=("plain_zero", "throne_order")
    ),
    Setting("mace_last_unit_combat_goes_on", "bool", True),
    Setting("arianne_keeps_token", "bool", True),
    Setting("milkwater_keeps_uniform_hand", "bool", True),
    Setting("port_ships_lost_if_land_vacated", "bool", True),
)


def read_settings(seats: int, given: Mapping[str, Any]) -> dict[str, Any]:
    """All settings of a scenario with their defaults."""
    if seats not in SEATS:
        raise Refused("setup.houses_by_count", {"found": str(seats)[:40], "allowed": "3..6"})
    out = {s.name: s.default for s in SETTINGS}
    for s in SETTINGS:
        if s.name in given:
            out[s.name] = s.read(given[s.name])
    check_settings(seats, out)
    return out


def check_settings(seats: int, settings: Mapping[str, Any]) -> None:
    """Refuse houses that do not fit the seats."""
    seated(seats, settings)


def seated(seats: int, settings: Mapping[str, Any]) -> list[str]:
    """The houses that the table has fixed for its seats, in their order; none: as the rules do."""
    given = settings.get("seated")
    if given in ("", None) or given == []:
        return []
    names = given.split(",") if isinstance(given, str) else given
    fits = settings["houses"] == "fixed" and isinstance(names, (list, tuple))
    if not fits or sorted(map(str, names)) != sorted(HOUSES[:seats]):
        allowed = ", ".join(HOUSES[:seats])
        raise Refused("setup.choosing", {"found": str(given)[:80], "allowed": allowed})
    return list(names)


def new_position(seats: int, settings: Mapping[str, Any]) -> Position:
    """An empty board with the settings of the match."""
    st = Position(seats)
    st.houses = ",".join(seated(seats, settings)) or settings["houses"]
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
    st.unit = [0] * (SIZE * UNIT_KINDS)
    st.routed = (0,) * (SIZE * UNIT_KINDS)
    st.order = [-1] * SIZE
    st.order_of = [-1] * SIZE
    st.token = [-1] * SIZE
    st.garrison = (0,) * SIZE
    st.neutral = (0,) * SIZE
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
    index(st)
