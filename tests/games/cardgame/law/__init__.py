"""What the rules of the card game ask of an answer, told anew from print and from the view."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

from tests.games.cardgame.law.asked import (
    BENJEN,
    FROM_HAND,
    LIMITED,
    Question,
    face,
    name_of,
    one_of,
    opponent,
    playing,
    seat_of,
    word_of,
)
from tests.games.cardgame.law.challenges import (
    DECLARED,
    attacker_there,
    cap,
    hand_of_the_king,
    has_icon,
    intrigue_first,
    is_challenge,
    leaves_room,
    lured_defend,
    not_forbidden,
    one_each,
    own_character,
    sneaks_once,
    stands,
    supported,
)
from tests.games.cardgame.law.chosen import (
    PRINT,
    forced_here,
    found,
    in_trouble,
    is_copy,
    is_picked,
    is_target,
    is_word,
    looked_at,
    of_another_type,
    player_meant,
    rival_with_power,
    would_leave,
)
from tests.games.cardgame.law.windows import ACTIONS, response
from tests.games.cardgame.random_decks import random_deck
from tests.games.refusals import Kept, Law, Rules

from weirwood.games.cardgame import facts as k
from weirwood.games.cardgame.facts.columns import Face
from weirwood.games.cardgame.facts.terms import ATTACHMENT, EVENT, ICONS
from weirwood.games.cardgame.rules.attachments import legal_host

# ---- setup and the rest --------------------------------------------------------------------------


def setup_cards(keys: Iterable[str]) -> list[Face]:
    found = [face(key) for key in keys]
    return [f for f in found if f is not None]


def setup_gold(a: Question, keys: list[str]) -> bool:
    total, seen = 0, set()
    for f in setup_cards(keys):
        if f.id not in seen or not k.UNIQUE[k.INDEX[f.id]]:
            total += max(0, f.cost)
        seen.add(f.id)
    return total <= 8


def setup_limited(a: Question, keys: list[str]) -> bool:
    found = setup_cards(keys)
    names = [f.id for f in found if k.KEYWORD_MASK[k.INDEX[f.id]] & LIMITED]
    once = {name for name in names if k.UNIQUE[k.INDEX[name]]}
    return len([n for n in names if n not in once]) + len(once) <= 1


def setup_hosts(a: Question, keys: list[str]) -> bool:
    """Every attachment has a host among the characters laid out with it."""
    index = [k.INDEX[f.id] for f in setup_cards(keys)]
    hosts = [i for i in index if k.FACES[i].type == k.terms.CHARACTER]

    def may_lie(i: int) -> bool:
        f = k.FACES[i]
        return any(
            f.hosts is not None
            and f.hosts.table[h]
            and (not k.FACES[h].closed or k.TRAIT_MASK[i] & k.FACES[h].open_to)
            for h in hosts
        )

    return all(may_lie(i) for i in index if k.FACES[i].type == ATTACHMENT)


def setup_types(a: Question, keys: list[str]) -> bool:
    return all(f.type != EVENT for f in setup_cards(keys))


def alone(kept: Kept) -> Kept:
    return lambda a, key: kept(a, [key])


def hosts(a: Question, key: str) -> bool:
    """A character on which the attachment may lie."""
    if a.d.kind == "setup.attach":
        own = a.mine(key)
        card = a.st.cards.piles[a.seat * k.terms.ZONES + k.terms.SETUP][0]
        index = a.st.cards.face[card]
    else:
        own, index = True, k.INDEX[str(a.args[0])]
    return own and a.character(key) and legal_host(a.st, index, a.tagged(key))


def in_own_hand(a: Question, key: str) -> bool:
    return word_of(key) == "hand" and name_of(key) in a.hand and key.count(":") in (1, 3)


def bypassable(a: Question, key: str) -> bool:
    """A character of the defender without stealth, no Ranger beside Benjen."""
    row = a.row(key)
    theirs = row.get("seat") == a.fight["defender"] and a.character(key)
    if key == "none" or not theirs or "stealth" in row["keywords"]:
        return key == "none"
    friends = [r for r in a.in_play.values() if r["seat"] == row["seat"]]
    watched = any(r["card"] == BENJEN and not r["blank"] for r in friends)
    return not (watched and "ranger" in PRINT[row["card"]]["traits"])


def wields(a: Question, key: str) -> bool:
    """A character of the winner with the keyword, which has not used it yet."""
    if key == "pass":
        return True
    word, done = a.args
    assert isinstance(done, tuple)
    side = "attackers" if a.fight["attacker"] == a.seat else "defenders"
    row = a.row(key)
    there = a.mine(key) and row["tag"] in a.fight[side] and row["tag"] not in done
    left = word != "pillage" or a.players[a.fight["loser"]]["deck"]["count"] > 0
    return there and word in row["keywords"] and left


def awed(a: Question, key: str) -> bool:
    row = a.row(key)
    if key == "none":
        return True
    loser = row.get("seat") == a.fight["loser"] and a.character(key)
    return loser and not row["kneeling"] and row["strength"] <= a.fight["margin"]


def own_cost(a: Question, key: str) -> bool:
    """A card of one's own that stands, as the cost names it."""
    if a.d.kind == "cost.discard":
        return word_of(key) == "hand" and name_of(key) in a.hand
    act = a.st.acts[int(str(a.args[0]))]
    which = k.ABILITIES[act.ability].costs[int(str(a.args[1]))].which
    f = face(key)
    fits = f is not None and which is not None and which.table[k.INDEX[f.id]]
    itself = which is not None and which.other and a.tagged(key) == act.source
    return bool(a.mine(key) and not a.row(key).get("kneeling", True) and fits and not itself)


def kneels(a: Question, key: str) -> bool:
    return own_character(a, key) and a.row(key)["kneeling"]


def bounded(a: Question, n: int) -> bool:
    return a.d.least <= n <= a.d.most


def counted(a: Question, keys: list[str]) -> bool:
    return a.d.least <= len(keys) <= a.d.most


def down_to_reserve(a: Question, keys: list[str]) -> bool:
    return bool(len(a.hand) - len(keys) == a.me["plot"]["reserve"])


def victims(a: Question, keys: list[str]) -> bool:
    """As many as the claim, or all there are."""
    there = [r for r in a.me["play"] if r["type"] == "character"]
    claim = a.players[a.fight["attacker"]]["plot"]["claim"]
    return bool(len(keys) == min(len(there), claim))


KEYS: dict[str, Rules] = {
    "setup.mulligan": {"setup.mulligan": one_of("keep", "mulligan")},
    "setup.place": {
        "setup.place": in_own_hand,
        "setup.types": alone(setup_types),
        "setup.gold": alone(setup_gold),
        "setup.attachments": alone(setup_hosts),
    },
    "setup.attach": {"setup.attachments": hosts},
    "attach.host": {"attachments.host": hosts},
    "plot.choose": {
        "plot.choose": lambda a, key: (
            word_of(key) == "plot" and name_of(key) in a.me["plots"]["cards"]
        )
    },
    "plot.first": {"plot.first_player": lambda a, key: playing(a, seat_of(key))},
    "plot.order": {"plot.order": lambda a, key: seat_of(key) in [r[0] for r in a.args[0]]},
    "title.choose": {"titles.choose": lambda a, key: name_of(key) in a.view["titles"]["pool"]},
    "title.redirect": {"titles.redirect": one_of("yes", "no")},
    "title.target": {
        "titles.redirect": lambda a, key: (
            playing(a, seat_of(key))
            and seat_of(key) not in (a.fight["attacker"], a.fight["against"])
        )
    },
    "window.action": ACTIONS,
    "window.save": response("windows.would"),
    "window.interrupt": response("windows.interrupt"),
    "window.reaction": response("windows.reaction"),
    "window.forced": {"windows.forced": forced_here},
    "challenge.declare": {
        "challenges.declare": is_challenge,
        "challenges.attacker_needed": attacker_there,
        "challenges.one_each": one_each,
        "challenges.forbidden": not_forbidden,
        "titles.hand": hand_of_the_king,
        "titles.supports": supported,
        "cards.game_of_thrones": intrigue_first,
        "cards.sneak_attack": sneaks_once,
    },
    "challenge.attackers": {
        "challenges.attackers": own_character,
        "challenges.standing": stands,
        "challenges.icon": has_icon,
    },
    "challenge.stealth": {"keywords.stealth": bypassable},
    "challenge.defenders": {**DECLARED, "challenges.must_defend": leaves_room},
    "claim.military": {"claim.military": own_character},
    "claim.opponents": {"titles.whispers": opponent},
    "keywords.order": {"keywords.order": lambda a, key: name_of(key) in a.args[0]},
    "keywords.use": {"keywords.may": wields},
    "keywords.intimidate": {"keywords.intimidate": awed},
    "cost.kneel": {"costs.own": own_cost},
    "cost.discard": {"costs.own": own_cost},
    "target.player": {"targets.choose": player_meant},
    "target.card": {"targets.choose": is_target, "challenges.joins": would_leave},
    "pick.card": {"targets.not_chosen": is_picked},
    "pick.player": {"targets.not_chosen": rival_with_power},
    "name.word": {"effects.name": is_word},
    "search.take": {"effects.search": found},
    "tickler.player": {
        "targets.not_chosen": lambda a, key: (
            opponent(a, key) and a.players[seat_of(key)]["deck"]["count"] > 0
        )
    },
    "tickler.copy": {"targets.copy": is_copy},
    "trader.take": {"effects.look": looked_at(2)},
    "trader.bottom": {"effects.look": looked_at(2)},
    "bear.bottom": {"effects.look": looked_at(5)},
    "bear.top": {"effects.look": looked_at(5)},
    "olenna.type": {
        "effects.name": one_of("type:character", "type:location", "type:attachment", "type:event")
    },
    "olenna.take": {"effects.search": of_another_type},
    "fire.choice": {"effects.may": one_of("play", "shuffle")},
    "standing.choose": {"cards.stannis": kneels},
    "taxation.reserve": {"taxation.reserve": in_own_hand},
    "settle.order": {"windows.priority": in_trouble},
    "delay.order": {"windows.priority": lambda a, key: word_of(key) == "delay"},
    "winning.name": {
        "winning.several": lambda a, key: (
            seat_of(key) >= 0 and a.players[seat_of(key)]["power"] >= 15
        )
    },
    "winning.eliminate": {
        "winning.order": lambda a, key: (
            playing(a, seat_of(key)) and not a.players[seat_of(key)]["deck"]["count"]
        )
    },
}
LOOKED: Rules = {"effects.look": counted}
WHOLE: dict[str, Rules] = {
    "cost.x": {"costs.x": bounded},
    "setup.place": {
        "setup.types": setup_types,
        "setup.gold": setup_gold,
        "setup.limited": setup_limited,
        "setup.attachments": setup_hosts,
    },
    "challenge.attackers": {
        "challenges.attackers": lambda a, keys: bool(keys),
        "challenges.limit": lambda a, keys: len(keys) <= cap(a, "attacker"),
    },
    "challenge.defenders": {
        "challenges.must_defend": lured_defend,
        "challenges.limit": lambda a, keys: len(keys) <= cap(a, "defender"),
    },
    "claim.military": {"claim.military": victims},
    "target.card": {"targets.up_to": counted, "targets.choose": counted},
    "standing.choose": {"cards.stannis": counted},
    "taxation.reserve": {"taxation.reserve": down_to_reserve},
    "trader.take": LOOKED,
    "trader.bottom": LOOKED,
    "bear.bottom": LOOKED,
    "bear.top": LOOKED,
}

# ---- what may be tried ---------------------------------------------------------------------------


def tries(a: Question) -> Iterable[str]:
    """Every seat, everything in play and in hand, in the words that the question uses."""
    kind = a.match.game.kinds[a.d.kind]
    yield from kind.candidates(a.st, a.seat, a.args) if kind.candidates else ()
    yield "none"
    spoken = {word_of(key) for key in a.legal}
    windows = a.d.kind.startswith("window.") and a.d.kind != "window.forced"
    if "seat" in spoken:
        yield from (f"seat:{s}" for s in range(len(a.players)))
    if "card" in spoken or windows:
        word = "use" if windows else "card"
        for tag, row in a.in_play.items():
            key = f"{word}:{row['card']}:{tag}"
            n = len(k.FACES[k.INDEX[row["card"]]].abilities)
            # where a text may mean several cards, the key says which: the shorter one says nothing
            some = [f"{key}:{i}" for i in range(n)] if windows else [key]
            yield from (x for x in some if not any(o.startswith(f"{x}:") for o in a.legal))
            if windows and a.d.kind != "window.action":
                yield f"save:{row['card']}:{tag}"
    if windows:
        words = FROM_HAND if a.d.kind == "window.action" else ("play",)
        plots = [p["plot"]["card"] for p in a.players if p["plot"]]
        names = {*a.hand, *plots, "01041", "01187"}
        hand = [f"{word}:{name}" for word in words for name in names]
        yield from (x for x in hand if not any(o.startswith(f"{x}:") for o in a.legal))
    if "hand" in spoken:
        yield from (f"hand:{name}" for name in (*a.hand, "01187"))
    if a.d.kind == "plot.choose":
        yield from (f"plot:{name}" for name in (*a.me["used"], "01019"))
    if a.d.kind == "challenge.declare":
        yield from (f"challenge:{icon}:{s}" for icon in ICONS for s in range(len(a.players)))


def answers(a: Question, rng: random.Random) -> Iterable[Any]:
    """Some of what lies in hand laid out together, right or wrong."""
    if a.d.kind == "setup.place":
        keys = a.match.game.kinds[a.d.kind].keys
        assert keys is not None
        there = list(keys(a.st, a.seat, a.args))
        for _ in range(12):
            yield rng.sample(there, rng.randint(1, min(4, len(there))))


LAW = Law("cardgame", KEYS, tries, WHOLE, answers, asked=Question)


def options(number: int) -> tuple[int, dict[str, Any]]:
    """Seats and settings of the game of this number: random legal decks, open or closed."""
    rng = random.Random(number)
    seats = (2, 2, 2, 3, 4, 5, 6)[number % 7]
    decks = [random_deck(rng) for _ in range(seats)]
    return seats, {"decks": decks, "lists": rng.choice(("open", "closed"))}
