"""The steps of effects that ask nothing: plain functions on the event and on what lasts.

Each takes the path of its program and its place in it. `PLAIN` names them as the data does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias

from weirwood.kernel import tell

from ..rules.contexts import find
from ..rules.dice import die
from ..rules.tactics import unpin
from ..rules.winning import score
from ..state import NOBODY, Effect, Position
from . import mods
from .pillage import plunder
from .scene import reckon
from .uses import running
from .vocabulary import NUMBERS, PROGRAMS

if TYPE_CHECKING:
    from collections.abc import Callable


def word(path: str, i: int, k: int) -> str:
    """The k-th word of a step, "" if it is left out."""
    args = PROGRAMS[path][i].args
    return args[k] if k < len(args) else ""


def value(st: Position, path: str, i: int, k: int) -> int:
    """An amount among the words of a step; left out it is 0."""
    text = word(path, i, k)
    return reckon(running(st), text) if text else 0


def note_ok(st: Position, ok: bool) -> None:
    st.windows[-1]["ok"] = ok


# ---- the event itself ---------------------------------------------------------------------------


def give(st: Position, path: str, i: int) -> None:
    """`give sundering vicious`: the attack has these keywords."""
    row = running(st).row
    for keyword in PROGRAMS[path][i].args:
        if keyword not in row["keywords"]:
            row["keywords"].append(keyword)


def add(st: Position, path: str, i: int) -> None:
    """`add hit 1`: change a number of the event."""
    row: Any = running(st).row  # the data names its keys
    key = NUMBERS[word(path, i, 0)]
    row[key] = row.get(key, 0) + value(st, path, i, 1)


def set_word(st: Position, path: str, i: int) -> None:
    """`set highest`, `set auto pass`, `set replaced`."""
    mods.put(running(st).row, word(path, i, 0), word(path, i, 1))


def flag(st: Position, path: str, i: int) -> None:
    flags = running(st).row["flags"]
    if word(path, i, 0) not in flags:
        flags.append(word(path, i, 0))


def six(st: Position, path: str, i: int) -> None:
    """Every distance die counts as a 6 (rule abilities.counts_as_six)."""
    row = running(st).row
    if "six" not in row["flags"]:
        row["flags"].append("six")
    row["dice"] = [6 for _ in row["dice"]]


def exact(st: Position, path: str, i: int) -> None:
    """`exact 1+left:object`: the hits become so many wounds, without Defense dice."""
    row = running(st).row
    row["extra_hits"] += value(st, path, i, 0) - row["hits"]
    if "no_defense" not in row["flags"]:
        row["flags"].append("no_defense")


def reroll(st: Position, path: str, i: int) -> None:
    """`reroll attack`: the right to re-roll, before the dice."""
    mods.grant(running(st).row, word(path, i, 0), st.windows[-1]["seat"])


def cancel(st: Position, path: str, i: int) -> None:
    """The effect that is being answered does not happen (rule tactics.cancelled)."""
    running(st).row["cancelled"] = True
    tell(st, "effect.cancelled", seat=st.windows[-1]["seat"], effect=st.windows[-1]["source"])


def end(st: Position, path: str, i: int) -> None:
    """The rest of this effect is left out."""
    st.windows[-1]["off"] = True


# ---- what lasts ---------------------------------------------------------------------------------


def lay(st: Position, u: int, part: str, until: str) -> None:
    """A part of the running entry lies on a unit until then."""
    record = st.windows[-1]
    row: Effect = {
        "what": "part", "source": record["source"], "part": part, "unit": u,
        "seat": record["seat"], "until": until,
    }  # fmt: skip
    if row not in st.effects:
        st.effects.append(row)


def loosen(st: Position, card: int) -> None:
    """Take an attached card off its unit, with what was counted on it."""
    if any(row[0] == card for row in st.pins):
        unpin(st, card)
        st.effects = [row for row in st.effects if row.get("card") != card]


def unpin_card(st: Position, path: str, i: int) -> None:
    loosen(st, st.windows[-1]["card"])


def lift(st: Position, path: str, i: int) -> None:
    """The NCU's card is taken off the unit that it influences."""
    n = st.windows[-1]["ncu"]
    if n != NOBODY:
        st.n_unit[n] = NOBODY
        tell(st, "influence.lifted", seat=st.n_owner[n], ncu=st.n_kind[n])


def drop(st: Position, path: str, i: int) -> None:
    """`drop brief`: a part of this entry that was laid on a unit ends."""
    source = st.windows[-1]["source"]
    part = word(path, i, 0)
    st.effects = [
        row
        for row in st.effects
        if not (row.get("what") == "part" and row["source"] == source and row["part"] == part)
    ]


def watch(st: Position, path: str, i: int) -> None:
    """`watch threat turn`: a part of this entry is in force, on no unit."""
    lay(st, NOBODY, word(path, i, 0), word(path, i, 1))


def save(st: Position, path: str, i: int) -> None:
    """`save self 1`: the unit is not destroyed but stays with so many wounds."""
    u = running(st).who(word(path, i, 0))
    st.health[u] = max(1, value(st, path, i, 1))
    running(st).row["saved"] = True
    tell(st, "unit.saved", seat=st.owner[u], unit=st.kind[u], nr=u)


def later(st: Position, path: str, i: int) -> None:
    """`later wounds`: a part of this entry happens when the attack is complete."""
    record = st.windows[-1]
    row = find(st, "attack")
    if row is not None:
        text = f"{record['source']}|{word(path, i, 0)}|{record['seat']}|{record['unit']}"
        row.setdefault("later", []).append(text)


def note(st: Position, path: str, i: int) -> None:
    """`note self faith 1`: count something on a unit, on the `card` attached, or on the `ncu`."""
    n = value(st, path, i, 2)
    key = word(path, i, 1)
    where = word(path, i, 0)
    if where == "card":
        count_on_card(st, st.windows[-1]["card"], n)
    elif where == "ncu":
        k = st.windows[-1]["ncu"]
        if key == "order":
            st.n_tokens[k] += n
        else:
            st.n_notes[k][key] = max(0, st.n_notes[k].get(key, 0) + n)
    else:
        u = running(st).who(where)
        if u != NOBODY and key == "pillage":
            plunder(st, u, n)
        elif u != NOBODY:
            st.notes[u][key] = max(0, st.notes[u].get(key, 0) + n)


def count_on_card(st: Position, card: int, n: int) -> None:
    """Order tokens on an attached card."""
    for row in st.effects:
        if row.get("what") == "card_tokens" and row["card"] == card:
            row["count"] += n
            return
    st.effects.append({"what": "card_tokens", "card": card, "count": n, "until": "game"})


# ---- chance and points --------------------------------------------------------------------------


def roll_die(st: Position, path: str, i: int) -> None:
    """`die 3`: roll a die; later steps ask whether it was that or more."""
    face = die(st, "effect", 6, seat=st.windows[-1]["seat"])
    note_ok(st, face >= int(word(path, i, 0)))


def score_points(st: Position, path: str, i: int) -> None:
    score(st, st.side[st.windows[-1]["seat"]], value(st, path, i, 0), "effect")


SPECIAL: Final[dict[str, Callable[[Position, str], None]]] = {}
"""Special effects that ask nothing, by the name that `call` uses; `special` fills it."""

Special: TypeAlias = "Callable[[Position, str], None]"


def special(rule: Special) -> Special:
    """Register a special effect that asks nothing: `call stark.hodor_retreat` finds it in
    `special/stark.py`."""
    SPECIAL[f"{rule.__module__.rsplit('.', 1)[1]}.{rule.__name__}"] = rule
    return rule


PLAIN: Final[dict[str, Callable[[Position, str, int], None]]] = {
    "give": give,
    "add": add,
    "set": set_word,
    "flag": flag,
    "six": six,
    "reroll": reroll,
    "cancel": cancel,
    "end": end,
    "unpin": unpin_card,
    "lift": lift,
    "later": later,
    "drop": drop,
    "exact": exact,
    "watch": watch,
    "save": save,
    "note": note,
    "die": roll_die,
    "score": score_points,
}
