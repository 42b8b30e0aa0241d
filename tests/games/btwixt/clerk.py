"""A clerk who was told everything and saw nothing: from the log alone, where must all things lie?

Every event moves things on the clerk's own table, as the rulebook means it. If the rules do one
thing and tell another, the two tables differ.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from weirwood.games.btwixt.facts import default_edition
from weirwood.games.btwixt.state import Position
from weirwood.kernel.event import Event

ED = default_edition()


class Clerk:
    def __init__(self, seats: int, kingsmoot: bool) -> None:
        self.n, self.kingsmoot = seats, kingsmoot
        self.hands: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.piles: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.councils: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.tokens = [0] * seats
        self.on_ally = 0
        self.discard: Counter[str] = Counter()
        self.older: Counter[str] = Counter()  # of it, from before this round
        self.rotated = False
        self.dead: Counter[str] = Counter()
        self.knelt: set[int] = set()
        self.played = [0] * seats
        self.won, self.lost = [0] * seats, [0] * seats
        self.first = self.next_first = -1
        self.playing = self.raised = ""
        self.current: str | None = None
        self.row: list[str] = []

    def hear(self, event: Event) -> None:
        """What an event means; one that moves nothing has no method."""
        method = getattr(self, event.kind.replace(".", "_"), None)
        if method is not None:
            method(**{**event.args, **event.secret})

    def council(self, council_seats: list[int]) -> int:
        a, b = council_seats
        assert b == (a + 1) % self.n
        return a

    def drop(self, card: str) -> None:
        """To the discard pile; a white card leaves the game unless all cards are dealt."""
        if not ED.white[ED.card(card)] or self.kingsmoot:
            self.discard[card] += 1

    def lift(self, row: Counter[str], card: str) -> None:
        assert row[card] > 0, f"{card} does not lie there: {row}"
        row[card] -= 1

    # ---- influence cards -------------------------------------------------------------------

    def season_began(self, **_: Any) -> None:
        self.hands = [Counter() for _ in range(self.n)]
        self.discard = Counter()
        self.won, self.lost = [0] * self.n, [0] * self.n

    def hand_dealt(self, seat: int, cards: list[str], n: int) -> None:
        assert len(cards) == n
        self.hands[seat] = Counter(cards)

    def white_dealt(self, seat: int, card: str) -> None:
        self.hands[seat][card] += 1

    def cards_drawn(self, seat: int, cards: list[str], n: int) -> None:
        assert len(cards) == n > 0
        self.hands[seat].update(cards)

    def deck_shuffled(self, n: int) -> None:
        """What was discarded in this round stays where it is (running_out.influence)."""
        assert self.older.total() == n
        self.discard -= self.older
        self.older = Counter()

    def card_played(self, seat: int, card: str) -> None:
        self.lift(self.hands[seat], card)
        self.played[seat] += 1
        assert not self.playing
        self.playing = card
        self.piles[seat][card] += 1

    def card_redirected(self, seat: int, card: str, to_seat: int) -> None:
        self.lift(self.piles[seat], card)
        self.piles[to_seat][card] += 1

    def hand_discarded(self, seat: int, card: str) -> None:
        self.lift(self.hands[seat], card)
        self.drop(card)

    def hand_given(self, seat: int, to_seat: int, card: str) -> None:
        self.hands[seat][card] -= 1  # all pass at once: it may be told before it arrives
        self.hands[to_seat][card] += 1

    def hand_to_pile(self, seat: int, card: str, to_seat: int) -> None:
        self.lift(self.hands[seat], card)
        self.piles[to_seat][card] += 1

    def pile_taken_back(self, seat: int, card: str) -> None:
        self.pile_returned(seat, card, seat)

    def pile_returned(self, seat: int, card: str, to_seat: int) -> None:
        self.lift(self.piles[seat], card)
        self.hands[to_seat][card] += 1

    def pile_discarded(self, seat: int, card: str) -> None:
        self.lift(self.piles[seat], card)
        self.drop(card)

    def pile_moved(self, seat: int, card: str, to_seat: int) -> None:
        self.lift(self.piles[seat], card)
        self.piles[to_seat][card] += 1

    def pile_swapped(self, seat: int, card: str, other_seat: int, other: str) -> None:
        self.pile_moved(seat, card, other_seat)
        self.pile_moved(other_seat, other, seat)

    def discard_taken(self, seat: int, card: str) -> None:
        self.from_discard(card)
        self.hands[seat][card] += 1

    def discard_to_pile(self, card: str, to_seat: int) -> None:
        self.from_discard(card)
        self.piles[to_seat][card] += 1

    def from_discard(self, card: str) -> None:
        self.lift(self.discard, card)
        self.older = self.older & self.discard  # the oldest is taken first

    def piles_rotated(self, **_: Any) -> None:
        """Protected piles stay, which is not told: the next look says which."""
        self.rotated = True

    def leader_knelt(self, seat: int) -> None:
        assert seat not in self.knelt
        self.knelt.add(seat)

    # ---- allies and tokens -----------------------------------------------------------------

    def row_laid(self, allies: list[str]) -> None:
        self.row += allies

    def row_joined(self, ally: str) -> None:
        self.row.append(ally)

    def round_began(self, seat: int, **_: Any) -> None:
        assert seat == self.first
        self.knelt = set()
        self.played = [0] * self.n
        self.on_ally = 0
        self.next_first = -1
        self.older = Counter(self.discard)

    def ally_revealed(self, ally: str) -> None:
        self.current = ally

    def ally_killed(self, ally: str, council_seats: list[int]) -> None:
        self.lift(self.councils[self.council(council_seats)], ally)
        self.dead[ally] += 1

    def current_killed(self, ally: str, n: int) -> None:
        assert (ally, n) == (self.current, self.on_ally)
        self.dead[ally] += 1
        self.current, self.on_ally = None, 0

    def ally_moved(self, ally: str, council_seats: list[int], to_seats: list[int]) -> None:
        self.lift(self.councils[self.council(council_seats)], ally)
        self.councils[self.council(to_seats)][ally] += 1

    def ally_revived(self, ally: str, council_seats: list[int]) -> None:
        self.lift(self.dead, ally)
        self.councils[self.council(council_seats)][ally] += 1

    def ally_raised(self, ally: str) -> None:
        self.lift(self.dead, ally)
        self.raised = ally

    def ally_next(self, ally: str) -> None:
        self.raised = ally

    def allies_shuffled(self, n: int) -> None:
        assert self.dead.total() == n
        self.dead = Counter()

    def ally_claimed(self, ally: str, council_seats: list[int], extra: bool, **_: Any) -> None:
        assert ally == (self.raised if extra else self.current)
        council = self.council(council_seats)
        self.councils[council][ally] += 1
        if not extra:
            self.tokens[council] += self.on_ally
            self.on_ally = 0

    def token_gained(self, council_seats: list[int], **_: Any) -> None:
        self.tokens[self.council(council_seats)] += 1

    def token_returned(self, council_seats: list[int], **_: Any) -> None:
        self.tokens[self.council(council_seats)] -= 1

    def token_moved(self, council_seats: list[int], to_seats: list[int], **_: Any) -> None:
        self.tokens[self.council(council_seats)] -= 1
        self.tokens[self.council(to_seats)] += 1

    def current_token(self, ally: str) -> None:
        assert ally == self.current
        self.on_ally += 1

    def current_token_seen(self, ally: str, value: int, **_: Any) -> None:
        self.current_token(ally)
        assert value in ED.token_values

    # ---- the round -------------------------------------------------------------------------

    def bid_won(self, seat: int, total: int, totals: list[int]) -> None:
        assert totals[seat] == total
        self.knelt = set(range(self.n))
        for s in range(self.n):
            self.won[s] += s == seat
            self.lost[s] += s != seat
        self.winner = seat

    def first_named(self, seat: int) -> None:
        self.next_first = seat

    def first_player(self, seat: int) -> None:
        if self.first >= 0:
            named = self.next_first >= 0
            assert seat == (self.next_first if named else (self.first + 1) % self.n)
        self.first = seat

    def round_cleaned(self) -> None:
        for pile in self.piles:
            for card in pile.elements():
                self.drop(card)
        self.piles = [Counter() for _ in range(self.n)]

    # ---- the two tables --------------------------------------------------------------------

    def compare(self, st: Position, *, between: bool) -> None:
        """The clerk's table is the real one; `between` two cards, when none is being played."""
        for seat in range(self.n):
            assert +self.hands[seat] == named(st.hands[seat]), f"the hand of {seat}"
            assert self.councils[seat] - Counter() == allied(st.councils[seat]), seat
            assert self.tokens[seat] == len(st.tokens[seat]), f"the tokens of council {seat}"
        assert +self.dead == allied(st.dead)
        assert self.on_ally == len(st.on_ally)
        assert sum(st.supply) + sum(self.tokens) + self.on_ally == sum(ED.token_counts)
        for face, count in enumerate(ED.token_counts):
            rows = [*st.tokens, st.on_ally]
            assert st.supply[face] + sum(t % 16 == face for r in rows for t in r) == count
        assert self.current == (ED.ally_ids[st.current] if st.current >= 0 else None)
        if self.rotated:
            piles = [named(pile) for pile in st.piles]
            assert sum(piles, Counter()) == sum(self.piles, Counter())
            self.piles, self.rotated = piles, False
        if between:
            self.playing = ""
            for seat in range(self.n):
                assert +self.piles[seat] == named(st.piles[seat]), f"the pile of {seat}"
            assert +self.discard == named(tuple(st.discard))
            assert self.knelt == {s for s in range(self.n) if st.knelt >> s & 1}
            assert self.played == list(st.played)


def named(cards: tuple[int, ...]) -> Counter[str]:
    return Counter(ED.card_ids[card % 1024] for card in cards)


def allied(allies: tuple[int, ...]) -> Counter[str]:
    return Counter(ED.ally_ids[ally % 1024] for ally in allies)
