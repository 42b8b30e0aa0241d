"""The steps that effects are made of.

`run` goes through the steps of one effect; those that ask nothing are in `steps`. A step reads its
words from `PROGRAMS`, asks what is to be chosen, and does it through the rules; the record at the
end of `st.windows` holds what the steps tell each other: the unit chosen last, whether a test or a
die came out well.
"""

from __future__ import annotations

from weirwood.games.miniatures.actions import free_action
from weirwood.games.miniatures.attacks import is_hit, needed
from weirwood.games.miniatures.cardbook import draw, face, pin, seat_of
from weirwood.games.miniatures.dice import pool, reroll
from weirwood.games.miniatures.effects.conditions import holds_all
from weirwood.games.miniatures.effects.mods import POISON, cleanse, is_poisoned
from weirwood.games.miniatures.effects.scene import candidates, reckon
from weirwood.games.miniatures.effects.steps import PLAIN, SPECIAL, lay, note_ok, value, word
from weirwood.games.miniatures.effects.uses import running
from weirwood.games.miniatures.effects.vocabulary import PROGRAMS, choice
from weirwood.games.miniatures.effects.windows import aim, window
from weirwood.games.miniatures.hands import trim
from weirwood.games.miniatures.movement import free_pivot, shift
from weirwood.games.miniatures.panic import morale_test, panic_test
from weirwood.games.miniatures.roster import engaged, number
from weirwood.games.miniatures.rows import pop, push
from weirwood.games.miniatures.state import NOBODY, ON, Position
from weirwood.games.miniatures.tokens import held, put, remove, restore
from weirwood.games.miniatures.wounds import destroy, destroy_attachment, hits, wound
from weirwood.kernel import Flow, call, choose, pick, procedure
from weirwood.kernel.event import tell

ALL_TOKENS = ("panicked", "vulnerable", "weakened")


@procedure
def run(st: Position, path: str) -> Flow[None]:
    """All steps of a program, unless the effect is called off."""
    for i in range(len(PROGRAMS[path])):
        if st.windows[-1]["off"]:
            return
        op = PROGRAMS[path][i].op
        if op in PLAIN:
            PLAIN[op](st, path, i)
        else:
            yield from call(st, f"miniatures.effects.ops.{op}_", path, i)


# ---- units --------------------------------------------------------------------------------------


@procedure
def units(st: Position, path: str, i: int) -> Flow[tuple[int, ...]]:
    """The units that the first word of a step means; a choice in brackets is asked for."""
    text = word(path, i, 0)
    if not text.startswith("["):
        u = running(st).who(text)
        return (u,) if u != NOBODY and st.where[u] == ON else ()
    found = tuple(candidates(running(st), text))
    wanted = choice(text)
    if wanted.count == "all" or not found:
        return found
    return (yield from selected(st, found, wanted.count, wanted.optional))


@procedure
def selected(
    st: Position, found: tuple[int, ...], count: str, optional: bool
) -> Flow[tuple[int, ...]]:
    """One unit, or up to a number; each chosen unit may answer (rule tactics.target)."""
    record = st.windows[-1]
    seat, source = record["seat"], record["source"]
    chosen: tuple[int, ...] = ()
    if count == "one":
        u = found[0]
        if len(found) > 1 or optional:
            key = yield from choose(st, "effects.target", seat, source, found, optional)
            if key == "none":
                return ()
            u = number(key)
        chosen = (u,)
    else:
        keys = yield from pick(
            st, "effects.target", seat, source, found, False, least=0,
            most=min(int(count), len(found)), at="several",
        )  # fmt: skip
        chosen = tuple(number(k) for k in keys)
    for v in tuple(chosen):
        goes_on = yield from aim(st, v, st.windows[-1]["seat"], st.windows[-1]["kind"])
        if not goes_on:
            st.windows[-1]["off"] = True
            return ()
    note_picked(st, chosen)
    return chosen


def note_picked(st: Position, chosen: tuple[int, ...]) -> None:
    if chosen:
        st.windows[-1]["it"] = chosen[-1]
        st.windows[-1]["picked"] += [u for u in chosen if u not in st.windows[-1]["picked"]]


@procedure
def pick_(st: Position, path: str, i: int) -> Flow[None]:
    """`pick [enemy long]`: choose the unit that later steps call `it`."""
    found = yield from units(st, path, i)
    if not found:
        st.windows[-1]["it"] = NOBODY


# ---- tokens, wounds, tests ----------------------------------------------------------------------


@procedure
def token_(st: Position, path: str, i: int) -> Flow[None]:
    """`token object panicked|vulnerable`: the unit gains a token; one of several is chosen."""
    found = yield from units(st, path, i)
    kinds = word(path, i, 1)
    if kinds == "event":  # the sort that was just gained
        kinds = str(running(st).row.get("token", ""))
    for u in tuple(found):
        names = tuple(ALL_TOKENS if kinds == "any" else kinds.split("|"))
        name = names[0]
        if len(names) > 1:
            key = yield from choose(
                st, "effects.token", st.windows[-1]["seat"], st.windows[-1]["source"], u, names
            )
            name = key.split(":")[1]
        put(st, u, name)


@procedure
def untoken_(st: Position, path: str, i: int) -> Flow[None]:
    """`untoken self any`: a token is taken off the unit; `all` takes every one."""
    found = yield from units(st, path, i)
    kinds = word(path, i, 1)
    for u in tuple(found):
        if kinds == "event":  # the token that was just gained
            kinds = str(running(st).row.get("token", ""))
        names = tuple(n for n in held(st, u) if kinds in {"any", "all"} or n in kinds.split("|"))
        if kinds == "any" and is_poisoned(st, u):
            names = (*names, POISON)
        if kinds == "all":
            clear(st, u)
        elif names:
            name = names[0]
            if len(names) > 1:
                key = yield from choose(
                    st, "effects.token", st.windows[-1]["seat"], st.windows[-1]["source"], u, names
                )
                name = key.split(":")[1]
            cleanse(st, u, name)


def clear(st: Position, u: int) -> None:
    for name in held(st, u):
        remove(st, u, name)


@procedure
def restore_(st: Position, path: str, i: int) -> Flow[None]:
    """`restore self 1+lost [max]`."""
    found = yield from units(st, path, i)
    for u in tuple(found):
        st.windows[-1]["it"] = u
        n = value(st, path, i, 1)
        most = word(path, i, 2)
        restore(st, u, min(n, int(most)) if most else n)


@procedure
def wound_(st: Position, path: str, i: int) -> Flow[None]:
    found = yield from units(st, path, i)
    for u in tuple(found):
        st.windows[-1]["it"] = u
        n = value(st, path, i, 1)
        yield from wound(st, u, n, st.windows[-1]["seat"], st.windows[-1]["unit"])


@procedure
def hit_(st: Position, path: str, i: int) -> Flow[None]:
    """Hits are rolled for, but are no attack (rule abilities.effect_hits)."""
    found = yield from units(st, path, i)
    for u in tuple(found):
        st.windows[-1]["it"] = u
        n = value(st, path, i, 1)
        yield from hits(st, u, n, st.windows[-1]["seat"], st.windows[-1]["unit"])


@procedure
def panic_(st: Position, path: str, i: int) -> Flow[None]:
    """`panic actor -left 1`: a Panic test with a modifier and wounds more on a failure."""
    found = yield from units(st, path, i)
    for u in tuple(found):
        st.windows[-1]["it"] = u
        mod, extra = value(st, path, i, 1), value(st, path, i, 2)
        passed = yield from panic_test(st, u, mod, extra, st.windows[-1]["seat"])
        note_ok(st, passed)


@procedure
def morale_(st: Position, path: str, i: int) -> Flow[None]:
    """`morale self 2`: a Morale test; later steps ask whether it was passed."""
    found = yield from units(st, path, i)
    note_ok(st, False)
    for u in tuple(found):
        passed = yield from morale_test(st, u, value(st, path, i, 1), st.windows[-1]["seat"])
        note_ok(st, passed)


@procedure
def slay_(st: Position, path: str, i: int) -> Flow[None]:
    """`slay object infantry`: destroy one attachment of the unit."""
    found = yield from units(st, path, i)
    for u in tuple(found):
        models = tuple(st.attached[u])
        if models:
            model = models[0]
            if len(models) > 1:
                key = yield from choose(
                    st, "effects.choice", st.windows[-1]["seat"], st.windows[-1]["source"],
                    tuple(f"model:{m}" for m in models),
                )  # fmt: skip
                model = key.split(":")[1]
            done = yield from destroy_attachment(
                st, u, model, st.windows[-1]["seat"], st.windows[-1]["unit"]
            )
            note_ok(st, done)


# ---- moving and acting --------------------------------------------------------------------------


@procedure
def free_(st: Position, path: str, i: int) -> Flow[None]:
    """`free self charge|maneuver actor`: a free action, against one enemy if it is named."""
    found = yield from units(st, path, i)
    note_ok(st, False)
    for u in tuple(found):
        target = running(st).who(word(path, i, 2)) if word(path, i, 2) else NOBODY
        done = yield from free_action(st, u, tuple(word(path, i, 1).split("|")), target)
        note_ok(st, done)


@procedure
def shift_(st: Position, path: str, i: int) -> Flow[None]:
    """`shift [friend short] 3`: so many inches."""
    found = yield from units(st, path, i)
    for u in tuple(found):
        yield from shift(st, u, 1000 * value(st, path, i, 1))


# ---- cards --------------------------------------------------------------------------------------


@procedure
def draw_(st: Position, path: str, i: int) -> Flow[None]:
    draw(st, st.windows[-1]["seat"], value(st, path, i, 0))
    yield from trim(st, st.windows[-1]["seat"])


@procedure
def pin_(st: Position, path: str, i: int) -> Flow[None]:
    """Attach the card that is being played to a unit."""
    found = yield from units(st, path, i)
    for u in tuple(found):
        yield from attach(st, st.windows[-1]["card"], u)


@procedure
def attach(st: Position, card: int, u: int) -> Flow[None]:
    """A card lies on a unit now; that may be answered (Trophy Collecting)."""
    pin(st, card, u)
    push(st, "pinned", unit=u, card=face(st, card), by=seat_of(st, card))
    yield from window(st, "card.attached")
    pop(st, "pinned")


@procedure
def ruin_(st: Position, path: str, i: int) -> Flow[None]:
    """`ruin self`: the unit is destroyed."""
    found = yield from units(st, path, i)
    for u in tuple(found):
        yield from destroy(st, u, NOBODY, NOBODY)


@procedure
def pivot_(st: Position, path: str, i: int) -> Flow[None]:
    """`pivot it`: the unit pivots, if it is free to."""
    found = yield from units(st, path, i)
    for u in tuple(found):
        if not engaged(st, u):
            yield from free_pivot(st, u)


@procedure
def forbid_(st: Position, path: str, i: int) -> Flow[None]:
    """`forbid it melee|ranged|charge round`: the unit cannot take these actions until then."""
    found = yield from units(st, path, i)
    for u in tuple(found):
        forbid(st, u, tuple(word(path, i, 1).split("|")), word(path, i, 2))


def forbid(st: Position, u: int, actions: tuple[str, ...], until: str) -> None:
    row = {"what": "forbid", "unit": u, "actions": actions, "until": until}
    if until == "card":  # as long as the card lies on the unit
        row = {**row, "until": "game", "card": st.windows[-1]["card"]}
    st.effects.append(row)


@procedure
def reroll_now_(st: Position, path: str, i: int) -> Flow[None]:
    """`reroll_now test`: the dice lie there; any that this seat has not re-rolled may be."""
    what, seat = word(path, i, 0), st.windows[-1]["seat"]
    keys = tuple(fresh_dice(st, what, seat))
    what = "attack" if what == "misses" else what
    if keys:
        chosen = yield from pick(
            st, "effects.reroll", seat, st.windows[-1]["source"], keys, least=0, most=len(keys)
        )
        if chosen:
            reroll(st, what, seat, "free", chosen)


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


@procedure
def last_(st: Position, path: str, i: int) -> Flow[None]:
    """`last it marked turn`: a part of this entry lies on the unit until then."""
    found = yield from units(st, path, i)
    for u in tuple(found):
        lay(st, u, word(path, i, 1), word(path, i, 2))


@procedure
def mute_(st: Position, path: str, i: int) -> Flow[None]:
    """`mute object turn`: the unit loses all abilities (rule abilities.lost)."""
    found = yield from units(st, path, i)
    for u in tuple(found):
        st.effects.append({"what": "mute", "unit": u, "until": word(path, i, 1)})
        tell(st, "unit.muted", seat=st.owner[u], unit=st.kind[u], nr=u)


@procedure
def bar_(st: Position, path: str, i: int) -> Flow[None]:
    """`bar object turn`: it cannot be the target of its own player's cards."""
    found = yield from units(st, path, i)
    for u in tuple(found):
        st.effects.append(
            {"what": "bar", "unit": u, "until": word(path, i, 1), "orders": bool(word(path, i, 2))}
        )
        tell(st, "unit.barred", seat=st.owner[u], unit=st.kind[u], nr=u)


@procedure
def choose_(st: Position, path: str, i: int) -> Flow[None]:
    """`{ choose = "1+lost", from = {...} }`: so many of these, each once, in the order written."""
    step = PROGRAMS[path][i]
    names = tuple(step.args)
    most = max(0, min(len(names), reckon(running(st), step.count)))
    keys = tuple(f"way:{name}" for name in names)
    if most >= len(names):
        chosen = keys
    else:
        chosen = yield from pick(
            st, "effects.choice", st.windows[-1]["seat"], st.windows[-1]["source"], keys,
            least=most, most=most,
        )  # fmt: skip
    for k in range(len(names)):
        if f"way:{names[k]}" in chosen and not st.windows[-1]["off"]:
            yield from run(st, PROGRAMS[path][i].branches[k])


@procedure
def times_(st: Position, path: str, i: int) -> Flow[None]:
    """`{ times = "lost", do = [...] }`: the same several times."""
    n = reckon(running(st), PROGRAMS[path][i].count)
    while n > 0 and not st.windows[-1]["off"]:
        n -= 1
        yield from run(st, PROGRAMS[path][i].branches[0])


@procedure
def if_(st: Position, path: str, i: int) -> Flow[None]:
    step = PROGRAMS[path][i]
    k = 0 if holds_all(running(st), step.when) else 1
    yield from run(st, PROGRAMS[path][i].branches[k])


@procedure
def gain_(st: Position, path: str, i: int) -> Flow[None]:
    """`gain self ignore:rough turn`: a plain fact is true of the unit until then."""
    found = yield from units(st, path, i)
    for u in tuple(found):
        st.effects.append(
            {"what": "has", "unit": u, "word": word(path, i, 1), "until": word(path, i, 2)}
        )


@procedure
def call_(st: Position, path: str, i: int) -> Flow[None]:
    """`call stark.hodor`: what no steps can say is a small procedure in `cards`."""
    name = word(path, i, 0)
    if name in SPECIAL:
        SPECIAL[name](st, word(path, i, 1))
    else:
        yield from call(st, f"miniatures.cards.{name}", word(path, i, 1))
