"""The switches of the game, each with the default that the rulings give."""

from collections.abc import Mapping
from typing import Any

from weirwood.kernel import Refused, Setting

SEATS = (3, 4, 5, 6)

SETTINGS = (
    Setting("houses", "choice", "fixed", choices=("fixed", "chosen", "random", "drafted")),
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


def read(seats: Any, given: Mapping[str, Any]) -> dict[str, Any]:
    """All settings of a scenario with their defaults."""
    if type(seats) is not int or seats not in SEATS:
        raise Refused("setup.houses_by_count", {"found": str(seats)[:40], "allowed": "3..6"})
    out = {s.name: s.default for s in SETTINGS}
    for s in SETTINGS:
        if s.name in given:
            out[s.name] = s.read(given[s.name])
    return out
