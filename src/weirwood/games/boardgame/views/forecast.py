"""What each card in hand would come to in a combat: a sum that everybody could do in their head.

Hands are open, so nothing here is a secret. Only numbers are foreseen: what a text does when it is
used (Tyrion, Aeron, Mace), the blade and the tides are not.
"""

from typing import Any

from ..facts import CARDS
from ..rules.house_cards import hand
from ..rules.strength import ATTACK, DEFEND, fighter, parts, total, victor
from ..state import Position


def forecast(st: Position, house: int) -> dict[str, Any]:
    """By card: the strength of both sides with it, and which cards of the other side it beats."""
    side = ATTACK if house == st.attacker else DEFEND
    fights = st.battle >= 0 and st.march_from >= 0 and st.winner < 0
    if not fights or house != fighter(st, side) or st.card[side] >= 0:
        return {}
    own = hand(st, house)
    enemy = 1 - side
    shown = st.card[enemy]
    replies = [shown] if shown >= 0 else hand(st, fighter(st, enemy)) or [-1]
    guess = st.copy()
    guess.tape = None
    out: dict[str, Any] = {}
    for card in own:
        guess.card = [-1, -1]
        guess.card[side], guess.card[enemy] = card, shown
        row: dict[str, Any] = {
            "strength": total(guess, side),
            "against": total(guess, enemy),
            "parts": [list(parts(guess, each)) for each in (ATTACK, DEFEND)],
            "beats": [],
            "of": len(replies),
        }
        for reply in replies:
            guess.card[enemy] = reply
            if victor(guess) == side:
                row["beats"].append(CARDS[reply] if reply >= 0 else "")
        out[CARDS[card]] = row
    return out
