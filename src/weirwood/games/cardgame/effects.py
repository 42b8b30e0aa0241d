"""What abilities do, where nobody has to be asked: paying, and one plain function per verb."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from weirwood.games.cardgame import content as k
from weirwood.games.cardgame.board import (
    NORMAL_FORM,
    at_random,
    code,
    control,
    draw_cards,
    duplicates,
    free,
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
    zone_of,
)
from weirwood.games.cardgame.compiled import Step
from weirwood.games.cardgame.costs import discounts, use_discounts
from weirwood.games.cardgame.legality import (
    PAID,
    afford,
    gold_cost,
    legal_before,
    legal_targets,
    targets_left,
    use_key,
)
from weirwood.games.cardgame.menu import card_keys
from weirwood.games.cardgame.state import (
    AVERTED,
    IMMINENT,
    NOTHING,
    Act,
    Cond,
    Delay,
    Mod,
    Table,
    changed,
)
from weirwood.games.cardgame.terms import (
    DECK,
    DISCARD,
    EVENT,
    HAND,
    HOME,
    ICONS,
    PLAY,
    REVEALED,
    STACK,
)
from weirwood.games.cardgame.values import amount, candidates
from weirwood.games.cardgame.winning import check_power, gain_power, move_power
from weirwood.kernel import tell, tell_only
from weirwood.kernel.secrets import peek

# Verbs that may ask something: their procedures.
PROCEDURES = {
    "kill": "cardgame.moves.depart",
    "discard": "cardgame.moves.depart",
    "return": "cardgame.moves.depart",
    "poison": "cardgame.moves.depart",
    "put_into_play": "cardgame.moves.put_into_play",
    "pick": "cardgame.moves.pick_one",
    "name": "cardgame.moves.name_one",
    "search": "cardgame.moves.search",
    "procedure": "cardgame.specials.special",
}


def tell_card(st: Table, kind: str, card: int, **args: int | str) -> None:
    """An event about a card in play, under the name by which it is known there."""
    if st.tape is not None:
        tell(st, kind, seat=st.ctrl[card], card=code(st, card), tag=st.tag[card], **args)


# ---- using: begin, pay, end ----------------------------------------------------------------------


def begin_use(st: Table, act: Act) -> int:
    """Declare the ability: it counts against its limit from now on, cancelled or not."""
    a = k.ABILITIES[act.ability]
    if PAID[act.ability]:
        act = act._replace(before=legal_before(st, act))
    if a.limit or a.maximum:
        key = use_key(st, a, act.source, act.seat)
        st.uses[key] = st.uses.get(key, 0) + 1
    if k.TYPE[a.face] == EVENT:
        move(st, act.source, act.seat, STACK)
        tell(st, "event.played", seat=act.seat, card=code(st, act.source))
    else:
        tell_card(st, f"ability.{a.kind}", act.source)
    st.acts.append(act)
    return len(st.acts) - 1


def named_by(st: Table, n: int) -> str:
    """The card whose ability asks: questions say it."""
    return k.IDS[k.ABILITIES[st.acts[n].ability].face]


def payable(st: Table, n: int, i: int) -> Sequence[int]:
    """Cards with which a cost may be paid."""
    act = st.acts[n]
    cost = k.ABILITIES[act.ability].costs[i]
    if cost.pay == "discard":
        return pile(st, act.seat, HAND)
    assert cost.which is not None
    return candidates(st, cost.which, act.seat, act.source)


def pay_plain(st: Table, n: int, i: int, card: int) -> None:
    act = st.acts[n]
    pay = k.ABILITIES[act.ability].costs[i].pay
    if pay == "kneel":
        st.kneel[card] = 1
    elif pay == "kneel_faction":
        st.kneel[st.home[act.seat]] = 1
    elif pay == "token":
        st.marks = changed(st.marks, card, st.marks[card] - 1)
    elif pay == "discard":
        put_aside(st, card)
        tell(st, "card.discarded_hand", seat=act.seat, card=code(st, card))


def legal_costs(st: Table, n: int) -> tuple[int, int]:
    """The least and the largest X that the player may name."""
    act = st.acts[n]
    a = k.ABILITIES[act.ability]
    high = afford(st, a, act.source, act.seat, act.cond)
    target = a.targets[0]
    there = legal_targets(st, target, act.seat, act.source, act.seat, high)
    low = min((max(0, k.COST[st.cards.face[c]]) for c in there), default=0)
    return low, high


def pay_gold(st: Table, n: int) -> None:
    act = st.acts[n]
    a = k.ABILITIES[act.ability]
    total = gold_cost(st, a, act.seat, act.cond)
    if any(cost.pay == "x" for cost in a.costs):
        total += max(0, act.x - discounts(st, act.seat, a.face, "play"))
    if total:
        st.gold[act.seat] -= total
        tell(st, "gold.paid", seat=act.seat, n=total)
    if k.TYPE[a.face] == EVENT:
        use_discounts(st, act.seat, a.face, "play")


MARKS = ("stand", "betrayal")
HOW = {"sacrifice": "sacrificed", "return": "returned", "remove": "removed"}


def leave_cost(st: Table, n: int) -> int:
    """Cards that leave play as a cost: they cannot be saved, and no card interrupts it."""
    act = st.acts[n]
    lo = len(st.conds)
    for cost in k.ABILITIES[act.ability].costs:
        how = HOW.get(cost.pay)
        if how is not None:
            face = NORMAL_FORM[st.cards.face[act.source]]
            st.conds.append(Cond("leave", act.source, act.seat, how=how, state=IMMINENT, face=face))
    return lo


def initiation(st: Table, n: int) -> int:
    """The effects are about to initiate: this is what cancels wait for."""
    act = st.acts[n]
    kind = (
        "event_initiates"
        if k.TYPE[k.ABILITIES[act.ability].face] == EVENT
        else ("ability_initiates")
    )
    st.conds.append(Cond(kind, act.source, act.seat, n=act.ability, state=IMMINENT))
    return len(st.conds) - 1


def was_cancelled(st: Table, lo: int) -> bool:
    return st.conds[lo].state == AVERTED


def discard_event(st: Table, n: int) -> None:
    """An event goes to the discard pile before anybody reacts to its being played."""
    act = st.acts[n]
    if k.TYPE[k.ABILITIES[act.ability].face] != EVENT:
        return
    if zone_of(st, act.source) == STACK:
        move(st, act.source, st.owner[act.source], DISCARD)
    st.conds.append(Cond("event_played", act.source, act.seat))


def end_use(st: Table, n: int) -> None:
    del st.acts[n:]


def set_targets(st: Table, n: int, i: int, chooser: int, keys: tuple[str, ...]) -> None:
    act = st.acts[n]
    a = k.ABILITIES[act.ability]
    there = targets_left(st, n, i, chooser)
    named = dict(card_keys(st, chooser, there, several=a.targets[i].most > 1))
    chosen = tuple(named[key] for key in keys)
    st.acts[n] = act._replace(cards=(*act.cards, *chosen))
    if st.tape is not None:
        for c in chosen:
            tell(st, "target.chosen", seat=chooser, card=code(st, c), tag=st.tag[c])


def save_by_duplicate(st: Table, card: int, cond: int) -> None:
    """Discard a duplicate to save the card (rule duplicates.save)."""
    spare = duplicates(st, card)[-1]
    free(st, spare)
    move(st, spare, st.owner[spare], DISCARD)
    st.conds[cond] = st.conds[cond]._replace(state=AVERTED)
    tell_card(st, "card.saved_duplicate", card)


# ---- steps ---------------------------------------------------------------------------------------


def step_of(st: Table, n: int, i: int) -> Step:
    """A step by its number; those of a delayed effect stand above the low four bits."""
    step = k.ABILITIES[st.acts[n].ability].steps[i & 15]
    return step.steps[(i >> 4) - 1] if i >> 4 else step


def halted(st: Table, n: int, i: int) -> bool:
    """Does the ability end here: its player is out, or what must come before "then" did not?"""
    act = st.acts[n]
    if act.seat in st.out:
        return True
    return not act.whole and k.ABILITIES[act.ability].steps[i].verb == "then"


def spoil(st: Table, n: int) -> None:
    """Something did not happen completely: what follows "then" will not."""
    st.acts[n] = st.acts[n]._replace(whole=0)


def cards_of(st: Table, n: int, step: Step) -> list[int]:
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


def live_cards(st: Table, n: int, step: Step) -> list[int]:
    """The cards a step speaks of, if they are still in play."""
    return [c for c in cards_of(st, n, step) if zone_of(st, c) in (PLAY, HOME, REVEALED)]


def number(st: Table, n: int, step: Step) -> int:
    act = st.acts[n]
    return amount(st, step.n, act.seat, act.source, act.player, act.x)


def skipped(st: Table, n: int, step: Step) -> bool:
    return bool(step.named) and st.acts[n].named != step.named


def seats_of(st: Table, n: int, who: str) -> list[int]:
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


def do_kneel(st: Table, n: int, i: int) -> None:
    for c in live_cards(st, n, step_of(st, n, i)):
        if kneel_card(st, c):
            tell_card(st, "card.knelt", c)
        else:
            spoil(st, n)


def do_stand(st: Table, n: int, i: int) -> None:
    for c in live_cards(st, n, step_of(st, n, i)):
        if stand_card(st, c):
            tell_card(st, "card.stood", c)


def do_remove(st: Table, n: int, i: int) -> None:
    for c in live_cards(st, n, step_of(st, n, i)):
        leave_challenge(st, c)
        tell_card(st, "challenge.removed", c)


def do_join(st: Table, n: int, i: int) -> None:
    step = step_of(st, n, i)
    side = st.attackers if step.side == "attacker" else st.defenders
    for c in live_cards(st, n, step):
        if c not in side:
            side.append(c)
            tell_card(st, "challenge.joined", c)


def lasting(kind: str) -> Callable[[Table, int, int], None]:
    def act_on(st: Table, n: int, i: int) -> None:
        step = step_of(st, n, i)
        for c in live_cards(st, n, step):
            st.mods.append(Mod(step.until, kind, c, st.acts[n].seat))
            tell_card(st, f"card.{kind}", c)

    return act_on


def do_strength(st: Table, n: int, i: int) -> None:
    step = step_of(st, n, i)
    by = number(st, n, step)
    for c in live_cards(st, n, step):
        st.mods.append(Mod(step.until, "strength", c, st.acts[n].seat, by))
        if step.flag:
            st.mods.append(Mod(step.until, "deadly", c, st.acts[n].seat))
        tell_card(st, "card.strength", c, n=by)


def do_icon(st: Table, n: int, i: int) -> None:
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


def do_token(st: Table, n: int, i: int) -> None:
    step = step_of(st, n, i)
    for c in live_cards(st, n, step):
        if step.token in MARKS:
            st.marks = changed(st.marks, c, st.marks[c] + 1)
        else:
            st.poison = changed(st.poison, c, st.poison[c] + 1)
        tell_card(st, "card.token", c, token=step.token)


def do_lose_power(st: Table, n: int, i: int) -> None:
    step = step_of(st, n, i)
    for c in live_cards(st, n, step):
        by = min(st.power[c], step.n.n)
        st.power = changed(st.power, c, st.power[c] - by)
        tell_card(st, "power.lost", c, n=by)


def do_gain_power(st: Table, n: int, i: int) -> None:
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


def do_move_power(st: Table, n: int, i: int) -> None:
    step = step_of(st, n, i)
    for seat in seats_of(st, n, step.source):
        if move_power(st, st.home[seat], st.home[st.acts[n].seat], step.n.n) < step.n.n:
            spoil(st, n)


def do_gain_gold(st: Table, n: int, i: int) -> None:
    by = number(st, n, step_of(st, n, i))
    seat = st.acts[n].seat
    st.gold[seat] += by
    tell(st, "gold.gained", seat=seat, n=by)


def do_lose_gold(st: Table, n: int, i: int) -> None:
    for seat in seats_of(st, n, step_of(st, n, i).who):
        if st.gold[seat]:
            tell(st, "gold.returned", seat=seat, n=st.gold[seat])
            st.gold[seat] = 0


def do_move_gold(st: Table, n: int, i: int) -> None:
    step = step_of(st, n, i)
    me = st.acts[n].seat
    for seat in seats_of(st, n, step.source):
        by = min(step.n.n, st.gold[seat])
        st.gold[seat] -= by
        st.gold[me] += by
        tell(st, "gold.moved", seat=me, other_seat=seat, n=by)


def do_draw(st: Table, n: int, i: int) -> None:
    step = step_of(st, n, i)
    if not skipped(st, n, step):
        draw_cards(st, st.acts[n].seat, number(st, n, step))


def discard_from_hand(st: Table, seat: int, n: int) -> list[int]:
    """Discard at random, as many as there are."""
    found = at_random(st, seat, n)
    for c in found:
        put_aside(st, c)
        tell(st, "card.discarded_hand", seat=seat, card=code(st, c))
    return found


def do_discard_random(st: Table, n: int, i: int) -> None:
    step = step_of(st, n, i)
    for seat in seats_of(st, n, step.who):
        discard_from_hand(st, seat, step.n.n)


def do_shuffle_in(st: Table, n: int, i: int) -> None:
    found = cards_of(st, n, step_of(st, n, i))
    if found:
        into_deck(st, found, st.owner[found[0]])


def do_take_back(st: Table, n: int, i: int) -> None:
    for c in cards_of(st, n, step_of(st, n, i)):
        move(st, c, st.owner[c], HAND)
        tell(st, "card.taken_back", seat=st.owner[c], card=code(st, c))


def do_discard_card(st: Table, n: int, i: int) -> None:
    for c in cards_of(st, n, step_of(st, n, i)):
        put_aside(st, c)
        tell(st, "card.discarded_hand", seat=st.owner[c], card=code(st, c))


def change_control(st: Table, card: int, seat: int) -> None:
    """The card changes hands and leaves the challenge (rule control.change)."""
    leave_challenge(st, card)
    move(st, card, seat, PLAY)
    control(st, card, seat)
    tell_card(st, "card.controlled", card)
    check_power(st)


def do_take_control(st: Table, n: int, i: int) -> None:
    for c in live_cards(st, n, step_of(st, n, i)):
        change_control(st, c, st.acts[n].seat)


def do_look(st: Table, n: int, i: int) -> None:
    me = st.acts[n].seat
    for seat in seats_of(st, n, step_of(st, n, i).who):
        hand = pile(st, seat, HAND)
        for c in hand:
            peek(st, st.cards, c, me)
        tell(st, "hand.seen", seat=me, other_seat=seat)
        tell_only(st, (me,), "hand.shown", seat=seat, cards=[code(st, c) for c in hand])


def do_discount(st: Table, n: int, i: int) -> None:
    act, step = st.acts[n], step_of(st, n, i)
    st.mods.append(
        Mod(step.until, "discount", seat=act.seat, n=step.n.n, extra=act.ability << 4 | i)
    )


def do_claim(st: Table, n: int, i: int) -> None:
    act, step = st.acts[n], step_of(st, n, i)
    if step.word == "named":
        mask = 1 << ICONS.index(act.named)
    else:
        mask = 7 if step.word == "any" else 1 << st.type
    kind = "claim" if step.source == "you" else "shield"
    st.mods.append(Mod(step.until, kind, seat=act.seat, n=step.n.n, extra=mask))


def do_forbid(st: Table, n: int, i: int) -> None:
    act, step = st.acts[n], step_of(st, n, i)
    mask = 1 << ICONS.index(act.named) if step.word == "named" else 7
    against = act.seat if step.source == "you" else NOTHING
    for seat in seats_of(st, n, step.who):
        st.mods.append(Mod(step.until, "forbid", seat=seat, n=against, extra=mask))


def do_extra_challenge(st: Table, n: int, i: int) -> None:
    act, step = st.acts[n], step_of(st, n, i)
    icon = ICONS.index(act.named)
    st.mods.append(Mod(step.until, "extra_challenge", seat=act.seat, n=step.n.n, extra=icon))


def do_cancel(st: Table, n: int, i: int) -> None:
    ci = st.acts[n].cond
    st.conds[ci] = st.conds[ci]._replace(state=AVERTED)
    tell(st, "ability.cancelled", seat=st.conds[ci].seat, card=code(st, st.conds[ci].card))


def do_save(st: Table, n: int, i: int) -> None:
    ci = st.acts[n].cond
    c = st.conds[ci]
    if c.state != IMMINENT:
        spoil(st, n)
        return
    st.conds[ci] = c._replace(state=AVERTED)
    tell_card(st, "card.saved", c.card)


def do_replace(st: Table, n: int, i: int) -> None:
    """A replacement: it still counts as killed, only it lies elsewhere (rule windows.instead)."""
    ci = st.acts[n].cond
    to = HAND if step_of(st, n, i).word == "hand" else DECK
    st.conds[ci] = st.conds[ci]._replace(to=to)


def do_later(st: Table, n: int, i: int) -> None:
    act, step = st.acts[n], step_of(st, n, i)
    if not step.what:
        st.delays.append(Delay(step.at, act.ability, i, act.seat, act.source, NOTHING))
        return
    for c in cards_of(st, n, step):
        st.delays.append(Delay(step.at, act.ability, i, act.seat, act.source, c))


def do_nothing(st: Table, n: int, i: int) -> None:
    """The word "then" itself."""


PLAIN: dict[str, Callable[[Table, int, int], None]] = {
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
