"""The challenges phase, step by step (chapter challenges)."""

from __future__ import annotations

from weirwood.games.cardgame.board import still_to_act
from weirwood.games.cardgame.fighting import (
    apply_bonuses,
    bypass,
    clear_challenge,
    close_challenge,
    decide_winner,
    declare_attackers,
    declare_defenders,
    discard_claim,
    forced_defenders,
    keyword_types,
    kneel_by_intimidate,
    may_bypass,
    military_victims,
    open_challenge,
    possible_challenges,
    redirect_to,
    stealthy,
    use_keyword,
    void,
    whispers,
    wielders,
)
from weirwood.games.cardgame.leaving import about_to_leave, carry_out
from weirwood.games.cardgame.legality import characters
from weirwood.games.cardgame.menu import card_of
from weirwood.games.cardgame.plotvalues import claim_value, declare_cap, possible_defenders
from weirwood.games.cardgame.state import NOBODY, Table
from weirwood.games.cardgame.terms import ICONS, INTRIGUE, MILITARY
from weirwood.games.cardgame.timing import action_window, interrupts, respond, run_delays
from weirwood.games.cardgame.titles import new_targets, regent
from weirwood.games.cardgame.winning import move_power
from weirwood.kernel import Flow, at, choose, pick, procedure, tell


@procedure
def challenges_phase(st: Table) -> Flow[None]:
    """Each player in order may initiate challenges, with an action window before each."""
    if st.stage:  # a scenario laid the table in the middle of a challenge
        yield from at("laid", fight(st))
    for seat in tuple(still_to_act(st)):
        going = seat not in st.out
        st.active = seat
        while going:
            yield from action_window(st, NOBODY)
            going = False
            if seat not in st.out and possible_challenges(st, seat):
                key = yield from choose(st, "challenge.declare", seat)
                if key != "pass":
                    icon, against = key.split(":")[1:]
                    yield from challenge(st, seat, ICONS.index(icon), int(against))
                    going = seat not in st.out
    st.active = NOBODY


@procedure
def challenge(st: Table, seat: int, icon: int, against: int) -> Flow[None]:
    """4.2 to 4.2.6: one challenge from its declaration to its end."""
    open_challenge(st, seat, icon, against)
    yield from initiate(st)
    st.stage = 1
    yield from fight(st)


@procedure
def fight(st: Table) -> Flow[None]:
    """A challenge from the window with attackers in, or the one with defenders in, to its end."""
    if st.stage == 1:
        if not void(st):
            yield from action_window(st, NOBODY)
        if not void(st):
            yield from defend(st)
        st.stage = 2
    if not void(st):
        yield from at("defended", action_window(st, NOBODY))
    if not void(st):
        yield from compare(st)
    if not void(st) and st.winner >= 0:
        apply_bonuses(st)
    if not void(st) and st.winner == st.attacker:
        yield from claim(st)
    if not void(st) and st.winner >= 0:
        yield from resolve_keywords(st)
    close_challenge(st)
    yield from at("ended", respond(st, len(st.conds)))
    clear_challenge(st)


@procedure
def initiate(st: Table) -> Flow[None]:
    """4.2: attackers kneel together, stealth is used, then all of it may be reacted to."""
    seat = st.attacker
    base = len(st.conds)
    cap = declare_cap(st, "attacker")
    keys = yield from pick(st, "challenge.attackers", seat, least=1, most=cap)
    declare_attackers(st, keys)
    yield from use_stealth(st)
    who = regent(st)
    if who >= 0:
        key = yield from choose(st, "title.redirect", who)
        if key == "yes":
            target = new_targets(st)[0]
            if len(new_targets(st)) > 1:
                key = yield from choose(st, "title.target", seat, at="target")
                target = int(key.split(":")[1])
            redirect_to(st, target)
            yield from at("stealth again", use_stealth(st))
    yield from respond(st, base)


@procedure
def use_stealth(st: Table) -> Flow[None]:
    """Each attacker with stealth may bypass one character (rule keywords.stealth)."""
    for card in tuple(stealthy(st)):
        if may_bypass(st):
            key = yield from choose(st, "challenge.stealth", st.attacker, st.tag[card])
            if key != "none":
                bypass(st, card, card_of(st, st.attacker, may_bypass(st), key))


@procedure
def defend(st: Table) -> Flow[None]:
    """4.2.1: the defending player declares defenders, who kneel together."""
    there = len(possible_defenders(st))
    if not there:
        return
    base = len(st.conds)
    cap = min(declare_cap(st, "defender"), there)
    least = min(len(forced_defenders(st)), cap)
    keys = yield from pick(st, "challenge.defenders", st.defender, least=least, most=cap)
    declare_defenders(st, keys)
    yield from respond(st, base)


@procedure
def compare(st: Table) -> Flow[None]:
    """4.2.2: add up STR, find the winner; delayed effects, then reactions."""
    base = len(st.conds)
    decide_winner(st)
    if st.winner >= 0:
        yield from run_delays(st, "won")
    yield from respond(st, base)


@procedure
def claim(st: Table) -> Flow[None]:
    """4.2.4: the claim of the attacking player's plot, read now (rules claim.*)."""
    base = len(st.conds)
    n = claim_value(st, st.attacker)
    tell(st, "claim.applied", seat=st.attacker, n=n, icon=ICONS[st.type])
    if n and st.type == MILITARY:
        victims = min(n, len(characters(st, st.loser)))
        if victims:
            keys = yield from pick(st, "claim.military", st.loser, least=victims, most=victims)
            lo = about_to_leave(st, military_victims(st, keys), "killed", save=True)
            yield from interrupts(st, lo)
            carry_out(st, lo)
    elif n and st.type == INTRIGUE:
        seats = yield from claimed_seats(st)
        discard_claim(st, seats, n)
    elif n:
        move_power(st, st.home[st.loser], st.home[st.winner], n)
    yield from respond(st, base)


@procedure
def claimed_seats(st: Table) -> Flow[tuple[int, ...]]:
    """Whom intrigue claim hits: the loser, or anybody whom the Master of Whispers names."""
    from_title = whispers(st)
    if not from_title:
        return (st.loser,)
    most = len(from_title)
    keys = yield from pick(st, "claim.opponents", st.winner, least=0, most=most)
    return tuple(int(key.split(":")[1]) for key in keys)


@procedure
def resolve_keywords(st: Table) -> Flow[None]:
    """4.2.5: the first player orders the types, the winner the characters (rules keywords.*)."""
    done: tuple[str, ...] = ()
    while True:
        left = tuple(word for word in keyword_types(st) if word not in done)
        if not left or void(st):
            break
        word = left[0]
        if len(left) > 1:
            key = yield from choose(st, "keywords.order", st.first, left)
            word = key.split(":")[1]
        done = (*done, word)
        if word == "intimidate":
            yield from intimidate(st)
        else:
            yield from use_keywords(st, word)


@procedure
def use_keywords(st: Table, word: str) -> Flow[None]:
    """All characters with one keyword, in their controller's order; each may be left out."""
    done: tuple[int, ...] = ()
    while True:
        if void(st) or not wielders(st, word, done):
            break
        key = yield from choose(st, "keywords.use", st.winner, word, done)
        if key == "pass":
            break
        card = card_of(st, st.winner, wielders(st, word, done), key)
        done = (*done, st.tag[card])
        base = len(st.conds)
        use_keyword(st, word, card)
        yield from respond(st, base)


@procedure
def intimidate(st: Table) -> Flow[None]:
    """Kneel one character of the loser, no stronger than the margin (rule keywords.intimidate)."""
    key = yield from choose(st, "keywords.intimidate", st.winner)
    if key != "none":
        kneel_by_intimidate(st, key)
