"""The siege of A Storm of Swords: roles, reserves and siege cards."""

from __future__ import annotations

from typing import Final

from weirwood.kernel import Flow, Kind, choose, pick, procedure, secrets, tell

from ... import facts
from ...state import BOX, NOBODY, OFF, PILES_PER_SEAT, SECRETS, Position
from ..conditions import put
from ..deployment import bring, may_be_set_down
from ..dice import die, roll_off
from ..keys import counted, key, number, words
from ..tactics import box, discard, face, put_in_box, secret_hand
from ..teams import captain, in_turn_order, seats_of, side_of
from ..terrain import remove_piece
from ..units import enemy_units, is_wall, on_table
from ..wounds import restore, wound
from .missions import keeper


@procedure
def choose_role(st: Position) -> Flow[None]:
    """Who besieges whom (rule modes.siege_roles)."""
    winner = roll_off(st, "role")
    role = yield from choose(st, "siege.role", captain(st, winner))
    st.attacker = winner if role == "attacker" else 1 - winner
    st.zone = (1, 0) if st.attacker == 0 else (0, 1)
    st.chooser = winner
    tell(st, "siege.roles", seats=seats_of(st, st.attacker))


@procedure
def choose_reserve(st: Position) -> Flow[None]:
    """The defender keeps half of the combat units back (rule modes.defender_reserve)."""
    side = 1 - st.attacker
    n = reserve_share(st, side)
    keys = yield from pick(st, "siege.reserve", captain(st, side), side, least=n, most=n)
    for option in keys:
        u = number(option)
        st.notes[u]["reserve"] = 1
        tell(st, "unit.reserve", seat=st.owner[u], unit=st.kind[u], nr=u)


DRAW = 3
LASTS: Final = {  # cards that stay in force, and until when
    "siege_cut_the_ravens": "round",
    "siege_fire_arrows": "round",
    "siege_general_assault": "round",
    "siege_the_walls_hold": "turn",
    "siege_war_drums": "round",
}


def besieging(st: Position) -> bool:
    return facts.MODES[st.mode].siege


def deal_siege_cards(st: Position) -> None:
    """Each side draws three cards of its own siege deck (rule modes.siege_cards)."""
    for side in sorted(set(st.side)):
        role = "attacker" if side == st.attacker else "defender"
        seat = keeper(st, side)
        put_in_box(st, seat, [c.id for c in facts.SIEGE.values() if c.side == role])
        secrets.shuffle(st, st.cards, seat * PILES_PER_SEAT + BOX, "siege")
        for card in box(st, seat)[-DRAW:]:
            secrets.move(st.cards, card, seat * PILES_PER_SEAT + SECRETS)
        for card in secret_hand(st, seat):
            secrets.peek(st, st.cards, card, seat)
        for card in box(st, seat):
            st.cards.seen[card] = 0
        share_hand(st, side)


def share_hand(st: Position, side: int) -> None:
    for card in secret_hand(st, keeper(st, side)):
        for mate in range(st.seats):
            if st.side[mate] == side:
                secrets.peek(st, st.cards, card, mate)


def fits(st: Position, name: str, window: str, side: int) -> bool:
    card = facts.SIEGE[name]
    if card.window != window:
        return False
    if card.whose == "friendly":
        return st.turn == side
    return card.whose != "enemy" or st.turn != side


def usable(st: Position, side: int, window: str) -> list[str]:
    """The cards of a side that may be played now."""
    return sorted(
        face(st, c)
        for c in secret_hand(st, keeper(st, side))
        if fits(st, face(st, c), window, side)
    )


def may_hold(st: Position, side: int, window: str) -> bool:
    """Could a side hold a card for this moment, as far as everybody knows?"""
    seat = keeper(st, side)
    if not secret_hand(st, seat):
        return False
    hidden = [*secret_hand(st, seat), *box(st, seat)]
    return any(fits(st, face(st, c), window, side) for c in hidden)


def siege_keys(st: Position, seat: int, args: tuple[str, ...]) -> list[str]:
    found = [f"siege:{name}" for name in usable(st, st.side[seat], args[0])]
    return [*(k for k in found if can_play(st, st.side[seat], k.split(":")[1])), "pass"]


def can_play(st: Position, side: int, name: str) -> bool:
    """Has the card anything to do?"""
    if name == "siege_sappers":
        return bool(st.t_kind)
    if name == "siege_masons":
        return bool(broken_walls(st))
    if name == "siege_sally_forth":
        return any(may_be_set_down(st, u, "sally") for u in reserve(st, side))
    return True


def standing_walls(st: Position) -> list[int]:
    return [u for u in on_table(st) if is_wall(st, u) and st.health[u] > 0]


def broken_walls(st: Position) -> list[int]:
    """Walls that stand and have lost something: only these can be mended."""
    return [u for u in standing_walls(st) if st.health[u] < st.full[u]]


def reserve(st: Position, side: int) -> list[int]:
    return [u for u, w in enumerate(st.where) if w == OFF and side_of(st, u) == side]


@procedure
def siege_window(st: Position, window: str, at_unit: int) -> Flow[None]:
    """Both sides may play one siege card at this moment, the active side first."""
    if besieging(st):
        for side in list(in_turn_order(st)):
            if may_hold(st, side, window):
                option = yield from choose(st, "siege.play", captain(st, side), window)
                if option != "pass":
                    name = option.split(":")[1]
                    spend(st, side, name)
                    yield from effect(st, side, name, at_unit)


def spend(st: Position, side: int, name: str) -> None:
    seat = keeper(st, side)
    card = next(c for c in secret_hand(st, seat) if face(st, c) == name)
    discard(st, card, told=False)
    tell(st, "siege.played", seats=seats_of(st, side), card=name)


@procedure
def wall_charged(st: Position, u: int) -> Flow[None]:
    """Boiling oil and the like, when a wall is reached."""
    yield from siege_window(st, "charge.success", u)


@procedure
def effect(st: Position, side: int, name: str, u: int) -> Flow[None]:
    """What a siege card does."""
    lead = captain(st, side)
    if name == "siege_sappers":
        option = yield from choose(st, "siege.piece", lead)
        remove_piece(st, number(option))
    elif name == "siege_bombardment":
        token = yield from choose(st, "siege.token", lead)
        for v in enemy_units(st, lead):
            put(st, v, token.split(":")[1])
    elif name == "siege_boiling_oil":
        n = die(st, "oil", 3, seat=lead) + 1
        yield from wound(st, u, n, lead, NOBODY)
    elif name == "siege_sally_forth":
        option = yield from choose(st, "siege.sally", lead, side, at="sally")
        v = number(option)
        yield from bring(st, v, "sally")
    elif name == "siege_masons":
        option = yield from choose(st, "siege.wall", lead, at="wall")
        restore(st, number(option), 3)
    else:
        st.effects.append({"what": name, "side": side, "until": LASTS[name]})


def piece_keys(st: Position, seat: int, args: tuple[object, ...]) -> list[str]:
    return [f"piece:{name}:{i}" for i, name in enumerate(st.t_kind)]


def token_keys(st: Position, seat: int, args: tuple[object, ...]) -> list[str]:
    return [f"token:{name}" for name in facts.CONDITIONS]


def sally_keys(st: Position, seat: int, args: tuple[int, ...]) -> list[str]:
    return [key(st, u) for u in reserve(st, args[0]) if may_be_set_down(st, u, "sally")]


def wall_keys(st: Position, seat: int, args: tuple[object, ...]) -> list[str]:
    # a save may stand here with a card that was played when whole walls could be named
    return [key(st, u) for u in broken_walls(st) or standing_walls(st)]


def reserve_share(st: Position, side: int) -> int:
    """Half of the defender's combat units, rounded up, begin in reserve (rule
    modes.defender_reserve)."""
    own = [u for u in range(len(st.kind)) if side_of(st, u) == side and not is_wall(st, u)]
    return -(-len(own) // 2)


def reserve_keys(st: Position, seat: int, args: tuple[int, ...]) -> list[str]:
    side = args[0]
    return [
        key(st, u) for u in range(len(st.kind)) if side_of(st, u) == side and not is_wall(st, u)
    ]


KINDS = (
    Kind("siege.role", "modes.siege_roles", keys=words("attacker", "defender")),
    Kind(
        "siege.reserve",
        "modes.defender_reserve",
        keys=reserve_keys,
        count=counted("modes.defender_reserve"),
    ),
    Kind("siege.play", "modes.siege_cards", keys=siege_keys),
    Kind("siege.piece", "modes.siege_cards", keys=piece_keys),
    Kind("siege.token", "modes.siege_cards", keys=token_keys),
    Kind("siege.sally", "modes.siege_cards", keys=sally_keys),
    Kind("siege.wall", "modes.siege_cards", keys=wall_keys),
)
