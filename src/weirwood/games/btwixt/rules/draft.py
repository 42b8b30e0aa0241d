"""The draft of a season's hands (and of the kingsmoot). Ledger: `draft`.

Pack p was dealt to seat p. After k passes it lies before seat p + k in the direction of the
season, so that `kept` (in the order kept) tells from which pack every card came.
"""

from __future__ import annotations

from typing import Any

from weirwood.kernel import Flow, Kind, ask_all, procedure, tell, tell_some

from ..state import EDITIONS, Position, without
from .hands import tell_hand
from .knowledge import fact


@procedure
def draft(st: Position) -> Flow[None]:
    """All keep a card at the same time and pass the rest on, until none is left (draft.pick)."""
    tell_packs(st, 0)
    while len(st.packs[0]) > 1:
        kept = yield from ask_all(st, "draft.keep", tuple(range(st.seats)))
        keep(st, kept)
    finish_draft(st)


def keep(st: Position, chosen: tuple[tuple[str, ...], ...]) -> None:
    """Everybody keeps the chosen card and passes the rest on."""
    ed = EDITIONS[st.edition]
    passes = len(st.kept[0])
    for seat, (key,) in enumerate(chosen):
        card = ed.card(key[5:])
        pack = pack_before(st, seat, passes)
        st.packs[pack] = without(st.packs[pack], card)
        st.kept[seat] += (card,)
    tell(st, "draft.kept", n=passes + 1)
    tell_packs(st, passes + 1)


def tell_packs(st: Position, passes: int) -> None:
    """Each leader sees the pack that was passed to them."""
    ids = EDITIONS[st.edition].card_ids
    for seat in range(st.seats):
        pack = st.packs[pack_before(st, seat, passes)]
        tell_some(
            st, (seat,), "draft.pack", {"cards": [ids[c] for c in pack]}, seat=seat, n=len(pack)
        )


def finish_draft(st: Position) -> None:
    """The last cards are kept unasked; what was kept is the hand (draft.last_card)."""
    passes = len(st.kept[0])
    for seat in range(st.seats):
        pack = pack_before(st, seat, passes)
        st.kept[seat] += st.packs[pack]
        st.packs[pack] = ()
    note_packs(st)
    for seat in range(st.seats):
        st.hands[seat] = tuple(sorted(st.kept[seat]))
        st.kept[seat] = ()
        tell_hand(st, seat)


def direction(st: Position) -> int:
    """To the left at setup, then turned with every deal (draft.direction)."""
    return 1 if st.deals % 2 else -1


def pack_before(st: Position, seat: int, passes: int) -> int:
    """The pack that lies before a seat after so many passes."""
    return (seat - direction(st) * passes) % st.seats


def taker(st: Position, pack: int, passes: int) -> int:
    """The seat before which a pack lay after so many passes."""
    return (pack + direction(st) * passes) % st.seats


# ---- what a seat knows of the packs --------------------------------------------------------------


def note_packs(st: Position) -> None:
    """After the draft: what every seat knows of the hands from the packs it saw."""
    for viewer in range(st.seats):
        facts: list[int] = []
        tag = 0
        for pack in range(st.seats):
            for picks in groups(st, viewer, pack)[1]:
                tag += 1
                seats = 0
                for k in picks:
                    seats |= 1 << taker(st, pack, k)
                for k in picks:
                    card = st.kept[taker(st, pack, k)][k]
                    facts.append(fact(card, seats, tag if len(picks) > 1 else 0))
        st.known[viewer] = tuple(sorted(facts))


def groups(st: Position, viewer: int, pack: int) -> tuple[int, list[tuple[int, ...]]]:
    """How a pack looks to a seat: picks made before it first saw it, then groups of picks.

    A group is the picks (numbers of passes) between two looks of the viewer. Of the last group
    only the cards that are still there are missing.
    """
    n, step = st.seats, direction(st)
    first = (viewer - pack) * step % n
    done = len(st.kept[0])
    marks = list(range(first, done + 1, n))
    out = []
    for i, mark in enumerate(marks):
        end = marks[i + 1] if i + 1 < len(marks) else done
        out.append(tuple(range(mark + 1, end)))  # the viewer's own pick is at `mark`
    return min(first, done), out


# ---- options -------------------------------------------------------------------------------------


def keep_keys(st: Position, seat: int, args: tuple[Any, ...]) -> list[str]:
    names = EDITIONS[st.edition].card_keys
    pack = st.packs[pack_before(st, seat, len(st.kept[seat]))]
    return [names[c] for c in dict.fromkeys(pack)]


KINDS = (Kind("draft.keep", "draft.pick", keep_keys),)
