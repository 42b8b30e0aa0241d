"""Using abilities, playing events, marshaling: actions and responses."""

from __future__ import annotations

from typing import Any

from tests.games.cardgame.law.asked import (
    CATELYN,
    FROM_HAND,
    LIMITED,
    MARCHING,
    WORDS,
    Question,
    face,
    name_of,
    word_of,
)
from tests.games.refusals import Kept, Rules

from weirwood.games.cardgame import facts as k
from weirwood.games.cardgame.facts.columns import Ability
from weirwood.games.cardgame.facts.terms import (
    ACTION,
    ATTACHMENT,
    EVENT,
    INTERRUPT,
    LOCATION,
    PHASES,
)
from weirwood.games.cardgame.rules import costs, legality, limits
from weirwood.games.cardgame.rules.attachments import legal_host
from weirwood.games.cardgame.rules.targets import has_target
from weirwood.games.cardgame.rules.values import holds
from weirwood.games.cardgame.state import DEADLY, HAPPENED, IMMINENT, SAVABLE

# ---- using, playing, marshaling ------------------------------------------------------------------


def ability(key: str, moment: int = ACTION) -> Ability | None:
    """The ability that a key would use: the one named, or the event's own."""
    f, word = face(key), word_of(key)
    if f is None or not f.abilities:
        return None
    if word == "use":
        last = key.split(":")[3] if key.count(":") > 2 else ""
        return f.abilities[int(last)] if last.isdigit() and int(last) < len(f.abilities) else None
    return f.abilities[0] if word == "play" else None


def known(a: Question, key: str) -> bool:
    """The key speaks of something that can be done in a window at all."""
    if key == "pass":
        return True
    if word_of(key) == "use":
        return bool(a.row(key)) and ability(key) is not None
    return word_of(key) in WORDS and face(key) is not None


def in_hand(a: Question, key: str) -> bool:
    return word_of(key) not in FROM_HAND or name_of(key) in a.hand


def in_phase(a: Question, key: str) -> bool:
    if word_of(key) == "ambush":
        return bool(a.view["phase"] == "challenges")
    found = ability(key)
    return found is None or not found.phase or PHASES[found.phase] == a.view["phase"]


def is_action(a: Question, key: str) -> bool:
    found = ability(key)
    return word_of(key) not in ("use", "play") or (found is not None and found.moment == ACTION)


def ambushes(a: Question, key: str) -> bool:
    f = face(key)
    return word_of(key) != "ambush" or (
        f is not None and costs.ambush_cost(a.st, a.seat, k.INDEX[f.id]) >= 0
    )


def own_turn(a: Question, key: str) -> bool:
    return word_of(key) not in ("marshal", "duplicate") or bool(a.args[0])


def no_event(a: Question, key: str) -> bool:
    f = face(key)
    return word_of(key) not in ("marshal", "duplicate") or f is None or f.type != EVENT


def enters(key: str) -> bool:
    return word_of(key) in ("marshal", "duplicate", "ambush")


def not_dead(a: Question, key: str) -> bool:
    f = face(key)
    unique = f is not None and k.UNIQUE[k.INDEX[f.id]]
    return not enters(key) or not unique or name_of(key) not in a.me["dead"]


def one_copy(a: Question, key: str) -> bool:
    """No copy in play that the player owns or controls, but not both."""
    f = face(key)
    if not enters(key) or f is None or not k.UNIQUE[k.INDEX[f.id]]:
        return True
    rows = [row for row in a.in_play.values() if row["card"] == f.id and "owner" in row]
    return not any((row["owner"] == a.seat) != (row["seat"] == a.seat) for row in rows)


def under_a_copy(a: Question, key: str) -> bool:
    """A duplicate needs a copy that one owns and controls; and such a card is nothing else."""
    if word_of(key) not in ("marshal", "duplicate"):
        return True
    f = face(key)
    there = any(
        row["card"] == name_of(key) and row["seat"] == row.get("owner") == a.seat
        for row in a.in_play.values()
    )
    unique = f is not None and k.UNIQUE[k.INDEX[f.id]]
    return (word_of(key) == "duplicate") == (there and unique)


def no_orders(a: Question, key: str) -> bool:
    """Marching Orders bars events, and marshaling locations and attachments."""
    plot = a.me["plot"]
    if not plot or plot["card"] != MARCHING or a.st.blank[a.st.plot[a.seat]]:
        return True
    f = face(key)
    barred = word_of(key) == "marshal" and f is not None and f.type in (LOCATION, ATTACHMENT)
    return word_of(key) != "play" and not barred


def within_limited(a: Question, key: str) -> bool:
    f = face(key)
    marshaled = word_of(key) == "marshal" and f is not None
    limited = marshaled and k.KEYWORD_MASK[k.INDEX[name_of(key)]] & LIMITED
    return not limited or costs.limited_left(a.st, a.seat) > 0


def affordable(a: Question, key: str) -> bool:
    f, word, gold = face(key), word_of(key), a.me["gold"]
    if f is None:
        return True
    index = k.INDEX[f.id]
    if word == "marshal":
        return bool(costs.price(a.st, a.seat, index, "marshal", f.cost) <= gold)
    if word == "ambush":
        return bool(costs.ambush_cost(a.st, a.seat, index) <= gold)
    if word == "play" and f.abilities:
        return bool(costs.gold_cost(a.st, f.abilities[0], a.seat, -1) <= gold)
    return True


def has_host(a: Question, key: str) -> bool:
    f = face(key)
    if word_of(key) not in ("marshal", "ambush") or f is None or f.type != ATTACHMENT:
        return True
    tags = [tag for tag, row in a.in_play.items() if row["type"] == "character"]
    return any(legal_host(a.st, k.INDEX[f.id], a.st.tagged[tag]) for tag in tags)


def not_silenced(a: Question, key: str) -> bool:
    """No enemy Catelyn takes part in a challenge."""
    if word_of(key) not in ("use", "play"):
        return True
    there = (*a.fight.get("attackers", ()), *a.fight.get("defenders", ()))
    return not any(
        row["card"] == CATELYN and row["seat"] != a.seat and tag in there and not row["blank"]
        for tag, row in a.in_play.items()
    )


def not_blank(a: Question, key: str) -> bool:
    return word_of(key) != "use" or not a.row(key).get("blank", False)


def controlled(a: Question, key: str) -> bool:
    return word_of(key) != "use" or not a.row(key) or a.mine(key)


# -- what an ability needs, happening by happening


def happenings(a: Question) -> list[int]:
    """What an ability may answer: in a window for responses everything since it opened."""
    if a.d.kind == "window.action":
        return [-1]
    return list(range(int(str(a.args[1])), len(a.st.conds)))


def abilities_of(a: Question, key: str) -> list[Ability]:
    if a.d.kind == "window.action":
        found = ability(key)
        return [found] if found is not None and found.moment == ACTION else []
    f, parts = face(key), key.split(":")
    every = f.abilities if f is not None and word_of(key) in ("use", "play") else ()
    if word_of(key) == "use":
        every = tuple(x for x in every if str(x.ordinal) == parts[3])
    return [x for x in every if x.moment == a.args[0]]


def source(a: Question, key: str) -> int:
    if word_of(key) == "use":
        return a.tagged(key)
    hand = a.st.cards.piles[a.seat * k.terms.ZONES + k.terms.HAND]
    index = k.INDEX[name_of(key)]
    return int(next((c for c in hand if a.st.cards.face[c] == index), -1))


def uses(need: Any) -> Kept:
    """Some way to use the ability keeps this; what is no use of one keeps everything."""

    def kept(a: Question, key: str) -> bool:
        found = abilities_of(a, key)
        if not found or (word_of(key) == "use" and not a.row(key)):
            return True
        src = source(a, key)
        ways = [(x, ci) for x in found for ci in happenings(a) if waits(a, x, src, ci)]
        return not ways or any(need(a, x, src, ci) for x, ci in ways)

    return kept


def waits(a: Question, x: Ability, src: int, ci: int) -> bool:
    if ci < 0 or x.trigger is None:
        return True
    c = a.st.conds[ci]
    state = IMMINENT if x.moment <= INTERRUPT else HAPPENED
    return c.state == state and legality.fits(a.st, x.trigger, src, a.seat, c)


def payable(a: Question, x: Ability, src: int, ci: int) -> bool:
    """Gold, and cards of one's own that stand."""
    if costs.gold_cost(a.st, x, a.seat, ci) > a.me["gold"]:
        return False
    row = next((r for t, r in a.in_play.items() if a.st.tagged[t] == src), {})
    for cost in x.costs:
        if cost.pay == "kneel" and row.get("kneeling", False):
            return False
        if cost.pay == "kneel_faction" and a.me["home"]["kneeling"]:
            return False
        if cost.pay == "token" and not a.st.marks[src]:
            return False
        if cost.pay == "discard" and len(a.hand) < cost.n:
            return False
        if cost.pay == "kneel_other" and cost.which is not None:
            stand = [r for r in a.me["play"] if not r["kneeling"] and r["tag"] != row.get("tag")]
            if not any(cost.which.table[k.INDEX[r["card"]]] for r in stand):
                return False
    return True


def limit_left(a: Question, x: Ability, src: int, ci: int) -> bool:
    return not x.limit or not limits.used_up(a.st, x, src, a.seat)


def maximum_left(a: Question, x: Ability, src: int, ci: int) -> bool:
    return not x.maximum or not limits.used_up(a.st, x, src, a.seat)


def condition_met(a: Question, x: Ability, src: int, ci: int) -> bool:
    return holds(a.st, x.conditions, a.seat, src)


def targets_there(a: Question, x: Ability, src: int, ci: int) -> bool:
    most = max(0, costs.afford(a.st, x, src, a.seat, ci))
    return all(has_target(a.st, t, a.seat, src, most, public=False) for t in x.targets)


def changes_something(a: Question, x: Ability, src: int, ci: int) -> bool:
    sure = legality.SURE[x.index]
    return sure or legality.has_effect(a.st, x, src, a.seat, ci, public=False)


def not_spent(a: Question, x: Ability, src: int, ci: int) -> bool:
    return (x.index, src, ci) not in a.st.spent


def has_duplicate(a: Question, key: str) -> bool:
    """A card of one's own that would leave play, with a duplicate under it."""
    if word_of(key) != "save":
        return True
    row = a.row(key)
    return bool(leaving(a, key) and row["owner"] == a.seat and row["duplicates"])


def leaving(a: Question, key: str) -> list[Any]:
    """What is about to take a card out of play."""
    tag = a.row(key).get("tag")
    conds = a.st.conds[int(str(a.args[1])) :]
    return [
        c for c in conds if c.kind == "leave" and c.state == IMMINENT and a.st.tag[c.card] == tag
    ]


def can_be_saved(a: Question, key: str) -> bool:
    return word_of(key) != "save" or any(c.n & SAVABLE for c in leaving(a, key))


def cures(a: Question, key: str) -> bool:
    """A card without STR would die again at once."""
    return word_of(key) != "save" or any(not c.n & DEADLY for c in leaving(a, key))


def from_hand(a: Question, key: str) -> bool:
    """Only events act from hand."""
    f = face(key)
    if word_of(key) == "use":
        return not a.row(key) or f is None or f.type != EVENT
    return word_of(key) != "play" or f is None or name_of(key) not in a.hand or f.type == EVENT


USING: Rules = {
    "windows.in_hand": in_hand,
    "abilities.controller": controlled,
    "abilities.where": from_hand,
    "values.blank": not_blank,
    "cards.catelyn": not_silenced,
    "cards.marching_orders": no_orders,
    "costs.pay": uses(payable),
    "limits.limit": uses(limit_left),
    "limits.maximum": uses(maximum_left),
    "abilities.condition": uses(condition_met),
    "targets.none": uses(targets_there),
    "abilities.no_effect": uses(changes_something),
}
ACTIONS: Rules = {
    **USING,
    "windows.action": known,
    "abilities.phase": in_phase,
    "abilities.trigger": is_action,
    "keywords.ambush": ambushes,
    "keywords.limited": within_limited,
    "marshal.active": own_turn,
    "marshal.types": no_event,
    "unique.dead": not_dead,
    "unique.one": one_copy,
    "duplicates.marshal": under_a_copy,
    "costs.gold": affordable,
    "attachments.host": has_host,
}


def responds(a: Question, key: str) -> bool:
    """An ability for this window, waiting for something that is happening; saves come first."""
    if key == "pass":
        return True
    if word_of(key) == "save":
        return a.d.kind == "window.save"
    if word_of(key) not in ("use", "play") or (word_of(key) == "use" and not a.row(key)):
        return False
    src = source(a, key)
    return any(waits(a, x, src, ci) for x in abilities_of(a, key) for ci in happenings(a))


def response(rule: str) -> Rules:
    return {
        **USING,
        rule: responds,
        "windows.once": uses(not_spent),
        "duplicates.save": has_duplicate,
        "saves.cannot": can_be_saved,
        "saves.terminal": cures,
    }
