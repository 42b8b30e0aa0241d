"""What abilities change in the numbers that the rules reckon with. Plain functions.

Every one of them looks at what is in force, keeps what stands in the right relation to the event
at the top of the stack, and writes it into that event's row. Effects of one name count once (rule
abilities.same_name).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from weirwood.kernel import tell

from .. import facts
from ..geometry.rect import within
from ..rules.contexts import top
from ..rules.measuring import SHORT
from ..rules.units import touching, tray
from ..state import NOBODY, ON, TOKENS, Position
from . import sources
from .conditions import holds_all
from .scene import Scene, attack_fits, parties, reckon, related, scene, unrelated
from .vocabulary import AT, ENTRIES, FACTUAL, MODDED, MODS_TO, NUMBERS, PARTS_TO

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..rules.contexts import Row
    from .vocabulary import Mod


BLOOM: Final = "deadly_bloom"
GAINED: Final = frozenset(  # cards that answer a new token, from the hand or where they lie
    i
    for i, name in enumerate(sources.FACES)
    if name in ENTRIES
    and any(
        on.at == "token.gained"
        for group in (ENTRIES[name].on, *(part.on for part in ENTRIES[name].parts.values()))
        for on in group
    )
)
WOULD: Final = sources.ORDERS & AT.get("token.would", frozenset())


def gather(st: Position, to: str, row: Row) -> list[tuple[Scene, Mod]]:
    """The mods of one sort that hold for an event, each name once."""
    found: list[tuple[Scene, Mod]] = []
    seen: set[str] = set()
    actor, target = parties(row)
    for name, seat, u, n in sources.in_force(st, MODDED[to]):
        if name in seen:
            continue
        sc: Scene | None = None
        for mod in MODS_TO[name, to]:
            if unrelated(mod.of, u, actor, target):
                continue
            if sc is None:
                sc = scene(st, row, seat, u, n, name)
            if fits(sc, mod):
                seen.add(name)
                found.append((sc, mod))
    if not st.effects and not st.pins:
        return found
    for name, part, seat, u, card in sources.lasting(st, PARTS_TO[to]):
        tag = f"{name}.{part}"
        if tag in seen:
            continue
        sc = None
        for mod in ENTRIES[name].parts[part].mods:
            if mod.to != to or unrelated(mod.of, u, actor, target):
                continue
            if sc is None:
                sc = scene(st, row, seat, u, NOBODY, name)
                sc.card = card
            if fits(sc, mod):
                seen.add(tag)
                found.append((sc, mod))
    return found


def fits(sc: Scene, mod: Mod) -> bool:
    if not related(sc, mod.of):
        return False
    if sc.row["kind"] == "attack" or mod.of == "inflicted":
        if not attack_fits(sc, mod.attack):
            return False
    elif mod.attack not in {"", "any"}:
        return False
    return holds_all(sc, mod.when)


def apply(sc: Scene, mod: Mod) -> None:
    """Write a mod into the event's row."""
    row: Any = sc.row  # the data names its keys
    for key, text in mod.numbers:
        name = NUMBERS[key]
        if name in row:
            row[name] += reckon(sc, text)
    for word in mod.give:
        if word not in row["keywords"]:
            row["keywords"].append(word)
    row.get("flags", []).extend(word for word in mod.flags if word not in row["flags"])
    for text in mod.sets:
        word, _, value = text.partition(" ")
        if value == "last":  # the last wound of the bearer cannot be lost
            value = str(sc.st.health[sc.unit] - 1)
        put(row, word, value)
    for what in mod.rerolls:
        grant(row, what, sc.seat)


def put(row: Any, word: str, value: str) -> None:
    """Set a word of a row: a flag, a number, or how a test ends."""
    if word == "cap":
        row["cap"] = min(row["cap"], int(value))
    elif word == "auto":
        row["auto"] = row["auto"] or value
    elif word in {"max", "length"}:
        row[word] = int(value)
    else:
        row[word] = True


def grant(row: Row, what: str, seat: int) -> None:
    """Give a seat the right to re-roll dice of this event."""
    rights = row.setdefault("rights", [])
    if f"{what}:{seat}" not in rights:
        rights.append(f"{what}:{seat}")


def attack_mods(st: Position) -> None:
    """Everything that changes the attack at the top of the stack, before its dice are counted."""
    row = top(st)
    for sc, mod in gather(st, "attack", row):
        apply(sc, mod)


def defense_mods(st: Position) -> None:
    """Everything that changes Defense rolls, right before them."""
    row = top(st)
    defender: Row = {**row, "kind": "defense", "unit": row["defender"]}
    for sc, mod in gather(st, "defense", defender):
        sc.row = row
        apply(sc, mod)


def test_mods(st: Position) -> None:
    """Everything that changes the test at the top of the stack, before its dice."""
    row = top(st)
    if st.effects and grim(st, row["unit"]):
        row["mod"] -= 1
        row["extra"] += 1 if row["panic"] else 0
    for sc, mod in gather(st, "test", row):
        if row["panic"]:
            apply(sc, mod)
        else:  # wounds of a failed Panic test mean nothing to a Morale test
            extra, cap = row["extra"], row["cap"]
            apply(sc, mod)
            row["extra"], row["cap"] = extra, cap


def grim(st: Position, u: int) -> bool:
    """Stands the unit within Short range of corpses that an enemy laid out (Grim Reminder)?"""
    return any(
        row.get("what") == "grim"
        and row["side"] != st.side[st.owner[u]]
        and within(tray(st, u), (row["x"], row["y"], row["facing"], *GRIM_SIZE), SHORT)
        for row in st.effects
    )


def speed(st: Position, u: int, base: int) -> int:
    """Speed with everything that changes it, never below nothing."""
    row: Row = {"kind": "speed", "unit": u, "speed": base}
    for sc, mod in gather(st, "speed", row):
        apply(sc, mod)
    return max(0, row["speed"])


def may_reroll(st: Position, what: str, seat: int) -> bool:
    """May the seat re-roll these dice by an ability or an effect?"""
    row = top(st)
    if f"{what}:{seat}" in row.get("rights", ()):
        return True
    if what in {"charge", "retreat"}:
        return any(sc.seat == seat and what in mod.rerolls for sc, mod in gather(st, what, row))
    return False


# ---- plain facts --------------------------------------------------------------------------------


def _has(st: Position, u: int, word: str) -> bool:
    """A plain fact by an ability, an Influence, a lasting effect or an attached card."""
    if sources.has(st, u, word):
        return True
    if not st.effects and not st.pins:
        return False
    for name, part, seat, unit, card in sources.lasting(st, FACTUAL):
        for fact, when in ENTRIES[name].parts[part].has:
            if unit == u and fact == word:
                sc = scene(st, {"kind": "fact", "unit": u}, seat, u, NOBODY, name)
                sc.card = card
                if holds_all(sc, when):
                    return True
    return False


def follows(st: Position, u: int) -> bool:
    """Does the unit activate only after its master?"""
    return sources.has(st, u, "follows")


def ignores(st: Position, u: int, keyword: str) -> bool:
    """Does the unit not care about this keyword of terrain?"""
    return _has(st, u, f"ignore:{keyword}")


def over_obstacles(st: Position, u: int, attack: int) -> bool:
    """Does this attack look over units and terrain?"""
    name = facts.UNITS[st.kind[u]].attacks[attack].ability if st.kind[u] in facts.UNITS else ""
    entry = ENTRIES.get(name)
    return (
        entry is not None
        and "over_obstacles" in entry.has
        and any(found == name for found, _ in sources.abilities(st, u))
    )


def hand_bonus(st: Position, seat: int) -> int:
    """How many cards more a hand may hold, each name once (rule tactics.hand_more)."""
    found: set[str] = set()
    for n, owner in enumerate(st.n_owner):
        if owner == seat:
            found.update(a for a in sources.ncu_abilities(st, n) if _hand(a))
    for u, where in enumerate(st.where):
        if where == ON and st.owner[u] == seat:
            found.update(a for a, _ in sources.abilities(st, u) if _hand(a))
    return len(found)


def _hand(ability: str) -> bool:
    entry = ENTRIES.get(ability)
    return entry is not None and "hand" in entry.has


def refuses_token(st: Position, u: int, token: str) -> bool:
    """Can this unit never gain such a token?"""
    return _has(st, u, f"refuse:{token}") or _has(st, u, "refuse:all")


def pivots_before_march(st: Position, u: int) -> bool:
    return sources.has(st, u, "pivot_before_march")


def no_pivot_after(st: Position, u: int) -> bool:
    """May the enemies that this unit leaves by a Retreat not turn?"""
    return sources.has(st, u, "no_pivots_left")


def hindered(st: Position, u: int) -> bool:
    """Does every piece of terrain count as hindering for this unit?"""
    return _has(st, u, "hindered")


GRIM_SIZE: Final = (  # half the size of a corpse pile
    facts.TERRAIN["corpse_pile"].width // 2,
    facts.TERRAIN["corpse_pile"].depth // 2,
)
POISON: Final = "poison"  # what a unit may lose instead of a condition token


def is_poisoned(st: Position, u: int) -> bool:
    return any(row.get("part") == POISON and row.get("unit") == u for row in st.effects)


def cleanse(st: Position, u: int, name: str) -> None:
    """Take a condition token off a unit, or its poison instead."""
    if name == POISON:
        st.effects = [
            row for row in st.effects if not (row.get("part") == POISON and row.get("unit") == u)
        ]
        tell(st, "token.removed", seat=st.owner[u], unit=st.kind[u], nr=u, token=POISON)
    elif st.tokens[u] & TOKENS[name]:
        st.tokens[u] &= ~TOKENS[name]
        tell(st, "token.removed", seat=st.owner[u], unit=st.kind[u], nr=u, token=name)


def starting_notes(kind: str, attached: Sequence[str]) -> dict[str, int]:
    """What a unit begins with: tokens of Faith, banners, last chances."""
    found: dict[str, int] = {}
    for name, _ in sources.printed(kind, tuple(attached)):
        entry = ENTRIES.get(name)
        for word in entry.has if entry else ():
            if word.startswith("starts:"):
                _, key, count = word.split(":")
                found[key] = found.get(key, 0) + int(count)
    return found


def cannot_activate(st: Position, n: int) -> bool:
    """May this NCU not be activated?"""
    for name in facts.NCUS[st.n_kind[n]].abilities:
        entry = ENTRIES.get(name)
        if entry is not None and "cannot_activate" in entry.has:
            return True
    if not st.effects:
        return False
    if any(row.get("what") == "idle_ncu" and row["ncu"] == n for row in st.effects):
        return True
    side = st.side[st.n_owner[n]]
    return (
        st.round >= LAST_RESORT
        and sources.strangled(st, n)
        and (units_wait(st, side) or ncus_wait(st, n))
    )


LAST_RESORT: Final = 4  # the round from which a poisoned NCU waits for everybody else


def units_wait(st: Position, side: int) -> bool:
    """Has a side a combat unit that is yet to be activated?"""
    return any(
        where == ON and not st.activated[u] and st.side[st.owner[u]] == side and not follows(st, u)
        for u, where in enumerate(st.where)
        if st.kind[u] in facts.UNITS
    )


def ncus_wait(st: Position, n: int) -> bool:
    """Has the player of an NCU another that is yet to be activated?"""
    return any(
        owner == st.n_owner[n] and k != n and st.n_alive[k] and not st.n_activated[k]
        and not sources.strangled(st, k)
        for k, owner in enumerate(st.n_owner)
    )  # fmt: skip


def sated(st: Position, u: int) -> bool:
    """Does the unit restore a wound for a Pillage token that it cannot take (Gold's Allure)?"""
    return bool(st.pins) and _has(st, u, "sated")


def mend(st: Position, u: int) -> None:
    """A unit has restored wounds: its card may end (Blacktyde Resentment), its enemies may bleed
    (Deadly Bloom)."""
    if st.pins and any(unit == u for _, unit in st.pins):
        st.notes[u]["mended"] = 1
    if touching(st, u) and any(name == BLOOM for name, _ in sources.abilities(st, u)):
        st.effects.append({"what": "bloom", "unit": u, "until": "game"})


def token_put(st: Position, u: int, token: str) -> None:
    """A unit has a new condition token: who may answer that does so at once (rule
    conditions.gained). What is hidden in hands must not show, so that whole decks count."""
    if any(face in GAINED for face in st.cards.face) or sources.might_have(st, WOULD):
        st.effects.append({"what": "fresh", "unit": u, "token": token, "until": "game"})


def withers(st: Position, u: int) -> bool:
    """Can the unit not restore wounds?"""
    return bool(st.effects or st.pins) and _has(st, u, "withers")


def venomous(st: Position, u: int) -> bool:
    """Does Manticore Venom wait for the unit to become Vulnerable once more?"""
    return bool(st.effects) and _has(st, u, "venom")


def envenom(st: Position, u: int) -> None:
    """A unit with Manticore Venom was to become Vulnerable once more: a wound is due."""
    if venomous(st, u):
        st.effects.append({"what": "due", "unit": u, "until": "game"})


def forbids_action(st: Position, u: int, action: str) -> bool:
    """Does an effect take this action from the unit?"""
    return bool(st.effects) and any(
        row.get("what") == "forbid"
        and row.get("unit") == u
        and (action in row["actions"] or "all" in row["actions"])
        for row in st.effects
    )
