"""Combat, step by step as the rulebook has it (chapters combat, support, tides)."""

from weirwood.kernel import (
    Flow,
    ask_all,
    call,
    choose,
    draw,
    permutation,
    procedure,
    tell,
    tell_some,
)

from .armies import set_down
from .battle import (
    card_id,
    hand,
    in_turn,
    move_in,
    named,
    play_card,
    renew,
    sides_open,
)
from .casualties import casualties
from .content import (
    AREAS,
    CARD,
    CARDS,
    HAND,
    HELPERS,
    HOME_OF,
    HOUSES,
    KINDS,
    TIDE_DECK,
    TIDES,
)
from .keys import NONE
from .keys import card as card_of
from .orders import remove, remove_orphans
from .ports import settle
from .quiet_cards import due
from .retreat import retreat
from .setup import no_battle
from .state import Position
from .strength import ATTACK, DEFEND, SIDES, fighter, may_support, parts, victor
from .tracks import blade
from .victory import check

LORAS = CARD["ser_loras_tyrell"]
ARIANNE = CARD["arianne_martell"]


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


# --- 1. support -----------------------------------------------------------------------------------


@procedure
def support(st: Position) -> Flow[None]:
    """Support is granted or refused in turn order, area by area (support.turns)."""
    for slot in range(st.seats):
        house = st.tracks[slot]
        side = -1
        for area in tuple(HELPERS[st.battle]):
            if st.who[area] == house and may_support(st, area):
                key = yield from choose(
                    st, "combat.support", st.seat[house], AREAS[area], side_id(side)
                )
                if key == NONE:
                    tell(st, "combat.unsupported", house=HOUSES[house], area=AREAS[area])
                else:
                    side = SIDES.index(key)
                    yield from lend(st, house, area, side)


@procedure
def lend(st: Position, house: int, area: int, side: int) -> Flow[None]:
    """All of an area's strength or none; the helped side may refuse it (support.refuse)."""
    helped = fighter(st, side)
    answer = "accept"
    if helped != house:
        answer = yield from choose(st, "combat.accept", st.seat[helped], AREAS[area], HOUSES[house])
    if answer == "accept":
        st.help.append(area * 2 + side)
    tell(
        st,
        "combat.supported" if answer == "accept" else "combat.refused",
        house=HOUSES[house],
        area=AREAS[area],
        target=HOUSES[helped],
    )


def side_id(side: int) -> str:
    return SIDES[side] if side >= 0 else ""


def support_keys(st: Position, house: int, taken: str) -> list[str]:
    side = SIDES.index(taken) if taken else -1
    return [*(SIDES[s] for s in sides_open(st, house, side)), NONE]


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


@procedure
def replace(st: Position, side: int, old: int) -> Flow[None]:
    """A side plays another card than the one it took back, or none if it has no other."""
    others = [c for c in hand(st, fighter(st, side)) if c != old]
    if not others:
        tell(st, "combat.no_card", house=HOUSES[fighter(st, side)])
        return
    card = others[0]
    if len(others) > 1:
        key = yield from choose(st, "combat.replace", st.seat[fighter(st, side)], CARDS[old])
        card = card_of(key)
    play_card(st, side, card)
    tell(st, "combat.replaced", house=HOUSES[fighter(st, side)], card=CARDS[card])


# --- the tides, and 4. the blade ------------------------------------------------------------------


@procedure
def tides(st: Position) -> Flow[None]:
    """Each draws from the whole deck and looks; the blade may draw again; then all is shown."""
    order = permutation(st, "tides", len(TIDE_DECK))
    for side in (ATTACK, DEFEND):
        st.tide[side] = TIDE_DECK[order[side]]
        tell_tide(st, side)
    if may_wield(st):
        side = blade_side(st)
        key = yield from choose(st, "combat.redraw", st.seat[fighter(st, side)], AREAS[st.battle])
        if key == "blade":
            st.blade_used = True
            again(st, side)
    st.tides_open = True
    tell(
        st,
        "combat.tides",
        attacker=HOUSES[st.attacker],
        defender=HOUSES[st.defender],
        attack_tide=TIDES[st.tide[ATTACK]].id,
        defense_tide=TIDES[st.tide[DEFEND]].id,
    )


def tell_tide(st: Position, side: int) -> None:
    house = fighter(st, side)
    card = TIDES[st.tide[side]].id
    tell_some(st, (st.seat[house],), "combat.tide", {"card": card}, house=HOUSES[house])


def again(st: Position, side: int) -> None:
    """The first card is laid aside face up, and another one drawn from the rest of the deck."""
    rest = list(TIDE_DECK)
    for tide in st.tide:
        rest.remove(tide)
    tell(
        st,
        "combat.redrawn",
        house=HOUSES[fighter(st, side)],
        card=TIDES[st.tide[side]].id,
    )
    st.tide[side] = rest[draw(st, "tide", len(rest))]
    tell_tide(st, side)


def may_wield(st: Position) -> bool:
    """Whether the holder of an unused blade is fighting here."""
    return not st.blade_used and blade(st) in (st.attacker, st.defender)


def blade_side(st: Position) -> int:
    return ATTACK if blade(st) == st.attacker else DEFEND


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
        st.order[st.battle], st.order_of[st.battle] = march, st.attacker
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
        st.garrison[area] = 0
        tell(st, "combat.garrison_lost", house=HOUSES[st.defender], area=AREAS[area])
    if st.order_of[area] == st.defender:
        remove(st, area)
    if st.card[DEFEND] == ARIANNE:
        hold_out(st)
        return -1
    if not any(st.army):
        tell(st, "combat.nobody_left", house=HOUSES[st.attacker], area=AREAS[area])
        return -1
    drop_token(st)
    march = -1
    if st.card[ATTACK] == LORAS:
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
        st.token[st.battle] = -1


def hold_out(st: Position) -> None:
    """Arianne: the victors go back, standing, to where they came from."""
    tell(st, "cards.arianne", house=HOUSES[st.defender], area=AREAS[st.battle])
    if not st.arianne_keeps:
        drop_token(st)
    set_down(st, st.attacker, st.march_from, st.army)
    st.army = [0] * KINDS


def discard_played(st: Position) -> None:
    """Played cards lie in the piles; a spent hand is renewed but for the card just played."""
    for side in (ATTACK, DEFEND):
        card = st.card[side]
        if card >= 0 and renew(st, card // HAND, card):
            tell(st, "combat.renewed", house=HOUSES[card // HAND])
