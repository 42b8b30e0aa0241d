"""Combat, step by step as the rulebook has it. Ledger: `combat`."""

from weirwood.kernel import Flow, Kind, ask_all, call, choose, procedure, tell

from ..facts import AREAS, CARDS, HAND, HOME_OF, HOUSES, UNIT_KINDS
from ..state import Position, changed, lay_order, mark, no_battle
from .casualties import casualties
from .house_cards import due, hand, held_cards, play_card, renew
from .keys import NONE, card_of, fixed
from .orders import remove, remove_orphans
from .ports import settle
from .retreat import bury, open_behind, retreat
from .strength import (
    ATTACK,
    DEFEND,
    blade_side,
    fighter,
    holds_out,
    march_follows,
    may_wield,
    parts,
    victor,
    walkover,
)
from .support import support
from .tides import tides
from .tracks import turn_order
from .units import destroy_all, named, set_down
from .winning import check


@procedure
def combat(st: Position) -> Flow[None]:
    """Support, initial strength, cards, blade, final strength, resolution (combat.steps)."""
    tell(
        st,
        "combat.begins",
        attacker=HOUSES[st.attacker],
        defender=HOUSES[st.defender],
        area=AREAS[st.battle],
    )
    yield from support(st)
    tell_strength(st, "combat.initial")
    yield from cards(st)
    if walkover(st) < 0:
        if st.tides:
            yield from tides(st)
        yield from wield(st)
    st.winner = victor(st)
    st.sums = (*parts(st, ATTACK), *parts(st, DEFEND))
    tell_strength(st, "combat.final")
    tell(
        st,
        "combat.won",
        winner=HOUSES[fighter(st, st.winner)],
        loser=HOUSES[fighter(st, 1 - st.winner)],
    )
    for side in tuple(in_turn(st)):
        text = due(st, side, "result")
        if text:
            yield from call(st, text, side)
    yield from casualties(st)
    yield from retreat(st)
    yield from clean_up(st)


def in_turn(st: Position) -> list[int]:
    """The two sides in the order of the Iron Throne."""
    order = turn_order(st)
    first = order.index(st.attacker) < order.index(st.defender)
    return [ATTACK, DEFEND] if first else [DEFEND, ATTACK]


# --- 2. and 5. strength ---------------------------------------------------------------------------


def tell_strength(st: Position, kind: str) -> None:
    """Both sums with what they are made of."""
    if st.tape is None:
        return
    both = [parts(st, side) for side in (ATTACK, DEFEND)]
    tell(
        st,
        kind,
        attacker=HOUSES[st.attacker],
        defender=HOUSES[st.defender],
        attack=max(0, sum(both[ATTACK])),
        defense=max(0, sum(both[DEFEND])),
        parts=[list(p) for p in both],
    )


# --- 3. house cards -------------------------------------------------------------------------------


@procedure
def cards(st: Position) -> Flow[None]:
    """Chosen in secret, shown at once; cancels first, then immediate texts (combat.cards)."""
    seats = tuple(
        st.seat[house] for house in (st.attacker, st.defender) if len(hand(st, house)) > 1
    )
    answers = yield from ask_all(
        st,
        "combat.card",
        seats,
        AREAS[st.battle],
        HOUSES[st.attacker],
        HOUSES[st.defender],
    )
    lay(st, seats, answers)
    tell(
        st,
        "combat.cards",
        attacker=HOUSES[st.attacker],
        defender=HOUSES[st.defender],
        attack_card=card_id(st.card[ATTACK]),
        defense_card=card_id(st.card[DEFEND]),
    )
    for timing in ("cancel", "immediate"):
        for side in tuple(in_turn(st)):
            text = due(st, side, timing)
            if text:
                yield from call(st, text, side)


def lay(st: Position, seats: tuple[int, ...], answers: tuple[tuple[str, ...], ...]) -> None:
    """Both cards come into play; the last card of a hand needs no choice."""
    chosen = {st.house[s]: card_of(a[0]) for s, a in zip(seats, answers, strict=True)}
    for side in (ATTACK, DEFEND):
        house = fighter(st, side)
        held = hand(st, house)
        if held:
            play_card(st, side, chosen.get(house, held[0]))


def card_id(card: int) -> str:
    return CARDS[card] if card >= 0 else ""


# --- 4. the blade ---------------------------------------------------------------------------------


@procedure
def wield(st: Position) -> Flow[None]:
    """The holder of the blade may add one (combat.blade)."""
    if may_wield(st):
        side = blade_side(st)
        key = yield from choose(st, "combat.blade", st.seat[fighter(st, side)], AREAS[st.battle])
        if key == "blade":
            st.blade_used = True
            st.blade = side
            tell(st, "combat.blade", house=HOUSES[fighter(st, side)])


# --- 6.4 the end ----------------------------------------------------------------------------------


@procedure
def clean_up(st: Position) -> Flow[None]:
    """The army moves in, orders, tokens and cards go, and what comes after combat follows."""
    march = conquer(st) if st.winner == ATTACK else -1
    remove(st, st.march_from)
    if march >= 0:
        lay_order(st, st.battle, march, st.attacker)
    check(st)
    yield from settle(st)
    discard_played(st)
    for side in tuple(in_turn(st)):
        text = due(st, side, "after")
        if text:
            yield from call(st, text, side)
    remove_orphans(st)
    no_battle(st)


def conquer(st: Position) -> int:
    """The attacker has won: garrison, order and token go, and the army enters if it can.

    What comes back is the march order that follows the army (Loras), or -1.
    """
    area = st.battle
    if st.garrison[area] and HOME_OF[area] == st.defender:
        st.garrison = changed(st.garrison, area, 0)
        tell(st, "combat.garrison_lost", house=HOUSES[st.defender], area=AREAS[area])
    if st.order_of[area] == st.defender:
        remove(st, area)
    if holds_out(st, DEFEND):
        go_home(st)
        return -1
    if not any(st.army):
        tell(st, "combat.nobody_left", house=HOUSES[st.attacker], area=AREAS[area])
        return -1
    drop_token(st)
    march = -1
    if march_follows(st, ATTACK):
        march = st.order[st.march_from]
        tell(st, "cards.loras", house=HOUSES[st.attacker], area=AREAS[area])
    tell(
        st,
        "combat.moved_in",
        house=HOUSES[st.attacker],
        area=AREAS[area],
        units=named(st.army),
    )
    move_in(st)
    return march


def drop_token(st: Position) -> None:
    if st.token[st.battle] not in (-1, st.attacker):
        tell(st, "control.token_lost", house=HOUSES[st.token[st.battle]], area=AREAS[st.battle])
        mark(st, st.battle, -1)


def go_home(st: Position) -> None:
    """Arianne: the victors go back, standing, to where they came from, if that is still open."""
    tell(st, "cards.arianne", house=HOUSES[st.defender], area=AREAS[st.battle])
    if not st.arianne_keeps:
        drop_token(st)
    if open_behind(st):
        set_down(st, st.attacker, st.march_from, st.army)
    else:
        bury(st, st.attacker, tuple(st.army))
        tell(st, "cards.arianne_lost", house=HOUSES[st.attacker], units=named(st.army))
    st.army = [0] * UNIT_KINDS


def move_in(st: Position) -> None:
    """The attacking army stands in the area it has won."""
    destroy_all(st, st.battle)
    set_down(st, st.attacker, st.battle, st.army)
    st.army = [0] * UNIT_KINDS


def discard_played(st: Position) -> None:
    """Played cards lie in the piles; a spent hand is renewed but for the card just played."""
    for side in (ATTACK, DEFEND):
        card = st.card[side]
        if card >= 0 and renew(st, card // HAND, card):
            tell(st, "combat.renewed", house=HOUSES[card // HAND])


KINDS = (
    Kind("combat.card", "combat.card_mandatory", held_cards),
    Kind("combat.blade", "combat.blade", fixed("blade", NONE)),
)
