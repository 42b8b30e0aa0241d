"""The timing engine: what happens, who may respond, and how an ability is used.

Around everything that happens (rule windows.sequence): saves and cancels, forced interrupts,
interrupts, then it happens, then forced reactions and reactions. An ability used in between runs
this whole sequence for what it causes before the outer window goes on (rule windows.nested).

Happenings are rows at the end of `st.conds`; whoever opens a group remembers its `base`, and
`respond` closes the group. Abilities being used are rows at the end of `st.acts`.
"""

from __future__ import annotations

from weirwood.games.cardgame import content as k
from weirwood.games.cardgame.board import after, forget, in_order
from weirwood.games.cardgame.effects import (
    PLAIN,
    PROCEDURES,
    begin_use,
    discard_event,
    end_use,
    halted,
    initiation,
    leave_cost,
    legal_costs,
    named_by,
    pay_gold,
    pay_plain,
    payable,
    save_by_duplicate,
    set_targets,
    step_of,
    was_cancelled,
)
from weirwood.games.cardgame.expiry import due
from weirwood.games.cardgame.leaving import carry_out
from weirwood.games.cardgame.legality import players_left, targets_left
from weirwood.games.cardgame.menu import (
    PASS,
    SAVE,
    action_name,
    action_of,
    card_of,
    forced_uses,
    may_act,
    may_respond,
    response_name,
    responses,
    waiting,
)
from weirwood.games.cardgame.settling import (
    SETTLED,
    raise_conditions,
    settle_one,
    trouble,
    troubled_cards,
)
from weirwood.games.cardgame.state import Act, Table
from weirwood.games.cardgame.terms import (
    FORCED_INTERRUPT,
    FORCED_REACTION,
    INTERRUPT,
    REACTION,
    WOULD,
)
from weirwood.games.cardgame.winning import (
    eliminate,
    empty_decks,
    most_power_wins,
    win,
)
from weirwood.kernel import Flow, amount, at, call, choose, pick, procedure

# ---- windows -------------------------------------------------------------------------------------


@procedure
def interrupts(st: Table, lo: int) -> Flow[None]:
    """Steps 2 to 4 for what is about to happen from `lo` on."""
    if waiting(st, WOULD, lo):
        yield from window(st, WOULD, lo)
    if waiting(st, FORCED_INTERRUPT, lo):
        yield from forced(st, FORCED_INTERRUPT, lo)
    if waiting(st, INTERRUPT, lo):
        yield from at("interrupt", window(st, INTERRUPT, lo))


@procedure
def respond(st: Table, base: int) -> Flow[None]:
    """Steps 6 and 7 for everything that happened since `base`; then the group is closed."""
    if trouble(st):
        yield from settle(st)
    if len(st.conds) > base:
        if waiting(st, FORCED_REACTION, base):
            yield from forced(st, FORCED_REACTION, base)
        if waiting(st, REACTION, base):
            yield from window(st, REACTION, base)
    forget(st, base)


@procedure
def window(st: Table, moment: int, lo: int) -> Flow[None]:
    """First player first, then in order, until all pass in a row (rule windows.passing)."""
    seat = st.first
    passes = 0
    mask = waiting(st, moment, lo)
    while mask and passes < st.seats - len(st.out):
        key = PASS
        if may_respond(st, seat, moment, lo, mask):
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
                st.spent.append((ability, source, cond))
                yield from use(st, seat, ability, source, cond)
            mask = waiting(st, moment, lo)
        seat = after(st, seat)


def found_response(st: Table, seat: int, moment: int, lo: int, key: str) -> tuple[int, int, int]:
    for u in responses(st, seat, moment, lo):
        if u.key == key:
            return u.ability, u.card, u.cond
    raise KeyError(key)


@procedure
def forced(st: Table, moment: int, lo: int) -> Flow[None]:
    """Forced abilities, in the order that the first player sets (rule windows.forced)."""
    while True:
        left = tuple((u.key, u.ability, u.card, u.cond) for u in forced_uses(st, moment, lo))
        if not left:
            break
        key = left[0][0]
        if len(left) > 1:
            key = yield from choose(st, "window.forced", st.first, moment, lo)
        chosen = next(row for row in left if row[0] == key)
        st.spent.append((chosen[1], chosen[2], chosen[3]))
        yield from use(st, st.ctrl[chosen[2]], chosen[1], chosen[2], chosen[3])


@procedure
def action_window(st: Table, marshaler: int) -> Flow[None]:
    """Players act or pass, first player first, until all pass in a row (rule windows.action)."""
    seat = st.first
    passes = 0
    while passes < st.seats - len(st.out):
        marshaling = seat == marshaler
        key = PASS
        if may_act(st, seat, marshaling=marshaling):
            name = action_name(st, marshaling=marshaling)
            key = yield from choose(st, "window.action", seat, marshaling, name)
        if key == PASS:
            passes += 1
        else:
            passes = 0
            ability, card = action_of(st, seat, key)
            if ability >= 0:
                yield from use(st, seat, ability, card, -1)
            elif key.startswith("ambush"):
                yield from call(st, "cardgame.marshaling.ambush", seat, card)
            else:
                yield from call(st, "cardgame.marshaling.marshal", seat, card, at="marshal")
        seat = after(st, seat)


# ---- using an ability ----------------------------------------------------------------------------


@procedure
def use(st: Table, seat: int, ability: int, source: int, cond: int) -> Flow[None]:
    """Initiate an ability: costs, targets, cancels, effects (rule abilities.steps)."""
    base = len(st.conds)
    n = begin_use(st, Act(ability, source, seat, cond))
    yield from pay(st, n)
    yield from aim(st, n)
    if not st.acts[n].lapsed:
        lo = initiation(st, n)
        if waiting(st, WOULD, lo):
            yield from window(st, WOULD, lo)
        if not was_cancelled(st, lo):
            yield from resolve(st, n, len(k.ABILITIES[ability].steps))
    discard_event(st, n)
    end_use(st, n)
    yield from respond(st, base)


@procedure
def pay(st: Table, n: int) -> Flow[None]:
    """Everything before the word "to", with one's own cards and gold alone (rule costs.own)."""
    act = st.acts[n]
    ability, seat, source = act.ability, act.seat, act.source
    for i in range(len(k.ABILITIES[ability].costs)):
        kind = k.ABILITIES[ability].costs[i].pay
        if kind == "x":
            low, high = legal_costs(st, n)
            x = yield from amount(st, "cost.x", seat, n, named_by(st, n), least=low, most=high)
            st.acts[n] = st.acts[n]._replace(x=x)
        elif kind == "kneel_other":
            key = yield from choose(st, "cost.kneel", seat, n, i, named_by(st, n))
            st.kneel[card_of(st, seat, payable(st, n, i), key)] = 1
        elif kind == "discard":
            key = yield from choose(st, "cost.discard", seat, n, i, named_by(st, n))
            pay_plain(st, n, i, card_of(st, seat, payable(st, n, i), key))
        else:
            pay_plain(st, n, i, source)
    pay_gold(st, n)
    carry_out(st, leave_cost(st, n))
    if trouble(st):
        yield from settle(st)


@procedure
def aim(st: Table, n: int) -> Flow[None]:
    """Choose targets: before the cancel window, among what is legal (rules targets.*)."""
    act = st.acts[n]
    ability, seat = act.ability, act.seat
    for i in range(len(k.ABILITIES[ability].targets)):
        target = k.ABILITIES[ability].targets[i]
        each, player, least, most = target.each, target.player, target.least, target.most
        if player:
            if players_left(st, n, i):
                key = yield from choose(st, "target.player", seat, n, i, named_by(st, n))
                st.acts[n] = st.acts[n]._replace(player=int(key.split(":")[1]))
            else:
                st.acts[n] = st.acts[n]._replace(lapsed=1)
        else:
            choosers = tuple(in_order(st)) if each else (seat,)
            for chooser in tuple(choosers):
                there = len(targets_left(st, n, i, chooser))
                if there >= max(least, 1):
                    keys = yield from pick(
                        st,
                        "target.card",
                        chooser,
                        n,
                        i,
                        named_by(st, n),
                        least=least,
                        most=min(most, there),
                    )
                    set_targets(st, n, i, chooser, keys)
                elif not each and least:
                    st.acts[n] = st.acts[n]._replace(lapsed=1)


@procedure
def resolve(st: Table, n: int, steps: int) -> Flow[None]:
    """The steps of an ability, one after the other, as far as possible (rule abilities.resolve)."""
    for i in range(steps):
        if halted(st, n, i):
            break
        yield from perform(st, n, i)


@procedure
def perform(st: Table, n: int, i: int) -> Flow[None]:
    """One step: most ask nothing; the others are procedures of their own."""
    verb = step_of(st, n, i).verb
    if verb in PROCEDURES:
        yield from call(st, PROCEDURES[verb], n, i)
    else:
        PLAIN[verb](st, n, i)
    if verb not in ("save", "then") and trouble(st):  # what a save brings along comes first
        yield from settle(st)


@procedure
def run_delays(st: Table, moment: str) -> Flow[None]:
    """Delayed effects, in the first player's order (rule effects.delayed)."""
    while True:
        left = due(st, moment)
        if not left:
            break
        number = 0
        if len(left) > 1:
            key = yield from choose(st, "delay.order", st.first, moment)
            number = int(key.split(":")[2])
        d = due(st, moment)[number]
        st.delays.remove(d)
        picked = (d.card,) if d.card >= 0 else ()
        n = len(st.acts)
        st.acts.append(Act(d.ability, d.source, d.seat, picked=picked))
        step = d.step
        for j in range(len(k.ABILITIES[d.ability].steps[d.step].steps)):
            yield from perform(st, n, step | (j + 1) << 4)
        end_use(st, n)


# ---- what follows by itself ----------------------------------------------------------------------


@procedure
def settle(st: Table) -> Flow[None]:
    """Conditions that are checked all the time: power, empty decks, STR 0, illegal attachments."""
    while True:
        kind = trouble(st)
        if kind == SETTLED:
            break
        if kind == "won":
            key = yield from choose(st, "winning.name", st.first)
            win(st, int(key.split(":")[1]))
        elif kind == "deck":
            yield from run_out(st)
        elif kind == "raised":
            raise_conditions(st)
        else:
            cards = tuple(troubled_cards(st, kind))
            card = cards[0]
            if len(cards) > 1:
                key = yield from choose(st, "settle.order", st.first, kind, at="order")
                card = card_of(st, st.first, list(cards), key)
            lo = len(st.conds)
            settle_one(st, kind, card)
            yield from interrupts(st, lo)
            carry_out(st, lo)


@procedure
def run_out(st: Table) -> Flow[None]:
    """Empty draw decks: their players are eliminated, in the first player's order."""
    if st.introductory:
        most_power_wins(st)
    while True:
        empty = tuple(empty_decks(st))
        if not empty:
            break
        seat = empty[0]
        if len(empty) > 1:
            key = yield from choose(st, "winning.eliminate", st.first)
            seat = int(key.split(":")[1])
        eliminate(st, seat)
