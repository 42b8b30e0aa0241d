"""Wounds, healing and destruction, with everything that may answer them."""

from __future__ import annotations

from weirwood.kernel import Flow, Kind, amount, at, procedure, tell

from ..state import GONE, NOBODY, ON, Position, put_at
from . import seams
from .attachments import attachment_lost, lose, lose_attachment, spare
from .contexts import pop, push, top
from .field import leave_contact
from .modes.fallen import after_destruction, before_removal, wall_falls
from .orders import window
from .tactics import pinned_to, unpin
from .teams import sides
from .units import WORTHLESS, is_wall, profile, ranks_left
from .winning import eliminate, score


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


def take_wounds(st: Position, u: int, n: int) -> list[str]:
    """Take wounds off a unit; gives the attachments that fell (rules units.removal,
    attachments.figure)."""
    lost = min(n, st.health[u])
    st.health[u] -= lost
    tell(st, "unit.wounded", seat=st.owner[u], unit=st.kind[u], nr=u, count=lost)
    size = profile(st, u).wounds
    standing = -(-st.health[u] // size)
    fallen = []
    while standing and len(st.attached[u]) > standing:
        name = st.attached[u][-1]
        lose(st, u, name)
        st.full[u] -= size
        fallen.append(name)
    return fallen


@procedure
def rank_lost(st: Position, u: int, by: int, by_unit: int) -> Flow[None]:
    """A rank is empty: abilities may answer."""
    push(st, "rank", unit=u, by=by, by_unit=by_unit)
    yield from window(st, "rank.lost")
    pop(st, "rank")


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
def destroy(st: Position, u: int, by: int, by_unit: int) -> Flow[bool]:
    """A unit loses its last wound, and the models in it fall with it (rules units.destroyed,
    rounds.combat_point, attachments.fallen)."""
    if is_wall(st, u):
        wall_falls(st, u)
        return True
    push(st, "death", unit=u, by=by, by_unit=by_unit, saved=False)
    yield from at("would", window(st, "destroyed.would"))
    if top(st)["saved"]:
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


def restorable(st: Position, u: int) -> int:
    """How many wounds a unit may get back (rule units.healing)."""
    if st.where[u] != ON or seams.withers(st, u):
        return 0
    return st.full[u] - st.health[u]


def restore(st: Position, u: int, n: int) -> int:
    """Restore up to n wounds; never beyond what the unit may have (rule units.healing)."""
    healed = min(n, restorable(st, u)) if n > 0 else 0
    if healed > 0:
        st.health[u] += healed
        seams.mend(st, u)
        tell(st, "unit.restored", seat=st.owner[u], unit=st.kind[u], nr=u, count=healed)
    return max(0, healed)


@procedure
def restore_up_to(st: Position, u: int, most: int, seat: int) -> Flow[None]:
    """Where a text says "up to", its player says how many (rule units.up_to)."""
    n = min(most, restorable(st, u))
    if n > 0:
        n = yield from amount(st, "wounds.restore", seat, u, st.kind[u], least=0, most=n)
        restore(st, u, n)


KINDS = (Kind("wounds.restore", "units.up_to"),)
