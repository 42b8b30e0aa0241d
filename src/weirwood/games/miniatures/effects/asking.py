"""The steps of effects that ask something, and the questions of effects.

`run` goes through the steps of one effect; those that ask nothing are in `steps`. A step reads its
words from `PROGRAMS`, asks what is to be chosen, and does it through the rules; the record at the
end of `st.windows` holds what the steps tell each other: the unit chosen last, whether a test or a
die came out well.
"""

from __future__ import annotations

from weirwood.kernel import Flow, Kind, call, choose, pick, procedure, tell

from ..rules.actions import free_action
from ..rules.attack import hits
from ..rules.conditions import held, put, remove
from ..rules.contexts import pop, push
from ..rules.dice import reroll
from ..rules.keys import Args, counted, key, number
from ..rules.movement import free_pivot, shift
from ..rules.orders import aim, window
from ..rules.panic import morale_test, test
from ..rules.tactics import card_key, draw, face, hand, pin, seat_of, trim
from ..rules.units import engaged
from ..rules.wounds import destroy, destroy_attachment, restore, restore_up_to, wound
from ..state import NOBODY, ON, Effect, Position
from .arrivals import check_build, check_summon, propose_build, propose_summon
from .conditions import holds_all
from .mods import POISON, cleanse, is_poisoned
from .scene import candidates, reckon
from .steps import PLAIN, SPECIAL, lay, note_ok, value, word
from .trample import check_ride, check_trample, propose_ride, propose_trample
from .uses import play_keys, running, why_not_play
from .vocabulary import PROGRAMS, choice
from .worth import ALL_TOKENS, fresh_dice, gains, worthwhile


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
            yield from call(st, f"miniatures.asking.{op}_", path, i)


# ---- units --------------------------------------------------------------------------------------


@procedure
def units(st: Position, path: str, i: int) -> Flow[tuple[int, ...]]:
    """The units that the first word of a step means; a choice in brackets is asked for."""
    text = word(path, i, 0)
    if not text.startswith("["):
        u = running(st).who(text)
        return (u,) if u != NOBODY and st.where[u] == ON else ()
    found = worthwhile(running(st), path, i, tuple(candidates(running(st), text)))
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
        names = tuple(gains(st, u, ALL_TOKENS if kinds == "any" else tuple(kinds.split("|"))))
        if not names:
            continue
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
def restore_up_to_(st: Position, path: str, i: int) -> Flow[None]:
    """`restore_up_to [friend] 2`: as many of them as its player says."""
    found = yield from units(st, path, i)
    for u in tuple(found):
        yield from restore_up_to(st, u, value(st, path, i, 1), st.windows[-1]["seat"])


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
    """`panic actor -left 1`: a Panic test with a modifier and wounds more on a failure; who falls
    to it was destroyed by the unit whose effect it is (rule abilities.effect_kill)."""
    found = yield from units(st, path, i)
    for u in tuple(found):
        st.windows[-1]["it"] = u
        mod, extra = value(st, path, i, 1), value(st, path, i, 2)
        seat, me = st.windows[-1]["seat"], st.windows[-1]["unit"]
        passed = yield from test(st, u, True, mod, extra, seat, me, "effect", False)
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
    row: Effect = {"what": "forbid", "unit": u, "actions": actions, "until": until}
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
    """`call stark.outflank`: what no steps can say is a small procedure in `special`."""
    name = word(path, i, 0)
    if name in SPECIAL:
        SPECIAL[name](st, word(path, i, 1))
    else:
        yield from call(st, f"miniatures.special.{name}", word(path, i, 1))


# ---- the options of their questions ------------------------------------------------------------


def may_keys(st: Position, seat: int, args: Args) -> list[str]:
    return [f"use:{args[0]}", "pass"]


def given_keys(st: Position, seat: int, args: Args) -> list[str]:
    """The options stand in the question itself, behind the effect that asks."""
    return list(args[1])


def order_keys(st: Position, seat: int, args: Args) -> list[str]:
    return list(args[0])


def order_extend(st: Position, seat: int, args: Args, so_far: tuple[str, ...]) -> list[str]:
    """All of them, one after the other."""
    left = [option for option in args[0] if option not in so_far]
    return left or ["done"]


def unit_keys(st: Position, seat: int, args: Args) -> list[str]:
    """Units by number, in the question's second argument; with a third, one may choose none."""
    found = [key(st, u) for u in args[1]]
    return [*found, "none"] if len(args) > 2 and args[2] else found


def token_keys(st: Position, seat: int, args: Args) -> list[str]:
    """Condition tokens to put on a unit (or, of those it has, to take)."""
    return [f"token:{name}" for name in args[2]]


def hand_keys(st: Position, seat: int, args: Args) -> list[str]:
    """The own hand."""
    return [card_key(st, card) for card in sorted(hand(st, seat))]


def card_keys(st: Position, seat: int, args: Args) -> list[str]:
    """Cards by number, in the question's second argument, as the seat knows them; or none."""
    return [*(card_key(st, card) for card in args[1]), "none"]


def held_tokens(st: Position, u: int) -> tuple[str, ...]:
    return tuple(held(st, u))


KINDS = (
    Kind("effects.play", "orders.one_per_trigger", keys=play_keys, why_not=why_not_play),
    Kind("effects.may", "abilities.always", keys=may_keys),
    Kind(
        "effects.order",
        "orders.same_player",
        keys=order_keys,
        extend=order_extend,
        count=counted("orders.same_player"),
    ),
    Kind("effects.choice", "abilities.always", keys=given_keys, count=counted("abilities.always")),
    Kind("effects.target", "tactics.target", keys=unit_keys, count=counted("tactics.target")),
    Kind("effects.token", "conditions.choice", keys=token_keys),
    Kind("effects.discard", "tactics.card", keys=hand_keys, count=counted("tactics.card")),
    Kind("effects.search", "tactics.search", keys=card_keys, secret=(1,)),
    Kind(
        "effects.zone",
        "tactics_board.zones",
        keys=given_keys,
        count=counted("tactics_board.zones"),
    ),
    Kind("effects.amount", "abilities.always"),
    Kind("effects.reroll", "abilities.always", keys=given_keys, count=counted("abilities.always")),
    Kind("effects.summon", "abilities.summoned", check=check_summon, propose=propose_summon),
    Kind("effects.build", "abilities.built", check=check_build, propose=propose_build),
    Kind("effects.trample", "movement.march", check=check_trample, propose=propose_trample),
    Kind("effects.ride", "movement.march", check=check_ride, propose=propose_ride),
)
