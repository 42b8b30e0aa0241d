"""Missions: secret hands in Winds of Winter, shared and rotating in Dark Wings, Dark Words."""

from __future__ import annotations

from weirwood.kernel import Flow, Kind, ask_all, choose, draw, procedure, secrets, tell

from ... import facts
from ...state import Position, put_at
from ..keys import YES_NO, counted
from ..tactics import box, discard, face, keep, put_in_box, secret_hand
from ..teams import captain, in_order, seats_of, sides

HAND_PICKS = 4
ALWAYS = ("mission_11", "mission_12")


def keeper(st: Position, side: int) -> int:
    """The seat in whose piles the missions of a side lie: the first of the team."""
    return next(s for s in range(st.seats) if st.side[s] == side)


def numbered(low: int, high: int) -> list[str]:
    rows = sorted(facts.MISSIONS.values(), key=lambda m: m.number)
    return [m.id for m in rows if low <= m.number <= high]


@procedure
def prepare_hands(st: Position) -> Flow[None]:
    """Each side takes missions 11 and 12 and four more of its choice, in secret (rule
    modes.mission_hand)."""
    lead = tuple(captain(st, side) for side in sides(st))
    for side in list(sides(st)):
        put_in_box(st, keeper(st, side), numbered(1, 10))
        share(st, side)
    chosen = yield from ask_all(st, "winds.hand", lead, least=HAND_PICKS, most=HAND_PICKS)
    take_hands(st, chosen)


def take_hands(st: Position, chosen: tuple[tuple[str, ...], ...]) -> None:
    for side, keys in zip(sides(st), chosen, strict=True):
        seat = keeper(st, side)
        keep(st, seat, [k.split(":")[1] for k in keys])
        put_in_box(st, seat, ALWAYS)
        for card in [c for c in box(st, seat) if face(st, c) in ALWAYS]:
            secrets.move(st.cards, card, st.cards.zone[secret_hand(st, seat)[0]])
            secrets.reveal(st, st.cards, card)
        share(st, side)


def share(st: Position, side: int) -> None:
    """What one of a team sees of its missions, all of it see."""
    seat = keeper(st, side)
    for card in [*box(st, seat), *secret_hand(st, seat)]:
        for mate in range(st.seats):
            if st.side[mate] == side:
                secrets.peek(st, st.cards, card, mate)


def hand_keys(st: Position, seat: int, args: tuple[object, ...]) -> list[str]:
    return [f"mission:{name}" for name in numbered(1, 10)]


def reveal_keys(st: Position, seat: int, args: tuple[object, ...]) -> list[str]:
    side = st.side[seat]
    return sorted({f"mission:{face(st, c)}" for c in secret_hand(st, keeper(st, side))})


@procedure
def reveal_missions(st: Position) -> Flow[None]:
    """From round 2 each side reveals a mission, the first player first (rule
    modes.mission_reveal)."""
    if st.round < 2:
        return
    for side in list(in_order(st)):
        if secret_hand(st, keeper(st, side)):
            option = yield from choose(st, "winds.reveal", captain(st, side))
            name = option.split(":")[1]
            show(st, side, name)
            if facts.MISSIONS[name].effect == "steal_first" and st.first != side:
                answer = yield from choose(st, "winds.first", captain(st, side))
                if answer == "yes":
                    st.first = side
                    tell(st, "round.first", seats=seats_of(st, side))


def show(st: Position, side: int, name: str) -> None:
    seat = keeper(st, side)
    card = next(c for c in secret_hand(st, seat) if face(st, c) == name)
    discard(st, card, told=False)
    st.missions = (*st.missions, name)
    tell(st, "mission.revealed", seats=seats_of(st, side), mission=name)


# ---- shared ------------------------------------------------------------------------------------


def lay_out(st: Position) -> None:
    """Two missions in force and two in reserve, from a deck without 10 to 12 (rule
    modes.shared_missions)."""
    st.mission_deck = tuple(numbered(1, 9))
    st.missions = tuple(draw_mission(st) for _ in range(2))
    st.missions_next = tuple(draw_mission(st) for _ in range(2))
    tell(st, "missions.laid", active=list(st.missions), reserve=list(st.missions_next))


def draw_mission(st: Position) -> str:
    if not st.mission_deck:
        st.mission_deck = tuple(sorted(st.mission_out))
        st.mission_out = ()
    at = draw(st, "mission", len(st.mission_deck))
    found = st.mission_deck[at]
    st.mission_deck = (*st.mission_deck[:at], *st.mission_deck[at + 1 :])
    return found


def rotate(st: Position) -> None:
    """From round 3 the reserve comes into force (rule modes.mission_rotation)."""
    if st.round < 3:
        return
    st.mission_out += st.missions
    st.missions = st.missions_next
    st.missions_next = tuple(draw_mission(st) for _ in range(2))
    tell(st, "missions.laid", active=list(st.missions), reserve=list(st.missions_next))


def swap_keys(st: Position, seat: int, args: tuple[object, ...]) -> list[str]:
    """Replace a mission in force by one in reserve, or one in reserve by a new one."""
    found = [f"active:{a}:{r}" for a in st.missions for r in st.missions_next]
    found += [f"reserve:{r}" for r in st.missions_next]
    return found or ["none"]


@procedure
def swap_mission(st: Position, seat: int) -> Flow[None]:
    """An NCU or a commander changes the missions (rules modes.ncu_swap, modes.commander_swap)."""
    option = yield from choose(st, "missions.swap", seat)
    change(st, option)


def change(st: Position, option: str) -> None:
    words = option.split(":")
    if words[0] == "active":
        _, old, new = words
        st.missions = put_at(st.missions, st.missions.index(old), new)
        st.missions_next = tuple(m for m in st.missions_next if m != new)
        st.mission_out = (*st.mission_out, old)
    elif words[0] == "reserve":
        st.missions_next = tuple(m for m in st.missions_next if m != words[1])
        st.mission_out = (*st.mission_out, words[1])
        st.missions_next = (*st.missions_next, draw_mission(st))
    tell(st, "missions.laid", active=list(st.missions), reserve=list(st.missions_next))


KINDS = (
    Kind("winds.hand", "modes.mission_hand", keys=hand_keys, count=counted("modes.mission_hand")),
    Kind("winds.reveal", "modes.mission_reveal", keys=reveal_keys),
    Kind("winds.first", "modes.steal_first", keys=YES_NO),
    Kind("missions.swap", "modes.ncu_swap", keys=swap_keys),
)
