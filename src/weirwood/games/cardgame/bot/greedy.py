"""The game's own sensible player: it marshals on curve, fights when it expects to win, and uses its
cards. It reads its view alone, and keeps nothing in mind.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from weirwood.kernel import Decision, Heuristic, Rng, State, Worlds, below, bounded

from .. import facts as k
from ..facts.terms import CHARACTER, HAND, PLAY, WIN, ZONES
from ..rules.values import strength
from ..rules.winning import total_power
from ..state import Position
from .judging import Board, Glance, ability_of, card_value, leaning, plot_value

Answer = Any
Chooser = Callable[[Board, Decision, list[str]], Answer]
WHEN_NEEDED = frozenset(("01029", "01045", "01102", "01142"))  # costly: only if it hurts others


def code_in(key: str) -> str:
    return key.split(":")[1]


def tag_in(key: str) -> int:
    return int(key.split(":")[2])


def best(keys: list[str], worth: Callable[[str], float]) -> str:
    """The key worth most; the first of equals."""
    return max(keys, key=worth)


def several(d: Decision, keys: list[str], worth: Callable[[str], float], *, low: bool) -> list[str]:
    """As few keys as allowed: the least worthy ones, or the worthiest."""
    ranked = sorted((key for key in keys if key != "done"), key=worth, reverse=not low)
    return ranked[: d.least]


def bare(key: str) -> float:
    """What a card named by a key is worth by its print."""
    return card_value(code_in(key)) if ":" in key else 0.0


def mulligan(board: Board, d: Decision, keys: list[str]) -> str:
    people = [c for c in board.me["hand"]["cards"] if k.FACES[k.INDEX[c]].type == CHARACTER]
    cheap = [c for c in people if k.FACES[k.INDEX[c]].cost <= 5]
    return "keep" if len(cheap) >= 2 else "mulligan"


def setup_cards(d: Decision, world: Any) -> list[str]:
    """Lay out as much as the gold allows: income first, then characters, then the rest."""
    so_far: list[str] = []
    while True:
        left = [o.key for o in world.options(d, so_far) if o.key != "done"]
        left = [key for key in left if code_in(key) != "01035"]
        if not left:
            return so_far
        so_far.append(best(left, lambda key: setup_worth(code_in(key))))


def setup_worth(code: str) -> float:
    face = k.FACES[k.INDEX[code]]
    if face.type == CHARACTER:
        return 10 + face.cost
    return 30 + 5 * face.gold if face.cost <= 1 else 5 - face.cost


def choose_plot(board: Board, d: Decision, keys: list[str]) -> str:
    return best(keys, lambda key: plot_value(code_in(key), board))


def name_first(board: Board, d: Decision, keys: list[str]) -> str:
    return f"seat:{board.seat}"


def own_seat(board: Board, d: Decision, keys: list[str]) -> str:
    return next((key for key in keys if key == f"seat:{board.seat}"), keys[0])


def other_seat(board: Board, d: Decision, keys: list[str]) -> str:
    """Whoever is ahead."""
    others = [key for key in keys if key != f"seat:{board.seat}"]
    if not others:
        return keys[0]
    return best(others, lambda key: board.players[int(code_in(key))]["power"])


TITLE_RANK = ("01208", "01206", "01209", "01207", "01210", "01211")


def choose_title(board: Board, d: Decision, keys: list[str]) -> str:
    return best(keys, lambda key: -TITLE_RANK.index(code_in(key)))


def redirect(board: Board, d: Decision, keys: list[str]) -> str:
    fight = board.view["challenge"]
    return "yes" if fight and fight["defender"] == board.seat else "no"


def act(board: Board, d: Decision, keys: list[str]) -> str:
    worth = {key: action_worth(board, key, keys) for key in keys}
    key = best(keys, lambda x: worth[x])
    return key if worth[key] > 0 else "pass"


def action_worth(board: Board, key: str, keys: list[str]) -> float:
    if key == "pass":
        return 0
    word, code = key.split(":")[:2]
    face = k.FACES[k.INDEX[code]]
    if word == "duplicate":
        return 60
    if word == "marshal":
        return marshal_worth(board, code)
    if word == "ambush":
        return 5 + face.cost if face.type == CHARACTER and board.active else 0
    ability = ability_of(key)
    verb = ability.steps[0].verb
    if verb == "discount":
        if code == "01027" or any(x.startswith("marshal") for x in keys):
            return 50 if board.can_use_discount(ability.steps[0]) else 0
        return 0
    return use_worth(board, code, ability)


def marshal_worth(board: Board, code: str) -> float:
    face = k.FACES[k.INDEX[code]]
    if face.type == CHARACTER:
        return 20 + face.cost
    if face.gold or (face.abilities and face.cost <= 1):
        return 45
    if code == "01035":
        return 15 if board.enemies("character") else 0
    if face.hosts is not None:
        return 12 if board.mine("character") else 0
    return 18 - face.cost


def use_worth(board: Board, code: str, ability: Any) -> float:
    """Is an action worth using now? Standing and strengthening matter in a challenge."""
    side = leaning(ability)
    verbs = {step.verb for step in ability.steps}
    if code in ("01131", "01134", "01169", "01130", "01104"):
        return 0
    if "stand" in verbs and "remove" not in verbs:
        return 8 if board.kneeling_own() else 0
    if "remove" in verbs:
        return 9 if board.attacked else 0
    if "strength" in verbs or "no_contribution" in verbs or "claim" in verbs:
        if not board.fighting:
            return 0
        return 10 if board.close(3) or side < 0 else 0
    if "icon" in verbs:
        return 0
    return 6


def respond(board: Board, d: Decision, keys: list[str]) -> str:
    """Use whatever may be used, if it is not aimed at oneself."""
    for key in keys:
        if key == "pass":
            continue
        if key.startswith("save"):
            return key
        code = code_in(key)
        if code == "01029" and not board.behind_on_board():
            continue
        if code in WHEN_NEEDED and code != "01029" and board.own_effect():
            continue
        if d.kind == "window.save" and not key.startswith("save"):
            parts = key.split(":")
            if len(parts) > 4 and not board.is_mine(int(parts[-1])):
                continue
        return key
    return "pass"


def target(board: Board, d: Decision, keys: list[str]) -> list[str]:
    ability = board.resolving_ability()
    side = leaning(ability) if ability is not None else -1
    worth = board.worth_for(side)
    shown = [key for key in keys if key != "done"]
    if not shown:
        return []
    each = ability is not None and any(t.each for t in ability.targets)
    if each and d.most > 1:  # keep the best ones
        return sorted(shown, key=board.row_worth, reverse=True)[: d.most]
    if each:
        return [min(shown, key=board.row_worth)]
    ranked = sorted(shown, key=worth, reverse=True)
    if d.most == 1 or ability is None:
        return ranked[:1]
    if any(t.total >= 0 for t in ability.targets):
        return ranked[:1]
    good = [key for key in ranked if worth(key) > 0][: d.most]
    return good if len(good) >= d.least else ranked[: d.least]


def pick_card(board: Board, d: Decision, keys: list[str]) -> str:
    ability = board.resolving_ability()
    shown = [key for key in keys if key != "none"]
    if ability is None or not shown:
        return keys[0]
    if board.resolver() != board.seat:
        return min(shown, key=board.row_worth)
    if shown[0].startswith("card:"):
        return best(shown, board.worth_for(leaning(ability)))
    return best(shown, bare)


def take(board: Board, d: Decision, keys: list[str]) -> str:
    found = [key for key in keys if key != "none"]
    return best(found, bare) if found else "none"


def take_some(board: Board, d: Decision, keys: list[str]) -> list[str]:
    found = [key for key in keys if key != "done"]
    return [best(found, bare)] if found else []


def host(board: Board, d: Decision, keys: list[str]) -> str:
    if d.args and d.args[0] == "01035":
        return best(keys, board.worth_for(-1))
    return best(keys, board.worth_for(1))


def cheapest(board: Board, d: Decision, keys: list[str]) -> list[str]:
    worth = board.row_worth if keys and keys[0].startswith("card:") else bare
    return several(d, keys, worth, low=True)


def dearest(board: Board, d: Decision, keys: list[str]) -> list[str]:
    return several(d, keys, board.row_worth, low=False)


def name_word(board: Board, d: Decision, keys: list[str]) -> str:
    if "reward:power" in keys:
        return "reward:power"
    return "icon:military" if "icon:military" in keys else keys[0]


def copy_or_none(board: Board, d: Decision, keys: list[str]) -> str:
    found = [key for key in keys if key != "none" and not board.is_mine(tag_in(key))]
    return best(found, board.row_worth) if found else "none"


def declare(board: Board, d: Decision, keys: list[str]) -> str:
    """The challenge from which most is to be expected."""

    def worth(key: str) -> float:
        if key == "pass":
            return 0
        _, icon, other = key.split(":")
        return board.expectation(icon, int(other))

    key = best(keys, worth)
    return key if worth(key) > 0 else "pass"


def attack(board: Board, d: Decision, keys: list[str]) -> list[str]:
    """As few attackers as beat all who could defend; everybody if that takes everybody."""
    fight = board.view["challenge"]
    need = board.defence(fight["type"], fight["defender"]) + 1
    rows = sorted((board.row(tag_in(key)), key) for key in keys if key != "done")
    ranked = sorted(rows, key=lambda pair: (-pair[0].strength, pair[0].tag))
    chosen: list[str] = []
    total = 0
    for row, key in ranked:
        if len(chosen) >= d.most or (chosen and total >= need):
            break
        chosen.append(key)
        total += row.strength
    if total >= need and len(chosen) == 1:  # the weakest one that does it alone
        alone = [key for row, key in reversed(ranked) if row.strength >= need]
        chosen = alone[:1] or chosen
    return chosen


def bypass(board: Board, d: Decision, keys: list[str]) -> str:
    fight = board.view["challenge"]
    able = [
        key
        for key in keys
        if key != "none"
        and fight["type"] in board.row(tag_in(key)).icons
        and not board.row(tag_in(key)).kneeling
        and tag_in(key) not in fight["bypassed"]
    ]
    return best(able, lambda key: board.row(tag_in(key)).strength) if able else "none"


def defend(board: Board, d: Decision, keys: list[str]) -> list[str]:
    """Win if that can be done, else send the weakest against an unopposed loss.

    Those who must defend are listed first, as many as the least answer has.
    """
    fight = board.view["challenge"]
    rows = [(board.row(tag_in(key)), key) for key in keys if key != "done"]
    forced, free = rows[: d.least], rows[d.least :]
    ranked = sorted(free, key=lambda pair: (-pair[0].strength, pair[0].tag))
    chosen = [key for _, key in forced]
    total = sum(row.strength for row, _ in forced)
    for row, key in ranked:
        if len(chosen) >= d.most or total > fight["attack"]:
            break
        chosen.append(key)
        total += row.strength
    if total > fight["attack"]:
        return chosen
    if forced:
        return [key for _, key in forced]
    return [key for row, key in reversed(ranked) if row.strength > 0 and row.value < 9][:1]


def keyword(board: Board, d: Decision, keys: list[str]) -> str:
    return next((key for key in keys if key != "pass"), "pass")


def intimidate(board: Board, d: Decision, keys: list[str]) -> str:
    found = [key for key in keys if key != "none"]
    return best(found, board.row_worth) if found else "none"


def everyone(board: Board, d: Decision, keys: list[str]) -> list[str]:
    return [key for key in keys if key != "done"]


def into_play(board: Board, d: Decision, keys: list[str]) -> str:
    return "play"


CHOOSERS: dict[str, Chooser] = {
    "setup.mulligan": mulligan,
    "setup.attach": host,
    "plot.choose": choose_plot,
    "plot.first": name_first,
    "plot.order": own_seat,
    "title.choose": choose_title,
    "title.redirect": redirect,
    "title.target": other_seat,
    "window.action": act,
    "window.save": respond,
    "window.interrupt": respond,
    "window.reaction": respond,
    "cost.kneel": cheapest,
    "cost.discard": cheapest,
    "target.player": other_seat,
    "target.card": target,
    "pick.card": pick_card,
    "pick.player": other_seat,
    "name.word": name_word,
    "search.take": take,
    "olenna.take": take,
    "trader.take": take_some,
    "attach.host": host,
    "tickler.player": other_seat,
    "tickler.copy": copy_or_none,
    "fire.choice": into_play,
    "challenge.declare": declare,
    "challenge.attackers": attack,
    "challenge.stealth": bypass,
    "challenge.defenders": defend,
    "claim.military": cheapest,
    "claim.opponents": everyone,
    "keywords.use": keyword,
    "keywords.intimidate": intimidate,
    "standing.choose": dearest,
    "taxation.reserve": cheapest,
    "winning.name": own_seat,
    "winning.eliminate": other_seat,
}


def glance(st: State, seat: int) -> Board:
    """What a seat sees in an imagined world, where nobody needs a whole view."""
    assert isinstance(st, Position)
    return Board(Glance(st, seat), seat)


def otherwise(board: Board, d: Decision, keys: list[str], rng: Rng, worlds: Worlds) -> Answer:
    """Questions without a chooser: the least amount, the order as it is, else anything."""
    if d.shape == "amount":
        return d.least
    if d.kind == "setup.place":  # what may be laid out depends on what has been: the rules tell
        return setup_cards(d, worlds(rng))
    if d.shape == "order":
        return keys[: d.least]
    return [keys[below(rng, len(keys))]]


GREEDY = Heuristic(Board, glance, CHOOSERS, otherwise)


def clock(st: Position) -> int:
    """Rises with every round."""
    return st.round


def evaluate(st: Position, seat: int) -> float:
    """How well a seat stands, from -1 to 1: power first, then characters, cards and gold."""

    def stand(s: int) -> float:
        if s in st.out:
            return -WIN
        people = sum(
            2 + strength(st, c)
            for c in st.cards.piles[s * ZONES + PLAY]
            if k.TYPE[st.cards.face[c]] == CHARACTER
        )
        cards = len(st.cards.piles[s * ZONES + PLAY]) + len(st.cards.piles[s * ZONES + HAND])
        return total_power(st, s) + 0.25 * people + 0.2 * cards

    mine = stand(seat)
    rest = max(stand(s) for s in range(st.seats) if s != seat)
    return bounded((mine - rest) / (2 * WIN))


def terms(st: Position, seat: int) -> dict[str, tuple[float, float]]:
    """What `evaluate` weighs: power, the strength of the characters, and cards."""

    def people(s: int) -> int:
        return sum(
            strength(st, c)
            for c in st.cards.piles[s * ZONES + PLAY]
            if k.TYPE[st.cards.face[c]] == CHARACTER
        )

    others = [s for s in range(st.seats) if s != seat]
    unit = 1 / (2 * WIN)
    return {
        "power": (total_power(st, seat), unit),
        "rival_power": (max(total_power(st, s) for s in others), -unit),
        "strength": (people(seat), 0.25 * unit),
        "rival_strength": (max(people(s) for s in others), -0.25 * unit),
        "cards": (
            len(st.cards.piles[seat * ZONES + PLAY]) + len(st.cards.piles[seat * ZONES + HAND]),
            0.2 * unit,
        ),
    }
