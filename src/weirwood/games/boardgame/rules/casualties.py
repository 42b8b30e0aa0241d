"""Casualties of a combat. Ledger: `casualties`."""

from weirwood.kernel import Flow, Kind, Refusal, at, choose, procedure, tell

from ..facts import HOUSES, SIEGE, UNIT_KINDS, UNITS
from ..state import Position
from .keys import Args
from .strength import ATTACK, DEFEND, SIDES, fighter, fighting, forts, skulls, spared, swords
from .units import destroy, named


@procedure
def casualties(st: Position) -> Flow[None]:
    """Helpless units of the loser, swords less fortifications, then skulls (casualties.steps)."""
    loser = 1 - st.winner
    cuts = max(0, swords(st, st.winner) - forts(st, loser))
    dead = kill_helpless(st, loser)
    if any(dead):
        tell(st, "casualties.helpless", house=HOUSES[fighter(st, loser)], units=named(dead))
    if cuts and not spared(st, loser):
        yield from lose(st, loser, cuts)
    if st.tides:
        for side in (ATTACK, DEFEND):
            if skulls(st, 1 - side) and not spared(st, side):
                yield from at("skull", lose(st, side, skulls(st, 1 - side)))


def kill_helpless(st: Position, side: int) -> list[int]:
    """Siege engines and routed units of the loser die; how many of each kind."""
    dead = [0] * UNIT_KINDS
    units = fighting(st, side)
    for _ in range(units[SIEGE]):
        kill(st, side, SIEGE)
        dead[SIEGE] += 1
    if side == DEFEND and st.who[st.battle] == st.defender:
        for kind in range(UNIT_KINDS):
            for _ in range(st.routed[st.battle * UNIT_KINDS + kind]):
                destroy(st, st.battle, kind, routed=True)
                dead[kind] += 1
    return dead


def kill(st: Position, side: int, kind: int) -> None:
    """One standing unit of a side goes back to stock."""
    if side == ATTACK:
        st.army[kind] -= 1
        st.stock[st.attacker * UNIT_KINDS + kind] += 1
    else:
        destroy(st, st.battle, kind)


@procedure
def lose(st: Position, side: int, number: int) -> Flow[None]:
    """The owner takes units of the fighting army, never a routed one (casualties.choice)."""
    for left in range(number, 0, -1):
        found = victims(st, side, side != st.winner)
        if not found:
            return
        kind = found[0]
        if len(found) > 1 and sum(fighting(st, side)) > left:
            key = yield from choose(
                st, "casualties.unit", st.seat[fighter(st, side)], SIDES[side], left
            )
            kind = UNITS.index(key[5:])
        kill(st, side, kind)
        tell(st, "casualties.killed", house=HOUSES[fighter(st, side)], unit=UNITS[kind])


def victims(st: Position, side: int, loser: bool) -> list[int]:
    """The kinds that may be taken as casualties: the loser's siege engines absorb none."""
    units = fighting(st, side)
    return [k for k in range(UNIT_KINDS) if units[k] and not (loser and k == SIEGE)]


def casualty_options(st: Position, seat: int, args: Args) -> list[str]:
    side = SIDES.index(args[0])
    return [f"unit:{UNITS[k]}" for k in victims(st, side, side != st.winner)]


def why_not_casualty(st: Position, seat: int, args: Args, key: str) -> Refusal | None:
    """Routed units absorb nothing."""
    name, side = key.removeprefix("unit:"), SIDES.index(args[0])
    if name not in UNITS:
        return None
    kind = UNITS.index(name)
    routed = side == DEFEND and st.routed[st.battle * UNIT_KINDS + kind]
    return Refusal("casualties.routed", {"unit": name}) if routed else None


KINDS = (Kind("casualties.unit", "casualties.choice", casualty_options, why_not=why_not_casualty),)
