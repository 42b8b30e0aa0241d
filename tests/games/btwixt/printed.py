"""What the cards say, read from the card file word by word: the slow way, for comparison.

The rules of the game work on compiled columns. Here the same questions are answered from the
printed texts alone, so that positions drawn at random can be judged by both.
"""

from __future__ import annotations

import json
import random
from typing import Any

from tests.games.btwixt.driver import bid

from weirwood.games.btwixt.facts import default_edition, default_text
from weirwood.games.btwixt.state import COPIED, Position

ED = default_edition()
FILE: dict[str, Any] = json.loads(default_text())
CARDS = {
    row["id"]: row
    for group in ("standard_influence", "event_influence", "leader_influence")
    for row in FILE[group]
}
ALLIES = {row["id"]: row for row in FILE["allies"]}
SEASONS = ("summer", "autumn", "winter")
FAR = 10_000

Text = dict[str, Any]


def texts(row: dict[str, Any], when: str) -> list[Text]:
    return [text for text in row["effects"] if text["when"] == when]


def names(row: tuple[int, ...]) -> list[str]:
    return [ED.card_ids[entry % 1024] for entry in row]


def in_force(st: Position) -> list[Text]:
    """The current ally's text for the round, then those of cards, oldest first."""
    ally = [t for t in FILE["allies"] if ED.ally_numbers[t["id"]] == st.current]
    found = [text for row in ally for text in texts(row, "during_round")]
    return found + [
        text
        for effect, _ in st.lasting
        for text in texts(CARDS[ED.owners[effect]], "on_play")
        if "until" in text
    ]


def passes(card: str, wanted: dict[str, Any]) -> bool:
    """Whether a card's print passes a filter."""
    row = CARDS[card]
    low, high = wanted.get("min_value", -FAR), wanted.get("max_value", FAR)
    its_colour = wanted.get("colour", row["colour"]) == row["colour"]
    return bool(low <= row["value"] <= high and its_colour)


def ignored(st: Position, card: str) -> bool:
    """Whether the abilities of this card do nothing in this round."""
    return any(
        text["op"] == "blank_abilities"
        and text["what"] == "influence"
        and passes(card, text.get("filter", {}))
        for text in in_force(st)
    )


def met(st: Position, seat: int, text: Text) -> bool:
    """Whether the condition of a card's text is met for the leader in whose pile it lies."""
    wanted = text.get("if", {})
    totals, winner = st.totals, st.winner
    n = st.seats
    answers: list[bool] = []
    for key, value in wanted.items():
        if key == "won":
            answers.append((winner == seat) is value)
        elif key == "neighbour_won":
            answers.append(abs(winner - seat) in (1, n - 1))
        elif key == "second":
            answers.append(st.second == seat and totals[seat] != 0)
        elif key == "margin_at_least":
            others = [t for s, t in enumerate(totals) if s != winner]
            answers.append(totals[winner] >= max(others) + value)
        elif key == "total_at_least":
            answers.append(totals[seat] >= value)
        elif key == "no_bid_won_this_season":
            answers.append(st.won[seat] == 0)
        elif key == "only_card":
            answers.append(len(st.piles[seat]) == 1)
        else:
            assert key == "season", key
            answers.append(SEASONS[st.season] in value)
    return all(answers)


def in_pile(st: Position, seat: int, card: str, when: str = "in_pile") -> list[Text]:
    """The texts of a card in a bid pile that count now."""
    if ignored(st, card):
        return []
    return [text for text in texts(CARDS[card], when) if met(st, seat, text)]


def change(st: Position, text: Text, seat: int, place: int) -> int:
    """By how much a text changes a value."""
    per = text.get("per")
    amount: int = text["amount"]
    if per is None:
        return amount
    others = names(st.piles[seat][:place] + st.piles[seat][place + 1 :])
    many: int = {
        "bids_lost_this_season": st.lost[seat],
        "other_cards_in_your_pile": len(others),
        "other_red_cards_in_your_pile": [CARDS[c]["colour"] for c in others].count("red"),
    }[per]
    most: int = text.get("max", FAR)
    return min(amount * many, most)


def worth(st: Position) -> list[list[int]]:
    """What every card of every bid pile is worth (effects.value)."""
    found: list[list[int]] = []
    for seat, pile in enumerate(st.piles):
        row = []
        for place, entry in enumerate(pile):
            card = ED.card_ids[entry % 1024]
            value = CARDS[card]["value"] if entry < 1024 else entry // 1024 - 1
            fixed: list[int] = []
            added = 0
            for text in in_force(st):
                wanted = text.get("target", {"filter": {}})
                if text["op"] == "value_mod" and passes(card, wanted["filter"]):
                    added += text["amount"]
                elif text["op"] == "value_set" and passes(card, wanted["filter"]):
                    fixed.append(text["value"])
            for other, theirs in enumerate(st.piles):
                for at, name in enumerate(names(theirs)):
                    for text in in_pile(st, other, name):
                        if text["op"] == "value_mod" and (other, at) == (seat, place):
                            added += change(st, text, seat, place)
                        elif text["op"] == "value_set" and other != seat:
                            assert text["target"]["of"] == "each_other"
                            if passes(card, text["target"]["filter"]):
                                fixed.append(text["value"])
            row.append(max(0, min(fixed, default=value) + added))
        found.append(row)
    return found


def decided(st: Position) -> tuple[tuple[int, ...], int, int]:
    """The totals, who wins the bid and who is second (claim.highest, claim.tie)."""
    rows = worth(st)
    totals = tuple(sum(row) for row in rows)
    said = [text["rule"] for text in in_force(st) if text["op"] == "bid_rule"]
    kinds = [rule for rule in said if rule != "ties_lose"]
    order = [(st.first + i) % st.seats for i in range(st.seats)]
    marks: dict[int, tuple[int, int]] = {}
    for seat in order:
        if kinds[-1:] == ["highest_single_card"]:
            marks[seat] = (max(rows[seat], default=0), totals[seat])
        elif kinds[-1:] == ["most_cards"]:
            marks[seat] = (len(rows[seat]), totals[seat])
        else:
            marks[seat] = (totals[seat], 0)

    def first_of(seats: list[int]) -> int:
        def favoured(seat: int) -> bool:
            return any(
                text["op"] == "win_ties"
                for card in names(st.piles[seat])
                for text in in_pile(st, seat, card)
            )

        return min(
            seats, key=lambda s: (-marks[s][0], -marks[s][1], not favoured(s), order.index(s))
        )

    seats = order
    if "ties_lose" in said:
        seats = [s for s in order if list(marks.values()).count(marks[s]) == 1] or order
    winner = first_of(seats)
    return totals, winner, first_of([s for s in order if s != winner])


# ---- positions by chance -------------------------------------------------------------------------

LASTING = ("evt_trial_by_combat", "evt_kingsmoot_clamour", "evt_the_long_night")
ROUND = [name for name, row in ALLIES.items() if texts(row, "during_round")]
TELLING = [name for name, row in CARDS.items() if texts(row, "in_pile") or row["win_icon"]]


def drawn(rng: random.Random, card: str, copied: bool) -> int:
    """An entry of a bid pile; Borrowed Face has taken another value."""
    number = ED.card(card)
    return number | rng.randint(1, 11) << COPIED if copied else number


def by_chance(rng: random.Random) -> Position:
    """A bid that waits to be decided: piles, texts that last, bids won and lost, a season."""
    seats = rng.randint(3, 6)
    st = bid(*([] for _ in range(seats))).st
    assert isinstance(st, Position)
    few = rng.sample(list(CARDS), 4) + rng.sample(TELLING, 4)
    st.piles = [
        tuple(
            drawn(rng, card, card == "inf_borrowed_face" or rng.random() < 0.1)
            for card in rng.choices(few, k=rng.choice((0, 1, 1, 2, 3, 5)))
        )
        for _ in range(seats)
    ]
    if rng.random() < 0.4:  # a tie, whatever it is worth
        one, other = rng.sample(range(seats), 2)
        st.piles[one] = tuple(rng.sample(st.piles[other], len(st.piles[other])))
    st.first = rng.randrange(seats)
    st.season = rng.randrange(3)
    st.won = tuple(rng.choice((0, 0, 1, 2)) for _ in range(seats))
    st.lost = tuple(rng.randint(0, 5) for _ in range(seats))
    name = rng.choice((*ROUND, "ally_maester_aemon", "ally_bronn"))
    st.current = ED.ally(name)
    st.during = ED.allies[st.current].during
    events = rng.sample(LASTING, rng.choice((0, 0, 1, 2)))
    st.lasting = tuple(
        (effect, rng.randrange(seats))
        for card in events
        for effect in ED.cards[ED.card(card)].on_play
    )
    return st
