"""Keywords: ambush and stealth, and those that the winner of a challenge uses.

Ledger: `keywords`. A new keyword of that last kind is one function here, named after it, under
`@after_winning`: cards may print it from then on, and views, tensors and the client show it. It
also wants its rule in the ledger, its words and a test.
"""

from __future__ import annotations

from collections.abc import Callable

from weirwood.kernel import Flow, Kind, choose, procedure, tell

from .. import facts as k
from ..facts.reader import ContentError
from ..facts.terms import BY_AMBUSH, DECK
from ..state import Cond, Position
from .costs import ambush_cost, spend
from .entering import enter
from .keys import Args, Keys, card_of, keys_of
from .melee import decided
from .menu import PASS
from .values import applies, attacking, keywords, rules_of, strength
from .windows import respond
from .winning import gain_power
from .zones import characters, code, draw_cards, kneel_card, pile, put_aside, tell_card

STEALTH_PROOF = rules_of("stealth_proof")
HAS_PROOF = k.RULE_BIT["stealth_proof"]
STEALTH = k.keyword("stealth")
# Keywords that act at another moment: declaring, marshaling, losing a host.
ELSEWHERE = ("limited", "stealth", "terminal")

UseKeyword = Callable[[Position, int], None]
RESOLVED: dict[str, UseKeyword] = {}


def after_winning(use: UseKeyword) -> UseKeyword:
    """What a character of the winner does by the keyword of this name."""
    RESOLVED[use.__name__] = use
    return use


@procedure
def ambush(st: Position, seat: int, card: int) -> Flow[None]:
    """Pay for ambush and put the card into play: not marshaled (rule keywords.ambush)."""
    base = len(st.conds)
    spend(st, seat, ambush_cost(st, seat, st.cards.face[card]))
    tell(st, "card.ambushed", seat=seat, card=code(st, card))
    yield from enter(st, card, seat, BY_AMBUSH)
    yield from respond(st, base)


@procedure
def use_stealth(st: Position) -> Flow[None]:
    """Each attacker with stealth may bypass one character (rule keywords.stealth)."""
    for card in tuple(stealthy(st)):
        if may_bypass(st):
            key = yield from choose(st, "challenge.stealth", st.attacker, st.tag[card])
            if key != "none":
                bypass(st, card, card_of(st, st.attacker, may_bypass(st), key))


def stealthy(st: Position) -> list[int]:
    """Declared attackers with stealth."""
    return [c for c in st.attackers if keywords(st, c) & STEALTH]


def may_bypass(st: Position) -> list[int]:
    """Characters of the defending player that stealth may bypass."""
    return [
        c
        for c in characters(st, st.defender)
        if not keywords(st, c) & STEALTH and not stealth_proof(st, c)
    ]


def stealth_proof(st: Position, card: int) -> bool:
    for s in st.sources if st.rules & HAS_PROOF else ():
        for rule in STEALTH_PROOF[st.cards.face[s]]:
            if applies(st, rule, s, card):
                return True
    return False


def bypass(st: Position, source: int, card: int) -> None:
    st.bypassed.append(card)
    st.conds.append(Cond("bypassed", card, st.attacker, other=source))
    tell_card(st, "challenge.bypassed", card, by=code(st, source))


@procedure
def resolve_keywords(st: Position) -> Flow[None]:
    """4.2.5: the first player orders the types, the winner the characters (rules keywords.*)."""
    done: tuple[str, ...] = ()
    # looked up anew each time: a keyword may change what others have (rule keywords.still)
    while True:
        left = tuple(word for word in keyword_types(st) if word not in done)
        if not left or not decided(st):
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


def keyword_types(st: Position) -> list[str]:
    """Keywords that the winner's characters may use now."""
    mask = 0
    for c in winning_side(st):
        mask |= keywords(st, c)
    held = [word for word, bit in k.KEYWORD_BIT.items() if mask & bit]
    known = [word for word in held if word in RESOLVED or word == "intimidate"]
    return [word for word in known if word not in NEEDS or NEEDS[word](st)]


def winning_side(st: Position) -> list[int]:
    return attacking(st) if st.winner == st.attacker else list(st.defenders)


@procedure
def use_keywords(st: Position, word: str) -> Flow[None]:
    """All characters with one keyword, in their controller's order; each may be left out."""
    done: tuple[int, ...] = ()
    while True:
        if not decided(st) or not wielders(st, word, done):
            break
        key = yield from choose(st, "keywords.use", st.winner, word, done)
        if key == "pass":
            break
        card = card_of(st, st.winner, wielders(st, word, done), key)
        # by tag: a frame keeps no cards that may have left play
        done = (*done, st.tag[card])
        base = len(st.conds)
        tell_card(st, f"keyword.{word}", card)
        RESOLVED[word](st, card)
        yield from respond(st, base)


def wielders(st: Position, word: str, done: tuple[int, ...]) -> list[int]:
    bit = k.KEYWORD_BIT[word]
    if word in NEEDS and not NEEDS[word](st):
        return []
    return [c for c in winning_side(st) if keywords(st, c) & bit and st.tag[c] not in done]


@after_winning
def insight(st: Position, card: int) -> None:
    """The winner draws a card."""
    draw_cards(st, st.winner, 1)


@after_winning
def pillage(st: Position, card: int) -> None:
    """The loser discards the top card of the deck."""
    top = pile(st, st.loser, DECK)[-1]
    put_aside(st, top)
    st.conds.append(Cond("pillaged", card, st.winner, other=st.loser))
    tell(st, "deck.discarded", seat=st.loser, card=code(st, top))


@after_winning
def renown(st: Position, card: int) -> None:
    """The character gains 1 power."""
    gain_power(st, card, 1)


@procedure
def intimidate(st: Position) -> Flow[None]:
    """Kneel one character of the loser, no stronger than the margin (rule keywords.intimidate)."""
    key = yield from choose(st, "keywords.intimidate", st.winner)
    if key != "none":
        kneel_by_intimidate(st, key)


def may_awe(st: Position) -> bool:
    """Intimidate is for attackers, and needs somebody to kneel."""
    return st.winner == st.attacker and bool(intimidated(st))


def intimidated(st: Position) -> list[int]:
    """Standing characters of the loser, no stronger than the margin."""
    return [c for c in characters(st, st.loser) if not st.kneel[c] and strength(st, c) <= st.margin]


def kneel_by_intimidate(st: Position, key: str) -> None:
    card = card_of(st, st.winner, intimidated(st), key)
    kneel_card(st, card)
    tell_card(st, "card.knelt", card)


def loser_has_deck(st: Position) -> bool:
    return bool(pile(st, st.loser, DECK))


# What a keyword needs beside a character that has it: without it nobody is asked.
NEEDS: dict[str, Callable[[Position], bool]] = {"intimidate": may_awe, "pillage": loser_has_deck}


def stealth_options(st: Position, seat: int, args: Args) -> Keys:
    return ["none", *keys_of(st, seat, may_bypass(st))]


def order_options(st: Position, seat: int, args: Args) -> Keys:
    return [f"keyword:{word}" for word in args[0]]


def user_options(st: Position, seat: int, args: Args) -> Keys:
    return [PASS, *keys_of(st, seat, wielders(st, args[0], args[1]))]


def intimidate_options(st: Position, seat: int, args: Args) -> Keys:
    return ["none", *keys_of(st, seat, intimidated(st))]


# A card may print only what is carried out.
for _word in k.KEYWORD_BIT:
    if _word not in (*RESOLVED, *ELSEWHERE, "intimidate"):
        raise ContentError(f"no rule is called keyword {_word!r}")

KINDS = (
    Kind("challenge.stealth", "keywords.stealth", keys=stealth_options),
    Kind("keywords.order", "keywords.order", keys=order_options),
    Kind("keywords.use", "keywords.may", keys=user_options),
    Kind("keywords.intimidate", "keywords.intimidate", keys=intimidate_options),
)
