"""What a bid is worth: effects in force, values of cards (claim.total, effects.value)."""

from __future__ import annotations

from ..effects.vocabulary import SEASONS, Cards, Effect
from ..facts.edition import Edition
from ..state import CARD, COPIED, EDITIONS, Position
from .seating import neighbours

Filter = tuple[int, int, int]
Change = tuple[Effect, int, int]  # with whose card it is and its place; -1 for the ally's
CHANGES = ("value_mod", "value_set")


# ---- effects in force ----------------------------------------------------------------------------


def in_force(st: Position, ed: Edition) -> list[tuple[Effect, int]]:
    """Effects that last for the round, oldest first: the ally's (you: -1), then cards'."""
    found, effects = [], ed.effects
    for e in st.during:
        fx = effects[e]
        if not fx.conditions or met(st, fx, -1):
            found.append((fx, -1))
    for e, you in st.lasting:
        found.append((effects[e], you))
    return found


def holds(st: Position, effect: Effect, you: int) -> bool:
    """Whether the conditions of an effect are met (chapter effects)."""
    return not effect.conditions or met(st, effect, you)


def met(st: Position, effect: Effect, you: int) -> bool:
    return all(condition(st, key, value, you) for key, value in effect.conditions)


def condition(st: Position, key: str, value: object, you: int) -> bool:
    if key == "won":
        return (st.winner == you) == value
    if key == "neighbour_won":
        return st.winner in neighbours(st, you)
    if key == "second":
        return st.second == you and st.totals[you] > 0
    if key == "margin_at_least":
        best = st.totals[st.winner]
        return all(best - t >= value for s, t in enumerate(st.totals) if s != st.winner)  # type: ignore[operator]
    if key == "total_at_least":
        return st.totals[you] >= value  # type: ignore[operator]
    if key == "no_bid_won_this_season":
        return not st.won[you]
    if key == "only_card":
        return len(st.piles[you]) == 1
    if key == "season":
        return SEASONS[st.season] in value  # type: ignore[operator]
    return house_here(st, key, int(value), st.here, st.acting)  # type: ignore[call-overload]


def holds_here(st: Position, effect: Effect, council: int, ally: int) -> bool:
    """Whether the conditions of an ally that lies in a council are met."""
    return all(
        SEASONS[st.season] in value
        if key == "season"
        else house_here(st, key, value, council, ally)
        for key, value in effect.conditions
    )


def house_here(st: Position, key: str, house: int, council: int, ally: int) -> bool:
    """effects.house_here"""
    assert key in ("other_house_ally_here", "no_other_house_ally_here"), key
    return bool(house_mates(st, council, ally, house)) == (key == "other_house_ally_here")


def house_mates(st: Position, council: int, ally: int, house: int) -> int:
    """How many other allies of a house lie in an ally's council."""
    if council < 0:
        return 0
    allies = EDITIONS[st.edition].allies
    found = sum(allies[a].house == house for a in st.councils[council])
    return found - (ally in st.councils[council] and allies[ally].house == house)


def filters(st: Position, ed: Edition, op: str, what: str = "") -> list[Filter]:
    """The filters of one op that are in force: banned cards, blanked cards."""
    return [
        (fx.low, fx.high, fx.colour)
        for fx, _ in in_force(st, ed)
        if fx.op == op and fx.what == what
    ]


def matches(ed: Edition, card: int, found: list[Filter]) -> bool:
    """Whether a card's printed value and colour fall under one of the filters."""
    value, colour = ed.values[card], ed.colours[card]
    return any(low <= value <= high and (its < 0 or its == colour) for low, high, its in found)


def within(ed: Edition, card: int, asked: Effect | Cards) -> bool:
    """Whether a card's printed value and colour are those that an effect, or its target, names."""
    return asked.low <= ed.values[card] <= asked.high and (
        asked.colour < 0 or asked.colour == ed.colours[card]
    )


def blanked(st: Position, ed: Edition, card: int) -> bool:
    """Whether the abilities of this influence card are ignored (effects.blank)."""
    for e in st.during:
        fx = ed.effects[e]
        if blanks(ed, card, fx) and holds(st, fx, -1):
            return True
    return any(blanks(ed, card, ed.effects[e]) for e, _ in st.lasting) if st.lasting else False


def blanks(ed: Edition, card: int, fx: Effect) -> bool:
    return fx.op == "blank_abilities" and fx.what == "influence" and within(ed, card, fx)


def icons_blanked(st: Position, ed: Edition) -> bool:
    if not st.lasting and not st.during:
        return False
    return any(fx.op == "blank_abilities" and fx.what == "win_icon" for fx, _ in in_force(st, ed))


def bid_rules(st: Position, ed: Edition) -> tuple[str, bool]:
    """What wins the bid, and whether ties lose (effects.key, effects.ties_lose)."""
    kind, ties_lose = "", False
    if st.lasting or st.during:
        for fx, _ in in_force(st, ed):
            if fx.op == "bid_rule":
                if fx.what == "ties_lose":
                    ties_lose = True
                else:
                    kind = fx.what
    return kind, ties_lose


# ---- values --------------------------------------------------------------------------------------


def values(st: Position) -> list[list[int]]:
    """What every card in the bid piles is worth now (effects.value)."""
    ed = EDITIONS[st.edition]
    printed, cards, effects = ed.values, ed.cards, ed.effects
    lasts = bool(st.during or st.lasting)
    rules: list[Change] = []
    if lasts:
        rules = [(fx, -1, -1) for fx, _ in in_force(st, ed) if fx.op in CHANGES]
    out: list[list[int]] = []
    for seat, pile in enumerate(st.piles):
        row: list[int] = []
        for place, x in enumerate(pile):
            card = x & CARD
            row.append(printed[card] if x == card else (x >> COPIED) - 1)
            own = cards[card].in_pile
            if own and not (lasts and blanked(st, ed, card)):
                for e in own:
                    fx = effects[e]
                    if fx.op in CHANGES and (not fx.conditions or met(st, fx, seat)):
                        rules.append((fx, seat, place))
        out.append(row)
    if rules:
        change(st, ed, out, rules)
    return out


def change(st: Position, ed: Edition, worth: list[list[int]], rules: list[Change]) -> None:
    """Carry out what changes values; none is worth less than nothing."""
    fixed: dict[int, int] = {}  # by `place << 3 | seat`
    added: dict[int, int] = {}
    for fx, you, mine in rules:
        mod = fx.op == "value_mod"
        more = modifier(st, fx, you, mine) if mod else fx.amount
        for at in changed(st, ed, fx, you, mine):
            if mod:
                added[at] = added.get(at, 0) + more
            else:
                fixed[at] = min(more, fixed.get(at, more))  # of several set values the lowest
    for at in {**added, **fixed}:
        row, place = worth[at & 7], at >> 3
        row[place] = fixed.get(at, row[place]) + added.get(at, 0)
    for row in worth:
        if row and min(row) < 0:
            row[:] = [max(v, 0) for v in row]


def changed(st: Position, ed: Edition, fx: Effect, you: int, mine: int) -> list[int]:
    """The cards whose value an effect changes, as `place << 3 | seat`."""
    target = fx.target
    if target is None:  # the card itself, as for most of them
        return [mine << 3 | you]
    return [
        place << 3 | seat
        for seat, pile in enumerate(st.piles)
        for place, x in enumerate(pile)
        if reached(st, ed, target, you, mine, seat, place, x & CARD)
    ]


def reached(
    st: Position,
    ed: Edition,
    target: Cards | None,
    you: int,
    mine: int,
    seat: int,
    place: int,
    card: int,
) -> bool:
    """Whether a change of values reaches this card of a bid pile."""
    if target is None:
        return seat == you and place == mine
    whose = target.of
    if whose == "you":
        fits = seat == you
    elif whose == "each_other":
        fits = seat != you
    elif whose == "each_neighbour":
        fits = seat in neighbours(st, you)
    elif whose == "left_neighbour":
        fits = seat == neighbours(st, you)[0]
    else:
        assert whose == "each", whose
        fits = True
    if not fits or (target.others and seat == you and place == mine):
        return False
    return within(ed, card, target)


def modifier(st: Position, fx: Effect, you: int, mine: int) -> int:
    if not fx.per:
        return fx.amount
    if fx.per == "bids_lost_this_season":
        count = st.lost[you]
    elif fx.per == "other_cards_in_your_pile":
        count = len(st.piles[you]) - 1
    else:
        assert fx.per == "other_red_cards_in_your_pile", fx.per
        ed = EDITIONS[st.edition]
        red, colours, pile = ed.colour_ids.index("red"), ed.colours, st.piles[you]
        count = [colours[x & CARD] for x in pile].count(red) - (colours[pile[mine] & CARD] == red)
    total = fx.amount * count
    return max(-fx.cap, min(fx.cap, total))
