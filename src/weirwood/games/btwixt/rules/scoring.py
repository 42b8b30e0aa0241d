"""The end: power of the councils, small councils, places. Ledger: `scoring`."""

from __future__ import annotations

from weirwood.kernel import finish, tell

from ..state import EDITIONS, FACE, Position, Row
from .seating import councils_of, members
from .values import holds_here, house_mates


def final_scoring(st: Position) -> None:
    """Turn the tokens, add up the councils, end the match."""
    st.power = tuple(council_power(st, c) for c in range(st.seats))
    values = EDITIONS[st.edition].token_values
    for council, power in enumerate(st.power):
        tell(
            st,
            "council.scored",
            council_seats=list(members(st, council)),
            tokens=[values[t & FACE] for t in st.tokens[council]],
            power=power,
        )
    how = [standing_of(st, st.power, seat) for seat in range(st.seats)]
    for seat, (small, other, count) in enumerate(how):
        tell(st, "leader.scored", seat=seat, small=small, other=other, allies=count)
    standings = rank(st, st.power)
    tell(st, "game.won", seats=standings[0], how=decided_by(how, standings))
    finish(st, standings, [small for small, _, _ in how])


def council_power(st: Position, council: int) -> int:
    """Allies, tokens and scoring abilities of one council (scoring.council)."""
    ed = EDITIONS[st.edition]
    total = sum(ed.token_values[token & FACE] for token in st.tokens[council])
    for ally in st.councils[council]:
        total += ed.powers[ally]
        for e in ed.allies[ally].scoring:
            fx = ed.effects[e]
            if holds_here(st, fx, council, ally):
                count = 1
                if fx.per == "other_house_allies_here":
                    count = house_mates(st, council, ally, fx.house)
                elif fx.per:
                    assert fx.per == "tokens_of_value_1_here", fx.per
                    count = sum(ed.token_values[t & FACE] == 1 for t in st.tokens[council])
                total += fx.amount * count
    return total


def standing_of(st: Position, power: Row, seat: int) -> tuple[int, int, int]:
    """Small council, other council, allies: the higher the better (scoring.tie_*)."""
    a, b = councils_of(st, seat)
    small, other = sorted((power[a], power[b]))
    return small, other, len(st.councils[a]) + len(st.councils[b])


def rank(st: Position, power: Row) -> list[list[int]]:
    """The finishing order, ties shared (scoring.winner, scoring.shared, scoring.places)."""
    how = [standing_of(st, power, seat) for seat in range(st.seats)]
    return [
        [s for s in range(st.seats) if how[s] == value] for value in sorted(set(how), reverse=True)
    ]


def decided_by(how: list[tuple[int, int, int]], standings: list[list[int]]) -> str:
    """What decided the game: the small council, the other one, the allies, or nothing."""
    if len(standings[0]) > 1:
        return "shared"
    best = how[standings[0][0]]
    rest = [row for seat, row in enumerate(how) if seat != standings[0][0]]
    if all(row[0] < best[0] for row in rest):
        return "small"
    return "other" if all(row[:2] < best[:2] for row in rest) else "allies"
