"""What is in force: the abilities of units and NCUs, cards attached, effects that last.

Plain functions. The rules of losing abilities stand here (rules abilities.lost, abilities.innate).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from .. import facts
from ..rules.commanders import is_commander
from ..rules.contexts import find
from ..rules.units import CASTLE_WALL, profile
from ..state import NOBODY, ON, PILES_PER_SEAT, Position
from .vocabulary import ENTRIES

FACES: Final = tuple(sorted(facts.CARDS))  # tactics cards come first among the faces of cards
ORDERS: Final = frozenset(a.id for a in facts.ABILITIES.values() if a.type == "order")
INNATE: Final = frozenset(a.id for a in facts.ABILITIES.values() if a.innate)

Source = tuple[str, int, int, int]
"""An ability in force: its id, the seat it serves, its unit and its NCU (NOBODY where none)."""


@lru_cache(maxsize=4096)
def printed(kind: str, attached: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """The abilities on the cards of a unit, each with the attachment that brings it ("" itself)."""
    own = () if kind == CASTLE_WALL else facts.UNITS[kind].abilities
    return (
        *((name, "") for name in own),
        *((name, model) for model in attached for name in facts.ATTACHMENTS[model].abilities),
    )


@lru_cache(maxsize=4096)
def printed_names(kind: str, attached: tuple[str, ...]) -> frozenset[str]:
    return frozenset(name for name, _ in printed(kind, attached))


@lru_cache(maxsize=1 << 14)
def printed_on(
    kinds: tuple[str, ...], attached: tuple[tuple[str, ...], ...], wanted: frozenset[str]
) -> tuple[int, ...]:
    """The units on whose cards one of these abilities is printed."""
    return tuple(
        u
        for u, (kind, models) in enumerate(zip(kinds, attached, strict=True))
        if not wanted.isdisjoint(printed_names(kind, models))
    )


LENDING: Final = frozenset({"granted", "lent"})


class Cards:
    """Who bears what, of the cards that lie there: looked up once for each set of abilities."""

    __slots__ = ("attached", "distracting", "kinds", "n_kinds", "ncus", "sharing", "units")

    def __init__(
        self, kinds: tuple[str, ...], attached: list[tuple[str, ...]], n_kinds: tuple[str, ...]
    ) -> None:
        self.kinds, self.attached, self.n_kinds = kinds, attached, n_kinds
        self.units: dict[frozenset[str], tuple[int, ...]] = {}
        self.ncus: dict[frozenset[str], tuple[int, ...]] = {}
        self.distracting = not DISTRACTING.isdisjoint(kinds)  # can anybody distract?
        self.sharing = sharing(kinds)

    def units_with(self, wanted: frozenset[str]) -> tuple[int, ...]:
        """The units on whose cards one of these abilities is printed."""
        known = self.units.get(wanted)
        if known is None:
            known = self.units[wanted] = printed_on(self.kinds, tuple(self.attached), wanted)
        return known

    def ncus_with(self, wanted: frozenset[str]) -> tuple[int, ...]:
        """The NCUs that have one of them, and those whose Influence may be exchanged."""
        known = self.ncus.get(wanted)
        if known is None:
            names = [NCU_NAMES[kind] for kind in self.n_kinds]
            known = self.ncus[wanted] = tuple(
                [n for n, own in enumerate(names) if "*" in own or not wanted.isdisjoint(own)]
            )
        return known


_LAST: list[Cards] = []


def cards_of(st: Position) -> Cards:
    """Those of the last look, while nothing has changed: columns that seldom change are the same
    objects then."""
    if _LAST:
        last = _LAST[0]
        if last.kinds is st.kind and last.n_kinds is st.n_kind and last.attached == st.attached:
            return last
    made = Cards(st.kind, st.attached[:], st.n_kind)
    _LAST[:] = [made]
    return made


def might_have(st: Position, wanted: frozenset[str]) -> list[int]:
    """A quick look at the cards of the units on the field, before abilities are gone through."""
    where = st.where
    for row in st.effects:
        if row.get("what") in LENDING:
            return [u for u, at in enumerate(where) if at == ON]
    return [u for u in cards_of(st).units_with(wanted) if where[u] == ON]


DISTRACT: Final = "distract"
DISTRACTING: Final = frozenset(u.id for u in facts.UNITS.values() if DISTRACT in u.abilities)


def distracted(st: Position, u: int) -> bool:
    """Does an enemy hold the unit by its flank or rear, and distract it in its own turn?"""
    if not cards_of(st).distracting:
        return False
    for p, q, side_p, side_q in st.touch:
        if u in (p, q):
            foe, held = (q, side_p) if p == u else (p, side_q)
            if (
                held
                and st.kind[foe] in DISTRACTING
                and st.side[st.owner[foe]] == st.turn
                and not any(r.get("what") == "mute" and r.get("unit") == foe for r in st.effects)
            ):
                return True
    return False


NCU_NAMES: Final = {
    kind: frozenset(card.abilities)
    | ({"*"} if any(facts.ABILITIES[a].type == "influence" for a in card.abilities) else set())
    for kind, card in facts.NCUS.items()
}


def muted(st: Position, u: int) -> bool:
    """Has the unit lost its abilities for now?"""
    if distracted(st, u):
        return True
    for row in st.effects:
        if row.get("what") == "mute" and row.get("unit") == u:
            if st.turn != row.get("in_turn", st.turn):  # only in the turns of one side
                continue
            person = row.get("while_attacked_by")
            if not person:
                return True
            attack = find(st, "attack")
            if (
                attack is not None
                and attack["defender"] == u
                and holds_person(st, attack["attacker"], person)
            ):
                return True
    return False


def model_muted(st: Position, u: int, model: str) -> bool:
    """Has one attachment lost its abilities, or all of its player's?"""
    for row in st.effects:
        what = row.get("what")
        if what == "mute_model" and row.get("unit") == u and row["model"] == model:
            return True
        if what == "siege_cut_the_ravens" and row["side"] != st.side[st.owner[u]]:
            return True
    return False


def abilities(st: Position, u: int) -> tuple[tuple[str, str], ...]:
    """The abilities a unit has now, each with the attachment that brings it."""
    found = printed(st.kind[u], st.attached[u])
    for row in st.effects:
        if row.get("unit") == u or row.get("what") == "siege_cut_the_ravens":
            break
    else:  # nothing speaks of this unit, as is usual
        if not (st.touch and distracted(st, u)):
            return found
    quiet = muted(st, u)
    lost = {
        row["ability"]
        for row in st.effects
        if row.get("what") == "mute_ability" and row["unit"] == u
    }
    kept = [
        (name, model)
        for name, model in found
        if name in INNATE or not (quiet or name in lost or (model and model_muted(st, u, model)))
    ]
    kept += [
        (row["ability"], row["model"])
        for row in st.effects
        if row.get("what") == "granted" and row["unit"] == u and row["model"] in st.attached[u]
    ]
    kept += [
        (row["ability"], "")
        for row in st.effects
        if row.get("what") == "lent" and row["unit"] == u and not quiet
    ]
    return tuple(kept)


def pile(st: Position, seat: int, which: int) -> list[int]:
    """The cards of one of a seat's piles."""
    return st.cards.piles[seat * PILES_PER_SEAT + which]


def seat_of(st: Position, u: int, model: str) -> int:
    """Whom an ability of a unit serves: its owner, or the player who smuggled the model in."""
    guest = st.notes[u].get(f"guest:{model}", 0) if model else 0
    return guest - 1 if guest else st.owner[u]


def strangled(st: Position, n: int) -> bool:
    """Has the Strangler been given to this NCU?"""
    return any(row.get("what") == "strangled" and row["ncu"] == n for row in st.effects)


def ncu_muted(st: Position, n: int) -> bool:
    for row in st.effects:
        what = row.get("what")
        if what == "strangled" and row["ncu"] == n:
            return True
        if what == "mute_ncu" and row["ncu"] == n:
            return True
        if what == "siege_cut_the_ravens" and row["side"] != st.side[st.n_owner[n]]:
            return True
    return False


def influence_of(st: Position, n: int) -> str:
    """The Influence ability of an NCU, which Jaqen may exchange; "" if it has none."""
    for row in st.effects:
        if row.get("what") == "influence_as" and row["ncu"] == n:
            return str(row["ability"])
    for name in facts.NCUS[st.n_kind[n]].abilities:
        if facts.ABILITIES[name].type == "influence":
            return name
    return ""


def ncu_abilities(st: Position, n: int) -> tuple[str, ...]:
    if not st.n_alive[n] or ncu_muted(st, n):
        return ()
    return facts.NCUS[st.n_kind[n]].abilities


def in_force(st: Position, wanted: frozenset[str]) -> list[Source]:
    """Every ability among these that is in force: units first, then NCUs by seat."""
    found: list[Source] = []
    for u in might_have(st, wanted):
        for name, model in abilities(st, u):
            if name in wanted:
                found.append((name, seat_of(st, u, model), u, NOBODY))
    for n in cards_of(st).ncus_with(wanted):
        for name in ncu_abilities(st, n):
            if facts.ABILITIES[name].type == "influence":
                u = st.n_unit[n]
                real = influence_of(st, n)
                if real in wanted and (st.where[u] == ON if u != NOBODY else is_beside(real)):
                    found.append((real, st.n_owner[n], u, n))
            elif name in wanted:
                found.append((name, st.n_owner[n], NOBODY, n))
    return found


def is_beside(influence: str) -> bool:
    """Does this Influence also say something while it lies on no unit (Jeyne Poole)?"""
    entry = ENTRIES.get(influence)
    return entry is not None and "beside" in entry.has


LYING: Final = frozenset(  # cards that say something while they lie on a unit
    i for i, name in enumerate(FACES) if name in ENTRIES and "attached" in ENTRIES[name].parts
)


def lasting(st: Position, among: frozenset[str]) -> list[tuple[str, str, int, int, int]]:
    """Parts in force of some entries: entry, part, seat, the unit they lie on, and the card
    (NOBODY if none)."""
    if not among:
        return []
    found = [
        (row["source"], row["part"], row["seat"], row["unit"], NOBODY)
        for row in st.effects
        if row.get("what") == "part" and row["source"] in among
    ]
    for card, u in st.pins:
        index = st.cards.face[card]
        if index in LYING and FACES[index] in among:
            seat = st.cards.zone[card] // PILES_PER_SEAT
            found.append((FACES[index], "attached", seat, u, card))
            if cards_of(st).sharing:
                found += [(FACES[index], "attached", seat, v, card) for v in bonded(st, u, seat)]
    return found


@lru_cache(maxsize=256)
def sharing(kinds: tuple[str, ...]) -> tuple[int, ...]:
    """The units that count as having the cards of their master (Ghost)."""
    return tuple(
        v
        for v, kind in enumerate(kinds)
        if any("shares_cards" in ENTRIES[a].has for a, _ in printed(kind, ()) if a in ENTRIES)
    )


def bonded(st: Position, u: int, seat: int) -> list[int]:
    """Beasts that share the cards their own player attaches to Jon Snow's unit."""
    if st.side[seat] != st.side[st.owner[u]]:
        return []
    return [
        v
        for v in cards_of(st).sharing
        if st.where[v] == ON
        and v != u
        and st.owner[v] == st.owner[u]
        and holds_person(st, u, "jon_snow")
    ]


@lru_cache(maxsize=4096)
def printed_words(kind: str, attached: tuple[str, ...]) -> frozenset[str]:
    """The plain facts that the abilities on the cards of a unit say."""
    entries = (ENTRIES.get(name) for name, _ in printed(kind, attached))
    return frozenset(word for entry in entries if entry is not None for word in entry.has)


def plain_words(st: Position, u: int) -> frozenset[str] | None:
    """The plain facts of a unit of which its own cards alone speak now; None of any other."""
    for row in st.effects:
        if row.get("unit") == u or row.get("what") == "siege_cut_the_ravens":
            return None
    if u in st.n_unit or (st.touch and distracted(st, u)):
        return None
    return printed_words(st.kind[u], st.attached[u])


def has(st: Position, u: int, word: str) -> bool:
    """Is this plain fact true of the unit, by an ability it has or an Influence on it?"""
    words = plain_words(st, u)
    return word in words if words is not None else _has_now(st, u, word)


def _has_now(st: Position, u: int, word: str) -> bool:
    for name, _ in abilities(st, u):
        entry = ENTRIES.get(name)
        if entry is not None and word in entry.has:
            return True
    for n, unit in enumerate(st.n_unit):  # Influence: a plain word for enemies, `own:` for friends
        if unit == u and not ncu_muted(st, n):
            entry = ENTRIES.get(influence_of(st, n))
            friend = st.side[st.n_owner[n]] == st.side[st.owner[u]]
            if entry is not None and (f"own:{word}" if friend else word) in entry.has:
                return True
    return any(
        row.get("what") == "has" and row.get("unit") == u and row["word"] == word
        for row in st.effects
    )


def affiliated(st: Position, u: int, name: str) -> bool:
    """Does the unit belong to a house or company (rule units.name)?"""
    return name in profile(st, u).affiliations or has(st, u, f"affiliation:{name}")


def holds_person(st: Position, u: int, person: str) -> bool:
    """Is the character in the unit, or a vassal who stands for it (rule commanders.vassal)?"""
    if u == NOBODY:
        return False
    if person in profile(st, u).characters and profile(st, u).solo:
        return True
    if any(person in facts.ATTACHMENTS[a].characters for a in st.attached[u]):
        return True
    if has(st, u, f"stands_for:{person}"):
        return True
    return person in commander_names(st.commander[st.owner[u]]) and has(
        st, u, "stands_for:commander"
    )


def commander_names(card: str) -> tuple[str, ...]:
    """The characters that a commander is."""
    if card in facts.ATTACHMENTS:
        return facts.ATTACHMENTS[card].characters
    return facts.UNITS[card].characters if card in facts.UNITS else ()


def leads(st: Position, u: int) -> bool:
    """Is this the commander's unit, or one that counts as it (rule commanders.vassal)?"""
    return is_commander(st, u) or has(st, u, "stands_for:commander")


COMMANDERS: Final = frozenset(
    name
    for table in (facts.UNITS, facts.ATTACHMENTS, facts.NCUS)
    for row in table.values()
    if row.commander
    for name in row.characters
)


def is_borrowed(st: Position, card: int) -> bool:
    """Was the card taken from an opponent's discards (Devious Methods)?"""
    return any(
        row.get("what") in {"borrowed", "given_back"} and row["card"] == card for row in st.effects
    )


def copies(st: Position, u: int, order: str) -> int:
    """How many models of a unit carry an Order (rule orders.once)."""
    return sum(name == order for name, _ in abilities(st, u))


def used(st: Position, u: int, order: str) -> int:
    return st.notes[u].get(f"order:{order}", 0)
