"""Challenges: who may be challenged, attack and defend."""

from __future__ import annotations

from collections.abc import Iterable

from tests.games.cardgame.law.asked import SNEAK, THRONES, Question, face, playing, word_of
from tests.games.refusals import Rules

from weirwood.games.cardgame import facts as k
from weirwood.games.cardgame.facts.terms import ICONS
from weirwood.games.cardgame.rules.challenges import EXTRA, caps
from weirwood.games.cardgame.rules.values import in_force

# ---- challenges ----------------------------------------------------------------------------------


def declared(key: str) -> tuple[str, int]:
    parts = (*key.split(":"), "", "")
    return parts[1], int(parts[2]) if parts[2].isdigit() else -1


def is_challenge(a: Question, key: str) -> bool:
    icon, other = declared(key)
    whom = playing(a, other) and other != a.seat
    return key == "pass" or (word_of(key) == "challenge" and icon in ICONS and whom)


def attacker_there(a: Question, key: str) -> bool:
    icon = declared(key)[0]
    rows = a.me["play"]
    return key == "pass" or any(not r["kneeling"] and icon in r.get("icons", ()) for r in rows)


def extras(a: Question, icon: str) -> int:
    """How many more challenges of a type cards allow."""
    lasting = sum(
        m["n"]
        for m in a.view["effects"]
        if m["kind"] == "extra_challenge"
        and m["seat"] == a.seat
        and m["extra"] == ICONS.index(icon)
    )
    bit = 1 << ICONS.index(icon)
    always: int = sum(
        rule.n.n
        for s in a.st.sources
        for rule in EXTRA[a.st.cards.face[s]]
        if a.st.ctrl[s] == a.seat and rule.icons & bit and in_force(a.st, rule, s)
    )
    return int(lasting) + always


def by_title(a: Question, icon: str) -> int:
    title = a.me["title"]
    bit = 1 << ICONS.index(icon)
    return sum(r.n.n for r in EXTRA[k.INDEX[title]] if r.icons & bit) if title else 0


def fought(a: Question, icon: str) -> list[int]:
    return [other for kind, other in a.me["fought"] if kind == icon]


def one_each(a: Question, key: str) -> bool:
    icon = declared(key)[0]
    if key == "pass" or icon not in ICONS:
        return True
    return len(fought(a, icon)) < 1 + extras(a, icon) + by_title(a, icon)


def hand_of_the_king(a: Question, key: str) -> bool:
    """Who goes beyond what others may, goes against somebody not yet challenged."""
    icon, other = declared(key)
    if key == "pass" or icon not in ICONS or not by_title(a, icon):
        return True
    done = fought(a, icon)
    beyond = len(done) + 1 - (1 + extras(a, icon))
    repeated = len(done) + 1 - len({*done, other})
    return beyond <= 0 or repeated <= extras(a, icon)


def supported(a: Question, key: str) -> bool:
    other = declared(key)[1]
    mine = a.me["title"]
    theirs = a.players[other]["title"] if playing(a, other) else None
    helped = mine and theirs and k.INDEX[theirs] in k.FACES[k.INDEX[mine]].supports
    return not helped


def revealed(a: Question, card: str, seats: Iterable[int]) -> bool:
    return any(a.players[s]["plot"] and a.players[s]["plot"]["card"] == card for s in seats)


def intrigue_first(a: Question, key: str) -> bool:
    icon = declared(key)[0]
    if key == "pass" or icon == "intrigue" or not revealed(a, THRONES, range(len(a.players))):
        return True
    return any(row.icon == ICONS.index("intrigue") for row in a.st.won[a.seat])


def sneaks_once(a: Question, key: str) -> bool:
    return key == "pass" or not (revealed(a, SNEAK, [a.seat]) and a.me["fought"])


def not_forbidden(a: Question, key: str) -> bool:
    icon, other = declared(key)
    if key == "pass" or icon not in ICONS:
        return True
    return not any(
        m["kind"] == "forbid"
        and m["seat"] == a.seat
        and m["extra"] >> ICONS.index(icon) & 1
        and m["n"] in (-1, other)
        for m in a.view["effects"]
    )


def exempt(a: Question, key: str) -> bool:
    """Some may defend in a challenge of that type whatever they do and have."""
    f, row = face(key), a.row(key)
    if a.d.kind != "challenge.defenders" or f is None or not row or row["blank"]:
        return False
    icon = ICONS.index(a.fight["type"])
    return any(r.rule == "may_defend" and r.icons >> icon & 1 for r in f.constants)


def stands(a: Question, key: str) -> bool:
    return not a.row(key) or exempt(a, key) or not a.row(key)["kneeling"]


def has_icon(a: Question, key: str) -> bool:
    row = a.row(key)
    return not a.mine(key) or exempt(a, key) or a.fight["type"] in row.get("icons", ())


def own_character(a: Question, key: str) -> bool:
    return a.mine(key) and a.character(key)


def not_bypassed(a: Question, key: str) -> bool:
    return a.row(key).get("tag", -1) not in a.fight["bypassed"]


def may_defend(a: Question, key: str) -> bool:
    tag = a.row(key).get("tag", -1)
    return not any(m["kind"] == "cannot_defend" and m["tag"] == tag for m in a.view["effects"])


def not_yet_there(a: Question, key: str) -> bool:
    return own_character(a, key) and a.row(key)["tag"] not in a.fight["defenders"]


def lured(a: Question) -> list[str]:
    """Those who must defend and can."""
    tags = [m["tag"] for m in a.view["effects"] if m["kind"] == "must_defend"]
    rows = [f"card:{r['card']}:{r['tag']}" for r in a.me["play"] if r["tag"] in tags]
    return [key for key in rows if all(kept(a, key) for kept in DECLARED.values())]


def leaves_room(a: Question, key: str) -> bool:
    """Those who must defend take all the room there is."""
    must = lured(a)
    return key in must or len(must) < a.d.most


def lured_defend(a: Question, keys: list[str]) -> bool:
    must = lured(a)
    taken = [key for key in must if key in keys]
    return len(taken) == len(must) or len(taken) >= cap(a, "defender")


def cap(a: Question, side: str) -> int:
    return min((n for n, _ in caps(a.st, side)), default=999)


DECLARED: Rules = {
    "challenges.standing": stands,
    "challenges.icon": has_icon,
    "keywords.stealth": not_bypassed,
    "challenges.cannot_defend": may_defend,
    "challenges.defenders": not_yet_there,
}
