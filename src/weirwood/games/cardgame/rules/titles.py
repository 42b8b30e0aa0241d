"""Titles in melee: chosen in secret, supports, rivals, redirecting.

Ledger: `titles`.
"""

from __future__ import annotations

from weirwood.kernel import Flow, Kind, choose, permutation, procedure, tell

from .. import facts as k
from ..facts.terms import TITLE
from ..state import NOTHING, Bested, Position, changed
from .keys import Args, Keys, seat_keys
from .zones import in_order, opponents

TITLES = tuple(i for i, f in enumerate(k.FACES) if f.type == TITLE)
# How many titles are set aside unseen, by players (rule titles.aside); with six all are used.
ASIDE = {3: 2, 4: 1, 5: 1}
# Challenges that a title may redirect in a round.
REDIRECT = tuple(sum(c.n.n for c in f.constants if c.rule == "redirect") for f in k.FACES)


@procedure
def choose_titles(st: Position) -> Flow[None]:
    """In player order each takes a title in secret, and passes the others on (titles.choose)."""
    lay_out(st)
    for seat in tuple(in_order(st)):
        if st.pool:
            key = yield from choose(st, "title.choose", seat)
            take_title(st, seat, key)
    reveal_titles(st)


def lay_out(st: Position) -> None:
    """Shuffle the titles and set some aside at random (rule titles.aside)."""
    order = permutation(st, "titles", len(TITLES))
    shuffled = [TITLES[i] for i in order]
    n = ASIDE.get(st.seats - len(st.out), 0 if st.seats - len(st.out) > 5 else 2)
    st.aside = tuple(sorted(shuffled[:n]))
    st.pool = tuple(sorted(shuffled[n:]))
    st.chosen = (NOTHING,) * st.seats
    st.passed = ((),) * st.seats


def take_title(st: Position, seat: int, key: str) -> None:
    face = k.INDEX[key.split(":")[1]]
    st.pool = tuple(f for f in st.pool if f != face)
    # what a seat passed on is known to it: views and re-deals need it
    st.passed = (*st.passed[:seat], st.pool, *st.passed[seat + 1 :])
    st.chosen = changed(st.chosen, seat, face)
    tell(st, "title.taken", seat=seat)


def reveal_titles(st: Position) -> None:
    """All titles come into play together; the others go back unseen (rule titles.reveal)."""
    for seat in in_order(st):
        st.title[seat] = st.chosen[seat]
        if st.title[seat] >= 0:
            tell(st, "title.revealed", seat=seat, title=k.IDS[st.title[seat]])
    st.pool = st.aside = st.chosen = ()
    st.passed = ()


def return_titles(st: Position) -> None:
    for seat in range(st.seats):
        st.title[seat] = NOTHING


def rival_bonus(st: Position) -> int:
    """1 power for beating a rival, once per rival and round (rule titles.rivals)."""
    mine, theirs = st.title[st.winner], st.title[st.loser]
    row = Bested(st.winner, st.loser)
    if mine < 0 or theirs not in k.FACES[mine].rivals or row in st.bested:
        return 0
    st.bested = (*st.bested, row)
    tell(st, "title.rival", seat=st.winner, other_seat=st.loser)
    return 1


def regent(st: Position) -> int:
    """The seat that may redirect the challenge just initiated, or NOTHING (titles.redirect)."""
    for seat in in_order(st):
        title = st.title[seat]
        if title >= 0 and REDIRECT[title] > st.redirects and new_targets(st):
            return seat
    return NOTHING


def new_targets(st: Position) -> list[int]:
    """Whom a redirected challenge may be aimed at: any other opponent of the attacker."""
    return [s for s in opponents(st, st.attacker) if s != st.against]


def title_options(st: Position, seat: int, args: Args) -> Keys:
    return [f"title:{k.IDS[f]}" for f in st.pool]


def yes_or_no(st: Position, seat: int, args: Args) -> Keys:
    return ["yes", "no"]


def target_options(st: Position, seat: int, args: Args) -> Keys:
    return seat_keys(sorted(new_targets(st)))


KINDS = (
    Kind("title.choose", "titles.choose", keys=title_options),
    Kind("title.redirect", "titles.redirect", keys=yes_or_no),
    Kind("title.target", "titles.redirect", keys=target_options),
)
