"""The standing phase.

Ledger: `standing`.
"""

from __future__ import annotations

from weirwood.kernel import Flow, Kind, pick, procedure, tell

from .. import facts as k
from ..facts.terms import CHARACTER, MANY, PLAY
from ..state import NOBODY, Position
from .keys import Args, Keys, counted, keys_of, name_in_play
from .values import in_force, rules_of
from .windows import action_window, respond
from .zones import characters, in_order, pile, stand_card

STAND_MAX = rules_of("stand_max")


@procedure
def standing_phase(st: Position) -> Flow[None]:
    """All kneeling cards stand together; a limit makes players choose (rule standing.all)."""
    base = len(st.conds)
    cap = stand_cap(st)
    chosen: tuple[str, ...] = ()
    for seat in tuple(in_order(st)):
        if len(kneeling_characters(st, seat)) > cap:
            keys = yield from pick(st, "standing.choose", seat, least=cap, most=cap)
            chosen = (*chosen, *keys)
    stand_all(st, cap, chosen)
    yield from respond(st, base)
    yield from action_window(st, NOBODY)


def stand_cap(st: Position) -> int:
    cap = MANY
    for s in st.sources:
        for rule in STAND_MAX[st.cards.face[s]]:
            if in_force(st, rule, s):
                cap = min(cap, rule.n.n)
    return cap


def stand_all(st: Position, cap: int, chosen: tuple[str, ...]) -> None:
    """Every kneeling card stands; where there is a limit, the chosen characters only."""
    for seat in in_order(st):
        st.kneel[st.home[seat]] = 0
        # who has no more than the limit stands them all without being asked
        limited = len(kneeling_characters(st, seat)) > cap
        for c in pile(st, seat, PLAY):
            if not st.kneel[c]:
                continue
            person = k.TYPE[st.cards.face[c]] == CHARACTER
            if person and limited and f"card:{name_in_play(st, c)}" not in chosen:
                continue
            stand_card(st, c)
    tell(st, "standing.all")


def kneeling_characters(st: Position, seat: int) -> list[int]:
    return [c for c in characters(st, seat) if st.kneel[c]]


def kneeling_options(st: Position, seat: int, args: Args) -> Keys:
    return keys_of(st, seat, kneeling_characters(st, seat), several=True)


KINDS = (
    Kind(
        "standing.choose",
        "cards.stannis",
        keys=kneeling_options,
        count=counted("cards.stannis"),
    ),
)
