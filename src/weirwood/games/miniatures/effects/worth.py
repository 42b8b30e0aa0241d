"""Could an effect do anything at all? What could not is not offered (rule orders.worth).

Only what everybody sees counts, so that an offer says nothing about a hand. What a step might do is
judged generously: a step that is not known here is taken to do something.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final, TypeAlias

from ..rules.actions import options
from ..rules.attack import is_hit, needed
from ..rules.charge import falls_short
from ..rules.conditions import held
from ..rules.dice import pool
from ..rules.objectives import bonuses
from ..rules.panic import total
from ..rules.tactics import deck, face, hand
from ..rules.units import engaged, is_wall, profile, ranks_lost
from ..rules.wounds import restorable
from ..state import NOBODY, ON
from . import sources
from .conditions import holds_all
from .mods import gather, is_poisoned, refuses_token, venomous
from .scene import candidates, event_side, reckon
from .vocabulary import AT, ENTRIES, PARTS_AT, PROGRAMS, amount, choice

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..state import Position
    from .scene import Scene
    from .vocabulary import Entry, Part, Step

ALL_TOKENS: Final = ("panicked", "vulnerable", "weakened")
GIVEN_UP: Final = frozenset({"lost", "no_action", "replaced"})  # it costs whose event it is
LATER: Final = frozenset({"it", "ok", "picked"})  # conditions that look at what happens before them


def gains(st: Position, u: int, names: tuple[str, ...]) -> list[str]:
    """Those of these condition tokens that would change something on a unit."""
    if st.where[u] != ON or is_wall(st, u):
        return []
    mine = held(st, u)
    return [
        name
        for name in names
        if (
            name == "vulnerable" and venomous(st, u)
            if name in mine
            else not refuses_token(st, u, name)
        )
    ]


def loses(st: Position, u: int, kinds: str) -> list[str]:
    """The condition tokens that a step would take off a unit."""
    found = [name for name in held(st, u) if kinds in {"any", "all"} or name in kinds.split("|")]
    return [*found, "poison"] if kinds == "any" and is_poisoned(st, u) else found


def dying(st: Position, u: int) -> bool:
    """Is a unit on its way out? What it restores now it loses with its life."""
    return any(row["kind"] == "death" and row["unit"] == u for row in st.stack)


def touched(sc: Scene, step: Step, u: int) -> bool:
    """Would a step change anything about this unit?"""
    st, op = sc.st, step.op
    if op in {"restore", "restore_up_to"}:
        return restorable(st, u) > 0 and not dying(st, u)
    if op == "token":
        kinds = step.args[1]
        if kinds == "event":
            kinds = str(sc.row.get("token", ""))
        return bool(gains(st, u, ALL_TOKENS if kinds == "any" else tuple(kinds.split("|"))))
    if op == "untoken":
        kinds = step.args[1]
        if kinds == "event":
            kinds = str(sc.row.get("token", ""))
        return bool(loses(st, u, kinds))
    if op in {"shift", "pivot"}:
        return not engaged(st, u)
    if op in {"panic", "morale"}:
        return not is_wall(st, u)
    if op == "slay":
        return bool(st.attached[u])
    if op == "free":
        actions = [action for action in step.args[1].split("|") if action != "must"]
        target = sc.who(step.args[2]) if len(step.args) > 2 else NOBODY
        return bool(options(st, u, actions, target))
    if op == "last" and step.args[1] in FLEETING.get(sc.source, ()):
        return False
    if op == "last" and step.args[1] in BRIEF.get(sc.row["kind"], {}).get(sc.source, ()):
        part = ENTRIES[sc.source].parts[step.args[1]]
        return not _too_short(sc) and any(_program(sc, on.path, []) for on in part.on)
    return True


DICE: Final = AT["charge.dice"]


def _too_short(sc: Scene) -> bool:
    """Does the die of a charge lie there, too low, and can nobody have it thrown again?"""
    st = sc.st
    if sc.row["kind"] != "charge" or not falls_short(st):
        return False
    side = st.side[sc.seat]
    if any(
        st.side[seat] == side and seat != sc.seat and hand(st, seat) for seat in range(st.seats)
    ):
        return False
    return not any(st.side[seat] == side for _, seat, _, _ in sources.in_force(st, DICE))


ENDS: Final = {  # of an event: the moments that a part may wait for if it is of that event alone
    "test": frozenset({"test.passed", "test.failed"}),
    "charge": frozenset({"charge.success", "action.after"}),
}


def _brief(part: Part, ends: frozenset[str]) -> bool:
    """Does a part that lasts only wait for the end of an event, and end with it?"""
    if part.mods or part.has:
        return False
    return {on.at for on in part.on} == ends and all(
        any(step.op == "drop" for step in PROGRAMS[on.path]) for on in part.on
    )


BRIEF: Final = {
    kind: {
        entry.id: frozenset(name for name, part in entry.parts.items() if _brief(part, ends))
        for entry in ENTRIES.values()
    }
    for kind, ends in ENDS.items()
}


def _laid(path: str) -> set[str]:
    """The parts that a program lays on somebody, its branches included."""
    found = {step.args[1] for step in PROGRAMS[path] if step.op == "last"}
    return found.union(*(_laid(branch) for step in PROGRAMS[path] for branch in step.branches))


def _fleeting(entry: Entry, path: str) -> set[str]:
    """Lower Defense that a program lays and takes away again: it serves its own hits alone."""
    dropped = {step.args[0] for step in PROGRAMS[path] if step.op == "drop"}
    return {name for name in _laid(path) & dropped if _only_defense(entry.parts[name])}


def _only_defense(part: Part) -> bool:
    return not part.on and not part.has and all(mod.to == "defense" for mod in part.mods)


FLEETING: Final = {
    entry.id: frozenset[str]().union(*(_fleeting(entry, on.path) for on in entry.on))
    for entry in ENTRIES.values()
}


DEALT: Final = frozenset({"wound", "hit", "restore", "restore_up_to"})  # so many of something
CHANGING: Final = frozenset({
    "restore", "restore_up_to", "token", "untoken", "shift", "pivot", "slay", "free", "wound",
    "hit", "panic", "morale", "last", "mute", "bar", "pin", "gain", "forbid", "ruin",
})  # fmt: skip


WORTH: Final[dict[str, Callable[[Scene, str], bool]]] = {}
"""For special effects, by the name that `call` uses: could they do something now?"""

Worth: TypeAlias = "Callable[[Scene, str], bool]"


def worth(name: str) -> Callable[[Worth], Worth]:
    """Register it, beside the procedure: `@worth("stark.outflank")`."""

    def keep(rule: Worth) -> Worth:
        WORTH[name] = rule
        return rule

    return keep


def fruitful(sc: Scene, path: str) -> bool:
    """Could one of the steps of an effect do something now?"""
    return _program(sc, path, [])


def _program(sc: Scene, path: str, its: list[int]) -> bool:
    """``its``: the units that a step before may have chosen; later steps call them `it`."""
    for step in PROGRAMS[path]:  # noqa: SIM110 - a plain loop: this is asked at every moment
        if _step(sc, step, its):
            return True
    return False


def _step(sc: Scene, step: Step, its: list[int]) -> bool:
    op = step.op
    if op == "pick" or op in CHANGING:
        found = meant(sc, step.args[0], its)
        if step.args[0].startswith("[") and choice(step.args[0]).count == "one":
            its[:] = found
        if op in DEALT and not reckoned(sc, step.args[1], found):
            return False
        return op in CHANGING and any(touched(sc, step, u) for u in found)
    if op == "draw":
        return bool(deck(sc.st, sc.seat))
    if op == "call" and step.args[0] in WORTH:
        return WORTH[step.args[0]](sc, step.args[1] if len(step.args) > 1 else "")
    if op == "give" and sc.row["kind"] == "attack":
        return any(
            word != "vicious" or may_panic(sc.st, sc.row["defender"])
            for word in set(step.args) - keywords(sc)
        )
    if op == "reroll" and sc.row["kind"] == "attack":
        return not entitled(sc, step.args[0])
    if op in {"set", "add", "reroll_now", "flag"}:
        return _event(sc, step)
    if op == "note":
        return not step.args[2].startswith("-")
    if op in {"drop", "end", "unpin"}:
        return False
    if op == "choose":
        return any(_program(sc, branch, list(its)) for branch in step.branches)
    if op == "times":
        return reckoned(sc, step.count, its) and _program(sc, step.branches[0], its)
    if op == "if":
        return any(_program(sc, branch, its) for branch in taken(sc, step))
    return True


def keywords(sc: Scene) -> set[str]:
    """What an attack has or will have by what is in force (rule abilities.same_name)."""
    coming = [mod.give for _, mod in gather(sc.st, "attack", sc.row)]
    if not sc.row["ranged"]:
        coming.append(tuple(bonuses(sc.st, sc.row["attacker"])))
    return {*sc.row["keywords"], *(keyword for found in coming for keyword in found)}


SAVING: Final = AT["destroyed.would"]


def may_panic(st: Position, v: int) -> bool:
    """Could the defender live to take a Panic test? A unit on its last wound passes without one or
    falls before it, and nothing restores wounds in between: somebody would have to save it."""
    if is_wall(st, v):
        return False
    return st.health[v] > 1 or _savable(st, v)


def _savable(st: Position, v: int) -> bool:
    """Has its side an ability, a card on it, or perhaps in hand, that saves who would fall?"""
    side = st.side[st.owner[v]]
    if any(st.side[seat] == side for _, seat, _, _ in sources.in_force(st, SAVING)):
        return True
    if any(
        u == v and any(on.at == "destroyed.would" for on in ENTRIES[source].parts[part].on)
        for source, part, _, u, _ in sources.lasting(st, PARTS_AT["destroyed.would"])
    ):
        return True
    return any(
        face(st, card) in SAVING
        for seat in range(st.seats)
        if st.side[seat] == side and hand(st, seat)
        for card in (*hand(st, seat), *deck(st, seat))  # which of them is in hand nobody sees
    )


def most_dice(sc: Scene) -> bool:
    """Does the attack roll its most dice by what is in force (rule abilities.highest_lowest)?"""
    return (
        bool(sc.row["highest"])
        or "highest_dice" in tuple(bonuses(sc.st, sc.row["attacker"]))
        or any("highest" in mod.sets for _, mod in gather(sc.st, "attack", sc.row))
    )


def fewest_dice(sc: Scene) -> bool:
    """Does it roll its fewest by what is in force, or by the ranks that it has lost?"""
    row = sc.row
    coming = [mod for _, mod in gather(sc.st, "attack", row)]
    if row["lowest"] or any("lowest" in mod.sets for mod in coming):
        return True
    if row["rank_mod"] or any("rank" in dict(mod.numbers) for mod in coming) or most_dice(sc):
        return False
    dice = profile(sc.st, row["attacker"]).attacks[row["attack"]].dice
    return dice[min(ranks_lost(sc.st, row["attacker"]), len(dice) - 1)] == min(dice)


def entitled(sc: Scene, what: str) -> bool:
    """Has the seat the right to re-roll these dice, or will have it by what is in force?"""
    coming = (
        mod.rerolls for other, mod in gather(sc.st, "attack", sc.row) if other.seat == sc.seat
    )
    rights = {f"{word}:{sc.seat}" for found in coming for word in found}
    return f"{what}:{sc.seat}" in {*sc.row.get("rights", ()), *rights}


OF_PANIC: Final = frozenset({"panic", "panic_extra"})


def _event(sc: Scene, step: Step) -> bool:
    """Would it make a difference to the event?"""
    row, word = sc.row, step.args[0]
    if row["kind"] == "attack" and word in OF_PANIC and not may_panic(sc.st, row["defender"]):
        return False
    if step.op == "add" and len(step.args) > 1 and not _adds(sc, step.args[1]):
        return False
    if row["kind"] == "attack" and step.op == "set" and word in {"highest", "lowest"}:
        dice = profile(sc.st, row["attacker"]).attacks[row["attack"]].dice
        return len(set(dice)) > 1 and not (most_dice(sc) if word == "highest" else fewest_dice(sc))
    if step.op == "set" and word in GIVEN_UP:
        return event_side(sc.st, sc) != sc.st.side[sc.seat]
    if row["kind"] == "test" and word == "cap" and row["d3"]:  # the wounds are on the table
        below = row["d3"] + row["extra"] <= int(step.args[1])
        return not below and not passing(sc) and row["auto"] != "pass"
    if row["kind"] == "test" and word in {"auto", "cap", "roll", "extra"}:
        good = "pass" in step.args or word == "cap" or not step.args[-1].startswith("-")
        return not (row["auto"] == "pass" or (good and word != "extra" and passing(sc)))
    if step.op == "reroll_now":
        return bool(fresh_dice(sc.st, word, sc.seat))
    if row["kind"] == "attack" and word == "extra_blocks" and row["dice"]:
        return row["hits"] - row["direct"] > row["blocked"]
    return True


PLAIN: Final = frozenset({"", "lost", "foes_lost", "left", "pack"})  # amounts that stand by now


def _adds(sc: Scene, text: str) -> bool:
    """Is what it adds more or less than nothing, as far as that can be said yet?"""
    if any(kind not in PLAIN for _, kind, _ in amount(text)):
        return True
    return reckon(sc, text) != 0


def passing(sc: Scene) -> bool:
    """Do the dice of a test lie there, and pass it?"""
    row = sc.row
    if row is not sc.st.stack[-1] or not row["dice"]:
        return False
    return total(sc.st) >= profile(sc.st, row["unit"]).morale


def fresh_dice(st: Position, what: str, seat: int) -> list[str]:
    """Dice that a seat has not re-rolled yet, of an attack perhaps the misses alone."""
    row = st.stack[-1]
    done = row.get("again", ())
    if what == "misses":
        need = needed(st)
        return [
            f"die:{k + 1}"
            for k, face in enumerate(row["dice"])
            if not is_hit(face, need) and seat * 100 + k not in done
        ]
    return [f"die:{k + 1}" for k in range(len(pool(st, what))) if seat * 100 + k not in done]


def meant(sc: Scene, ref: str, its: list[int]) -> list[int]:
    """The units that a word of a step may mean."""
    if ref.startswith("["):
        if any(arg == "it" for _, arg in choice(ref).filters) and its:
            return sorted({u for it in its for u in candidates(replace(sc, it=it), ref)})
        return candidates(sc, ref)
    if ref == "it" and its:
        return its
    u = sc.who(ref)
    return [u] if u != NOBODY and sc.st.where[u] == ON else []


def reckoned(sc: Scene, text: str, its: list[int]) -> bool:
    """May an amount be more than nothing? Dice are not thrown for it."""
    if any(word in text for word in ("D3", "D6", "note")):
        return True
    return any(reckon(replace(sc, it=it), text) > 0 for it in (its if ":it" in text else [sc.it]))


def taken(sc: Scene, step: Step) -> tuple[str, ...]:
    """The branches that may be run: both, where the condition looks at what is still to come."""
    words = {word for cond in step.when for word in cond}
    if words & LATER:
        return step.branches
    return (step.branches[0 if holds_all(sc, step.when) else 1],)


# ---- which unit --------------------------------------------------------------------------------

NARROWED: Final = frozenset({"restore", "restore_up_to", "token", "untoken"})


def _refers(step: Step, first: Step) -> bool:
    """Does a step look at the unit that was chosen last, by that first step?

    That the same again is done to another unit does not count: it would do as little to this one.
    """
    words = [*step.args, step.count, *(word for cond in step.when for word in cond)]
    if step.op == first.op and step.args[1:] == first.args[1:]:
        words[0] = words[0].replace(" other:it", "")
    if (
        any(word == "it" or ":it" in word or "picked" in word for word in words)
        or step.op == "call"
    ):
        return True
    return any(_refers(inner, first) for branch in step.branches for inner in PROGRAMS[branch])


def _settled(step: Step) -> bool:
    """An `if` that asks for nothing a token or a wound could change."""
    return step.op == "if" and all(cond[0] in {"control", "destroyed"} for cond in step.when)


def _ends(
    path: str, later: tuple[Step, ...], found: dict[tuple[str, int], tuple[Step, ...]]
) -> None:
    steps = PROGRAMS[path]
    for i, step in enumerate(steps):
        after = (*later, *(other for other in steps[i + 1 :] if _refers(other, step)))
        if step.op in NARROWED and all(_settled(other) for other in after):
            found[path, i] = after
        again = (*after, step) if step.op == "times" else after
        for branch in step.branches:
            _ends(branch, again, found)


def _last_words() -> dict[tuple[str, int], tuple[Step, ...]]:
    found: dict[tuple[str, int], tuple[Step, ...]] = {}
    for entry in ENTRIES.values():
        for on in (*entry.on, *(on for part in entry.parts.values() for on in part.on)):
            _ends(on.path, (), found)
    return found


LAST_WORDS: Final = _last_words()
"""Steps whose choice of a unit matters for themselves alone, or else only where these conditions
after them let somebody look at it."""


def worthwhile(sc: Scene, path: str, i: int, found: tuple[int, ...]) -> tuple[int, ...]:
    """Of the units that a step may choose those for which it does something (rule orders.worth)."""
    after = LAST_WORDS.get((path, i))
    if after is None:
        return found
    step = PROGRAMS[path][i]
    coming = (inner for s in after for branch in taken(sc, s) for inner in PROGRAMS[branch])
    if any(_refers(inner, step) for inner in coming):
        return found
    return tuple(u for u in found if touched(sc, step, u))
