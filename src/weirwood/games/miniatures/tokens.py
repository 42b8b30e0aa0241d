"""Condition tokens and healing: small changes that ask nothing."""

from __future__ import annotations

from weirwood.games.miniatures import hooks
from weirwood.games.miniatures.roster import is_wall, profile
from weirwood.games.miniatures.state import ON, TOKENS, Position
from weirwood.kernel.event import tell


def has(st: Position, u: int, token: str) -> bool:
    return bool(st.tokens[u] & TOKENS[token])


def count(st: Position, u: int) -> int:
    """How many condition tokens a unit carries."""
    return st.tokens[u].bit_count()


def held(st: Position, u: int) -> list[str]:
    return [name for name, mark in TOKENS.items() if st.tokens[u] & mark]


def put(st: Position, u: int, token: str) -> bool:
    """Put a token on a unit; at most one of each kind (rule conditions.one_each)."""
    if st.where[u] != ON or is_wall(st, u):
        return False
    if st.tokens[u] & TOKENS[token]:
        if TOKENS[token] == TOKENS["vulnerable"]:
            hooks.envenom(st, u)
        return False
    if hooks.refuses_token(st, u, token):
        return False
    st.tokens[u] |= TOKENS[token]
    tell(st, "token.gained", seat=st.owner[u], unit=st.kind[u], nr=u, token=token)
    hooks.token_put(st, u, token)
    return True


def remove(st: Position, u: int, token: str) -> bool:
    if not st.tokens[u] & TOKENS[token]:
        return False
    st.tokens[u] &= ~TOKENS[token]
    tell(st, "token.removed", seat=st.owner[u], unit=st.kind[u], nr=u, token=token)
    return True


def restore(st: Position, u: int, n: int) -> int:
    """Restore up to n wounds; never beyond what the unit may have (rule units.healing)."""
    if st.where[u] != ON or n <= 0 or hooks.withers(st, u):
        return 0
    healed = min(n, st.full[u] - st.health[u])
    if healed > 0:
        st.health[u] += healed
        hooks.mend(st, u)
        tell(st, "unit.restored", seat=st.owner[u], unit=st.kind[u], nr=u, count=healed)
    return max(0, healed)


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


def lose(st: Position, u: int, name: str) -> None:
    """An attachment is among the fallen."""
    at = st.attached[u].index(name)
    st.attached[u] = (*st.attached[u][:at], *st.attached[u][at + 1 :])
    st.fallen[u] = (*st.fallen[u], name)


def lose_attachment(st: Position, u: int, name: str) -> None:
    """An effect destroys an attachment: its figure is lost for good (rule
    attachments.destroyed)."""
    size = profile(st, u).wounds
    lose(st, u, name)
    st.full[u] -= size
    st.health[u] = max(0, st.health[u] - size)
    tell(st, "attachment.destroyed", seat=st.owner[u], unit=st.kind[u], nr=u, attachment=name)
