"""Every question of the game: its options, and the rule that refuses others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from weirwood.games.cardgame import content as k
from weirwood.games.cardgame import menu
from weirwood.games.cardgame.board import code, in_order, pile
from weirwood.games.cardgame.effects import payable
from weirwood.games.cardgame.expiry import due
from weirwood.games.cardgame.fighting import (
    defended_keys,
    intimidated,
    may_bypass,
    possible_challenges,
    whispers,
    why_not_defend,
    wielders,
)
from weirwood.games.cardgame.keeping import (
    kneeling_characters,
    setup_block,
    setup_hosts,
    setup_keys,
)
from weirwood.games.cardgame.legality import characters, players_left, targets_left
from weirwood.games.cardgame.looking import (
    cunning_cards,
    looked_keys,
    tickler_copies,
    tickler_players,
)
from weirwood.games.cardgame.pickings import named_words, pick_players, pickable, takable
from weirwood.games.cardgame.placing import hosts_for
from weirwood.games.cardgame.plotvalues import (
    challenge_block,
    declare_cap,
    has_attacker,
    possible_attackers,
)
from weirwood.games.cardgame.settling import troubled_cards
from weirwood.games.cardgame.state import Table
from weirwood.games.cardgame.terms import HAND, ICONS, PLOTS, TYPES
from weirwood.games.cardgame.titles import new_targets
from weirwood.games.cardgame.values import strength
from weirwood.games.cardgame.winning import empty_decks, winners
from weirwood.kernel import Kind, Refusal

Args = tuple[Any, ...]
Keys = list[str]


def cards(st: Table, seat: int, found: Sequence[int], *, several: bool = False) -> Keys:
    return [key for key, _ in menu.card_keys(st, seat, found, several=several)]


def seats(found: list[int]) -> Keys:
    return [f"seat:{s}" for s in found]


# ---- setup, plots, titles ------------------------------------------------------------------------


def mulligan(st: Table, seat: int, args: Args) -> Keys:
    return ["keep", "mulligan"]


def extend_setup(st: Table, seat: int, args: Args, so_far: tuple[str, ...]) -> Keys:
    return setup_keys(st, seat, so_far)


def hand_keys(st: Table, seat: int, args: Args) -> Keys:
    return cards(st, seat, pile(st, seat, HAND), several=True)


def why_not_setup(st: Table, seat: int, args: Args, key: str) -> Refusal | None:
    named = dict(menu.card_keys(st, seat, pile(st, seat, HAND), several=True))
    if key not in named:
        return None
    rule = setup_block(st, seat, [], named[key])
    return Refusal(rule, {"card": code(st, named[key])}) if rule else None


def check_setup(st: Table, seat: int, args: Args, reply: Any) -> Refusal | None:
    named = dict(menu.card_keys(st, seat, pile(st, seat, HAND), several=True))
    taken: list[int] = []
    left = [named[key] for key in reply]
    while left:
        card = next((c for c in left if not setup_block(st, seat, taken, c)), -1)
        if card < 0:
            rule = setup_block(st, seat, taken, left[0])
            return Refusal(rule, {"card": code(st, left[0])})
        left.remove(card)
        taken.append(card)
    return None


def setup_attach(st: Table, seat: int, args: Args) -> Keys:
    return cards(st, seat, setup_hosts(st, seat))


def plots(st: Table, seat: int, args: Args) -> Keys:
    faces = sorted({st.cards.face[c] for c in pile(st, seat, PLOTS)})
    return [f"plot:{k.IDS[f]}" for f in faces]


def everybody(st: Table, seat: int, args: Args) -> Keys:
    return seats(sorted(in_order(st)))


def plot_order(st: Table, seat: int, args: Args) -> Keys:
    return seats([row[0] for row in args[0]])


def titles(st: Table, seat: int, args: Args) -> Keys:
    return [f"title:{k.IDS[f]}" for f in st.pool]


def yes_or_no(st: Table, seat: int, args: Args) -> Keys:
    return ["yes", "no"]


def redirect_targets(st: Table, seat: int, args: Args) -> Keys:
    return seats(sorted(new_targets(st)))


# ---- windows -------------------------------------------------------------------------------------


def responses(st: Table, seat: int, args: Args) -> Keys:
    return [menu.PASS, *(u.key for u in menu.responses(st, seat, args[0], args[1]))]


def forced(st: Table, seat: int, args: Args) -> Keys:
    return [u.key for u in menu.forced_uses(st, args[0], args[1])]


def actions(st: Table, seat: int, args: Args) -> Keys:
    return [menu.PASS, *(u.key for u in menu.actions(st, seat, marshaling=args[0]))]


def action_candidates(st: Table, seat: int, args: Args) -> Keys:
    """What a player might want to do: all cards in hand, all actions on own cards."""
    out: Keys = []
    for c in pile(st, seat, HAND):
        face = k.FACES[st.cards.face[c]]
        word = "play" if TYPES[face.type] == "event" else "marshal" if args[0] else "ambush"
        if word != "ambush" or face.ambush >= 0:
            out.append(f"{word}:{face.id}")
    for src in menu.speakers(st, seat):
        out += [
            f"use:{menu.name_in_play(st, src)}:{a.ordinal}"
            for a in menu.ACTIONS[st.cards.face[src]]
        ]
    return list(dict.fromkeys(out))


def why_not_action(st: Table, seat: int, args: Args, key: str) -> Refusal | None:
    rule = menu.why_not_action(st, seat, key, marshaling=args[0])
    return Refusal(rule, {"card": key.split(":")[1]}) if rule else None


# ---- costs, targets, picks -----------------------------------------------------------------------


def cost_cards(st: Table, seat: int, args: Args) -> Keys:
    return cards(st, seat, payable(st, args[0], args[1]))


def no_keys(st: Table, seat: int, args: Args) -> Keys:
    return []


def target_players(st: Table, seat: int, args: Args) -> Keys:
    return seats(sorted(players_left(st, args[0], args[1])))


def targets(st: Table, seat: int, args: Args) -> list[tuple[str, int]]:
    act = st.acts[args[0]]
    target = k.ABILITIES[act.ability].targets[args[1]]
    found = targets_left(st, args[0], args[1], seat)
    return menu.card_keys(st, seat, found, several=target.most > 1)


def target_cards(st: Table, seat: int, args: Args) -> Keys:
    return [key for key, _ in targets(st, seat, args)]


def extend_targets(st: Table, seat: int, args: Args, so_far: tuple[str, ...]) -> Keys:
    """Targets one by one: some abilities count their STR, or want one controller."""
    t = k.ABILITIES[st.acts[args[0]].ability].targets[args[1]]
    named = targets(st, seat, args)
    if len(so_far) >= min(t.most, len(named)):
        return []
    left = [(key, c) for key, c in named if key not in so_far]
    if t.total >= 0 and so_far:
        by_key = dict(named)
        taken = [by_key[key] for key in so_far if key in by_key]
        room = t.total - sum(strength(st, c) for c in taken)
        left = [(key, c) for key, c in left if strength(st, c) <= room]
        if t.one_controller and taken:
            left = [(key, c) for key, c in left if st.ctrl[c] == st.ctrl[taken[0]]]
    keys = [key for key, _ in left]
    if t.least == t.most == 1:
        return keys
    return ["done", *keys] if len(so_far) >= t.least else keys


def pick_cards(st: Table, seat: int, args: Args) -> Keys:
    return cards(st, seat, pickable(st, args[0], args[1]))


def picked_players(st: Table, seat: int, args: Args) -> Keys:
    return seats(pick_players(st, args[0], args[1]))


def words(st: Table, seat: int, args: Args) -> Keys:
    return named_words(st, args[0], args[1])


def search(st: Table, seat: int, args: Args) -> Keys:
    return ["none", *cards(st, seat, takable(st, args[0], args[1]))]


def hosts(st: Table, seat: int, args: Args) -> Keys:
    return cards(st, seat, hosts_for(st, k.INDEX[args[0]]))


# ---- specials ------------------------------------------------------------------------------------


def tickler_seats(st: Table, seat: int, args: Args) -> Keys:
    return seats(tickler_players(st, seat))


def tickler_cards(st: Table, seat: int, args: Args) -> Keys:
    return ["none", *cards(st, seat, tickler_copies(st, args[0]))]


def trader_cards(st: Table, seat: int, args: Args) -> Keys:
    return looked_keys(st, seat, seat, 2)


def looked(st: Table, seat: int, args: Args) -> Keys:
    return looked_keys(st, seat, args[0], args[1])


def card_types(st: Table, seat: int, args: Args) -> Keys:
    return [f"type:{x}" for x in TYPES[:4]]


def cunning(st: Table, seat: int, args: Args) -> Keys:
    return ["none", *cards(st, seat, cunning_cards(st, args[0]))]


def fire(st: Table, seat: int, args: Args) -> Keys:
    return ["play", "shuffle"]


# ---- challenges ----------------------------------------------------------------------------------


def challenges(st: Table, seat: int, args: Args) -> Keys:
    found = possible_challenges(st, seat)
    return [menu.PASS, *(f"challenge:{ICONS[icon]}:{other}" for icon, other in found)]


def challenge_candidates(st: Table, seat: int, args: Args) -> Keys:
    return [
        f"challenge:{icon}:{other}"
        for icon in ICONS
        for other in sorted(in_order(st))
        if other != seat
    ]


def why_not_challenge(st: Table, seat: int, args: Args, key: str) -> Refusal | None:
    _, _, rest = key.partition(":")
    icon, _, other = rest.partition(":")
    if icon not in ICONS or not other.isdigit() or int(other) not in in_order(st):
        return None
    rule = challenge_block(st, seat, ICONS.index(icon), int(other))
    if not rule and not has_attacker(st, seat, ICONS.index(icon)):
        rule = "challenges.attacker_needed"
    return Refusal(rule, {"icon": icon, "other_seat": int(other)}) if rule else None


def attackers(st: Table, seat: int, args: Args) -> Keys:
    return cards(st, seat, possible_attackers(st, seat, st.type), several=True)


def attacker_candidates(st: Table, seat: int, args: Args) -> Keys:
    return cards(st, seat, characters(st, seat), several=True)


def why_not_attack(st: Table, seat: int, args: Args, key: str) -> Refusal | None:
    named = dict(menu.card_keys(st, seat, characters(st, seat), several=True))
    if key not in named or named[key] in possible_attackers(st, seat, st.type):
        return None
    rule = "challenges.standing" if st.kneel[named[key]] else "challenges.icon"
    return Refusal(rule, {"card": code(st, named[key]), "icon": ICONS[st.type]})


def stealth(st: Table, seat: int, args: Args) -> Keys:
    return ["none", *cards(st, seat, may_bypass(st))]


def defenders(st: Table, seat: int, args: Args, so_far: tuple[str, ...]) -> Keys:
    return defended_keys(st, declare_cap(st, "defender"), so_far)


def why_not_defender(st: Table, seat: int, args: Args, key: str) -> Refusal | None:
    rule = why_not_defend(st, key)
    return Refusal(rule, {"card": key.split(":")[1], "icon": ICONS[st.type]}) if rule else None


def victims(st: Table, seat: int, args: Args) -> Keys:
    return cards(st, seat, characters(st, seat), several=True)


def claim_seats(st: Table, seat: int, args: Args) -> Keys:
    return seats(whispers(st))


def keyword_order(st: Table, seat: int, args: Args) -> Keys:
    return [f"keyword:{word}" for word in args[0]]


def keyword_users(st: Table, seat: int, args: Args) -> Keys:
    return [menu.PASS, *cards(st, seat, wielders(st, args[0], args[1]))]


def intimidate(st: Table, seat: int, args: Args) -> Keys:
    return ["none", *cards(st, seat, intimidated(st))]


# ---- quiet phases, settling, the end -------------------------------------------------------------


def kneelers(st: Table, seat: int, args: Args) -> Keys:
    return cards(st, seat, kneeling_characters(st, seat), several=True)


def troubled(st: Table, seat: int, args: Args) -> Keys:
    return cards(st, seat, troubled_cards(st, args[0]))


def victors(st: Table, seat: int, args: Args) -> Keys:
    return seats(winners(st))


def falling(st: Table, seat: int, args: Args) -> Keys:
    return seats(empty_decks(st))


def delayed(st: Table, seat: int, args: Args) -> Keys:
    return [
        f"delay:{k.IDS[k.ABILITIES[d.ability].face]}:{i}" for i, d in enumerate(due(st, args[0]))
    ]


KINDS = {
    kind.name: kind
    for kind in (
        Kind("setup.mulligan", "setup.mulligan", keys=mulligan),
        Kind(
            "setup.place",
            "setup.place",
            keys=hand_keys,
            extend=extend_setup,
            check=check_setup,
            candidates=hand_keys,
            why_not=why_not_setup,
        ),
        Kind("setup.attach", "setup.attachments", keys=setup_attach),
        Kind("plot.choose", "plot.choose", keys=plots),
        Kind("plot.first", "plot.first_player", keys=everybody),
        Kind("plot.order", "plot.order", keys=plot_order),
        Kind("title.choose", "titles.choose", keys=titles),
        Kind("title.redirect", "titles.redirect", keys=yes_or_no),
        Kind("title.target", "titles.redirect", keys=redirect_targets),
        Kind("window.save", "windows.would", keys=responses),
        Kind("window.interrupt", "windows.interrupt", keys=responses),
        Kind("window.reaction", "windows.reaction", keys=responses),
        Kind("window.forced", "windows.forced", keys=forced),
        Kind(
            "window.action",
            "windows.action",
            keys=actions,
            candidates=action_candidates,
            why_not=why_not_action,
        ),
        Kind("cost.x", "costs.x", keys=no_keys),
        Kind("cost.kneel", "costs.own", keys=cost_cards),
        Kind("cost.discard", "costs.own", keys=cost_cards),
        Kind("target.player", "targets.choose", keys=target_players),
        Kind("target.card", "targets.choose", keys=target_cards, extend=extend_targets),
        Kind("pick.card", "targets.not_chosen", keys=pick_cards),
        Kind("pick.player", "targets.not_chosen", keys=picked_players),
        Kind("name.word", "effects.name", keys=words),
        Kind("search.take", "effects.search", keys=search),
        Kind("attach.host", "attachments.host", keys=hosts),
        Kind("tickler.player", "targets.not_chosen", keys=tickler_seats),
        Kind("tickler.copy", "targets.copy", keys=tickler_cards),
        Kind("trader.take", "effects.look", keys=trader_cards),
        Kind("trader.bottom", "effects.look", keys=looked),
        Kind("bear.bottom", "effects.look", keys=looked),
        Kind("bear.top", "effects.look", keys=looked),
        Kind("olenna.type", "effects.name", keys=card_types),
        Kind("olenna.take", "effects.search", keys=cunning),
        Kind("fire.choice", "effects.may", keys=fire),
        Kind(
            "challenge.declare",
            "challenges.declare",
            keys=challenges,
            candidates=challenge_candidates,
            why_not=why_not_challenge,
        ),
        Kind(
            "challenge.attackers",
            "challenges.attackers",
            keys=attackers,
            candidates=attacker_candidates,
            why_not=why_not_attack,
        ),
        Kind("challenge.stealth", "keywords.stealth", keys=stealth),
        Kind(
            "challenge.defenders",
            "challenges.defenders",
            keys=victims,
            extend=defenders,
            candidates=victims,
            why_not=why_not_defender,
        ),
        Kind("claim.military", "claim.military", keys=victims),
        Kind("claim.opponents", "titles.whispers", keys=claim_seats),
        Kind("keywords.order", "keywords.order", keys=keyword_order),
        Kind("keywords.use", "keywords.may", keys=keyword_users),
        Kind("keywords.intimidate", "keywords.intimidate", keys=intimidate),
        Kind("standing.choose", "cards.stannis", keys=kneelers),
        Kind("taxation.reserve", "taxation.reserve", keys=hand_keys),
        Kind("settle.order", "windows.priority", keys=troubled),
        Kind("winning.name", "winning.several", keys=victors),
        Kind("winning.eliminate", "winning.order", keys=falling),
        Kind("delay.order", "windows.priority", keys=delayed),
    )
}
