"""Which effects may be used at a moment, and what their use costs. Plain functions.

A use is a plain tuple, so that rules may hold it over a question: the path of what happens, the
entry, the seat it serves, its unit, its NCU and its card (NOBODY where it has none).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from weirwood.kernel import Refusal, tell

from ..facts import WINDOWS
from ..rules.contexts import top
from ..rules.seams import Use
from ..rules.tactics import discard
from ..rules.teams import seats_in_order
from ..rules.units import on_table
from ..state import DECK, GONE, HAND, NOBODY, OFF, ON, PINNED, Position
from . import sources
from .conditions import holds_all
from .scene import Scene, attack_fits, note, parties, protected, related, scene, unrelated
from .vocabulary import AT, ENTRIES, ON_AT, PARTS_AT, PROGRAMS, On
from .worth import fruitful

if TYPE_CHECKING:
    from ..rules.contexts import Row


PATH: Final = 0
SOURCE: Final = 1
SEAT: Final = 2
UNIT: Final = 3
NCU: Final = 4
CARD: Final = 5

ONS: Final[dict[str, On]] = {
    **{on.path: on for entry in ENTRIES.values() for on in entry.on},
    **{
        on.path: on for entry in ENTRIES.values() for part in entry.parts.values() for on in part.on
    },
}
CARDS_AT: Final = {at: frozenset(keys).intersection(sources.FACES) for at, keys in AT.items()}
FACES_AT: Final = {at: frozenset(map(sources.FACES.index, names)) for at, names in CARDS_AT.items()}
ABILITIES_AT: Final = {
    at: frozenset(keys).difference(sources.FACES).difference(sources.ORDERS)
    for at, keys in AT.items()
}
ORDERS_AT: Final = {at: frozenset(keys).intersection(sources.ORDERS) for at, keys in AT.items()}
CALLING: Final = frozenset(at for at in AT if CARDS_AT[at] or ORDERS_AT[at])
"""Moments at which anybody may be asked."""
NOTHING: Final[frozenset[str]] = frozenset()

# steps after which a second effect may find another position, so that their order matters
WEIGHTY: Final = frozenset(
    {
        "wound",
        "hit",
        "panic",
        "morale",
        "free",
        "shift",
        "call",
        "restore",
        "slay",
        "times",
        "restore_up_to",
    }
)


def weighty(path: str) -> bool:
    return any(
        step.op in WEIGHTY or any(weighty(branch) for branch in step.branches)
        for step in PROGRAMS[path]
    )


def ends_card(path: str) -> bool:
    return any(
        step.op == "unpin" or any(ends_card(branch) for branch in step.branches)
        for step in PROGRAMS[path]
    )


CHOSEN: Final = frozenset(
    on.path for key in (*sources.ORDERS, *sources.FACES) if key in ENTRIES for on in ENTRIES[key].on
)
LEFT: Final = CHOSEN.union(path for path, on in ONS.items() if on.may)  # what a player may leave
ENDING: Final = frozenset(path for path in ONS if ends_card(path))
HEAVY: Final = frozenset(path for path in ONS if weighty(path))


def scene_for(st: Position, use: Use, row: Row) -> Scene:
    sc = scene(st, row, use[SEAT], use[UNIT], use[NCU], use[SOURCE])
    sc.card = use[CARD]
    return sc


def happens(sc: Scene, on: On) -> bool:
    """Does the event call for this effect, and do its conditions hold?"""
    if not related(sc, on.of):
        return False
    attack = sc.row["kind"] == "attack" or on.attack in {"melee", "ranged"}
    if attack and not attack_fits(sc, on.attack):
        return False
    return holds_all(sc, on.when) and affordable(sc, on)


def offered(sc: Scene, on: On) -> bool:
    """The same, and of what a player may leave only what could do something (rule orders.worth)."""
    return happens(sc, on) and (on.path not in LEFT or fruitful(sc, on.path))


def affordable(sc: Scene, on: On) -> bool:
    if any(note(sc, key) < 1 for key in on.cost):
        return False
    return not on.limit or not spent(sc, on)


def spent(sc: Scene, on: On) -> bool:
    """Was an effect that has a limit used up?"""
    key = f"once:{on.path}"
    if on.limit == "game":
        if sc.ncu != NOBODY:
            return bool(sc.st.n_notes[sc.ncu].get(key))
        return sc.unit != NOBODY and bool(sc.st.notes[sc.unit].get(key))
    return any(
        row.get("what") == "spent" and row["path"] == on.path and row["who"] == (sc.unit, sc.ncu)
        for row in sc.st.effects
    )


def pay(st: Position, use: Use) -> None:
    """Take the cost of a use, and note it where it has a limit."""
    on = ONS[use[PATH]]
    u, n = use[UNIT], use[NCU]
    for key in on.cost:
        if n != NOBODY and key == "order":
            st.n_tokens[n] -= 1
        elif u != NOBODY:
            st.notes[u][key] -= 1
    if on.limit == "game":
        (st.n_notes[n] if n != NOBODY else st.notes[u])[f"once:{on.path}"] = 1
    elif on.limit:
        st.effects.append(
            {"what": "spent", "path": on.path, "who": (u, n), "unit": u, "until": on.limit}
        )


# ---- abilities ----------------------------------------------------------------------------------


def waiting(st: Position, name: str) -> tuple[Use, ...]:
    """The abilities that answer a moment, those of the active side first."""
    row = top(st)
    found: list[Use] = []
    wanted = ABILITIES_AT.get(name, NOTHING)
    if wanted:
        for source, seat, u, n in bearers(st, row, wanted):
            found += answers(st, row, source, ON_AT[source, name], (seat, u, n, NOBODY))
    if st.effects or st.pins:
        for source, part, seat, u, card in sources.lasting(st, PARTS_AT.get(name, NOTHING)):
            group = tuple([on for on in ENTRIES[source].parts[part].on if on.at == name])
            if group and card != NOBODY and (card, u) not in st.pins:
                # a beast shares what its master has, but does not end it
                group = tuple([on for on in group if on.path not in ENDING])
            if group:
                found += answers(st, row, source, group, (seat, u, NOBODY, card))
    if row.get("later"):
        found += later(row, name)
    if len(found) < 2:
        return tuple(found)
    order = {seat: i for i, seat in enumerate(seats_in_order(st))}
    return tuple(sorted(once_each(found), key=lambda use: order.get(use[SEAT], 9)))


def bearers(st: Position, row: Row, wanted: frozenset[str]) -> list[sources.Source]:
    """Those in force, what a model that has just fallen still says, and reserves."""
    found = sources.in_force(st, wanted)
    if row["kind"] == "attachment":
        model = row["name"]
        found += [
            (name, sources.seat_of(st, row["unit"], model), row["unit"], NOBODY)
            for name, bringer in sources.printed(st.kind[row["unit"]], (model,))
            if bringer == model and name in wanted
        ]
    elif row["kind"] == "round":
        found += [
            (name, sources.seat_of(st, u, model), u, NOBODY)
            for u, where in enumerate(st.where)
            if where != ON
            for name, model in sources.printed(st.kind[u], st.attached[u])
            if name in wanted and ("reserve" if where == OFF else "returns") in ENTRIES[name].has
        ]
    elif row["kind"] == "death" and st.where[row["unit"]] != ON:
        u = row["unit"]
        found += [
            (name, sources.seat_of(st, u, model), u, NOBODY)
            for name, model in sources.abilities(st, u)
            if name in wanted
        ]
    return found


def answers(
    st: Position,
    row: Row,
    source: str,
    group: tuple[On, ...],
    who: tuple[int, int, int, int],
) -> list[Use]:
    """Those of a group, all of this moment, that are called for."""
    found: list[Use] = []
    seat, u, n, card = who
    actor, target = parties(row)
    for on in group:
        if unrelated(on.of, u, actor, target):
            continue
        use: Use = (on.path, source, seat, u, n, card)
        if offered(scene_for(st, use, row), on):
            found.append(use)
    return found


def once_each(found: list[Use]) -> list[Use]:
    """An effect that many units share happens once; a unit's own once for the unit."""
    seen: set[tuple[Any, ...]] = set()
    kept = []
    for use in found:
        on = ONS[use[PATH]]
        key = (use[PATH], use[SEAT]) if on.shared else (use[PATH], use[UNIT], use[NCU], use[CARD])
        if key not in seen:
            seen.add(key)
            kept.append(use)
    return kept


def later(row: Row, name: str) -> list[Use]:
    """What was put off to a later moment of this attack."""
    found: list[Use] = []
    for text in row.get("later", ()):
        source, part, seat, unit = text.split("|")
        found += [
            (on.path, source, int(seat), int(unit), NOBODY, NOBODY)
            for on in ENTRIES[source].parts[part].on
            if on.at == name
        ]
    return found


def still(st: Position, use: Use) -> bool:
    """Is an effect that was waiting still called for, after those before it?"""
    if (
        use[UNIT] != NOBODY
        and st.where[use[UNIT]] == GONE
        and top(st)["kind"] not in _LAST_WORDS
        and "returns" not in ENTRIES[use[SOURCE]].has
    ):
        return False
    return offered(scene_for(st, use, top(st)), ONS[use[PATH]])


_LAST_WORDS: Final = frozenset({"attachment", "death"})


def to_order(uses: tuple[Use, ...]) -> tuple[int, ...]:
    """Seats that have to say in which order their effects happen (rule orders.same_player)."""
    found: list[int] = []
    for seat in dict.fromkeys(use[SEAT] for use in uses):
        heavy = [
            use
            for use in uses
            if use[SEAT] == seat and use[PATH] in HEAVY and not ONS[use[PATH]].may
        ]
        if len(heavy) > 1:
            found.append(seat)
    return tuple(found)


AFTER_ZONE: Final = frozenset(  # what happens then depends on the unit that the zone has chosen
    name
    for name, entry in ENTRIES.items()
    for on in entry.on
    if on.at == "zone.after"
    and any("chosen" in arg for step in PROGRAMS[on.path] for arg in step.args)
)


def heeds_zone(st: Position, u: int, seat: int) -> bool:
    """Does it matter to an effect that a zone of a seat chooses this unit?"""
    if any(st.side[s] == st.side[seat] for _, s, _, _ in sources.in_force(st, AFTER_ZONE)):
        return True
    row: Row = {"kind": "target", "unit": u, "by": seat, "source": "zone", "cancelled": False}
    st.stack.append(row)
    found = any(use[UNIT] == u for name in ("zone.target", "targeted") for use in waiting(st, name))
    st.stack.pop()
    return found


def heeds_pass(st: Position, seat: int) -> bool:
    """Does anything answer the test at the top of the stack if it is passed, as far as a seat
    knows: abilities, and its own Orders and cards?"""
    row = top(st)
    row["result"] = "passed"
    return any(
        waiting(st, name) or orders_for(st, seat, name) or cards_for(st, seat, name)
        for name in ("test.before", "test.passed")
    )


# ---- Orders and cards ---------------------------------------------------------------------------


def orders_at(st: Position, name: str) -> list[tuple[str, int, list[int]]]:
    """The Orders that are carried, unused, for a moment: each with its unit and whom it serves
    (rule orders.once)."""
    wanted = ORDERS_AT.get(name, NOTHING)
    if not wanted:
        return []
    found: list[tuple[str, int, list[int]]] = []
    for u in sources.might_have(st, wanted):
        bearers: dict[str, list[int]] = {}
        for order, model in sources.abilities(st, u):
            if order in wanted:
                bearers.setdefault(order, []).append(sources.seat_of(st, u, model))
        found += [
            (order, u, seats)
            for order, seats in bearers.items()
            if sources.used(st, u, order) < len(seats) and not no_orders(st, u)
        ]
    return found


def orders_for(st: Position, seat: int, name: str) -> list[Use]:
    """The Orders that a seat may use now (rules orders.once, orders.trigger)."""
    return orders_of(st, seat, name, orders_at(st, name))


def orders_of(
    st: Position, seat: int, name: str, carried: list[tuple[str, int, list[int]]]
) -> list[Use]:
    """The same, of those that are carried."""
    found: list[Use] = []
    for order, u, seats in carried:
        if seat in seats:
            found += answers(st, top(st), order, ON_AT[order, name], (seat, u, NOBODY, NOBODY))
    return found


def no_orders(st: Position, u: int) -> bool:
    return any(
        row.get("unit") == u
        and (row.get("what") == "no_orders" or (row.get("what") == "bar" and row.get("orders")))
        for row in st.effects
    )


def playable(st: Position, seat: int, name: str, face: str, card: int) -> list[Use]:
    """The ways in which a card may be played now, as far as everybody can see."""
    row = top(st)
    found: list[Use] = []
    for on in ON_AT[face, name]:
        sc = scene(st, row, seat, NOBODY, NOBODY, face)
        sc.card = card
        sc.unit = target_of(sc, on)
        if offered(sc, on) and not (sc.unit != NOBODY and protected(st, sc.unit, seat)):
            found.append((on.path, face, seat, sc.unit, NOBODY, card))
    return found


def target_of(sc: Scene, on: On) -> int:
    """The unit that a card is played on: the one that triggers it, unless it says otherwise."""
    if on.target == "none":
        return NOBODY
    return sc.who(on.target or "actor")


def cards_for(st: Position, seat: int, name: str) -> list[Use]:
    """The cards in hand that a seat may play now, each name once."""
    wanted = CARDS_AT.get(name, NOTHING)
    if not wanted or seat in st.silenced:
        return []
    found: list[Use] = []
    seen: set[str] = set()
    for card in sorted(sources.pile(st, seat, HAND)):
        index = st.cards.face[card]
        face = sources.FACES[index] if index < len(sources.FACES) else ""
        if face in wanted and face not in seen:
            seen.add(face)
            found += playable(st, seat, name, face, card)
    return found


def could_play(st: Position, seat: int, name: str) -> bool:
    """Might the seat hold a card for this moment, for all that the others know?

    Silence must not speak: what counts are the cards not seen yet, never the hand itself.
    """
    wanted = FACES_AT.get(name)
    held = sources.pile(st, seat, HAND)
    if not wanted or seat in st.silenced or not held:
        return False
    hidden = (*sources.pile(st, seat, DECK), *held, *put_by(st, seat))
    may_be = wanted.intersection(map(st.cards.face.__getitem__, hidden))
    for index in sorted(may_be):  # noqa: SIM110 - as faces stand, in the order of their names
        if playable(st, seat, name, sources.FACES[index], NOBODY):
            return True
    return False


def put_by(st: Position, seat: int) -> list[int]:
    """A card that lies face down beside an NCU (Missandei)."""
    pinned = sources.pile(st, seat, PINNED)
    if not pinned:
        return []
    every = (2 << st.seats) - 1
    return [c for c in pinned if st.cards.seen[c] != every]


def asked(st: Position, name: str) -> tuple[int, ...]:
    """The seats that are asked for an Order or a card, the active side first."""
    if name not in CALLING:
        return ()
    carried = orders_at(st, name)
    return tuple(
        [
            seat
            for seat in seats_in_order(st)
            if could_play(st, seat, name) or orders_of(st, seat, name, carried)
        ]
    )


MOMENTS: Final = {name.replace(".", "_"): name for name in WINDOWS}  # as words know them


def moment(st: Position, name: str) -> tuple[str, str, int, str, int]:
    """A moment as its question tells it: its word, who acts, and on whom."""
    actor, target = parties(top(st))
    return (
        name.replace(".", "_"),
        st.kind[actor] if actor != NOBODY else "",
        actor,
        st.kind[target] if target != NOBODY else "",
        target,
    )


def play_keys(st: Position, seat: int, args: tuple[Any, ...]) -> list[str]:
    """The options of the question for an Order or a card."""
    name = MOMENTS[args[0]]
    found = [
        f"order:{use[SOURCE]}:{st.kind[use[UNIT]]}:{use[UNIT]}"
        for use in orders_for(st, seat, name)
    ]
    found += [f"card:{use[SOURCE]}:{mode_of(use)}" for use in cards_for(st, seat, name)]
    return [*dict.fromkeys(found), "pass"]


def why_not_play(st: Position, seat: int, args: tuple[Any, ...], key: str) -> Refusal | None:
    """The rule against an Order or a card at this moment."""
    name = MOMENTS[args[0]]
    word, *rest = key.split(":")
    if word == "order" and len(rest) == 3:
        return why_not_order(st, seat, name, rest[0], rest[2])
    if word == "card" and len(rest) == 2:
        return why_not_card(st, seat, name, rest[0], rest[1])
    return None


def why_not_order(st: Position, seat: int, name: str, order: str, nr: str) -> Refusal | None:
    u = int(nr) if nr.isdigit() else NOBODY
    bearers = sources.abilities(st, u) if u in on_table(st) else ()
    if (order, seat) not in {(a, sources.seat_of(st, u, model)) for a, model in bearers}:
        return Refusal("orders.target")
    if order not in sources.ORDERS:
        return Refusal("orders.abilities_free")
    if sources.used(st, u, order) >= sources.copies(st, u, order):
        return Refusal("orders.once")
    if no_orders(st, u):
        return Refusal("abilities.always", {"unit": st.kind[u]})
    sc = scene(st, top(st), seat, u, NOBODY, order)
    if not any(on.at == name and happens(sc, on) for on in ENTRIES[order].on):
        return Refusal("orders.trigger")
    return Refusal("orders.worth")


def why_not_card(st: Position, seat: int, name: str, face: str, mode: str) -> Refusal | None:
    held = [
        card
        for card in sorted(sources.pile(st, seat, HAND))
        if st.cards.face[card] < len(sources.FACES) and sources.FACES[st.cards.face[card]] == face
    ]
    if not held:
        return Refusal("tactics.card")
    if seat in st.silenced:
        return Refusal("charge.disorderly")
    for on in ENTRIES[face].on:
        sc = scene(st, top(st), seat, NOBODY, NOBODY, face)
        sc.card = held[0]
        sc.unit = target_of(sc, on)
        if on.at == name and on.path.rsplit("/", 1)[1] == mode and happens(sc, on):
            barred = sc.unit != NOBODY and protected(st, sc.unit, seat)
            return Refusal("tactics.forbidden_target" if barred else "orders.worth")
    return Refusal("tactics.trigger")


def mode_of(use: Use) -> str:
    return use[PATH].rsplit("/", 1)[1]


def chosen(st: Position, seat: int, name: str, key: str) -> Use:
    """The use that an option means."""
    word, source, *rest = key.split(":")
    number = rest[-1]
    if word == "order":
        return next(
            use
            for use in orders_for(st, seat, name)
            if use[SOURCE] == source and use[UNIT] == int(number)
        )
    return next(
        use for use in cards_for(st, seat, name) if use[SOURCE] == source and mode_of(use) == number
    )


def declare(st: Position, use: Use) -> None:
    """An Order gets its token; a card is shown and laid on the discard pile."""
    seat = use[SEAT]
    if use[CARD] == NOBODY:
        u = use[UNIT]
        st.notes[u][f"order:{use[SOURCE]}"] = sources.used(st, u, use[SOURCE]) + 1
        tell(st, "order.used", seat=seat, unit=st.kind[u], nr=u, order=use[SOURCE])
    else:
        discard(st, use[CARD], told=False)
        tell(st, "card.played", seat=seat, card=use[SOURCE])


def optional(use: Use) -> bool:
    """May its player leave it?"""
    return ONS[use[PATH]].may


def is_card(use: Use) -> bool:
    return use[SOURCE] in sources.FACES


def kind_of(use: Use) -> str:
    """What an effect is for those who answer it: card, order, ncu or ability."""
    if is_card(use):
        return "card"
    if use[SOURCE] in sources.ORDERS:
        return "order"
    return "ncu" if use[NCU] != NOBODY else "ability"


def begin(st: Position, use: Use) -> None:
    """Open the record of a running effect; its steps read and write it."""
    sc = scene_for(st, use, top(st))
    st.windows.append(
        {
            "source": use[SOURCE], "path": use[PATH], "seat": use[SEAT], "unit": use[UNIT],
            "ncu": use[NCU], "card": use[CARD], "actor": sc.actor, "object": sc.object,
            "depth": len(st.stack) - 1, "it": NOBODY, "picked": [], "ok": False, "off": False,
            "kind": kind_of(use),
        }
    )  # fmt: skip


def running(st: Position) -> Scene:
    """The scene of the effect that is running."""
    record = st.windows[-1]
    return Scene(
        st, record["seat"], record["unit"], record["ncu"], st.stack[record["depth"]],
        record["actor"], record["object"], record["it"], record["ok"], record["card"],
        record["source"],
    )  # fmt: skip
