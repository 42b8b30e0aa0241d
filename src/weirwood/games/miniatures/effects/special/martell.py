"""Special effects of House Martell."""

from __future__ import annotations

from weirwood.kernel import Flow, amount, at, choose, pick, procedure, tell

from ...rules.conditions import put
from ...rules.keys import number
from ...rules.teams import enemies_of_seat
from ...rules.units import enemy_units
from ...state import NOBODY, Effect, Position
from ..steps import lay, special
from .helpers import event, record
from .stark import fall

MOST_SPENT = 4


# ---- NCUs ---------------------------------------------------------------------------------------


@procedure
def sunspear_secrets(st: Position, arg: str) -> Flow[None]:
    """Doran gives up to four of his tokens."""
    seat, n = record(st)["seat"], record(st)["ncu"]
    most = min(MOST_SPENT, st.n_tokens[n])
    spent = yield from amount(st, "effects.amount", seat, record(st)["source"], least=0, most=most)
    st.n_tokens[n] -= spent
    st.n_notes[n]["spent"] = spent


@procedure
def healing_hands(st: Position, arg: str) -> Flow[None]:
    """Tyene poisons a cup: the next enemy NCU that claims the zone drinks from it."""
    seat = record(st)["seat"]
    zone = yield from one_zone(st, seat)
    remember(st, (zone,), "game")
    lay(st, NOBODY, "named", "game")


@procedure
def one_zone(st: Position, seat: int) -> Flow[str]:
    keys = tuple(f"zone:{zone}" for zone in st.zones)
    option = yield from choose(st, "effects.zone", seat, record(st)["source"], keys)
    return option.split(":")[1]


def remember(st: Position, zones: tuple[str, ...], until: str) -> None:
    """Zones that the running effect has named."""
    seat, source = record(st)["seat"], record(st)["source"]
    row: Effect = {
        "what": "doves",
        "seat": seat,
        "zones": list(zones),
        "source": source,
        "until": until,
    }
    st.effects.append(row)
    tell(st, "zones.named", seat=seat, zones=list(zones))


def forget(st: Position) -> None:
    seat, source = record(st)["seat"], record(st)["source"]
    st.effects = [
        row
        for row in st.effects
        if not (row.get("what") == "doves" and row["seat"] == seat and row["source"] == source)
    ]


@special
def healing_hands_strangle(st: Position, arg: str) -> None:
    """The NCU that claims the zone has the Strangler."""
    n = event(st)["ncu"]
    forget(st)
    st.effects.append({"what": "strangled", "ncu": n, "until": "game"})
    lay(st, NOBODY, "strangler", "game")
    tell(st, "ncu.poisoned", seat=st.n_owner[n], ncu=st.n_kind[n])


@special
def healing_hands_strangled(st: Position, arg: str) -> None:
    """From the fifth round on the poisoned NCU is dead."""
    for row in list(st.effects):
        if row.get("what") == "strangled" and st.n_alive[row["ncu"]]:
            fall(st, row["ncu"])


@special
def negotiator_mute_models(st: Position, arg: str) -> None:
    """Arianne turns the heads of the models in a unit."""
    u = record(st)["unit"]
    for name in st.attached[u]:
        st.effects.append({"what": "mute_model", "unit": u, "model": name, "until": "round"})


@special
def negotiator(st: Position, arg: str) -> None:
    """Or the unit follows no Orders of its own side."""
    st.effects.append({"what": "no_orders", "unit": record(st)["unit"], "until": "round"})


@special
def unfaltering_politics(st: Position, arg: str) -> None:
    """Arys does not leave the board."""
    n = record(st)["ncu"]
    st.n_notes[n]["stays"] = 1
    tell(st, "ncu.stays", seat=st.n_owner[n], ncu=st.n_kind[n], zone=st.n_zone[n])


@special
def unfaltering_politics_ends(st: Position, arg: str) -> None:
    st.n_notes[record(st)["ncu"]].pop("stays", None)


# ---- cards --------------------------------------------------------------------------------------


@procedure
def sand_diplomacy(st: Position, arg: str) -> Flow[None]:
    """Sand Diplomacy: each side names a zone."""
    seat = record(st)["seat"]
    theirs = yield from at("theirs", one_zone(st, enemies_of_seat(st, seat)[0]))
    mine = yield from one_zone(st, seat)
    remember(st, (theirs, mine), "round")
    lay(st, NOBODY, "talks", "round")


@procedure
def sand_diplomacy_verdict(st: Position, arg: str) -> Flow[None]:
    """Whoever did not claim the zone marks up to two units of the one who did."""
    seat = record(st)["seat"]
    forget(st)
    claimant = st.n_owner[event(st)["ncu"]]
    judge = seat if st.side[claimant] != st.side[seat] else enemies_of_seat(st, seat)[0]
    found = tuple(enemy_units(st, judge))
    if found:
        keys = yield from pick(
            st, "effects.target", judge, record(st)["source"], found, False, least=0,
            most=min(2, len(found)),
        )  # fmt: skip
        for option in keys:
            put(st, number(option), "vulnerable")
            put(st, number(option), "weakened")


@special
def rising_temperatures(st: Position, arg: str) -> None:
    """Rising Temperatures: from the second round on its player's cards cannot choose the unit."""
    row: Effect = {
        "what": "bar", "unit": record(st)["unit"], "until": "game", "card": record(st)["card"],
        "orders": False, "from_round": 2,
    }  # fmt: skip
    st.effects.append(row)


@special
def parlay(st: Position, arg: str) -> None:
    """The enemy that talks has had its activation."""
    u = record(st)["it"]
    if u != NOBODY:
        st.activated[u] = 1
        tell(st, "unit.activated", seat=st.owner[u], unit=st.kind[u], nr=u)
