"""What abilities do where nobody has to be asked: one plain function per verb."""

from __future__ import annotations

from collections.abc import Callable

from weirwood.kernel import peek, tell, tell_only

from ..facts.columns import Step
from ..facts.terms import DECK, HAND, HOME, ICONS, PLAY, REVEALED
from ..rules.abilities import STEPS, step_of
from ..rules.control import change_control
from ..rules.costs import discount_of
from ..rules.values import amount, candidates, part
from ..rules.winning import gain_power, move_power
from ..rules.zones import (
    code,
    discard_from_hand,
    draw_cards,
    in_order,
    in_play,
    into_deck,
    kneel_card,
    leave_challenge,
    move,
    opponents,
    pile,
    put_aside,
    stand_card,
    tell_card,
    zone_of,
)
from ..state import AVERTED, IMMINENT, NOTHING, Delay, Mod, Position, changed

# Tokens that share a column: no card can have both.
MARKS = ("stand", "betrayal")


def spoil(st: Position, n: int) -> None:
    """Something did not happen completely: what follows "then" will not."""
    st.acts[n] = st.acts[n]._replace(whole=0)


def cards_of(st: Position, n: int, step: Step) -> list[int]:
    """The cards a step speaks of."""
    act = st.acts[n]
    what = step.what
    if what == "target":
        return list(act.cards)
    if what == "self":
        return [act.source]
    if what == "picked":
        return list(act.picked)
    if what == "host":
        host = st.host[act.source]
        return [host] if host >= 0 else []
    if what == "trigger":
        return [st.conds[act.cond].card]
    assert step.which is not None, step
    found = candidates(st, step.which, act.seat, act.source, act.player)
    return [c for c in found if c not in act.cards] if step.but_target else found


def live_cards(st: Position, n: int, step: Step) -> list[int]:
    """The cards a step speaks of, if they are still in play."""
    return [c for c in cards_of(st, n, step) if zone_of(st, c) in (PLAY, HOME, REVEALED)]


def number(st: Position, n: int, step: Step) -> int:
    act = st.acts[n]
    return amount(st, step.n, act.seat, act.source, act.player, act.x)


def skipped(st: Position, n: int, step: Step) -> bool:
    return bool(step.named) and st.acts[n].named != step.named


def seats_of(st: Position, n: int, who: str) -> list[int]:
    act = st.acts[n]
    if who == "each":
        return in_order(st)
    if who == "each_opponent":
        return [s for s in in_order(st) if s in opponents(st, act.seat)]
    found = {
        "you": act.seat,
        "target": act.player,
        "picked": act.who,
        "winner": st.winner,
        "loser": st.loser,
        "trigger": st.conds[act.cond].seat if act.cond >= 0 else NOTHING,
    }[who]
    return [found] if found >= 0 and found not in st.out else []


def do_kneel(st: Position, n: int, i: int) -> None:
    for c in live_cards(st, n, step_of(st, n, i)):
        # what already kneels cannot be knelt: then what follows "then" does not happen
        if kneel_card(st, c):
            tell_card(st, "card.knelt", c)
        else:
            spoil(st, n)


def do_stand(st: Position, n: int, i: int) -> None:
    for c in live_cards(st, n, step_of(st, n, i)):
        if stand_card(st, c):
            tell_card(st, "card.stood", c)


def do_remove(st: Position, n: int, i: int) -> None:
    for c in live_cards(st, n, step_of(st, n, i)):
        leave_challenge(st, c)
        if part(st, c):  # he takes part by himself again
            spoil(st, n)
        else:
            tell_card(st, "challenge.removed", c)


def do_join(st: Position, n: int, i: int) -> None:
    step = step_of(st, n, i)
    side = st.attackers if step.side == "attacker" else st.defenders
    for c in live_cards(st, n, step):
        if c not in side:
            side.append(c)
            tell_card(st, "challenge.joined", c)


def lasting(kind: str) -> Callable[[Position, int, int], None]:
    def act_on(st: Position, n: int, i: int) -> None:
        step = step_of(st, n, i)
        for c in live_cards(st, n, step):
            st.mods.append(Mod(step.until, kind, c, st.acts[n].seat))
            tell_card(st, f"card.{kind}", c)

    return act_on


def do_strength(st: Position, n: int, i: int) -> None:
    step = step_of(st, n, i)
    by = number(st, n, step)
    for c in live_cards(st, n, step):
        st.mods.append(Mod(step.until, "strength", c, st.acts[n].seat, by))
        if step.flag:
            st.mods.append(Mod(step.until, "deadly", c, st.acts[n].seat))
        tell_card(st, "card.strength", c, n=by)


def do_icon(st: Position, n: int, i: int) -> None:
    step = step_of(st, n, i)
    gain, lose = step.gain, step.lose
    named = st.acts[n].named
    if gain < 0:
        gain = 1 << ICONS.index(named)
    if lose < 0:
        lose = 1 << ICONS.index(named)
    for c in live_cards(st, n, step):
        for icon in range(3):
            for mask, by in ((gain, 1), (lose, -1)):
                if mask >> icon & 1:
                    st.mods.append(Mod(step.until, "icon", c, st.acts[n].seat, icon, by))
                    told = "card.icon_gained" if by > 0 else "card.icon_lost"
                    tell_card(st, told, c, icon=ICONS[icon])


def do_token(st: Position, n: int, i: int) -> None:
    step = step_of(st, n, i)
    for c in live_cards(st, n, step):
        if step.token in MARKS:
            st.marks = changed(st.marks, c, st.marks[c] + 1)
        else:
            assert step.token == "poison", step.token  # noqa: S105 - no secret
            st.poison = changed(st.poison, c, st.poison[c] + 1)
        tell_card(st, "card.token", c, token=step.token)


def do_lose_power(st: Position, n: int, i: int) -> None:
    step = step_of(st, n, i)
    for c in live_cards(st, n, step):
        by = min(st.power[c], step.n.n)
        st.power = changed(st.power, c, st.power[c] - by)
        tell_card(st, "power.lost", c, n=by)


def do_gain_power(st: Position, n: int, i: int) -> None:
    step = step_of(st, n, i)
    if skipped(st, n, step):
        return
    act = st.acts[n]
    by = number(st, n, step)
    if step.word == "faction":
        gain_power(st, st.home[act.seat], by)
        return
    card = act.source if step.word == "self" else act.picked[0] if act.picked else NOTHING
    if card >= 0 and in_play(st, card):
        gain_power(st, card, by)


def do_move_power(st: Position, n: int, i: int) -> None:
    step = step_of(st, n, i)
    for seat in seats_of(st, n, step.source):
        if move_power(st, st.home[seat], st.home[st.acts[n].seat], step.n.n) < step.n.n:
            spoil(st, n)


def do_gain_gold(st: Position, n: int, i: int) -> None:
    by = number(st, n, step_of(st, n, i))
    seat = st.acts[n].seat
    st.gold[seat] += by
    tell(st, "gold.gained", seat=seat, n=by)


def do_lose_gold(st: Position, n: int, i: int) -> None:
    for seat in seats_of(st, n, step_of(st, n, i).who):
        if st.gold[seat]:
            tell(st, "gold.returned", seat=seat, n=st.gold[seat])
            st.gold[seat] = 0


def do_move_gold(st: Position, n: int, i: int) -> None:
    step = step_of(st, n, i)
    me = st.acts[n].seat
    for seat in seats_of(st, n, step.source):
        by = min(step.n.n, st.gold[seat])
        st.gold[seat] -= by
        st.gold[me] += by
        tell(st, "gold.moved", seat=me, other_seat=seat, n=by)


def do_draw(st: Position, n: int, i: int) -> None:
    step = step_of(st, n, i)
    if not skipped(st, n, step):
        draw_cards(st, st.acts[n].seat, number(st, n, step))


def do_discard_random(st: Position, n: int, i: int) -> None:
    step = step_of(st, n, i)
    for seat in seats_of(st, n, step.who):
        discard_from_hand(st, seat, step.n.n)


def do_shuffle_in(st: Position, n: int, i: int) -> None:
    found = cards_of(st, n, step_of(st, n, i))
    if found:
        into_deck(st, found, st.owner[found[0]])


def do_take_back(st: Position, n: int, i: int) -> None:
    for c in cards_of(st, n, step_of(st, n, i)):
        move(st, c, st.owner[c], HAND)
        tell(st, "card.taken_back", seat=st.owner[c], card=code(st, c))


def do_discard_card(st: Position, n: int, i: int) -> None:
    for c in cards_of(st, n, step_of(st, n, i)):
        put_aside(st, c)
        tell(st, "card.discarded_hand", seat=st.owner[c], card=code(st, c))


def do_take_control(st: Position, n: int, i: int) -> None:
    for c in live_cards(st, n, step_of(st, n, i)):
        change_control(st, c, st.acts[n].seat)


def do_look(st: Position, n: int, i: int) -> None:
    me = st.acts[n].seat
    for seat in seats_of(st, n, step_of(st, n, i).who):
        hand = pile(st, seat, HAND)
        for c in hand:
            peek(st, st.cards, c, me)
        tell(st, "hand.seen", seat=me, other_seat=seat)
        tell_only(st, (me,), "hand.shown", seat=seat, cards=[code(st, c) for c in hand])


def do_discount(st: Position, n: int, i: int) -> None:
    act, step = st.acts[n], step_of(st, n, i)
    st.mods.append(
        Mod(step.until, "discount", seat=act.seat, n=step.n.n, extra=discount_of(act.ability, i))
    )


def do_claim(st: Position, n: int, i: int) -> None:
    act, step = st.acts[n], step_of(st, n, i)
    if step.word == "named":
        mask = 1 << ICONS.index(act.named)
    else:
        mask = 7 if step.word == "any" else 1 << st.type
    kind = "claim" if step.source == "you" else "shield"
    st.mods.append(Mod(step.until, kind, seat=act.seat, n=step.n.n, extra=mask))


def do_forbid(st: Position, n: int, i: int) -> None:
    act, step = st.acts[n], step_of(st, n, i)
    mask = 1 << ICONS.index(act.named) if step.word == "named" else 7
    against = act.seat if step.source == "you" else NOTHING
    for seat in seats_of(st, n, step.who):
        st.mods.append(Mod(step.until, "forbid", seat=seat, n=against, extra=mask))


def do_extra_challenge(st: Position, n: int, i: int) -> None:
    act, step = st.acts[n], step_of(st, n, i)
    icon = ICONS.index(act.named)
    st.mods.append(Mod(step.until, "extra_challenge", seat=act.seat, n=step.n.n, extra=icon))


def do_cancel(st: Position, n: int, i: int) -> None:
    ci = st.acts[n].cond
    st.conds[ci] = st.conds[ci]._replace(state=AVERTED)
    tell(st, "ability.cancelled", seat=st.conds[ci].seat, card=code(st, st.conds[ci].card))


def do_save(st: Position, n: int, i: int) -> None:
    ci = st.acts[n].cond
    c = st.conds[ci]
    if c.state != IMMINENT:
        spoil(st, n)
        return
    st.conds[ci] = c._replace(state=AVERTED)
    tell_card(st, "card.saved", c.card)


def do_replace(st: Position, n: int, i: int) -> None:
    """A replacement: it still counts as killed, only it lies elsewhere (rule windows.instead)."""
    ci = st.acts[n].cond
    to = HAND if step_of(st, n, i).word == "hand" else DECK
    st.conds[ci] = st.conds[ci]._replace(to=to)


def do_later(st: Position, n: int, i: int) -> None:
    act, step = st.acts[n], step_of(st, n, i)
    if not step.what:
        st.delays.append(Delay(step.at, act.ability, i, act.seat, act.source, NOTHING))
        return
    for c in cards_of(st, n, step):
        st.delays.append(Delay(step.at, act.ability, i, act.seat, act.source, c))


def do_nothing(st: Position, n: int, i: int) -> None:
    """The word "then" itself."""


STEPS.update(
    {
        "kneel": do_kneel,
        "stand": do_stand,
        "remove": do_remove,
        "join": do_join,
        "must_defend": lasting("must_defend"),
        "cannot_defend": lasting("cannot_defend"),
        "no_contribution": lasting("no_contribution"),
        "strength": do_strength,
        "icon": do_icon,
        "token": do_token,
        "lose_power": do_lose_power,
        "gain_power": do_gain_power,
        "move_power": do_move_power,
        "gain_gold": do_gain_gold,
        "lose_gold": do_lose_gold,
        "move_gold": do_move_gold,
        "draw": do_draw,
        "discard_random": do_discard_random,
        "shuffle_in": do_shuffle_in,
        "take_back": do_take_back,
        "discard_card": do_discard_card,
        "take_control": do_take_control,
        "look": do_look,
        "discount": do_discount,
        "claim": do_claim,
        "forbid": do_forbid,
        "extra_challenge": do_extra_challenge,
        "cancel": do_cancel,
        "save": do_save,
        "replace": do_replace,
        "later": do_later,
        "then": do_nothing,
    }
)
