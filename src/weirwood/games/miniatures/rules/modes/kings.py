"""Commanders' cards, marks and units that come back: four modes that play with them."""

from __future__ import annotations

from weirwood.kernel import Flow, Kind, choose, procedure, tell

from ... import facts
from ...state import GONE, NOBODY, ON, Position, put_at
from ..commanders import commander_unit, is_commander
from ..deployment import bring, destroyed_units, may_be_set_down, renew
from ..keys import YES_NO, key, number
from ..measuring import LONG, in_range
from ..teams import captain, in_order, members, seats_of
from ..units import PROFILES, enemy_units


def six_to_ten() -> list[str]:
    rows = sorted(facts.OBJECTIVES.values(), key=lambda o: o.number)
    return [o.id for o in rows if o.bonus]


def card_share(st: Position) -> int:
    """Two cards or marks a side; one with three or four sides, for there are five (rule
    teams.few_cards)."""
    return 2 if len(set(st.side)) == 2 else 1


# ---- A Clash of Kings --------------------------------------------------------------------------


@procedure
def pick_bonus_cards(st: Position) -> Flow[None]:
    """Sides pick objective cards 6 to 10 in turn, the first player last (rule modes.king_cards)."""
    order = in_order(st)
    sequence = tuple([*order[1:], order[0]] * card_share(st))
    for side in tuple(sequence):
        option = yield from choose(st, "kings.pick", captain(st, side))
        name = option.split(":")[1]
        st.bonuses = put_at(st.bonuses, side, (*st.bonuses[side], name))
        tell(st, "kings.picked", seats=seats_of(st, side), card=name)


def pick_keys(st: Position, seat: int, args: tuple[object, ...]) -> list[str]:
    taken = {name for row in st.bonuses for name in row}
    return [f"objective:{name}" for name in six_to_ten() if name not in taken]


@procedure
def kings_round(st: Position) -> Flow[None]:
    """At the start of a round: commanders come back, then each side may use a card (rule
    modes.king_bonus)."""
    for seat in list(seats_from_first(st)):
        u = commander_unit(st, seat)
        if u != NOBODY and st.where[u] == GONE and may_be_set_down(st, u, "commander_returns"):
            answer = yield from choose(st, "kings.return", seat, u, st.kind[u])
            if answer == "yes":
                renew(st, u, characters=True)
                yield from bring(st, u, "commander_returns")
    for side in list(in_order(st)):
        if open_bonuses(st, side) and led_units(st, side):
            option = yield from choose(st, "kings.use", captain(st, side))
            if option != "none":
                use_bonus(st, side, option)


def seats_from_first(st: Position) -> list[int]:
    return [seat for side in in_order(st) for seat in members(st, side)]


def open_bonuses(st: Position, side: int) -> list[str]:
    return [name for name in st.bonuses[side] if name not in st.spent[side]]


def led_units(st: Position, side: int) -> list[int]:
    """Units on the battlefield that hold a commander of the side."""
    found = []
    for seat in members(st, side):
        u = commander_unit(st, seat)
        if u != NOBODY and st.where[u] == ON:
            found.append(u)
    return found


def use_keys(st: Position, seat: int, args: tuple[object, ...]) -> list[str]:
    """A card and, in a team, the commander who gets it."""
    side = st.side[seat]
    units = led_units(st, side)
    found = [f"objective:{name}:{st.kind[u]}:{u}" for name in open_bonuses(st, side) for u in units]
    return [*found, "none"]


def use_bonus(st: Position, side: int, option: str) -> None:
    _, name, _, nr = option.split(":")
    u = int(nr)
    st.spent = put_at(st.spent, side, (*st.spent[side], name))
    st.effects.append({"what": "objective_card", "unit": u, "card": name, "until": "round"})
    tell(st, "kings.used", seats=seats_of(st, side), card=name, unit=st.kind[u], nr=u)


# ---- Fire & Blood ------------------------------------------------------------------------------


@procedure
def mark_units(st: Position) -> Flow[None]:
    """Sides mark enemy units in turn; the owner gives each a card (rules modes.marks,
    modes.mark_cards)."""
    sequence = tuple(in_order(st) * card_share(st))
    for side in tuple(sequence):
        lead = captain(st, side)
        if markable(st, lead):
            option = yield from choose(st, "fire.mark", lead)
            u = number(option)
            st.marked = put_at(st.marked, u, 1)
            tell(st, "fire.marked", seat=lead, unit=st.kind[u], nr=u)
            card = yield from choose(st, "fire.card", st.owner[u], u, st.kind[u])
            name = card.split(":")[1]
            side_of_unit = st.side[st.owner[u]]
            st.bonuses = put_at(st.bonuses, side_of_unit, (*st.bonuses[side_of_unit], name))
            st.effects.append({"what": "objective_card", "unit": u, "card": name, "until": "game"})
            tell(
                st,
                "kings.used",
                seats=seats_of(st, st.side[st.owner[u]]),
                card=name,
                unit=st.kind[u],
                nr=u,
            )


def markable(st: Position, seat: int) -> list[int]:
    return [u for u in enemy_units(st, seat) if not st.marked[u]]


def mark_keys(st: Position, seat: int, args: tuple[object, ...]) -> list[str]:
    return [key(st, u) for u in markable(st, seat)]


@procedure
def put_bounty(st: Position, u: int) -> Flow[None]:
    """A commander who activates may put a price on an enemy in Long range (rule modes.bounty)."""
    if "bounties" not in facts.MODES[st.mode].rules or not is_commander(st, u):
        return
    if bounty_targets(st, u):
        option = yield from choose(st, "fire.bounty", st.owner[u], u, st.kind[u])
        if option != "none":
            v = number(option)
            st.bounty = put_at(st.bounty, v, st.bounty[v] + 1)
            tell(st, "fire.bounty", seat=st.owner[u], unit=st.kind[v], nr=v)


def bounty_targets(st: Position, u: int) -> list[int]:
    return [v for v in enemy_units(st, st.owner[u]) if in_range(st, u, v, LONG)]


def bounty_keys(st: Position, seat: int, args: tuple[int, ...]) -> list[str]:
    return [*(key(st, v) for v in bounty_targets(st, args[0])), "none"]


# ---- units that come back ----------------------------------------------------------------------


def returnable(st: Position, side: int, purpose: str) -> list[int]:
    """Destroyed units that may be fielded again and find room."""
    found = []
    for u in destroyed_units(st, side):
        if purpose == "attackers_return" and PROFILES[st.kind[u]].characters:
            continue
        if may_be_set_down(st, u, purpose):
            found.append(u)
    return found


def return_keys(st: Position, seat: int, args: tuple[str, ...]) -> list[str]:
    return [*(key(st, u) for u in returnable(st, st.side[seat], args[0])), "none"]


@procedure
def units_return(st: Position) -> Flow[None]:
    """Here We Stand: one destroyed unit a player comes back, activated already (rule
    modes.unit_returns)."""
    for seat in list(seats_from_first(st)):
        if own_returnable(st, seat):
            option = yield from choose(st, "stand.return", seat, "unit_returns")
            if option != "none":
                u = number(option)
                renew(st, u, characters=True)
                yield from bring(st, u, "unit_returns")
                st.activated[u] = 1


def own_returnable(st: Position, seat: int) -> list[int]:
    return [u for u in returnable(st, st.side[seat], "unit_returns") if st.owner[u] == seat]


def own_return_keys(st: Position, seat: int, args: tuple[str, ...]) -> list[str]:
    return [*(key(st, u) for u in own_returnable(st, seat)), "none"]


@procedure
def attackers_return(st: Position) -> Flow[None]:
    """A Storm of Swords: the attacker fields destroyed units again, but no characters (rule
    modes.attackers_return)."""
    more = True
    while more:
        lead = captain(st, st.attacker)
        more = False
        if returnable(st, st.attacker, "attackers_return"):
            option = yield from choose(st, "siege.return", lead, "attackers_return")
            if option != "none":
                u = number(option)
                renew(st, u, characters=False)
                yield from bring(st, u, "attackers_return")
                more = True


KINDS = (
    Kind("kings.pick", "modes.king_cards", keys=pick_keys),
    Kind("kings.use", "modes.king_bonus", keys=use_keys),
    Kind("kings.return", "modes.commander_returns", keys=YES_NO),
    Kind("fire.mark", "modes.marks", keys=mark_keys),
    Kind("fire.card", "modes.mark_cards", keys=pick_keys),
    Kind("fire.bounty", "modes.bounty", keys=bounty_keys),
    Kind("stand.return", "modes.unit_returns", keys=own_return_keys),
    Kind("siege.return", "modes.attackers_return", keys=return_keys),
)
