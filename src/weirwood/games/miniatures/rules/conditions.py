"""Condition tokens on units. Ledger: `conditions`."""

from __future__ import annotations

from weirwood.kernel import tell

from ..state import ON, TOKENS, Position
from . import seams
from .units import is_wall


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
            seams.envenom(st, u)
        return False
    if seams.refuses_token(st, u, token):
        return False
    st.tokens[u] |= TOKENS[token]
    tell(st, "token.gained", seat=st.owner[u], unit=st.kind[u], nr=u, token=token)
    seams.token_put(st, u, token)
    return True


def remove(st: Position, u: int, token: str) -> bool:
    if not st.tokens[u] & TOKENS[token]:
        return False
    st.tokens[u] &= ~TOKENS[token]
    tell(st, "token.removed", seat=st.owner[u], unit=st.kind[u], nr=u, token=token)
    return True
