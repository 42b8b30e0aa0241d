"""Tides of Battle, the optional module. Ledger: `tides`."""

from weirwood.kernel import Flow, Kind, choose, draw, permutation, procedure, tell, tell_some

from ..facts import AREAS, HOUSES, TIDE_DECK, TIDES
from ..state import Position
from .keys import NONE, fixed
from .strength import ATTACK, DEFEND, blade_side, fighter, may_wield


@procedure
def tides(st: Position) -> Flow[None]:
    """Each draws from the whole deck and looks; the blade may draw again; then all is shown."""
    order = permutation(st, "tides", len(TIDE_DECK))
    for side in (ATTACK, DEFEND):
        st.tide[side] = TIDE_DECK[order[side]]
        tell_tide(st, side)
    if may_wield(st):
        side = blade_side(st)
        key = yield from choose(st, "combat.redraw", st.seat[fighter(st, side)], AREAS[st.battle])
        if key == "blade":
            st.blade_used = True
            again(st, side)
    st.tides_open = True
    tell(
        st,
        "combat.tides",
        attacker=HOUSES[st.attacker],
        defender=HOUSES[st.defender],
        attack_tide=TIDES[st.tide[ATTACK]].id,
        defense_tide=TIDES[st.tide[DEFEND]].id,
    )


def tell_tide(st: Position, side: int) -> None:
    house = fighter(st, side)
    card = TIDES[st.tide[side]].id
    tell_some(st, (st.seat[house],), "combat.tide", {"card": card}, house=HOUSES[house])


def again(st: Position, side: int) -> None:
    """The first card is laid aside face up, and another one drawn from the rest of the deck."""
    rest = list(TIDE_DECK)
    for tide in st.tide:
        rest.remove(tide)
    tell(
        st,
        "combat.redrawn",
        house=HOUSES[fighter(st, side)],
        card=TIDES[st.tide[side]].id,
    )
    st.tide[side] = rest[draw(st, "tide", len(rest))]
    tell_tide(st, side)


KINDS = (Kind("combat.redraw", "tides.redraw", fixed("blade", NONE)),)
