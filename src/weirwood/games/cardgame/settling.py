"""What is checked all the time: fifteen power, empty decks, STR 0, tokens, illegal attachments."""

from __future__ import annotations

from weirwood.games.cardgame import content as k
from weirwood.games.cardgame.board import RAISED, WATCHERS
from weirwood.games.cardgame.leaving import about_to_leave
from weirwood.games.cardgame.placing import legal_host
from weirwood.games.cardgame.state import DEADLY, IMMINENT, Cond, Table
from weirwood.games.cardgame.terms import (
    ATTACHMENT,
    DECK,
    P_SETUP,
    PLAY,
    REACTION,
    ZONES,
)
from weirwood.games.cardgame.values import given_strength, gross_strength, in_force, rules_of
from weirwood.games.cardgame.winning import winners

SETTLED = ""
SACRIFICE_AT = rules_of("sacrifice_at")
HAS_TOKENS = k.RULE_BIT["sacrifice_at"]


def leaving(st: Table, card: int) -> bool:
    """Is this card about to leave play already?"""
    return any(c.card == card and c.kind == "leave" and c.state == IMMINENT for c in st.conds)


def doomed(st: Table) -> list[int]:
    """Characters at STR 0 that an effect kills for it."""
    return sorted(
        {
            m.card
            for m in st.mods
            if m.kind == "deadly" and gross_strength(st, m.card) <= 0 and not leaving(st, m.card)
        }
    )


def misplaced(st: Table, card: int) -> bool:
    """May this attachment not lie where it lies (rule attachments.illegal)?"""
    return not legal_host(st, st.cards.face[card], st.host[card]) and not leaving(st, card)


def trouble(st: Table) -> str:
    """The first thing that is not as it must be, or nothing."""
    for seat in range(st.seats):
        if not st.cards.piles[seat * ZONES + DECK] and seat not in st.out:
            return "deck"
    face = st.cards.face
    if st.mods and doomed(st):
        return "deadly"
    for s in st.sources if st.rules & HAS_TOKENS else ():
        for rule in SACRIFICE_AT[face[s]]:
            if st.marks[s] >= rule.n.n and in_force(st, rule, s) and not leaving(st, s):
                return "token"
    if st.unsure:
        if troubled_cards(st, "illegal"):
            return "illegal"
        st.unsure = 0
    if st.alive[REACTION] & RAISED:
        for s in st.sources:
            if face[s] in WATCHERS and watched(st, s):
                return "raised"
    return "won" if st.tied and len(winners(st)) > 1 else SETTLED


def troubled_cards(st: Table, kind: str) -> list[int]:
    """The cards concerned."""
    face = st.cards.face
    if kind == "deadly":
        return doomed(st)
    if kind == "token":
        return [
            s
            for s in st.sources
            for rule in SACRIFICE_AT[face[s]]
            if st.marks[s] >= rule.n.n and in_force(st, rule, s)
        ]
    return [
        c
        for seat in range(st.seats)
        for c in st.cards.piles[seat * ZONES + PLAY]
        if k.TYPE[face[c]] == ATTACHMENT and misplaced(st, c)
    ]


def settle_one(st: Table, kind: str, card: int) -> None:
    """This card is about to be killed, sacrificed or discarded."""
    if kind == "deadly":
        about_to_leave(st, [card], "killed", save=True, deadly=DEADLY)
    elif kind == "token":
        about_to_leave(st, [card], "sacrificed", save=False)
    else:
        about_to_leave(st, [card], "discarded", save=False)


def raise_conditions(st: Table) -> None:
    """Tell of every watched card whose STR an effect has raised."""
    for seat in range(st.seats):
        for c in st.cards.piles[seat * ZONES + PLAY]:
            if st.cards.face[c] in WATCHERS:
                now = given_strength(st, c)
                if now > st.raised.get(str(c), 0):
                    if st.phase != P_SETUP:
                        st.conds.append(Cond("strength_raised", c, st.ctrl[c]))
                    st.raised[str(c)] = now


def watched(st: Table, card: int) -> bool:
    """Has an effect raised this card's STR? What an effect took back is forgotten."""
    now, before = given_strength(st, card), st.raised.get(str(card), 0)
    if now < before:
        st.raised[str(card)] = now
    return now > before
