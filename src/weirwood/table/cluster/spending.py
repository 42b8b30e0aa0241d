"""Budgets of the whole table, whichever of its workers somebody comes to.

What is left of one stands in the database, by the database's clock. A worker refuses by itself what
its own count forbids already: a flood costs the others nothing.
"""

from __future__ import annotations

import time

import sqlalchemy as sa
from sqlalchemy.engine import Connection as Db

from weirwood.kernel.decision import Refused
from weirwood.table.cluster.leases import NOW
from weirwood.table.host.metrics import Metrics
from weirwood.table.store.database import Store
from weirwood.table.wire.budgets import Budget, Budgets
from weirwood.table.wire.security import digest

GROWN = "spent.rest + (excluded.at - spent.at) * :rate"
FULL = f"""(CASE WHEN excluded.at < spent.at THEN spent.rest
    WHEN {GROWN} > :most THEN :most ELSE {GROWN} END)"""
# One row of one visitor is one statement: whoever comes to two workers at once stands in line.
TAKE = f"""
    INSERT INTO spent (id, rest, at, until, paid)
    VALUES (:id, :most - 1, {{now}}, {{now}} + :seconds, true)
    ON CONFLICT (id) DO UPDATE SET rest = {FULL} - CASE WHEN {FULL} >= 1 THEN 1 ELSE 0 END,
        paid = {FULL} >= 1, at = excluded.at, until = excluded.until
    RETURNING paid
"""  # noqa: S608  # constants


def told(text: str) -> dict[str, sa.TextClause]:
    """By dialect: PostgreSQL is asked for the time, since the clocks of workers may differ."""
    own = {"postgresql": NOW, "sqlite": ":now"}
    return {name: sa.text(text.format(now=now)) for name, now in own.items()}


TAKING = told(TAKE)
CLEARING = told("DELETE FROM spent WHERE until < {now}")


class Spending:
    """What everybody has left of each budget."""

    def __init__(self, budgets: dict[str, Budget], metrics: Metrics, store: Store) -> None:
        self.here = Budgets(budgets, metrics)
        self.metrics, self.store = metrics, store

    async def allows(self, what: str, *who: str) -> bool:
        """Take one of a budget from everybody who asks for it: an address, a browser."""
        if not self.here.allows(what, *who):
            return False
        if not self.store.is_shared:
            return True
        budget = self.here.budgets[what]
        names = [digest(f"{what} {name}") for name in who if name]
        if await self.store.at_once(lambda c: pay(c, budget, names)):
            return True
        self.metrics.refusals.labels(what).inc()
        return False

    async def take(self, what: str, *who: str) -> None:
        if not await self.allows(what, *who):
            raise Refused("table.too_fast", {})

    async def clear(self) -> None:
        """Forget those who have all of their budget again."""
        if self.store.is_shared:
            await self.store.at_once(
                lambda c: c.execute(CLEARING[c.dialect.name], {"now": time.time()}).rowcount
            )


def pay(c: Db, budget: Budget, names: list[str]) -> bool:
    """All pay, whoever refuses."""
    rate = budget.most / budget.seconds
    row = {"most": budget.most, "rate": rate, "seconds": budget.seconds, "now": time.time()}
    taking = TAKING[c.dialect.name]
    paid = [c.execute(taking, {**row, "id": name}).scalar() for name in names]
    return all(paid)
