"""The game's own sensible player: it sees a view and options, nothing else.

It saves its cards for rounds it can win cheaply, keeps its two councils level, and spends the rest
at the end of a season, when hands are lost anyway.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from weirwood.kernel import Decision, Heuristic, Rng, State, Worlds, bounded

from ..effects.vocabulary import Effect
from ..facts import Edition
from ..rules.scoring import council_power, standing_of
from ..rules.values import values
from ..state import EDITIONS, FACE, TOKEN_SEEN, Position

TOKEN = 2  # what an unseen token is worth on average
PATIENCE = 3  # how many cards fewer than its own the others should have before it bids early

BONUSES: dict[str, frozenset[str]] = {}  # by the key of an edition
PLAYS: dict[str, dict[str, tuple[int, str]]] = {}  # the same

View = Mapping[str, Any]
Chooser = Callable[[View, Decision, list[str]], Any]
Bids = tuple[list[int], list[int], list[bool]]  # by seat: the bid, the hand, whether it has knelt


class Glance(dict[str, Any]):
    """The part of a view that the player reads, each thing made when it is first looked at."""

    __slots__ = ("seat", "st")

    def __init__(self, st: Position, seat: int) -> None:
        self.st, self.seat = st, seat

    def __missing__(self, key: str) -> Any:
        found = self[key] = GLANCES[key](self.st, self.seat)
        return found


def glance_leaders(st: Position, seat: int) -> list[dict[str, Any]]:
    return [
        {"seat": s, "knelt": knelt, "hand": hand, "total": total}
        for s, (total, hand, knelt) in enumerate(zip(*bids(st), strict=True))
    ]


def bids(st: Position) -> Bids:
    return (
        [sum(row) for row in values(st)],
        [len(hand) for hand in st.hands],
        [bool(st.knelt >> s & 1) for s in range(st.seats)],
    )


def glance_councils(st: Position, seat: int) -> list[dict[str, Any]]:
    ed = EDITIONS[st.edition]
    bit = 1 << TOKEN_SEEN + seat
    return [
        {
            "allies": [{"power": ed.powers[a]} for a in st.councils[c]],
            "tokens": [
                {"value": ed.token_values[t & FACE] if t & bit else None} for t in st.tokens[c]
            ],
        }
        for c in range(st.seats)
    ]


def glance_hand(st: Position, seat: int) -> list[dict[str, Any]]:
    ed = EDITIONS[st.edition]
    return [{"card": ed.card_ids[c], "value": ed.values[c]} for c in st.hands[seat]]


def glance_current(st: Position, seat: int) -> dict[str, Any] | None:
    return None if st.current < 0 else {"power": EDITIONS[st.edition].powers[st.current]}


def glance_round(st: Position, seat: int) -> int:
    return st.round - EDITIONS[st.edition].track_start[st.seats] + 1


def glance_rounds(st: Position, seat: int) -> int:
    ed = EDITIONS[st.edition]
    return ed.track_last - ed.track_start[st.seats] + 1


GLANCES: dict[str, Callable[[Position, int], Any]] = {
    "edition": lambda st, _: st.edition,
    "leaders": glance_leaders,
    "councils": glance_councils,
    "hand": glance_hand,
    "current": glance_current,
    "round": glance_round,
    "rounds": glance_rounds,
    "winner": lambda st, _: st.winner if st.winner >= 0 else None,
}


# ---- bidding -----------------------------------------------------------------------------------


def effect_of(view: View, asked: Decision) -> Effect:
    """The effect that asks: its number is the second argument of its questions."""
    number = asked.args[1]
    assert isinstance(number, int)
    return EDITIONS[view["edition"]].effects[number]


def table(view: View) -> Bids:
    """How the bidding stands; of a position that is only glanced at, without rows for it."""
    if isinstance(view, Glance):
        return bids(view.st)
    rows = view["leaders"]
    return ([r["total"] for r in rows], [r["hand"] for r in rows], [r["knelt"] for r in rows])


def season_left(view: View) -> tuple[int, int]:
    """How many rounds follow in this season, and how many it has."""
    if isinstance(view, Glance):
        ed, st = EDITIONS[view.st.edition], view.st
        return ed.track_last - st.round, ed.track_last - ed.track_start[st.seats] + 1
    return view["rounds"] - view["round"], view["rounds"]


def power_of_current(view: View) -> int:
    if isinstance(view, Glance):
        now = view.st.current
        return EDITIONS[view.st.edition].powers[now] if now >= 0 else 0
    return view["current"]["power"] if view["current"] else 0


def plays(edition: Edition) -> dict[str, tuple[int, str]]:
    """The keys of all cards, each with its value: in this order they are thought of."""
    known = PLAYS.get(edition.key)
    if known is None:
        rows = zip(edition.play_keys, edition.values, strict=True)
        known = PLAYS[edition.key] = {key: (value, key) for key, value in rows}
    return known


def bid(view: View, asked: Decision, keys: list[str]) -> str:
    """Play the smallest card that is likely to win, as long as the price is right; else kneel."""
    me = asked.seat
    edition = EDITIONS[view.st.edition if isinstance(view, Glance) else view["edition"]]
    known = plays(edition)
    cards = sorted([k for k in keys if k in known], key=known.__getitem__)
    if not cards:
        return keys[-1]
    bringing = bonuses(edition)
    totals, hands, knelt = table(view)
    mine, others = totals[me], [s for s in range(len(totals)) if s != me]
    waiting = any(hands[s] and not knelt[s] for s in others)
    # Who still stands may add a card; somebody who has bid nothing yet may not want to.
    need = max([totals[s] for s in others]) + (2 if waiting else 1)
    if "kneel" in keys:
        if mine >= need:
            gifts = [k for k in cards if k in bringing]
            return gifts[0] if gifts and hands[me] > 2 * season_left(view)[0] else "kneel"
        worth = [known[k][0] for k in cards]
        if not worth_it(view, me, need - mine, worth, hands, waiting):
            return "kneel"
    enough = [k for k in cards if mine + known[k][0] >= need]
    for key in enough[:4]:
        if key in bringing:
            return key
    return enough[0] if enough else cards[-1]


def bonuses(edition: Edition) -> frozenset[str]:
    """The keys of cards that bring their player tokens or allies, at least if the bid is won."""
    known = BONUSES.get(edition.key)
    if known is None:
        found = set()
        for card, key in zip(edition.cards, edition.play_keys, strict=True):
            for e in (*card.on_play, *card.after_bid):
                fx = edition.effects[e]
                fits = all(key == "won" and value for key, value in fx.conditions)
                if fits and fx.op in ("gain_tokens", "place_tokens", "claim_extra"):
                    found.add(key)
        known = BONUSES[edition.key] = frozenset(found)
    return known


def worth_it(
    view: View, me: int, gap: int, worth: list[int], hands: list[int], waiting: bool
) -> bool:
    """Whether the cards that this round may cost can close the gap; `worth` rises."""
    later, rounds = season_left(view)
    left = later + 1  # this round included
    hand = hands[me]
    prize = TOKEN + power_of_current(view)
    share = -(-hand // left)  # an even share of the hand, rounded up
    if left == 1:
        share = hand
    elif prize >= 6:
        share += 1
    elif prize <= 2:
        share -= 1
    most = max([n for s, n in enumerate(hands) if s != me])
    early = left > (3 if rounds < 5 else 2)
    if waiting and early and most > hand - PATIENCE:
        share = 0  # let the others spend their cards first
    elif waiting and left > 1 and most > hand:
        share = min(share, 1)
    return share > 0 and sum(worth[-share:]) >= gap


# ---- councils ----------------------------------------------------------------------------------


def powers(view: View) -> list[float]:
    """What every council is worth as far as the seat can tell."""
    if isinstance(view, Glance):
        return glance_powers(view.st, view.seat)
    out = []
    for council in view["councils"]:
        total = sum(row["power"] for row in council["allies"])
        for token in council["tokens"]:
            total += TOKEN if token["value"] is None else token["value"]
        out.append(float(total))
    return out


def glance_powers(st: Position, seat: int) -> list[float]:
    ed = EDITIONS[st.edition]
    bit, worth = 1 << TOKEN_SEEN + seat, ed.token_values
    out = []
    for council, tokens in zip(st.councils, st.tokens, strict=True):
        total = sum([ed.powers[a] for a in council])
        for t in tokens:
            total += worth[t & FACE] if t & bit else TOKEN
        out.append(float(total))
    return out


def utility(power: Sequence[float], me: int) -> float:
    """One's own small council above all, a little for the other, less for the best rival."""
    mine, rivals, before = 0.0, [], power[-1]
    for seat, other in enumerate(power):
        small, big = (before, other) if before < other else (other, before)
        before = other
        if seat == me:
            mine = small + 0.6 * big
        else:
            rivals.append(small + 0.1 * big)
    return mine - 0.8 * max(rivals)


def place(view: View, me: int, keys: list[str], worth: float) -> str:
    """The council where something of this worth does most good."""
    before = powers(view)

    def good(key: str) -> float:
        after = list(before)
        after[int(key.split(":")[1])] += worth
        return utility(after, me)

    return max(keys, key=good)


def for_ally(view: View, asked: Decision, keys: list[str]) -> str:
    edition = EDITIONS[view["edition"]]
    return place(view, asked.seat, keys, edition.powers[edition.ally(str(asked.args[0]))])


def for_token(view: View, asked: Decision, keys: list[str]) -> str:
    return place(view, asked.seat, keys, TOKEN)


def kill(view: View, asked: Decision, keys: list[str]) -> str:
    """The death that helps most, or none."""
    edition = EDITIONS[view["edition"]]
    before = powers(view)

    def good(key: str) -> float:
        after = list(before)
        if key != "none":
            _, name, council, _ = key.split(":")
            after[int(council)] -= edition.powers[edition.ally(name)]
        return utility(after, asked.seat)

    return max(keys, key=good)


def level(view: View, asked: Decision, keys: list[str]) -> str:
    """Move something from one's stronger council to the weaker one, or take from others."""
    edition = EDITIONS[view["edition"]]
    before = powers(view)
    weak = (
        asked.seat
        if before[asked.seat] <= before[asked.seat - 1]
        else (asked.seat - 1) % len(before)
    )

    def good(key: str) -> float:
        parts = key.split(":")
        if parts[0] == "none":
            return utility(before, asked.seat)
        if parts[0] == "ally":
            origin, size = int(parts[2]), float(edition.powers[edition.ally(parts[1])])
        else:
            origin = int(parts[1])
            size = float(parts[4]) if parts[0] == "known" else float(TOKEN)
        after = list(before)
        after[origin] -= size
        returns = effect_of(view, asked).op == "return_tokens"
        if not returns and origin != weak:
            after[weak] += size
        elif not returns:
            after[origin] += size
        return utility(after, asked.seat)

    return max(keys, key=good)


def revive(view: View, asked: Decision, keys: list[str]) -> str:
    edition = EDITIONS[view["edition"]]
    return max(keys, key=lambda k: edition.powers[edition.ally(k[5:])] if k != "none" else 0)


# ---- cards -------------------------------------------------------------------------------------


def value_of(view: View, key: str) -> int:
    """The printed value in `card:<id>...`; nothing for other keys."""
    if not key.startswith("card:"):
        return -1
    edition = EDITIONS[view["edition"]]
    return edition.values[edition.card(key.split(":")[1])]


def cheapest(view: View, keys: list[str]) -> list[str]:
    return sorted((k for k in keys if k.startswith("card:")), key=lambda k: (value_of(view, k), k))


def lowest(view: View, asked: Decision, keys: list[str]) -> str:
    """Part with the weakest card."""
    cards = cheapest(view, keys)
    return cards[0] if cards else keys[0]


def highest(view: View, asked: Decision, keys: list[str]) -> str:
    return max(keys, key=lambda k: value_of(view, k))


def take(view: View, asked: Decision, keys: list[str]) -> str:
    """The best card of the strongest rival; one's own cards stay unless the bid is won."""

    def good(key: str) -> tuple[int, int]:
        if key == "none":
            return 0, 0
        seat = int(key.split(":")[2])
        if seat == asked.seat:
            return (1, value_of(view, key)) if view["winner"] is not None else (-1, 0)
        return view["leaders"][seat]["total"] + 1, value_of(view, key)

    return max(keys, key=good)


def give_up(view: View, asked: Decision, keys: list[str]) -> str:
    """The first card of a swap: one's own weakest."""
    own = [k for k in keys if k != "none" and int(k.split(":")[2]) == asked.seat]
    return min(own, key=lambda k: value_of(view, k)) if own else keys[-1]


def rival(view: View, asked: Decision, keys: list[str]) -> str:
    """The leader with the most cards: to hurt; for a gift the one with the fewest."""
    gift = effect_of(view, asked).op == "draw"
    size = {f"seat:{row['seat']}": row["hand"] for row in view["leaders"]}
    return min(keys, key=lambda k: size[k]) if gift else max(keys, key=lambda k: size[k])


def arrange(view: View, asked: Decision, keys: list[str]) -> list[str]:
    """Put the weakest allies on the bottom if that is asked; leave the rest as it is."""
    edition = EDITIONS[view["edition"]]
    named = [k for k in keys if k.startswith("ally:")]
    if asked.kind == "effect.bottom":
        named.sort(key=lambda k: edition.powers[edition.ally(k.split(":")[1])])
    return named[: asked.least]


def perhaps(view: View, asked: Decision, keys: list[str]) -> str:
    """Use what may be used; but a winner kills a good current ally for nobody."""
    fx = effect_of(view, asked)
    own = view["winner"] == asked.seat and fx.op == "kill_current"
    return "no" if own and view["current"] and view["current"]["power"] >= 3 else "yes"


def several(chooser: Callable[[View, Decision, list[str]], str]) -> Chooser:
    """The same for one card; of several the cheapest go."""

    def choose(view: View, asked: Decision, keys: list[str]) -> str | list[str]:
        return cheapest(view, keys)[: asked.most] if asked.most > 1 else chooser(view, asked, keys)

    return choose


def first(view: View, asked: Decision, keys: list[str]) -> str:
    """What has no rule of thumb of its own: the first option."""
    return keys[0]


CHOICES: dict[str, Chooser] = {
    "bidding.turn": bid,
    "draft.keep": highest,
    "claim.council": for_ally,
    "claim.token": for_token,
    "claim.dead": revive,
    "effect.council": for_token,
    "effect.kill": kill,
    "effect.move": level,
    "effect.token": level,
    "effect.revive": revive,
    "effect.card": take,
    "effect.cards": several(highest),
    "effect.copy": highest,
    "effect.with": highest,
    "effect.swap": give_up,
    "effect.tie": lowest,
    "effect.discard": several(lowest),
    "effect.give": several(lowest),
    "effect.hand": several(first),
    "effect.pass": several(lowest),
    "effect.found": several(highest),
    "effect.leader": rival,
    "effect.to": rival,
    "effect.may": perhaps,
    "effect.bottom": arrange,
    "effect.top": arrange,
}


def look(view: View, seat: int) -> View:
    """The player reads the view as it is."""
    return view


def glance(st: State, seat: int) -> View:
    assert isinstance(st, Position)
    return Glance(st, seat)


def otherwise(view: View, asked: Decision, keys: list[str], rng: Rng, worlds: Worlds) -> Any:
    return [keys[0]]


GREEDY: Heuristic[View] = Heuristic(look, glance, CHOICES, otherwise)


def clock(st: Position) -> int:
    """Rises with every round of bidding."""
    return st.season * 100 + st.round


def evaluate(st: Position, seat: int) -> float:
    """How well a seat stands, from -1 to 1: its small council against the best of the others."""
    return evaluate_all(st)[seat]


def evaluate_all(st: Position) -> list[float]:
    """The same of every seat, looked at together."""
    power = tuple([council_power(st, c) for c in range(st.seats)])
    how = [standing_of(st, power, s) for s in range(st.seats)]
    cards = sum([len(h) for h in st.hands])
    found = []
    for seat, (small, other, _) in enumerate(how):
        best = max([how[s][0] for s in range(st.seats) if s != seat])
        share = len(st.hands[seat]) / cards - 1 / st.seats if cards else 0.0
        found.append(bounded((small - best + 0.3 * (other - small) + 4 * share) / 12))
    return found


def terms(st: Position, seat: int) -> dict[str, tuple[float, float]]:
    """What `evaluate` weighs: the two councils, the best rival's, and the cards in hand."""
    power = tuple(council_power(st, c) for c in range(st.seats))
    how = [standing_of(st, power, s) for s in range(st.seats)]
    small, other, _ = how[seat]
    return {
        "small_council": (small, 0.7 / 12),
        "large_council": (other, 0.3 / 12),
        "rival_council": (max(how[s][0] for s in range(st.seats) if s != seat), -1 / 12),
        "hand": (len(st.hands[seat]), 0.1 / 12),
    }
