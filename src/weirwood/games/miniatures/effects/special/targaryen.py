"""Special effects of House Targaryen."""

from __future__ import annotations

from weirwood.kernel import Flow, chance, choose, procedure, secrets, tell, tell_some

from ...facts import CARDS
from ...geometry.rect import within
from ...rules.attack import hits
from ...rules.conditions import held, remove
from ...rules.dice import die
from ...rules.keys import number
from ...rules.measuring import SHORT
from ...rules.movement import maneuver
from ...rules.panic import panic_test
from ...rules.tactics import deck, discard, discards, face, hand, pile
from ...rules.teams import enemies_of_seat
from ...rules.units import enemy_units, tray
from ...rules.wounds import destroy_attachment, restore, wound
from ...state import HAND, NOBODY, ON, PINNED, Effect, Position
from ..asking import attach
from ..steps import note_ok, special
from .companions import dismiss, raise_unit, summon
from .helpers import card_from, event, looked_through, record, shuffle_deck, unit_of

PENITENT = "jorah_mormont_penitent_betrayer"
PROMISE = "promise_of_fire"
REVENGE = 4  # hits


# ---- models -------------------------------------------------------------------------------------


@procedure
def maegis_healing(st: Position, arg: str) -> Flow[None]:
    """Mirri's healing: a D3 says whether it helps, and how often."""
    seat, u = record(st)["seat"], record(st)["unit"]
    times = die(st, "effect", 3, seat=seat)
    if times > 2:
        yield from wound(st, u, 1, seat, NOBODY)
        return
    keys = ("way:way_heal", "way:way_cleanse")
    while times > 0:
        times -= 1
        way = yield from choose(st, "effects.choice", seat, record(st)["source"], keys)
        names = tuple(held(st, u))
        if way == "way:way_heal":
            restore(st, u, 1)
        elif names:
            name = names[0]
            if len(names) > 1:
                key = yield from choose(st, "effects.token", seat, record(st)["source"], u, names)
                name = key.split(":")[1]
            remove(st, u, name)


@procedure
def whatever_may_come(st: Position, arg: str) -> Flow[None]:
    """Jorah throws himself before the enemy."""
    seat, u = record(st)["seat"], record(st)["unit"]
    yield from destroy_attachment(st, u, PENITENT, seat, NOBODY)


# ---- NCUs ---------------------------------------------------------------------------------------


def rich_foe(st: Position, seat: int) -> int:
    """The next opponent who has cards in hand (rule tactics_board.extra_zones)."""
    return next((foe for foe in enemies_of_seat(st, seat) if hand(st, foe)), NOBODY)


@special
def house_of_the_undying(st: Position, arg: str) -> None:
    """Pyat Pree: the opponent shows the hand, and chance takes one card of it."""
    victim = rich_foe(st, record(st)["seat"])
    if victim == NOBODY:
        return
    cards = sorted(hand(st, victim))
    for card in cards:
        secrets.reveal(st, st.cards, card)
    tell(st, "hand.shown", seat=victim, cards=[face(st, card) for card in cards])
    discard(st, cards[chance.draw(st, "discard", len(cards))])


@special
def merchant_lords_reach(st: Position, arg: str) -> None:
    """Hizdahr at the Crown: who fails the test follows no Orders of its own side this round."""
    u = record(st)["actor"]
    st.effects.append({"what": "no_orders", "unit": u, "until": "round"})


@special
def merchant_lords_reach_draw_fewer(st: Position, arg: str) -> None:
    """Hizdahr at Tactics: a card less, a token more."""
    event(st)["fewer"] = True


@special
def merchant_lords_reach_top_card(st: Position, arg: str) -> None:
    """Hizdahr at the House of the Undying: the top card of the opponent's deck is lost too."""
    for foe in enemies_of_seat(st, record(st)["seat"]):
        if deck(st, foe):
            discard(st, deck(st, foe)[-1])
            return


@procedure
def wisdom_beyond_her_years(st: Position, arg: str) -> Flow[None]:
    """Missandei puts one of the commander's cards by, face down (rule abilities.put_by)."""
    seat, n = record(st)["seat"], record(st)["ncu"]
    found = tuple(c for c in looked_through(st, seat) if CARDS[face(st, c)].commander)
    card = yield from card_from(st, seat, found)
    if card != NOBODY:
        secrets.move(st.cards, card, pile(seat, PINNED))
        st.n_notes[n]["kept"] = card + 1
        tell_some(st, (seat,), "card.put_by", {"card": face(st, card)}, seat=seat)
    shuffle_deck(st, seat)


@special
def wisdom_beyond_her_years_take_kept(st: Position, arg: str) -> None:
    """It comes to hand; nobody else has seen it."""
    seat, n = record(st)["seat"], record(st)["ncu"]
    card = st.n_notes[n].pop("kept") - 1
    secrets.move(st.cards, card, pile(seat, HAND))
    tell_some(st, (seat,), "card.taken", {"card": face(st, card)}, seat=seat)


# ---- cards --------------------------------------------------------------------------------------


@procedure
def unstoppable_advance(st: Position, arg: str) -> Flow[None]:
    """The Maneuver of Surge Forth; later steps ask whether the unit has moved."""
    u = record(st)["unit"]
    before = tray(st, u)
    yield from maneuver(st, u, True)
    note_ok(st, st.where[u] == ON and tray(st, u) != before)


@procedure
def promise_of_fire(st: Position, arg: str) -> Flow[None]:
    """Daenerys' card comes back from the discards onto an enemy, who fears the fire."""
    seat = record(st)["seat"]
    u = yield from unit_of(st, seat, tuple(enemy_units(st, seat)), False)
    found = [card for card in discards(st, seat) if face(st, card) == PROMISE]
    if u != NOBODY and found:
        yield from attach(st, found[-1], u)
        yield from panic_test(st, u, 0, 0, seat)


@procedure
def devotees_of_the_dragon(st: Position, arg: str) -> Flow[None]:
    """Freedmen join Marselen."""
    u = raise_unit(st, record(st)["seat"], "freedmen", ())
    yield from summon(st, u, "freed")
    dismiss(st, u)


@special
def the_queens_law(st: Position, arg: str) -> None:
    """In its own side's turns the unit has no abilities and gets no cards."""
    u = record(st)["unit"]
    for what in ("mute", "bar"):
        row: Effect = {
            "what": what, "unit": u, "until": "round", "orders": False, "card": record(st)["card"],
            "in_turn": st.side[st.owner[u]],
        }  # fmt: skip
        st.effects.append(row)
    tell(st, "unit.muted", seat=st.owner[u], unit=st.kind[u], nr=u)


@special
def ghiscari_justice_awaits(st: Position, arg: str) -> None:
    """Ghiscari Justice comes when the enemy's effect is over (rule abilities.after_effect)."""
    row: Effect = {
        "what": "justice", "seat": record(st)["seat"], "of": event(st)["unit"],
        "level": len(st.windows) - 2, "source": record(st)["source"], "until": "turn",
    }  # fmt: skip
    st.effects.append(row)


@procedure
def ghiscari_justice(st: Position, level: int) -> Flow[None]:
    """An enemy beside the unit that was chosen takes hits and a Panic test."""
    owed = tuple(
        (row["seat"], row["of"], str(row["source"]))
        for row in st.effects
        if row.get("what") == "justice" and row["level"] >= level
    )
    st.effects = [row for row in st.effects if row.get("what") != "justice" or row["level"] < level]
    for seat, u, source in tuple(owed):
        found = tuple(v for v in enemy_units(st, seat) if within(tray(st, u), tray(st, v), SHORT))
        v = found[0] if found else NOBODY
        if len(found) > 1:
            key = yield from choose(st, "effects.target", seat, source, found, False)
            v = number(key)
        if v != NOBODY:
            yield from hits(st, v, REVENGE, seat, NOBODY)
            if st.where[v] == ON:
                yield from panic_test(st, v, 0, 0, seat)
