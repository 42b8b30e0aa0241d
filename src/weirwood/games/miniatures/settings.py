"""From settings to the position before anything has happened: armies, table, decks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from weirwood.kernel import Refusal, Refused, Setting

from . import facts
from .lists import armies, data, text
from .rules.ncus import add_ncu
from .rules.tactics import lay_out
from .rules.terrain import KEYWORDS
from .rules.units import add_unit
from .state import NOBODY, Position

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


MODES: Final = tuple(name.removeprefix("mode_") for name in facts.MODES)
READY: Final = {
    20: ("army_stark_20", "army_lannister_20", "army_neutral_20", "army_stark_20"),
    30: ("army_stark_30", "army_lannister_30", "army_neutral_30", "army_stark_30"),
    40: ("army_stark_40", "army_lannister_40", "army_neutral_40", "army_stark_40_umber"),
}
SETTINGS: Final = (
    Setting("mode", "choice", "a_game_of_thrones", choices=MODES),
    Setting("points", "int", 40, least=10, most=200),
    Setting("armies", "data", ()),
    Setting("teams", "bool", False),
    Setting("table", "choice", "standard", choices=("standard", "large")),
    Setting("terrain", "choice", "choice", choices=("choice", "random", "none")),
    Setting("pieces", "int", 4, least=0, most=12),
    Setting("custom", "data", {}),
    Setting("inert", "bool", False),
    Setting("idleness", "bool", False),
    Setting("full_board", "bool", False),
)


def sides_for(seats: int, settings: Mapping[str, Any]) -> list[int]:
    """Neighbours are opponents: with teams of two, seats 0 and 2 play together."""
    if settings["teams"] and seats == 4:
        return [0, 1, 0, 1]
    return list(range(seats))


def teammates(seats: int, settings: Mapping[str, Any], seat: int) -> list[int]:
    """Rule teams.talk: those of one's own side, with whom one may talk in private."""
    sides = sides_for(seats, settings)
    return [s for s in range(seats) if s != seat and sides[s] == sides[seat]]


def read_army(value: Any) -> armies.Army:
    """An army by the name of a ready one, as text, or as data."""
    if isinstance(value, str):
        name = value.strip()
        for known in (name, f"army_{name}"):
            if known in facts.ARMIES:
                return armies.ready(known)
        if "\n" not in name:
            allowed = ", ".join(k.removeprefix("army_") for k in facts.ARMIES)
            raise Refused("deployment.armies", {"found": name[:80], "allowed": allowed})
        found = text.read(name)
        for no in found.refusals:
            raise Refused(*no)
        if found.army is not None:
            return found.army
    return data.read(value)


def given_armies(settings: Mapping[str, Any]) -> list[Any]:
    """The armies that the players brought: a list (None: a ready one), or names with commas."""
    given = settings["armies"]
    if isinstance(given, str):
        return given.split(",") if given and "\n" not in given else [given]
    if not isinstance(given, (list, tuple)):
        raise Refused("deployment.armies", {"found": str(given)[:80], "seats": 0})
    return list(given)


def armies_for(seats: int, settings: Mapping[str, Any]) -> list[armies.Army]:
    """The armies of all seats; ready ones of the right size where none are given."""
    given = given_armies(settings)
    if len(given) > seats:
        raise Refused("deployment.armies", {"found": len(given), "seats": seats})
    points = settings["points"]
    size = max((k for k in READY if k <= points), default=20)
    given += [None] * (seats - len(given))
    return [
        armies.ready(READY[size][seat]) if value is None else read_army(value)
        for seat, value in enumerate(given)
    ]


def check_army(given: Any) -> tuple[Refusal, ...]:
    """Every rule that an army list breaks; for `weirwood army check` and the lobby."""
    if isinstance(given, str) and "\n" in given.strip():
        unread = text.read(given.strip()).refusals
        if unread:
            return tuple(unread)
    return armies.check(read_army(given))


_PLAYABLE: set[tuple[int, str]] = set()
_MOST_PLAYABLE: Final = 64


def check_settings(seats: int, settings: Mapping[str, Any]) -> None:
    """Refuse what cannot be played: armies, modes and tables that do not fit. What was found
    playable to the last letter is not looked through again."""
    told = seats, repr(settings)
    if told not in _PLAYABLE:
        check_new(seats, settings)
        if len(_PLAYABLE) >= _MOST_PLAYABLE:
            _PLAYABLE.clear()
        _PLAYABLE.add(told)


def check_new(seats: int, settings: Mapping[str, Any]) -> None:
    sides = sides_for(seats, settings)
    if settings["teams"] and seats != 4:
        raise Refused("teams.sizes", {"seats": seats})
    mode = facts.MODES["mode_" + settings["mode"]]
    if len(set(sides)) > 2 and not mode.free_for_all:
        raise Refused("teams.no_siege", {"mode": mode.id})
    check_custom(settings["custom"])
    fielded = armies_for(seats, settings)
    for seat, army in enumerate(fielded):
        if armies.total(army) > settings["points"]:
            args = {"seat": seat, "points": armies.total(army), "limit": settings["points"]}
            raise Refused("armies.points", args)
        chosen = [*given_armies(settings), *[None] * seats][seat] is not None
        for no in armies.check(army, inert=settings["inert"] or not chosen):
            raise Refused(no.rule, {"seat": seat, **no.args})
    if settings["teams"]:
        for side in set(sides):
            team = [fielded[s] for s in range(seats) if sides[s] == side]
            for no in armies.check_team(team):
                raise Refused(*no)


def check_custom(given: Any) -> None:
    """Pieces the players agreed on: a size, a shape and known keywords (rule terrain.custom)."""
    allowed = "name: {shape, width, depth, keywords}"
    if not isinstance(given, dict):
        raise Refused("terrain.custom", {"found": str(given)[:80], "allowed": allowed})
    for name, piece in given.items():
        good = (
            isinstance(name, str)
            and name.isidentifier()
            and name not in facts.TERRAIN
            and isinstance(piece, dict)
            and set(piece) <= {"shape", "width", "depth", "keywords"}
            and piece.get("shape", "rectangle") in {"rectangle", "ellipse"}
            and all(
                type(piece.get(k)) is int and 500 <= piece[k] <= 12000 for k in ("width", "depth")
            )
            and isinstance(piece.get("keywords", []), (list, tuple))
            and all(isinstance(w, str) and w in KEYWORDS for w in piece.get("keywords", []))
        )
        if not good:
            raise Refused("terrain.custom", {"found": f"{name}: {piece}"[:80], "allowed": allowed})


def setup(seats: int, settings: Mapping[str, Any]) -> Position:
    """The position before the battlefield is prepared; nothing here is left to chance."""
    st = Position(seats)
    st.mode = "mode_" + settings["mode"]
    st.points = settings["points"]
    st.width, st.height = (
        facts.CONTENT.large_table if settings["table"] == "large" else facts.CONTENT.table
    )
    st.terrain_rule = settings["terrain"]
    st.pieces = settings["pieces"]
    st.switches = tuple(name for name in ("idleness", "full_board") if settings[name])
    st.custom = {
        name: [
            piece.get("shape", "rectangle"),
            str(piece["width"]),
            str(piece["depth"]),
            *piece.get("keywords", []),
        ]
        for name, piece in sorted(settings["custom"].items())
    }
    st.side = tuple(sides_for(seats, settings))
    sides = len(set(st.side))
    st.out = (0,) * seats
    st.kinged = (0,) * seats
    st.vp = [0] * sides
    st.losses = (0,) * sides
    st.zone = (NOBODY,) * sides
    st.bonuses = ((),) * sides
    st.spent = ((),) * sides
    st.zones = tuple(z.id for z in facts.ZONES.values() if not z.added_by)
    field_armies(st, armies_for(seats, settings))
    return st


def field_armies(st: Position, fielded: Sequence[armies.Army]) -> None:
    """The columns of units and NCUs, and the decks."""
    for seat, army in enumerate(fielded):
        st.faction = (*st.faction, army.faction)
        st.commander = (*st.commander, army.commander)
        paid = [price.paid for price in armies.prices(army)]
        for troop in army.troops:
            share = paid[: 1 + len(troop.attachments)]
            del paid[: 1 + len(troop.attachments)]
            add_unit(st, seat, troop.unit, troop.attachments, sum(share), share[1:])
        st.effects.extend(
            {"what": "infiltrator", "seat": seat, "card": name, "until": "game"}
            for name in army.infiltrators
        )
        for name in army.ncus:
            add_ncu(st, seat, name)
    lay_out(st, [armies.deck(army) for army in fielded])
