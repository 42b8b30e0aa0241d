"""The timing engine: what happens, who may respond, and how an ability is used.

Around everything that happens (rule windows.sequence): saves and cancels, forced interrupts,
interrupts, then it happens, then forced reactions and reactions. An ability used in between runs
this whole sequence for what it causes before the outer window goes on (rule windows.nested).

Happenings are rows at the end of `st.conds`; whoever opens a group remembers its `base`, and
`respond` closes the group. Abilities being used are rows at the end of `st.acts`.

Ledger: `windows`.
"""

from __future__ import annotations

from weirwood.kernel import Flow, Kind, Refusal, at, call, choose, procedure

from .. import facts as k
from ..facts.terms import FORCED_INTERRUPT, FORCED_REACTION, HAND, INTERRUPT, REACTION, TYPES, WOULD
from ..state import Position, Use
from .duplicates import save_by_duplicate
from .keys import Args, Keys, name_in_play
from .menu import (
    PASS,
    SAVE,
    action_block,
    action_keys,
    action_name,
    action_of,
    forced_uses,
    response_block,
    response_name,
    responses,
)
from .settling import settle, trouble
from .silence import mute, own_actions, unable, waiting
from .zones import after, forget, later, pile

# What is done in a window opens windows of its own: names close the circle of chapters.
USE = "cardgame.abilities.use"
AMBUSH = "cardgame.keywords.ambush"
MARSHAL = "cardgame.marshal.marshal"


@procedure
def interrupts(st: Position, lo: int) -> Flow[None]:
    """Steps 2 to 4 for what is about to happen from `lo` on."""
    if waiting(st, WOULD, lo):
        yield from window(st, WOULD, lo)
    if waiting(st, FORCED_INTERRUPT, lo):
        yield from forced(st, FORCED_INTERRUPT, lo)
    if waiting(st, INTERRUPT, lo):
        yield from at("interrupt", window(st, INTERRUPT, lo))


@procedure
def respond(st: Position, base: int) -> Flow[None]:
    """Steps 6 and 7 for everything that happened since `base`; then the group is closed."""
    # what follows by itself comes before any reaction
    if trouble(st):
        yield from settle(st)
    if len(st.conds) > base:
        if waiting(st, FORCED_REACTION, base):
            yield from forced(st, FORCED_REACTION, base)
        if waiting(st, REACTION, base):
            yield from window(st, REACTION, base)
    forget(st, base)


@procedure
def window(st: Position, moment: int, lo: int) -> Flow[None]:
    """First player first, then in order, until all pass in a row (rule windows.passing)."""
    seat = st.first
    passes = 0
    # most happenings interest no card of this game: then nobody is asked at all
    mask = waiting(st, moment, lo)
    while mask and passes < st.seats - len(st.out):
        # who cannot have anything is passed over, and nobody sees a difference
        silent = mute(st, seat, moment, lo, mask, st.seats - len(st.out) - passes)
        seat = later(st, seat, silent)
        passes += silent
        if passes < st.seats - len(st.out):
            name, what, card = response_name(st, moment, lo)
            if moment == WOULD:
                key = yield from choose(st, "window.save", seat, moment, lo, name, what, card)
            elif moment == INTERRUPT:
                key = yield from choose(st, "window.interrupt", seat, moment, lo, name, what, card)
            else:
                key = yield from choose(st, "window.reaction", seat, moment, lo, name, what, card)
            if key == PASS:
                passes += 1
            else:
                passes = 0
                ability, source, cond = found_response(st, seat, moment, lo, key)
                if ability == SAVE:
                    save_by_duplicate(st, source, cond)
                else:
                    st.spent.append(Use(ability, source, cond))
                    yield from call(st, USE, seat, ability, source, cond, at="use")
                mask = waiting(st, moment, lo)
            seat = after(st, seat)


def found_response(st: Position, seat: int, moment: int, lo: int, key: str) -> tuple[int, int, int]:
    for u in responses(st, seat, moment, lo):
        if u.key == key:
            return u.ability, u.card, u.cond
    raise KeyError(key)


@procedure
def forced(st: Position, moment: int, lo: int) -> Flow[None]:
    """Forced abilities, in the order that the first player sets (rule windows.forced)."""
    while True:
        # looked up anew each time: one forced ability may make or unmake another
        left = tuple((u.key, u.ability, u.card, u.cond) for u in forced_uses(st, moment, lo))
        if not left:
            break
        key = left[0][0]
        if len(left) > 1:
            key = yield from choose(st, "window.forced", st.first, moment, lo)
        chosen = next(row for row in left if row[0] == key)
        st.spent.append(Use(chosen[1], chosen[2], chosen[3]))
        yield from call(st, USE, st.ctrl[chosen[2]], chosen[1], chosen[2], chosen[3], at="use")


@procedure
def action_window(st: Position, marshaler: int) -> Flow[None]:
    """Players act or pass, first player first, until all pass in a row (rule windows.action)."""
    seat = st.first
    passes = 0
    while passes < st.seats - len(st.out):
        # who cannot have anything to do is passed over, and nobody sees a difference
        silent = unable(st, seat, marshaler, st.seats - len(st.out) - passes)
        seat = later(st, seat, silent)
        passes += silent
        if passes < st.seats - len(st.out):
            marshaling = seat == marshaler
            name = action_name(st, marshaling=marshaling)
            key = yield from choose(st, "window.action", seat, marshaling, name)
            if key == PASS:
                passes += 1
            else:
                passes = 0
                ability, card = action_of(st, seat, key)
                if ability >= 0:
                    yield from call(st, USE, seat, ability, card, -1, at="use")
                elif key.startswith("ambush"):
                    yield from call(st, AMBUSH, seat, card)
                else:
                    yield from call(st, MARSHAL, seat, card, at="marshal")
            seat = after(st, seat)


def response_options(st: Position, seat: int, args: Args) -> Keys:
    return [PASS, *(u.key for u in responses(st, seat, args[0], args[1]))]


def forced_options(st: Position, seat: int, args: Args) -> Keys:
    return [u.key for u in forced_uses(st, args[0], args[1])]


def action_options(st: Position, seat: int, args: Args) -> Keys:
    return [PASS, *action_keys(st, seat, marshaling=args[0])]


def action_candidates(st: Position, seat: int, args: Args) -> Keys:
    """What a player might want to do: all cards in hand, all actions on own cards."""
    out: Keys = []
    for c in pile(st, seat, HAND):
        face = k.FACES[st.cards.face[c]]
        word = "play" if TYPES[face.type] == "event" else "marshal" if args[0] else "ambush"
        if word != "ambush" or face.ambush >= 0:
            out.append(f"{word}:{face.id}")
    out += [f"use:{name_in_play(st, src)}:{a.ordinal}" for src, a in own_actions(st, seat)]
    return list(dict.fromkeys(out))


def why_not_action(st: Position, seat: int, args: Args, key: str) -> Refusal | None:
    rule = action_block(st, seat, key, marshaling=args[0])
    return Refusal(rule, {"card": key.split(":")[1]}) if rule else None


def why_not_response(st: Position, seat: int, args: Args, key: str) -> Refusal | None:
    rule = response_block(st, seat, args[0], args[1], key)
    return Refusal(rule, {"card": key.split(":")[1]}) if rule else None


KINDS = (
    Kind("window.save", "windows.would", keys=response_options, why_not=why_not_response),
    Kind("window.interrupt", "windows.interrupt", keys=response_options, why_not=why_not_response),
    Kind("window.reaction", "windows.reaction", keys=response_options, why_not=why_not_response),
    Kind("window.forced", "windows.forced", keys=forced_options),
    Kind(
        "window.action",
        "windows.action",
        keys=action_options,
        candidates=action_candidates,
        why_not=why_not_action,
    ),
)
