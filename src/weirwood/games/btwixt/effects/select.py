"""Who and what an effect means: leaders, councils, cards, tokens, allies (chapter effects).

Every function reads the state alone and answers by public facts, or by what the asking seat sees.
"""

from __future__ import annotations

from ..rules.seating import ORDER, councils_of, left, members, neighbours, shared, turn_order
from ..rules.values import within
from ..state import CARD, EDITIONS, FACE, TOKEN_SEEN, Position
from . import protection
from .vocabulary import FAR, Cards, Effect

CHOSEN = ("neighbour", "other", "another")  # one of several, to be chosen


INFLUENCE = ("on_play", "in_pile", "after_bid", "cleanup")


def effect(st: Position, e: int) -> Effect:
    return EDITIONS[st.edition].effects[e]


def by_ally(fx: Effect) -> bool:
    return fx.when not in INFLUENCE


def source_id(st: Position, e: int) -> str:
    """The card or ally on which an effect stands."""
    return EDITIONS[st.edition].owners[e]


def source_cards(fx: Effect) -> Cards:
    assert fx.source is not None
    return fx.source


def target_cards(fx: Effect) -> Cards:
    assert fx.target is not None
    return fx.target


def goes_to(st: Position, e: int) -> str:
    return target_cards(EDITIONS[st.edition].effects[e]).zone


# ---- leaders -------------------------------------------------------------------------------------


def leaders(st: Position, who: str, you: int) -> tuple[int, ...]:
    """The leaders a selector means; for one that chooses, those to choose from."""
    if who == "you":
        return (you,)
    if who == "neighbour":
        return neighbours(st, you)
    if who == "left_neighbour":
        return (left(st, you),)
    if who == "each":
        return turn_order(st)
    if who == "each_other":
        return tuple([s for s in turn_order(st) if s != you])
    if who == "each_neighbour":
        both = neighbours(st, you)
        return tuple([s for s in turn_order(st) if s in both])
    if who == "other":
        return ORDER[st.seats][you][1:]
    found = {
        "winner": st.winner,
        "second": st.second,
        "that_leader": st.that,
        "sharer": st.sharer,
    }[who]
    return (found,) if found >= 0 else ()


def somebody(st: Position, fx: Effect, you: int, whole: bool) -> bool:
    """Whether the selector of an effect means anybody at all."""
    return bool(leaders(st, fx.who, you))


# ---- councils ------------------------------------------------------------------------------------


def councils(st: Position, which: str, actor: int, you: int) -> tuple[int, ...]:
    """The councils a selector means, for the leader who acts; `you` is whose effect it is."""
    mine = councils_of(st, actor)
    if which in ("yours", "each_yours"):
        return mine
    everywhere = range(st.seats)
    if which == "any":
        return tuple(everywhere)
    if which == "not_yours":
        return tuple(c for c in everywhere if c not in mine)
    if which == "same":
        return (st.here,) if st.here >= 0 else ()
    if which == "other_than_this":
        return tuple(c for c in mine if c != st.here)
    if which in ("shared_with_you", "shared_with_claimer"):
        return shared(st, actor, you)
    if which == "fewer_allies":
        return extreme(mine, [-len(st.councils[c]) for c in mine])
    if which == "more_allies":
        return extreme(mine, [len(st.councils[c]) for c in mine])
    if which == "with_highest_power_ally":
        powers = EDITIONS[st.edition].powers
        return extreme(mine, [max((powers[a] for a in st.councils[c]), default=-999) for c in mine])
    return of_winner(st, which, actor, mine)


def of_winner(st: Position, which: str, actor: int, mine: tuple[int, int]) -> tuple[int, ...]:
    theirs = councils_of(st, st.winner)
    if which == "of_winner":
        return theirs
    if which in ("of_winner_not_yours", "winner_other"):
        return tuple(c for c in theirs if c not in mine)
    assert which == "shared_with_winner", which
    return shared(st, actor, st.winner)


def extreme(mine: tuple[int, int], measure: list[int]) -> tuple[int, ...]:
    """The council that measures most; both if they are equal (effects.council_tie)."""
    top = max(measure)
    return tuple(c for c, m in zip(mine, measure, strict=True) if m == top)


def destinations(st: Position, which: str, actor: int, you: int, origin: int) -> tuple[int, ...]:
    """Where something that leaves council `origin` may go."""
    if which in ("your_other", "their_other"):
        owner = you if which == "your_other" else actor
        mine = councils_of(st, owner)
        return tuple(c for c in mine if c != origin) if origin in mine else ()
    return tuple(c for c in councils(st, which, actor, you) if c != origin)


# ---- cards ---------------------------------------------------------------------------------------


def fits(st: Position, cards: Cards, card: int) -> bool:
    """Whether a card passes the filter, by what is printed on it (effects.printed)."""
    return within(EDITIONS[st.edition], card, cards)


def in_pile(st: Position, fx: Effect, cards: Cards, seat: int, you: int) -> list[int]:
    """The entries of a bid pile that an effect may touch."""
    if not st.piles[seat] or protection.pile(st, seat, you, by_ally(fx)):
        return []
    return visible_in_pile(st, cards, seat, you)


def visible_in_pile(st: Position, cards: Cards, seat: int, you: int) -> list[int]:
    """The entries of a bid pile that fit, protected or not."""
    if cards.low == -FAR and cards.high == FAR and cards.colour < 0:
        found = list(st.piles[seat])
    else:
        ed = EDITIONS[st.edition]
        found = [x for x in st.piles[seat] if within(ed, x & CARD, cards)]
    if cards.others and seat == you and st.playing in found:
        found.remove(st.playing)
    return found


def hand_is_open(st: Position, fx: Effect, cards: Cards, seat: int, you: int) -> bool:
    """Whether an effect may touch a hand; judged by its size, which everybody sees."""
    return len(st.hands[seat]) >= max(1, cards.hand) and not protection.hand(
        st, seat, you, by_ally(fx)
    )


def sources(st: Position, fx: Effect, you: int) -> tuple[int, ...]:
    """The leaders from whom cards can be moved."""
    cards = fx.source
    assert cards is not None
    seats = leaders(st, cards.of, you)
    if cards.zone == "hand":
        return tuple([s for s in seats if hand_is_open(st, fx, cards, s, you)])
    return tuple([s for s in seats if in_pile(st, fx, cards, s, you)])


def targets(st: Position, fx: Effect, you: int, source: int) -> tuple[int, ...]:
    """The leaders to whom a card of `source` (-1: nobody's) can go."""
    cards = fx.target
    assert cards is not None
    if cards.of == "owner":
        return (source,)
    if cards.of == "another":
        return tuple(s for s in leaders(st, "other", you) if s != source)
    found = leaders(st, cards.of, you)
    if fx.source is not None and fx.source.zone == cards.zone:
        return tuple(s for s in found if s != source)
    return found


def pile_choices(st: Position, e: int, you: int) -> list[tuple[int, int]]:
    """The cards (seat, entry) in bid piles that a chosen move may take."""
    fx = EDITIONS[st.edition].effects[e]
    cards = source_cards(fx)
    return [
        (seat, entry)
        for seat in leaders(st, cards.of, you)
        for entry in in_pile(st, fx, cards, seat, you)
    ]


def copy_choices(st: Position, e: int, you: int) -> list[tuple[int, int]]:
    """The cards in bid piles whose value can be copied; protection does not matter."""
    cards = source_cards(effect(st, e))
    return [
        (seat, entry)
        for seat in leaders(st, cards.of, you)
        for entry in visible_in_pile(st, cards, seat, you)
    ]


def found_choices(st: Position, e: int) -> list[int]:
    """The cards of the discard pile that fit, in order of their numbers."""
    cards = source_cards(effect(st, e))
    return sorted(c for c in st.discard if fits(st, cards, c))


def hand_choices(st: Position, e: int, seat: int) -> list[int]:
    """The cards of a hand that fit; only its owner is ever shown this."""
    cards = source_cards(effect(st, e))
    if not cards.narrow:
        return list(st.hands[seat])
    return [c for c in st.hands[seat] if fits(st, cards, c)]


def entries_of(st: Position, e: int, you: int, seat: int) -> list[int]:
    fx = EDITIONS[st.edition].effects[e]
    return in_pile(st, fx, source_cards(fx), seat, you)


def extremes(st: Position, e: int, you: int, seat: int) -> list[int]:
    """The highest or lowest cards of a bid pile that an effect may touch (effects.pick_tie)."""
    found = entries_of(st, e, you, seat)
    if not found:
        return []
    values = EDITIONS[st.edition].values
    measure = max if effect(st, e).pick == "highest" else min
    top = measure(values[x & CARD] for x in found)
    return [x for x in found if values[x & CARD] == top]


def swaps(st: Position, fx: Effect, you: int) -> list[tuple[int, int]]:
    """The cards (seat, entry) of the first pile that have a partner in the second."""
    a, b = fx.source, fx.target
    assert a is not None
    assert b is not None
    return [
        (seat, entry)
        for seat in leaders(st, a.of, you)
        if any(s != seat and in_pile(st, fx, b, s, you) for s in leaders(st, b.of, you))
        for entry in in_pile(st, fx, a, seat, you)
    ]


def partners(st: Position, fx: Effect, you: int, seat: int) -> list[tuple[int, int]]:
    """The cards with which a card of this seat's pile can be swapped."""
    b = fx.target
    assert b is not None
    return [
        (s, entry)
        for s in leaders(st, b.of, you)
        if s != seat
        for entry in in_pile(st, fx, b, s, you)
    ]


# ---- tokens and allies ---------------------------------------------------------------------------


def token_councils(st: Position, e: int, actor: int, you: int) -> tuple[int, ...]:
    """The councils from which an effect may take a token now."""
    fx = effect(st, e)
    return tuple(
        c
        for c in councils(st, fx.council, actor, you)
        if st.tokens[c]
        and not protection.tokens(st, c, by_ally(fx))
        and (fx.op != "move_tokens" or destinations(st, fx.council_to, actor, you, c))
    )


def same_council_only(st: Position, e: int) -> bool:
    """`yours` is one of your councils: several tokens come from the same one."""
    return effect(st, e).council == "yours"


def killable(st: Position, fx: Effect, you: int) -> list[tuple[int, int]]:
    """The allies (council, ally) that an effect may kill (effects.pick_protected)."""
    found = allies_in(st, fx, you)
    if fx.pick == "lowest" and found:
        powers = EDITIONS[st.edition].powers
        low = min(powers[a] for _, a in found)
        found = [(c, a) for c, a in found if powers[a] == low]
    ally = by_ally(fx)
    return [(c, a) for c, a in found if not protection.ally_in(st, c, a, ally)]


def allies_in(st: Position, fx: Effect, you: int) -> list[tuple[int, int]]:
    """The allies in the councils of an effect that pass its filter."""
    powers = EDITIONS[st.edition].powers
    out: list[tuple[int, int]] = []
    for council in councils(st, fx.council, you, you):
        skip = fx.others and council == st.here
        for ally in st.councils[council]:
            if skip and ally == st.acting:
                skip = False  # this ally itself, once
            elif fx.low <= powers[ally] <= fx.high:
                out.append((council, ally))
    return out


def movable(st: Position, fx: Effect, you: int) -> list[tuple[int, int]]:
    """The allies (council, ally) that can be moved somewhere."""
    return [
        (c, a) for c, a in allies_in(st, fx, you) if destinations(st, fx.council_to, you, you, c)
    ]


def revivable(st: Position, fx: Effect) -> list[int]:
    """The dead allies that pass the filter, each design once."""
    powers = EDITIONS[st.edition].powers
    return sorted({a for a in st.dead if fx.low <= powers[a] <= fx.high})


# ---- keys ----------------------------------------------------------------------------------------


def card_key(st: Position, seat: int, entry: int) -> str:
    """`card:<id>:<seat>`, with the copied value where there is one."""
    key = f"{EDITIONS[st.edition].card_keys[entry & CARD]}:{seat}"
    return key if entry <= CARD else f"{key}:{(entry >> 10) - 1}"


def entry_of(st: Position, key: str) -> tuple[int, int]:
    """The seat and the entry of its bid pile that such a key names."""
    parts = key.split(":")
    card = EDITIONS[st.edition].card(parts[1])
    copied = (int(parts[3]) + 1) << 10 if len(parts) > 3 and parts[3] else 0
    return int(parts[2]), card | copied


def pile_keys(st: Position, found: list[tuple[int, int]]) -> list[str]:
    """A key for every different card; copies of a card are worth the same."""
    if len(found) == 1:
        return [card_key(st, *found[0])]
    return list(dict.fromkeys([card_key(st, seat, entry) for seat, entry in found]))


def numbered(keys: list[str], apart: str = ":") -> list[str]:
    """The same keys with a number after the second and third of a kind."""
    seen: dict[str, int] = {}
    out: list[str] = []
    for key in keys:
        n = seen[key] = seen.get(key, 0) + 1
        out.append(key if n == 1 else f"{key}{apart}{n}")
    return out


def token_keys(st: Position, seat: int, council: int) -> list[str]:
    """Tokens of a council that differ for somebody: by value if seen, and by who has seen them."""
    bit = 1 << TOKEN_SEEN + seat
    values = EDITIONS[st.edition].token_values
    a, b = members(st, council)
    out: list[str] = []
    kinds: set[int] = set()
    for place, token in enumerate(st.tokens[council]):
        kind = token if token & bit else token & ~FACE
        if kind not in kinds:
            kinds.add(kind)
            if token & bit:
                out.append(f"known:{a}:{b}:{place}:{values[token & FACE]}")
            elif token > FACE:  # somebody else has seen it
                other = next(s for s in range(st.seats) if token >> TOKEN_SEEN + s & 1)
                out.append(f"seen:{a}:{b}:{place}:{other}")
            else:
                out.append(f"token:{a}:{b}:{place}")
    return out


def ally_key(st: Position, council: int, ally: int) -> str:
    a, b = members(st, council)
    return f"ally:{EDITIONS[st.edition].ally_ids[ally]}:{a}:{b}"


def ally_of_key(st: Position, key: str) -> tuple[int, int]:
    """The council and the ally in `ally:<id>:<a>:<b>`."""
    _, name, a, _ = key.split(":")
    return int(a), EDITIONS[st.edition].ally(name)
