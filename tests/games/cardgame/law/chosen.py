"""What the text of a card lets somebody choose: read from the card file, and held to the view.

Three things are asked of the position, since no seat sees them: what lies in a deck that is being
looked through, what was a legal target before the costs were paid (rule targets.before), and the
order in which things happen. Whether a card may enter play or change hands at all are rules of
their own (unique.one, unique.dead, attachments.host); their predicates stand in `windows`, and here
the game's own answer is taken.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib import resources
from typing import Any

from tests.games.cardgame.law.asked import Question, name_of, opponent, playing, seat_of, word_of
from tests.games.refusals import Kept

from weirwood.games.cardgame import facts as k
from weirwood.games.cardgame.facts import terms as t
from weirwood.games.cardgame.rules.control import can_control
from weirwood.games.cardgame.rules.entering import can_enter
from weirwood.games.cardgame.rules.targets import PAID
from weirwood.games.cardgame.state import IMMINENT, Act

Printed = dict[str, Any]


def card_file() -> dict[str, Printed]:
    folder = resources.files("weirwood.games.cardgame") / "content"
    files = [f for f in folder.iterdir() if f.name.endswith(".json")]
    rows = [row for f in files for row in json.loads(f.read_text("utf-8")).get("cards", ())]
    return {row["id"]: row for row in rows}


PRINT = card_file()


def act_of(a: Question) -> Act:
    found = a.st.acts[int(str(a.args[0]))]
    assert isinstance(found, Act)
    return found


def text_of(act: Act) -> Printed:
    """The ability that is being used, as it is printed."""
    ability = k.ABILITIES[act.ability]
    found: Printed = PRINT[k.IDS[ability.face]]["abilities"][ability.ordinal]
    return found


def step(a: Question) -> Printed:
    """The step of the ability that asks."""
    steps = text_of(act_of(a))["do"]
    found: Printed = steps[int(str(a.args[1]))]
    return found


def target(a: Question) -> Printed:
    asked = text_of(act_of(a))["choose"]
    found: Printed = asked if isinstance(asked, dict) else asked[int(str(a.args[1]))]
    return found


# ---- one card, and what a text says of it --------------------------------------------------------


def in_play(a: Question, key: str) -> Printed:
    """What everybody sees of a card in play, faction cards included."""
    row = a.row(key)
    if row or word_of(key) != "card":
        return row
    for p in a.players:
        home = p["home"]
        if key == f"card:{home['card']}:{home['tag']}":
            return {**home, "seat": p["seat"], "type": "faction", "attachments": []}
    return {}


def cards_meant(a: Question, key: str) -> list[int]:
    """The cards of the position that a key may stand for: copies that lie together are alike."""
    row = in_play(a, key)
    if row:
        return [int(a.st.tagged[row["tag"]])]
    parts = key.split(":")
    if parts[0] not in t.ZONE_NAMES or len(parts) < 2 or parts[1] not in k.INDEX:
        return []
    owner = int(parts[2]) if len(parts) > 2 and parts[2].isdigit() else a.seat
    pile = a.st.cards.piles[owner * t.ZONES + t.ZONE_NAMES.index(parts[0])]
    return [c for c in pile if k.IDS[k.FACES[a.st.cards.face[c]].form_of] == parts[1]]


def one_or_more(wanted: Any) -> tuple[Any, ...]:
    return tuple(wanted) if isinstance(wanted, list) else (wanted,)


def as_printed(which: Printed, name: str, kind: str) -> bool:
    """What is printed on the card is what the text asks for."""
    row = PRINT[name]
    if which.get("or_title") == name:
        return True
    asks: dict[str, Callable[[Any], bool]] = {
        "type": lambda v: kind in one_or_more(v),
        "trait": lambda v: any(x in row.get("traits", ()) for x in one_or_more(v)),
        "title": lambda v: name == v,
        "faction": lambda v: row.get("faction") == v,
        "unique": lambda v: row.get("unique", False) == v,
        "loyal": lambda v: row.get("loyal", False) == v,
        "printed_strength_max": lambda v: row.get("strength", 0) <= v,
    }
    return all(ask(which[key]) for key, ask in asks.items() if key in which)


def number(a: Question, wanted: Any, x: int) -> int:
    """A number of a text: plain, the X that was paid, or one more under a condition."""
    if isinstance(wanted, int):
        return wanted
    if wanted == "x":
        return x
    more = int(wanted.get("plus", 0))
    for condition in wanted.get("if", ()):
        if condition["is"] == "first_player":
            met = a.view["first"] == a.seat
        else:
            assert condition["is"] == "controls", condition
            rows = [r for r in a.in_play.values() if r["seat"] == a.seat]
            met = any(as_printed(condition["which"], r["card"], r["type"]) for r in rows)
        if not met:
            more = 0
    return int(wanted["n"]) + more


def controller_fits(a: Question, wanted: str, seat: int, me: int, who: int) -> bool:
    fight = a.fight
    return bool(
        {
            "you": seat == me,
            "opponent": seat != me,
            "not_you": seat != me,
            "loser": seat == fight.get("loser", a.st.loser),
            "defender": seat == fight.get("defender"),
            "target": seat == who,
            "chooser": seat == who,
        }[wanted]
    )


def seen_fits(a: Question, which: Printed, row: Printed, me: int, src: int) -> bool:
    """What everybody sees of a card in play is what the text asks for."""
    sides = {
        "attacking": a.fight.get("attackers", ()),
        "defending": a.fight.get("defenders", ()),
    }
    sides["participating"] = (*sides["attacking"], *sides["defending"])
    asks: dict[str, Callable[[Any], bool]] = {
        "standing": lambda v: row["kneeling"] != v,
        "challenge": lambda v: row["tag"] in sides[v],
        "strength_max": lambda v: row.get("strength", 0) <= number(a, v, 0),
        "no_icon": lambda v: v not in row.get("icons", ()),
        "attachments_max": lambda v: len(row["attachments"]) <= v,
        "power_min": lambda v: row["power"] >= v,
        "other": lambda v: not v or int(a.st.tagged[row["tag"]]) != src,
        "can_control": lambda v: can_control(a.st, int(a.st.tagged[row["tag"]]), me),
    }
    return all(ask(which[key]) for key, ask in asks.items() if key in which)


def described(a: Question, which: Printed, key: str, me: int, who: int, act: Act) -> bool:
    """Whether the words of a text mean the card that a key names."""
    cards, row, name = cards_meant(a, key), in_play(a, key), name_of(key)
    if not cards:
        return False
    there = name if name in PRINT else k.IDS[k.FACES[k.INDEX[name]].form_of]
    kind = row.get("type") or PRINT[there]["type"]
    if not as_printed(which, there, kind):
        return False
    if "cost_max" in which:
        cost = PRINT[there].get("cost")
        if not isinstance(cost, int) or cost > number(a, which["cost_max"], act.x):
            return False
    if "can_enter" in which and not any(can_enter(a.st, c, me) for c in cards):
        return False
    if "zone" in which:
        owners = {
            "you": [me],
            "opponent": [s for s in range(len(a.players)) if s != me],
            "target": [who],
            "loser": [a.st.loser],
        }[which.get("whose", "you")]
        return word_of(key) in which["zone"] and a.st.owner[cards[0]] in owners
    if not row:
        return False
    control = which.get("control")
    if control is not None and not controller_fits(a, control, row["seat"], me, who):
        return False
    return seen_fits(a, which, row, me, act.source)


# ---- targets and picks ---------------------------------------------------------------------------


def is_target(a: Question, key: str) -> bool:
    """A card of the sort that the ability names, before its costs were paid and after."""
    act, wanted = act_of(a), target(a)
    each = wanted.get("by") == "each"
    me = a.seat if each else act.seat
    if not described(a, wanted["which"], key, me, a.seat, act):
        return False
    cards = cards_meant(a, key)
    if PAID[act.ability] and not any(c in act.before for c in cards):
        return False
    row = in_play(a, key)
    if row and row.get("strength", 0) > wanted.get("total_strength_max", 999):
        return False
    return numbered(a, key, cards)


def would_leave(a: Question, key: str) -> bool:
    """Whoever is removed from a challenge is out of it: not who takes part by himself.

    If the text stands him up as well, there is something to be done for who kneels.
    """
    verbs = [row["do"] for row in text_of(act_of(a))["do"]]
    row, fight = a.row(key), a.fight
    texts = PRINT.get(str(row.get("card")), {}).get("constants", ())
    joins = next((text for text in texts if text["rule"] == "takes_part"), None)
    if "remove" not in verbs or joins is None or row["blank"] or fight["attacker"] != row["seat"]:
        return True
    faction = joins["with"]["faction"]
    led = any(
        tag != row["tag"] and PRINT[a.in_play[tag]["card"]]["faction"] == faction
        for tag in fight["attackers"]
    )
    return not led or bool(row["kneeling"])


def numbered(a: Question, key: str, cards: list[int]) -> bool:
    """Where several may be taken, like cards are told apart by a number: as many as there are."""
    last = key.split(":")[3] if key.count(":") > 2 else ""
    return in_play(a, key) != {} or not last or 2 <= int(last) <= len(cards)


def player_meant(a: Question, key: str) -> bool:
    """A player of the sort that the ability names."""
    act, wanted = act_of(a), target(a)
    seat = seat_of(key)
    anyone = wanted.get("who") == "any"
    if not playing(a, seat) or (seat == act.seat and not anyone):
        return False
    sizes = [p["hand"]["count"] for p in a.players]
    if sizes[seat] < wanted.get("hand_min", 0):
        return False
    if wanted.get("smaller_hand") and sizes[seat] >= sizes[act.seat]:
        return False
    # a player is chosen for what is done to their cards: there must be one (targets.choose)
    suffering = [
        row["which"]
        for row in text_of(act)["do"]
        if row.get("which", {}).get("control") == "target"
    ]
    rows = a.players[seat]["play"]
    return all(any(as_printed(w, r["card"], r["type"]) for r in rows) for w in suffering)


def is_picked(a: Question, key: str) -> bool:
    """A card of the sort that the step names, or one of the targets themselves."""
    act, wanted = act_of(a), step(a)
    if wanted.get("among") == "target":
        return bool(in_play(a, key)) and cards_meant(a, key)[0] in act.cards
    return described(a, wanted["which"], key, act.seat, act.player, act)


def rival_with_power(a: Question, key: str) -> bool:
    least = step(a).get("faction_power_min", 0)
    return opponent(a, key) and a.players[seat_of(key)]["home"]["power"] >= least


def is_word(a: Question, key: str) -> bool:
    wanted = step(a)
    if wanted["what"] == "reward":
        return key in [f"reward:{word}" for word in wanted["among"]]
    return key in ("icon:military", "icon:intrigue", "icon:power")


# ---- decks that are looked through ---------------------------------------------------------------


def top(a: Question, seat: int, n: int) -> list[str]:
    """The names of the top cards of a deck, topmost first."""
    deck = a.st.cards.piles[seat * t.ZONES + t.DECK][::-1]
    return [k.IDS[k.FACES[a.st.cards.face[c]].form_of] for c in deck[:n]]


def found(a: Question, key: str) -> bool:
    """Nothing, or a card of the sort that is searched for, among so many at the top."""
    wanted = step(a)
    name = name_of(key)
    return key == "none" or (
        key == f"deck:{name}"
        and name in top(a, a.seat, wanted["top"])
        and as_printed(wanted["which"], name, PRINT[name]["type"])
    )


def of_another_type(a: Question, key: str) -> bool:
    name = name_of(key)
    return key == "none" or (
        key == f"deck:{name}"
        and name in top(a, a.seat, 999)
        and PRINT[name]["type"] != act_of(a).named
    )


def is_copy(a: Question, key: str) -> bool:
    """A card in play of the title that was just discarded."""
    card = act_of(a).picked[0]
    title = k.IDS[k.FACES[a.st.cards.face[card]].form_of]
    return key == "none" or (bool(a.row(key)) and name_of(key) == title and "owner" in a.row(key))


def looked_at(n: int) -> Kept:
    """One of the cards that were taken up; like ones bear numbers."""

    def kept(a: Question, key: str) -> bool:
        whose = int(str(a.args[0])) if a.d.kind != "trader.take" else a.seat
        many = int(str(a.args[1])) if a.d.kind != "trader.take" else n
        names = top(a, whose, many)
        parts = key.split(":")
        mine = whose == a.seat
        if parts[0] != "deck" or len(parts) < 2 or (mine and len(parts) == 3):
            return False
        last = int(parts[3]) if len(parts) > 3 else 1
        rightful = len(parts) == 2 if mine else len(parts) >= 3
        return (rightful or last > 1) and last <= names.count(parts[1])

    return kept


# ---- what cannot stay ----------------------------------------------------------------------------


def in_trouble(a: Question, key: str) -> bool:
    """A character without STR that an effect kills, too many tokens, a host that will not do."""
    row = a.row(key)
    gone = [c.card for c in a.st.conds if c.kind == "leave" and c.state == IMMINENT]
    if not row or a.tagged(key) in gone:
        return False
    if a.args[0] == "deadly":
        marked = [m["tag"] for m in a.view["effects"] if m["kind"] == "deadly"]
        return row["tag"] in marked and row.get("strength", 1) <= 0
    if a.args[0] == "token":
        texts = PRINT[row["card"]].get("constants", ())
        most = [x["n"] for x in texts if x["rule"] == "sacrifice_at" and not row["blank"]]
        return any(row.get("betrayal", 0) >= n for n in most)
    return row["type"] == "attachment" and not bears(
        row["card"], a.in_play.get(row.get("host", -1), {})
    )


def bears(attachment: str, host: Printed) -> bool:
    """May an attachment lie on a card, by what is printed on both and seen of the card?"""
    if not host or not as_printed(PRINT[attachment]["hosts"], host["card"], host["type"]):
        return False
    barred = PRINT[host["card"]].get("no_attachments", False)
    open_to = barred if isinstance(barred, list) else ()
    traits = PRINT[attachment].get("traits", ())
    return not barred or host["blank"] or any(trait in open_to for trait in traits)


def forced_here(a: Question, key: str) -> bool:
    """A forced ability of a card in play, for this moment."""
    parts, row = key.split(":"), a.row(key)
    if parts[0] != "use" or not row or len(parts) < 4 or not parts[3].isdigit():
        return False
    texts = PRINT[row["card"]].get("abilities", ())
    if int(parts[3]) >= len(texts):
        return False
    kind = {t.FORCED_INTERRUPT: "forced_interrupt", t.FORCED_REACTION: "forced_reaction"}
    text = texts[int(parts[3])]
    if text["kind"] != kind[int(str(a.args[0]))] or row.get("blank", False):
        return False
    ambushed = a.tagged(key) in a.st.ambushed
    if {"is": "ambushed_this_phase"} in text.get("if", ()) and not ambushed:
        return False
    changes = not any(step["do"] == "kneel" for step in text["do"]) or not row["kneeling"]
    since = range(int(str(a.args[1])), len(a.st.conds))
    return changes and any(awaited(a, row, text, ci) for ci in since)


def awaited(a: Question, row: Printed, text: Printed, ci: int) -> bool:
    """Is this what a forced ability waits for, and has it not answered it yet?"""
    asks, c = text["when"], a.st.conds[ci]
    own = (*a.fight.get("attackers", ()), *a.fight.get("defenders", ()))
    source = int(a.st.tagged[row["tag"]])
    spent = any(src == source and at == ci for _, src, at in a.st.spent)
    return bool(
        c.kind == asks["on"]
        and not spent
        and (c.state == IMMINENT) == (text["kind"] == "forced_interrupt")
        and (asks.get("who") != "you" or c.seat == row["seat"])
        and ("phase" not in asks or t.PHASES[c.n] == asks["phase"])
        and (not asks.get("unopposed") or a.fight["unopposed"])
        and (asks.get("self") != "participating" or row["tag"] in own)
    )
