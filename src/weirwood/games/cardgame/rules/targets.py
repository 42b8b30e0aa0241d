"""What an ability may be aimed at, and the aiming.

Ledger: `targets`.
"""

from __future__ import annotations

from collections.abc import Sequence

from weirwood.kernel import Flow, Kind, Refusal, choose, pick, procedure, tell

from .. import facts as k
from ..facts.columns import Filter, Target
from ..facts.terms import EVENT, HAND, YOU, ZONES
from ..state import NOBODY, NOTHING, Position
from .keys import Args, Keys, card_keys, named_by, seat_keys
from .values import (
    candidates,
    exists,
    gained_strength,
    removable,
    shown_strength,
    strength,
)
from .zones import clockwise, code, in_order, may_hold_one, opponents

# Abilities whose costs could make a legal target of what was none (rule targets.before): paying
# changes neither what is printed, nor who controls it, nor what lies in a pile.
PAID = tuple(
    (bool(a.costs) or (k.TYPE[a.face] == EVENT and k.COST[a.face] != 0))
    and any(t.which is None or not (t.each or t.which.plain or t.which.zones) for t in a.targets)
    for a in k.ABILITIES
)


@procedure
def aim(st: Position, n: int) -> Flow[None]:
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


def set_targets(st: Position, n: int, i: int, chooser: int, keys: tuple[str, ...]) -> None:
    act = st.acts[n]
    a = k.ABILITIES[act.ability]
    there = targets_left(st, n, i, chooser)
    named = dict(card_keys(st, chooser, there, several=a.targets[i].most > 1))
    chosen = tuple(named[key] for key in keys)
    st.acts[n] = act._replace(cards=(*act.cards, *chosen))
    if st.tape is not None:
        for c in chosen:
            tell(st, "target.chosen", seat=chooser, card=code(st, c), tag=st.tag[c])


def players_left(st: Position, n: int, i: int) -> list[int]:
    """The players that the target of an ability being used may be, with its costs paid."""
    act = st.acts[n]
    legal = legal_players(st, k.ABILITIES[act.ability].targets[i], act.seat)
    return [s for s in legal if s in act.before] if PAID[act.ability] else legal


def targets_left(st: Position, n: int, i: int, chooser: int) -> list[int]:
    """The cards that the target of an ability being used may be, with its costs paid."""
    act = st.acts[n]
    target = k.ABILITIES[act.ability].targets[i]
    legal = legal_targets(st, target, act.seat, act.source, chooser, act.x)
    return [c for c in legal if c in act.before] if PAID[act.ability] else legal


def legal_players(st: Position, t: Target, seat: int) -> list[int]:
    there = [seat, *opponents(st, seat)] if t.anyone else opponents(st, seat)
    return [s for s in there if legal_player(st, t, seat, s)]


def legal_player(st: Position, t: Target, seat: int, other: int) -> bool:
    """May this player be chosen?"""
    hands = st.cards.piles
    n = len(hands[other * ZONES + HAND])
    if n < t.hand or (t.smaller_hand and n >= len(hands[seat * ZONES + HAND])):
        return False
    return t.touched is None or exists(st, t.touched, seat, NOTHING, other)


def legal_targets(st: Position, t: Target, seat: int, src: int, chooser: int, x: int) -> list[int]:
    """The cards a target may be."""
    assert t.which is not None
    cards = candidates(st, t.which, chooser if t.each else seat, src, chooser, x)
    if t.total >= 0:
        gained = gained_strength(st)
        cards = [c for c in cards if shown_strength(st, c, gained) <= t.total]
    if t.removes:
        cards = [c for c in cards if removable(st, c) or (t.stands and st.kneel[c])]
    return cards


def has_target(st: Position, t: Target, seat: int, src: int, x: int, *, public: bool) -> bool:
    if t.player:
        for s in clockwise(st, seat):
            if (t.anyone or s != seat) and legal_player(st, t, seat, s):
                return True
        return False
    assert t.which is not None
    # every player chooses among their own: somebody without a card just does not
    if t.each:
        return True
    if t.total >= 0:
        return weak_one(st, t.total, candidates(st, t.which, seat, src))
    if t.removes:
        return bool(legal_targets(st, t, seat, src, seat, x))
    return found(st, t.which, seat, src, NOBODY, x, public=public)


def weak_one(st: Position, most: int, cards: Sequence[int]) -> bool:
    if not cards:
        return False
    gained = gained_strength(st)
    return any(shown_strength(st, c, gained) <= most for c in cards)


def found(st: Position, f: Filter, me: int, src: int, who: int, x: int, *, public: bool) -> bool:
    """Is there a card that is meant; with `public`, as far as others can tell?"""
    # cards of a hidden hand count as there if others cannot rule them out
    if public and f.zones and f.whose == YOU and HAND in f.zones and may_hold_one(st, me, f.table):
        return True
    if public and f.zones == (HAND,):
        return False if f.whose == YOU else bool(st.cards.piles[who * ZONES + HAND])
    return exists(st, f, me, src, who, x)


def player_options(st: Position, seat: int, args: Args) -> Keys:
    return seat_keys(sorted(players_left(st, args[0], args[1])))


def named_targets(st: Position, seat: int, args: Args) -> list[tuple[str, int]]:
    act = st.acts[args[0]]
    target = k.ABILITIES[act.ability].targets[args[1]]
    found = targets_left(st, args[0], args[1], seat)
    return card_keys(st, seat, found, several=target.most > 1)


def card_options(st: Position, seat: int, args: Args) -> Keys:
    return [key for key, _ in named_targets(st, seat, args)]


def extend_targets(st: Position, seat: int, args: Args, so_far: tuple[str, ...]) -> Keys:
    """Targets one by one: some abilities count their STR, or want one controller."""
    t = k.ABILITIES[st.acts[args[0]].ability].targets[args[1]]
    named = named_targets(st, seat, args)
    if len(so_far) >= min(t.most, len(named)):
        return []
    left = [(key, c) for key, c in named if key not in so_far]
    if t.total >= 0 and so_far:
        by_key = dict(named)
        taken = [by_key[key] for key in so_far if key in by_key]
        # what is left of the sum bounds the next choice: no answer is refused afterwards
        room = t.total - sum(strength(st, c) for c in taken)
        left = [(key, c) for key, c in left if strength(st, c) <= room]
        if t.one_controller and taken:
            left = [(key, c) for key, c in left if st.ctrl[c] == st.ctrl[taken[0]]]
    keys = [key for key, _ in left]
    if t.least == t.most == 1:
        return keys
    return ["done", *keys] if len(so_far) >= t.least else keys


def unmoved(st: Position, seat: int, args: Args, key: str) -> Refusal | None:
    """Who would be in the challenge all the same is not chosen for being removed from it."""
    act = st.acts[args[0]]
    t = k.ABILITIES[act.ability].targets[args[1]]
    if not t.removes or t.which is None:
        return None
    meant = candidates(st, t.which, act.seat, act.source, seat, act.x)
    card = dict(card_keys(st, seat, meant, several=t.most > 1)).get(key, NOTHING)
    if card == NOTHING or removable(st, card) or (t.stands and st.kneel[card]):
        return None
    return Refusal("challenges.joins", {"card": code(st, card)})


def miscounted(st: Position, seat: int, args: Args, keys: Sequence[str]) -> Refusal | None:
    """Too many, or too few: how many targets there are is what the ability says."""
    t = k.ABILITIES[st.acts[args[0]].ability].targets[args[1]]
    if t.least == t.most == 1:
        return None
    return Refusal("targets.up_to" if t.least < t.most else "targets.choose", {"n": len(keys)})


KINDS = (
    Kind("target.player", "targets.choose", keys=player_options),
    Kind(
        "target.card",
        "targets.choose",
        keys=card_options,
        extend=extend_targets,
        count=miscounted,
        why_not=unmoved,
    ),
)
