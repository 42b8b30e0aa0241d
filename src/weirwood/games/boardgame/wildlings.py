"""Wildling attacks: bids, the card, penalties and rewards (chapter wildlings)."""

from weirwood.kernel import Flow, ask_all, at, choose, procedure, tell

from .armies import destroy, swap
from .battle import discard, hand, pile, recover, renew
from .bidding import bidders, in_purse, show_bids
from .board import control
from .content import (
    AREAS,
    CARDS,
    CASTLES,
    COURT,
    FIEFDOMS,
    FOOT,
    FULL_HAND,
    HOUSES,
    KINDS,
    KNIGHT,
    LAND,
    PRINTED,
    THREAT_SETBACK,
    THRONE,
    TRACKS,
    UNITS,
    WILDLINGS,
)
from .keys import NONE, unit, units_in
from .keys import area as area_of
from .keys import card as card_of
from .keys import house as house_of
from .keys import track as track_of
from .levies import grant_one
from .mustering import muster
from .ports import settle
from .state import Position
from .supply import reduce, set_supply
from .tracks import best_tracks, drop, rise, throne
from .victory import check

LAST = 99


@procedure
def attack(st: Position, strength: int, left_out: int) -> Flow[None]:
    """Bids against the wildlings, the result, the card, the threat (wildlings.steps)."""
    tell(st, "wildlings.attack", strength=strength)
    seats = tuple(bidders(st, left_out))
    coins = yield from ask_all(
        st,
        "wildlings.bid",
        seats,
        strength,
        shape="amount",
        least=0,
        most=tuple(in_purse(st, s) for s in seats),
    )
    show_bids(st, seats, coins, left_out)
    total = sum(b for b in st.bids if b > 0)
    won = total >= strength
    tell(st, "wildlings.result", strength=strength, watch=total, won=won)
    yield from single_out(st, max(st.bids) if won else min(b for b in st.bids if b >= 0), won)
    chosen = st.singled
    turn_up(st)
    if won:
        again = WILDLINGS[st.wildling].strength
        yield from reward(st, chosen)
        bury(st)
        st.threat = 0
        if again:
            yield from attack(st, again, chosen)
        return
    yield from suffer(st, chosen, penalty(st, True)[0], penalty(st, True)[1])
    for house in tuple(st.tracks[: st.seats]):
        if house not in (chosen, left_out):
            yield from at("others", suffer(st, house, penalty(st, False)[0], penalty(st, False)[1]))
    bury(st)
    st.threat = max(0, st.threat - THREAT_SETBACK)


def penalty(st: Position, lowest: bool) -> tuple[str, int]:
    """What the card in play does to the lowest bidder or to the others."""
    card = WILDLINGS[st.wildling]
    return (card.lowest, card.amount) if lowest else (card.others, card.other_amount)


@procedure
def single_out(st: Position, value: int, highest: bool) -> Flow[None]:
    """The highest or lowest bidder; the throne decides among the tied (wildlings.ties)."""
    st.singled = st.bids.index(value)
    if st.bids.count(value) > 1:
        key = yield from choose(st, "wildlings.tie", st.seat[throne(st)], value, highest)
        st.singled = house_of(key)
    tell(
        st,
        "wildlings.highest" if highest else "wildlings.lowest",
        house=HOUSES[st.singled],
        power=value,
    )


def turn_up(st: Position) -> None:
    st.wildling = st.wildlings[0]
    st.wildlings_seen[0] = (2 << st.seats) - 1
    tell(st, "wildlings.card", card=WILDLINGS[st.wildling].id)


def bury(st: Position) -> None:
    """The used card goes to the bottom, and everybody knows it lies there."""
    st.wildlings.append(st.wildlings.pop(0))
    st.wildlings_seen.append(st.wildlings_seen.pop(0))
    st.wildling = -1


# --- the wildlings have won -----------------------------------------------------------------------


@procedure
def suffer(st: Position, house: int, effect: str, number: int) -> Flow[None]:
    """What one house suffers; then ports and victory are looked at (wildlings.penalties)."""
    if effect == "units":
        yield from lose_units(st, house, number, -1)
    elif effect == "units_in_castle":
        yield from lose_in_castle(st, house, number)
    elif effect == "units_or_track":
        yield from units_or_track(st, house, number)
    elif effect == "all_knights":
        yield from lose_knights(st, house, knights(st, house))
    elif effect == "knights":
        yield from at("some_knights", lose_knights(st, house, number))
    elif effect == "supply":
        set_supply(st, house, st.supply[house] - number)
        yield from reduce(st, house)
    elif effect == "strongest_cards":
        lose_strongest(st, house)
    elif effect == "card":
        if len(hand(st, house)) > 1:
            key = yield from choose(st, "wildlings.discard", st.seat[house])
            drop_card(st, house, card_of(key))
    elif effect == "all_tracks":
        for track in range(3):
            fall(st, house, track, LAST)
    elif effect == "fiefdoms_or_court":
        key = yield from choose(st, "wildlings.fall", st.seat[house])
        fall(st, house, track_of(key), LAST)
    elif effect == "all_power":
        lose_power(st, house, st.power[house])
    elif effect == "power":
        lose_power(st, house, number)
    check(st)
    yield from settle(st)


@procedure
def lose_units(st: Position, house: int, number: int, area: int) -> Flow[None]:
    """A house gives up units of its choice, in one area or anywhere."""
    for left in range(number, 0, -1):
        if not own_units(st, house, area):
            return
        if len(own_units(st, house, area)) == 1 or count_units(st, house, area) <= left:
            key = own_units(st, house, area)[0]
        else:
            key = yield from choose(st, "wildlings.unit", st.seat[house], area_id(area))
        kind, where = unit(key)
        destroy(st, where, kind)
        tell(st, "wildlings.killed", house=HOUSES[house], unit=UNITS[kind], area=AREAS[where])


@procedure
def lose_in_castle(st: Position, house: int, number: int) -> Flow[None]:
    """Units of one castle or stronghold area if any has enough, else anywhere."""
    found = manned_castles(st, house, number)
    area = found[0] if found else -1
    if len(manned_castles(st, house, number)) > 1:
        key = yield from choose(st, "wildlings.castle", st.seat[house], number)
        area = area_of(key)
    yield from lose_units(st, house, number, area)


@procedure
def units_or_track(st: Position, house: int, number: int) -> Flow[None]:
    """Units, or positions on the track where the house stands best; ties are the throne's."""
    key = yield from choose(st, "wildlings.raid", st.seat[house])
    if key == "units":
        yield from lose_units(st, house, number, -1)
        return
    track = best_tracks(st, house)[0]
    if len(best_tracks(st, house)) > 1:
        key = yield from choose(st, "wildlings.best_track", st.seat[throne(st)], HOUSES[house])
        track = track_of(key)
    fall(st, house, track, number)


@procedure
def lose_knights(st: Position, house: int, number: int) -> Flow[None]:
    """Knights become footmen; where footmen lack, knights die; the owner picks them."""
    affected = min(number, knights(st, house))
    swapped = min(affected, st.stock[house * KINDS + FOOT])
    for left in range(affected, 0, -1):
        dies = left > swapped
        key = knight_keys(st, house)[0]
        if len(knight_keys(st, house)) > 1 and (dies or knights(st, house) > left):
            key = yield from choose(st, "wildlings.knight", st.seat[house], dies)
        kind, area = unit(key)
        if dies:
            destroy(st, area, kind)
            tell(st, "wildlings.killed", house=HOUSES[house], unit=UNITS[kind], area=AREAS[area])
        else:
            swap(st, area, KNIGHT, FOOT)
            tell(st, "wildlings.unhorsed", house=HOUSES[house], area=AREAS[area])


def area_id(area: int) -> str:
    return AREAS[area] if area >= 0 else ""


def own_units(st: Position, house: int, area: int) -> list[str]:
    if area >= 0:
        return units_in(st, [area] if st.who[area] == house else [])
    return units_in(st, [a for a, h in enumerate(st.who) if h == house])


def count_units(st: Position, house: int, area: int) -> int:
    if area >= 0:
        return st.size[area]
    return sum(st.size[a] for a, h in enumerate(st.who) if h == house)


def manned_castles(st: Position, house: int, number: int) -> list[int]:
    return [a for a in CASTLES if st.who[a] == house and st.size[a] >= number]


def knights(st: Position, house: int) -> int:
    return sum(st.unit[a * KINDS + KNIGHT] for a in LAND if st.who[a] == house)


def knight_keys(st: Position, house: int) -> list[str]:
    return [
        f"unit:{UNITS[KNIGHT]}:{AREAS[a]}"
        for a in LAND
        if st.who[a] == house and st.unit[a * KINDS + KNIGHT]
    ]


def footman_keys(st: Position, house: int) -> list[str]:
    return [
        f"unit:{UNITS[FOOT]}:{AREAS[a]}"
        for a in LAND
        if st.who[a] == house and st.unit[a * KINDS + FOOT]
    ]


def drop_card(st: Position, house: int, card: int) -> None:
    discard(st, card)
    tell(st, "wildlings.discarded", house=HOUSES[house], card=CARDS[card])


def lose_strongest(st: Position, house: int) -> None:
    """All cards of the highest printed strength, unless that would be the whole hand."""
    held = hand(st, house)
    if len(held) < 2:
        return
    top = max(PRINTED[c] for c in held)
    gone = [c for c in held if PRINTED[c] == top]
    if len(gone) == len(held) and st.milkwater_keeps:
        tell(st, "wildlings.spared", house=HOUSES[house])
        return
    for card in gone:
        drop_card(st, house, card)
    if not st.hand[house]:
        # A hand emptied in one go is renewed from the cards that were not part of it.
        renew(st, house, -1)
        for card in gone:
            discard(st, card)


def fall(st: Position, house: int, track: int, places: int) -> None:
    drop(st, track, house, places)
    tell(st, "wildlings.fell", house=HOUSES[house], track=TRACKS[track])


def lose_power(st: Position, house: int, number: int) -> None:
    lost = min(number, st.power[house])
    st.power[house] -= lost
    tell(st, "wildlings.paid", house=HOUSES[house], power=lost)


# --- the Night's Watch has won --------------------------------------------------------------------


@procedure
def reward(st: Position, house: int) -> Flow[None]:
    """What the highest bidder receives (wildlings.rewards)."""
    card = WILDLINGS[st.wildling]
    effect = card.highest
    if effect == "promote":
        yield from promote(st, house, card.reward)
    elif effect == "supply":
        set_supply(st, house, st.supply[house] + card.reward)
    elif effect == "renew_hand":
        st.hand[house] = FULL_HAND
        tell(st, "wildlings.renewed", house=HOUSES[house])
    elif effect == "top_of_track":
        key = yield from choose(st, "wildlings.rise", st.seat[house])
        rise(st, track_of(key), house)
        tell(st, "wildlings.rose", house=HOUSES[house], track=TRACKS[track_of(key)])
    elif effect == "recover_card":
        if pile(st, house):
            key = yield from choose(st, "wildlings.recover", st.seat[house])
            if key != NONE:
                recover(st, card_of(key))
                tell(st, "wildlings.recovered", house=HOUSES[house], card=CARDS[card_of(key)])
    elif effect == "muster":
        if own_castles(st, house):
            key = yield from choose(st, "wildlings.muster", st.seat[house])
            if key != NONE:
                grant_one(st, area_of(key))
                yield from muster(st, house)
    elif effect == "bid_back":
        st.power[house] += st.bids[house]
        tell(st, "wildlings.bid_back", house=HOUSES[house], power=st.bids[house])


@procedure
def promote(st: Position, house: int, number: int) -> Flow[None]:
    """Footmen anywhere become knights, as far as knights are in stock."""
    for left in range(number, 0, -1):
        if not st.stock[house * KINDS + KNIGHT] or not footman_keys(st, house):
            return
        key = yield from choose(st, "wildlings.promote", st.seat[house], left)
        if key == NONE:
            return
        area = unit(key)[1]
        swap(st, area, FOOT, KNIGHT)
        tell(st, "wildlings.promoted", house=HOUSES[house], area=AREAS[area])


def own_castles(st: Position, house: int) -> list[int]:
    return [a for a in CASTLES if control(st, a) == house]


FALLS = (FIEFDOMS, COURT)
RISES = (THRONE, FIEFDOMS, COURT)
