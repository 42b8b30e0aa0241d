"""Wildling attacks: bids, the card, penalties and rewards. Ledger: `wildlings`."""

from weirwood.kernel import Flow, Kind, Refusal, ask_all, at, barrier, choose, procedure, tell

from ..facts import (
    AREA,
    AREAS,
    CARDS,
    CASTLES,
    COURT,
    FIEFDOMS,
    FOOT,
    FULL_HAND,
    HOUSE,
    HOUSES,
    KNIGHT,
    LAND,
    PRINTED,
    THREAT_SETBACK,
    TRACKS,
    UNIT_KINDS,
    UNITS,
    WILDLINGS,
)
from ..state import Position
from .bidding import bidders, in_purse, show_bids
from .control import control
from .house_cards import discard, hand, held_cards, pile, recover, renew
from .keys import (
    CARD_KEYS,
    HOUSE_KEYS,
    NONE,
    TRACK_KEYS,
    Args,
    area_keys,
    area_of,
    card_of,
    fixed,
    house_of,
    track_of,
    unit_key,
    unit_of,
    units_in,
)
from .mustering import grant_one, muster, worth_it
from .ports import settle
from .supply import reduce, set_supply
from .tracks import LAST, best_tracks, drop, rise, throne
from .units import destroy, own_areas, swap
from .winning import check

FALLS = (FIEFDOMS, COURT)


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
    barrier(st)
    tell(st, "wildlings.card", card=WILDLINGS[st.wildling].id)


def penalty(st: Position, lowest: bool) -> tuple[str, int]:
    """What the card in play does to the lowest bidder or to the others."""
    card = WILDLINGS[st.wildling]
    return (card.lowest, card.amount) if lowest else (card.others, card.other_amount)


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
    else:
        assert effect == "nothing", effect
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
        kind, where = unit_of(key)
        destroy(st, where, kind)
        tell(st, "wildlings.killed", house=HOUSES[house], unit=UNITS[kind], area=AREAS[where])


def area_id(area: int) -> str:
    return AREAS[area] if area >= 0 else ""


def own_units(st: Position, house: int, area: int) -> list[str]:
    if area >= 0:
        return units_in(st, [area] if st.who[area] == house else [])
    return units_in(st, own_areas(st, house))


def count_units(st: Position, house: int, area: int) -> int:
    if area >= 0:
        return st.size[area]
    return sum([st.size[a] for a in own_areas(st, house)])


@procedure
def lose_in_castle(st: Position, house: int, number: int) -> Flow[None]:
    """Units of one castle or stronghold area if any has enough, else anywhere."""
    found = manned_castles(st, house, number)
    area = found[0] if found else -1
    if len(manned_castles(st, house, number)) > 1:
        key = yield from choose(st, "wildlings.castle", st.seat[house], number)
        area = area_of(key)
    yield from lose_units(st, house, number, area)


def manned_castles(st: Position, house: int, number: int) -> list[int]:
    return [a for a in CASTLES if st.who[a] == house and st.size[a] >= number]


@procedure
def units_or_track(st: Position, house: int, number: int) -> Flow[None]:
    """Units, or positions on the track where the house stands best; ties are the throne's."""
    if own_units(st, house, -1):
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
    swapped = min(affected, st.stock[house * UNIT_KINDS + FOOT])
    for left in range(affected, 0, -1):
        dies = left > swapped
        key = soldiers(st, house, KNIGHT)[0]
        if len(soldiers(st, house, KNIGHT)) > 1 and (dies or knights(st, house) > left):
            key = yield from choose(st, "wildlings.knight", st.seat[house], dies)
        kind, area = unit_of(key)
        if dies:
            destroy(st, area, kind)
            tell(st, "wildlings.killed", house=HOUSES[house], unit=UNITS[kind], area=AREAS[area])
        else:
            swap(st, area, KNIGHT, FOOT)
            tell(st, "wildlings.unhorsed", house=HOUSES[house], area=AREAS[area])


def knights(st: Position, house: int) -> int:
    return sum(st.unit[a * UNIT_KINDS + KNIGHT] for a in LAND if st.who[a] == house)


def soldiers(st: Position, house: int, kind: int) -> list[str]:
    """A key for each land area where a house has standing units of a kind."""
    return [
        unit_key(kind, a) for a in LAND if st.who[a] == house and st.unit[a * UNIT_KINDS + kind]
    ]


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


def drop_card(st: Position, house: int, card: int) -> None:
    discard(st, card)
    tell(st, "wildlings.discarded", house=HOUSES[house], card=CARDS[card])


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
        if levy_areas(st, house):
            key = yield from choose(st, "wildlings.muster", st.seat[house])
            if key != NONE:
                grant_one(st, area_of(key))
                yield from muster(st, house)
    elif effect == "bid_back":
        st.power[house] += st.bids[house]
        tell(st, "wildlings.bid_back", house=HOUSES[house], power=st.bids[house])
    else:
        # the second attack follows when this card is buried
        assert effect in ("second_attack", "nothing"), effect


def levy_areas(st: Position, house: int) -> list[int]:
    """The castles and strongholds where a house could muster anything."""
    return [a for a in CASTLES if control(st, a) == house and worth_it(st, house, a)]


@procedure
def promote(st: Position, house: int, number: int) -> Flow[None]:
    """Footmen anywhere become knights, as far as knights are in stock."""
    for left in range(number, 0, -1):
        if not st.stock[house * UNIT_KINDS + KNIGHT] or not soldiers(st, house, FOOT):
            return
        key = yield from choose(st, "wildlings.promote", st.seat[house], left)
        if key == NONE:
            return
        area = unit_of(key)[1]
        swap(st, area, FOOT, KNIGHT)
        tell(st, "wildlings.promoted", house=HOUSES[house], area=AREAS[area])


# --- questions ------------------------------------------------------------------------------------


def tied_bidders(st: Position, seat: int, args: Args) -> list[str]:
    return [HOUSE_KEYS[h] for h in range(st.seats) if st.bids[h] == args[0]]


def own_unit_options(st: Position, seat: int, args: Args) -> list[str]:
    return own_units(st, st.house[seat], AREA.get(args[0], -1))


def castle_options(st: Position, seat: int, args: Args) -> list[str]:
    return area_keys(manned_castles(st, st.house[seat], args[0]))


def best_track_options(st: Position, seat: int, args: Args) -> list[str]:
    return [TRACK_KEYS[t] for t in best_tracks(st, HOUSE[args[0]])]


def knight_options(st: Position, seat: int, args: Args) -> list[str]:
    return soldiers(st, st.house[seat], KNIGHT)


def promote_options(st: Position, seat: int, args: Args) -> list[str]:
    return [*soldiers(st, st.house[seat], FOOT), NONE]


def recover_options(st: Position, seat: int, args: Args) -> list[str]:
    return [*(CARD_KEYS[c] for c in pile(st, st.house[seat])), NONE]


def muster_areas(st: Position, seat: int, args: Args) -> list[str]:
    return [*area_keys(levy_areas(st, st.house[seat])), NONE]


# The chapter of the ledger calls the cards by one word.
WORDS = {
    "preemptive_raid": "preemptive",
    "mammoth_riders": "mammoth",
    "the_horde_descends": "horde",
    "crow_killers": "crow_killers",
}


def why_not_lost(st: Position, seat: int, args: Args, key: str) -> Refusal:
    """The card that costs units says which."""
    word = WORDS[WILDLINGS[st.wildling].id]
    lowest = st.house[seat] == st.singled
    told = {"key": key[:80]}
    return Refusal(f"wildlings.{word}_{'lowest' if lowest else 'others'}", told)


def why_not_levy(st: Position, seat: int, args: Args, key: str) -> Refusal | None:
    """An own castle where nothing can be mustered."""
    area = AREA.get(key.removeprefix("area:"), -1)
    own = area in CASTLES and control(st, area) == st.house[seat]
    return Refusal("mustering.something", {"area": AREAS[area]}) if own else None


KINDS = (
    Kind("wildlings.bid", "bidding.available"),
    Kind("wildlings.tie", "wildlings.ties", tied_bidders),
    Kind("wildlings.unit", "wildlings.penalties", own_unit_options, why_not=why_not_lost),
    Kind("wildlings.castle", "wildlings.horde_lowest", castle_options),
    Kind("wildlings.raid", "wildlings.preemptive_lowest", fixed("units", "positions")),
    Kind("wildlings.best_track", "wildlings.preemptive_tie", best_track_options),
    Kind("wildlings.knight", "wildlings.crow_killers_lowest", knight_options, why_not=why_not_lost),
    Kind("wildlings.discard", "wildlings.milkwater_others", held_cards),
    Kind("wildlings.fall", "wildlings.king_others", fixed(*(TRACK_KEYS[t] for t in FALLS))),
    Kind("wildlings.rise", "wildlings.king_highest", fixed(*TRACK_KEYS)),
    Kind("wildlings.promote", "wildlings.crow_killers_highest", promote_options),
    Kind("wildlings.recover", "wildlings.mammoth_highest", recover_options),
    Kind("wildlings.muster", "wildlings.horde_highest", muster_areas, why_not=why_not_levy),
)
