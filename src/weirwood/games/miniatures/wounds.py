"""Wounds, hits and destruction, with everything that may answer them."""

from __future__ import annotations

from weirwood.games.miniatures.attacks import begin_hits, end_hits
from weirwood.games.miniatures.cardbook import pinned_to, unpin
from weirwood.games.miniatures.field import leave_contact
from weirwood.games.miniatures.hooks import window
from weirwood.games.miniatures.modes.fallen import (
    after_destruction,
    before_removal,
    wall_falls,
)
from weirwood.games.miniatures.rerolls import rerolls
from weirwood.games.miniatures.roster import WORTHLESS, is_wall, profile, ranks_left, sides
from weirwood.games.miniatures.rows import pop, push, value
from weirwood.games.miniatures.state import GONE, NOBODY, ON, Position, put_at
from weirwood.games.miniatures.tokens import lose, lose_attachment, take_wounds
from weirwood.games.miniatures.victory import eliminate, score
from weirwood.kernel import Flow, at, procedure
from weirwood.kernel.event import tell


@procedure
def wound(st: Position, u: int, n: int, by: int, by_unit: int) -> Flow[int]:
    """A unit suffers wounds; gives how many it suffered.

    ``by`` is the seat whose effect it is, ``by_unit`` the unit that did it (rule units.wounds).
    """
    if n <= 0 or st.where[u] != ON:
        return 0
    before = ranks_left(st, u)
    dealt = min(n, st.health[u])
    fallen = tuple(take_wounds(st, u, n))
    for name in tuple(fallen):
        spared = yield from spare(st, u, name, by, by_unit)
        if not spared:
            yield from attachment_lost(st, u, name, by, by_unit)
    lost = before - (ranks_left(st, u) if st.health[u] > 0 else 0)
    while lost > 0:
        lost -= 1
        yield from rank_lost(st, u, by, by_unit)
    if st.where[u] == ON and st.health[u] <= 0:
        yield from destroy(st, u, by, by_unit)
    return dealt


@procedure
def rank_lost(st: Position, u: int, by: int, by_unit: int) -> Flow[None]:
    """A rank is empty: abilities may answer."""
    push(st, "rank", unit=u, by=by, by_unit=by_unit)
    yield from window(st, "rank.lost")
    pop(st, "rank")


@procedure
def attachment_lost(st: Position, u: int, name: str, by: int, by_unit: int) -> Flow[None]:
    """An attachment fell: its abilities are lost (rule attachments.figure)."""
    push(st, "attachment", unit=u, name=name, by=by, by_unit=by_unit, saved=False)
    yield from window(st, "attachment.destroyed")
    pop(st, "attachment")


@procedure
def spare(st: Position, u: int, name: str, by: int, by_unit: int) -> Flow[bool]:
    """An attachment is about to be destroyed; True if something finds it another place."""
    push(st, "attachment", unit=u, name=name, by=by, by_unit=by_unit, saved=False)
    yield from window(st, "attachment.would")
    return bool(pop(st, "attachment")["saved"])


@procedure
def destroy_attachment(st: Position, u: int, name: str, by: int, by_unit: int) -> Flow[bool]:
    """An effect destroys an attachment (rule attachments.destroyed); False if it was saved."""
    saved = yield from spare(st, u, name, by, by_unit)
    if saved and st.where[u] == ON and st.health[u] <= 0:  # it was the last figure
        yield from at("emptied", destroy(st, u, by, by_unit))
    if saved or st.where[u] != ON or name not in st.attached[u]:
        return False
    before = ranks_left(st, u)
    lose_attachment(st, u, name)
    yield from attachment_lost(st, u, name, by, by_unit)
    lost = before - (ranks_left(st, u) if st.health[u] > 0 else 0)
    while lost > 0:
        lost -= 1
        yield from rank_lost(st, u, by, by_unit)
    if st.where[u] == ON and st.health[u] <= 0:
        yield from destroy(st, u, by, by_unit)
    return True


@procedure
def hits(st: Position, u: int, n: int, by: int, by_unit: int) -> Flow[int]:
    """A unit takes hits from an effect: Defense dice, no Panic test (rule
    abilities.effect_hits)."""
    if n <= 0 or st.where[u] != ON:
        return 0
    begin_hits(st, u, n, by)
    yield from rerolls(st, "defense")
    through = end_hits(st)
    return (yield from wound(st, u, through, by, by_unit))


@procedure
def destroy(st: Position, u: int, by: int, by_unit: int) -> Flow[bool]:
    """A unit loses its last wound, and the models in it fall with it (rules units.destroyed,
    rounds.combat_point, attachments.fallen)."""
    if is_wall(st, u):
        wall_falls(st, u)
        return True
    push(st, "death", unit=u, by=by, by_unit=by_unit, saved=False)
    yield from at("would", window(st, "destroyed.would"))
    if value(st, "saved"):
        pop(st, "death")
        return False
    yield from at("before", window(st, "destroyed.before"))
    yield from before_removal(st, u, by)
    for name in tuple(st.attached[u]):
        yield from spare(st, u, name, by, by_unit)
    models = tuple(st.attached[u])
    remove(st, u, by)
    after_destruction(st, u, by, by_unit)
    for name in tuple(models):
        yield from at("model", attachment_lost(st, u, name, by, by_unit))
    yield from at("after", window(st, "destroyed.after"))
    pop(st, "death")
    eliminate(st)
    return True


def remove(st: Position, u: int, by: int) -> None:
    """Take a destroyed unit off the battlefield, with its cards and engagements."""
    leave_contact(st, u)
    st.o_unit = [NOBODY if holder == u else holder for holder in st.o_unit]
    st.where[u] = GONE
    st.health[u] = 0
    st.tokens[u] = 0
    while st.attached[u]:
        lose(st, u, st.attached[u][-1])
    for card in pinned_to(st, u):
        unpin(st, card)
    for n, target in enumerate(st.n_unit):
        if target == u:
            st.n_unit[n] = NOBODY
    st.effects = [row for row in st.effects if row.get("unit") != u or row.get("stays")]
    own = st.side[st.owner[u]]
    st.losses = put_at(st.losses, own, st.losses[own] + 1)
    tell(st, "unit.destroyed", seat=st.owner[u], unit=st.kind[u], nr=u)
    if WORTHLESS.intersection(profile(st, u).abilities):
        return
    if by != NOBODY and st.side[by] != own:
        score(st, st.side[by], 1, "destroyed")
    else:
        for side in sides(st):
            if side != own:
                score(st, side, 1, "destroyed")
