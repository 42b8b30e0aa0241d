"""Why an answer to an effect's question is refused: the rule that forbids just that.

Each function gives None where the question's own rule is all there is to say.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from weirwood.kernel import Refusal

from ..rules.seating import council_key
from ..state import CARD, EDITIONS, Position
from . import protection
from .select import (
    by_ally,
    councils,
    effect,
    fits,
    leaders,
    source_cards,
    target_cards,
)
from .vocabulary import Cards, Effect

Args = tuple[Any, ...]
WhyNot = Callable[[Position, int, Args, str], Refusal | None]


def no(rule: str, key: str) -> Refusal:
    return Refusal(rule, {"key": key[:80]})


def parts(key: str, word: str, count: int) -> list[str] | None:
    """What stands after the first word of such a key; None if it is none."""
    first, *rest = key.split(":")
    return rest if first == word and len(rest) >= count else None


def seat_in(st: Position, text: str) -> int:
    """A seat of the table, or -1."""
    return int(text) if text.isdecimal() and int(text) < st.seats else -1


def declined(why_not: WhyNot) -> WhyNot:
    """Only where the card says "you may" can one decline."""

    def whole(st: Position, seat: int, args: Args, key: str) -> Refusal | None:
        return no("effects.may", key) if key == "none" else why_not(st, seat, args, key)

    return whole


def miscounted(rule: str) -> Callable[[Position, int, Args, Sequence[str]], Refusal]:
    """The rule that says how many are to be chosen."""

    def whole(st: Position, seat: int, args: Args, keys: Sequence[str]) -> Refusal:
        return Refusal(rule, {"found": len(keys)})

    return whole


def leader(st: Position, seat: int, args: Args, key: str) -> Refusal | None:
    """A leader whom the text does not mean, or from whom nothing can be taken."""
    found = parts(key, "seat", 1)
    other = seat_in(st, found[0]) if found else -1
    if other < 0 or other in args[2]:
        return None
    fx = effect(st, args[1])
    if fx.op == "move_cards":
        cards = source_cards(fx)
        if other not in leaders(st, cards.of, seat):
            return None
        guard = protection.hand if cards.zone == "hand" else protection.pile
        return no(guard(st, other, seat, by_ally(fx)) or "effects.something", key)
    who = target_cards(fx).of if fx.op == "redirect_self" else fx.who
    if other not in leaders(st, who, seat):
        return None
    rule = protection.hand(st, other, seat, by_ally(fx)) if fx.op == "reveal_hand" else ""
    return no(rule or "effects.something", key)


def receiver(st: Position, seat: int, args: Args, key: str) -> Refusal | None:
    """Somebody to whom the card cannot go: a third leader is neither you nor where it lay."""
    another = target_cards(effect(st, args[1])).of == "another"
    return no("effects.another", key) if another else None


def council(st: Position, seat: int, args: Args, key: str) -> Refusal | None:
    """A council that the text does not mean."""
    fx = effect(st, args[1])
    if fx.op == "gain_tokens" and fx.council == "yours":
        return no("concepts.gain_token", key)
    meant = councils(st, fx.council, seat, seat)
    if fx.op == "peek_tokens" and key in [council_key(st, c) for c in meant]:
        return no("effects.something", key)
    return None


def pile_card(st: Position, seat: int, args: Args, key: str) -> Refusal | None:
    """A card in a bid pile: protected, of another value, or of a leader who is not meant."""
    fx = effect(st, args[1])
    return from_pile(st, seat, fx, source_cards(fx), key)


def one_pile(st: Position, seat: int, args: Args, key: str) -> Refusal | None:
    """Cards of one bid pile, which the effect of another leader may name."""
    _, e, _, owner = args
    fx = effect(st, e)
    at, card = in_a_pile(st, key)
    if at < 0:
        return None
    if at != owner:
        return no("effects.one_leader", key)
    return None if fits(st, source_cards(fx), card) else no("effects.printed", key)


def partner(st: Position, seat: int, args: Args, key: str) -> Refusal | None:
    """The card with which one is swapped: of another pile, and as the text names it."""
    if in_a_pile(st, key)[0] == in_a_pile(st, args[2])[0]:
        return None
    fx = effect(st, args[1])
    return from_pile(st, seat, fx, target_cards(fx), key)


def from_pile(st: Position, seat: int, fx: Effect, cards: Cards, key: str) -> Refusal | None:
    owner, card = in_a_pile(st, key)
    if owner < 0:
        return None
    if owner not in leaders(st, cards.of, seat):
        return no("effects.one_leader", key)
    rule = "" if fx.op == "copy_value" else protection.pile(st, owner, seat, by_ally(fx))
    if rule:
        return no(rule, key)
    if not fits(st, cards, card):
        return no("effects.printed", key)
    if cards.others and owner == seat and card == st.playing & CARD:
        return no("effects.others", key)
    return no("effects.something", key) if fx.op == "swap_cards" else None


def in_a_pile(st: Position, key: str) -> tuple[int, int]:
    """The owner and the design of a card that lies in a bid pile; -1 if none does."""
    found = parts(key, "card", 2)
    numbers = EDITIONS[st.edition].card_numbers
    owner = seat_in(st, found[1]) if found else -1
    if not found or owner < 0 or found[0] not in numbers:
        return -1, -1
    card = numbers[found[0]]
    return (owner, card) if any(x & CARD == card for x in st.piles[owner]) else (-1, -1)


def own_card(st: Position, seat: int, args: Args, key: str) -> Refusal | None:
    """A card of the hand, or of the discard pile, that the text does not ask for."""
    fx = effect(st, args[1])
    found = parts(key, "card", 1)
    numbers = EDITIONS[st.edition].card_numbers
    if fx.source is None or not found or found[0] not in numbers:
        return None
    lie = st.discard if fx.source.zone == "discard" else st.hands[seat]
    card = numbers[found[0]]
    return no("effects.printed", key) if card in lie and not fits(st, fx.source, card) else None


def token(st: Position, seat: int, args: Args, key: str) -> Refusal | None:
    """A token of a council that is protected or not meant, else the rule of the op."""
    fx = effect(st, args[1])
    found = next((p for word in ("token", "known", "seen") if (p := parts(key, word, 3))), None)
    at = seat_in(st, found[0]) if found else -1
    if at >= 0 and st.tokens[at] and at not in args[2]:
        rule = protection.tokens(st, at, by_ally(fx))
        return no(rule or "effects.councils", key)
    return no(f"ops.{fx.op}", key)


def ally(st: Position, seat: int, args: Args, key: str) -> Refusal | None:
    """An ally in a council: protected, elsewhere, of another power, or not the lowest."""
    fx, ed = effect(st, args[1]), EDITIONS[st.edition]
    found = parts(key, "ally", 1)
    number = ed.ally_numbers.get(found[0], -1) if found else -1
    if not found or number < 0:
        return None
    at = seat_in(st, found[1]) if len(found) > 1 else -1
    if at < 0 or number not in st.councils[at]:
        return no("revealed.not_chosen", key) if number in st.row else None
    if at not in councils(st, fx.council, seat, seat):
        return no("effects.councils", key)
    if not fx.low <= ed.powers[number] <= fx.high:
        return no("effects.printed", key)
    if fx.others and at == st.here and number == st.acting:
        return no("effects.others", key)
    if fx.op == "kill_ally":
        rule = protection.ally_in(st, at, number, by_ally(fx))
        return no(
            rule or ("effects.pick_protected" if fx.pick == "lowest" else "ops.kill_ally"), key
        )
    return no("effects.councils", key)


def dead(st: Position, seat: int, args: Args, key: str) -> Refusal | None:
    """A dead ally of another power."""
    found = parts(key, "dead", 1)
    number = EDITIONS[st.edition].ally_numbers.get(found[0], -1) if found else -1
    return no("effects.printed", key) if number in st.dead else None
