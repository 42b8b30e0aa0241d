"""Budgets: how much of something one address, or one person, may have. They refill by themselves.

A cap on the whole table protects its machine; a budget protects everybody else from one visitor.
Where several workers are one table, what is left of it stands in their database (`spending`).
"""

from __future__ import annotations

import ipaddress
from collections import Counter, OrderedDict
from dataclasses import dataclass

from weirwood.kernel.decision import Refused
from weirwood.table.host.metrics import Metrics
from weirwood.table.wire.security import Bucket

PERIODS = {"second": 1, "minute": 60, "hour": 3600, "day": 86_400}
MOST_KEPT = 50_000  # buckets; whoever has not been seen for longest begins anew with a full one


@dataclass(frozen=True, slots=True)
class Budget:
    """So many at once, and so many again in every period."""

    most: float
    seconds: float

    @staticmethod
    def read(text: str) -> Budget:
        """
        >>> Budget.read("60/hour")
        Budget(most=60.0, seconds=3600)
        """
        number, _, period = text.partition("/")
        try:
            most = float(number)
        except ValueError:
            most = 0.0
        if period not in PERIODS or not most > 0:
            allowed = ", ".join(f"N/{p}" for p in PERIODS)
            raise Refused("table.setting", {"found": text[:40], "allowed": allowed})
        return Budget(most, PERIODS[period])

    def bucket(self) -> Bucket:
        return Bucket(self.most / self.seconds, self.most)


def neighbours(address: str) -> str:
    """An address as it is counted: whoever has one of version 6 has 2**64 of them.

    >>> neighbours("2001:db8:1:2:3:4:5:6"), neighbours("192.0.2.7"), neighbours("testclient")
    ('2001:db8:1:2::/64', '192.0.2.7', 'testclient')
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))
    return address


class Budgets:
    """What everybody has left of each budget, as this process counts it."""

    def __init__(self, budgets: dict[str, Budget], metrics: Metrics) -> None:
        self.budgets = budgets
        self.metrics = metrics
        self.buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self.sockets: Counter[str] = Counter()  # that are open, by address

    def allows(self, what: str, *who: str) -> bool:
        """Take one of a budget from everybody who asks for it: an address, a browser."""
        paid = [self.bucket(what, name).take() for name in who if name]  # all pay, whoever refuses
        if all(paid):
            return True
        self.metrics.refusals.labels(what).inc()
        return False

    def bucket(self, what: str, name: str) -> Bucket:
        key = (what, name)
        found = self.buckets.get(key)
        if found is None:
            found = self.buckets[key] = self.budgets[what].bucket()
            if len(self.buckets) > MOST_KEPT:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end(key)
        return found
