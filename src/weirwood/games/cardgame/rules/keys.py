"""How answers are spelt: cards in play by tag, cards elsewhere by what they are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from weirwood.kernel import Refusal

from .. import facts as k
from ..facts.terms import HAND, HOME, PLAY, REVEALED, ZONE_NAMES, ZONES
from ..state import Position
from .zones import characters, code, pile

Args = tuple[Any, ...]
Keys = list[str]
# The beginning of a key of each face, made once: keys are spelt for every option of every question.
CARD = tuple(f"card:{k.IDS[f.form_of]}:" for f in k.FACES)


def name_in_play(st: Position, card: int) -> str:
    return f"{code(st, card)}:{st.tag[card]}"


def card_keys(
    st: Position, seat: int, cards: Sequence[int], *, several: bool
) -> list[tuple[str, int]]:
    """Keys for cards wherever they lie, with the card each means.

    Cards in play have tags. Elsewhere copies are alike: one key stands for them, or numbered ones
    where several may be taken.
    """
    out: list[tuple[str, int]] = []
    count: dict[str, int] = {}
    face, zones, tag = st.cards.face, st.cards.zone, st.tag
    for c in cards:
        zone = zones[c] % ZONES
        if zone in (PLAY, HOME, REVEALED):
            out.append((f"{CARD[face[c]]}{tag[c]}", c))
            continue
        key = f"{ZONE_NAMES[zone]}:{code(st, c)}"
        # whose card it is, where it is not one's own: two players may hold the same
        if st.owner[c] != seat:
            key += f":{st.owner[c]}"
        n = count[key] = count.get(key, 0) + 1
        if n == 1:
            out.append((key, c))
        elif several:
            out.append((f"{key}:{n}" if st.owner[c] != seat else f"{key}:{seat}:{n}", c))
    return out


def card_of(
    st: Position, seat: int, cards: Sequence[int], key: str, *, several: bool = False
) -> int:
    return dict(card_keys(st, seat, cards, several=several))[key]


def keys_of(st: Position, seat: int, found: Sequence[int], *, several: bool = False) -> Keys:
    return [key for key, _ in card_keys(st, seat, found, several=several)]


def seat_keys(found: list[int]) -> Keys:
    return [f"seat:{s}" for s in found]


def hand_keys(st: Position, seat: int, args: Args) -> Keys:
    return keys_of(st, seat, pile(st, seat, HAND), several=True)


def character_keys(st: Position, seat: int, args: Args) -> Keys:
    return keys_of(st, seat, characters(st, seat), several=True)


def named_by(st: Position, n: int) -> str:
    """The card whose ability asks: questions say it."""
    return k.IDS[k.ABILITIES[st.acts[n].ability].face]


def counted(rule: str) -> Callable[[Position, int, Args, Sequence[str]], Refusal]:
    """For questions whose number of answers one rule fixes: it is what a wrong number breaks."""

    def refuse(st: Position, seat: int, args: Args, keys: Sequence[str]) -> Refusal:
        return Refusal(rule, {"n": len(keys)})

    return refuse
