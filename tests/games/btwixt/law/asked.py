"""A question of B'Twixt, with the effect that asks it, and how its keys read."""

from __future__ import annotations

from tests.games.refusals import Asked

from weirwood.games.btwixt.effects.vocabulary import Cards, Effect
from weirwood.games.btwixt.facts import default_edition
from weirwood.kernel import Decision, Match

ED = default_edition()
BY_CARDS = ("on_play", "in_pile", "after_bid", "cleanup")


class Question(Asked):
    """A question of B'Twixt, with the effect that asks it."""

    def __init__(self, match: Match, d: Decision) -> None:
        super().__init__(match, d)
        self.n = match.seats
        self.pairs = [f"{c}:{(c + 1) % self.n}" for c in range(self.n)]
        self.you = int(str(d.args[2])) if d.kind in ("effect.cards", "effect.tie") else d.seat
        self.fx: Effect | None = ED.effects[int(str(d.args[1]))] if effects(d) else None

    @property
    def effect(self) -> Effect:
        assert self.fx is not None
        return self.fx

    @property
    def by_ally(self) -> bool:
        return self.effect.when not in BY_CARDS

    def beside(self, seat: int) -> list[str]:
        """The two councils of a seat."""
        return [f"council:{self.pairs[(seat - 1) % self.n]}", f"council:{self.pairs[seat]}"]

    def pile(self, seat: int) -> list[str]:
        return [row["card"] for row in self.view["leaders"][seat]["pile"]]

    def allies(self, council: int) -> list[str]:
        return [row["ally"] for row in self.view["councils"][council]["allies"]]

    def meant(self, who: str) -> set[int]:
        """The leaders whom a selector names."""
        n, you = self.n, self.you
        others = {s for s in range(n) if s != you}
        sides = {(you - 1) % n, (you + 1) % n}
        one = {
            "winner": self.view["winner"], "second": self.view["second"],
            "that_leader": self.st.that, "sharer": self.st.sharer,
        }  # fmt: skip
        named: dict[str, set[int]] = {
            "you": {you}, "neighbour": sides, "each_neighbour": sides, "other": others,
            "each_other": others, "another": others, "each": {*range(n)},
            "left_neighbour": {(you + 1) % n}, "owner": {*range(n)},
        }  # fmt: skip
        return named[who] if who in named else {one[who]}


def effects(d: Decision) -> bool:
    return d.kind.startswith("effect.")


def of_leader(a: Question) -> Cards | None:
    """Whose cards a question for a leader is about, if it is about cards."""
    return a.effect.source if a.effect.op == "move_cards" else None


def fits(cards: Cards, name: str) -> bool:
    """By what is printed on the card."""
    card = ED.cards[ED.card(name)]
    return cards.low <= card.value <= cards.high and cards.colour in (-1, card.colour)


# ---- forms of keys -------------------------------------------------------------------------------


def seat_of(key: str) -> int:
    word, _, rest = key.partition(":")
    return int(rest) if word == "seat" and rest.isdecimal() else -1


def council_of(a: Question, key: str) -> int:
    """The council that a key names; -1 if it names none."""
    word, *rest = key.split(":")
    pair = ":".join(rest[1:3] if word == "ally" else rest[:2])
    return a.pairs.index(pair) if pair in a.pairs else -1


def in_pile(a: Question, key: str) -> tuple[int, str]:
    """The pile in which the card of such a key lies, and the card; -1 if it lies there not."""
    parts = key.split(":")
    if parts[0] != "card" or len(parts) < 3 or not parts[2].isdecimal():
        return -1, ""
    owner = int(parts[2])
    there = owner < a.n and parts[1] in a.pile(owner)
    return (owner, parts[1]) if there else (-1, "")


def bare(key: str) -> str:
    """The card that a key without a place speaks of."""
    parts = key.split(":")
    return parts[1] if parts[0] in ("card", "ally", "dead") and len(parts) > 1 else ""
