"""The siege of A Storm of Swords: roles, reserves and siege cards."""

from __future__ import annotations

from weirwood.games.miniatures import content
from weirwood.games.miniatures.cardbook import box, discard, face, put_in_box, secret_hand
from weirwood.games.miniatures.deploying import first_spot
from weirwood.games.miniatures.dice import die
from weirwood.games.miniatures.modes.missions import keeper
from weirwood.games.miniatures.placing import bring
from weirwood.games.miniatures.roster import (
    captain,
    enemy_units,
    in_turn_order,
    is_wall,
    key,
    number,
    on_table,
    seats_of,
    side_of,
)
from weirwood.games.miniatures.state import BOX, NOBODY, OFF, PILES_PER_SEAT, SECRETS, Position
from weirwood.games.miniatures.terrain_changes import remove_piece
from weirwood.games.miniatures.tokens import put, restore
from weirwood.games.miniatures.wounds import wound
from weirwood.kernel import Flow, choose, procedure, secrets
from weirwood.kernel.event import tell

DRAW = 3


def besieging(st: Position) -> bool:
    return content.MODES[st.mode].siege


def deal_siege_cards(st: Position) -> None:
    """Each side draws three cards of its own siege deck (rule modes.siege_cards)."""
    for side in sorted(set(st.side)):
        role = "attacker" if side == st.attacker else "defender"
        seat = keeper(st, side)
        put_in_box(st, seat, [c.id for c in content.SIEGE.values() if c.side == role])
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
    card = content.SIEGE[name]
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
        return bool(standing_walls(st))
    if name == "siege_sally_forth":
        return any(first_spot(st, u, "sally") is not None for u in reserve(st, side))
    return True


def standing_walls(st: Position) -> list[int]:
    return [u for u in on_table(st) if is_wall(st, u) and st.health[u] > 0]


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
        lasts = "turn" if name == "siege_the_walls_hold" else "round"
        st.effects.append({"what": name, "side": side, "until": lasts})


def piece_keys(st: Position, seat: int, args: tuple[object, ...]) -> list[str]:
    return [f"piece:{name}:{i}" for i, name in enumerate(st.t_kind)]


def token_keys(st: Position, seat: int, args: tuple[object, ...]) -> list[str]:
    return [f"token:{name}" for name in content.CONDITIONS]


def sally_keys(st: Position, seat: int, args: tuple[int, ...]) -> list[str]:
    return [key(st, u) for u in reserve(st, args[0]) if first_spot(st, u, "sally") is not None]


def wall_keys(st: Position, seat: int, args: tuple[object, ...]) -> list[str]:
    return [key(st, u) for u in standing_walls(st)]


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
