"""What the rules of B'Twixt ask of an answer, told anew from print and from the table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tests.games.btwixt.law.asked import (
    ED,
    Question,
    bare,
    council_of,
    fits,
    in_pile,
    of_leader,
    seat_of,
)
from tests.games.refusals import Kept, Law, Rules

from weirwood.games.btwixt.effects import protection
from weirwood.games.btwixt.effects.select import card_key, destinations
from weirwood.games.btwixt.effects.select import councils as named_councils
from weirwood.games.btwixt.effects.vocabulary import Cards
from weirwood.games.btwixt.rules.values import blanked, holds

# ---- bidding -------------------------------------------------------------------------------------


def in_hand(a: Question, key: str) -> bool:
    return not key.startswith("play:") or key[5:] in [row["card"] for row in a.view["hand"]]


def not_banned(a: Question, key: str) -> bool:
    """No ally or card that holds now forbids to play cards of this value."""
    name = key.removeprefix("play:")
    if name not in ED.card_ids:
        return True
    texts = {row["card"] for row in a.view["lasting"]} | {(a.view["current"] or {}).get("ally")}
    card = ED.cards[ED.card(name)]
    return not any(
        fx.op == "ban_play" and fx.low <= card.value <= fx.high and fx.colour in (-1, card.colour)
        for fx in ED.effects
        if ED.owners[fx.index] in texts
    )


def may_kneel(a: Question, key: str) -> bool:
    """Who must play, and can, does not kneel."""
    if key != "kneel" or not any(k.startswith("play:") for k in a.legal):
        return True
    owed = [ED.effects[e] for e in a.st.during]
    least = [fx.count for fx in owed if fx.op == "must_play" and holds(a.st, fx, -1)]
    return bool(a.st.played[a.seat] >= max([a.st.must[a.seat], *least]))


# ---- claiming ------------------------------------------------------------------------------------


def own_place(a: Question) -> str:
    """The council that an ally's own text names for itself."""
    row = ED.allies[ED.ally(str(a.args[0]))].place
    return ED.effects[row].council if row >= 0 else ""


def claimers_council(a: Question, key: str) -> bool:
    return bool(own_place(a)) or key in a.beside(int(str(a.args[1])))


def own_words(a: Question, key: str) -> bool:
    which, claimer = own_place(a), int(str(a.args[1]))
    return not which or council_of(a, key) in named_councils(a.st, which, claimer, claimer)


CONDITIONS = {
    "won": "effects.won",
    "neighbour_won": "effects.neighbour_won",
    "second": "effects.second",
    "margin_at_least": "effects.margin",
    "total_at_least": "effects.total_at_least",
    "no_bid_won_this_season": "effects.no_bid_won",
    "only_card": "effects.only_card",
    "season": "effects.season",
}


def icon(a: Question, key: str) -> int:
    """The number of a win-icon card of the own pile; 0 for any other key."""
    name = bare(key)
    found = name in a.pile(a.seat) and ED.cards[ED.card(name)].after_bid
    return ED.card(name) if found else 0


def to_resolve(a: Question, key: str) -> bool:
    """A win icon that has not been resolved yet."""
    return icon(a, key) in [x & 1023 for x in a.args[0]]  # type: ignore[union-attr, operator]


def condition(what: str) -> Kept:
    """Some part of what a win icon does has this condition met, or does not ask for it."""

    def kept(a: Question, key: str) -> bool:
        found = icon(a, key)
        if not found:
            return True
        parts = [dict(ED.effects[e].conditions) for e in ED.cards[found].after_bid]
        return any(what not in row or met(a, what, row[what]) for row in parts)

    return kept


def met(a: Question, what: str, value: Any) -> bool:
    view, seat, n = a.view, a.seat, a.n
    totals, winner = view["totals"], view["winner"]
    others = [t for s, t in enumerate(totals) if s != winner]
    found: dict[str, bool] = {
        "won": (winner == seat) == value,
        "neighbour_won": winner in ((seat - 1) % n, (seat + 1) % n),
        "second": view["second"] == seat and totals[seat] > 0,
        "margin_at_least": totals[winner] - max(others) >= (value if what[0] == "m" else 0),
        "total_at_least": what[0] != "t" or totals[seat] >= value,
        "no_bid_won_this_season": view["leaders"][seat]["won"] == 0,
        "only_card": len(a.pile(seat)) == 1,
        "season": what != "season" or view["season"] in value,
    }
    return found[what]


# ---- effects -------------------------------------------------------------------------------------


def may_decline(a: Question, key: str) -> bool:
    """Only where the card says "you may", or where nothing is there."""
    if key != "none" or a.legal == {"none"}:
        return True
    return bool(a.args[3]) if a.d.kind == "effect.token" else a.effect.optional


def one_leader(a: Question, key: str) -> bool:
    cards = a.effect.target if a.d.kind == "effect.to" or a.effect.op == "redirect_self" else None
    cards = cards or of_leader(a)
    return seat_of(key) in a.meant(cards.of if cards else a.effect.who)


def another(a: Question, key: str) -> bool:
    """A third leader: neither you nor where the card lay."""
    third = a.effect.target is not None and a.effect.target.of == "another"
    return not third or seat_of(key) in tuple(a.args[2])  # type: ignore[arg-type]


def open_hand(a: Question, key: str) -> bool:
    cards, seat = of_leader(a), seat_of(key)
    hands = a.effect.op == "reveal_hand" or (cards is not None and cards.zone == "hand")
    return seat < 0 or not hands or not protection.hand(a.st, seat, a.you, a.by_ally)


def open_pile(rule: str) -> Kept:
    """Nothing protects the bid pile that is meant."""

    def kept(a: Question, key: str) -> bool:
        if a.d.kind == "effect.copy":
            return True
        owner = in_pile(a, key)[0]
        if a.d.kind == "effect.leader":
            cards = of_leader(a)
            owner = seat_of(key) if cards is not None and cards.zone == "pile" else -1
        return owner < 0 or protection.pile(a.st, owner, a.you, a.by_ally) != rule

    return kept


def something(a: Question, key: str) -> bool:
    """The leader has what the text takes, or can do what it says."""
    seat, cards, fx = seat_of(key), of_leader(a), a.effect
    if a.d.kind == "effect.swap":
        owner = in_pile(a, key)[0]
        return owner < 0 or any(swappable(a, s) for s in range(a.n) if s != owner)
    if seat < 0:
        c = council_of(a, key)
        return c < 0 or fx.op != "peek_tokens" or bool(unseen(a, c))
    row = a.view["leaders"][seat]
    if cards is not None and cards.zone == "hand":
        return bool(row["hand"] >= max(1, cards.hand))
    if cards is not None:
        return any(fits(cards, name) for name in a.pile(seat))
    if fx.op == "reveal_hand":
        return bool(row["hand"])
    if fx.op in ("kneel", "play_limit", "must_play"):
        return not row["knelt"]
    return True


def swappable(a: Question, seat: int) -> bool:
    """The pile of a seat has a card for the other half of a swap."""
    cards = a.effect.target
    assert cards is not None
    open_ = not protection.pile(a.st, seat, a.you, a.by_ally)
    return open_ and seat in a.meant(cards.of) and any(fits(cards, c) for c in a.pile(seat))


def unseen(a: Question, council: int) -> list[Any]:
    tokens = a.view["councils"][council]["tokens"]
    return [t for t in tokens if a.seat not in t["seen_by"]]


def meant_pile(a: Question, key: str) -> bool:
    """The card lies with a leader whom the text means."""
    owner = in_pile(a, key)[0]
    if a.d.kind == "effect.cards":
        return owner in (-1, a.args[3])
    return owner < 0 or any(owner in a.meant(cards.of) for cards in named_cards(a))


def named_cards(a: Question) -> list[Cards]:
    fx = a.effect
    cards = fx.target if a.d.kind == "effect.with" else fx.source
    assert cards is not None
    return [cards]


def lies_in_a_pile(a: Question, key: str) -> bool:
    if a.d.kind == "effect.with" and in_pile(a, key)[0] == in_pile(a, str(a.args[2]))[0]:
        return False  # a swap is between two piles
    return key == "none" or in_pile(a, key)[0] >= 0


def not_declined(a: Question, key: str) -> bool:
    """Whoever has begun, by an offer taken or one card of a swap, goes on."""
    return key != "none" and lies_in_a_pile(a, key)


def printed_in_pile(a: Question, key: str) -> bool:
    owner, name = in_pile(a, key)
    return owner < 0 or any(fits(cards, name) for cards in named_cards(a))


def extreme(a: Question, key: str) -> bool:
    """One of the highest, or of the lowest, of one's own bid pile."""
    owner, name = in_pile(a, key)
    cards = a.effect.source
    assert cards is not None
    if owner != a.seat:
        return False
    found = [ED.values[ED.card(c)] for c in a.pile(owner) if fits(cards, c)]
    measure = max if a.effect.pick == "highest" else min
    return fits(cards, name) and ED.values[ED.card(name)] == measure(found)


def own_cards(a: Question) -> list[str]:
    """Where the cards of a question without a place lie: the hand, or the discard pile."""
    source = a.effect.source
    if source is not None and source.zone == "discard":
        return list(a.view["discard"])
    return [row["card"] for row in a.view["hand"]]


def at_hand(a: Question, key: str) -> bool:
    """A card that lies there; further copies of it are numbered from 2."""
    copies = own_cards(a).count(bare(key))
    number = key.rpartition(":")[2] if key.count(":") > 1 else "1"
    numbered = number == "1" if key.count(":") < 2 else 2 <= int(number) <= copies
    return key == "none" or (copies > 0 and numbered)


def printed_at_hand(a: Question, key: str) -> bool:
    source = a.effect.source
    return source is None or bare(key) not in own_cards(a) or fits(source, bare(key))


# -- councils, tokens, allies


def meant_council(a: Question, key: str) -> bool:
    c = council_of(a, key)
    if a.d.kind in ("effect.council", "effect.token"):
        none = key == "none" and a.d.kind == "effect.token"
        return none or c in tuple(a.args[2])  # type: ignore[arg-type]
    if c < 0 or bare(key) not in a.allies(c):
        return True
    stays = a.d.kind == "effect.move" and not destinations(
        a.st, a.effect.council_to, a.you, a.you, c
    )
    return c in named_councils(a.st, a.effect.council, a.you, a.you) and not stays


def not_itself(a: Question, key: str) -> bool:
    """Another ally, or another card, than the one whose text it is."""
    c, name = council_of(a, key), bare(key)
    if a.effect.op in ("kill_ally", "move_ally"):
        mine = a.effect.others and c >= 0 and c == a.st.here and name in a.allies(c)
        return not mine or ED.ally(name) != a.st.acting or a.allies(c).count(name) > 1
    own = in_pile(a, key)[0] == a.you and named_cards(a)[0].others
    return not own or name != a.view["playing"] or a.pile(a.you).count(name) > 1


def own_council(a: Question, key: str) -> bool:
    yours = a.effect.op == "gain_tokens" and a.effect.council == "yours"
    return not yours or key in a.beside(a.seat)


def lies_there(a: Question, key: str) -> bool:
    """A token of a council by its place in it; of those that look alike the first."""
    c, parts = council_of(a, key), key.split(":")
    if parts[0] not in ("token", "known", "seen") or c < 0 or len(parts) < 4:
        return key == "none"
    place, rows = int(parts[3]), a.view["councils"][c]["tokens"]
    if place >= len(rows) or rows[place] in rows[:place]:
        return False
    value, others = rows[place]["value"], rows[place]["seen_by"]
    told = (
        ["known", str(value)]
        if value is not None
        else ["seen", str(min(others))]
        if others
        else ["token"]
    )
    return [parts[0], *parts[4:]] == told


def in_full(a: Question, key: str) -> bool:
    """One of the things that the text names (Daario's), if it can be done in full."""
    names = {"do:to_discard": "move_cards", "do:return_tokens": "return_tokens"}
    rows = [ED.effects[row[0]] for row in a.effect.options]
    fx = next((fx for fx in rows if fx.op == names.get(key)), None)
    if fx is None or fx.op == "move_cards":
        return fx is not None and len(a.view["hand"]) >= fx.count
    councils = named_councils(a.st, fx.council, a.you, a.you)
    open_ones = [c for c in councils if not protection.tokens(a.st, c, a.by_ally)]
    return any(a.view["councils"][c]["tokens"] for c in open_ones)


def open_tokens(rule: str) -> Kept:
    def kept(a: Question, key: str) -> bool:
        c = council_of(a, key)
        return c < 0 or protection.tokens(a.st, c, a.by_ally) != rule

    return kept


def open_ally(rule: str) -> Kept:
    def kept(a: Question, key: str) -> bool:
        c, name = council_of(a, key), bare(key)
        if a.d.kind != "effect.kill" or c < 0 or name not in a.allies(c):
            return True
        return protection.ally_in(a.st, c, ED.ally(name), a.by_ally) != rule

    return kept


def is_there(a: Question, key: str) -> bool:
    c = council_of(a, key)
    return key == "none" or (c >= 0 and bare(key) in a.allies(c))


def printed_power(a: Question, key: str) -> bool:
    name = bare(key)
    return name not in ED.ally_ids or a.effect.low <= ED.powers[ED.ally(name)] <= a.effect.high


def lowest(a: Question, key: str) -> bool:
    """Among all that the text names, protected or not."""
    if a.effect.pick != "lowest" or bare(key) not in ED.ally_ids:
        return True
    meant = named_councils(a.st, a.effect.council, a.you, a.you)
    powers = [ED.powers[ED.ally(name)] for c in meant for name in a.allies(c)]
    powers = [p for p in powers if a.effect.low <= p <= a.effect.high]
    return ED.powers[ED.ally(bare(key))] == min(powers)


def not_in_row(a: Question, key: str) -> bool:
    return bare(key) not in a.view["row"] or is_there(a, key)


MAY: Rules = {"effects.may": may_decline}
PILES: Rules = {
    "effects.one_leader": meant_pile,
    "effects.printed": printed_in_pile,
    "effects.others": not_itself,
    "effects.protect_pile": open_pile("effects.protect_pile"),
    "effects.protect_piles": open_pile("effects.protect_piles"),
}
HAND: Rules = {"ops.move_cards": at_hand, "effects.printed": printed_at_hand, **MAY}
TOKENS: Rules = {
    f"effects.{name}": open_tokens(f"effects.{name}")
    for name in ("protect_table", "protect_tokens_here")
}
ALLIES: Rules = {
    "effects.councils": meant_council,
    "effects.others": not_itself,
    "effects.printed": printed_power,
    "revealed.not_chosen": not_in_row,
    **MAY,
}
GUARDS: Rules = {
    f"effects.{name}": open_ally(f"effects.{name}")
    for name in ("protect_table", "protect_self", "protect_allies_here")
}


def one_of(*keys: str) -> Kept:
    return lambda a, key: key in keys


KEYS: dict[str, Rules] = {
    "setup.leader": {
        "setup.leaders": lambda a, key: (
            key == "random"
            or (
                key[7:] in ED.leader_ids and key[7:] not in [r["leader"] for r in a.view["leaders"]]
            )
        )
    },
    "draft.keep": {"draft.pick": lambda a, key: bare(key) in a.view["pack"]},
    "bidding.turn": {
        "bidding.turns": lambda a, key: key == "kneel" or key.startswith("play:"),
        "bidding.hand": in_hand,
        "ops.ban_play": not_banned,
        "ops.must_play": may_kneel,
    },
    "claim.icon": {
        "effects.after_bid": to_resolve,
        "effects.blank": lambda a, key: not icon(a, key) or not blanked(a.st, ED, icon(a, key)),
        **{rule: condition(what) for what, rule in CONDITIONS.items()},
    },
    "claim.council": {"claim.council": claimers_council, "ops.place_self": own_words},
    "claim.dead": {
        "ops.claim_extra": lambda a, key: (
            bare(key) in a.view["dead"] and ED.ally(bare(key)) in a.args[2]
        )
    },
    "claim.token": {"claim.token": lambda a, key: key in a.beside(a.view["winner"])},
    "effect.may": {"effects.may": one_of("yes", "no")},
    "effect.option": {"ops.choose_one": in_full},
    "effect.leader": {
        "effects.one_leader": one_leader,
        "effects.protect_hand": open_hand,
        "effects.protect_pile": open_pile("effects.protect_pile"),
        "effects.protect_piles": open_pile("effects.protect_piles"),
        "effects.something": something,
    },
    "effect.to": {"effects.one_leader": one_leader, "effects.another": another},
    "effect.council": {
        "effects.councils": meant_council,
        "concepts.gain_token": own_council,
        "effects.something": something,
    },
    "effect.card": {"ops.move_cards": lies_in_a_pile, **PILES, **MAY},
    "effect.cards": {"ops.move_cards": not_declined, **PILES},
    "effect.tie": {"effects.pick_tie": extreme},
    "effect.swap": {
        "ops.swap_cards": lies_in_a_pile,
        "effects.something": something,
        **PILES,
        **MAY,
    },
    "effect.with": {"ops.swap_cards": not_declined, **PILES},
    "effect.copy": {"ops.copy_value": lies_in_a_pile, **PILES, **MAY},
    "effect.discard": HAND,
    "effect.give": HAND,
    "effect.hand": HAND,
    "effect.found": HAND,
    "effect.pass": {"ops.pass_cards": lambda a, key: key != "none" and at_hand(a, key)},
    "effect.token": {
        "ops.move_tokens": lies_there,
        "ops.return_tokens": lies_there,
        "effects.councils": meant_council,
        **TOKENS,
        **MAY,
    },
    "effect.kill": {
        "ops.kill_ally": is_there,
        "effects.pick_protected": lowest,
        **ALLIES,
        **GUARDS,
    },
    "effect.move": {"ops.move_ally": is_there, **ALLIES},
    "effect.revive": {
        "ops.revive_ally": lambda a, key: key == "none" or bare(key) in a.view["dead"],
        "effects.printed": printed_power,
        **MAY,
    },
    "effect.bottom": {"ops.look_allies": lambda a, key: bare(key) in a.view["looked"]},
    "effect.top": {"ops.look_allies": lambda a, key: bare(key) in a.view["looked"]},
    "effect.volunteer": {"cards.robb": one_of("yes", "no")},
    "effect.insist": {"cards.robb_settled": one_of("insist", "yield")},
}


def as_many(a: Question, keys: list[str]) -> bool:
    return a.d.least <= len(keys) <= a.d.most


WHOLE: dict[str, Rules] = {
    **{
        f"effect.{name}": {"effects.number": as_many}
        for name in ("cards", "discard", "give", "hand", "found", "pass")
    },
    **{f"effect.{name}": {"ops.look_allies": as_many} for name in ("bottom", "top")},
}

# ---- what may be tried ---------------------------------------------------------------------------


def tries(a: Question) -> Iterable[str]:
    """Every seat, council, card and ally of the game, in the words that the question uses."""
    spoken = {form(key) for key in a.legal}
    yield "none"
    yield from (key for key in everything(a) if form(key) in spoken)


def form(key: str) -> tuple[str, bool]:
    """The word of a key, and whether it says where: a card in hand has no place."""
    return key.partition(":")[0], key.count(":") > 1


def everything(a: Question) -> Iterable[str]:
    view = a.view
    yield from ("yes", "insist", "kneel", "random")
    yield from (f"seat:{s}" for s in range(a.n))
    yield from (f"council:{pair}" for pair in a.pairs)
    yield from (f"{word}:{pair}:0" for word in ("token", "known", "seen") for pair in a.pairs)
    yield from (f"play:{name}" for name in ED.card_ids)
    yield from (f"card:{name}" for name in ED.card_ids)
    yield from (card_key(a.st, s, x) for s in range(a.n) for x in a.st.piles[s])
    yield from (f"ally:{name}:{pair}" for c, pair in enumerate(a.pairs) for name in a.allies(c))
    yield from (f"ally:{name}:{a.pairs[0]}" for name in view["row"])
    yield from (f"dead:{name}" for name in ED.ally_ids)
    yield from (f"leader:{name}" for name in ED.leader_ids)


LAW = Law("btwixt", KEYS, tries, WHOLE, asked=Question)

MODES: tuple[dict[str, Any], ...] = (
    {},
    {"advanced": True},
    {"draft": "kingsmoot", "revealed": True},
    {"draft": "draft", "advanced": True, "revealed": True},
)


def options(number: int) -> tuple[int, dict[str, Any]]:
    """Seats and settings of the game of this number: all of them in turn."""
    return 3 + number % 4, {**MODES[number // 4 % len(MODES)], "short": number % 3 > 0}
