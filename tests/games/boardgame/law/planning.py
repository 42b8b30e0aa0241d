"""Orders and the raven."""

from __future__ import annotations

from collections.abc import Iterable

from tests.games.boardgame.law.asked import Question, named, own_areas
from tests.games.refusals import Rules

from weirwood.games.boardgame import facts as c

# ---- planning ------------------------------------------------------------------------------------

BANNED = {
    "no_march_plus_one": "march_plus_1",
    "no_defense": "defense",
    "no_raid": "raid",
    "no_consolidate": "consolidate",
    "no_support": "support",
}


def allowed_orders(a: Question, orders: Iterable[str]) -> bool:
    bans = tuple(BANNED[ban] for ban in a.view["bans"])
    return not any(order.startswith(bans) for order in orders) if bans else True


def placed(a: Question) -> list[str]:
    """The orders of the house that lie on the board."""
    rows = a.view["areas"].values()
    return [row["order"] for row in rows if row.get("order_of") == a.house and row["order"]]


def starred(orders: Iterable[str]) -> int:
    return sum(order in c.ORDER and c.SPECIAL[c.ORDER[order]] for order in orders)


def in_stock(orders: list[str]) -> bool:
    return all(orders.count(o) <= c.TOKENS[c.ORDER[o]] for o in orders if o in c.ORDER)


def replaced(a: Question, key: str) -> list[str]:
    """The orders on the board once the raven has brought this one."""
    orders = placed(a)
    orders.remove(a.order(str(a.args[0])))
    return [*orders, named(key)]


def capacity(a: Question) -> int:
    """How many tokens the house may place at most."""
    free = [o for o in c.ORDERS if allowed_orders(a, [o])]
    plain = sum(c.TOKENS[c.ORDER[o]] for o in free if not starred([o]))
    return plain + min(len([o for o in free if starred([o])]), int(a.mine["stars"]))


def surplus(a: Question) -> int:
    """How many areas must go without an order."""
    return max(0, len(own_areas(a)) - capacity(a))


ORDERS: Rules = {
    "planning.one_each": lambda a, said: all(
        o in c.ORDER or (o == "none" and surplus(a)) for o in said.values()
    ),
    "planning.bans": lambda a, said: allowed_orders(a, said.values()),
    "planning.tokens": lambda a, said: in_stock(list(said.values())),
    "planning.stars": lambda a, said: starred(said.values()) <= a.mine["stars"],
    "planning.short": lambda a, said: (
        not surplus(a) or list(said.values()).count("none") <= surplus(a)
    ),
}
RAVEN_ORDER: Rules = {
    "planning.raven_swap": lambda a, key: (
        named(key) in c.ORDER and named(key) != a.order(str(a.args[0]))
    ),
    "planning.bans": lambda a, key: allowed_orders(a, [named(key)]),
    "planning.tokens": lambda a, key: in_stock(replaced(a, key)),
    "planning.stars": lambda a, key: (
        not starred([named(key)]) or starred(replaced(a, key)) <= a.mine["stars"]
    ),
}


def replaceable(a: Question, key: str) -> bool:
    """An own order in whose place another one could lie."""
    if a.area(key).get("order_of") != a.house:
        return False
    twin = Question(a.match, a.d)
    twin.args = (named(key),)
    return any(all(kept(twin, f"order:{o}") for kept in RAVEN_ORDER.values()) for o in c.ORDERS)
